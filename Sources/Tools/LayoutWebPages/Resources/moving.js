"use strict";
const figure = document.querySelector("figure"), svg = figure.querySelector("svg");
const slider = document.getElementById("time"), play = document.getElementById("play"), status = document.getElementById("stage");
const { handling } = figure.dataset, duration = Number(figure.dataset.duration);
const stages = [...document.querySelectorAll("#stages button")], times = stages.map(b => Number(b.dataset.time));
let time = 0, frame = 0, current = -1;
const stageAt = t => times.findLastIndex(start => start <= t + 1e-6);
function show(t) {
  time = Math.min(Math.max(t, 0), 1);
  // At its very end a motion begins again.
  svg.setCurrentTime(Math.min(time + (handling === "steps" ? 1e-4 : 0), 0.9999) * duration);
  slider.value = time;
  const now = stageAt(time);
  if (now === current) return;
  current = now;
  stages.forEach((b, i) => { b.setAttribute("aria-current", i === now ? "step" : "false"); b.classList.toggle("ahead", handling === "steps" && i > now); });
  // A screen reader hears each stage once.
  status.textContent = stages[now]?.textContent ?? "";
  slider.setAttribute("aria-valuetext", status.textContent || Math.round(100 * time) + " %");
}
function stop() {
  cancelAnimationFrame(frame);
  frame = 0;
  play.textContent = "Play";
  play.setAttribute("aria-pressed", "false");
}
function start() {
  let last = performance.now();
  if (time > 0.999 || handling === "steps" && current === stages.length - 1) show(0);
  play.textContent = "Pause";
  play.setAttribute("aria-pressed", "true");
  const move = now => {
    const next = time + (now - last) / 1000 / duration;
    last = now;
    show(next);
    if (next >= 1) stop(); else frame = requestAnimationFrame(move);
  };
  frame = requestAnimationFrame(move);
}
function toggle() { if (frame) stop(); else start(); }
// To the next stage, or by a part of a motion without any.
function step(by) {
  stop();
  if (stages.length === 0) { show(time + by / 24); return; }
  const next = Math.min(Math.max(stageAt(time) + by, 0), stages.length - 1);
  show(times[next]);
}
play.addEventListener("click", toggle);
slider.addEventListener("input", () => { stop(); show(Number(slider.value)); });
stages.forEach((b, i) => b.addEventListener("click", () => { stop(); show(times[i]); }));
const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
addEventListener("keydown", event => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (steps[event.key]) step(steps[event.key]);
  else if (event.key === "Home") { stop(); show(0); }
  else if (event.key === "End") { stop(); show(1); }
  else if (event.key === " " && event.target.tagName !== "BUTTON") toggle();
  else return;
  event.preventDefault();
});
if (handling === "turn") {
  figure.style.touchAction = "pan-y";
  let held = null;
  figure.addEventListener("pointerdown", event => { held = { x: event.clientX, time }; stop(); figure.setPointerCapture(event.pointerId); });
  figure.addEventListener("pointermove", event => { if (held) show(held.time + (event.clientX - held.x) / figure.clientWidth); });
  for (const end of ["pointerup", "pointercancel"]) figure.addEventListener(end, () => { held = null; });
}
document.body.classList.add("played");
document.getElementById("player").hidden = false;
figure.tabIndex = 0;
figure.setAttribute("aria-label", "Picture: arrow keys move it, Space plays it");
svg.pauseAnimations();
show(Number(figure.dataset.start));
