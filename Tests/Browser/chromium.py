# SPDX-License-Identifier: Apache-2.0
"""A headless Chromium, driven by its debugging protocol over a pipe: needs nothing but Python's own library."""
import base64
import fcntl
import json
import os
import shutil
import subprocess
import tempfile
import time


class Chromium:
    """One page of a browser that ends with the block it is used in."""

    def __init__(self, width=1280, height=900):
        path = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])))
        self.profile = tempfile.mkdtemp(prefix="alrender-browser-")
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()

        def connect():
            # The browser reads commands from descriptor 3 and writes to 4. Neither pipe may be in the way of the other.
            reading, writing = (fcntl.fcntl(end, fcntl.F_DUPFD, 5) for end in (to_browser, from_browser))
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [
                path, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
                "--hide-scrollbars", "--remote-debugging-pipe", f"--user-data-dir={self.profile}",
                f"--window-size={width},{height}", "about:blank",
            ],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer, self.number, self.session, self.complaints = b"", 0, None, []
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log"]:
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            if answer.get("method") == "Runtime.exceptionThrown":
                details = answer["params"]["exceptionDetails"]
                self.complaints.append(details.get("exception", {}).get("description", details["text"]))
            if answer.get("method") == "Log.entryAdded" and answer["params"]["entry"]["source"] == "security":
                self.complaints.append(answer["params"]["entry"]["text"])

    def _read(self):
        while b"\0" not in self.buffer:
            block = os.read(self.input, 1 << 16)
            if not block:
                raise RuntimeError("the browser has ended")
            self.buffer += block
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def open(self, address):
        self.call("Page.navigate", url=address)

    def value(self, expression):
        """What an expression gives in the page."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(f"{expression}: {details.get('exception', {}).get('description', details['text'])}")
        return result["result"].get("value")

    def wait(self, expression, seconds=30):
        """The first value that is true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                value = self.value(expression)
            except RuntimeError:
                value = None
            if value:
                return value
            time.sleep(0.01)
        raise AssertionError(f"not within {seconds} seconds: {expression}\n" + "\n".join(self.complaints))

    def mouse(self, kind, x, y, pressed=False):
        self.call(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left" if pressed else "none",
            buttons=1 if pressed else 0, clickCount=1 if kind != "mouseMoved" else 0)

    def touch_screen(self, width, height):
        """The page is on a phone from here on."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2, mobile=True)
        self.call("Emulation.setTouchEmulationEnabled", enabled=True)

    def touch(self, x, y, dx, dy, steps=10):
        """A finger that moves by a distance."""
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        for step in range(1, steps + 1):
            point = {"x": x + dx * step / steps, "y": y + dy * step / steps}
            self.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=[point])
            # The browser decides with the first moves whether they scroll.
            time.sleep(0.02)
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
