//! The coach: what matters now, or what to think of before a decision, from what the player sees and from what the search
//! found. What the coach watches for stands in `lessons/coach/triggers.toml` (docs/lessons.md); nothing is remembered here.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Serialize;
use serde_json::Value;
use tharos_bots::{Advice, Budget, other_ways, reach, suggest, weigh};
use tharos_rules::ids::{Building, Colour, Medal, Region};
use tharos_rules::json::FromJson;
use tharos_rules::{Action, BuildingState, Step, TURNS, View};
use tharos_scenario::Pattern;
use tharos_table::api::Hint;
use tharos_table::{Error, input};

/// The search effort for a position, and for the decision at hand.
const ITERATIONS: u32 = 320;
/// How many actions the search considers.
const IDEAS: usize = 3;
/// How many times the coach repeats a remark in one game.
const IN_A_GAME: usize = 2;
/// How many remarks it makes in one turn, warnings aside.
const IN_A_TURN: usize = 3;
/// A decision that loses this many VP matters even to players who want few remarks.
pub const MATTERS: f32 = 2.0;

/// When a trigger is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromJson)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// Nothing is chosen yet.
    Go,
    /// A decision is chosen, but not confirmed.
    Proposal,
}

/// What a remark is about, the most pressing first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, FromJson, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    Attack,
    Medal,
    Waste,
    Card,
    Plan,
    /// What the player has just learned.
    Learned,
}

/// What the coach watches for.
pub struct Trigger {
    pub id: String,
    pub at: At,
    pub about: Topic,
    /// Said once in a game.
    pub once: bool,
    pub clause: Option<String>,
    when: Vec<Condition>,
    /// The decision at hand is one of these.
    proposal: Vec<Pattern>,
    /// One of these is offered.
    offered: Vec<Pattern>,
    /// The best decision is one of these.
    best: Vec<Pattern>,
}

#[derive(FromJson)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    at: At,
    about: Topic,
    #[serde(default)]
    once: bool,
    clause: Option<String>,
    #[serde(default)]
    when: Vec<String>,
    #[serde(default)]
    proposal: Vec<Value>,
    #[serde(default)]
    offered: Vec<Value>,
    #[serde(default)]
    best: Vec<Value>,
}

/// A number of the position against another: `jars >= 10`, `strength < attack`.
struct Condition {
    left: String,
    sign: Sign,
    right: Side,
}

#[derive(Clone, Copy)]
enum Sign {
    Less,
    LessOrEqual,
    Equal,
    GreaterOrEqual,
    Greater,
}

enum Side {
    Number(f32),
    Word(String),
}

/// A number from 0 on with at most one digit after the point. Rust's own reading of such numbers would be a fortieth of the program
/// that browsers fetch.
fn number(text: &str) -> Option<f32> {
    let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
    let tenths: u8 = tenths.parse().ok().filter(|_| tenths.len() == 1)?;
    Some(f32::from(whole.parse::<u16>().ok()?) + f32::from(tenths) / 10.0)
}

impl Condition {
    fn read(text: &str) -> Result<Self, String> {
        let [left, sign, right] = text.split_whitespace().collect::<Vec<_>>()[..] else {
            return Err(format!("{text}: expected a word, a sign, and a word or a number"));
        };
        let sign = match sign {
            "<" => Sign::Less,
            "<=" => Sign::LessOrEqual,
            "=" => Sign::Equal,
            ">=" => Sign::GreaterOrEqual,
            ">" => Sign::Greater,
            _ => return Err(format!("{text}: {sign} is no sign")),
        };
        let known =
            |word: &str| if WORDS.contains(&word) { Ok(word.to_owned()) } else { Err(format!("no word {word}")) };
        let right = number(right).map(Side::Number).map_or_else(|| known(right).map(Side::Word), Ok)?;
        Ok(Condition { left: known(left)?, sign, right })
    }

    fn holds(&self, numbers: &BTreeMap<&'static str, f32>) -> bool {
        let number = |word: &str| numbers.get(word).copied();
        let right = match &self.right {
            Side::Number(number) => Some(*number),
            Side::Word(word) => number(word),
        };
        // What is not known is not the case.
        let (Some(left), Some(right)) = (number(&self.left), right) else { return false };
        match self.sign {
            Sign::Less => left < right,
            Sign::LessOrEqual => left <= right,
            Sign::Equal => (left - right).abs() < 0.01,
            Sign::GreaterOrEqual => left >= right,
            Sign::Greater => left > right,
        }
    }
}

