//! Phase IV, clean-up (CLEAN).

use crate::event::{DicePlace, Event};
use crate::few::Few;
use crate::ids::*;
use crate::play::Play;
use crate::step::{Ask, Phase};
use crate::table::{Player, Spot};

pub(crate) fn begin(p: &mut Play<'_>) {
    p.t.phase = Phase::CleanUp;
    p.emit(Event::PhaseBegan { phase: Phase::CleanUp });
    p.t.done = 0;
    next(p);
}

/// Whoever holds an action card is asked, whatever it is (INFO-3).
fn next(p: &mut Play<'_>) {
    while p.t.done < p.t.seats() {
        p.seat = p.t.in_turn_order(p.t.done);
        if p.me().hand > 0 {
            return p.ask(Ask::TidyUp);
        }
        put_away(p);
    }
    end(p);
}

/// The dice of the turn by colour, active or used.
pub(crate) fn dice_of_turn(p: &Player) -> Counts {
    let mut dice = Counts::default();
    for die in p.active.iter().chain(p.used.iter().map(|u| &u.die)) {
        dice.add(die.colour());
    }
    dice
}

/// DECK-22: two dice on the card instead of into the depot.
pub(crate) fn keep_two(p: &mut Play<'_>, dice: Counts) {
    let me = p.me();
    me.kept = dice;
    for &colour in Colour::ALL {
        for _ in 0..dice.get(colour) {
            let used = me.used.iter().position(|u| u.die.colour() == colour);
            match used {
                Some(at) => drop(me.used.remove(at)),
                None => {
                    let at = me.active.iter().position(|d| d.colour() == colour).expect("a die of the turn");
                    me.active.remove(at);
                }
            }
        }
    }
    p.move_dice(dice, DicePlace::Used(Spot::Attack), DicePlace::Kept);
    tidy_up(p);
}

pub(crate) fn tidy_up(p: &mut Play<'_>) {
    put_away(p);
    next(p);
}

/// CLEAN-1: all dice to the depot, everything is free again.
fn put_away(p: &mut Play<'_>) {
    let me = p.me();
    let dice = dice_of_turn(me);
    me.depot = me.depot.plus(dice);
    me.active = Few::new();
    me.used = Few::new();
    me.used_cards = PlayerCardSet::EMPTY;
    me.used_buildings = BuildingSet::EMPTY;
    me.uses = [0; 6];
    me.extra_uses = [0; 6];
    me.passed = false;
    me.rumblepoke_used = false;
    me.trans_used = false;
    p.move_dice(dice, DicePlace::Used(Spot::Attack), DicePlace::Depot);
    p.t.done += 1;
}

fn end(p: &mut Play<'_>) {
    // CLEAN-2
    let seat = (p.t.start_player + 1) % p.t.seats();
    p.t.start_player = seat;
    p.emit(Event::StartPlayer { seat });
    if p.t.turn < 4 {
        p.t.turn += 1;
        super::preparation::begin_turn(p);
    } else {
        super::round_end::begin(p);
    }
}
