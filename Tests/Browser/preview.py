#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""`alrender serve` as its reader uses it. Usage: preview.py PROGRAM FOLDER [SCREENSHOTS]

FOLDER is made, and filled with layouts. Prints what was checked; ends with an error at the first thing that is wrong.
"""
import atexit
import os
import signal
import subprocess
import sys
import time

from chromium import Chromium

program, folder = sys.argv[1], sys.argv[2]
pictures = sys.argv[3] if len(sys.argv) > 3 else None

FORM = """{
  "name": "Form",
  "canvas": { "width": 320, "height": 200 },
  "root": { "id": "screen", "children": [
    { "id": "box", "type": "view", "style": { "backgroundColor": "#3478f6" } },
    { "id": "note", "type": "label", "text": "A longer text that needs some room" } ] },
  "constraints": [
    "box.leading = screen.leading + 20", // stays
    "box.top = screen.top + 30",
    "box.width = 100",
    "box.height = 50",
    "note.leading = box.trailing + 8",
    "note.trailing <= screen.trailing - 20",
    "note.centerY = box.centerY"
  ]
}
"""
def write(name, text):
    path = os.path.join(folder, name)
    with open(path + "~", "w") as file:
        file.write(text)
    os.replace(path + "~", path)
    return time.time()


def start():
    process = subprocess.Popen(
        [program, "serve", ".", "--keep-address", ".address"], cwd=folder, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    atexit.register(process.kill)
    return process, process.stdout.readline().strip()


def end(process):
    process.send_signal(signal.SIGINT)
    assert process.wait(10) == 0


def frame(view):
    return f"document.querySelector('[data-of-view={view}]')?.dataset.frame"


# The page solves its layout, and nothing is on its way.
WHOLE = "document.getElementById('served')?.dataset.stage === 'whole' && figure.solution && onChange.name"


def save(browser, text):
    """Saves the form, and waits for the next page of it."""
    browser.value("window.isOld = true")
    write("form.layout.json", text)
    browser.wait(f"!window.isOld && {WHOLE}")


def checked(text):
    print(f"ok: {text}", flush=True)


def screenshot(browser, name):
    if pictures:
        time.sleep(0.2)
        browser.screenshot(os.path.join(pictures, name + ".png"))


def edge(browser, view, name):
    """Where an edge of a view is in the window, and the pixels of a point."""
    return browser.value(
        f"""(() => {{
          const [x, y, width, height] = frameOf(byView.get('{view}')), [axis, isFar] = sides['{name}'];
          const at = axis === 0 ? [x + isFar * width, y + height / 2] : [x + width / 2, y + isFar * height];
          const point = new DOMPoint(left + at[0] * unit, top_ + at[1] * unit).matrixTransform(svg.getScreenCTM());
          return [point.x, point.y, unit * zoom];
        }})()""")


def drag(browser, view, name, points):
    x, y, factor = edge(browser, view, name)
    dx, dy = (points * factor, 0) if name in ("left", "right") else (0, points * factor)
    browser.mouse("mouseMoved", x + 30, y + 30)
    browser.mouse("mouseMoved", x, y)
    browser.mouse("mousePressed", x, y, pressed=True)
    for step in range(1, 11):
        browser.mouse("mouseMoved", x + dx * step / 10, y + dy * step / 10, pressed=True)
        if step == 7:
            screenshot(browser, "drag")
    browser.mouse("mouseReleased", x + dx, y + dy, pressed=True)


def press(browser, key, code, modifiers):
    for kind in "rawKeyDown", "keyUp":
        browser.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code, modifiers=modifiers)


ALT, CONTROL, SHIFT = 1, 2, 8


os.makedirs(os.path.join(folder, "more"), exist_ok=True)
write("form.layout.json", FORM)
write("more/other.layout.json", FORM.replace('"Form"', '"Other"'))
server, address = start()
with Chromium() as browser:
    browser.open(address)
    browser.wait("document.querySelectorAll('main li').length === 2")
    browser.wait("document.querySelector('main img').naturalWidth > 0")
    screenshot(browser, "index")
    checked("the index lists the layouts with their pictures")

    browser.open(address + "layout/form.layout.json")
    assert browser.wait(frame("box")) == "20 30 100 50"
    browser.wait(WHOLE)
    screenshot(browser, "layout")
    checked("the layout is shown, and its page can be changed")

    # The page says when it had the new picture, by the clock that the script has, too.
    delays = []
    for top in [40, 50, 60, 30]:
        saved = write("form.layout.json", FORM.replace("screen.top + 30", f"screen.top + {top}"))
        browser.wait(f"{frame('box')} === '20 {top} 100 50'")
        delays.append(browser.value("performance.timeOrigin + performance.now()") - saved * 1000)
        browser.wait(WHOLE)
    print("drawn again after", ", ".join(f"{delay:.0f}" for delay in delays), "ms")
    checked("the layout is drawn again when it is saved")

    write("form.layout.json", FORM.replace('"box.width = 100"', '"box.width = nothing.width"'))
    problem = browser.wait("!document.getElementById('problem').hidden && document.querySelector('#problem pre').textContent")
    assert '"box.width = nothing.width"' in problem and "^~~~" in problem, problem
    assert browser.value("!!figure.querySelector('svg')")
    screenshot(browser, "error")
    browser.call("Page.reload")
    browser.wait("document.getElementById('problem') && !document.getElementById('problem').hidden && !!figure.querySelector('svg')")
    checked("an error is shown with its line, in front of the last picture, also after a reload")
    save(browser, FORM)
    assert browser.value("document.getElementById('problem').hidden")
    checked("the error goes when the file is mended")

    drag(browser, "box", "right", 25)
    browser.wait("!document.getElementById('edits').hidden && document.getElementById('diff').textContent.includes('125')")
    assert browser.wait(frame("box")) == "20 30 125 50", browser.value(frame("box"))
    difference = browser.value("document.getElementById('diff').textContent")
    assert '-    "box.width = 100",' in difference and '+    "box.width = 125",' in difference, difference
    assert open(os.path.join(folder, "form.layout.json")).read() == FORM
    screenshot(browser, "edit")
    checked("dragging an edge changes the constant that holds it, and nothing in the file")
    browser.value("tryOut([[3, 'priority', 750]])")
    browser.wait("document.getElementById('diff').textContent.includes('height = 50 @750')")
    browser.value("document.activeElement.blur()")
    press(browser, "w", 87, 0)
    written = FORM.replace("width = 100", "width = 125").replace("height = 50", "height = 50 @750")
    browser.wait("document.getElementById('edits').hidden")
    assert open(os.path.join(folder, "form.layout.json")).read() == written
    checked("constants and priorities are written when it is asked for, and nothing else changes")
    browser.wait(f"texts[2][0] === 'box.width == 125' && {WHOLE}")
    drag(browser, "box", "top", -10)
    browser.wait("!document.getElementById('edits').hidden && document.getElementById('diff').textContent.includes('top + 20')")
    browser.value("document.getElementById('discard').click()")
    browser.wait(f"document.getElementById('edits').hidden && {frame('box')} === '20 30 125 50'")
    checked("changes can be discarded")

    browser.call("Emulation.setTouchEmulationEnabled", enabled=True)
    browser.value("keep(byView.get('box'))")
    x, y, factor = edge(browser, "box", "right")
    browser.touch(x - 4, y, 25 * factor, 0, steps=20)
    browser.wait("!document.getElementById('edits').hidden && document.getElementById('diff').textContent.includes('= 150')")
    browser.value("document.getElementById('discard').click()")
    browser.wait(f"document.getElementById('edits').hidden && {frame('box')} === '20 30 125 50'")
    browser.call("Emulation.setTouchEmulationEnabled", enabled=False)
    checked("a finger drags an edge of the view that is kept")

    press(browser, "ArrowDown", 40, SHIFT | CONTROL)
    browser.wait(f"{frame('box')} === '20 40 125 50'")
    press(browser, "ArrowDown", 40, SHIFT | ALT)
    browser.wait(f"{frame('box')} === '20 40 125 51' && document.getElementById('diff').textContent.includes('height = 51 @750')")
    screenshot(browser, "keys")
    browser.value("document.getElementById('discard').click()")
    browser.wait(f"document.getElementById('edits').hidden && {frame('box')} === '20 30 125 50'")
    checked("arrow keys change the constants that hold a view's edges")

    for _ in range(7):
        press(browser, "ArrowDown", 40, SHIFT)
    browser.wait(f"{frame('box')} === '20 37 125 50'")
    browser.value("resize(400, 260)")
    save(browser, written + "\n")
    browser.wait(f"{frame('box')} === '20 37 125 50' && {frame('screen')} === '0 0 400 260' && kept === byView.get('box')")
    save(browser, written.replace("leading + 20", "leading + 24"))
    browser.wait(f"{frame('box')} === '24 37 125 50' && document.getElementById('diff').textContent.includes('top + 37')")
    checked("what is chosen, kept and not written outlasts a save that does not concern it")
    save(browser, written.replace("top + 30", "top + 33"))
    browser.wait(f"{frame('box')} === '20 33 125 50' && document.getElementById('edits').hidden")
    notice = browser.wait("document.getElementById('notice').textContent")
    assert "discarded: box.top == screen.top + 30 with the constant 37" in notice, notice
    checked("a change to a constraint that has changed in the file is discarded with a message")

    named = written.replace('"constraints"', '"variants": { "wide": { "canvas": { "width": 600 } } }, "constraints"')
    save(browser, named)
    assert browser.value("menus.variant.options.length") == 2
    browser.value("pick('variant', 1)")
    browser.wait(f"{frame('screen')} === '0 0 600 200'")
    browser.value("tryOut([[2, 'constant', 90]])")
    assert "another variant is" in browser.wait("document.getElementById('refusal').textContent")
    browser.value("document.getElementById('discard').click()")
    save(browser, named.replace("wide", "broad"))
    browser.wait(f"menus.variant.options[1].textContent === 'broad' && {frame('screen')} === '0 0 320 200'")
    assert "'wide' is no longer in the file" in browser.value("document.getElementById('notice').textContent")
    checked("a variant that is renamed gives way to the document")

    os.remove(os.path.join(folder, "form.layout.json"))
    browser.wait("document.getElementById('wrong').textContent === 'The file is not there'")
    browser.call("Page.reload")
    browser.wait("document.body.innerText.includes('there is no layout')")
    write("form.layout.json", written)
    browser.wait(f"{frame('box')} === '20 30 125 50' && {WHOLE}")
    os.remove(os.path.join(folder, "form.layout.json"))
    browser.wait("document.getElementById('wrong').textContent === 'The file is not there'")
    save(browser, written)
    assert browser.value("document.getElementById('problem').hidden")
    checked("a file that was removed is missed, and shown when it is back")

    end(server)
    browser.wait("document.getElementById('connection').textContent")
    screenshot(browser, "lost")
    write("form.layout.json", FORM.replace("screen.leading + 20", "screen.leading + 44"))
    server, again = start()
    assert again == address, (again, address)
    browser.wait(f"{frame('box')} === '44 30 100 50' && {WHOLE}")
    assert not browser.value("document.getElementById('connection').textContent")
    checked("the page finds the server again after a restart, and shows what has changed")

    assert not browser.complaints, browser.complaints
end(server)
