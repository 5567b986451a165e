//! The engine as a process: the examples of the documentation, broken input, and whole games.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use serde_json::{Value, json};
use tharos_rules::ids::Guild;
use tharos_rules::{Action, Data, Event, Fast, Game, GameRecord, Options, Random, State, Step, replay};

struct Engine {
    process: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    requests: u64,
}

impl Engine {
    fn start() -> Engine {
        let mut process = Command::new(env!("CARGO_BIN_EXE_tharos"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (input, output) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            BufReader::new(output).lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        Engine { process, input, lines, requests: 0 }
    }

    fn write(&mut self, line: &[u8]) {
        self.input.write_all(line).unwrap();
        self.input.write_all(b"\n").unwrap();
    }

    fn read(&self) -> Value {
        let line = self.lines.recv_timeout(Duration::from_secs(60)).expect("no answer");
        serde_json::from_str(&line).unwrap()
    }

    fn call(&mut self, method: &str, params: Value) -> Result<Value, Value> {
        self.requests += 1;
        let id = self.requests;
        self.write(json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }).to_string().as_bytes());
        let mut answer = self.read();
        assert_eq!(answer["id"], id, "{answer}");
        match answer.get_mut("error") {
            Some(error) => Err(error.take()),
            None => Ok(answer["result"].take()),
        }
    }

    /// The end of the input is the end of the process, and a good one.
    fn end(mut self) {
        drop(self.input);
        assert!(self.process.wait().unwrap().success());
        assert_eq!(self.lines.recv().ok(), None, "an answer nobody asked for");
    }
}

/// Whether `found` is what `expected` shows: `"..."` stands for any value, any further fields, or any items.
fn fits(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::String(dots), _) if dots == "..." => true,
        (Value::Object(expected), Value::Object(found)) => {
            let open = expected.contains_key("...");
            let named = expected.iter().filter(|(name, _)| *name != "...");
            (open || expected.len() == found.len())
                && named.into_iter().all(|(name, value)| found.get(name).is_some_and(|found| fits(value, found)))
        }
        (Value::Array(expected), Value::Array(found)) => fit_items(expected, found),
        _ => expected == found,
    }
}

fn fit_items(expected: &[Value], found: &[Value]) -> bool {
    match expected.split_first() {
        None => found.is_empty(),
        Some((first, rest)) if first == "..." => (0..=found.len()).any(|skip| fit_items(rest, &found[skip..])),
        Some((first, rest)) => {
            found.split_first().is_some_and(|(one, others)| fits(first, one) && fit_items(rest, others))
        }
    }
}

#[test]
fn the_documentation_tells_the_truth() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md")).unwrap();
    let mut engine = Engine::start();
    let (mut inside, mut examples) = (false, 0);
    for (number, line) in text.lines().enumerate() {
        match line.split_at_checked(2) {
            _ if line.starts_with("```") => inside = line == "```jsonl",
            _ if !inside => {}
            Some(("> ", request)) => engine.write(request.as_bytes()),
            Some(("< ", answer)) => {
                let expected = serde_json::from_str(answer).unwrap();
                let found = engine.read();
                assert!(fits(&expected, &found), "line {}: the answer is\n{found}", number + 1);
                examples += 1;
            }
            _ => panic!("line {}: an example begins with '> ' or '< '", number + 1),
        }
    }
    assert!(examples > 40, "{examples}");
    engine.end();
}

