//! A random decision by its number: all are counted without looking at one of them, and only the one drawn is made.
//!
//! In an ordinary go the dice are counted as bits ([`DiceBits`]), kind by kind. For every other question, and for a go in
//! which something is owed or a die is too high for the bits, all decisions are listed and one is kept at random ([`Draw`]).

use crate::action::Action;
use crate::buildings;
use crate::cards;
use crate::chance::Random;
use crate::dice_pool::DiceBits;
use crate::duty::Duty;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::legal;
use crate::mat;
use crate::offer::Offer;
use crate::step::{Ask, Step};

/// Only the number of actions.
struct Count(u32);

impl Offer for Count {
    #[inline]
    fn add(&mut self, _: Action) {
        self.0 += 1;
    }
    #[inline]
    fn add_many(&mut self, n: u32, _: impl Fn(u32) -> Action) {
        self.0 += n;
    }
}

/// The action with a certain number: `left` are still to come before it. It is built in place, because copying a value
/// that was just written field by field stalls the processor.
struct Nth<'a> {
    left: u32,
    found: bool,
    action: &'a mut Action,
}

impl Offer for Nth<'_> {
    #[inline]
    fn add(&mut self, action: Action) {
        self.add_many(1, |_| action);
    }
    #[inline]
    fn add_many(&mut self, n: u32, action: impl Fn(u32) -> Action) {
        if self.left < n && !self.found {
            *self.action = action(self.left);
            self.found = true;
        }
        self.left = self.left.saturating_sub(n);
    }
    #[inline]
    fn enough(&self) -> bool {
        self.found
    }
}

/// Draws one of all decisions, each equally likely, and says how many there are; 0 if nobody is asked.
pub(crate) fn pick(e: &Eyes<'_>, random: &mut impl Random, action: &mut Action) -> u32 {
    let go = matches!(e.t.step, Step::Ask { ask: Ask::Go, .. });
    if go && let Some(n) = pick_in_go(e, random, action) { n } else { pick_walking(e, random, action) }
}

#[inline(never)]
fn pick_walking(e: &Eyes<'_>, random: &mut impl Random, action: &mut Action) -> u32 {
    let mut draw = Draw { n: 0, action, random };
    legal::offers(e, &mut draw);
    draw.n
}

/// One of all actions that come by, each equally likely: of `n` new ones among all so far, one takes the place of the
/// action drawn before with the probability n / all.
struct Draw<'a, R> {
    n: u32,
    action: &'a mut Action,
    random: &'a mut R,
}

impl<R: Random> Offer for Draw<'_, R> {
    #[inline]
    fn add(&mut self, action: Action) {
        self.add_many(1, |_| action);
    }
    #[inline]
    fn add_many(&mut self, n: u32, action: impl Fn(u32) -> Action) {
        self.n += n;
        let k = if self.n == 1 { 0 } else { ((u64::from(self.random.next()) * u64::from(self.n)) >> 32) as u32 };
        if k < n {
            *self.action = action(k);
        }
    }
}

/// The kinds of decisions in a go, roughly those with most decisions first.
#[derive(Clone, Copy)]
enum Kind {
    EndGo,
    Territory,
    Support,
    Money,
    Cards,
    Works,
    Activation,
    Attack,
    ActionCards,
    Pass,
    PlayerCards,
    Build,
    Buildings,
    Trans,
}

const KINDS: [Kind; 14] = [
    Kind::EndGo,
    Kind::Territory,
    Kind::Support,
    Kind::Money,
    Kind::Cards,
    Kind::Works,
    Kind::Activation,
    Kind::Attack,
    Kind::ActionCards,
    Kind::Pass,
    Kind::PlayerCards,
    Kind::Build,
    Kind::Buildings,
    Kind::Trans,
];

/// The number of decisions of each kind, in the order of [`KINDS`].
struct Numbers {
    counts: [u32; KINDS.len()],
    total: u32,
}

impl Numbers {
    /// `kind` is known where this is called, so that nothing is left of the choice between the kinds.
    #[inline(always)]
    fn note_if(&mut self, open: bool, kind: Kind, e: &Eyes<'_>, dice: &DiceBits) {
        if open {
            self.note(kind, e, dice);
        }
    }

