//! Dice that can be placed, read by what a thing asks for.
//!
//! Every thing of a go offers its actions once, with the methods of [`DicePool`]. There are two readers: [`Listed`]
//! walks the faces of all dice and knows everything (debts, DECK-16, the Steam Dyer); [`DiceBits`] only counts, by
//! sets of bits, and makes the action with a certain number. `tests/pick.rs` compares both.

mod bits;
mod choices;
mod counting;
mod dice_bits;
mod groups;
mod listing;

use crate::action::{Action, AttackDice};
use crate::demand::{Demand, Target};
use crate::duty::Duty;
use crate::eyes::Eyes;
use crate::few::Few;
use crate::ids::*;
use crate::offer::Offer;
use crate::shapes;
use crate::table::Board;
pub(crate) use dice_bits::DiceBits;
pub(crate) use listing::Listed;

/// Each method offers an action for every way to place the dice that the demand asks for.
pub(crate) trait DicePool {
    /// What must still be placed.
    fn duty(&self) -> &Duty;

    /// Whether a die fits.
    fn has(&self, demand: &'static Demand) -> bool;

    /// One die, and one of `n` targets.
    fn one(&self, demand: &'static Demand, n: u32, out: &mut impl Offer, action: impl Fn(Placed, u32) -> Action);

    /// The same where a further action follows, in which what is owed may be placed.
    fn one_then_more(
        &self,
        demand: &'static Demand,
        e: &Eyes<'_>,
        n: u32,
        out: &mut impl Offer,
        action: impl Fn(Placed, u32) -> Action,
    );

    /// CARD-2: one die that leaves a white one for the further action.
    fn one_beside_white(
        &self,
        demand: &'static Demand,
        e: &Eyes<'_>,
        out: &mut impl Offer,
        action: impl Fn(Placed) -> Action,
    );

    /// One die, and one of the open regions of its colour.
    fn one_on_region(
        &self,
        demand: &'static Demand,
        places: &Places<'_>,
        out: &mut impl Offer,
        action: impl Fn(Placed, Region) -> Action,
    );

    /// One die, and at least one of the other active dice.
    fn one_and_others(
        &self,
        demand: &'static Demand,
        e: &Eyes<'_>,
        out: &mut impl Offer,
        action: impl Fn(Placed, Dice) -> Action,
    );

    /// Two dice, and one of `n` targets.
    fn two(&self, demand: &'static Demand, n: u32, out: &mut impl Offer, action: impl Fn([Placed; 2], u32) -> Action);

    /// Two dice, and the open regions that their colours reach.
    fn two_on_regions(
        &self,
        demand: &'static Demand,
        places: &Places<'_>,
        out: &mut impl Offer,
        action: impl Fn([Placed; 2], RegionSet) -> Action,
    );

    /// MAT-1: one, two or three dice of a colour.
    fn up_to_three(&self, demand: &'static Demand, out: &mut impl Offer, action: impl Fn(Few<Placed, 3>) -> Action);

    /// MAT-7: any number of dice of a colour.
    fn any_number(
        &self,
        demand: &'static Demand,
        e: &Eyes<'_>,
        out: &mut impl Offer,
        action: impl Fn(AttackDice) -> Action,
    );

    /// ACT-3: exactly the dice that activate one of these cards.
    fn activating(
        &self,
        cards: PlayerCardSet,
        out: &mut impl Offer,
        action: impl Fn(PlayerCard, Few<Placed, 3>) -> Action,
    );
}

/// The regions that are open to dice of their colours.
pub(crate) struct Places<'a> {
    pub open: RegionSet,
    pub board: &'a Board,
}

impl<'a> Places<'a> {
    pub fn new(open: RegionSet, e: &Eyes<'a>) -> Self {
        Places { open, board: &e.t.board }
    }

    #[inline]
    fn of(&self, colour: Colour) -> RegionSet {
        self.board.of(colour).and(self.open)
    }

    /// Where two dice of these colours can go: to one region of either colour, and if the target says so to two
    /// neighbours of both.
    fn reached(&self, target: Target, first: Colour, second: Colour) -> impl Iterator<Item = RegionSet> {
        let (a, b) = (self.of(first), self.of(second));
        let apart = first == second || target != Target::Regions;
        let beside = move |one: Region| if apart { RegionSet::EMPTY } else { one.neighbours().and(b) };
        let neighbours = a.iter().flat_map(move |one| beside(one).iter().map(move |other| one.set().or(other.set())));
        a.or(b).iter().map(Region::set).chain(neighbours)
    }

    /// The number of [`Places::reached`] where two neighbours count.
    fn count_reached(&self, first: Colour, second: Colour) -> u32 {
        let (a, b) = (self.of(first), self.of(second));
        let neighbours = if first == second { 0 } else { shapes::borders_between(a, b) };
        u32::from(a.or(b).len()) + neighbours
    }
}
