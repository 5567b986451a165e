//! Being told while one is away: one cause, one message, and what else holds for those who are told.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tharos_server::{Clock, Config, Rate, Rates, ToldConfig};
use tharos_store::{DailyTry, Store};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::kit::*;

pub const DAY: i64 = 24 * 60 * 60 * 1000;

/// Another machine: it takes whatever is sent to it, as HTTP or as SMTP.
#[derive(Clone)]
pub struct Catcher {
    port: u16,
    caught: Arc<Mutex<Vec<Caught>>>,
    /// What it answers; 0: nothing at all. As SMTP it says so of the reader of a letter.
    status: Arc<Mutex<u16>>,
}

#[derive(Clone, Debug)]
pub struct Caught {
    pub head: HashMap<String, String>,
    body: Vec<u8>,
}

impl Caught {
    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    /// The last part of the link with this beginning.
    pub fn link(&self, page: &str) -> String {
        // Long lines come with soft ends.
        let text = self.text().replace("=\r\n", "").replace("=\n", "").replace("=3D", "=");
        let at = text.find(page).unwrap_or_else(|| panic!("{page} in {text}")) + page.len();
        text[at..].chars().take_while(|sign| sign.is_ascii_alphanumeric()).collect()
    }
}

impl Catcher {
    pub async fn new(status: u16) -> Self {
        Catcher::of(false, status).await
    }

    /// One that speaks SMTP.
    pub async fn mail_server() -> Self {
        Catcher::of(true, 250).await
    }

