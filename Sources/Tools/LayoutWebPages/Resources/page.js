"use strict";
const figure = document.querySelector("figure"), sentence = document.getElementById("sentence");
const hint = sentence.textContent, byView = new Map(), byConstraint = new Map();
for (const b of document.querySelectorAll("[data-of-view]")) byView.set(b.dataset.ofView, b);
for (const b of document.querySelectorAll("[data-of-constraint]")) byConstraint.set(b.dataset.ofConstraint, b);
const words = text => text ? text.split(" ") : [];
const groups = [...figure.querySelectorAll("g[data-layer]")];
let kept = null;
const number = n => String(Math.round(n * 100) / 100);
function gap(a, b, i, names) {
  const [x, y] = [words(a.dataset.frame).map(Number), words(b.dataset.frame).map(Number)];
  const d = y[i] >= x[i] + x[i + 2] ? y[i] - x[i] - x[i + 2] : x[i] >= y[i] + y[i + 2] ? x[i] - y[i] - y[i + 2] : null;
  if (d !== null) return number(d) + " points apart " + names[0];
  const e = [y[i] - x[i], y[i] + y[i + 2] - x[i] - x[i + 2]];
  return names[1] + " edges differ by " + number(e[0]) + ", " + names[2] + " edges by " + number(e[1]);
}
function distances(a, b) {
  return a.dataset.ofView + " and " + b.dataset.ofView + ": " + gap(a, b, 0, ["horizontally", "left", "right"]) + "; "
    + gap(a, b, 1, ["vertically", "top", "bottom"]) + ".";
}
function show(button) {
  for (const e of document.querySelectorAll(".lit")) e.classList.remove("lit");
  for (const g of groups) g.classList.remove("part");
  figure.classList.toggle("chosen", button !== null);
  if (!button) { sentence.textContent = hint; return; }
  const view = button.dataset.ofView, constraint = button.dataset.ofConstraint;
  const views = new Set(view !== undefined ? [view] : words(button.dataset.related));
  const constraints = new Set(view !== undefined ? words(button.dataset.related) : [constraint]);
  const pair = kept && kept !== button && kept.dataset.ofView !== undefined && view !== undefined;
  if (pair) { views.add(kept.dataset.ofView); kept.classList.add("lit"); }
  for (const g of groups) {
    const c = (g.dataset.constraint || "").replace("constraint:", "");
    if (views.has(g.dataset.view) || g.dataset.constraint && constraints.has(c)) g.classList.add("part");
  }
  button.classList.add("lit");
  for (const v of views) if (view === undefined) byView.get(v)?.classList.add("lit");
  for (const c of constraints) if (view !== undefined) byConstraint.get(c)?.classList.add("lit");
  const [first, last] = words(button.dataset.lines).map(Number);
  for (let n = first; n <= last && n - first < 200; n++) document.getElementById("line-" + n)?.classList.add("lit");
  sentence.textContent = pair ? distances(kept, button)
    : view !== undefined
      ? view + ": " + button.querySelector(".frame").textContent + ", " + constraints.size + " constraints"
        + [...button.querySelectorAll(".state")].map(s => ", " + s.textContent).join("")
      : button.querySelector(".sentence").textContent;
}
function keep(button) {
  if (kept) kept.setAttribute("aria-pressed", "false");
  kept = kept === button ? null : button;
  if (kept) kept.setAttribute("aria-pressed", "true");
  show(button);
}
for (const button of [...byView.values(), ...byConstraint.values()]) {
  button.setAttribute("aria-pressed", "false");
  button.addEventListener("mouseenter", () => show(button));
  button.addEventListener("mouseleave", () => show(kept));
  button.addEventListener("focus", () => show(button));
  button.addEventListener("blur", () => show(kept));
  button.addEventListener("click", () => keep(button));
}
const of = event => {
  const g = event.target.closest("g[data-view],g[data-constraint]");
  if (!g) return null;
  return g.dataset.view !== undefined ? byView.get(g.dataset.view) ?? null
    : byConstraint.get(g.dataset.constraint.replace("constraint:", "")) ?? null;
};
figure.addEventListener("mouseover", event => { const b = of(event); if (b) show(b); });
figure.addEventListener("mouseleave", () => show(kept));
figure.addEventListener("click", event => { const b = of(event); if (b) keep(b); else if (kept) keep(kept); });
document.addEventListener("keydown", event => { if (event.key === "Escape") { if (kept) keep(kept); show(null); } });
