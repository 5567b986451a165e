#!/usr/bin/env bash
# Plays a simulation in several processes on this machine and joins their parts:
#
#   bash scripts/shards.sh PARTS OUT OPTIONS..
#   bash scripts/shards.sh 2 runs/big --games 1000 --seats engineer,engineer --threads 1
#
# The parts stay in OUT.parts; if something stops it, the same command goes on where it stopped.
# THAROS is the program to run, `tharos` if it is not set.
set -euo pipefail

[ $# -ge 3 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0" >&2; exit 2; }
parts=$1 out=$2
shift 2

children=()
for part in $(seq "$parts"); do
    "${THAROS:-tharos}" simulate "$@" --shard "$part/$parts" --out "$out.parts/$part" >/dev/null &
    children+=($!)
done
failed=0
for child in "${children[@]}"; do wait "$child" || failed=$?; done
[ "$failed" = 0 ] || exit "$failed"
"${THAROS:-tharos}" merge "$out".parts/* --out "$out"
