//! The deal of the day: the same for everybody, one try that counts, and nothing but what the server has seen itself.

use serde_json::{Value, json};
use tharos_rules::Fast;
use tharos_store::{DailyResult, DailyTry, Kind, Person};

use crate::kit::*;

const DAY: i64 = 24 * 60 * 60 * 1000;

async fn daily(client: &Client) -> Value {
    client.get("/api/daily").await.ok()
}

async fn begin(client: &Client) -> String {
    client.post("/api/daily", json!({})).await.ok()["id"].as_str().unwrap().to_owned()
}

async fn play_out(client: &Client, table: &str, seed: u64) -> Value {
    let over = play_on(&[client], table, &mut Fast::new(seed), 5000).await;
    assert_eq!(over["phase"], "over", "{over}");
    over
}

/// What everybody is dealt: the board and the dice of the first draw.
async fn dealt(client: &Client, table: &str) -> Value {
    let view = client.game(table, 0).await["position"]["view"].clone();
    json!([view["table"]["board"], view["table"]["players"][0]["active"], view["table"]["solo"]])
}

/// Results of people who played elsewhere.
async fn others(server: &Server, day: i64, results: impl Iterator<Item = i64>) {
    for (n, vp) in results.enumerate() {
        let id = format!("other-{day}-{n}");
        let person = Person {
            id: id.clone(),
            kind: Kind::Guest,
            name: format!("Other {n}"),
            login: None,
            owner: None,
            created: 0,
            deleted: None,
        };
        server.store.add_person(&person).await.unwrap();
        let tried = DailyTry { day, person: id.clone(), table: String::new(), ranked: true, started: 0, result: None };
        assert!(server.store.begin_daily(&tried).await.unwrap());
        let result = DailyResult { vp, won: vp >= 70, body: "{}".into() };
        assert!(server.store.finish_daily(day, &id, true, &result).await.unwrap());
        assert!(!server.store.finish_daily(day, &id, true, &result).await.unwrap(), "a result counts once");
    }
}

async fn two_days(server: Server) {
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let before = daily(&ada).await;
    let today = before["day"].as_i64().unwrap();
    assert_eq!((&before["mine"], &before["people"], &before["spread"]), (&Value::Null, &Value::Null, &Value::Null));
    // Everybody is dealt the same, and asking again is no second try.
    let (first, other) = (begin(&ada).await, begin(&bob).await);
    assert_ne!(first, other);
    assert_eq!(begin(&ada).await, first);
    assert_eq!(dealt(&ada, &first).await, dealt(&bob, &other).await);
    let running = daily(&ada).await;
    assert_eq!((&running["mine"]["table"], &running["mine"]["result"]), (&json!(first), &Value::Null));
    let over = play_out(&ada, &first, 1).await;
    let told = daily(&ada).await;
    assert_eq!(told["mine"]["result"]["vp"], over["result"]["totals"][0]);
    assert_eq!((&told["people"], &told["mine"]["place"], &told["spread"]), (&json!(1), &json!(1), &Value::Null));
    assert_eq!(told["mine"]["ranked"], true);
    // A second try is practice.
    let practice = begin(&ada).await;
    assert_ne!(practice, first);
    assert_eq!(dealt(&ada, &practice).await, dealt(&bob, &other).await);
    play_out(&ada, &practice, 2).await;
    assert_eq!(daily(&ada).await["mine"]["result"], told["mine"]["result"]);
    // Bob is counted as soon as somebody looks who may.
    assert_eq!(daily(&bob).await["people"], Value::Null);
    play_out(&bob, &other, 3).await;
    assert_eq!(daily(&ada).await["people"], 2);
    // From twenty people on there is a spread.
    others(&server, today, (0..30).map(|n| n * 3)).await;
    let full = daily(&bob).await;
    assert_eq!(full["people"], 32);
    let spread = full["spread"].as_array().unwrap();
    let count: i64 = spread.iter().map(|step| step["won"].as_i64().unwrap() + step["lost"].as_i64().unwrap()).sum();
    assert_eq!(count, 32);
    assert!(spread.windows(2).all(|pair| pair[0]["from"].as_i64().unwrap() + 5 == pair[1]["from"].as_i64().unwrap()));
    let vp = full["mine"]["result"]["vp"].as_i64().unwrap();
    assert!(full["mine"]["percent"].as_i64().unwrap() <= 100 && full["best"][0]["vp"].as_i64().unwrap() >= vp);
    // On its day nobody is told its dice, with which it could be played again under another name: not whoever played it.
    for what in ["record", "steps"] {
        ada.get(&format!("/api/tables/{first}/{what}")).await.fails(403, "sealed");
    }
    ada.post(&format!("/api/tables/{first}/again"), json!({})).await.fails(403, "sealed");
    // The next day has another deal; yesterday's can be played, but is not ranked.
    let first_day = dealt(&bob, &practice_of(&bob).await).await;
    server.clock.skip(full["next_ms"].as_i64().unwrap());
    ada.get(&format!("/api/tables/{first}/record")).await.ok();
    let next = daily(&ada).await;
    assert_eq!((&next["day"], &next["mine"]), (&json!(today + 1), &Value::Null));
    assert_eq!(next["calendar"][0]["day"], today);
    let second = begin(&ada).await;
    assert_ne!(dealt(&ada, &second).await, first_day);
    let eve = server.guest("Eve").await;
    let late = eve.post("/api/daily", json!({ "day": today })).await.ok()["id"].as_str().unwrap().to_owned();
    assert_eq!(dealt(&eve, &late).await, first_day);
    play_out(&eve, &late, 4).await;
    let told = eve.get(&format!("/api/daily?day={today}")).await.ok();
    assert_eq!(
        (&told["mine"]["ranked"], &told["mine"]["place"], &told["people"]),
        (&json!(false), &Value::Null, &json!(32))
    );
    for day in [today + 2, today - 61] {
        eve.post("/api/daily", json!({ "day": day })).await.fails(400, "bad_request");
        eve.get(&format!("/api/daily?day={day}")).await.fails(400, "bad_request");
    }
    // After long enough nothing of it is left.
    assert!(server.store.forget_dailies(today + 1).await.unwrap() >= 33);
    assert_eq!(daily(&ada).await["calendar"].as_array().unwrap().len(), 1);
    server.stop().await;
}

