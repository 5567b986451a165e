//! A real server on a port of its own, and people who talk to it.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tharos_server::{App, Clock, Config, Quotas, Rate, Rates, StreamLimits, ToldConfig};
use tharos_store::Store;
use tokio::sync::oneshot;
use tokio_stream::StreamExt;

/// Limits that no test meets by accident.
pub fn generous() -> Config {
    let much = Rate { per_minute: 600_000, at_once: 100_000 };
    Config {
        bot_workers: 2,
        rates: Rates::all(much),
        quotas: Quotas::NONE,
        streams: StreamLimits::NONE,
        look_after_every: Duration::from_millis(200),
        told: ToldConfig {
            allow_private: true,
            every: Duration::from_millis(50),
            turn_after: 0,
            timeout: Duration::from_millis(500),
            ..ToldConfig::default()
        },
        ..Config::default()
    }
}

pub struct Server {
    pub base: String,
    pub app: App,
    pub clock: Clock,
    pub store: Store,
    stop: Option<oneshot::Sender<()>>,
    done: Option<tokio::task::JoinHandle<()>>,
}

/// A folder with a database that goes with the test.
pub struct Folder(tharos_testkit::Folder);

impl Folder {
    pub fn new() -> Self {
        Folder(tharos_testkit::Folder::new())
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("test.db")
    }

    pub async fn store(&self) -> Store {
        Store::sqlite(&self.file()).await.unwrap()
    }
}

impl Server {
    pub async fn start(store: Store, config: Config) -> Self {
        Server::start_at(store, config, Clock::new()).await
    }

    pub async fn start_at(store: Store, config: Config, clock: Clock) -> Self {
        let app = App::new(store.clone(), clock.clone(), config);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tharos_server::serve(app.clone(), listener, async move {
            let _ = stopped.await;
        });
        let done = tokio::spawn(async move { serving.await.unwrap() });
        Server { base, app, clock, store, stop: Some(stop), done: Some(done) }
    }

    /// A server on a new database, with limits that nobody meets.
    pub async fn new(folder: &Folder) -> Self {
        Server::start(folder.store().await, generous()).await
    }

    /// A node on this PostgreSQL database.
    pub async fn on(url: &str) -> Self {
        Server::start(Store::postgres(url).await.unwrap(), generous()).await
    }

    pub async fn guest(&self, name: &str) -> Client {
        let client = self.nobody();
        client.post("/api/guest", json!({ "name": name })).await.ok();
        client
    }

    pub fn nobody(&self) -> Client {
        Client::new(&self.base)
    }

    /// Stops as the operator would, and waits for the end.
    pub async fn stop(mut self) {
        drop(self.stop.take());
        self.done.take().unwrap().await.unwrap();
    }
}

#[derive(Clone)]
pub struct Client {
    pub http: reqwest::Client,
    pub base: String,
    pub bearer: Option<String>,
}

/// An answer, read.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub body: Value,
    pub headers: reqwest::header::HeaderMap,
}

impl Answer {
    #[track_caller]
    pub fn ok(self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.body);
        self.body
    }

    /// It is refused with this status and code.
    #[track_caller]
    pub fn fails(&self, status: u16, code: &str) {
        assert_eq!((self.status.as_u16(), self.body["error"].as_str()), (status, Some(code)), "{}", self.body);
    }
}

impl Client {
    pub fn new(base: &str) -> Self {
        let http = reqwest::Client::builder().cookie_store(true).build().unwrap();
        Client { http, base: base.to_owned(), bearer: None }
    }

    /// The same person on another node, or after a restart.
    pub fn at(&self, server: &Server) -> Self {
        Client { base: server.base.clone(), ..self.clone() }
    }

    pub fn with_token(base: &str, token: &str) -> Self {
        Client { bearer: Some(token.to_owned()), ..Client::new(base) }
    }

    pub fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match &self.bearer {
            Some(token) => request.bearer_auth(token),
            None => request.header("origin", &self.base),
        }
    }

    pub async fn send(&self, request: reqwest::RequestBuilder) -> Answer {
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let text = response.text().await.unwrap();
        let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
        Answer { status, body, headers }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(self.request(Method::POST, path).json(&body)).await
    }

    /// A table with these seats, and other settings than the usual ones.
    pub async fn table(&self, seats: Value, settings: Value) -> Value {
        let mut all = json!({
            "public": false, "spectators": true, "live_vp": true, "hints": true, "start": "full",
            "clock": { "kind": "none" },
            "options": { "manipulator_at_most_7": false, "solo_b2_combat_points": false, "banker_bonus_not_doubled": false }
        });
        for (name, value) in settings.as_object().unwrap() {
            all[name] = value.clone();
        }
        self.post("/api/tables", json!({ "seats": seats, "settings": all, "contribution": "ab".repeat(32) })).await.ok()
    }

    pub async fn game(&self, id: &str, seat: u64) -> Value {
        self.get(&format!("/api/tables/{id}/game?as={seat}")).await.ok()
    }

    pub async fn info(&self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await.ok()
    }

    /// Plays the first legal decision that `choose` likes, or any; returns the answer.
    pub async fn play(&self, id: &str, seat: u64, seq: &Value, action: &Value) -> Answer {
        static KEY: AtomicU32 = AtomicU32::new(0);
        let key = format!("key-{}", KEY.fetch_add(1, Ordering::Relaxed));
        let body = json!({ "seat": seat, "seq": seq, "key": key, "action": action });
        self.post(&format!("/api/tables/{id}/play"), body).await
    }

    pub async fn stream(&self, id: &str, query: &str) -> Stream {
        let response = self.request(Method::GET, &format!("/api/tables/{id}/stream?{query}")).send().await.unwrap();
        assert_eq!(response.status(), 200, "{}", response.text().await.unwrap());
        Stream::new(response)
    }
}

