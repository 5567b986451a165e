//! Whether the question asked, or the request to chance, fits the table.

use super::{Findings, go, solo};
use crate::ids::*;
use crate::legal;
use crate::offer::Any;
use crate::step::{Ask, Chance, DrawWhy, Phase, RollWhy, Step};
use crate::table::{Go, Loss, Player, State, Table};

pub(super) fn check(state: &State, wrong: &mut Findings) {
    let t = &state.table;
    let actor = match t.step {
        Step::Ask { seat, .. } => seat,
        Step::Chance(Chance::Dice { seat, .. } | Chance::Roll { seat, .. } | Chance::Cards { seat, .. }) => seat,
        Step::Chance(_) | Step::Over => 0,
    };
    wrong.expect(actor < t.seats(), || format!("seat {actor} is asked but does not exist"));
    if wrong.found() {
        return;
    }
    let fits = match t.phase {
        Phase::SetUp => set_up(t),
        Phase::Preparation => preparation(t),
        Phase::Solo => solo::question(t),
        Phase::Actions => go::question(t),
        Phase::Attack => attack(t),
        Phase::CleanUp => in_turn(t, Ask::TidyUp),
        Phase::RoundEnd => round_end(t),
        Phase::Over => t.step == Step::Over,
    };
    wrong.expect(fits, || format!("{:?} cannot be asked in this phase ({:?}) of this game", t.step, t.phase));
    at_rest(t, actor, wrong);
    if wrong.found() || t.decider().is_none() {
        return;
    }
    let mut any = Any(false);
    legal::offers(&state.eyes(), &mut any);
    wrong.expect(any.0, || format!("{:?} has no legal answer", t.step));
}

/// What is there only while something certain goes on.
fn at_rest(t: &Table, actor: Seat, wrong: &mut Findings) {
    let asks = |wanted: Ask| matches!(t.step, Step::Ask { ask, .. } if ask == wanted);
    wrong.expect((t.looking > 0) == asks(Ask::Keep), || format!("MAT-2: {} cards are looked at", t.looking));
    let drawn = matches!(
        t.step,
        Step::Ask { ask: Ask::Redraw | Ask::SetAside | Ask::AddKept, .. }
            | Step::Chance(Chance::Dice { why: DrawWhy::Plant, .. } | Chance::Roll { .. })
    );
    for (seat, p) in (0..).zip(t.players.iter()) {
        wrong.expect(p.drawn == Counts::default() || drawn && seat == actor, || {
            format!("PREP-4: seat {seat} has drawn dice that nobody rolls")
        });
    }
    check_tidy(t, wrong);
    let taking_back = t.phase == Phase::Attack && asks(Ask::TakeBack);
    wrong.expect(t.phase == Phase::Actions || taking_back || t.go == Go::default(), || {
        "GO-1: a go is in progress outside the actions".into()
    });
    let losing = t.phase == Phase::RoundEnd || t.phase == Phase::Solo && asks(Ask::LosePlayerCard);
    wrong.expect(losing || t.loss == Loss::default(), || "END-1: a loss outside the round end".into());
    wrong.expect(t.phase == Phase::RoundEnd || t.round_end_deck == RoundEndSet::ALL, || {
        "END-4: round-end cards are missing before the round end".into()
    });
    let lying = match t.phase {
        Phase::SetUp => 0,
        Phase::Preparation if t.step == Step::Chance(Chance::Attack) => usize::from(t.turn) - 1,
        // After the last round they are shuffled back.
        Phase::Over => t.attack.len().min(usize::from(t.turn)),
        _ => usize::from(t.turn),
    };
    wrong.expect(t.attack.len() == lying, || format!("PREP-1: {} attack cards in turn {}", t.attack.len(), t.turn));
}

/// CLEAN-1: who has tidied up, or has not prepared yet, has neither passed nor dice on the mat.
fn check_tidy(t: &Table, wrong: &mut Findings) {
    let (passed, dice) = match t.phase {
        Phase::SetUp | Phase::RoundEnd => (0..t.seats(), 0..t.seats()),
        Phase::Preparation if t.step == Step::Chance(Chance::Attack) => (0..t.seats(), 0..t.seats()),
        Phase::Preparation => (0..t.seats(), t.done..t.seats()),
        Phase::Solo => (0..t.seats(), 0..0),
        Phase::CleanUp => (0..t.done, 0..t.done),
        Phase::Actions | Phase::Attack | Phase::Over => return,
    };
    let seat = |n: u8| t.in_turn_order(n);
    for seat in passed.map(seat) {
        let passed = t.players[usize::from(seat)].passed;
        wrong.expect(!passed, || format!("GO-1: seat {seat} has passed before the actions"));
    }
    for seat in dice.map(seat) {
        let p = &t.players[usize::from(seat)];
        wrong.expect(p.active.is_empty() && p.used.is_empty(), || {
            format!("CLEAN-1: seat {seat} has active or used dice between the turns")
        });
    }
}

