//! What a player can choose from: the eyes that look at a table, the list that offers are put into,
//! and the dice as they can be placed.

use crate::action::Action;
use crate::chance::Random;
use crate::few::Few;
use crate::ids::*;
use crate::mat::support::each_choice;
use crate::play::Play;
use crate::table::{Go, Player, Table};

/// What the deciding player sees: the open table and the own cards. Legality needs nothing else.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a> {
    pub t: &'a Table,
    pub seat: Seat,
    me: &'a Player,
    trans: Trans,
    pub hand: CardSet,
    pub looking: CardSet,
}

impl<'a> Eyes<'a> {
    pub fn new(t: &'a Table, seat: Seat, hand: CardSet, looking: CardSet) -> Self {
        let me = t.player(seat);
        let trans = if me.trans_used { Trans::None } else { t.trans_now() };
        Eyes { t, seat, me, trans, hand, looking }
    }

    pub fn me(&self) -> &'a Player {
        self.me
    }

    /// The transformation effect, if this player can still use it this turn.
    pub fn trans(&self) -> Trans {
        self.trans
    }

    /// Carries an action out on a copy and looks at the result.
    pub fn after<R>(&self, action: &Action, look: impl FnOnce(Eyes<'_>) -> R) -> R {
        let mut t = *self.t;
        let (mut hand, mut looking) = (self.hand, self.looking);
        crate::legal::play(
            &mut Play { t: &mut t, seat: self.seat, hand: &mut hand, looking: &mut looking, log: None },
            action,
        );
        look(Eyes::new(&t, self.seat, hand, looking))
    }
}

/// Something that receives legal actions.
pub(crate) trait Offer {
    fn add(&mut self, action: Action);
    /// Whether the search may stop early.
    fn enough(&self) -> bool {
        false
    }
    /// `n` actions; `action` makes the one with a number from 0 to n - 1.
    #[inline]
    fn add_many(&mut self, n: u32, action: impl Fn(u32) -> Action) {
        (0..n).for_each(|k| self.add(action(k)));
    }
    /// All actions of a list whose length `n` is known without making it.
    #[inline]
    fn add_list<I: Iterator<Item = Action>>(&mut self, _n: u32, list: impl Fn() -> I) {
        list().for_each(|action| self.add(action));
    }
    /// For every one of these regions `ways` actions.
    #[inline]
    fn add_regions(&mut self, regions: RegionSet, ways: u32, action: impl Fn(Region, u32) -> Action) {
        regions.iter().for_each(|region| self.add_many(ways, |way| action(region, way)));
    }
    /// For every one of the `n` choices of at least one of some sorted dice `ways` actions.
    #[inline]
    fn add_choices(&mut self, _n: u32, dice: impl Fn() -> Dice, ways: u32, action: impl Fn(Dice, u32) -> Action) {
        each_choice(&dice(), |chosen| self.add_many(ways, |way| action(chosen, way)));
    }
}

/// The number of choices of at least one of these sorted dice.
pub(crate) fn choices(dice: &[Die]) -> u32 {
    dice.chunk_by(|a, b| a == b).map(|alike| alike.len() as u32 + 1).product::<u32>() - 1
}

/// The choice with this number; number 0 is the choice of none.
/// How many of each kind are chosen: the digits of the number.
pub(crate) fn nth_choice(dice: &[Die], mut number: u32) -> Dice {
    let mut chosen = Dice::new();
    for alike in dice.chunk_by(|a, b| a == b) {
        let base = alike.len() as u32 + 1;
        (0..number % base).for_each(|_| chosen.push(alike[0]));
        number /= base;
    }
    chosen
}

/// The number of ways to choose `k` of `n` things, for small numbers.
pub(crate) fn choose(n: u8, k: u8) -> u32 {
    let n = u32::from(n);
    match k {
        1 => n,
        2 => n * n.saturating_sub(1) / 2,
        3 => n * n.saturating_sub(1) * n.saturating_sub(2) / 6,
        _ => n * n.saturating_sub(1) * n.saturating_sub(2) * n.saturating_sub(3) / 24,
    }
}

impl Offer for Vec<Action> {
    fn add(&mut self, action: Action) {
        self.push(action);
    }
}

/// Notes only whether there is anything.
pub(crate) struct Any(pub bool);

