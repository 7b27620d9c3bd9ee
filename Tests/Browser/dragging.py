#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Records a drag in a page. Usage: dragging.py PROGRAM LAYOUT FOLDER [FRAMES]

Drags the corner of the layout's canvas with the mouse, to three fifths of its width and four fifths of its height and back, and writes
FRAMES pictures (24) of the window to FOLDER; then drags it with a finger. Prints how long each move took in the page, without painting,
and ends with an error if the canvas is not where the pointer was.
"""
import os
import subprocess
import sys

from chromium import Chromium

program, layout, folder = sys.argv[1:4]
count = int(sys.argv[4]) if len(sys.argv) > 4 else 24
os.makedirs(folder, exist_ok=True)
page = os.path.join(os.path.abspath(folder), "page.html")
subprocess.run([program, layout, "-o", page], check=False, capture_output=True)

with Chromium(1100, 900) as browser:
    browser.open("file://" + page)
    browser.wait("!document.getElementById('controls').hidden")
    # The corner is in the window, and each move is timed.
    browser.value("""
      figure.style.maxHeight = "none"; document.querySelector(".shown").style.position = "static";
      window.times = []; const before = resize;
      resize = (...to) => { const start = performance.now(), done = before(...to); times.push(performance.now() - start); return done; };
      svg.style.width = (zoom *= Math.min(1, 620 / svg.getBoundingClientRect().height)) * picture.width + "px"; drawnSize = []; resize(...size); 0""")
    x, y, factor = browser.value("""(() => {
      const box = grips.both.querySelector(".grip").getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2, unit * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width]; })()""")
    width, height = browser.value("size")
    browser.mouse("mouseMoved", x, y)
    browser.mouse("mousePressed", x, y, pressed=True)
    for frame in range(count):
        part = 1 - abs(2 * frame / (count - 1) - 1)
        dx, dy = (-0.4 * width * part * factor, -0.2 * height * part * factor)
        browser.mouse("mouseMoved", x + dx, y + dy, pressed=True)
        browser.screenshot(os.path.join(folder, f"{frame + 1:03}.png"))
        found, wanted = browser.value("size"), (width * (1 - 0.4 * part), height * (1 - 0.2 * part))
        assert all(abs(a - b) <= 1 for a, b in zip(found, wanted)), (found, wanted)
    browser.mouse("mouseReleased", x, y, pressed=True)
    times = sorted(browser.value("times.slice(2)"))
    assert browser.value("size") == [width, height]
    assert not browser.complaints, browser.complaints

# With a finger, which could as well scroll the page.
with Chromium(390, 800) as browser:
    browser.touch_screen(390, 800)
    browser.open("file://" + page)
    browser.wait("!document.getElementById('controls').hidden")
    browser.value("grips.both.scrollIntoView({ block: 'center' })")
    x, y, factor = browser.value("""(() => {
      const box = grips.both.querySelector(".grip").getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2, unit * svg.getBoundingClientRect().width / svg.viewBox.baseVal.width]; })()""")
    width, height = browser.value("size")
    browser.touch(x, y, -80, -60)
    found, wanted = browser.value("size"), (width - 80 / factor, height - 60 / factor)
    assert all(abs(a - b) <= 1 for a, b in zip(found, wanted)), (found, wanted)
    assert not browser.complaints, browser.complaints
print(f"{count} frames; a move took {times[len(times) // 2]:.1f} ms, at most {times[-1]:.1f} ms")