/// The legal decisions of a game as the server shows it.
pub fn offers(game: &Value) -> Vec<tharos_rules::Offered> {
    let graph: tharos_rules::OfferGraph = serde_json::from_value(game["position"]["legal"].clone()).unwrap();
    graph.offers().unwrap()
}

/// The same one by one; of a choice of dice, one decision.
pub fn legal(game: &Value) -> Vec<Value> {
    offers(game).iter().map(|offered| serde_json::to_value(offered.first()).unwrap()).collect()
}

/// Whether a bot decides there, for itself or for a person.
pub fn is_bots(info: &Value, seat: u64) -> bool {
    let seat = &info["seats"][seat as usize];
    seat["level"].is_string() || seat["played_by"].is_object()
}

/// Lets whoever is asked decide at random, until the game is over or `steps` decisions are made. `players` are the
/// clients by seat; seats of bots have the client of somebody who looks on.
pub async fn play_on(players: &[&Client], id: &str, random: &mut tharos_rules::Fast, steps: usize) -> Value {
    use tharos_rules::Random;
    // Whoever reads the whole log again for every decision reads for minutes.
    let mut known = Value::from(0);
    for _ in 0..steps {
        let info = players[0].info(id).await;
        if info["phase"] != "running" {
            return info;
        }
        let Some(seat) = info["asked"].as_u64() else { continue };
        if is_bots(&info, seat) {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        let player = players[seat as usize];
        let game = player.get(&format!("/api/tables/{id}/game?as={seat}&after={known}")).await.ok();
        if game["position"].is_null() {
            // The game has not moved since what was read last: then somebody else was asked, or the other node lags behind.
            known = Value::from(0);
            continue;
        }
        known = game["seq"].clone();
        let legal = legal(&game);
        if legal.is_empty() {
            continue;
        }
        let action = &legal[random.below(legal.len() as u32) as usize];
        let answer = player.play(id, seat, &game["seq"], action).await;
        assert!(answer.status.is_success() || answer.body["error"] == "stale", "{answer:?} for {action}");
    }
    players[0].info(id).await
}

/// Lets whoever is asked decide until a person has more than one answer, so that the table goes on by nobody else.
pub async fn play_to_a_choice(players: &[&Client], id: &str) {
    let mut random = tharos_rules::Fast::new(1);
    loop {
        let info = players[0].info(id).await;
        assert_eq!(info["phase"], "running");
        let seat = info["asked"].as_u64().expect("somebody is asked");
        if !is_bots(&info, seat) {
            let game = players[seat as usize].game(id, seat).await;
            if offers(&game).iter().map(tharos_rules::Offered::count).sum::<u64>() > 1 {
                return;
            }
        }
        play_on(players, id, &mut random, 1).await;
    }
}

type Chunks = std::pin::Pin<Box<dyn tokio_stream::Stream<Item = Vec<u8>> + Send>>;

/// A live stream.
pub struct Stream {
    chunks: Chunks,
    text: String,
    /// How often the server has said that it is there.
    pub pings: usize,
}

#[derive(Debug)]
pub struct StreamEvent {
    pub event: String,
    pub id: Option<String>,
    pub data: Value,
}

impl Stream {
    pub fn new(response: reqwest::Response) -> Self {
        let chunks = response.bytes_stream().map_while(Result::ok).map(|bytes| bytes.to_vec());
        Stream { chunks: Box::pin(chunks), text: String::new(), pings: 0 }
    }

    /// The next event; `None` when the stream has ended.
    pub async fn next(&mut self) -> Option<StreamEvent> {
        // Not the words that only keep the connection alive: an event.
        let until = tokio::time::Instant::now() + Duration::from_secs(20);
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.text = rest;
                if event.starts_with("event: ping\n") {
                    self.pings += 1;
                    continue;
                }
                let field = |name: &str| {
                    event.lines().find_map(|line| line.strip_prefix(&format!("{name}: "))).map(str::to_owned)
                };
                let Some(data) = field("data") else { continue };
                return Some(StreamEvent {
                    event: field("event").unwrap_or_default(),
                    id: field("id"),
                    data: serde_json::from_str(&data).unwrap(),
                });
            }
            let chunk = tokio::time::timeout_at(until, self.chunks.next()).await.expect("an event in time")?;
            self.text.push_str(std::str::from_utf8(&chunk).unwrap());
        }
    }

    /// The next update for which this holds.
    pub async fn until(&mut self, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let event = self.next().await.expect("the stream goes on");
            assert_eq!(event.event, "update", "{event:?}");
            assert_eq!(event.id, Some(event.data["seq"].to_string()));
            if holds(&event.data) {
                return event.data;
            }
        }
    }
}
