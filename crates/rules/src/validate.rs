//! INV: what always holds. One function for the whole state.

use crate::ids::*;
use crate::phases::solo;
use crate::step::{Ask, Phase, Step};
use crate::table::{ALL_DICE, BuildingState, REGIONS, State, Table};

/// Everything that is wrong with this state; empty for every state a game can reach.
#[must_use]
pub fn validate(state: &State) -> Vec<String> {
    let mut wrong = Vec::new();
    let t = &state.table;
    let mut fail = |text: String| wrong.push(text);

    if !(1..=4).contains(&t.players.len()) {
        fail(format!("SET-1: {} players", t.players.len()));
        return wrong;
    }
    if !(1..=4).contains(&t.round) || !(1..=4).contains(&t.turn) || t.start_player >= t.seats() {
        fail(format!("round {}, turn {}, start player {}", t.round, t.turn, t.start_player));
        return wrong;
    }
    let mut regions = t.board.regions();
    regions.sort_unstable();
    if regions != REGIONS {
        fail("SET-2: 4 white, 3 yellow, 3 blue, 3 red and 3 green regions are needed".into());
    }
    let mut guilds = 0;
    for (seat, p) in t.players.iter().enumerate() {
        if guilds & p.guild.bit() != 0 {
            fail(format!("SET-1: {} sits twice at the table", p.guild));
        }
        guilds |= p.guild.bit();
        check_player(state, seat as Seat, &mut fail);
    }
    check_goods(t, &mut fail);
    check_cards(state, &mut fail);
    if t.attack.len() > t.turn as usize {
        fail(format!("PREP-1: {} attack cards in turn {}", t.attack.len(), t.turn));
    }
    if let Some(card) = t.attack.iter().find(|c| c.value > 9) {
        fail(format!("DATA-1: attack card {}", card.value));
    }
    if t.attack.iter().any(|c| c.markers.iter().any(|s| s >= t.seats())) {
        fail("END-1: a marker of a seat that does not exist lies on an attack card".into());
    }
    if t.round_end_deck & !0b111_1110 != 0 {
        fail("SET-5: there are six round-end cards, 1 to 6".into());
    }
    match t.step {
        Step::Ask { seat, .. } if seat >= t.seats() => fail(format!("seat {seat} is asked but does not exist")),
        Step::Ask { ask: Ask::Keep, .. } if t.looking == 0 => fail("nothing is being looked at".into()),
        _ => {}
    }
    wrong
}

