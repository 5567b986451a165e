//! What goes over the wire between a puzzle and its page. As with lessons every request says what was decided so far.

use serde::Serialize;
use serde_json::Value;
use tharos_rules::Action;
use tharos_rules::json::FromJson;
use tharos_table::api::{Because, Odds, Tried, Update};
use tharos_table::{Error, because, input, tried};

use crate::api::{LessonAt, LessonTry, LessonWhy};
use crate::puzzle::{Puzzle, Try, puzzle};
use crate::session::LEARNER;

/// The most decisions of a try.
const LONGEST: usize = 40;

/// The try so far.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleNow {
    /// The decisions that were taken, as far as they are legal.
    pub taken: Vec<Action>,
    /// Nothing more can be decided in this try.
    pub over: bool,
    /// VP before the first decision, and what each decision brought.
    pub vp: i16,
    pub steps: Vec<i16>,
    /// What has happened since line `after`, one entry after the other; at least the position.
    pub updates: Vec<Update>,
}

/// The decisions that shall count.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleCount {
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Action>, max_items = 40))]
    pub taken: Vec<Value>,
}

/// Decisions with the VP that each brings. They add up to `total`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleLine {
    pub actions: Vec<Action>,
    pub steps: Vec<i16>,
    /// What the end of the game adds on average, where it is the last turn.
    pub end: Option<f64>,
    pub total: f64,
}

/// What is said to a try that counts.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleResult {
    pub solved: bool,
    pub line: PuzzleLine,
    /// The number of the text that says what is wrong with its first decision.
    pub text: Option<usize>,
    /// The solution begins in the same way.
    pub begins_well: bool,
}

/// The solution.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleSolution {
    pub line: PuzzleLine,
    /// Its lead over the next best idea in VP: exact in the last turn, otherwise the average at the end of the game.
    pub gain: f64,
    pub exact: bool,
    /// The best other idea, where it took games to find it.
    pub second: Option<Action>,
}

fn at(id: &str, taken: Vec<Value>) -> Result<Try, Error> {
    let puzzle = of(id)?;
    let taken = taken.into_iter().take(LONGEST).map(input::action).collect::<Result<Vec<_>, _>>()?;
    Ok(puzzle.after(&taken))
}

fn of(id: &str) -> Result<&'static Puzzle, Error> {
    puzzle(id).ok_or_else(|| Error::BadRequest(format!("there is no puzzle {id}")))
}

fn line(tried: &Try) -> PuzzleLine {
    let worth = tried.worth();
    PuzzleLine { actions: tried.taken().collect(), total: worth.total(), end: worth.end, steps: worth.steps }
}

/// The try so far, and the position.
///
/// # Errors
/// If there is no such puzzle, or a decision cannot be read.
pub fn look(id: &str, LessonAt { taken, after }: LessonAt) -> Result<PuzzleNow, Error> {
    let tried = at(id, taken)?;
    let taken: Vec<Action> = tried.taken().collect();
    Ok(PuzzleNow {
        over: tried.is_over(),
        vp: tried.puzzle.begun.table.score(LEARNER).total,
        steps: tried.worth().steps,
        updates: tried.played.updates(id, taken.len(), after),
        taken,
    })
}

/// What a try is worth.
///
/// # Errors
/// If there is no such puzzle, or a decision cannot be read, or there is none.
pub fn count(id: &str, PuzzleCount { taken }: PuzzleCount) -> Result<PuzzleResult, Error> {
    let tried = at(id, taken)?;
    let first = tried.taken().next().ok_or_else(|| Error::BadRequest("a try has at least one decision".into()))?;
    let solved = tried.solves();
    let text = tried.puzzle.tempted(first).filter(|_| !solved);
    Ok(PuzzleResult { solved, line: line(&tried), text, begins_well: tried.puzzle.is_accepted(first) })
}

/// The solution; its first decision is the clue.
///
/// # Errors
/// If there is no such puzzle.
pub fn solution(id: &str) -> Result<PuzzleSolution, Error> {
    let puzzle = of(id)?;
    let line = line(&puzzle.after(&puzzle.best));
    Ok(PuzzleSolution { line, gain: puzzle.gain, exact: puzzle.is_exact(), second: puzzle.second })
}

/// What a decision would do.
///
/// # Errors
/// If there is no such puzzle, or a decision cannot be read.
pub fn preview(id: &str, LessonTry { taken, action, .. }: LessonTry) -> Result<Tried, Error> {
    Ok(tried(at(id, taken)?.state(), LEARNER, input::action(action)?, true))
}

/// Why a thing does not go with what was pointed at.
///
/// # Errors
/// If there is no such puzzle, or a decision cannot be read.
pub fn why(id: &str, LessonWhy { taken, picks, thing }: LessonWhy) -> Result<Because, Error> {
    Ok(because(at(id, taken)?.state(), LEARNER, &picks, &thing))
}

/// What the next draws of the learner may bring.
///
/// # Errors
/// If there is no such puzzle, or a decision cannot be read.
pub fn odds(id: &str, LessonAt { taken, .. }: LessonAt) -> Result<Odds, Error> {
    Ok(Odds { draws: at(id, taken)?.state().table.draw_odds(LEARNER).into() })
}
