//! Two simulations side by side, with the significance of every difference.

mod reading;
mod show;

use std::path::Path;

use tharos_rules::ids::{Building, DeckCard, PlayerCard};
use tharos_rules::{MatAction, Score};
use tharos_text::{Language, Text};

use crate::simulate::columns::{Count, ROUNDS, SoloSpace};
use crate::simulate::summary::LevelSummary;
use crate::simulate::{Parameters, Summary};
use crate::stats::{Moments, false_discovery, margin, margin_between, paired, two_proportions, welch};
use reading::read;

/// A difference counts as one if at most this part of all that do so are false.
pub const DISCOVERY: f64 = 0.05;

/// One of the two runs.
pub struct Run {
    pub name: String,
    pub parameters: Parameters,
    pub summary: Summary,
}

/// What is measured: a mean, or a rate in per cent.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Mean,
    Rate,
}

/// One thing measured in both runs.
pub struct Difference {
    pub group: &'static str,
    pub name: String,
    pub kind: Kind,
    pub runs: [Moments; 2],
    /// B less A game by game, if the runs are paired.
    pub pairs: Option<Moments>,
    /// How likely chance alone makes such a difference, and corrected for the number of comparisons.
    pub p: f64,
    pub q: f64,
}

impl Difference {
    #[must_use]
    pub fn change(&self) -> f64 {
        self.pairs.map_or_else(|| self.runs[1].mean() - self.runs[0].mean(), |pairs| pairs.mean())
    }

    /// Half of its 95 % interval.
    #[must_use]
    pub fn margin(&self) -> Option<f64> {
        self.pairs.map_or_else(|| margin_between(&self.runs[0], &self.runs[1]), |pairs| margin(&pairs))
    }

    #[must_use]
    pub fn is_sure(&self) -> bool {
        self.q < DISCOVERY
    }
}

/// All differences, by level.
pub struct Comparison {
    pub runs: [Run; 2],
    /// Whether games of the same luck were compared with each other. Then only games that both runs have count.
    pub paired: bool,
    pub levels: Vec<(String, Vec<Difference>)>,
}

/// A level of each run that are compared, by their places in the summaries.
struct Pair {
    name: String,
    places: [usize; 2],
    /// The differences game by game, if the runs are paired.
    differences: Option<LevelSummary>,
}

/// Compares the runs in two folders.
///
/// # Errors
/// If one of them holds no simulation, or they have no level in common.
pub fn compare(a: &Path, b: &Path) -> anyhow::Result<Comparison> {
    let (runs, pairs) = read([a, b])?;
    let text = Text::new(Language::En);
    let mut levels: Vec<_> = pairs.iter().map(|pair| (pair.name.clone(), differences(pair, &runs, &text))).collect();
    let p: Vec<f64> = levels.iter().flat_map(|(_, all)| all.iter().map(|one| one.p)).collect();
    let mut q = false_discovery(&p).into_iter();
    for difference in levels.iter_mut().flat_map(|(_, all)| all) {
        difference.q = q.next().unwrap_or(1.0);
    }
    let paired = pairs.iter().all(|pair| pair.differences.is_some());
    Ok(Comparison { runs, paired, levels })
}

fn differences(pair: &Pair, runs: &[Run; 2], text: &Text) -> Vec<Difference> {
    let levels = [0, 1].map(|run| &runs[run].summary.levels[pair.places[run]]);
    let mut all = Vec::new();
    let mut add = |group, name: String, kind, of: &dyn Fn(&LevelSummary) -> Moments| {
        let [a, b] = levels.map(of);
        let pairs = pair.differences.as_ref().map(of);
        // What happened in neither run is nothing to compare.
        if a.mean() != 0.0 || b.mean() != 0.0 {
            let p = match (pairs, kind) {
                (Some(pairs), _) => paired(&pairs),
                (None, Kind::Rate) => two_proportions(&a, &b),
                (None, Kind::Mean) => welch(&a, &b),
            };
            all.push(Difference { group, name, kind, runs: [a, b], pairs, p, q: 1.0 });
        }
    };
    // A level that has all seats wins always.
    let everywhere =
        (0..2).any(|i| runs[i].summary.seats.len() > 1 && levels[i].seats.len() == runs[i].summary.seats.len());
    if !everywhere {
        add("Result", "won".to_owned(), Kind::Rate, &|of| of.wins);
    }
    let uses = |count: Count| move |of: &LevelSummary| of.count(count).uses;
    let used = |count: Count| move |of: &LevelSummary| of.count(count).used;
    add("Result", "VP".to_owned(), Kind::Mean, &uses(Count::Vp));
    for (i, name) in Score::CATEGORIES.into_iter().enumerate() {
        add("VP by category", text.category(name), Kind::Mean, &uses(Count::Category(i)));
    }
    for round in 0..ROUNDS {
        add("Attacks warded off", format!("round {}", round + 1), Kind::Rate, &|of| of.held[round]);
    }
    add("Length", "decisions".to_owned(), Kind::Mean, &uses(Count::Decisions));
    add("Length", "turns".to_owned(), Kind::Mean, &uses(Count::Turns));
    for space in SoloSpace::ALL {
        add("Solo spaces met", space.name(), Kind::Rate, &uses(Count::Met(space)));
        add("Solo spaces failed", space.name(), Kind::Rate, &uses(Count::Failed(space)));
    }
    for &action in MatAction::ALL {
        add("Mat actions a game", text.mat_action(action), Kind::Mean, &uses(Count::Mat(action)));
    }
    for &building in Building::ALL {
        add("Buildings built by", text.building(building), Kind::Rate, &used(Count::Built(building)));
        add("Buildings used by", text.building(building), Kind::Rate, &used(Count::Used(building)));
    }
    for &card in PlayerCard::ALL {
        add("Player cards activated by", text.player_card(card), Kind::Rate, &used(Count::Activated(card)));
        add("Player card actions a game", text.player_card(card), Kind::Mean, &uses(Count::Acted(card)));
    }
    for card in DeckCard::all() {
        let name = format!("{} · {}", card.number(), text.card(card));
        add("Action cards played by", name, Kind::Rate, &used(Count::Card(card)));
    }
    all.sort_by_key(|difference| GROUPS.iter().position(|&group| group == difference.group));
    all
}

/// In the order in which they are shown.
const GROUPS: [&str; 12] = [
    "Result",
    "VP by category",
    "Attacks warded off",
    "Length",
    "Solo spaces met",
    "Solo spaces failed",
    "Mat actions a game",
    "Buildings built by",
    "Buildings used by",
    "Player cards activated by",
    "Player card actions a game",
    "Action cards played by",
];
