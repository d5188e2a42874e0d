#!/usr/bin/env bash
# usage: samples.sh NAME [COMMAND [ARGUMENT...]]
# Runs COMMAND, or the project's own program, on all samples of a problem, and prints a line for
# each: AC, or what is wrong. A run is stopped after twice the judge's time limit and 5 s, as the
# machine may be busy, or after 10 s if the limit is unknown; but never where there is no `timeout`.
# The exit status is 0 if all are right, 1 if one is not, and 2 if none could be tried.
project=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd) || exit 2
tools=$project/target/release status=0
stop() { echo "samples.sh: $*" >&2; exit 2; }
[[ ${1-} != @(-h|--help) ]] || { sed -n '2,/^[^#]/s/^# //p' "$0"; exit; }
[ $# -gt 0 ] || stop "NAME is missing; usage: samples.sh NAME [COMMAND [ARGUMENT...]]"
[ -x "$tools/check" ] || stop "the tools are not built: (cd '$project' && cargo build --release)"
row=$("$tools/check" --list | awk -v name="$1" '
    function plain(text) { gsub(/[ _-]/, "", text); return tolower(text) }
    { id = $1; sub(/[^-]*-/, "", id) }
    plain($1) == plain(name) || plain(id) == plain(name)')
# If there is no such problem, `check` says which name is near.
[ -n "$row" ] || { "$tools/check" "$1" /dev/null /dev/null; exit 2; }
read -r name program samples _ taken limit _ <<< "$row"
shift
[ "${1-}" != -- ] || shift
[ $# -gt 0 ] || set -- "$tools/$program"
type -P "$1" > /dev/null || stop "cannot run $1; a program in this folder is called ./NAME"
limit=${limit#seconds:}
[ "$limit" = unknown ] && seconds=10 || seconds=$((2 * limit + 5))
timeout="timeout -k 1 $seconds"
$timeout true 2> /dev/null || timeout=
output=$(mktemp) && trap 'rm -f "$output"' EXIT || exit 2
# Each run is in the background, in a group of processes of its own: Ctrl-C stops all of it at once.
set -m
trap 'exec 2> /dev/null; kill -KILL -- -$!; exit 130' INT TERM
for input in "$project/$samples"/*.in; do
    [ -f "$input" ] || stop "there are no samples in $project/$samples"
    begin=$SECONDS
    # An output of more than 16 MB ends by SIGXFSZ, where the system can limit a file.
    (ulimit -f 16384 2> /dev/null; exec $timeout "$@") < "$input" > "$output" &
    # What the shell says of a crash is dropped, what COMMAND says is shown.
    wait $! 2> /dev/null
    code=$?
    # By these, `timeout` and the shell tell that a command cannot be started.
    [[ $code != 12[67] || -s $output ]] || stop "cannot run $1"
    said=$("$tools/check" "$name" "$input" "$output")
    why="exit status $code"
    [ $code -gt 128 ] && signal=$(kill -l $code 2> /dev/null) && why="signal SIG$signal"
    [ "$(wc -c < "$output")" -ge $((16 << 20)) ] && why="over 16 MB of output"
    if [[ $code == @(124|137) && $((SECONDS - begin)) -ge $seconds ]]; then
        said="stopped after $seconds s"
    elif [ $code != 0 ] && ! [[ $taken == status:any && $said == AC* ]]; then
        said="$why; the answers: $said"
    fi
    [[ $said == AC* ]] || status=1
    echo "$(basename "$input" .in): $said"
done
exit $status
