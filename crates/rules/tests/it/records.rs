//! Games that are stored, sent, checked, taken back and played through again.

use tharos_rules::ids::{Colour, ColourSet, Counts, Guild, Seat};
use tharos_rules::*;

fn players(n: usize) -> Vec<Seated> {
    Guild::ALL[..n].iter().map(|&guild| Seated { guild, name: format!("player of {guild}") }).collect()
}

fn seeds(text: &str) -> Seeds {
    Seeds { server: Seed::from_text(text), contributions: vec![Some(Seed::from_text("mine"))] }
}

fn new_game(n: usize, text: &str) -> Game {
    Game::new(players(n), Options::default(), &Data::default(), Some(seeds(text))).unwrap().0
}

fn decider(game: &Game) -> Option<Seat> {
    game.state().table.decider()
}

/// Plays random decisions until the game is over or `stop` says so.
fn play_on(game: &mut Game, random: &mut Fast, mut stop: impl FnMut(&Game) -> bool) {
    while let Some(seat) = decider(game) {
        if stop(game) {
            return;
        }
        let list = game.state().legal();
        let action = list[random.below(list.len() as u32) as usize];
        game.play(seat, action).unwrap();
    }
    assert!(game.state().is_over());
}

fn random_game(n: usize, number: u64) -> Game {
    let mut game = new_game(n, &format!("game {number}"));
    play_on(&mut game, &mut Fast::new(number), |_| false);
    game
}

fn through_json(record: &GameRecord) -> GameRecord {
    serde_json::from_str(&serde_json::to_string(record).unwrap()).unwrap()
}

#[test]
fn replay_of_a_record_gives_the_same_game() {
    for n in 1..=4 {
        for number in 0..20 {
            let game = random_game(n, number);
            for reveal in [true, false] {
                let record = game.record(reveal);
                let again = replay(&through_json(&record)).unwrap();
                assert_eq!(again.state(), game.state());
                assert_eq!(again.record(reveal), record);
            }
        }
    }
}

#[test]
fn a_record_can_be_continued_from_anywhere() {
    for n in 1..=4 {
        let whole = random_game(n, 7);
        for length in [1, 2, 5, 17, 40, 41, 42] {
            let mut record = whole.record(true);
            record.entries.truncate(length);
            record.hash = {
                let mut state = State::new(&Guild::ALL[..n], record.options, &record.data);
                for entry in &record.entries {
                    match *entry {
                        Entry::Action { action, .. } => state.play_unchecked(action, None),
                        Entry::Chance(outcome) => state.settle(&outcome, None).unwrap(),
                    }
                }
                state.digest()
            };
            let mut game = replay(&record).unwrap();
            game.go_on();
            while let Some(Entry::Action { seat, action }) = whole.entries().get(game.entries().len()).copied() {
                game.play(seat, action).unwrap();
            }
            assert_eq!(game.record(true), whole.record(true));
        }
    }
}

#[test]
fn every_state_survives_json() {
    for n in 1..=4 {
        let mut game = new_game(n, "json");
        play_on(&mut game, &mut Fast::new(3), |game| {
            let state = game.state();
            let text = serde_json::to_string(state).unwrap();
            let again: State = serde_json::from_str(&text).unwrap();
            assert_eq!(&again, state);
            assert_eq!(again.digest(), state.digest());
            false
        });
    }
}

/// A change here means that stored games get other hashes: then [`RULES_VERSION`] must change as well.
#[test]
fn the_digest_of_the_first_state_is_the_same_everywhere() {
    use Colour::*;
    // As DATA-3 was when it was first counted.
    let set = |colours: [Colour; 3]| colours.into_iter().collect::<ColourSet>();
    let mine_colours = [set([Yellow, Green, Blue]), set([White, Red, Yellow]), set([White, Red, Blue])];
    let data = Data { mine_colours, ..Data::default() };
    let state = State::new(&Guild::ALL[..2], Options::default(), &data);
    assert_eq!(state.digest().to_string(), "14649138ad5312cf4ea314e924fe25d103c122000e3e70fd9cc5a87e14903e73");
}

