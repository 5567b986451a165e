//! The description of the API and the routes are the same, and every route survives nonsense.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::described::{METHODS, differs, operations};
use crate::kit::*;

/// What these are about is not there, or, as e-mail, not offered.
fn may_lack(path: &str) -> bool {
    let parts =
        ["/api/tokens/", "/api/devices/", "/api/passkeys/", "/api/told/places/", "/api/told/email", "/api/operator"];
    parts.iter().any(|part| path.starts_with(part)) || path == "/api/password-forgotten"
}

#[tokio::test(flavor = "multi_thread")]
async fn the_document_describes_exactly_the_routes() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let document = ann.get("/api/openapi.json").await.ok();
    assert_eq!(document, tharos_server::document());
    let all = operations();
    for operation in &all {
        let (path, name, place) = (&operation.path, &operation.method, operation.place("aaaaaaaaaaaaaaaaaaaaaaaaaa"));
        // What is described is there.
        let request = ann.request(operation.method(), &place);
        let request = if operation.body.is_some() { request.json(&json!({})) } else { request };
        let answer = ann.send(request).await;
        let lost = answer.status == 405 || (answer.body["error"] == "not_found" && !may_lack(path));
        assert!(!lost, "{name} {path}: {answer:?}");
        // What is there is described: other methods are refused, and the answer lists those that are not.
        let described: Vec<&str> = all.iter().filter(|o| o.path == *path).map(|o| o.method.as_str()).collect();
        if let Some(other) = METHODS.iter().find(|other| !described.contains(other)) {
            let answer = ann.send(ann.request(other.to_uppercase().parse().unwrap(), &place)).await;
            answer.fails(405, "method");
            let allowed = answer.headers["allow"].to_str().unwrap().to_lowercase();
            let mut allowed: Vec<&str> = allowed.split(',').map(str::trim).filter(|m| *m != "head").collect();
            let mut described = described;
            allowed.sort_unstable();
            described.sort_unstable();
            assert_eq!(allowed, described, "{path}");
        }
    }
    server.stop().await;
}

/// `npm run types` makes the types of the client from this file.
#[test]
fn the_client_has_this_document() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/types/openapi.json");
    let text = lines(&tharos_server::document(), 3) + "\n";
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(there == text, "web/types/openapi.json is stale: UPDATE=1 cargo test -p tharos-server this_document");
}

#[test]
fn the_client_has_these_facts() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/net/facts.ts");
    let mut text =
        "// Made from the server by `UPDATE=1 cargo test -p tharos-server these_facts`. Do not edit.\n".to_owned();
    for (about, name, value) in tharos_server::api::facts() {
        let list = if value.is_array() { " as const" } else { "" };
        write!(text, "\n/** {about} */\nexport const {name} = {value}{list};\n").unwrap();
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(there == text, "web/src/net/facts.ts is stale: UPDATE=1 cargo test -p tharos-server these_facts");
}

/// JSON with every member down to this depth on a line of its own, so that differences can be read.
fn lines(value: &Value, depth: usize) -> String {
    let Some(fields) = value.as_object().filter(|_| depth > 0) else { return value.to_string() };
    let mut text = String::from("{\n");
    for (k, (name, field)) in fields.iter().enumerate() {
        let end = if k + 1 < fields.len() { "," } else { "" };
        writeln!(text, "{}: {}{end}", Value::from(name.as_str()), lines(field, depth - 1)).unwrap();
    }
    text + "}"
}

/// Every answer has the form that the document promises: of a table that waits, of one that plays and of one that is over.
#[tokio::test(flavor = "multi_thread")]
async fn answers_are_as_described() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let record = include_str!("../../../../records/v1/2-players.json");
    let credentials = json!({ "login": "somebody", "password": "correct horse" });
    let somebody = server.guest("Somebody").await;
    somebody.post("/api/account", credentials.clone()).await.ok();
    let over = somebody.post("/api/records", serde_json::from_str(record).unwrap()).await.ok();
    let (mut right, mut never) = (0, Vec::new());
    for operation in operations() {
        let Some(schema) = &operation.answer else { continue };
        // Anew for each, because some give up the table, or the session.
        let ann = server.guest("Ann").await;
        if ["/api/tokens", "/api/progress", "/api/told/webhook", "/api/passkeys/challenge"]
            .contains(&operation.path.as_str())
        {
            ann.post("/api/sign-in", credentials.clone()).await.ok();
        }
        let seats = json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]);
        let plays =
            ann.table(seats.clone(), json!({ "clock": { "kind": "budget", "seconds": 600, "refill": 5 } })).await;
        let id = plays["id"].as_str().unwrap();
        let mut random = tharos_rules::Fast::new(5);
        // Both have played a go that can be taken back.
        play_on(&[&ann, &ann], id, &mut random, 12).await;
        while play_on(&[&ann, &ann], id, &mut random, 2).await["asked"] != 0 {}
        let waits = ann.table(seats, json!({ "start": "host", "public": true })).await;
        let mut answered = false;
        for table in [&plays, &waits, &over] {
            let id = table["id"].as_str().unwrap();
            let seq = ann.info(id).await["seq"].clone();
            let mut paths = vec![operation.place(id).replace("ABCDEF", table["code"].as_str().unwrap_or("ABCDEF"))];
            if operation.query.iter().any(|name| name == "as") {
                paths.extend(["0", "all"].map(|eyes| format!("{}?as={eyes}", paths[0])));
            }
            for path in paths {
                let response = operation.request(&ann, &path, &seq).send().await.unwrap();
                let (success, kind) = (response.status().is_success(), response.headers().get("content-type").cloned());
                let (body, schema) = match kind {
                    Some(kind) if kind == "text/event-stream" => {
                        (Stream::new(response).next().await.unwrap().data, schema)
                    }
                    _ if success => (response.json().await.unwrap(), schema),
                    _ => (response.json().await.unwrap(), &json!({ "$ref": "Problem" })),
                };
                assert_eq!(differs(&body, schema, &path), None, "{} {path}: {body}", operation.method);
                answered |= success;
            }
        }
        right += usize::from(answered);
        if !answered {
            never.push(format!("{} {}", operation.method, operation.path));
        }
    }
    // Those need more than one request can bring about, or luck; their answers have the same form as those of others.
    let of_tables =
        ["play", "undo", "rematch", "again", "return", "vote", "invite", "decline", "plan", "foresee", "days-off"]
            .map(|end| format!("post /api/tables/{{id}}/{end}"));
    let others = [
        "post /api/account",
        "post /api/told/push",
        "post /api/passkey-sign-in",
        "post /api/records",
        "get /api/people/{id}",
        "get /api/operator",
        "get /api/operator/people",
        "get /api/operator/tables/{id}",
        "post /api/operator/enter",
        "post /api/operator/deeds",
        "post /api/cups",
        "get /api/cups/{id}",
        "get /api/cups/{id}/results",
        "post /api/cups/{id}/join",
        "post /api/cups/{id}/withdraw",
        "post /api/cups/{id}/remove",
        "post /api/cups/{id}/begin",
        "post /api/cups/{id}/close",
        "post /api/lists",
        "post /api/reports",
        "post /api/puzzles/{id}/count",
    ];
    let expected = [others.map(str::to_owned).to_vec(), of_tables.to_vec()].concat();
    assert!(never.iter().all(|one| expected.contains(one)), "never answered: {never:?}");
    assert!(right >= 28, "{right}");
    server.stop().await;
}

