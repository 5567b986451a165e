//! Puzzles. As with lessons nobody has to be known here, and nothing is kept.

use tharos_lessons::api::{LessonAt, LessonTry, LessonWhy};
use tharos_lessons::puzzles::{
    PuzzleCount, PuzzleNow, PuzzleResult, PuzzleSolution, count, look, odds, preview, solution, why,
};

use crate::api::{Because, Error, Odds, Problem, Tried};
use crate::extract::{Json, Word};

/// The try so far, with the position. Decisions that are not legal are left out.
#[utoipa::path(post, path = "/api/puzzles/{id}", tag = "puzzles", params(("id" = String, Path)), request_body = LessonAt,
    responses((status = 200, body = PuzzleNow), (status = "default", body = Problem)))]
pub async fn puzzle(Word(id): Word, Json(at): Json<LessonAt>) -> Result<Json<PuzzleNow>, Error> {
    Ok(Json(look(&id, at)?))
}

/// What a try is worth, and whether it is the best.
#[utoipa::path(post, path = "/api/puzzles/{id}/count", tag = "puzzles", params(("id" = String, Path)),
    request_body = PuzzleCount, responses((status = 200, body = PuzzleResult), (status = "default", body = Problem)))]
pub async fn puzzle_count(Word(id): Word, Json(tried): Json<PuzzleCount>) -> Result<Json<PuzzleResult>, Error> {
    Ok(Json(count(&id, tried)?))
}

/// The solution. Its first decision is the clue.
#[utoipa::path(get, path = "/api/puzzles/{id}/solution", tag = "puzzles", params(("id" = String, Path)),
    responses((status = 200, body = PuzzleSolution), (status = "default", body = Problem)))]
pub async fn puzzle_solution(Word(id): Word) -> Result<Json<PuzzleSolution>, Error> {
    Ok(Json(solution(&id)?))
}

/// What a decision would do, up to the first outcome of chance, or why it is not possible.
#[utoipa::path(post, path = "/api/puzzles/{id}/preview", tag = "puzzles", params(("id" = String, Path)),
    request_body = LessonTry, responses((status = 200, body = Tried), (status = "default", body = Problem)))]
pub async fn puzzle_preview(Word(id): Word, Json(tried): Json<LessonTry>) -> Result<Json<Tried>, Error> {
    Ok(Json(preview(&id, tried)?))
}

/// Why a thing does not go with what was pointed at.
#[utoipa::path(post, path = "/api/puzzles/{id}/why", tag = "puzzles", params(("id" = String, Path)),
    request_body = LessonWhy, responses((status = 200, body = Because), (status = "default", body = Problem)))]
pub async fn puzzle_why(Word(id): Word, Json(asked): Json<LessonWhy>) -> Result<Json<Because>, Error> {
    Ok(Json(why(&id, asked)?))
}

/// What the next draws may bring.
#[utoipa::path(post, path = "/api/puzzles/{id}/odds", tag = "puzzles", params(("id" = String, Path)),
    request_body = LessonAt, responses((status = 200, body = Odds), (status = "default", body = Problem)))]
pub async fn puzzle_odds(Word(id): Word, Json(at): Json<LessonAt>) -> Result<Json<Odds>, Error> {
    Ok(Json(odds(&id, at)?))
}
