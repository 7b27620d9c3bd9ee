const svg = figure.querySelector("svg"), { canvas: [left, top_, wide, high], model } =
  JSON.parse(document.getElementById("model").textContent);
const picture = svg.viewBox.baseVal, pictured = [picture.width, picture.height];
const viewButtons = [...byView.values()], constraintButtons = [...byConstraint.values()];
const base = viewButtons.map(b => words(b.dataset.frame).map(Number)), unit = base[0][2] > 0 ? wide / base[0][2] : 1;
const shape = (name, attributes) => {
  const e = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const a in attributes) e.setAttribute(a, attributes[a]);
  return e;
};
// Every part keeps its distance from the nearer edges of its view.
function move(at, from, length, to, next) { return at - from <= length / 2 ? to + at - from : to + next - (from + length - at); }
const inCanvas = ([x, y, width], frame, f) => {
  const per = frame[2] > 0 ? width / frame[2] : 1;
  return [x + f[0] * per, y + f[1] * per, f[2] * per, f[3] * per];
};
function partsOf(selector, original) {
  const all = [];
  for (const g of figure.querySelectorAll(selector)) {
    for (const e of g.children) {
      if (e.localName === "title") continue;
      const was = {};
      for (const a of e.attributes) was[a.name] = a.value;
      all.push({ e, was, original, lines: [...e.querySelectorAll("text")], box: null, last: null, ratio: 1 });
    }
  }
  return all;
}
const layers = ":is([data-layer=content],[data-layer=frames])";
// By structure and button: a view that looks as in the page's own picture shares its parts.
const ownParts = viewButtons.map((b, i) =>
  partsOf(`g[data-view="${CSS.escape(b.dataset.ofView)}"]:not([data-of])${layers}`, inCanvas([left, top_, wide], base[0], base[i])));