/// Nothing has happened yet but the first draw of the solo game.
fn set_up(t: &Table) -> bool {
    let new = (t.round, t.turn, t.done) == (1, 1, 0);
    let untouched = |p: &Player| {
        let mine_supply = if t.step == Step::Chance(Chance::Setup) { 10 } else { 3 };
        *p == Player { guild: p.guild, mine_supply, ..Player::default() }
    };
    let first = match t.step {
        Step::Chance(Chance::Setup) => t.start_player == 0,
        Step::Chance(Chance::SoloMarkers { n: 3 }) => t.is_solo(),
        _ => false,
    };
    new && first
        && t.players.iter().all(untouched)
        && (t.deck, t.looking) == (DeckCard::COUNT, 0)
        && t.buildings.iter().all(|&b| b == Default::default())
        && (t.ore, t.crystals) == (RegionSet::ALL, RegionSet::ALL)
}

fn preparation(t: &Table) -> bool {
    if t.step == Step::Chance(Chance::Attack) {
        return true;
    }
    if t.done >= t.seats() {
        return false;
    }
    let seat = t.in_turn_order(t.done);
    let p = &t.players[usize::from(seat)];
    let (drawn, plant) = (p.drawn.total(), p.active_cards.has(PlayerCard::SteamPressurePlant));
    match t.step {
        Step::Ask { seat: asked, ask } if asked == seat => match ask {
            Ask::Draw => p.hand > 0 && drawn == 0,
            Ask::Redraw => p.hand > 0,
            Ask::SetAside => plant,
            Ask::AddKept => p.kept.total() > 0,
            _ => false,
        },
        Step::Chance(Chance::Dice { seat: asked, n, why }) if asked == seat => {
            let may = match why {
                DrawWhy::Preparation => n <= 5 && drawn == 0,
                DrawWhy::Again => drawn == 0,
                DrawWhy::Plant => n == 1 && plant,
                DrawWhy::Extra => false,
            };
            may && n > 0 && n <= p.bag.total() + p.depot.total()
        }
        Step::Chance(Chance::Roll { seat: asked, why }) => asked == seat && why == RollWhy::Preparation && drawn > 0,
        _ => false,
    }
}

/// The next seat in turn order is asked this.
fn in_turn(t: &Table, ask: Ask) -> bool {
    t.done < t.seats() && t.step == Step::Ask { seat: t.in_turn_order(t.done), ask }
}

fn attack(t: &Table) -> bool {
    if in_turn(t, Ask::Check) {
        return true;
    }
    let mut owing = Go::default();
    owing.owed.attack_card = true;
    in_turn(t, Ask::TakeBack) && t.go == owing && t.players[usize::from(t.in_turn_order(t.done))].guild_supply == 0
}

/// END-1 to END-3
fn round_end(t: &Table) -> bool {
    let Loss { column, card, n, mines_after } = t.loss;
    let column = usize::from(column);
    let to_come = |from: usize| t.attack.iter().skip(from).filter(|card| !card.markers.is_empty()).count();
    let deck = usize::from(t.round_end_deck.len());
    if t.turn != 4 || column > 4 || card > 6 || t.round_end_deck.has(card) || n > 3 {
        return false;
    }
    let Step::Ask { seat, ask } = t.step else {
        let next = t.attack.get(column).is_some_and(|attack| !attack.markers.is_empty());
        return t.step == Step::Chance(Chance::RoundEnd)
            && next
            && card == 0
            && !mines_after
            && to_come(column) <= deck;
    };
    if t.done == 0 || seat != t.in_turn_order(t.done - 1) {
        return false;
    }
    let p = &t.players[usize::from(seat)];
    if ask == Ask::Medal {
        return column == 4 && card == 0 && !mines_after && to_come(0) == 0 && p.combat_points >= 4;
    }
    let suffers = t.attack.get(column).is_some_and(|attack| attack.markers.has(seat));
    suffers
        && to_come(column + 1) <= deck
        && mines_after == (ask == Ask::LosePlayerCard && t.round == 3 && !p.mines.is_empty())
        && loses(t, p, ask)
}

/// END-R1 to END-R6: the losses with a choice.
fn loses(t: &Table, p: &Player, ask: Ask) -> bool {
    let n = t.loss.n;
    match (t.loss.card, t.round, ask) {
        (2, 2 | 3, Ask::LosePlayerCard) => n == 1 && p.active_cards.len() > 1,
        (2, 3 | 4, Ask::LoseMines) => n == t.round - 1 && p.mines.len() > n,
        (3, 1..=3, Ask::LoseMarkers) => n == t.round && p.guild_markers.len() > n,
        (5, 1..=3, Ask::LoseActionCards) => n > 0 && n == p.hand.min(if t.round == 3 { u8::MAX } else { t.round }),
        (6, 1..=3, Ask::LoseCardMarkers) => n == t.round && p.on_organizer + p.on_manipulator > n,
        _ => false,
    }
}
