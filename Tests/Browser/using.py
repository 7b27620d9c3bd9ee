#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Uses a page as its reader does. Usage: using.py PROGRAM FOLDER LAYOUT…

With the keyboard alone: keys for each button, the list of keys, distances, margins, the sum that gives a number, planes by depth. FOLDER gets
the pages, and a picture of each at 390, 1,024 and 1,440 points. Ends with an error where a page does not do what it should.
"""
import os
import subprocess
import sys

from chromium import Chromium
from engine import with_fresh_engine

program, folder, *layouts = sys.argv[1:]
os.makedirs(folder, exist_ok=True)


CODES = {"Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}


def press(browser, key):
    """A key on what has the focus."""
    for kind in "keyDown", "keyUp":
        text = {"text": key} if len(key) == 1 and kind == "keyDown" else {}
        browser.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=CODES.get(key, 0), **text)


def use(browser, name):
    def value(expression):
        return browser.value(expression)

    # Each key does what its button does, and the list names them all.
    width = value("size[0]")
    press(browser, "]")
    assert value("size[0]") == width + 10, name
    assert value("figure.classList.contains('changed') && document.querySelectorAll('.marks > *').length > 0"), name
    press(browser, "r")
    assert value("size[0]") == width and not value("figure.classList.contains('changed')"), name
    press(browser, "p")
    browser.wait(f"size[0] !== {width}")
    press(browser, "p")
    moved = value("size[0]")
    assert value("scrub.timer === 0") and moved == value("size[0]"), name
    press(browser, "r")
    press(browser, "?")
    assert value("keys.open"), name
    missing = value("[...document.querySelectorAll('[data-key]')].filter(b => b.checkVisibility()).map(b => b.dataset.key)"
                    ".filter(k => ![...keys.querySelectorAll('kbd')].some(b => b.textContent === k))")
    assert browser.wait("keys.querySelectorAll('kbd').length") and not missing, (name, missing)
    press(browser, "Escape")
    browser.wait("!keys.open")
    # What has the focus is seen.
    unseen = value("""[...document.querySelectorAll('button, input, select, summary, [tabindex="0"]')].filter(e => e.checkVisibility({ visibilityProperty: true }) && !e.disabled)
      .filter(e => { const before = JSON.stringify([getComputedStyle(e).outline, getComputedStyle(e).boxShadow, getComputedStyle(e).borderColor]);
        e.focus({ focusVisible: true });
        return before === JSON.stringify([getComputedStyle(e).outline, getComputedStyle(e).boxShadow, getComputedStyle(e).borderColor]); }).map(e => e.id || e.outerHTML.slice(0, 80))""")
    assert not unseen, (name, unseen)
    # From view to view in the picture; a number of the kept one is a sum.
    value("figure.focus()")
    for key in "ArrowDown", "ArrowDown", "ArrowRight", "Enter":
        press(browser, key)
    assert value("kept?.dataset.ofView"), name
    for index in range(4):
        wrong = value(f"""(() => {{ asking.querySelectorAll('button')[{index}].click(); stopTelling();
          const view = model.structures[answered[0]].views.indexOf(viewButtons.indexOf(kept)), last = told.steps.at(-1);
          return Math.abs((last?.sum ?? 0) - figure.solution.views[view].frame[{index}]); }})()""")
        assert wrong < 0.02, (name, index, wrong)
    value("endTelling()")
    press(browser, "Escape")
    press(browser, "3")
    assert value("space.isOn && getComputedStyle(live).display !== 'none'"), name
    before = value("live.getAttribute('transform')")
    value("figure.focus()")
    press(browser, "ArrowLeft")
    assert value("live.getAttribute('transform')") != before, name
    press(browser, "3")
    assert not value("space.isOn || figure.classList.contains('changed')"), name


with Chromium(1440, 900) as browser:
    for layout in layouts:
        name = os.path.basename(layout).split(".")[0]
        page = os.path.join(os.path.abspath(folder), name + ".html")
        subprocess.run([program, layout, "-o", page], capture_output=True)
        with_fresh_engine(page)
        browser.open("about:blank")
        browser.open("file://" + page)
        browser.wait("!document.getElementById('controls').hidden")
        use(browser, name)
        for width in 390, 1024, 1440:
            browser.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=width < 400)
            browser.value("new Promise(done => setTimeout(done, 100))")
            assert browser.value("document.documentElement.scrollWidth <= innerWidth"), (name, width)
            browser.screenshot(os.path.join(folder, f"{name}-{width}.png"))
        assert not browser.complaints, browser.complaints
print(f"{len(layouts)} pages used")
