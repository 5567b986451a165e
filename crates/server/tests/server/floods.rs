//! What nobody can do to those who are told: flood them, hold others up, send the server elsewhere.

use serde_json::{Value, json};
use tharos_server::{Config, Rate, Rates, ToldConfig};
use tharos_store::{Cause, CauseKind, Channel, ChannelKind, Store, Told};

use crate::kit::*;
use crate::told::{AUTH, Catcher, DAY, HOUR, PUBLIC, account, all_is_sent, game, id_of, told, until_asked};

/// What somebody is told of this kind.
async fn rows(store: &Store, person: &str, kind: CauseKind) -> Vec<Told> {
    let all = store.told_to(person, 1000).await.unwrap();
    all.into_iter().filter(|told| told.kind == kind).collect()
}

async fn with_hook(client: &Client, hook: &Catcher) -> String {
    client.post("/api/told/webhook", json!({ "url": hook.url() })).await.ok();
    id_of(client).await
}

/// A place to be told, beside those that the settings know.
fn place(id: &str, person: &str, kind: ChannelKind, address: String) -> Channel {
    Channel {
        id: id.into(),
        person: person.into(),
        kind,
        address,
        secret: json!({ "p256dh": PUBLIC, "auth": AUTH }).to_string(),
        label: String::new(),
        wants: CauseKind::Ended.bit(),
        confirmed: Some(1),
        paused: None,
        why: None,
        here: 0,
        session: None,
        created: 1,
    }
}

fn ended(person: &str, now: i64) -> Cause {
    Cause { person: person.into(), by: None, kind: CauseKind::Ended, due: now, about: "{}".into() }
}

