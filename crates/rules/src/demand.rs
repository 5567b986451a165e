//! What a thing asks for: dice, Jars, how often it can be used, and what it is aimed at.
//!
//! The file of each thing holds its [`Demand`] once. Three readers share it: the list of legal decisions, the count
//! of decisions by number, and the reasons why something is refused.

use serde::Serialize;

use crate::cards;
use crate::deck;
use crate::ids::*;
use crate::mat;
use crate::phases::markers::HOLDERS;
use crate::refusal::{MatAction, Thing};

/// What one action asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Demand {
    /// The clause that says so.
    pub clause: &'static str,
    /// How many dice are placed: at least and at most.
    pub least: u8,
    pub most: u8,
    /// The colour of every die.
    pub colour: Option<Colour>,
    /// The lowest and highest value of every die.
    pub low: u8,
    pub high: Option<u8>,
    /// ACT-1: exactly these colours, sorted; empty where any will do.
    pub colours: &'static [Colour],
    /// ACT-1: the least total of all dice.
    pub total: u8,
    /// What the values of the dice are good for.
    pub worth: Worth,
    /// The least price.
    pub jars: u16,
    /// What every step above the least price costs: a row of the dice store, the ownership of a building.
    pub more_jars: u16,
    pub limit: Limit,
    pub target: Target,
}

/// What the values of the dice change in the effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Worth {
    /// Nothing.
    Nothing,
    /// Half the value, rounded up.
    Half,
    /// The sum.
    Sum,
    /// The sum, but no more than this.
    SumUpTo(u8),
}

/// How often the thing can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// As often as one likes.
    Unlimited,
    /// GO-5: once a turn and white space, more with DECK-5.
    Space(Space),
    /// GO-5: once a turn.
    Turn,
    /// ACT-1: while the player card is not active.
    Inactive,
    /// CARD-6, CARD-10: once for every guild marker on the card.
    Marker,
    /// GO-3: one action card a go.
    Go,
}

/// What the thing is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    Nothing,
    /// A player card that holds guild markers.
    Holder,
    /// An active die, and the value it is turned to.
    Die,
    /// At least one other active die.
    Dice,
    /// A region of the colour of a die.
    Region,
    /// Such a region, or two neighbours of both colours.
    Regions,
    /// This number of connected regions with own guild markers.
    Group(u8),
    /// An own guild marker, and the neighbouring region it moves to.
    Neighbour,
    /// A die of the dice store.
    StoreDie,
    /// A building that can still be built.
    Building,
    /// This number of ore, or of crystals, of different colours.
    Goods(u8),
    /// This number of ore and the same number of crystals.
    GoodsOfBoth(u8),
    /// A white space used this turn.
    UsedSpace,
    /// A player card.
    PlayerCard,
    /// A player card in play and one in hand.
    PlayerCards,
    /// A card of the discard pile.
    DiscardedCard,
    /// What the action card says.
    OfCard,
}

impl Demand {
    /// Nothing but what the limit says.
    pub(crate) const fn new(clause: &'static str, limit: Limit) -> Self {
        Demand {
            clause,
            least: 0,
            most: 0,
            colour: None,
            low: 1,
            high: None,
            colours: &[],
            total: 0,
            worth: Worth::Nothing,
            jars: 0,
            more_jars: 0,
            limit,
            target: Target::Nothing,
        }
    }

    /// An action of a white space.
    pub(crate) const fn on(space: Space, clause: &'static str) -> Self {
        Demand::new(clause, Limit::Space(space))
    }

    /// The dice-or-money action of a player card, or the use of a building.
    pub(crate) const fn once(clause: &'static str) -> Self {
        Demand::new(clause, Limit::Turn)
    }

    /// ACT-1, ACT-3: exactly these dice, with at least this total.
    pub(crate) const fn activation(colours: &'static [Colour], total: u8) -> Self {
        let dice = Demand::new("ACT-1", Limit::Inactive).dice(colours.len() as u8);
        Demand { colours, total, ..dice }
    }

    pub(crate) const fn dice(self, n: u8) -> Self {
        Demand { least: n, most: n, ..self }
    }

    pub(crate) const fn up_to(self, most: u8) -> Self {
        Demand { most, ..self }
    }

    pub(crate) const fn of(self, colour: Colour) -> Self {
        Demand { colour: Some(colour), ..self }
    }

