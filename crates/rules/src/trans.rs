//! Transformation effects that stand by themselves: TRANS-2, TRANS-3 and TRANS-7.
//! TRANS-4 to TRANS-6 belong to the placing of dice: see `faces::trans_faces`.

use crate::action::Action;
use crate::event::Event;
use crate::eyes::Eyes;
use crate::few::Few;
use crate::ids::*;
use crate::offer::Offer;
use crate::pieces::Play;

/// Offers the effect as a choice of its own.
pub(crate) fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    match e.trans() {
        Trans::Jars(_) | Trans::Combat(_) => out.add(Action::UseTrans),
        Trans::FlipWhite => {
            let white = flippable(e);
            let mut i = 0;
            while i < white.len() {
                if i > 0 && white[i] == white[i - 1] {
                    i += 1;
                    continue;
                }
                out.add(Action::Flip { dice: Few::of(&[white[i]]) });
                for j in i + 1..white.len() {
                    if j == i + 1 || white[j] != white[j - 1] {
                        out.add(Action::Flip { dice: Few::of(&[white[i], white[j]]) });
                    }
                }
                i += 1;
            }
        }
        _ => {}
    }
}

/// Whether anything would be offered.
pub(crate) fn possible(e: &Eyes<'_>) -> bool {
    match e.trans() {
        Trans::Jars(_) | Trans::Combat(_) => true,
        Trans::FlipWhite => e.me().active.iter().any(|&die| can_flip(die)),
        _ => false,
    }
}

/// TRANS-7: a white die up to 6.
fn can_flip(die: Die) -> bool {
    die.is_white() && die.value() <= 6
}

pub(crate) fn flippable(e: &Eyes<'_>) -> Few<Die, DICE> {
    let mut white = Few::new();
    for &die in e.me().active.iter() {
        if can_flip(die) {
            white.push(die);
        }
    }
    white
}

pub(crate) fn use_alone(p: &mut Play<'_>) {
    mark_used(p);
    match p.t.trans_now() {
        Trans::Jars(n) => p.gain_jars(u16::from(n)),
        Trans::Combat(n) => p.add_strength(u16::from(n)),
        _ => unreachable!("not an effect of its own"),
    }
}

pub(crate) fn flip(p: &mut Play<'_>, dice: &[Die]) {
    mark_used(p);
    for &die in dice {
        p.change_die(die, 7 - die.value());
    }
}

fn mark_used(p: &mut Play<'_>) {
    let (seat, trans) = (p.seat, p.t.trans_now());
    p.me().trans_used = true;
    p.emit(Event::TransUsed { seat, trans });
}
