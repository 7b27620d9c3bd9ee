"use strict";
const figure = document.querySelector("figure"), sentence = document.getElementById("sentence"), svg = figure.querySelector("svg");
const hint = sentence.textContent, byView = new Map(), byConstraint = new Map();
for (const b of document.querySelectorAll("[data-of-view]")) byView.set(b.dataset.ofView, b);
for (const b of document.querySelectorAll("[data-of-constraint]")) byConstraint.set(b.dataset.ofConstraint, b);
const words = text => text ? text.split(" ") : [];
const number = n => String(Math.round(n * 100) / 100);
const groups = [...figure.querySelectorAll("g[data-layer]")];
const shape = (name, attributes) => {
  const e = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const a in attributes) e.setAttribute(a, attributes[a]);
  return e;
};
// Where the canvas is in the picture, and how much it is enlarged there.
const [left, top_, wide, high] = words(figure.dataset.canvas).map(Number), picture = svg.viewBox.baseVal, pictured = [picture.width, picture.height];
const viewButtons = [...byView.values()], constraintButtons = [...byConstraint.values()];
const frameOf = button => words(button.dataset.frame).map(Number);
const base = viewButtons.map(frameOf), unit = base[0][2] > 0 ? wide / base[0][2] : 1;
let kept = null, pointed = null, measures = false, anchor = null, zoom = 1;
// What only a page that solves its layout knows: what follows from keeping a view, and the insets within a view's frame by their names.
let onKeep = () => {}, insetsOf = () => [];

// Distances, as lines with numbers over the picture.
const redlines = shape("g", { class: "redlines", "aria-hidden": "true" });
svg.append(redlines);
function redline(a, b, i, at, extents) {
  // Along axis i from a to b, across it at a place; an extent is where the line goes on beside a view that it misses.
  if (Math.abs(b - a) < 0.005) return;
  const k = 1 / zoom, place = (along, across) => i === 0 ? [along, across] : [across, along];
  const point = (along, across) => { const [x, y] = place(along, across); return [left + x * unit, top_ + y * unit]; };
  const line = (p, q, name) => redlines.append(shape("path", { d: `M${p.join(" ")}L${q.join(" ")}`, class: name, "stroke-width": k }));
  for (const [along, from, to] of extents) if (at < from || at > to) line(point(along, at < from ? from : to), point(along, at), "beside");
  const [p, q] = [point(a, at), point(b, at)], tick = i === 0 ? [0, 4 * k] : [4 * k, 0];
  line(p, q, "");
  for (const end of [p, q]) line([end[0] - tick[0], end[1] - tick[1]], [end[0] + tick[0], end[1] + tick[1]], "");
  const text = number(Math.abs(b - a)), width = (text.length * 7.2 + 8) * k, height = 17 * k;
  const middle = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  // Beside a line that is too short for it.
  const center = Math.abs(b - a) * unit > (i === 0 ? width : height) ? middle : i === 0 ? [middle[0], middle[1] - 14 * k] : [middle[0] + width / 2 + 6 * k, middle[1]];
  redlines.append(shape("rect", { x: center[0] - width / 2, y: center[1] - height / 2, width, height, rx: 3 * k }));
  const label = shape("text", { x: center[0], y: center[1], "font-size": 12 * k, "text-anchor": "middle", "dominant-baseline": "central", fill: "#fff" });
  label.textContent = text;
  redlines.append(label);
}
function box(frame, name) {
  const [x, y, width, height] = frame;
  redlines.append(shape("rect", { x: left + x * unit, y: top_ + y * unit, width: width * unit, height: height * unit, class: name, "stroke-width": 1.5 / zoom }));
}
// Between two frames: the gap where they are apart, else how far their edges are from each other.
function distancesAlong(x, y, i) {
  const ends = f => [f[i], f[i] + f[i + 2]], [a, b] = ends(x), [c, d] = ends(y);
  return c >= b ? [[b, c]] : a >= d ? [[d, a]] : [[a, c], [b, d]];
}
function showDistances(x, y) {
  for (const i of [0, 1]) {
    const j = 1 - i, span = f => [f[j], f[j] + f[j + 2]], [a, b] = span(x), [c, d] = span(y);
    const common = [Math.max(a, c), Math.min(b, d)], at = common[0] < common[1] ? (common[0] + common[1]) / 2 : (a + b) / 2;
    for (const [from, to] of distancesAlong(x, y, i)) redline(from, to, i, at, [[from, a, b], [to, a, b], [from, c, d], [to, c, d]].filter(([along, , ], n) => {
      const f = n < 2 ? x : y;
      return Math.abs(f[i] - along) < 0.005 || Math.abs(f[i] + f[i + 2] - along) < 0.005;
    }));
  }
}
function gap(x, y, i, names) {
  const found = distancesAlong(x, y, i);
  if (found.length === 1) return number(found[0][1] - found[0][0]) + " points apart " + names[0];
  return names[1] + " edges differ by " + number(y[i] - x[i]) + ", " + names[2] + " edges by " + number(y[i] + y[i + 2] - x[i] - x[i + 2]);
}
function distances(a, b) {
  const [x, y] = [frameOf(a), frameOf(b)];
  return a.dataset.ofView + " and " + b.dataset.ofView + ": " + gap(x, y, 0, ["horizontally", "left", "right"]) + "; "
    + gap(x, y, 1, ["vertically", "top", "bottom"]) + ".";
}
// Insets as a line within the frame, with a number at each side that has room for it.
function showInsets(button) {
  const frame = frameOf(button), told = [];
  for (const [name, [l, t, r, b]] of insetsOf(button)) {
    if (![l, t, r, b].some(v => Math.abs(v) > 0.005)) continue;
    const inner = [frame[0] + l, frame[1] + t, frame[2] - l - r, frame[3] - t - b], k = 1 / zoom;
    box(inner, "inset");
    for (const [value, x, y] of [[l, frame[0] + l / 2, inner[1] + inner[3] * 0.3], [r, inner[0] + inner[2] + r / 2, inner[1] + inner[3] * 0.3],
      [t, inner[0] + inner[2] * 0.3, frame[1] + t / 2], [b, inner[0] + inner[2] * 0.3, inner[1] + inner[3] + b / 2]]) {
      if (Math.abs(value) * unit * zoom < 12) continue;
      const label = shape("text", { x: left + x * unit, y: top_ + y * unit, "font-size": 11 * k, "stroke-width": 3 * k, class: "inset" });
      label.textContent = number(value);
      redlines.append(label);
    }
    told.push(`${name} ${[[t, "top"], [l, "left"], [b, "bottom"], [r, "right"]].filter(([v]) => Math.abs(v) > 0.005).map(([v, side]) => number(v) + " " + side).join(", ")}`);
  }
  return told.map(t => "; " + t).join("");
}
const superviewOf = button => button.closest("ul").closest("li")?.querySelector("[data-of-view]") ?? null;

