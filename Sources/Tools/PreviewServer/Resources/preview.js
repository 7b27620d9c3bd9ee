// A page that a server shows: it follows its file, keeps what its reader has chosen, and writes changes. What names it uses without
// declaring them are those of the page's own scripts.
const $ = id => document.getElementById(id), { root, name, place, stage, revision, change } = $("served").dataset;
const base_ = new URL(root, location.href), isEmpty = stage === "empty", stored = "alrender " + location.pathname;
const chosenPart = new URL(location.href).searchParams.get("part");
const address = verb => base_ + verb + "/" + place + (chosenPart === null ? "" : "?" + new URLSearchParams({ part: chosenPart }));
const solves = () => typeof engine !== "undefined" && figure.solution !== undefined;
let writing = null;

// What the reader has chosen, from one page of the layout to the next.
function choices() {
  const found = { size: isStart() ? null : size, device: menus.device?.selectedIndex, edits: changes().map(c => [c.text, c.count, c.values]) };
  for (const id of ["variant", "direction", "category"]) found[id] = menus[id]?.selectedOptions[0]?.textContent;
  return found;
}
// A constraint that a reader has changed: which of those that read alike, and its constant, priority and state.
function changes() {
  const before = [];
  return texts.flatMap(([text], place) => {
    before.push(text);
    return edits.has(place) ? [{ place, text, count: before.filter(t => t === text).length, values: editors[place].values(), was: written[place] }] : [];
  });
}
const isTouched = () => solves() && (edits.size > 0 || isPicked() || !isStart());
let waiting = JSON.parse(sessionStorage.getItem(stored) ?? "null");
sessionStorage.removeItem(stored);
function reload() {
  if (isEmpty) { location.reload(); return; }
  const { view, constraint } = pointedAt(kept);
  sessionStorage.setItem(stored, JSON.stringify({
    view, constraint, zoom: isFitted ? null : zoom, at: [scrollX, scrollY, figure.scrollLeft, figure.scrollTop], isWide: document.body.classList.contains("wide"),
    focus: pointedAt(document.activeElement).view, choices: solves() ? isTouched() ? choices() : null : waiting?.choices ?? null
  }));
  location.reload();
}
const pointedAt = button => ({ view: button?.dataset?.ofView, constraint: button?.dataset?.ofConstraint });
function restoreLook() {
  const { view, constraint, focus, zoom: was, at, isWide } = waiting, button = byView.get(view) ?? byConstraint.get(constraint);
  if (isWide) $("side").click();
  if (button && kept !== button) keep(button);
  if (was) setZoom(was);
  [figure.scrollLeft, figure.scrollTop] = at.slice(2);
  scrollTo(...at);
  byView.get(focus)?.focus({ preventScroll: true });
}
function restoreChoices({ size: wanted, device, edits: kept_, ...others }) {
  let isOther = false;
  for (const id in others) {
    const index = [...menus[id]?.options ?? []].findIndex(o => o.textContent === others[id]);
    if (index >= 0 && index !== picked[id]) pick(id, index);
    else if (index < 0 && others[id] !== undefined) { isOther = true; $("notice").textContent = `'${others[id]}' is no longer in the file.`; }
  }
  if (menus.device && device > 0) pick("device", device - 1);
  const gone = [];
  for (const [text, count, values] of kept_) {
    const editor = editors[texts.flatMap(([t], place) => t === text ? [place] : [])[count - 1]];
    if (!editor) { gone.push(`${text} with the constant ${number(values[0])}`); continue; }
    editor.set("constant", values[0]);
    editor.set("priority", values[1]);
    editor.set("active", values[2]);
  }
  if (gone.length) $("notice").textContent = "The file has changed, and what was not written is discarded: " + gone.join("; ");
  if (wanted && !isOther) resize(...wanted); else solveAgain();
  if (isFitted) fit();
}

