"use strict";
const filter = document.getElementById("filter"), items = [...document.querySelectorAll("main li")];
filter.addEventListener("input", () => {
  const text = filter.value.toLowerCase();
  for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(text);
  document.getElementById("count").textContent = items.filter(item => !item.hidden).length + " of " + items.length;
});
for (const image of document.images) image.addEventListener("error", () => { image.alt = "No picture: it has an error"; });
const events = new EventSource("events"), connection = document.getElementById("connection");
let isLost = false;
events.onmessage = event => {
  const news = JSON.parse(event.data);
  if (news.isListNew) { location.reload(); return; }
  for (const item of items) if (news.layouts.includes(item.querySelector("span").textContent)) {
    const image = item.querySelector("img"), address = image?.getAttribute("src").split("?")[0];
    if (image) image.src = address + "?" + Date.now();
  }
};
events.onerror = () => { isLost = true; connection.textContent = "Not connected"; };
events.onopen = () => { if (isLost) location.reload(); };
addEventListener("pagehide", () => events.close());
