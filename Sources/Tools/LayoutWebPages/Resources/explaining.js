// Why a number of a frame is what it is: the engine says by how much the number changes with each constant, and these parts add up.
const why = document.getElementById("why"), whyList = why.querySelector("ol"), badges = shape("g", { class: "badges", "aria-hidden": "true" });
const values = ["x", "y", "width", "height"], isStill = matchMedia("(prefers-reduced-motion: reduce)");
let told = { timer: 0, steps: [], at: 0 };
function partsOf(view, k) {
  const s = model.structures[answered[0]], found = figure.solution, start = found.views[view].frame[k], by = 1 / 64, parts = [];
  const change = () => (answer().views[view].frame[k] - start) / by;
  const simple = n => Math.round(n * 120) / 120;
  found.constraints.forEach((c, i) => {
    if (c.status === "inactive") return;
    const [constant] = editors[s.constraints[i]].values();
    engine.constant(i, constant + by);
    const times = simple(change());
    engine.constant(i, constant);
    if (times) parts.push({ place: s.constraints[i], times, of: constant, text: equationOf(s.constraints[i]) });
  });
  for (const side of [0, 1]) {
    engine.resize(size[0] + (side ? 0 : by), size[1] + (side ? by : 0));
    const times = simple(change());
    if (times) parts.unshift({ times, of: size[side], text: `the ${["width", "height"][side]} of the canvas` });
  }
  engine.resize(...size);
  // The header has the safe area and the keyboard.
  const { edges: reserved } = canvasOf(picked, size);
  for (const [n, place, name] of [[0, 7, "the safe area's top"], [1, 8, "the safe area's leading edge"], [2, 9, "the safe area's bottom"], [3, 10, "the safe area's trailing edge"], [4, 13, "the keyboard"]]) {
    if (!reserved[n]) continue;
    open(size, isStart(), [place, by]);
    engine.resize(...size);
    const times = simple(change());
    if (times) parts.push({ times, of: reserved[n], text: name });
  }
  open(size, isStart());
  engine.resize(...size); engine.solve();
  const rest = start - parts.reduce((sum, p) => sum + p.times * p.of, 0);
  if (Math.abs(rest) > 0.01) parts.push({ times: 1, of: rest, text: "what contents measure, and margins" });
  let sum = 0;
  return parts.map(p => ({ ...p, sum: sum += p.times * p.of }));
}
const fraction = n => ({ 0.5: "½", 0.25: "¼", 0.75: "¾" })[n] ?? number(n);
function amount({ times, of }, isFirst) {
  const total = times * of, sign = total < 0 ? isFirst ? "−" : "− " : isFirst ? "" : "+ ";
  return sign + (Math.abs(times) === 1 || total === 0 ? number(Math.abs(total)) : fraction(Math.abs(times)) + " × " + number(Math.abs(of)));
}
// Constraints of the view that gave way to stronger ones.
function chosenOver(view, steps) {
  const s = model.structures[answered[0]], id = viewButtons[s.views[view]].dataset.ofView;
  return figure.solution.constraints.map((c, i) => [c, s.constraints[i]]).filter(([c, place]) =>
    c.violation > 0.01 && c.status !== "inactive" && words(constraintButtons[place].dataset.related).includes(id)
  ).map(([c, place]) => {
    const text = equationOf(place), strongest = Math.min(1000, ...steps.filter(p => p.place !== undefined).map(p => editors[p.place].values()[1]));
    return `Chosen over ${text}, which is missed by ${points(c.violation)}: ${strongest === 1000 ? "what is required decides" : `${number(strongest)} decides over ${number(editors[place].values()[1])}`}.`;
  });
}
function explain(view, k) {
  stopTelling();
  const id = viewButtons[model.structures[answered[0]].views[view]].dataset.ofView, steps = partsOf(view, k), start = figure.solution.views[view].frame[k];
  const line = (text, n) => {
    const item = document.createElement("li"), button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: text });
    button.addEventListener("click", () => { stopTelling(); tellStep(n); });
    item.append(button);
    return item;
  };
  why.querySelector("h2").textContent = `Why ${id}.${values[k]} is ${number(start)}`;
  whyList.replaceChildren(...steps.map((p, n) => line(`${amount(p, n === 0)}${n ? " = " + number(p.sum) : ""}: ${p.text}`, n)));
  const rest = chosenOver(view, steps);
  why.querySelector("p").textContent = steps.length ? rest.join(" ") : "No constraint gives it. " + rest.join(" ");
  Object.assign(told, { steps, at: 0, title: why.querySelector("h2").textContent });
  why.hidden = false;
  figure.classList.add("explained");
  tellStep(isStill.matches ? steps.length - 1 : 0);
  if (!isStill.matches) playTelling();
}
function playTelling() {
  document.getElementById("tell").textContent = "Pause";
  if (told.at >= told.steps.length - 1) tellStep(0);
  told.timer = setInterval(() => { if (told.at < told.steps.length - 1) tellStep(told.at + 1); else stopTelling(); }, 1400);
}
function stopTelling() { clearInterval(told.timer); told.timer = 0; document.getElementById("tell").textContent = "Play"; }
// The steps up to one of them, on the picture.
function tellStep(n) {
  told.at = n;
  [...whyList.children].forEach((item, i) => {
    item.classList.toggle("ahead", i > n);
    item.firstChild.setAttribute("aria-current", i === n ? "step" : "false");
  });
  if (!told.steps[n]) { badges.replaceChildren(); return; }
  const k = 1 / zoom, taken = [];
  badges.replaceChildren(...told.steps.slice(0, n + 1).flatMap((step, i) => {
    if (step.place === undefined) return [];
    const frames = words(constraintButtons[step.place].dataset.related).map(id => frameOf(byView.get(id)));
    const inner = frames.length > 1 && frames[0][2] * frames[0][3] > frames[1][2] * frames[1][3] ? frames[1] : frames[0];
    const mark = [...figure.querySelectorAll(`g[data-constraint="${step.place}"], g[data-constraint="constraint:${step.place}"]`)].map(g => g.getBBox())
      .find((b, at, all) => b.width + b.height > 0 && (at === all.length - 1 || all.length === 1));
    let [x, y] = mark && !figure.classList.contains("changed") ? [mark.x + mark.width / 2, mark.y + mark.height / 2]
      : [left + (inner[0] + inner[2] / 2) * unit, top_ + inner[1] * unit];
    while (taken.some(([a, b]) => Math.hypot(a - x, b - y) < 20 * k)) x += 20 * k;
    taken.push([x, y]);
    const label = shape("text", { x, y, "font-size": 11 * k, "text-anchor": "middle", "dominant-baseline": "central", fill: "#fff" });
    label.textContent = i + 1;
    return [shape("circle", { cx: x, cy: y, r: 9 * k, class: i === n ? "now" : "" }), label];
  }));
  svg.append(badges);
  // The constraint that is told, and nothing else, stands out.
  const step = told.steps[n], g = step.place === undefined ? [] : figure.querySelectorAll(`g[data-constraint="constraint:${step.place}"], .marks g[data-constraint="${step.place}"]`);
  for (const e of figure.querySelectorAll(".told")) e.classList.remove("told");
  for (const e of g) e.classList.add("told");
}
function endTelling() { stopTelling(); why.hidden = true; figure.classList.remove("explained"); badges.replaceChildren(); for (const e of figure.querySelectorAll(".told")) e.classList.remove("told"); }
// Four buttons, for the view that is kept.
const asking = document.getElementById("asking");
function offerWhy(button) {
  const view = button?.dataset.ofView === undefined ? -1 : model.structures[answered[0]].views.indexOf(viewButtons.indexOf(button));
  asking.hidden = view < 0;
  if (view < 0 || asking.dataset.view !== button.dataset.ofView) endTelling();
  asking.dataset.view = button?.dataset.ofView ?? "";
  if (view >= 0) asking.replaceChildren("Why ", ...values.map((name, k) => {
    const b = document.createElement("button");
    Object.assign(b, { type: "button", textContent: `${name} ${number(figure.solution.views[view].frame[k])}` });
    b.addEventListener("click", () => explain(view, k));
    return b;
  }));
}
function addWhy() {
  document.getElementById("tell").addEventListener("click", () => { if (told.timer) stopTelling(); else playTelling(); });
  document.getElementById("untell").addEventListener("click", endTelling);
  onKeep = offerWhy;
  offerWhy(kept);
}
