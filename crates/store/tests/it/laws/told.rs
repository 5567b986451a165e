//! What people are told.

use tharos_store::{
    Append, Cause, CauseKind, Channel, ChannelKind, Outcome, Passkey, Relation, SessionKind, Store, Ticket, Told,
};
use tharos_testkit::Folder;

use super::home::{Home, add, guest};

pub fn place(id: &str, person: &str) -> Channel {
    Channel {
        id: id.into(),
        person: person.into(),
        kind: ChannelKind::Webhook,
        address: "https://example.org".into(),
        secret: "secret".into(),
        label: String::new(),
        wants: CauseKind::Turn.bit() | CauseKind::Wrote.bit(),
        confirmed: Some(1),
        paused: None,
        why: None,
        here: 0,
        session: None,
        created: 1,
    }
}

fn cause(person: &str, kind: CauseKind) -> Cause {
    Cause { person: person.into(), by: None, kind, due: 10, about: "{}".into() }
}

async fn told(store: &Store, person: &str) -> Vec<Told> {
    store.told_to(person, 100).await.unwrap()
}

pub async fn one_cause_is_one_row_for_each_place(home: Home) {
    let store = home.open().await;
    for id in ["a", "former", "b"] {
        store.add_person(&guest(id)).await.unwrap();
    }
    store.become_account("a", "ada", "hash").await.unwrap();
    store.move_guest("former", "a").await.unwrap();
    let unconfirmed = Channel { confirmed: None, ..place("no", "a") };
    for channel in [place("one", "a"), place("two", "a"), unconfirmed, place("other", "b")] {
        store.add_channel(&channel).await.unwrap();
    }
    // As the table knows her: by the id of the guest she was.
    let causes = vec![cause("former", CauseKind::Turn), cause("former", CauseKind::Ended), cause("b", CauseKind::Turn)];
    store.create_table("t", Append { causes: causes.clone(), ..add(&["x"]) }).await.unwrap();
    let rows = told(&store, "a").await;
    let places: Vec<&str> = rows.iter().map(|row| row.channel.as_str()).collect();
    assert_eq!(places, ["one", "two"], "nobody asked for the end of games");
    assert_eq!((rows[0].table.as_deref(), rows[0].seq, rows[0].due), (Some("t"), 1, Some(10)));
    // What does not happen causes nothing, and the same twice is one.
    store.append("t", 7, Append { causes: causes.clone(), ..add(&["y"]) }).await.unwrap();
    store.add_cause(Some("t"), 1, 1, cause("a", CauseKind::Turn)).await.unwrap();
    assert_eq!(told(&store, "a").await, rows);
    // Many lines of chat are one message within the hour.
    for seq in 2..5 {
        store.add_cause(Some("t"), seq, 20, cause("a", CauseKind::Wrote)).await.unwrap();
    }
    assert_eq!(told(&store, "a").await.len(), 4);
    // Nobody is told of people whom they keep away or do not read, nor while they are kept out or about to leave.
    let of = |by: &str| Cause { by: Some(by.into()), ..cause("former", CauseKind::Turn) };
    store.relate("a", Relation::Hide, "b", 1, 9).await.unwrap();
    assert_eq!(store.add_cause(Some("t"), 6, 21, of("b")).await.unwrap(), 0);
    assert_eq!(store.add_cause(Some("t"), 6, 21, of("c")).await.unwrap(), 2);
    for kept_out in [true, false] {
        if kept_out {
            assert!(store.ban("a", Some(22)).await.unwrap());
        } else {
            assert!(store.set_leaving("a", Some(22)).await.unwrap());
        }
        assert!(told(&store, "a").await.iter().all(|row| row.done.is_some()), "nothing waits");
        assert_eq!(store.add_cause(Some("t"), 7, 22, of("c")).await.unwrap(), 0);
        store.ban("a", None).await.unwrap();
        store.set_leaving("a", None).await.unwrap();
        assert_eq!(store.add_cause(Some("t"), 8, 22, of("c")).await.unwrap(), 2);
    }
    // Whoever is deleted is told nothing, and nothing is kept.
    assert!(store.delete_person("a", 30).await.unwrap());
    assert_eq!((told(&store, "a").await, store.channels_of("a").await.unwrap()), (vec![], vec![]));
    assert_eq!(told(&store, "b").await.len(), 1);
}

