//! The legal decisions in a short form: a choice of several dice is one entry.
//!
//! Reroll (MAT-3) and DECK-12 allow any choice of at least one of up to 18 dice, so a complete list can hold millions
//! of decisions. An [`Offered`] names the dice instead; [`View::offers`] is short in every position.

mod graph;
mod pieces;
mod token;
mod why;

pub use graph::{Form, Label, OfferGraph};
pub use token::{Token, TokenKind};

use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use crate::action::Action;
use crate::few::Few;
use crate::ids::*;
use crate::json;
use crate::legal;
use crate::offer::{Offer, choices, nth_choice, number_of_choice};
use crate::table::State;
use crate::view::View;

/// One decision, or all that differ only in the dice they choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offered {
    One(Action),
    /// The action chooses at least one of these sorted dice; here it holds none of them.
    SomeOf {
        action: Action,
        dice: Dice,
    },
}

impl Offered {
    /// How many decisions this is.
    #[must_use]
    pub fn count(&self) -> u64 {
        match self {
            Offered::One(_) => 1,
            Offered::SomeOf { dice, .. } => choices(dice).into(),
        }
    }

    /// One of these decisions.
    #[must_use]
    pub fn first(&self) -> Action {
        match *self {
            Offered::One(action) => action,
            Offered::SomeOf { action, dice } => action.choosing(Few::of(&dice[..1])),
        }
    }

    /// All of these decisions. There may be hundreds of thousands: see [`Offered::count`].
    pub fn each(&self, mut f: impl FnMut(Action)) {
        match self {
            Offered::One(action) => f(*action),
            Offered::SomeOf { action, dice } => {
                (1..=choices(dice)).for_each(|k| f(action.choosing(nth_choice(dice, k))));
            }
        }
    }

    /// The decision with this number, from 0.
    #[must_use]
    pub fn nth(&self, number: u64) -> Option<Action> {
        match self {
            _ if number >= self.count() => None,
            Offered::One(action) => Some(*action),
            Offered::SomeOf { action, dice } => Some(action.choosing(nth_choice(dice, number as u32 + 1))),
        }
    }

    /// The number of this decision, with its dice in order, if it is one of them.
    #[must_use]
    pub fn number(&self, action: Action) -> Option<u64> {
        match self {
            _ if !self.has(action) => None,
            Offered::One(_) => Some(0),
            Offered::SomeOf { dice, .. } => Some(u64::from(number_of_choice(dice, action.chosen()?)) - 1),
        }
    }

    /// Whether this decision, with its dice in order, is one of them.
    #[must_use]
    pub fn has(&self, action: Action) -> bool {
        match self {
            Offered::One(one) => *one == action,
            Offered::SomeOf { action: any, dice } => {
                action.chosen().is_some_and(|chosen| is_choice(chosen, dice) && any.choosing(*chosen) == action)
            }
        }
    }
}

/// The field with the dice of a decision that chooses any of several.
const CHOSEN: &str = "dice";
const SOME_OF: &str = "some_of";

/// A decision as it is written everywhere; a choice has `{"some_of": [...]}` in the place of its dice.
impl Serialize for Offered {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Offered::SomeOf { action, dice } = self else { return self.first().serialize(serializer) };
        let mut fields = json::value(action).map_err(S::Error::custom)?;
        let dice = json::value(dice).map_err(S::Error::custom)?;
        fields[CHOSEN] = Map::from_iter([(SOME_OF.to_owned(), dice)]).into();
        fields.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Offered {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut fields = Map::deserialize(deserializer)?;
        let choice = fields.get_mut(CHOSEN).and_then(|dice| {
            let choice = dice.get_mut(SOME_OF)?.take();
            *dice = Value::Array(Vec::new());
            Some(choice)
        });
        let action = serde_json::from_value(Value::Object(fields)).map_err(D::Error::custom)?;
        match choice {
            None => Ok(Offered::One(action)),
            Some(dice) => {
                let dice: Dice = serde_json::from_value(dice).map_err(D::Error::custom)?;
                if dice.is_empty() || !dice.is_sorted() || action.chosen().is_none() {
                    return Err(D::Error::custom("at least one of some sorted dice is chosen"));
                }
                Ok(Offered::SomeOf { action, dice })
            }
        }
    }
}

