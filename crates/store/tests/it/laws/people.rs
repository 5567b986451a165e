//! Guests, accounts, sessions.

use tharos_store::{Append, BecameAccount, Change, Kind, Person, SessionKind};

use super::home::{Home, add, guest};

pub async fn guests_become_accounts(home: Home) {
    let store = home.open().await;
    for id in ["a", "b"] {
        store.add_person(&guest(id)).await.unwrap();
    }
    assert_eq!(store.person("a").await.unwrap(), Some(guest("a")));
    assert_eq!(store.person("c").await.unwrap(), None);
    assert!(store.rename("a", "Ada \u{1F3B2}").await.unwrap());
    assert!(!store.rename("c", "Nobody").await.unwrap());
    assert_eq!(store.become_account("a", "ada", "hash").await.unwrap(), BecameAccount::Done);
    assert_eq!(store.become_account("b", "ada", "other").await.unwrap(), BecameAccount::LoginTaken);
    assert_eq!(store.become_account("a", "more", "other").await.unwrap(), BecameAccount::NotAGuest);
    assert_eq!(store.become_account("c", "nobody", "other").await.unwrap(), BecameAccount::NotAGuest);
    let (ada, hash) = store.account("ada").await.unwrap().unwrap();
    assert_eq!(
        (ada.id.as_str(), ada.name.as_str(), ada.kind, hash.as_str()),
        ("a", "Ada \u{1F3B2}", Kind::Account, "hash")
    );
    for token in [b"kept", b"gone"] {
        store.add_session(token, "a", SessionKind::Cookie, 1).await.unwrap();
    }
    assert!(store.set_password("a", "new", b"kept").await.unwrap());
    assert!(!store.set_password("b", "new", b"kept").await.unwrap());
    assert!(store.session(b"kept", SessionKind::Cookie).await.unwrap().is_some());
    assert_eq!(store.session(b"gone", SessionKind::Cookie).await.unwrap(), None);
    assert_eq!(store.account("ada").await.unwrap().unwrap().1, "new");
    assert_eq!(store.account("b").await.unwrap(), None);
}

pub async fn guests_move_to_accounts(home: Home) {
    let store = home.open().await;
    for id in ["guest", "account", "other"] {
        store.add_person(&guest(id)).await.unwrap();
        let table = Append { members: Some(vec![id.into()]), ..add(&["x"]) };
        store.create_table(&format!("table of {id}"), table).await.unwrap();
    }
    store.become_account("account", "login", "hash").await.unwrap();
    store.add_session(b"guest's", "guest", SessionKind::Cookie, 1).await.unwrap();
    store.add_session(b"account's", "account", SessionKind::Cookie, 1).await.unwrap();
    assert!(!store.move_guest("guest", "other").await.unwrap(), "only accounts take guests in");
    assert!(!store.move_guest("account", "account").await.unwrap(), "only guests move");
    assert!(store.move_guest("guest", "account").await.unwrap());
    assert!(!store.move_guest("guest", "account").await.unwrap(), "and only once");

    assert_eq!(store.session(b"guest's", SessionKind::Cookie).await.unwrap(), None);
    let session = store.session(b"account's", SessionKind::Cookie).await.unwrap().unwrap();
    assert!(session.is("account") && session.is("guest") && !session.is("other"));
    assert_eq!(store.person("guest").await.unwrap().unwrap().id, "account");
    let tables = store.tables_of("account", 10).await.unwrap();
    let mut ids: Vec<_> = tables.iter().map(|table| table.id.as_str()).collect();
    ids.sort();
    assert_eq!(ids, ["table of account", "table of guest"]);
}

