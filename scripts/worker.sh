#!/usr/bin/env bash
# Builds web/worker/tharos.wasm, the tables of one device, and notes which sources it was made from.
# Needs either the target of rustup (`rustup target add wasm32-unknown-unknown`) or, on Debian, the packages
# rustc-web, cargo-web, rust-web-src and lld-19 or newer, with which the standard library is built along.
#   bash scripts/worker.sh          with rustup's target where it is there or can be fetched, else with Debian's packages
#   bash scripts/worker.sh debian   with Debian's packages
set -euo pipefail
cd "$(dirname "$0")/.."
target=wasm32-unknown-unknown
# All current browsers know 128-bit SIMD; with it the bots search a third faster.
# Paths of this machine do not belong into the file.
export RUSTFLAGS="-Ctarget-feature=+simd128 --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo --remap-path-prefix=$PWD=tharos"
build=(build --quiet --lib -p tharos-worker --profile wasm --target "$target" --target-dir target/worker)

has_target() {
    command -v rustup >/dev/null || return 1
    rustup target list --installed | grep -qx "$target" || rustup target add "$target"
}

by_debian() {
    local rustc cargo linker
    rustc=$(dpkg -L rustc-web | grep -m1 'bin/rustc$') && cargo=$(dpkg -L cargo-web | grep -m1 '^/usr/bin/cargo$') ||
        { echo "install rustup, or the packages rustc-web cargo-web rust-web-src lld-19" >&2; return 1; }
    # Version 14, which Debian calls just wasm-ld, is too old.
    linker=$(compgen -G '/usr/bin/wasm-ld-[0-9]*' | sort -V | tail -1)
    RUSTC=$rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker \
        "$cargo" "${build[@]}" -Zbuild-std=std,panic_abort
}

if [ "${1:-}" != debian ] && has_target; then cargo "${build[@]}"; else by_debian; fi
mkdir -p web/worker
cp "target/worker/$target/wasm/tharos_worker.wasm" web/worker/tharos.wasm
node web/scripts/worker-sources.mjs write
# What the native program does in the games by which all machines are compared.
unset RUSTFLAGS
UPDATE=1 cargo test --quiet -p tharos-worker --test it trials
