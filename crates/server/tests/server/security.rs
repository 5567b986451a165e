//! What strangers try.

use std::io::Write;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::json;
use tharos_rules::Fast;
use tharos_server::Config;

use crate::described::{Operation, operations};
use crate::kit::*;

#[tokio::test(flavor = "multi_thread")]
async fn writes_come_from_our_own_pages() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let host = server.base.strip_prefix("http://").unwrap();
    let wrong = [
        "http://evil.example",
        "null",
        "",
        "http://evil.example.",
        &format!("ftp://{host}"),
        &format!("http://{host}.evil.example"),
        "http://127.0.0.1",
    ];
    for origin in wrong {
        let request = ann
            .http
            .post(format!("{}/api/guest", server.base))
            .header("origin", origin)
            .json(&json!({ "name": "Eve" }));
        ann.send(request).await.fails(403, "wrong_origin");
    }
    let without = ann.http.post(format!("{}/api/guest", server.base)).json(&json!({ "name": "Eve" }));
    ann.send(without).await.fails(403, "wrong_origin");
    let garbage = ann.http.post(format!("{}/api/guest", server.base)).header("authorization", "Basic YTpi");
    ann.send(garbage.json(&json!({ "name": "Eve" }))).await.fails(403, "wrong_origin");
    assert_eq!(ann.get("/api/me").await.ok()["person"]["name"], "Ann");
    // A form of another site could be sent without asking, but not as JSON.
    let form = ann.request(Method::POST, "/api/guest").header("content-type", "text/plain").body(r#"{"name":"Eve"}"#);
    ann.send(form).await.fails(400, "bad_request");
    let token = Client::with_token(&server.base, "not-a-token");
    token.post("/api/tables", json!({ "seats": [] })).await.fails(401, "no_session");
    let both = token
        .request(Method::POST, "/api/guest")
        .header("origin", "http://evil.example")
        .json(&json!({ "name": "Eve" }));
    token.send(both).await.fails(403, "wrong_origin");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_route_can_be_written_to_from_another_site() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let mut tried = 0;
    // But for the link that ends e-mails: a mail program sends it, and it says all by itself.
    let writes = |operation: &&Operation| operation.is_write() && !operation.path.starts_with("/api/told/stop/");
    for operation in operations().iter().filter(writes) {
        let request = ann.http.request(operation.method(), format!("{}{}", server.base, operation.place(id)));
        let request = match operation.sample(&table["seq"]) {
            Some(body) => request.json(&body),
            None => request,
        };
        ann.send(request.header("origin", "http://evil.example")).await.fails(403, "wrong_origin");
        tried += 1;
    }
    assert!(tried >= 24, "{tried}");
    assert_eq!(ann.info(id).await["seq"], table["seq"], "nothing was changed");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_has_ended_is_worth_as_much_as_none() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let guest = server.guest("Ann").await;
    let made = guest.post("/api/account", json!({ "login": "ann", "password": "correct horse" })).await;
    let cookie = made.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let ann = Client { http: with_cookie(&cookie), ..server.nobody() };
    let bot = ann.post("/api/tokens", json!({ "name": "Annbot" })).await.ok();
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let bot_client = Client::with_token(&server.base, bot["token"].as_str().unwrap());
    bot_client.post(&format!("/api/tables/{id}/sit"), json!({})).await.ok();
    let seq = bot_client.info(id).await["seq"].clone();

    // What is kept would open nothing: neither token stands in the database.
    let tokens = [cookie.split_once('=').unwrap().1, bot["token"].as_str().unwrap()];
    for ending in ["", "-wal"] {
        let mut path = folder.file().into_os_string();
        path.push(ending);
        let kept = std::fs::read(path).unwrap_or_default();
        for token in tokens {
            assert!(!kept.windows(token.len()).any(|bytes| bytes == token.as_bytes()), "a token is kept in the clear");
        }
    }

    let gone = ann.request(Method::DELETE, &format!("/api/tokens/{}", bot["id"].as_str().unwrap()));
    assert_eq!(ann.send(gone).await.status, 204);
    assert_eq!(ann.post("/api/sign-out", json!({})).await.status, 204);
    let mut refused = 0;
    for operation in operations() {
        let path = match operation.query.iter().any(|name| name == "as") {
            true => format!("{}?as=0", operation.place(id)),
            false => operation.place(id),
        };
        let mut answers = Vec::new();
        for client in [&server.nobody(), &ann, &bot_client] {
            let response = operation.request(client, &path, &seq).send().await.unwrap();
            answers.push(response.status().as_u16());
        }
        assert!(answers.iter().all(|status| *status == answers[0]), "{} {path}: {answers:?}", operation.method);
        refused += usize::from(answers[0] == 401);
    }
    assert!(refused >= 25, "{refused}");
    server.stop().await;
}