    /// Dice of this value or higher.
    pub(crate) const fn from(self, low: u8) -> Self {
        Demand { low, ..self }
    }

    /// GO-7: dice in exactly this range.
    pub(crate) const fn between(self, low: u8, high: u8) -> Self {
        Demand { low, high: Some(high), ..self }
    }

    pub(crate) const fn worth(self, worth: Worth) -> Self {
        Demand { worth, ..self }
    }

    pub(crate) const fn jars(self, jars: u16) -> Self {
        Demand { jars, ..self }
    }

    pub(crate) const fn more_jars(self, more_jars: u16) -> Self {
        Demand { more_jars, ..self }
    }

    pub(crate) const fn target(self, target: Target) -> Self {
        Demand { target, ..self }
    }

    /// The price this many steps above the lowest.
    #[must_use]
    pub const fn price(&self, steps: u16) -> u16 {
        self.jars + steps * self.more_jars
    }

    /// How many prices, from the lowest up, these Jars can pay.
    pub(crate) const fn payable(&self, jars: u16) -> u16 {
        if jars < self.jars { 0 } else { 1 + (jars - self.jars) / self.more_jars }
    }

    /// What these dice are worth.
    #[must_use]
    pub fn gain(&self, dice: &[Placed]) -> u16 {
        self.worth.of(dice.iter().map(|die| u16::from(die.value())).sum())
    }
}

impl Worth {
    pub(crate) const fn of(self, sum: u16) -> u16 {
        match self {
            Worth::Nothing => 0,
            Worth::Half => sum.div_ceil(2),
            Worth::Sum => sum,
            Worth::SumUpTo(most) if sum > most as u16 => most as u16,
            Worth::SumUpTo(_) => sum,
        }
    }
}

impl Thing {
    /// What it asks for.
    #[must_use]
    pub const fn demand(self) -> &'static Demand {
        match self {
            Thing::Mat { action } => action.demand(),
            Thing::Building { building } => building.demand(),
            Thing::Activation { card } => card.activation(),
            Thing::DiceAction { card } => card.dice_action(),
            Thing::MarkerAction { card } => card.marker_action(),
            Thing::ActionCard { card } => deck::demand(card),
        }
    }

    /// Everything of a go but the action cards, in the order of the rulebook.
    pub fn all_but_cards() -> impl Iterator<Item = Thing> {
        let mat = MatAction::ALL.iter().map(|&action| Thing::Mat { action });
        let buildings = Building::ALL.iter().map(|&building| Thing::Building { building });
        let activations = PlayerCard::ALL.iter().map(|&card| Thing::Activation { card });
        let dice = PlayerCard::ALL.iter().filter(|&&card| card != PlayerCard::Manipulator);
        let dice = dice.map(|&card| Thing::DiceAction { card });
        let markers = HOLDERS.into_iter().map(|card| Thing::MarkerAction { card });
        mat.chain(buildings).chain(activations).chain(dice).chain(markers)
    }
}

impl MatAction {
    /// What it asks for.
    #[must_use]
    pub const fn demand(self) -> &'static Demand {
        match self {
            MatAction::Plenty => &mat::money::PLENTY,
            MatAction::Little => &mat::money::LITTLE,
            MatAction::Choices => &mat::cards::CHOICES,
            MatAction::NoChoice => &mat::cards::NO_CHOICE,
            MatAction::MarkerOnCard => &mat::support::MARKER_ON_CARD,
            MatAction::Reroll => &mat::support::REROLL,
            MatAction::MarkerOnRegion => &mat::territory::MARKER_ON_REGION,
            MatAction::Explore => &mat::territory::EXPLORE,
            MatAction::BuyDie => &mat::works::BUY_DIE,
            MatAction::Mine => &mat::works::MINE,
            MatAction::Build => &mat::build::BUILD,
            MatAction::Attack => &mat::attack::ATTACK,
        }
    }
}

