//! Planned goes.

use std::sync::Arc;

use serde_json::{Value, json};
use tharos_rules::ids::{Region, Seat};
use tharos_rules::{Action, Ask, Fast, Random, State, Step};
use tharos_table::api::{ClockRule, OnlyIf, Otherwise, OwnPlan, PlanEnd, Settings, TableChange, TablePhase};
use tharos_table::{Caller, Command, Error, PLAN_STEPS, Presence, Published, TableDoc, TableState, Wish};

use crate::kit::*;

const NOTHING: OnlyIf = OnlyIf { attack: false, dice: false, target: false };
const ALL: OnlyIf = OnlyIf { attack: true, dice: true, target: true };

fn wish(action: Action, only_if: OnlyIf, otherwise: Otherwise) -> Wish {
    Wish { action, only_if, otherwise }
}

fn wake(action: Action) -> Wish {
    wish(action, NOTHING, Otherwise::Wake)
}

fn plan(room: &Room, seat: Seat, steps: Vec<Wish>) -> Command {
    Command::Plan { seat, seq: room.table.doc.seq, steps }
}

fn own_plan(room: &Room, seat: Seat) -> Option<OwnPlan> {
    let mut seen = None;
    for (number, id) in ["ann", "bob", "cem"].into_iter().enumerate() {
        let caller = Caller::new(id);
        let shown =
            tharos_table::info("id", &room.table.doc, Some(&caller), &Default::default(), room.looking, room.now);
        for (other, chair) in shown.seats.iter().enumerate() {
            assert!(chair.plan.is_none() || other == number, "{id} sees the plan of seat {other}");
        }
        if number == usize::from(seat) {
            seen = shown.seats[number].plan.clone();
        }
    }
    seen
}

fn ended(room: &Room, seat: Seat) -> Option<PlanEnd> {
    own_plan(room, seat).expect("a plan").ended
}

/// The decisions of the seat's next go that end it without a question or an outcome of chance.
fn plain(room: &Room, seat: Seat, before: &[Action]) -> Vec<Action> {
    let caller = Caller::new(["ann", "bob", "cem"][usize::from(seat)]);
    let Ok(ahead) = room.table.foresee(seat, before, &caller) else { return Vec::new() };
    let Some(position) = ahead.position else { return Vec::new() };
    let mut found = Vec::new();
    for action in position.view.legal() {
        let steps: Vec<Action> = before.iter().copied().chain([action]).collect();
        let Ok(after) = room.table.foresee(seat, &steps, &caller) else { continue };
        let goes_on = after.position.as_ref().is_some_and(|position| position.view.table.begins_go());
        if goes_on && !matches!(action, Action::UseTrans | Action::Flip { .. }) {
            found.push(action);
        }
    }
    found
}

/// Bob begins a go while Ann can plan several decisions.
fn bob_thinks(people: usize, settings: Settings, seed: u8) -> Option<Room> {
    let mut room = Room::new(people, 0, settings, seed);
    for _ in 0..400 {
        if room.table.doc.phase != TablePhase::Running {
            return None;
        }
        let state = room.state();
        let begins = state.table.begins_go() && room.table.doc.asked == Some(1) && !state.table.players[1].passed;
        if begins && !state.table.players[0].passed && plain(&room, 0, &[]).len() > 2 {
            return Some(room);
        }
        room.now += 1000;
        room.decide();
    }
    None
}

/// Bob plays what he likes until Ann is asked; he never passes as long as he can do something else.
fn until_ann(room: &mut Room) {
    while room.table.doc.asked != Some(0) && room.table.doc.phase == TablePhase::Running {
        room.now += 500;
        let legal = room.state().legal();
        match legal.iter().find(|action| **action == Action::EndGo) {
            Some(_) => room.decide_on(Action::EndGo, None),
            None => room.decide(),
        }
    }
}

fn is_ann_asked_to_go(room: &Room) -> bool {
    room.table.doc.asked == Some(0) && ask(&room.table) == Some(Ask::Go) && room.state().table.begins_go()
}

