//! The bots at the table: strength, secrecy, and that the same question has the same answer.

use tharos_bots::{Bot, Budget, Greedy, Keen, Level, Random, Searcher, Seated, play_game, suggest};
use tharos_rules::ids::*;
use tharos_rules::setup::{SeatSetup, Setup};
use tharos_rules::{Action, Fast, State};

use crate::positions;

/// Who wins a game of two, as a share of the first bot; both play every deal from both seats.
fn duel(game: u64, first: (&mut dyn Bot, u32), second: (&mut dyn Bot, u32)) -> f64 {
    let mut seats = [Seated { bot: first.0, iterations: first.1 }, Seated { bot: second.0, iterations: second.1 }];
    let seat = game as usize % 2;
    seats.rotate_right(seat);
    let winners = play_game(&mut seats, game / 2).table.winners();
    if winners.contains(&(seat as u8)) { 1.0 / winners.len() as f64 } else { 0.0 }
}

/// Plays until it is clear whether the first bot is better (Wald's sequential test). One that is not passes once in 10,000
/// times at most; one that wins 7 games of 10 fails as seldom, and those here win more than that. So nothing depends on
/// which dice the seeds give.
fn is_better(first: (&mut dyn Bot, u32), second: (&mut dyn Bot, u32)) -> bool {
    const EQUAL: f64 = 0.5;
    const BETTER: f64 = 0.7;
    const ERROR: f64 = 1e-4;
    let clear = ((1.0 - ERROR) / ERROR).ln();
    let (mut evidence, mut game) = (0.0, 0);
    while f64::abs(evidence) < clear {
        let won = duel(game, (&mut *first.0, first.1), (&mut *second.0, second.1));
        evidence += won * (BETTER / EQUAL).ln() + (1.0 - won) * ((1.0 - BETTER) / (1.0 - EQUAL)).ln();
        game += 1;
    }
    println!("{game} games");
    evidence > 0.0
}

#[test]
fn knowledge_by_hand_beats_random() {
    assert!(is_better((&mut Greedy::default(), 200), (&mut Random, 0)));
}

#[test]
fn learned_knowledge_beats_knowledge_by_hand() {
    assert!(is_better((&mut Keen::default(), 1), (&mut Greedy::default(), 200)));
}

#[test]
fn every_level_beats_the_one_below() {
    for pair in Level::ALL.windows(2) {
        let (mut low, mut high) = (pair[0].bot(), pair[1].bot());
        // A quarter of the Director's iterations is enough to see it, and quick.
        let iterations = |level: Level| level.iterations().min(160);
        let better = is_better((high.as_mut(), iterations(pair[1])), (low.as_mut(), iterations(pair[0])));
        assert!(better, "{} against {}", pair[1], pair[0]);
    }
}

/// So the tests above can fail.
#[test]
fn nobody_is_better_than_itself() {
    assert!(!is_better((&mut Keen::default(), 1), (&mut Keen::default(), 1)));
}

#[test]
fn every_number_of_players() {
    for players in 1..=4 {
        let mut bots: Vec<_> = [Level::Engineer, Level::Foreman, Level::Random, Level::Random].map(Level::bot).into();
        let seats = bots.iter_mut().take(players).map(|bot| Seated { bot: bot.as_mut(), iterations: 10 });
        let state = play_game(&mut seats.collect::<Vec<_>>(), 11);
        assert!(state.is_over());
        let score = |seat| state.table.score(seat).total;
        assert!((2..players as u8).all(|random| score(0) > score(random) && score(1) > score(random)));
    }
}

/// The true state is exchanged for others that look the same to the seat that decides.
#[test]
fn hidden_cards_do_not_matter() {
    let mut random = Fast::new(5);
    let mut bots = Level::ALL.map(|level| (level, level.bot()));
    for players in 1..=4 {
        let mut different = 0;
        let mut ask = |state: &State, seat: Seat| {
            let view = state.view(Some(seat));
            let legal = view.legal();
            let advice = suggest(&view, 3, 20.into(), 3);
            let decisions = bots.each_mut().map(|(_, bot)| bot.choose(&view, &legal, 3, 20.into()));
            for _ in 0..3 {
                let other = view.sample(&mut random);
                different += u32::from(other != *state);
                let seen = other.view(Some(seat));
                for ((level, bot), decision) in bots.iter_mut().zip(decisions) {
                    assert_eq!(bot.choose(&seen, &other.legal(), 3, 20.into()), decision, "{level}");
                }
                assert_eq!(suggest(&seen, 3, 20.into(), 3), advice);
            }
        };
        positions::some(players, u64::from(players), &mut ask);
        // Alone, hardly anything is ever hidden: only cards that left the game, once the deck has run out without them.
        for seed in 0..if players == 1 { 60 } else { 0 } {
            positions::some(1, seed, |state, seat| {
                if !state.gone.is_empty() {
                    ask(state, seat);
                }
            });
        }
        assert!(different > if players == 1 { 2 } else { 10 }, "the worlds hardly differ: {different}");
    }
}

/// Buffers that live on from decision to decision leave no trace.
#[test]
fn same_question_same_answer() {
    for level in Level::ALL {
        let mut used = level.bot();
        positions::some(2, 9, |state, seat| {
            let view = state.view(Some(seat));
            let legal = view.legal();
            let fresh = level.bot().choose(&view, &legal, 8, 30.into());
            assert_eq!(used.choose(&view, &legal, 8, 30.into()), fresh, "{level}");
        });
    }
}

