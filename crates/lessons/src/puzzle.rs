//! Puzzles: positions in which one idea is clearly the best. A try is the decisions of a go, or of all goes that follow one
//! another because everybody else has passed; it is a pure function of the puzzle and these decisions what it is worth.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Serialize;
use serde_json::Value;
use tharos_rules::json::FromJson;
use tharos_rules::{Action, Fast, Setup, State, Step as Waits};
use tharos_scenario::Pattern;

use crate::played::Played;
use crate::session::LEARNER;

/// Where in a game a puzzle stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, FromJson)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Early,
    Middle,
    Late,
    Solo,
}

/// In a puzzle before the end of the game, an accepted try may have this many VP less than the solution: no accepted
/// decision was further behind when both were played on.
pub const CLOSE: f64 = 1.2;
/// A chance with at most `OUTCOMES` outcomes is computed exactly; of a larger one `DRAWS` are sampled.
const OUTCOMES: usize = 400;
const DRAWS: u32 = 64;
/// VP are whole, chances are not.
const SAME: f64 = 0.01;

pub struct Puzzle {
    /// The beginning of all its text keys.
    pub id: String,
    pub stage: Stage,
    /// From 1 to 5: how many of the levels do not find it.
    pub difficulty: u8,
    pub clauses: Vec<String>,
    /// The VP by which the best idea is better than any other.
    pub gain: f64,
    /// The best other idea, where it takes games to find it.
    pub second: Option<Action>,
    /// The first decision of a try that solves it.
    pub accept: Vec<Pattern>,
    /// The solution.
    pub best: Vec<Action>,
    /// Decisions that many would take; a text says what is wrong with each.
    pub tempting: Vec<Pattern>,
    pub begun: State,
}

#[derive(FromJson)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    stage: Stage,
    difficulty: u8,
    clauses: Vec<String>,
    gain: f64,
    second: Option<Value>,
    accept: Vec<Value>,
    best: Vec<Value>,
    tempting: Vec<Value>,
    /// A position as in scenarios, or a whole state as JSON, as `tharos puzzles` writes it.
    position: Option<Setup>,
    state: Option<String>,
}

impl TryFrom<Written> for Puzzle {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let Written { id, stage, difficulty, clauses, gain, second, accept, best, tempting, position, state } = written;
        let begun = match (position, state) {
            (Some(position), None) => position.build().map_err(|wrong| wrong.join("; "))?,
            (None, Some(state)) => serde_json::from_str(&state)
                .and_then(serde_json::from_value::<State>)
                .map_err(|wrong| wrong.to_string())?,
            _ => return Err("either position or state".into()),
        };
        let action = |fields: Value| serde_json::from_value::<Action>(fields).map_err(|error| error.to_string());
        let patterns = |list: Vec<Value>| list.into_iter().map(Pattern::new).collect::<Result<_, _>>();
        Ok(Puzzle {
            id,
            stage,
            difficulty,
            clauses,
            gain,
            second: second.map(action).transpose()?,
            accept: patterns(accept)?,
            best: best.into_iter().map(action).collect::<Result<_, _>>()?,
            tempting: patterns(tempting)?,
            begun,
        })
    }
}

/// Reads one puzzle from the JSON form of its file.
///
/// # Errors
/// Says what is wrong with it.
pub fn read(fields: Value) -> Result<Puzzle, String> {
    serde_json::from_value::<Written>(fields).map_err(|error| error.to_string())?.try_into()
}

/// All puzzles, in the order in which they are offered.
///
/// # Panics
/// If one is not well written; a test reads all of them.
#[must_use]
pub fn all() -> &'static [Puzzle] {
    static ALL: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
        let written: Vec<Value> =
            serde_json::from_str(include_str!(concat!(env!("OUT_DIR"), "/puzzles.json"))).expect("puzzles");
        let named = |fields: Value| {
            let id = fields["id"].to_string();
            read(fields).unwrap_or_else(|error| panic!("{id}: {error}"))
        };
        written.into_iter().map(named).collect()
    });
    &ALL
}

/// The puzzle of this id.
#[must_use]
pub fn puzzle(id: &str) -> Option<&'static Puzzle> {
    all().iter().find(|puzzle| puzzle.id == id)
}

/// A try as far as it has come.
pub struct Try {
    pub(crate) puzzle: &'static Puzzle,
    pub(crate) played: Played,
}

/// What a try is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// What each decision brought, in VP on the table.
    pub steps: Vec<i16>,
    /// What the end of the game adds, where it is the last turn.
    pub end: Option<f64>,
}

impl Worth {
    /// VP of the whole try.
    #[must_use]
    pub fn total(&self) -> f64 {
        self.steps.iter().map(|&vp| f64::from(vp)).sum::<f64>() + self.end.unwrap_or_default()
    }
}

impl Puzzle {
    /// Whether nothing follows but the end of the game, so that the VP of a try are exactly known.
    #[must_use]
    pub fn is_exact(&self) -> bool {
        let table = &self.begun.table;
        !table.is_solo() && (table.round, table.turn) == (4, 4)
    }