/// Sends this cookie whatever the server says.
fn with_cookie(cookie: &str) -> reqwest::Client {
    let headers = [(reqwest::header::COOKIE, cookie.parse().unwrap())].into_iter().collect();
    reqwest::Client::builder().default_headers(headers).build().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_tells_the_browser_to_be_careful() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let anybody = server.nobody();
    for path in ["/", "/t/abc/replay", "/api/me", "/api/nothing", "/missing.js", "/healthz"] {
        let answer = anybody.get(path).await;
        let csp = answer.headers["content-security-policy"].to_str().unwrap();
        assert!(csp.starts_with("default-src 'self'"), "{csp}");
        assert_eq!(csp.matches("script-src").count(), 1, "{csp}");
        assert!(csp.contains("; script-src 'self' 'wasm-unsafe-eval';"), "{csp}");
        assert!(!csp.contains("'unsafe-eval'"), "{csp}");
        assert!(!csp.replace("style-src-attr 'unsafe-inline'", "").contains("unsafe-inline"), "{csp}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
    }
    assert_eq!(anybody.get("/api/me").await.headers["cache-control"], "no-store");
    anybody.get("/api/nothing").await.fails(404, "not_found");
    anybody.get("/api").await.fails(404, "not_found");
    anybody.get("/missing.js").await.fails(404, "not_found");
    anybody.get("/../../etc/passwd.txt").await.fails(404, "not_found");
    let page = anybody.get("/").await;
    assert_eq!(page.headers["cache-control"], "no-cache");
    let text = page.body.as_str().unwrap();
    assert!(!text.contains("<script>"), "no inline script");
    let frame = |page: &str| page.split("<body>").nth(1).map(str::to_owned);
    for place in ["/lobby", "/t/abc"] {
        let there = anybody.get(place).await;
        assert_eq!(there.body.as_str().and_then(frame), frame(text), "places inside the client are the same page");
    }
    for (place, language, texts) in
        [("/", "", "en"), ("/lobby", "fr-BE, en;q=0.5", "fr"), ("/t/abc", "es, nl;q=0.5", "nl")]
    {
        let asked = anybody.request(Method::GET, place).header("accept-language", language);
        let links = anybody.send(asked).await.headers["link"].to_str().unwrap().to_owned();
        assert!(links.contains(&format!("</assets/texts-{texts}-")), "{links}");
        assert_eq!(links.contains("</api/tables/abc/opening>"), place == "/t/abc", "{links}");
    }
    let chosen = anybody
        .request(Method::GET, "/t/%3E,x")
        .header("accept-language", "fr")
        .header("cookie", "a=b; tharos_language=de");
    let links = anybody.send(chosen).await.headers["link"].to_str().unwrap().to_owned();
    assert!(links.contains("</assets/texts-de-"), "the chosen language counts before the browser's: {links}");
    assert!(!links.contains("opening"), "nothing but an id is repeated: {links}");
    let script = text.split("src=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a script");
    let asset = anybody.get(script).await;
    assert!(asset.headers["cache-control"].to_str().unwrap().contains("immutable"));
    let packed = anybody.request(Method::GET, script).header("accept-encoding", "br").send().await.unwrap();
    assert_eq!(packed.headers()["content-encoding"], "br");
    let plain = anybody.request(Method::GET, script).header("accept-encoding", "br;q=0").send().await.unwrap();
    assert!(!plain.headers().contains_key("content-encoding"));
    assert!(packed.bytes().await.unwrap().len() < plain.bytes().await.unwrap().len());
    let known = anybody.request(Method::GET, "/").header("if-none-match", page.headers["etag"].clone());
    assert_eq!(anybody.send(known).await.status, 304);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_server_behind_https_asks_for_https() {
    for https in [false, true] {
        let folder = Folder::new();
        let server = Server::start(folder.store().await, Config { https, ..generous() }).await;
        for path in ["/", "/api/me", "/missing.js"] {
            let answer = server.nobody().get(path).await;
            let told = answer.headers.get("strict-transport-security").map(|value| value.to_str().unwrap());
            assert_eq!(told, https.then_some("max-age=31536000"), "{path}");
        }
        server.stop().await;
    }
}

/// The answer to a key is for whoever has the seat, not for whoever knows the key.
#[tokio::test(flavor = "multi_thread")]
async fn a_known_key_opens_no_foreign_seat() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob, eve) = (server.guest("Ann").await, server.guest("Bob").await, server.guest("Eve").await);
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let sat = bob.post(&format!("/api/tables/{id}/sit"), json!({})).await.ok();
    let seat = sat["asked"].as_u64().unwrap();
    let is_bobs = sat["seats"][seat as usize]["mine"] == true;
    let (owner, other) = if is_bobs { (&bob, &ann) } else { (&ann, &bob) };
    let game = owner.game(id, seat).await;
    let decision = json!({ "seat": seat, "seq": game["seq"], "key": "known", "action": legal(&game)[0] });
    let path = format!("/api/tables/{id}/play");
    let answer = owner.post(&path, decision.clone()).await.ok();
    for client in [other, &eve] {
        client.post(&path, decision.clone()).await.fails(403, "not_yours");
    }
    assert_eq!(owner.post(&path, decision).await.ok()["seq"], answer["seq"], "for its owner it is answered again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_without_spectators_stays_among_the_players() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, eve) = (server.guest("Ann").await, server.guest("Eve").await);
    let table = ann.table(json!([{ "kind": "me" }]), json!({ "spectators": false })).await;
    let id = table["id"].as_str().unwrap();
    ann.post(&format!("/api/tables/{id}/chat"), json!({ "text": "a private word" })).await.ok();
    let over = play_on(&[&ann], id, &mut Fast::new(3), 5000).await;
    assert_eq!(over["phase"], "over");
    let said = async |who: &Client| {
        let game = who.get(&format!("/api/tables/{id}/game")).await.ok();
        let chat = game["lines"].as_array().unwrap().iter().find(|line| line["chat"].is_object()).unwrap();
        chat["chat"].clone()
    };
    assert_eq!(said(&ann).await["text"], "a private word");
    let hidden = said(&eve).await;
    assert_eq!(
        (&hidden["text"], &hidden["name"]),
        (&json!(""), &json!("")),
        "the game is open to all, its chat is not"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_guests_is_stopped() {
    let folder = Folder::new();
    let server = Server::start(folder.store().await, Config::default()).await;
    let ann = server.guest("Ann").await;
    let mut made = 0;
    let mut refused = 0;
    for _ in 0..80 {
        let answer = server.nobody().post("/api/guest", json!({ "name": "Flood" })).await;
        if answer.status.is_success() {
            made += 1;
        } else {
            answer.fails(429, "slow_down");
            let wait = answer.body["retry_after"].as_u64().unwrap();
            assert!((1..=60).contains(&wait));
            assert_eq!(answer.headers["retry-after"].to_str().unwrap(), wait.to_string());
            refused += 1;
        }
    }
    assert!((25..=40).contains(&made), "{made}");
    assert!(refused >= 40, "{refused}");
    let people = server.store.counts().await.unwrap().guests;
    assert_eq!(people, made + 1, "nothing was stored for those refused");
    ann.table(json!([{ "kind": "me" }]), json!({})).await;
    server.clock.skip(60_000);
    server.nobody().post("/api/guest", json!({ "name": "Later" })).await.ok();

    // So are guesses at the codes of private tables.
    let mut guessed = Vec::new();
    for _ in 0..30 {
        guessed.push(ann.get("/api/codes/ABCDEF").await.status.as_u16());
    }
    assert_eq!((guessed[0], guessed[29]), (404, 429), "{guessed:?}");
    server.clock.skip(60_000);

    // Requests of any sort are limited as well.
    let mut slowed = false;
    for _ in 0..400 {
        let answer = ann.get("/api/me").await;
        if answer.status == 429 {
            slowed = true;
            break;
        }
    }
    assert!(slowed);
    server.clock.skip(60_000);
    ann.get("/api/me").await.ok();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_passwords_is_slow_and_tells_nothing() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    ann.post("/api/account", json!({ "login": "ann", "password": "correct horse" })).await.ok();
    let attempt = |login: &'static str| {
        let eve = server.nobody();
        async move {
            let began = Instant::now();
            let answer = eve.post("/api/sign-in", json!({ "login": login, "password": "wrong horse" })).await;
            answer.fails(401, "wrong_password");
            (began.elapsed(), answer.body)
        }
    };
    attempt("nobody").await;
    // The quickest of several attempts each, in turn, until the machine has been quiet enough for all of them.
    let (mut known, mut unknown, mut malformed) = (Duration::MAX, Duration::MAX, Duration::MAX);
    for round in 1.. {
        let answers = [attempt("ann").await, attempt("nobody").await, attempt("a b").await];
        assert!(answers.iter().all(|(_, body)| *body == answers[0].1), "the same answer");
        known = known.min(answers[0].0);
        unknown = unknown.min(answers[1].0);
        malformed = malformed.min(answers[2].0);
        let alike = |other: Duration| other > known / 2 && other < known * 2;
        if round >= 4 && alike(unknown) && alike(malformed) {
            break;
        }
        assert!(round < 30, "{known:?} {unknown:?} {malformed:?}");
    }
    server.stop().await;

    let folder = Folder::new();
    let server = Server::start(folder.store().await, Config::default()).await;
    let mut codes = Vec::new();
    for _ in 0..40 {
        let answer = server.nobody().post("/api/sign-in", json!({ "login": "ann", "password": "wrong horse" })).await;
        codes.push(answer.status.as_u16());
    }
    assert_eq!(codes[0], 401);
    assert!(codes.contains(&429), "{codes:?}");
    server.stop().await;
}

/// What was logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn logs_hold_no_secrets() {
    // For all threads, so that bots and the store are heard as well.
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt().with_env_filter("tharos_server=trace,tharos_store=trace");
    subscriber.with_writer(move || writer.clone()).with_ansi(false).init();
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.nobody();
    let answer = ann.post("/api/guest", json!({ "name": "Ann" })).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    let token = cookie.split_once('=').unwrap().1.to_owned();
    ann.post("/api/account", json!({ "login": "ann", "password": "correct horse" })).await.ok();
    let made = ann.post("/api/tokens", json!({ "name": "bot" })).await.ok();
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    ann.post(&format!("/api/tables/{id}/chat"), json!({ "text": "a private word" })).await.ok();
    play_on(&[&ann, &ann], id, &mut Fast::new(2), 30).await;
    let seed = server.store.table(id).await.unwrap().unwrap().head.info;
    let seed: serde_json::Value = serde_json::from_str(&seed).unwrap();
    let ours = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(ours.contains("/api/tables/{id}/play"), "something was logged: {ours}");
    for secret in [
        &token,
        "correct horse",
        made["token"].as_str().unwrap(),
        seed["seed"].as_str().unwrap(),
        "a private word",
        "\"cards\"",
    ] {
        assert!(!ours.contains(secret), "{secret} in the log");
    }
    assert!(!ours.contains(id), "the id of a private table");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_its_store_the_server_says_so_and_recovers() {
    let folder = Folder::new();
    let store = folder.store().await;
    let server = Server::start(store.clone(), generous()).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    assert_eq!(ann.get("/healthz").await.ok()["status"], "ok");
    assert!(ann.get("/metrics").await.body.as_str().unwrap().contains("tharos_open_tables 1"));
    store.close().await;
    let away = ann.get("/healthz").await;
    away.fails(503, "unavailable");
    assert!(away.headers.contains_key("retry-after"));
    let answer = ann.get(&format!("/api/tables/{id}/game?as=0")).await;
    answer.fails(503, "unavailable");
    assert!(answer.body["retry_after"].as_u64().unwrap() >= 1);
    server.nobody().post("/api/guest", json!({ "name": "Bob" })).await.fails(503, "unavailable");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stopping_ends_streams_and_finishes_requests() {
    let folder = Folder::new();
    let server = Server::start(folder.store().await, Config { bot_workers: 1, ..generous() }).await;
    let ann = server.guest("Ann").await;
    let table = ann.table(json!([{ "kind": "me" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let mut stream = ann.stream(id, "as=0").await;
    stream.until(|_| true).await;
    let hint = {
        let (ann, path) = (ann.clone(), format!("/api/tables/{id}/hint"));
        tokio::spawn(async move { ann.post(&path, json!({ "seat": 0 })).await })
    };
    // Until it waits for the bot, unless the bot was too quick to be seen.
    while !server.app.figures().contains("tharos_bot_queue 1\n") && !hint.is_finished() {
        tokio::task::yield_now().await;
    }
    let began = Instant::now();
    server.stop().await;
    assert!(began.elapsed() < Duration::from_secs(10));
    while let Some(event) = stream.next().await {
        assert_ne!(event.event, "gone", "the page may come back");
    }
    let answer = hint.await.unwrap();
    assert!(answer.status.is_success() || answer.status == 503, "{answer:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_says_what_it_leads_to_in_the_visitors_language() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let anybody = server.nobody();
    let page = async |path: &str, language: &str| {
        let asked = anybody.request(Method::GET, path).header("accept-language", language);
        let answer = anybody.send(asked).await;
        (answer.status.as_u16(), answer.body.as_str().unwrap_or_default().to_owned(), answer.headers["etag"].clone())
    };
    for (path, status) in [
        ("/", 200),
        ("/index.html", 200),
        ("/rules", 200),
        ("/rules/GO-9", 200),
        ("/learn/l01", 200),
        ("/learn/l99", 404),
        ("/new", 200),
        ("/new/further", 404),
        ("/no/such/page", 404),
        ("/t", 404),
        ("/t/nosuchtable", 404),
        ("/t/here-1/replay", 200),
    ] {
        let (answered, text, _) = page(path, "en").await;
        assert_eq!(answered, status, "{path}");
        assert_eq!(text.matches("<title>").count(), 1, "{path}: {text}");
        assert_eq!(status == 404, text.contains("<title>Nothing here · Tharos</title>"), "{path}: {text}");
    }
    let mut tags = Vec::new();
    for (language, title) in [("en", "Rules"), ("de", "Regeln"), ("fr", "Règles"), ("nl", "Regels")] {
        let (_, text, tag) = page("/rules", language).await;
        assert!(text.contains(&format!("<html lang=\"{language}\"")), "{text}");
        assert!(text.contains(&format!("<meta property=\"og:title\" content=\"{title} · Tharos\"")), "{text}");
        tags.push(tag);
    }
    tags.dedup();
    assert_eq!(tags.len(), 4, "a browser that kept one language asks for the other");

    let ann = server.guest("Ann <b>\"1\"</b>").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let id = ann.post("/api/tables", json!({ "seats": seats })).await.ok()["id"].as_str().unwrap().to_owned();
    let (_, text, _) = page(&format!("/t/{id}"), "en").await;
    assert!(text.contains("Ann &lt;b&gt;&quot;1&quot;&lt;/b&gt; is waiting for you · Tharos"), "{text}");
    assert!(text.contains("2 free seats") && text.contains("noindex"), "{text}");
    assert!(text.contains(&format!("content=\"{}/share/table.png\"", server.base)), "{text}");
    server.stop().await;
}

#[test]
fn every_place_of_the_client_has_a_title_of_its_own() {
    let places: std::collections::BTreeMap<String, usize> = serde_json::from_str(tharos_web::PLACES).unwrap();
    for language in tharos_text::Language::ALL {
        let text = tharos_text::Text::new(language);
        let general = text.link("");
        for place in places.keys().filter(|place| !place.is_empty()) {
            let link = text.link(place);
            assert!(link.title != general.title && link.about != general.about, "{language}: link-{place} is missing");
        }
    }
}
