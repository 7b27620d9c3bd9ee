// Solving again: the engine is WebAssembly, and the layout a row of numbers that it reads.
const controls = document.getElementById("controls"), outcome = document.getElementById("outcome");
const field = { width: document.getElementById("width"), height: document.getElementById("height") };
const points = n => { const t = number(n); return t === "1" ? "1 point" : t + " points"; };

function answer() {
  const start = engine.solve(), n = new Float64Array(engine.memory.buffer, start);
  let at = 0;
  const structure = answered[0], { views: places, constraints: rows } = model.structures[structure];
  const next = () => n[at++], four = () => [next(), next(), next(), next()];
  const list = read => { const all = []; for (let count = next(); count > 0; count--) all.push(read()); return all; };
  const row = () => ({ kind: next(), index: next() });
  const isSolved = next() === 1, isSettled = next() === 1;
  const views = places.map(() => ({
    canvas: four(), frame: four(), margins: four(), isConflicting: next() === 1,
    open: list(() => ({ name: ["x", "y", "width", "height"][next()], lower: next(), upper: next() }))
  }));
  const constraints = rows.map(() => ({
    status: ["satisfied", "unsatisfied", "broken", "inactive"][next()], violation: next(), conflicts: list(next)
  }));
  return { structure, isSolved, isSettled, views, constraints, conflicts: list(() => ({ broken: row(), members: list(row) })) };
}

// The page does not list conflicts with what an Interface Builder file leaves open, and neither does the layout that is solved
// again, until the reader changes the canvas or one of the conflict's constraints.
const isBad = b => !!b?.querySelector(".state.conflict,.state.broken");
const badViews = viewButtons.map(isBad), badRules = constraintButtons.map(isBad);
const key = c => c.members.map(m => [m.kind, m.index]).sort().join();
let first;
function certain(run) {
  const { views, constraints } = model.structures[run.structure];
  first ??= new Map(run.conflicts.map(c => [
    key(c), c.members.some(m => m.kind ? badViews[views[m.index]] : badRules[constraints[m.index]])
  ]));
  if (isPicked() || !isStart()) return run;
  const kept = run.conflicts.map(c =>
    first.get(key(c)) !== false || c.members.some(m => !m.kind && edits.has(constraints[m.index])));
  if (!kept.includes(false)) return run;
  const isNew = run.conflicts.some((c, i) => kept[i] && !first.get(key(c)));
  for (const c of run.constraints) {
    c.conflicts = c.conflicts.filter(i => kept[i]);
    if (c.status === "broken" && !c.conflicts.length) c.status = "unsatisfied";
  }
  run.views.forEach((v, i) => v.isConflicting &&= isNew || badViews[views[i]]);
  run.conflicts = run.conflicts.filter((c, i) => kept[i]);
  run.isSolved ||= !run.conflicts.length;
  return run;
}

