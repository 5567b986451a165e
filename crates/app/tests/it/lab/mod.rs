//! The laboratory, as a user calls it.

mod bad_input;
mod compare;
mod hint;
mod merge;
mod programs;
mod puzzles;
mod records;
mod simulate;

use std::path::PathBuf;
use std::process::{Command, Output};

fn tharos(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tharos")).args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Runs a command that must succeed, and returns what it printed.
fn run(args: &[&str]) -> String {
    let output = tharos(args);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// A folder of one test, which does not exist yet and is gone afterwards.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("tharos-lab-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
