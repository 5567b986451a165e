//! Looking for tables.

use std::collections::HashSet;

use tharos_store::{Append, Appended, Counts, Head, Made, Phase, SessionKind, Swept, Unused};

use super::home::{Home, add, guest, head};

fn waiting(code: &str, at: i64) -> Append {
    let head = Head { phase: Phase::Waiting, code: Some(code.into()), listed: true, ..head() };
    Append { at, head, ..add(&["made"]) }
}

pub async fn codes_are_unique_and_free_again(home: Home) {
    let store = home.open().await;
    assert_eq!(store.create_table("t", waiting("ABC", 1)).await.unwrap(), Appended::Done { seq: 1 });
    assert_eq!(store.create_table("u", waiting("ABC", 2)).await.unwrap(), Appended::CodeTaken);
    assert_eq!(store.create_table("t", waiting("XYZ", 2)).await.unwrap(), Appended::CodeTaken);
    assert_eq!(store.table("u").await.unwrap(), None);
    assert_eq!(store.create_table("u", waiting("DEF", 2)).await.unwrap(), Appended::Done { seq: 1 });
    assert_eq!(store.append("u", 1, waiting("ABC", 3)).await.unwrap(), Appended::CodeTaken);
    assert_eq!(store.table_by_code("ABC").await.unwrap().as_deref(), Some("t"));
    assert_eq!(store.lobby(10).await.unwrap().iter().map(|t| t.id.as_str()).collect::<Vec<_>>(), ["u", "t"]);
    assert_eq!(store.lobby(1).await.unwrap().len(), 1);
    // A table that starts gives its code away and leaves the lobby.
    assert_eq!(store.append("t", 1, add(&["start"])).await.unwrap(), Appended::Done { seq: 2 });
    assert_eq!(store.table_by_code("ABC").await.unwrap(), None);
    assert_eq!(store.append("u", 1, waiting("ABC", 4)).await.unwrap(), Appended::Done { seq: 2 });
    assert_eq!(store.table_by_code("ABC").await.unwrap().as_deref(), Some("u"));
    assert_eq!(store.lobby(10).await.unwrap().iter().map(|t| t.id.as_str()).collect::<Vec<_>>(), ["u"]);
}

pub async fn my_tables_in_order(home: Home) {
    let store = home.open().await;
    store.add_person(&guest("me")).await.unwrap();
    let mine = |phase, asked: Option<&str>, at| Append {
        at,
        head: Head { phase, asked: asked.map(Into::into), ..head() },
        members: Some(vec!["me".into(), "you".into(), "me".into()]),
        ..add(&["x"])
    };
    store.create_table("over", mine(Phase::Over, Some("me"), 90)).await.unwrap();
    store.create_table("waiting", mine(Phase::Waiting, None, 80)).await.unwrap();
    store.create_table("yours, old", mine(Phase::Running, Some("you"), 60)).await.unwrap();
    store.create_table("yours, new", mine(Phase::Running, Some("you"), 70)).await.unwrap();
    store.create_table("asked", mine(Phase::Running, Some("me"), 10)).await.unwrap();
    store.create_table("not mine", Append { members: Some(vec!["you".into()]), ..add(&["x"]) }).await.unwrap();
    let ids = |tables: Vec<tharos_store::Table>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    let all = ["asked", "yours, new", "yours, old", "waiting", "over"];
    assert_eq!(ids(store.tables_of("me", 10).await.unwrap()), all);
    assert_eq!(ids(store.tables_of("me", 2).await.unwrap()), all[..2]);
    // Whoever stands up has nothing to do with the table any more.
    store.append("waiting", 1, Append { members: Some(vec!["you".into()]), ..add(&["x"]) }).await.unwrap();
    assert_eq!(store.tables_of("me", 10).await.unwrap().len(), 4);
}

