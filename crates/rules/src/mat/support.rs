//! MAT-3 Support: guild marker on a card, and Reroll.

use crate::action::Action;
use crate::choice::{Eyes, Offer, Pool, choices, real_whites};
use crate::demand::{Demand, Target};
use crate::ids::*;
use crate::phases::{actions, markers};
use crate::play::Play;
use crate::step::RollWhy;
use crate::table::Spot;

pub(crate) const MARKER_ON_CARD: Demand = Demand::on(Space::Support, "MAT-3").dice(1).target(Target::Holder);
pub(crate) const REROLL: Demand = Demand::on(Space::Support, "MAT-3").dice(1).of(Colour::White).target(Target::Dice);

pub(crate) fn offers<O: Offer>(pool: &Pool<'_>, e: &Eyes<'_>, out: &mut O) {
    for card in markers::HOLDERS {
        if can_take_marker(e, card) {
            pool.each(out, |die| Action::MarkerOnCard { die, card });
        }
    }
    if out.enough() {
        return;
    }
    let all = choices(&e.me().active) + 1;
    for face in real_whites(pool.dice).iter().filter(|f| f.is_white() && f.card_only_as(Colour::White, 6)) {
        let die = face.placed;
        if pool.duty.met_by(&[die], false) {
            let from_active = !die.card && e.t.go.bound != Some(die.die);
            let others = || {
                let mut others = e.me().active;
                if from_active {
                    others.take_die(die.die);
                }
                others
            };
            // Without one of `count` equal dice there are count instead of count + 1 numbers of them to choose.
            let count = u32::from(face.count);
            let n = if pool.simple { all / (count + 1) * count - 1 } else { choices(&others()) };
            out.add_choices(n, others, face.ways(), |dice, way| Action::Reroll { die: face.way(way), dice });
        }
    }
}

/// GO-9, GO-10: below its limit, and a marker can be had.
pub(crate) fn can_take_marker(e: &Eyes<'_>, card: PlayerCard) -> bool {
    let me = e.me();
    me.room_on(card) > 0 && markers::can_be_had(me, [card].into_iter().collect())
}

/// Calls `f` for every choice of at least one of these sorted dice; equal dice are one choice.
/// Walks the choices in dictionary order: a longer choice right after its beginning.
pub(crate) fn each_choice(dice: &[Die], mut f: impl FnMut(Dice)) {
    let mut chosen = Dice::new();
    // Where each chosen die stands in `dice`.
    let mut at = [0; DICE];
    let mut next = 0;
    loop {
        if next < dice.len() {
            at[chosen.len()] = next;
            chosen.push(dice[next]);
            f(chosen);
            next += 1;
        } else {
            // Give the last die up for the next different one.
            let Some(&last) = chosen.last() else { return };
            chosen.pop();
            next = at[chosen.len()] + 1;
            while next < dice.len() && dice[next] == last {
                next += 1;
            }
        }
    }
}

pub(crate) fn marker_on_card(p: &mut Play<'_>, die: Placed, card: PlayerCard, repeat: bool) {
    actions::use_space(p, Space::Support, repeat);
    p.place_die(die, Spot::Space(Space::Support));
    markers::place_on_card(p, card, 1, false);
    actions::effect_done(p);
}

pub(crate) fn reroll(p: &mut Play<'_>, die: Placed, dice: &Dice, repeat: bool) {
    actions::use_space(p, Space::Support, repeat);
    p.place_die(die, Spot::Space(Space::Support));
    p.reroll(dice, RollWhy::Effect);
}
