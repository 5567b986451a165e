//! Lessons and puzzles, as the server answers them.

use serde::Serialize;
use tharos_lessons::api::{attempt, look, odds, preview, why};
use tharos_lessons::puzzles;
use tharos_table::api::ErrorCode;

use crate::device::Failed;
use crate::message::{Answer, Ask};
use crate::routes::{Answered, read};

pub(crate) fn lesson(id: &str, rest: &[&str], ask: &Ask) -> Answered {
    let body = ask.body.clone();
    match rest {
        [] => told(look(id, read(body)?)),
        ["try"] => told(attempt(id, read(body)?)),
        ["preview"] => told(preview(id, read(body)?)),
        ["why"] => told(why(id, read(body)?)),
        ["odds"] => told(odds(id, read(body)?)),
        _ => Ok(Answer::not_found(ErrorCode::NotFound)),
    }
}

pub(crate) fn puzzle(id: &str, rest: &[&str], ask: &Ask) -> Answered {
    let body = ask.body.clone();
    match (ask.method.as_str(), rest) {
        ("post", []) => told(puzzles::look(id, read(body)?)),
        ("post", ["count"]) => told(puzzles::count(id, read(body)?)),
        ("get", ["solution"]) => told(puzzles::solution(id)),
        ("post", ["preview"]) => told(puzzles::preview(id, read(body)?)),
        ("post", ["why"]) => told(puzzles::why(id, read(body)?)),
        ("post", ["odds"]) => told(puzzles::odds(id, read(body)?)),
        _ => Ok(Answer::not_found(ErrorCode::NotFound)),
    }
}

fn told<T: Serialize>(answer: Result<T, tharos_table::Error>) -> Answered {
    answer.map(|answer| Answer::new(&answer)).map_err(Failed::from)
}
