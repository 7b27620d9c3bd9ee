// Unpacks what `xz --format=lzma` packs, as the specification of LZMA describes it: the engine is a quarter smaller than with what
// browsers unpack themselves.
function unlzma(input) {
  const lc = input[0] % 9, lp = Math.floor(input[0] / 9) % 5, pb = Math.floor(input[0] / 45);
  // The header has 13 bytes, and the first of what follows is always 0.
  let at = 14, range = 2 ** 32 - 1, code = 0, out = new Uint8Array(1 << 20), size = 0, state = 0, reps = [0, 0, 0, 0];
  const shift = () => { code = (code << 8 | input[at++]) >>> 0; };
  for (let i = 0; i < 4; i++) shift();
  const chances = count => new Uint16Array(count).fill(1024);
  const narrow = () => { if (range < 2 ** 24) { range = range << 8 >>> 0; shift(); } };
  const bit = (p, i) => {
    const bound = (range >>> 11) * p[i], isOne = code >= bound;
    if (isOne) { range -= bound; code -= bound; p[i] -= p[i] >> 5; } else { range = bound; p[i] += 2048 - p[i] >> 5; }
    narrow();
    return isOne ? 1 : 0;
  };
  const tree = (p, bits, base = 0) => { let m = 1; for (let i = 0; i < bits; i++) m = m << 1 | bit(p, base + m); return m - (1 << bits); };
  const reversed = (p, bits, base) => {
    let m = 1, found = 0;
    for (let i = 0; i < bits; i++) { const b = bit(p, base + m); m = m << 1 | b; found |= b << i; }
    return found;
  };
  const direct = bits => {
    let found = 0;
    for (let i = 0; i < bits; i++) { range >>>= 1; const isOne = code >= range; if (isOne) code -= range; found = found * 2 + (isOne ? 1 : 0); narrow(); }
    return found;
  };
  const lengths = () => ({ choice: chances(2), low: chances(16 << 3), middle: chances(16 << 3), high: chances(256) });
  const length = (p, place) => !bit(p.choice, 0) ? tree(p.low, 3, place << 3) : !bit(p.choice, 1) ? 8 + tree(p.middle, 3, place << 3) : 16 + tree(p.high, 8);
  const literals = chances(0x300 << lc + lp), matches = chances(12 << 4), repeated = chances(12), [first, second, third] = [0, 0, 0].map(() => chances(12));
  const long = chances(12 << 4), slots = chances(4 << 6), distances = chances(115), ends = chances(16), matched = lengths(), again = lengths();
  const put = byte => {
    if (size === out.length) { const more = new Uint8Array(2 * size); more.set(out); out = more; }
    out[size++] = byte;
  };
  for (;;) {
    const place = size & (1 << pb) - 1;
    if (!bit(matches, (state << 4) + place)) {
      const base = 0x300 * (((size & (1 << lp) - 1) << lc) + ((size ? out[size - 1] : 0) >> 8 - lc));
      let symbol = 1, model = state >= 7 ? out[size - reps[0] - 1] : -1;
      while (symbol < 256) {
        const known = model < 0 ? -1 : model >> 7 & 1, b = bit(literals, base + (known < 0 ? 0 : 1 + known << 8) + symbol);
        symbol = symbol << 1 | b;
        model = known === b ? model << 1 & 255 : -1;
      }
      put(symbol & 255);
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count;
    if (bit(repeated, state)) {
      if (!bit(first, state)) {
        if (!bit(long, (state << 4) + place)) { put(out[size - reps[0] - 1]); state = state < 7 ? 9 : 11; continue; }
      } else reps.unshift(...reps.splice(!bit(second, state) ? 1 : !bit(third, state) ? 2 : 3, 1));
      count = length(again, place);
      state = state < 7 ? 8 : 11;
    } else {
      count = length(matched, place);
      state = state < 7 ? 7 : 10;
      const slot = tree(slots, 6, Math.min(count, 3) << 6), bits = (slot >> 1) - 1;
      let distance = slot;
      if (slot >= 4) {
        distance = (2 | slot & 1) * 2 ** bits;
        distance += slot < 14 ? reversed(distances, bits, distance - slot) : direct(bits - 4) * 16 + reversed(ends, 4, 0);
      }
      if (distance === 2 ** 32 - 1) return out.subarray(0, size);
      reps = [distance, ...reps.slice(0, 3)];
    }
    for (let i = 0; i < count + 2; i++) put(out[size - reps[0] - 1]);
  }
}