    #[inline(always)]
    fn note(&mut self, kind: Kind, e: &Eyes<'_>, dice: &DiceBits) {
        let mut count = Count(0);
        offers(kind, e, dice, &mut count);
        self.counts[kind as usize] = count.0;
        self.total += count.0;
    }
}

/// The same for a go; `None` if something is owed, or if a die is too high to be counted here.
fn pick_in_go(e: &Eyes<'_>, random: &mut impl Random, action: &mut Action) -> Option<u32> {
    if e.t.go.owes() {
        return None;
    }
    let (mut dice, mut numbers) = (DiceBits::EMPTY, Numbers { counts: [0; KINDS.len()], total: 0 });
    if e.t.go.acted {
        after_action(e, &mut numbers);
    } else if dice.fill(&e.me().active, e.trans()) {
        before_action(e, &dice, &mut numbers);
    } else {
        return None;
    }
    draw(&numbers, e, &dice, random, action);
    Some(numbers.total)
}

fn draw(numbers: &Numbers, e: &Eyes<'_>, dice: &DiceBits, random: &mut impl Random, action: &mut Action) {
    let mut left = random.below(numbers.total);
    let mut at = 0;
    while left >= numbers.counts[at] {
        left -= numbers.counts[at];
        at += 1;
    }
    let mut nth = Nth { left, found: false, action };
    offers(KINDS[at], e, dice, &mut nth);
    assert!(nth.found, "as many decisions as were counted");
}

/// GO-14: the free choice inside a go.
fn before_action(e: &Eyes<'_>, dice: &DiceBits, numbers: &mut Numbers) {
    let me = e.me();
    if !me.active.is_empty() {
        numbers.note_if(me.free(Space::Money), Kind::Money, e, dice);
        numbers.note_if(me.free(Space::Cards), Kind::Cards, e, dice);
        numbers.note_if(me.free(Space::Support), Kind::Support, e, dice);
        numbers.note_if(me.free(Space::Territory), Kind::Territory, e, dice);
        numbers.note_if(me.free(Space::Works), Kind::Works, e, dice);
        numbers.note_if(me.free(Space::Build), Kind::Build, e, dice);
        numbers.note(Kind::Attack, e, dice);
        numbers.note(Kind::Activation, e, dice);
    }
    if !me.active_cards.is_empty() {
        numbers.note(Kind::PlayerCards, e, dice);
    }
    if !buildings::unused(e).is_empty() {
        numbers.note(Kind::Buildings, e, dice);
    }
    if !e.t.go.card {
        numbers.note(Kind::Pass, e, dice);
    }
    cards_and_trans(e, dice, numbers);
}

/// No die is placed any more.
fn after_action(e: &Eyes<'_>, numbers: &mut Numbers) {
    numbers.note(Kind::EndGo, e, &DiceBits::EMPTY);
    cards_and_trans(e, &DiceBits::EMPTY, numbers);
}

fn cards_and_trans(e: &Eyes<'_>, dice: &DiceBits, numbers: &mut Numbers) {
    if !e.t.go.card && !e.hand.is_empty() {
        numbers.note(Kind::ActionCards, e, dice);
    }
    if matches!(e.trans(), Trans::Jars(_) | Trans::Combat(_) | Trans::FlipWhite) {
        numbers.note(Kind::Trans, e, dice);
    }
}

#[inline(always)]
fn offers<O: Offer>(kind: Kind, e: &Eyes<'_>, dice: &DiceBits, out: &mut O) {
    match kind {
        Kind::Money => mat::money::offers(dice, out),
        Kind::Cards => mat::cards::offers(dice, e, out),
        Kind::Support => mat::support::offers(dice, e, out),
        Kind::Territory => mat::territory::offers(dice, e, out),
        Kind::Works => mat::works::offers(dice, e, out),
        Kind::Build => mat::build::offers(dice, e, out),
        Kind::Attack => mat::attack::offers(dice, e, out),
        Kind::Activation => cards::activation::offers(dice, e, out),
        Kind::PlayerCards => cards::offers(dice, e, out),
        Kind::Buildings => legal::building_offers(e, &Duty::NONE, out),
        Kind::ActionCards => legal::card_offers(e, out),
        Kind::Trans => legal::trans_offers(e, out),
        Kind::Pass => out.add(Action::Pass),
        Kind::EndGo => out.add(Action::EndGo),
    }
}
