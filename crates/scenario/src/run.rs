//! Runs one scenario.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde_json::{Map, Value, json};
use tharos_rules::ids::{DeckCard, Seat};
use tharos_rules::{Action, Ask, Event, Fast, Outcome, Refusal, Setup, State, Step as Waiting, Thing, validate};

use super::file::{Part, Scenario};
use super::matching::compare;
use super::picture::{find, picture};
use super::steps::{Auto, Decision, Offer, Step, parse};

/// Where and why a scenario failed.
pub struct Failure {
    pub line: usize,
    step: Option<usize>,
    reason: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Some(step) => write!(f, "step {step}: {}", self.reason),
            None => f.write_str(&self.reason),
        }
    }
}

/// The codes of the refusals that a scenario met.
pub type Refusals = BTreeSet<&'static str>;

pub fn run(scenario: &Scenario, part: &Part) -> Result<Refusals, Failure> {
    let line = part.line(scenario.position.span().start);
    let fail = |reason| Failure { line, step: None, reason };
    if scenario.clauses.is_empty() {
        return Err(fail("it names no clause".into()));
    }
    let mut log = Vec::new();
    let built = position(scenario).and_then(|setup| setup.build_with(&mut log));
    if let Some(reasons) = &scenario.illegal {
        return illegal(built, reasons).map(|()| Refusals::new()).map_err(fail);
    }
    let state = built.map_err(|wrong| fail(format!("the position is not legal: {}", wrong.join("; "))))?;
    let seed = scenario.seed.or(scenario.auto_chance.then_some(1));
    let mut run = Run::new(state, log, seed);
    for (i, written) in scenario.steps.iter().enumerate() {
        let line = part.line(written.span().start);
        let fail = |reason| Failure { line, step: Some(i + 1), reason };
        let step = parse(written.get_ref()).map_err(fail)?;
        run.step(&step).map_err(fail)?;
        let wrong = validate(&run.state);
        if !wrong.is_empty() {
            return Err(fail(format!("the state is not valid any more: {}", wrong.join("; "))));
        }
    }
    Ok(run.refusals)
}

fn position(scenario: &Scenario) -> Result<Setup, Vec<String>> {
    let written = scenario.position.get_ref().clone();
    written.try_into().map_err(|error: toml::de::Error| vec![error.to_string().trim().replace('\n', " ")])
}

/// Each reason must be part of what the position is refused for.
fn illegal(built: Result<State, Vec<String>>, reasons: &[String]) -> Result<(), String> {
    let Err(wrong) = built else { return Err("the position is legal, but should not be".into()) };
    match reasons.iter().find(|reason| !wrong.iter().any(|w| w.contains(*reason))) {
        Some(reason) => Err(format!("the position is not legal, but not for \"{reason}\": {}", wrong.join("; "))),
        None => Ok(()),
    }
}

/// A position in which steps are taken one after the other.
pub struct Run {
    pub state: State,
    /// The state before the last decision or outcome, and what happened since.
    before: State,
    log: Vec<Event>,
    /// Draws what chance is not told.
    random: Option<Fast>,
    refusals: Refusals,
}

impl Run {
    /// With what happened when the position was built.
    #[must_use]
    pub fn new(state: State, log: Vec<Event>, seed: Option<u64>) -> Self {
        Run { before: state, state, log, random: seed.map(Fast::new), refusals: Refusals::new() }
    }

    /// Takes a step, or says why it cannot be taken or what is not as expected.
    ///
    /// # Errors
    /// If so.
    pub fn step(&mut self, step: &Step) -> Result<(), String> {
        match step {
            Step::Decide(decision) => self.decide(decision),
            Step::Chance(outcome) => {
                self.begin_change();
                self.settle(outcome)
            }
            Step::Refuse { decision, reason } => self.refuse(decision, reason),
            Step::RefuseChance { outcome, reason } => match (self.state.possible(outcome), reason) {
                (Ok(()), _) => Err("this outcome of chance is possible, but should not be".into()),
                (Err(why), Some(reason)) if !why.why.contains(reason.as_str()) => {
                    Err(format!("the outcome is impossible, but not for \"{reason}\": {why}"))
                }
                _ => Ok(()),
            },
            Step::WhyNot { thing, seat, reason } => self.why_not(thing, *seat, reason),
            Step::Offered { offers, want } => self.offered(offers, *want),
            Step::OfferedOnly(offers) => self.offered_only(offers),
            Step::Offers(wanted) => self.count(wanted),
            Step::Expect(paths) => expect(&picture(&self.state), paths),
            Step::Change(paths) => change(&picture(&self.before), &picture(&self.state), paths),
            Step::Event { events, want, hidden_from } => self.event(events, *want, hidden_from),
            Step::Auto { what, seed } => self.auto(what, *seed),
        }
    }

