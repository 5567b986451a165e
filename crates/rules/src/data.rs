//! DATA-1 to DATA-4: the values that the printed rules show only in pictures.
//!
//! An owner of the box can play with corrected values; `crates/data` reads them from a file.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ids::{Colour, ColourSet, Shape, Trans};
use crate::json::FromJson;

/// Every round reveals four attack cards (PREP-1).
pub const LEAST_ATTACK_CARDS: usize = 4;
pub const MOST_ATTACK_CARDS: usize = 60;
pub const HIGHEST_ATTACK_VALUE: u8 = 9;
/// SET-4: one transformation marker for every region.
pub const TRANS_MARKERS: usize = 16;

/// The values of DATA-1 to DATA-4. Files that differ only in the order of cards or markers give equal values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(try_from = "Written", into = "Written")]
pub struct Data {
    /// DATA-1: how many attack cards there are of each value. (In JSON one number for each card.)
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub attack: [u8; HIGHEST_ATTACK_VALUE as usize + 1],
    /// DATA-2: the transformation markers, sorted.
    #[cfg_attr(feature = "schema", schema(min_items = 16, max_items = 16))]
    pub trans: [Trans; TRANS_MARKERS],
    /// DATA-3: the colours of DECK-32 to DECK-34.
    #[cfg_attr(feature = "schema", schema(min_items = 3, max_items = 3))]
    pub mine_colours: [ColourSet; 3],
    /// DATA-4: the shapes of DECK-35 to DECK-38.
    #[cfg_attr(feature = "schema", schema(min_items = 4, max_items = 4))]
    pub shapes: [Shape; 4],
}

impl Default for Data {
    /// The project's own values.
    fn default() -> Self {
        const WHITE: u8 = 1 << Colour::White as u8;
        const YELLOW: u8 = 1 << Colour::Yellow as u8;
        const BLUE: u8 = 1 << Colour::Blue as u8;
        const RED: u8 = 1 << Colour::Red as u8;
        const GREEN: u8 = 1 << Colour::Green as u8;
        Data {
            attack: [0, 1, 2, 2, 2, 1, 0, 0, 0, 0],
            trans: [
                Trans::None,
                Trans::None,
                Trans::Jars(3),
                Trans::Jars(3),
                Trans::Jars(5),
                Trans::Combat(1),
                Trans::Combat(1),
                Trans::Combat(2),
                Trans::AnyDie,
                Trans::AnyDie,
                Trans::ColouredDie(Colour::Yellow),
                Trans::ColouredDie(Colour::Blue),
                Trans::ColouredDie(Colour::Red),
                Trans::ColouredDie(Colour::Green),
                Trans::WhiteAsAny,
                Trans::FlipWhite,
            ],
            mine_colours: [
                ColourSet(YELLOW | GREEN | BLUE),
                ColourSet(WHITE | GREEN | RED),
                ColourSet(WHITE | BLUE | YELLOW),
            ],
            shapes: [Shape::Line, Shape::Square, Shape::L, Shape::T],
        }
    }
}

impl Data {
    /// DATA-1 as a sorted list, one value for every card.
    pub fn attack_values(&self) -> impl Iterator<Item = u8> + use<> {
        let attack = self.attack;
        (0..=HIGHEST_ATTACK_VALUE)
            .flat_map(move |value| std::iter::repeat_n(value, usize::from(attack[usize::from(value)])))
    }
}

/// The form inside a game record: the lists that stand in the file, with shapes by name.
#[derive(Serialize, FromJson)]
#[serde(deny_unknown_fields)]
struct Written {
    attack: Vec<u8>,
    trans: Vec<Trans>,
    mine_colours: [ColourSet; 3],
    shapes: [Shape; 4],
}

impl From<Data> for Written {
    fn from(data: Data) -> Self {
        Written {
            attack: data.attack_values().collect(),
            trans: data.trans.to_vec(),
            mine_colours: data.mine_colours,
            shapes: data.shapes,
        }
    }
}

