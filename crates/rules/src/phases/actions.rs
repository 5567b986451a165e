//! Phase II, actions (GO): goes, and what happens when an effect is complete.

use crate::deck::InDeck;
use crate::deck::card_as_die::CardAsDie;
use crate::duty::Duty;
use crate::event::{DicePlace, Event};
use crate::eyes::Eyes;
use crate::ids::*;
use crate::legal;
use crate::pieces::Play;
use crate::step::{Ask, Phase};
use crate::table::{Go, Nest};
use crate::trans;

pub(crate) fn begin(p: &mut Play<'_>) {
    p.t.phase = Phase::Actions;
    p.emit(Event::PhaseBegan { phase: Phase::Actions });
    p.seat = p.t.start_player;
    begin_go(p);
}

fn begin_go(p: &mut Play<'_>) {
    p.t.go = Go::default();
    p.ask(Ask::Go);
}

/// GO-1: the next player who has not passed; the attack follows when all have.
pub(crate) fn end_go(p: &mut Play<'_>) {
    let seats = p.t.seats();
    for step in 1..=seats {
        let seat = p.t.seat_after(p.seat, step);
        if !p.t.player(seat).passed {
            p.seat = seat;
            begin_go(p);
            return;
        }
    }
    p.t.go = Go::default();
    super::attack::begin(p);
}

pub(crate) fn pass(p: &mut Play<'_>, forced: bool) {
    let seat = p.seat;
    p.me().passed = true;
    p.emit(Event::Passed { seat, forced });
    end_go(p);
}

pub(crate) fn begin_action(p: &mut Play<'_>) {
    p.t.go.acting = true;
    p.t.go.nest = Nest::None;
}

/// GO-5: notes the use of a white space. A repeat (BLD-5) is not a use of its own.
pub(crate) fn use_space(p: &mut Play<'_>, space: Space, repeat: bool) {
    if !repeat {
        p.me().uses[space.index()] += 1;
    }
}

/// Called when an effect has done all it can: asks what the effect still waits for, in this order:
/// markers to take back, the hand limit, the nested action; then the go moves on.
pub(crate) fn effect_done(p: &mut Play<'_>) {
    if super::markers::ask_take_back(p) {
        return;
    }
    if p.me().hand > 3 {
        p.ask(Ask::Discard);
        return;
    }
    const CARD_DIE: DeckCard = CardAsDie::CARD;
    if let Some(card) = p.t.go.running
        && card != CARD_DIE
    {
        p.t.go.running = None;
        p.discard_aside(card);
    }
    match p.t.go.nest {
        Nest::None => {}
        Nest::Further => return p.ask(Ask::Further),
        Nest::Repeat => return p.ask(Ask::Repeat),
        Nest::FreeUse(_) => {
            p.ask(Ask::FreeUse);
            // With a duty left the question stays, so that `alive` sees the dead end before it is offered.
            if !Duty::of(p.t).none() || legal::any_use(&eyes(p)) {
                return;
            }
            p.t.go.nest = Nest::None;
        }
    }
    if p.t.go.acting {
        p.t.go.acting = false;
        p.t.go.acted = true;
        if p.t.go.running.take().is_some() {
            p.discard_aside(CARD_DIE);
        }
    }
    go_on(p);
}

/// GO-14: after the action the go ends by itself if nothing can follow.
pub(crate) fn go_on(p: &mut Play<'_>) {
    let card_may_follow = p.me().hand > 0 && !p.t.go.card;
    if p.t.go.acted && !card_may_follow && !trans::possible(&eyes(p)) {
        end_go(p);
    } else {
        p.ask(Ask::Go);
    }
}

/// GO-3: after a roll of a card played first there may be no legal action left.
pub(crate) fn after_effect_roll(p: &mut Play<'_>) {
    let before_action = !p.t.go.acting && !p.t.go.acted;
    effect_done(p);
    if before_action {
        pass_if_stuck(p);
    }
}

/// GO-17, DECK-8, DECK-26: the die is bound if any action can use it, otherwise it goes to the depot.
pub(crate) fn bind(p: &mut Play<'_>, die: Die) {
    p.t.go.bound = Some(die);
    let seat = p.seat;
    p.emit(Event::DieBound { seat, die });
    effect_done(p);
    if !legal::alive(&eyes(p)) {
        p.t.go.bound = None;
        p.me().depot.add(die.colour());
        p.move_dice(Counts::one(die.colour()), DicePlace::Bound, DicePlace::Depot);
        pass_if_stuck(p);
    }
}

fn pass_if_stuck(p: &mut Play<'_>) {
    if !legal::alive(&eyes(p)) {
        pass(p, true);
    }
}

/// The acting player's eyes; good for questions that do not look at the hand.
fn eyes<'a>(p: &'a Play<'_>) -> Eyes<'a> {
    Eyes::new(p.t, p.seat, *p.hand, *p.looking)
}