impl Offer for Any {
    fn add(&mut self, _: Action) {
        self.0 = true;
    }
    fn enough(&self) -> bool {
        self.0
    }
}

/// Notes whether one certain action is offered.
pub(crate) struct Has {
    pub action: Action,
    pub found: bool,
}

impl Offer for Has {
    fn add(&mut self, action: Action) {
        self.found |= action == self.action;
    }
    fn enough(&self) -> bool {
        self.found
    }
}

/// Something that receives many actions at once without looking at all of them.
trait Numbered {
    /// `n` actions; `action` makes the one with a number from 0 to n - 1.
    fn many(&mut self, n: u32, action: impl Fn(u32) -> Action);
    fn done(&self) -> bool;
}

impl<T: Numbered> Offer for T {
    #[inline]
    fn add(&mut self, action: Action) {
        self.many(1, |_| action);
    }
    #[inline]
    fn enough(&self) -> bool {
        self.done()
    }
    #[inline]
    fn add_many(&mut self, n: u32, action: impl Fn(u32) -> Action) {
        self.many(n, action);
    }
    #[inline]
    fn add_list<I: Iterator<Item = Action>>(&mut self, n: u32, list: impl Fn() -> I) {
        self.many(n, |k| list().nth(k as usize).expect("one of them"));
    }
    #[inline]
    fn add_regions(&mut self, regions: RegionSet, ways: u32, action: impl Fn(Region, u32) -> Action) {
        let n = u32::from(regions.len());
        self.many(n * ways, |k| action(regions.nth(k % n), k / n));
    }
    #[inline]
    fn add_choices(&mut self, n: u32, dice: impl Fn() -> Dice, ways: u32, action: impl Fn(Dice, u32) -> Action) {
        self.many(n * ways, |k| action(nth_choice(&dice(), k % n + 1), k / n));
    }
}

/// Only the number of actions.
pub(crate) struct Count(pub u32);

impl Numbered for Count {
    #[inline]
    fn many(&mut self, n: u32, _: impl Fn(u32) -> Action) {
        self.0 += n;
    }
    #[inline]
    fn done(&self) -> bool {
        false
    }
}

/// The action with a certain number: `left` are still to come before it. It is made where it is wanted, because
/// moving what was just written in small pieces takes long.
pub(crate) struct Nth<'a> {
    pub left: u32,
    pub found: bool,
    pub action: &'a mut Action,
}

impl Numbered for Nth<'_> {
    #[inline]
    fn many(&mut self, n: u32, action: impl Fn(u32) -> Action) {
        if self.left < n && !self.found {
            *self.action = action(self.left);
            self.found = true;
        }
        self.left = self.left.saturating_sub(n);
    }
    #[inline]
    fn done(&self) -> bool {
        self.found
    }
}

/// Any of the actions, each equally likely, and their number.
///
/// It is a reservoir of one: the n-th offer replaces the picked one with probability 1/n. Instead of rolling
/// for every offer, it rolls for the number of the next offer that will replace it.
pub(crate) struct Pick<'a, R> {
    picked: &'a mut Action,
    pub count: u32,
    /// The numbers, from 1, of the picked offer and of the next to pick; 0 while that is not rolled.
    now: u32,
    next: u32,
    random: &'a mut R,
}

impl<'a, R: Random> Pick<'a, R> {
    pub fn new(random: &'a mut R, picked: &'a mut Action) -> Self {
        Pick { picked, count: 0, now: 0, next: 1, random }
    }

    /// The next one is later than m with probability now / m.
    #[cold]
    fn roll(&mut self) {
        let next = (u64::from(self.now) << 32) / (u64::from(self.random.next()) + 1) + 1;
        self.next = u32::try_from(next).unwrap_or(u32::MAX);
    }
}

impl<R: Random> Numbered for Pick<'_, R> {
    #[inline]
    fn many(&mut self, n: u32, action: impl Fn(u32) -> Action) {
        self.count += n;
        while self.now < self.count {
            if self.next == 0 {
                self.roll();
            }
            if self.next > self.count {
                break;
            }
            *self.picked = action(self.next + n - self.count - 1);
            self.now = self.next;
            self.next = 0;
        }
    }
    #[inline]
    fn done(&self) -> bool {
        false
    }
}

