"use strict";
const $ = id => document.getElementById(id), body = document.body;
const root = new URL(body.dataset.root, location.href), place = body.dataset.place;
let [front, back] = [$("front"), $("back")];
let state = null, part = null, isShown = false, loading = null, isStale = false, isSolving = false;
const dark = matchMedia("(prefers-color-scheme: dark)");
const size = {}, constants = new Map(), equations = new Map();
const text = number => String(Math.round(number * 100) / 100);

function fields() {
  const fields = new URLSearchParams();
  if (part !== null) fields.set("part", part);
  fields.set("appearance", dark.matches ? "dark" : "light");
  for (const side in size) fields.set(side, size[side]);
  if (constants.size) fields.set("constants", [...constants].map(([place, value]) => place + ":" + value).join());
  return fields;
}
$("solve").addEventListener("click", () => {
  isSolving = !isSolving;
  $("solve").setAttribute("aria-pressed", String(isSolving));
  refresh();
});
dark.addEventListener("change", () => refresh());
const address = verb => `${root}${verb}/${place}?${fields()}`;

// Ends when the newest state is shown.
function refresh() {
  isStale = true;
  loading ??= loadAll().finally(() => { loading = null; });
  return loading;
}
async function loadAll() {
  while (isStale) {
    isStale = false;
    try { await load(); } catch (error) { if (!(error instanceof TypeError)) throw error; }
  }
  body.dataset.loads = Number(body.dataset.loads ?? 0) + 1;
}

async function load() {
  const patience = setTimeout(() => { $("status").textContent = "Solving …"; }, 1000);
  const answer = await fetch(address("state")).finally(() => clearTimeout(patience));
  if (!answer.ok) {
    showProblem(await answer.text(), answer.status === 404 ? "The file is not there" : "The layout cannot be shown");
    $("status").textContent = "";
    return;
  }
  const next = await answer.json();
  if (isPartGone(next)) { isStale = true; return; }
  if (next.hasPicture && dropConstants(next.equations)) { isStale = true; return; }
  if (next.hasPicture) state = next;
  showParts(next.parts, next.knowsParts);
  if (next.hasPicture || next.hasPage && !isShown) await show(address("page") + (isSolving ? "&solves=1" : ""));
  showProblem(next.hasPicture ? "" : next.problem);
  const counts = [["errors", "error"], ["warnings", "warning"]].filter(([key]) => next[key])
    .map(([key, noun]) => next[key] + " " + noun + (next[key] === 1 ? "" : "s"));
  $("status").textContent = counts.join(", ") || (next.hasPicture ? "No problems" : "");
}

async function show(url) {
  const empty = back.cloneNode(false);
  back.replaceWith(empty);
  back = empty;
  if (isSolving) {
    // With the policy of its own address, which allows WebAssembly.
    await new Promise(resolve => {
      back.addEventListener("load", resolve, { once: true });
      back.contentWindow.location.replace(url);
    });
  } else {
    // Writing a page is faster than going to its address: there is no navigation to wait for.
    const answer = await fetch(url), page = await answer.text();
    if (!answer.ok) { showProblem(page, "The layout cannot be shown"); return; }
    back.contentDocument.open();
    back.contentDocument.write(page);
    back.contentDocument.close();
  }
  const [old, now] = [front.contentWindow, back.contentWindow];
  const kept = front.contentDocument.querySelector("[aria-pressed=true]")?.dataset;
  if (kept) for (const button of back.contentDocument.querySelectorAll("[aria-pressed]")) {
    const isKept = kept.ofView !== undefined ? button.dataset.ofView === kept.ofView
      : button.dataset.ofConstraint === kept.ofConstraint;
    if (isKept) button.click();
  }
  const focused = front.contentDocument.activeElement?.dataset?.ofView;
  const [left, top] = [old.scrollX, old.scrollY];
  [front, back] = [back, front];
  [front.id, back.id] = ["front", "back"];
  front.hidden = false;
  back.hidden = true;
  now.scrollTo(left, top);
  isShown = true;
  // There, the edges of the canvas are dragged.
  if (!isSolving) { listenToEdges(front.contentDocument); listenToKeys(front.contentDocument); }
  if (focused !== undefined) front.contentDocument.querySelector(`[data-of-view="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function showProblem(problem, title = "The file has an error") {
  $("problem").hidden = !problem;
  $("wrong").textContent = title;
  $("problem").querySelector("pre").textContent = problem;
  $("behind").hidden = !isShown;
}

// A variant that has another name now: the page goes back to the first one.
function isPartGone(next) {
  if (part === null || !next.knowsParts || next.parts.some(({ id }) => id === part)) return false;
  $("notice").textContent = `'${$("part").selectedOptions[0]?.text ?? part}' is no longer in the file`;
  part = null;
  forgetConstants();
  return true;
}
function showParts(parts, isComplete) {
  const known = [...$("part").options];
  if (!isComplete && known.length > parts.length) return;
  if (known.length !== parts.length || parts.some(({ id, name }, n) => known[n].value !== (id ?? "") || known[n].text !== (name ?? "The document"))) {
    $("part").replaceChildren(...parts.map(({ id, name }) => new Option(name ?? "The document", id ?? "")));
    $("parts").hidden = parts.length < 2;
  }
  $("part").value = part ?? parts[0]?.id ?? "";
}
$("part").addEventListener("change", () => {
  part = $("part").value || null;
  $("notice").textContent = "";
  forgetConstants();
  refresh();
  if (!$("sizes").hidden) sweep();
});

let events = null, isLost = false;
function listen() {
  events = new EventSource(root + "events");
  events.onopen = () => {
    $("connection").textContent = "";
    if (isLost) refresh();
    isLost = false;
  };
  events.onmessage = event => {
    if (!JSON.parse(event.data).layouts.includes(body.dataset.name)) return;
    if (isWriting) return;
    $("notice").textContent = "";
    showConstants();
    if (!$("sizes").hidden) sweep();
  };
  events.onerror = () => {
    isLost = true;
    $("connection").textContent = "Not connected: 'alrender serve' has ended";
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, 500);
  };
}
// A browser opens few connections to one server: pages that are not seen give theirs back.
document.addEventListener("visibilitychange", () => {
  events?.close();
  if (!document.hidden) { isLost = true; listen(); }
});
addEventListener("pagehide", () => events?.close());
listen();
refresh();
