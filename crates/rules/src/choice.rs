//! What a player can choose from: the eyes that look at a table, the list that offers are put into,
//! and the dice as they can be placed.

use crate::action::Action;
use crate::few::Few;
use crate::ids::*;
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

/// A way to place one of the dice at hand. `count` is the number of such dice.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Face {
    pub placed: Placed,
    pub count: u8,
    pub dyed: bool,
}

/// At most 8 white dice in 15 ways, 10 others in 3, and 30 faces of DECK-16.
pub(crate) type Faces = Few<Face, 184>;
pub(crate) type PlainFaces = Few<Face, { DICE + 1 }>;

/// The distinct active dice; a bound die counts among its equals.
pub(crate) fn plain_faces(e: &Eyes<'_>) -> PlainFaces {
    let mut faces = PlainFaces::new();
    let active = &e.me().active;
    let mut i = 0;
    while i < active.len() {
        let die = active[i];
        let mut count = 1;
        while i + 1 < active.len() && active[i + 1] == die {
            count += 1;
            i += 1;
        }
        i += 1;
        faces.push(Face { placed: Placed::plain(die), count, dyed: false });
    }
    if let Some(bound) = e.t.go.bound {
        match faces.iter_mut().find(|f| f.placed.die == bound) {
            Some(face) => face.count += 1,
            None => faces.insert_sorted(Face { placed: Placed::plain(bound), count: 1, dyed: false }),
        }
    }
    faces
}

/// Whether dice can now be placed in any other way than as they are.
pub(crate) fn has_special_faces(e: &Eyes<'_>) -> bool {
    e.trans().needs_placing() || e.t.go.dye || e.t.go.card_die
}

/// All ways to place the dice at hand, with TRANS-4 to TRANS-6, CARD-2 and DECK-16.
pub(crate) fn special_faces(e: &Eyes<'_>) -> Faces {
    let mut faces = Faces::new();
    let trans = e.trans();
    for plain in plain_faces(e).iter() {
        let (die, count) = (plain.placed.die, plain.count);
        let value = die.value();
        faces.push(*plain);
        let mut add = |counts: Die, trans: bool, dyed: bool| {
            faces.push(Face { placed: Placed { card: false, die, counts, trans }, count, dyed });
        };
        // TRANS-4, TRANS-5: the values the effect can give this die.
        let mut values = Few::<u8, 2>::new();
        let (up, down) = match trans {
            Trans::AnyDie => (true, false),
            Trans::ColouredDie(colour) => (die.colour() == colour, die.colour() == colour),
            _ => (false, false),
        };
        if up && value <= 6 {
            values.push(value + 1);
        }
        if down && value >= 2 {
            values.push(value - 1);
        }
        for &v in values.iter() {
            add(die.with_value(v), true, false);
        }
        if die.is_white() {
            for &colour in &Colour::ALL[1..] {
                if trans == Trans::WhiteAsAny {
                    add(die.with_colour(colour), true, false);
                }
                if e.t.go.dye {
                    add(die.with_colour(colour), false, true);
                    for &v in values.iter() {
                        add(Die::new(colour, v), true, true);
                    }
                }
            }
        }
    }
    if e.t.go.card_die {
        for &colour in Colour::ALL {
            for value in 1..=6 {
                faces.push(Face { placed: Placed::card(Die::new(colour, value)), count: 1, dyed: false });
            }
        }
    }
    faces.sort_unstable();
    faces
}

impl Face {
    pub fn colour(&self) -> Colour {
        self.placed.colour()
    }

    pub fn value(&self) -> u8 {
        self.placed.value()
    }

    /// DECK-16: of the faces that make no difference, one is offered.
    pub fn card_only_as(&self, colour: Colour, value: u8) -> bool {
        !self.placed.card || self.placed.counts == Die::new(colour, value)
    }

    /// Whether two ways of placing can go into one action.
    pub fn goes_with(&self, other: &Face) -> bool {
        !(self.placed.card && other.placed.card || self.placed.trans && other.placed.trans || self.dyed && other.dyed)
            && (self.placed.card || other.placed.card || self.placed.die != other.placed.die || self.count >= 2)
    }
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
                    let three_alike = !c.placed.card && a.placed.die == b.placed.die && b.placed.die == c.placed.die;
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
    dye: bool,
    card_die: bool,
    bound: Option<Die>,
    plenty: bool,
    white_as_any: bool,
}

impl Duty {
    pub fn of(t: &Table) -> Self {
        let Go { dye, card_die, bound, double, .. } = t.go;
        Duty { dye, card_die, bound, plenty: double, white_as_any: t.trans_now() == Trans::WhiteAsAny }
    }

    pub fn none(&self) -> bool {
        !self.dye && !self.card_die && self.bound.is_none() && !self.plenty
    }

    /// Whether placing these dice does all that must still be done.
    pub fn met_by(&self, dice: &[Placed], plenty: bool) -> bool {
        self.none() || {
            let real = |d: &&Placed| !d.card;
            (!self.plenty || plenty)
                && (!self.card_die || dice.iter().any(|d| d.card))
                && self.bound.is_none_or(|bound| dice.iter().filter(real).any(|d| d.die == bound))
                && (!self.dye
                    || dice
                        .iter()
                        .filter(real)
                        .any(|d| d.die.is_white() && !(self.white_as_any && d.trans && d.recoloured())))
        }
    }
}