/// One meaning of a viewer or a seat that is left out, null or a number.
#[test]
fn left_out_null_and_a_number_mean_the_same_everywhere() {
    let mut engine = Engine::start();
    let setup = json!({ "seat": { "0": { "active": ["white 3", "red 5"], "hand": [7] } } });
    engine.call("load", json!({ "setup": setup })).unwrap();
    // A seat: left out it is the one that is asked, null is a spectator.
    let asked = engine.call("legal", json!({})).unwrap();
    assert_eq!(engine.call("legal", json!({ "seat": 0 })).unwrap(), asked);
    assert!(asked["actions"].as_array().unwrap().contains(&json!({ "do": "card7" })));
    for nobody in [json!({ "seat": null }), json!({ "seat": 1 })] {
        assert_eq!(engine.call("legal", nobody.clone()).unwrap()["actions"], json!([]));
        assert_eq!(engine.call("offers", nobody).unwrap()["offers"], json!([]));
    }
    assert_eq!(engine.call("why_not", json!({})).unwrap()["seat"], json!(0));
    assert_eq!(engine.call("why_not", json!({ "seat": null })).unwrap(), json!({ "seat": null, "why_not": [] }));
    // A viewer: left out shows everything, null is a spectator.
    assert_eq!(engine.call("view", json!({})).unwrap_err()["code"], json!(-32602));
    assert_eq!(engine.call("view", json!({ "viewer": null })).unwrap()["hand"], json!([]));
    assert_eq!(engine.call("view", json!({ "viewer": 0 })).unwrap()["hand"], json!([7]));
    engine.call("load", json!({ "setup": { "seat": { "0": { "active": ["white 6", "white 5"] } } } })).unwrap();
    engine.call("play", json!({ "seat": 0, "action": { "do": "choices", "die": "white 6" } })).unwrap();
    engine.call("chance", json!({ "outcome": { "chance": "cards", "cards": [7, 20, 28] } })).unwrap();
    let drawn = |engine: &mut Engine, params| engine.call("entries", params).unwrap()["entries"][1].clone();
    assert_eq!(drawn(&mut engine, json!({})), json!({ "chance": "cards", "cards": [7, 20, 28] }));
    assert_eq!(drawn(&mut engine, json!({ "viewer": 0 })), json!({ "chance": "cards", "cards": [7, 20, 28] }));
    let hidden = json!({ "seat": 0, "hidden": "cards_drawn", "n": 3 });
    assert_eq!(drawn(&mut engine, json!({ "viewer": null })), hidden);
    assert_eq!(drawn(&mut engine, json!({ "viewer": 1 })), hidden);
    engine.end();
}

