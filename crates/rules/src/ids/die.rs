//! Dice, and dice as they are placed.

use std::fmt;
use std::str::FromStr;

use super::{Colour, as_text};
use crate::few::Few;

/// A die with a colour and a value. Equal dice are one choice, so a die has no identity.
/// One byte: colour times 41 plus value, so the 200 dice are ordered by colour and value, and 0 is none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Die(u8);

impl Die {
    /// CARD-10: no die is lifted above this.
    pub const HIGHEST: u8 = 40;
    /// How far the codes of two colours are apart.
    const STEP: u8 = Self::HIGHEST + 1;

    #[must_use]
    pub const fn new(colour: Colour, value: u8) -> Self {
        debug_assert!(value >= 1 && value <= Self::HIGHEST);
        Die(colour as u8 * Self::STEP + value)
    }

    /// The byte that stands for this die; 0 stands for none.
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_code(code: u8) -> Self {
        Die(code)
    }

    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / Self::STEP) as usize]
    }

    #[must_use]
    pub const fn value(self) -> u8 {
        self.0 % Self::STEP
    }

    #[must_use]
    pub const fn with_value(self, value: u8) -> Self {
        Die::new(self.colour(), value)
    }

    #[must_use]
    pub const fn with_colour(self, colour: Colour) -> Self {
        Die::new(colour, self.value())
    }

    #[must_use]
    pub fn is_white(self) -> bool {
        self.0 < Self::STEP
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour(), self.value())
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Die {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (colour, value) = text.split_once(' ').ok_or_else(|| format!("'{text}' is not a die such as 'white 3'"))?;
        let value = value.parse().map_err(|_| format!("'{value}' is not the value of a die"))?;
        if !(1..=Die::HIGHEST).contains(&value) {
            return Err(format!("{value} is not the value of a die, 1 to {}", Die::HIGHEST));
        }
        Ok(Die::new(colour.parse()?, value))
    }
}

/// A player has 18 dice, so no list of dice is longer.
pub const DICE: usize = 18;

/// Dice with values, sorted.
pub type Dice = Few<Die, DICE>;

/// A die as it is placed for an action: what it is, and what it counts as there.
///
/// * `white 3`: placed as it is;
/// * `white 3 as blue 3`: dyed (CARD-2);
/// * `red 3 as red 4 by trans`: with the transformation effect (TRANS-4 to TRANS-6), which is then used up;
/// * `card as red 5`: DECK-16, the card that is a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Placed {
    pub card: bool,
    pub die: Die,
    pub counts: Die,
    pub trans: bool,
}

impl Placed {
    #[must_use]
    pub const fn plain(die: Die) -> Self {
        Placed { die, counts: die, trans: false, card: false }
    }

    #[must_use]
    pub const fn card(face: Die) -> Self {
        Placed { die: face, counts: face, trans: false, card: true }
    }

    #[must_use]
    pub const fn colour(self) -> Colour {
        self.counts.colour()
    }

    #[must_use]
    pub const fn value(self) -> u8 {
        self.counts.value()
    }

    #[must_use]
    pub fn recoloured(self) -> bool {
        self.die.colour() != self.counts.colour()
    }
}

impl From<Die> for Placed {
    fn from(die: Die) -> Self {
        Placed::plain(die)
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.card {
            return write!(f, "card as {}", self.counts);
        }
        write!(f, "{}", self.die)?;
        if self.counts != self.die {
            write!(f, " as {}", self.counts)?;
        }
        if self.trans {
            f.write_str(" by trans")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Placed {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(face) = text.strip_prefix("card as ") {
            return Ok(Placed::card(face.parse()?));
        }
        let (text, trans) = match text.strip_suffix(" by trans") {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let (die, counts) = match text.split_once(" as ") {
            Some((die, counts)) => (die.parse()?, counts.parse()?),
            None => {
                let die = text.parse()?;
                (die, die)
            }
        };
        Ok(Placed { die, counts, trans, card: false })
    }
}

as_text!(Die, Placed);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_forms_round_trip() {
        for text in ["white 3", "white 3 as blue 3", "red 3 as red 4 by trans", "card as red 5", "green 8"] {
            assert_eq!(text.parse::<Placed>().unwrap().to_string(), text);
        }
        for wrong in ["white", "white 0", "pink 3", "white 41", "green 255", "red 300"] {
            assert!(wrong.parse::<Die>().is_err(), "{wrong}");
        }
    }

    /// Every colour with every value is a different die, keeps both, and stands in order.
    #[test]
    fn every_die_has_its_own_code() {
        let values = || 1..=Die::HIGHEST;
        let all: Vec<Die> = Colour::ALL.iter().flat_map(|&colour| values().map(move |v| Die::new(colour, v))).collect();
        assert!(all.is_sorted_by(|a, b| a < b) && all[0] > Die::default());
        for (die, (colour, value)) in all.iter().zip(Colour::ALL.iter().flat_map(|&c| values().map(move |v| (c, v)))) {
            assert_eq!((die.colour(), die.value(), die.is_white()), (colour, value, colour == Colour::White));
            assert_eq!(die.to_string().parse(), Ok(*die));
            assert_eq!(Die::from_code(die.code()), *die);
        }
    }
}
