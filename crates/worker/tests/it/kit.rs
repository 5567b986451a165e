//! A page with a device: it keeps what it is told to keep, and opens tables when asked to.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tharos_worker::{Device, Message};

#[derive(Default)]
pub struct Page {
    pub device: Device,
    pub now: i64,
    /// What the page has kept: tables, and the lines of their logs.
    pub docs: BTreeMap<String, Value>,
    pub lines: BTreeMap<String, Vec<Value>>,
    asked: u8,
}

impl Page {
    pub fn tell(&mut self, message: Value) -> Value {
        let message: Message = serde_json::from_value(message).expect("a message");
        let mut answer = serde_json::to_value(self.device.receive(message)).expect("JSON");
        for write in answer["writes"].take().as_array().into_iter().flatten() {
            let id = write["id"].as_str().expect("an id").to_owned();
            self.docs.insert(id.clone(), write["doc"].clone());
            self.lines.entry(id).or_default().extend(write["lines"].as_array().expect("lines").clone());
        }
        answer
    }

    /// Asks as a page asks a server; a table that is needed is opened first.
    pub fn ask(&mut self, method: &str, path: &str, query: Value, body: Value) -> (u64, Value) {
        self.asked = self.asked.wrapping_add(1);
        let entropy: Vec<u8> = (0..64u8).map(|byte| byte.wrapping_mul(self.asked)).collect();
        loop {
            let now = self.now;
            let answer = self.tell(json!({
                "do": "ask", "method": method, "path": path, "query": query, "body": body, "name": "Ann", "now": now,
                "entropy": entropy,
            }));
            match answer["need"].as_str() {
                Some(id) => self.open(id),
                None => return (answer["status"].as_u64().expect("a status"), answer["body"].clone()),
            }
        }
    }

    pub fn get(&mut self, path: &str, query: Value) -> Value {
        let (status, body) = self.ask("get", path, query, Value::Null);
        assert_eq!(status, 200, "{path}: {body}");
        body
    }

    pub fn post(&mut self, path: &str, body: Value) -> Value {
        let (status, body) = self.ask("post", path, Value::Null, body);
        assert_eq!(status, 200, "{path}: {body}");
        body
    }

    fn open(&mut self, id: &str) {
        let lines = self.lines[id].clone();
        assert_eq!(self.tell(json!({ "do": "open", "id": id, "lines": lines }))["status"], 204);
    }

    /// The page is closed and opened again: all that is left is what it kept.
    pub fn reload(&mut self) {
        self.device = Device::default();
        for (id, doc) in self.docs.clone() {
            self.tell(json!({ "do": "know", "id": id, "doc": doc }));
        }
    }

    /// Lets bots think and the table answer until a person is asked or the game is over; returns the position.
    pub fn settle(&mut self, id: &str) -> Value {
        loop {
            let next = self.tell(json!({ "do": "next", "id": id }));
            if next["need"].is_string() {
                self.open(id);
            } else if next["body"]["think"] == true {
                self.tell(json!({ "do": "think", "id": id, "now": self.now }));
            } else if let Some(due) = next["body"]["due"].as_i64() {
                self.now = self.now.max(due);
                self.tell(json!({ "do": "tick", "id": id, "now": self.now }));
            } else {
                return self.get(&format!("/api/tables/{id}"), Value::Null);
            }
        }
    }
}
