//! The types of the web client are those of the program: written by this test, and compared by it ever after.
//!
//! `UPDATE=1 cargo test -p tharos types` writes them anew.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tharos_rules::{
    Action, Event, GameRecord, OfferGraph, Options, Outcome, Refusal, Score, SeenEntry, Step, Token, UndoStop, View,
    WhyNot,
};
use tharos_server::api;
use ts_rs::{Config, TS, TypeVisitor};

/// All declarations that a type needs, by name.
struct Declarations<'a> {
    config: Config,
    found: BTreeMap<String, String>,
    /// What another file declares already, and what of it is used here.
    elsewhere: &'a BTreeMap<String, String>,
    used: BTreeSet<String>,
}

impl TypeVisitor for Declarations<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            return;
        }
        let (name, declaration) = (T::ident(&self.config), T::decl(&self.config));
        if let Some(there) = self.elsewhere.get(&name) {
            assert_eq!(*there, declaration, "two types are called {name}");
            self.used.insert(name);
        } else if let Some(before) = self.found.insert(name.clone(), declaration.clone()) {
            assert_eq!(before, declaration, "two types are called {name}");
        } else {
            T::visit_dependencies(self);
        }
    }
}

macro_rules! declarations {
    ($elsewhere:expr; $($root:ty),+ $(,)?) => {{
        let config = Config::default().with_large_int("number");
        let (found, used) = (BTreeMap::new(), BTreeSet::new());
        let mut all = Declarations { config, found, elsewhere: $elsewhere, used };
        $(all.visit::<$root>();)+
        (all.found, all.used)
    }};
}

fn rules() -> BTreeMap<String, String> {
    let nothing = BTreeMap::new();
    let (found, _) = declarations!(&nothing;
        View, Action, Event, GameRecord, OfferGraph, Options, Outcome, Refusal, Score, SeenEntry, Step, Token, UndoStop,
        WhyNot,
    );
    found
}

fn written(found: &BTreeMap<String, String>, imports: &str) -> String {
    let mut text =
        format!("// Made from the Rust types by `UPDATE=1 cargo test -p tharos types`. Do not edit.\n{imports}");
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
    assert!(there == text, "web/src/net/{file} is stale: UPDATE=1 cargo test -p tharos types");
}

#[test]
fn the_client_has_the_types_of_the_rules() {
    compare("rules.ts", &written(&rules(), ""));
}

#[test]
fn the_client_has_the_types_of_the_api() {
    let rules = rules();
    let (found, used) = declarations!(&rules;
        api::Me, api::Name, api::Credentials, api::Password, api::Tokens, api::NewToken,
        api::NewTable, api::Sit, api::WhichSeat, api::ChangeSeat, api::CastVote, api::Say, api::TableId, api::Tables,
        api::Update, api::Opening, api::Play, api::Undo, api::UndoRequest, api::Seq, api::Try, api::Tried, api::AskWhy,
        api::Because, api::Hints, api::Steps, api::Moment, api::Problem,
    );
    let used: Vec<_> = used.into_iter().collect();
    compare("types.ts", &written(&found, &format!("import type {{ {} }} from './rules';\n", used.join(", "))));
}
