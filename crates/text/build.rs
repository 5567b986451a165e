//! Reads `locales/languages.json`, the one list of languages, into code: the enum and its catalogues.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let locales = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("locales");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    println!("cargo::rerun-if-changed={}", locales.display());
    let list = fs::read_to_string(locales.join("languages.json")).expect("the list of languages");
    let languages: Vec<_> = list.lines().filter_map(language).collect();
    assert_eq!(languages.first().map(String::as_str), Some("en"), "languages.json: English comes first");
    let (mut codes, mut sources) = (String::new(), String::new());
    for code in &languages {
        writeln!(codes, "{} {code:?},", variant(code)).expect("a string grows");
        writeln!(sources, "&[").expect("a string grows");
        for file in catalogues(&locales.join("en")) {
            let path = locales.join(code).join(format!("{file}.ftl"));
            writeln!(sources, "({file:?}, include_str!({path:?})),").expect("a string grows");
        }
        writeln!(sources, "],").expect("a string grows");
    }
    fs::write(out.join("languages.rs"), format!("languages! {{\n{codes}}}\n")).expect("a file in OUT_DIR");
    fs::write(out.join("sources.rs"), format!("[\n{sources}]\n")).expect("a file in OUT_DIR");
}

/// The code in a line such as `{ "code": "en", "name": "English" },`.
fn language(line: &str) -> Option<String> {
    let mut quoted = line.split('"').skip(1).step_by(2);
    match (quoted.next(), quoted.next(), quoted.next(), quoted.next()) {
        (Some("code"), Some(code), Some("name"), Some(_)) => Some(code.to_owned()),
        (None, ..) => None,
        _ => panic!("languages.json: one language a line, its code and its name: {line}"),
    }
}

/// `En` for `en`.
fn variant(code: &str) -> String {
    let (first, rest) = code.split_at(1);
    first.to_uppercase() + rest
}

/// The names of the English catalogues; every language has the same.
fn catalogues(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("the English catalogues");
    let paths = files.map(|file| file.expect("a file").path());
    let names = paths.filter(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    let mut names: Vec<_> =
        names.map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned()).collect();
    names.sort();
    names
}