/// Waits until a row has this result.
async fn until_said(store: &Store, person: &str, result: &str) -> Told {
    for _ in 0..800 {
        let log = store.told_to(person, 1000).await.unwrap();
        if let Some(row) = log.into_iter().find(|told| told.result.as_deref() == Some(result)) {
            return row;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("{result}: {:?}", store.told_to(person, 1000).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wished_for_a_table_is_told_once_an_hour() {
    let folder = Folder::new();
    let hook = Catcher::new(200).await;
    let server = Server::new(&folder).await;
    let (ann, bob, cem) = (server.guest("Ann").await, account(&server, "bob").await, account(&server, "cem").await);
    let (bobs, cems) = (with_hook(&bob, &hook).await, id_of(&cem).await);
    for who in [&bob, &cem] {
        who.post("/api/wish", json!({ "wish": { "players": 2 } })).await.ok();
    }
    let open = async |seats: usize, public: bool| {
        let mut all = vec![json!({ "kind": "open" }); seats];
        all[0] = json!({ "kind": "me" });
        ann.table(all.into(), json!({ "public": public })).await
    };
    // Another size, a private one, one where nobody can sit down: nobody wished for that.
    open(3, true).await;
    open(2, false).await;
    ann.table(
        json!([{ "kind": "me" }, { "kind": "bot", "level": "apprentice" }]),
        json!({ "public": true, "start": "host" }),
    )
    .await;
    assert_eq!(rows(&server.store, &bobs, CauseKind::Opened).await, []);
    let table = open(2, true).await;
    for _ in 0..3 {
        open(2, true).await;
    }
    assert_eq!(rows(&server.store, &cems, CauseKind::Opened).await, [], "cem has no place to be told");
    all_is_sent(&server.store, &bobs).await;
    let events = hook.events("opened");
    assert_eq!(events.len(), 1, "{events:?}");
    assert_eq!((&events[0]["table"], &events[0]["text"]), (&table["id"], &json!("Ann has opened a table")));
    server.clock.skip(HOUR + 1);
    open(2, true).await;
    assert_eq!(rows(&server.store, &bobs, CauseKind::Opened).await.len(), 2);
    // Whom Bob keeps away tells him nothing; nor does a table that is closed before he is told.
    server.clock.skip(HOUR + 1);
    bob.post("/api/lists", json!({ "who": { "person": id_of(&ann).await }, "list": "hide", "on": true })).await.ok();
    open(2, true).await;
    assert_eq!(rows(&server.store, &bobs, CauseKind::Opened).await.len(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sitting_down_again_and_again_is_told_once_an_hour() {
    let folder = Folder::new();
    let hook = Catcher::new(200).await;
    let server = Server::new(&folder).await;
    let (ann, bob) = (account(&server, "ann").await, server.guest("Bob").await);
    let person = with_hook(&ann, &hook).await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]), json!({})).await;
    let table = table["id"].as_str().unwrap();
    let come_and_go = async || {
        for what in ["sit", "stand"] {
            bob.post(&format!("/api/tables/{table}/{what}"), json!({})).await.ok();
        }
    };
    for _ in 0..10 {
        come_and_go().await;
    }
    all_is_sent(&server.store, &person).await;
    assert_eq!(hook.events("joined").len(), 1);
    assert_eq!(hook.events("joined")[0]["text"], "Bob has joined your table");
    server.clock.skip(HOUR + 1);
    come_and_go().await;
    assert_eq!(rows(&server.store, &person, CauseKind::Joined).await.len(), 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_invitations_by_strangers_five_a_day_are_told() {
    let folder = Folder::new();
    let hook = Catcher::new(200).await;
    let server = Server::new(&folder).await;
    let (ann, bob) = (account(&server, "ann").await, account(&server, "bob").await);
    let person = with_hook(&bob, &hook).await;
    let invite = async |by: &Client| {
        let table = by.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
        let path = format!("/api/tables/{}/invite", table["id"].as_str().unwrap());
        by.post(&path, json!({ "who": { "name": "bob" } })).await.ok();
    };
    for number in 0..8 {
        invite(&server.guest(&format!("Guest {number}")).await).await;
    }
    let told = async || rows(&server.store, &person, CauseKind::Invited).await.len();
    assert_eq!(told().await, 5);
    assert_eq!(bob.get("/api/invitations").await.ok()["invitations"].as_array().unwrap().len(), 8, "all are there");
    bob.post("/api/lists", json!({ "who": { "name": "ann" }, "list": "friend", "on": true })).await.ok();
    invite(&ann).await;
    assert_eq!(told().await, 6, "friends are always told");
    server.clock.skip(DAY + 1);
    invite(&server.guest("Gus").await).await;
    assert_eq!(told().await, 7, "the next day");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_place_gets_more_than_a_hundred_messages_a_day() {
    let folder = Folder::new();
    let hook = Catcher::new(200).await;
    let server = Server::new(&folder).await;
    let person = with_hook(&account(&server, "ann").await, &hook).await;
    let channel = server.store.channels_of(&person).await.unwrap().remove(0);
    let now = server.clock.now();
    for number in 0..99 {
        assert!(server.store.write_to(&channel, CauseKind::Test, number, now, "{}").await.unwrap());
    }
    all_is_sent(&server.store, &person).await;
    // One that fails counts as well.
    hook.answers(500);
    server.store.write_to(&channel, CauseKind::Test, 99, now, "{}").await.unwrap();
    until_said(&server.store, &person, "again 500").await;
    hook.answers(200);
    assert_eq!(server.store.add_cause(None, 1, now, ended(&person, now)).await.unwrap(), 1);
    assert_eq!(until_said(&server.store, &person, "too_many").await.kind, CauseKind::Ended);
    assert_eq!(hook.all().len(), 100);
    server.clock.skip(DAY + 1);
    let now = server.clock.now();
    server.store.add_cause(None, 2, now, ended(&person, now)).await.unwrap();
    all_is_sent(&server.store, &person).await;
    assert_eq!(hook.events("ended").len(), 1, "the next day");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_reads_few_profiles_a_minute() {
    let folder = Folder::new();
    let rates = Rates { meetings: Rate { per_minute: 1, at_once: 3 }, ..generous().rates };
    let server = Server::start(folder.store().await, Config { rates, ..generous() }).await;
    let path = format!("/api/people/{}", id_of(&server.guest("Ann").await).await);
    for _ in 0..3 {
        server.nobody().get(&path).await.ok();
    }
    server.nobody().get(&path).await.fails(429, "slow_down");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_follows_no_redirection() {
    let folder = Folder::new();
    let hook = Catcher::new(302).await;
    let server = Server::new(&folder).await;
    let person = with_hook(&account(&server, "ann").await, &hook).await;
    let channel = server.store.channels_of(&person).await.unwrap().remove(0);
    server.store.write_to(&channel, CauseKind::Test, 1, server.clock.now(), "{}").await.unwrap();
    until_said(&server.store, &person, "again 302").await;
    assert_eq!(hook.all().len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forty_places_that_hang_hold_nobody_else_up() {
    let folder = Folder::new();
    let (hangs, good) = (Catcher::new(0).await, Catcher::new(201).await);
    let patient = ToldConfig { timeout: std::time::Duration::from_secs(20), ..generous().told };
    let server = Server::start(folder.store().await, told(patient)).await;
    let now = server.clock.now();
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cem", "Dan"] {
        let person = id_of(&server.guest(name).await).await;
        for number in 0..10 {
            let id = format!("{name} {number}");
            server.store.add_channel(&place(&id, &person, ChannelKind::Push, hangs.url())).await.unwrap();
        }
        assert_eq!(server.store.add_cause(None, 1, now, ended(&person, now)).await.unwrap(), 10);
        people.push(person);
    }
    hangs.wait_for(16).await;
    let eve = id_of(&server.guest("Eve").await).await;
    server.store.add_channel(&place("good", &eve, ChannelKind::Push, good.url())).await.unwrap();
    server.store.add_cause(None, 1, now, ended(&eve, now)).await.unwrap();
    good.wait_for(1).await;
    assert_eq!(hangs.all().len(), 16, "four at once of each person");
    for person in &people {
        let log = server.store.told_to(person, 99).await.unwrap();
        assert!(log.iter().all(|row| row.result.as_deref().is_none_or(|said| said == "later")), "{log:?}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_paused_after_five_messages_that_failed() {
    let folder = Folder::new();
    let service = Catcher::new(500).await;
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let push = json!({ "endpoint": service.url(), "p256dh": PUBLIC, "auth": AUTH });
    ann.post("/api/told/push", push).await.ok();
    let person = id_of(&ann).await;
    let channel = server.store.channels_of(&person).await.unwrap().remove(0);
    let write = async |number: i64| {
        server.store.write_to(&channel, CauseKind::Test, number, server.clock.now(), "{}").await.unwrap();
    };
    // Five tries each: what is written once has failed before the next one is.
    for number in 0..5 {
        let is_paused = server.store.channels_of(&person).await.unwrap()[0].paused.is_some();
        assert!(!is_paused, "after {number}");
        write(number).await;
        for tries in 1..=5 {
            service.wait_for((number * 5 + tries) as usize).await;
            for _ in 0..800 {
                let rows = rows(&server.store, &person, CauseKind::Test).await;
                let row = rows.iter().find(|row| row.seq == number).unwrap();
                if row.tries == tries && row.result.as_deref().is_some_and(|said| said.ends_with("500")) {
                    break;
                }
                tokio::time::sleep(std::time::Duration::from_millis(25)).await;
            }
            server.clock.skip(HOUR);
        }
    }
    until_said(&server.store, &person, "failed 500").await;
    let mut told = Value::Null;
    for _ in 0..800 {
        told = ann.get("/api/told").await.ok()["places"][0].clone();
        if told["paused"].is_i64() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    assert_eq!((told["paused"].is_i64(), &told["why"]), (true, &json!("500")));
    // Nothing is written for it any more.
    assert_eq!(server.store.add_cause(None, 9, 1, ended(&person, 1)).await.unwrap(), 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_is_busy_hangs_or_refuses() {
    let folder = Folder::new();
    let mail = Catcher::mail_server().await;
    let config = ToldConfig {
        smtp: Some(format!("smtp://127.0.0.1:{}", mail.port())),
        mail_from: Some("Tharos <tharos@example.org>".into()),
        site: Some("https://tharos.example.org".into()),
        timeout: std::time::Duration::from_secs(1),
        ..generous().told
    };
    let server = Server::start(folder.store().await, Config { told: config, ..generous() }).await;
    let person = id_of(&account(&server, "ann").await).await;
    let channel = place("mail", &person, ChannelKind::Email, "ann@example.org".into());
    server.store.add_channel(&channel).await.unwrap();
    mail.answers(451);
    server.store.write_to(&channel, CauseKind::Test, 1, server.clock.now(), "{}").await.unwrap();
    until_said(&server.store, &person, "again 451").await;
    mail.answers(0);
    server.clock.skip(HOUR);
    until_said(&server.store, &person, "again no answer in time").await;
    mail.answers(250);
    server.clock.skip(HOUR);
    let sent = until_said(&server.store, &person, "sent 250").await;
    assert_eq!((sent.tries, mail.all().len()), (3, 1));
    // An address that there is not is not tried again.
    mail.answers(550);
    server.store.write_to(&channel, CauseKind::Test, 2, server.clock.now(), "{}").await.unwrap();
    assert_eq!(until_said(&server.store, &person, "failed 550").await.tries, 1);
    for _ in 0..800 {
        if server.store.channels_of(&person).await.unwrap()[0].paused.is_some() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    assert_eq!(server.store.channels_of(&person).await.unwrap()[0].why.as_deref(), Some("550"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_was_left_open_is_no_reason_to_say_nothing() {
    let folder = Folder::new();
    let hook = Catcher::new(200).await;
    let server = Server::new(&folder).await;
    let (ann, bob) = (account(&server, "ann").await, server.guest("Bob").await);
    let person = with_hook(&ann, &hook).await;
    let id = game(&ann, &bob).await;
    let turns = || hook.events("turn").len();
    // In a tab that nobody looks at it is followed, and she is told.
    let unseen = ann.stream(&id, "as=0&after=0&unseen=true").await;
    until_asked(&[&ann, &bob], &id, 1).await;
    until_asked(&[&ann, &bob], &id, 0).await;
    all_is_sent(&server.store, &person).await;
    let before = turns();
    assert!(before > 0, "{:?}", server.store.told_to(&person, 99).await.unwrap());
    drop(unseen);
    // One that is seen holds it up, but not for ever.
    let seen = ann.stream(&id, "as=0&after=0").await;
    until_asked(&[&ann, &bob], &id, 1).await;
    until_asked(&[&ann, &bob], &id, 0).await;
    until_said(&server.store, &person, "here").await;
    assert_eq!(turns(), before);
    server.clock.skip(31 * 60 * 1000);
    all_is_sent(&server.store, &person).await;
    assert_eq!(turns(), before + 1);
    drop(seen);
    server.stop().await;
}