pub async fn each_row_is_claimed_once(home: Home) {
    let [one, two] = home.open_twice().await;
    one.add_person(&guest("a")).await.unwrap();
    one.add_channel(&place("p", "a")).await.unwrap();
    for seq in 0..40 {
        one.add_cause(None, seq, 1, cause("a", CauseKind::Turn)).await.unwrap();
    }
    let tries = (0..20).map(|number| {
        let store = if number % 2 == 0 { one.clone() } else { two.clone() };
        tokio::spawn(async move { store.claim_told(10, 100, 5).await })
    });
    let mut taken: Vec<String> = Vec::new();
    for attempt in tries.collect::<Vec<_>>() {
        taken.extend(attempt.await.unwrap().unwrap().into_iter().map(|(row, _)| row.id));
    }
    // Whoever found all of its choice taken got none; the rest is there for the next one.
    taken.extend(one.claim_told(10, 100, 100).await.unwrap().into_iter().map(|(row, _)| row.id));
    taken.sort();
    let count = taken.len();
    taken.dedup();
    assert_eq!((count, taken.len()), (40, 40));
    let done = |at| Outcome::Done { at, result: "sent 200".into() };
    one.note_told(taken.split_off(1), done(20)).await.unwrap();
    // What its node did not bring to an end is due again.
    assert!(two.claim_told(99, 200, 100).await.unwrap().is_empty());
    let again = two.claim_told(100, 200, 100).await.unwrap();
    assert_eq!((again.len(), again[0].0.tries), (1, 2));
    two.note_told(vec![again[0].0.id.clone()], Outcome::Wait { due: 300, result: "quiet".into() }).await.unwrap();
    assert_eq!(two.claim_told(300, 400, 9).await.unwrap()[0].0.tries, 2, "waiting is no try");
    assert!(!two.has_told_due(399).await.unwrap());
    two.pause_channel("p", 400, "500").await.unwrap();
    assert!(!two.has_told_due(999).await.unwrap(), "nothing waits for a place that is paused");
}

pub async fn what_is_told_moves_with_the_site(home: Home) {
    let store = home.open().await;
    store.add_person(&guest("a")).await.unwrap();
    store.add_session_of(b"token", "a", SessionKind::Cookie, 1, Some("Firefox/Linux")).await.unwrap();
    store.add_channel(&Channel { session: Some(b"token".to_vec()), ..place("p", "a") }).await.unwrap();
    store.add_cause(None, 1, 1, cause("a", CauseKind::Turn)).await.unwrap();
    store.set_manners("a", "{}").await.unwrap();
    let passkey = Passkey {
        id: "k".into(),
        person: "a".into(),
        key: vec![1, 2],
        counter: 3,
        label: "".into(),
        created: 1,
        used: None,
    };
    store.add_passkey(&passkey).await.unwrap();
    let ticket = Ticket { kind: "confirm".into(), person: None, about: "p".into(), until: 9 };
    store.add_ticket(b"ticket", &ticket).await.unwrap();
    let key = store.site_key("links", b"first").await.unwrap();
    assert_eq!(store.site_key("links", b"second").await.unwrap(), key);
    let folder = Folder::new();
    let copy = Store::sqlite(&folder.join("copy.db")).await.unwrap();
    copy.site_key("links", b"made at its first start").await.unwrap();
    store.copy_to(&copy).await.unwrap();
    assert_eq!(copy.channels_of("a").await.unwrap(), store.channels_of("a").await.unwrap());
    assert_eq!(told(&copy, "a").await, told(&store, "a").await);
    assert_eq!(copy.sessions_of("a").await.unwrap(), store.sessions_of("a").await.unwrap());
    assert_eq!(copy.passkey("k").await.unwrap(), Some(passkey));
    assert_eq!(copy.manners("a").await.unwrap().as_deref(), Some("{}"));
    assert_eq!(copy.site_key("links", b"third").await.unwrap(), key, "links that were sent stay good");
    assert_eq!(copy.use_ticket(b"ticket", "confirm", 5).await.unwrap(), Some(ticket));
    assert_eq!(copy.use_ticket(b"ticket", "confirm", 5).await.unwrap(), None);
    // A browser's push ends with its session.
    copy.end_session(b"token").await.unwrap();
    assert_eq!(copy.channels_of("a").await.unwrap(), []);
}
