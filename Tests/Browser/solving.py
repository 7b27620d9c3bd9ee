#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Pages that solve again, against `alrender solve`. Usage: solving.py PROGRAM FOLDER [SIZES [SEED]] LAYOUT…

FOLDER gets the pages. Each layout is solved at SIZES random sizes (200) in its page and by the program, ten sizes for each choice of
variant, device, direction and text size: a third of them on the canvas as it is. Ends with an error where they differ.

The pages get the engine that `make module` has made, if it has: the one in the program may be older than the sources.
"""
import json
import os
import random
import subprocess
import sys

from chromium import Chromium
from engine import with_fresh_engine

program, folder, *layouts = sys.argv[1:]
sizes = int(layouts.pop(0)) if layouts and layouts[0].isdigit() else 200
seed = int(layouts.pop(0)) if layouts and layouts[0].isdigit() else 17
os.makedirs(folder, exist_ok=True)
randomly = random.Random(seed)


def solved(layout, options):
    """What the program solves, by size."""
    answer = subprocess.run([program, "solve", layout, *options], capture_output=True, text=True).stdout
    decoder, found, at = json.JSONDecoder(), [], 0
    while answer[at:].strip():
        value, length = decoder.raw_decode(answer[at:].lstrip())
        at += length + len(answer[at:]) - len(answer[at:].lstrip())
        found.append(value)
    return found


def menus(browser):
    """By menu: the value of each choice, as options of the program."""
    return {
        "variant": browser.value("menus.variant ? [...menus.variant.options].map(o => o.textContent) : []"),
        "device": browser.value("menus.device ? [...menus.device.options].slice(1).map(o => o.value) : []"),
        "direction": browser.value("menus.direction ? model.directions.map(d => d ? 'rtl' : 'ltr') : []"),
        "category": browser.value("menus.category ? [...menus.category.options].map(o => o.textContent) : []"),
    }


def difference(found, expected):
    """What is not as the program has it; none if nothing."""
    if found is None:
        return "not in the page"
    frames = {view["id"]: view["frame"] for view in expected["views"]}
    if len(frames) != len(found["frames"]):
        return "other views"
    for name, frame in found["frames"]:
        wanted = [frames[name][key] for key in ("x", "y", "width", "height")] if name in frames else [None]
        if None in wanted or any(abs(a - b) > 1e-3 for a, b in zip(frame, wanted)):
            return f"{name} is {frame}, not {wanted}"
    if [constraint["status"] for constraint in expected["constraints"]] != found["states"]:
        return "other states of constraints"
    if [view["ambiguous"] for view in expected["views"]] != found["open"]:
        return "other ambiguities"
    conflicts = sum(found["code"] == "unsatisfiable-constraints" for found in expected["diagnostics"])
    return None if conflicts == found["conflicts"] else f"{found['conflicts']} conflicts, not {conflicts}"


names = {"variant": "--variant", "device": "--device", "direction": "--direction", "category": "--text-size"}
compared = chosen = differing = pages = 0
with Chromium() as browser:
    for layout in layouts:
        page = os.path.join(os.path.abspath(folder), os.path.basename(layout) + ".html")
        subprocess.run([program, layout, "-o", page], capture_output=True)
        if not os.path.exists(page) or 'id="controls"' not in open(page).read():
            print(f"{layout}: only shown")
            continue
        with_fresh_engine(page)
        browser.open("about:blank")
        browser.open("file://" + page)
        browser.wait("!document.getElementById('controls').hidden")
        pages += 1
        offered = menus(browser)
        for number in range(0, sizes, 10):
            each = [tuple(randomly.randint(80 * 8, 1000 * 8) / 8 for _ in range(2)) for _ in range(min(10, sizes - number))]
            options, picks = [], ["picked = untouched()"]
            if number % 30:
                # A variant sets the other menus: it is picked first.
                for menu in ["variant", "device", "direction", "category"]:
                    if not offered[menu] or randomly.random() < 0.4:
                        continue
                    index = randomly.randrange(len(offered[menu]))
                    if menu == "variant" and offered[menu][index] == "none":
                        continue
                    picks.append(f"pick('{menu}', {index})")
                    options += [names[menu], offered[menu][index]]
            browser.value("; ".join(picks) + "; 0")
            expected = solved(layout, options + [part for w, h in each for part in ("--size", f"{w}x{h}")])
            assert len(expected) == len(each), (layout, options)
            for (width, height), wanted in zip(each, expected):
                found = browser.value(
                    f"""(() => {{ if (!resize({width}, {height})) return null;
                      const s = model.structures[figure.solution.structure];
                      return {{ frames: figure.solution.views.map((view, i) => [viewButtons[s.views[i]].dataset.ofView, view.frame]),
                        states: figure.solution.constraints.map(c => c.status),
                        open: figure.solution.views.map(view => view.open.map(o => o.name)),
                        conflicts: figure.solution.conflicts.length }}; }})()""")
                compared += 1
                chosen += len(options) > 0
                wrong = difference(found, wanted)
                if wrong:
                    differing += 1
                    print(f"{layout} {' '.join(options)} --size {width}x{height}: {wrong}", flush=True)
        print(f"{layout}: {compared} so far, {differing} differ", flush=True)
    assert not browser.complaints, browser.complaints
print(f"{pages} pages, {compared} sizes, {chosen} of them with choices, seed {seed}: {differing} differ")
sys.exit(1 if differing or not compared else 0)
