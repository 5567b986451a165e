//! Counting: how many actions there are with the dice as bits, and which one has a certain number.

use super::bits::{ALL, Bits, at_least, of};
use super::{DiceBits, DicePool, Places};
use crate::action::{Action, AttackDice};
use crate::demand::{Demand, Target};
use crate::duty::Duty;
use crate::eyes::Eyes;
use crate::few::Few;
use crate::ids::*;
use crate::offer::{Offer, nth_choice};

impl Demand {
    /// The dice that are what is asked for.
    #[inline(always)]
    const fn bits(&self) -> Bits {
        let coloured = match self.colour {
            Some(colour) => of(colour),
            None => ALL,
        };
        let not_too_high = match self.high {
            Some(high) => !at_least(high as u32 + 1),
            None => ALL,
        };
        coloured & at_least(self.low as u32) & not_too_high
    }

    /// Whether the values do not matter.
    #[inline(always)]
    const fn any_value(&self) -> bool {
        self.low <= 1 && self.high.is_none()
    }

    /// The colour asked for by those that take more than two dice.
    #[inline(always)]
    fn one_colour(&self) -> Colour {
        self.colour.or(self.colours.first().copied()).expect("dice of one colour")
    }
}

impl DicePool for DiceBits {
    /// Where something is owed, nothing is counted.
    fn duty(&self) -> &Duty {
        &Duty::NONE
    }

    #[inline(always)]
    fn has(&self, demand: &'static Demand) -> bool {
        self.any(demand.bits())
    }

    #[inline(always)]
    fn one(&self, demand: &'static Demand, n: u32, out: &mut impl Offer, action: impl Fn(Placed, u32) -> Action) {
        let fit = demand.bits();
        let ways = match demand.colour {
            None if demand.any_value() => self.all_ways(),
            Some(colour) if demand.any_value() => self.ways_of(colour),
            _ => self.ways(fit),
        };
        out.add_many(ways * n, |k| action(self.way(fit, k / n), k % n));
    }

    #[inline(always)]
    fn one_then_more(
        &self,
        demand: &'static Demand,
        _: &Eyes<'_>,
        n: u32,
        out: &mut impl Offer,
        action: impl Fn(Placed, u32) -> Action,
    ) {
        self.one(demand, n, out, action);
    }

    fn one_beside_white(
        &self,
        demand: &'static Demand,
        e: &Eyes<'_>,
        out: &mut impl Offer,
        action: impl Fn(Placed) -> Action,
    ) {
        let (mut fit, mut dice) = (demand.bits(), *self);
        match self.number_of(Colour::White) {
            0 => return,
            // The only white die must stay, and stay white.
            1 => {
                fit &= !of(Colour::White);
                if e.trans() == Trans::WhiteAsAny {
                    dice = dice.unchanged();
                }
            }
            _ => {}
        }
        out.add_many(dice.ways(fit), |k| action(dice.way(fit, k)));
    }

    #[inline(always)]
    fn one_on_region(
        &self,
        demand: &'static Demand,
        places: &Places<'_>,
        out: &mut impl Offer,
        action: impl Fn(Placed, Region) -> Action,
    ) {
        if !self.has(demand) {
            return;
        }
        for &colour in Colour::ALL {
            let fit = demand.bits() & of(colour);
            if self.any(fit) {
                let places = places.of(colour);
                let n = u32::from(places.len());
                out.add_many(self.ways(fit) * n, |k| action(self.way(fit, k / n), places.nth(k % n)));
            }
        }
    }

    #[inline(always)]
    fn one_and_others(
        &self,
        demand: &'static Demand,
        e: &Eyes<'_>,
        out: &mut impl Offer,
        action: impl Fn(Placed, Dice) -> Action,
    ) {
        let (fit, active) = (demand.bits(), &e.me().active);
        out.add_many(self.one_and_choices(fit, active), |k| {
            let (die, k) = self.one_and_choice(fit, active, k);
            let mut others = *active;
            others.take_die(die.die);
            action(die, nth_choice(&others, k + 1))
        });
    }

