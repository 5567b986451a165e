//! Phase III, the attack of the Trust (ATK).

use crate::deck;
use crate::event::{Event, Place};
use crate::ids::*;
use crate::pieces::Play;
use crate::step::{Ask, Phase};
use crate::table::Table;

pub(crate) fn begin(p: &mut Play<'_>) {
    p.t.phase = Phase::Attack;
    p.emit(Event::PhaseBegan { phase: Phase::Attack });
    p.t.done = 0;
    next(p);
}

/// The next player in turn order checks, and is asked if there is something to use (ATK-2).
fn next(p: &mut Play<'_>) {
    while p.t.done < p.t.seats() {
        p.seat = p.t.in_turn_order(p.t.done);
        if can_use_trans(p.t, p.seat) || can_pay(p.t, p.seat) {
            return p.ask(Ask::Check);
        }
        if !resolve(p) {
            return;
        }
    }
    end(p);
}

/// ATK-2: an unused TRANS-2 or TRANS-3 effect.
pub(crate) fn can_use_trans(t: &Table, seat: Seat) -> bool {
    !t.player(seat).trans_used && matches!(t.trans_now(), Trans::Jars(_) | Trans::Combat(_))
}

/// CARD-8: Rumblepoke's permanent effect.
pub(crate) fn can_pay(t: &Table, seat: Seat) -> bool {
    let me = t.player(seat);
    me.active_cards.has(PlayerCard::Rumblepoke) && !me.rumblepoke_used && me.combat_points >= 1
}

pub(crate) fn pay_combat_point(p: &mut Play<'_>) {
    p.me().rumblepoke_used = true;
    p.change_combat_points(-1);
    p.add_strength(2);
    next(p);
}

pub(crate) fn use_trans(p: &mut Play<'_>) {
    crate::trans::use_alone(p);
    next(p);
}

pub(crate) fn face(p: &mut Play<'_>) {
    if resolve(p) {
        next(p);
    }
}

/// ATK-3, ATK-4; false while the player must choose a marker to take back.
fn resolve(p: &mut Play<'_>) -> bool {
    let seat = p.seat;
    let attack = p.t.attack_strength();
    let me = p.me();
    let (strength, ward) = (me.strength, me.ward);
    let held = ward || strength >= attack;
    p.emit(Event::AttackChecked { seat, strength, attack, ward, held });
    if held {
        p.change_combat_points(1);
    } else {
        if p.me().guild_supply > 0 {
            let column = p.t.attack.len() as u8;
            p.move_marker(Place::Supply, Place::AttackCard(column));
        } else {
            p.t.go.owed.attack_card = true;
            if super::markers::ask_take_back(p) {
                return false;
            }
        }
        clear_region(p);
    }
    p.t.done += 1;
    true
}

/// After the marker was taken back (ATK-4).
pub(crate) fn after_take_back(p: &mut Play<'_>) {
    if !super::markers::ask_take_back(p) {
        clear_region(p);
        p.t.done += 1;
        next(p);
    }
}

fn clear_region(p: &mut Play<'_>) {
    let region = p.t.attacked().set();
    let me = p.me();
    let (markers, mines) = (me.guild_markers.and(region), me.mines.and(region));
    p.take_markers(markers);
    p.take_mines(mines);
}

/// ATK-5
fn end(p: &mut Play<'_>) {
    for player in p.t.players.iter_mut() {
        player.strength = 0;
        player.ward = false;
        player.trans_used = true;
    }
    for card in p.t.aside.and(deck::COMBAT_CARDS).iter() {
        p.discard_aside(card);
    }
    super::clean_up::begin(p);
}
