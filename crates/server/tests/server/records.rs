//! Finished games: download, upload, step by step; and the games that must always replay.

use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};
use tharos_analysis::{Analysis, Depth, Eyes};
use tharos_rules::{Fast, GameRecord, RULES_VERSION, replay};
use tharos_server::{Config, Rate, Rates};

use crate::kit::*;

async fn finished(server: &Server) -> (Client, String) {
    let ann = server.guest("Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]);
    let table = ann.table(seats, json!({ "spectators": false })).await;
    let id = table["id"].as_str().unwrap().to_owned();
    ann.get(&format!("/api/tables/{id}/record")).await.fails(403, "not_over");
    ann.get(&format!("/api/tables/{id}/steps")).await.fails(403, "not_over");
    ann.get(&format!("/api/tables/{id}/at/3?as=all")).await.fails(403, "not_over");
    let over = play_on(&[&ann, &ann], &id, &mut Fast::new(21), 5000).await;
    assert_eq!(over["phase"], "over");
    (ann, id)
}

/// Whoever steps through a game does not have its whole log read again for every step.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_read_once_for_all_steps() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (_, id) = finished(&server).await;
    let anybody = server.nobody();
    let at = async |n: usize| anybody.get(&format!("/api/tables/{id}/at/{n}?as=all")).await;
    let first = at(1).await.ok();
    server.store.close().await;
    let second = at(2).await.ok();
    assert_ne!(second["position"], first["position"]);
    assert_eq!(at(1).await.ok(), first);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_step_from_any_eyes() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (_, id) = finished(&server).await;
    let anybody = server.nobody();
    let steps = anybody.get(&format!("/api/tables/{id}/steps")).await.ok();
    let steps = steps["steps"].as_array().unwrap();
    assert_eq!((&steps[0]["kind"], &steps[0]["seat"], &steps[0]["entry"]), (&json!("setup"), &Value::Null, &json!(0)));
    let last = steps.len();
    let at = |n: usize, eyes: &str| {
        let (anybody, path) = (anybody.clone(), format!("/api/tables/{id}/at/{n}{eyes}"));
        async move { anybody.get(&path).await }
    };
    assert_eq!(at(0, "?as=all").await.ok()["line"], Value::Null);
    let kept = steps.iter().position(|step| step["kind"] == "keep").expect("somebody kept a card");
    let keeper = steps[kept]["seat"].as_u64().unwrap();
    for (eyes, sees) in [
        ("?as=all".to_owned(), true),
        (format!("?as={keeper}"), true),
        (format!("?as={}", 1 - keeper), false),
        (String::new(), false),
    ] {
        let moment = at(kept + 1, &eyes).await.ok();
        assert_eq!(moment["line"]["entry"]["do"] == "keep", sees, "{eyes}: {}", moment["line"]);
        assert_eq!(moment["position"]["hands"].is_array(), eyes == "?as=all");
    }
    let end = at(last, "?as=0").await.ok();
    assert_eq!(end["position"]["scores"][0]["total"], steps[last - 1]["totals"][0]);
    assert!(end["position"]["hash"].is_string());
    at(last + 1, "").await.fails(400, "bad_request");
    at(1, "?as=2").await.fails(400, "bad_request");
    at(1, "?as=nobody").await.fails(400, "bad_request");
    server.stop().await;
}

