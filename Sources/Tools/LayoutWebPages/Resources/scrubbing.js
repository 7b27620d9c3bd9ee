// The widths at which the layout behaves otherwise: between two of them every frame is a linear function of the width.
const scrub = { from: 0, to: 0, kinks: [], key: "", timer: 0 };
const edges = {
  left: f => f[0], right: f => f[0] + f[2], top: f => f[1], bottom: f => f[1] + f[3], width: f => f[2], height: f => f[3],
  centerX: f => f[0] + f[2] / 2, centerY: f => f[1] + f[3] / 2
};
// The side of an inequality of two views, less the other; null for what only the engine knows.
function slack(text, frames, isRightToLeft) {
  const [, one, relation, factor, two, sign, constant] = /^(\S+) ([<>]=) (?:([\d.]+) \* )?(\S+)(?: ([+-]) ([\d.]+))?$/.exec(text) ?? [];
  const [a, b] = [sideOf(one), sideOf(two)], limit = Number(two);
  if (!a || a.guide || !b && isNaN(limit) || b?.guide) return null;
  const side = name => ({ leading: isRightToLeft ? "right" : "left", trailing: isRightToLeft ? "left" : "right" })[name] ?? name;
  const value = ({ id, attribute }) => frames.has(id) && edges[side(attribute)] ? edges[side(attribute)](frames.get(id)) : NaN;
  const mirrored = isRightToLeft && /leading|trailing/.test(a.attribute) ? -1 : 1;
  const difference = value(a) - (b ? value(b) * Number(factor || 1) : 0);
  const rest = mirrored * difference - (b ? (sign === "-" ? -1 : 1) * Number(constant ?? 0) : limit);
  return isNaN(rest) ? null : relation === ">=" ? rest : -rest;
}
// What a width makes of the layout, without showing it.
function probe(width) {
  if (!open([width, size[1]], false)) return null;
  engine.resize(width, size[1]);
  const found = answer(), s = model.structures[found.structure], frames = new Map(found.views.map((v, i) => [viewButtons[s.views[i]].dataset.ofView, v.canvas]));
  const isRightToLeft = model.directions[picked.direction] === 1;
  return { width, structure: found.structure, numbers: found.views.flatMap(v => v.canvas), states: found.constraints.map((c, i) => {
    const place = s.constraints[i], distance = c.status === "satisfied" ? slack(equationOf(place).replace(/ @.*$/, ""), frames, isRightToLeft) : null;
    return [place, c.status === "satisfied" ? distance !== null && Math.abs(distance) < 0.01 ? "tight" : "" : c.status];
  }) };
}
const isLinear = (a, b, c) => {
  if (a.structure !== b.structure || b.structure !== c.structure) return false;
  const part = (b.width - a.width) / (c.width - a.width);
  return b.numbers.every((n, i) => Math.abs(a.numbers[i] + (c.numbers[i] - a.numbers[i]) * part - n) < 0.02);
};
// Between two widths at which the layout is not on one line, to a quarter of a point.
function kinkBetween(a, c) {
  while (c.width - a.width > 0.25) {
    const b = probe((a.width + c.width) / 2), left = probe(a.width + (b.width - a.width) / 2);
    if (isLinear(a, left, b)) a = b; else c = b;
  }
  return c.width;
}
function nameOf(before, after) {
  const old = new Map(before.states), words = { tight: "is reached", unsatisfied: "no longer holds", broken: "is broken" };
  const changed = after.states.filter(([place, state]) => old.get(place) !== state).map(([place, state]) => {
    const text = equationOf(place);
    return text + " " + (words[state] ?? (old.get(place) === "tight" ? "has room" : "holds"));
  });
  if (before.structure !== after.structure) changed.unshift("other views or constraints");
  if (changed.length) return changed.join("; ");
  const views = model.structures[after.structure].views, name = i => viewButtons[views[i]].dataset.ofView;
  const those = test => views.map((_, i) => i).filter(test).slice(0, 3).map(name).join(", ");
  // A size that jumps is that of a text whose lines break otherwise.
  const jumps = i => [2, 3].some(n => Math.abs(after.first[4 * i + n] - before.first[4 * i + n]) > 1.5);
  const isText = i => ["label", "button", "textView"].includes(viewButtons[views[i]].querySelector(".kind").textContent);
  const jumping = those(i => jumps(i) && isText(i)) || those(jumps);
  return jumping ? "the size of " + jumping + " jumps"
    : (those(i => [0, 1, 2, 3].some(n => Math.abs(after.slopes[4 * i + n] - before.slopes[4 * i + n]) > 0.01)) || "some views") + ": move or grow otherwise";
}
function findKinks() {
  const own = size[0];
  scrub.from = Math.max(Math.min(own, 320) - 40, 80); scrub.to = Math.max(own, 744) + 60;
  const step = (scrub.to - scrub.from) / 96, samples = [];
  for (let n = 0; n <= 96; n++) { const found = probe(scrub.from + n * step); if (found) samples.push(found); }
  const kinks = [];
  for (let i = 2; i < samples.length; i++) {
    if (isLinear(samples[i - 2], samples[i - 1], samples[i])) continue;
    const at = kinkBetween(samples[i - 2], samples[i]);
    if (kinks.length && at - kinks.at(-1).at < 2 * step) continue;
    const [before, after] = [-1, 1].map(side => {
      const [a, b] = [probe(at + side * 0.5), probe(at + side * 1.5)];
      return { ...b, first: a.numbers, slopes: b.numbers.map((n, k) => (n - a.numbers[k]) / (b.width - a.width)) };
    });
    kinks.push({ at, text: nameOf(before, after) });
  }
  scrub.kinks = kinks;
  resize(own, size[1]);
}
function showScrub() {
  const slider = document.getElementById("scrub"), width = size[0], index = scrub.kinks.findLastIndex(k => k.at <= width + 0.5);
  slider.value = width;
  const ends = [index < 0 ? scrub.from : scrub.kinks[index].at, scrub.kinks[index + 1]?.at ?? scrub.to].map(v => number(Math.round(v * 4) / 4));
  document.getElementById("range").textContent = `${number(width)} points, in ${ends[0]} to ${ends[1]}` + (index < 0 ? "" : ": " + scrub.kinks[index].text);
}
// Found when it is needed, and again after a change of anything but the width.
function readyScrub() {
  const key = [...edits.keys()].join() + JSON.stringify(picked) + size[1] + [...document.querySelectorAll(".edit.changed input")].map(i => i.value + i.checked).join();
  if (scrub.key === key) return;
  scrub.key = key;
  findKinks();
  const slider = document.getElementById("scrub");
  Object.assign(slider, { min: Math.ceil(scrub.from), max: Math.floor(scrub.to) });
  document.getElementById("kinks").replaceChildren(...scrub.kinks.map(({ at, text }) => {
    const b = document.createElement("button");
    Object.assign(b, { type: "button", title: `From ${number(Math.round(at * 4) / 4)} points: ${text}` });
    b.setAttribute("aria-label", b.title);
    b.style.left = 100 * (at - scrub.from) / (scrub.to - scrub.from) + "%";
    b.addEventListener("click", () => { resize(Math.ceil(at), size[1]); showScrub(); });
    return b;
  }));
}
// A step of the width, by key.
function stepWidth(by) { resize(size[0] + by, size[1]); readyScrub(); showScrub(); }
function addScrubber() {
  for (const [id, by] of [["narrower", -10], ["wider", 10]]) document.getElementById(id).addEventListener("click", () => stepWidth(by));
  const slider = document.getElementById("scrub"), play = document.getElementById("play");
  const stop = () => { clearInterval(scrub.timer); scrub.timer = 0; play.textContent = "Play"; play.setAttribute("aria-pressed", "false"); };
  Object.assign(slider, { min: 80, max: 1200, value: size[0] });
  slider.addEventListener("pointerdown", readyScrub);
  slider.addEventListener("focus", readyScrub);
  slider.addEventListener("input", () => { stop(); readyScrub(); resize(Number(slider.value), size[1]); showScrub(); });
  play.addEventListener("click", () => {
    if (scrub.timer) { stop(); return; }
    readyScrub();
    let way = 1;
    play.textContent = "Pause"; play.setAttribute("aria-pressed", "true");
    scrub.timer = setInterval(() => {
      if (size[0] + way * 3 > scrub.to || size[0] + way * 3 < scrub.from) way = -way;
      resize(Math.round(size[0] + way * 3), size[1]);
      showScrub();
    }, 40);
  });
}
