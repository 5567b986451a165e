//! What one guest could do to everybody else.

use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};
use tharos_server::{Config, Deadlines, Quotas, Rate, Rates, StreamLimits};
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

/// Whoever asks for many tables at once gets as many as one after the other.
#[tokio::test(flavor = "multi_thread")]
async fn asking_at_once_passes_no_quota() {
    let folder = Folder::new();
    let server = Server::start(folder.store().await, with_quotas()).await;
    let eve = server.guest("Eve").await;
    let mut asking = tokio::task::JoinSet::new();
    for _ in 0..30 {
        let eve = eve.clone();
        asking.spawn(async move { eve.post("/api/tables", json!({ "seats": open() })).await });
    }
    let mut made = 0;
    while let Some(answer) = asking.join_next().await {
        let answer = answer.unwrap();
        if answer.status.is_success() {
            made += 1;
        } else {
            answer.fails(409, "too_many_tables");
        }
    }
    assert_eq!(made, 5);
    assert_eq!(eve.get("/api/tables/mine").await.ok()["tables"].as_array().unwrap().len(), 5);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_fill_the_lobby() {
    let folder = Folder::new();
    let quotas = Quotas { public_per_address: 7, ..Quotas::default() };
    let server = Server::start(folder.store().await, Config { quotas, behind_proxy: true, ..generous() }).await;
    let make = async |who: &Client, from: &str, public: bool| {
        let body = json!({ "seats": open(), "settings": { "public": public } });
        who.send(who.request(Method::POST, "/api/tables").header("x-forwarded-for", from).json(&body)).await
    };
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let first = make(&ann, "203.0.113.9", true).await.ok();
    for _ in 0..4 {
        make(&ann, "203.0.113.9", true).await.ok();
    }
    for _ in 0..2 {
        make(&bob, "203.0.113.9", true).await.ok();
    }
    make(&bob, "203.0.113.9", true).await.fails(409, "too_many_tables");
    make(&eve, "203.0.113.9", true).await.fails(409, "too_many_tables");
    // That is about the lobby, which other addresses share.
    make(&bob, "203.0.113.9", false).await.ok();
    make(&eve, "203.0.113.10", true).await.ok();
    // A table that does not wait any more leaves its place.
    ann.post(&format!("/api/tables/{}/close", first["id"].as_str().unwrap()), json!({})).await.ok();
    make(&bob, "203.0.113.9", true).await.ok();
    make(&eve, "203.0.113.9", true).await.fails(409, "too_many_tables");
    server.stop().await;
}

/// What a guest leaves behind for ever has a limit too.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_so_many_running_tables_and_no_more() {
    let folder = Folder::new();
    let server = Server::start(folder.store().await, with_quotas()).await;
    let eve = server.guest("Eve").await;
    let alone: Value = serde_json::from_str(ALONE).unwrap();
    for _ in 0..50 {
        eve.table(alone.clone(), json!({})).await;
    }
    eve.post("/api/tables", json!({ "seats": alone })).await.fails(409, "too_many_tables");
    eve.post("/api/account", json!({ "login": "eve", "password": "correct horse" })).await.ok();
    eve.table(alone, json!({})).await;
    server.stop().await;
}

/// A game to which nobody comes any more is nothing to look at.
#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_shows_no_deserted_game() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]);
    let table = ann.table(seats, json!({ "public": true })).await;
    let id = table["id"].as_str().unwrap();
    let listed = async || {
        server.app.lobby.forget().await;
        ann.get("/api/tables").await.ok()["tables"].as_array().unwrap().len()
    };
    assert_eq!(listed().await, 1);
    let left = ann.post(&format!("/api/tables/{id}/leave"), json!({})).await.ok();
    assert_eq!((&left["paused"], listed().await), (&json!(true), 0));
    ann.post(&format!("/api/tables/{id}/return"), json!({})).await.ok();
    assert_eq!(listed().await, 1);
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
    let record: Value = serde_json::from_str(include_str!("../../../../records/v1/2-players.json")).unwrap();
    for _ in 0..3 {
        server.guest("Uploader").await.post("/api/records", record.clone()).await.ok();
    }
    server.guest("Uploader").await.post("/api/records", record).await.fails(429, "slow_down");
    let figures = server.app.figures();
    assert!(figures.contains("tharos_slowed_down_total{what=\"tables\"} 1\n"), "{figures}");
    assert!(figures.contains("tharos_slowed_down_total{what=\"lines\"} 2\n"), "{figures}");
    server.stop().await;
}