function show(button) {
  pointed = button;
  for (const e of document.querySelectorAll(".lit")) e.classList.remove("lit");
  for (const g of [...groups, ...figure.querySelectorAll(".marks>g")]) g.classList.remove("part");
  redlines.replaceChildren();
  svg.append(redlines);
  const view = button?.dataset.ofView, constraint = button?.dataset.ofConstraint;
  // The root view holds everything: nothing fades for it.
  figure.classList.toggle("chosen", !!button && button !== viewButtons[0]);
  document.body.classList.toggle("telling", !!button);
  if (!button) { sentence.textContent = hint; return; }
  const views = new Set(view !== undefined ? [view] : words(button.dataset.related));
  const constraints = new Set(view !== undefined ? words(button.dataset.related) : [constraint]);
  const other = view === undefined ? null : kept && kept !== button && kept.dataset.ofView !== undefined ? kept : measures ? (anchor && anchor !== button ? anchor : superviewOf(button)) : null;
  if (other) { views.add(other.dataset.ofView); other.classList.add("lit"); }
  for (const g of [...groups, ...figure.querySelectorAll(".marks>g")]) {
    const c = (g.dataset.constraint || "").replace("constraint:", "");
    if (views.has(g.dataset.view) || g.dataset.constraint && constraints.has(c)) g.classList.add("part");
  }
  button.classList.add("lit");
  for (const v of views) { const b = byView.get(v); if (view === undefined) b?.classList.add("lit"); if (b && b !== viewButtons[0]) box(frameOf(b), "box"); }
  for (const c of constraints) if (view !== undefined) byConstraint.get(c)?.classList.add("lit");
  const insets = view !== undefined && !other ? showInsets(button) : "";
  const [first, last] = words(button.dataset.lines).map(Number);
  for (let n = first; n <= last && n - first < 200; n++) document.getElementById("line-" + n)?.classList.add("lit");
  if (view !== undefined) {
    const frame = frameOf(button), outer = superviewOf(button);
    if (other) showDistances(frameOf(other), frame);
    else if (outer) showDistances(frameOf(outer), frame);
  }
  sentence.textContent = other ? distances(other, button)
    : view !== undefined
      ? view + ": " + button.querySelector(".frame").textContent + ", " + constraints.size + " constraints"
        + [...button.querySelectorAll(".state")].map(s => ", " + s.textContent).join("") + insets
      : button.querySelector(".sentence").textContent;
}
function keep(button) {
  if (kept) kept.setAttribute("aria-pressed", "false");
  kept = kept === button ? null : button;
  if (kept) kept.setAttribute("aria-pressed", "true");
  onKeep(kept);
  show(button);
}
for (const button of [...viewButtons, ...constraintButtons]) {
  button.setAttribute("aria-pressed", "false");
  button.addEventListener("mouseenter", () => show(button));
  button.addEventListener("mouseleave", () => show(kept));
  button.addEventListener("focus", () => show(button));
  button.addEventListener("blur", () => show(kept));
  button.addEventListener("click", () => keep(button));
}
// The mark of a constraint under the pointer, else the foremost view there.
function under(event) {
  const mark = event.target.closest("g[data-constraint]");
  if (mark && !figure.classList.contains("changed")) return byConstraint.get(mark.dataset.constraint.replace("constraint:", "")) ?? null;
  if (figure.classList.contains("space")) return byView.get(event.target.closest("g[data-view]")?.dataset.view) ?? null;
  const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse()), [x, y] = [(p.x - left) / unit, (p.y - top_) / unit];
  return viewButtons.findLast(b => {
    const f = frameOf(b);
    return !b.closest("li").hidden && b.querySelector(".state.hidden") === null && x >= f[0] && y >= f[1] && x <= f[0] + f[2] && y <= f[1] + f[3];
  }) ?? null;
}
figure.addEventListener("pointermove", event => {
  if (event.pointerType === "touch" || event.buttons) return;
  const b = under(event);
  if (b !== pointed) show(b ?? kept);
});
figure.addEventListener("mouseleave", () => show(kept));
figure.addEventListener("click", event => { const b = under(event); if (b) keep(b); else if (kept) keep(kept); });
// In the picture the arrows go from view to view, as in a tree.
const neighbours = {
  ArrowUp: b => superviewOf(b), ArrowDown: b => b.parentNode.querySelector("ul [data-of-view]"),
  ArrowRight: b => b.closest("li").nextElementSibling?.querySelector("[data-of-view]"),
  ArrowLeft: b => b.closest("li").previousElementSibling?.querySelector("[data-of-view]")
};
figure.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (neighbours[event.key]) { const next = pointed ? neighbours[event.key](pointed) : viewButtons[0]; if (next) show(next); }
  else if (event.key === "Enter" && pointed) keep(pointed);
  else return;
  event.preventDefault();
});
document.addEventListener("keydown", event => {
  if (event.key === "Escape" && !keys.open) { if (kept) keep(kept); show(null); }
  if (event.key === "Alt" && !measures) { measures = true; if (pointed?.dataset.ofView !== undefined) anchor = pointed; show(pointed); }
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT)$/.test(event.target.tagName) || keys.open) return;
  if (event.key === "?") keys.showModal();
  else if (event.key === "n" || event.key === "N") nextFinding(event.key === "n" ? 1 : -1);
  else if (byKey[event.key] && byKey[event.key].checkVisibility()) byKey[event.key].click();
  else return;
  event.preventDefault();
});
document.addEventListener("keyup", event => { if (event.key === "Alt") { measures = false; anchor = null; show(pointed); } });
// Each function has a key, and each key is that of a button.
const keys = document.getElementById("keys"), byKey = {}, keysOfChanges = [];
for (const b of document.querySelectorAll("[data-key]")) { byKey[b.dataset.key] = b; b.setAttribute("aria-keyshortcuts", b.dataset.key); }
document.getElementById("help").addEventListener("click", () => keys.showModal());
keys.addEventListener("toggle", () => {
  const rows = [["↑ ↓ ← →", "in the picture: superview, first subview, previous and next view"], ["Enter", "keep a view or a constraint"], ["Escape", "end it"],
    ["⌥ Alt", "distances from the view under the pointer to any other"], ["n N", "next and previous diagnostic"], ...keysOfChanges,
    ...Object.entries(byKey).filter(([, b]) => b.checkVisibility()).map(([key, b]) => [key, b.title || b.textContent]), ["?", "this list"]];
  keys.querySelector("tbody").replaceChildren(...rows.map(([key, text]) => {
    const row = document.createElement("tr"), name = document.createElement("th"), kbd = document.createElement("kbd"), what = document.createElement("td");
    kbd.textContent = key; name.scope = "row"; what.textContent = text;
    name.append(kbd); row.append(name, what);
    return row;
  }));
});
function nextFinding(by) {
  const all = [...document.querySelectorAll(".problems:not([hidden]) .jump")].filter(b => b.offsetParent !== null);
  const next = all[(all.indexOf(document.activeElement) + by + all.length + (by < 0 && !all.includes(document.activeElement) ? 1 : 0)) % all.length];
  if (next) { next.focus(); jump(next); }
}

