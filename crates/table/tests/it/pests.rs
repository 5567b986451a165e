//! Those who spoil it for the others.

use tharos_rules::Seed;
use tharos_table::api::{Level, NewTable, SeatWish, Settings, Sit, StartWhen, TablePhase, WhoTalks};
use tharos_table::{Caller, Command, Error, Presence, TableState, new_table, rematch};

use crate::kit::*;

fn waiting(settings: Settings) -> TableState {
    let seats = vec![SeatWish::Me { guild: None }, SeatWish::Open { guild: None }, SeatWish::Open { guild: None }];
    let wish = NewTable { seats, settings, contribution: None };
    new_table(&wish, "ABCDEF".into(), Seed([3; 32]), &ann(), 1000).expect("a table").0
}

fn say() -> Command {
    Command::Say { seat: None, text: "Buy my dice".into() }
}

#[test]
fn who_was_sent_away_stays_away() {
    let (ann, eve, bob) = (ann(), Caller::new("eve"), Caller::new("bob"));
    let mut table = waiting(Settings { chat: WhoTalks::All, ..Settings::default() });
    table.obey(&Command::Sit(Sit::default()), &context(&eve, 1100)).expect("a free seat");
    table.obey(&say(), &context(&eve, 1100)).expect("she may talk");
    table.obey(&Command::Kick(1), &context(&ann, 1200)).expect("the host may");
    for command in [Command::Sit(Sit::default()), say()] {
        assert!(matches!(table.clone().obey(&command, &context(&eve, 1300)), Err(Error::Kicked)), "{command:?}");
    }
    // As an account she is still the same.
    let account = Caller::new("account").with_former_ids(vec!["eve".into()]);
    assert!(matches!(table.clone().obey(&say(), &context(&account, 1300)), Err(Error::Kicked)));
    table.obey(&Command::Sit(Sit::default()), &context(&bob, 1300)).expect("others may");
}

#[test]
fn only_players_talk_unless_the_host_wants_it_otherwise() {
    let (ann, eve) = (ann(), Caller::new("eve"));
    for (chat, talks) in [(WhoTalks::Players, false), (WhoTalks::All, true)] {
        let mut table = waiting(Settings { chat, start: StartWhen::Host, ..Settings::default() });
        for phase in [TablePhase::Waiting, TablePhase::Running] {
            assert_eq!(table.doc.phase, phase);
            let said = table.clone().obey(&say(), &context(&eve, 1100));
            assert!(said.is_ok() == talks && (talks || matches!(said, Err(Error::PlayersTalk))));
            table.clone().obey(&say(), &context(&ann, 1100)).expect("she sits here");
            if phase == TablePhase::Waiting {
                table.obey(&Command::Start, &context(&ann, 1200)).expect("she is the host");
            }
        }
    }
}

#[test]
fn the_seats_of_a_rematch_wait_for_their_people() {
    let room = Room::new(3, 0, Settings::default(), 2);
    let (ann, bob, cem, eve) = (ann(), Caller::new("bob"), Caller::new("cem"), Caller::new("eve"));
    let (mut table, _) = rematch(&room.table.doc, "ABCDEF".into(), Seed([4; 32]), &ann, 1000).expect("a rematch");
    let sit = |seat| Command::Sit(Sit { seat, ..Sit::default() });
    for seat in [None, Some(1), Some(2)] {
        let tried = table.clone().obey(&sit(seat), &context(&eve, 2000));
        assert!(matches!(tried, Err(Error::SeatTaken)), "{seat:?}");
    }
    table.obey(&sit(None), &context(&cem, 2000)).expect("his seat");
    assert_eq!(table.seats_of(&cem), [2], "not the first free one, but the one he had");
    let late = 1000 + 10 * 60_000;
    assert!(table.clone().obey(&sit(None), &context(&eve, late - 1)).is_err());
    table.clone().obey(&sit(None), &context(&eve, late)).expect("nobody waits for ever");
    table.obey(&sit(None), &context(&bob, 3000)).expect("his seat");
    assert_eq!((table.seats_of(&bob), table.doc.phase), (vec![1], TablePhase::Running));
}

#[test]
fn bots_alone_play_only_for_whoever_looks_on() {
    let seats = vec![SeatWish::Bot { level: Level::Foreman, guild: None }; 2];
    let wish = NewTable { seats, settings: Settings::default(), contribution: None };
    let (table, _) = new_table(&wish, "ABCDEF".into(), Seed([5; 32]), &ann(), 1000).expect("a table");
    assert_eq!(table.doc.phase, TablePhase::Running);
    assert!(table.bot_turn(&Presence::default()).is_none());
    assert!(table.bot_turn(&Presence { watching: 1, ..Presence::default() }).is_some());
}

#[test]
fn a_preview_tells_no_points_where_they_are_hidden() {
    for live_vp in [true, false] {
        let mut room = Room::new(2, 0, Settings { live_vp, ..Settings::default() }, 7);
        room.play_to_a_go(0);
        let action = room.state().legal()[0];
        let tried = room.table.preview(0, action, None, &ann()).expect("her seat");
        let text = serde_json::to_value(&tried).expect("JSON");
        assert_eq!(text["scores"].is_array(), live_vp, "{}", text["scores"]);
    }
}
