#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Uses 'alrender mcp' as an agent does, with the client of the package mcp, in the protocol's revisions with a handshake and without.

usage: client.py PROGRAM
"""
import asyncio
import base64
import json
import pathlib
import sys
import tempfile

import mcp
from mcp.client.stdio import StdioServerParameters

FORM = """{
  "canvas": {"device": "iphone-15"},
  "root": {"id": "screen", "children": [
    {"type": "label", "id": "title", "text": "Welcome"}, {"type": "button", "id": "go", "title": "Continue"}
  ]},
  "constraints": [
    "title.centerX = screen.centerX", "title.top = screen.safeAreaLayoutGuide.top + 40", "go.centerX = screen.centerX"
  ]
}
"""


def text(result):
    return "\n".join(block.text for block in result.content if block.type == "text")


async def loop(client, folder):
    """Writes a screen, looks, mends."""
    assert client.server_info.name == "alrender", client.server_info
    tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    assert list(tools) == ["check", "solve", "picture", "explain", "fix", "diff"], list(tools)
    assert all(tool.description and tool.input_schema["properties"] for tool in tools.values())

    (folder / "screen.layout.json").write_text(FORM)
    path = {"path": "screen.layout.json"}
    found = await client.call_tool("check", path)
    assert not found.is_error and "ambiguous-layout" in text(found) and "^" in text(found), text(found)

    value = await client.call_tool("explain", {**path, "value": "title.y"})
    assert "40" in text(value), text(value)
    page = await client.call_tool("explain", {"code": "ambiguous-layout"})
    assert "ambiguous-layout" in text(page)

    shown = await client.call_tool("fix", {**path, "operations": ["add-missing"]})
    assert "\n+" in text(shown) and (folder / "screen.layout.json").read_text() == FORM, text(shown)
    await client.call_tool("fix", {**path, "operations": ["add-missing"], "write": True})
    assert (folder / "screen.layout.json").read_text() != FORM
    mended = await client.call_tool("check", path)
    assert "0 errors" in text(mended) and "ambiguous-layout" not in text(mended), text(mended)

    solved = json.loads(text(await client.call_tool("solve", {**path, "device": "iphone-se-3"})))
    assert [view["id"] for view in solved["views"]] == ["screen", "title", "go"]

    picture = await client.call_tool("picture", {**path, "appearance": "dark"})
    images = [block for block in picture.content if block.type == "image"]
    assert len(images) == 1 and images[0].mime_type == "image/png"
    assert base64.b64decode(images[0].data).startswith(b"\x89PNG"), "not a PNG"

    changed = await client.call_tool("diff", {"oldText": FORM, "new": "screen.layout.json"})
    assert not changed.is_error and "go" in text(changed), text(changed)

    for arguments in ({"path": "../secret.layout.json"}, {"path": "link.layout.json"}, {"pth": "x"}, {"text": "{"}):
        refused = await client.call_tool("solve", arguments)
        assert refused.is_error and "SECRET" not in text(refused), text(refused)

    resources = (await client.list_resources()).resources
    assert "format" in [resource.name for resource in resources], resources
    for resource in resources:
        contents = (await client.read_resource(resource.uri)).contents
        assert contents[0].text, resource.uri
    templates = (await client.list_resource_templates()).resource_templates
    assert templates[0].uri_template == "alrender://diagnostics/{code}"
    await client.read_resource("alrender://diagnostics/unsatisfiable-constraints")
    try:
        await client.read_resource("alrender://reference/nothing")
    except mcp.MCPError as error:
        assert "nothing" in str(error), error
    else:
        raise AssertionError("a resource that does not exist was read")


async def main(program):
    for mode in ("legacy", "auto"):
        with tempfile.TemporaryDirectory() as root:
            folder = pathlib.Path(root) / "project"
            folder.mkdir()
            (folder.parent / "secret.layout.json").write_text('{"root": {"id": "SECRET"}}')
            (folder / "link.layout.json").symlink_to("../secret.layout.json")
            server = StdioServerParameters(command=program, args=["mcp"], cwd=folder)
            async with mcp.Client(server, mode=mode) as client:
                await loop(client, folder)
                print(f"mcp {mode}: protocol {client.protocol_version} passed")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    asyncio.run(main(str(pathlib.Path(sys.argv[1]).resolve())))
