const menus = Object.fromEntries(["variant", "device", "direction", "category"].map(id => [id, document.getElementById(id)]));
const steps = ["variants", "classes", "categories", "scales", "directions"];
const untouched = () => {
  const [category, direction] = model.variants[model.variant].slice(3, 5);
  return { variant: model.variant, device: -1, direction, category };
};
let engine, size = [base[0][2], base[0][3]];
let picked, counts, edits = new Map(), opened = "", answered = [0, 0, 0];
function prepare() {
  counts = steps.map(name => Array.isArray(model[name]) ? model[name].length : model[name]);
  picked = untouched();
}
const equationOf = place => constraintButtons[place].querySelector("code").textContent;
const isPicked = () => Object.entries(untouched()).some(([k, v]) => picked[k] !== v);
const screenOf = device => model.screens[model.devices[device]];
const scaleOf = choice => choice.device >= 0 ? screenOf(choice.device)[2] : model.variants[choice.variant][2];
const engineScale = () => isPicked() ? scaleOf(picked) : model.header[6];

function contentRows(index) {
  const given = model.contents[index];
  if (Array.isArray(given)) return given;
  const all = [...model.contents[0]];
  for (let i = 0; i < given.changes.length; i += 2) all[given.changes[i]] = given.changes[i + 1];
  return all;
}
function contentsOf(index, views) {
  const given = contentRows(index).map(number => model.pool[number]);
  return { views: given.slice(0, views), texts: given.slice(views) };
}
// What a choice makes of a size; null if the page does not have it.
function answerTo(choice, size, isStart) {
  if (isStart) return [0, 0, 0];
  const sizeClass = counts[1] > 1 ? engine.classes(size[0], size[1], model.header[0]) : 0;
  const place = [choice.variant, sizeClass, choice.category, model.scales.indexOf(scaleOf(choice)), choice.direction];
  if (place[3] < 0) return null;
  return model.answers[place.reduce((sum, v, i) => sum * counts[i] + v, 0)];
}
function headerOf(choice, edges) {
  const header = [...model.header];
  header.splice(6, 8, scaleOf(choice), ...edges.slice(0, 4), model.directions[choice.direction], model.categories[choice.category], edges[4]);
  return header;
}
// What is around the root view: the rule for a size, in a tree of lines that divide the sizes.
const ruleAt = (tree, [width, height]) => {
  while (Array.isArray(tree)) {
    const [[a, b, limit, isInclusive], below, above] = tree, distance = a * width + b * height - limit;
    tree = (isInclusive ? distance < -1e-4 : distance <= 1e-4) ? below : above;
  }
  return tree;
};
function canvasOf(choice, size) {
  const screen = choice.device < 0 ? 0 : 1 + model.devices[choice.device];
  const tree = scenes.canvasOf[(choice.variant * (1 + model.screens.length) + screen) * model.directions.length + choice.direction];
  return tree === null ? null : ruleAt(scenes.canvases[tree], size);
}
// Gives the engine the layout of what is chosen, unless it has it. Returns whether the page has one. A number of the header may be
// another one, to see what depends on it.
function open(size, isStart, change = null) {
  const isWritten = isStart && !isPicked(), found = answerTo(picked, size, isWritten), canvas = canvasOf(picked, size);
  if (!found || !canvas) return false;
  const header = isWritten ? [...model.header] : headerOf(picked, canvas.edges);
  if (change) header[change[0]] += change[1];
  const key = found.join() + ":" + header.join();
  if (key === opened) return true;
  const structure = model.structures[found[0]], contents = contentsOf(found[1], structure.views.length);
  const numbers = [...header, ...model.pool[structure.numbers], ...contents.views.flat(), contents.texts.length, ...contents.texts.flat()];
  const room = engine.reserve(numbers.length);
  new Float64Array(engine.memory.buffer, room, numbers.length).set(numbers);
  engine.open();
  opened = key; answered = found;
  showStructure(found[0]);
  for (const edit of edits.values()) edit();
  return true;
}
// What the outline lists, and what can be changed of it.
function showStructure(index) {
  const s = model.structures[index], views = new Set(s.views), constraints = new Set(s.constraints);
  viewButtons.forEach((b, i) => b.closest("li").hidden = !views.has(i));
  constraintButtons.forEach((b, i) => b.closest("li").hidden = !constraints.has(i));
  s.constraints.forEach((place, i) => {
    const text = s.texts?.[i] ?? texts[place];
    constraintButtons[place].querySelector("code").textContent = text[0];
    editors[place].begin(i, index ? s.values.slice(3 * i, 3 * i + 3) : written[place], text[1]);
  });
}
const texts = constraintButtons.map(b => [b.querySelector("code").textContent, b.querySelector(".demand").textContent]);
const written = constraintButtons.map(b => [b.dataset.constant, b.dataset.priority ?? 1000, b.dataset.active ?? 1].map(Number)), editors = [];

function showPicked() {
  // The first device is that of the file.
  for (const name in menus) if (menus[name]) menus[name].selectedIndex = picked[name] + (name === "device" ? 1 : 0);
}
function pick(name, value) {
  const before = picked, wasSize = size;
  picked = { ...picked, [name]: value };
  let to = size;
  const variant = model.variants[picked.variant];
  if (name === "variant") {
    [picked.category, picked.direction, picked.device] = [variant[3], variant[4], -1];
    to = variant.slice(0, 2);
  }
  if (name === "device") {
    to = value < 0 ? variant.slice(0, 2) : screenOf(value).slice(0, 2);
    if (value >= 0 && size[0] > size[1]) to = [to[1], to[0]];
  }
  if (!resize(...to)) { picked = before; resize(...wasSize); outcome.textContent = "This page does not have that choice together with the others."; }
  showPicked();
  if (isFitted) fit();
}
for (const name in menus) menus[name]?.addEventListener("change", () => pick(name, menus[name].selectedIndex - (name === "device" ? 1 : 0)));
