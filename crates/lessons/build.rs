//! Turns `lessons/*.toml` and `puzzles/*.toml` into one JSON text each, so that no browser has to read TOML.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    for folder in ["lessons", "puzzles"] {
        fs::write(out.join(folder).with_extension("json"), all(&root.join(folder))).expect("a file in OUT_DIR");
    }
    fs::write(out.join("coach.json"), triggers(&root.join("lessons/coach/triggers.toml"))).expect("a file in OUT_DIR");
}

/// What the coach watches for, as a list.
fn triggers(file: &Path) -> String {
    println!("cargo::rerun-if-changed={}", file.display());
    serde_json::to_string(&read(file)["trigger"]).expect("TOML always has a JSON form")
}

fn read(file: &Path) -> toml::Table {
    let text = fs::read_to_string(file).expect("a text");
    text.parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// The files of a folder in the order of their names, as a list.
fn all(folder: &Path) -> String {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "toml"));
    files.sort();
    serde_json::to_string(&files.iter().map(|file| read(file)).collect::<Vec<_>>())
        .expect("TOML always has a JSON form")
}
