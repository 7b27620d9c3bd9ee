#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Start-up beside a bare C program: run.sh PROGRAM [ARGUMENT…], where the program measures one short label.
# Prints the best time of both, runs in turn, and their ratio.
set -euo pipefail
[ $# -gt 0 ] || { echo "usage: $0 PROGRAM [ARGUMENT…]" >&2; exit 64; }
font=/usr/share/fonts/opentype/inter/Inter-Regular.otf
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
# shellcheck disable=SC2046
cc -O2 -o "$folder/bare" "$(dirname "$0")/bare.c" $(pkg-config --cflags --libs pangoft2 fontconfig)

elapsed() {
    local start=$EPOCHREALTIME
    "$@" > /dev/null
    local end=$EPOCHREALTIME
    echo $(( ${end/./} - ${start/./} ))
}

bare=1000000000
program=1000000000
for _ in $(seq 150); do
    time=$(elapsed "$folder/bare" "$font"); (( time < bare )) && bare=$time
    time=$(elapsed "$@"); (( time < program )) && program=$time
done
echo "bare $bare µs, $1 $program µs, ratio $(( 100 * program / bare ))/100"