// The file.
function showProblem(title, text = "") {
  $("problem").hidden = !title;
  $("wrong").textContent = title;
  $("problem").querySelector("pre").textContent = text;
  $("behind").hidden = isEmpty;
}
async function look() {
  await writing;
  const answer = await fetch(address("state"));
  if (!answer.ok) { showProblem(answer.status === 404 ? "The file is not there" : "The layout cannot be shown", await answer.text()); return; }
  const next = await answer.json();
  if (chosenPart !== null && next.parts.length && !next.parts.includes(chosenPart)) { location.search = ""; return; }
  if (!next.hasLayout) { showProblem("The file has an error", next.problem); return; }
  showProblem("");
  if (next.revision === revision && next.change === Number(change)) return;
  if (isTouched()) {
    $("status").textContent = "Drawing again …";
    if ((await fetch(address("whole"))).status === 409) return;
  }
  reload();
}
// Looks one after another, the last of them at the newest file.
let looking = Promise.resolve();
const lookAgain = () => { looking = looking.then(look).catch(error => { if (!(error instanceof TypeError)) throw error; }); };
let events = null;
function listen() {
  events = new EventSource(base_ + "events");
  events.onopen = () => { $("connection").textContent = ""; lookAgain(); };
  events.onmessage = event => { if (JSON.parse(event.data).layouts.includes(name)) lookAgain(); };
  events.onerror = () => {
    $("connection").textContent = "Not connected: 'alrender serve' has ended";
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, 500);
  };
}
// A browser opens few connections to one server: pages that are not seen give theirs back.
document.addEventListener("visibilitychange", () => { events?.close(); if (!document.hidden) listen(); });
addEventListener("pagehide", () => events?.close());
listen();
$("part")?.addEventListener("change", () => { location.search = new URLSearchParams({ part: $("part").value }); });
// The page has a menu of its own for variants.
if ($("part") && document.querySelector("#variant") && chosenPart === null) $("part").parentNode.hidden = true;

// Writing.
async function edit(isFinal) {
  const form = new URLSearchParams({ revision });
  if (chosenPart !== null) form.set("part", chosenPart);
  form.set("changes", changes().flatMap(({ place, values, was }) => ["constant", "priority", "active"].flatMap((key, n) =>
    values[n] === was[n] ? [] : [`${place}:${key}:${values[n]}`])).join());
  if (isFinal) form.set("write", "1");
  try {
    const answer = await fetch(`${base_}edit/${place}`, { method: "POST", body: form });
    return answer.ok ? { diff: (await answer.json()).diff } : { refusal: await answer.text() };
  } catch { return { refusal: "Not connected" }; }
}
const isUnwritten = () => picked.variant !== model.variant || changes().some(({ place }) => place >= model.structures[0].constraints.length);
let asked = 0;
async function showEdits() {
  $("edits").hidden = edits.size === 0;
  if (edits.size === 0) return;
  const mine = ++asked;
  await new Promise(done => setTimeout(done, 60));
  if (mine !== asked || writing) return;
  const { diff = "", refusal = "" } = isUnwritten() ? { refusal: "What is written is the layout as it was first shown, and another variant is." } : await edit(false);
  if (mine !== asked || writing) return;
  [$("diff").textContent, $("refusal").textContent, $("write").disabled] = [diff, refusal, refusal !== ""];
}
function discard() { for (const place of [...edits.keys()]) editors[place].reset(); solveAgain(); }
$("discard").addEventListener("click", discard);
$("write").addEventListener("click", async () => {
  writing = edit(true);
  const { refusal = "" } = await writing;
  $("refusal").textContent = refusal;
  // The server tells of the file that has changed.
  if (!refusal) { edits.clear(); $("edits").hidden = true; }
  writing = null;
});

if (!isEmpty) {
  if (waiting) document.documentElement.classList.add("restoring");
  // The scripts of a page that solves are packed.
  if (typeof isReady !== "undefined") await isReady;
  if (waiting) restoreLook();
  if (solves()) {
    if (waiting?.choices) restoreChoices(waiting.choices);
    onChange = showEdits;
    showEdits();
  }
  document.documentElement.classList.remove("restoring");
  if (stage === "quick") {
    const answer = await fetch(address("whole")).catch(() => null);
    if (answer?.ok) reload();
    else if (answer && answer.status !== 409) {
      $("controls").hidden = true;
      $("status").textContent = "Nothing can be changed in the page: " + (await answer.text()).split("\n")[0];
    }
  }
}
