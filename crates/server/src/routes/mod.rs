//! The routes. Each is written down once, for the router and for the OpenAPI document.

mod client;
mod game;
mod lessons;
mod ops;
mod people;
mod records;
mod rematch;
mod stream;
mod tables;

pub use records::Replays;

use axum::Router;
use axum::http::Method;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::api::Error;
use crate::app::App;
use crate::guard;

#[derive(OpenApi)]
#[openapi(
    info(title = "Tharos", description = "The table server of Tharos. Every error is a Problem with a code."),
    components(schemas(crate::api::Position, tharos_analysis::Report)),
    tags(
        (name = "people", description = "Guests, accounts, tokens of bots"),
        (name = "tables", description = "Who plays where"),
        (name = "game", description = "The running game"),
        (name = "records", description = "Finished games"),
        (name = "lessons", description = "Learning to play"),
        (name = "operation", description = "For operators and programmers")
    )
)]
struct Described;

/// All routes with their description.
fn all() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(people::me, people::rename))
        .routes(routes!(people::guest))
        .routes(routes!(people::register, people::delete))
        .routes(routes!(people::sign_in))
        .routes(routes!(people::change_password))
        .routes(routes!(people::reset_password))
        .routes(routes!(people::sign_out))
        .routes(routes!(people::sign_out_everywhere))
        .routes(routes!(people::tokens, people::new_token))
        .routes(routes!(people::drop_token))
        .routes(routes!(tables::lobby, tables::create))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::table))
        .routes(routes!(tables::by_code))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::stand))
        .routes(routes!(tables::kick))
        .routes(routes!(tables::seat))
        .routes(routes!(tables::start))
        .routes(routes!(tables::close))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::come_back))
        .routes(routes!(tables::vote))
        .routes(routes!(tables::chat))
        .routes(routes!(tables::hold))
        .routes(routes!(rematch::rematch))
        .routes(routes!(rematch::again))
        .routes(routes!(game::game))
        .routes(routes!(game::opening))
        .routes(routes!(stream::stream))
        .routes(routes!(game::play))
        .routes(routes!(game::undo))
        .routes(routes!(game::ask_undo))
        .routes(routes!(game::preview))
        .routes(routes!(game::why))
        .routes(routes!(game::odds))
        .routes(routes!(game::hint))
        .routes(routes!(records::record))
        .routes(routes!(records::upload))
        .routes(routes!(records::steps))
        .routes(routes!(records::at))
        .routes(routes!(lessons::lesson))
        .routes(routes!(lessons::lesson_try))
        .routes(routes!(lessons::lesson_preview))
        .routes(routes!(lessons::lesson_why))
        .routes(routes!(lessons::lesson_odds))
        .routes(routes!(ops::health))
        .routes(routes!(ops::ready))
        .routes(routes!(ops::metrics))
        .routes(routes!(ops::openapi))
}

/// The description of all routes.
#[must_use]
pub fn document() -> serde_json::Value {
    crate::document::tidy(all().into_openapi())
}

/// The whole server as a router: API, live streams, client.
pub fn router(app: App) -> Router {
    let (router, _) = all().split_for_parts();
    router
        .fallback(fallback)
        .method_not_allowed_fallback(|| async { Error::Method })
        .layer(from_fn_with_state(app.clone(), guard::admit))
        .layer(CompressionLayer::new())
        .layer(CatchPanicLayer::custom(|_| {
            tracing::error!("a handler failed");
            Error::Internal.into_response()
        }))
        .layer(from_fn_with_state(app.clone(), guard::finish))
        .with_state(app)
}

async fn fallback(method: Method, request: axum::extract::Request) -> Response {
    let path = request.uri().path();
    if path == "/api" || path.starts_with("/api/") {
        return Error::NotFound.into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return Error::Method.into_response();
    }
    client::file(path, request.headers())
}
