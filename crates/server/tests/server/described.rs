//! The routes as the OpenAPI document describes them, with requests that could be meant seriously.

use reqwest::Method;
use serde_json::{Value, json};

use crate::kit::*;

pub const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

pub struct Operation {
    pub path: String,
    pub method: String,
    /// The schema of the body, if it has one.
    pub body: Option<Value>,
    /// The names after the question mark.
    pub query: Vec<String>,
}

/// All routes of the document.
pub fn operations() -> Vec<Operation> {
    let document = document();
    let mut found = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in METHODS.into_iter().filter(|method| item[method].is_object()) {
            let parameters = item[method]["parameters"].as_array().into_iter().flatten();
            let query =
                parameters.filter(|one| one["in"] == "query").map(|one| one["name"].as_str().unwrap().to_owned());
            let schema = &item[method]["requestBody"]["content"]["application/json"]["schema"];
            found.push(Operation {
                path: path.clone(),
                method: method.to_owned(),
                body: schema.is_object().then(|| schema.clone()),
                query: query.collect(),
            });
        }
    }
    assert!(found.len() >= 37, "{}", found.len());
    found
}

fn document() -> Value {
    serde_json::to_value(tharos_server::document()).unwrap()
}

impl Operation {
    pub fn method(&self) -> Method {
        self.method.to_uppercase().parse().unwrap()
    }

    pub fn is_write(&self) -> bool {
        self.method != "get"
    }

    /// The path with this table in it.
    pub fn place(&self, table: &str) -> String {
        self.path.replace("{id}", table).replace("{code}", "ABCDEF").replace("{entries}", "5")
    }

    /// The properties of the body, with `$ref` followed.
    pub fn properties(&self) -> Vec<String> {
        let document = document();
        let Some(schema) = &self.body else { return Vec::new() };
        let schema = match schema["$ref"].as_str() {
            Some(name) => &document["components"]["schemas"][name.rsplit('/').next().unwrap()],
            None => schema,
        };
        schema["properties"].as_object().map(|all| all.keys().cloned().collect()).unwrap_or_default()
    }

    /// A body that could be meant seriously, about seat 0 where it is about a seat.
    pub fn sample(&self, seq: &Value) -> Option<Value> {
        self.body.as_ref()?;
        let mut body = json!({});
        for property in self.properties() {
            body[&property] = match property.as_str() {
                "seat" => json!(0),
                "seq" => seq.clone(),
                "key" => json!("a-key"),
                "action" => json!({ "do": "pass" }),
                "steps" | "entries" => json!(1),
                "text" => json!("a word"),
                "about" => json!("undo"),
                "yes" => json!(true),
                "wish" => json!({ "kind": "open" }),
                "seats" => json!([{ "kind": "me" }]),
                "settings" => continue,
                "guild" => json!("future_horizon"),
                "contribution" => json!("ef".repeat(32)),
                "name" => json!("Somebody"),
                "login" => json!("somebody"),
                "password" => json!("correct horse"),
                other => panic!("{} {} has {other}: say here what it may hold", self.method, self.path),
            };
        }
        Some(body)
    }

    pub fn request(&self, client: &Client, path: &str, seq: &Value) -> reqwest::RequestBuilder {
        let request = client.request(self.method(), path);
        match self.sample(seq) {
            Some(body) => request.json(&body),
            None => request,
        }
    }
}
