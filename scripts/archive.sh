#!/usr/bin/env bash
# Packs a built program with what belongs to it, as a release offers it.
#   bash scripts/archive.sh x86_64-unknown-linux-musl target/x86_64-unknown-linux-musl/dist v0.2.0
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
target=$1 built=$2 name=tharos-${3#v}-$1

rm -rf "$name"
mkdir "$name"
cp README.md CHANGELOG.md LICENSE-* "$name"
cp web/public/notices.txt "$name/NOTICES.txt"
cp -r deploy docs "$name"
case "$target" in
*windows*)
    cp "$built/tharos.exe" "$name"
    7z a -bso0 "$name.zip" "$name"
    ;;
*)
    cp "$built/tharos" "$name"
    tar -czf "$name.tar.gz" "$name"
    ;;
esac
rm -r "$name"
