//! A lesson as it is written.

use std::sync::LazyLock;

use serde_json::{Map, Value};
use tharos_rules::json::FromJson;
use tharos_rules::{Action, Setup};
use tharos_scenario::{Pattern, Step as Happening, parse};

/// The areas of the table that can be pointed out, besides its things.
pub const PARTS: [&str; 19] = [
    "score",
    "jars",
    "medals",
    "combat_points",
    "ore",
    "crystals",
    "bag",
    "depot",
    "store",
    "active",
    "player_cards",
    "hand",
    "discard",
    "trans",
    "odds",
    "rivals",
    "round_end",
    "solo_mat",
    "solo_start",
];

/// One lesson.
pub struct Lesson {
    /// The beginning of all its text keys.
    pub id: String,
    /// One of the lessons to begin with.
    pub core: bool,
    /// The clauses it shows.
    pub clauses: Vec<String>,
    pub position: Setup,
    pub steps: Vec<Step>,
}

/// What happens, what is said, and what the learner does.
pub struct Step {
    /// With the id of the lesson the key of its text.
    pub key: String,
    /// What happens first: decisions of others and outcomes of chance.
    pub play: Vec<Happening>,
    /// What glows: tokens of the table, or `part:NAME`.
    pub highlight: Vec<String>,
    /// Every decision that agrees with one of these is right. Without any, nothing is to be decided.
    pub expect: Vec<Pattern>,
    /// Further fields of the right decision that is shown.
    pub show: Map<String, Value>,
    pub wrong: Vec<Wrong>,
    /// The number of answers to a question; the first is right.
    pub choices: u8,
    /// What must hold afterwards, and what proves the answer of a question; for the test.
    pub check: Vec<Happening>,
}

/// A try that is foreseen.
pub struct Wrong {
    pub decision: Pattern,
    /// As written.
    pub fields: Value,
    /// The engine refuses it for this clause, and perhaps with this code; otherwise it is legal, and a text answers it.
    pub clause: Option<String>,
    pub why: Option<String>,
}

impl Step {
    /// Whether the learner has to decide something.
    #[must_use]
    pub fn asks(&self) -> bool {
        !self.expect.is_empty()
    }

    #[must_use]
    pub fn is_right(&self, action: Action) -> bool {
        self.expect.iter().any(|pattern| pattern.fits(action))
    }
}

#[derive(FromJson)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    #[serde(default)]
    core: bool,
    clauses: Vec<String>,
    position: Setup,
    step: Vec<WrittenStep>,
}

#[derive(FromJson)]
#[serde(deny_unknown_fields)]
struct WrittenStep {
    key: String,
    #[serde(default)]
    play: Vec<Value>,
    #[serde(default)]
    highlight: Vec<String>,
    #[serde(default)]
    expect: Vec<Value>,
    #[serde(default)]
    show: Map<String, Value>,
    #[serde(default)]
    wrong: Vec<WrittenWrong>,
    #[serde(default)]
    choices: u8,
    #[serde(default)]
    check: Vec<Value>,
    #[serde(default)]
    proof: Vec<Value>,
}

#[derive(FromJson)]
#[serde(deny_unknown_fields)]
struct WrittenWrong {
    r#try: Value,
    clause: Option<String>,
    why: Option<String>,
}

impl TryFrom<Written> for Lesson {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let Written { id, core, clauses, position, step } = written;
        let read = |step: WrittenStep| {
            let key = step.key.clone();
            step.try_into().map_err(|error: String| format!("{id}, step {key}: {error}"))
        };
        let steps = step.into_iter().map(read).collect::<Result<_, _>>()?;
        Ok(Lesson { id, core, clauses, position, steps })
    }
}

impl TryFrom<WrittenStep> for Step {
    type Error = String;

    fn try_from(step: WrittenStep) -> Result<Self, String> {
        let WrittenStep { key, play, highlight, expect, show, wrong, choices, check, proof } = step;
        let wrong = wrong.into_iter().map(|WrittenWrong { r#try, clause, why }| {
            Ok(Wrong { decision: Pattern::new(r#try.clone())?, fields: r#try, clause, why })
        });
        Ok(Step {
            key,
            play: play.iter().map(parse).collect::<Result<_, _>>()?,
            highlight,
            expect: expect.into_iter().map(Pattern::new).collect::<Result<_, _>>()?,
            show,
            wrong: wrong.collect::<Result<_, String>>()?,
            choices,
            check: check.iter().chain(&proof).map(parse).collect::<Result<_, _>>()?,
        })
    }
}

/// All lessons, in the order in which they are offered.
///
/// # Panics
/// If one is not well written; a test reads all of them.
#[must_use]
pub fn all() -> &'static [Lesson] {
    static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        let written: Vec<Written> = serde_json::from_str(include_str!(concat!(env!("OUT_DIR"), "/lessons.json")))
            .and_then(serde_json::from_value)
            .expect("lessons");
        written.into_iter().map(|lesson| lesson.try_into().unwrap_or_else(|error| panic!("{error}"))).collect()
    });
    &ALL
}

/// The lesson of this id.
#[must_use]
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    all().iter().find(|lesson| lesson.id == id)
}