/// A way to place one of the dice at hand. `count` is the number of such dice.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Face {
    pub placed: Placed,
    pub colour: Colour,
    pub value: u8,
    pub count: u8,
    /// The values TRANS-4 or TRANS-5 can give this die, where they are not faces of their own.
    changes: Few<u8, 2>,
    /// What can be there only once in an action: [`CARD`], [`TRANS`], [`DYED`].
    once: u8,
}

const CARD: u8 = 1;
const TRANS: u8 = 2;
const DYED: u8 = 4;

/// At most 8 white dice in 15 ways, 10 others in 3, and 30 faces of DECK-16.
pub(crate) type AllFaces = Few<Face, 184>;
/// At most 8 white dice in 5 ways (TRANS-6) and 10 others, or 18 dice in 2 ways (TRANS-4).
pub(crate) type TransFaces = Few<Face, 52>;
pub(crate) type PlainFaces = Few<Face, { DICE + 1 }>;

impl Face {
    fn new(placed: Placed, count: u8, dyed: bool) -> Self {
        let once =
            if placed.card { CARD } else { 0 } | if placed.trans { TRANS } else { 0 } | if dyed { DYED } else { 0 };
        Face { placed, colour: placed.colour(), value: placed.value(), count, changes: Few::new(), once }
    }

    fn plain(die: Die, count: u8) -> Self {
        Face {
            placed: Placed::plain(die),
            colour: die.colour(),
            value: die.value(),
            count,
            changes: Few::new(),
            once: 0,
        }
    }

    /// In how many ways the die can be placed, as it is and with a changed value.
    #[inline]
    pub fn ways(&self) -> u32 {
        1 + self.changes.len() as u32
    }

    /// Way 0 is the die as it is.
    pub fn way(&self, way: u32) -> Placed {
        match way.checked_sub(1) {
            None => self.placed,
            Some(i) => {
                let counts = self.placed.die.with_value(self.changes[i as usize]);
                Placed { counts, trans: true, ..self.placed }
            }
        }
    }

    pub fn is_white(&self) -> bool {
        self.colour == Colour::White
    }

    pub fn is_card(&self) -> bool {
        self.once & CARD != 0
    }

    pub fn is_dyed(&self) -> bool {
        self.once & DYED != 0
    }

    /// DECK-16: of the faces that make no difference, one is offered.
    pub fn card_only_as(&self, colour: Colour, value: u8) -> bool {
        self.once & CARD == 0 || self.colour == colour && self.value == value
    }

    /// Whether two ways of placing can go into one action.
    #[inline]
    pub fn goes_with(&self, other: &Face) -> bool {
        self.once & other.once == 0 && (!self.same_die(other) || self.count >= 2)
    }

    /// Whether both are ways to place the same or an equal die.
    #[inline]
    pub fn same_die(&self, other: &Face) -> bool {
        self.placed.die == other.placed.die && (self.once | other.once) & CARD == 0
    }
}

/// The distinct active dice; a bound die counts among its equals.
pub(crate) fn plain_faces(e: &Eyes<'_>) -> PlainFaces {
    let mut faces = PlainFaces::new();
    let active = &e.me().active[..];
    let mut i = 0;
    while i < active.len() {
        let die = active[i];
        let count = active[i..].iter().take_while(|&&d| d == die).count();
        i += count;
        faces.push(Face::plain(die, count as u8));
    }
    if let Some(bound) = e.t.go.bound {
        match faces.iter_mut().find(|f| f.placed.die == bound) {
            Some(face) => face.count += 1,
            None => faces.insert_sorted(Face::plain(bound, 1)),
        }
    }
    faces
}

/// TRANS-4, TRANS-5: the values the effect can give a die.
fn values_by(trans: Trans, die: Die) -> Few<u8, 2> {
    let (up, down) = match trans {
        Trans::AnyDie => (true, false),
        Trans::ColouredDie(colour) => (die.colour() == colour, die.colour() == colour),
        _ => (false, false),
    };
    let value = die.value();
    let mut values = Few::new();
    if up && value <= 6 {
        values.push(value + 1);
    }
    if down && value >= 2 {
        values.push(value - 1);
    }
    values
}

