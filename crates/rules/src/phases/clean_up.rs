//! Phase IV, clean-up (CLEAN).

use crate::event::{DicePlace, Event};
use crate::few::Few;
use crate::ids::*;
use crate::pieces::Play;
use crate::step::{Ask, Phase};
use crate::table::{Player, TURNS};

pub(crate) fn begin(p: &mut Play<'_>) {
    p.t.phase = Phase::CleanUp;
    p.emit(Event::PhaseBegan { phase: Phase::CleanUp });
    p.t.done = 0;
    next(p);
}

/// Everybody with an action card is asked, whichever card it is (INFO-3).
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
    let mut dice = Lanes::of(Counts::default());
    p.active.iter().for_each(|die| dice.add(die.colour().index()));
    p.used.iter().for_each(|used| dice.add(used.die.colour().index()));
    dice.counts()
}

pub(crate) fn tidy_up(p: &mut Play<'_>) {
    put_away(p);
    next(p);
}

/// CLEAN-1: all dice to the depot, everything is free again.
fn put_away(p: &mut Play<'_>) {
    if p.log.is_some() {
        tell_dice(p);
    }
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
    p.t.done += 1;
}

/// One event for every place that dice come from.
fn tell_dice(p: &mut Play<'_>) {
    let (active, used) = (p.me().active, p.me().used);
    let mut dice = Counts::default();
    active.iter().for_each(|die| dice.add(die.colour()));
    p.move_dice(dice, DicePlace::Active, DicePlace::Depot);
    for die in used.iter() {
        p.move_dice(Counts::one(die.die.colour()), DicePlace::Used(die.on), DicePlace::Depot);
    }
}

fn end(p: &mut Play<'_>) {
    // CLEAN-2
    let seat = p.t.seat_after(p.t.start_player, 1);
    p.t.start_player = seat;
    p.emit(Event::StartPlayer { seat });
    if p.t.turn < TURNS {
        p.t.turn += 1;
        super::preparation::begin_turn(p);
    } else {
        super::round_end::begin(p);
    }
}
