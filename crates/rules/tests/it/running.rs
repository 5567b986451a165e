//! A game without its log: written down, read again, and continued as if nothing had happened.

use tharos_rules::ids::Guild;
use tharos_rules::*;

fn start(n: usize, text: &str) -> GameRecord {
    let players = Guild::ALL[..n].iter().map(|&guild| guild.into()).collect();
    let seeds = Seeds { server: Seed::from_text(text), contributions: vec![Some(Seed::from_text("mine"))] };
    GameRecord::new(players, Options::default(), &Data::default(), seeds).unwrap()
}

fn through_json(game: &Running) -> Running {
    serde_json::from_str(&serde_json::to_string(game).unwrap()).unwrap()
}

/// Plays a random game, reading the snapshot again before every decision, and returns its log.
fn played(record: &GameRecord, random: &mut Fast) -> (Running, Vec<Done>) {
    let mut game = begin(record).unwrap();
    let mut log = game.go_on();
    while let Some(seat) = game.state().table.decider() {
        let (action, _) = game.state().pick(random).unwrap();
        let mut again = through_json(&game);
        assert_eq!(again, game);
        let done = game.play(seat, action).unwrap();
        assert_eq!(again.play(seat, action).unwrap(), done);
        game = again;
        log.extend(done);
    }
    (game, log)
}

#[test]
fn a_snapshot_goes_on_like_the_game_and_its_log_is_a_record() {
    for n in 1..=4 {
        for number in 0..3 {
            let mut record = start(n, &format!("game {number}"));
            let (game, log) = played(&record, &mut Fast::new(number));
            assert!(game.state().is_over());
            assert_eq!(game.entries(), log.len());
            record.entries = log.iter().map(|done| done.entry).collect();
            record.hash = game.state().digest();
            assert_eq!(replay(&record).unwrap().state(), game.state());

            let mut followed = begin(&record).unwrap();
            for done in &log {
                assert_eq!(followed.follow(done.entry).as_ref(), Ok(done));
            }
            assert_eq!(followed, game);
        }
    }
}

#[test]
fn what_a_viewer_sees_of_the_log_is_what_the_game_shows() {
    let record = start(3, "eyes");
    let (_, log) = played(&record, &mut Fast::new(5));
    let mut whole = record;
    whole.entries = log.iter().map(|done| done.entry).collect();
    whole.hash = {
        let mut game = begin(&whole).unwrap();
        whole.entries.iter().for_each(|&entry| drop(game.follow(entry).unwrap()));
        game.state().digest()
    };
    let game = replay(&whole).unwrap();
    for viewer in [None, Some(0), Some(1), Some(2)] {
        let seen: Vec<SeenEntry> = log.iter().map(|done| done.entry.seen_by(viewer, done.by)).collect();
        assert_eq!(seen, game.visible_entries(viewer));
    }
}

#[test]
fn decisions_are_taken_back_after_reading_as_before() {
    let record = start(2, "back");
    let mut random = Fast::new(3);
    let mut game = begin(&record).unwrap();
    game.go_on();
    let mut tried = 0;
    while let Some(seat) = game.state().table.decider() {
        let (action, _) = game.state().pick(&mut random).unwrap();
        game.play(seat, action).unwrap();
        for seat in 0..2 {
            let mut again = through_json(&game);
            assert_eq!(again.undoable(seat), game.undoable(seat));
            let (possible, stop) = again.undoable(seat);
            assert_eq!(again.undo(seat, possible + 1), Err(stop));
            let mut other = game.clone();
            other.undo(seat, possible).unwrap();
            again.undo(seat, possible).unwrap();
            assert_eq!(again, other);
            assert_eq!(again.entries(), game.entries() - possible);
            tried += usize::from(possible > 0);
        }
    }
    assert!(tried > 20, "{tried}");
}

#[test]
fn a_late_snapshot_is_hardly_larger_than_an_early_one() {
    let record = start(4, "size");
    let mut early = begin(&record).unwrap();
    early.go_on();
    let (late, log) = played(&record, &mut Fast::new(1));
    let size = |game: &Running| serde_json::to_string(game).unwrap().len();
    assert!(log.len() > 200);
    assert!(size(&late) < 2 * size(&early), "{} and {}", size(&early), size(&late));
}

#[test]
fn an_entry_that_cannot_be_is_not_followed() {
    let record = start(2, "wrong");
    let mut game = begin(&record).unwrap();
    let attack = Entry::Chance(Outcome::Attack { value: 3 });
    assert!(matches!(game.clone().follow(attack), Err(Wrong::OtherLuck(_))));
    game.go_on();
    let seat = game.state().table.decider().unwrap();
    let foreign = Entry::Action { seat: 1 - seat, action: Action::Pass };
    assert!(matches!(game.follow(foreign), Err(Wrong::Refused { .. })));
}

#[test]
fn the_table_knows_why_a_solo_game_ended() {
    let mut seen = std::collections::BTreeMap::new();
    for number in 0..400 {
        let mut game = begin(&start(1, &format!("solo {number}"))).unwrap();
        let mut random = Fast::new(number);
        let mut last = game.go_on();
        while let Some(seat) = game.state().table.decider() {
            assert_eq!(game.state().table.solo_result(), None);
            let (action, _) = game.state().pick(&mut random).unwrap();
            last = game.play(seat, action).unwrap();
        }
        let events = last.iter().flat_map(|done| &done.events);
        let told = events.filter_map(|event| if let Event::GameOver { solo } = event { *solo } else { None }).next();
        let result = game.state().table.solo_result().unwrap();
        match told.unwrap() {
            SoloEnd::LastSpaceFailed => assert_eq!(result, SoloResult::LastSpace),
            SoloEnd::TurnsOver => assert_eq!(result, SoloResult::Turns),
            SoloEnd::TwoLastSpaces => assert!(matches!(result, SoloResult::Won | SoloResult::Points)),
        }
        *seen.entry(format!("{told:?}")).or_insert(0) += 1;
    }
    println!("{seen:?}");
    assert!(seen.len() >= 2, "{seen:?}");
    let mut several = begin(&start(2, "several")).unwrap();
    several.go_on();
    assert_eq!(several.state().table.solo_result(), None);
}
