// Sets texts in boxes as the program does. A text is a row of glyphs and, for each width at which its lines change, the parts of the
// row that are its lines.
const rowsOf = new Map();
function rowOf(text) {
  if (!rowsOf.has(text)) {
    const { glyphs, advances, gaps, styles, steps, dots } = scenes.rows[text.row], row = [], ends = [[0, 0]];
    let x = 0, run = -1, left = 0;
    glyphs.forEach((glyph, i) => {
      if (left === 0) { run += 1; left = styles[4 * run]; }
      left -= 1;
      const start = x + gaps[i] / 1000;
      x = start + advances[i] / 1000;
      ends.push([x, x + (gaps[i + 1] ?? 0) / 1000]);
      row.push({ glyph, start, style: styles.slice(4 * run + 1, 4 * run + 4) });
    });
    const unfold = list => list.flatMap((value, i) => i % 2 ? [] : Array(list[i + 1]).fill(value));
    const heights = unfold(text.heights), baselines = unfold(text.baselines);
    // What of a line follows from the row: its width, and an ellipsis at its end or behind a blank there.
    const whole = ([from, count, ...rest]) => {
      if (rest.length > 1) return [from, count, ...rest];
      const [own, next] = ends[from + count].map(end => count ? end - (from > 0 ? row[from].start : 0) : 0), [glyph, , size, drop, own_, width] = dots;
      if (!rest.length) return [from, count, own];
      const at = rest[0] === 1 ? next : own;
      return [from, count, at + width, [glyph, at, size, drop, own_]];
    };
    const begins = (lines, i) => i > 0 && i === steps.length - 1 ? 0 : Math.max(0, ...lines.map(l => l[2])) - 0.006;
    const read = steps.map((step, i) => { const lines = step.at(-1).map(whole); return [step.length > 1 ? step[0] : begins(lines, i), lines]; });
    rowsOf.set(text, { row, steps: read.map(([from, lines], i) => ({ from, lines, height: heights[i], baselines: baselines[i] })) });
  }
  return rowsOf.get(text);
}
const stepAt = (steps, room) => {
  let [low, high] = [0, steps.length - 1];
  while (low < high) { const middle = low + high >> 1; if (steps[middle].from <= room) high = middle; else low = middle + 1; }
  return low;
};
// What of a text is in a box, and where: a step's lines, the left and upper end, and the room for alignment.
function setText(text, box, given, isAtTop) {
  const { steps } = rowOf(text), [x, y, width, height] = box;
  const isWrapped = isAtTop || text.width > width + 0.01 || text.limit !== 1 && steps[0].lines.length > 1;
  const room = isWrapped ? Math.abs(given - width) < 1 / scale && !isAtTop ? given : width : null;
  let shown = text, step = isWrapped ? stepAt(steps, room) : 0, { lines, height: high } = steps[step];
  if (isAtTop) return { shown, step, x, y, room, clips: true };
  // If not all lines fit, those that do are drawn, at least one, and the last of them is cut off.
  if (lines.length > 1 && high > height + Math.max(0.5, Math.min(lines.length, 3) / scale)) {
    const line = (high + text.spacing) / lines.length, count = Math.max(1, Math.floor((height + text.spacing + 0.5) / line));
    if (count < lines.length && text.fewer?.[count - 1] !== undefined) {
      shown = scenes.texts[text.fewer[count - 1]];
      const fewer = rowOf(shown).steps;
      step = stepAt(fewer, room ?? width);
      ({ lines, height: high } = fewer[step]);
    }
  }
  const wide = isWrapped ? Math.max(0, ...lines.map(l => l[2])) : text.width, part = Math.min(wide, width);
  const left = isWrapped || text.align === 0 ? x : text.align === 1 ? roundPixels(x + width - part) : roundPixels(x + width / 2 - part / 2);
  return { shown, step, x: left, y: roundPixels(y + height / 2 - high / 2), room, clips: high > height + 0.5 || wide > width + 0.5 };
}
function glyphsNode(placed, color) {
  const g = shape("g"), last = { style: null, g: null };
  for (const { glyph, x, style } of placed) {
    if (last.style?.join() !== style.join()) {
      const [size, drop, own] = style;
      last.g = shape("g", { transform: `${drop ? `translate(0 ${drop}) ` : ""}scale(${size / 4000})`, fill: paint(own < 0 ? color : own) });
      last.style = style;
      g.append(last.g);
    }
    last.g.append(shape("use", { href: "#" + glyphId(glyph), x: Math.round(x / style[0] * 4000) }));
  }
  return g;
}
function barsNode(bars, color, isBehind) {
  const g = shape("g");
  for (let i = 0; i < bars.length; i += 6) {
    const [x, y, width, height, own, behind] = bars.slice(i, i + 6);
    if ((behind === 1) === isBehind) g.append(shape("rect", { x, y, width, height, fill: paint(own < 0 ? color : own) }));
  }
  return g;
}
const tailOf = list => {
  const placed = [];
  for (let i = 0; i < list.length; i += 5) placed.push({ glyph: list[i], x: list[i + 1], style: list.slice(i + 2, i + 5) });
  return placed;
};
function lineNode(row, [from, count, , tail = [], bars = []], baseline, color) {
  const g = shape("g"), start = from > 0 ? row[from].start : 0, line = shape("g", { transform: `translate(0 ${baseline})` });
  line.append(...glyphsNode(row.slice(from, from + count).map(p => ({ ...p, x: p.start - start })).concat(tailOf(tail)), color).childNodes);
  g.append(barsNode(bars, color, true), line, barsNode(bars, color, false));
  return g;
}
// A text in its view: made again where its lines change, else only moved.
function textNode(item) {
  const node = shape("g"), text = scenes.texts[item.text];
  let made = "", clip = null;
  return { node, update(box, given, shown) {
    const set = setText(text, box, given, item.top === 1), { row, steps } = rowOf(set.shown), { baselines, lines } = steps[set.step];
    const key = set.shown.row + " " + set.shown.limit + " " + set.step;
    if (made !== key) node.replaceChildren(...lines.map((line, i) => lineNode(row, line, baselines[i], item.fill)));
    made = key;
    lines.forEach((line, i) => {
      const x = set.room === null ? text.lefts?.[i] ?? 0 : text.align * (set.room - line[2]);
      node.children[i].setAttribute("transform", `translate(${set.x + x} ${set.y})`);
    });
    clip = clipTo(node, set.clips ? shown ?? box : null, 0, clip);
  } };
}
