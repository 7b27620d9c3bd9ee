#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What pages draw, against `alrender render`. Usage: drawing.py PROGRAM FOLDER [CHANGES [SEED]] LAYOUT…

FOLDER gets the pages, and both pictures of each difference. In the page of each layout, CHANGES times (20), a random constant is edited, a
variant, device, direction or text size is chosen, the canvas is resized, or all of that is reset; then the canvas in the window is compared
with the program's picture of the same layout. Ends with an error where they differ.

The browser and Cairo blend the edges of shapes and glyphs differently, but both within the pixel: a pixel is wrong if its value is not
between the least and the greatest of the other picture there and in the eight pixels around it, by more than a tenth of black. One
pixel in fifty thousand may be, where two edges meet.
"""
import base64
import json
import os
import random
import re
import subprocess
import sys

from chromium import Chromium
from engine import with_fresh_engine

program, folder, *layouts = sys.argv[1:]
changes = int(layouts.pop(0)) if layouts and layouts[0].isdigit() else 20
seed = int(layouts.pop(0)) if layouts and layouts[0].isdigit() else 17
os.makedirs(folder, exist_ok=True)
randomly = random.Random(seed)
SHOWN = ["--appearance", "light", "--zoom", "1", "--hide", "all", "--show", "canvas,content,frames", "--no-caption"]
OPTIONS = {"variant": "--variant", "device": "--device", "direction": "--direction", "category": "--text-size"}

# The canvas alone at the window's corner, one pixel of the picture in one of the screen.
ALONE = """
(() => {
  document.getElementById("alone")?.remove();
  const box = document.createElement("div"), copy = svg.cloneNode(true);
  box.id = "alone";
  box.style.cssText = "position:fixed;inset:0;z-index:99;background:#fff;overflow:hidden";
  for (const e of copy.querySelectorAll(".handles, .marks, .redlines")) e.remove();
  // What is ambiguous or in conflict has outlines that only the page has.
  for (const e of copy.querySelectorAll(".open, .in-conflict")) e.classList.remove("open", "in-conflict");
  copy.setAttribute("viewBox", [left, top_, ...size].join(" "));
  copy.style.cssText = `margin:0;width:${size[0]}px;height:${size[1]}px;max-width:none;overflow:hidden;display:block`;
  const shown = document.createElement("figure");
  shown.className = figure.className.replace("chosen", "");
  shown.style.cssText = "margin:0;border:0;border-radius:0;padding:0;max-height:none;overflow:hidden";
  shown.append(copy); box.append(shown); document.body.append(box);
  return [...size, engineScale()];
})()"""
COMPARE = """
(async () => {
  const pixels = async data => {
    const bitmap = await createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height), context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [page, picture] = [await pixels(%s), await pixels(%s)], [width, height] = [page.width, page.height], [left, top] = %s;
  const value = (image, x, y, c) => image.data[4 * (y * image.width + x) + c];
  const isNear = (x, y) => [0, 1, 2].every(c => Math.abs(value(page, x, y, c) - value(picture, x + left, y + top, c)) <= 26);
  const within = (a, ax, ay, b, bx, by) => {
    for (let c = 0; c < 3; c++) {
      let low = 255, high = 0;
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) {
        const x = Math.min(Math.max(bx + dx, 0), b.width - 1), y = Math.min(Math.max(by + dy, 0), b.height - 1), v = value(b, x, y, c);
        low = Math.min(low, v); high = Math.max(high, v);
      }
      const v = value(a, ax, ay, c);
      if (v < low - 26 || v > high + 26) return false;
    }
    return true;
  };
  let wrong = 0, first = null;
  // The outline of the canvas is half outside.
  for (let y = 2; y < height - 2; y++) for (let x = 2; x < width - 2; x++) {
    if (isNear(x, y) || within(page, x, y, picture, x + left, y + top) && within(picture, x + left, y + top, page, x, y)) continue;
    wrong++; first ??= [x, y];
  }
  return [wrong, first];
})()"""


def change_constant(text, line):
    """Another constant in an equation that a line has; None if there is none. With the new one and the old."""
    lines = text.split("\n")
    found = re.search(r'("[^"]*[=] *(?:[a-zA-Z][\w.]* *[+-] *)?)(\d+(?:\.\d+)?)(?=(?: *@\d+)?(?: *\'[^\']*\')?")', lines[line - 1])
    if not found or lines[line - 1].count('"') > 2:
        return None
    new = float(found[2]) + randomly.choice([-6, -3, 3, 5, 10, 24])
    if new < 0:
        return None
    sign = -1 if found[1].rstrip().endswith("-") else 1
    lines[line - 1] = lines[line - 1][:found.start(2)] + f"{new:g}" + lines[line - 1][found.end(2):]
    return "\n".join(lines), sign * new, sign * float(found[2])


def rendered(layout, options, name):
    """The program's picture, and where the canvas is in it in pixels."""
    path = os.path.join(folder, name)
    subprocess.run([program, layout, *options, *SHOWN, "-o", path + ".png", "-o", path + ".scene.json"], capture_output=True)
    with open(path + ".scene.json") as file:
        scene = json.load(file)
    with open(path + ".png", "rb") as file:
        data = file.read()
    return base64.b64encode(data).decode(), scene


