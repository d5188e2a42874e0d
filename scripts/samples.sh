#!/usr/bin/env bash
# usage: samples.sh NAME [COMMAND [ARGUMENT...]]
# Runs COMMAND, or the project's own program, on all samples of a problem, for at most 10 s each, and
# prints a line for each: AC, or what is wrong. The exit status is 0 if all are right, 1 if one is
# not, and 2 if none could be tried.
project=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd) || exit 2
tools=$project/target/release status=0
stop() { echo "samples.sh: $*" >&2; exit 2; }
[ $# -gt 0 ] || stop "NAME is missing; usage: samples.sh NAME [COMMAND [ARGUMENT...]]"
[ -x "$tools/check" ] || stop "the tools are not built: (cd '$project' && cargo build --release)"
row=$("$tools/check" --list | awk -v name="$1" '
    function plain(text) { gsub(/[ _-]/, "", text); return tolower(text) }
    { id = $1; sub(/[^-]*-/, "", id) }
    plain($1) == plain(name) || plain(id) == plain(name)')
# If there is no such problem, `check` says which name is near.
[ -n "$row" ] || { "$tools/check" "$1" /dev/null /dev/null; exit 2; }
read -r name program samples _ <<< "$row"
shift
[ "${1-}" != -- ] || shift
[ $# -gt 0 ] || set -- "$tools/$program"
type -P "$1" > /dev/null || stop "cannot run $1; a program in this folder is called ./NAME"
limit=$(command -v timeout) && limit="timeout 10"
exec 3>&2
output=$(mktemp) && trap 'rm -f "$output"' EXIT || exit 2
for input in "$project/$samples"/*.in; do
    [ -f "$input" ] || stop "there are no samples in $project/$samples"
    # What the shell says of a crash is dropped, what COMMAND says is shown.
    code=$( (env $limit "$@" < "$input" > "$output" 2>&3; echo $?) 2> /dev/null)
    said=$("$tools/check" "$name" "$input" "$output")
    case $code in
        0) ;;
        124) said="stopped after 10 s" ;;
        # POJ and HDU take any status if the answers are right.
        *) [[ $name == @(POJ|HDU)* && $said == AC* ]] || said="exit status $code; the answers: $said" ;;
    esac
    [[ $said == AC* ]] || status=1
    echo "$(basename "$input" .in): $said"
done
exit $status