impl TryFrom<Written> for Trigger {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let Written { id, at, about, once, clause, when, proposal, offered, best } = written;
        let patterns = |list: Vec<Value>| list.into_iter().map(Pattern::new).collect::<Result<Vec<_>, _>>();
        let read = || {
            Ok(Trigger {
                at,
                about,
                once,
                clause,
                when: when.iter().map(|text| Condition::read(text)).collect::<Result<_, _>>()?,
                proposal: patterns(proposal)?,
                offered: patterns(offered)?,
                best: patterns(best)?,
                id: id.clone(),
            })
        };
        read().map_err(|error: String| format!("{id}: {error}"))
    }
}

/// All triggers, as they are written.
///
/// # Panics
/// If one is not well written; a test reads all of them.
#[must_use]
pub fn triggers() -> &'static [Trigger] {
    static ALL: LazyLock<Vec<Trigger>> = LazyLock::new(|| {
        let written: Vec<Written> = serde_json::from_str(include_str!(concat!(env!("OUT_DIR"), "/coach.json")))
            .and_then(serde_json::from_value)
            .expect("triggers");
        written.into_iter().map(|trigger| trigger.try_into().unwrap_or_else(|error| panic!("{error}"))).collect()
    });
    &ALL
}

/// The words of conditions.
pub const WORDS: [&str; 35] = [
    "round",
    "turn",
    "jars",
    "over_five",
    "strength",
    "attack",
    "short",
    "reach",
    "other_ways",
    "at_risk",
    "dice",
    "used",
    "white",
    "blue",
    "red",
    "hand",
    "ore",
    "crystals",
    "mines",
    "markers",
    "medals",
    "combat_medals",
    "exploration_medals",
    "trade_medals",
    "civil_medals",
    "combat_points",
    "cards",
    "bag",
    "effect_left",
    "market",
    "market_price",
    "on_organizer",
    "loss",
    "lead",
    "spare_die",
];

/// What the search found out about a position and the decision at hand.
pub struct Judged {
    pub advice: Advice,
    pub proposal: Option<Action>,
    /// How many VP the best decision is better than the one at hand; 0 where it may be chance.
    pub loss: Option<f32>,
}

/// Thinks about a position of the viewer, who is the one to decide.
#[must_use]
pub fn judge(view: &View, proposal: Option<Action>, seed: u64, stop: &dyn Fn() -> bool) -> Judged {
    let advice = suggest(view, seed, Budget { iterations: ITERATIONS, stop }, IDEAS);
    let best = advice.suggestions.first().map(|best| best.estimate);
    let loss = proposal.zip(best).map(|(proposal, best)| {
        if proposal == best.action {
            return 0.0;
        }
        // Both with the same budget and the same luck.
        let budget = Budget { iterations: ITERATIONS / 2, stop };
        match weigh(view, &[best.action, proposal], seed, budget)[..] {
            [best, this] if best.vp - this.vp > best.half.hypot(this.half) => best.vp - this.vp,
            _ => 0.0,
        }
    });
    Judged { advice, proposal, loss }
}

