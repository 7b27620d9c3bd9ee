// SPDX-License-Identifier: Apache-2.0
extension LayoutWebPage {
    /// Solves the layout again where the reader drags the canvas or changes a constraint, and shows what has changed.
    static let solvingScript = #"""
        // Solving again: the engine is WebAssembly, and the layout a row of numbers that it reads.
        const controls = document.getElementById("controls"), model = JSON.parse(document.getElementById("model").textContent);
        const svg = figure.querySelector("svg"), picture = svg.viewBox.baseVal, [left, top_, wide, high] = model.canvas;
        const pictured = [picture.width, picture.height], viewButtons = [...byView.values()];
        const constraintButtons = [...byConstraint.values()], edits = new Map();
        const base = viewButtons.map(b => words(b.dataset.frame).map(Number)), unit = base[0][2] > 0 ? wide / base[0][2] : 1;
        const field = { width: document.getElementById("width"), height: document.getElementById("height") };
        const shape = (name, attributes) => {
          const e = document.createElementNS("http://www.w3.org/2000/svg", name);
          for (const a in attributes) e.setAttribute(a, attributes[a]);
          return e;
        };
        const points = n => { const t = number(n); return t === "1" ? "1 point" : t + " points"; };
        let engine, size = [base[0][2], base[0][3]];

        function answer() {
          const start = engine.solve(), n = new Float64Array(engine.memory.buffer, start);
          let at = 0;
          const next = () => n[at++], four = () => [next(), next(), next(), next()];
          const list = read => { const all = []; for (let count = next(); count > 0; count--) all.push(read()); return all; };
          const row = () => ({ kind: next(), index: next() });
          const isSolved = next() === 1, isSettled = next() === 1;
          const views = base.map(() => ({
            canvas: four(), frame: four(), isConflicting: next() === 1,
            open: list(() => ({ name: ["x", "y", "width", "height"][next()], lower: next(), upper: next() }))
          }));
          const constraints = constraintButtons.map(() => ({
            status: ["satisfied", "unsatisfied", "broken", "inactive"][next()], violation: next(), conflicts: list(next)
          }));
          return { isSolved, isSettled, views, constraints, conflicts: list(() => ({ broken: row(), members: list(row) })) };
        }

