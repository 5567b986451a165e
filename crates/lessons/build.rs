//! Turns `lessons/*.toml` into one JSON text, so that no browser has to read TOML.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("lessons.json"), all(&root.join("lessons"))).expect("a file in OUT_DIR");
}

/// The files of a folder in the order of their names, as a list.
fn all(folder: &Path) -> String {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "toml"));
    files.sort();
    let read = |file: &PathBuf| {
        let text = fs::read_to_string(file).expect("a text");
        text.parse::<toml::Table>().unwrap_or_else(|error| panic!("{}: {error}", file.display()))
    };
    serde_json::to_string(&files.iter().map(read).collect::<Vec<_>>()).expect("TOML always has a JSON form")
}