/// The numbers that conditions and texts name.
fn numbers(view: &View, judged: &Judged, offered: &Offered) -> BTreeMap<&'static str, f32> {
    let table = &view.table;
    let Some(seat) = view.viewer else { return BTreeMap::new() };
    let me = &table.players[usize::from(seat)];
    let outlook = table.outlook();
    let of = |colour: Colour| me.active.iter().filter(move |die| die.colour() == colour);
    let mut numbers = BTreeMap::new();
    let mut is = |word: &'static str, number: f32| {
        numbers.insert(word, number);
    };
    is("round", table.round.into());
    is("turn", table.turn.into());
    is("jars", me.jars.into());
    is("over_five", (me.jars % 5).into());
    is("strength", me.strength.into());
    if let Some(attack) = outlook.attack {
        let held = outlook.seats[usize::from(seat)].held == Some(true);
        is("attack", attack.strength.into());
        is("short", if held { 0.0 } else { f32::from(attack.strength.saturating_sub(me.strength)) });
        is("reach", reach(table, seat).into());
        let offered: Vec<Action> = offered.0.iter().map(|&(_, action)| action).collect();
        is("other_ways", f32::from(u8::from(other_ways(table, seat, &offered))));
        let mine = |region: Region| me.mines.has(region) || me.guild_markers.has(region);
        is("at_risk", f32::from(u8::from(mine(attack.region))));
    }
    is("dice", me.active.len() as f32);
    is("used", me.used.len() as f32);
    is("white", of(Colour::White).count() as f32);
    is("blue", f32::from(me.bag.get(Colour::Blue) + me.depot.get(Colour::Blue)) + of(Colour::Blue).count() as f32);
    is("red", of(Colour::Red).count() as f32);
    is("hand", me.hand.into());
    is("ore", me.ore.len().into());
    is("crystals", me.crystals.len().into());
    is("mines", me.mines.len().into());
    is("markers", me.guild_markers.len().into());
    is("medals", f32::from(me.medals.iter().sum::<u8>()));
    let medals = ["combat_medals", "exploration_medals", "trade_medals", "civil_medals"];
    for (word, medal) in medals.into_iter().zip(Medal::ALL) {
        is(word, me.medals[medal.index()].into());
    }
    is("combat_points", me.combat_points.into());
    is("cards", me.active_cards.len().into());
    is("bag", me.bag.total().into());
    is("effect_left", f32::from(u8::from(!me.trans_used)));
    let market = Building::NewMarket;
    is("market", f32::from(u8::from(table.buildings[market.index()] != BuildingState::Available)));
    is("market_price", outlook.prices[market.index()].into());
    is("on_organizer", me.on_organizer.into());
    if let Some(loss) = judged.loss {
        is("loss", loss);
    }
    if let [best, second, ..] = &judged.advice.suggestions[..] {
        is("lead", best.estimate.vp - second.estimate.vp);
    }
    if let Some(Action::Plenty { dice }) = judged.proposal {
        let pips = || dice.iter().map(|placed| placed.counts.value());
        // MAT-1: it counts 8 at most.
        let spare = pips().count() > 1 && pips().sum::<u8>() - pips().min().unwrap_or(0) >= 8;
        is("spare_die", f32::from(u8::from(spare)));
    }
    numbers
}

fn name_of(action: &Action) -> String {
    let fields = tharos_rules::json::value(action).unwrap_or_default();
    fields["do"].as_str().unwrap_or_default().to_owned()
}

/// The decisions of a position by their names.
struct Offered(Vec<(String, Action)>);

impl Offered {
    fn of(view: &View) -> Self {
        let named = |action: Action| (name_of(&action), action);
        Offered(view.consider().into_iter().map(named).collect())
    }

    fn first(&self, pattern: &Pattern) -> Option<Action> {
        let name = match pattern {
            Pattern::One(action) => name_of(action),
            Pattern::Fields(fields) => fields["do"].as_str().unwrap_or_default().to_owned(),
        };
        self.0.iter().filter(|(is, _)| *is == name).map(|&(_, action)| action).find(|&action| pattern.fits(action))
    }
}

impl Trigger {
    /// Whether it fires; then what it would show.
    fn fires(
        &self,
        judged: &Judged,
        numbers: &BTreeMap<&'static str, f32>,
        offered: &Offered,
    ) -> Option<Option<Action>> {
        let best = judged.advice.suggestions.first().map(|best| best.estimate.action);
        let one_of = |list: &[Pattern], action: Option<Action>| {
            list.is_empty() || action.is_some_and(|action| list.iter().any(|pattern| pattern.fits(action)))
        };
        let at = if judged.proposal.is_some() { At::Proposal } else { At::Go };
        if self.at != at || !one_of(&self.proposal, judged.proposal) || !one_of(&self.best, best) {
            return None;
        }
        if !self.when.iter().all(|condition| condition.holds(numbers)) {
            return None;
        }
        if self.offered.is_empty() {
            return Some(best.filter(|&best| Some(best) != judged.proposal));
        }
        let first = self.offered.iter().find_map(|pattern| offered.first(pattern))?;
        // Of those that are meant, the best one is shown if the search thought of it.
        let meant = |action: &Action| self.offered.iter().any(|pattern| pattern.fits(*action));
        let thought = judged.advice.suggestions.iter().map(|one| one.estimate.action).find(meant);
        Some(Some(thought.unwrap_or(first)))
    }
}

/// A remark that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Said {
    #[cfg_attr(feature = "schema", schema(max_length = 40))]
    pub id: String,
    /// The turn of the game, from 1.
    pub turn: u8,
}