#[test]
fn an_id_goes_back_as_it_was_written() {
    let mut engine = Engine::start();
    for id in ["18446744073709551616", "123456789012345678901234567890", "-0.10", "1E2", r#""a\u00e9\"b""#, "null"] {
        let request = format!(r#"{{"jsonrpc":"2.0","id": {id} ,"method":"games"}}"#);
        let answer = format!(r#"{{"jsonrpc":"2.0","id":{id},"result":{{"games":[]}}}}"#);
        engine.write(request.as_bytes());
        assert_eq!(engine.lines.recv_timeout(Duration::from_secs(60)).unwrap(), answer);
        engine.write(format!("[{request}, {request}]").as_bytes());
        assert_eq!(engine.lines.recv_timeout(Duration::from_secs(60)).unwrap(), format!("[{answer},{answer}]"));
    }
    engine.end();
}

/// All 18 dice different, and every choice of them allowed: millions of decisions.
#[test]
fn the_longest_list_is_not_listed() {
    let mut engine = Engine::start();
    let dice: Vec<String> = [("white", 8), ("yellow", 3), ("blue", 2), ("red", 3), ("green", 2)]
        .iter()
        .flat_map(|&(colour, n)| (1..=n).map(move |value| format!("{colour} {value}")))
        .collect();
    let seat = json!({ "active": dice, "bag": {}, "depot": {}, "store": [[], []], "hand": [12] });
    engine.call("load", json!({ "setup": { "trans_now": "any die +1", "seat": { "0": seat } } })).unwrap();
    let refused = engine.call("legal", json!({})).unwrap_err();
    assert_eq!(refused["code"], json!(-32006), "{refused}");
    let count = refused["data"]["count"].as_u64().unwrap();
    assert!(count > 2_000_000, "{count}");
    let offers = engine.call("offers", json!({})).unwrap();
    assert_eq!(offers["count"], json!(count));
    let offers = offers["offers"].as_array().unwrap();
    assert!(offers.contains(&json!({ "do": "card12", "dice": { "some_of": dice } })));
    let check = |dice: &[String]| json!({ "seat": 0, "action": { "do": "card12", "dice": dice } });
    assert_eq!(engine.call("check", check(&dice[3..17])).unwrap()["legal"], json!(true));
    assert_eq!(engine.call("check", check(&["white 9".to_owned()])).unwrap()["legal"], json!(false));
    engine.call("play", check(&dice)).unwrap();
    engine.end();
}

/// Broken lines and the code of the answer; 0: no answer at all.
fn broken_lines() -> Vec<(Vec<u8>, i64)> {
    let deep = |n: usize| format!("{}{}", "[".repeat(n), "]".repeat(n));
    let texts: Vec<(String, i64)> = [
        ("{", -32700),
        ("}", -32700),
        ("[", -32700),
        ("nonsense", -32700),
        ("'", -32700),
        ("\"", -32700),
        ("NaN", -32700),
        ("Infinity", -32700),
        ("1e999", -32700),
        ("{\"jsonrpc\":\"2.0\",\"id\":NaN,\"method\":\"hash\"}", -32700),
        ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hash\"} {}", -32700),
        ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\\ud800\"}", -32700),
        ("\u{feff}{}", -32700),
        ("{\"a\":\"\t\"}", -32700),
        ("\0", -32700),
        ("[]", -32600),
        ("{}", -32600),
        ("1", -32600),
        ("null", -32600),
        ("\"new\"", -32600),
        ("true", -32600),
        (r#"{"id":1,"method":"hash"}"#, -32600),
        (r#"{"jsonrpc":2.0,"id":1,"method":"hash"}"#, -32600),
        (r#"{"jsonrpc":"1.0","id":1,"method":"hash"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":[1],"method":"hash"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":{},"method":"hash"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":true,"method":"hash"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1,"method":"hash","params":7}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1,"method":"hash","params":null}"#, -32600),
        (r#"{"jsonrpc":"2.0","method":1,"params":"bar"}"#, -32600),
        (r#"{"jsonrpc":"2.0","id":1,"method":""}"#, -32601),
        (r#"{"jsonrpc":"2.0","id":1,"method":"New"}"#, -32601),
        (r#"{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}"#, -32601),
        (r#"{"jsonrpc":"2.0","id":1,"method":"hash","params":["main"]}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"hash","params":{"game":1}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"hash","params":{"gane":"main"}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new"}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"players":0}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"players":-1}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"players":1e300}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"players":["cogwheel_trust","cogwheel_trust"]}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"players":["nobody"]}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"players":2,"seed":1.5}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"players":2,"seed":[1]}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"players":2,"seed":1,"chance":"supplied"}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"players":2,"chance":"fate"}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"players":2,"viewer":2}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"players":1,"contributions":[null,"a"]}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"players":2,"options":{"fast":true}}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"players":2,"data":{"attack":[1]}}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"load","params":{"state":{}}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"load","params":{"record":[]}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"load","params":{"setup":{"round":9}}}"#, -32005),
        (r#"{"jsonrpc":"2.0","id":1,"method":"play","params":{"seat":0}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"play","params":{"seat":300,"action":{"do":"pass"}}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"play","params":{"seat":7,"action":{"do":"pass"}}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"play","params":{"seat":0,"action":{"do":"fly"}}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"play","params":{"seat":0,"action":"pass"}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"play","params":{"seat":0,"action":{"do":"little","die":"white 99"}}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"play","params":{"seat":0,"action":{"do":"attack","dice":["red 1","red 1","red 1","red 1","red 1","red 1","red 1"]}}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"play","params":{"seat":0,"action":{"do":"face_attack"}}}"#, -32001),
        (r#"{"jsonrpc":"2.0","id":1,"method":"chance","params":{"outcome":{"chance":"luck"}}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"chance","params":{"outcome":{"chance":"solo_die","value":9}}}"#, -32002),
        (r#"{"jsonrpc":"2.0","id":1,"method":"undo","params":{"seat":0,"steps":18446744073709551615}}"#, -32003),
        (r#"{"jsonrpc":"2.0","id":1,"method":"undo","params":{"seat":0,"steps":-1}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"view","params":{"viewer":2}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"view","params":{"viewer":"0"}}"#, -32602),
        (r#"{"jsonrpc":"2.0","id":1,"method":"hash","params":{"game":"other"}}"#, -32004),
        ("", 0),
        ("  \t\r", 0),
        (r#"{"jsonrpc":"2.0","method":"fly"}"#, 0),
        (r#"{"jsonrpc":"2.0","method":"play","params":{"seat":9}}"#, 0),
        (r#"{"jsonrpc":"2.0","method":"play","params":[1,2]}"#, 0),
        (r#"[{"jsonrpc":"2.0","method":"fly"}]"#, 0),
    ]
    .into_iter()
    .map(|(text, code)| (text.to_owned(), code))
    .chain([
        (deep(100_000), -32700),
        (format!("{{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hash\",\"params\":{{\"a\":{}}}}}", deep(200)), -32700),
        ("x".repeat((1 << 20) + 1), -32600),
        (format!("\"{}\"", "x".repeat(5 << 20)), -32600),
        (format!(r#"{{"jsonrpc":"2.0","id":1,"method":"{}"}}"#, "x".repeat(900_000)), -32601),
    ])
    .collect();
    let mut lines: Vec<(Vec<u8>, i64)> = texts.into_iter().map(|(text, code)| (text.into_bytes(), code)).collect();
    lines.push((b"\xff\xfe".to_vec(), -32700));
    lines.push((b"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xc3\x28\"}".to_vec(), -32700));
    lines
}

#[test]
fn broken_input_is_answered_and_survived() {
    let mut engine = Engine::start();
    engine.call("new", json!({ "players": 2, "seed": "broken" })).unwrap();
    let hash = engine.call("hash", json!({})).unwrap();
    for (line, code) in broken_lines() {
        engine.write(&line);
        let shown = String::from_utf8_lossy(&line[..line.len().min(200)]).into_owned();
        if code != 0 {
            let answer = engine.read();
            assert_eq!(answer["error"]["code"], code, "{shown}\n{answer}");
            assert_eq!(answer["jsonrpc"], "2.0");
            assert!(answer["error"]["message"].as_str().unwrap().len() < 4000, "{shown}");
        }
        assert_eq!(engine.call("hash", json!({})), Ok(hash.clone()), "after {shown}");
    }
    // A batch is answered request by request, whatever is in it.
    engine.write(br#"[1,{},{"jsonrpc":"2.0","id":5,"method":"hash"},[],{"jsonrpc":"2.0","method":"hash"}]"#);
    let answers = engine.read();
    let codes: Vec<_> = answers.as_array().unwrap().iter().map(|answer| answer["error"]["code"].as_i64()).collect();
    assert_eq!(codes, [Some(-32600), Some(-32600), None, Some(-32600)]);
    engine.end();
}

/// Positions from outside may be nonsense in ways no check foresees; the process must live on.
#[test]
fn mutilated_positions_are_survived() {
    let mut random = Fast::new(1);
    let mut engine = Engine::start();
    for players in 1..=3 {
        engine.call("new", json!({ "players": players, "seed": 1 })).unwrap();
        let state = engine.call("state", json!({})).unwrap();
        for _ in 0..150 {
            let mut broken = state.clone();
            mutilate(&mut broken, &mut random);
            let loaded = engine.call("load", json!({ "game": "broken", "state": broken, "seed": 1 }));
            if loaded.is_err() {
                continue;
            }
            for _ in 0..10 {
                let Ok(legal) = engine.call("legal", json!({ "game": "broken" })) else { break };
                let actions = legal["actions"].as_array().unwrap().clone();
                if actions.is_empty() {
                    break;
                }
                let action = &actions[random.below(actions.len() as u32) as usize];
                let seat = &legal["step"]["ask"]["seat"];
                let _ = engine.call("play", json!({ "game": "broken", "seat": seat, "action": action }));
            }
        }
        assert_eq!(engine.call("state", json!({})), Ok(state));
    }
    engine.end();
}

/// Changes one number somewhere inside.
fn mutilate(value: &mut Value, random: &mut Fast) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = random.below(fields.len() as u32) as usize;
            mutilate(fields.values_mut().nth(at).unwrap(), random);
        }
        Value::Array(items) if !items.is_empty() => {
            let at = random.below(items.len() as u32) as usize;
            mutilate(&mut items[at], random);
        }
        Value::Bool(truth) => *truth = !*truth,
        other => *other = json!([0, 1, 2, 3, 4, 5, 7, 17, 60, 255][random.below(10) as usize]),
    }
}

fn expect_change(answer: &Value, game: &Game, events: &[Event]) {
    assert_eq!(answer["events"], json!(events));
    assert_eq!(answer["step"], json!(game.state().table.step));
    assert_eq!(answer["entries"], game.entries().len());
}

/// Whole games with supplied chance, compared step by step with the rules in this process.
#[test]
fn a_driven_game_is_the_same_game() {
    for players in 1..=4_usize {
        let mut random = Fast::new(players as u64);
        let seated = Guild::ALL[..players].iter().map(|&guild| guild.into()).collect();
        let (mut game, _) = Game::new(seated, Options::default(), &Data::default(), None).unwrap();
        let mut engine = Engine::start();
        engine.call("new", json!({ "players": players, "chance": "supplied" })).unwrap();
        loop {
            match game.state().table.step {
                Step::Over => break,
                Step::Chance(_) => {
                    let outcome = game.state().sample(&mut random).unwrap();
                    let events = game.settle(&outcome).unwrap();
                    expect_change(&engine.call("chance", json!({ "outcome": outcome })).unwrap(), &game, &events);
                }
                Step::Ask { seat, .. } => {
                    let legal = engine.call("legal", json!({ "seat": seat })).unwrap();
                    let list = game.state().legal();
                    assert_eq!(legal["actions"], json!(list));
                    let action = list[random.below(list.len() as u32) as usize];
                    let before = *game.state();
                    let events = game.play(seat, action).unwrap();
                    let params = json!({ "seat": seat, "action": action });
                    expect_change(&engine.call("play", params.clone()).unwrap(), &game, &events);
                    if random.below(4) == 0 {
                        engine.call("undo", json!({ "seat": seat })).unwrap();
                        assert_eq!(engine.call("state", json!({})), Ok(json!(before)));
                        engine.call("apply", params).unwrap();
                    }
                }
            }
        }
        let state: State = serde_json::from_value(engine.call("state", json!({})).unwrap()).unwrap();
        assert_eq!(&state, game.state());
        assert_eq!(engine.call("hash", json!({})).unwrap()["hash"], json!(game.state().digest()));
        assert_eq!(engine.call("score", json!({})).unwrap()["winners"], json!(state.table.winners()));
        let record: GameRecord = serde_json::from_value(engine.call("record", json!({})).unwrap()).unwrap();
        assert_eq!(record, game.record(true));
        assert!(engine.call("play", json!({ "seat": 0, "action": Action::Pass })).is_err());
        engine.end();
    }
}

#[test]
fn a_running_game_moves_to_another_process() {
    let mut random = Fast::new(9);
    let mut first = Engine::start();
    first.call("new", json!({ "players": 3, "seed": "moving", "contributions": [null, "mine"] })).unwrap();
    let step = |engine: &mut Engine, random: &mut Fast| {
        let legal = engine.call("legal", json!({})).unwrap();
        let actions = legal["actions"].as_array().unwrap().clone();
        let action = &actions[random.below(actions.len() as u32) as usize];
        engine.call("play", json!({ "seat": legal["step"]["ask"]["seat"], "action": action })).unwrap()["step"].take()
    };
    for _ in 0..100 {
        step(&mut first, &mut random);
    }
    let hidden = first.call("record", json!({})).unwrap();
    assert_eq!(hidden.get("seed"), None);
    let record = first.call("record", json!({ "reveal": true })).unwrap();
    let mut second = Engine::start();
    second.call("load", json!({ "record": record })).unwrap();
    let mut same = random.clone();
    while step(&mut first, &mut random) != json!("over") {}
    while step(&mut second, &mut same) != json!("over") {}
    let record = first.call("record", json!({})).unwrap();
    assert_eq!(second.call("record", json!({})), Ok(record.clone()));
    replay(&serde_json::from_value(record.clone()).unwrap()).unwrap();

    let mut wrong = record;
    wrong["entries"][40]["by"] = json!(1);
    assert_eq!(second.call("load", json!({ "record": wrong })).unwrap_err()["code"], -32602);
    wrong["entries"][40].as_object_mut().unwrap().remove("by");
    let entry = wrong["entries"].as_array_mut().unwrap().remove(40);
    let error = second.call("load", json!({ "record": wrong })).unwrap_err();
    assert_eq!(error["code"], -32005, "{entry}");
    assert_eq!(error["data"]["entry"], 40, "{entry}");
    first.end();
    second.end();
}