// Text that the picture has cut off is whole again where there is room for it.
ownParts.forEach((parts, i) => {
  const full = model.full[i];
  for (const part of parts) if (full && part.lines.some(t => t.textContent.includes("…"))) part.full = full;
});
const parts = model.structures.map((s, k) => s.views.map((button, i) => {
  if (k === 0 || !s.canvas) return ownParts[button];
  const frames = i => s.frames.slice(4 * i, 4 * i + 4), id = CSS.escape(viewButtons[button].dataset.ofView);
  const other = partsOf(`g[data-view="${id}"][data-of="${k}"]${layers}`, inCanvas(s.canvas, frames(0), frames(i)));
  return other.length ? other : ownParts[button];
}));
const viewGroups = [...figure.querySelectorAll("g[data-view]" + layers)];
const ruler = document.createElement("canvas").getContext("2d");
function wrapped(part, width, height, ratio, wraps) {
  const texts = part.lines, fontSize = Number(texts[0].getAttribute("font-size")) * ratio;
  ruler.font = fontSize + "px sans-serif";
  const length = t => ruler.measureText(t).width || 1;
  const known = texts.reduce((sum, t) => sum + Number(t.getAttribute("textLength")), 0) * ratio;
  const stretch = known / texts.reduce((sum, t) => sum + length(t.textContent), 0);
  const lines = [], step = part.box.height / texts.length * ratio, room = width + 0.5;
  const text = part.full ?? texts.map(t => t.textContent).join(" ");
  if (part.full && !wraps) {
    let line = text;
    for (let n = text.length - 1; n > 0 && length(line) * stretch > room * 1.06; n--) line = text.slice(0, n).trimEnd() + "…";
    lines.push(line);
  } else for (const word of text.split(/\s+/)) {
    const joined = lines.length ? lines.at(-1) + " " + word : word;
    if (lines.length && length(joined) * stretch <= room) lines[lines.length - 1] = joined; else lines.push(word);
  }
  return lines.slice(0, Math.max(1, Math.round(height / step))).map((line, i) => {
    const e = shape("text", {
      x: 0, y: Number(texts[0].getAttribute("y")) * ratio + i * step, "font-size": fontSize, "font-family": "sans-serif",
      textLength: Math.min(length(line) * stretch, room), lengthAdjust: "spacingAndGlyphs", class: "again"
    });
    e.textContent = line;
    return e;
  });
}
// `ratio` is that of the text's size to its size in the picture, `flips` whether it begins on the other side, `wraps` whether it may
// have several lines.
function place(part, n, ratio, flips, wraps) {
  const { e, was, original: o } = part;
  if (part.last && part.ratio === ratio && part.flips === flips && part.last.every((v, i) => v === n[i])) return;
  Object.assign(part, { last: n, ratio, flips });
  const set = (name, value) => e.setAttribute(name, value);
  const x = v => move(v, o[0], o[2], n[0], n[2]), y = v => move(v, o[1], o[3], n[1], n[3]);
  for (const t of e.querySelectorAll(".again")) t.remove();
  e.classList.remove("rewrapped");
  e.style.clipPath = "";
  for (const a in was) if (a !== "class") set(a, was[a]);
  if (ratio === 1 && !flips && o.every((v, i) => v === n[i])) return;
  if (e.localName === "rect" || e.localName === "image") {
    const [a, b, w, h] = ["x", "y", "width", "height"].map(k => Number(was[k] ?? 0));
    set("x", x(a)); set("y", y(b));
    set("width", Math.max(x(a + w) - x(a), 0)); set("height", Math.max(y(b + h) - y(b), 0));
  } else if (e.localName === "ellipse") {
    const [a, b, w, h] = ["cx", "cy", "rx", "ry"].map(k => Number(was[k]));
    set("cx", (x(a - w) + x(a + w)) / 2); set("cy", (y(b - h) + y(b + h)) / 2);
    set("rx", Math.max(x(a + w) - x(a - w), 0) / 2); set("ry", Math.max(y(b + h) - y(b - h), 0) / 2);
  } else if (e.localName === "path" && /^[MLZ\d\s.,-]*$/.test(was.d)) {
    set("d", was.d.replace(/([ML])\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/g, (_, c, a, b) => c + x(Number(a)) + " " + y(Number(b))));
  } else {
    part.box ??= e.getBBox();
    const isText = part.lines.length > 0, r = isText ? ratio : 1, box = part.box;
    const at = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(was.transform ?? "")?.slice(1).map(Number) ?? [0, 0];
    const start = [at[0] + box.x, at[1] + box.y], length = [box.width, box.height];
    // Content in the middle stays there; other content stays at its nearer edge.
    const to = i => {
      let [before, after] = [start[i] - o[i], o[i] + o[i + 2] - start[i] - length[i]];
      if (Math.abs(before - after) < 3 && before > 2) return n[i] + (n[i + 2] - length[i] * r) / 2;
      if (i === 0 && flips && isText) [before, after] = [after, before];
      return after < before ? n[i] + n[i + 2] - after - length[i] * r : n[i] + before;
    };
    const rewraps = isText && (r !== 1 || Math.abs(n[2] - o[2]) > 0.5)
      && (part.lines.length > 1 || part.full || wraps && n[2] < length[0] * r - 0.5);
    let moved = [to(0) - r * box.x, to(1) - r * box.y];
    if (rewraps) {
      const [before, after] = [start[0] - o[0], o[0] + o[2] - start[0] - length[0]], isOne = part.lines.length === 1;
      const inset = isOne ? (part.full ? before : 0) : at[0] - o[0];
      moved = [n[0] + inset, n[1] + at[1] - o[1]];
      const isCentred = Math.abs(before - after) < 3 && (isOne ? before > 2
        : new Set(part.lines.map(t => t.getAttribute("x"))).size < 2);
      for (const t of wrapped(part, n[2] - (isOne ? 2 * inset : 0), n[3], r, wraps)) {
        if (isCentred) { t.setAttribute("x", n[2] / 2 - inset); t.setAttribute("text-anchor", "middle"); }
        else if (flips !== (isOne && after < before - 2)) { t.setAttribute("x", n[2] - 2 * inset); t.setAttribute("text-anchor", "end"); }
        e.append(t);
      }
      e.classList.add("rewrapped");
    }
    const over = (to(0) + length[0] * r - n[0] - n[2]) / r;
    if (isText && !rewraps && over > 0.5) e.style.clipPath = `inset(0 ${over}px 0 0)`;
    set("transform", `translate(${moved[0]} ${moved[1]})` + (r === 1 || rewraps ? "" : ` scale(${r})`)
      + (was.transform ?? "").replace(/translate\([^)]*\)/, ""));
  }
}
const sheets = [...figure.querySelectorAll("g[data-layer=canvas]")].map(g => [...g.querySelectorAll("rect")]);
const handles = shape("g", { class: "handles" }), grips = {};
// Points around a handle that belong to it: more for a finger.
const around = matchMedia("(pointer: coarse)").matches ? 14 : 8;
let zoom = 1, drawnSize = [], drawnStructure = null;
function draw(found, size, isChanged, looks) {
  figure.classList.toggle("changed", isChanged);
  const shown = isChanged ? found.structure : 0;
  if (drawnStructure !== shown) {
    const present = new Set(parts[shown].flat().map(part => part.e.parentNode));
    for (const g of viewGroups) g.classList.toggle("gone", !present.has(g));
    drawnStructure = shown;
  }
  if (isChanged) {
    found.views.forEach((view, i) => {
      const n = inCanvas([left, top_, unit], [0, 0, 1], view.canvas);
      for (const part of parts[shown][i]) {
        place(part, n, looks.ratios[i] ?? 1, looks.flips, looks.wraps[i]);
        if (part.e.parentNode.dataset.layer === "frames") {
          const name = view.isConflicting ? "in-conflict" : view.open.length ? "open" : "";
          if (part.name !== name) { part.e.classList.remove("in-conflict", "open"); if (name) part.e.classList.add(name); part.name = name; }
        }
      }
    });
  } else {
    for (const part of ownParts.flat()) { place(part, part.original, 1, false); part.e.classList.remove("in-conflict", "open"); part.name = ""; }
  }
  if (drawnSize[0] === size[0] && drawnSize[1] === size[1]) return;
  drawnSize = [...size];
  const grown = [(size[0] - base[0][2]) * unit, (size[1] - base[0][3]) * unit];
  const whole = [pictured[0] + grown[0], pictured[1] + grown[1]];
  svg.setAttribute("viewBox", `0 0 ${whole[0]} ${whole[1]}`);
  svg.setAttribute("width", whole[0]); svg.setAttribute("height", whole[1]);
  svg.style.width = whole[0] * zoom + "px";
  for (const [paper, canvas] of sheets) {
    paper?.setAttribute("width", whole[0]); paper?.setAttribute("height", whole[1]);
    canvas?.setAttribute("width", wide + grown[0]); canvas?.setAttribute("height", high + grown[1]);
  }
  const [right, bottom] = [left + wide + grown[0], top_ + high + grown[1]];
  // Beside the picture, where they cover no marks.
  const beside = whole.map(v => v + 8);
  const put = (name, x, y, w, h) => {
    const [hit, grip] = grips[name].children;
    for (const [k, v] of Object.entries({ x: x - around, y: y - around, width: w + 2 * around, height: h + 2 * around })) hit.setAttribute(k, v);
    const middle = [x + w / 2, y + h / 2], long = [name === "height" ? 22 : 5, name === "width" ? 22 : 5].map(v => name === "both" ? 7 : v);
    for (const [k, v] of Object.entries({ x: middle[0] - long[0], y: middle[1] - long[1], width: 2 * long[0], height: 2 * long[1] }))
      grip.setAttribute(k, v);
  };
  put("width", beside[0], top_, 0, bottom - top_);
  put("height", left, beside[1], right - left, 0);
  put("both", ...beside, 0, 0);
}
