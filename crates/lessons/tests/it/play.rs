//! Plays every lesson: as it is shown, with every other right answer, and with wrong ones.

use serde_json::json;
use tharos_lessons::{LEARNER, Lesson, PARTS, Session, Step, Verdict, all};
use tharos_rules::ids::{Building, PlayerCard, Region};
use tharos_rules::{Action, State};
use tharos_scenario::{Run, parse};

/// So many right answers of a step are played on to the end of the lesson.
const MOST: usize = 24;

/// Plays a lesson to its end by what is shown, but for one step; checks everything on the way.
fn play(lesson: &'static Lesson, other: Option<(usize, Action)>) {
    let mut log = Vec::new();
    let state = lesson.position.build_with(&mut log).unwrap_or_else(|wrong| panic!("{}: {wrong:?}", lesson.id));
    let (mut run, mut taken) = (Run::new(state, log, None), Vec::new());
    for (at, step) in lesson.steps.iter().enumerate() {
        let must = |result: Result<(), String>| {
            result.unwrap_or_else(|error| panic!("{}, step {}, {other:?}: {error}", lesson.id, step.key));
        };
        for happening in &step.play {
            must(run.step(happening));
        }
        let session = Session::after(lesson, &taken);
        assert_eq!((session.at, session.state()), (at, &run.state), "{}, step {}", lesson.id, step.key);
        let right = session.right();
        assert_eq!(right.is_empty(), !step.asks(), "{}, step {}: nothing right is legal", lesson.id, step.key);
        let answer = right.first().map(|&shown| match other {
            Some((there, action)) if there == at => action,
            _ => shown,
        });
        if let Some(action) = answer {
            must(run.step(&decision(action)));
        }
        taken.push(answer);
        for check in &step.check {
            must(run.step(check));
        }
    }
    assert_eq!(Session::after(lesson, &taken).at, lesson.steps.len());
}

fn decision(action: Action) -> tharos_scenario::Step {
    let mut fields = json!(action);
    fields["seat"] = json!(LEARNER);
    parse(&fields).expect("a decision")
}

/// Every step that asks for a decision, as the learner meets it.
fn asked() -> impl Iterator<Item = (&'static Lesson, &'static Step, Session)> {
    all().iter().flat_map(|lesson| {
        let mut taken = Vec::new();
        let mut sessions = Vec::new();
        for step in &lesson.steps {
            let session = Session::after(lesson, &taken);
            taken.push(session.right().first().copied());
            if step.asks() {
                sessions.push((lesson, step, session));
            }
        }
        sessions
    })
}

#[test]
fn every_lesson_can_be_played_to_its_end_with_every_right_answer() {
    assert!(all().iter().filter(|lesson| lesson.core).count() >= 6);
    for lesson in all() {
        play(lesson, None);
    }
    for (lesson, step, session) in asked() {
        for action in session.right().into_iter().skip(1).take(MOST) {
            play(lesson, Some((session.at, action)));
        }
        assert!(step.is_right(session.right()[0]), "{}", lesson.id);
    }
}

#[test]
fn every_legal_decision_gets_an_answer() {
    for (lesson, step, session) in asked() {
        for action in session.state().legal() {
            let verdict = session.verdict(action);
            assert_eq!(verdict == Verdict::Right, step.is_right(action), "{}, step {}", lesson.id, step.key);
            // A foreseen one has its text and any other a hint: see the texts.
            assert!(!matches!(verdict, Verdict::NotNow | Verdict::Refused(_)), "{}, step {}", lesson.id, step.key);
        }
    }
}

#[test]
fn foreseen_tries_are_what_they_are_said_to_be() {
    for (lesson, step, session) in asked() {
        for (at, wrong) in step.wrong.iter().enumerate() {
            let place = format!("{}, step {}, wrong {}", lesson.id, step.key, at + 1);
            let Some(clause) = &wrong.clause else {
                let fitting: Vec<_> =
                    session.state().legal().into_iter().filter(|&action| wrong.decision.fits(action)).collect();
                assert!(!fitting.is_empty(), "{place}: nothing like it is legal");
                for action in fitting {
                    assert_eq!(session.verdict(action), Verdict::Foreseen(at + 1), "{place}");
                }
                continue;
            };
            let mut refuse = json!({ "refuse": wrong.fields, "clause": clause });
            refuse["refuse"]["seat"] = json!(LEARNER);
            if let Some(why) = &wrong.why {
                refuse["why"] = json!(why);
            }
            let step = parse(&refuse).unwrap_or_else(|error| panic!("{place}: {error}"));
            let refused = Run::new(*session.state(), Vec::new(), None).step(&step);
            refused.unwrap_or_else(|error| panic!("{place}: {error}"));
        }
    }
}

#[test]
fn a_step_that_only_tells_takes_no_decision() {
    let lesson = &all()[0];
    let session = Session::after(lesson, &[]);
    assert!(!lesson.steps[0].asks());
    assert_eq!(session.verdict(session.state().legal()[0]), Verdict::NotNow);
}

#[test]
fn steps_that_do_not_fit_any_more_are_left_out() {
    let lesson = &all()[0];
    assert_eq!(Session::after(lesson, &[Some(Action::Pass)]).at, 0, "nothing was to be decided");
    assert_eq!(Session::after(lesson, &[None, Some(Action::Pass)]).at, 1, "a pass is not right there");
    assert_eq!(Session::after(lesson, &[None, None, None]).at, 1, "a decision is missing");
}

/// Whether a thing of the table, or a part of it, is there to be pointed out.
fn is_there(token: &str, state: &State) -> bool {
    let Some((kind, name)) = token.split_once(':') else { return false };
    let table = &state.table;
    let me = &table.players[usize::from(LEARNER)];
    let dice = || json!(me.active);
    match kind {
        "part" => PARTS.contains(&name),
        "die" => dice().as_array().is_some_and(|dice| dice.contains(&json!(name))),
        "region" => name.parse::<Region>().is_ok(),
        "card" => name.parse::<PlayerCard>().is_ok(),
        "building" => name.parse::<Building>().is_ok(),
        "deck" => {
            let view = state.view(Some(LEARNER));
            [json!(view.hand), json!(view.looking)].iter().any(|cards| {
                cards.as_array().is_some_and(|cards| {
                    cards.iter().any(|card| Some(card) == name.parse::<u8>().ok().map(|number| json!(number)).as_ref())
                })
            })
        }
        "cell" => table.is_solo() && name.len() == 2 && ('A'..='C').any(|row| name.starts_with(row)),
        "attack" => name.parse::<u8>().is_ok_and(|column| (1..=table.turn).contains(&column)),
        "do" => name.parse::<tharos_rules::MatAction>().is_ok() || name == "use_trans",
        "verb" => state.legal().iter().any(|action| json!(action)["do"] == name),
        _ => false,
    }
}

#[test]
fn everything_that_glows_is_there() {
    for lesson in all() {
        let mut taken = Vec::new();
        for step in &lesson.steps {
            let session = Session::after(lesson, &taken);
            for token in &step.highlight {
                assert!(is_there(token, session.state()), "{}, step {}: {token} is not there", lesson.id, step.key);
            }
            taken.push(session.right().first().copied());
        }
    }
}
