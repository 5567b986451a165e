//! Ratings, profiles, lists of people, invitations, wishes and reports.

use serde_json::{Value, json};
use tharos_rules::Fast;
use tharos_server::{Config, recompute};
use tharos_store::{Rating, Store};

use crate::kit::*;

/// A server that believes what a proxy says of addresses, so that people can be at home somewhere.
async fn server(store: Store) -> Server {
    Server::start(store, Config { behind_proxy: true, ..generous() }).await
}

fn at(server: &Server, home: &str) -> Client {
    let headers = [("x-forwarded-for".parse().unwrap(), home.parse().unwrap())].into_iter().collect();
    let http = reqwest::Client::builder().cookie_store(true).default_headers(headers).build().unwrap();
    Client { http, base: server.base.clone(), bearer: None }
}

async fn guest(server: &Server, name: &str, home: &str) -> Client {
    let client = at(server, home);
    client.post("/api/guest", json!({ "name": name })).await.ok();
    client
}

async fn account(server: &Server, name: &str, home: &str) -> Client {
    let client = guest(server, name, home).await;
    let credentials = json!({ "login": name.to_lowercase(), "password": "correct horse" });
    client.post("/api/account", credentials).await.ok();
    client
}

async fn id(client: &Client) -> String {
    client.get("/api/me").await.ok()["person"]["id"].as_str().unwrap().to_owned()
}

fn rated() -> Value {
    json!({ "rated": true, "hints": false, "clock": { "kind": "move", "seconds": 600 } })
}

const BOT: &str = "apprentice";

/// A rated game against a bot that is given up: its host has lost.
async fn lose(client: &Client) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": BOT }]);
    let table = client.table(seats, rated()).await["id"].as_str().unwrap().to_owned();
    client.post(&format!("/api/tables/{table}/close"), json!({})).await.ok();
    table
}

/// A rated game of two, played to its end.
async fn play(ann: &Client, bob: &Client, seed: u64) -> String {
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), rated()).await;
    let table = table["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/tables/{table}/sit"), json!({})).await.ok();
    let over = play_on(&[ann, bob], &table, &mut Fast::new(seed), 20_000).await;
    assert_eq!(over["phase"], "over");
    table
}

