#!/bin/sh
# usage: samples.sh NAME COMMAND [ARGUMENT...]
# Runs COMMAND, or a source, on all samples of a problem: stress NAME --samples -- COMMAND [ARGUMENT...]
# Takes no options. For another goal: stress NAME --goal GOAL --samples -- COMMAND [ARGUMENT...]
usage() { sed -n '2,4s/^# //p' "$0"; }
case ${1-} in -h | --help) usage; exit ;; '') usage >&2; exit 2 ;; esac
name=$1 && shift
[ "${1-}" != -- ] || shift
# Cargo runs in the project's folder, so CARGO_TARGET_DIR may be relative to that folder.
tools=$(unset CDPATH; cd "$(dirname "$(readlink -f "$0")")/.." &&
    { [ -e "${CARGO_TARGET_DIR:-target}/release/stress" ] || echo "samples.sh: builds stress first" >&2; } &&
    cargo build --quiet --release --bin stress >&2 &&
    cd "${CARGO_TARGET_DIR:-target}/release" && pwd) || exit 2
exec "$tools/stress" "$name" --samples -- "$@"