impl TryFrom<Written> for Data {
    type Error = String;
    fn try_from(written: Written) -> Result<Self, String> {
        if let Some(value) = written.attack.iter().find(|&&value| value > HIGHEST_ATTACK_VALUE) {
            return Err(format!("attack: {}", not_an_attack_value(value)));
        }
        if let Some(set) = written.mine_colours.iter().find(|set| set.len() != 3) {
            return Err(format!("mine_colours: needs three different colours, has {}", set.len()));
        }
        Ok(Data {
            attack: attack_counts(&written.attack).map_err(|problem| format!("attack: {problem}"))?,
            trans: markers(written.trans).map_err(|problem| format!("trans: {problem}"))?,
            mine_colours: written.mine_colours,
            shapes: written.shapes,
        })
    }
}

/// What is wrong with such a value.
pub fn not_an_attack_value(value: impl fmt::Display) -> String {
    format!("{value} is not the value of an attack card, which is 0 to {HIGHEST_ATTACK_VALUE}")
}

/// DATA-1: how many cards of each value; the values themselves are at most [`HIGHEST_ATTACK_VALUE`].
///
/// # Errors
/// If these are too few or too many cards.
pub fn attack_counts(values: &[u8]) -> Result<[u8; HIGHEST_ATTACK_VALUE as usize + 1], String> {
    if !(LEAST_ATTACK_CARDS..=MOST_ATTACK_CARDS).contains(&values.len()) {
        return Err(format!("needs {LEAST_ATTACK_CARDS} to {MOST_ATTACK_CARDS} attack cards, has {}", values.len()));
    }
    let mut counts = [0; HIGHEST_ATTACK_VALUE as usize + 1];
    for &value in values {
        counts[usize::from(value)] += 1;
    }
    Ok(counts)
}

/// DATA-2, in order.
///
/// # Errors
/// If these are not 16 markers.
pub fn markers(mut markers: Vec<Trans>) -> Result<[Trans; TRANS_MARKERS], String> {
    markers.sort_unstable();
    markers
        .try_into()
        .map_err(|wrong: Vec<_>| format!("needs exactly {TRANS_MARKERS} transformation markers, has {}", wrong.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_form_is_readable_and_round_trips() {
        let data = Data::default();
        let json = serde_json::to_string(&data).unwrap();
        assert_eq!(
            json,
            "{\"attack\":[1,2,2,3,3,4,4,5],\"trans\":[\"none\",\"none\",\"3 jars\",\"3 jars\",\"5 jars\",\
             \"combat +1\",\"combat +1\",\"combat +2\",\"any die +1\",\"any die +1\",\"yellow die +-1\",\
             \"blue die +-1\",\"red die +-1\",\"green die +-1\",\"white as any colour\",\"flip two white\"],\
             \"mine_colours\":[[\"yellow\",\"blue\",\"green\"],[\"white\",\"red\",\"green\"],[\"white\",\"yellow\",\"blue\"]],\
             \"shapes\":[\"line\",\"square\",\"l\",\"t\"]}"
        );
        assert_eq!(serde_json::from_str::<Data>(&json).unwrap(), data);
    }

    #[test]
    fn json_is_checked_like_the_file() {
        let json = serde_json::to_string(&Data::default()).unwrap();
        for (old, new, problem) in [
            ("[1,2,2,3,3,4,4,5]", "[1,2,2]", "attack: needs 4 to 60 attack cards, has 3"),
            ("[1,2,2,3,3,4,4,5]", "[1,2,2,10]", "attack: 10 is not the value of an attack card, which is 0 to 9"),
            ("\"none\",\"none\"", "\"none\"", "trans: needs exactly 16 transformation markers, has 15"),
            ("[\"white\",\"red\",\"green\"]", "[\"red\"]", "mine_colours: needs three different colours, has 1"),
            (
                "[\"white\",\"red\",\"green\"]",
                "[\"red\",\"red\",\"blue\"]",
                "`mine_colours`: the same thing stands twice in a set",
            ),
            ("\"line\"", "\"u\"", "`shapes`: unknown variant `u`"),
            ("\"attack\"", "\"more\":0,\"attack\"", "unknown field `more`"),
        ] {
            assert_eq!(json.matches(old).count(), 1, "{old}");
            let error = serde_json::from_str::<Data>(&json.replace(old, new)).unwrap_err().to_string();
            assert!(error.starts_with(problem), "{error}");
        }
    }
}