/// Notes the values that TRANS-4 or TRANS-5 can give each die.
pub(crate) fn note_changes(plain: &mut [Face], trans: Trans) {
    if !trans.needs_placing() {
        return;
    }
    for face in plain {
        face.changes = values_by(trans, face.placed.die);
    }
}

/// What can be placed for an action.
#[derive(Clone, Copy)]
pub(crate) struct Pool<'a> {
    /// For actions that take a die whatever it shows: a changed value is a way to place a die ([`Face::ways`]).
    pub dice: &'a [Face],
    /// For actions that look at values: every way to place a die is a face of its own.
    pub faces: &'a [Face],
    pub duty: Duty,
    /// No die is recoloured, no card is a die and nothing is owed: then the sorted dice stand by colour,
    /// and many actions can be counted at once.
    pub simple: bool,
}

impl Pool<'_> {
    /// Offers an action with each of the dice, in every way to place it.
    #[inline]
    pub fn each<O: Offer>(&self, out: &mut O, action: impl Fn(Placed) -> Action) {
        for face in self.dice.iter().filter(|f| f.card_only_as(Colour::White, 6)) {
            self.one(face, out, &action);
        }
    }

    /// Offers an action with this die, in every way to place it.
    #[inline]
    pub fn one<O: Offer>(&self, face: &Face, out: &mut O, action: impl Fn(Placed) -> Action) {
        if self.duty.met_by(&[face.placed], false) {
            out.add_many(face.ways(), |way| action(face.way(way)));
        }
    }
}

/// Sorted faces by colour, where every die is placed in its own colour.
pub(crate) type ByColour<'a> = [&'a [Face]; 5];

pub(crate) fn by_colour(faces: &[Face]) -> ByColour<'_> {
    let mut groups: ByColour<'_> = [&[]; 5];
    let mut rest = faces;
    while let Some(first) = rest.first() {
        let n = rest.iter().take_while(|f| f.colour == first.colour).count();
        groups[first.colour.index()] = &rest[..n];
        rest = &rest[n..];
    }
    groups
}

/// In how many ways two dice can be placed: at most one of them with a changed value.
#[inline]
pub(crate) fn pair_ways(a: &Face, b: &Face) -> u32 {
    if a.placed == b.placed { a.ways() } else { a.ways() + b.ways() - 1 }
}

pub(crate) fn pair_way(a: &Face, b: &Face, way: u32) -> [Placed; 2] {
    let mut pair = match way.checked_sub(a.ways()) {
        None => [a.way(way), b.placed],
        Some(more) => [a.placed, b.way(more + 1)],
    };
    pair.sort_unstable();
    pair
}

#[inline]
pub(crate) fn triple_ways(a: &Face, b: &Face, c: &Face) -> u32 {
    pair_ways(a, b) + if b.placed == c.placed { 0 } else { c.ways() - 1 }
}

pub(crate) fn triple_way(a: &Face, b: &Face, c: &Face, way: u32) -> Few<Placed, 3> {
    let mut triple = match way.checked_sub(pair_ways(a, b)) {
        None => {
            let [a, b] = pair_way(a, b, way);
            Few::of(&[a, b, c.placed])
        }
        Some(more) => Few::of(&[a.placed, b.placed, c.way(more + 1)]),
    };
    triple.sort_unstable();
    triple
}

/// The dice at hand as they are and with the transformation effect, sorted.
pub(crate) fn trans_faces(plain: &[Face], trans: Trans) -> TransFaces {
    let mut faces = TransFaces::new();
    for face in plain {
        let die = face.placed.die;
        let by_trans = |counts: Die| Face::new(Placed { card: false, die, counts, trans: true }, face.count, false);
        let values = values_by(trans, die);
        for &value in values.iter().rev().filter(|&&v| v < die.value()) {
            faces.push(by_trans(die.with_value(value)));
        }
        faces.push(Face::plain(die, face.count));
        for &value in values.iter().filter(|&&v| v > die.value()) {
            faces.push(by_trans(die.with_value(value)));
        }
        if trans == Trans::WhiteAsAny && die.is_white() {
            for &colour in &Colour::ALL[1..] {
                faces.push(by_trans(die.with_colour(colour)));
            }
        }
    }
    faces
}

