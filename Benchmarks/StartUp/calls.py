# SPDX-License-Identifier: Apache-2.0
"""Writes the Cairo and Pango calls of a scene for picture.c: calls.py FONT-FOLDER < SCENE.json > CALLS

The scene is what `alrender dump --stage scene` prints.
"""
import json
import math
import os
import sys


def numbers(letter, *values):
    print(letter, *(f"{value:.6g}" for value in values))


def paint(item):
    if "fill" in item:
        numbers("C", *color(item["fill"]))
        print("f")
    if "stroke" in item:
        numbers("C", *color(item["stroke"]))
        numbers("w", item["strokeWidth"], *item.get("dash", []))
    print("n")


def color(text):
    return [int(text[start : start + 2], 16) / 255 for start in (1, 3, 5, 7)]


def rectangle(frame, radius):
    x, y, width, height = frame
    radius = min(radius, width / 2, height / 2)
    if radius <= 0:
        return numbers("r", x, y, width, height)
    corners = [
        (x + width - radius, y + radius), (x + width - radius, y + height - radius),
        (x + radius, y + height - radius), (x + radius, y + radius),
    ]
    for quarter, (center_x, center_y) in enumerate(corners):
        start = (quarter - 1) * math.pi / 2
        numbers("a", center_x, center_y, radius, start, start + math.pi / 2)
    print("z")


def draw(item):
    shape = item["shape"]
    if shape == "rectangle":
        rectangle(item["frame"], item.get("cornerRadius", 0))
    elif shape == "ellipse":
        x, y, width, height = item["frame"]
        rectangle(item["frame"], min(width, height) / 2)
    elif shape == "line":
        numbers("m", *item["from"])
        numbers("l", *item["to"])
    elif shape == "path":
        for word in item["path"].replace("Z", "z").split():
            if word.isalpha():
                print("\n" + word.lower(), end="")
            else:
                print("", word, end="")
        print()
    elif shape == "text":
        numbers("C", *color(item["color"]))
        for line in item["lines"]:
            left = item["origin"][0] + line.get("x", 0)
            weight = item["font"].get("weight", 400)
            numbers_and_text = [left, item["origin"][1] + line["baseline"], item["font"].get("size", 17), weight]
            print("T", *(f"{value:.6g}" for value in numbers_and_text), "|" + line["text"])
        return
    paint(item)


def main():
    scene = json.load(sys.stdin)
    for font in scene["fonts"]:
        print("F", os.path.join(sys.argv[1], font["file"]))
    scale = scene["scale"]
    size = scene["size"]
    numbers("S", math.ceil(size["width"] * scale), math.ceil(size["height"] * scale), scale)
    for item in scene["items"]:
        print("s")
        if "clip" in item:
            rectangle(item["clip"], 0)
            print("k")
        draw(item)
        print("u")


main()