/// A caller that says stop gets an answer at once.
#[test]
fn a_decision_can_be_stopped() {
    let mut bot = Level::Director.bot();
    positions::some(2, 2, |state, seat| {
        let view = state.view(Some(seat));
        let legal = view.legal();
        let asked = std::cell::Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            true
        };
        let decision = bot.choose(&view, &legal, 1, Budget { iterations: u32::MAX / 8, stop: &stop });
        assert!(legal.contains(&decision));
        assert_eq!(asked.get(), u32::from(legal.len() > 1));
    });
}

/// The last turn, the other player has passed and leads by 2 VP: what do the thinking bots do?
fn last_turn(seat: SeatSetup, attack: u8) -> [Action; 2] {
    let state = last_turn_of(seat, attack);
    let view = state.view(Some(0));
    let bots: [&mut dyn Bot; 2] = [&mut Keen::default(), &mut Searcher::default()];
    bots.map(|bot| bot.choose(&view, &view.legal(), 1, 300.into()))
}

fn last_turn_of(seat: SeatSetup, attack: u8) -> State {
    let mut setup = Setup { round: Some(4), turn: Some(4), attack_now: Some(attack), go: Some(0), ..Setup::default() };
    setup.seat.insert("0".into(), seat);
    setup
        .seat
        .insert("1".into(), SeatSetup { passed: true, medals: [(Medal::Civil, 1)].into(), ..SeatSetup::default() });
    setup.build().expect("a legal position")
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

/// With the medal the game is won by 4 to 2 VP, unless one of two round-end cards of six takes it away again (END-R3,
/// END-R6): the attack cannot be held. Without it the game is lost.
#[test]
fn advice_tells_what_an_action_is_worth() {
    let guild_markers = RegionSet(0b1111);
    let seat = SeatSetup { active: vec![Die::new(Colour::White, 6)], guild_markers, ..SeatSetup::default() };
    let view = last_turn_of(seat, 5).view(Some(0));
    let advice = suggest(&view, 1, 400.into(), 20).suggestions;
    let advice: Vec<_> = advice.iter().map(|s| (s.estimate, s.share)).collect();
    assert!(matches!(advice[0].0.action, Action::Explore { .. }), "{advice:?}");
    assert!((2.2..3.2).contains(&advice[0].0.vp) && (0.5..0.8).contains(&advice[0].0.win), "{advice:?}");
    let (pass, _) = advice.iter().find(|s| s.0.action == Action::Pass).expect("tried too");
    assert!(pass.vp < 1.5 && pass.win < 0.35, "{advice:?}");
    assert!(advice.windows(2).all(|pair| pair[0].1 >= pair[1].1));
    assert!((advice.iter().map(|s| s.1).sum::<f32>() - 1.0).abs() < 0.01 || advice.len() == 20);
}

/// Also where there is nothing to choose, and alone.
#[test]
fn advice_is_always_there() {
    for players in [1, 2, 4] {
        positions::some(players, 6, |state, seat| {
            let view = state.view(Some(seat));
            let advice = suggest(&view, 1, 30.into(), 2).suggestions;
            assert_eq!(advice.len(), view.legal().len().min(2));
            for s in advice.into_iter().map(|s| s.estimate) {
                assert!((0.0..=1.0).contains(&s.win) && (-10.0..150.0).contains(&s.vp), "{s:?}");
            }
            assert!(
                suggest(&state.view(None), 1, 30.into(), 2).suggestions.is_empty(),
                "a spectator has nothing to decide"
            );
        });
    }
}

/// All 18 dice different, and two ways to roll any of them again: millions of decisions. Every level decides, and advice
/// comes, without a list of them all.
#[test]
fn the_richest_position_is_decided() {
    let die = |colour: Colour, value: u8| Die::new(colour, value);
    let mut active: Vec<Die> = (1..=8).map(|value| die(Colour::White, value)).collect();
    for (colour, n) in [(Colour::Yellow, 3), (Colour::Blue, 2), (Colour::Red, 3), (Colour::Green, 2)] {
        active.extend((1..=n).map(|value| die(colour, value + 2)));
    }
    let seat = SeatSetup {
        active,
        bag: Some(Counts::default()),
        depot: Some(Counts::default()),
        store: Some([Vec::new(), Vec::new()]),
        jars: 60,
        hand: [12, 16].into_iter().map(DeckCard::new).collect(),
        ..SeatSetup::default()
    };
    let mut setup = Setup { go: Some(0), trans_now: Some(Trans::AnyDie), ..Setup::default() };
    setup.seat.insert("0".into(), seat);
    let state = setup.build().unwrap();
    assert!(state.count() > 2_000_000, "{}", state.count());
    let view = state.view(Some(0));
    let considered = view.consider();
    assert!(considered.len() < 100_000, "{}", considered.len());
    for level in Level::ALL {
        let decision = level.bot().choose(&view, &considered, 1, 20.into());
        assert_eq!(view.check(decision), Ok(()), "{level}: {decision:?}");
    }
    assert_eq!(suggest(&view, 1, 20.into(), 3).suggestions.len(), 3);
}