#[test]
fn a_plan_is_played_one_step_a_go_after_a_pause() {
    let (mut played, mut finished) = (0, 0);
    for seed in 0..30 {
        let Some(mut room) = bob_thinks(2, Settings::default(), seed) else { continue };
        let turn = (room.table.doc.round, room.table.doc.turn);
        let first = plain(&room, 0, &[])[0];
        let Some(&second) = plain(&room, 0, &[first]).iter().find(|action| **action != Action::Pass) else { continue };
        let (seq, updated) = (room.table.doc.seq, room.table.doc.updated);
        let steps = vec![wake(first), wake(second), wake(Action::Pass)];
        assert!(room.obey(0, plan(&room, 0, steps)).is_empty());
        assert_eq!((room.table.doc.seq, room.table.doc.updated), (seq, updated), "it leaves no line and no time");
        let shown = own_plan(&room, 0).expect("her plan");
        assert_eq!(shown.steps.iter().map(|step| step.action).collect::<Vec<_>>(), [first, second, Action::Pass]);
        assert!(shown.ended.is_none() && shown.steps.iter().all(|step| !step.played && !step.same_go));
        let mut done = 0;
        loop {
            until_ann(&mut room);
            if (room.table.doc.round, room.table.doc.turn) != turn || !is_ann_asked_to_go(&room) {
                break;
            }
            let before = room.state();
            let Some(at) = room.table.doc.plan_at else { break };
            let wait = at - room.table.doc.asked_at;
            assert!((2000..2800).contains(&wait), "others can follow: {wait}");
            assert_eq!(room.table.due(&room.looking), Some(at));
            assert!(room.table.clone().tick(at - 1, &room.looking).is_none(), "not before its time");
            room.wait();
            let mut expected = before;
            expected.play(0, [first, second, Action::Pass][done]).expect("it was possible");
            done += 1;
            played += 1;
            if expected.table.phase == tharos_rules::Phase::Actions {
                assert_eq!(room.state().table.players[0], expected.table.players[0], "exactly what was planned");
            } else {
                // She was the last to pass.
                assert_eq!((done, ended(&room, 0)), (3, Some(PlanEnd::Done)));
                finished += 1;
                break;
            }
            // The end of the go comes as it comes to everybody.
            if room.table.doc.asked == Some(0) && ask(&room.table) == Some(Ask::Go) && room.state().table.go.acted {
                let wait = room.table.due(&room.looking).expect("the go ends by itself") - room.table.doc.asked_at;
                assert!((1200..2000).contains(&wait), "{wait}");
                room.wait();
            }
            assert!(own_plan(&room, 0).expect("her plan").steps[done - 1].played);
            if done == 3 {
                assert!(room.state().table.players[0].passed);
                assert_eq!(ended(&room, 0), Some(PlanEnd::Done));
                finished += 1;
                break;
            }
        }
    }
    assert!(played > 30 && finished > 5, "{played} steps, {finished} whole plans");
}

/// What may matter, looked up without the table's help.
fn facts(state: &State, region: Option<Region>) -> (Value, Value, Value) {
    let (table, me) = (&state.table, &state.table.players[0]);
    let mut dice: Vec<_> = me.active.iter().map(|die| format!("{die:?}")).collect();
    dice.sort();
    let lies = |region| {
        let on = |player: &tharos_rules::Player| (player.guild_markers.has(region), player.mines.has(region));
        table.players.iter().map(on).collect::<Vec<_>>()
    };
    (json!([table.attack_strength(), me.strength]), json!(dice), json!(region.map(lies)))
}

fn region_of(action: Action) -> Option<Region> {
    match action {
        Action::MarkerOnRegion { region, .. } | Action::Mine { region, .. } | Action::Card17 { region } => Some(region),
        _ => None,
    }
}

