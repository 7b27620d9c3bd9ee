#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""`alrender serve` as its reader uses it. Usage: preview.py PROGRAM FOLDER [SCREENSHOTS]

FOLDER is made, and filled with layouts. Prints what was checked; ends with an error at the first thing that is wrong.
"""
import atexit
import os
import re
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
FIGURE = "document.getElementById('front').contentDocument.querySelector('figure')"


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
    return f"{FIGURE}.ownerDocument.querySelector('[data-of-view={view}]')?.dataset.frame"


def checked(text):
    print(f"ok: {text}", flush=True)


def screenshot(browser, name):
    if pictures:
        time.sleep(0.2)
        browser.screenshot(os.path.join(pictures, name + ".png"))


def edge(browser, view, name):
    """Where an edge of a view is in the window."""
    return browser.value(
        f"""(() => {{
          const frame = document.getElementById('front'), svg = frame.contentDocument.querySelector('figure svg');
          const view = state.views.find(view => view.id === '{view}'), box = frame.getBoundingClientRect();
          const x = '{name}' === 'left' ? view.x : '{name}' === 'right' ? view.x + view.width : view.x + view.width / 2;
          const y = '{name}' === 'top' ? view.y : '{name}' === 'bottom' ? view.y + view.height : view.y + view.height / 2;
          const point = new DOMPoint(x * state.zoom + state.canvasX, y * state.zoom + state.canvasY)
            .matrixTransform(svg.getScreenCTM());
          return [point.x + box.x, point.y + box.y, svg.getScreenCTM().a * state.zoom];
        }})()""")


def drag(browser, view, name, points):
    x, y, factor = edge(browser, view, name)
    dx, dy = (points * factor, 0) if name in ("left", "right") else (0, points * factor)
    browser.mouse("mouseMoved", x + 30, y + 30)
    browser.mouse("mouseMoved", x, y)
    browser.mouse("mousePressed", x, y, pressed=True)
    browser.wait("drag?.hold")
    for step in range(1, 11):
        browser.mouse("mouseMoved", x + dx * step / 10, y + dy * step / 10, pressed=True)
        if step == 7:
            screenshot(browser, "drag")
    browser.mouse("mouseReleased", x + dx, y + dy, pressed=True)


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
    screenshot(browser, "layout")
    checked("the layout is shown")

    # The page says when it had the new picture, by the clock that the script has, too.
    delays = []
    for top in [40, 50, 60, 30]:
        browser.value(
            f"window.seen = null; window.look = () => {{ if ({frame('box')} === '20 {top} 100 50') window.seen = Date.now(); "
            "else setTimeout(look, 1); }; look()")
        saved = write("form.layout.json", FORM.replace("screen.top + 30", f"screen.top + {top}"))
        delays.append(browser.wait("window.seen") - saved * 1000)
    print("drawn again after", ", ".join(f"{delay:.0f}" for delay in delays), "ms")
    checked("the layout is drawn again when it is saved")

    write("form.layout.json", FORM.replace('"box.width = 100"', '"box.width = nothing.width"'))
    problem = browser.wait("!document.getElementById('problem').hidden && document.querySelector('#problem pre').textContent")
    assert '"box.width = nothing.width"' in problem and "^~~~" in problem, problem
    assert browser.value(f"!!{FIGURE}.querySelector('svg')")
    screenshot(browser, "error")
    browser.call("Page.reload")
    browser.wait(f"!document.getElementById('problem').hidden && !!{FIGURE}?.querySelector('svg')")
    checked("an error is shown with its line, in front of the last picture, also after a reload")
    write("form.layout.json", FORM)
    browser.wait("document.getElementById('problem').hidden")
    checked("the error goes when the file is mended")

    drag(browser, "box", "right", 25)
    browser.wait("!document.getElementById('edits').hidden && document.getElementById('diff').textContent")
    assert browser.wait(frame("box")) == "20 30 125 50", browser.value(frame("box"))
    difference = browser.value("document.getElementById('diff').textContent")
    assert '-    "box.width = 100",' in difference and '+    "box.width = 125",' in difference, difference
    assert open(os.path.join(folder, "form.layout.json")).read() == FORM
    screenshot(browser, "edit")
    checked("dragging an edge changes the constant that holds it, and nothing in the file")
    browser.value("document.getElementById('write').click()")
    browser.wait("document.getElementById('edits').hidden")
    assert open(os.path.join(folder, "form.layout.json")).read() == FORM.replace("width = 100", "width = 125")
    checked("the constant is written when it is asked for, and nothing else changes")
    browser.wait(f"{frame('box')} === '20 30 125 50'")
    drag(browser, "box", "top", -10)
    browser.wait("!document.getElementById('edits').hidden && document.getElementById('diff').textContent.includes('top + 20')")
    browser.value("document.getElementById('discard').click()")
    browser.wait(f"document.getElementById('edits').hidden && {frame('box')} === '20 30 125 50'")
    checked("changes can be discarded")

    browser.call("Emulation.setTouchEmulationEnabled", enabled=True)
    x, y, factor = edge(browser, "box", "right")
    browser.touch(x - 4, y, 25 * factor, 0, steps=20)
    browser.wait("!document.getElementById('edits').hidden && document.getElementById('diff').textContent.includes('= 150')")
    browser.value("document.getElementById('discard').click()")
    browser.wait(f"document.getElementById('edits').hidden && {frame('box')} === '20 30 125 50'")
    x, y, _ = edge(browser, "box", "right")
    browser.touch(x - 4, y + 15, 0, 0, steps=1)
    browser.wait(f"{FIGURE}.ownerDocument.querySelector('[data-of-view=box]').ariaPressed === 'true'")
    browser.value(f"{FIGURE}.ownerDocument.querySelector('[data-of-view=box]').click()")
    browser.call("Emulation.setTouchEmulationEnabled", enabled=False)
    checked("a finger drags an edge or selects a view")

    page = "document.getElementById('front').contentDocument"
    browser.value(f"{page}.querySelector('[data-of-view=box]').click()")
    press = f"{page}.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'ArrowDown', shiftKey: true, bubbles: true }}))"
    browser.value(press)
    browser.wait(f"{frame('box')} === '20 40 125 50' && !isMoving")
    browser.value(press.replace("shiftKey", "altKey"))
    browser.wait(f"{frame('box')} === '20 40 125 51' && document.getElementById('diff').textContent.includes('height = 51')")
    screenshot(browser, "keys")
    browser.value("document.getElementById('discard').click()")
    browser.wait(f"document.getElementById('edits').hidden && {frame('box')} === '20 30 125 50'")
    checked("arrow keys change the constants that hold a view's edges")

    for _ in range(7):
        browser.value(press.replace("shiftKey: true, ", ""))
    browser.wait(f"{frame('box')} === '20 37 125 50' && !isMoving")
    checked("presses while a picture is drawn are not lost")
    saved = FORM.replace("width = 100", "width = 125")
    write("form.layout.json", saved)
    time.sleep(0.5)
    assert browser.value(frame("box")) == "20 37 125 50", browser.value(frame("box"))
    write("form.layout.json", saved.replace("leading + 20", "leading + 24"))
    browser.wait(f"{frame('box')} === '24 37 125 50' && document.getElementById('diff').textContent.includes('top + 37')")
    checked("changes that are not written outlast a save that does not concern them")
    write("form.layout.json", saved.replace("top + 30", "top + 33"))
    browser.wait(f"{frame('box')} === '20 33 125 50' && document.getElementById('edits').hidden")
    notice = browser.value("document.getElementById('notice').textContent")
    assert "discarded: box.top == screen.top + 30 with the constant 37" in notice, notice
    checked("a change to a constraint that has changed in the file is discarded with a message")

    named = saved.replace('"constraints"', '"variants": { "wide": { "canvas": { "width": 600 } } }, "constraints"')
    write("form.layout.json", named)
    browser.wait("$('part').options.length === 2")
    browser.value("$('part').value = 'wide'; $('part').dispatchEvent(new Event('change'))")
    browser.wait(f"{frame('screen')} === '0 0 600 200'")
    write("form.layout.json", named.replace("wide", "broad"))
    browser.wait(f"{frame('screen')} === '0 0 320 200'")
    assert "'wide' is no longer in the file" in browser.value("$('notice').textContent")
    checked("a variant that is renamed gives way to the document")

    os.remove(os.path.join(folder, "form.layout.json"))
    browser.wait("!$('problem').hidden && $('wrong').textContent === 'The file is not there'")
    browser.call("Page.reload")
    browser.wait("document.body.innerText.includes('there is no layout')")
    write("form.layout.json", saved)
    browser.wait(f"{frame('box')} === '20 30 125 50'")
    os.remove(os.path.join(folder, "form.layout.json"))
    browser.wait("$('wrong').textContent === 'The file is not there'")
    write("form.layout.json", saved)
    browser.wait("$('problem').hidden")
    checked("a file that was removed is missed, and shown when it is back")

    browser.value("document.getElementById('solve').click()")
    browser.wait(f"{page}.getElementById('controls')?.hidden === false")
    browser.value("document.getElementById('front').contentWindow.resize(500, 300)")
    browser.wait(f"{frame('screen')} === '0 0 500 300'")
    screenshot(browser, "solve")
    browser.value("document.getElementById('solve').click()")
    browser.wait(f"{page}.querySelector('figure svg') && !{page}.getElementById('controls')")
    checked("the page solves the layout if it is asked to")

    browser.value("document.getElementById('sweep').click()")
    kinks = browser.wait("[...document.querySelectorAll('#changes button')].map(button => button.textContent).join('\\n')")
    assert re.search(r"From [0-9.]+: ", kinks), kinks
    browser.value("$('size').value = 600; $('size').dispatchEvent(new Event('input')); $('size').dispatchEvent(new Event('change'))")
    browser.wait(f"{frame('screen')} === '0 0 600 200'")
    screenshot(browser, "sizes")
    browser.value("document.getElementById('own').click()")
    browser.wait(f"{frame('screen')} === '0 0 320 200'")
    checked("the slider shows other sizes, with a mark where the layout's behaviour changes: " + kinks.splitlines()[0])

    end(server)
    browser.wait("document.getElementById('connection').textContent")
    screenshot(browser, "lost")
    write("form.layout.json", FORM.replace("screen.leading + 20", "screen.leading + 44"))
    server, again = start()
    assert again == address, (again, address)
    browser.wait(f"{frame('box')} === '44 30 100 50'")
    assert not browser.value("document.getElementById('connection').textContent")
    checked("the page finds the server again after a restart, and shows what has changed")

    assert not browser.complaints, browser.complaints
end(server)