pub async fn each_due_table_is_claimed_once(home: Home) {
    let handles = home.open_twice().await;
    for number in 0..60 {
        let due = if number % 6 == 0 { None } else { Some(number) };
        let table = Append { head: Head { due, ..head() }, ..add(&["x"]) };
        handles[0].create_table(&format!("t{number}"), table).await.unwrap();
    }
    // 1 to 40 are due, without 6, 12, 18, 24, 30, 36.
    let claims: Vec<_> = (0..8)
        .map(|number| {
            let store = handles[number % 2].clone();
            tokio::spawn(async move { store.claim_due(40, 100, 7).await.unwrap() })
        })
        .collect();
    let mut claimed = Vec::new();
    for claim in claims {
        let ids = claim.await.unwrap();
        assert!(ids.len() <= 7);
        claimed.extend(ids);
    }
    loop {
        let rest = handles[0].claim_due(40, 100, 7).await.unwrap();
        if rest.is_empty() {
            break;
        }
        claimed.extend(rest);
    }
    assert_eq!(claimed.len(), 34, "none is claimed twice");
    let wanted: HashSet<_> = (1..=40).filter(|n| n % 6 != 0).map(|n| format!("t{n}")).collect();
    assert_eq!(claimed.into_iter().collect::<HashSet<_>>(), wanted);
    // If those who claimed them did nothing, they are due again.
    assert_eq!(handles[1].claim_due(100, 200, 1000).await.unwrap().len(), 50);
}

pub async fn all_tables_in_pages(home: Home) {
    let store = home.open().await;
    for number in 0..25 {
        store.create_table(&format!("t{number:02}"), add(&["x"])).await.unwrap();
    }
    let (mut all, mut after) = (Vec::new(), String::new());
    loop {
        let page = store.table_ids(&after, 10).await.unwrap();
        let Some(last) = page.last() else { break };
        after.clone_from(last);
        all.extend(page);
    }
    assert_eq!(all, (0..25).map(|number| format!("t{number:02}")).collect::<Vec<_>>());
}

pub async fn only_unused_things_are_swept(home: Home) {
    let store = home.open().await;
    for id in ["idle", "signed in", "seated", "account", "moved"] {
        store.add_person(&guest(id)).await.unwrap();
    }
    store.become_account("account", "login", "hash").await.unwrap();
    store.move_guest("moved", "account").await.unwrap();
    store.add_session(b"old", "idle", SessionKind::Cookie, 50).await.unwrap();
    store.add_session(b"new", "signed in", SessionKind::Cookie, 5000).await.unwrap();
    store.create_table("old waiting", waiting("OLD", 50)).await.unwrap();
    store.create_table("new waiting", waiting("NEW", 5000)).await.unwrap();
    store
        .create_table("running", Append { members: Some(vec!["seated".into()]), at: 50, ..add(&["x"]) })
        .await
        .unwrap();
    let counts = Counts { guests: 3, accounts: 1, bots: 0, waiting: 2, running: 1, over: 0 };
    assert_eq!(store.counts().await.unwrap(), counts);

    let unused = Unused { sessions: 1000, guests: 1000, waiting: 1000, abandoned: None, finished: None };
    let going = Swept { sessions: 1, guests: 0, waiting: 1, ..Swept::default() };
    assert_eq!(store.would_sweep(unused).await.unwrap(), going, "the guest still has a session now");
    let swept = store.sweep(unused).await.unwrap();
    assert_eq!(swept, Swept { guests: 1, ..going });
    assert_eq!(store.sweep(unused).await.unwrap(), Swept::default());
    assert_eq!(store.person("idle").await.unwrap(), None);
    assert_eq!(store.load("old waiting").await.unwrap(), None);
    assert!(store.entries("old waiting", 0, 9).await.unwrap().is_empty());
    for id in ["signed in", "seated", "account", "moved"] {
        assert!(store.person(id).await.unwrap().is_some(), "{id}");
    }
    assert_eq!(store.counts().await.unwrap(), Counts { guests: 2, waiting: 1, ..counts });
}