#[test]
fn a_step_is_never_played_when_what_was_marked_has_changed() {
    let (mut ran, mut stopped, mut in_spite) = (0, 0, 0);
    for seed in 0..100 {
        let Some(mut room) = bob_thinks(2, Settings::default(), seed) else { continue };
        let mut random = Fast::new(u64::from(seed));
        let possible = plain(&room, 0, &[]);
        let aimed: Vec<Action> = possible.iter().copied().filter(|action| region_of(*action).is_some()).collect();
        let among = if aimed.is_empty() { &possible } else { &aimed };
        let action = among[random.below(among.len() as u32) as usize];
        let only_if = OnlyIf { target: random.below(3) > 0, attack: random.below(2) == 0, dice: random.below(2) == 0 };
        let region = region_of(action);
        let foreseen = facts(&room.state(), region);
        room.obey(0, plan(&room, 0, vec![wish(action, only_if, Otherwise::Wake)]));
        // Bob goes where Ann wants to go, if he can.
        if let Some(there) = region {
            let legal = room.state().legal();
            if let Some(rival) = legal.iter().find(|action| region_of(**action) == Some(there)) {
                room.decide_on(*rival, None);
            }
        }
        until_ann(&mut room);
        if !is_ann_asked_to_go(&room) {
            continue;
        }
        let now = facts(&room.state(), region);
        let changed = only_if.attack && now.0 != foreseen.0
            || only_if.dice && now.1 != foreseen.1
            || only_if.target && now.2 != foreseen.2;
        if changed {
            assert_eq!((room.table.doc.plan_at, ended(&room, 0)), (None, Some(PlanEnd::Stopped { step: 0 })));
            stopped += 1;
        } else if room.table.doc.plan_at.is_some() {
            ran += 1;
            in_spite += usize::from(now.2 != foreseen.2);
        } else {
            assert!(!room.state().is_legal(action), "nothing that matters has changed, and it is possible");
        }
    }
    println!("{ran} ran, {in_spite} of them though something had changed, {stopped} stopped");
    assert!(ran > 20 && stopped > 3 && in_spite > 0, "{ran} {stopped} {in_spite}");
}

/// The same table, but the attack is another: what no rival can do, an outcome of a new rule could.
fn with_other_attack(table: &TableState) -> TableState {
    let mut written = serde_json::to_value(&table.game).expect("a game has a JSON form");
    let attacks = written["state"]["table"]["attack"].as_array_mut().expect("attack cards");
    let last = attacks.last_mut().expect("the attack of this turn");
    last["value"] = json!(if last["value"] == 1 { 2 } else { 1 });
    let text = written.to_string();
    let game = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}"));
    TableState { doc: table.doc.clone(), game }
}

