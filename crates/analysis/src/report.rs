//! What an analysis tells.

use serde::Serialize;
use tharos_bots::value::CATEGORIES;
use tharos_rules::ids::{Guild, Seat};
use tharos_rules::{Entry, Score};

use crate::decision::{Depth, Eyes, Prospect};
use crate::luck::{Luck, LuckKind};
use crate::moments::Moment;
use crate::worth::{Amount, Worth};

/// The account of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = AnalysisReport))]
pub struct Report {
    pub depth: Depth,
    pub eyes: Eyes,
    /// How many entries of the record are accounted for, of how many. Until all are, results are what may be expected.
    pub done: usize,
    pub entries: usize,
    pub seats: Vec<SeatReport>,
    /// After the set-up, then after every turn.
    pub course: Vec<CoursePoint>,
    /// Every decision that had a choice.
    pub decisions: Vec<Decision>,
    /// Every outcome of chance but the set-up.
    pub chances: Vec<Chanced>,
}

/// `start` + all of `luck` + all of `decisions` = `result`, in VP and in chance to win.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatReport {
    pub seat: Seat,
    pub guild: Guild,
    pub name: String,
    /// What the evaluation expects of this seat after the set-up.
    pub start: Worth,
    pub luck: Luck,
    pub decisions: Decisions,
    pub result: Worth,
    /// Of the VP that were in reach, the share that was kept: result / (result + what own decisions lost).
    pub accuracy: f64,
    /// How many decisions of each size.
    pub sizes: Sizes,
    /// The VP by category that the evaluation expects after the set-up, in the order of `Score`, if it knows them.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<f32>>))]
    pub expected: Option<[f32; CATEGORIES]>,
    /// The VP by category now.
    pub score: Score,
    /// What changed the chance to win the most, in the order of the game.
    pub moments: Vec<Moment>,
}

/// All that is not luck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Decisions {
    /// What own decisions lost against the best that was found: never above 0.
    pub own: Worth,
    /// What losses of others gave or took.
    pub others: Worth,
    /// What the evaluation did not foresee: plans that work out better or worse than it thought.
    pub unforeseen: Worth,
}

impl Decisions {
    #[must_use]
    pub fn total(&self) -> Worth {
        self.own + self.others + self.unforeseen
    }
}

/// How much a decision lost, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Size {
    Good,
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Size {
    /// From so many lost VP on; how they were found stands in docs/analysis.md.
    pub const FROM: [(Size, f64); 3] = [(Size::Blunder, 2.0), (Size::Mistake, 1.0), (Size::Inaccuracy, 0.5)];

    #[must_use]
    pub fn of(lost: Amount) -> Size {
        let reached = |&&(_, from): &&(Size, f64)| lost.get() >= from;
        Size::FROM.iter().find(reached).map_or(Size::Good, |(size, _)| *size)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Sizes {
    pub good: usize,
    pub inaccuracy: usize,
    pub mistake: usize,
    pub blunder: usize,
}

impl Sizes {
    pub(crate) fn count(&mut self, size: Size) {
        *match size {
            Size::Good => &mut self.good,
            Size::Inaccuracy => &mut self.inaccuracy,
            Size::Mistake => &mut self.mistake,
            Size::Blunder => &mut self.blunder,
        } += 1;
    }
}

/// Where everybody stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CoursePoint {
    /// After so many entries.
    pub entries: usize,
    pub round: u8,
    /// The turn that is over; 0 before the first.
    pub turn: u8,
    /// What every seat may expect.
    pub expected: Vec<Worth>,
    /// The VP of every seat if the game ended now.
    pub scores: Vec<i16>,
}

/// A decision that had a choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = AnalysedDecision))]
pub struct Decision {
    /// The number of its entry, from 0; as many entries lead to the position in which it was taken.
    pub entry: usize,
    pub round: u8,
    pub turn: u8,
    pub seat: Seat,
    pub played: Prospect,
    /// The best that was found, if that is something else.
    pub better: Option<Prospect>,
    /// How much less was played than the better one, if that is more than the noise of the search; otherwise 0.
    pub loss: Worth,
    /// Half of the 95 % range of that difference; null if nothing was drawn by lot to find it.
    pub error: Option<Worth>,
    pub size: Size,
}

/// An outcome of chance.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Chanced {
    pub entry: usize,
    pub round: u8,
    pub turn: u8,
    /// For whom chance acted; null if for all.
    pub seat: Option<Seat>,
    pub kind: LuckKind,
    pub outcome: Entry,
    /// By seat: how much better it was than what could be expected.
    pub luck: Vec<Worth>,
    /// By seat: how likely an outcome was that is at least as good, or at most as good if it was bad luck.
    pub odds: Vec<f32>,
}
