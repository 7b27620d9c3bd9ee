# SPDX-License-Identifier: Apache-2.0
"""The engine of `make module` in pages: the one in the program may be older than the sources."""
import base64
import os
import re


def with_fresh_engine(page):
    """Puts the engine of `.build/module` into a page, which has to be small."""
    assert os.path.getsize(page) < 550_000, (page, os.path.getsize(page))
    made = os.path.join(os.path.dirname(__file__), "../../.build/module/InteractiveModule.swift")
    if not os.path.exists(made):
        return
    data = base64.b64decode(re.search(r'static let base64 =\s*"([^"]*)"', open(made).read())[1])
    # Pages have other digits than Python.
    digits = "".join(chr(c) for c in range(35, 123) if chr(c) not in "&'<")
    ours = str.maketrans("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~", digits)
    text = base64.b85encode(data, pad=True).decode().translate(ours)
    element = re.compile(r'(<script[^>]* id="module" data-size=")\d+(">).*?(?=</script>)', re.DOTALL)
    html, count = element.subn(lambda found: f"{found[1]}{len(data)}{found[2]}{text}", open(page).read())
    assert count == 1, page
    with open(page, "w") as file:
        file.write(html)