#[test]
fn a_game_can_begin_with_a_position() {
    let mut random = Fast::new(5);
    let mut game = new_game(2, "position");
    play_on(&mut game, &mut random, |game| game.entries().len() > 100);
    for luck in [None, Some(Seed::from_text("luck").into())] {
        let supplied = luck.is_none();
        let (mut game, events) = Game::from_position(game.state(), luck).unwrap();
        assert_eq!(game.is_supplied(), supplied);
        assert!(events.is_empty());
        play_on(&mut game, &mut random, |game| supplied || game.entries().len() > 50);
        assert_eq!(replay(&through_json(&game.record(true))).unwrap().state(), game.state());
    }
    let mut record = Game::from_position(game.state(), None).unwrap().0.record(true);
    let mut wrong = record.clone();
    wrong.start.as_mut().unwrap().table.players[0].guild_supply += 1;
    let error = replay(&wrong).unwrap_err();
    assert!(matches!(error, ReplayError::Start(StartError::Position(_))), "{error}");
    assert!(error.to_string().contains("INV-1: seat 0 has 13 guild markers instead of 12"), "{error}");
    record.players.swap(0, 1);
    assert_eq!(replay(&record).unwrap_err(), ReplayError::OtherStart);
}

#[test]
fn supplied_chance_stops_at_every_outcome() {
    let whole = random_game(3, 1);
    let (mut game, events) = Game::new(players(3), Options::default(), &Data::default(), None).unwrap();
    assert!(events.is_empty());
    for (i, entry) in whole.entries().iter().enumerate() {
        assert_eq!(game.entries().len(), i);
        match *entry {
            Entry::Action { seat, action } => drop(game.play(seat, action).unwrap()),
            Entry::Chance(outcome) => {
                assert!(matches!(game.state().table.step, Step::Chance(_)));
                assert!(game.play(0, Action::Pass).is_err());
                assert!(game.settle(&Outcome::SoloDie { value: 7 }).is_err());
                game.settle(&outcome).unwrap();
            }
        }
    }
    assert_eq!(game.state(), whole.state());
    assert_eq!(game.record(true).commitment, None);
}

#[test]
fn impossible_tables_are_refused() {
    let start = |players, seeds| Game::new(players, Options::default(), &Data::default(), seeds).err();
    assert_eq!(start(Vec::new(), None), Some(StartError::Players(0)));
    assert_eq!(start(vec![Guild::CogwheelTrust.into(); 5], None), Some(StartError::Players(5)));
    assert_eq!(start(vec![Guild::CogwheelTrust.into(); 2], None), Some(StartError::GuildTwice(Guild::CogwheelTrust)));
    let seeds = Seeds { server: Seed([0; 32]), contributions: vec![None; 3] };
    assert_eq!(start(players(2), Some(seeds)), Some(StartError::Contributions { given: 3, seats: 2 }));
}

#[test]
fn undo_and_redo_give_the_same_game() {
    for n in 1..=4 {
        let (mut undone, mut stops) = (0, Vec::new());
        for number in 0..5 {
            let mut random = Fast::new(number);
            let mut game = new_game(n, &format!("undo {number}"));
            let mut before = game.record(true);
            while let Some(seat) = decider(&game) {
                let list = game.state().legal();
                game.play(seat, list[random.below(list.len() as u32) as usize]).unwrap();
                let after = game.record(true);
                for other in 0..n as Seat {
                    let (steps, stop) = game.undoable(other);
                    stops.push(std::mem::discriminant(&stop.why));
                    assert!(steps == 0 || other == seat);
                    assert_eq!(game.undo(other, steps + 1), Err(stop));
                    assert_eq!(game.record(true), after);
                    assert!(stop.entry < after.entries.len());
                    if steps > 0 {
                        assert_eq!(after.entries.len() - steps, stop.entry + 1);
                    }
                }
                let (steps, _) = game.undoable(seat);
                if steps > 0 {
                    game.undo(seat, 1).unwrap();
                    assert_eq!(game.record(true), before);
                    game.undo(seat, steps - 1).unwrap();
                    for entry in &after.entries[after.entries.len() - steps..] {
                        let Entry::Action { seat, action } = *entry else { panic!("only decisions are taken back") };
                        game.play(seat, action).unwrap();
                    }
                    assert_eq!(game.record(true), after);
                    undone += steps;
                }
                before = after;
            }
        }
        assert!(undone > 20, "{n} players: {undone}");
        stops.dedup();
        assert!(stops.len() > 3);
    }
}

