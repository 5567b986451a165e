//! Lessons. Nobody has to be known here, and nothing is kept: every request says which steps were taken.

use tharos_lessons::api::{
    LessonAt, LessonNow, LessonTry, LessonVerdict, LessonWhy, attempt, look, odds, preview, why,
};

use crate::api::{Because, Error, Odds, Problem, Tried};
use crate::extract::{Json, Word};

/// The step that the learner has reached, with the position.
#[utoipa::path(post, path = "/api/lessons/{id}", tag = "lessons", params(("id" = String, Path)), request_body = LessonAt,
    responses((status = 200, body = LessonNow), (status = "default", body = Problem)))]
pub async fn lesson(Word(id): Word, Json(at): Json<LessonAt>) -> Result<Json<LessonNow>, Error> {
    Ok(Json(look(&id, at)?))
}

/// Tries a decision. Only a right one is carried out; any other gets its answer.
#[utoipa::path(post, path = "/api/lessons/{id}/try", tag = "lessons", params(("id" = String, Path)),
    request_body = LessonTry, responses((status = 200, body = LessonVerdict), (status = "default", body = Problem)))]
pub async fn lesson_try(Word(id): Word, Json(tried): Json<LessonTry>) -> Result<Json<LessonVerdict>, Error> {
    Ok(Json(attempt(&id, tried)?))
}

/// What a decision would do, up to the first outcome of chance, or why it is not possible.
#[utoipa::path(post, path = "/api/lessons/{id}/preview", tag = "lessons", params(("id" = String, Path)),
    request_body = LessonTry, responses((status = 200, body = Tried), (status = "default", body = Problem)))]
pub async fn lesson_preview(Word(id): Word, Json(tried): Json<LessonTry>) -> Result<Json<Tried>, Error> {
    Ok(Json(preview(&id, tried)?))
}

/// Why a thing does not go with what was pointed at.
#[utoipa::path(post, path = "/api/lessons/{id}/why", tag = "lessons", params(("id" = String, Path)),
    request_body = LessonWhy, responses((status = 200, body = Because), (status = "default", body = Problem)))]
pub async fn lesson_why(Word(id): Word, Json(asked): Json<LessonWhy>) -> Result<Json<Because>, Error> {
    Ok(Json(why(&id, asked)?))
}

/// What the next draws of the learner may bring.
#[utoipa::path(post, path = "/api/lessons/{id}/odds", tag = "lessons", params(("id" = String, Path)),
    request_body = LessonAt, responses((status = 200, body = Odds), (status = "default", body = Problem)))]
pub async fn lesson_odds(Word(id): Word, Json(at): Json<LessonAt>) -> Result<Json<Odds>, Error> {
    Ok(Json(odds(&id, at)?))
}