async fn practice_of(client: &Client) -> String {
    begin(client).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_days_in_a_file() {
    let folder = Folder::new();
    two_days(Server::new(&folder).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_days_on_postgres() {
    two_days(Server::on(&tharos_testkit::Postgres::shared().database()).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_but_the_counted_table_brings_a_result() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let table = begin(&ada).await;
    play_out(&ada, &table, 1).await;
    server.clock.skip(DAY);
    let record = ada.get(&format!("/api/tables/{table}/record")).await.ok();
    // Somebody else opens the record of a finished game: it is no try.
    eve.post("/api/records", record).await.ok();
    assert_eq!(daily(&eve).await["mine"], Value::Null);
    // A try that says it is played at the table of somebody else, or at another deal, comes to nothing.
    let day = daily(&eve).await["day"].as_i64().unwrap();
    let other = eve.table(json!([{ "kind": "me" }]), json!({})).await["id"].as_str().unwrap().to_owned();
    play_out(&eve, &other, 1).await;
    let person = eve.get("/api/me").await.ok()["person"]["id"].as_str().unwrap().to_owned();
    let forged = DailyTry { day, person, table: other, ranked: true, started: 0, result: None };
    assert!(server.store.begin_daily(&forged).await.unwrap());
    assert_eq!(daily(&eve).await["mine"]["result"], Value::Null);
    // There is nothing to which a result could be sent.
    eve.send(eve.request(reqwest::Method::PUT, "/api/daily").json(&json!({ "vp": 200 }))).await.fails(405, "method");
    eve.post("/api/daily", json!({ "vp": 200 })).await.fails(400, "bad_request");
    // Nobody who is nobody can begin.
    server.nobody().post("/api/daily", json!({})).await.fails(401, "no_session");
    assert_eq!(daily(&server.nobody()).await["mine"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn going_back_behind_a_roll_loses_the_rank() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ada = server.guest("Ada").await;
    let table = begin(&ada).await;
    let mut random = Fast::new(5);
    // The deal is another every day: as soon as the second turn has begun, there is a roll behind which to go.
    let game = loop {
        play_on(&[&ada], &table, &mut random, 1).await;
        let game = ada.game(&table, 0).await;
        if game["position"]["view"]["table"]["turn"] == 2 {
            break game;
        }
    };
    let back = json!({ "seat": 0, "seq": game["seq"], "goes": 3 });
    ada.post(&format!("/api/tables/{table}/undo-request"), back).await.ok();
    play_out(&ada, &table, 6).await;
    let told = daily(&ada).await;
    assert!(told["mine"]["result"].is_object(), "{told}");
    assert_eq!(
        (&told["mine"]["ranked"], &told["mine"]["place"], &told["people"]),
        (&json!(false), &Value::Null, &json!(0))
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_try_of_a_guest_moves_to_the_account() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ada = server.guest("Ada").await;
    let credentials = json!({ "login": "ada.lovelace", "password": "correct horse battery" });
    ada.post("/api/account", credentials.clone()).await.ok();
    let phone = server.guest("Ada").await;
    let table = begin(&phone).await;
    phone.post("/api/sign-in", credentials).await.ok();
    assert_eq!(daily(&ada).await["mine"]["table"], json!(table));
    // Whoever leaves takes it along.
    ada.send(
        ada.request(reqwest::Method::DELETE, "/api/account").json(&json!({ "password": "correct horse battery" })),
    )
    .await
    .ok();
    let day = server.clock.now() / DAY;
    assert!(server.store.best_daily(day, 10).await.unwrap().is_empty());
    server.stop().await;
}
