#!/usr/bin/env bash
# usage: samples.sh NAME [COMMAND [ARGUMENT...]]
# Runs COMMAND, or the project's own program, on all samples of a problem, and prints a line for
# each: AC, or what is wrong. The exit status is 0 if all are right, 1 if one is not, and 2 if none
# could be tried.
project=$(cd "$(dirname "$0")/.." && pwd) || exit 2
tools=$project/target/release status=0
stop() { echo "samples.sh: $*" >&2; exit 2; }
[ $# -gt 0 ] || stop "NAME is missing; usage: samples.sh NAME [COMMAND [ARGUMENT...]]"
[ -x "$tools/check" ] || stop "the tools are not built: (cd $project && cargo build --release)"
row=$("$tools/check" --list | awk -v name="$1" 'function plain(text) { gsub(/[ _-]/, "", text); return tolower(text) }
    { id = $1; sub(/[^-]*-/, "", id) } plain($1) == plain(name) || plain(id) == plain(name)')
[ -n "$row" ] || stop "no problem is called '$1'; $tools/check --list shows all"
read -r name program samples _ <<< "$row"
shift
[ $# -gt 0 ] || set -- "$tools/$program"
command -v "$1" > /dev/null || stop "cannot run $1"
output=$(mktemp) && trap 'rm -f "$output"' EXIT || exit 2
for input in "$project/$samples"/*.in; do
    "$@" < "$input" > "$output"; code=$?
    if [ $code -eq 0 ]; then said=$("$tools/check" "$name" "$input" "$output"); else said="exit status $code"; fi
    [[ $said == AC* ]] || status=1
    echo "$(basename "$input" .in): $said"
done
exit $status
