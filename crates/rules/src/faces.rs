//! The active dice as they can be placed: every way is a separate face.

use crate::eyes::Eyes;
use crate::few::Few;
use crate::ids::*;

/// A way to place one of the active dice. `count` is the number of such dice.
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

/// The active dice as they are and with the transformation effect, sorted.
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

/// All ways to place the active dice, with CARD-2 and DECK-16 too, sorted.
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
