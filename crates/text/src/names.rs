//! The words of the game.

use tharos_rules::MatAction;
use tharos_rules::ids::*;

use crate::{Text, args, key};

impl Text {
    #[must_use]
    pub fn guild(&self, guild: Guild) -> String {
        self.plain(&key("guild-", guild.name()))
    }

    #[must_use]
    pub fn colour(&self, colour: Colour) -> String {
        self.plain(&key("colour-", colour.name()))
    }

    /// A die of this colour, without a value: "red die".
    #[must_use]
    pub fn colour_die(&self, colour: Colour) -> String {
        self.attribute(&key("colour-", colour.name()), "die", &args!())
    }

    #[must_use]
    pub fn region_type(&self, colour: Colour) -> String {
        self.plain(&key("region-type-", colour.name()))
    }

    /// Row and column, with the type of the region where the table is known.
    #[must_use]
    pub fn region(&self, region: Region) -> String {
        let (row, column) = (region.index() / 4 + 1, region.index() % 4 + 1);
        match self.regions {
            None => self.get("region", &args!(row: row, column: column)),
            Some(regions) => {
                let type_ = self.region_type(regions[region.index()]);
                let mut args = args!(row: row, column: column);
                args.set("type", type_);
                self.attribute("region", "typed", &args)
            }
        }
    }

    #[must_use]
    pub fn die(&self, die: Die) -> String {
        self.get(&key("die-", die.colour().name()), &args!(value: die.value()))
    }

    /// A die as it is placed, with what it counts as if that is something else.
    #[must_use]
    pub fn placed(&self, placed: Placed) -> String {
        let key = match placed {
            Placed { card: true, .. } => return self.get("placed-card", &args!(counts: self.die(placed.counts))),
            Placed { trans: true, .. } => "placed-trans",
            Placed { die, counts, .. } if die != counts => "placed-as",
            Placed { die, .. } => return self.die(die),
        };
        self.get(key, &args!(die: self.die(placed.die), counts: self.die(placed.counts)))
    }

    /// How many dice of each colour.
    #[must_use]
    pub fn counts(&self, counts: Counts) -> String {
        self.list(
            Colour::ALL
                .iter()
                .filter(|&&colour| counts.get(colour) > 0)
                .map(|&colour| self.attribute(&key("colour-", colour.name()), "count", &args!(n: counts.get(colour)))),
        )
    }

    /// "a, b and c".
    #[must_use]
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<_> = items.into_iter().collect();
        let Some(last) = items.pop() else { return self.plain("list-nothing") };
        let Some(first) =
            items.into_iter().reduce(|first, last| self.get("list-comma", &args!(first: first, last: last)))
        else {
            return last;
        };
        self.get("list-and", &args!(first: first, last: last))
    }

    /// The kind of medal, in the form for `n` of them.
    #[must_use]
    pub fn medal(&self, medal: Medal, n: u8) -> String {
        self.get(&key("medal-", medal.name()), &args!(n: n))
    }

    /// Ore or crystal, in the form for `n` of them.
    #[must_use]
    pub fn goods(&self, goods: Goods, n: u8) -> String {
        self.get(&key("goods-", goods.name()), &args!(n: n))
    }

    #[must_use]
    pub fn column(&self, column: Column) -> String {
        self.plain(&key("column-", column.name()))
    }

    #[must_use]
    pub fn space(&self, space: Space) -> String {
        self.plain(&key("space-", space.name()))
    }

    #[must_use]
    pub fn mat_action(&self, action: MatAction) -> String {
        self.plain(&key("mat-", action.name()))
    }

    #[must_use]
    pub fn shape(&self, shape: Shape) -> String {
        self.plain(&key("shape-", shape.name()))
    }

    #[must_use]
    pub fn building(&self, building: Building) -> String {
        self.plain(&key("building-", building.name()))
    }

    #[must_use]
    pub fn player_card(&self, card: PlayerCard) -> String {
        self.plain(&key("player-card-", card.name()))
    }
}