#[test]
fn it_says_how_one_signs_in_and_how_long_words_may_be() {
    let document = tharos_server::document();
    let schemes = &document["components"]["securitySchemes"];
    assert_eq!((&schemes["session"]["in"], &schemes["token"]["scheme"]), (&json!("cookie"), &json!("bearer")));
    assert_eq!(document["security"], json!([{}, { "session": [] }, { "token": [] }]));
    let credentials = &document["components"]["schemas"]["Credentials"]["properties"];
    assert!(credentials["login"]["pattern"].is_string(), "{credentials}");
    // Attributes of a schema take no constants.
    let facts = tharos_server::api::facts();
    let fact = |wanted: &str| &facts.iter().find(|(_, name, _)| *name == wanted).expect("a fact").2;
    let name = &document["components"]["schemas"]["Name"]["properties"]["name"];
    assert_eq!(&credentials["password"]["minLength"], fact("PASSWORD_LENGTH"));
    assert_eq!(&name["maxLength"], fact("NAME_LENGTH"));
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

#[tokio::test(flavor = "multi_thread")]
async fn every_route_survives_malformed_and_oversized_bodies() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let (mut tried, mut bodies) = (0, 0);
    for operation in operations() {
        let (path, name) = (&operation.path, &operation.method);
        // What takes no body would be carried out, so it is sent to a table that is not there.
        let place = operation.place(if operation.body.is_some() { &id } else { "aaaaaaaaaaaaaaaaaaaaaaaaaa" });
        let send = |body: Vec<u8>| {
            let (ann, request) = (ann.clone(), ann.request(operation.method(), &place));
            async move { ann.send(request.header("content-type", "application/json").body(body)).await }
        };
        let sound = |answer: &Answer, what: &str| {
            assert!(answer.status.is_client_error(), "{name} {path} with {what}: {answer:?}");
            assert!(
                answer.body["error"].is_string() && answer.body["message"].is_string(),
                "{name} {path}: {answer:?}"
            );
        };
        tried += 1;
        if operation.body.is_none() {
            // Nobody reads such a body, however it looks.
            for body in [b"{".to_vec(), vec![0xff; 1000], vec![b' '; 4 * 1024 * 1024]] {
                let somebody = server.guest("Somebody").await;
                let request = somebody.request(operation.method(), &place).header("content-type", "application/json");
                // A server may hang up on whoever goes on sending.
                if let Ok(answer) = request.body(body).send().await {
                    assert!(!answer.status().is_server_error(), "{name} {path}: {answer:?}");
                }
            }
            continue;
        }
        let mut nonsense: Vec<Vec<u8>> =
            ["", "{", "null", "true", "7", "\"x\"", "[]", "[{}]", "{\"\":{}}", "{\"name\":\"a\",}", "\u{0}"]
                .iter()
                .map(|text| text.as_bytes().to_vec())
                .collect();
        nonsense.push(vec![0xff, 0xfe, 0xfd]);
        nonsense.push("[".repeat(20_000).into_bytes());
        nonsense.push(format!("{{\"name\":{}1{}}}", "[".repeat(5000), "]".repeat(5000)).into_bytes());
        for property in operation.properties() {
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
        // For whoever has not opened the operator's page it does not exist, whatever is sent there.
        if path.starts_with("/api/operator") && path != "/api/operator/enter" {
            send(b"{}".to_vec()).await.fails(404, "not_found");
            continue;
        }
        let limit = if path == "/api/records" { 2 * 1024 * 1024 } else { 64 * 1024 };
        let answer = send(vec![b' '; limit + 1]).await;
        answer.fails(413, "too_large");
        let untyped = ann.send(ann.request(operation.method(), &place).body("{}")).await;
        untyped.fails(400, "bad_request");
    }
    assert!(tried >= 37 && bodies > 300, "{tried} routes, {bodies} bodies");
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
