#!/usr/bin/env bash
# The one test command. Everything that must hold before a change goes in.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

heading() { printf '\n== %s (%d:%02d) ==\n' "$1" $((SECONDS / 60)) $((SECONDS % 60)); }
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

command -v node >/dev/null && command -v npm >/dev/null || missing "Node.js 20.19 or newer with npm is not installed: see https://nodejs.org"
node --version

# Installs a package of Debian's where apt-get is at hand.
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }
install() {
    command -v apt-get >/dev/null || return 0
    as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$@" >/dev/null || true
}

heading "Chromium"
command -v chromium >/dev/null || install chromium
command -v chromium >/dev/null || missing "Chromium is not installed, and the tests of the web client need it: install the package chromium"
chromium --version --no-sandbox

heading "PostgreSQL"
has_postgresql() { command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }
has_postgresql || install postgresql
has_postgresql || missing "PostgreSQL is not installed, and the tests of the server need it: install the package postgresql"
echo "found; the tests start their own in a temporary folder"

heading "Format"
cargo fmt --all --check

heading "Lints"
cargo clippy --workspace --exclude tharos-peers --all-targets -- -D warnings

heading "Tests"
cargo test --workspace --exclude tharos-peers

# The tests have built the program; for itself alone cargo would build it once more, with fewer features.
program=$(cargo metadata --no-deps --format-version 1 | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')/debug/tharos

heading "Scenarios"
"$program" scenario scenarios

heading "Web client"
(cd web && npm run check && npm run test)

heading "Web client in a browser"
(cd web && THAROS_BIN="$program" CHROMIUM="$(command -v chromium)" npx playwright test)

heading "All well"
