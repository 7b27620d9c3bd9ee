// SPDX-License-Identifier: Apache-2.0
extension LayoutWebPage {
    static let unpackingScript = #"""
        // Five characters for four bytes, as RFC 1924 writes them.
        function decode(text) {
          const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
          const values = new Uint8Array(128), out = new DataView(new ArrayBuffer(text.length / 5 * 4));
          for (let i = 0; i < 85; i++) values[digits.charCodeAt(i)] = i;
          for (let i = 0; i < text.length; i += 5) {
            let group = 0;
            for (let k = 0; k < 5; k++) group = group * 85 + values[text.charCodeAt(i + k)];
            out.setUint32(i / 5 * 4, group);
          }
          return new Uint8Array(out.buffer);
        }
        // The module is compressed with LZMA (lc 3, lp 0, pb 0), which leaves a quarter less than what browsers can inflate.
        function unpack(data, size) {
          const MATCH = 0, REP = 12, G0 = 24, G1 = 36, G2 = 48, LONG = 60, SLOT = 72, SPECIAL = 328, ALIGN = 443, LENGTH = 459,
            REPLENGTH = 733, LITERAL = 1007;
          const chances = new Uint16Array(LITERAL + 0x300 * 8).fill(1024), out = new Uint8Array(size);
          let range = 0xffffffff, code = 0, at = 5, position = 0, state = 0, rep0 = 0, rep1 = 0, rep2 = 0, rep3 = 0;
          for (let i = 1; i < 5; i++) code = (code << 8 | data[i]) >>> 0;
          function refill() {
            if (range < 0x1000000) { range = range << 8 >>> 0; code = (code << 8 | data[at++]) >>> 0; }
          }
          function bit(index) {
            const chance = chances[index], bound = (range >>> 11) * chance;
            if (code < bound) {
              range = bound; chances[index] = chance + (2048 - chance >> 5); refill(); return 0;
            }
            range -= bound; code -= bound; chances[index] = chance - (chance >> 5); refill(); return 1;
          }
          function tree(base, bits) {
            let node = 1;
            for (let i = 0; i < bits; i++) node = node << 1 | bit(base + node);
            return node - (1 << bits);
          }
          function reversed(base, bits) {
            let node = 1, value = 0;
            for (let i = 0; i < bits; i++) { const b = bit(base + node); node = node << 1 | b; value |= b << i; }
            return value;
          }
          const length = base => !bit(base) ? tree(base + 2, 3) : !bit(base + 1) ? 8 + tree(base + 10, 3) : 16 + tree(base + 18, 8);
          while (position < size) {
            if (!bit(MATCH + state)) {
              const base = LITERAL + 0x300 * (position ? out[position - 1] >> 5 : 0);
              let symbol = 1;
              if (state >= 7) {
                let match = out[position - rep0 - 1];
                do {
                  const expected = match >> 7 & 1; match <<= 1;
                  const b = bit(base + (1 + expected << 8) + symbol);
                  symbol = symbol << 1 | b;
                  if (b !== expected) break;
                } while (symbol < 256);
              }
              while (symbol < 256) symbol = symbol << 1 | bit(base + symbol);
              out[position++] = symbol;
              state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
              continue;
            }
            let count;
            if (bit(REP + state)) {
              if (!bit(G0 + state)) {
                if (!bit(LONG + state)) { state = state < 7 ? 9 : 11; out[position] = out[position - rep0 - 1]; position++; continue; }
              } else {
                let distance = rep1;
                if (bit(G1 + state)) { if (bit(G2 + state)) { distance = rep3; rep3 = rep2; } else distance = rep2; rep2 = rep1; }
                rep1 = rep0; rep0 = distance;
              }
              count = length(REPLENGTH); state = state < 7 ? 8 : 11;
            } else {
              rep3 = rep2; rep2 = rep1; rep1 = rep0;
              count = length(LENGTH); state = state < 7 ? 7 : 10;
              const slot = tree(SLOT + 64 * Math.min(count, 3), 6);
              rep0 = slot;
              if (slot > 3) {
                const bits = (slot >> 1) - 1;
                rep0 = (2 | slot & 1) << bits;
                if (slot < 14) rep0 += reversed(SPECIAL + rep0 - slot, bits);
                else {
                  let value = 0;
                  for (let i = bits; i > 4; i--) {
                    range >>>= 1; value <<= 1;
                    if (code >= range) { code -= range; value |= 1; }
                    refill();
                  }
                  rep0 += (value << 4) + reversed(ALIGN, 4);
                }
              }
            }
            for (count += 2; count > 0 && position < size; count--, position++) out[position] = out[position - rep0 - 1];
          }
          return out;
        }

        """#

    static let solvingStyle = """
        #controls{display:flex;flex-wrap:wrap;gap:.4rem 1rem;align-items:center;margin:0 0 .6rem}
        #controls[hidden]{display:none}
        #controls button{width:auto;border-color:var(--line);padding:.2rem .8rem}
        input{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:6px;padding:.2rem .4rem}
        input[type=number]{width:6.5em}
        #outcome{color:var(--soft);font-size:.875rem;flex-basis:100%}
        .edit{display:none;flex-wrap:wrap;gap:.3rem 1rem;padding:.3rem .4rem;font-size:.875rem}
        button[aria-pressed=true]+.edit,.edit:focus-within,.edit.changed{display:flex}
        .edit.changed{border-left:3px solid var(--lit)}
        figure.changed svg g[data-layer]:not([data-layer=content],[data-layer=frames],[data-layer=canvas]){display:none}
        figure svg{overflow:visible}
        .gone,figure:not(.changed) [data-of]{display:none}
        select{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:6px;padding:.2rem .4rem;max-width:14em}
        .rewrapped>:not(.again){display:none}
        figure rect.in-conflict{stroke:var(--bad);stroke-width:2}
        figure rect.open{stroke:var(--warn);stroke-width:1.5;stroke-dasharray:4 3}
        figure{padding:0 20px 20px 0}
        .handle .hit{fill:transparent}
        .handle .grip{fill:var(--lit);fill-opacity:.75}
        .handle:hover .grip{fill-opacity:1}
        .handle.width{cursor:ew-resize}.handle.height{cursor:ns-resize}.handle.both{cursor:nwse-resize}
        @media print{#controls,.handle{display:none}figure{padding:0}}

        """
}
