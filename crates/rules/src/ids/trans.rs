//! Transformation markers.

use std::fmt;
use std::str::FromStr;

use super::{Colour, as_text};

/// A transformation marker (TRANS-1 to TRANS-7, DATA-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Trans {
    None,
    Jars(u8),
    Combat(u8),
    AnyDie,
    ColouredDie(Colour),
    WhiteAsAny,
    FlipWhite,
}

impl Trans {
    /// TRANS-4 to TRANS-6 are declared together with the placing of dice.
    #[must_use]
    pub const fn needs_placing(self) -> bool {
        matches!(self, Trans::AnyDie | Trans::ColouredDie(_) | Trans::WhiteAsAny)
    }

    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Trans::None => "TRANS-1",
            Trans::Jars(_) => "TRANS-2",
            Trans::Combat(_) => "TRANS-3",
            Trans::AnyDie => "TRANS-4",
            Trans::ColouredDie(_) => "TRANS-5",
            Trans::WhiteAsAny => "TRANS-6",
            Trans::FlipWhite => "TRANS-7",
        }
    }
}

impl fmt::Display for Trans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trans::None => f.write_str("none"),
            Trans::Jars(n) => write!(f, "{n} jars"),
            Trans::Combat(n) => write!(f, "combat +{n}"),
            Trans::AnyDie => f.write_str("any die +1"),
            Trans::ColouredDie(c) => write!(f, "{c} die +-1"),
            Trans::WhiteAsAny => f.write_str("white as any colour"),
            Trans::FlipWhite => f.write_str("flip two white"),
        }
    }
}

impl FromStr for Trans {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let trans = match text {
            "none" => Trans::None,
            "3 jars" => Trans::Jars(3),
            "5 jars" => Trans::Jars(5),
            "combat +1" => Trans::Combat(1),
            "combat +2" => Trans::Combat(2),
            "any die +1" => Trans::AnyDie,
            "white as any colour" => Trans::WhiteAsAny,
            "flip two white" => Trans::FlipWhite,
            _ => match text.strip_suffix(" die +-1") {
                Some(colour) => Trans::ColouredDie(colour.parse()?),
                None => {
                    return Err(format!(
                        "'{text}' is not a transformation marker: none, 3 jars, 5 jars, combat +1, combat +2, \
                         any die +1, <colour> die +-1, white as any colour, flip two white"
                    ));
                }
            },
        };
        Ok(trans)
    }
}

as_text!(Trans);
