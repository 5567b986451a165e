//! Round end (END).

use crate::event::{Event, Place, SoloEnd};
use crate::few::Few;
use crate::ids::*;
use crate::pieces::Play;
use crate::step::{Ask, Chance, Phase, Step};
use crate::table::{Loss, ROUNDS};

pub(crate) fn begin(p: &mut Play<'_>) {
    p.t.phase = Phase::RoundEnd;
    p.emit(Event::PhaseBegan { phase: Phase::RoundEnd });
    p.t.loss = Loss::default();
    next_card(p);
}

/// END-1: the next attack card with markers gets a round-end card.
fn next_card(p: &mut Play<'_>) {
    while let Some(card) = p.t.attack.get(p.t.loss.column as usize) {
        if !card.markers.is_empty() {
            return p.chance(Chance::RoundEnd);
        }
        p.t.loss.column += 1;
    }
    return_markers(p);
}

pub(crate) fn revealed(p: &mut Play<'_>, card: u8) {
    p.t.round_end_deck.remove(card);
    p.t.loss.card = card;
    let column = p.t.loss.column + 1;
    p.emit(Event::RoundEndCard { column, card });
    p.t.done = 0;
    next_loser(p);
}

/// The players on this attack card, in turn order; a card is finished for all before the next.
fn next_loser(p: &mut Play<'_>) {
    while p.t.done < p.t.seats() {
        p.seat = p.t.in_turn_order(p.t.done);
        p.t.done += 1;
        if p.t.attack[p.t.loss.column as usize].markers.has(p.seat) && suffer(p) {
            return;
        }
    }
    p.t.loss.column += 1;
    p.t.loss.card = 0;
    next_card(p);
}

/// After a choice of what to lose.
pub(crate) fn lost(p: &mut Play<'_>) {
    if p.t.phase == Phase::Solo {
        return super::solo::after_penalty(p);
    }
    if p.t.loss.mines_after {
        p.t.loss.mines_after = false;
        if lose_mines(p, 2) {
            return;
        }
    }
    next_loser(p);
}

/// END-R1 to END-R6: the loss of the current round; true if the player must choose.
fn suffer(p: &mut Play<'_>) -> bool {
    let round = p.t.round;
    match (p.t.loss.card, round) {
        (1, 4) => lose_a_medal_of(p, Medal::Civil),
        (1, _) | (2, 1) => nothing(p),
        (2, 2) => lose_player_card(p),
        (2, 3) => lose_player_card_and_mines(p),
        (2, _) => lose_mines(p, 3),
        (3 | 6, 4) => lose_a_medal_of(p, Medal::Exploration),
        (3, n) => lose_markers(p, n),
        (4, _) => {
            let has = p.me().jars;
            let loss = match round {
                1 => has.min(3),
                2 => has.div_ceil(2),
                3 => has.min(10),
                _ => has,
            };
            if loss == 0 {
                return nothing(p);
            }
            p.pay_jars(loss);
            false
        }
        (5, 4) => lose_a_medal_of(p, Medal::Trade),
        (5, 3) => lose_action_cards(p, u8::MAX),
        (5, n) => lose_action_cards(p, n),
        (_, n) => lose_card_markers(p, n),
    }
}

fn nothing(p: &mut Play<'_>) -> bool {
    let (seat, card) = (p.seat, p.t.loss.card);
    p.emit(Event::NoLoss { seat, card });
    false
}

fn lose_a_medal_of(p: &mut Play<'_>, medal: Medal) -> bool {
    if p.me().medals[medal.index()] == 0 {
        return nothing(p);
    }
    p.lose_medal(medal);
    false
}

fn lose_player_card(p: &mut Play<'_>) -> bool {
    let cards = p.me().active_cards;
    match cards.len() {
        0 => nothing(p),
        1 => {
            p.deactivate(cards.iter().next().expect("one card"));
            false
        }
        _ => choose(p, Ask::LosePlayerCard, 1),
    }
}

