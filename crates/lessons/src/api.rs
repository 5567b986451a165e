//! What goes over the wire between a lesson and its page. Every request says which steps were taken, so nobody has to
//! remember it for the learner.

use serde::Serialize;
use serde_json::Value;
use tharos_rules::json::FromJson;
use tharos_rules::{Action, Refusal, Token};
use tharos_table::api::{Because, Odds, Tried, Update};
use tharos_table::{Error, because, input, tried};

use crate::lesson::lesson;
use crate::session::{LEARNER, Session, Verdict};

/// Where the learner is.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonAt {
    /// The steps that were taken: the decision of each, or null where none was asked for.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Option<Action>>, max_items = 40))]
    pub taken: Vec<Value>,
    /// The last line that the page knows.
    #[serde(default)]
    pub after: i64,
}

/// A decision that the learner tries.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonTry {
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Option<Action>>, max_items = 40))]
    pub taken: Vec<Value>,
    #[serde(default)]
    pub after: i64,
    #[cfg_attr(feature = "schema", schema(value_type = Action))]
    pub action: Value,
}

/// Why does this not go with what was pointed at?
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LessonWhy {
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Option<Action>>, max_items = 40))]
    pub taken: Vec<Value>,
    #[cfg_attr(feature = "schema", schema(max_items = 40))]
    pub picks: Vec<Token>,
    pub thing: Token,
}

/// What the learner does in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum LessonTask {
    Read,
    Decide,
    /// Answer a question.
    Choose,
    /// Nothing: the lesson is over.
    Done,
}

/// The step that the learner has reached.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LessonNow {
    /// From 0; as many as there are steps when the lesson is over.
    pub step: usize,
    pub steps: usize,
    /// The key of its text, without the id of the lesson; empty when it is over.
    pub key: String,
    pub task: LessonTask,
    /// What glows: tokens of the table, or `part:NAME`.
    pub highlight: Vec<String>,
    /// The number of answers to the question; the first is right.
    pub choices: u8,
    /// A right decision.
    pub show: Option<Action>,
    /// What has happened since line `after`, one entry after the other; at least the position.
    pub updates: Vec<Update>,
}

/// What is said to a decision that was tried.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum LessonVerdict {
    /// It was carried out.
    Right { updates: Vec<Update> },
    /// The rules do not allow it.
    Refused { refusal: Refusal },
    /// It is legal, but not meant here. `text` is the number of the text that says why not; null: a hint must do.
    NotMeant { text: Option<usize> },
    /// Nothing is to be decided now.
    NotNow,
}

fn session(id: &str, taken: Vec<Value>) -> Result<Session, Error> {
    let lesson = lesson(id).ok_or_else(|| Error::BadRequest(format!("there is no lesson {id}")))?;
    let read = |taken: Value| if taken.is_null() { Ok(None) } else { input::action(taken).map(Some) };
    let taken = taken.into_iter().take(lesson.steps.len()).map(read).collect::<Result<Vec<_>, _>>()?;
    Ok(Session::after(lesson, &taken))
}

/// The step that the learner has reached, and the position.
///
/// # Errors
/// If there is no such lesson, or a decision cannot be read.
pub fn look(id: &str, LessonAt { taken, after }: LessonAt) -> Result<LessonNow, Error> {
    let session = session(id, taken)?;
    let step = session.step();
    let task = match step {
        None => LessonTask::Done,
        Some(step) if step.asks() => LessonTask::Decide,
        Some(step) if step.choices > 0 => LessonTask::Choose,
        Some(_) => LessonTask::Read,
    };
    Ok(LessonNow {
        step: session.at,
        steps: session.lesson.steps.len(),
        key: step.map(|step| step.key.clone()).unwrap_or_default(),
        task,
        highlight: step.map(|step| step.highlight.clone()).unwrap_or_default(),
        choices: step.map_or(0, |step| step.choices),
        show: session.right().first().copied(),
        updates: updates(&session, after),
    })
}

/// Tries a decision. A right one is carried out; the next step begins when the page asks for it.
///
/// # Errors
/// If there is no such lesson, or a decision cannot be read.
pub fn attempt(id: &str, LessonTry { taken, after, action }: LessonTry) -> Result<LessonVerdict, Error> {
    let (session, action) = (session(id, taken)?, input::action(action)?);
    Ok(match session.verdict(action) {
        Verdict::Right => LessonVerdict::Right { updates: updates(&session.with(action), after) },
        Verdict::Refused(refusal) => LessonVerdict::Refused { refusal },
        Verdict::Foreseen(text) => LessonVerdict::NotMeant { text: Some(text) },
        Verdict::Other => LessonVerdict::NotMeant { text: None },
        Verdict::NotNow => LessonVerdict::NotNow,
    })
}

/// What a decision would do.
///
/// # Errors
/// If there is no such lesson, or a decision cannot be read.
pub fn preview(id: &str, LessonTry { taken, action, .. }: LessonTry) -> Result<Tried, Error> {
    Ok(tried(session(id, taken)?.state(), LEARNER, input::action(action)?, true))
}

/// Why a thing does not go with what was pointed at.
///
/// # Errors
/// If there is no such lesson, or a decision cannot be read.
pub fn why(id: &str, LessonWhy { taken, picks, thing }: LessonWhy) -> Result<Because, Error> {
    Ok(because(session(id, taken)?.state(), LEARNER, &picks, &thing))
}

/// What the next draws of the learner may bring.
///
/// # Errors
/// If there is no such lesson, or a decision cannot be read.
pub fn odds(id: &str, LessonAt { taken, .. }: LessonAt) -> Result<Odds, Error> {
    Ok(Odds { draws: session(id, taken)?.state().table.draw_odds(LEARNER).into() })
}

fn updates(session: &Session, after: i64) -> Vec<Update> {
    session.played.updates(&session.lesson.id, usize::from(session.at > 0), after)
}
