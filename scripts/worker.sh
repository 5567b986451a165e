#!/usr/bin/env bash
# Builds web/worker/tharos.wasm, the tables of one device, and notes which sources it was made from.
# The standard library is built along, for size and without the messages of panics, which nobody would see there. That needs
# its sources: either `rustup component add rust-src`, or on Debian the packages rustc-web, cargo-web, rust-web-src and
# lld-19 or newer.
#   bash scripts/worker.sh          with rustup where it has the sources or can fetch them, else with Debian's packages
#   bash scripts/worker.sh debian   with Debian's packages
set -euo pipefail
cd "$(dirname "$0")/.."
target=wasm32-unknown-unknown
# All current browsers know 128-bit SIMD; with it the bots search a third faster.
# Paths of this machine do not belong into the file.
export RUSTFLAGS="-Ctarget-feature=+simd128 -Zunstable-options -Cpanic=immediate-abort --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo --remap-path-prefix=$PWD=tharos"
# A standard library of one's own is no stable feature of Cargo.
export RUSTC_BOOTSTRAP=1
build=(build --quiet --lib -p tharos-worker --profile wasm --target "$target" --target-dir target/worker
    -Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size)

has_sources() {
    command -v rustup >/dev/null || return 1
    rustup component list --installed | grep -qx rust-src || rustup component add rust-src
}

by_debian() {
    local rustc cargo linker
    rustc=$(dpkg -L rustc-web | grep -m1 'bin/rustc$') && cargo=$(dpkg -L cargo-web | grep -m1 '^/usr/bin/cargo$') ||
        { echo "install rustup, or the packages rustc-web cargo-web rust-web-src lld-19" >&2; return 1; }
    # Version 14, which Debian calls just wasm-ld, is too old.
    linker=$(compgen -G '/usr/bin/wasm-ld-[0-9]*' | sort -V | tail -1)
    RUSTC=$rustc CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$linker "$cargo" "${build[@]}"
}

if [ "${1:-}" != debian ] && has_sources; then cargo "${build[@]}"; else by_debian; fi
mkdir -p web/worker
cp "target/worker/$target/wasm/tharos_worker.wasm" web/worker/tharos.wasm
node web/scripts/worker-sources.mjs write
# What the native program does in the games by which all machines are compared.
unset RUSTFLAGS RUSTC_BOOTSTRAP
UPDATE=1 cargo test --quiet -p tharos-worker --test it trials