        // The picture: every part keeps its distance from the nearer edges of its view.
        function move(at, from, length, to, next) { return at - from <= length / 2 ? to + at - from : to + next - (from + length - at); }
        const parts = viewButtons.map(b => {
          const id = CSS.escape(b.dataset.ofView), all = [];
          for (const g of figure.querySelectorAll(`g[data-view="${id}"]:is([data-layer=content],[data-layer=frames])`)) {
            for (const e of g.children) {
              if (e.localName !== "title") {
                const was = {};
                for (const a of e.attributes) was[a.name] = a.value;
                all.push({ e, was, lines: [...e.querySelectorAll("text")], box: null });
              }
            }
          }
          return all;
        });
        const ruler = document.createElement("canvas").getContext("2d");
        function wrapped(part, width, height) {
          const texts = part.lines, fontSize = Number(texts[0].getAttribute("font-size"));
          ruler.font = fontSize + "px sans-serif";
          const length = t => ruler.measureText(t).width || 1;
          const known = texts.reduce((sum, t) => sum + Number(t.getAttribute("textLength")), 0);
          const stretch = known / texts.reduce((sum, t) => sum + length(t.textContent), 0);
          const lines = [], step = part.box.height / texts.length, room = width + 0.5;
          for (const word of texts.map(t => t.textContent).join(" ").split(/\s+/)) {
            const joined = lines.length ? lines.at(-1) + " " + word : word;
            if (lines.length && length(joined) * stretch <= room) lines[lines.length - 1] = joined; else lines.push(word);
          }
          return lines.slice(0, Math.max(1, Math.round(height / step))).map((line, i) => {
            const e = shape("text", {
              x: 0, y: Number(texts[0].getAttribute("y")) + i * step, "font-size": fontSize, "font-family": "sans-serif",
              textLength: Math.min(length(line) * stretch, room), lengthAdjust: "spacingAndGlyphs", class: "again"
            });
            e.textContent = line;
            return e;
          });
        }
        function place(part, o, n) {
          if (part.last?.every((v, i) => v === n[i])) return;
          part.last = n;
          const { e, was } = part, set = (name, value) => e.setAttribute(name, value);
          const x = v => move(v, o[0], o[2], n[0], n[2]), y = v => move(v, o[1], o[3], n[1], n[3]);
          for (const t of e.querySelectorAll(".again")) t.remove();
          e.classList.remove("rewrapped");
          e.style.clipPath = "";
          for (const a in was) if (a !== "class") set(a, was[a]);
          if (o.every((v, i) => v === n[i])) return;
          if (e.localName === "rect" || e.localName === "image") {
            const [a, b, w, h] = ["x", "y", "width", "height"].map(k => Number(was[k] ?? 0));
            set("x", x(a)); set("y", y(b));
            set("width", Math.max(x(a + w) - x(a), 0)); set("height", Math.max(y(b + h) - y(b), 0));
          } else if (e.localName === "ellipse") {
            const [a, b, w, h] = ["cx", "cy", "rx", "ry"].map(k => Number(was[k]));
            set("cx", (x(a - w) + x(a + w)) / 2); set("cy", (y(b - h) + y(b + h)) / 2);
            set("rx", Math.max(x(a + w) - x(a - w), 0) / 2); set("ry", Math.max(y(b + h) - y(b - h), 0) / 2);
          } else if (e.localName === "path" && /^[MLZ\d\s.,-]*$/.test(was.d)) {
            set("d", was.d.replace(/([ML])\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/g, (_, c, a, b) => c + x(Number(a)) + " " + y(Number(b))));
          } else {
            part.box ??= e.getBBox();
            const at = /translate\(([-\d.]+)[ ,]+([-\d.]+)\)/.exec(was.transform ?? "")?.slice(1).map(Number) ?? [0, 0];
            const box = [at[0] + part.box.x, at[1] + part.box.y, part.box.width, part.box.height];
            // Content in the middle stays there; other content stays at its nearer edge.
            const shift = i => {
              const [before, after] = [box[i] - o[i], o[i] + o[i + 2] - box[i] - box[i + 2]];
              return Math.abs(before - after) < 3 && before > 2 ? n[i] + n[i + 2] / 2 - o[i] - o[i + 2] / 2
                : after < before ? n[i] + n[i + 2] - o[i] - o[i + 2] : n[i] - o[i];
            };
            const isText = part.lines.length > 0, isLine = Math.abs(n[3] - o[3]) < 1;
            const rewraps = isText && Math.abs(n[2] - o[2]) > 0.5 && (part.lines.length > 1 || !isLine && n[2] < box[2]);
            const moved = rewraps ? [n[0] + at[0] - o[0], n[1] + at[1] - o[1]] : [at[0] + shift(0), at[1] + shift(1)];
            const over = moved[0] - at[0] + box[0] + box[2] - n[0] - n[2];
            if (isText && !rewraps && over > 0.5) e.style.clipPath = `inset(0 ${over}px 0 0)`;
            if (rewraps) {
              const isCentred = Math.abs(box[0] - o[0] - (o[0] + o[2] - box[0] - box[2])) < 3 && part.lines.length > 1
                && new Set(part.lines.map(t => t.getAttribute("x"))).size < 2;
              for (const t of wrapped(part, n[2], n[3])) {
                if (isCentred) { t.setAttribute("x", n[2] / 2 - (at[0] - o[0])); t.setAttribute("text-anchor", "middle"); }
                e.append(t);
              }
              e.classList.add("rewrapped");
            }
            set("transform", `translate(${moved[0]} ${moved[1]})` + (was.transform ?? "").replace(/translate\([^)]*\)/, ""));
          }
        }
        const inPicture = f => [left + f[0] * unit, top_ + f[1] * unit, f[2] * unit, f[3] * unit];
        const sheets = [...figure.querySelectorAll("g[data-layer=canvas]")].map(g => [...g.querySelectorAll("rect")]);
        const handles = shape("g", { class: "handles" }), grips = {};
        function draw(found, isChanged) {
          figure.classList.toggle("changed", isChanged);
          const grown = [(size[0] - base[0][2]) * unit, (size[1] - base[0][3]) * unit];
          const whole = [pictured[0] + grown[0], pictured[1] + grown[1]];
          svg.setAttribute("viewBox", `0 0 ${whole[0]} ${whole[1]}`);
          svg.setAttribute("width", whole[0]); svg.setAttribute("height", whole[1]);
          svg.style.width = whole[0] * zoom + "px";
          for (const [paper, canvas] of sheets) {
            paper?.setAttribute("width", whole[0]); paper?.setAttribute("height", whole[1]);
            canvas?.setAttribute("width", wide + grown[0]); canvas?.setAttribute("height", high + grown[1]);
          }
          found.views.forEach((view, i) => {
            for (const part of parts[i]) {
              place(part, inPicture(base[i]), isChanged ? inPicture(view.canvas) : inPicture(base[i]));
              if (part.e.parentNode.dataset.layer === "frames") {
                part.e.classList.toggle("in-conflict", isChanged && view.isConflicting);
                part.e.classList.toggle("open", isChanged && !view.isConflicting && view.open.length > 0);
              }
            }
          });
          const [right, bottom] = [left + wide + grown[0], top_ + high + grown[1]];
          const put = (name, x, y, w, h) => {
            const [hit, grip] = grips[name].children;
            for (const [k, v] of Object.entries({ x: x - 7, y: y - 7, width: w + 14, height: h + 14 })) hit.setAttribute(k, v);
            const middle = [x + w / 2, y + h / 2], long = [name === "height" ? 22 : 5, name === "width" ? 22 : 5].map(v => name === "both" ? 7 : v);
            for (const [k, v] of Object.entries({ x: middle[0] - long[0], y: middle[1] - long[1], width: 2 * long[0], height: 2 * long[1] }))
              grip.setAttribute(k, v);
          };
          put("width", right, top_, 0, bottom - top_);
          put("height", left, bottom, right - left, 0);
          put("both", right, bottom, 0, 0);
        }

        // The outline says what the picture shows.
        const labels = {
          satisfied: c => c.conflicts.length ? "It holds, and is in conflict with others." : "It holds.",
          unsatisfied: c => `It does not hold: off by ${points(c.violation)}.`,
          broken: c => `It is broken, since it conflicts with others: off by ${points(c.violation)}.`,
          inactive: () => "It is not active."
        };
        function state(button, name, text) {
          const s = document.createElement("span");
          s.className = "state " + name; s.textContent = text;
          const before = button.querySelector("span.sentence");
          button.insertBefore(s, before); if (before) s.after(" "); else s.before(" ");
        }
        const live = document.createElement("section");
        live.innerHTML = '<h2 id="conflicts">Conflicts</h2><ul></ul>';
        live.setAttribute("aria-labelledby", "conflicts"); live.hidden = true;
        document.querySelector(".outline").prepend(live);
        function rowName({ kind, index }) {
          const view = viewButtons[index]?.dataset.ofView;
          return kind === 0 ? constraintButtons[index].querySelector("code").textContent
            : ["", `the content hugging of ${view}`, `the compression resistance of ${view}`, "the size of the canvas",
              `the safe area or margins of ${view}`, `the autoresizing mask of ${view}`, `the frame of ${view}`, `the stack view ${view}`][kind];
        }
        const said = [];
        const diagnostics = document.getElementById("diagnostics")?.parentNode;
        function tell(found, isChanged, time) {
          const isKnown = (i, key) => said[i] === key || (said[i] = key, false);
          found.views.forEach((view, i) => {
            const b = viewButtons[i];
            if (isKnown(i, JSON.stringify(view))) return;
            b.dataset.frame = view.canvas.map(number).join(" ");
            b.querySelector(".frame").textContent = `x ${number(view.frame[0])}, y ${number(view.frame[1])}, ${number(view.frame[2])} × ${number(view.frame[3])}`;
            for (const s of b.querySelectorAll(".state:not(.inactive)")) s.remove();
            for (const open of view.open) {
              const range = isFinite(open.lower) && isFinite(open.upper) ? ` ${number(open.lower)} to ${number(open.upper)}` : "";
              state(b, "ambiguous", `ambiguous ${open.name}${range}`);
            }
            if (view.isConflicting) state(b, "conflict", "in conflict");
          });
          found.constraints.forEach((c, i) => {
            const b = constraintButtons[i], clashes = c.conflicts.length > 0;
            if (isKnown(base.length + i, JSON.stringify(c))) return;
            for (const s of b.querySelectorAll(".state")) s.remove();
            state(b, clashes ? "conflict" : c.status, clashes && c.status !== "broken" ? "in conflict" : c.status);
            b.querySelector(".standing").textContent = labels[c.status](c);
          });
          live.hidden = !isChanged || found.conflicts.length === 0;
          if (diagnostics) diagnostics.hidden = isChanged;
          live.querySelector("ul").replaceChildren(...found.conflicts.map(conflict => {
            const item = document.createElement("li");
            item.textContent = "Cannot all hold: " + conflict.members.map(rowName).join("; ") + ". Broken: " + rowName(conflict.broken) + ".";
            return item;
          }));
          const missed = found.constraints.filter(c => c.status === "unsatisfied" || c.status === "broken").length;
          const open = found.views.filter(v => v.open.length).length, count = (n, one, many) => n + " " + (n === 1 ? one : many);
          document.getElementById("outcome").textContent = `Solved in ${time.toFixed(1)} ms. `
            + (found.isSolved || found.conflicts.length ? "" : "The solver's limits were reached. ")
            + (found.isSettled ? "" : "The height of a text depends on its own width. ")
            + (missed || open || found.conflicts.length
              ? [count(found.conflicts.length, "conflict", "conflicts"), count(missed, "constraint does", "constraints do") + " not hold",
                count(open, "view is", "views are") + " ambiguous"].join(", ") + "." : "Every constraint holds.");
          show(kept);
        }
        function solveAgain() {
          const start = performance.now();
          engine.resize(size[0], size[1]);
          const found = answer(), time = performance.now() - start;
          const isChanged = edits.size > 0 || size[0] !== base[0][2] || size[1] !== base[0][3];
          figure.solution = found;
          draw(found, isChanged);
          tell(found, isChanged, time);
        }
        function resize(width, height) {
          size = [width, height].map(v => Math.min(Math.max(v, 1), 4000));
          field.width.value = number(size[0]); field.height.value = number(size[1]);
          solveAgain();
        }

        // What a reader can change of a constraint.
        function editor(button, index) {
          const row = document.createElement("div"), was = button.dataset;
          row.className = "edit";
          const input = (label, type, value) => {
            const l = document.createElement("label"), i = document.createElement("input");
            i.type = type; if (type === "checkbox") i.checked = value === "1"; else { i.value = value; i.step = "any"; }
            l.append(label + " ", i); row.append(l); return i;
          };
          const constant = input("Constant", "number", was.constant), priority = input("Priority", "number", was.priority);
          priority.min = 1; priority.max = 1000;
          const active = input("Active", "checkbox", was.active), demand = button.querySelector(".demand"), original = demand.textContent;
          const apply = () => {
            const values = [Number(constant.value), Math.min(Math.max(Number(priority.value), 1), 1000), active.checked ? 1 : 0];
            if (constant.value === "" || priority.value === "" || !values.every(isFinite)) return;
            const isChanged = values[0] !== Number(was.constant) || values[1] !== Number(was.priority) || values[2] !== Number(was.active);
            if (isChanged) edits.set(index, reset); else edits.delete(index);
            row.classList.toggle("changed", isChanged);
            demand.textContent = isChanged ? `${original} Changed here: constant ${number(values[0])}, priority ${number(values[1])}.` : original;
            engine.constant(index, values[0]); engine.priority(index, values[1]); engine.active(index, values[2]);
          };
          const reset = () => { constant.value = was.constant; priority.value = was.priority; active.checked = was.active === "1"; apply(); };
          for (const i of [constant, priority, active]) i.addEventListener("input", () => { apply(); solveAgain(); });
          button.after(row);
        }

        let zoom = 1;
        function addHandles() {
          for (const name of ["width", "height", "both"]) {
            const g = shape("g", { class: "handle " + name });
            g.append(shape("rect", { class: "hit" }), shape("rect", { class: "grip", rx: 3 }));
            g.addEventListener("pointerdown", event => {
              event.preventDefault(); event.stopPropagation();
              g.setPointerCapture(event.pointerId);
              const [x, y, from, per] = [event.clientX, event.clientY, size, unit * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width];
              const moved = e => resize(
                Math.round(from[0] + (name === "height" ? 0 : (e.clientX - x) / per)), Math.round(from[1] + (name === "width" ? 0 : (e.clientY - y) / per)));
              const ended = () => { g.removeEventListener("pointermove", moved); g.removeEventListener("lostpointercapture", ended); };
              g.addEventListener("pointermove", moved);
              g.addEventListener("lostpointercapture", ended);
            });
            g.addEventListener("click", event => event.stopPropagation());
            grips[name] = g; handles.append(g);
          }
          svg.append(handles);
        }
        async function start() {
          const packed = document.getElementById("module");
          const bytes = decode(packed.textContent.trim());
          engine = (await WebAssembly.instantiate(unpack(bytes, Number(packed.dataset.size)))).instance.exports;
          const room = engine.reserve(model.numbers.length);
          new Float64Array(engine.memory.buffer, room, model.numbers.length).set(model.numbers);
          engine.open();
          zoom = svg.getBoundingClientRect().width / picture.width;
          addHandles();
          constraintButtons.forEach(editor);
          for (const name of ["width", "height"]) {
            field[name].addEventListener("input", () => {
              const values = [field.width, field.height].map(f => Number(f.value));
              if (values.every(v => v >= 1 && v <= 4000)) { size = values; solveAgain(); }
            });
          }
          controls.addEventListener("submit", event => event.preventDefault());
          document.getElementById("reset").addEventListener("click", event => {
            event.preventDefault();
            for (const reset of [...edits.values()]) reset();
            resize(base[0][2], base[0][3]);
          });
          controls.hidden = false;
          resize(size[0], size[1]);
        }
        // After the page is shown: unpacking takes a tenth of a second.
        const isReady = new Promise(done => setTimeout(() => start().then(done, done), 30));

        """#
}
