//! Guests, accounts, sessions and tokens.

use reqwest::Method;
use serde_json::{Value, json};

use crate::kit::*;

fn credentials(login: &str, password: &str) -> Value {
    json!({ "login": login, "password": password })
}

async fn account(server: &Server, name: &str) -> Client {
    let client = server.guest(name).await;
    let person = client.post("/api/account", credentials(name, "correct horse")).await.ok();
    assert_eq!(person["kind"], "account");
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_and_signs_in_elsewhere() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let before = ann.get("/api/me").await.ok()["person"]["id"].clone();
    let table = ann.table(json!([{ "kind": "me" }]), json!({})).await;
    ann.post("/api/account", credentials("Ann@Example.org", "short")).await.fails(422, "weak_password");
    ann.post("/api/account", credentials("a b", "correct horse")).await.fails(422, "bad_name");
    let person = ann.post("/api/account", credentials("Ann@Example.org", "correct horse")).await.ok();
    assert_eq!((&person["id"], &person["kind"]), (&before, &json!("account")));
    ann.post("/api/account", credentials("other", "correct horse")).await.fails(409, "not_a_guest");

    // On a second device she has begun as a guest; her games there come along.
    let phone = server.guest("Ann on the phone").await;
    let second = phone.table(json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]), json!({})).await;
    phone.post("/api/account", credentials("ann@example.org", "correct horse")).await.fails(409, "login_taken");
    phone.post("/api/sign-in", credentials("ann@example.org", "wrong horse!")).await.fails(401, "wrong_password");
    let person = phone.post("/api/sign-in", credentials("ANN@example.org", "correct horse")).await.ok();
    assert_eq!((&person["id"], &person["name"]), (&before, &json!("Ann")));
    for device in [&ann, &phone] {
        let mine = device.get("/api/tables/mine").await.ok();
        let ids: Vec<&Value> = mine["tables"].as_array().unwrap().iter().map(|table| &table["id"]).collect();
        assert_eq!(ids.len(), 2);
        assert!(ids.contains(&&table["id"]) && ids.contains(&&second["id"]));
    }
    let id = second["id"].as_str().unwrap();
    let info = ann.info(id).await;
    assert_eq!((&info["seats"][0]["mine"], &info["seats"][0]["name"]), (&json!(true), &json!("Ann")));
    assert_eq!(info["host"], true);
    let seat = info["asked"].as_u64().unwrap();
    let game = ann.game(id, seat).await;
    ann.play(id, seat, &game["seq"], &legal(&game)[0]).await.ok();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_is_worth_nothing_after_sign_out() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.nobody();
    let answer = ann.post("/api/guest", json!({ "name": "Ann" })).await;
    let cookie = answer.headers["set-cookie"].to_str().unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let pair = cookie.split(';').next().unwrap().to_owned();
    let thief = Client { http: reqwest::Client::new(), ..ann.clone() };
    let me = |client: Client, pair: String| async move {
        let request = client.request(Method::GET, "/api/me").header("cookie", pair);
        client.send(request).await.ok()["person"]["name"].clone()
    };
    assert_eq!(me(thief.clone(), pair.clone()).await, "Ann");
    let table = ann.table(json!([{ "kind": "me" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    let mut stream = ann.stream(id, "as=0").await;
    stream.until(|_| true).await;
    let out = ann.post("/api/sign-out", json!({})).await;
    assert_eq!(out.status, 204);
    assert!(out.headers["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    assert_eq!(me(thief.clone(), pair.clone()).await, Value::Null);
    let request = thief.request(Method::GET, &format!("/api/tables/{id}/game?as=0")).header("cookie", pair);
    thief.send(request).await.fails(401, "no_session");
    loop {
        let event = stream.next().await.expect("it says why it ends");
        if event.event == "gone" {
            assert_eq!(event.data["reason"], "signed_out");
            break;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_everywhere_ends_all_sessions() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = account(&server, "ann").await;
    let phone = server.nobody();
    phone.post("/api/sign-in", credentials("ann", "correct horse")).await.ok();
    assert_eq!(ann.post("/api/sign-out-everywhere", json!({})).await.status, 204);
    for device in [&ann, &phone] {
        assert_eq!(device.get("/api/me").await.ok()["person"], Value::Null);
        device.get("/api/tables/mine").await.fails(401, "no_session");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_leaves_games_without_its_name() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, bob) = (account(&server, "ann").await, server.guest("Bob").await);
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{id}/sit"), json!({})).await.ok();
    ann.post(&format!("/api/tables/{id}/chat"), json!({ "text": "hello" })).await.ok();
    let delete = |password: &str| {
        let request = ann.request(Method::DELETE, "/api/account").json(&json!({ "password": password }));
        let ann = ann.clone();
        async move { ann.send(request).await }
    };
    delete("wrong horse!").await.fails(401, "wrong_password");
    assert_eq!(delete("correct horse").await.status, 204);
    assert_eq!(ann.get("/api/me").await.ok()["person"], Value::Null);
    // She could come back for 14 days.
    server.clock.skip(15 * 24 * 60 * 60 * 1000);
    server.app.sweep_people().await.unwrap();
    server.nobody().post("/api/sign-in", credentials("ann", "correct horse")).await.fails(401, "wrong_password");
    // The news reaches the open table in a moment.
    let mut game = bob.game(id, 1).await;
    for _ in 0..200 {
        if game["table"]["seats"][0]["name"] == "" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        game = bob.game(id, 1).await;
    }
    assert_eq!(game["table"]["seats"][0]["name"], "");
    assert_eq!(game["table"]["seats"][0]["left"], true);
    assert!(!game.to_string().contains("\"ann\""), "the name is nowhere");
    let chat: Vec<&Value> = game["lines"].as_array().unwrap().iter().filter(|l| l["chat"].is_object()).collect();
    assert_eq!(chat[0]["chat"]["name"], "");
    // A bot plays on, so that Bob has his game.
    assert_eq!(game["table"]["seats"][0]["away"], true);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_with_tokens_sit_and_play() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    server.guest("Gus").await.post("/api/tokens", json!({ "name": "bot" })).await.fails(403, "needs_account");
    let ann = account(&server, "ann").await;
    let made = ann.post("/api/tokens", json!({ "name": "Annbot" })).await.ok();
    let token = made["token"].as_str().unwrap();
    let listed = ann.get("/api/tokens").await.ok();
    assert_eq!(listed["tokens"][0]["name"], "Annbot");
    assert!(!listed.to_string().contains(token), "the token is shown once");
    let bot = Client::with_token(&server.base, token);
    assert_eq!(bot.get("/api/me").await.ok()["person"]["kind"], "bot");
    let table = ann.table(json!([{ "kind": "me" }, { "kind": "open" }]), json!({})).await;
    let id = table["id"].as_str().unwrap();
    bot.post(&format!("/api/tables/{id}/sit"), json!({ "contribution": "01".repeat(32) })).await.ok();
    play_on(&[&ann, &bot], id, &mut tharos_rules::Fast::new(2), 12).await;
    // A bearer token is no cookie.
    let thief = server.nobody();
    let request = thief.request(Method::GET, "/api/me").header("cookie", format!("tharos_session={token}"));
    assert_eq!(thief.send(request).await.ok()["person"], Value::Null);
    let gone = ann.request(Method::DELETE, &format!("/api/tokens/{}", made["id"].as_str().unwrap()));
    assert_eq!(ann.send(gone).await.status, 204);
    assert_eq!(bot.get("/api/me").await.ok()["person"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_text_and_nothing_else() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("<b>Ann</b> & \"co\"").await;
    assert_eq!(ann.get("/api/me").await.ok()["person"]["name"], "<b>Ann</b> & \"co\"");
    for wrong in ["", "   ", "a\u{202e}b", "a\u{0}b", &"x".repeat(33)] {
        ann.post("/api/guest", json!({ "name": wrong })).await.fails(422, "bad_name");
    }
    let renamed = ann.send(ann.request(Method::PATCH, "/api/me").json(&json!({ "name": "Anna" }))).await.ok();
    assert_eq!(renamed["name"], "Anna");
    assert_eq!(ann.post("/api/guest", json!({ "name": "Anne" })).await.ok()["id"], renamed["id"], "renamed, not new");
    server.stop().await;
}
