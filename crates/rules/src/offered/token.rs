//! The things of a decision that a player can point at.

use std::fmt;
use std::str::FromStr;

use super::pieces::{Part, Piece};
use crate::action::Action;
use crate::ids::*;
use crate::refusal::Thing;

named! {
    /// What sort of thing a [`Token`] is. The first line lies on the table; the others are details that one is asked for.
    TokenKind: Do = "do", Die = "die", Region = "region", Building = "building", Card = "card", Deck = "deck",
    Store = "store", Attack = "attack",
    Verb = "verb", Option = "option", As = "as", With = "with", Colour = "colour", Take = "take", Goods = "goods",
    Space = "space", To = "to", Own = "own", Organizer = "organizer", Manipulator = "manipulator", Give = "give",
    Gain = "gain", Medal = "medal", First = "first", Marker = "marker", Mine = "mine"
}

/// A thing or a detail that a decision names: `die:red 5`, `region:2/3`, `card:banker`, `to:5`.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Token {
    pub kind: TokenKind,
    pub name: String,
}

impl Token {
    fn new(kind: TokenKind, name: impl fmt::Display) -> Self {
        Token { kind, name: name.to_string() }
    }

    pub(super) fn die(die: Die) -> Self {
        Token::new(TokenKind::Die, die)
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.kind, self.name)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Token {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, name) = text.split_once(':').ok_or_else(|| format!("'{text}' is not a kind and a name"))?;
        Ok(Token { kind: kind.parse()?, name: name.to_owned() })
    }
}

as_text!(Token);

/// What the tokens of a part depend on besides the part itself.
#[derive(Clone, Copy)]
pub(super) struct Around<'a> {
    pub thing: Option<Thing>,
    /// The decision chooses among dice beside the one it places.
    pub chooses: bool,
    /// The column of the dice store it names.
    pub column: &'a str,
}

impl<'a> Around<'a> {
    pub fn of(action: &Action) -> Around<'a> {
        Around { thing: action.thing(), chooses: action.chosen().is_some(), column: "" }
    }

    /// In play: a card that is looked for is taken, not played.
    pub fn takes_cards(&self) -> bool {
        !matches!(self.thing, None | Some(Thing::ActionCard { .. } | Thing::Mat { .. } | Thing::Activation { .. }))
    }
}

/// What one can point at for this part of a decision.
pub(super) fn tokens(piece: &Piece<'_>, around: Around<'_>) -> Vec<Token> {
    use TokenKind as Kind;
    let one = |kind: Kind, name: &dyn fmt::Display| vec![Token::new(kind, name)];
    let field = || piece.field.parse::<Kind>().expect("a field that names its kind");
    match (piece.of, &piece.value) {
        (_, Part::Empty) => Vec::new(),
        (_, Part::Counts(counts)) => {
            let times = |n: &serde_json::Value| n.as_u64().unwrap_or(0) as usize;
            counts.iter().flat_map(|(colour, n)| vec![Token::new(Kind::Colour, colour); times(n)]).collect()
        }
        (_, Part::Text(verb)) if piece.field == "do" => uses(verb, around.thing),
        ("Placed", Part::Text(text)) => {
            let placed: Placed = text.parse().expect("a die as it is placed");
            let mut all = Vec::new();
            if !placed.card {
                all.push(Token::new(Kind::Die, placed.die));
            }
            if placed != Placed::plain(placed.die) {
                all.push(Token::new(Kind::As, text));
            }
            if around.chooses {
                let with: &dyn fmt::Display = if placed.card { &"card" } else { &placed.die };
                all.push(Token::new(Kind::With, with));
            }
            all
        }
        ("Die", Part::Text(die)) => one(Kind::Die, die),
        ("Region", Part::Text(region)) => {
            let mut all = one(Kind::Region, region);
            if matches!(piece.field, "marker" | "mine") {
                all.push(Token::new(field(), region));
            }
            all
        }
        ("Building", Part::Text(building)) => one(Kind::Building, building),
        ("PlayerCard", Part::Text(card)) => one(Kind::Card, card),
        ("DeckCard", Part::Number(card)) => one(if around.takes_cards() { Kind::Take } else { Kind::Deck }, card),
        ("Column", _) => Vec::new(),
        ("Colour", Part::Text(colour)) if !around.column.is_empty() => {
            one(Kind::Store, &format_args!("{} {colour}", around.column))
        }
        ("Colour", Part::Text(colour)) if matches!(piece.field, "ore" | "crystals") => {
            one(Kind::Colour, &format_args!("{} {colour}", piece.field))
        }
        ("Colour", Part::Text(colour)) => one(Kind::Colour, colour),
        (_, Part::Text(text)) => one(field(), text),
        // DECK-27: the attack card of a column.
        (_, Part::Number(column)) if piece.field == "column" => one(Kind::Attack, column),
        (_, Part::Number(number)) => one(field(), number),
        (_, Part::Flag(flag)) => one(field(), flag),
    }
}

/// What a decision uses first of all, and the option of it: `organizer_draw` is the Organizer, `draw`.
fn uses(verb: &str, thing: Option<Thing>) -> Vec<Token> {
    use TokenKind as Kind;
    let (used, long) = match thing {
        Some(Thing::Mat { action }) => return vec![Token::new(Kind::Do, action)],
        Some(Thing::Building { building }) => return vec![Token::new(Kind::Building, building)],
        None if matches!(verb, "use_trans" | "flip") => return vec![Token::new(Kind::Do, verb)],
        None | Some(Thing::Activation { .. }) => return vec![Token::new(Kind::Verb, verb)],
        Some(Thing::DiceAction { card } | Thing::MarkerAction { card }) => {
            (Token::new(Kind::Card, card), card.to_string())
        }
        Some(Thing::ActionCard { card }) => (Token::new(Kind::Deck, card.number()), format!("card{}", card.number())),
    };
    let option = verb.strip_prefix(&long).and_then(|rest| rest.strip_prefix('_'));
    std::iter::once(used).chain(option.map(|option| Token::new(Kind::Option, option))).collect()
}
