$("sweep").addEventListener("click", () => {
  $("sizes").hidden = !$("sizes").hidden;
  $("sweep").setAttribute("aria-expanded", String(!$("sizes").hidden));
  if (!$("sizes").hidden) sweep();
});
$("axis").addEventListener("change", () => { delete size.width; delete size.height; sweep(); refresh(); });
$("own").addEventListener("click", () => { delete size.width; delete size.height; sweep(); refresh(); });

async function sweep() {
  const axis = $("axis").value, given = size[axis];
  delete size[axis];
  const wanted = fields();
  if (given !== undefined) size[axis] = given;
  wanted.set("axis", axis);
  const answer = await fetch(`${root}sweep/${place}?${wanted}`);
  $("size").disabled = !answer.ok;
  if (!answer.ok) return;
  const found = await answer.json();
  Object.assign($("size"), { min: found.from, max: found.to, value: given ?? found.value });
  const button = (change, label) => {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", title: text(change.at) + " points: " + change.texts.join("; ") });
    button.dataset.at = change.at;
    if (label) button.textContent = label; else button.setAttribute("aria-label", button.title);
    button.addEventListener("click", () => { $("size").value = Math.ceil(change.at); resize(true); });
    return button;
  };
  $("kinks").replaceChildren(...found.changes.map(change => {
    const mark = button(change, "");
    mark.style.left = 100 * (change.at - found.from) / (found.to - found.from) + "%";
    return mark;
  }));
  $("changes").replaceChildren(...found.changes.map(change => {
    const item = document.createElement("li");
    item.append(button(change, "From " + text(change.at) + ": " + change.texts.join("; ")));
    return item;
  }));
  showSize();
}
function showSize() {
  $("points").textContent = text(Number($("size").value)) + " points";
  for (const button of $("changes").querySelectorAll("button")) {
    button.classList.toggle("passed", Number(button.dataset.at) <= Number($("size").value));
  }
}
function resize(isFinal) {
  size[$("axis").value] = Number($("size").value);
  showSize();
  const figure = front.contentDocument?.querySelector("figure");
  if (isFinal || !figure) refresh(); else draw(figure);
}
$("size").addEventListener("input", () => resize(false));
$("size").addEventListener("change", () => resize(true));
