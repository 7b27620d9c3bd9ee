#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Pictures beside a bare C program that makes the same Cairo and Pango calls: picture.sh PROGRAM DOCUMENT
# Prints the best and the median time of both, runs in turn, and the ratios; with marks and without, at 1 and 3 pixels a point.
set -euo pipefail
[ $# -eq 2 ] || { echo "usage: $0 PROGRAM DOCUMENT" >&2; exit 64; }
here=$(dirname "$0")
fonts=/usr/share/fonts/opentype/inter
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
# shellcheck disable=SC2046
cc -O2 -o "$folder/picture" "$here/picture.c" $(pkg-config --cflags --libs pangocairo pangoft2 fontconfig)

elapsed() {
    local start=$EPOCHREALTIME
    "$@" > /dev/null 2>&1
    local end=$EPOCHREALTIME
    echo $(( ${end/./} - ${start/./} ))
}

# Of numbers, one a line: the least and the median.
best() { sort -n "$1" | sed -n '1p'; }
median() { sort -n "$1" | sed -n '21p'; }

compare() {
    local name=$1
    shift
    "$program" dump --stage scene "$@" "$document" | python3 "$here/calls.py" $fonts > "$folder/calls"
    : > "$folder/bare.txt"
    : > "$folder/program.txt"
    for _ in $(seq 41); do
        elapsed "$folder/picture" "$folder/calls" "$folder/bare.png" >> "$folder/bare.txt"
        elapsed "$program" "$@" "$document" -o "$folder/program.png" >> "$folder/program.txt"
    done
    local bare program_time
    bare=$(best "$folder/bare.txt") program_time=$(best "$folder/program.txt")
    echo "$name: bare $bare µs, alrender $program_time µs, ratio $(( 100 * program_time / bare ))/100," \
        "of medians $(( 100 * $(median "$folder/program.txt") / $(median "$folder/bare.txt") ))/100"
}

program=$1
document=$2
for scale in 1 3; do
    compare "content at ${scale}x" --scale $scale --hide all --show content
    compare "marks at ${scale}x" --scale $scale
done
