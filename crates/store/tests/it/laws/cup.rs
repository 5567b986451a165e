//! Tournaments: a round begins once, and what is needed stays.

use tharos_store::{Append, Cup, CupPhase, Head, Joined, NextRound, Phase, RoundTable, Turned, Unused};

use super::home::{Home, add, guest, head};

fn cup(id: &str) -> Cup {
    Cup {
        id: id.into(),
        host: "host".into(),
        phase: CupPhase::Open,
        listed: true,
        seq: 0,
        round: 0,
        due: None,
        info: "{}".into(),
        created: 10,
        updated: 10,
    }
}

fn table(id: &str, round: i64, number: i64) -> (RoundTable, Append) {
    let first = Append { members: Some(vec!["a".into()]), ..add(&["made"]) };
    (RoundTable { round, number, table: id.into(), info: "{}".into() }, first)
}

fn turned(seq: i64, ended: Vec<(i64, String)>, tables: Option<Vec<(RoundTable, Append)>>) -> Turned {
    let next = tables.map(|tables| NextRound { due: 500, tables });
    Turned { seq, at: 100, info: "drawn".into(), ended, next }
}

/// The game of a table ends.
async fn finish(store: &tharos_store::Store, id: &str) {
    let seq = store.table(id).await.unwrap().unwrap().seq;
    let over = Append { head: Head { phase: Phase::Over, ..head() }, ..add(&["over"]) };
    store.append(id, seq, over).await.unwrap();
}

pub async fn a_round_begins_once(home: Home) {
    let [one, two] = home.open_twice().await;
    assert!(one.new_cup(cup("c"), 1).await.unwrap());
    assert!(!one.new_cup(cup("d"), 1).await.unwrap(), "the host has one already");
    for person in ["a", "b"] {
        one.add_person(&guest(person)).await.unwrap();
        assert_eq!(one.join_cup("c", person, 20, 3, 9).await.unwrap(), Joined::Done);
    }
    let seq = one.cup("c").await.unwrap().unwrap().seq;
    let begin = |id: &'static str| turned(seq, Vec::new(), Some(vec![table(id, 1, 1)]));
    let (here, there) = tokio::join!(one.turn_cup("c", begin("here")), two.turn_cup("c", begin("there")));
    assert_ne!(here.clone().unwrap(), there.unwrap(), "one of both");
    let tables = one.round_tables("c").await.unwrap();
    let won = if here.unwrap() { "here" } else { "there" };
    assert_eq!(tables.iter().map(|table| table.table.as_str()).collect::<Vec<_>>(), [won]);
    assert_eq!(one.table_ids("", 9).await.unwrap(), [won], "the other table was not made");
    let now = one.cup("c").await.unwrap().unwrap();
    assert_eq!((now.phase, now.round, now.due, now.info.as_str()), (CupPhase::Running, 1, Some(500), "drawn"));
    // It is due when its time is up, or when nothing of it is played any more.
    assert!(one.due_cups(499, 9).await.unwrap().is_empty());
    assert_eq!(one.due_cups(500, 9).await.unwrap(), ["c"]);
    assert!(!one.is_round_over("c", 1).await.unwrap());
    finish(&one, won).await;
    assert_eq!(one.due_cups(0, 9).await.unwrap(), ["c"]);
    assert_eq!(one.round_phases("c", 1).await.unwrap(), [(1, won.to_owned(), Some(Phase::Over))]);
    // What came of a round is written together with the next one.
    let next = turned(now.seq, vec![(1, "result".into())], Some(vec![table("second", 2, 1)]));
    assert!(two.turn_cup("c", next.clone()).await.unwrap());
    assert!(!one.turn_cup("c", next).await.unwrap(), "that was known before");
    assert_eq!(one.round_tables("c").await.unwrap()[0].info, "result");
    assert!(one.is_round_over("c", 1).await.unwrap() && !one.is_round_over("c", 2).await.unwrap());
    // A table that is deleted holds nobody up.
    one.delete_table("second").await.unwrap();
    assert_eq!(one.due_cups(0, 9).await.unwrap(), ["c"]);
    assert_eq!(one.round_phases("c", 2).await.unwrap(), [(1, "second".to_owned(), None)]);
    let seq = one.cup("c").await.unwrap().unwrap().seq;
    assert!(one.turn_cup("c", turned(seq, Vec::new(), None)).await.unwrap());
    assert_eq!(one.cup("c").await.unwrap().unwrap().phase, CupPhase::Over);
    assert!(one.is_round_over("c", 2).await.unwrap() && one.due_cups(i64::MAX, 9).await.unwrap().is_empty());
}

pub async fn a_round_is_all_or_nothing(home: Home) {
    let store = home.open().await;
    store.create_table("taken", add(&["made"])).await.unwrap();
    assert!(store.new_cup(cup("c"), 9).await.unwrap());
    let both = vec![table("fresh", 1, 1), table("taken", 1, 2)];
    assert!(store.turn_cup("c", turned(0, Vec::new(), Some(both))).await.is_err());
    assert_eq!(store.table_ids("", 9).await.unwrap(), ["taken"]);
    assert_eq!(store.cup("c").await.unwrap().unwrap(), cup("c"));
    assert!(store.round_tables("c").await.unwrap().is_empty());
}

