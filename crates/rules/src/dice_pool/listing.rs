//! Listing: walks the faces of all dice.

use super::{DicePool, Places};
use crate::action::{Action, AttackDice};
use crate::demand::{Demand, Target};
use crate::duty::Duty;
use crate::eyes::Eyes;
use crate::faces::{self, Face, each_pair, each_triple};
use crate::few::Few;
use crate::ids::*;
use crate::legal;
use crate::offer::Offer;

/// Every way to place a die.
pub(crate) struct Listed<'a> {
    faces: &'a [Face],
    duty: Duty,
    /// Whether the card of DECK-16 is among them.
    card: bool,
}

impl Demand {
    /// Whether a die that counts so is what is asked for.
    fn fits(&self, face: &Face) -> bool {
        self.colour.is_none_or(|colour| face.colour == colour)
            && face.value >= self.low
            && self.high.is_none_or(|high| face.value <= high)
    }

    /// DECK-16: of the faces of the card that make no difference, one stands for all. Where neither colour nor region
    /// is asked for it is white, and of the values that are worth the same it is the highest.
    fn stands(&self, dice: &[Placed]) -> bool {
        let Some(card) = dice.iter().find(|die| die.card) else { return true };
        let any_colour = matches!(self.target, Target::Region | Target::Regions) || !self.colours.is_empty();
        let sum = dice.iter().map(|die| u16::from(die.value())).sum();
        (any_colour || card.colour() == self.colour.unwrap_or(Colour::White))
            && (card.value() == self.high.unwrap_or(6) || self.worth.of(sum) != self.worth.of(sum + 1))
    }
}

impl Listed<'_> {
    /// Calls `f` with all that can be placed now.
    pub fn with<R>(e: &Eyes<'_>, f: impl FnOnce(&Listed<'_>) -> R) -> R {
        let (duty, card) = (Duty::of(e.t), e.t.go.card_die);
        let plain = faces::plain_faces(e);
        if e.t.go.dye || e.t.go.card_die {
            f(&Listed { faces: &faces::all_faces(&plain, e), duty, card })
        } else if e.trans().needs_placing() {
            f(&Listed { faces: &faces::trans_faces(&plain, e.trans()), duty, card })
        } else {
            f(&Listed { faces: &plain, duty, card })
        }
    }

    pub fn is_empty(&self) -> bool {
        self.faces.is_empty()
    }

    /// Whether these dice are offered: as far as the card among them goes, and what must still be placed.
    #[inline]
    fn offered(&self, demand: &Demand, dice: &[Placed]) -> bool {
        self.stands(demand, dice) && self.duty.met_by(dice, false)
    }

    #[inline]
    fn stands(&self, demand: &Demand, dice: &[Placed]) -> bool {
        !self.card || demand.stands(dice)
    }

    fn fitting(&self, demand: &'static Demand) -> impl Iterator<Item = &Face> {
        self.faces.iter().filter(|face| demand.fits(face))
    }

    /// Whether a white die is left after this one is placed.
    fn leaves_white(&self, first: &Face) -> bool {
        let white = |f: &Face| f.placed.die.is_white() && !f.is_card();
        self.faces.iter().any(|f| white(f) && (!f.same_die(first) || f.count >= 2))
    }

    /// All ways to add one or more of the later faces to the chosen ones. Equal dice stand side by side.
    fn choose(
        &self,
        demand: &'static Demand,
        rest: &[Face],
        chosen: &Few<Face, 6>,
        out: &mut impl Offer,
        action: &impl Fn(AttackDice) -> Action,
    ) {
        for (i, face) in rest.iter().enumerate().filter(|(_, face)| demand.fits(face)) {
            let alike = chosen.iter().filter(|c| c.same_die(face)).count();
            if alike >= face.count as usize || !chosen.iter().all(|c| c.goes_with(face)) {
                continue;
            }
            let mut more = *chosen;
            more.push(*face);
            let dice: AttackDice = more.iter().map(|f| f.placed).collect();
            if self.offered(demand, &dice) {
                out.add(action(dice));
            }
            let rest = if face.count > 1 { &rest[i..] } else { &rest[i + 1..] };
            if more.len() < usize::from(demand.most) {
                self.choose(demand, rest, &more, out, action);
            }
        }
    }
}

