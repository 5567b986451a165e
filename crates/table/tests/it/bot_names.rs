//! Bots have names of their own.

use std::collections::BTreeSet;

use tharos_table::api::{Settings, TablePhase};
use tharos_table::{Published, TableDoc};

use crate::kit::*;

fn names(table: &TableDoc) -> Vec<Option<String>> {
    table.chairs.iter().map(|chair| tharos_table::name(&chair.occupant, &Default::default())).collect()
}

#[test]
fn no_two_bots_of_a_table_share_a_name_and_a_deal_keeps_them() {
    for seed in 0..20 {
        let mut room = Room::new(1, 3, Settings::default(), seed);
        let bots: BTreeSet<_> = names(&room.table.doc).into_iter().skip(1).collect();
        assert_eq!(bots.len(), 3, "{bots:?}");
        assert!(bots.iter().all(|name| name.as_ref().is_some_and(|name| !name.is_empty())), "{bots:?}");
        room.obey(0, tharos_table::Command::Close);
        let (again, _) = room.table.same_deal("id", &ann(), 0).expect("it is given up");
        assert_eq!(names(&again.doc), names(&room.table.doc));
    }
}

#[test]
fn who_takes_the_place_of_a_person_has_another_name() {
    let mut room = Room::new(2, 2, Settings::default(), 5);
    room.play_until(|room| room.table.doc.phase == TablePhase::Over);
    let (again, _) = room.table.same_deal("id", &ann(), 0).expect("it is over");
    let bots: BTreeSet<_> = names(&again.doc).into_iter().skip(1).collect();
    assert_eq!(bots.len(), 3, "{bots:?}");
}

#[test]
fn a_table_that_was_stored_without_names_has_none() {
    let room = Room::new(1, 1, Settings::default(), 5);
    let mut stored = serde_json::to_value(&room.table.doc).expect("JSON");
    let bot = stored["chairs"][1]["sitter"].as_object_mut().expect("a bot");
    assert!(bot.remove("name").is_some());
    let doc: TableDoc = serde_json::from_value(stored).expect("as before");
    let state = tharos_table::TableState { doc, game: None };
    let shown = Published::new("id".into(), state, Default::default(), room.looking, Vec::new(), 0).info(None, 0);
    assert_eq!((shown.seats[1].name.as_deref(), shown.seats[1].level.is_some()), (None, true));
}