    fn begin_change(&mut self) {
        self.before = self.state;
        self.log.clear();
    }

    fn settle(&mut self, outcome: &Outcome) -> Result<(), String> {
        let waiting = self.waiting();
        let settled = self.state.settle(outcome, Some(&mut self.log));
        settled.map_err(|why| format!("chance cannot do this: {why} ({waiting})"))
    }

    /// What the game waits for, in words.
    fn waiting(&self) -> String {
        match self.state.table.step {
            Waiting::Ask { seat, ask } => format!("the game asks seat {seat}: {}", word(&json!(ask))),
            Waiting::Chance(chance) => format!("the game waits for chance: {}", json!(chance)),
            Waiting::Over => "the game is over".to_owned(),
        }
    }

    /// Before a decision chance draws what it was not told, if the scenario allows it.
    fn until_asked(&mut self) {
        let Some(random) = &mut self.random else { return };
        if matches!(self.state.table.step, Waiting::Chance(_)) {
            self.before = self.state;
            self.log.clear();
        }
        while let Some(outcome) = self.state.sample(random) {
            self.state.settle_unchecked(&outcome, Some(&mut self.log));
        }
    }

    /// The seat that is asked, if it is the stated one.
    fn asked(&mut self, seat: Option<Seat>) -> Result<Seat, String> {
        self.until_asked();
        match (self.state.table.decider(), seat) {
            (Some(asked), Some(seat)) if seat != asked => Err(format!("seat {seat} is not asked; {}", self.waiting())),
            (Some(asked), _) => Ok(asked),
            (None, _) => Err(format!("nobody is asked; {}", self.waiting())),
        }
    }

    fn decide(&mut self, decision: &Decision) -> Result<(), String> {
        let seat = self.asked(decision.seat)?;
        let mut next = self.state;
        let events = next.play(seat, decision.action).map_err(|refusal| {
            let action = self.state.normalise(seat, decision.action);
            format!("{} is refused: {}{}", json!(action), json!(refusal), self.similar(action))
        })?;
        self.begin_change();
        self.state = next;
        self.log.extend(events);
        Ok(())
    }

    /// A few legal decisions of the same name, or the names of all.
    fn similar(&self, action: Action) -> String {
        let name = |action: &Action| word(&json!(action)["do"]);
        let legal = self.state.legal();
        let same: Vec<_> = legal.iter().filter(|a| name(a) == name(&action)).map(|a| json!(a).to_string()).collect();
        if same.is_empty() {
            let names: BTreeMap<String, ()> = legal.iter().map(|a| (name(a), ())).collect();
            let names: Vec<_> = names.into_keys().collect();
            return format!("; {}; legal are {}", self.waiting(), names.join(", "));
        }
        let more = if same.len() > 5 { format!(" and {} more", same.len() - 5) } else { String::new() };
        format!("; legal are {}{more}", same[..same.len().min(5)].join(", "))
    }

    fn refuse(&mut self, decision: &Decision, reason: &Map<String, Value>) -> Result<(), String> {
        self.until_asked();
        let Some(seat) = decision.seat.or(self.state.table.decider()) else {
            return Err(format!("nobody is asked; {}", self.waiting()));
        };
        let Err(refusal) = self.state.check(seat, decision.action) else {
            return Err(format!("{} is legal, but should be refused", json!(decision.action)));
        };
        self.refused(refusal, reason)
    }

    /// Why a thing cannot be used at all, before anyone tries.
    fn why_not(&mut self, thing: &Value, seat: Option<Seat>, reason: &Map<String, Value>) -> Result<(), String> {
        let named = named_thing(thing)?;
        let seat = seat.or(self.state.table.decider()).ok_or("nobody is asked, so a seat must be named")?;
        match self.state.why_not(seat).into_iter().find(|w| w.thing == named) {
            None => Err(format!("{thing} can be used by seat {seat}, or is not among its things")),
            Some(found) => self.refused(found.refusal, reason),
        }
    }

    fn refused(&mut self, refusal: Refusal, reason: &Map<String, Value>) -> Result<(), String> {
        self.refusals.insert(refusal.why.code());
        compare("refusal", &Value::Object(reason.clone()), &json!(refusal))
    }

    fn offered(&mut self, offers: &[Offer], want: bool) -> Result<(), String> {
        self.until_asked();
        for offer in offers {
            let asked = self.state.table.decider();
            let found = asked.is_some()
                && (offer.seat.is_none() || offer.seat == asked)
                && self.state.legal().into_iter().any(|action| offer.pattern.fits(action));
            if found != want {
                let is = if want { "is not offered" } else { "is offered, but should not be" };
                return Err(format!("{} {is}; {}", offer.text, self.waiting()));
            }
        }
        Ok(())
    }

