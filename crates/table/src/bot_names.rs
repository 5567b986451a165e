//! The names of bots. The one list of them; they are the same in every language.

use tharos_rules::Digest;

use crate::api::Level;
use crate::model::{Occupant, TableDoc};

const NAMES: [&str; 32] = [
    "Ottilie Brandt",
    "Hendrik Vonk",
    "Céleste Moreau",
    "Ambrose Flint",
    "Leopold Kessel",
    "Saskia Koper",
    "Armand Rivet",
    "Harriet Bellows",
    "Klara Bolzen",
    "Joris Staal",
    "Odette Charbon",
    "Silas Gauge",
    "Konrad Hammer",
    "Mathilda Ketel",
    "Fabrice Laiton",
    "Prudence Wick",
    "Theodor Grube",
    "Pieternel Veer",
    "Basile Tournier",
    "Winnie Spindle",
    "Ilse Messing",
    "Casper Moker",
    "Solange Piston",
    "Gideon Tinder",
    "Rosalie Schacht",
    "Lieve Smeets",
    "Octave Braise",
    "Edmund Kiln",
    "Emil Funke",
    "Wilma Roest",
    "Lucie Manivelle",
    "Beatrix Lampe",
];
/// How far apart the names at one table stand in the list. It shares no divisor with its length, so that a walk in such
/// steps comes to every name.
const STEP: usize = 11;

/// The names in the order in which this table gives them. It follows from what the table publishes, not from its secret
/// seed.
fn in_turn(commitment: &Digest) -> impl Iterator<Item = &'static str> {
    let first = usize::from(commitment.0[0]);
    (0..NAMES.len()).map(move |n| NAMES[(first + n * STEP) % NAMES.len()])
}

/// How a record calls a bot.
#[must_use]
pub(crate) fn in_record(level: Level, name: Option<&str>) -> String {
    let level = level.name();
    name.map_or_else(|| format!("bot: {level}"), |name| format!("bot: {level}, {name}"))
}

impl TableDoc {
    /// Gives every bot without a name one that is unique at this table.
    pub(crate) fn name_bots(&mut self) {
        for i in 0..self.chairs.len() {
            let taken = |name: &str| {
                self.chairs
                    .iter()
                    .any(|chair| matches!(&chair.occupant, Occupant::Bot { name: Some(other), .. } if other == name))
            };
            let free = in_turn(&self.commitment).find(|name| !taken(name));
            if let Occupant::Bot { name: name @ None, .. } = &mut self.chairs[i].occupant {
                *name = free.map(str::to_owned);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tharos_rules::Seed;

    use super::*;
    use crate::input;

    #[test]
    fn every_table_can_give_every_name_once() {
        for byte in 0..=u8::MAX {
            let given: BTreeSet<_> = in_turn(&Seed([byte; 32]).commitment()).collect();
            assert_eq!(given.len(), NAMES.len());
        }
        let first: BTreeSet<_> =
            (0..=u8::MAX).filter_map(|byte| in_turn(&Seed([byte; 32]).commitment()).next()).collect();
        assert_eq!(first.len(), NAMES.len(), "each name is the first one somewhere");
    }

    #[test]
    fn no_two_share_a_part() {
        let parts: Vec<&str> = NAMES.iter().flat_map(|name| name.split(' ')).collect();
        assert_eq!(parts.len(), 2 * NAMES.len());
        assert_eq!(parts.iter().collect::<BTreeSet<_>>().len(), parts.len());
    }

    /// A record with such a name can be taken in again.
    #[test]
    fn names_in_records_are_not_too_long() {
        for name in NAMES {
            for level in [Level::Apprentice, Level::Journeyman, Level::Foreman, Level::Engineer, Level::Director] {
                let recorded = in_record(level, Some(name));
                assert_eq!(input::name(&recorded).ok(), Some(recorded));
            }
        }
    }
}