pub async fn people_come_and_go_within_limits(home: Home) {
    let store = home.open().await;
    for person in ["host", "a", "b", "c"] {
        store.add_person(&guest(person)).await.unwrap();
    }
    for id in ["one", "two"] {
        assert!(store.new_cup(cup(id), 9).await.unwrap());
    }
    let join = async |id: &str, person: &str| store.join_cup(id, person, 20, 2, 1).await.unwrap();
    assert_eq!(join("one", "a").await, Joined::Done);
    assert_eq!(join("one", "a").await, Joined::Known);
    assert_eq!(join("two", "a").await, Joined::Full, "in one at a time");
    assert_eq!(join("none", "a").await, Joined::TooLate);
    assert_eq!(join("one", "b").await, Joined::Done);
    assert_eq!(join("one", "c").await, Joined::Full, "two have room");
    // Who leaves may come back, who is taken out may not; both make room.
    assert!(store.leave_cup("one", 2).await.unwrap() && !store.leave_cup("one", 2).await.unwrap());
    assert!(store.withdraw("one", 1, 30).await.unwrap() && !store.withdraw("one", 1, 31).await.unwrap());
    assert_eq!([join("one", "c").await, join("one", "b").await], [Joined::Done; 2]);
    assert_eq!(join("one", "a").await, Joined::Known);
    let told: Vec<_> =
        store.entrants("one").await.unwrap().into_iter().map(|one| (one.number, one.person, one.gone)).collect();
    assert_eq!(told, [(1, "a".into(), Some(30)), (2, "c".into(), None), (3, "b".into(), None)]);
    assert_eq!(store.cups_of("c", 9).await.unwrap().len(), 1);
    assert_eq!((store.listed_cups(9).await.unwrap().len(), store.listed_cups(1).await.unwrap().len()), (2, 1));
    // Once it runs nobody comes, and who goes has played.
    let seq = store.cup("one").await.unwrap().unwrap().seq;
    assert!(store.turn_cup("one", turned(seq, Vec::new(), Some(vec![table("t", 1, 1)]))).await.unwrap());
    assert_eq!(join("one", "host").await, Joined::TooLate);
    assert!(!store.leave_cup("one", 2).await.unwrap() && !store.close_cup("one", 40).await.unwrap());
    // Whoever is forgotten withdraws; what it opened and nobody plays is closed.
    store.delete_person("c", 50).await.unwrap();
    assert_eq!(store.entrants("one").await.unwrap()[1].gone, Some(50));
    assert_eq!(join("two", "b").await, Joined::Full, "still in the first");
    store.delete_person("host", 60).await.unwrap();
    assert_eq!(store.cup("two").await.unwrap().unwrap().phase, CupPhase::Closed);
    assert_eq!(store.cup("one").await.unwrap().unwrap().phase, CupPhase::Running);
    assert!(store.delete_cup("one").await.unwrap() && !store.delete_cup("one").await.unwrap());
    assert!(store.entrants("one").await.unwrap().is_empty() && store.table("t").await.unwrap().is_some());
}

pub async fn what_a_tournament_needs_is_not_swept(home: Home) {
    let store = home.open().await;
    store.add_person(&guest("a")).await.unwrap();
    for id in ["c", "waits"] {
        assert!(store.new_cup(cup(id), 9).await.unwrap());
    }
    store.join_cup("c", "a", 20, 9, 9).await.unwrap();
    let tables = vec![table("over", 1, 1), table("runs", 1, 2)];
    assert!(store.turn_cup("c", turned(1, Vec::new(), Some(tables))).await.unwrap());
    finish(&store, "over").await;
    let end = i64::MAX;
    let all = Unused { sessions: end, guests: end, waiting: end, abandoned: Some(end), finished: Some(end) };
    let swept = store.sweep(all).await.unwrap();
    assert_eq!((swept.abandoned, swept.finished, swept.guests), (0, 0, 0), "{swept:?}");
    assert!(store.cup("waits").await.unwrap().is_none() && store.cup("c").await.unwrap().is_some());
    let seq = store.cup("c").await.unwrap().unwrap().seq;
    assert!(store.turn_cup("c", turned(seq, Vec::new(), None)).await.unwrap());
    let swept = store.sweep(all).await.unwrap();
    assert_eq!((swept.abandoned, swept.finished), (1, 1), "afterwards they are tables of guests as others");
    assert_eq!(store.round_tables("c").await.unwrap().len(), 2, "what came of them stays");
}

pub async fn a_copy_has_the_tournaments_too(home: Home) {
    let store = home.open().await;
    store.add_person(&guest("a")).await.unwrap();
    assert!(store.new_cup(cup("c"), 9).await.unwrap());
    store.join_cup("c", "a", 20, 9, 9).await.unwrap();
    assert!(store.turn_cup("c", turned(1, Vec::new(), Some(vec![table("t", 1, 1)]))).await.unwrap());
    store.withdraw("c", 1, 70).await.unwrap();
    for other in [Home::sqlite(), Home::postgres()] {
        let copy = other.open().await;
        store.copy_to(&copy).await.unwrap();
        assert_eq!(copy.cup("c").await.unwrap(), store.cup("c").await.unwrap());
        assert_eq!(copy.entrants("c").await.unwrap(), store.entrants("c").await.unwrap());
        assert_eq!(copy.round_tables("c").await.unwrap(), store.round_tables("c").await.unwrap());
    }
}