/// Whoever has seen somebody else act cannot go back behind that, even if the other one takes it back.
#[test]
fn undo_stops_where_others_acted() {
    let mut game = new_game(2, "others");
    let first = decider(&game).unwrap();
    let second = 1 - first;
    let (steps, stop) = game.undoable(first);
    assert_eq!((steps, stop.why, stop.entry), (0, Final::Roll, game.entries().len() - 1));

    game.play(first, Action::Pass).unwrap();
    assert_eq!(game.undoable(first), (1, stop));
    let passed = game.entries().len() - 1;
    let by = |seat, entry| (0, UndoStop { entry, why: Final::OtherPlayer { seat } });
    assert_eq!(game.undoable(second), by(first, passed));

    let action = *game.state().legal().iter().find(|a| matches!(a, Action::Little { .. })).unwrap();
    game.play(second, action).unwrap();
    assert_eq!(game.undoable(first), by(second, passed + 1));
    assert_eq!(game.undoable(second).0, 1);
    assert_eq!(game.undoable(second).1, by(first, passed).1);
    game.undo(second, 1).unwrap();
    assert_eq!(game.undoable(first), by(second, passed));
    assert_eq!(game.undoable(second), by(first, passed));
}

/// A changed record is found, with the number of the first entry that is wrong.
#[test]
fn tampered_records_are_found() {
    let record = random_game(2, 11).record(true);
    assert!(replay(&record).is_ok());
    let tampered = |change: &dyn Fn(&mut GameRecord)| {
        let mut record = record.clone();
        change(&mut record);
        replay(&record).unwrap_err()
    };
    let roll = |e: &Entry| matches!(e, Entry::Chance(Outcome::Roll { .. }));
    let first_roll = record.entries.iter().position(roll).unwrap();
    let last_roll = record.entries.iter().rposition(roll).unwrap();
    let first_pass =
        record.entries.iter().position(|e| matches!(e, Entry::Action { action: Action::Pass, .. })).unwrap();

    assert_eq!(tampered(&|r| r.format = 2), ReplayError::Format(2));
    assert_eq!(tampered(&|r| r.rules = 0), ReplayError::Rules(0));
    assert_eq!(tampered(&|r| r.seed = Some(Seed::from_text("other"))), ReplayError::Commitment);
    assert_eq!(tampered(&|r| r.commitment = None), ReplayError::Commitment);
    assert!(matches!(tampered(&|r| r.players.clear()), ReplayError::Start(StartError::Players(0))));
    assert!(matches!(tampered(&|r| r.hash.0[0] ^= 1), ReplayError::Hash { .. }));
    assert!(matches!(tampered(&|r| r.entries.truncate(record.entries.len() - 1)), ReplayError::Hash { .. }));

    // The other seed is named together with its own commitment: then the luck gives it away at once.
    let other_seed = tampered(&|r| {
        r.seed = Some(Seed::from_text("other"));
        r.commitment = r.seed.map(|seed| seed.commitment());
    });
    assert_eq!(other_seed.entry(), Some(0));
    assert!(matches!(other_seed, ReplayError::Entry { why: Wrong::OtherLuck(_), .. }));
    assert_eq!(tampered(&|r| r.contributions.clear()).entry(), Some(0));

    for at in [first_roll, last_roll] {
        let better = |r: &mut GameRecord| {
            if let Entry::Chance(Outcome::Roll { dice }) = &mut r.entries[at] {
                let colours: Vec<_> = dice.iter().map(|die| die.colour()).collect();
                dice.clear();
                colours.into_iter().for_each(|colour| dice.push(tharos_rules::ids::Die::new(colour, 6)));
            }
        };
        assert_eq!(tampered(&better).entry(), Some(at));
        let seven = |r: &mut GameRecord| {
            r.seed = None;
            if let Entry::Chance(Outcome::Roll { dice }) = &mut r.entries[at] {
                dice[0] = dice[0].with_value(7);
            }
        };
        assert!(matches!(tampered(&seven), ReplayError::Entry { entry, why: Wrong::Impossible(_) } if entry == at));
    }
    let refused = |error: ReplayError, at| {
        assert!(matches!(error, ReplayError::Entry { entry, why: Wrong::Refused { .. } } if entry == at), "{error}");
    };
    refused(tampered(&|r| r.entries[first_pass] = Entry::Action { seat: 0, action: Action::FaceAttack }), first_pass);
    refused(
        tampered(&|r| {
            let Entry::Action { seat, .. } = &mut r.entries[first_pass] else { unreachable!() };
            *seat = 1 - *seat;
        }),
        first_pass,
    );
    let shorter = tampered(&|r| r.entries.retain(|entry| *entry != record.entries[first_roll]));
    assert_eq!(shorter.entry(), Some(first_roll));
    refused(tampered(&|r| r.entries.insert(first_pass, Entry::Action { seat: 9, action: Action::Pass })), first_pass);
    assert_eq!(tampered(&|r| r.entries.insert(first_pass, r.entries[0])).entry(), Some(first_pass));
    assert_eq!(tampered(&|r| r.entries.push(r.entries[first_pass])).entry(), Some(record.entries.len()));
}

