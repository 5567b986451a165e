//! The routes. Each is written down once, for the router and for the OpenAPI document.

mod client;
mod daily;
mod devices;
mod game;
mod lessons;
mod operator;
mod ops;
mod people;
mod progress;
mod puzzles;
mod records;
mod rematch;
mod stream;
mod tables;
mod told;

pub use operator::{GOOD as OPERATOR_LINK_GOOD, LINK as OPERATOR_LINK};
pub use records::Replays;

use axum::Router;
use axum::extract::State;
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
use crate::cup::routes as cups;
use crate::guard;
use crate::ladder::{meeting, routes as ladder};

#[derive(OpenApi)]
#[openapi(
    info(title = "Tharos", description = "The table server of Tharos. Every error is a Problem with a code."),
    components(schemas(crate::api::Position, tharos_analysis::Report)),
    tags(
        (name = "people", description = "Guests, accounts, tokens of bots"),
        (name = "told", description = "Being told while one is away"),
        (name = "tables", description = "Who plays where"),
        (name = "game", description = "The running game"),
        (name = "records", description = "Finished games"),
        (name = "ladder", description = "Ratings, profiles, friends, reports"),
        (name = "lessons", description = "Learning to play"),
        (name = "puzzles", description = "Find the best go"),
        (name = "daily", description = "One solo deal a day for everybody"),
        (name = "cups", description = "Tournaments with the same deal at every table"),
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
        .routes(routes!(devices::devices))
        .routes(routes!(devices::sign_out_device))
        .routes(routes!(devices::passkey_challenge))
        .routes(routes!(devices::add_passkey))
        .routes(routes!(devices::drop_passkey))
        .routes(routes!(devices::sign_in_challenge))
        .routes(routes!(devices::passkey_sign_in))
        .routes(routes!(devices::data))
        .routes(routes!(told::told))
        .routes(routes!(told::set_manners))
        .routes(routes!(told::set_wants))
        .routes(routes!(told::add_push))
        .routes(routes!(told::set_webhook))
        .routes(routes!(told::set_email))
        .routes(routes!(told::confirm))
        .routes(routes!(told::stop))
        .routes(routes!(told::test))
        .routes(routes!(told::remove))
        .routes(routes!(told::forgotten))
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
        .routes(routes!(tables::days_off))
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
        .routes(routes!(game::plan))
        .routes(routes!(game::foresee))
        .routes(routes!(game::preview))
        .routes(routes!(game::why))
        .routes(routes!(game::odds))
        .routes(routes!(game::hint))
        .routes(routes!(game::ask_coach))
        .routes(routes!(records::record))
        .routes(routes!(records::upload))
        .routes(routes!(records::analysis))
        .routes(routes!(records::steps))
        .routes(routes!(records::at))
        .routes(routes!(ladder::ladder))
        .routes(routes!(ladder::profile))
        .routes(routes!(ladder::show))
        .routes(routes!(meeting::lists, meeting::change_list))
        .routes(routes!(meeting::invitations))
        .routes(routes!(meeting::invite))
        .routes(routes!(meeting::decline))
        .routes(routes!(meeting::wish, meeting::set_wish))
        .routes(routes!(meeting::report))
        .routes(routes!(lessons::lesson))
        .routes(routes!(lessons::lesson_try))
        .routes(routes!(lessons::lesson_preview))
        .routes(routes!(lessons::lesson_why))
        .routes(routes!(lessons::lesson_odds))
        .routes(routes!(puzzles::puzzle))
        .routes(routes!(puzzles::puzzle_count))
        .routes(routes!(puzzles::puzzle_solution))
        .routes(routes!(puzzles::puzzle_preview))
        .routes(routes!(puzzles::puzzle_why))
        .routes(routes!(puzzles::puzzle_odds))
        .routes(routes!(progress::progress))
        .routes(routes!(daily::daily, daily::begin_daily))
        .routes(routes!(cups::cups, cups::new_cup))
        .routes(routes!(cups::cup))
        .routes(routes!(cups::join_cup))
        .routes(routes!(cups::withdraw_from_cup))
        .routes(routes!(cups::remove_from_cup))
        .routes(routes!(cups::begin_cup))
        .routes(routes!(cups::close_cup))
        .routes(routes!(cups::cup_results))
        .routes(routes!(cups::cup_results_csv))
        .routes(routes!(operator::operator))
        .routes(routes!(operator::enter_operator))
        .routes(routes!(operator::leave_operator))
        .routes(routes!(operator::operator_people))
        .routes(routes!(operator::operator_tables))
        .routes(routes!(operator::do_deed))
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

async fn fallback(State(app): State<App>, method: Method, request: axum::extract::Request) -> Response {
    let path = request.uri().path();
    if path == "/api" || path.starts_with("/api/") {
        return Error::NotFound.into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return Error::Method.into_response();
    }
    client::file(&app, path, request.headers()).await
}
