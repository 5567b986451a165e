//! Finds puzzles in recorded games: positions in which one idea is clearly better than every other one.

use serde_json::{Value, json};
use tharos_bots::search::Game as _;
use tharos_bots::tharos::Tharos;
use tharos_bots::{Bot, Level, suggest};
use tharos_rules::ids::Seat;
use tharos_rules::{Action, Fast, GameRecord, Phase, Random as _, Score, State, Step, begin};

/// The puzzler sits here: puzzles are taken from decisions of this seat.
const SEAT: Seat = 0;
/// How many times each level decides, each time with another seed.
const SEEDS: u64 = 5;
/// The levels that say how hard a puzzle is.
pub const LEVELS: [Level; 4] = [Level::Apprentice, Level::Journeyman, Level::Foreman, Level::Engineer];

/// How thoroughly to look.
#[derive(Clone, Copy, Debug)]
pub struct Care {
    /// Iterations of the search that proposes.
    pub iterations: u32,
    /// Games that are played on from each idea.
    pub games: u32,
    /// The least gap, in VP at the end of the game.
    pub gap: f64,
}

/// A position with one clearly best idea.
pub struct Found {
    pub state: State,
    pub best: Action,
    pub second: Action,
    /// The average lead of the best idea at the end, in VP, and its standard error.
    pub gain: f64,
    pub error: f64,
    /// From 1 to 5.
    pub difficulty: u8,
    /// What the best idea brings more or less than the second, by category of VP.
    pub by_category: Vec<(&'static str, f64)>,
}

/// What kind of idea an action is: its name, and what it builds, activates or plays.
#[must_use]
pub fn idea(action: Action) -> Value {
    let fields = json!(action);
    let kept = ["do", "building", "card", "medal"];
    Value::Object(kept.iter().filter_map(|name| Some(((*name).into(), fields.get(name)?.clone()))).collect())
}

/// The scores of the seat that is asked when its game is played on from these decisions, once for every number from 0 up to
/// `games`; hidden things are dealt anew each time, and Engineers play.
#[must_use]
pub fn played_on(state: &State, first: &[Action], games: u32) -> Vec<Score> {
    let Some(seat) = state.table.decider() else { return Vec::new() };
    let (view, mut game) = (state.view(Some(seat)), Tharos::default());
    let mut bot = Level::Engineer.bot();
    let one = |number: u32| {
        let mut chance = Fast::new(u64::from(number));
        let mut state = game.determinise(&view, &mut chance);
        for &action in first {
            state.play_unchecked(action, None);
        }
        finish(&mut state, bot.as_mut(), &mut chance);
        state.table.score(seat)
    };
    (0..games).map(one).collect()
}

fn draw(state: &mut State, chance: &mut Fast) {
    let outcome = state.sample(chance).expect("the game waits for chance");
    state.settle_unchecked(&outcome, None);
}

fn finish(state: &mut State, bot: &mut dyn Bot, chance: &mut Fast) {
    let mut legal = Vec::new();
    loop {
        match state.table.step {
            Step::Over => return,
            Step::Chance(_) => draw(state, chance),
            Step::Ask { seat, .. } => {
                let view = state.view(Some(seat));
                view.consider_into(&mut legal);
                let seed = u64::from(chance.next());
                let action = bot.choose(&view, &legal, seed, Level::Engineer.iterations().into());
                state.play_unchecked(action, None);
            }
        }
    }
}

/// The mean of the differences, and its standard error.
#[must_use]
pub fn gap(best: &[Score], second: &[Score]) -> (f64, f64) {
    let differences: Vec<f64> = best.iter().zip(second).map(|(a, b)| f64::from(a.total - b.total)).collect();
    let n = differences.len().max(2) as f64;
    let mean = differences.iter().sum::<f64>() / n;
    let variance = differences.iter().map(|d| (d - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, (variance / n).sqrt())
}

/// How hard it is to find: 1 + the number of levels that mostly do not.
#[must_use]
pub fn difficulty(state: &State, accepted: &dyn Fn(Action) -> bool) -> u8 {
    let Some(seat) = state.table.decider() else { return 1 };
    let view = state.view(Some(seat));
    let legal = view.consider();
    let misses = |level: &Level| {
        let mut bot = level.bot();
        let found = (0..SEEDS).filter(|&seed| accepted(bot.choose(&view, &legal, seed, level.iterations().into())));
        2 * found.count() < SEEDS as usize
    };
    1 + LEVELS.iter().filter(|level| misses(level)).count() as u8
}

/// All puzzles of a recorded game. `seen` is told of every position that is looked at.
///
/// # Errors
/// If the record cannot be played.
pub fn find(record: &GameRecord, care: Care, seen: &mut dyn FnMut()) -> anyhow::Result<Vec<Found>> {
    let mut running = begin(record)?;
    let mut found = Vec::new();
    for &entry in &record.entries {
        let state = running.state();
        let go = matches!(state.table.step, Step::Ask { seat: SEAT, .. }) && state.table.phase == Phase::Actions;
        if go && state.view(Some(SEAT)).consider().len() > 3 {
            seen();
            found.extend(look(state, care));
        }
        running.follow(entry).map_err(|wrong| anyhow::anyhow!("{wrong}"))?;
    }
    Ok(found)
}

/// A search proposes, games decide.
fn look(state: &State, care: Care) -> Option<Found> {
    let view = state.view(Some(SEAT));
    let advice = suggest(&view, 1, care.iterations.into(), 6);
    let proposed: Vec<_> = advice.suggestions.iter().map(|one| one.estimate).collect();
    let best = *proposed.first()?;
    let second = *proposed.iter().find(|other| idea(other.action) != idea(best.action))?;
    if f64::from(best.vp - second.vp) < care.gap {
        return None;
    }
    let games = |action: Action| played_on(state, &[action], care.games);
    let (right, other) = (games(best.action), games(second.action));
    let (gain, error) = gap(&right, &other);
    // Clearly better means: also if chance was kind.
    if gain - 2.0 * error < care.gap {
        return None;
    }
    let mean = |scores: &[Score], at: usize| {
        scores.iter().map(|score| f64::from(score.by_category()[at])).sum::<f64>() / scores.len() as f64
    };
    let by_category = Score::CATEGORIES.iter().enumerate();
    let by_category = by_category.map(|(at, name)| (*name, mean(&right, at) - mean(&other, at)));
    let same = idea(best.action);
    Some(Found {
        state: *state,
        best: best.action,
        second: second.action,
        gain,
        error,
        difficulty: difficulty(state, &|action| idea(action) == same),
        by_category: by_category.filter(|(_, vp)| vp.abs() >= 0.5).collect(),
    })
}

/// A value as TOML writes it in one line.
fn inline(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let fields: Vec<String> =
                fields.iter().map(|(name, value)| format!("{name} = {}", inline(value))).collect();
            format!("{{ {} }}", fields.join(", "))
        }
        Value::Array(list) => format!("[{}]", list.iter().map(inline).collect::<Vec<_>>().join(", ")),
        other => other.to_string(),
    }
}

impl Found {
    /// As a file of `puzzles/`. What it teaches, its clauses and its texts are for a person to write.
    #[must_use]
    pub fn file(&self, id: &str) -> String {
        let table = &self.state.table;
        let stage = match (table.is_solo(), table.round) {
            (true, _) => "solo",
            (false, 1) => "early",
            (false, 2 | 3) => "middle",
            (false, _) => "late",
        };
        let why: Vec<String> = self.by_category.iter().map(|(name, vp)| format!("{name} {vp:+.1}")).collect();
        let state = json!(self.state).to_string();
        format!(
            "# {:+.1} VP at the end of the game, standard error {:.1}; of that {}.\n\
             id = \"{id}\"\nstage = \"{stage}\"\ndifficulty = {}\nclauses = [\"GO-1\"]\ngain = {:.2}\nsecond = {}\n\
             accept = [{}]\nbest = [{}]\ntempting = [{}]\nstate = '''{state}'''\n",
            self.gain,
            self.error,
            why.join(", "),
            self.difficulty,
            self.gain,
            inline(&json!(self.second)),
            inline(&idea(self.best)),
            inline(&json!(self.best)),
            inline(&idea(self.second)),
        )
    }
}
