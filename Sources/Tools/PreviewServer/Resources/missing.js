"use strict";
const events = new EventSource(document.body.dataset.root + "events");
events.onmessage = event => {
  if (JSON.parse(event.data).layouts.includes(document.body.dataset.name)) location.reload();
};
// It may have come before the first event.
events.onopen = async () => {
  if ((await fetch(location.href, { method: "HEAD" })).ok) location.reload();
};
addEventListener("pagehide", () => events.close());