    fn offered_only(&mut self, offers: &[Offer]) -> Result<(), String> {
        self.offered(offers, true)?;
        let fits = |action: &Action| offers.iter().any(|offer| offer.pattern.fits(*action));
        match self.state.legal().iter().find(|action| !fits(action)) {
            Some(other) => Err(format!("{} is offered too", json!(other))),
            None => Ok(()),
        }
    }

    fn count(&mut self, wanted: &Value) -> Result<(), String> {
        self.until_asked();
        let legal = self.state.legal();
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for action in &legal {
            *counts.entry(word(&json!(action)["do"])).or_default() += 1;
        }
        let per_name = |map: &Map<String, Value>| {
            for (name, n) in map {
                compare(&format!("offers.{name}"), n, &json!(counts.get(name).copied().unwrap_or(0)))?;
            }
            Ok(())
        };
        match wanted {
            Value::Object(map) if !map.keys().all(|key| key == "min" || key == "max") => per_name(map),
            _ => compare("offers", wanted, &json!(legal.len())).map_err(|error| format!("{error}: {}", json!(counts))),
        }
    }

    /// The events must have happened in this order, others may stand between them.
    fn event(&self, events: &[Value], want: bool, hidden_from: &[Seat]) -> Result<(), String> {
        let mut log = self.log.iter();
        for wanted in events {
            if !want {
                log = self.log.iter();
            }
            let found = log.by_ref().find(|event| compare("event", wanted, &json!(event)).is_ok());
            match found {
                None if want => {
                    let happened: Vec<_> = self.log.iter().map(|event| json!(event).to_string()).collect();
                    return Err(format!("no event {wanted}; there were {}", happened.join(", ")));
                }
                Some(event) if !want => return Err(format!("{} happened, but should not", json!(event))),
                Some(event) => {
                    if let Some(seat) = hidden_from.iter().find(|&&seat| event.visible_to(Some(seat))) {
                        return Err(format!("seat {seat} sees {}, but should not", json!(event)));
                    }
                }
                None => {}
            }
        }
        Ok(())
    }

    fn auto(&mut self, what: &Auto, seed: Option<u64>) -> Result<(), String> {
        self.begin_change();
        match what {
            Auto::Chance => {
                let mut random = seed.map_or_else(|| self.random.clone().unwrap_or(Fast::new(1)), Fast::new);
                while let Some(outcome) = self.state.sample(&mut random) {
                    self.state.settle_unchecked(&outcome, Some(&mut self.log));
                }
                if seed.is_none() && self.random.is_some() {
                    self.random = Some(random);
                }
            }
            Auto::Pass => {
                while let Waiting::Ask { seat, ask: Ask::Go } = self.state.table.step {
                    let events = self.state.play(seat, Action::Pass);
                    self.log.extend(events.map_err(|_| format!("passing is not legal here; {}", self.waiting()))?);
                }
            }
        }
        Ok(())
    }
}

fn word(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn expect(now: &Value, paths: &Map<String, Value>) -> Result<(), String> {
    let wrong: Vec<_> = paths
        .iter()
        .filter_map(|(path, wanted)| find(now, path).and_then(|is| compare(path, wanted, is)).err())
        .collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("; ")) }
}

/// How much numbers have changed since before the last decision or outcome.
fn change(before: &Value, now: &Value, paths: &Map<String, Value>) -> Result<(), String> {
    for (path, wanted) in paths {
        let number = |root| find(root, path)?.as_i64().ok_or_else(|| format!("{path} is not a number"));
        let (was, is) = (number(before)?, number(now)?);
        if Some(is - was) != wanted.as_i64() {
            return Err(format!("expected {path} to change by {wanted}, but it went from {was} to {is}"));
        }
    }
    Ok(())
}

/// A mat action, a building, `activate CARD`, a player card, `CARD marker`, or the number of an action card.
fn named_thing(value: &Value) -> Result<Thing, String> {
    if let Some(number) = value.as_u64() {
        let card = DeckCard::try_from(u8::try_from(number).unwrap_or(0))?;
        return Ok(Thing::ActionCard { card });
    }
    let text = value.as_str().ok_or_else(|| format!("{value} is not the name of a thing"))?;
    if let Some(card) = text.strip_prefix("activate ") {
        return Ok(Thing::Activation { card: card.parse()? });
    }
    if let Some(card) = text.strip_suffix(" marker") {
        return Ok(Thing::MarkerAction { card: card.parse()? });
    }
    if let Ok(action) = text.parse() {
        return Ok(Thing::Mat { action });
    }
    if let Ok(building) = text.parse() {
        return Ok(Thing::Building { building });
    }
    match text.parse() {
        Ok(card) => Ok(Thing::DiceAction { card }),
        Err(_) => Err(format!(
            "'{text}' is not a thing: a mat action, a building, 'activate CARD', CARD, 'CARD marker' or a card number"
        )),
    }
}
