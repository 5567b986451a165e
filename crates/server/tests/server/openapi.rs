//! The description of the API and the routes are the same, and every route survives nonsense.

use reqwest::Method;
use serde_json::{Value, json};

use crate::kit::*;

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// All routes of the document: path, method, and the operation.
fn operations(document: &Value) -> Vec<(String, String, Value)> {
    let mut found = Vec::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in METHODS {
            if item[method].is_object() {
                found.push((path.clone(), method.to_owned(), item[method].clone()));
            }
        }
    }
    found
}

fn method(name: &str) -> Method {
    name.to_uppercase().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_describes_exactly_the_routes() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let document = ann.get("/api/openapi.json").await.ok();
    assert_eq!(document, serde_json::to_value(tharos_server::document()).unwrap());
    let all = operations(&document);
    assert!(all.len() >= 37, "{}", all.len());
    let place = |path: &str| {
        path.replace("{id}", "aaaaaaaaaaaaaaaaaaaaaaaaaa").replace("{code}", "ABCDEF").replace("{entries}", "1")
    };
    for (path, name, operation) in &all {
        // What is described is there.
        let request = ann.request(method(name), &place(path));
        let request = if operation["requestBody"].is_object() { request.json(&json!({})) } else { request };
        let answer = ann.send(request).await;
        let lost = answer.status == 405 || (answer.body["error"] == "not_found" && !path.starts_with("/api/tokens/"));
        assert!(!lost, "{name} {path}: {answer:?}");
        // What is there is described: other methods are refused, and the answer lists those that are not.
        if let Some(other) = METHODS.iter().find(|other| !all.iter().any(|(p, m, _)| p == path && m == *other)) {
            let answer = ann.send(ann.request(method(other), &place(path))).await;
            answer.fails(405, "method");
            let allowed = answer.headers["allow"].to_str().unwrap().to_lowercase();
            let mut allowed: Vec<&str> = allowed.split(',').map(str::trim).filter(|m| *m != "head").collect();
            let mut described: Vec<&str> = all.iter().filter(|(p, ..)| p == path).map(|(_, m, _)| m.as_str()).collect();
            allowed.sort_unstable();
            described.sort_unstable();
            assert_eq!(allowed, described, "{path}");
        }
    }
    server.stop().await;
}

/// There is no other way into the router than the list that makes the document.
#[test]
fn routes_are_made_in_one_place() {
    fn visit(folder: &std::path::Path, found: &mut Vec<String>) {
        for file in std::fs::read_dir(folder).unwrap() {
            let path = file.unwrap().path();
            if path.is_dir() {
                visit(&path, found);
            } else if let Ok(text) = std::fs::read_to_string(&path)
                && [".route(", ".nest(", ".merge(", "route_service("].iter().any(|way| text.contains(way))
            {
                found.push(path.display().to_string());
            }
        }
    }
    let mut found = Vec::new();
    visit(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert_eq!(found, Vec::<String>::new());
}

/// The properties of a request, with `$ref` followed.
fn properties(document: &Value, schema: &Value) -> Vec<String> {
    let schema = match schema["$ref"].as_str() {
        Some(name) => &document["components"]["schemas"][name.rsplit('/').next().unwrap()],
        None => schema,
    };
    schema["properties"].as_object().map(|all| all.keys().cloned().collect()).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_survives_malformed_and_oversized_bodies() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let document = ann.get("/api/openapi.json").await.ok();
    let (mut tried, mut bodies) = (0, 0);
    for (path, name, operation) in operations(&document) {
        let place = path.replace("{id}", &id).replace("{code}", "ABCDEF").replace("{entries}", "1");
        let send = |body: Vec<u8>| {
            let (ann, request) = (ann.clone(), ann.request(method(&name), &place));
            async move { ann.send(request.header("content-type", "application/json").body(body)).await }
        };
        let sound = |answer: &Answer, what: &str| {
            assert!(answer.status.is_client_error(), "{name} {path} with {what}: {answer:?}");
            assert!(
                answer.body["error"].is_string() && answer.body["message"].is_string(),
                "{name} {path}: {answer:?}"
            );
        };
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        if !schema.is_object() {
            continue;
        }
        tried += 1;
        let mut nonsense: Vec<Vec<u8>> =
            ["", "{", "null", "true", "7", "\"x\"", "[]", "[{}]", "{\"\":{}}", "{\"name\":\"a\",}", "\u{0}"]
                .iter()
                .map(|text| text.as_bytes().to_vec())
                .collect();
        nonsense.push(vec![0xff, 0xfe, 0xfd]);
        nonsense.push("[".repeat(20_000).into_bytes());
        nonsense.push(format!("{{\"name\":{}1{}}}", "[".repeat(5000), "]".repeat(5000)).into_bytes());
        for property in properties(&document, schema) {
            for wrong in [json!(null), json!({ "a": 1 }), json!([[]]), json!(-1), json!(1e300), json!(true)] {
                let mut body = json!({ "some_unknown_field": 1 });
                body[&property] = wrong;
                nonsense.push(body.to_string().into_bytes());
            }
        }
        for body in nonsense {
            bodies += 1;
            let what = String::from_utf8_lossy(&body[..body.len().min(60)]).into_owned();
            sound(&send(body).await, &what);
        }
        let limit = if path == "/api/records" { 2 * 1024 * 1024 } else { 64 * 1024 };
        let answer = send(vec![b' '; limit + 1]).await;
        answer.fails(413, "too_large");
        let untyped = ann.send(ann.request(method(&name), &place).body("{}")).await;
        untyped.fails(400, "bad_request");
    }
    assert!(tried >= 18 && bodies > 300, "{tried} routes, {bodies} bodies");
    for query in ["as=x", "as=-1", "as=999", "after=x", "as=0&as=1", "what=1", "as=0&after=99999999999999999999"] {
        let answer = ann.get(&format!("/api/tables/{id}/game?{query}")).await;
        assert_eq!(answer.status, 400, "{query}: {answer:?}");
    }
    for path in [
        "/api/tables/..%2f..",
        "/api/tables/%00/game",
        "/api/tables/%ff",
        "/api/codes/%ff",
        "/api/tables/x/at/1",
        &format!("/api/tables/{id}/at/x"),
    ] {
        assert!(ann.get(path).await.status.is_client_error(), "{path}");
    }
    assert_eq!(ann.info(&id).await["seq"], table["seq"], "nothing was changed");
    server.stop().await;
}