// How large the picture is in its window: CSS pixels for a point of the picture.
let isFitted = true;
function setZoom(value, center) {
  const before = zoom, shown = svg.viewBox.baseVal, [x, y] = center ?? [figure.clientWidth / 2, figure.clientHeight / 2];
  zoom = Math.min(Math.max(value, 0.1), 16);
  isFitted = false;
  svg.style.width = shown.width * zoom + "px";
  const grown = zoom / before;
  figure.scrollLeft = (figure.scrollLeft + x) * grown - x;
  figure.scrollTop = (figure.scrollTop + y) * grown - y;
  showZoom();
}
function showZoom() {
  document.getElementById("zoom").textContent = Math.round(zoom * unit * 100) + " %";
  if (pointed) show(pointed);
}
function fit() {
  const shown = svg.viewBox.baseVal, room = [figure.clientWidth - 24, figure.clientHeight - 24];
  zoom = Math.max(Math.min(room[0] / shown.width, room[1] / shown.height, 3), 0.1);
  isFitted = true;
  svg.style.width = shown.width * zoom + "px";
  showZoom();
}
const place = event => { const r = figure.getBoundingClientRect(); return [event.clientX - r.left, event.clientY - r.top]; };
figure.addEventListener("wheel", event => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  setZoom(zoom * Math.exp(-event.deltaY / 300), place(event));
}, { passive: false });
// Two fingers enlarge, one scrolls.
let pinch = null;
const apart = t => Math.hypot(t[0].clientX - t[1].clientX, t[0].clientY - t[1].clientY);
figure.addEventListener("touchstart", event => { pinch = event.touches.length === 2 ? { from: apart(event.touches), zoom } : null; }, { passive: true });
figure.addEventListener("touchmove", event => {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const [a, b] = [...event.touches].map(place);
  setZoom(pinch.zoom * apart(event.touches) / pinch.from, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
}, { passive: false });
for (const [id, action] of [["fit", fit], ["larger", () => setZoom(zoom * 1.25)], ["smaller", () => setZoom(zoom * 0.8)], ["zoom", () => setZoom(1 / unit)],
  ["side", () => { const isOff = document.body.classList.toggle("wide"); document.getElementById("side").setAttribute("aria-expanded", String(!isOff)); if (isFitted) fit(); }],
  ["close", () => { if (kept) keep(kept); show(null); }]]) document.getElementById(id).addEventListener("click", action);
document.getElementById("tools").hidden = false;
document.getElementById("close").hidden = false;
figure.tabIndex = 0;
new ResizeObserver(() => { if (isFitted) fit(); }).observe(figure);
fit();
// A finding jumps to what it is about.
function jump(button) {
  const target = [byConstraint.get(button.dataset.constraint), byView.get(button.dataset.view)].find(b => b && !b.closest("li").hidden);
  if (!target) return;
  if (kept !== target) keep(target); else show(target);
  figure.scrollIntoView({ block: "nearest" });
}
for (const b of document.querySelectorAll(".jump")) b.addEventListener("click", () => jump(b));