// The outline says what the picture shows.
const labels = {
  satisfied: c => c.conflicts.length ? "It holds, and is in conflict with others." : "It holds.",
  unsatisfied: c => `It does not hold: off by ${points(c.violation)}.`,
  broken: c => `It is broken, since it conflicts with others: off by ${points(c.violation)}.`,
  inactive: () => "It is not active."
};
function state(button, name, text) {
  const s = document.createElement("span");
  s.className = "state " + name; s.textContent = text;
  const before = button.querySelector("span.sentence");
  button.insertBefore(s, before); if (before) s.after(" "); else s.before(" ");
}
// Diagnostics of the layout as it is now, in place of those of the layout as it was written.
const now = document.createElement("section");
now.innerHTML = '<h2 id="now">Diagnostics</h2> <span class="kind">of the layout as it is changed here</span><ul></ul>';
now.className = "problems"; now.setAttribute("aria-labelledby", "now"); now.hidden = true;
document.querySelector("main").before(now);
function finding(kind, text, { constraint, view }, tries = []) {
  const item = document.createElement("li"), jumping = document.createElement("button");
  item.className = kind;
  Object.assign(jumping, { type: "button", className: "jump", textContent: text });
  if (constraint !== undefined) jumping.dataset.constraint = constraint;
  if (view !== undefined) jumping.dataset.view = view;
  jumping.addEventListener("click", () => jump(jumping));
  item.append(jumping);
  for (const [label, changes] of tries) item.append(" ", tryButton(label, changes));
  return item;
}
function tryButton(label, changes) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "try", textContent: "Try: " + label });
  button.addEventListener("click", () => tryOut(changes));
  return button;
}
function tryOut(changes) {
  for (const [place, key, value] of changes) editors[place]?.set(key, value);
  solveAgain();
}
function findingsOf(found) {
  const s = model.structures[found.structure], items = [];
  for (const conflict of found.conflicts) {
    const members = conflict.members.filter(m => m.kind === 0).map(m => s.constraints[m.index]);
    const first = conflict.broken.kind === 0 ? s.constraints[conflict.broken.index] : members[0];
    items.push(finding("conflict", "Cannot all hold: " + conflict.members.map(rowName).join("; ") + ". Broken: " + rowName(conflict.broken) + ".",
      { constraint: first }, members.slice(0, 4).map(place =>
        ["make " + equationOf(place) + " optional", [[place, "priority", 999]]])));
  }
  found.constraints.forEach((c, i) => {
    const place = s.constraints[i];
    if (c.status === "unsatisfied") items.push(finding("unsatisfied",
      equationOf(place) + " does not hold: off by " + points(c.violation) + ".", { constraint: place }));
  });
  found.views.forEach((v, i) => {
    const view = viewButtons[s.views[i]].dataset.ofView;
    if (v.open.length) items.push(finding("ambiguous", view + " is ambiguous: " + v.open.map(o => o.name).join(", ") + ".", { view }));
  });
  return items;
}
function rowName({ kind, index }) {
  const s = model.structures[answered[0]], view = viewButtons[s.views[index]]?.dataset.ofView;
  return kind === 0 ? equationOf(s.constraints[index])
    : ["", `the content hugging of ${view}`, `the compression resistance of ${view}`, "the size of the canvas",
      `the safe area or margins of ${view}`, `the autoresizing mask of ${view}`, `the frame of ${view}`, `the stack view ${view}`][kind];
}
const said = [];
const asWritten = document.getElementById("diagnostics")?.parentNode;
function tell(found, isChanged, time) {
  const isKnown = (i, key) => said[i] === key || (said[i] = key, false), { views, constraints } = model.structures[found.structure];
  found.views.forEach((view, i) => {
    const b = viewButtons[views[i]];
    if (isKnown(views[i], view.canvas.join() + view.frame.join() + view.isConflicting + view.open.map(o => [o.name, o.lower, o.upper]).join())) return;
    b.dataset.frame = view.canvas.map(number).join(" ");
    b.querySelector(".frame").textContent = `x ${number(view.frame[0])}, y ${number(view.frame[1])}, ${number(view.frame[2])} × ${number(view.frame[3])}`;
    for (const s of b.querySelectorAll(".state:not(.inactive)")) s.remove();
    for (const open of view.open) {
      const range = isFinite(open.lower) && isFinite(open.upper) ? ` ${number(open.lower)} to ${number(open.upper)}` : "";
      state(b, "ambiguous", `ambiguous ${open.name}${range}`);
    }
    if (view.isConflicting) state(b, "conflict", "in conflict");
  });
  found.constraints.forEach((c, i) => {
    const b = constraintButtons[constraints[i]], clashes = c.conflicts.length > 0;
    if (isKnown(base.length + constraints[i], c.status + c.violation + clashes)) return;
    for (const s of b.querySelectorAll(".state")) s.remove();
    state(b, clashes ? "conflict" : c.status, clashes && c.status !== "broken" ? "in conflict" : c.status);
    b.querySelector(".standing").textContent = labels[c.status](c);
  });
  const items = isChanged ? findingsOf(found) : [];
  now.hidden = items.length === 0;
  if (asWritten) asWritten.hidden = isChanged;
  now.querySelector("ul").replaceChildren(...items);
  const missed = found.constraints.filter(c => c.status === "unsatisfied" || c.status === "broken").length;
  const open = found.views.filter(v => v.open.length).length;
  const problems = [[found.conflicts.length, "conflict", "conflicts"], [missed, "constraint does not hold", "constraints do not hold"],
    [open, "view is ambiguous", "views are ambiguous"]].filter(([n]) => n > 0).map(([n, one, many]) => n + " " + (n === 1 ? one : many));
  outcome.textContent = `Solved in ${time.toFixed(1)} ms. `
    + (found.isSolved || found.conflicts.length ? "" : "The solver's limits were reached. ")
    + (found.isSettled ? "" : "The height of a text depends on its own width. ")
    + (problems.length ? problems.join(", ") + "." : "Every constraint holds.");
  show(pointed ?? kept);
}
// What follows from a change, for scripts around the page.
let onChange = () => {};
function isStart() { return size[0] === base[0][2] && size[1] === base[0][3]; }
// Returns whether the page has the layout that is chosen.
function solveAgain() {
  const start = performance.now();
  if (!open(size, isStart())) return false;
  engine.resize(size[0], size[1]);
  const found = certain(answer()), time = performance.now() - start;
  const isChanged = edits.size > 0 || isPicked() || !isStart();
  figure.solution = found;
  if (told.steps.length) endTelling();
  draw(found, size, isChanged);
  tell(found, isChanged, time);
  offerWhy(kept);
  onChange();
  return true;
}
function resize(width, height) {
  size = [width, height].map(v => Math.min(Math.max(v, 1), 4000));
  field.width.value = number(size[0]); field.height.value = number(size[1]);
  return solveAgain();
}

