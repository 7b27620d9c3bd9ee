#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""`alrender review` as its reader uses it. Usage: review.py PROGRAM FOLDER [SCREENSHOTS]

FOLDER is made, and filled with layouts of which one color and one constant change. Prints what was checked; ends with an error at the first
thing that is wrong.
"""
import atexit
import json
import os
import subprocess
import sys

from chromium import Chromium

program, folder = sys.argv[1], sys.argv[2]
pictures = sys.argv[3] if len(sys.argv) > 3 else None
environment = {key: value for key, value in os.environ.items() if key != "CI"}


def write(green, top):
    os.makedirs(os.path.join(folder, "layouts"), exist_ok=True)

    def document(path, value):
        with open(os.path.join(folder, path), "w") as file:
            json.dump(value, file)

    document("alrender.json", {"layouts": "layouts"})
    document("layouts/shared.json", {"colors": {"brand": {"light": green, "dark": "#3ad07a"}}})
    for name in "abc":
        document(f"layouts/{name}.layout.json", {
            "canvas": {"width": 200, "height": 100}, "include": ["shared.json"],
            "root": {"id": "screen", "children": [
                {"id": "box", "type": "label", "text": name, "style": {"textColor": "brand"}}]},
            "constraints": ["box.leading = screen.leading + 20", f"box.top = screen.top + {top if name == 'c' else 20}"]})


def run(*arguments):
    return subprocess.run([program, *arguments], cwd=folder, env=environment, capture_output=True, text=True)


def goldens():
    result = {}
    for name in "abc":
        for ending in ["json", "png"]:
            with open(os.path.join(folder, f"golden/{name}.{ending}"), "rb") as file:
                result[f"{name}.{ending}"] = file.read()
    return result


def changed():
    """The cases whose goldens are not as they were recorded first."""
    now = goldens()
    return sorted({key[0] for key in now if now[key] != recorded[key]})


def check(holds, sentence):
    assert holds, f"{sentence}: {changed()}\n" + "\n".join(browser.complaints)
    print(f"ok: {sentence}")


def decided(name, how):
    browser.wait(f"document.querySelector('section[data-name=\"{name}\"]').classList.contains('{how}')")


def press(key):
    browser.value(f"document.body.dispatchEvent(new KeyboardEvent('keydown', {{key: '{key}', bubbles: true}}))")


write("#0a7a3c", 20)
assert run("test", "--update").returncode == 0
recorded = goldens()
write("#aa1111", 30)
server = subprocess.Popen([program, "review"], cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
atexit.register(server.kill)
with Chromium() as browser:
    browser.open(server.stdout.readline().strip())
    browser.wait("document.querySelectorAll('section').length == 3")
    press("j")
    press("a")
    decided("a", "accepted")
    check(changed() == ["a"], "a key accepts the case that is chosen")
    press("r")
    decided("a", "rejected")
    check(changed() == [], "rejecting it puts its golden back")
    browser.value("document.querySelector('section[data-name=c] button[value=accept]').click()")
    decided("c", "accepted")
    check(changed() == ["c"], "a button accepts a case")
    if pictures:
        browser.screenshot(os.path.join(pictures, "review-decided.png"))
    browser.value("[...document.querySelectorAll('button')].find(x => x.textContent == 'Accept all 2').click()")
    browser.wait("document.body.innerText.includes('1 layout') || document.querySelectorAll('section.accepted').length == 3")
    check(changed() == ["a", "b", "c"], "one button accepts all cases of a cause")
    if pictures:
        browser.screenshot(os.path.join(pictures, "review-cause.png"))
    check(not browser.complaints, "the browser has nothing to complain of")
server.terminate()
server.wait(10)
check(run("test").returncode == 0, "what was accepted passes")
