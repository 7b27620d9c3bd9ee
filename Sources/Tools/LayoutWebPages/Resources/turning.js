// The planes of the layout, apart by their depth and turned: the drawing that the engine's results make, each view a step above
// its superview. Nothing is cut off, so that what is clipped is seen; threads are the constraints between planes.
const space = { isOn: false, across: -0.6, down: 0.5 }, threads = shape("g", { class: "threads", "aria-hidden": "true" });
const turnButton = document.getElementById("space");
function depthOf(i) { let depth = 0; for (let v = tree.views[i].parent; v >= 0; v = tree.views[v].parent) depth++; return depth; }
function turnViews(found) {
  const placed = `translate(${left} ${top_}) scale(${unit})`;
  for (const v of tree.views) for (const g of [v.outer, v.outline, v.frames]) if (v.parent >= 0) g.removeAttribute("transform");
  bars.removeAttribute("transform");
  threads.replaceChildren();
  live.setAttribute("transform", placed);
  if (!space.isOn) return;
  const deepest = Math.max(1, ...tree.views.map((_, i) => depthOf(i))), gap = Math.min(120, 0.5 * Math.max(...size) / deepest);
  const [cosA, sinA, cosD, sinD] = [Math.cos(space.across), Math.sin(space.across), Math.cos(space.down), Math.sin(space.down)];
  const matrix = [cosA, sinA * sinD, 0, cosD], lift = [gap * sinA, -gap * cosA * sinD];
  // The same in the planes' own coordinates.
  const x = lift[0] / matrix[0], step = [x, (lift[1] - matrix[1] * x) / matrix[3]];
  const shift = n => `translate(${step[0] * n} ${step[1] * n})`;
  tree.views.forEach(v => {
    if (v.parent >= 0) for (const g of [v.outer, v.outline, v.frames]) g.setAttribute("transform", shift(1));
    v.inner.removeAttribute("clip-path"); v.frames.removeAttribute("clip-path");
  });
  bars.setAttribute("transform", shift(deepest + 1));
  const [cx, cy] = [size[0] / 2 + step[0] * deepest / 2, size[1] / 2 + step[1] * deepest / 2];
  live.setAttribute("transform", `${placed} translate(${size[0] / 2} ${size[1] / 2}) scale(0.7) matrix(${matrix.join(" ")} 0 0) translate(${-cx} ${-cy})`);
  const s = model.structures[found.structure];
  threads.append(...found.constraints.flatMap((c, i) => {
    const ends = words(constraintButtons[s.constraints[i]].dataset.related).map(id => tree.views.findIndex(v => v.id === id));
    if (ends.length < 2 || ends.includes(-1) || c.status === "inactive") return [];
    const [a, b] = ends.map(v => {
      const f = found.views[v].canvas, other = found.views[ends[ends[0] === v ? 1 : 0]].canvas, depth = depthOf(v);
      // At the place of a view that is nearest to the middle of the other.
      const near = axis => Math.min(Math.max(other[axis] + other[axis + 2] / 2, f[axis]), f[axis] + f[axis + 2]);
      return [near(0) + step[0] * depth, near(1) + step[1] * depth];
    });
    const path = shape("path", { d: `M${a.join(" ")}L${b.join(" ")}`, stroke: c.conflicts.length ? "var(--bad)" : c.status === "unsatisfied" ? "var(--warn)" : "var(--lit)" });
    path.dataset.constraint = s.constraints[i];
    return [path];
  }));
  threads.append(shape("path", { d: outlineOf([0, 0, ...size]), class: "floor" }));
  live.append(threads);
}
function setSpace(isOn) {
  space.isOn = isOn;
  figure.classList.toggle("space", isOn);
  turnButton.setAttribute("aria-pressed", String(isOn));
  solveAgain();
}
function turn(across, down) {
  space.across = Math.min(Math.max(space.across + across, -1.2), 1.2);
  space.down = Math.min(Math.max(space.down + down, -1.1), 1.1);
  turnViews(figure.solution);
}
function addSpace() {
  turnButton.hidden = false;
  turnButton.addEventListener("click", () => setSpace(!space.isOn));
  // There, the arrow keys turn instead of going from view to view.
  const ways = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, 0.1], ArrowDown: [0, -0.1] };
  figure.addEventListener("keydown", event => {
    if (!space.isOn || !ways[event.key]) return;
    event.preventDefault(); event.stopImmediatePropagation();
    turn(...ways[event.key]);
  }, { capture: true });
  let from = null;
  figure.addEventListener("pointerdown", event => { if (space.isOn && event.button === 0) { from = [event.clientX, event.clientY]; figure.setPointerCapture(event.pointerId); } });
  figure.addEventListener("pointermove", event => {
    if (!from) return;
    turn((event.clientX - from[0]) / 200, (from[1] - event.clientY) / 200);
    from = [event.clientX, event.clientY];
  });
  for (const name of ["pointerup", "pointercancel"]) figure.addEventListener(name, () => { from = null; });
}
