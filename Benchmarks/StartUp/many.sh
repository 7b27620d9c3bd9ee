#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# many.sh PROGRAM: pictures of some 1,000 layouts made by one process at one pixel per point, in milliseconds a layout: five
# copies of every sample, and 1,000 of the sign-in screen with its 30 marks. The best of five runs each, in turn. For comparison,
# two processes with one thread each share the same inputs: what two threads can gain on this machine.
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$(realpath "$1")
place="$(mktemp -d)"
trap 'rm -rf "$place"' EXIT
mkdir "$place/samples" "$place/sign-in" "$place/pictures"

number=0
while read -r sample; do
    for copy in 1 2 3 4 5; do
        number=$((number + 1))
        cp "$sample" "$place/samples/$number.layout.json"
    done
done < <(find samples/valid -name '*.layout.json' -not -path '*/images/*' -not -path '*/interface-builder/*' | sort)
for number in $(seq 1000); do cp samples/valid/screens/sign-in.layout.json "$place/sign-in/$number.layout.json"; done

# draw JOBS INPUT…: some samples have findings, which is not a failure here.
draw() {
    local jobs=$1
    shift
    "$program" "$@" --scale 1 -j "$jobs" -o "$place/pictures/{stem}.png" > "$place/findings-$BASHPID" 2>&1 || [ $? = 1 ]
}

# once HOW INPUT…: prints the seconds that passed and those of the processor.
once() {
    local how=$1 TIMEFORMAT='%R %U %S'
    shift
    { time case $how in
        separate)
            draw 1 "${@:1:$#/2}" &
            local first=$!
            draw 1 "${@:$#/2+1}"
            wait $first
            ;;
        *) draw "$how" "$@" ;;
        esac; } 2>&1
}

for set in samples sign-in; do
    inputs=("$place/$set"/*.layout.json)
    for round in 1 2 3 4 5; do
        for how in 1 2 separate; do echo "$how $(once "$how" "${inputs[@]}")"; done
    done | awk -v set="$set" -v count=${#inputs[@]} '
        !($1 in best) || $2 < best[$1] { best[$1] = $2 }
        !($1 in busy) || $3 + $4 < busy[$1] { busy[$1] = $3 + $4 }
        END {
            each = 1000 / count
            printf "%-8s %4d layouts: -j 1 %.2f ms, -j 2 %.2f ms (%.2f times as fast; two processes: %.2f times); ", set, count,
                best[1] * each, best[2] * each, best[1] / best[2], best[1] / best["separate"]
            printf "processor time %.2f ms\n", busy[1] * each
        }'
done
