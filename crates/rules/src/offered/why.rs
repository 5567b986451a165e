//! Why a thing does not go with what was pointed at before.

use serde_json::{Map, Value};

use super::pieces::{Part, pieces};
use super::token::{Around, Token, tokens};
use super::{CHOSEN, Offered};
use crate::action::Action;
use crate::ids::Dice;
use crate::json;
use crate::refusal::Refusal;
use crate::view::View;

impl View {
    /// Why this thing does not go with the picks: what speaks against the decision that holds the picks, with the
    /// thing in the place of its like. `None` if no decision of the picks names anything like it, or if it does go.
    #[must_use]
    pub fn why(&self, picks: &[Token], thing: &Token) -> Option<Refusal> {
        let offers: Vec<Taken> = self.offers().iter().map(Taken::apart).collect();
        let unlike: Vec<Token> = picks.iter().filter(|pick| pick.kind != thing.kind).cloned().collect();
        let close = offers.iter().filter(|offer| offer.holds(picks));
        let further = offers.iter().filter(|offer| offer.holds(&unlike));
        let attempts = close.chain(further).filter_map(|offer| offer.with(thing, picks));
        attempts.filter_map(|action| self.check(self.normalise(action)).err()).next()
    }
}

/// A decision taken apart: fields with their values, and the tokens of each.
struct Taken {
    parts: Vec<Taking>,
    /// The dice among which it chooses.
    dice: Dice,
}

struct Taking {
    field: &'static str,
    item: bool,
    value: Value,
    tokens: Vec<Token>,
}

impl Taken {
    fn apart(offered: &Offered) -> Self {
        let (action, dice) = match *offered {
            Offered::One(action) => (action, Dice::new()),
            Offered::SomeOf { action, dice } => (action, dice),
        };
        let (around, mut column) = (Around::of(&action), String::new());
        let mut parts = Vec::new();
        pieces(&action, &mut |piece| {
            let tokens = tokens(&piece, Around { column: &column, ..around });
            if let ("Column", Part::Text(text)) = (piece.of, &piece.value) {
                (*text).clone_into(&mut column);
            }
            parts.push(Taking { field: piece.field, item: piece.item, value: piece.value.into(), tokens });
        });
        Taken { parts, dice }
    }

    fn tokens(&self) -> impl Iterator<Item = Token> {
        let chosen = self.dice.iter().map(|&die| Token::die(die));
        self.parts.iter().flat_map(|part| part.tokens.iter().cloned()).chain(chosen)
    }

    fn holds(&self, picks: &[Token]) -> bool {
        let mut own: Vec<Token> = self.tokens().collect();
        picks.iter().all(|pick| own.iter().position(|token| token == pick).map(|at| own.swap_remove(at)).is_some())
    }

    /// The decision with `thing` in the place of its like, of one that was not picked if there is one.
    fn with(&self, thing: &Token, picks: &[Token]) -> Option<Action> {
        let like = |part: &&Taking| part.field != "do" && part.tokens.first().is_some_and(|t| t.kind == thing.kind);
        let free = |part: &&Taking| like(part) && !picks.contains(&part.tokens[0]);
        let chooses = !self.dice.is_empty() && Token::die(self.dice[0]).kind == thing.kind;
        let old = self.parts.iter().find(free).or_else(|| self.parts.iter().find(like));
        if !chooses && old.is_none_or(|part| part.tokens[0] == *thing) {
            return None;
        }
        let named = |value: &Value| match value {
            Value::Number(_) => thing.name.parse::<u64>().ok().map(Value::from),
            _ => Some(Value::from(thing.name.as_str())),
        };
        let mut fields = Map::new();
        for part in &self.parts {
            let exchanged = !chooses && old.is_some_and(|old| std::ptr::eq(old, part));
            let value = if exchanged { named(&part.value)? } else { part.value.clone() };
            match fields.get_mut(part.field) {
                Some(Value::Array(list)) if part.item => list.push(value),
                _ => {
                    drop(fields.insert(part.field.to_owned(), if part.item { Value::from(vec![value]) } else { value }))
                }
            }
        }
        if chooses {
            fields.insert(CHOSEN.to_owned(), Value::from(vec![thing.name.as_str()]));
        } else if !self.dice.is_empty() {
            fields.insert(CHOSEN.to_owned(), json::value(&Dice::of(&self.dice[..1])).ok()?);
        }
        serde_json::from_value(Value::Object(fields)).ok()
    }
}
