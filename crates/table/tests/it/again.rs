//! The same deal once more.

use tharos_table::api::{Settings, TablePhase};
use tharos_table::{Caller, Command, Error, Occupant, Published};

use crate::kit::*;

#[test]
fn a_deal_is_played_again_only_when_nothing_can_be_learned_from_it() {
    let mut room = Room::new(2, 1, Settings { public: true, ..Settings::default() }, 5);
    let first = room.history().expect("a game").at(0).map(|mut game| {
        game.go_on();
        *game.state()
    });
    let running = room.table.same_deal("id", &ann(), 0);
    assert!(matches!(running, Err(Error::NotOver)));
    room.play_until(|room| room.table.doc.phase == TablePhase::Over);
    assert!(matches!(room.table.same_deal("id", &Caller::new("eve"), 0), Err(Error::NotYours)));
    let (again, lines) = room.table.same_deal("id", &ann(), 0).expect("it is over");
    assert_eq!(lines.len() as i64, again.doc.seq);
    assert_eq!(again.game.as_ref().map(|game| *game.state()), first.ok());
    assert_eq!((again.doc.phase, again.doc.settings.public), (TablePhase::Running, false));
    assert_eq!(again.doc.same_deal_as.as_deref(), Some("id"));
    // Whoever knows the luck plays against nobody but bots.
    assert_eq!(again.doc.chairs[0].occupant, room.table.doc.chairs[0].occupant);
    assert!(again.doc.chairs[1..].iter().all(|chair| matches!(chair.occupant, Occupant::Bot { .. })));
    assert!(matches!(again.same_deal("next", &ann(), 0), Err(Error::NotOver)));
    let shown = Published::new("next".into(), again, Default::default(), room.looking, Vec::new(), 0);
    assert_eq!(shown.info(None, 0).same_deal_as.as_deref(), Some("id"));
}

#[test]
fn who_gave_a_game_alone_up_may_begin_it_again() {
    let mut room = Room::new(1, 0, Settings::default(), 6);
    room.play_to_a_go(0);
    room.obey(0, Command::Close);
    let (mut again, _) = room.table.same_deal("id", &ann(), 0).expect("it is given up");
    again.obey(&Command::Close, &context(&ann(), 0)).expect("her own table");
    let (third, _) = again.same_deal("second", &ann(), 0).expect("it is given up");
    assert_eq!(third.doc.same_deal_as.as_deref(), Some("id"), "the first table of the deal");
}
