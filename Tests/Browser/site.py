#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Looks at every figure of the documentation's site. Usage: site.py FOLDER [SCREENSHOTS]"""
import functools
import http.server
import json
import os
import shutil
import sys
import threading

from chromium import Chromium

folder = sys.argv[1]
pictures = sys.argv[2] if len(sys.argv) > 2 else None
if not any(map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])):
    print("Chromium is not installed: the figures were not looked at")
    sys.exit(0)


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def expected(name):
    """The pictures that a page's data names."""
    found = []

    def visit(value):
        if isinstance(value, dict):
            if value.get("type") == "image" and "identifier" in value and "variants" not in value:
                found.append(value["identifier"])
            for child in value.values():
                visit(child)
        elif isinstance(value, list):
            for child in value:
                visit(child)

    with open(os.path.join(folder, "data/documentation", name + ".json"), encoding="utf-8") as file:
        page = json.load(file)
    visit(page.get("primaryContentSections", []))
    return found


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
threading.Thread(target=server.serve_forever, daemon=True).start()
names = ["alrender"] + sorted(
    "alrender/" + name[:-5] for name in os.listdir(os.path.join(folder, "data/documentation/alrender")))
count = 0
with Chromium() as browser:
    for name in names:
        wanted = len(expected(name))
        browser.open(f"http://127.0.0.1:{server.server_port}/documentation/{name}/")
        browser.wait("document.querySelector('main h1')")
        browser.wait(f"document.querySelectorAll('main .content img').length >= {wanted}")
        browser.value("for (const image of document.images) image.loading = 'eager'")
        browser.wait("[...document.querySelectorAll('main .content img')].every(image => image.complete)")
        missing = browser.value(
            "[...document.querySelectorAll('main .content img')].filter(image => !image.naturalWidth).map(image => image.src)")
        assert not missing, f"{name}: {missing}"
        count += wanted
        if pictures:
            browser.screenshot(os.path.join(pictures, "site-" + name.replace("/", "-") + ".png"))
print(f"{len(names)} pages, {count} figures seen")