    async fn of(is_mail: bool, status: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let catcher = Catcher {
            port: listener.local_addr().unwrap().port(),
            caught: Arc::default(),
            status: Arc::new(Mutex::new(status)),
        };
        let here = catcher.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let here = here.clone();
                tokio::spawn(async move { if is_mail { here.mail(stream).await } else { here.http(stream).await } });
            }
        });
        catcher
    }

    fn status(&self) -> u16 {
        *self.status.lock().unwrap()
    }

    pub fn answers(&self, status: u16) {
        *self.status.lock().unwrap() = status;
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/hook", self.port)
    }

    async fn http(&self, stream: TcpStream) {
        let mut stream = BufReader::new(stream);
        let (mut head, mut line) = (HashMap::new(), String::new());
        while stream.read_line(&mut line).await.is_ok_and(|read| read > 2) {
            if let Some((name, value)) = line.trim().split_once(": ") {
                head.insert(name.to_lowercase(), value.to_owned());
            }
            line.clear();
        }
        let length = head.get("content-length").map_or(0, |length| length.parse().unwrap());
        let mut body = vec![0; length];
        stream.read_exact(&mut body).await.unwrap();
        self.caught.lock().unwrap().push(Caught { head, body });
        let status = self.status();
        if status == 0 {
            // It never answers.
            std::future::pending::<()>().await;
        }
        let elsewhere = if status == 302 { "location: /elsewhere\r\n" } else { "" };
        let answer = format!("HTTP/1.1 {status} Said\r\n{elsewhere}content-length: 0\r\n\r\n");
        let _ = stream.write_all(answer.as_bytes()).await;
    }

    async fn mail(&self, stream: TcpStream) {
        let mut stream = BufReader::new(stream);
        let _ = stream.write_all(b"220 here\r\n").await;
        let (mut line, mut text) = (String::new(), None::<String>);
        while stream.read_line(&mut line).await.is_ok_and(|read| read > 0) {
            let said = std::mem::take(&mut line);
            let answer: &[u8] = match (&mut text, said.as_str()) {
                (Some(letter), ".\r\n") => {
                    let (head, body) = letter.split_once("\r\n\r\n").unwrap();
                    let head = head.replace("\r\n ", " ");
                    let fields = head.lines().filter_map(|field| field.split_once(": "));
                    let head = fields.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
                    self.caught.lock().unwrap().push(Caught { head, body: body.as_bytes().to_vec() });
                    text = None;
                    b"250 taken\r\n"
                }
                (Some(letter), said) => {
                    letter.push_str(said.strip_prefix('.').unwrap_or(said));
                    continue;
                }
                (None, "DATA\r\n") => {
                    text = Some(String::new());
                    b"354 go on\r\n"
                }
                (None, "QUIT\r\n") => return,
                (None, said) if said.starts_with("RCPT") => match self.status() {
                    0 => std::future::pending().await,
                    451 => b"451 later\r\n",
                    550 => b"550 nobody of that name\r\n",
                    _ => b"250 well\r\n",
                },
                (None, _) => b"250 well\r\n",
            };
            let _ = stream.write_all(answer).await;
        }
    }

    pub fn all(&self) -> Vec<Caught> {
        self.caught.lock().unwrap().clone()
    }

    /// Waits until so many have come.
    pub async fn wait_for(&self, count: usize) -> Vec<Caught> {
        for _ in 0..800 {
            let all = self.all();
            if all.len() >= count {
                return all;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("{count} messages, but only {:?}", self.all());
    }

    /// What webhooks were told, by kind.
    pub fn events(&self, kind: &str) -> Vec<Value> {
        let all = self.all().into_iter().flat_map(|caught| caught.json()["events"].as_array().unwrap().clone());
        all.filter(|event| event["kind"] == kind).collect()
    }
}

/// Waits until nothing is to be sent any more.
pub async fn all_is_sent(store: &Store, person: &str) -> Vec<tharos_store::Told> {
    for _ in 0..800 {
        let log = store.told_to(person, 1000).await.unwrap();
        if log.iter().all(|told| told.done.is_some()) {
            return log;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("{:?}", store.told_to(person, 1000).await.unwrap());
}

pub async fn account(server: &Server, login: &str) -> Client {
    let client = server.guest(login).await;
    client.post("/api/account", json!({ "login": login, "password": "correct horse" })).await.ok();
    client
}

pub async fn id_of(client: &Client) -> String {
    client.get("/api/me").await.ok()["person"]["id"].as_str().unwrap().to_owned()
}

async fn put(client: &Client, path: &str, body: Value) -> Answer {
    client.send(client.request(Method::PUT, path).json(&body)).await
}

async fn delete(client: &Client, path: &str) -> Answer {
    client.send(client.request(Method::DELETE, path)).await
}

/// A game of two, Ann at seat 0.
pub async fn game(ann: &Client, bob: &Client) -> String {
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap().to_owned();
    bob.post(&format!("/api/tables/{id}/sit"), json!({})).await.ok();
    id
}

/// Plays until this seat has a real choice.
pub async fn until_asked(players: &[&Client], id: &str, seat: u64) {
    let mut random = tharos_rules::Fast::new(3);
    loop {
        play_to_a_choice(players, id).await;
        if players[0].info(id).await["asked"] == seat {
            return;
        }
        play_on(players, id, &mut random, 1).await;
    }
}

pub fn told(config: ToldConfig) -> Config {
    Config { told: config, ..generous() }
}

/// Two nodes on one database.
async fn two_nodes(first: Store, second: Store) {
    let hook = Catcher::new(200).await;
    let config = told(ToldConfig { site: Some("https://tharos.example.org/".into()), ..generous().told });
    let (one, two) = (Server::start(first, config.clone()).await, Server::start(second, config).await);
    let ann = account(&one, "ann").await;
    let bob = two.guest("Bob").await;
    let secret = ann.post("/api/told/webhook", json!({ "url": hook.url() })).await.ok();
    let id = game(&ann, &bob).await;
    until_asked(&[&ann, &bob], &id, 0).await;
    // The one who is asked now is told once, whatever both nodes do.
    for _ in 0..400 {
        if !hook.events("turn").is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    let log = all_is_sent(&one.store, &id_of(&ann).await).await;
    let sent: usize = hook.all().iter().map(|caught| caught.json()["events"].as_array().unwrap().len()).sum();
    assert_eq!(sent, log.len(), "each row went once: {log:?}");
    assert_eq!(hook.events("began").len(), 1, "that Bob sat down is part of it: {:?}", hook.events("began"));
    assert!(!hook.events("turn").is_empty());
    let mut names: Vec<String> = hook.all().iter().map(|caught| caught.head["tharos-message"].clone()).collect();
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count, "no message came twice");
    // Only whoever knows the secret can have written it.
    let caught = &hook.all()[0];
    // Its receiver can stop what follows, without a session.
    let stop = caught.json()["stop"].as_str().unwrap().to_owned();
    assert!(stop.starts_with("https://tharos.example.org/api/told/stop/"));
    assert_eq!(two.nobody().post(stop.trim_start_matches("https://tharos.example.org"), json!({})).await.status, 204);
    assert_eq!(ann.get("/api/told").await.ok()["places"][0]["wants"], json!([]));
    let (at, mark) = caught.head["tharos-signature"].split_once(',').unwrap();
    let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, secret["secret"].as_str().unwrap().as_bytes());
    let signed = [at.trim_start_matches("t=").as_bytes(), b".", &caught.body].concat();
    let mark: Vec<u8> = (3..mark.len()).step_by(2).map(|k| u8::from_str_radix(&mark[k..k + 2], 16).unwrap()).collect();
    ring::hmac::verify(&key, &signed, &mark).unwrap();
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_tell_once_with_a_file() {
    let folder = Folder::new();
    let store = folder.store().await;
    two_nodes(store.clone(), store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_tell_once_with_postgres() {
    let url = tharos_testkit::Postgres::shared().database();
    two_nodes(Store::postgres(&url).await.unwrap(), Store::postgres(&url).await.unwrap()).await;
}

/// A node writes a cause and dies before it sends; another one takes it and dies as well; a third one sends it, once.
async fn killed(open: impl AsyncFn() -> Store) {
    let hook = Catcher::new(200).await;
    let silent = ToldConfig { every: Duration::from_secs(3600), ..generous().told };
    let one = Server::start(open().await, told(silent)).await;
    let (ann, bob) = (account(&one, "ann").await, one.guest("Bob").await);
    ann.post("/api/told/webhook", json!({ "url": hook.url() })).await.ok();
    game(&ann, &bob).await;
    let person = id_of(&ann).await;
    let written = one.store.told_to(&person, 100).await.unwrap();
    assert!(!written.is_empty(), "written with the line");
    let now = one.clock.now();
    let taken = one.store.claim_told(now, now + 60_000, 100).await.unwrap();
    assert_eq!(taken.len(), written.len());
    assert!(one.store.claim_told(now, now + 60_000, 100).await.unwrap().is_empty(), "taken is taken");
    let store = one.store.clone();
    one.stop().await;
    store.close().await;
    // The second node died with them in its hands. When its time is over a third one sends.
    let clock = Clock::new();
    clock.skip(120_000);
    let three = Server::start_at(open().await, generous(), clock).await;
    let log = all_is_sent(&three.store, &person).await;
    assert!(log.iter().all(|told| told.result.as_deref() == Some("sent 200")), "{log:?}");
    let sent: usize = hook.all().iter().map(|caught| caught.json()["events"].as_array().unwrap().len()).sum();
    assert_eq!(sent, written.len());
    three.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_node_loses_and_doubles_nothing_with_a_file() {
    let folder = Folder::new();
    killed(async || folder.store().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_node_loses_and_doubles_nothing_with_postgres() {
    let url = tharos_testkit::Postgres::shared().database();
    killed(async || Store::postgres(&url).await.unwrap()).await;
}

/// A node dies after it has sent a message and before it has noted that: the message comes once more, under the same name.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_again_has_the_same_name() {
    let folder = Folder::new();
    // It takes the message and says nothing, so that the node does not learn of it.
    let hook = Catcher::new(0).await;
    let patient = ToldConfig { timeout: Duration::from_secs(3600), ..generous().told };
    let store = folder.store().await;
    let one = Server::start(store.clone(), told(patient)).await;
    let ann = account(&one, "ann").await;
    ann.post("/api/told/webhook", json!({ "url": hook.url() })).await.ok();
    let person = id_of(&ann).await;
    let place = one.store.channels_of(&person).await.unwrap().remove(0).id;
    ann.post(&format!("/api/told/places/{place}/test"), json!({})).await;
    let first = hook.wait_for(1).await.remove(0);
    one.stop().await;
    hook.answers(200);
    let clock = Clock::new();
    clock.skip(120_001);
    let two = Server::start_at(store, generous(), clock).await;
    let again = hook.wait_for(2).await.remove(1);
    assert_eq!(again.head["tharos-message"], first.head["tharos-message"]);
    assert_eq!(again.json(), first.json());
    all_is_sent(&two.store, &person).await;
    assert_eq!(hook.all().len(), 2);
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failing_webhook_is_tried_again_after_a_restart_and_then_paused() {
    let folder = Folder::new();
    let hook = Catcher::new(500).await;
    let clock = Clock::new();
    let server = Server::start_at(folder.store().await, generous(), clock.clone()).await;
    let ann = account(&server, "ann").await;
    ann.post("/api/told/webhook", json!({ "url": hook.url() })).await.ok();
    let place = ann.get("/api/told").await.ok()["places"][0]["id"].as_str().unwrap().to_owned();
    ann.post(&format!("/api/told/places/{place}/test"), json!({})).await;
    hook.wait_for(1).await;
    // What came of a try is noted after the try.
    let waits = async |ann: &Client, state: &str, tries: usize| {
        for _ in 0..400 {
            let info = ann.get("/api/told").await.ok();
            if info["log"][0]["state"] == state && info["log"][0]["tries"] == tries {
                return info;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("{}", ann.get("/api/told").await.ok());
    };
    waits(&ann, "again", 1).await;
    let store = server.store.clone();
    server.stop().await;
    store.close().await;
    let server = Server::start_at(folder.store().await, generous(), clock.clone()).await;
    let ann = ann.at(&server);
    for count in 2..=3 {
        waits(&ann, "again", count - 1).await;
        assert_eq!(hook.all().len(), count - 1, "not before its time");
        clock.skip(10 * 60 * 1000);
        hook.wait_for(count).await;
    }
    let info = waits(&ann, "failed", 3).await;
    assert_eq!(info["log"][0]["said"], "500");
    let names: Vec<_> = hook.all().iter().map(|caught| caught.head["tharos-message"].clone()).collect();
    assert!(names.iter().all(|name| *name == names[0]), "the same message each time: {names:?}");
    let paused = ann.get("/api/told").await.ok()["places"][0].clone();
    assert!(paused["paused"].is_i64() && paused["why"] == "500", "{paused}");
    // Its owner repairs it.
    hook.answers(200);
    ann.post(&format!("/api/told/places/{place}/test"), json!({})).await;
    waits(&ann, "sent", 1).await;
    assert_eq!(ann.get("/api/told").await.ok()["places"][0]["paused"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_here_or_asleep_is_not_told_now() {
    let folder = Folder::new();
    let hook = Catcher::new(200).await;
    let server = Server::new(&folder).await;
    let (ann, bob) = (account(&server, "ann").await, server.guest("Bob").await);
    ann.post("/api/told/webhook", json!({ "url": hook.url() })).await.ok();
    let person = id_of(&ann).await;
    let id = game(&ann, &bob).await;
    hook.wait_for(1).await;
    let stream = ann.stream(&id, "as=0&after=0").await;
    until_asked(&[&ann, &bob], &id, 1).await;
    until_asked(&[&ann, &bob], &id, 0).await;
    // What waits now waits because she is here.
    let mut here = false;
    for _ in 0..400 {
        let log = server.store.told_to(&person, 100).await.unwrap();
        here = log.iter().any(|told| told.due.is_some() && told.result.as_deref() == Some("here"));
        if here {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert!(here, "{:?}", server.store.told_to(&person, 100).await.unwrap());
    let before = hook.events("turn").len();
    // She closes the page without deciding: later she is told, once.
    drop(stream);
    while bob.info(&id).await["seats"][0]["online"] == true {
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    let quiet = json!({ "language": "de", "zone": "UTC", "quiet": { "on": true, "from": 0, "until": 1439 } });
    assert_eq!(put(&ann, "/api/told/manners", quiet.clone()).await.status, 204);
    let mut held = Value::Null;
    for _ in 0..400 {
        // It may be noted once more that she was here.
        server.clock.skip(60 * 1000);
        held = ann.get("/api/told").await.ok()["log"][0].clone();
        if held["state"] == "quiet" {
            break;
        }
        // Quiet hours end for a minute at midnight.
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert_eq!(held["state"], "quiet", "{held}");
    assert_eq!(hook.events("turn").len(), before);
    server.clock.skip(DAY);
    let awake = json!({ "language": "de", "zone": "UTC", "quiet": { "on": false, "from": 0, "until": 1439 } });
    assert_eq!(put(&ann, "/api/told/manners", awake).await.status, 204);
    all_is_sent(&server.store, &person).await;
    let turns = hook.events("turn");
    assert_eq!(turns.len(), before + 1);
    assert_eq!(turns[before]["text"], "Du bist am Zug am Tisch mit Bob");
    for wrong in [
        json!({ "language": "xx", "zone": "UTC", "quiet": { "on": true, "from": 0, "until": 1 } }),
        json!({ "language": "en", "zone": "../../etc/passwd", "quiet": { "on": true, "from": 0, "until": 1 } }),
        json!({ "language": "en", "zone": "UTC", "quiet": { "on": true, "from": 0, "until": 1440 } }),
    ] {
        put(&ann, "/api/told/manners", wrong).await.fails(400, "bad_request");
    }
    // A turn that is over is not worth a word.
    put(&ann, "/api/told/wants", json!({ "way": "webhook", "wants": [] })).await;
    assert_eq!(ann.get("/api/told").await.ok()["places"][0]["wants"], json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn webhooks_reach_only_the_public_network() {
    let folder = Folder::new();
    let config = told(ToldConfig { allow_private: false, ..generous().told });
    let server = Server::start(folder.store().await, config).await;
    let ann = account(&server, "ann").await;
    let own = format!("{}/api/told/webhook", server.base);
    for url in
        [own.as_str(), "http://localhost:1/", "http://169.254.169.254/", "http://[::1]/", "gopher://x/", "nonsense"]
    {
        ann.post("/api/told/webhook", json!({ "url": url })).await.fails(400, "bad_request");
    }
    let push = |endpoint: &str| json!({ "endpoint": endpoint, "p256dh": PUBLIC, "auth": "AAAAAAAAAAAAAAAAAAAAAA" });
    for endpoint in [own.as_str(), "http://push.example.org/"] {
        ann.post("/api/told/push", push(endpoint)).await.fails(400, "bad_request");
    }
    let guest = server.guest("Gus").await;
    guest.post("/api/told/webhook", json!({ "url": "https://example.org/" })).await.fails(403, "needs_account");
    ann.post("/api/told/webhook", json!({ "url": "https://example.org/" })).await.ok();
    // Without a mail server there is no such choice.
    assert_eq!(ann.get("/api/told").await.ok()["has_mail"], false);
    ann.post("/api/told/email", json!({ "address": "a@example.org", "password": "correct horse" }))
        .await
        .fails(404, "not_found");
    server.stop().await;
}

/// The key of a browser, from the example of RFC 8291.
pub const PUBLIC: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
pub const PRIVATE: &str = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
pub const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

/// The message of that example, as it stands there.
const MESSAGE: &str = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
    EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

/// Two other implementations of RFC 8291, a library and one with the cryptography of Node.js, and one of RFC 8292.
async fn read_push(body: &[u8], sender: &[&str]) -> Vec<u8> {
    let script = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/server/read-push.mjs");
    let body: String = body.iter().map(|byte| format!("{byte:02x}")).collect();
    let args = [&[PUBLIC, PRIVATE, AUTH, &body], sender].concat();
    let read = tokio::process::Command::new("node").arg(script).args(args).output().await.unwrap();
    assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
    read.stdout
}

#[tokio::test]
async fn the_reader_of_pushes_reads_the_example_of_the_standard() {
    use base64::Engine;
    let body = base64::engine::general_purpose::URL_SAFE_NO_PAD.decode(MESSAGE).unwrap();
    assert_eq!(read_push(&body, &[]).await, b"When I grow up, I want to be a watermelon");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_push_can_be_read_by_its_browser_and_a_hanging_service_holds_up_nobody() {
    let folder = Folder::new();
    let (service, hangs) = (Catcher::new(201).await, Catcher::new(0).await);
    // Whose go it is follows from the dice: nobody is told of that here.
    let later = ToldConfig { turn_after: DAY, ..generous().told };
    let server = Server::start(folder.store().await, told(later)).await;
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let push = |endpoint: String| json!({ "endpoint": endpoint, "p256dh": PUBLIC, "auth": AUTH });
    ann.post("/api/told/push", push(hangs.url())).await.ok();
    bob.post("/api/told/push", push(service.url())).await.ok();
    game(&ann, &bob).await;
    let caught = service.wait_for(1).await.remove(0);
    hangs.wait_for(1).await;
    assert_eq!((caught.head["content-encoding"].as_str(), caught.head["ttl"].as_str()), ("aes128gcm", "86400"));
    let key = bob.get("/api/told").await.ok()["push_key"].as_str().unwrap().to_owned();
    let read = read_push(&caught.body, &[&caught.head["authorization"], &key]).await;
    let said: Value = serde_json::from_slice(&read).unwrap();
    assert_eq!(said["message"]["title"], "Your game with Ann has begun");
    assert_eq!(said["message"]["id"], caught.head["topic"]);
    let stop = said["message"]["stop"].clone();
    assert_eq!(stop["text"], "No more of these here");
    assert_eq!(said["claims"]["aud"], format!("http://127.0.0.1:{}", service.port));
    // Whoever has the message can stop what follows, without a session.
    let wants = async || bob.get("/api/told").await.ok()["places"][0]["wants"].clone();
    assert_ne!(wants().await, json!([]));
    assert_eq!(server.nobody().post(stop["path"].as_str().unwrap(), json!({})).await.status, 204);
    assert_eq!(wants().await, json!([]));
    // The one that hangs is tried again later.
    let person = id_of(&ann).await;
    for _ in 0..400 {
        let log = server.store.told_to(&person, 10).await.unwrap();
        if log.iter().any(|told| told.result.as_deref() == Some("again no answer in time")) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    let log = server.store.told_to(&person, 10).await.unwrap();
    assert!(log.iter().any(|told| told.result.as_deref() == Some("again no answer in time")), "{log:?}");
    // A browser that is no more is forgotten; so is one that signs out.
    service.answers(410);
    let place = bob.get("/api/told").await.ok()["places"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(bob.post(&format!("/api/told/places/{place}/test"), json!({})).await.status, 204);
    for _ in 0..400 {
        if bob.get("/api/told").await.ok()["places"] == json!([]) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert_eq!(bob.get("/api/told").await.ok()["places"], json!([]));
    assert_eq!(server.store.channels_of(&person).await.unwrap().len(), 1);
    ann.post("/api/sign-out", json!({})).await;
    assert_eq!(server.store.channels_of(&person).await.unwrap(), []);
    server.stop().await;
}

/// A server that sends e-mail to the catcher.
pub async fn with_mail(folder: &Folder, rates: Rates) -> (Server, Catcher) {
    let mail = Catcher::mail_server().await;
    let config = ToldConfig {
        smtp: Some(format!("smtp://127.0.0.1:{}", mail.port)),
        mail_from: Some("Tharos <tharos@example.org>".into()),
        site: Some("https://tharos.example.org".into()),
        timeout: Duration::from_secs(10),
        ..generous().told
    };
    (Server::start(folder.store().await, Config { rates, ..told(config) }).await, mail)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_e_mail_address_is_confirmed_used_changed_and_stopped() {
    let folder = Folder::new();
    let (server, mail) = with_mail(&folder, generous().rates).await;
    let (ann, bob) = (account(&server, "ann").await, server.guest("Bob").await);
    let set = async |address: &str, password: &str| {
        ann.post("/api/told/email", json!({ "address": address, "password": password })).await
    };
    set("ann@example.org", "wrong horse!").await.fails(401, "wrong_password");
    set("not an address", "correct horse").await.fails(422, "bad_name");
    assert_eq!(set("ann@example.org", "correct horse").await.status, 204);
    let letter = mail.wait_for(1).await.remove(0);
    assert_eq!(letter.head["to"], "ann@example.org");
    let nobody = server.nobody();
    // Before it is confirmed nothing goes there, not even a link for a new password.
    assert_eq!(nobody.post("/api/password-forgotten", json!({ "address": "ann@example.org" })).await.status, 204);
    let token = letter.link("https://tharos.example.org/confirm/");
    nobody.post("/api/told/confirm", json!({ "token": "aaaa" })).await.fails(409, "link_used");
    assert_eq!(nobody.post("/api/told/confirm", json!({ "token": token })).await.status, 204);
    nobody.post("/api/told/confirm", json!({ "token": token })).await.fails(409, "link_used");
    assert_eq!(ann.get("/api/told").await.ok()["places"][0]["confirmed"], true);

    // It tells of a game, and can be stopped without signing in, but not by a link that somebody made up.
    game(&ann, &bob).await;
    let letter = mail.wait_for(2).await.remove(1);
    assert!(letter.text().contains("https://tharos.example.org/t/"), "{}", letter.text());
    assert_eq!(letter.head["list-unsubscribe-post"], "List-Unsubscribe=One-Click");
    assert!(letter.head["message-id"].ends_with("@example.org>"));
    let stop = letter.link("https://tharos.example.org/stop/");
    let mut forged = stop.clone();
    forged.replace_range(30..31, if &stop[30..31] == "a" { "b" } else { "a" });
    let post = |token: &str| reqwest::Client::new().post(format!("{}/api/told/stop/{token}", server.base)).send();
    assert_eq!(post(&forged).await.unwrap().status(), 409);
    assert!(ann.get("/api/told").await.ok()["places"][0]["wants"].as_array().unwrap().len() > 3);
    // As a mail program does it: without cookies or origin.
    assert_eq!(post(&stop).await.unwrap().status(), 204);
    assert_eq!(ann.get("/api/told").await.ok()["places"][0]["wants"], json!([]));

    // A forgotten password: the same answer whether or not there is such an address.
    all_is_sent(&server.store, &id_of(&ann).await).await;
    let before = mail.all().len();
    for address in ["nobody@example.org", "Ann@Example.org"] {
        assert_eq!(nobody.post("/api/password-forgotten", json!({ "address": address })).await.status, 204);
    }
    let letter = mail.wait_for(before + 1).await.remove(before);
    assert_eq!(letter.head["to"], "ann@example.org");
    let token = letter.link("https://tharos.example.org/reset/");
    let reset = json!({ "token": token, "password": "another horse" });
    assert_eq!(nobody.post("/api/password-reset", reset).await.status, 204);
    ann.get("/api/told").await.fails(401, "no_session");
    let ann = server.nobody();
    ann.post("/api/sign-in", json!({ "login": "ann", "password": "another horse" })).await.ok();

    // Another address: the old one hears of it and holds until the new one is confirmed.
    let before = mail.all().len();
    let wish = json!({ "address": "ann@example.net", "password": "another horse" });
    assert_eq!(ann.post("/api/told/email", wish).await.status, 204);
    let letters = mail.wait_for(before + 2).await.split_off(before);
    let to = |address: &str| letters.iter().find(|letter| letter.head["to"] == address).unwrap();
    assert!(to("ann@example.org").text().contains("change your password"));
    assert_eq!(server.store.channels_at("ann@example.org", 9).await.unwrap().len(), 1);
    let token = to("ann@example.net").link("https://tharos.example.org/confirm/");
    assert_eq!(nobody.post("/api/told/confirm", json!({ "token": token })).await.status, 204);
    assert_eq!(server.store.channels_at("ann@example.org", 9).await.unwrap().len(), 0);
    assert_eq!(server.store.channels_at("ann@example.net", 9).await.unwrap()[0].wants, 0, "chosen as before");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_floods_a_mailbox() {
    let folder = Folder::new();
    let (server, mail) =
        with_mail(&folder, Rates { mails: Rates::default().mails, links: Rates::default().links, ..generous().rates })
            .await;
    let ann = account(&server, "ann").await;
    let wish = json!({ "address": "ann@example.org", "password": "correct horse" });
    assert_eq!(ann.post("/api/told/email", wish).await.status, 204);
    let token = mail.wait_for(1).await[0].link("https://tharos.example.org/confirm/");
    server.nobody().post("/api/told/confirm", json!({ "token": token })).await;
    let hook = Catcher::new(200).await;
    ann.post("/api/told/webhook", json!({ "url": hook.url() })).await.ok();
    let mut slowed = 0;
    for _ in 0..30 {
        let answer = server.nobody().post("/api/password-forgotten", json!({ "address": "ann@example.org" })).await;
        slowed += usize::from(answer.status == 429);
    }
    assert!(slowed >= 18, "{slowed}");
    all_is_sent(&server.store, &id_of(&ann).await).await;
    let resets = mail.all().iter().filter(|letter| letter.text().contains("/reset/")).count();
    assert!((1..=3).contains(&resets), "{resets}");
    // Chat by many lines is one message, and only to who is away.
    let bob = server.guest("Bob").await;
    let id = game(&ann, &bob).await;
    for text in 0..20 {
        bob.post(&format!("/api/tables/{id}/chat"), json!({ "text": format!("hello {text}") })).await.ok();
    }
    all_is_sent(&server.store, &id_of(&ann).await).await;
    let letters = mail.all();
    let wrote = letters.iter().filter(|letter| letter.text().contains("Bob wrote at your table")).count();
    assert_eq!((wrote, hook.events("wrote").len()), (1, 1));
    assert_eq!(hook.events("wrote")[0]["text"], "Bob wrote at your table");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_once_that_a_game_is_over() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (account(&server, "ann").await, account(&server, "bob").await);
    let hooks = [Catcher::new(200).await, Catcher::new(200).await];
    for (who, hook) in [&ann, &bob].into_iter().zip(&hooks) {
        who.post("/api/told/webhook", json!({ "url": hook.url() })).await.ok();
    }
    let id = game(&ann, &bob).await;
    let over = play_on(&[&ann, &bob], &id, &mut tharos_rules::Fast::new(5), 20_000).await;
    assert_eq!(over["phase"], "over");
    for (who, hook, other) in [(&ann, &hooks[0], "bob"), (&bob, &hooks[1], "ann")] {
        all_is_sent(&server.store, &id_of(who).await).await;
        let ended = hook.events("ended");
        assert_eq!(ended.len(), 1, "{ended:?}");
        assert_eq!(
            (&ended[0]["table"], &ended[0]["text"]),
            (&json!(id), &json!(format!("Your game with {other} is over")))
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_makes_up_links_is_slowed_down() {
    let folder = Folder::new();
    let rates = Rates { sign_ins: Rate { per_minute: 1, at_once: 3 }, ..generous().rates };
    let server = Server::start(folder.store().await, Config { rates, behind_proxy: true, ..generous() }).await;
    let nobody = server.nobody();
    let stop = async |from: &str| {
        nobody.send(nobody.request(Method::POST, "/api/told/stop/aaaa").header("x-forwarded-for", from)).await
    };
    let confirm = async |from: &str| {
        let request = nobody.request(Method::POST, "/api/told/confirm").header("x-forwarded-for", from);
        nobody.send(request.json(&json!({ "token": "aaaa" }))).await
    };
    for _ in 0..4 {
        stop("203.0.113.1").await.fails(409, "link_used");
        confirm("203.0.113.2").await.fails(409, "link_used");
    }
    // Whoever has guessed too often of one sort guesses none of the other.
    for from in ["203.0.113.1", "203.0.113.2"] {
        stop(from).await.fails(429, "slow_down");
        confirm(from).await.fails(429, "slow_down");
    }
    confirm("203.0.113.3").await.fails(409, "link_used");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_are_listed_and_signed_out() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = account(&server, "ann").await;
    let phone = server.nobody();
    let agent = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0";
    let sign_in = phone.request(Method::POST, "/api/sign-in").header("user-agent", agent);
    phone.send(sign_in.json(&json!({ "login": "ann", "password": "correct horse" }))).await.ok();
    let devices = ann.get("/api/devices").await.ok();
    assert_eq!(devices["devices"].as_array().unwrap().len(), 2, "{devices}");
    let there = devices["devices"].as_array().unwrap().iter().find(|device| device["here"] == false).unwrap().clone();
    assert_eq!(there["agent"], "Firefox/Android");
    let path = format!("/api/devices/{}", there["id"].as_str().unwrap());
    delete(&server.guest("Eve").await, &path).await.fails(404, "not_found");
    assert_eq!(delete(&ann, &path).await.status, 204);
    phone.get("/api/devices").await.fails(401, "no_session");
    assert_eq!(ann.get("/api/devices").await.ok()["devices"].as_array().unwrap().len(), 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn my_data_is_one_file_with_my_games() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (account(&server, "ann").await, account(&server, "bob").await);
    let record: Value = serde_json::from_str(include_str!("../../../../records/v1/2-players.json")).unwrap();
    ann.post("/api/records", record.clone()).await.ok();
    let id = game(&ann, &bob).await;
    let mut said = Value::Null;
    for (who, text) in [(&ann, "mine"), (&bob, "a word of another person")] {
        said = who.post(&format!("/api/tables/{id}/chat"), json!({ "text": text })).await.ok()["seq"].clone();
    }
    ann.post("/api/told/webhook", json!({ "url": "https://example.org/hook" })).await.ok();
    ann.post("/api/lists", json!({ "who": { "name": "bob" }, "list": "friend", "on": true })).await.ok();
    ann.post("/api/wish", json!({ "wish": { "players": 3 } })).await.ok();
    ann.post("/api/reports", json!({ "table": id, "seq": said, "text": "please look" })).await.ok();
    ann.post("/api/progress", json!({ "lessons": {}, "puzzles": {}, "streak": { "last": 0, "length": 0 } })).await.ok();
    let cup =
        json!({ "name": "Cup", "players": 2, "rounds": 1, "hours": 24, "clock": { "kind": "none" }, "public": false });
    let cup = ann.post("/api/cups", cup).await.ok()["cup"]["id"].clone();
    let person = id_of(&ann).await;
    let tried = DailyTry { day: 20_000, person, table: String::new(), ranked: true, started: 5, result: None };
    assert!(server.store.begin_daily(&tried).await.unwrap());
    let answer = ann.get("/api/me/data").await;
    assert!(answer.headers["content-disposition"].to_str().unwrap().contains("tharos-data.json"));
    let data = answer.ok();
    assert_eq!(data["person"]["login"], "ann");
    assert_eq!(data["told"]["places"][0]["address"], "https://example.org/hook");
    let meeting = &data["meeting"];
    assert_eq!(meeting["lists"]["friends"][0]["name"], "bob");
    assert_eq!((&meeting["wish"]["wish"]["players"], &meeting["shown"]["rating"]), (&json!(3), &json!(true)));
    assert_eq!((&meeting["reports"][0]["text"], &meeting["invitations"]), (&json!("please look"), &json!([])));
    assert_eq!((&data["daily"][0]["day"], &data["ratings"]), (&json!(20_000), &json!([])));
    assert_eq!((&data["tournaments"][0]["id"], &data["tournaments"][0]["opened"]), (&cup, &json!(true)));
    assert!(data["progress"].is_object(), "{}", data["progress"]);
    let games = data["games"].as_array().unwrap();
    assert_eq!(games.len(), 2);
    let over = games.iter().find(|game| game["phase"] == "over").unwrap();
    assert_eq!(over["record"]["entries"], record["entries"]);
    let running = games.iter().find(|game| game["phase"] == "running").unwrap();
    assert_eq!((running["record"].clone(), running["my_messages"][0]["text"].as_str()), (Value::Null, Some("mine")));
    let text = data.to_string();
    for secret in ["a word of another person", "argon2", "\"seed\":null"] {
        assert!(!text.contains(secret), "{secret}");
    }
    server.nobody().get("/api/me/data").await.fails(401, "no_session");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_deletes_an_account_can_come_back_for_14_days() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = account(&server, "ann").await;
    ann.post("/api/told/webhook", json!({ "url": "https://example.org/hook" })).await.ok();
    let person = id_of(&ann).await;
    let credentials = json!({ "login": "ann", "password": "correct horse" });
    let leave = async |ann: &Client| {
        let request = ann.request(Method::DELETE, "/api/account").json(&json!({ "password": "correct horse" }));
        assert_eq!(ann.send(request).await.status, 204);
        ann.get("/api/told").await.fails(401, "no_session");
    };
    leave(&ann).await;
    server.clock.skip(13 * DAY);
    server.app.sweep_people().await.unwrap();
    ann.post("/api/sign-in", credentials.clone()).await.ok();
    server.clock.skip(2 * DAY);
    server.app.sweep_people().await.unwrap();
    assert_eq!(ann.get("/api/told").await.ok()["places"].as_array().unwrap().len(), 1, "everything is there");
    leave(&ann).await;
    server.clock.skip(14 * DAY + 1);
    server.app.sweep_people().await.unwrap();
    ann.post("/api/sign-in", credentials).await.fails(401, "wrong_password");
    assert_eq!(server.store.channels_of(&person).await.unwrap(), []);
    assert_eq!(server.store.person(&person).await.unwrap().unwrap().name, "");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_told_is_not_kept_for_ever() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let hook = Catcher::new(200).await;
    let ann = account(&server, "ann").await;
    ann.post("/api/told/webhook", json!({ "url": hook.url() })).await.ok();
    let person = id_of(&ann).await;
    let place = server.store.channels_of(&person).await.unwrap().remove(0);
    let now = server.clock.now();
    for number in 0..230 {
        let kind = tharos_store::CauseKind::Test;
        assert!(server.store.write_to(&place, kind, number, now, "{}").await.unwrap());
        assert!(!server.store.write_to(&place, kind, number, now, "{}").await.unwrap(), "one cause is one row");
    }
    all_is_sent(&server.store, &person).await;
    server.app.sweep_people().await.unwrap();
    assert_eq!(server.store.told_to(&person, 1000).await.unwrap().len(), 200);
    server.clock.skip(31 * DAY);
    server.app.sweep_people().await.unwrap();
    assert_eq!(server.store.told_to(&person, 1000).await.unwrap(), []);
    server.stop().await;
}

/// A passkey in software.
pub struct Authenticator {
    pair: ring::signature::EcdsaKeyPair,
    name: [u8; 32],
    counter: u32,
}

impl Authenticator {
    fn new() -> Self {
        let (algorithm, random) = (&ring::signature::ECDSA_P256_SHA256_ASN1_SIGNING, ring::rand::SystemRandom::new());
        let kept = ring::signature::EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        let pair = ring::signature::EcdsaKeyPair::from_pkcs8(algorithm, kept.as_ref(), &random).unwrap();
        Authenticator { pair, name: [7; 32], counter: 1 }
    }

    fn said(kind: &str, challenge: &Value, origin: &str) -> Vec<u8> {
        json!({ "type": kind, "challenge": challenge, "origin": origin }).to_string().into_bytes()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let mut data = ring::digest::digest(&ring::digest::SHA256, b"127.0.0.1").as_ref().to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    fn make(&self, challenge: &Value, origin: &str) -> Value {
        use ring::signature::KeyPair;
        let mut data = self.data(0x45);
        data.extend([0; 16]);
        data.extend(32u16.to_be_bytes());
        data.extend(self.name);
        let head = "3059301306072a8648ce3d020106082a8648ce3d030107034200";
        let mut key: Vec<u8> =
            (0..head.len()).step_by(2).map(|k| u8::from_str_radix(&head[k..k + 2], 16).unwrap()).collect();
        key.extend(self.pair.public_key().as_ref());
        json!({
            "credential": write(&self.name), "client_data": write(&Self::said("webauthn.create", challenge, origin)),
            "auth_data": write(&data), "public_key": write(&key),
        })
    }

    fn sign(&self, challenge: &Value, origin: &str) -> Value {
        let (said, data) = (Self::said("webauthn.get", challenge, origin), self.data(0x05));
        let text = [&data[..], ring::digest::digest(&ring::digest::SHA256, &said).as_ref()].concat();
        let signature = self.pair.sign(&ring::rand::SystemRandom::new(), &text).unwrap();
        json!({
            "credential": write(&self.name), "client_data": write(&said), "auth_data": write(&data),
            "signature": write(signature.as_ref()),
        })
    }
}

fn write(bytes: &[u8]) -> String {
    use base64::Engine;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(bytes)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_signs_in_once_for_each_challenge() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = account(&server, "ann").await;
    let mut key = Authenticator::new();
    ann.post("/api/passkeys/challenge", json!({ "password": "wrong horse!" })).await.fails(401, "wrong_password");
    let challenge = ann.post("/api/passkeys/challenge", json!({ "password": "correct horse" })).await.ok();
    let new = key.make(&challenge["challenge"], &server.base);
    ann.post("/api/passkeys", key.make(&challenge["challenge"], "https://evil.example"))
        .await
        .fails(400, "bad_request");
    // Somebody else cannot use the challenge.
    account(&server, "eve").await.post("/api/passkeys", new.clone()).await.fails(409, "link_used");
    let challenge = ann.post("/api/passkeys/challenge", json!({ "password": "correct horse" })).await.ok();
    let new = key.make(&challenge["challenge"], &server.base);
    assert_eq!(ann.post("/api/passkeys", new.clone()).await.status, 204);
    ann.post("/api/passkeys", new).await.fails(409, "link_used");
    assert_eq!(ann.get("/api/devices").await.ok()["passkeys"].as_array().unwrap().len(), 1);

    let phone = server.nobody();
    let challenge = async || phone.post("/api/passkey-challenge", json!({})).await.ok()["challenge"].clone();
    key.counter = 2;
    let signed = key.sign(&challenge().await, &server.base);
    assert_eq!(phone.post("/api/passkey-sign-in", signed.clone()).await.ok()["name"], "ann");
    assert_eq!(phone.get("/api/devices").await.ok()["devices"].as_array().unwrap().len(), 2);
    let wrong =
        async |body: Value| server.nobody().post("/api/passkey-sign-in", body).await.fails(401, "wrong_password");
    wrong(signed).await;
    // A copy of the key counts from where it was copied.
    key.counter = 1;
    wrong(key.sign(&challenge().await, &server.base)).await;
    key.counter = 3;
    wrong(key.sign(&challenge().await, "https://evil.example")).await;
    wrong(Authenticator { counter: 9, ..Authenticator::new() }.sign(&challenge().await, &server.base)).await;
    wrong(key.sign(&json!("bm8gY2hhbGxlbmdl"), &server.base)).await;
    let id = ann.get("/api/devices").await.ok()["passkeys"][0]["id"].as_str().unwrap().to_owned();
    delete(&server.guest("Eve").await, &format!("/api/passkeys/{id}")).await.fails(404, "not_found");
    assert_eq!(delete(&ann, &format!("/api/passkeys/{id}")).await.status, 204);
    wrong(key.sign(&challenge().await, &server.base)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_hears_of_a_new_passkey_by_e_mail() {
    let folder = Folder::new();
    let (server, mail) = with_mail(&folder, generous().rates).await;
    let ann = account(&server, "ann").await;
    let wish = json!({ "address": "ann@example.org", "password": "correct horse" });
    assert_eq!(ann.post("/api/told/email", wish).await.status, 204);
    let token = mail.wait_for(1).await[0].link("https://tharos.example.org/confirm/");
    assert_eq!(ann.post("/api/told/confirm", json!({ "token": token })).await.status, 204);
    let challenge = ann.post("/api/passkeys/challenge", json!({ "password": "correct horse" })).await.ok();
    let new = Authenticator::new().make(&challenge["challenge"], &server.base);
    assert_eq!(ann.post("/api/passkeys", new).await.status, 204);
    let letter = mail.wait_for(2).await.remove(1);
    assert_eq!(letter.head["subject"], "A new passkey for your account");
    assert!(letter.text().contains("https://tharos.example.org/settings"), "{}", letter.text());
    assert_eq!(letter.head.get("list-unsubscribe"), None, "it belongs to the account");
    // Whoever believes that somebody else has one changes the password, and all of them go.
    let change = |drop: bool| json!({ "old": "correct horse", "new": "correct horse", "drop_passkeys": drop });
    for (drop, left) in [(false, 1), (true, 0)] {
        assert_eq!(ann.post("/api/password", change(drop)).await.status, 204);
        assert_eq!(ann.get("/api/devices").await.ok()["passkeys"].as_array().unwrap().len(), left);
    }
    server.stop().await;
}

/// A go that a plan plays is no reason to come; one at which it stops is.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_a_plan_is_told_when_it_stops_and_not_before() {
    let folder = Folder::new();
    let hook = Catcher::new(200).await;
    let server = Server::new(&folder).await;
    let (ann, bob) = (account(&server, "ann").await, server.guest("Bob").await);
    ann.post("/api/told/webhook", json!({ "url": hook.url() })).await.ok();
    let id = game(&ann, &bob).await;
    let person = id_of(&ann).await;
    let turns = async |seen: usize| {
        let log = all_is_sent(&server.store, &person).await;
        let about = log.iter().filter(|told| told.kind == tharos_store::CauseKind::Turn);
        about.count().saturating_sub(seen)
    };
    // Bob thinks, and Ann could do something in her next go that can follow at once.
    let mut random = tharos_rules::Fast::new(4);
    let first = loop {
        play_to_a_choice(&[&ann, &bob], &id).await;
        let foreseen = ann.post(&format!("/api/tables/{id}/foresee"), json!({ "seat": 0, "steps": [] })).await;
        if foreseen.status.is_success() {
            let mut found = None;
            for action in legal(&foreseen.body) {
                let steps = json!({ "seat": 0, "steps": [action] });
                let next = ann.post(&format!("/api/tables/{id}/foresee"), steps).await;
                let goes_on = next.status.is_success() && !next.body["position"].is_null();
                if goes_on
                    && action["do"] != "use_trans"
                    && action["do"] != "flip"
                    && !action["do"].as_str().unwrap().starts_with("card")
                {
                    found = Some(action);
                    break;
                }
            }
            if let Some(action) = found {
                break action;
            }
        }
        play_on(&[&ann, &bob], &id, &mut random, 1).await;
    };
    let seen = turns(0).await;
    let seq = ann.info(&id).await["seq"].clone();
    let steps = json!([{ "action": first }]);
    ann.post(&format!("/api/tables/{id}/plan"), json!({ "seat": 0, "seq": seq, "steps": steps })).await.ok();
    // Bob decides until her plan has played and she is asked again; nobody else decides for her.
    let mut bobs = tharos_rules::Fast::new(9);
    loop {
        let info = ann.info(&id).await;
        let plan = &info["seats"][0]["plan"];
        if plan["steps"][0]["played"] == false {
            assert_eq!(turns(seen).await, 0, "the plan plays this go");
        }
        if !plan["ended"].is_null() {
            break;
        }
        if info["asked"] == 1 {
            play_on(&[&ann, &bob], &id, &mut bobs, 1).await;
        } else {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    let info = ann.info(&id).await;
    assert_eq!((&info["asked"], &info["seats"][0]["plan"]["ended"]["why"]), (&json!(0), &json!("done")));
    assert_eq!(turns(seen).await, 1, "now she is asked");
    server.stop().await;
}

pub const HOUR: i64 = DAY / 24;

/// In play over days whoever lets a go wait is reminded once, when a quarter of the time is left, and not if the go is over.
#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_comes_before_the_time_is_up() {
    let folder = Folder::new();
    let hook = Catcher::new(200).await;
    let server = Server::new(&folder).await;
    let (ann, bob) = (account(&server, "ann").await, server.guest("Bob").await);
    ann.post("/api/told/webhook", json!({ "url": hook.url() })).await.ok();
    let clock = json!({ "clock": { "kind": "move", "seconds": 24 * 60 * 60 } });
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), clock).await;
    let id = table["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{id}/sit"), json!({})).await.ok();
    until_asked(&[&ann, &bob], id, 0).await;
    let person = id_of(&ann).await;
    let late = async || {
        let log = server.store.told_to(&person, 200).await.unwrap();
        log.into_iter().filter(|told| told.kind == tharos_store::CauseKind::Late).collect::<Vec<_>>()
    };
    let open = async || late().await.into_iter().filter(|told| told.done.is_none()).count();
    let before = open().await;
    assert!(before > 0, "it waits");
    server.clock.skip(17 * HOUR);
    // Every message that is due is sent before anything that comes later.
    let place = ann.get("/api/told").await.ok()["places"][0]["id"].as_str().unwrap().to_owned();
    ann.post(&format!("/api/told/places/{place}/test"), json!({})).await.ok();
    while hook.events("test").is_empty() {
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert!(hook.events("late").is_empty(), "there is time enough");
    server.clock.skip(HOUR + 60_000);
    for _ in 0..800 {
        if !hook.events("late").is_empty() && open().await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert_eq!((hook.events("late").len(), open().await), (1, 0), "once, and those of earlier goes are forgotten");
    // The next go has a reminder of its own; Ann decides in time, and nobody reminds her.
    let game = ann.game(id, 0).await;
    ann.play(id, 0, &game["seq"], &legal(&game)[0]).await.ok();
    until_asked(&[&ann, &bob], id, 1).await;
    server.clock.skip(19 * HOUR);
    for _ in 0..800 {
        if open().await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert_eq!((hook.events("late").len(), open().await), (1, 0));
    server.stop().await;
}

/// Once everybody has left, the table waits, and tells the person it waits for.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_pauses_tells_whom_it_waits_for() {
    let folder = Folder::new();
    let hook = Catcher::new(200).await;
    let server = Server::new(&folder).await;
    let (ann, bob) = (account(&server, "ann").await, server.guest("Bob").await);
    ann.post("/api/told/webhook", json!({ "url": hook.url() })).await.ok();
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{id}/sit"), json!({})).await.ok();
    until_asked(&[&ann, &bob], id, 0).await;
    let person = id_of(&ann).await;
    let turns = async || {
        let log = server.store.told_to(&person, 200).await.unwrap();
        log.iter().filter(|told| told.kind == tharos_store::CauseKind::Turn).count()
    };
    let before = turns().await;
    bob.post(&format!("/api/tables/{id}/leave"), json!({})).await.ok();
    assert_eq!(turns().await, before, "Ann is still there");
    ann.post(&format!("/api/tables/{id}/leave"), json!({})).await.ok();
    assert_eq!(turns().await, before + 1, "nobody is");
    server.stop().await;
}