    /// The try with these decisions. What is not legal is left out with all that follows.
    #[must_use]
    pub fn after(&'static self, taken: &[Action]) -> Try {
        let mut tried = Try { puzzle: self, played: Played::new(self.begun) };
        for &action in taken {
            if tried.is_over() || tried.played.decide(LEARNER, action).is_err() {
                break;
            }
        }
        tried
    }

    #[must_use]
    pub fn is_accepted(&self, first: Action) -> bool {
        self.accept.iter().any(|pattern| pattern.fits(first))
    }

    /// The number (from 1) of the text that answers this decision.
    #[must_use]
    pub fn tempted(&self, first: Action) -> Option<usize> {
        self.tempting.iter().position(|pattern| pattern.fits(first)).map(|at| at + 1)
    }

    /// Whether this value is as good as the solution.
    fn is_enough(&'static self, worth: &Worth) -> bool {
        let best = self.after(&self.best).worth().total();
        worth.total() >= best - if self.is_exact() { SAME } else { CLOSE }
    }
}

impl Try {
    #[must_use]
    pub fn state(&self) -> &State {
        self.played.state()
    }

    /// The decisions that were taken.
    pub fn taken(&self) -> impl Iterator<Item = Action> + '_ {
        self.played.moments.iter().filter_map(|moment| match moment.entry {
            tharos_rules::Entry::Action { action, .. } => Some(action),
            tharos_rules::Entry::Chance(_) => None,
        })
    }

    /// Whether the learner cannot go on: chance, somebody else or nobody is asked, or the learner has passed.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state().table.decider() != Some(LEARNER) || self.taken().last() == Some(Action::Pass)
    }

    /// What it is worth if the learner stops here.
    #[must_use]
    pub fn worth(&self) -> Worth {
        let vp = |state: &State| state.table.score(LEARNER).total;
        let mut before = vp(&self.played.begun);
        let step = |moment: &crate::played::Moment| {
            let now = vp(&moment.state);
            now - std::mem::replace(&mut before, now)
        };
        let steps = self.played.moments.iter().map(step).collect();
        let end = self.puzzle.is_exact().then(|| {
            // After an outcome of chance the learner plays on as well as possible.
            let plays =
                matches!(self.state().table.step, Waits::Chance(_)) && self.taken().last() != Some(Action::Pass);
            Reckoning { plays, known: HashMap::new() }.value(self.state()) - f64::from(vp(self.state()))
        });
        Worth { steps, end }
    }

    /// Whether this is the best idea, carried out.
    #[must_use]
    pub fn solves(&self) -> bool {
        let enough = self.puzzle.is_enough(&self.worth());
        // In the last turn VP alone decide.
        enough && (self.puzzle.is_exact() || self.taken().next().is_some_and(|first| self.puzzle.is_accepted(first)))
    }
}

/// What a position of the last turn leads to: the VP of the learner at the end, with every chance taken into account.
pub struct Reckoning {
    /// Whether the learner goes on to play as well as possible; otherwise the learner passes.
    pub plays: bool,
    known: HashMap<State, f64>,
}

impl Reckoning {
    /// With the best play of the learner.
    #[must_use]
    pub fn of_best_play() -> Self {
        Reckoning { plays: true, known: HashMap::new() }
    }

    pub fn value(&mut self, state: &State) -> f64 {
        match state.table.step {
            Waits::Over => return f64::from(state.table.score(LEARNER).total),
            Waits::Ask { seat, .. } if seat != LEARNER => {
                let mut next = *state;
                // What others do in the last moments does not touch the learner's VP.
                next.play_unchecked(state.legal()[0], None);
                return self.value(&next);
            }
            _ => {}
        }
        if let Some(&known) = self.known.get(state) {
            return known;
        }
        let value = match state.table.step {
            Waits::Chance(_) => self.chance(state),
            _ => self.decision(state),
        };
        self.known.insert(*state, value);
        value
    }

    fn chance(&mut self, state: &State) -> f64 {
        let after = |outcome| {
            let mut next = *state;
            next.settle_unchecked(outcome, None);
            next
        };
        match state.outcomes(OUTCOMES) {
            Some(all) => all.iter().map(|(outcome, share)| share * self.value(&after(outcome))).sum(),
            None => {
                let mut random = Fast::new(1);
                let drawn = |_| state.sample(&mut random).expect("the game waits for chance");
                let drawn: Vec<_> = (0..DRAWS).map(drawn).collect();
                drawn.iter().map(|outcome| self.value(&after(outcome))).sum::<f64>() / f64::from(DRAWS)
            }
        }
    }

    fn decision(&mut self, state: &State) -> f64 {
        let legal = state.legal();
        let stop = [Action::EndGo, Action::Pass].into_iter().find(|stop| legal.contains(stop)).filter(|_| !self.plays);
        let after = |action| {
            let mut next = *state;
            next.play_unchecked(action, None);
            next
        };
        match stop {
            Some(stop) => self.value(&after(stop)),
            None => legal.into_iter().map(|action| self.value(&after(action))).fold(f64::MIN, f64::max),
        }
    }
}