/// All ways to place the dice at hand, with CARD-2 and DECK-16 too, sorted.
pub(crate) fn all_faces(plain: &[Face], e: &Eyes<'_>) -> AllFaces {
    let trans = e.trans();
    let mut faces = AllFaces::of(&trans_faces(plain, trans));
    for face in plain.iter().filter(|f| e.t.go.dye && f.placed.die.is_white()) {
        let die = face.placed.die;
        let values = values_by(trans, die);
        for &colour in &Colour::ALL[1..] {
            let mut dyed = |value: u8, trans: bool| {
                let placed = Placed { card: false, die, counts: Die::new(colour, value), trans };
                faces.push(Face::new(placed, face.count, true));
            };
            dyed(die.value(), false);
            values.iter().for_each(|&value| dyed(value, true));
        }
    }
    if e.t.go.dye {
        faces.sort_unstable();
    }
    if e.t.go.card_die {
        for &colour in Colour::ALL {
            for value in 1..=6 {
                faces.push(Face::new(Placed::card(Die::new(colour, value)), 1, false));
            }
        }
    }
    faces
}

/// The part of the sorted faces that can count as white: white dice stand first, DECK-16 last.
pub(crate) fn real_whites(faces: &[Face]) -> &[Face] {
    if faces.last().is_some_and(Face::is_card) {
        return faces;
    }
    let n = faces.iter().take_while(|f| f.placed.die.is_white()).count();
    &faces[..n]
}

/// Calls `f` for every pair of dice that can be placed together and fit one by one.
pub(crate) fn each_pair(faces: &[Face], fit: impl Fn(&Face) -> bool, mut f: impl FnMut(&Face, &Face)) {
    for (i, a) in faces.iter().enumerate() {
        // Cards stand last, and there is only one.
        if a.is_card() {
            return;
        }
        if !fit(a) {
            continue;
        }
        for b in &faces[i..] {
            if fit(b) && a.goes_with(b) {
                f(a, b);
            }
        }
    }
}

/// Calls `f` for every three dice that can be placed together and fit one by one.
pub(crate) fn each_triple(faces: &[Face], fit: impl Fn(&Face) -> bool, mut f: impl FnMut(&Face, &Face, &Face)) {
    for (i, a) in faces.iter().enumerate() {
        if a.is_card() {
            return;
        }
        if !fit(a) {
            continue;
        }
        for (j, b) in faces.iter().enumerate().skip(i) {
            if !fit(b) || !a.goes_with(b) {
                continue;
            }
            for c in &faces[j..] {
                if fit(c) && a.goes_with(c) && b.goes_with(c) {
                    let three_alike = a.same_die(b) && b.same_die(c);
                    if !three_alike || a.count >= 3 {
                        f(a, b, c);
                    }
                }
            }
        }
    }
}

/// What the go's action must still contain (GO-17, CARD-2, DECK-24).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Duty {
    any: bool,
    dye: bool,
    card_die: bool,
    bound: Option<Die>,
    plenty: bool,
    white_as_any: bool,
}

impl Duty {
    /// Nothing must be done.
    pub const NONE: Duty =
        Duty { any: false, dye: false, card_die: false, bound: None, plenty: false, white_as_any: false };

    pub fn of(t: &Table) -> Self {
        let Go { dye, card_die, bound, double, .. } = t.go;
        Duty {
            any: t.go.owes(),
            dye,
            card_die,
            bound,
            plenty: double,
            white_as_any: t.trans_now() == Trans::WhiteAsAny,
        }
    }

    #[inline]
    pub fn none(&self) -> bool {
        !self.any
    }

    /// Whether placing these dice does all that must still be done.
    #[inline]
    pub fn met_by(&self, dice: &[Placed], plenty: bool) -> bool {
        !self.any || self.done_by(dice, plenty)
    }

    #[cold]
    fn done_by(&self, dice: &[Placed], plenty: bool) -> bool {
        let real = |d: &&Placed| !d.card;
        let dyed = |d: &Placed| d.die.is_white() && !(self.white_as_any && d.trans && d.recoloured());
        (!self.plenty || plenty)
            && (!self.card_die || dice.iter().any(|d| d.card))
            && self.bound.is_none_or(|bound| dice.iter().filter(real).any(|d| d.die == bound))
            && (!self.dye || dice.iter().filter(real).any(dyed))
    }
}
