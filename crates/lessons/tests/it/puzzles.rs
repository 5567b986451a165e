//! Plays every puzzle: the solution solves it, what tempts does not, and in the last turn nothing else comes near.

use std::time::Instant;

use serde_json::{Value, json};
use tharos_lessons::LEARNER;
use tharos_lessons::api::LessonAt;
use tharos_lessons::puzzle::{Puzzle, Reckoning, Stage, all};
use tharos_lessons::puzzles::{PuzzleCount, count, look, solution};
use tharos_rules::Action;

/// How far the written gain may be from the true one.
const ROUNDED: f64 = 0.1;

fn legal(puzzle: &Puzzle) -> Vec<Action> {
    puzzle.begun.legal()
}

#[test]
fn every_solution_is_legal_and_solves_its_puzzle() {
    assert!(all().len() >= 20);
    for puzzle in all() {
        let id = &puzzle.id;
        assert_eq!(puzzle.begun.table.decider(), Some(LEARNER), "{id}");
        let tried = puzzle.after(&puzzle.best);
        assert_eq!(tried.taken().count(), puzzle.best.len(), "{id}: a decision of the solution is not legal");
        assert!(tried.solves(), "{id}: {:?}", tried.worth());
        assert!(puzzle.is_accepted(puzzle.best[0]), "{id}");
        assert!(puzzle.gain >= 1.5 && (1..=5).contains(&puzzle.difficulty), "{id}");
        assert_eq!(puzzle.stage == Stage::Solo, puzzle.begun.table.is_solo(), "{id}");
    }
}

#[test]
fn what_tempts_is_legal_and_does_not_solve() {
    for puzzle in all() {
        for (at, pattern) in puzzle.tempting.iter().enumerate() {
            let fitting: Vec<_> = legal(puzzle).into_iter().filter(|&action| pattern.fits(action)).collect();
            assert!(!fitting.is_empty(), "{}: nothing like number {} is legal", puzzle.id, at + 1);
            for action in fitting {
                assert!(!puzzle.is_accepted(action), "{}: {action:?} is accepted", puzzle.id);
                assert!(!puzzle.after(&[action]).solves(), "{}: {action:?} solves it", puzzle.id);
                assert!(puzzle.tempted(action).is_some());
            }
        }
        for pattern in &puzzle.accept {
            assert!(legal(puzzle).into_iter().any(|action| pattern.fits(action)), "{}", puzzle.id);
        }
        assert!(puzzle.is_exact() || puzzle.second.is_some(), "{}: which idea is the second?", puzzle.id);
        assert!(puzzle.second.is_none_or(|second| legal(puzzle).contains(&second) && !puzzle.is_accepted(second)));
    }
}

/// The whole of the last turn is played in every way.
#[test]
fn in_the_last_turn_nothing_comes_near_the_solution() {
    let mut wrong = Vec::new();
    for puzzle in all().iter().filter(|puzzle| puzzle.is_exact()) {
        let began = Instant::now();
        let mut reckoning = Reckoning::of_best_play();
        let (mut best, mut second) = ((f64::MIN, None), (f64::MIN, None));
        for action in legal(puzzle) {
            let mut next = puzzle.begun;
            next.play(LEARNER, action).expect("it is legal");
            let value = reckoning.value(&next);
            let place = if puzzle.is_accepted(action) { &mut best } else { &mut second };
            if value > place.0 {
                *place = (value, Some(action));
            }
        }
        let shown = puzzle.after(&puzzle.best);
        let shown = f64::from(puzzle.begun.table.score(LEARNER).total) + shown.worth().total();
        println!("{}: {best:?}, shown {shown:.2}, {second:?}, {:?}", puzzle.id, began.elapsed());
        if (best.0 - shown).abs() > ROUNDED {
            wrong.push(format!("{}: {best:?} is not the shown {shown}", puzzle.id));
        }
        let gap = best.0 - second.0;
        if (gap - puzzle.gain).abs() > ROUNDED {
            wrong.push(format!("{}: the gain is {gap}, not {}", puzzle.id, puzzle.gain));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_steps_of_a_try_add_up() {
    for puzzle in all() {
        let tried = puzzle.after(&puzzle.best);
        let worth = tried.worth();
        let now = tried.state().table.score(LEARNER).total - puzzle.begun.table.score(LEARNER).total;
        assert_eq!(worth.steps.iter().sum::<i16>(), now, "{}", puzzle.id);
        assert_eq!(worth.end.is_some(), puzzle.is_exact());
    }
}

#[test]
fn a_try_ends_where_the_learner_is_no_longer_asked() {
    for puzzle in all() {
        let passes = legal(puzzle).contains(&Action::Pass);
        assert!(!passes || puzzle.after(&[Action::Pass, Action::Pass]).taken().count() == 1, "{}", puzzle.id);
        assert!(!puzzle.after(&[]).is_over() && !puzzle.after(&[]).solves(), "{}", puzzle.id);
    }
}

#[test]
fn a_page_plays_a_puzzle_by_asking() {
    let id = "q08";
    let look = |taken: Value, after| json!(look(id, LessonAt { taken: list(taken), after }).expect("an answer"));
    let first = json!({ "do": "new_market", "ore": ["yellow", "blue"], "crystals": ["red", "green"] });
    let then = json!({ "do": "card14", "colour": "white" });
    let begun = look(json!([]), 0);
    assert_eq!((&begun["over"], &begun["steps"]), (&json!(false), &json!([])));
    let sold = look(json!([first]), 0);
    assert_eq!((sold["taken"].as_array().map(Vec::len), &sold["steps"]), (Some(1), &json!([7])));
    assert_eq!(sold["updates"][0]["position"]["view"]["viewer"], 0);
    let counted = |taken: Value| json!(count(id, PuzzleCount { taken: list(taken) }).expect("a result"));
    let half = counted(json!([first]));
    assert_eq!((&half["solved"], &half["begins_well"]), (&json!(false), &json!(true)));
    let solved = counted(json!([first, then]));
    assert_eq!(solved["solved"], true);
    let careless = json!({ "do": "new_market", "ore": ["white", "yellow"], "crystals": ["white", "red"] });
    assert_eq!(counted(json!([careless]))["text"], 1);
    let shown = json!(solution(id).expect("a solution"));
    assert_eq!((&shown["line"]["total"], &shown["exact"]), (&solved["line"]["total"], &json!(true)));
}

fn list(values: Value) -> Vec<Value> {
    values.as_array().expect("a list").clone()
}

#[test]
fn what_nobody_can_read_is_refused() {
    let at = |taken: Value| LessonAt { taken: list(taken), after: 0 };
    assert!(look("q99", at(json!([]))).is_err() && solution("q99").is_err());
    assert!(look("q01", at(json!([{ "do": "dance" }]))).is_err());
    assert!(count("q01", PuzzleCount { taken: Vec::new() }).is_err());
    // What is not legal is not played.
    let explore = json!([{ "do": "explore", "die": "white 6", "regions": ["1/1"] }]);
    assert!(look("q01", at(explore)).expect("an answer").steps.is_empty());
}

/// `UPDATE=1` writes it.
#[test]
fn the_list_of_the_client_is_up_to_date() {
    let list: Vec<Value> = all()
        .iter()
        .map(|puzzle| {
            let Puzzle { id, stage, difficulty, clauses, .. } = puzzle;
            json!({ "id": id, "stage": stage, "difficulty": difficulty, "clauses": clauses })
        })
        .collect();
    crate::wire::up_to_date("web/src/puzzles/puzzles.json", &json!(list));
}
