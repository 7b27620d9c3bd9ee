#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Pictures that move, as a browser shows them. Usage: moving.py PROGRAM FOLDER LAYOUT…

FOLDER gets the files. The frames of a sweep's views at random widths are compared with `alrender solve` at these widths, in the file and in the
page; then the pages of a value and of the planes are used by keys and by pointer. Ends with an error at the first thing that is wrong.
"""
import json
import os
import random
import subprocess
import sys

from chromium import Chromium

program, folder, *layouts = sys.argv[1:]
os.makedirs(folder, exist_ok=True)
randomly = random.Random(5)
LOWER, UPPER = 240, 560
# Points: a pixel of the layout, which rounds frames, and what is too little to move.
TOLERANCE = 1.1

FRAMES = """
(() => {
  const frames = {};
  for (const group of document.querySelectorAll('[class$="-moving"] [data-view][data-layer="frames"]'))
    for (const shape of group.querySelectorAll("rect")) {
      if (getComputedStyle(shape).visibility === "hidden") continue;
      const box = shape.getBBox();
      (frames[group.dataset.view] ??= []).push([box.x, box.y, box.width, box.height]);
    }
  // The second rectangle is the canvas; the first is what is around it.
  const { x, y } = document.querySelectorAll('[class$="-moving"] [data-layer="canvas"] rect')[1].getBBox();
  return [[x, y], frames];
})()
"""


def run(*arguments):
    done = subprocess.run([program, *arguments], capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr
    return done.stdout


def solved(layout, width):
    height = json.loads(run("solve", layout))["canvas"]["height"]
    views = json.loads(run("solve", layout, "--size", f"{width}x{height}"))["views"]
    return {view["id"]: [view["canvasFrame"][key] for key in ("x", "y", "width", "height")] for view in views}


def compare(browser, layout, width, show):
    browser.value(show)
    expected, ((left, top), found) = solved(layout, width), browser.value(FRAMES)
    assert len(found) > 1, f"{layout}: no frames"
    compared = 0
    # A frame and the alignment rectangle, where that is another one.
    for view, drawn in found.items():
        drawn = [[x - left, y - top, *size] for x, y, *size in drawn]
        is_near = [all(abs(a - b) <= TOLERANCE for a, b in zip(frame, expected[view])) for frame in drawn]
        assert any(is_near), f"{layout} at {width}: {view} is {drawn}, solved {expected[view]}"
        compared += 1
    return compared


compared, sizes = 0, []
with Chromium(900, 1000) as browser:
    for layout in layouts:
        name = os.path.basename(layout).split(".")[0]
        for ending in ("svg", "html"):
            path = os.path.join(folder, f"{name}.{ending}")
            run("check", layout, "--sweep", f"width={LOWER}...{UPPER}", "-o", path)
            sizes.append((os.path.getsize(path), os.path.basename(path)))
            browser.open("file://" + os.path.abspath(path))
            browser.wait("document.readyState === 'complete' && document.querySelector('svg') !== null")
            if ending == "svg":
                text = open(path).read()
                seconds = float(text.split(' dur="')[1].split('s"')[0])
                browser.value("document.documentElement.pauseAnimations()")
            for _ in range(4):
                width = randomly.randint(LOWER * 8, UPPER * 8) / 8
                part = (width - LOWER) / (UPPER - LOWER)
                # The file goes there and back.
                show = f"document.documentElement.setCurrentTime({part * seconds / 2})" if ending == "svg" else f"show({part})"
                compared += compare(browser, layout, width, show)
        browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
        browser.open("file://" + os.path.abspath(os.path.join(folder, f"{name}.svg")))
        shown = [f"getComputedStyle(document.querySelector('[class$=\"-{kind}\"]')).display" for kind in ("still", "moving")]
        browser.wait("document.querySelector('svg') !== null")
        assert [browser.value(kind) for kind in shown] == ["inline", "none"], "reduced motion is not respected"
        browser.call("Emulation.setEmulatedMedia", features=[])
    assert max(sizes)[0] <= 300_000, f"too large: {max(sizes)}"

    layout = layouts[0]
    view = list(solved(layout, 393))[-1]
    page = os.path.join(folder, "why.html")
    run("explain", layout, f"{view}.y", "-o", page)
    browser.open("file://" + os.path.abspath(page))
    browser.wait("document.body.classList.contains('played')")
    stages = browser.value("stages.length")
    assert browser.value("current") == stages - 1, "the page does not begin with the whole sum"
    pale = "[...document.querySelectorAll('[class$=\"-moving\"] text')].filter(t => getComputedStyle(t).visibility !== 'hidden').length"

    def press(key):
        for kind in ("keyDown", "keyUp"):
            browser.call("Input.dispatchKeyEvent", type=kind, key=key)

    press("Home")
    assert browser.value("current") == 0
    for expected in range(1, stages):
        press("ArrowRight")
        assert browser.value("current") == expected, f"ArrowRight leads to {browser.value('current')}, not {expected}"
        words = browser.value("status.textContent")
        assert words == browser.value(f"stages[{expected}].textContent") and words
    assert browser.value(pale) > 0
    press(" ")
    browser.wait("current === 0")
    browser.wait("current === 1")
    press(" ")
    assert browser.value("frame") == 0, "Space does not stop it"

    page = os.path.join(folder, "planes.html")
    run(layout, "--exploded", "-o", page)
    browser.open("file://" + os.path.abspath(page))
    browser.wait("document.body.classList.contains('played')")
    x, y = browser.value("(() => { const r = figure.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()")
    before = browser.value("time")
    browser.mouse("mousePressed", x, y, True)
    browser.mouse("mouseMoved", x - 100, y, True)
    browser.mouse("mouseReleased", x - 100, y)
    assert browser.value("time") < before - 0.05, "the planes do not turn"
    assert os.path.getsize(page) <= 512_000
    assert not browser.complaints, browser.complaints
print(f"{compared} frames; largest {max(sizes)}; {stages} stages")
