#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Prints what 480 golden cases of 160 screens cost: recorded, drawn all the same, unchanged, and after a change of one color; then what 200
# cases cost whose pictures have marks.
#   Benchmarks/Goldens/run.sh PROGRAM
set -euo pipefail
program="$(realpath "$1")"
project="$(mktemp -d)"
trap 'rm -rf "$project"' EXIT
cd "$project"

python3 - <<'PYTHON'
import json, os

shared = {"colors": {"brand": {"light": "#0a7a3c", "dark": "#3ad07a"}}, "components": {"row": {
    "parameters": {"title": None, "price": "€ 9.90"},
    "view": {"id": "row", "children": [
        {"id": "title", "type": "label", "text": "{title}"},
        {"id": "price", "type": "label", "text": "{price}", "style": {"textColor": "brand"}}]},
    "constraints": ["title.leading = row.leading + 16", "title.centerY = row.centerY",
                    "price.trailing = row.trailing - 16", "price.centerY = row.centerY", "row.height = 44"]}}}
words = "Lamp Bulb Cord Shade Plug Cable Switch Socket".split()

def write(project, count, records, variants):
    os.makedirs(f"{project}/layouts")
    json.dump({"layouts": "layouts", "records": records}, open(f"{project}/alrender.json", "w"))
    json.dump(shared, open(f"{project}/layouts/shared.json", "w"))
    for number in range(count):
        rows = [{"title": f"{words[(number + row) % 8]} {row}"} for row in range(4 + number % 5)]
        json.dump({
            "canvas": {"device": "iphone-15"}, "include": ["shared.json"],
            "root": {"id": "screen", "children": [
                {"id": "head", "type": "label", "text": f"Screen {number}", "font": {"textStyle": "title1"}},
                {"id": "list", "type": "stackView", "axis": "vertical", "children": [
                    {"use": "row", "id": "item", "repeat": rows}]},
                {"id": "pay", "type": "button", "title": "Pay", "style": {"backgroundColor": "brand"}}]},
            "constraints": [
                "head.top = screen.safeAreaLayoutGuide.top + 12", "head.leading = screen.leading + 16",
                "list.top = head.bottom + 12", "list.leading = screen.leading", "list.trailing = screen.trailing",
                "pay.top = list.bottom + 24", "pay.centerX = screen.centerX"],
            "variants": variants,
        }, open(f"{project}/layouts/screen-{number:03}.layout.json", "w"), indent=1)

dark = {"canvas": {"appearance": "dark"}}
write("screens", 160, "screen", {"dark": dark, "german": {"canvas": {"language": "de"}}})
write("drawings", 100, "drawing", {"dark": dark})
PYTHON

TIMEFORMAT="%U"
measure() {
    local name=$1 seconds status
    shift
    # 2 is a difference; anything else is a mistake of this script or of the program.
    seconds="$({ time "$program" test -j 1 "$@" >output.txt; echo $? >status.txt; } 2>&1 | tail -1)"
    status="$(cat status.txt)"
    [ "$status" = 0 ] || [ "$status" = 2 ] || { echo "'alrender test $*' ended with $status" >&2; exit 1; }
    printf '%-28s %7s s of the processor, %s\n' "$name" "$seconds" "$(tail -1 output.txt)"
}
cd screens
measure recorded --update
printf '%-28s %7s MB\n' "goldens" "$(du -sm --apparent-size golden | cut -f1)"
measure "unchanged, all drawn" --all
measure unchanged
sed -i 's/#0a7a3c/#0a3c7a/' layouts/shared.json
measure "another color"
grep -m 1 "color brand" output.txt
measure "the color accepted" --accept-cause "color brand"
cd ../drawings
measure "with marks, recorded" --update
measure "with marks, all drawn" --all
measure "with marks, unchanged"
