//! The bots at the table: strength, secrecy, and that the same question has the same answer.

use tharos_bots::{Bot, Greedy, Random, Searcher, Seated, play_game};
use tharos_rules::ids::*;
use tharos_rules::setup::{SeatSetup, Setup};
use tharos_rules::{Action, Data, Fast, Options, Random as _, State, Step};

/// How many of these games the first bot wins; both play every deal from both seats.
fn duel(games: u64, first: (&mut dyn Bot, u32), second: (&mut dyn Bot, u32)) -> f32 {
    let mut won = 0.0;
    for game in 0..games {
        let mut seats =
            [Seated { bot: &mut *first.0, iterations: first.1 }, Seated { bot: &mut *second.0, iterations: second.1 }];
        let seat = game as usize % 2;
        seats.rotate_right(seat);
        let winners = play_game(&mut seats, game / 2).table.winners();
        if winners.contains(&(seat as u8)) {
            won += 1.0 / winners.len() as f32;
        }
    }
    won
}

#[test]
fn greedy_beats_random() {
    let won = duel(60, (&mut Greedy::default(), 200), (&mut Random, 0));
    assert!(won >= 57.0, "{won} of 60");
}

#[test]
fn search_beats_greedy() {
    let won = duel(10, (&mut Searcher::default(), 60), (&mut Greedy::default(), 200));
    assert!(won >= 7.0, "{won} of 10");
}

#[test]
fn every_number_of_players() {
    let (mut searcher, mut greedy) = (Searcher::default(), Greedy::default());
    for players in [1, 3, 4] {
        let mut others: Vec<Random> = vec![Random; players];
        let mut seats =
            vec![Seated { bot: &mut searcher, iterations: 10 }, Seated { bot: &mut greedy, iterations: 50 }];
        seats.extend(others.iter_mut().map(|bot| Seated { bot: bot as &mut dyn Bot, iterations: 0 }));
        seats.truncate(players);
        let state = play_game(&mut seats, 11);
        assert!(state.is_over());
        if players > 1 {
            let score = |seat| state.table.score(seat).total;
            assert!((2..players as u8).all(|random| score(0) > score(random) && score(1) > score(random)));
        }
    }
}

/// Some positions of a game between greedy players, with their deciding seat.
fn positions(players: u8, seed: u64, mut look: impl FnMut(&State, Seat)) {
    let mut state = State::new(&Guild::ALL[..players as usize], Options::default(), &Data::default());
    let mut random = Fast::new(seed);
    let mut greedy = Greedy::default();
    loop {
        match state.table.step {
            Step::Over => return,
            Step::Chance(_) => {
                let outcome = state.sample(&mut random).unwrap();
                state.settle_unchecked(&outcome, None);
            }
            Step::Ask { seat, .. } => {
                if random.below(12) == 0 {
                    look(&state, seat);
                }
                let view = state.view(Some(seat));
                let action = greedy.choose(&view, &view.legal(), u64::from(random.next()), 50.into());
                state.play_unchecked(action, None);
            }
        }
    }
}

/// The true state is exchanged for others that look the same to the seat that decides.
#[test]
fn hidden_cards_do_not_matter() {
    let mut random = Fast::new(5);
    let mut bots: [Box<dyn Bot>; 3] = [Box::new(Random), Box::new(Greedy::default()), Box::new(Searcher::default())];
    let mut different = 0;
    for players in 2..=4 {
        positions(players, u64::from(players), |state, seat| {
            let view = state.view(Some(seat));
            let legal = view.legal();
            for bot in &mut bots {
                let decision = bot.choose(&view, &legal, 3, 20.into());
                for _ in 0..3 {
                    let other = view.sample(&mut random);
                    different += u32::from(other != *state);
                    let decided = bot.choose(&other.view(Some(seat)), &other.legal(), 3, 20.into());
                    assert_eq!(decided, decision);
                }
            }
        });
    }
    assert!(different > 100, "the worlds hardly differ: {different}");
}

/// Buffers that live on from decision to decision leave no trace.
#[test]
fn same_question_same_answer() {
    let mut used = Searcher::default();
    positions(2, 9, |state, seat| {
        let view = state.view(Some(seat));
        let legal = view.legal();
        assert_eq!(used.choose(&view, &legal, 8, 30.into()), Searcher::default().choose(&view, &legal, 8, 30.into()));
    });
}

/// The last turn, the other player has passed and leads by 2 VP: what do the thinking bots do?
fn last_turn(seat: SeatSetup, attack: u8) -> [Action; 2] {
    let mut setup = Setup { round: Some(4), turn: Some(4), attack_now: Some(attack), go: Some(0), ..Setup::default() };
    setup.seat.insert("0".into(), seat);
    setup
        .seat
        .insert("1".into(), SeatSetup { passed: true, medals: [(Medal::Civil, 1)].into(), ..SeatSetup::default() });
    let state = setup.build().expect("a legal position");
    let view = state.view(Some(0));
    let bots: [&mut dyn Bot; 2] = [&mut Greedy::default(), &mut Searcher::default()];
    bots.map(|bot| bot.choose(&view, &view.legal(), 1, 300.into()))
}

#[test]
fn a_medal_is_not_left_behind() {
    let guild_markers = RegionSet(0b1111);
    let seat = SeatSetup { active: vec![Die::new(Colour::White, 6)], guild_markers, ..SeatSetup::default() };
    for action in last_turn(seat, 5) {
        assert!(matches!(action, Action::Explore { .. }), "{action:?}");
    }
}

#[test]
fn the_attack_is_held_for_the_fourth_combat_point() {
    let active = vec![Die::new(Colour::Red, 6)];
    let seat = SeatSetup { active, combat_points: 3, trans_used: true, ..SeatSetup::default() };
    for action in last_turn(seat, 2) {
        assert!(matches!(action, Action::Attack { .. }), "{action:?}");
    }
}
