// Marks of a changed layout: the safe area, the names of views, and a line for each constraint, where the engine puts them.
const marks = shape("g", { class: "marks" }), titles = new Map();
// By view: its name in the picture, and where that is as parts of the frame, with what it is beyond the frame's edges.
function rememberNames() {
  for (const g of figure.querySelectorAll("g[data-layer=names]")) {
    const button = byView.get(g.dataset.view), frame = button && base[viewButtons.indexOf(button)], box = g.getBBox();
    if (!frame || !box.width) continue;
    const place = [0, 1].map(i => {
      const middle = ([box.x + box.width / 2 - left, box.y + box.height / 2 - top_][i]) / unit - frame[i], length = frame[i + 2];
      const part = Math.min(Math.max(length > 0 ? middle / length : 0, 0), 1);
      return [part, middle - part * length];
    });
    titles.set(g.dataset.view, { g, place, middle: [box.x + box.width / 2, box.y + box.height / 2] });
  }
}
const guideInsets = { layoutMarginsGuide: v => v.margins, safeAreaLayoutGuide: () => safeArea() };
function safeArea() {
  const [top, leading, bottom, trailing] = canvasOf(picked, size).edges, isTurned = model.directions[picked.direction] === 1;
  return isTurned ? [trailing, top, leading, bottom] : [leading, top, trailing, bottom];
}
// One side of an equation: its view, its axis, and where it is along that axis; null for what the page cannot place.
function anchorOf(text, found) {
  const { id, guide, attribute } = sideOf(text) ?? {}, s = model.structures[found.structure];
  const view = found.views[s.views.findIndex(place => viewButtons[place].dataset.ofView === id)];
  if (!view || guide && !guideInsets[guide]) return null;
  const [l, t, r, b] = guide ? guideInsets[guide](view) : [0, 0, 0, 0], [x, y, w, h] = view.canvas;
  const frame = [x + l, y + t, w - l - r, h - t - b], isTurned = model.directions[picked.direction] === 1;
  const name = { leading: isTurned ? "right" : "left", trailing: isTurned ? "left" : "right", firstBaseline: "baseline", lastBaseline: "baseline" }[attribute] ?? attribute;
  if (!edges[name] && name !== "baseline") return null;
  const axis = ["left", "right", "width", "centerX"].includes(name) ? 0 : 1;
  return { id, frame, axis, isSize: name === "width" || name === "height", at: name === "baseline" ? frame[1] + frame[3] - Math.min(5, frame[3] / 4) : edges[name](frame) };
}
function markOf(text, found, style) {
  const sides = /^(\S+) [=<>]+ (?:[\d.]+ \* )?(\S+)/.exec(text), first = sides && anchorOf(sides[1], found), second = sides && anchorOf(sides[2], found);
  if (!first) return null;
  const g = shape("g", {}), { axis, frame } = first, across = 1 - axis, span = f => [f[across], f[across] + f[across + 2]];
  const line = (a, b) => g.append(shape("path", { d: `M${place(a)}L${place(b)}`, ...style }));
  const place = ([along, beside]) => (axis === 0 ? [along, beside] : [beside, along]).map(v => Math.round(v * 100) / 100).join(" ");
  const arrow = (from, to, at) => {
    line([from, at], [to, at]);
    for (const end of [from, to]) line([end, at - 2.5], [end, at + 2.5]);
    const words = number(Math.abs(to - from)), wide = words.length * 5 + 4;
    if (Math.abs(to - from) < (axis === 0 ? wide : 11)) return;
    const [x, y] = axis === 0 ? [(from + to) / 2, at] : [at, (from + to) / 2], label = shape("text", { x, y, class: "amount", fill: style.stroke });
    label.textContent = words;
    g.append(label);
  };
  if (first.isSize) {
    // At the far side of a view, where no text is.
    const at = frame[across] + frame[across + 2] - Math.min(4, frame[across + 2] / 4);
    if (second && second.isSize) {
      for (const side of [first, second]) {
        const [x, y] = [side.frame[0] + side.frame[2] / 2, side.frame[1] + side.frame[3] - 5], label = shape("text", { x, y, class: "amount", fill: style.stroke });
        label.textContent = "="; g.append(label);
      }
    } else arrow(frame[axis], frame[axis] + frame[axis + 2], at);
    return g;
  }
  if (!second || second.axis !== axis) return null;
  const [a, b] = span(frame), [c, d] = span(second.frame), common = [Math.max(a, c), Math.min(b, d)];
  // An edge or a middle that two views share: between them, or along the smaller one where it is within the other.
  const isWithin = a >= c && b <= d || c >= a && d <= b, ends = isWithin ? [Math.max(a, c) - 5, Math.min(b, d) + 5] : [Math.min(a, c), Math.max(b, d)];
  const isShared = Math.abs(first.at - second.at) < 0.5 || sides[1].endsWith("Baseline") && sides[2].endsWith("Baseline");
  if (isShared) line([first.at, ends[0]], [first.at, ends[1]]);
  else arrow(second.at, first.at, common[0] < common[1] ? (common[0] + common[1]) / 2 : (a + b) / 2);
  return g;
}
function drawMarks(found) {
  const s = model.structures[found.structure], nodes = [], [l, t, r, b] = safeArea(), [width, height] = size;
  for (const [x, y, w, h] of [[0, 0, width, t], [0, height - b, width, b], [0, t, l, height - t - b], [width - r, t, r, height - t - b]])
    if (w > 0 && h > 0) nodes.push(shape("rect", { x, y, width: w, height: h, class: "reserved" }));
  const isShown = i => !tree.views[i].outline.classList.contains("gone");
  found.constraints.forEach((c, i) => {
    if (c.status === "inactive") return;
    const button = constraintButtons[s.constraints[i]], color = c.conflicts.length ? "var(--bad)" : c.status === "unsatisfied" ? "var(--warn)" : "var(--lit)";
    const [text, priority] = button.querySelector("code").textContent.split(" @");
    const g = markOf(text, found, { stroke: color, "stroke-width": 0.8, "stroke-dasharray": priority ? "2 2" : "none", fill: "none" });
    if (!g || words(button.dataset.related).some(id => { const v = tree.views.findIndex(v => v.id === id); return v >= 0 && !isShown(v); })) return;
    g.dataset.constraint = s.constraints[i];
    nodes.push(g);
  });
  tree.views.forEach((v, i) => {
    const known = titles.get(v.id);
    if (!known || !isShown(i)) return;
    const frame = found.views[i].canvas, [x, y] = known.place.map(([part, beyond], axis) => frame[axis] + part * frame[axis + 2] + beyond);
    const g = known.copy ??= known.g.cloneNode(true);
    delete g.dataset.layer;
    g.setAttribute("transform", `translate(${x} ${y}) scale(${1 / unit}) translate(${-known.middle[0]} ${-known.middle[1]})`);
    nodes.push(g);
  });
  marks.replaceChildren(...nodes);
}
