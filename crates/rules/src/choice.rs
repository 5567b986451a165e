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
    pub hand: CardSet,
    pub looking: CardSet,
}

impl<'a> Eyes<'a> {
    pub fn me(&self) -> &'a Player {
        &self.t.players[self.seat as usize]
    }

    /// The transformation effect, if this player can still use it this turn.
    pub fn trans(&self) -> Trans {
        if self.me().trans_used { Trans::None } else { self.t.trans_now() }
    }

    /// Carries an action out on a copy and looks at the result.
    pub fn after<R>(&self, action: Action, look: impl FnOnce(Eyes<'_>) -> R) -> R {
        let mut t = *self.t;
        let (mut hand, mut looking) = (self.hand, self.looking);
        crate::legal::play(
            &mut Play { t: &mut t, seat: self.seat, hand: &mut hand, looking: &mut looking, log: None },
            action,
        );
        look(Eyes { t: &t, seat: self.seat, hand, looking })
    }
}

/// Something that receives legal actions.
pub(crate) trait Offer {
    fn add(&mut self, action: Action);
    /// Whether the search may stop early.
    fn enough(&self) -> bool {
        false
    }
    /// One action for every one of these regions.
    #[inline]
    fn add_regions(&mut self, regions: RegionSet, action: impl Fn(Region) -> Action) {
        regions.iter().for_each(|region| self.add(action(region)));
    }
    /// One action for every choice of at least one of these sorted dice.
    #[inline]
    fn add_choices(&mut self, dice: &[Die], action: impl Fn(Dice) -> Action) {
        each_choice(dice, |chosen| self.add(action(chosen)));
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

/// Picks one of all legal actions, each equally likely, and counts them, without listing them.
///
/// A reservoir of one: the n-th offer replaces the picked one with probability 1/n. Instead of
/// rolling for every offer, it rolls for the number of the next offer that will replace it.
pub(crate) struct Pick<'a, R> {
    pub random: &'a mut R,
    pub picked: Option<Action>,
    pub count: u64,
    next: u64,
}

impl<'a, R: Random> Pick<'a, R> {
    pub fn new(random: &'a mut R) -> Self {
        Pick { random, picked: None, count: 0, next: 1 }
    }

    /// Offers `n` actions at once; `action` makes the one with a number from 0 to n - 1.
    #[inline]
    fn add_many(&mut self, n: u64, action: impl Fn(u64) -> Action) {
        self.count += n;
        while self.next <= self.count {
            self.replace(action(self.next + n - self.count - 1));
        }
    }

    #[cold]
    #[inline(never)]
    fn replace(&mut self, action: Action) {
        self.picked = Some(action);
        // The next one is later than m with probability next / m.
        self.next = (self.next << 32) / (u64::from(self.random.next()) + 1) + 1;
    }
}

impl<R: Random> Offer for Pick<'_, R> {
    #[inline]
    fn add(&mut self, action: Action) {
        self.add_many(1, |_| action);
    }
    #[inline]
    fn add_regions(&mut self, regions: RegionSet, action: impl Fn(Region) -> Action) {
        self.add_many(u64::from(regions.len()), |k| action(regions.iter().nth(k as usize).expect("one of them")));
    }
    fn add_choices(&mut self, dice: &[Die], action: impl Fn(Dice) -> Action) {
        let mut kinds = Few::<(Die, u8), DICE>::new();
        let mut n = 1;
        for alike in dice.chunk_by(|a, b| a == b) {
            kinds.push((alike[0], alike.len() as u8));
            n *= alike.len() as u64 + 1;
        }
        // How many of each kind: the digits of the number, which is not 0.
        self.add_many(n - 1, |k| {
            let (mut chosen, mut rest) = (Dice::new(), k + 1);
            for &(die, count) in kinds.iter() {
                let base = u64::from(count) + 1;
                (0..rest % base).for_each(|_| chosen.push(die));
                rest /= base;
            }
            action(chosen)
        });
    }
}

/// A way to place one of the dice at hand. `count` is the number of such dice.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Face {
    pub placed: Placed,
    pub colour: Colour,
    pub value: u8,
    pub count: u8,
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
        Face { placed, colour: placed.colour(), value: placed.value(), count, once }
    }

    fn plain(die: Die, count: u8) -> Self {
        Face { placed: Placed::plain(die), colour: die.colour(), value: die.value(), count, once: 0 }
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
fn values_by(trans: Trans, die: Die) -> (Option<u8>, Option<u8>) {
    let (up, down) = match trans {
        Trans::AnyDie => (true, false),
        Trans::ColouredDie(colour) => (die.colour() == colour, die.colour() == colour),
        _ => (false, false),
    };
    let value = die.value();
    ((up && value <= 6).then(|| value + 1), (down && value >= 2).then(|| value - 1))
}

/// The dice at hand as they are and with the transformation effect, sorted.
pub(crate) fn trans_faces(plain: &[Face], trans: Trans) -> TransFaces {
    let mut faces = TransFaces::new();
    for face in plain {
        let die = face.placed.die;
        let (up, down) = values_by(trans, die);
        let by_trans = |counts: Die| Face::new(Placed { card: false, die, counts, trans: true }, face.count, false);
        if let Some(value) = down {
            faces.push(by_trans(die.with_value(value)));
        }
        faces.push(*face);
        if let Some(value) = up {
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
        let (up, down) = values_by(trans, die);
        for &colour in &Colour::ALL[1..] {
            for (value, trans) in [(Some(die.value()), false), (up, true), (down, true)] {
                if let Some(value) = value {
                    let placed = Placed { card: false, die, counts: Die::new(colour, value), trans };
                    faces.push(Face::new(placed, face.count, true));
                }
            }
        }
    }
    if e.t.go.card_die {
        for &colour in Colour::ALL {
            for value in 1..=6 {
                faces.push(Face::new(Placed::card(Die::new(colour, value)), 1, false));
            }
        }
    }
    faces.sort_unstable();
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
    pub fn of(t: &Table) -> Self {
        let Go { dye, card_die, bound, double, .. } = t.go;
        Duty {
            any: dye || card_die || bound.is_some() || double,
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