/// A plan is carried out on a copy of the game, and whoever looks ahead has it played there.
#[tokio::test(flavor = "multi_thread")]
async fn plans_and_looks_ahead_are_limited_per_address() {
    let folder = Folder::new();
    let few = Rate { per_minute: 6, at_once: 3 };
    let rates = Rates { lines: few, foresight: few, ..generous().rates };
    let server = Server::start(folder.store().await, Config { rates, ..generous() }).await;
    let ann = server.guest("Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]);
    let table = ann.table(seats, json!({})).await["id"].as_str().unwrap().to_owned();
    let seq = ann.info(&table).await["seq"].clone();
    let eve = server.guest("Eve").await;
    for (path, kind) in [("plan", "lines"), ("foresee", "foresight")] {
        let path = format!("/api/tables/{table}/{path}");
        let mut body = json!({ "seat": 0, "steps": [] });
        if kind == "lines" {
            body["seq"] = seq.clone();
        }
        for _ in 0..3 {
            let answer = ann.post(&path, body.clone()).await;
            assert_ne!(answer.status, 429, "{}", answer.body);
        }
        ann.post(&path, body.clone()).await.fails(429, "slow_down");
        // Nor does another guest at the same address get more, though this is no seat of hers.
        eve.post(&path, body).await.fails(429, "slow_down");
        let figure = format!("tharos_slowed_down_total{{what=\"{kind}\"}} 2\n");
        assert!(server.app.figures().contains(&figure), "{}", server.app.figures());
    }
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

const SOON: Duration = Duration::from_millis(200);

/// Everything that a connection says until it is closed.
async fn to_the_end(connection: &mut tokio::net::TcpStream) -> String {
    let mut answer = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(20), connection.read_to_end(&mut answer)).await;
    // What was sent too late makes the end a sudden one.
    let _ = read.expect("it is closed");
    String::from_utf8(answer).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_dawdles_is_not_waited_for() {
    let folder = Folder::new();
    let deadlines = Deadlines { head: SOON, body: SOON, ..Deadlines::default() };
    let server = Server::start(folder.store().await, Config { deadlines, ..generous() }).await;
    let address = server.base.strip_prefix("http://").unwrap().to_owned();
    let connect = async || tokio::net::TcpStream::connect(address.clone()).await.unwrap();
    let mut half = connect().await;
    half.write_all(format!("GET / HTTP/1.1\r\nHost: {address}\r\n").as_bytes()).await.unwrap();
    let mut silent = connect().await;
    to_the_end(&mut half).await;
    to_the_end(&mut silent).await;

    let mut drips = connect().await;
    let head = format!(
        "POST /api/guest HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
         Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{{"
    );
    drips.write_all(head.as_bytes()).await.unwrap();
    let (mut heard, mut says) = drips.into_split();
    let dripping = tokio::spawn(async move {
        while says.write_all(b" ").await.is_ok() {
            tokio::time::sleep(SOON / 10).await;
        }
    });
    let mut answer = [0; 12];
    tokio::time::timeout(Duration::from_secs(20), heard.read_exact(&mut answer)).await.unwrap().unwrap();
    assert_eq!(&answer[9..12], b"400");
    tokio::time::timeout(Duration::from_secs(20), dripping).await.expect("it is closed").unwrap();
    while !server.app.figures().contains("tharos_connections 0\n") {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    server.stop().await;
}

/// A page that reads nothing any more keeps neither its stream nor what the system holds for it.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_nobody_reads_ends() {
    let folder = Folder::new();
    let deadlines = Deadlines { unread: SOON, ..Deadlines::default() };
    let server = Server::start(folder.store().await, Config { deadlines, ..generous() }).await;
    let address: std::net::SocketAddr = server.base.strip_prefix("http://").unwrap().parse().unwrap();
    let ann = server.guest("Ann").await;
    let table = ann.table(open(), json!({})).await;
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    // More than the system keeps on the way.
    let speak = async || ann.post(&format!("{path}/chat"), json!({ "text": "🎲".repeat(500) })).await.ok();
    for _ in 0..500 {
        speak().await;
    }
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut deaf = socket.connect(address).await.unwrap();
    deaf.write_all(format!("GET {path}/stream HTTP/1.1\r\nHost: {address}\r\n\r\n").as_bytes()).await.unwrap();
    let figures = async |line: &str| {
        let began = Instant::now();
        while !server.app.figures().contains(line) {
            assert!(began.elapsed() < Duration::from_secs(30), "{line} in {}", server.app.figures());
            speak().await;
        }
    };
    figures("tharos_connections_unread_total 1\n").await;
    figures("tharos_open_streams 0\n").await;
    // Those of Ann end with her client, so that only the deaf one could be left.
    drop(ann);
    let began = Instant::now();
    while !server.app.figures().contains("tharos_connections 0\n") {
        assert!(began.elapsed() < Duration::from_secs(30), "{}", server.app.figures());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    drop(deaf);
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
        let there = match number % 2 {
            0 => bob.at(&two).info(id).await,
            _ => bob.at(&two).stream(id, "").await.next().await.unwrap().data["table"].clone(),
        };
        assert_eq!(there["seats"][seat]["mine"], true, "round {number}: {there}");
        let game = bob.at(&two).get(&format!("/api/tables/{id}/game?as={seat}&after={}", sat["seq"])).await;
        assert!(game.status.is_success(), "round {number}: {}", game.body);
        assert_eq!(game.body["seq"], sat["seq"], "round {number}");
    }
    one.stop().await;
    two.stop().await;
}