#[test]
fn unknown_fields_of_a_record_are_refused() {
    let record = serde_json::to_value(new_game(2, "fields").record(false)).unwrap();
    assert!(serde_json::from_value::<GameRecord>(record.clone()).is_ok());
    let mut more = record.clone();
    more["result"] = 1.into();
    assert!(serde_json::from_value::<GameRecord>(more).is_err());
    let mut entry = record;
    entry["entries"][0]["by"] = 1.into();
    assert!(serde_json::from_value::<GameRecord>(entry).is_err());
}

#[test]
fn running_games_show_no_secrets() {
    let (mut kept, mut drawn) = (0, 0);
    for n in 1..=4 {
        let game = random_game(n, 2);
        for viewer in [None, Some(0), Some(1)] {
            let seen = game.visible_entries(viewer);
            assert_eq!(seen.len(), game.entries().len());
            for (entry, seen) in game.entries().iter().zip(&seen) {
                match seen.hidden() {
                    None => assert_eq!(seen.open(), Some(entry)),
                    Some((owner, what)) => {
                        assert_ne!(Some(owner), viewer);
                        match what {
                            Hidden::KeptCard => kept += 1,
                            Hidden::CardsDrawn { n } => drawn += usize::from(n),
                        }
                    }
                }
            }
        }
        let record = serde_json::to_string(&game.record(false)).unwrap();
        assert!(!record.contains("\"seed\""));
        assert!(!format!("{game:?}").contains("seed: Some(["));
    }
    assert!(drawn > 0 && kept > 0, "{drawn} drawn, {kept} kept: the games hid nothing");
}

fn roll_request(seat: Seat, dice: Counts) -> State {
    let mut position = *State::new(&Guild::ALL[..2], Options::default(), &Data::default());
    position.table.players[seat as usize].drawn = dice;
    position.table.step = Step::Chance(Chance::Roll { seat, why: RollWhy::Preparation });
    position.unchecked()
}

#[test]
fn one_seats_rolls_do_not_depend_on_anothers() {
    let mine = roll_request(1, Counts::of(3, 1, 0, 1, 0));
    let mut untouched = Luck::new(&seeds("streams"), 2);
    let expected = [untouched.settle(&mine), untouched.settle(&mine)];
    for others in 0..4 {
        let mut luck = Luck::new(&seeds("streams"), 2);
        let mut found = Vec::new();
        for _ in 0..2 {
            for _ in 0..others {
                luck.settle(&roll_request(0, Counts::of(others, 0, 0, 0, 1)));
                luck.settle(&State::new(&Guild::ALL[..2], Options::default(), &Data::default()));
            }
            found.push(luck.settle(&mine));
        }
        assert_eq!(found, expected);
    }
}

/// Whatever seat 0 does in a whole game, a seat 1 that does nothing gets the same dice with the same values.
#[test]
fn one_seats_luck_is_its_own_for_the_whole_game() {
    let luck_of_seat_1 = |choices: u64| {
        let mut random = Fast::new(choices);
        let mut game = new_game(2, "independent");
        let mut luck = Vec::new();
        while let Some(seat) = decider(&game) {
            let list = game.state().legal();
            let idle = |a: &&Action| matches!(a, Action::Pass | Action::FaceAttack | Action::KeepPoints);
            let action = match list.iter().find(idle) {
                Some(&action) if seat == 1 => action,
                _ => list[random.below(list.len() as u32) as usize],
            };
            let events = game.play(seat, action).unwrap();
            luck.extend(
                events
                    .into_iter()
                    .filter(|event| matches!(event, Event::DiceDrawn { seat: 1, .. } | Event::Rolled { seat: 1, .. })),
            );
        }
        (luck, game.record(true).hash)
    };
    let (expected, hash) = luck_of_seat_1(0);
    assert_eq!(expected.len(), 2 * 15);
    for choices in 1..20 {
        let (luck, other_hash) = luck_of_seat_1(choices);
        assert_eq!(luck, expected);
        assert_ne!(other_hash, hash);
    }
}