fn check_player(state: &State, seat: Seat, fail: &mut impl FnMut(String)) {
    let t = &state.table;
    let p = &t.players[seat as usize];
    // INV-1
    let mut dice = p.bag.plus(p.depot).plus(p.drawn).plus(p.kept);
    for die in p.active.iter().chain(p.used.iter().map(|u| &u.die)) {
        dice.add(die.colour());
    }
    for &colour in p.store.iter().flat_map(|column| column.iter()) {
        dice.add(colour);
    }
    if let Some(bound) = t.go.bound
        && t.decider() == Some(seat)
    {
        dice.add(bound.colour());
    }
    if dice != ALL_DICE {
        fail(format!("INV-1: seat {seat} has {dice:?} dice instead of {ALL_DICE:?}"));
    }
    if !p.active.is_sorted() || !p.used.is_sorted() {
        fail(format!("seat {seat}: dice are not sorted"));
    }
    let on_buildings = t.buildings.iter().filter(|b| **b == BuildingState::Owned(seat)).count() as u8;
    let on_attack = t.attack.iter().filter(|c| c.markers.has(seat)).count() as u8;
    let markers = p.guild_supply + p.guild_markers.len() + p.on_organizer + p.on_manipulator + on_buildings + on_attack;
    if markers != 12 {
        fail(format!("INV-1: seat {seat} has {markers} guild markers instead of 12"));
    }
    let on_mat = if t.is_solo() && t.phase != Phase::SetUp {
        t.solo.mines.count_ones() as u8 + t.solo.loss_box + u8::from(t.solo.placing)
    } else {
        0
    };
    let mines = p.mine_supply + p.mines.len() + on_mat;
    if mines != 10 && !(t.is_solo() && t.phase == Phase::SetUp) {
        fail(format!("INV-1: seat {seat} has {mines} mines instead of 10"));
    }
    if p.combat_points > 7 {
        fail(format!("SET-11: seat {seat} has {} combat points", p.combat_points));
    }
    if p.on_organizer > 2 || p.on_manipulator > 3 {
        fail(format!("MAT-3: seat {seat} has too many markers on a player card"));
    }
    for card in crate::phases::markers::HOLDERS {
        if p.markers_on(card) > 0 && !p.active_cards.has(card) {
            fail(format!("ACT-5: seat {seat} has markers on {card}, which is not in play"));
        }
    }
    if state.hands[seat as usize].len() != p.hand {
        fail(format!("INV-2: seat {seat} holds {} cards, not {}", state.hands[seat as usize].len(), p.hand));
    }
    let may_discard = matches!(t.step, Step::Ask { seat: s, ask: Ask::Discard } if s == seat);
    if p.hand > 3 + u8::from(may_discard) {
        fail(format!("GO-11: seat {seat} holds {} action cards", p.hand));
    }
    if p.kept.total() > 0 && !t.aside.has(DeckCard::new(22)) {
        fail(format!("DECK-22: seat {seat} has dice on a card that is not there"));
    }
}

/// INV-2: 16 ore and 16 crystals, in the colours of the regions.
fn check_goods(t: &Table, fail: &mut impl FnMut(String)) {
    for &goods in Goods::ALL {
        for &colour in Colour::ALL {
            let on_board = t.goods_on_regions(goods).and(t.board.of(colour)).len();
            let owned = t.players.iter().filter(|p| p.goods(goods).has(colour)).count() as u8;
            let all = on_board + owned + t.goods_supply(goods).get(colour);
            let wanted = t.board.of(colour).len();
            if all != wanted {
                fail(format!("INV-2: {all} {colour} {goods} instead of {wanted}"));
            }
        }
    }
}

/// INV-2: every action card is in exactly one place.
fn check_cards(state: &State, fail: &mut impl FnMut(String)) {
    let t = &state.table;
    let mut seen = CardSet::EMPTY;
    for set in [t.discard, t.aside, state.gone, state.looking].into_iter().chain(state.hands) {
        if !seen.and(set).is_empty() {
            fail(format!("INV-2: {:?} is in two places", seen.and(set)));
        }
        seen = seen.or(set);
    }
    if !CardSet::ALL.contains(seen) {
        fail("INV-2: an action card that does not exist".into());
    }
    let unseen = state.unseen().len();
    if unseen + state.gone.len() != t.deck + t.out {
        let left = (unseen + state.gone.len()).saturating_sub(t.out);
        fail(format!("INV-2: the deck holds {} cards, but {left} are left for it", t.deck));
    }
    if state.looking.len() != t.looking {
        fail(format!("INV-2: {} cards are looked at, not {}", state.looking.len(), t.looking));
    }
    if t.is_solo() && t.phase != Phase::SetUp {
        let placed: u8 = t.solo.filled.iter().sum();
        let waiting = t.solo.start.iter().flatten().count() as u8;
        let bag: u8 = t.solo.bag.iter().sum();
        let drawing = matches!(t.step, Step::Chance(_)) && t.phase == Phase::SetUp;
        if placed + waiting + bag != 18 && !drawing {
            fail(format!("SOLO-1: {} markers instead of 18", placed + waiting + bag));
        }
        if t.solo.mines & !solo::MINES != 0 {
            fail("SOLO-2: a mine lies on a space of the solo mat that has none".into());
        }
    }
}
