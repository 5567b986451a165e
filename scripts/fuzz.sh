#!/usr/bin/env bash
# Fuzzes a target of fuzz/ for some seconds, then keeps only what reaches code that nothing else reaches.
#   bash scripts/fuzz.sh actions 1200
# It needs `cargo install cargo-fuzz`, and no nightly toolchain: the one variable lets a stable compiler do the same.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
target=$1 seconds=$2
export RUSTC_BOOTSTRAP=1

corpus=fuzz/corpus/$target
mkdir -p "$corpus"
seeds=()
[ ! -d "fuzz/seeds/$target" ] || seeds=("fuzz/seeds/$target")
cargo fuzz run "$target" "$corpus" "${seeds[@]}" -- -max_total_time="$seconds" -print_final_stats=1
cargo fuzz cmin "$target" "$corpus"