/// Games of guests go after a while if the operator wants it; those in which an account has a part never do by themselves.
pub async fn only_games_of_guests_are_swept(home: Home) {
    let store = home.open().await;
    for id in ["guest", "account"] {
        store.add_person(&guest(id)).await.unwrap();
    }
    store.become_account("account", "login", "hash").await.unwrap();
    let game = |phase, people: &[&str], at| Append {
        at,
        head: Head { phase, ..head() },
        members: Some(people.iter().map(|&id| id.to_owned()).collect()),
        ..add(&["x"])
    };
    for (name, phase) in [("running", Phase::Running), ("over", Phase::Over)] {
        store.create_table(&format!("{name}, guest"), game(phase, &["guest"], 50)).await.unwrap();
        store.create_table(&format!("{name}, both"), game(phase, &["guest", "account"], 50)).await.unwrap();
        store.create_table(&format!("{name}, new"), game(phase, &["guest"], 5000)).await.unwrap();
    }
    let keep = Unused { sessions: 0, guests: 0, waiting: 0, abandoned: None, finished: None };
    assert_eq!(store.sweep(keep).await.unwrap(), Swept::default());
    let unused = Unused { abandoned: Some(1000), finished: Some(1000), ..keep };
    let going = Swept { abandoned: 1, finished: 1, ..Swept::default() };
    assert_eq!(store.would_sweep(unused).await.unwrap(), going);
    assert_eq!(store.sweep(unused).await.unwrap(), going);
    let left = store.table_ids("", 10).await.unwrap();
    assert_eq!(left, ["over, both", "over, new", "running, both", "running, new"]);
}

/// My tables cost as much with those of many others as without: an index leads from a person to them.
pub async fn my_tables_are_found_by_an_index(home: Home) {
    let store = home.open().await;
    store.add_person(&guest("a")).await.unwrap();
    for number in 0..30 {
        let members = Some(vec![if number == 7 { "a" } else { "b" }.to_owned()]);
        store.create_table(&format!("t{number:02}"), Append { members, ..add(&["x"]) }).await.unwrap();
    }
    let mine: Vec<String> = store.tables_of("a", 9).await.unwrap().into_iter().map(|table| table.id).collect();
    assert_eq!(mine, ["t07"]);
    let plan = home.plan("SELECT table_id FROM members WHERE person IN ('a', 'c')").await;
    assert!(plan.contains("members_person"), "{plan}");
}

/// The lobby costs as much with many tables as with few: it reads the index and the rows that it shows.
pub async fn the_lobby_reads_what_it_shows(home: Home) {
    let store = home.open().await;
    for number in 0..30 {
        let phase = if number % 3 == 0 { Phase::Waiting } else { Phase::Running };
        let host = Some(if number < 20 { "many" } else { "few" }.to_owned());
        let head = Head { phase, listed: number % 5 != 4, host, ..head() };
        store.create_table(&format!("t{number:02}"), Append { at: number, head, ..add(&["x"]) }).await.unwrap();
    }
    let ids: Vec<String> = store.lobby(12).await.unwrap().into_iter().map(|table| table.id).collect();
    let expected = ["t27", "t21", "t18", "t15", "t12", "t06", "t03", "t00", "t28", "t26", "t25", "t23"];
    assert_eq!(ids, expected);
    assert_eq!(store.lobby(3).await.unwrap().len(), 3);
    assert_eq!(store.made_by("many").await.unwrap(), Made { waiting: 7, running: 13, all: 20 });
    assert_eq!(store.made_by("nobody").await.unwrap(), Made::default());
    let plan =
        home.plan("SELECT * FROM tables WHERE listed = 1 AND phase = 'waiting' ORDER BY updated DESC LIMIT 9").await;
    assert!(
        plan.contains("tables_listed") && !plan.to_lowercase().contains("sort") && !plan.contains("B-TREE"),
        "{plan}"
    );
}