impl PlayerCard {
    /// ACT-3: what its activation asks for.
    #[must_use]
    pub const fn activation(self) -> &'static Demand {
        match self {
            PlayerCard::Banker => &cards::banker::ACTIVATION,
            PlayerCard::SteamDyer => &cards::steam_dyer::ACTIVATION,
            PlayerCard::OreDigger | PlayerCard::Crystallographist => &cards::diggers::ACTIVATION,
            PlayerCard::Cartographer => &cards::cartographer::ACTIVATION,
            PlayerCard::Organizer => &cards::organizer::ACTIVATION,
            PlayerCard::Cannoneer => &cards::cannoneer::ACTIVATION,
            PlayerCard::Rumblepoke => &cards::rumblepoke::ACTIVATION,
            PlayerCard::SteamPressurePlant => &cards::steam_pressure_plant::ACTIVATION,
            PlayerCard::Manipulator => &cards::manipulator::ACTIVATION,
        }
    }

    /// What its dice-or-money action asks for. Of the two of the Cannoneer it is the one that asks for less;
    /// the Manipulator has only a marker action.
    #[must_use]
    pub const fn dice_action(self) -> &'static Demand {
        match self {
            PlayerCard::Banker => &cards::banker::BANKER,
            PlayerCard::SteamDyer => &cards::steam_dyer::STEAM_DYER,
            PlayerCard::OreDigger => &cards::diggers::ORE_DIGGER,
            PlayerCard::Crystallographist => &cards::diggers::CRYSTALLOGRAPHIST,
            PlayerCard::Cartographer => &cards::cartographer::CARTOGRAPHER,
            PlayerCard::Organizer => &cards::organizer::SWAP,
            PlayerCard::Cannoneer => &cards::cannoneer::STRENGTH,
            PlayerCard::Rumblepoke => &cards::rumblepoke::RUMBLEPOKE,
            PlayerCard::SteamPressurePlant => &cards::steam_pressure_plant::FETCH,
            PlayerCard::Manipulator => &cards::manipulator::MANIPULATOR,
        }
    }

    /// CARD-6, CARD-10: what its marker action asks for.
    #[must_use]
    pub const fn marker_action(self) -> &'static Demand {
        match self {
            PlayerCard::Organizer => &cards::organizer::MARKER,
            _ => &cards::manipulator::MANIPULATOR,
        }
    }

    /// ACT-3: the dice asked for, sorted by colour, and their least total.
    #[must_use]
    pub const fn cost(self) -> (&'static [Colour], u8) {
        let demand = self.activation();
        (demand.colours, demand.total)
    }
}

/// CARD-7: what warding off asks for, the other action of the Cannoneer.
pub const WARD: Demand = cards::cannoneer::WARD;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_demand_makes_sense() {
        for thing in Thing::all_but_cards() {
            let Demand { least, most, low, high, colours, total, .. } = *thing.demand();
            assert!(least <= most && low >= 1 && high.is_none_or(|high| low <= high), "{thing:?}");
            assert!(colours.is_sorted(), "{thing:?}");
            assert_eq!((total > 0, !colours.is_empty()), (matches!(thing, Thing::Activation { .. }), total > 0));
        }
        let clauses = |cards: [PlayerCard; 2]| cards.map(|card| card.clause());
        assert_eq!(clauses([PlayerCard::Banker, PlayerCard::Manipulator]), ["CARD-1", "CARD-10"]);
        assert_eq!(Building::ALL.iter().map(|b| b.clause()).collect::<Vec<_>>()[..2], ["BLD-1", "BLD-2"]);
        assert_eq!(MatAction::ALL.iter().filter(|action| action.space().is_none()).count(), 1);
    }

    #[test]
    fn prices_rise_by_steps() {
        let store = MatAction::BuyDie.demand();
        assert_eq!([0, 1, 2].map(|row| store.price(row)), [2, 4, 6]);
        assert_eq!([0, 1, 2, 3, 4, 6].map(|jars| store.payable(jars)), [0, 0, 1, 1, 2, 3]);
        let build = MatAction::Build.demand();
        assert_eq!([9, 10, 11, 12].map(|jars| build.payable(jars)), [0, 1, 1, 2]);
    }

    #[test]
    fn values_are_worth_what_the_effect_makes_of_them() {
        let worth = |demand: &Demand| [1, 2, 5, 9].map(|sum| demand.worth.of(sum));
        assert_eq!(worth(MatAction::Little.demand()), [1, 1, 3, 5]);
        assert_eq!(worth(MatAction::Plenty.demand()), [1, 2, 5, 8]);
        assert_eq!(worth(PlayerCard::Banker.dice_action()), [1, 2, 5, 9]);
        assert_eq!(worth(MatAction::Explore.demand()), [0; 4]);
    }
}
