//! What operators do.

use tharos_store::{Act, Change, Kind, Outage, Person, SessionKind};

use super::home::{Home, add, guest};

pub async fn banned_people_stay_out(home: Home) {
    let store = home.open().await;
    store.add_person(&guest("a")).await.unwrap();
    store.add_person(&Person { kind: Kind::Bot, owner: Some("a".into()), ..guest("bot") }).await.unwrap();
    store.add_session(b"a", "a", SessionKind::Cookie, 1).await.unwrap();
    store.add_session(b"bot", "bot", SessionKind::Bearer, 1).await.unwrap();
    assert_eq!(store.sessions_of("a").await.unwrap().len(), 1);
    let mut news = store.changes();
    assert!(!store.ban("nobody", Some(5)).await.unwrap());
    assert!(store.ban("a", Some(5)).await.unwrap());
    while news.next().await != Some(Change::Person { id: "a".into() }) {}
    assert!(store.is_banned("a").await.unwrap() && store.is_banned("bot").await.unwrap());
    assert_eq!(store.session(b"a", SessionKind::Cookie).await.unwrap(), None);
    assert_eq!(store.session(b"bot", SessionKind::Bearer).await.unwrap(), None);
    // A session that begins in the same moment is worth nothing either.
    store.add_session(b"late", "a", SessionKind::Cookie, 1).await.unwrap();
    assert_eq!(store.session(b"late", SessionKind::Cookie).await.unwrap(), None);
    assert!(store.ban("a", None).await.unwrap());
    assert!(store.session(b"late", SessionKind::Cookie).await.unwrap().is_some());
    assert_eq!(store.find_people("gUEST a", 9).await.unwrap(), [guest("a")]);
    assert_eq!(store.find_people("%", 9).await.unwrap().len(), 2, "no pattern, just nothing");
}

pub async fn a_link_sets_a_password_once(home: Home) {
    let store = home.open().await;
    store.add_person(&guest("a")).await.unwrap();
    assert!(!store.add_reset(b"link", "a", 100).await.unwrap(), "guests have no password");
    store.become_account("a", "ada", "old").await.unwrap();
    store.add_session(b"session", "a", SessionKind::Cookie, 1).await.unwrap();
    assert!(store.add_reset(b"link", "a", 100).await.unwrap() && store.add_reset(b"other", "a", 100).await.unwrap());
    assert!(store.has_reset(b"link", 99).await.unwrap() && !store.has_reset(b"link", 100).await.unwrap());
    assert_eq!(store.use_reset(b"link", 100, "late").await.unwrap(), None);
    assert_eq!(store.use_reset(b"link", 50, "new").await.unwrap().as_deref(), Some("a"));
    for link in [b"link".as_slice(), b"other"] {
        assert_eq!(store.use_reset(link, 50, "again").await.unwrap(), None);
    }
    assert_eq!(store.account("ada").await.unwrap().unwrap().1, "new");
    assert_eq!(store.session(b"session", SessionKind::Cookie).await.unwrap(), None);
}

pub async fn acts_are_noted(home: Home) {
    let store = home.open().await;
    let act = |at, act: &str| Act { at, act: act.into(), about: "t".into(), note: "why".into() };
    store.create_table("t", add(&["x"])).await.unwrap();
    assert!(store.delete_table("t").await.unwrap() && !store.delete_table("t").await.unwrap());
    assert!(store.entries("t", 0, 9).await.unwrap().is_empty());
    for (at, word) in [(1, "ban"), (2, "delete")] {
        store.note_act(act(at, word)).await.unwrap();
    }
    assert_eq!(store.acts(9).await.unwrap(), [act(2, "delete"), act(1, "ban")]);
    assert_eq!(store.acts(1).await.unwrap().len(), 1);
}

pub async fn an_outage_is_noticed_once(home: Home) {
    let [one, two] = home.open_twice().await;
    assert_eq!(one.beat(100_000).await.unwrap(), None, "a new database was never away");
    assert_eq!(two.beat(110_000).await.unwrap(), None);
    assert_eq!(one.beat(90_000).await.unwrap(), None, "a clock that goes backwards");
    let (first, second) = tokio::join!(one.beat(200_000), two.beat(200_000));
    let noticed: Vec<Outage> = [first.unwrap(), second.unwrap()].into_iter().flatten().collect();
    let outage = Outage { began: 110_000, ended: 200_000 };
    assert_eq!(noticed, [outage]);
    assert_eq!(two.outages(150_000).await.unwrap(), [outage]);
    assert_eq!(two.outages(200_000).await.unwrap(), []);
}