/// How much the coach says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Volume {
    #[default]
    All,
    /// Attacks, medals, what was learned, and decisions that give away much.
    Pressing,
    /// Only decisions that give away much.
    Losses,
}

/// Asks the coach of a table.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskCoach {
    pub seat: tharos_rules::ids::Seat,
    /// The decision at hand, if one is chosen.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Action>, nullable = false))]
    pub proposal: Option<Value>,
    /// What was said in this game; the oldest may be left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_items = 100))]
    pub said: Vec<Said>,
    #[serde(default)]
    pub volume: Volume,
}

impl AskCoach {
    /// The decision at hand.
    ///
    /// # Errors
    /// If it cannot be read, or too much was said.
    pub fn proposal(&self) -> Result<Option<Action>, Error> {
        if self.said.len() > 100 {
            return Err(Error::BadRequest("at most 100 remarks can be named".into()));
        }
        self.proposal.clone().map(input::action).transpose()
    }
}

/// What the coach says.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Remark {
    /// The key of its text.
    pub id: String,
    pub about: Topic,
    pub clause: Option<String>,
    /// The numbers of the position, for its text.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub numbers: BTreeMap<&'static str, f32>,
    /// What would be better, or what is meant.
    pub show: Option<Action>,
}

/// What the coach thinks of a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CoachNow {
    /// Null if nothing is worth saying.
    pub remark: Option<Remark>,
    /// The decision that the remark shows, with its reasons; null if the search did not think of it.
    pub shown: Option<Hint>,
    /// How many VP the best decision is better than the one at hand, 0 where that may be chance; null without one.
    pub loss: Option<f32>,
}

/// What there is to say about a position and the decision at hand. Of all triggers that fire, the most pressing speaks; of
/// equals, the first in the file.
#[must_use]
pub fn remark(view: &View, judged: &Judged, said: &[Said], volume: Volume) -> Option<Remark> {
    if !matches!(view.table.step, Step::Ask { seat, .. } if view.viewer == Some(seat)) {
        return None;
    }
    let costly = judged.loss.is_some_and(|loss| loss >= MATTERS);
    let heard = |trigger: &Trigger| match (volume, trigger.about) {
        (Volume::All, _) => true,
        (Volume::Pressing, Topic::Attack | Topic::Medal | Topic::Learned) if trigger.at == At::Go => true,
        _ => costly,
    };
    let turn = (view.table.round - 1) * TURNS + view.table.turn;
    let in_turn = said.iter().filter(|said| said.turn == turn).count();
    let offered = Offered::of(view);
    let numbers = numbers(view, judged, &offered);
    let mut found: Vec<(&Trigger, Option<Action>)> = Vec::new();
    for trigger in triggers().iter().filter(|trigger| heard(trigger)) {
        let times = || said.iter().filter(|said| said.id == trigger.id);
        let most = if trigger.once { 1 } else { IN_A_GAME };
        let warns = trigger.at == At::Proposal && costly;
        if times().any(|said| said.turn == turn) || !warns && (times().count() >= most || in_turn >= IN_A_TURN) {
            continue;
        }
        if let Some(show) = trigger.fires(judged, &numbers, &offered) {
            found.push((trigger, show));
        }
    }
    let (trigger, show) = found.into_iter().min_by_key(|(trigger, _)| trigger.about)?;
    let Trigger { id, about, clause, .. } = trigger;
    Some(Remark { id: id.clone(), about: *about, clause: clause.clone(), numbers, show })
}

/// Whether this trigger fires here, for tests.
#[must_use]
pub fn fires(view: &View, judged: &Judged, id: &str) -> bool {
    let trigger = triggers().iter().find(|trigger| trigger.id == id);
    let offered = Offered::of(view);
    let numbers = numbers(view, judged, &offered);
    trigger.is_some_and(|trigger| trigger.fires(judged, &numbers, &offered).is_some())
}

/// The coach of a seat: the same on a server and on a device.
#[must_use]
pub fn coach(view: &View, asked: &AskCoach, proposal: Option<Action>, seed: u64, stop: &dyn Fn() -> bool) -> CoachNow {
    let judged = judge(view, proposal, seed, stop);
    let remark = remark(view, &judged, &asked.said, asked.volume);
    let show = remark.as_ref().and_then(|remark| remark.show);
    let shown = judged.advice.suggestions.into_iter().find(|one| Some(one.estimate.action) == show);
    CoachNow { remark, shown: shown.map(Hint::from), loss: judged.loss }
}
