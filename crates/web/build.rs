//! Builds the web client with Node.js, so that `cargo build` is all it takes.
//!
//! Cargo runs this again only when something of the client or of the shared texts changed.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let web = root.join("web");
    for path in [
        "src",
        "locales",
        "public",
        "scripts",
        "worker",
        "index.html",
        "package.json",
        "package-lock.json",
        "vite.config.ts",
    ] {
        println!("cargo::rerun-if-changed={}", web.join(path).display());
    }
    for path in ["crates/text/locales", "crates/bots/weights"] {
        println!("cargo::rerun-if-changed={}", root.join(path).display());
    }
    for file in fs::read_dir(root.join("docs")).expect("the documentation") {
        let path = file.expect("a file").path();
        // The rules and their translations.
        if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("rules.")) {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }

    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("client");
    if packages_are_missing(&web) {
        npm(&web, &["ci", "--no-audit", "--no-fund"], &out);
    }
    npm(&web, &["run", "build"], &out);
}

/// npm notes in `node_modules` what it installed; a lock file that is newer has not been installed yet.
fn packages_are_missing(web: &Path) -> bool {
    let changed = |path: &str| fs::metadata(web.join(path)).and_then(|file| file.modified()).ok();
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Some(installed), Some(locked)) => installed < locked,
        _ => true,
    }
}

fn npm(web: &Path, args: &[&str], out: &Path) {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let run = Command::new(program).args(args).current_dir(web).env("THAROS_WEB_OUT", out).output();
    match run {
        Ok(output) if output.status.success() => {}
        Ok(output) => panic!(
            "`npm {}` failed:\n{}\n{}",
            args.join(" "),
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        ),
        Err(error) => {
            panic!("the web client needs Node.js 20.19 or newer with npm to build (https://nodejs.org): {error}")
        }
    }
}