    #[inline(always)]
    fn two(&self, demand: &'static Demand, n: u32, out: &mut impl Offer, action: impl Fn([Placed; 2], u32) -> Action) {
        let fit = demand.bits();
        out.add_many(self.pairs(fit) * n, |k| action(self.pair(fit, k / n), k % n));
    }

    #[inline(always)]
    fn two_on_regions(
        &self,
        demand: &'static Demand,
        places: &Places<'_>,
        out: &mut impl Offer,
        action: impl Fn([Placed; 2], RegionSet) -> Action,
    ) {
        if demand.target == Target::Region && demand.any_value() {
            let numbers = std::array::from_fn(|i| u32::from(places.of(Colour::ALL[i]).len()));
            out.add_many(self.pairs_for(numbers), |k| {
                let (dice, colour, k) = self.pair_for(numbers, k);
                action(dice, places.of(colour).nth(k).set())
            });
            return;
        }
        for (i, &first) in Colour::ALL.iter().enumerate() {
            let a = demand.bits() & of(first);
            if !self.any(a) {
                continue;
            }
            for &second in &Colour::ALL[i..] {
                let b = demand.bits() & of(second);
                if !self.any(b) {
                    continue;
                }
                let pairs = if first == second { self.pairs(a) } else { self.mixed_pairs(a, b) };
                let n = places.count_reached(first, second);
                out.add_many(pairs * n, |k| {
                    let dice = if first == second { self.pair(a, k / n) } else { self.mixed_pair(a, b, k / n) };
                    let mut reached = places.reached(demand.target, first, second);
                    action(dice, reached.nth((k % n) as usize).expect("one of them"))
                });
            }
        }
    }

    #[inline(always)]
    fn up_to_three(&self, demand: &'static Demand, out: &mut impl Offer, action: impl Fn(Few<Placed, 3>) -> Action) {
        let colour = demand.one_colour();
        self.one(demand, 1, out, |die, _| action(Few::of(&[die])));
        out.add_many(self.pairs_of(colour), |k| action(Few::of(&self.pair(of(colour), k))));
        out.add_many(self.triples_of(colour), |k| action(Few::of(&self.triple_of(colour, k))));
    }

    #[inline(always)]
    fn any_number(
        &self,
        demand: &'static Demand,
        e: &Eyes<'_>,
        out: &mut impl Offer,
        action: impl Fn(AttackDice) -> Action,
    ) {
        let (fit, colour, active) = (demand.bits(), demand.one_colour(), &e.me().active);
        if !self.any(fit) {
            return;
        }
        let fitting = || active.iter().copied().filter(|die| die.colour() == colour).collect::<Dice>();
        let plain = |dice: Dice| dice.iter().map(|&die| Placed::plain(die)).collect::<AttackDice>();
        out.add_many(self.choices_in(colour, active) - 1, |k| action(plain(nth_choice(&fitting(), k + 1))));
        out.add_many(self.changed_and_choices(fit, active), |k| {
            let (die, k) = self.changed_and_choice(fit, active, k);
            let mut others = fitting();
            others.take_die(die.die);
            let mut dice = plain(nth_choice(&others, k));
            dice.insert_sorted(die);
            action(dice)
        });
    }

    #[inline(always)]
    fn activating(
        &self,
        cards: PlayerCardSet,
        out: &mut impl Offer,
        action: impl Fn(PlayerCard, Few<Placed, 3>) -> Action,
    ) {
        let one = PlayerCard::Cannoneer;
        let demand = one.activation();
        if cards.has(one) && self.any(of(demand.one_colour())) {
            let fit = of(demand.one_colour()) & at_least(u32::from(demand.total));
            out.add_many(self.ways(fit), |k| action(one, Few::of(&[self.way(fit, k)])));
        }
        out.add_many(self.pairs_for_cards(cards), |k| {
            let (card, dice) = self.pair_for_card(cards, k);
            action(card, Few::of(&dice))
        });
        let three = PlayerCard::SteamPressurePlant;
        let (colour, least) = (three.activation().one_colour(), u32::from(three.activation().total));
        if cards.has(three) && self.number_of(colour) >= 3 {
            out.add_many(self.triples_reaching(colour, least), |k| {
                action(three, Few::of(&self.triple_reaching(colour, least, k)))
            });
        }
    }
}