/// Waits until nothing is left to rate.
async fn all_rated(store: &Store) {
    for _ in 0..1000 {
        if store.to_be_rated(0, 9).await.unwrap().is_empty() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("games are not rated");
}

async fn all_ratings(store: &Store, people: &[&str]) -> Vec<(String, Rating)> {
    let mut all = Vec::new();
    for person in people {
        all.extend(store.ratings_of(person).await.unwrap());
    }
    all
}

async fn ratings_recomputed_equal_stored_ones(first: Server, second: Server) {
    let (ann, bob) = (account(&first, "Ann", "10.0.0.1").await, account(&first, "Bob", "10.0.0.2").await);
    let (a, b) = (id(&ann).await, id(&bob).await);
    let table = play(&ann, &bob, 1).await;
    // Given up one after the other and all at once, at two nodes.
    let (ann_there, bob_there) = (ann.at(&second), bob.at(&second));
    for _ in 0..3 {
        tokio::join!(lose(&ann), lose(&bob_there), lose(&ann_there));
    }
    all_rated(&first.store).await;
    let stored = all_ratings(&first.store, &[&a, &b]).await;
    assert_eq!(stored.iter().map(|(_, rating)| rating.games).collect::<Vec<_>>(), [7, 4], "{stored:?}");
    let history = first.store.rating_history(&a, "live", 100).await.unwrap();
    assert_eq!(history.len(), 7);
    assert_eq!((history[6].table.as_str(), history[0].rating), (table.as_str(), stored[0].1.rating));
    assert!(history[..6].iter().all(|past| past.change < 0 && past.place == 2), "{history:?}");

    let again = recompute(&first.store).await.unwrap();
    assert_eq!((again.games, again.counted, again.changed), (10, 10, 0));
    assert_eq!(all_ratings(&first.store, &[&a, &b]).await, stored);
    assert_eq!(first.store.rating_history(&a, "live", 100).await.unwrap(), history);
    // Play goes on where it was.
    lose(&ann).await;
    all_rated(&first.store).await;
    assert_eq!(all_ratings(&first.store, &[&a]).await[0].1.games, 8);
    first.stop().await;
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_are_recomputed_from_a_file() {
    let folder = Folder::new();
    let store = folder.store().await;
    ratings_recomputed_equal_stored_ones(server(store.clone()).await, server(store).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ratings_are_recomputed_from_postgresql_with_two_nodes() {
    let url = tharos_testkit::Postgres::shared().database();
    let [first, second] = [Store::postgres(&url).await.unwrap(), Store::postgres(&url).await.unwrap()];
    ratings_recomputed_equal_stored_ones(server(first).await, server(second).await).await;
}

const DAY: i64 = 24 * 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_which_nothing_happens_is_given_up_after_60_days_and_stays_so() {
    let folder = Folder::new();
    let server = server(folder.store().await).await;
    let ann = account(&server, "Ann", "10.0.0.1").await;
    let me = id(&ann).await;
    // A solo game has no clock that would go on without her.
    let alone = json!({ "rated": true, "hints": false });
    let table = ann.table(json!([{ "kind": "me" }]), alone).await["id"].as_str().unwrap().to_owned();
    play_on(&[&ann], &table, &mut Fast::new(2), 5).await;
    // Where the table would not answer by itself.
    play_to_a_choice(&[&ann], &table).await;
    let games = async || all_ratings(&server.store, &[&me]).await.iter().map(|(_, now)| now.games).sum::<i64>();
    // Whoever takes all days off with the longest clock is as long away, and has lost nothing.
    server.clock.skip(45 * DAY);
    // What is closed now is rated in the same pass or a later one.
    lose(&ann).await;
    all_rated(&server.store).await;
    assert_eq!(games().await, 1, "the closed one alone");
    server.clock.skip(16 * DAY);
    for _ in 0..1000 {
        if games().await == 2 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    let lost = server.store.rating_history(&me, "solo", 9).await.unwrap();
    assert_eq!((lost.len(), lost[0].place), (1, 2), "{lost:?}");
    let profile = ann.get(&format!("/api/people/{me}?kind=solo")).await.ok();
    assert_eq!((&profile["history_of"], profile["history"].as_array().unwrap().len()), (&json!("solo"), 1));
    ann.get(&format!("/api/people/{me}?kind=blitz")).await.fails(400, "bad_request");
    let stored = all_ratings(&server.store, &[&me]).await;
    // She comes back and plays it to its end: it is rated already, and computing anew says the same.
    let over = play_on(&[&ann], &table, &mut Fast::new(2), 20_000).await;
    assert_eq!(over["phase"], "over");
    assert_eq!(recompute(&server.store).await.unwrap().changed, 0);
    assert_eq!(all_ratings(&server.store, &[&me]).await, stored);
    assert_eq!(server.store.rating_history(&me, "solo", 9).await.unwrap(), lost);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_two_people_count_three_times_a_day() {
    let folder = Folder::new();
    let server = server(folder.store().await).await;
    let (ann, bob) = (account(&server, "Ann", "10.0.0.1").await, account(&server, "Bob", "10.0.0.2").await);
    // Without other people at the table it takes one to end a game, so it is the limit of a person that holds.
    let mut last = String::new();
    for seed in 0..4 {
        last = play(&ann, &bob, seed).await;
    }
    all_rated(&server.store).await;
    let now = server.store.ratings_of(&id(&ann).await).await.unwrap();
    assert_eq!(now[0].1.games, 3, "{now:?}");
    assert!(
        server.store.rating_history(&id(&ann).await, "live", 9).await.unwrap().iter().all(|past| past.table != last)
    );
    let again = recompute(&server.store).await.unwrap();
    assert_eq!((again.games, again.counted, again.changed), (4, 3, 0));
    // The next day is another one.
    server.clock.skip(24 * 60 * 60 * 1000);
    play(&ann, &bob, 9).await;
    all_rated(&server.store).await;
    assert_eq!(server.store.ratings_of(&id(&ann).await).await.unwrap()[0].1.games, 4);
    for _ in 0..25 {
        lose(&ann).await;
    }
    all_rated(&server.store).await;
    assert_eq!(server.store.ratings_of(&id(&ann).await).await.unwrap()[0].1.games, 3 + 20);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_tables_keep_farmers_out() {
    let folder = Folder::new();
    let server = server(folder.store().await).await;
    let ann = account(&server, "Ann", "10.0.0.1").await;
    let two = json!([{ "kind": "me" }, { "kind": "open" }]);
    let make = async |client: &Client, seats: &Value, settings: Value| {
        let body = json!({ "seats": seats, "settings": settings });
        client.post("/api/tables", body).await
    };
    // Two guests, hints, no clock, two seats of one person.
    let guests = guest(&server, "Gus", "10.0.0.3").await;
    make(&guests, &two, rated()).await.fails(403, "needs_account");
    make(&ann, &two, json!({ "rated": true, "clock": { "kind": "move", "seconds": 600 } })).await.fails(409, "rated");
    make(&ann, &two, json!({ "rated": true, "hints": false })).await.fails(409, "rated");
    let device = json!([{ "kind": "me" }, { "kind": "device", "name": "Me too" }]);
    make(&ann, &device, rated()).await.fails(409, "rated");
    let table = make(&ann, &two, rated()).await.ok();
    let table = table["id"].as_str().unwrap();
    let sit = format!("/api/tables/{table}/sit");
    guests.post(&sit, json!({})).await.fails(403, "needs_account");
    // A second account at the same address.
    let me_too = account(&server, "Anna", "10.0.0.1").await;
    me_too.post(&sit, json!({})).await.fails(403, "same_address");
    let change = json!({ "seat": 1, "wish": { "kind": "device", "name": "Me too" } });
    ann.post(&format!("/api/tables/{table}/seat"), change).await.fails(409, "rated");
    let bob = account(&server, "Bob", "10.0.0.2").await;
    bob.post(&sit, json!({})).await.ok();
    // Nothing that others have learned is taken back.
    let random = &mut Fast::new(4);
    let info = play_on(&[&ann, &bob], table, random, 30).await;
    let seat = info["asked"].as_u64().unwrap();
    let asks = if seat == 0 { &ann } else { &bob };
    let body = json!({ "seat": seat, "seq": info["seq"], "goes": 1 });
    asks.post(&format!("/api/tables/{table}/undo-request"), body).await.fails(409, "rated");
    // The stored table keeps no address.
    let stored = server.store.table(table).await.unwrap().unwrap().head.info;
    assert!(!stored.contains("home") && !stored.contains("10.0.0"), "{stored}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_stays_is_not_punished_for_who_leaves() {
    let folder = Folder::new();
    let server = server(folder.store().await).await;
    let (ann, bob) = (account(&server, "Ann", "10.0.0.1").await, account(&server, "Bob", "10.0.0.2").await);
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), rated()).await;
    let table = table["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{table}/sit"), json!({})).await.ok();
    play_on(&[&ann, &bob], table, &mut Fast::new(3), 10).await;
    bob.post(&format!("/api/tables/{table}/leave"), json!({})).await.ok();
    // Ann plays at random, so the bot that stands in has more VP than she.
    let over = play_on(&[&ann, &bob], table, &mut Fast::new(3), 20_000).await;
    let totals: Vec<i64> = over["result"]["totals"].as_array().unwrap().iter().map(|vp| vp.as_i64().unwrap()).collect();
    assert!(totals[1] > totals[0], "{totals:?}");
    all_rated(&server.store).await;
    let change =
        async |client: &Client| server.store.rating_history(&id(client).await, "live", 1).await.unwrap()[0].change;
    assert!(change(&ann).await > 0 && change(&bob).await < 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_shown_is_the_persons_choice() {
    let folder = Folder::new();
    let server = server(folder.store().await).await;
    let (ann, gus) = (account(&server, "Ann", "10.0.0.1").await, guest(&server, "Gus", "10.0.0.2").await);
    let (a, g) = (id(&ann).await, id(&gus).await);
    for number in 0..5 {
        let before = gus.get("/api/ladder").await.ok();
        assert_eq!(before["people"], 0, "after {number} games");
        lose(&ann).await;
        all_rated(&server.store).await;
    }
    let ladder = gus.get("/api/ladder?kind=live").await.ok();
    assert_eq!((&ladder["rows"][0]["name"], &ladder["rows"][0]["place"]), (&json!("Ann"), &json!(1)));
    assert_eq!(ladder["bots"][2], json!({ "level": "foreman", "rating": 1500.0 }));
    assert_eq!(ann.get("/api/ladder").await.ok()["me"]["place"], 1);
    let profile = gus.get(&format!("/api/people/{a}")).await.ok();
    assert_eq!((&profile["ratings"][0]["games"], &profile["history"].as_array().unwrap().len()), (&json!(5), &5));
    assert_eq!((&profile["games"], &profile["mine"]), (&json!([]), &json!(false)));
    // She hides it: no rating, no place, no history, for anybody but her.
    ann.post("/api/profile", json!({ "rating": false, "results": false, "games": false })).await.ok();
    let hidden = gus.get(&format!("/api/people/{a}")).await.ok();
    for empty in ["ratings", "history", "results", "games"] {
        assert_eq!(hidden[empty], json!([]), "{empty}");
    }
    assert_eq!((&hidden["name"], &hidden["since"], &hidden["guild"]), (&json!("Ann"), &Value::Null, &Value::Null));
    assert_eq!(gus.get("/api/ladder").await.ok()["people"], 0);
    assert_eq!(ann.get(&format!("/api/people/{a}")).await.ok()["ratings"][0]["place"], Value::Null);
    assert_eq!(ann.get(&format!("/api/people/{a}")).await.ok()["history"].as_array().unwrap().len(), 5);
    // A guest is private without a word.
    assert_eq!(
        ann.get(&format!("/api/people/{g}")).await.ok()["shown"],
        json!({ "rating": false, "results": false, "games": false })
    );
    server.nobody().get(&format!("/api/people/{}", "a".repeat(26))).await.fails(404, "no_person");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_find_each_other_and_keep_away() {
    let folder = Folder::new();
    let server = server(folder.store().await).await;
    let ann = account(&server, "Ann", "10.0.0.1").await;
    let bob = account(&server, "Bob", "10.0.0.2").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({ "public": true })).await;
    let table = table["id"].as_str().unwrap();
    let invite = format!("/api/tables/{table}/invite");
    // By name, whatever its capitals; not by somebody who has nothing to do with the table.
    bob.post(&invite, json!({ "who": { "name": "Ann" } })).await.fails(403, "not_yours");
    ann.post(&invite, json!({ "who": { "name": "Nobody" } })).await.fails(404, "no_person");
    ann.post(&invite, json!({ "who": {} })).await.fails(400, "bad_request");
    assert_eq!(ann.post(&invite, json!({ "who": { "name": "BOB" } })).await.ok()["name"], "Bob");
    let asked = bob.get("/api/invitations").await.ok();
    assert_eq!(
        (&asked["invitations"][0]["by"]["name"], &asked["invitations"][0]["table"]["id"]),
        (&json!("Ann"), &json!(table))
    );
    bob.post(&format!("/api/tables/{table}/decline"), json!({})).await.ok();
    assert_eq!(bob.get("/api/invitations").await.ok()["invitations"], json!([]));
    // Whoever keeps Ann away is not asked by her; whom she keeps away does not sit down at her table.
    let list = async |who: &Client, name: &str, list: &str, on: bool| {
        who.post("/api/lists", json!({ "who": { "name": name }, "list": list, "on": on })).await
    };
    list(&bob, "Bob", "friend", true).await.fails(400, "bad_request");
    assert_eq!(list(&bob, "Ann", "block", true).await.ok()["blocked"][0]["name"], "Ann");
    ann.post(&invite, json!({ "who": { "name": "Bob" } })).await.fails(404, "no_person");
    list(&bob, "Ann", "block", false).await.ok();
    list(&ann, "Bob", "block", true).await.ok();
    bob.post(&format!("/api/tables/{table}/sit"), json!({})).await.fails(403, "kicked");
    list(&ann, "Bob", "block", false).await.ok();
    // Who wants to hear of such a table.
    let doc = || async {
        let stored = server.store.table(table).await.unwrap().unwrap();
        serde_json::from_str::<tharos_table::TableDoc>(&stored.head.info).unwrap()
    };
    bob.post("/api/told/webhook", json!({ "url": "http://127.0.0.1:1/" })).await.ok();
    bob.post("/api/wish", json!({ "wish": { "players": 7 } })).await.fails(400, "bad_request");
    bob.post("/api/wish", json!({ "wish": { "players": 3 } })).await.ok();
    assert!(tharos_server::who_wants(&server.app, &doc().await).await.unwrap().is_empty());
    bob.post("/api/wish", json!({ "wish": { "players": 2, "friends": true } })).await.ok();
    assert!(tharos_server::who_wants(&server.app, &doc().await).await.unwrap().is_empty());
    list(&bob, "Ann", "friend", true).await.ok();
    assert_eq!(tharos_server::who_wants(&server.app, &doc().await).await.unwrap(), [id(&bob).await]);
    server.clock.skip(15 * 24 * 60 * 60 * 1000);
    assert!(tharos_server::who_wants(&server.app, &doc().await).await.unwrap().is_empty());
    assert_eq!(bob.get("/api/wish").await.ok()["wish"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_can_be_reported_but_not_without_end() {
    let folder = Folder::new();
    let server = server(folder.store().await).await;
    let (ann, bob) = (account(&server, "Ann", "10.0.0.1").await, guest(&server, "Bob", "10.0.0.2").await);
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]), json!({})).await;
    let table = table["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{table}/sit"), json!({})).await.ok();
    let said = bob.post(&format!("/api/tables/{table}/chat"), json!({ "text": "something foul" })).await.ok();
    let seq = &said["seq"];
    let report = |seq: &Value, text: &str| json!({ "table": table, "seq": seq, "text": text });
    bob.post("/api/reports", report(seq, "it was me")).await.fails(400, "bad_request");
    ann.post("/api/reports", report(&json!(1), "no chat")).await.fails(400, "bad_request");
    ann.post("/api/reports", report(&json!(i64::MAX), "no line")).await.fails(400, "bad_request");
    ann.post("/api/reports", json!({ "table": "nowhere", "seq": 1, "text": "x" })).await.fails(404, "no_table");
    ann.post("/api/reports", report(seq, "")).await.fails(400, "bad_request");
    // The same words once by each, and by three at most.
    let first = ann.post("/api/reports", report(seq, "please look")).await.ok();
    assert_eq!(ann.post("/api/reports", report(seq, "look again")).await.ok(), first);
    for number in 0..5 {
        let other = guest(&server, &format!("Guest {number}"), "10.0.0.3").await;
        other.post("/api/reports", report(seq, "I saw it too")).await.ok();
    }
    let reports = server.store.reports(false, 99).await.unwrap();
    assert_eq!(reports.len(), 3);
    assert_eq!((reports[0].said.as_str(), &reports[0].about), ("something foul", &id(&bob).await));
    for number in 1..=10 {
        let text = json!({ "text": format!("more of it {number}") });
        let said = bob.post(&format!("/api/tables/{table}/chat"), text).await.ok();
        let answer = ann.post("/api/reports", report(&said["seq"], "please look")).await;
        if number < 10 {
            answer.ok();
        } else {
            answer.fails(429, "slow_down");
        }
    }
    let reports = server.store.reports(false, 99).await.unwrap();
    assert_eq!(reports.len(), 12);
    assert!(server.store.close_report(&reports[0].id, 5, "talked to Bob").await.unwrap());
    assert!(!server.store.close_report(&reports[0].id, 5, "again").await.unwrap());
    assert_eq!(server.store.reports(false, 99).await.unwrap().len(), 11);
    server.stop().await;
}
