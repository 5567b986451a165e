//! What one guest could do to everybody else.

use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};
use tharos_server::{Config, Quotas, Rate, Rates, StreamLimits};
use tharos_testkit::Postgres;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::kit::*;

const ALONE: &str = r#"[{ "kind": "me" }]"#;

fn open() -> Value {
    json!([{ "kind": "me" }, { "kind": "open" }])
}

/// The usual quotas, and rates that no test meets.
fn with_quotas() -> Config {
    Config { quotas: Quotas::default(), ..generous() }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_the_lobby() {
    let folder = Folder::new();
    let server = Server::start(folder.store().await, with_quotas()).await;
    let eve = server.guest("Eve").await;
    for _ in 0..5 {
        eve.table(open(), json!({ "public": true })).await;
    }
    let body = json!({ "seats": open(), "settings": { "public": true } });
    eve.post("/api/tables", body.clone()).await.fails(409, "too_many_tables");
    let mine = eve.get("/api/tables/mine").await.ok();
    let first = mine["tables"][0]["id"].as_str().unwrap();
    eve.post(&format!("/api/tables/{first}/close"), json!({})).await.ok();
    eve.post("/api/tables", body).await.ok();
    // Others have their own five, and everybody sees what is new at once.
    let ann = server.guest("Ann").await;
    let made = ann.table(open(), json!({ "public": true })).await;
    let lobby = eve.get("/api/tables").await.ok();
    assert_eq!(lobby["tables"][0]["id"], made["id"]);
    assert_eq!(lobby["tables"].as_array().unwrap().len(), 6);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn new_tables_lines_and_uploads_are_limited_per_address() {
    let folder = Folder::new();
    let few = Rate { per_minute: 6, at_once: 3 };
    let rates = Rates { tables: few, lines: few, uploads: few, ..generous().rates };
    let server = Server::start(folder.store().await, Config { rates, ..generous() }).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(serde_json::from_str(ALONE).unwrap(), json!({})).await;
    let chat = format!("/api/tables/{}/chat", table["id"].as_str().unwrap());
    let new = json!({ "seats": open(), "settings": {} });
    // However many guests there are behind one address.
    for (path, body, allowed) in [("/api/tables", new, 2), (&chat, json!({ "text": "Hello" }), 3)] {
        for number in 0..allowed {
            let guest = if path == chat { ann.clone() } else { server.guest(&format!("Guest {number}")).await };
            guest.post(path, body.clone()).await.ok();
        }
        let guest = if path == chat { ann.clone() } else { server.guest("One more").await };
        guest.post(path, body).await.fails(429, "slow_down");
    }
    let name = ann.request(Method::PATCH, "/api/me").json(&json!({ "name": "Anna" }));
    ann.send(name).await.fails(429, "slow_down");
    for _ in 0..3 {
        server
            .guest("Uploader")
            .await
            .post("/api/records", json!({ "nonsense": true }))
            .await
            .fails(400, "bad_request");
    }
    let figures = server.app.figures();
    assert!(figures.contains("tharos_slowed_down_total{what=\"tables\"} 1\n"), "{figures}");
    assert!(figures.contains("tharos_slowed_down_total{what=\"lines\"} 2\n"), "{figures}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_too_many_streams_the_oldest_ends() {
    let folder = Folder::new();
    let streams = StreamLimits { per_table: 2, per_person: 3, per_address: 5 };
    let server = Server::start(folder.store().await, Config { streams, ..generous() }).await;
    let ann = server.guest("Ann").await;
    let mut ids = Vec::new();
    for _ in 0..4 {
        let table = ann.table(serde_json::from_str(ALONE).unwrap(), json!({})).await;
        ids.push(table["id"].as_str().unwrap().to_owned());
    }
    let mut oldest = ann.stream(&ids[0], "as=0").await;
    oldest.until(|_| true).await;
    let _second = ann.stream(&ids[0], "as=0").await;
    let _third = ann.stream(&ids[0], "as=0").await;
    let gone = async |stream: &mut Stream| loop {
        let event = stream.next().await.expect("it says why");
        if event.event == "gone" {
            return event.data["reason"].clone();
        }
    };
    assert_eq!(gone(&mut oldest).await, "too_many", "two of one person at one table");
    assert!(oldest.next().await.is_none());
    let mut at_another = ann.stream(&ids[1], "as=0").await;
    at_another.until(|_| true).await;
    let _more = [ann.stream(&ids[2], "as=0").await, ann.stream(&ids[3], "as=0").await];
    let mut kept = ann.stream(&ids[3], "as=0").await;
    kept.until(|_| true).await;
    assert_eq!(gone(&mut at_another).await, "too_many", "three of one person");
    // Whoever has not signed in counts by the address.
    let mut strangers = Vec::new();
    for _ in 0..6 {
        strangers.push(server.nobody().stream(&ids[0], "").await);
    }
    assert_eq!(gone(&mut strangers[0]).await, "too_many", "five of one address");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_have_a_limit_and_bodies_a_length() {
    let folder = Folder::new();
    let server = Server::start(folder.store().await, Config { connections_per_address: 8, ..generous() }).await;
    let address = server.base.strip_prefix("http://").unwrap().to_owned();
    let connect = || tokio::net::TcpStream::connect(address.clone());
    let mut silent = Vec::new();
    for _ in 0..8 {
        silent.push(connect().await.unwrap());
    }
    while !server.app.figures().contains("tharos_connections 8\n") {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let mut refused = connect().await.unwrap();
    assert_eq!(refused.read(&mut [0; 1]).await.unwrap_or(0), 0, "it is closed at once");
    silent.clear();
    while !server.app.figures().contains("tharos_connections 0\n") {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // A length that is too great is not waited for.
    let mut liar = connect().await.unwrap();
    let head = format!(
        "POST /api/guest HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nContent-Type: application/json\r\n\
         Content-Length: 99999999999\r\n\r\n"
    );
    liar.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 16];
    liar.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer[9..12], b"413");
    // Nobody can say for whom a request is if two are named.
    let mut two = connect().await.unwrap();
    let head = format!("GET /api/me HTTP/1.1\r\nHost: {address}\r\nHost: evil.example\r\n\r\n");
    two.write_all(head.as_bytes()).await.unwrap();
    two.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer[9..12], b"400");
    server.nobody().get("/api/codes/%FF").await.fails(404, "not_found");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_an_owner_from_signing_in() {
    let folder = Folder::new();
    let config = Config { rates: Rates { sign_ins: Rates::default().sign_ins, ..generous().rates }, ..generous() };
    let server = Server::start(folder.store().await, Config { behind_proxy: true, ..config }).await;
    let sign_in = async |client: &Client, from: &str, login: &str, password: &str| {
        let request = client.request(Method::POST, "/api/sign-in").header("x-forwarded-for", from);
        client.send(request.json(&json!({ "login": login, "password": password }))).await
    };
    let ann = server.guest("Ann").await;
    ann.post("/api/account", json!({ "login": "ann", "password": "correct horse" })).await.ok();
    ann.post("/api/sign-out", json!({})).await;
    // Somebody guesses at Ann's account from everywhere, and uses her address as a login.
    for number in 0..25 {
        let eve = server.nobody();
        sign_in(&eve, &format!("10.0.0.{number}"), "ann", "wrong horse").await;
        sign_in(&eve, &format!("10.0.1.{number}"), "203.0.113.9", "wrong horse").await;
    }
    let elsewhere = sign_in(&server.nobody(), "10.0.2.1", "ann", "wrong horse").await;
    elsewhere.fails(429, "slow_down");
    sign_in(&ann, "203.0.113.9", "ann", "correct horse").await.ok();
    // Her own mistakes count where she makes them, and right passwords do not.
    for _ in 0..30 {
        sign_in(&ann, "203.0.113.10", "ann", "correct horse").await.ok();
    }
    let mut codes = Vec::new();
    for _ in 0..15 {
        codes.push(sign_in(&ann, "203.0.113.10", "ann", "wrong horse").await.status.as_u16());
    }
    assert_eq!((codes[0], codes[14]), (401, 429), "{codes:?}");
    let figures = server.app.figures();
    assert!(!figures.contains("tharos_wrong_passwords_total 0\n"), "{figures}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_can_be_changed_and_reset() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let credentials = |password: &str| json!({ "login": "ann", "password": password });
    for weak in ["short", "1234567890", "password2024"] {
        ann.post("/api/account", credentials(weak)).await.fails(422, "weak_password");
    }
    let before = ann.post("/api/account", credentials("correct horse")).await;
    assert!(before.headers.contains_key("set-cookie"), "the guest's cookie opens no account");
    let phone = server.nobody();
    phone.post("/api/sign-in", credentials("correct horse")).await.ok();
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    ann.post("/api/password", change("wrong horse", "battery staple")).await.fails(401, "wrong_password");
    ann.post("/api/password", change("correct horse", "1234567890")).await.fails(422, "weak_password");
    assert_eq!(ann.post("/api/password", change("correct horse", "battery staple")).await.status, 204);
    assert_eq!(ann.get("/api/me").await.ok()["person"]["name"], "Ann", "this session goes on");
    assert_eq!(phone.get("/api/me").await.ok()["person"], Value::Null, "all others end");
    phone.post("/api/sign-in", credentials("correct horse")).await.fails(401, "wrong_password");
    phone.post("/api/sign-in", credentials("battery staple")).await.ok();

    // And by the link of an operator.
    let (id, token) = (ann.get("/api/me").await.ok()["person"]["id"].clone(), tharos_server::new_token());
    let until = server.clock.now() + 1000;
    server.store.add_reset(&tharos_server::token_hash(&token), id.as_str().unwrap(), until).await.unwrap();
    let reset = |token: &str| json!({ "token": token, "password": "another staple" });
    server.nobody().post("/api/password-reset", reset("guessed")).await.fails(409, "link_used");
    assert_eq!(server.nobody().post("/api/password-reset", reset(&token)).await.status, 204);
    server.nobody().post("/api/password-reset", reset(&token)).await.fails(409, "link_used");
    for client in [&ann, &phone] {
        assert_eq!(client.get("/api/me").await.ok()["person"], Value::Null);
    }
    ann.post("/api/sign-in", credentials("another staple")).await.ok();

    // Whom an operator keeps out has no session, and learns why at the door.
    server.store.ban(id.as_str().unwrap(), Some(1)).await.unwrap();
    assert_eq!(ann.get("/api/me").await.ok()["person"], Value::Null);
    ann.post("/api/sign-in", credentials("another staple")).await.fails(403, "banned");
    server.stop().await;
}

/// Bots alone play for whoever looks on; without viewers they cost nobody anything.
#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_wait_for_somebody_who_looks() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let eve = server.guest("Eve").await;
    let bots = json!([{ "kind": "bot", "level": "apprentice" }, { "kind": "bot", "level": "apprentice" }]);
    let table = eve.table(bots, json!({})).await;
    let id = table["id"].as_str().unwrap();
    assert_eq!(table["phase"], "running");
    let first = table["seq"].as_i64().unwrap();
    let stored = server.store.table(id).await.unwrap().unwrap();
    assert_eq!(stored.head.due, None, "no node wakes it");
    assert_eq!(stored.seq, first, "nobody has decided meanwhile");
    assert!(server.app.figures().contains("tharos_bot_decisions_total 0\n"));
    // From here on somebody looks: the first update may already bring a decision.
    let mut stream = eve.stream(id, "").await;
    stream.until(|update| update["seq"].as_i64() > Some(first + 5)).await;
    server.stop().await;
}

/// Time when no server ran is nobody's.
#[tokio::test(flavor = "multi_thread")]
async fn an_outage_is_taken_off_no_clock() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]);
    let clock = json!({ "clock": { "kind": "budget", "seconds": 600, "refill": 0 } });
    let table = ann.table(seats, clock).await;
    let id = table["id"].as_str().unwrap().to_owned();
    server.app.tables.beat().await.unwrap();
    let left = async |ann: &Client| {
        let info = ann.info(&id).await;
        info["seats"][info["asked"].as_u64().unwrap() as usize]["clock_ms"].as_i64().unwrap()
    };
    let (before, clock, store) = (left(&ann).await, server.clock.clone(), server.store.clone());
    server.stop().await;
    store.close().await;
    clock.skip(3_600_000);
    let server = Server::start_at(folder.store().await, generous(), clock).await;
    let ann = ann.at(&server);
    let after = left(&ann).await;
    assert!(after > before - 60_000, "{before} ms before, {after} ms after an hour without a server");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_drains_says_so_and_goes_on() {
    let folder = Folder::new();
    let drain = Duration::from_millis(1500);
    let server = Server::start(folder.store().await, Config { drain, ..generous() }).await;
    let ann = server.guest("Ann").await;
    assert_eq!(ann.get("/readyz").await.ok()["status"], "ok");
    let stopping = tokio::spawn({
        let ann = ann.clone();
        async move {
            let began = Instant::now();
            while ann.get("/readyz").await.status == 200 {
                assert!(began.elapsed() < Duration::from_secs(10));
            }
            ann.get("/healthz").await.ok();
            ann.table(serde_json::from_str(ALONE).unwrap(), json!({})).await
        }
    });
    server.stop().await;
    assert_eq!(stopping.await.unwrap()["phase"], "running", "who is here is served to the end");
}

/// What somebody did at one node the other knows when asked: no reader is behind the own writes.
#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_show_everybody_the_own_writes() {
    let url = Postgres::shared().database();
    let (one, two) = (Server::on(&url).await, Server::on(&url).await);
    let ann = one.guest("Ann").await;
    for number in 0..30 {
        let table = ann.table(open(), json!({})).await;
        let id = table["id"].as_str().unwrap();
        let bob = one.guest("Bob").await;
        // The other node has it open before anybody sits down.
        bob.at(&two).info(id).await;
        let sat = bob.post(&format!("/api/tables/{id}/sit"), json!({})).await.ok();
        let seat = sat["seats"].as_array().unwrap().iter().position(|seat| seat["mine"] == true).unwrap();
        let game = bob.at(&two).get(&format!("/api/tables/{id}/game?as={seat}&after={}", sat["seq"])).await;
        assert!(game.status.is_success(), "round {number}: {}", game.body);
        assert_eq!(game.body["seq"], sat["seq"], "round {number}");
    }
    one.stop().await;
    two.stop().await;
}