// What a reader can change of a constraint.
function editor(button, place) {
  const box = document.createElement("div");
  let index = place, was = written[place], original = texts[place][1];
  box.className = "edit";
  const input = (label, type) => {
    const l = document.createElement("label"), i = document.createElement("input");
    i.type = type; if (type === "number") i.step = "any";
    l.append(label + " ", i); box.append(l); return i;
  };
  const constant = input("Constant", "number"), priority = input("Priority", "number");
  priority.min = 1; priority.max = 1000;
  const active = input("Active", "checkbox"), demand = button.querySelector(".demand");
  const show = values => { constant.value = values[0]; priority.value = values[1]; active.checked = values[2] === 1; };
  const apply = () => {
    const values = [Number(constant.value), Math.min(Math.max(Number(priority.value), 1), 1000), active.checked ? 1 : 0];
    if (constant.value === "" || priority.value === "" || !values.every(isFinite)) return;
    const isChanged = values.some((v, i) => v !== was[i]);
    if (isChanged) edits.set(place, () => { if (!button.closest("li").hidden) apply(); }); else edits.delete(place);
    box.classList.toggle("changed", isChanged);
    demand.textContent = isChanged ? `${original} Changed here: constant ${number(values[0])}, priority ${number(values[1])}.` : original;
    engine.constant(index, values[0]); engine.priority(index, values[1]); engine.active(index, values[2]);
  };
  for (const i of [constant, priority, active]) i.addEventListener("input", () => { apply(); solveAgain(); });
  button.after(box);
  show(was);
  return {
    reset() { show(was); apply(); },
    values: () => [Number(constant.value), Number(priority.value), active.checked ? 1 : 0],
    set(key, value) { if (key === "active") active.checked = value === 1; else ({ constant, priority })[key].value = value; apply(); },
    // In another structure the constraint has another number, and perhaps another constant.
    begin(number, values, text) {
      index = number; was = values; original = text;
      if (!edits.has(place)) { show(was); demand.textContent = original; }
    }
  };
}

function addHandles() {
  for (const name of ["width", "height", "both"]) {
    const g = shape("g", { class: "handle " + name });
    g.append(shape("rect", { class: "hit" }), shape("rect", { class: "grip", rx: 3 }));
    g.addEventListener("pointerdown", event => {
      event.preventDefault(); event.stopPropagation();
      g.setPointerCapture(event.pointerId);
      const [x, y, from, per] = [event.clientX, event.clientY, size, unit * zoom];
      const moved = e => resize(
        Math.round(from[0] + (name === "height" ? 0 : (e.clientX - x) / per)), Math.round(from[1] + (name === "width" ? 0 : (e.clientY - y) / per)));
      const ended = () => {
        g.removeEventListener("pointermove", moved); g.removeEventListener("lostpointercapture", ended);
        if (isFitted) fit();
      };
      g.addEventListener("pointermove", moved);
      g.addEventListener("lostpointercapture", ended);
    });
    // A finger would otherwise scroll the page, which ends the drag: within a picture, touch-action has no effect.
    g.addEventListener("touchmove", event => event.preventDefault(), { passive: false });
    g.addEventListener("click", event => event.stopPropagation());
    grips[name] = g; handles.append(g);
  }
  svg.append(handles);
}
async function start(packed) {
  ({ model, scenes } = packed);
  prepare();
  engine = (await WebAssembly.instantiate(unlzma(bytesOf("module")))).instance.exports;
  addLive();
  addHandles();
  addSpace();
  addEdges();
  insetsOf = button => {
    const s = model.structures[answered[0]], view = s.views.indexOf(viewButtons.indexOf(button)), aligned = s.alignments.find(([v]) => v === view);
    return [["margins", figure.solution.views[view]?.margins ?? [0, 0, 0, 0]], ...aligned ? [["alignment insets", aligned.slice(1)]] : []];
  };
  addScrubber();
  constraintButtons.forEach((button, i) => editors.push(editor(button, i)));
  for (const button of document.querySelectorAll(".problems .try[data-changes]")) {
    const changes = button.dataset.changes.split(",").map(c => c.split(" ")).map(([place, key, value]) => [Number(place), key, Number(value)]);
    button.hidden = false;
    button.addEventListener("click", () => tryOut(changes));
  }
  document.getElementById("turn").addEventListener("click", () => { if (!resize(size[1], size[0])) resize(size[1], size[0]); });
  showPicked();
  for (const name of ["width", "height"]) {
    field[name].addEventListener("input", () => {
      const values = [field.width, field.height].map(f => Number(f.value));
      if (values.every(v => v >= 1 && v <= 4000)) { size = values; solveAgain(); }
      else outcome.textContent = "Width and height are 1 to 4000 points.";
    });
    field[name].addEventListener("change", () => resize(...size));
  }
  controls.addEventListener("submit", event => event.preventDefault());
  document.getElementById("reset").addEventListener("click", event => {
    event.preventDefault();
    for (const place of [...edits.keys()]) editors[place].reset();
    picked = untouched();
    showPicked();
    resize(base[0][2], base[0][3]);
    if (isFitted) fit();
  });
  controls.hidden = false;
  // The picture comes first where there is little room.
  if (matchMedia("(max-width: 40rem)").matches) controls.querySelector("details").open = false;
  resize(size[0], size[1]);
  addWhy();
}
