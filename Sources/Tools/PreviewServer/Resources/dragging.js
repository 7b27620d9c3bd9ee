const reach = 6, fingerReach = 14;
let edge = null, drag = null;

function listenToEdges(page) {
  const figure = page.querySelector("figure");
  if (!figure) return;
  const picture = () => figure.querySelector("svg");
  // Pixels of the screen for a point of the canvas, and where the pointer is on the canvas.
  const factor = () => (picture().getScreenCTM()?.a ?? 1) * state.zoom;
  function point(event) {
    const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture().getScreenCTM().inverse());
    return { x: (p.x - state.canvasX) / state.zoom, y: (p.y - state.canvasY) / state.zoom };
  }
  function nearest(p, pixels = reach) {
    const near = pixels / factor();
    let best = null;
    for (const view of state?.views ?? []) {
      const [right, bottom] = [view.x + view.width, view.y + view.height];
      const beside = p.x > view.x - near && p.x < right + near, along = p.y > view.y - near && p.y < bottom + near;
      if (!beside || !along) continue;
      for (const [name, distance] of [["left", p.x - view.x], ["right", p.x - right], ["top", p.y - view.y], ["bottom", p.y - bottom]]) {
        const found = { view, name, distance: Math.abs(distance), area: view.width * view.height };
        if (found.distance > near) continue;
        if (!best || found.distance < best.distance - 1e-6 || found.distance < best.distance + 1e-6 && found.area < best.area) best = found;
      }
    }
    return best;
  }
  function mark(found) {
    figure.querySelector(".held-edge")?.remove();
    figure.style.cursor = found ? (["left", "right"].includes(found.name) ? "ew-resize" : "ns-resize") : "";
    if (!found) return;
    const { view, name } = found, line = page.createElementNS("http://www.w3.org/2000/svg", "line");
    const [x1, y1] = [name === "right" ? view.x + view.width : view.x, name === "bottom" ? view.y + view.height : view.y];
    const [x2, y2] = [name === "left" ? view.x : view.x + view.width, name === "top" ? view.y : view.y + view.height];
    const place = { x1: x1 * state.zoom + state.canvasX, y1: y1 * state.zoom + state.canvasY,
      x2: x2 * state.zoom + state.canvasX, y2: y2 * state.zoom + state.canvasY };
    for (const key in place) line.setAttribute(key, place[key]);
    for (const [key, value] of [["class", "held-edge"], ["stroke", "#2563eb"], ["stroke-width", 2], ["pointer-events", "none"]]) line.setAttribute(key, value);
    picture().append(line);
  }
  figure.addEventListener("pointermove", event => {
    if (drag) {
      const p = point(event), moved = ["left", "right"].includes(edge.name) ? p.x - drag.start.x : p.y - drag.start.y;
      if (Math.abs(moved) * factor() > 2) drag.hasMoved = true;
      if (drag.hold && drag.hasMoved) move(moved, figure);
      return;
    }
    edge = nearest(point(event));
    mark(edge);
  });
  figure.addEventListener("pointerleave", () => { if (!drag) mark(null); });
  figure.addEventListener("pointerdown", async event => {
    if (event.button !== 0 || drag) return;
    // A finger is nowhere before it touches.
    if (event.pointerType === "touch") mark(edge = nearest(point(event), fingerReach));
    if (!edge) return;
    event.preventDefault();
    figure.setPointerCapture(event.pointerId);
    const mine = drag = { start: point(event), hold: null, hasMoved: false };
    const form = fields();
    form.set("view", edge.view.id);
    form.set("edge", edge.name);
    const hold = await requestHold(form);
    if (hold.reason) { $("status").textContent = hold.reason; return; }
    mine.hold = hold;
    if (!constants.has(hold.constraint)) equations.set(hold.constraint, hold.equation);
    $("status").textContent = hold.equation;
  });
  const end = event => {
    if (!drag) return;
    const { hasMoved, hold } = drag;
    drag = null;
    mark(null);
    if (hasMoved && hold) showConstants();
    // There is no click of a finger that does not scroll.
    if (!hasMoved && event.type === "pointerup" && event.pointerType === "touch") {
      page.elementFromPoint(event.clientX, event.clientY)?.dispatchEvent(
        new MouseEvent("click", { bubbles: true, clientX: event.clientX, clientY: event.clientY }));
    }
    // A click at the end of a drag keeps no view.
    if (hasMoved && event.pointerType !== "touch") figure.addEventListener("click", event => event.stopPropagation(), { capture: true, once: true });
  };
  figure.addEventListener("pointerup", end);
  figure.addEventListener("pointercancel", end);
  // A finger that drags an edge does not scroll the page, which would end the drag. The picture under it is replaced meanwhile, so
  // that its moves do not come here.
  figure.addEventListener("touchstart", event => { if (drag) event.preventDefault(); }, { passive: false });
}