pub async fn deleted_people_are_forgotten(home: Home) {
    let store = home.open().await;
    for id in ["a", "former", "b"] {
        store.add_person(&guest(id)).await.unwrap();
    }
    store.become_account("a", "ada", "hash").await.unwrap();
    store.move_guest("former", "a").await.unwrap();
    store.add_person(&Person { kind: Kind::Bot, owner: Some("a".into()), ..guest("bot") }).await.unwrap();
    store.add_session(b"ada", "a", SessionKind::Cookie, 1).await.unwrap();
    store.add_session(b"bot", "bot", SessionKind::Bearer, 1).await.unwrap();
    assert!(store.delete_person("a", 5).await.unwrap());
    assert!(!store.delete_person("a", 6).await.unwrap());
    for id in ["a", "former", "bot"] {
        let left = store.person(id).await.unwrap().unwrap();
        assert_eq!((left.name.as_str(), left.login, left.deleted), ("", None, Some(5)), "{id}");
    }
    assert_eq!(store.person("b").await.unwrap(), Some(guest("b")));
    assert_eq!(store.account("ada").await.unwrap(), None);
    assert_eq!(store.session(b"ada", SessionKind::Cookie).await.unwrap(), None);
    assert_eq!(store.session(b"bot", SessionKind::Bearer).await.unwrap(), None);
    assert!(!store.rename("a", "Back").await.unwrap());
    // The login is free again, for somebody else.
    assert_eq!(store.become_account("b", "ada", "hash").await.unwrap(), BecameAccount::Done);
}

pub async fn sessions_end(home: Home) {
    let store = home.open().await;
    store.add_person(&guest("a")).await.unwrap();
    store.add_person(&guest("b")).await.unwrap();
    for (token, person) in [(b"1", "a"), (b"2", "a"), (b"3", "a"), (b"4", "b")] {
        store.add_session(token, person, SessionKind::Cookie, 10).await.unwrap();
    }
    assert_eq!(store.session(b"1", SessionKind::Bearer).await.unwrap(), None, "a cookie is no bearer token");
    store.touch_session(b"1", 20).await.unwrap();
    store.touch_session(b"1", 15).await.unwrap();
    let session = store.session(b"1", SessionKind::Cookie).await.unwrap().unwrap();
    assert_eq!((session.person.id.as_str(), session.created, session.seen), ("a", 10, 20));

    let mut news = store.changes();
    assert!(store.end_session(b"1").await.unwrap());
    assert!(!store.end_session(b"1").await.unwrap());
    assert_eq!(store.session(b"1", SessionKind::Cookie).await.unwrap(), None);
    while news.next().await != Some(Change::Person { id: "a".into() }) {}
    assert_eq!(store.end_sessions("a").await.unwrap(), 2);
    assert_eq!(store.end_sessions("a").await.unwrap(), 0);
    assert_eq!(store.session(b"2", SessionKind::Cookie).await.unwrap(), None);
    assert!(store.session(b"4", SessionKind::Cookie).await.unwrap().is_some());
}

pub async fn bot_accounts_belong_to_somebody(home: Home) {
    let store = home.open().await;
    store.add_person(&guest("a")).await.unwrap();
    let bot = |id: &str, created| Person { kind: Kind::Bot, owner: Some("a".into()), created, ..guest(id) };
    store.add_person(&bot("late", 9)).await.unwrap();
    store.add_person(&bot("early", 3)).await.unwrap();
    assert_eq!(store.bots_of("a").await.unwrap(), [bot("early", 3), bot("late", 9)]);
    assert!(store.delete_person("early", 10).await.unwrap());
    assert_eq!(store.bots_of("a").await.unwrap(), [bot("late", 9)]);
}

pub async fn a_failing_write_disturbs_nobody(home: Home) {
    let store = home.open().await;
    store.add_person(&guest("a")).await.unwrap();
    // All of these arrive together; every second one is impossible.
    let writes = (0..40u8).map(|number| {
        let (store, person) = (store.clone(), if number % 2 == 0 { "a" } else { "nobody" });
        tokio::spawn(async move { store.add_session(&[number], person, SessionKind::Cookie, 1).await })
    });
    for (number, write) in writes.collect::<Vec<_>>().into_iter().enumerate() {
        assert_eq!(write.await.unwrap().is_ok(), number % 2 == 0);
    }
    for number in 0..40u8 {
        let session = store.session(&[number], SessionKind::Cookie).await.unwrap();
        assert_eq!(session.is_some(), number % 2 == 0);
    }
}
