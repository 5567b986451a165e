#!/usr/bin/env bash
# Prints what the changelog says about a version, if tag, programs and changelog agree on it.
#   bash scripts/release-notes.sh v0.2.0
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=${1#v}

wrong() {
    printf '%s\n' "$1" >&2
    exit 1
}
grep -qx "version = \"$version\"" Cargo.toml || wrong "Cargo.toml has another version than $version"
grep -q "^  \"version\": \"$version\"" web/package.json || wrong "web/package.json has another version than $version"
# From `## 0.2.0 (2026-11-18)` to the version before.
notes=$(awk -v head="## $version (" 'index($0, head) == 1 { on = 1; next } /^## / { on = 0 } on' CHANGELOG.md)
[ -n "$notes" ] || wrong "CHANGELOG.md has no section '## $version (DATE)'"
printf '%s\n' "$notes"
