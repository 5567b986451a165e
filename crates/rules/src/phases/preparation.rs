//! Phase I, preparation (PREP).

use crate::deck::InDeck;
use crate::deck::keep_dice::KeepDice;
use crate::event::{DicePlace, Event};
use crate::ids::*;
use crate::pieces::Play;
use crate::step::{Ask, Chance, DrawWhy, Phase, RollWhy};
use crate::table::Player;

/// A new turn: the attack card first (PREP-1).
pub(crate) fn begin_turn(p: &mut Play<'_>) {
    p.t.phase = Phase::Preparation;
    let (round, turn) = (p.t.round, p.t.turn);
    p.emit(Event::TurnBegan { round, turn });
    p.chance(Chance::Attack);
}

pub(crate) fn begin(p: &mut Play<'_>) {
    p.t.done = 0;
    begin_player(p);
}

/// PREP-4 (1). Everybody with an action card is asked, whichever card it is (INFO-3).
fn begin_player(p: &mut Play<'_>) {
    p.seat = p.t.in_turn_order(p.t.done);
    if p.me().hand > 0 {
        p.ask(Ask::Draw);
    } else {
        draw(p);
    }
}

/// PREP-3
const DICE_DRAWN: u8 = 5;

/// PREP-4 (1) to (3): how many dice a player draws at most.
pub(crate) fn dice_of(player: &Player) -> u8 {
    DICE_DRAWN + u8::from(player.active_cards.has(PlayerCard::SteamPressurePlant))
}

pub(crate) fn draw(p: &mut Play<'_>) {
    if !p.draw_dice(DICE_DRAWN, DrawWhy::Preparation) {
        redraw_or_not(p);
    }
}

/// PREP-4 (2): asked while a card is left.
pub(crate) fn redraw_or_not(p: &mut Play<'_>) {
    if p.me().hand > 0 {
        p.ask(Ask::Redraw);
    } else {
        plant(p);
    }
}

/// PREP-4 (3): the Steam Pressure Plant draws one die more.
pub(crate) fn plant(p: &mut Play<'_>) {
    if p.me().active_cards.has(PlayerCard::SteamPressurePlant) {
        if !p.draw_dice(1, DrawWhy::Plant) {
            after_plant_draw(p);
        }
    } else {
        add_kept(p);
    }
}

pub(crate) fn after_plant_draw(p: &mut Play<'_>) {
    let colours = p.me().drawn.colours();
    match colours.len() {
        0 => add_kept(p),
        1 => set_aside(p, colours.iter().next().expect("one colour")),
        _ => p.ask(Ask::SetAside),
    }
}

/// CARD-9: one of the drawn dice goes to the depot.
pub(crate) fn set_aside(p: &mut Play<'_>, colour: Colour) {
    let me = p.me();
    me.drawn.sub(colour);
    me.depot.add(colour);
    p.move_dice(Counts::one(colour), DicePlace::Drawn, DicePlace::Depot);
    add_kept(p);
}

/// PREP-4 (4): dice from an own DECK-22.
fn add_kept(p: &mut Play<'_>) {
    if p.me().kept.total() > 0 {
        p.ask(Ask::AddKept);
    } else {
        roll(p);
    }
}

pub(crate) fn take_kept(p: &mut Play<'_>, dice: Counts) {
    if dice.total() > 0 {
        let me = p.me();
        me.kept = me.kept.minus(dice);
        me.drawn = me.drawn.plus(dice);
        let empty = me.kept.total() == 0;
        p.move_dice(dice, DicePlace::Kept, DicePlace::Drawn);
        if empty {
            p.discard_aside(KeepDice::CARD);
        }
    }
    roll(p);
}

/// PREP-4 (5)
fn roll(p: &mut Play<'_>) {
    let seat = p.seat;
    if p.me().drawn.total() > 0 {
        p.chance(Chance::Roll { seat, why: RollWhy::Preparation });
    } else {
        after_roll(p);
    }
}

pub(crate) fn after_roll(p: &mut Play<'_>) {
    p.t.done += 1;
    if p.t.done < p.t.seats() {
        begin_player(p);
    } else if p.t.is_solo() {
        super::solo::begin(p);
    } else {
        super::actions::begin(p);
    }
}