/// For browsers that cannot do it themselves.
#[tokio::test(flavor = "multi_thread")]
async fn the_server_analyses_a_finished_game() {
    let folder = Folder::new();
    let few = Rate { per_minute: 1, at_once: 1 };
    let config = Config { rates: Rates { hints: few, ..generous().rates }, ..generous() };
    let server = Server::start(folder.store().await, config).await;
    let ann = server.guest("Ann").await;
    let running = ann.table(json!([{ "kind": "me" }]), json!({})).await;
    let path = |table: &Value| format!("/api/tables/{}/analysis", table["id"].as_str().unwrap());
    let ask = json!({ "depth": "engineer" });
    server.nobody().post(&path(&running), ask.clone()).await.fails(401, "no_session");
    let bob = server.guest("Bob").await;
    bob.post(&path(&running), ask.clone()).await.fails(403, "not_over");

    let record: Value = serde_json::from_str(include_str!("../../../../records/v1/2-players.json")).unwrap();
    let eve = server.guest("Eve").await;
    let table = eve.post("/api/records", record.clone()).await.ok();
    let now = loop {
        let now = eve.post(&path(&table), ask.clone()).await.ok();
        if now["report"].is_object() {
            break now;
        }
        assert!(now["done"].as_u64() <= now["entries"].as_u64());
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(now["done"], now["entries"]);
    let record: GameRecord = serde_json::from_value(record).unwrap();
    let own = Analysis::new(&record, Depth::Engineer, Eyes::Own).unwrap().finish();
    // As it is written, not as the numbers are held in memory.
    let own: Value = serde_json::from_str(&serde_json::to_string(&own).unwrap()).unwrap();
    assert!(now["report"] == own, "another report than the library makes");
    // What is there already costs nothing; another one is one more piece of work.
    bob.post(&path(&table), ask).await.ok();
    eve.post(&path(&table), json!({ "depth": "director" })).await.fails(429, "slow_down");
    eve.post(&path(&table), json!({ "depth": "engineer", "eyes": "open" })).await.fails(429, "slow_down");
    eve.post(&path(&table), json!({ "depth": "endless" })).await.fails(400, "bad_request");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn records_come_back_as_tables() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let (ann, id) = finished(&server).await;
    let answer = ann.get(&format!("/api/tables/{id}/record")).await;
    assert!(answer.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
    let record = answer.ok();
    let bob = server.guest("Bob").await;
    let table = bob.post("/api/records", record.clone()).await.ok();
    assert_eq!((&table["phase"], &table["seats"][0]["name"]), (&json!("over"), &json!("Ann")));
    assert_eq!(table["seats"][0]["mine"], false);
    let again = bob.get(&format!("/api/tables/{}/record", table["id"].as_str().unwrap())).await.ok();
    assert_eq!(again, record);
    let steps = |id: String| {
        let bob = bob.clone();
        async move { bob.get(&format!("/api/tables/{id}/steps")).await.ok() }
    };
    assert_eq!(steps(id).await, steps(table["id"].as_str().unwrap().to_owned()).await);

    let change = |change: &dyn Fn(&mut Value)| {
        let mut other = record.clone();
        change(&mut other);
        other
    };
    let newer = bob.post("/api/records", change(&|r| r["rules"] = json!(RULES_VERSION + 1))).await;
    newer.fails(422, "record");
    let message = newer.body["message"].as_str().unwrap();
    assert!(message.contains(&format!("rules version {}", RULES_VERSION + 1)), "{message}");
    for (wrong, status) in [
        (change(&|r| r["hash"] = json!("00".repeat(32))), 422),
        (change(&|r| r["seed"] = json!("00".repeat(32))), 422),
        (change(&|r| drop(r["entries"].as_array_mut().unwrap().pop())), 422),
        (change(&|r| r["players"][0]["name"] = json!("x".repeat(99))), 422),
        (change(&|r| r["entries"][7] = json!({ "fly": 1 })), 400),
        (json!({}), 400),
        (json!([]), 400),
    ] {
        assert_eq!(bob.post("/api/records", wrong).await.status.as_u16(), status);
    }
    server.nobody().post("/api/records", record).await.fails(401, "no_session");
    server.stop().await;
}

/// A stored game that was begun by another program.
#[tokio::test(flavor = "multi_thread")]
async fn games_of_other_rules_are_left_alone() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    let ann = server.guest("Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }]);
    let table = ann.table(seats, json!({})).await;
    let id = table["id"].as_str().unwrap();
    play_on(&[&ann, &ann], id, &mut Fast::new(3), 5).await;
    let store = server.store.clone();
    server.stop().await;

    let stored = store.load(id).await.unwrap().unwrap().table;
    let mut info: Value = serde_json::from_str(&stored.head.info).unwrap();
    assert_eq!(info["rules"], RULES_VERSION, "every game says by which rules it is played");
    info["rules"] = json!(RULES_VERSION + 1);
    let head = tharos_store::Head { info: info.to_string(), ..stored.head };
    let change = tharos_store::Append {
        at: 0,
        entries: vec![],
        silent: 0,
        key: None,
        head,
        members: None,
        snapshot: None,
        causes: vec![],
    };
    store.append(id, stored.seq, change).await.unwrap();

    let server = Server::start(store, generous()).await;
    let ann = ann.at(&server);
    let answer = ann.get(&format!("/api/tables/{id}/game?as=0")).await;
    answer.fails(409, "other_rules");
    let (theirs, ours) = (format!("version {}", RULES_VERSION + 1), format!("version {RULES_VERSION}"));
    let message = answer.body["message"].as_str().unwrap();
    assert!(message.contains(&theirs) && message.contains(&ours), "{message}");
    ann.play(id, 0, &json!(stored.seq), &json!({ "do": "pass" })).await.fails(409, "other_rules");
    let wrong = tharos_server::check_table(&server.store, id).await.unwrap_err();
    assert!(wrong.contains(&theirs), "{wrong}");
    // It hides nothing else, and nothing of it was touched.
    assert_eq!(ann.get("/api/tables/mine").await.ok()["tables"][0]["id"], id);
    assert_eq!(server.store.table(id).await.unwrap().unwrap().seq, stored.seq);
    server.stop().await;
}

/// One folder for each version of the rules, `v1`, `v2` and so on.
fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../records")
}

/// A finished game of bots, as the server would have stored it.
fn bots_play(players: usize) -> GameRecord {
    use tharos_bots::{Budget, Level};
    use tharos_rules::ids::Guild;
    use tharos_rules::{Data, Game, Options, Seated, Seed, Seeds};
    let levels = [Level::Foreman, Level::Journeyman, Level::Apprentice, Level::Random];
    let seated = (0..players).map(|seat| Seated { guild: Guild::ALL[seat], name: format!("bot: {}", levels[seat]) });
    let contribution = |seat: usize| seat.is_multiple_of(2).then(|| Seed::from_text(&format!("seat {seat}")));
    let seeds = Seeds {
        server: Seed::from_text(&format!("record of {players}")),
        contributions: (0..players).map(contribution).collect(),
    };
    let options = Options { manipulator_at_most_7: players == 3, ..Options::default() };
    let (mut game, _) = Game::new(seated.collect(), options, &Data::default(), Some(seeds)).unwrap();
    let mut bots: Vec<_> = levels.iter().map(|level| level.bot()).collect();
    while let Some(seat) = game.state().table.decider() {
        let (view, seed) = (game.state().view(Some(seat)), game.entries().len() as u64);
        let level = levels[usize::from(seat)];
        let budget = Budget::from(level.iterations());
        let action = bots[usize::from(seat)].choose(&view, &view.legal(), seed, budget);
        game.play(seat, action).unwrap();
    }
    game.record(true)
}

/// Games of every version of the rules up to this one: they must replay for ever. `UPDATE=1` writes those of
/// this version that are missing.
#[test]
fn stored_records_replay() {
    if std::env::var_os("UPDATE").is_some() {
        let folder = folder().join(format!("v{RULES_VERSION}"));
        std::fs::create_dir_all(&folder).unwrap();
        for players in 1..=4 {
            let file = folder.join(format!("{players}-players.json"));
            if !file.exists() {
                std::fs::write(file, serde_json::to_string(&bots_play(players)).unwrap() + "\n").unwrap();
            }
        }
    }
    let here = |path: &PathBuf| path.is_dir().then(|| path.file_name().unwrap().to_str().unwrap().to_owned());
    let mut versions: Vec<_> =
        std::fs::read_dir(folder()).unwrap().filter_map(|entry| here(&entry.unwrap().path())).collect();
    versions.sort_unstable();
    assert_eq!(versions, (1..=RULES_VERSION).map(|version| format!("v{version}")).collect::<Vec<_>>());
    for (version, name) in (1..).zip(&versions) {
        let mut players = Vec::new();
        for file in std::fs::read_dir(folder().join(name)).unwrap() {
            let path = file.unwrap().path();
            let record: GameRecord = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
            assert_eq!(record.rules, version, "{}", path.display());
            let game = replay(&record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert!(game.state().is_over() && record.seed.is_some());
            players.push(record.players.len());
        }
        players.sort_unstable();
        assert_eq!(players, [1, 2, 3, 4], "{name}");
    }
}
