#!/bin/sh
# Teaches networks from several starts and lets them play a league: scripts/train.sh FOLDER [SEED...]
#
# Runs for hours, can be stopped at any time and goes on where it was when started again. For every seed there are three
# runs: an explorer, tempted by exploration and mines; its heir, who for 700 of 1000 turns at first is taught by the
# network of version 0.1, which trades; and the expert, who goes on from the heir with games of a search. Each leaves its
# weights (.net), its course (.csv, .svg) and a log. At the end all play each other and the network of version 0.1 on the
# same deals (league.txt), and the processor time of the whole is told. First of all comes the network of the solo game, which
# goes on from that of version 0.1 (the command of the one in the project).
set -eu
folder=${1:?a folder}
shift
[ $# -gt 0 ] || set -- 1 2 3
mkdir -p "$folder"
cargo build --release -p tharos-bots --example train --example league
programs=${CARGO_TARGET_DIR:-target}/release/examples
run() {
    name=$1
    shift
    "$programs/train" --out "$folder/$name.net" "$@" >>"$folder/$name.log"
}
run solo --solo --seed 201 --from old --games 500 --generations 160 --rate 0.0006
nets=old
for seed; do
    run "explorer-$seed" --seed "$seed" --tempt exploration=2,mines=3 --resolute --games 400 --generations 60
    run "heir-$seed" --seed "$seed" --from "$folder/explorer-$seed.net" --teacher old --taught 700 --sober 50 --games 300 \
        --tempt exploration=1.2,mines=1.3,combat=1.2,sets=1.3,trade=1.2,civil=1.2 --rate 0.0015 --generations 70
    run "expert-$seed" --seed "$seed" --from "$folder/heir-$seed.net" --iterations 40 --whims 40 --games 200 \
        --generations 18 --passes 3 --calm 0.5
    nets="$nets $folder/heir-$seed.net $folder/expert-$seed.net"
done
# shellcheck disable=SC2086
"$programs/league" $nets --games 1000 --seed 1000000 | tee "$folder/league.txt"
times