/// END-R2, round 3: two losses independent of each other.
fn lose_player_card_and_mines(p: &mut Play<'_>) -> bool {
    let some_mines = !p.me().mines.is_empty();
    if p.me().active_cards.is_empty() {
        return lose_mines(p, 2);
    }
    p.t.loss.mines_after = some_mines;
    if lose_player_card(p) {
        return true;
    }
    p.t.loss.mines_after = false;
    some_mines && lose_mines(p, 2)
}

fn lose_mines(p: &mut Play<'_>, n: u8) -> bool {
    let mines = p.me().mines;
    if mines.len() > n {
        return choose(p, Ask::LoseMines, n);
    }
    if mines.is_empty() {
        return nothing(p);
    }
    p.take_mines(mines);
    false
}

fn lose_markers(p: &mut Play<'_>, n: u8) -> bool {
    let markers = p.me().guild_markers;
    if markers.len() > n {
        return choose(p, Ask::LoseMarkers, n);
    }
    if markers.is_empty() {
        return nothing(p);
    }
    p.take_markers(markers);
    false
}

/// Which cards are lost is a choice, or at least only the owner's knowledge: the owner is asked.
fn lose_action_cards(p: &mut Play<'_>, n: u8) -> bool {
    let hand = p.me().hand;
    if hand == 0 { nothing(p) } else { choose(p, Ask::LoseActionCards, n.min(hand)) }
}

fn lose_card_markers(p: &mut Play<'_>, n: u8) -> bool {
    let me = p.me();
    let (organizer, manipulator) = (me.on_organizer, me.on_manipulator);
    if organizer > 0 && manipulator > 0 && organizer + manipulator > n {
        return choose(p, Ask::LoseCardMarkers, n);
    }
    if organizer + manipulator == 0 {
        return nothing(p);
    }
    take_card_markers(p, organizer.min(n), manipulator.min(n));
    false
}

pub(crate) fn take_card_markers(p: &mut Play<'_>, organizer: u8, manipulator: u8) {
    for (card, n) in [(PlayerCard::Organizer, organizer), (PlayerCard::Manipulator, manipulator)] {
        for _ in 0..n {
            p.move_marker(Place::Card(card), Place::Supply);
        }
    }
}

pub(crate) fn choose(p: &mut Play<'_>, ask: Ask, n: u8) -> bool {
    p.t.loss.n = n;
    p.ask(ask);
    true
}

/// END-2
fn return_markers(p: &mut Play<'_>) {
    for column in 0..p.t.attack.len() as u8 {
        for seat in p.t.attack[column as usize].markers.iter() {
            p.seat = seat;
            p.move_marker(Place::AttackCard(column + 1), Place::Supply);
        }
    }
    p.t.done = 0;
    next_medal(p);
}

/// END-3
fn next_medal(p: &mut Play<'_>) {
    while p.t.done < p.t.seats() {
        p.seat = p.t.in_turn_order(p.t.done);
        p.t.done += 1;
        if p.me().combat_points >= 4 {
            return p.ask(Ask::Medal);
        }
    }
    end(p);
}

pub(crate) fn after_medal(p: &mut Play<'_>, take: bool) {
    if take {
        p.change_combat_points(-4);
        p.gain_medals(Medal::Combat, 1);
    }
    next_medal(p);
}

/// END-4
fn end(p: &mut Play<'_>) {
    for card in p.t.attack.iter() {
        p.t.attack_deck[card.value as usize] += 1;
    }
    p.t.attack = Few::new();
    p.t.round_end_deck = RoundEndSet::ALL;
    p.t.loss = Loss::default();
    let round = p.t.round;
    p.emit(Event::RoundEnded { round });
    if round < ROUNDS {
        p.t.round += 1;
        p.t.turn = 1;
        super::preparation::begin_turn(p);
    } else {
        game_over(p, SoloEnd::TurnsOver);
    }
}

/// `solo`: why a solo game ends.
pub(crate) fn game_over(p: &mut Play<'_>, solo: SoloEnd) {
    let solo = p.t.is_solo().then_some(solo);
    if matches!(solo, Some(SoloEnd::LastSpaceFailed | SoloEnd::TurnsOver)) {
        p.t.solo.lost = true;
    }
    p.t.phase = Phase::Over;
    p.t.step = Step::Over;
    p.emit(Event::GameOver { solo });
}
