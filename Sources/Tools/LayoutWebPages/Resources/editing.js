// Edges of views are dragged, and moved by keys: the constant that holds an edge changes.
const sides = { left: [0, 0], right: [0, 1], top: [1, 0], bottom: [1, 1] }, edgeLine = shape("path", { class: "held-edge" });
// One side of an equation: a view, perhaps one of its guides, and an attribute.
function sideOf(text = "") {
  const parts = text.split("."), attribute = parts.pop(), guide = byView.has(parts.join(".")) ? undefined : parts.pop();
  return byView.has(parts.join(".")) ? { id: parts.join("."), guide, attribute } : null;
}
// How near to an edge an attribute is: the edge itself, a size, then a middle or a baseline; null for what does not hold it.
function rankOf(attribute, name) {
  const isTurned = model.directions[picked.direction] === 1, [axis] = sides[name];
  const edge = { leading: isTurned ? "right" : "left", trailing: isTurned ? "left" : "right" }[attribute] ?? attribute;
  if (edge === name) return 0;
  if (edge === ["width", "height"][axis]) return 1;
  return (axis === 0 ? ["centerX"] : ["centerY", "firstBaseline", "lastBaseline"]).includes(edge) ? 2 : null;
}
// The constraint whose constant moves an edge, and by how much for each point of the constant; null if only others decide.
function holdOf(id, name) {
  const s = model.structures[answered[0]], view = s.views.findIndex(place => viewButtons[place].dataset.ofView === id), [axis, isFar] = sides[name];
  const edge = found => found.views[view].canvas[axis] + isFar * found.views[view].canvas[axis + 2], start = edge(figure.solution);
  const ranked = s.constraints.flatMap((place, i) => {
    if (figure.solution.constraints[i].status === "inactive") return [];
    const anchors = /^(\S+) [=<>]+ (?:[\d.]+ \* )?(\S+)/.exec(equationOf(place))?.slice(1).map(sideOf) ?? [];
    const ranks = anchors.filter(a => a && a.id === id && !a.guide).map(a => rankOf(a.attribute, name)).filter(rank => rank !== null);
    return ranks.length ? [{ rank: Math.min(...ranks), place, i }] : [];
  }).sort((a, b) => a.rank - b.rank);
  for (const { place, i } of ranked) {
    const [constant] = editors[place].values();
    engine.constant(i, constant + 1);
    const slope = Math.round((edge(answer()) - start) * 120) / 120;
    engine.constant(i, constant);
    if (slope) { engine.solve(); return { place, constant, slope }; }
  }
  engine.solve();
  return null;
}
function setConstant(place, value) {
  editors[place].set("constant", Math.min(Math.max(value, -1e6), 1e6));
  solveAgain();
}
const say = (id, name) => { outcome.textContent = `No constant holds the ${name} edge of ${id}.`; };
function nudge(id, name, points) {
  const hold = holdOf(id, name);
  if (hold) setConstant(hold.place, Math.round((hold.constant + points / hold.slope) * 100) / 100); else say(id, name);
}
const onCanvas = event => {
  const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  return [(p.x - left) / unit, (p.y - top_) / unit];
};
// The edge under the pointer, of the smallest view if there are several; under a finger only one of the view that is kept.
function edgeAt(event) {
  const isFinger = event.pointerType === "touch", near = (isFinger ? 14 : 5) / (unit * zoom), at = onCanvas(event);
  let best = null;
  for (const button of isFinger ? [kept].filter(b => b?.dataset.ofView) : viewButtons.slice(1)) {
    if (button === viewButtons[0] || button.closest("li").hidden || button.querySelector(".state.hidden")) continue;
    const f = frameOf(button);
    if ([0, 1].some(i => at[i] < f[i] - near || at[i] > f[i] + f[i + 2] + near)) continue;
    for (const name in sides) {
      const [axis, isFar] = sides[name], distance = Math.abs(at[axis] - f[axis] - isFar * f[axis + 2]);
      // In the middle of a view that is small, nothing but the view is meant.
      if (distance > Math.min(near, isFinger ? near : f[axis + 2] / 4)) continue;
      const found = { id: button.dataset.ofView, name, distance, area: f[2] * f[3] };
      if (!best || distance < best.distance - 1e-6 || distance < best.distance + 1e-6 && found.area < best.area) best = found;
    }
  }
  return best;
}
function markEdge(found) {
  figure.style.cursor = found ? ["ew-resize", "ns-resize"][sides[found.name][0]] : "";
  if (!found) { edgeLine.remove(); return; }
  const f = frameOf(byView.get(found.id)), [axis, isFar] = sides[found.name], [x, y] = axis === 0 ? [f[0] + isFar * f[2], f[1]] : [f[0], f[1] + isFar * f[3]];
  edgeLine.setAttribute("d", `M${left + x * unit} ${top_ + y * unit}${axis === 0 ? "v" + f[3] * unit : "h" + f[2] * unit}`);
  edgeLine.setAttribute("stroke-width", 2 / zoom);
  svg.append(edgeLine);
}
function addEdges() {
  let drag = null;
  figure.addEventListener("pointermove", event => {
    if (!drag) { if (!event.buttons && !space.isOn && event.pointerType !== "touch") markEdge(edgeAt(event)); return; }
    const moved = onCanvas(event)[sides[drag.name][0]] - drag.from;
    drag.hasMoved ||= Math.abs(moved) * unit * zoom > 2;
    if (!drag.hasMoved) return;
    drag.hold ??= holdOf(drag.id, drag.name) ?? (say(drag.id, drag.name), {});
    if (drag.hold.slope) { setConstant(drag.hold.place, Math.round(drag.hold.constant + moved / drag.hold.slope)); markEdge(drag); }
  });
  figure.addEventListener("pointerdown", event => {
    const found = event.button === 0 && !space.isOn && !event.target.closest(".handle") && edgeAt(event);
    if (!found) return;
    event.preventDefault();
    figure.setPointerCapture(event.pointerId);
    drag = { ...found, from: onCanvas(event)[sides[found.name][0]], hasMoved: false };
  });
  for (const name of ["pointerup", "pointercancel"]) figure.addEventListener(name, () => {
    // A click at the end of a drag keeps no view.
    if (drag?.hasMoved) {
      const stop = event => event.stopImmediatePropagation();
      figure.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => figure.removeEventListener("click", stop, { capture: true }), 50);
    }
    drag = null;
    markEdge(null);
  });
  figure.addEventListener("pointerleave", () => { if (!drag) markEdge(null); });
  // A finger that drags an edge does not scroll the page, which would end the drag.
  figure.addEventListener("touchstart", event => { if (drag) event.preventDefault(); }, { passive: false });
  const ways = { ArrowLeft: ["left", "right", -1], ArrowRight: ["left", "right", 1], ArrowUp: ["top", "bottom", -1], ArrowDown: ["top", "bottom", 1] };
  document.addEventListener("keydown", event => {
    const id = (kept ?? pointed)?.dataset.ofView, way = ways[event.key];
    if (!way || !event.shiftKey || id === undefined || space.isOn || /^(INPUT|SELECT)$/.test(event.target.tagName) || keys.open) return;
    event.preventDefault();
    nudge(id, way[event.altKey ? 1 : 0], way[2] * (event.ctrlKey || event.metaKey ? 10 : 1));
  });
  keysOfChanges.push(["⇧ ↑ ↓ ← →", "move the left or upper edge of the view by a point, with ⌥ (Alt) the right or lower one, with Control by ten"]);
}
