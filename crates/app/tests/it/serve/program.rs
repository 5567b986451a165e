//! The program in a process of its own, and somebody who plays there.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};

/// The program, which sees none of our options in its environment.
pub fn tharos() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tharos"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("THAROS_")) {
        command.env_remove(name);
    }
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub fn data(folder: &Path) -> [String; 4] {
    let [listen, dir] = ["--listen", "--data-dir"].map(str::to_owned);
    [listen, "127.0.0.1:0".to_owned(), dir, folder.display().to_string()]
}

/// It ends with code 1 and says why in one line, which is the answer.
pub fn fails(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert_eq!(text.lines().count(), 1, "one line: {text}");
    assert!(output.stdout.is_empty());
    text
}

/// A server that is up, and where.
pub struct Running {
    child: Child,
    pub address: String,
}

impl Running {
    pub fn start(command: &mut Command) -> Self {
        Running::of(command.spawn().unwrap())
    }

    /// Once it has said where it is.
    pub fn of(mut child: Child) -> Self {
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        assert!(address.contains(':'), "it prints its address: {line:?}");
        Running { child, address }
    }

    pub fn id(&self) -> String {
        self.child.id().to_string()
    }

    pub fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    pub fn stop(self) -> Output {
        self.stop_by("TERM")
    }

    /// The system or a terminal asks for the end.
    pub fn stop_by(mut self, signal: &str) -> Output {
        assert!(Command::new("kill").args([&format!("-{signal}"), &self.id()]).status().unwrap().success());
        let began = Instant::now();
        while self.child.try_wait().unwrap().is_none() {
            assert!(began.elapsed() < Duration::from_secs(15), "it ends in time");
            std::thread::sleep(Duration::from_millis(20));
        }
        self.child.wait_with_output().unwrap()
    }
}

/// Somebody who plays for all seats of a table.
pub struct Guest {
    http: reqwest::Client,
    base: String,
}

impl Guest {
    pub async fn come(server: &Running) -> Self {
        let http = reqwest::Client::builder().cookie_store(true).build().unwrap();
        let guest = Guest { http, base: format!("http://{}", server.address) };
        assert_eq!(guest.post("/api/guest", json!({ "name": "Ann" })).await.0, 200);
        guest
    }

    /// Somebody whose browser keeps this session.
    pub fn with_session(server: &Running, token: &str) -> Self {
        let cookie = format!("tharos_session={token}").parse().unwrap();
        let headers = [(reqwest::header::COOKIE, cookie)].into_iter().collect();
        let http = reqwest::Client::builder().default_headers(headers).build().unwrap();
        Guest { http, base: format!("http://{}", server.address) }
    }

    /// The same person after the server has come back elsewhere.
    pub fn at(self, server: &Running) -> Self {
        Guest { base: format!("http://{}", server.address), ..self }
    }

    async fn send(&self, method: Method, path: &str, body: Option<Value>) -> (u16, Value) {
        let request = self.http.request(method, format!("{}{path}", self.base)).header("origin", &self.base);
        let request = match body {
            Some(body) => request.json(&body),
            None => request,
        };
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap())
    }

    pub async fn get(&self, path: &str) -> Value {
        let (status, body) = self.look(path).await;
        assert_eq!(status, 200, "{path}: {body}");
        body
    }

    /// With its status, whatever that is.
    pub async fn look(&self, path: &str) -> (u16, Value) {
        self.send(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.send(Method::POST, path, Some(body)).await
    }

    /// The status of an answer without a body.
    pub async fn send_only(&self, path: &str, body: Value) -> u16 {
        let request = self.http.post(format!("{}{path}", self.base)).header("origin", &self.base);
        request.json(&body).send().await.unwrap().status().as_u16()
    }

    /// A new table for two on one device; answers its id.
    pub async fn table(&self) -> String {
        let seats = json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]);
        let (status, table) = self.post("/api/tables", json!({ "seats": seats })).await;
        assert_eq!(status, 200, "{table}");
        table["id"].as_str().unwrap().to_owned()
    }

    /// The request that decides whatever comes first.
    pub async fn decision(&self, table: &str, key: &str) -> Value {
        let seat = self.get(&format!("/api/tables/{table}")).await["asked"].clone();
        let (graph, seq) = self.offered(table).await;
        let action = graph.offers().unwrap()[0].first();
        json!({ "seat": seat, "seq": seq, "key": key, "action": action })
    }

    /// What is possible now, and the number of the last line.
    async fn offered(&self, table: &str) -> (tharos_rules::OfferGraph, Value) {
        let seat = self.get(&format!("/api/tables/{table}")).await["asked"].clone();
        let game = self.get(&format!("/api/tables/{table}/game?as={seat}")).await;
        (serde_json::from_value(game["position"]["legal"].clone()).unwrap(), game["seq"].clone())
    }

    /// Decides so often, and answers with the number of the last line. Where only one answer is possible the server may be
    /// quicker; then the next one is decided.
    pub async fn play(&self, table: &str, decisions: usize) -> Value {
        let mut seq = Value::Null;
        let mut done = 0;
        while done < decisions {
            let mut decision = self.decision(table, "").await;
            decision["key"] = json!(format!("at-{}", decision["seq"]));
            let (status, answer) = self.post(&format!("/api/tables/{table}/play"), decision).await;
            if (status, &answer["error"]) == (409, &"stale".into()) {
                continue;
            }
            assert_eq!(status, 200, "{answer}");
            seq = answer["seq"].clone();
            done += 1;
        }
        seq
    }

    /// Goes on until more than one answer is possible, so that the table waits; answers with the number of the last line.
    pub async fn play_to_a_choice(&self, table: &str) -> Value {
        loop {
            let seq = self.play(table, 1).await;
            let (graph, now) = self.offered(table).await;
            if now == seq && graph.offers().unwrap().iter().map(tharos_rules::Offered::count).sum::<u64>() > 1 {
                return seq;
            }
        }
    }
}
