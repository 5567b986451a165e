#!/usr/bin/env bash
# The one test command: everything that must hold before a change goes in.
#   bash test.sh                     all of it
#   bash test.sh lint|rust|browser   one part, as the jobs of .github/workflows/ci.yml run it
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

# A fresh machine builds everything once; notes for building it again would be wasted.
if [ -n "${CI:-}" ]; then export CARGO_INCREMENTAL=0; fi

work=$(mktemp -d)
times=()
trap 'jobs -p | xargs -r kill 2>/dev/null || true; rm -rf "$work"' EXIT

missing() {
    printf '%s\n' "$1" >&2
    exit 1
}
clock() { printf '%d:%02d' $(($1 / 60)) $(($1 % 60)); }
note() { times+=("$(printf '%8s  %s' "$(clock "$2")" "$1")"); }

# section NAME COMMAND...: runs it and notes how long it took.
section() {
    local began=$SECONDS
    printf '\n== %s (%s) ==\n' "$1" "$(clock "$SECONDS")"
    "${@:2}"
    note "$1" $((SECONDS - began))
}

# beside NAME COMMAND...: runs it beside what follows, until `join NAME` shows what it printed.
beside() {
    (
        began=$SECONDS code=0
        ("${@:2}") >"$work/$1.log" 2>&1 || code=$?
        echo "$code $((SECONDS - began))" >"$work/$1.end"
    ) &
    printf '%s' $! >"$work/$1.pid"
}
join() {
    local code took
    wait "$(cat "$work/$1.pid")"
    read -r code took <"$work/$1.end"
    printf '\n== %s, beside (%s) ==\n' "$1" "$(clock "$SECONDS")"
    cat "$work/$1.log"
    note "$1, beside" "$took"
    [ "$code" = 0 ] || exit "$code"
}

# Installs packages of Debian's where apt-get is at hand.
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }
install() {
    command -v apt-get >/dev/null || return 0
    as_root apt-get update -qq && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$@" >/dev/null || true
}

tools() {
    command -v cargo >/dev/null || missing "cargo is not installed: see https://www.rust-lang.org/tools/install"
    command -v cc >/dev/null || missing "there is no C compiler (cc): install gcc or clang"
    cargo --version
    cargo fmt --version 2>/dev/null || missing "rustfmt is not installed: rustup component add rustfmt"
    cargo clippy --version 2>/dev/null || missing "clippy is not installed: rustup component add clippy"
    command -v node >/dev/null && command -v npm >/dev/null || missing "Node.js 20.19 or newer with npm is not installed: see https://nodejs.org"
    node --version
}
has_postgresql() { command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }
postgresql() {
    has_postgresql || install postgresql
    has_postgresql || missing "PostgreSQL is not installed, and the tests of the server need it: install the package postgresql"
    echo "PostgreSQL is there; the tests start their own in a temporary folder"
}
has_chromium() { [ -n "${CHROMIUM:-}" ] || command -v chromium >/dev/null; }
chromium_browser() {
    has_chromium || install chromium
    has_chromium || missing "Chromium is not installed, and the tests of the web client need it: install the package chromium, or name one by CHROMIUM"
    "${CHROMIUM:-chromium}" --version --no-sandbox
}
has_nginx() { PATH=$PATH:/usr/sbin command -v nginx >/dev/null && command -v openssl >/dev/null && command -v curl >/dev/null; }
nginx_proxy() {
    has_nginx || install nginx openssl curl
    has_nginx || missing "nginx, openssl or curl is not installed, and the test of the proxy needs them: install the package nginx"
    PATH=$PATH:/usr/sbin nginx -v
}
server_packages() { postgresql && nginx_proxy; }
system_packages() { server_packages && chromium_browser; }
crates() { cargo fetch --quiet; }
# Refuses a lock file that lacks a package, be it an optional one of another platform.
npm_packages() { (cd web && npm ci --no-audit --no-fund --loglevel=error); }

# The peers, libraries that only a benchmark needs, are never compiled here.
ours=(--workspace --exclude tharos-peers)
format() { cargo fmt --all --check; }
clippy() { cargo clippy "${ours[@]}" --all-targets -- -D warnings; }
documentation() { RUSTDOCFLAGS="-D warnings" cargo doc --quiet --no-deps "${ours[@]}"; }
notices() { node scripts/notices.mjs --check; }
web_check() { (cd web && npm run --silent check); }
web_tests() { (cd web && npm run --silent test); }
web_client() { web_check && web_tests; }
# Of the examples, tools for training and measuring, the lints see all; only the one that a test starts is built.
build() {
    cargo test "${ours[@]}" --lib --bins --tests --no-run --quiet
    cargo build "${ours[@]}" --example victim --quiet
}
rust_tests() {
    cargo test "${ours[@]}" --lib --bins --tests --quiet --no-fail-fast
    cargo test "${ours[@]}" --doc --quiet
}
# The tests have built the program; for itself alone cargo would build it once more, with fewer features.
built() { echo "${THAROS_BIN:-$(cargo metadata --no-deps --format-version 1 | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')/debug/tharos}"; }
behind_a_proxy() { bash deploy/try.sh "$(built)"; }
in_a_browser() {
    (cd web && THAROS_BIN="$(built)" CHROMIUM="${CHROMIUM:-$(command -v chromium)}" npx playwright test)
}

case "${1:-all}" in
all)
    section "Tools" tools
    beside "System packages" system_packages
    beside "Crates" crates
    section "npm packages" npm_packages
    join "Crates"
    section "Format" format
    beside "Web client" web_client
    section "Lints" clippy
    section "Documentation" documentation
    section "Notices" notices
    join "Web client"
    section "Build" build
    join "System packages"
    section "Rust tests, with all scenarios" rust_tests
    section "Behind nginx" behind_a_proxy
    section "Web client in a browser" in_a_browser
    ;;
lint)
    section "Tools" tools
    section "npm packages" npm_packages
    section "Format" format
    section "Lints" clippy
    section "Documentation" documentation
    section "Notices" notices
    section "Web client" web_client
    ;;
rust)
    section "Tools" tools
    beside "System packages" server_packages
    section "npm packages" npm_packages
    section "Build" build
    join "System packages"
    section "Rust tests, with all scenarios" rust_tests
    section "Behind nginx" behind_a_proxy
    ;;
browser)
    beside "System packages" chromium_browser
    section "npm packages" npm_packages
    join "System packages"
    section "Web client in a browser" in_a_browser
    ;;
*) missing "usage: bash test.sh [lint|rust|browser]" ;;
esac

printf '\n== All well (%s) ==\n' "$(clock "$SECONDS")"
printf '%s\n' "${times[@]}"
