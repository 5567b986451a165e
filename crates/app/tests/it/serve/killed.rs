//! A node of two is killed, and nobody misses a message that it owed.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sqlx::{Connection, Row};
use tharos_testkit::Postgres;

use super::program::{Guest, Running, tharos};

/// A machine that takes webhooks: what it was told, by the name of the message.
struct Hook {
    url: String,
    caught: Arc<Mutex<BTreeMap<String, Value>>>,
}

impl Hook {
    fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        let caught = Arc::<Mutex<BTreeMap<String, Value>>>::default();
        let kept = caught.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                // A node that is killed may leave half a message.
                if let Some(body) = take(stream.unwrap()) {
                    kept.lock().unwrap().insert(body["id"].as_str().unwrap().to_owned(), body);
                }
            }
        });
        Hook { url, caught }
    }

    /// The tables of which it heard that they have begun, once for each message that said so.
    fn began(&self) -> Vec<String> {
        let caught = self.caught.lock().unwrap();
        let events = caught.values().flat_map(|body| body["events"].as_array().unwrap());
        let began = events.filter(|event| event["kind"] == "began");
        began.map(|event| event["table"].as_str().unwrap().to_owned()).collect()
    }
}

fn take(stream: TcpStream) -> Option<Value> {
    let mut stream = BufReader::new(stream);
    let (mut line, mut length) = (String::new(), 0);
    while stream.read_line(&mut line).ok()? > 2 {
        if let Some(said) = line.to_lowercase().strip_prefix("content-length: ") {
            length = said.trim().parse().ok()?;
        }
        line.clear();
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).ok()?;
    stream.get_mut().write_all(b"HTTP/1.1 200 Taken\r\ncontent-length: 0\r\n\r\n").ok()?;
    serde_json::from_slice(&body).ok()
}

/// What the database says of the messages that games have begun.
async fn outcomes(url: &str) -> Vec<Option<String>> {
    let mut db = sqlx::PgConnection::connect(url).await.unwrap();
    let rows = sqlx::query("SELECT result FROM outbox WHERE kind = 'began'").fetch_all(&mut db).await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn what_a_killed_node_had_acknowledged_is_told_once_by_the_other() {
    let url = Postgres::shared().database();
    let node = || {
        let options = ["serve", "--listen", "127.0.0.1:0", "--allow-private", "--database", &url];
        Running::start(tharos().args(options))
    };
    let (first, second) = (node(), node());
    let hook = Hook::new();
    let ann = Guest::come(&first).await;
    assert_eq!(ann.post("/api/account", json!({ "login": "ann", "password": "correct horse" })).await.0, 200);
    assert_eq!(ann.post("/api/told/webhook", json!({ "url": hook.url })).await.0, 200);
    let bob = Guest::come(&first).await;
    let mut tables = BTreeSet::new();
    for _ in 0..5 {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let (status, table) = ann.post("/api/tables", json!({ "seats": seats })).await;
        assert_eq!(status, 200, "{table}");
        tables.insert(table["id"].as_str().unwrap().to_owned());
    }
    // Each game begins when Bob sits down. Nothing else is heard of the node after its last answer.
    for table in &tables {
        assert_eq!(bob.post(&format!("/api/tables/{table}/sit"), json!({})).await.0, 200);
    }
    first.stop_by("KILL");
    // If it had begun to send, the other one waits for two minutes before it does so.
    let began = Instant::now();
    while outcomes(&url).await != vec![Some("sent 200".to_owned()); tables.len()] {
        assert!(began.elapsed() < Duration::from_secs(200), "{:?}", outcomes(&url).await);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let told = hook.began();
    assert_eq!(told.len(), tables.len(), "{told:?}");
    assert_eq!(told.into_iter().collect::<BTreeSet<_>>(), tables);
    assert!(second.stop().status.success());
}
