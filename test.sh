#!/usr/bin/env bash
# The one test command. Everything that must hold before a change goes in.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

heading() { printf '\n== %s ==\n' "$1"; }
missing() {
    printf '%s\n' "$1" >&2
    exit 1
}

heading "Tools"
command -v cargo >/dev/null || missing "cargo is not installed: see https://www.rust-lang.org/tools/install"
command -v cc >/dev/null || missing "there is no C compiler (cc): install gcc or clang"
cargo --version
cargo fmt --version 2>/dev/null || missing "rustfmt is not installed: rustup component add rustfmt"
cargo clippy --version 2>/dev/null || missing "clippy is not installed: rustup component add clippy"

heading "PostgreSQL"
has_postgresql() { command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }
if ! has_postgresql && command -v apt-get >/dev/null; then
    as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }
    as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y postgresql || true
fi
has_postgresql || missing "PostgreSQL is not installed, and the tests of the server need it: install the package postgresql"
echo "found; the tests start their own in a temporary folder"

heading "Format"
cargo fmt --all --check

heading "Lints"
cargo clippy --workspace --all-targets -- -D warnings

heading "Tests"
cargo test --workspace

heading "Scenarios"
cargo run -p tharos -- scenario scenarios

heading "All well"
