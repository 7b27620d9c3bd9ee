// Draws the layout that the engine solves, from the drawings that the program has made of each view: numbers that depend on the
// view's size. The picture of the layout as it was written stays as it is, and is shown while nothing is changed.
let model, scenes, scale = 1;
const roundPixels = v => Math.floor(v * scale + 0.5 + 1e-6) / scale;
const roundFrame = ([x, y, width, height]) => {
  const [a, b, c, d] = [x, y, x + width, y + height].map(roundPixels);
  return [a, b, c - a, d - b];
};
const definitions = shape("defs"), paint = color => color === undefined || color < 0 ? "none" : `var(--s${color})`;
const live = shape("g", { class: "live" }), cut = shape("g"), outlines = shape("g");
// Colours as variables of the style, light and dark.
function addColors() {
  const style = document.createElement("style"), rule = side =>
    "figure svg{" + scenes.colors.map((color, i) => `--s${i}:${color[side] ?? color[0]}`).join(";") + "}";
  style.textContent = rule(0) + (scenes.colors.some(c => c.length > 1) ? `@media(prefers-color-scheme:dark){${rule(1)}}` : "");
  document.head.append(style);
}
function define(id, make) { if (!document.getElementById(id)) definitions.append(make()); return id; }
// The program's own elements: images.
function parsed(text) {
  const root = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${text}</svg>`;
  return document.adoptNode(new DOMParser().parseFromString(root, "image/svg+xml").documentElement.firstElementChild);
}
function glyphId(number) {
  const glyph = scenes.glyphs[number];
  if (typeof glyph === "number") return "g" + glyph;
  return define("s-glyph-" + number, () => {
    if (!glyph.startsWith("<")) return shape("path", { id: "s-glyph-" + number, d: glyph });
    const g = shape("g", { id: "s-glyph-" + number });
    g.append(parsed(glyph));
    return g;
  });
}
function imageId(number) {
  const [source] = scenes.images[number];
  if (typeof source === "number") return "p-image-" + source;
  return define("s-image-" + number, () => { const g = shape("g", { id: "s-image-" + number }); g.append(parsed(source)); return g; });
}
function filterOf(item) {
  if (item.tint === undefined && !item.grey) return null;
  const id = "s-filter-" + (item.tint ?? "grey");
  return define(id, () => {
    const filter = shape("filter", { id, "color-interpolation-filters": "sRGB", x: 0, y: 0, width: 1, height: 1 });
    if (item.tint === undefined) {
      const luma = "0.299 0.587 0.114 0 0 ";
      filter.append(shape("feColorMatrix", { type: "matrix", values: luma + luma + luma + "0 0 0 1 0" }));
    } else filter.append(shape("feFlood", { style: `flood-color:${paint(item.tint)}` }), shape("feComposite", { in2: "SourceAlpha", operator: "in" }));
    return filter;
  });
}
// Clips an element to a rectangle, or to nothing less if there is none. Returns what the next call is to get.
let clips = 0;
function clipTo(element, rect, radius, known) {
  if (!rect) { element.removeAttribute("clip-path"); return known; }
  if (!known) {
    known = shape("rect", {});
    const path = shape("clipPath", { id: "s-clip-" + clips++ });
    path.append(known); definitions.append(path);
  }
  const [x, y, width, height] = rect, attributes = { x, y, width: Math.max(width, 0), height: Math.max(height, 0), rx: Math.min(radius, width / 2, height / 2) };
  for (const a in attributes) known.setAttribute(a, attributes[a]);
  element.setAttribute("clip-path", `url(#${known.parentNode.id})`);
  return known;
}
const number_ = (n, [width, height]) => {
  if (typeof n === "number") return n;
  const value = n[0] + n[1] * width + n[2] * height;
  return n[3] ? roundPixels(value) : value;
};
// The element of an item, and what gives it its place in a view of a size. `given` is the view's width before it is rounded.
function itemNode(item) {
  let made, clip = null;
  const style = { fill: paint(item.fill) };
  if (item.stroke) Object.assign(style, { stroke: paint(item.stroke[0]), "stroke-width": item.stroke[1], "stroke-dasharray": item.stroke.slice(2).join(" ") || "none" });
  const set = (e, attributes) => { for (const a in attributes) e.setAttribute(a, attributes[a]); };
  if (item.shape === "text") made = textNode(item);
  else if (item.shape === "glyphs") {
    made = { node: shape("g"), update([x, y]) { set(made.node, { transform: `translate(${x} ${y})` }); } };
    made.node.append(...item.lines.map(([baseline, tail, bars]) => lineNode([], [0, 0, 0, tail, bars], baseline, item.fill)));
  } else if (item.shape === "image") {
    const [, width, height, turn = ""] = scenes.images[item.image], g = shape("g"), filter = filterOf(item);
    const use = shape("use", { href: "#" + imageId(item.image), ...(filter ? { filter: `url(#${filter})` } : {}) });
    g.append(use);
    let mask = null;
    made = { node: g, update([x, y, w, h, mx, my, mw, mh, radius]) {
      set(use, { transform: `translate(${x} ${y}) scale(${w / width} ${h / height}) ${turn}` });
      mask = clipTo(g, radius > 0 || mx !== x || my !== y || mw !== w || mh !== h ? [mx, my, mw, mh] : null, radius, mask);
    } };
  } else {
    const node = shape(item.shape, style), [commands, anchors, distances] = scenes.paths[item.path] ?? [];
    // The coordinates of a path are distances from places that depend on the size.
    const place = size => anchors.map((a, i) => {
      const n = item.at[a], by = distances[i];
      return number_(typeof n === "number" ? n + by : [n[0] + by, n[1], n[2], n[3]], size);
    });
    made = { node, place: anchors && place, update(n) {
      if (item.shape === "rect") set(node, { x: n[0], y: n[1], width: Math.max(n[2], 0), height: Math.max(n[3], 0), rx: Math.max(Math.min(n[4], n[2] / 2, n[3] / 2), 0) });
      else if (item.shape === "ellipse") set(node, { cx: n[0] + n[2] / 2, cy: n[1] + n[3] / 2, rx: Math.max(n[2], 0) / 2, ry: Math.max(n[3], 0) / 2 });
      else { let i = 0; set(node, { d: commands.replace(/[MLC]/g, c => c + n.slice(i, i += c === "C" ? 6 : 2).join(" ")) }); }
    } };
  }
  const node = item.shape === "text" || item.shape === "image" ? shape("g") : made.node;
  if (node !== made.node) node.append(made.node);
  if (item.opacity !== undefined) node.setAttribute("opacity", item.opacity);
  return { node, update(size, given) {
    const shown = item.clip?.map(n => number_(n, size)), at = made.place?.(size) ?? item.at.map(n => number_(n, size));
    made.update(at, given - size[0] + at[2], shown);
    if (item.clip && item.shape !== "text") clip = clipTo(node, shown, 0, clip);
  } };
}
// A view's own drawing: what lies under its subviews, and what lies over them. By appearance, if these differ, a tree of drawings.
function viewNode(trees) {
  const groups = { under: shape("g"), over: shape("g") }, sides = trees.map((tree, side) => {
    const name = trees.length > 1 ? { class: ["p-light", "p-dark"][side] } : {}, g = { under: shape("g", name), over: shape("g", name) };
    for (const k in groups) groups[k].append(g[k]);
    return { tree, g, drawing: null, items: [] };
  });
  return { ...groups, update([x, y, ...size], given) {
    for (const k in groups) groups[k].setAttribute("transform", `translate(${x} ${y})`);
    for (const side of sides) {
      const drawing = ruleAt(side.tree, size);
      if (drawing !== side.drawing) {
        side.items = drawing.items.map(n => itemNode(scenes.items[n]));
        side.g.under.replaceChildren(...side.items.slice(0, drawing.cover).map(i => i.node));
        side.g.over.replaceChildren(...side.items.slice(drawing.cover).map(i => i.node));
        side.drawing = drawing;
      }
      for (const item of side.items) item.update(size, given);
    }
  } };
}
// The tree of what is drawn: subviews lie in a group that may be clipped, and so do their outlines.
let tree = { key: "", views: [] };
function build(structure, drawing) {
  const s = model.structures[structure];
  live.replaceChildren(); outlines.replaceChildren();
  tree = { key: structure + " " + drawing, views: s.parents.map((parent, i) => {
    const own = viewNode(scenes.views[scenes.layouts[drawing][i]]), id = viewButtons[s.views[i]].dataset.ofView;
    return { own, id, parent, inner: shape("g"), outer: shape("g", { "data-view": id, "data-layer": "content" }), frames: shape("g"),
      frame: shape("path", { class: "frame", ...frameStyle(id) }), rest: shape("path", { class: "frame", ...frameStyle(id) }), clip: null, frameClip: null };
  }) };
  tree.views.forEach((v, i) => {
    const parent = tree.views[v.parent];
    v.outer.append(v.own.under, ...(i === 0 ? [cut] : []), v.inner, v.own.over);
    (parent?.inner ?? live).append(v.outer);
    v.outline = shape("g", { "data-view": v.id, "data-layer": "frames" });
    v.outline.append(v.frame);
    const insets = s.alignments.find(([view]) => view === i);
    if (insets) {
      v.insets = insets.slice(1);
      v.alignment = shape("path", { class: "frame", ...frameStyle(v.id, "[stroke-dasharray]"), "stroke-width": 0.6 / unit, "stroke-dasharray": [1 / unit, 1 / unit] });
      v.outline.append(v.alignment);
    }
    if (i > 0) parent.frames.append(v.outline, v.frames); else outlines.append(v.frames);
  });
  live.append(bars, outlines, marks);
}
// Bars and the keyboard, over all views.
const bars = shape("g", { "data-view": viewButtons[0].dataset.ofView, "data-layer": "content" });
let barsDrawn = null;
function drawBars(size) {
  const { sides } = canvasOf(picked, size);
  if (barsDrawn?.sides !== sides) {
    barsDrawn = { sides, ...viewNode(sides) };
    bars.replaceChildren(barsDrawn.under, barsDrawn.over);
  }
  barsDrawn.update([0, 0, ...size], size[0]);
}
// As in the picture, where the outline may have another colour over a dark background.
function frameStyle(id, kind = "rect") {
  const known = figure.querySelector(`g[data-view="${CSS.escape(id)}"][data-layer=frames] ${kind}`) ?? figure.querySelector("g[data-layer=frames] rect");
  const style = { fill: "none", "stroke-width": 0.8 / unit };
  if (!known) return { ...style, stroke: "currentColor" };
  const found = getComputedStyle(known);
  return { ...style, stroke: known.getAttribute("stroke") ?? found.stroke };
}
// Also of a flat frame, of which a rectangle would show nothing.
const outlineOf = ([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`;
const overlaps = (a, b) => a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
const contains = (a, b) => a[0] <= b[0] && a[1] <= b[1] && b[0] + b[2] <= a[0] + a[2] && b[1] + b[3] <= a[1] + a[3];
const grow = ([x, y, width, height], by) => [x - by, y - by, width + 2 * by, height + 2 * by];
const union = (a, b) => {
  const [x, y] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  return [x, y, Math.max(a[0] + a[2], b[0] + b[2]) - x, Math.max(a[1] + a[3], b[1] + b[3]) - y];
};
const intersection = (a, b) => {
  const [x, y] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  return [x, y, Math.max(Math.min(a[0] + a[2], b[0] + b[2]) - x, 0), Math.max(Math.min(a[1] + a[3], b[1] + b[3]) - y, 0)];
};
const isWithin = (view, ancestor, parents) => { for (let v = parents[view]; v >= 0; v = parents[v]) if (v === ancestor) return true; return false; };
// The scroll views whose content is drawn beyond their edges, where no other view is.
function unrolled({ parents, scrolls }, frames, isHidden) {
  return new Set(scrolls.filter(scroll => {
    if (isHidden[scroll] || scrolls.some(s => isWithin(scroll, s, parents))) return false;
    const inside = parents.map((_, v) => v).filter(v => isWithin(v, scroll, parents) && !isHidden[v]);
    const content = grow(inside.reduce((sum, v) => union(sum, frames[v]), frames[scroll]), -0.5);
    return inside.length > 0 && !contains(frames[scroll], content) && parents.every((_, v) => v === scroll || isWithin(v, scroll, parents)
      || isWithin(scroll, v, parents) || isHidden[v] || !overlaps(frames[v], content) || contains(frames[scroll], frames[v]));
  }));
}
function drawViews(found, size) {
  const s = model.structures[found.structure];
  if (tree.key !== found.structure + " " + answered[2]) build(found.structure, answered[2]);
  scale = engineScale();
  const frames = found.views.map(v => v.canvas), isHidden = [];
  s.parents.forEach((parent, i) => isHidden[i] = s.hidden.includes(i) || isHidden[parent] === true);
  const open = unrolled(s, frames, isHidden), limits = [];
  drawBars(size);
  cut.replaceChildren();
  tree.views.forEach((v, i) => {
    const frame = roundFrame(frames[i]), state = found.views[i], limit = limits[v.parent];
    v.own.update(frame, frames[i][2]);
    const scrolls = s.scrolls.includes(i) && !open.has(i);
    v.clip = clipTo(v.inner, scrolls || s.clips.includes(i) ? frame : null, s.corners[i], v.clip);
    v.frameClip = clipTo(v.frames, scrolls ? grow(frames[i], 0.5) : null, 0, v.frameClip);
    limits[i] = scrolls ? limit ? intersection(limit, frames[i]) : frames[i] : limit;
    v.frame.setAttribute("d", outlineOf(frame));
    if (v.insets) {
      const [x, y, width, height] = frames[i], [l, t, r, b] = v.insets;
      v.alignment.setAttribute("d", outlineOf(roundFrame([x + l, y + t, width - l - r, height - t - b])));
    }
    v.frame.setAttribute("class", "frame " + (state.isConflicting ? "in-conflict" : state.open.length ? "open" : ""));
    v.outline.classList.toggle("gone", isHidden[i]);
    if (limit && !isHidden[i] && !contains(grow(limit, -0.5), frames[i])) {
      v.rest.setAttribute("d", outlineOf(frame));
      v.rest.setAttribute("class", "frame rest");
      cut.append(v.rest);
    }
  });
}
const sheets = [...figure.querySelectorAll("g[data-layer=canvas]")].map(g => [...g.querySelectorAll("rect")]);
const handles = shape("g", { class: "handles" }), grips = {};
// Points around a handle that belong to it: more for a finger.
const around = matchMedia("(pointer: coarse)").matches ? 14 : 8;
let drawnSize = [];
function draw(found, size, isChanged) {
  figure.classList.toggle("changed", isChanged || space.isOn);
  if (isChanged || space.isOn) { drawViews(found, size); drawMarks(found); turnViews(found); }
  if (drawnSize[0] === size[0] && drawnSize[1] === size[1]) return;
  drawnSize = [...size];
  const grown = [(size[0] - base[0][2]) * unit, (size[1] - base[0][3]) * unit];
  const whole = [pictured[0] + grown[0], pictured[1] + grown[1]];
  svg.setAttribute("viewBox", `0 0 ${whole[0]} ${whole[1]}`);
  svg.setAttribute("width", whole[0]); svg.setAttribute("height", whole[1]);
  // The picture keeps its scale while an edge is dragged.
  svg.style.width = whole[0] * zoom + "px";
  for (const [paper, canvas] of sheets) {
    paper?.setAttribute("width", whole[0]); paper?.setAttribute("height", whole[1]);
    canvas?.setAttribute("width", wide + grown[0]); canvas?.setAttribute("height", high + grown[1]);
  }
  const [right, bottom] = [left + wide + grown[0], top_ + high + grown[1]];
  // Beside the picture, where they cover no marks.
  const beside = whole.map(v => v + 8);
  const put = (name, x, y, w, h) => {
    const [hit, grip] = grips[name].children;
    for (const [k, v] of Object.entries({ x: x - around, y: y - around, width: w + 2 * around, height: h + 2 * around })) hit.setAttribute(k, v);
    const middle = [x + w / 2, y + h / 2], long = [name === "height" ? 22 : 5, name === "width" ? 22 : 5].map(v => name === "both" ? 7 : v);
    for (const [k, v] of Object.entries({ x: middle[0] - long[0], y: middle[1] - long[1], width: 2 * long[0], height: 2 * long[1] }))
      grip.setAttribute(k, v);
  };
  put("width", beside[0], top_, 0, bottom - top_);
  put("height", left, beside[1], right - left, 0);
  put("both", ...beside, 0, 0);
}
function addLive() {
  addColors();
  live.setAttribute("transform", `translate(${left} ${top_}) scale(${unit})`);
  svg.append(definitions, live);
  rememberNames();
}
