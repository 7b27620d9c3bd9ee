#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Pages that solve again, against `alrender solve`. Usage: solving.py PROGRAM FOLDER [SIZES] LAYOUT…

FOLDER gets the pages. Each layout is solved at SIZES random sizes (200) in its page and by the program; ends with an error where
they differ.
"""
import json
import os
import random
import subprocess
import sys

from chromium import Chromium

program, folder, *layouts = sys.argv[1:]
sizes = int(layouts.pop(0)) if layouts and layouts[0].isdigit() else 200
os.makedirs(folder, exist_ok=True)
randomly = random.Random(17)


def solved(layout, width, height):
    """Frames in the superviews by id, as the program has them."""
    answer = subprocess.run(
        [program, "solve", layout, "--size", f"{width}x{height}"], capture_output=True, text=True)
    return {view["id"]: view["frame"] for view in json.loads(answer.stdout)["views"]}


compared = differing = pages = 0
with Chromium() as browser:
    for layout in layouts:
        page = os.path.join(os.path.abspath(folder), os.path.basename(layout) + ".html")
        subprocess.run([program, layout, "-o", page], capture_output=True)
        if not os.path.exists(page) or 'id="controls"' not in open(page).read():
            print(f"{layout}: only shown")
            continue
        browser.open("about:blank")
        browser.open("file://" + page)
        browser.wait("!document.getElementById('controls').hidden")
        pages += 1
        for _ in range(sizes):
            width, height = (randomly.randint(80 * 8, 1000 * 8) / 8 for _ in range(2))
            found = browser.value(
                f"""(() => {{ resize({width}, {height}); return figure.solution.views.map((view, i) =>
                  [viewButtons[i].dataset.ofView, view.frame]); }})()""")
            expected = solved(layout, width, height)
            compared += 1
            for name, frame in found:
                wanted = [expected[name][key] for key in ("x", "y", "width", "height")]
                if any(abs(a - b) > 1e-3 for a, b in zip(frame, wanted)):
                    differing += 1
                    print(f"{layout} at {width} × {height}: {name} is {frame}, not {wanted}")
                    break
    assert not browser.complaints, browser.complaints
print(f"{pages} pages, {compared} sizes, {differing} differ")
sys.exit(1 if differing or not compared else 0)
