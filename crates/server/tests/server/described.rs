//! The routes as the OpenAPI document describes them, with requests that could be meant seriously.

use std::sync::LazyLock;

use reqwest::Method;
use serde_json::{Value, json};

use crate::kit::*;
use tharos_server::document;

pub const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

pub struct Operation {
    pub path: String,
    pub method: String,
    /// The schema of the body, if it has one.
    pub body: Option<Value>,
    /// The names after the question mark.
    pub query: Vec<String>,
    /// The schema of a successful answer in JSON, if it has one.
    pub answer: Option<Value>,
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
                answer: item[method]["responses"]["200"]["content"]
                    .as_object()
                    .and_then(|content| content.get("application/json").or(content.get("text/event-stream")))
                    .map(|content| content["schema"].clone()),
            });
        }
    }
    assert!(found.len() >= 37, "{}", found.len());
    found
}

impl Operation {
    pub fn method(&self) -> Method {
        self.method.to_uppercase().parse().unwrap()
    }

    pub fn is_write(&self) -> bool {
        self.method != "get"
    }

    /// Whether it is about a prepared position, which is no table.
    pub fn is_prepared(&self) -> bool {
        ["/api/lessons/", "/api/puzzles/"].iter().any(|folder| self.path.starts_with(folder))
    }

    /// The path with this table in it, or with a lesson or puzzle.
    pub fn place(&self, table: &str) -> String {
        let id = match self.is_prepared() {
            true if self.path.starts_with("/api/lessons/") => "l01",
            true => "q01",
            false => table,
        };
        self.path.replace("{id}", id).replace("{code}", "ABCDEF").replace("{entries}", "5")
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
                "deed" => json!("ban"),
                "depth" => json!("engineer"),
                "id" => json!("a".repeat(26)),
                "why" => json!("a reason"),
                "longer" => json!(1),
                "players" if self.path == "/api/cups" => json!(3),
                "rounds" => json!(2),
                "hours" => json!(24),
                "clock" | "bots" => continue,
                "public" => json!(true),
                "number" => json!(1),
                "proposal" => json!({ "do": "pass" }),
                "said" => json!([{ "id": "cover", "turn": 1 }]),
                "volume" if self.path.ends_with("/coach") => json!("losses"),
                "seat" => json!(0),
                "seq" => seq.clone(),
                "key" => json!("a-key"),
                "stream" => json!("a-stream"),
                "action" => json!({ "do": "pass" }),
                "picks" => json!(["do:plenty"]),
                "thing" => json!("die:red 5"),
                "steps" if self.path.ends_with("/plan") => json!([{ "action": { "do": "pass" } }]),
                "steps" if self.path.ends_with("/foresee") => json!([{ "do": "pass" }]),
                "planned" => continue,
                "steps" | "goes" => json!(1),
                "answers" => json!({ "hold": true }),
                "text" => json!("a word"),
                "taken" => json!([]),
                "after" => json!(0),
                "lessons" | "puzzles" => json!({}),
                "streak" => json!({ "last": 0, "length": 0 }),
                "day" => continue,
                "days" => json!(1),
                "about" => json!("undo"),
                "yes" => json!(true),
                "wish" if self.path == "/api/wish" => json!({ "players": 3 }),
                "wish" => json!({ "kind": "open" }),
                "who" => json!({ "name": "Somebody" }),
                "list" => json!("friend"),
                "on" => json!(true),
                "table" => json!("a".repeat(26)),
                "rating" | "results" | "games" => json!(true),
                "seats" => json!([{ "kind": "me" }]),
                "settings" => continue,
                "guild" => json!("future_horizon"),
                "contribution" => json!("ef".repeat(32)),
                "name" => json!("Somebody"),
                "login" => json!("somebody"),
                "password" | "old" | "new" => json!("correct horse"),
                "drop_passkeys" => json!(false),
                "token" => json!("a-link"),
                "language" => json!("en"),
                "zone" => json!("Europe/Berlin"),
                "quiet" => json!({ "on": true, "from": 1350, "until": 420 }),
                "way" => json!("webhook"),
                "wants" => json!(["turn"]),
                "eyes" => json!("own"),
                "url" | "endpoint" => json!("https://hooks.example.org/tharos"),
                "address" => json!("somebody@example.org"),
                "p256dh" | "auth" | "credential" | "client_data" | "auth_data" | "public_key" | "signature" => {
                    json!("AAAA")
                }
                // A record is no request that could be made up.
                "format" | "rules" | "options" | "data" | "players" | "start" | "commitment" | "contributions"
                | "seed" | "entries" | "hash" => continue,
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

/// What of a value is not as its schema says, if anything.
pub fn differs(value: &Value, schema: &Value, place: &str) -> Option<String> {
    differs_in(value, schema, place, true)
}

/// `whole`: the schema describes all fields of the value.
fn differs_in(value: &Value, schema: &Value, place: &str, whole: bool) -> Option<String> {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(document);
    if let Some(name) = schema["$ref"].as_str() {
        let known = &DOCUMENT["components"]["schemas"][name.rsplit('/').next().unwrap()];
        assert!(known.is_object(), "{name} is not described");
        return differs_in(value, known, place, whole);
    }
    if let Some(choices) = schema["oneOf"].as_array() {
        let wrong: Vec<_> = choices.iter().map(|choice| differs_in(value, choice, place, whole)).collect();
        let right = wrong.iter().filter(|wrong| wrong.is_none()).count();
        return (right != 1).then(|| format!("{place}: {right} of {} choices fit: {wrong:?}", choices.len()));
    }
    if let Some(parts) = schema["allOf"].as_array() {
        return parts.iter().find_map(|part| differs_in(value, part, place, false));
    }
    if let Some(words) = schema["enum"].as_array() {
        return (!words.contains(value)).then(|| format!("{place}: {value} is none of {words:?}"));
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => return None,
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let fits = kinds.contains(&kind) || (kind == "integer" && kinds.contains(&"number"));
    if !fits {
        return Some(format!("{place}: {value} is no {kinds:?}"));
    }
    match value {
        Value::Array(items) => items.iter().find_map(|item| differs(item, &schema["items"], &format!("{place}[]"))),
        Value::Object(fields) => {
            // What has no properties is described by the rules and not here.
            let known = schema["properties"].as_object()?;
            let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let missing = required.into_iter().find(|name| !fields.contains_key(*name));
            let unknown = fields.keys().find(|name| whole && !known.contains_key(*name));
            missing.map(|name| format!("{place}: {name} is missing")).or_else(|| {
                let mut both = fields.iter().filter(|(name, _)| known.contains_key(*name));
                both.find_map(|(name, field)| differs(field, &known[name], &format!("{place}.{name}")))
                    .or(unknown.map(|name| format!("{place}: {name} is unknown")))
            })
        }
        _ => None,
    }
}