impl DicePool for Listed<'_> {
    fn duty(&self) -> &Duty {
        &self.duty
    }

    fn has(&self, demand: &'static Demand) -> bool {
        self.fitting(demand).next().is_some()
    }

    fn one(&self, demand: &'static Demand, n: u32, out: &mut impl Offer, action: impl Fn(Placed, u32) -> Action) {
        if n == 0 || out.enough() {
            return;
        }
        for face in self.fitting(demand) {
            if self.offered(demand, &[face.placed]) {
                out.add_many(n, |k| action(face.placed, k));
            }
        }
    }

    fn one_then_more(
        &self,
        demand: &'static Demand,
        e: &Eyes<'_>,
        n: u32,
        out: &mut impl Offer,
        action: impl Fn(Placed, u32) -> Action,
    ) {
        for face in self.fitting(demand).filter(|face| self.stands(demand, &[face.placed])) {
            if self.duty.met_by(&[face.placed], false) {
                out.add_many(n, |k| action(face.placed, k));
                continue;
            }
            for action in (0..n).map(|k| action(face.placed, k)) {
                if e.after(&action, |e| legal::alive(&e)) {
                    out.add(action);
                }
            }
        }
    }

    fn one_beside_white(
        &self,
        demand: &'static Demand,
        e: &Eyes<'_>,
        out: &mut impl Offer,
        action: impl Fn(Placed) -> Action,
    ) {
        for face in self.fitting(demand).filter(|face| self.stands(demand, &[face.placed])) {
            let action = action(face.placed);
            // The further action is compulsory (GO-15). Any other white die can go to the Attack space as red;
            // only where something else must be placed too, the question needs a closer look.
            let possible =
                if self.duty.none() { self.leaves_white(face) } else { e.after(&action, |e| legal::alive(&e)) };
            if possible {
                out.add(action);
            }
        }
    }

    fn one_on_region(
        &self,
        demand: &'static Demand,
        places: &Places<'_>,
        out: &mut impl Offer,
        action: impl Fn(Placed, Region) -> Action,
    ) {
        for face in self.fitting(demand).filter(|face| self.offered(demand, &[face.placed])) {
            for region in places.of(face.colour).iter() {
                out.add(action(face.placed, region));
            }
        }
    }

    fn one_and_others(
        &self,
        demand: &'static Demand,
        e: &Eyes<'_>,
        out: &mut impl Offer,
        action: impl Fn(Placed, Dice) -> Action,
    ) {
        if out.enough() {
            return;
        }
        for face in self.fitting(demand).filter(|face| self.offered(demand, &[face.placed])) {
            let mut others = e.me().active;
            if !face.is_card() && e.t.go.bound != Some(face.placed.die) {
                others.take_die(face.placed.die);
            }
            out.add_choices(&others, |dice| action(face.placed, dice));
        }
    }

    fn two(&self, demand: &'static Demand, n: u32, out: &mut impl Offer, action: impl Fn([Placed; 2], u32) -> Action) {
        each_pair(
            self.faces,
            |face| demand.fits(face),
            |a, b| {
                let dice = [a.placed, b.placed];
                if self.offered(demand, &dice) {
                    out.add_many(n, |k| action(dice, k));
                }
            },
        );
    }

    fn two_on_regions(
        &self,
        demand: &'static Demand,
        places: &Places<'_>,
        out: &mut impl Offer,
        action: impl Fn([Placed; 2], RegionSet) -> Action,
    ) {
        if out.enough() {
            return;
        }
        each_pair(
            self.faces,
            |face| demand.fits(face),
            |a, b| {
                let dice = [a.placed, b.placed];
                if !self.offered(demand, &dice) {
                    return;
                }
                // DECK-16: white where the other die has the colour of the only region, otherwise that colour.
                // Cards sort behind dice, so the card is the second of a pair.
                let card_fits = |region: Region| {
                    let colour = places.board.colour(region);
                    b.colour == if a.colour == colour { Colour::White } else { colour }
                };
                for regions in places.reached(demand.target, a.colour, b.colour) {
                    if !b.is_card() || regions.len() == 2 || regions.iter().all(card_fits) {
                        out.add(action(dice, regions));
                    }
                }
            },
        );
    }

    fn up_to_three(&self, demand: &'static Demand, out: &mut impl Offer, action: impl Fn(Few<Placed, 3>) -> Action) {
        if out.enough() {
            return;
        }
        let fits = |face: &Face| demand.fits(face);
        let mut offer = |dice: &[Placed]| {
            if self.stands(demand, dice) && self.duty.met_by(dice, true) {
                out.add(action(Few::of(dice)));
            }
        };
        self.fitting(demand).for_each(|face| offer(&[face.placed]));
        each_pair(self.faces, fits, |a, b| offer(&[a.placed, b.placed]));
        each_triple(self.faces, fits, |a, b, c| offer(&[a.placed, b.placed, c.placed]));
    }

    fn any_number(
        &self,
        demand: &'static Demand,
        _: &Eyes<'_>,
        out: &mut impl Offer,
        action: impl Fn(AttackDice) -> Action,
    ) {
        self.choose(demand, self.faces, &Few::new(), out, &action);
    }

    fn activating(
        &self,
        cards: PlayerCardSet,
        out: &mut impl Offer,
        action: impl Fn(PlayerCard, Few<Placed, 3>) -> Action,
    ) {
        let mut offer = |card: PlayerCard, faces: &[&Face]| {
            let demand = card.activation();
            let dice: Few<Placed, 3> = faces.iter().map(|face| face.placed).collect();
            let total: u8 = faces.iter().map(|face| face.value).sum();
            if total >= demand.total && self.offered(demand, &dice) {
                out.add(action(card, dice));
            }
        };
        let exactly = |n: usize| move |card: &PlayerCard| card.activation().colours.len() == n;
        for card in cards.iter().filter(exactly(1)) {
            let colour = card.activation().colours[0];
            self.faces.iter().filter(|face| face.colour == colour).for_each(|face| offer(card, &[face]));
        }
        each_pair(
            self.faces,
            |_| true,
            |a, b| {
                let cards = cards.and(ASKING_FOR[a.colour.index()][b.colour.index()]);
                cards.iter().for_each(|card| offer(card, &[a, b]));
            },
        );
        for card in cards.iter().filter(exactly(3)) {
            let colour = card.activation().colours[0];
            each_triple(self.faces, |face| face.colour == colour, |a, b, c| offer(card, &[a, b, c]));
        }
    }
}

/// ACT-3: the cards that ask for dice of these two colours.
static ASKING_FOR: [[PlayerCardSet; 5]; 5] = {
    let (mut table, mut i) = ([[PlayerCardSet::EMPTY; 5]; 5], 0);
    while i < PlayerCard::ALL.len() {
        let card = PlayerCard::ALL[i];
        if let &[first, second] = card.activation().colours {
            table[first as usize][second as usize].0 |= card.bit();
            table[second as usize][first as usize] = table[first as usize][second as usize];
        }
        i += 1;
    }
    table
};
