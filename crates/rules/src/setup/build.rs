//! The one door from a [`Setup`] to a [`State`].

use super::{Begin, SeatSetup, Setup, board, dice, solo};
use crate::deck::InDeck;
use crate::deck::keep_dice::KeepDice;
use crate::event::Event;
use crate::ids::*;
use crate::phases::{attack, clean_up, preparation, round_end};
use crate::step::{Ask, Phase, Step};
use crate::table::{AttackCard, BuildingState, Player, Spot, State};
use crate::validate::{pieces, validate};

pub(super) fn build(setup: &Setup, log: &mut Vec<Event>) -> Result<State, Vec<String>> {
    let mut wrong = Vec::new();
    let guilds = guilds(setup, &mut wrong);
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let data = setup.data.unwrap_or_default();
    let mut state = State::new(&guilds, setup.options, &data);
    if setup.begin == Begin::SetUp {
        return new_game(setup, state);
    }
    when(setup, &mut state, &mut wrong);
    if !wrong.is_empty() {
        return Err(wrong);
    }
    board::fill(setup, &mut state.0.table, &mut wrong);
    attack_cards(setup, &mut state, &mut wrong);
    let nothing = SeatSetup::default();
    for seat in 0..guilds.len() {
        let stated = setup.seat.get(&seat.to_string()).unwrap_or(&nothing);
        fill_seat(stated, seat as Seat, &mut state, &mut wrong);
    }
    if state.table.is_solo() {
        solo::fill(setup, &mut state.0.table, &mut wrong);
    } else if setup.solo != super::SoloSetup::default() || setup.begin == Begin::Solo {
        wrong.push("SOLO: a solo mat is stated, but players is not 1".into());
    }
    board::goods(setup, &mut state.0.table, &mut wrong);
    supplies(&mut state, &mut wrong);
    cards(setup, &mut state, &mut wrong);
    ask_go(setup, &mut state, &mut wrong);
    if wrong.is_empty() {
        wrong = pieces(&state);
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    begin(setup.begin, &mut state, log);
    let wrong = validate(&state);
    if wrong.is_empty() { Ok(state) } else { Err(wrong) }
}

fn guilds(setup: &Setup, wrong: &mut Vec<String>) -> Vec<Guild> {
    let mut seats = 0;
    for name in setup.seat.keys() {
        match name.parse::<u8>() {
            Ok(seat) if usize::from(seat) < MAX_SEATS => seats = seats.max(seat + 1),
            _ => wrong.push(format!("SET-1: seat '{name}' is not one of 0, 1, 2, 3")),
        }
    }
    let stated = setup.guilds.as_ref().map(|g| g.len() as u8);
    let players = setup.players.or(stated).unwrap_or(seats.max(2));
    if !(1..=4).contains(&players) {
        wrong.push(format!("SET-1: {players} players"));
        return Vec::new();
    }
    if seats > players {
        wrong.push(format!("SET-1: seat {} is stated, but there are {players} players", seats - 1));
    }
    match &setup.guilds {
        Some(guilds) if guilds.len() != usize::from(players) => {
            wrong.push(format!("SET-1: {} guilds are stated for {players} players", guilds.len()));
            Vec::new()
        }
        Some(guilds) => guilds.clone(),
        None => Guild::ALL[..usize::from(players)].to_vec(),
    }
}

/// Before set-up nothing can be stated that set-up decides.
fn new_game(setup: &Setup, state: State) -> Result<State, Vec<String>> {
    let bare = Setup {
        players: setup.players,
        guilds: setup.guilds.clone(),
        options: setup.options,
        data: setup.data,
        begin: Begin::SetUp,
        ..Setup::default()
    };
    if *setup == bare {
        Ok(state)
    } else {
        Err(vec!["with begin = \"set_up\" only players, guilds, options and data can be stated".into()])
    }
}

/// Round, turn and start player; all the rest depends on them.
fn when(setup: &Setup, state: &mut State, wrong: &mut Vec<String>) {
    let t = &mut state.0.table;
    let last = matches!(setup.begin, Begin::RoundEnd | Begin::Over);
    t.phase = match setup.begin {
        Begin::SetUp => Phase::SetUp,
        Begin::Turn | Begin::Preparation => Phase::Preparation,
        Begin::Solo => Phase::Solo,
        Begin::Actions => Phase::Actions,
        Begin::Attack => Phase::Attack,
        Begin::CleanUp => Phase::CleanUp,
        Begin::RoundEnd => Phase::RoundEnd,
        Begin::Over => Phase::Over,
    };
    t.round = setup.round.unwrap_or(if setup.begin == Begin::Over { 4 } else { 1 });
    t.turn = setup.turn.unwrap_or(if last { 4 } else { 1 });
    t.start_player = setup.start_player.unwrap_or(0);
    if !(1..=4).contains(&t.round) {
        wrong.push(format!("there is no round {}: rounds are 1 to 4", t.round));
    }
    if !(1..=4).contains(&t.turn) {
        wrong.push(format!("there is no turn {}: turns are 1 to 4", t.turn));
    } else if setup.begin == Begin::RoundEnd && t.turn != 4 {
        wrong.push(format!("END: the round ends after turn 4, not after turn {}", t.turn));
    }
    if t.start_player >= t.seats() {
        wrong.push(format!("the start player is seat {}, but there are {} players", t.start_player, t.seats()));
    }
}

/// PREP-1: as many as turns have begun, of values near 3 unless stated.
fn attack_cards(setup: &Setup, state: &mut State, wrong: &mut Vec<String>) {
    let t = &mut state.0.table;
    let wanted = match setup.begin {
        Begin::Turn => usize::from(t.turn) - 1,
        Begin::Over => 0,
        _ => usize::from(t.turn),
    };
    let stated = setup.attack.as_deref().unwrap_or(&[]);
    if setup.attack.is_some() && stated.len() != wanted {
        wrong.push(format!("PREP-1: {} attack cards are stated, but {wanted} lie there", stated.len()));
        return;
    }
    if setup.attack.is_some() && setup.attack_now.is_some() || setup.attack_now.is_some() && wanted == 0 {
        wrong.push("PREP-1: attack_now cannot be stated here".into());
        return;
    }
    let mut values = stated.to_vec();
    values.extend(setup.attack_now);
    for &value in &values {
        match t.attack_deck.get_mut(usize::from(value)) {
            Some(n) if *n > 0 => *n -= 1,
            _ => wrong.push(format!("DATA-1: there are not so many attack cards {value}")),
        }
    }
    while values.len() < wanted {
        let near = [3, 2, 4, 1, 5, 0, 6, 7, 8, 9].into_iter().find(|&v| t.attack_deck[v] > 0);
        let value = near.expect("at least four attack cards");
        t.attack_deck[value] -= 1;
        // This turn's card is the last.
        values.insert(0, value as u8);
    }
    for value in values {
        t.attack.push(AttackCard { value, ..AttackCard::default() });
    }
}

fn fill_seat(stated: &SeatSetup, seat: Seat, state: &mut State, wrong: &mut Vec<String>) {
    state.0.hands[seat as usize] = stated.hand;
    let t = &mut state.0.table;
    for &column in &stated.on_attack_cards {
        match t.attack.get_mut(usize::from(column).wrapping_sub(1)) {
            Some(card) => card.markers.insert(seat),
            None => wrong.push(format!("seat {seat}: there is no attack card over column {column}")),
        }
    }
    let p = &mut t.players[seat as usize];
    dice::fill(stated, seat, p, wrong);
    p.jars = stated.jars;
    for (&medal, &n) in &stated.medals {
        p.medals[medal.index()] = n;
    }
    p.combat_points = stated.combat_points;
    p.guild_markers = stated.guild_markers;
    p.on_organizer = stated.on_organizer;
    p.on_manipulator = stated.on_manipulator;
    p.mines = stated.mines;
    p.ore = stated.ore;
    p.crystals = stated.crystals;
    p.active_cards = stated.active_cards;
    p.used_cards = stated.used_cards;
    p.used_buildings = stated.used_buildings;
    p.ward = stated.ward;
    p.trans_used = stated.trans_used;
    p.rumblepoke_used = stated.rumblepoke_used;
    p.passed = stated.passed;
    p.hand = stated.hand.len();
    uses(stated, p);
}

/// GO-5: dice on a space or card mean that it was used.
fn uses(stated: &SeatSetup, p: &mut Player) {
    let mut strength = 0;
    for used in &stated.used {
        match used.on {
            Spot::Space(space) => p.uses[space.index()] = 1,
            Spot::Card(card) => p.used_cards.insert(card),
            Spot::Attack => strength += u16::from(used.die.value()),
            Spot::Activation(_) => {}
        }
    }
    p.strength = stated.strength.unwrap_or(strength);
    for (&space, &n) in &stated.uses {
        p.uses[space.index()] = n;
    }
    for (&space, &n) in &stated.extra_uses {
        p.extra_uses[space.index()] = n;
    }
}

/// INV-1: the guild markers and mines that lie nowhere else are in supply.
fn supplies(state: &mut State, wrong: &mut Vec<String>) {
    let t = &mut state.0.table;
    let on_mat = if t.is_solo() { usize::from(t.solo.mines.len()) + usize::from(t.solo.loss_box) } else { 0 };
    for seat in 0..t.seats() {
        let owned = t.buildings.iter().filter(|b| **b == BuildingState::Owned(seat)).count();
        let on_attack = t.attack.iter().filter(|c| c.markers.has(seat)).count();
        let p = &mut t.players[seat as usize];
        let on_cards = usize::from(p.on_organizer) + usize::from(p.on_manipulator);
        let placed = usize::from(p.guild_markers.len()) + on_cards + owned + on_attack;
        match 12_usize.checked_sub(placed) {
            Some(rest) => p.guild_supply = rest as u8,
            None => wrong.push(format!("INV-1: seat {seat} has {placed} guild markers instead of 12")),
        }
        let placed = usize::from(p.mines.len()) + on_mat;
        match 10_usize.checked_sub(placed) {
            Some(rest) => p.mine_supply = rest as u8,
            None => wrong.push(format!("INV-1: seat {seat} has {placed} mines instead of 10")),
        }
    }
}

/// INV-2: the cards that lie nowhere else are the deck.
fn cards(setup: &Setup, state: &mut State, wrong: &mut Vec<String>) {
    let t = &mut state.0.table;
    t.discard = setup.discard;
    t.aside = setup.aside;
    t.out = setup.out;
    let keeping = t.players.iter().filter(|p| p.kept.total() > 0).count();
    if keeping > 1 {
        wrong.push(format!("DECK-22: {keeping} seats have dice on it, but there is one card"));
    } else if keeping == 1 {
        t.aside.insert(KeepDice::CARD);
    }
    let rest = state.unseen();
    let t = &mut state.0.table;
    if let Some(deck) = setup.deck_cards {
        if setup.deck.is_some() {
            wrong.push("deck and deck_cards state the same thing".into());
        }
        if !rest.contains(deck) {
            wrong.push(format!("INV-2: {:?} cannot be in the deck and elsewhere", deck.without(rest)));
        } else if setup.out > 0 {
            wrong.push("INV-2: deck_cards names the deck, so no unseen card can be out of the game".into());
        } else {
            t.discard = t.discard.or(rest.without(deck));
        }
    } else if let Some(deck) = setup.deck {
        match rest.len().checked_sub(deck.saturating_add(t.out)) {
            Some(more) => t.discard = t.discard.or(rest.iter().take(usize::from(more)).collect()),
            None => wrong.push(format!("INV-2: only {} cards are left for the deck", rest.len().saturating_sub(t.out))),
        }
    }
    let rest = state.unseen().len();
    match rest.checked_sub(setup.out) {
        Some(deck) => state.0.table.deck = deck,
        None => wrong.push(format!("INV-2: {} cards are out of the game, but only {rest} are left", setup.out)),
    }
}

/// GO-1: whose go it is. Other phases begin from the same table.
fn ask_go(setup: &Setup, state: &mut State, wrong: &mut Vec<String>) {
    let t = &mut state.0.table;
    let phase = setup.begin;
    if setup.go.is_some() && phase != Begin::Actions {
        wrong.push("a go is stated, but the game does not begin with the actions".into());
    }
    if matches!(phase, Begin::Turn | Begin::Preparation) {
        for (seat, p) in t.players.iter().enumerate() {
            if !p.active.is_empty() || !p.used.is_empty() {
                wrong.push(format!("PREP-4: seat {seat} has active or used dice before the dice are drawn"));
            }
        }
    }
    let first = (0..t.seats()).map(|n| t.in_turn_order(n)).find(|&seat| !t.players[seat as usize].passed);
    let seat = match (setup.go, first) {
        (Some(seat), _) if seat >= t.seats() => {
            wrong.push(format!("there is no seat {seat}, so it has no go"));
            return;
        }
        (Some(seat), _) if t.players[seat as usize].passed => {
            wrong.push(format!("GO-1: seat {seat} has passed, so it has no go"));
            return;
        }
        (Some(seat), _) | (None, Some(seat)) => seat,
        (None, None) if phase == Begin::Actions => {
            wrong.push("GO-1: all have passed; state begin = \"attack\"".into());
            return;
        }
        (None, None) => 0,
    };
    t.step = Step::Ask { seat, ask: Ask::Go };
}

/// Lets the stated phase begin; what needs neither a decision nor chance happens at once.
fn begin(begin: Begin, state: &mut State, log: &mut Vec<Event>) {
    if matches!(begin, Begin::Attack) {
        for player in state.0.table.players.iter_mut() {
            player.passed = true;
        }
    }
    if matches!(begin, Begin::CleanUp | Begin::RoundEnd | Begin::Over) {
        for player in state.0.table.players.iter_mut() {
            player.strength = 0;
            player.ward = false;
        }
    }
    let p = &mut state.play_for(state.table.actor(), Some(log));
    match begin {
        Begin::SetUp => unreachable!("a new game is not a position"),
        Begin::Actions => {}
        Begin::Turn => preparation::begin_turn(p),
        Begin::Preparation => preparation::begin(p),
        Begin::Solo => crate::phases::solo::begin(p),
        Begin::Attack => attack::begin(p),
        Begin::CleanUp => clean_up::begin(p),
        Begin::RoundEnd => round_end::begin(p),
        Begin::Over => p.t.step = Step::Over,
    }
}