compared = wrong = pages = 0
with Chromium(1500, 2200) as browser:
    for layout in layouts:
        name = os.path.basename(layout).split(".")[0]
        # The changes of a layout do not depend on those before it.
        randomly.seed(f"{seed} {name}")
        page = os.path.join(os.path.abspath(folder), name + ".html")
        subprocess.run([program, layout, "--appearance", "light", "--zoom", "1", "-o", page], capture_output=True)
        if not os.path.exists(page) or 'id="controls"' not in open(page).read():
            print(f"{layout}: only shown")
            continue
        with_fresh_engine(page)
        browser.open("about:blank")
        browser.open("file://" + page)
        browser.wait("!document.getElementById('controls').hidden")
        pages += 1
        offered = {
            "variant": browser.value("menus.variant ? [...menus.variant.options].map(o => o.textContent) : []"),
            "device": browser.value("menus.device ? [...menus.device.options].slice(1).map(o => o.value) : []"),
            "direction": browser.value("menus.direction ? model.directions.map(d => d ? 'rtl' : 'ltr') : []"),
            "category": browser.value("menus.category ? [...menus.category.options].map(o => o.textContent) : []"),
        }
        original = open(layout).read()
        lines = browser.value("constraintButtons.map(b => [b.dataset.lines, Number(b.dataset.constant)])")
        first = None
        text, picks, resized = original, {}, None
        for number in range(changes):
            kind = randomly.choice(["edit", "edit", "resize", "resize", "choose", "choose", "reset"])
            if kind == "reset":
                browser.value("document.getElementById('reset').click()")
                text, picks, resized = original, {}, None
            elif kind == "resize":
                # Of a view squeezed to no height, Cairo draws a line and a browser nothing.
                resized = [randomly.randint(160, 900), randomly.randint(500, 1000)]
                if not browser.value(f"resize({resized[0]}, {resized[1]})"):
                    continue
            elif kind == "edit" and lines:
                place = randomly.randrange(len(lines))
                found = change_constant(text, int(lines[place][0].split(" ")[0])) if lines[place][0] else None
                same = [l for l in lines if l[0] == lines[place][0]]
                if not found or len(same) != 1 or browser.value(f"constraintButtons[{place}].closest('li').hidden"):
                    continue
                field = f"document.querySelectorAll('.edit')[{place}]?.querySelector('input[type=number]')"
                if abs(float(browser.value(field + ".value")) - found[2]) > 1e-9:
                    continue
                text = found[0]
                browser.value(f"(() => {{ const f = {field}; f.value = {found[1]}; f.dispatchEvent(new Event('input')); }})()")
            elif kind == "choose":
                menu = randomly.choice([m for m in offered if offered[m]] or [None])
                if menu is None or menu == "variant" and text != original:
                    continue
                index = randomly.randrange(len(offered[menu]))
                if menu == "variant" and offered[menu][index] == "none":
                    continue
                browser.value(f"pick('{menu}', {index})")
                # A choice that the page does not have together with the others is taken back.
                if "does not have that choice" in browser.value("outcome.textContent"):
                    continue
                if menu == "variant":
                    picks = {}
                if menu == "device" or menu == "variant":
                    resized = browser.value("size")
                picks[menu] = offered[menu][index]
            options = [part for menu in ["variant", "device", "direction", "category"] if menu in picks
                       for part in (OPTIONS[menu], picks[menu])]
            if resized:
                options += ["--size", "%gx%g" % tuple(browser.value("size"))]
            path = layout
            if text != original:
                path = os.path.join(os.path.dirname(layout), f".{name}-{os.getpid()}.layout.json")
                with open(path, "w") as file:
                    file.write(text)
            try:
                expected, scene = rendered(path, options, name + "-program")
            finally:
                if path != layout:
                    os.remove(path)
            browser.value("document.activeElement?.blur(); show(null)")
            width, height, scale = browser.value(ALONE)
            clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": scale}
            shot = browser.call("Page.captureScreenshot", format="png", clip=clip, captureBeyondViewport=True)["data"]
            browser.value("document.getElementById('alone').remove()")
            place = [round(scale * v) for v in scene["canvas"][:2]]
            count, at = browser.value(COMPARE % (json.dumps(shot), json.dumps(expected), json.dumps(place)))
            compared += 1
            # The layout as it was written is shown with its marks.
            if count > width * height * scale * scale / 50_000 and browser.value("figure.classList.contains('changed')"):
                wrong += 1
                print(f"{name} {kind} {' '.join(options)}: {count} pixels, first at {at}", flush=True)
                for which, data in ("page", shot), ("program", expected):
                    with open(os.path.join(folder, f"{name}-{number}-{which}.png"), "wb") as file:
                        file.write(base64.b64decode(data))
        print(f"{name}: {compared} so far, {wrong} differ", flush=True)
    assert not browser.complaints, browser.complaints
print(f"{pages} pages, {compared} changes, seed {seed}: {wrong} differ")
sys.exit(1 if wrong or not compared else 0)