#[test]
fn another_attack_stops_only_whom_it_matters_to() {
    let mut compared = 0;
    for seed in 0..40 {
        let Some(mut room) = bob_thinks(2, Settings::default(), seed) else { continue };
        let action = plain(&room, 0, &[])[0];
        let other = serde_json::to_value(&room.table.game)
            .ok()
            .and_then(|_| std::panic::catch_unwind(|| with_other_attack(&room.table)).ok());
        let Some(other) = other else { continue };
        for (matters, plays) in [(true, false), (false, true)] {
            let only_if = OnlyIf { attack: matters, ..NOTHING };
            let mut there = room.table.clone();
            let steps = vec![wish(action, only_if, Otherwise::Wake)];
            let set = Command::Plan { seat: 0, seq: there.doc.seq, steps };
            there.obey(&set, &context(&ann(), room.now)).expect("a plan");
            // The same, with the other attack on the table.
            there.game.clone_from(&other.game);
            let bob = Caller::new("bob");
            let mut random = Fast::new(7);
            while there.doc.asked == Some(1) {
                let legal = there.game.as_ref().expect("a game").state().legal();
                let pass = legal.iter().find(|action| matches!(action, Action::Pass | Action::EndGo));
                let action = pass.copied().unwrap_or_else(|| legal[random.below(legal.len() as u32) as usize]);
                let seq = there.doc.seq;
                let key = format!("b{seq}");
                let command = Command::Play { seat: 1, seq, key, action, answers: None };
                there.obey(&command, &context(&bob, room.now + 100)).expect("a legal decision");
            }
            if there.doc.asked != Some(0) || !there.game.as_ref().expect("a game").state().is_legal(action) {
                continue;
            }
            assert_eq!(there.doc.plan_at.is_some(), plays);
            compared += 1;
        }
        room.now += 1;
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn what_a_step_counts_on_is_what_was_foreseen_for_it() {
    let (mut left_out, mut followed) = (0, 0);
    for seed in 0..60 {
        let Some(mut room) = bob_thinks(2, Settings::default(), seed) else { continue };
        let aimed = plain(&room, 0, &[]).into_iter().find(|action| {
            region_of(*action).is_some_and(|there| room.state().legal().iter().any(|a| region_of(*a) == Some(there)))
        });
        let Some(first) = aimed else { continue };
        let Some(&second) = plain(&room, 0, &[first]).first() else { continue };
        let there = region_of(first);
        let skip = OnlyIf { target: true, ..NOTHING };
        for (counts, spoilt) in [(ALL, true), (ALL, false), (NOTHING, true)] {
            let mut room = room.again();
            let steps = vec![wish(first, skip, Otherwise::Next), wish(second, counts, Otherwise::Wake)];
            room.obey(0, plan(&room, 0, steps));
            if spoilt {
                let rival = room.state().legal().into_iter().find(|action| region_of(*action) == there);
                room.decide_on(rival.expect("it was there"), None);
            }
            until_ann(&mut room);
            if !is_ann_asked_to_go(&room) {
                continue;
            }
            match (counts == ALL, spoilt) {
                // The dice of the first step would lie there still: not what was foreseen.
                (true, true) => {
                    assert_eq!((room.table.doc.plan_at, ended(&room, 0)), (None, Some(PlanEnd::Stopped { step: 1 })));
                    left_out += 1;
                }
                (false, true) if room.state().is_legal(second) => {
                    room.wait();
                    let steps = own_plan(&room, 0).expect("her plan").steps;
                    assert_eq!((steps[0].played, steps[1].played), (false, true));
                    followed += 1;
                }
                _ => {}
            }
        }
        room.now += 1;
    }
    assert!(left_out > 2 && followed > 2, "{left_out} {followed}");
}

/// Everything that anybody but Ann is shown.
fn seen_by_others(room: &Room) -> Vec<String> {
    let names = Arc::new(tharos_table::Names::from([("ann".into(), "Ann".into()), ("bob".into(), "Bob".into())]));
    let lines = room.lines();
    let shown = Published::new("id".into(), room.table.clone(), names, room.looking, lines, room.now);
    let bob = Caller::new("bob");
    [(Some(1), Some(&bob)), (None, Some(&bob)), (None, None)]
        .into_iter()
        .map(|(viewer, caller)| {
            let update = shown.update(viewer, caller, 0, room.now);
            let lines = shown.lines(0, viewer);
            format!("{} {}", serde_json::to_string(&update).unwrap(), serde_json::to_string(&lines).unwrap())
        })
        .collect()
}

/// INFO-3: a game with plans and the same game, in which the same person decides the same at the same moments.
#[test]
fn others_see_the_same_with_and_without_a_plan() {
    let clocks = [ClockRule::None, ClockRule::Move { seconds: 600 }, ClockRule::Budget { seconds: 600, refill: 5 }];
    let (mut compared, mut played) = (0, 0);
    for seed in 0..30 {
        let settings = Settings { clock: clocks[usize::from(seed) % 3], ..Settings::default() };
        let Some(room) = bob_thinks(2, settings, seed) else { continue };
        let action = plain(&room, 0, &[])[0];
        let (mut with, mut without) = (room.again(), room.again());
        with.obey(0, plan(&with, 0, vec![wish(action, NOTHING, Otherwise::Next), wake(Action::Pass)]));
        assert_eq!(seen_by_others(&with), seen_by_others(&without), "setting it changes nothing");
        assert_eq!(with.table.due(&with.looking), without.table.due(&without.looking));
        let mut random = Fast::new(u64::from(seed));
        while with.table.doc.asked != Some(0) && with.table.doc.phase == TablePhase::Running {
            let legal = with.state().legal();
            let next = legal[random.below(legal.len() as u32) as usize];
            for room in [&mut with, &mut without] {
                room.now += 700;
                room.decide_on(next, None);
            }
            assert_eq!(seen_by_others(&with), seen_by_others(&without));
            compared += 1;
        }
        // What the plan does, the other Ann does herself at that moment.
        while with.table.doc.plan_at.is_some() && with.table.doc.phase == TablePhase::Running {
            let before = with.state();
            with.wait();
            without.now = with.now;
            let last = with.decisions().into_iter().nth(without.decisions().len()).expect("one decision more");
            assert!(before.is_legal(last));
            if last == Action::EndGo && without.table.doc.answer_at.is_some() {
                without.wait();
            } else {
                without.decide_on(last, None);
            }
            assert_eq!(seen_by_others(&with), seen_by_others(&without), "{last:?}");
            played += 1;
        }
    }
    assert!(compared > 30 && played > 15, "{compared} {played}");
}

/// The moment does not depend on what is planned, nor on whether it is a pass.
#[test]
fn the_moment_of_a_planned_decision_depends_on_no_plan() {
    let mut compared = 0;
    for seed in 0..30 {
        let Some(room) = bob_thinks(2, Settings::default(), seed) else { continue };
        let mut waits = std::collections::BTreeSet::new();
        for action in plain(&room, 0, &[]).into_iter().take(6).chain([Action::Pass]) {
            let mut room = room.again();
            room.obey(0, plan(&room, 0, vec![wake(action)]));
            let mut random = Fast::new(1);
            while room.table.doc.asked != Some(0) && room.table.doc.phase == TablePhase::Running {
                let legal = room.state().legal();
                room.decide_on(legal[random.below(legal.len() as u32) as usize], None);
            }
            if let Some(at) = room.table.doc.plan_at {
                waits.insert(at - room.table.doc.asked_at);
                compared += 1;
            }
        }
        assert!(waits.len() <= 1, "{waits:?}");
    }
    assert!(compared > 40, "{compared}");
}

#[test]
fn any_own_decision_ends_the_plan_and_so_does_one_tap() {
    let room = (0..40).find_map(|seed| bob_thinks(2, Settings::default(), seed)).expect("a game");
    let action = plain(&room, 0, &[])[0];
    let with_plan = || {
        let mut room = room.again();
        room.obey(0, plan(&room, 0, vec![wake(action), wake(Action::Pass)]));
        room
    };
    // A tap, at any time: also from a page that has not seen the last line.
    let mut tapped = with_plan();
    assert!(tapped.obey(0, Command::Plan { seat: 0, seq: 0, steps: vec![] }).is_empty());
    assert_eq!(own_plan(&tapped, 0), None);
    assert!(matches!(tapped.attempt(0, &plan(&tapped, 0, vec![])), Err(Error::NoChange(_))));
    // Her own decision, before the plan comes to it.
    let mut decided = with_plan();
    until_ann(&mut decided);
    assert!(decided.table.doc.plan_at.is_some());
    decided.decide_on(Action::Pass, None);
    assert_eq!((own_plan(&decided, 0), decided.table.doc.plan_at), (None, None));
    // Thinking first.
    let mut thinks = with_plan();
    until_ann(&mut thinks);
    assert_eq!(thinks.obey(0, Command::Hold(0)), [TableChange::Thinks]);
    assert_eq!((own_plan(&thinks, 0), thinks.table.doc.plan_at), (None, None));
    // Leaving.
    let mut left = with_plan();
    left.obey(0, Command::Leave);
    assert_eq!(own_plan(&left, 0), None);
    // Talking and voting decide nothing.
    let mut said = with_plan();
    said.obey(0, Command::Say { seat: None, text: "Soon".into() });
    assert!(own_plan(&said, 0).is_some());
}

#[test]
fn a_plan_is_only_for_own_seats_and_only_what_can_be_foreseen() {
    let mut room = (0..40).find_map(|seed| bob_thinks(2, Settings::default(), seed)).expect("a game");
    let action = plain(&room, 0, &[])[0];
    let tried = room.attempt(1, &plan(&room, 0, vec![wake(action)]));
    assert!(matches!(tried, Err(Error::NotYours)), "{tried:?}");
    let tried = room.attempt(1, &Command::Plan { seat: 0, seq: 0, steps: vec![] });
    assert!(matches!(tried, Err(Error::NotYours)), "{tried:?}");
    assert!(matches!(room.table.foresee(0, &[], &Caller::new("bob")), Err(Error::NotYours)));
    let tried = room.attempt(0, &plan(&room, 3, vec![wake(action)]));
    assert!(matches!(tried, Err(Error::NotYours)), "there is no such seat: {tried:?}");
    // Bob is asked: his go is now.
    let tried = room.attempt(1, &plan(&room, 1, vec![wake(Action::Pass)]));
    assert!(matches!(tried, Err(Error::WrongPhase(_))), "{tried:?}");
    let tried = room.attempt(0, &plan(&room, 0, vec![wake(action); PLAN_STEPS + 1]));
    assert!(matches!(tried, Err(Error::BadRequest(_))), "{tried:?}");
    let tried = room.attempt(0, &plan(&room, 0, vec![wake(Action::TakeMedal)]));
    assert!(matches!(tried, Err(Error::Refused(_))), "{tried:?}");
    // The same dice cannot be placed twice.
    let tried = room.attempt(0, &plan(&room, 0, vec![wake(action), wake(action)]));
    assert!(matches!(tried, Err(Error::Refused(_))), "{tried:?}");
    let tried = room.attempt(0, &plan(&room, 0, vec![wake(Action::Pass), wake(action)]));
    assert!(matches!(tried, Err(Error::BadRequest(_))), "nothing follows a pass: {tried:?}");
    let seq = room.table.doc.game_seq - 1;
    let tried = room.attempt(0, &Command::Plan { seat: 0, seq, steps: vec![wake(action)] });
    assert!(matches!(tried, Err(Error::Stale { .. })), "planned for what is no more: {tried:?}");
    assert_eq!(own_plan(&room, 0), None);
}

#[test]
fn nothing_is_planned_across_a_roll_or_a_draw() {
    let (mut refused, mut ended_there) = (0, 0);
    for seed in 0..60 {
        let Some(mut room) = bob_thinks(2, Settings::default(), seed) else { continue };
        let legal = room.table.foresee(0, &[], &ann()).expect("foreseen").position.expect("her go").view.legal();
        let by_chance = legal.into_iter().find(|action| {
            let mut state = room.state().next_go(0).expect("her go");
            state.play(0, *action).expect("legal");
            matches!(state.table.step, Step::Chance(_))
        });
        let Some(by_chance) = by_chance else { continue };
        let tried = room.attempt(0, &plan(&room, 0, vec![wake(by_chance), wake(Action::Pass)]));
        assert!(matches!(tried, Err(Error::BadRequest(_))), "{by_chance:?}: {tried:?}");
        refused += 1;
        assert!(room.table.foresee(0, &[by_chance], &ann()).expect("foreseen").position.is_none());
        // As the last step it is welcome, and the plan ends with it.
        room.obey(0, plan(&room, 0, vec![wake(by_chance)]));
        until_ann(&mut room);
        if room.table.doc.plan_at.is_some() {
            room.wait();
            assert_eq!((ended(&room, 0), room.table.doc.plan_at), (Some(PlanEnd::Done), None));
            ended_there += 1;
        }
    }
    assert!(refused > 10 && ended_there > 5, "{refused} {ended_there}");
}

/// All dice of Ann lie in the depot: she can only pass, which the table does for her.
fn without_dice(room: &mut Room) {
    let mut written = serde_json::to_value(&room.table.game).expect("a game has a JSON form");
    let ann = &mut written["state"]["table"]["players"][0];
    let active = std::mem::replace(&mut ann["active"], json!([]));
    for die in active.as_array().expect("dice") {
        let colour = die.as_str().and_then(|die| die.split(' ').next()).expect("a colour");
        ann["depot"][colour] = json!(ann["depot"][colour].as_u64().unwrap_or(0) + 1);
    }
    ann["jars"] = json!(0);
    room.table.game = serde_json::from_value(written).expect("a possible position");
}

#[test]
fn a_plan_ends_with_the_turn() {
    let mut ends = 0;
    for seed in 0..40 {
        let Some(mut room) = bob_thinks(2, Settings::default(), seed) else { continue };
        if room.state().table.players[0].hand > 0 {
            continue;
        }
        let turn = (room.table.doc.round, room.table.doc.turn);
        let action = plain(&room, 0, &[])[0];
        room.obey(0, plan(&room, 0, vec![wake(action)]));
        without_dice(&mut room);
        while (room.table.doc.round, room.table.doc.turn) == turn && room.table.doc.phase == TablePhase::Running {
            let in_actions = room.state().table.phase == tharos_rules::Phase::Actions;
            assert_eq!(room.table.doc.plan_at, None);
            if !in_actions && own_plan(&room, 0).is_some() {
                assert_eq!(ended(&room, 0), Some(PlanEnd::Turn));
                ends += 1;
                break;
            }
            match room.table.due(&room.looking) {
                Some(_) => drop(room.wait()),
                None if room.table.doc.asked == Some(0) => break,
                None => {
                    room.now += 1000;
                    room.decide();
                }
            }
        }
    }
    assert!(ends > 3, "{ends}");
}

#[test]
fn what_a_plan_played_can_be_taken_back_like_any_decision() {
    let mut taken = 0;
    for seed in 0..40 {
        let Some(mut room) = bob_thinks(2, Settings::default(), seed) else { continue };
        let action = plain(&room, 0, &[])[0];
        room.obey(0, plan(&room, 0, vec![wake(action), wake(Action::Pass)]));
        until_ann(&mut room);
        if room.table.doc.plan_at.is_none() {
            continue;
        }
        let before = room.state();
        room.wait();
        // The end of the go is given with it, so it goes with it.
        if room.table.doc.asked == Some(0) && room.state().table.go.acted {
            room.wait();
        }
        room.undo(0);
        assert_eq!(room.state(), before);
        assert_eq!((own_plan(&room, 0), room.table.doc.plan_at), (None, None), "she has decided something");
        taken += 1;
    }
    assert!(taken > 10, "{taken}");
}

#[test]
fn a_plan_outlasts_what_a_rival_takes_back() {
    let mut back = 0;
    for seed in 0..60 {
        let Some(mut room) = bob_thinks(2, Settings::default(), seed) else { continue };
        let action = plain(&room, 0, &[])[0];
        room.obey(0, plan(&room, 0, vec![wake(action)]));
        until_ann(&mut room);
        if room.table.doc.plan_at.is_none() || room.table.game.as_ref().expect("a game").undoable(1).0 == 0 {
            continue;
        }
        room.now += 1;
        room.undo(1);
        assert_eq!(room.table.doc.plan_at, None, "it is Bob's go again");
        assert_eq!(ended(&room, 0), None);
        until_ann(&mut room);
        if is_ann_asked_to_go(&room) && room.state().is_legal(action) {
            assert!(room.table.doc.plan_at.is_some());
            room.wait();
            back += 1;
        }
    }
    assert!(back > 3, "{back}");
}

#[test]
fn a_planned_decision_costs_the_time_that_it_takes() {
    let settings = Settings { clock: ClockRule::Budget { seconds: 600, refill: 7 }, ..Settings::default() };
    let mut charged = 0;
    for seed in 0..20 {
        let Some(mut room) = bob_thinks(2, settings, seed) else { continue };
        room.obey(0, plan(&room, 0, vec![wake(Action::Pass)]));
        until_ann(&mut room);
        let Some(at) = room.table.doc.plan_at else { continue };
        let clock = room.clock(0);
        let wait = at - room.table.doc.asked_at;
        room.wait();
        assert_eq!(room.clock(0), clock - wait + 7000, "otherwise the clock would tell of the plan");
        charged += 1;
    }
    assert!(charged > 5, "{charged}");
}

#[test]
fn a_clock_that_is_nearly_out_waits_for_no_pause() {
    let settings = Settings { clock: ClockRule::Budget { seconds: 600, refill: 0 }, ..Settings::default() };
    let mut room = (0..40).find_map(|seed| bob_thinks(2, settings, seed)).expect("a game");
    room.obey(0, plan(&room, 0, vec![wake(Action::Pass)]));
    room.table.doc.chairs[0].clock_ms = Some(300);
    until_ann(&mut room);
    assert_eq!(room.table.doc.plan_at, Some(room.table.doc.asked_at + 300));
    assert!(room.wait().is_empty(), "nobody ran out of time");
    assert!(room.state().table.players[0].passed);
}

#[test]
fn a_plan_is_kept_with_the_table() {
    let mut room = (0..40).find_map(|seed| bob_thinks(2, Settings::default(), seed)).expect("a game");
    let action = plain(&room, 0, &[])[0];
    room.obey(0, plan(&room, 0, vec![wish(action, ALL, Otherwise::Next), wake(Action::Pass)]));
    let text = serde_json::to_string(&room.table.doc).expect("a table has a JSON form");
    let mut read: TableDoc = serde_json::from_str(&text).expect("its own form");
    assert_eq!(read.chairs[0].plan, room.table.doc.chairs[0].plan);
    std::mem::swap(&mut room.table.doc, &mut read);
    until_ann(&mut room);
    assert!(room.table.doc.plan_at.is_some());
    room.wait();
    assert!(own_plan(&room, 0).expect("her plan").steps.iter().any(|step| step.played));
}

#[test]
fn a_bot_that_takes_over_ends_the_plan() {
    let settings = Settings { clock: ClockRule::Move { seconds: 60 }, ..Settings::default() };
    let mut room = (0..40).find_map(|seed| bob_thinks(3, settings, seed)).expect("a game");
    let action = plain(&room, 0, &[])[0];
    room.obey(0, plan(&room, 0, vec![wake(action)]));
    room.looking = Presence::default();
    room.obey(0, Command::Leave);
    assert_eq!(own_plan(&room, 0), None);
    room.obey(0, Command::Return);
    assert_eq!(own_plan(&room, 0), None);
}

#[test]
fn alone_the_order_can_be_kept_for_good() {
    let (mut asked, mut kept) = (0, 0);
    for keep_order in [false, true] {
        for seed in 0..4 {
            let mut room = Room::new(1, 0, Settings::default(), seed);
            let mut wishes = keep_order;
            while room.table.doc.phase == TablePhase::Running {
                room.now += 1000;
                if room.table.due(&room.looking).is_some() {
                    room.wait();
                    continue;
                }
                let is_swap = ask(&room.table) == Some(Ask::SoloSwap);
                asked += usize::from(is_swap && !keep_order);
                assert!(!(is_swap && keep_order && !wishes), "it was to be kept");
                let answers = std::mem::take(&mut wishes)
                    .then(|| tharos_table::api::Answers { keep_order: true, ..Default::default() });
                let legal = room.state().legal();
                let action = legal[usize::from(room.table.doc.seq as u16) % legal.len()];
                room.decide_on(action, answers);
            }
            kept += usize::from(keep_order);
        }
    }
    assert!(asked > 10 && kept == 4, "{asked} {kept}");
}