impl Action {
    /// The dice of a decision that chooses any of several.
    pub(crate) fn chosen(&self) -> Option<&Dice> {
        match self {
            Action::Reroll { dice, .. } | Action::Card12 { dice } => Some(dice),
            _ => None,
        }
    }

    /// The same decision with these dice chosen.
    fn choosing(mut self, chosen: Dice) -> Self {
        match &mut self {
            Action::Reroll { dice, .. } | Action::Card12 { dice } => *dice = chosen,
            _ => unreachable!("{self:?} chooses no dice"),
        }
        self
    }
}

/// Whether the sorted `chosen` are at least one of the sorted `dice`.
pub(crate) fn is_choice(chosen: &[Die], dice: &[Die]) -> bool {
    let mut rest = dice.iter();
    chosen.is_sorted() && !chosen.is_empty() && chosen.iter().all(|die| rest.any(|other| other == die))
}

impl Offer for Vec<Offered> {
    fn add(&mut self, action: Action) {
        self.push(Offered::One(action));
    }
    fn add_choices(&mut self, dice: &[Die], action: impl Fn(Dice) -> Action) {
        let dice = Dice::of(dice);
        debug_assert_eq!(action(dice).chosen(), Some(&dice), "the decision tells which dice it chooses");
        match dice.len() {
            0 => {}
            1 => self.push(Offered::One(action(dice))),
            _ => self.push(Offered::SomeOf { action: action(Dice::new()), dice }),
        }
    }
}

/// A list that holds of every choice of dice at most [`MOST_CHOICES`], evenly spread.
struct Considered<'a>(&'a mut Vec<Action>);

/// More than the eleven different dice that hardly a player ever has at once allow.
const MOST_CHOICES: u32 = 2048;

impl Offer for Considered<'_> {
    fn add(&mut self, action: Action) {
        self.0.push(action);
    }
    fn add_choices(&mut self, dice: &[Die], action: impl Fn(Dice) -> Action) {
        let n = choices(dice);
        let number =
            |k: u32| if n <= MOST_CHOICES { k } else { (u64::from(k) * u64::from(n) / u64::from(MOST_CHOICES)) as u32 };
        self.0.extend((1..=n.min(MOST_CHOICES)).map(|k| action(nth_choice(dice, number(k)))));
    }
}

impl State {
    /// The legal decisions of the seat that is asked, in short form.
    #[must_use]
    pub fn offers(&self) -> Vec<Offered> {
        let mut list = Vec::new();
        legal::offers(&self.eyes(), &mut list);
        list
    }

    /// How many legal decisions the seat that is asked has.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.offers().iter().map(Offered::count).sum()
    }

    /// What a player who thinks one decision after the other should look at: all legal decisions, but of a choice
    /// that has more than 2048 possibilities only so many. `list` is cleared first.
    pub fn consider_into(&self, list: &mut Vec<Action>) {
        list.clear();
        legal::offers(&self.eyes(), &mut Considered(list));
    }
}

impl View {
    /// The legal decisions of the viewer in short form; none if somebody else is asked.
    #[must_use]
    pub fn offers(&self) -> Vec<Offered> {
        let mut list = Vec::new();
        if let Some(eyes) = self.deciding() {
            legal::offers(&eyes, &mut list);
        }
        list
    }

    /// [`State::consider_into`] for the viewer; nothing if somebody else is asked.
    pub fn consider_into(&self, list: &mut Vec<Action>) {
        list.clear();
        if let Some(eyes) = self.deciding() {
            legal::offers(&eyes, &mut Considered(list));
        }
    }

    /// [`View::consider_into`] as a new list.
    #[must_use]
    pub fn consider(&self) -> Vec<Action> {
        let mut list = Vec::new();
        self.consider_into(&mut list);
        list
    }
}
