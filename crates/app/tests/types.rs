//! The types of the web client are those of the program: written by this test, and compared by it ever after.
//!
//! `UPDATE=1 cargo test -p tharos --test types` writes them anew.

use std::collections::BTreeMap;
use std::path::Path;

use tharos_rules::{
    Action, Event, GameRecord, Options, Outcome, Refusal, Score, SeenEntry, Step, UndoStop, View, WhyNot,
};
use ts_rs::{Config, TS, TypeVisitor};

/// All declarations that a type needs, by name.
struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if !self.found.contains_key(&name) {
            self.found.insert(name, T::decl(&self.config));
            T::visit_dependencies(self);
        }
    }
}

macro_rules! declarations {
    ($($root:ty),+ $(,)?) => {{
        let mut all = Declarations { config: Config::default().with_large_int("number"), found: BTreeMap::new() };
        $(all.visit::<$root>();)+
        all.found
    }};
}

fn written(found: &BTreeMap<String, String>) -> String {
    let mut text =
        String::from("// Made from the Rust types by `UPDATE=1 cargo test -p tharos --test types`. Do not edit.\n");
    for declaration in found.values() {
        text.push_str("\nexport ");
        text.push_str(declaration);
        text.push('\n');
    }
    text
}

fn compare(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/net").join(file);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, text).expect("the folder of the client");
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(there == text, "web/src/net/{file} is stale: UPDATE=1 cargo test -p tharos --test types");
}

#[test]
fn the_client_has_the_types_of_the_rules() {
    let found = declarations!(
        View, Action, Event, GameRecord, Options, Outcome, Refusal, Score, SeenEntry, Step, UndoStop, WhyNot,
    );
    compare("rules.ts", &written(&found));
}