// Arrow keys move a kept view: its left and top edges, with Alt its right and bottom ones.
const keys = { ArrowLeft: ["left", "right", -1], ArrowRight: ["left", "right", 1], ArrowUp: ["top", "bottom", -1], ArrowDown: ["top", "bottom", 1] };
let isMoving = false;
// Points by view and edge: presses that come while an earlier one is drawn add up.
const pressed = new Map();
function listenToKeys(page) {
  // Where arrow keys move a kept view, they do not go to the next one.
  page.documentElement.dataset.moves = "";
  page.addEventListener("keydown", async event => {
    const view = page.querySelector("[data-of-view][aria-pressed=true]")?.dataset.ofView, key = keys[event.key];
    if (view === undefined || !key || event.ctrlKey || event.metaKey || drag) return;
    event.preventDefault();
    const edge = JSON.stringify([view, key[event.altKey ? 1 : 0]]);
    pressed.set(edge, (pressed.get(edge) ?? 0) + key[2] * (event.shiftKey ? 10 : 1));
    if (isMoving) return;
    isMoving = true;
    try {
      while (pressed.size) {
        const [[edge, points]] = pressed;
        pressed.delete(edge);
        if (points) await nudge(...JSON.parse(edge), points);
      }
    } finally {
      isMoving = false;
      pressed.clear();
    }
  });
}
async function requestHold(form) {
  try {
    const answer = await fetch(`${root}hold/${place}`, { method: "POST", body: form });
    return answer.ok ? await answer.json() : { reason: await answer.text() };
  } catch { return { reason: "Not connected" }; }
}
async function nudge(view, name, points) {
  const form = fields();
  form.set("view", view);
  form.set("edge", name);
  const hold = await requestHold(form);
  if (hold.reason) { $("status").textContent = hold.reason; return; }
  if (!constants.has(hold.constraint)) equations.set(hold.constraint, hold.equation);
  set(hold.constraint, Math.round((hold.constant + points / hold.slope) * 100) / 100);
  await showConstants();
}

// One picture at a time is requested, then the one for where the pointer is by then.
let isDrawing = false, isBehind = false;
function move(points, figure) {
  const { hold } = drag, step = Math.round(hold.constant + points / hold.slope);
  if (constants.get(hold.constraint) === step) return;
  set(hold.constraint, step);
  draw(figure);
}
async function draw(figure) {
  isBehind = true;
  if (isDrawing) return;
  isDrawing = true;
  try {
    while (isBehind) {
      isBehind = false;
      const answer = await fetch(address("picture"));
      if (!answer.ok) continue;
      // The page knows its picture's element, which stays.
      const next = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
      const shown = figure.querySelector("svg");
      if (!shown) continue;
      for (const name of ["viewBox", "width", "height"]) shown.setAttribute(name, next.getAttribute(name));
      shown.replaceChildren(...[...next.childNodes].map(node => figure.ownerDocument.adoptNode(node)));
    }
  } catch (error) {
    // Without a connection there is no picture.
    if (!(error instanceof TypeError)) throw error;
  } finally {
    isDrawing = false;
  }
  body.dataset.drawings = Number(body.dataset.drawings ?? 0) + 1;
}

// As large as the server accepts.
const largest = Number(body.dataset.largest);
function set(place, value) { constants.set(place, Math.min(Math.max(value, -largest), largest)); }
async function showConstants() {
  listConstants();
  await refresh();
  listConstants();
  if (constants.size) await edit(false);
}
function listConstants() {
  $("edits").hidden = constants.size === 0;
  $("constants").replaceChildren(...[...constants].map(([place, value]) => {
    const item = document.createElement("li"), label = document.createElement("label"), code = document.createElement("code");
    const input = document.createElement("input");
    code.textContent = equations.get(place) ?? "";
    Object.assign(input, { type: "number", step: "any", value, required: true, min: -largest, max: largest });
    input.addEventListener("change", () => {
      if (!input.reportValidity()) return;
      constants.set(place, Number(input.value));
      showConstants();
    });
    label.append(code, " has the constant ", input);
    item.append(label);
    return item;
  }));
}
async function edit(isFinal) {
  const form = fields();
  form.set("revision", state.revision);
  if (isFinal) form.set("write", "1");
  let answer;
  try {
    answer = await fetch(`${root}edit/${place}`, { method: "POST", body: form });
  } catch {
    $("refusal").textContent = "Not connected";
    return false;
  }
  $("refusal").textContent = answer.ok ? "" : await answer.text();
  $("write").disabled = !answer.ok;
  $("diff").textContent = answer.ok ? (await answer.json()).diff : "";
  return answer.ok;
}
// Constants whose constraints have changed in the file are those of something else.
function dropConstants(found) {
  const gone = [...constants.keys()].filter(place => found[place] !== equations.get(place));
  if (!gone.length) return false;
  $("notice").textContent = "The file has changed, and what was not written is discarded: "
    + gone.map(place => `${equations.get(place)} with the constant ${constants.get(place)}`).join("; ");
  for (const place of gone) { constants.delete(place); equations.delete(place); }
  return true;
}
function forgetConstants() {
  constants.clear();
  equations.clear();
  $("edits").hidden = true;
}
// The change of the file is the page's own.
let isWriting = false;
$("write").addEventListener("click", async () => {
  for (const input of $("constants").querySelectorAll("input")) if (!input.reportValidity()) return;
  isWriting = true;
  try { if (await edit(true)) forgetConstants(); } finally { isWriting = false; }
  showConstants();
  if (!$("sizes").hidden) sweep();
});
$("discard").addEventListener("click", () => { forgetConstants(); refresh(); });
