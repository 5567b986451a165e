//! For operators and programmers.

use std::sync::LazyLock;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::{Error, Problem};
use crate::app::App;
use crate::extract::Json;

#[derive(Serialize, ToSchema)]
pub struct Health {
    status: &'static str,
}

/// Whether this node can serve games: its store answers, and what it writes arrives.
#[utoipa::path(get, path = "/healthz", tag = "operation",
    responses((status = 200, body = Health), (status = 503, body = Problem)))]
pub async fn health(State(app): State<App>) -> Result<Json<Health>, Error> {
    if let Some(why) = app.unwell() {
        tracing::debug!(why, "nothing can be written");
        return Err(Error::Unavailable { retry_after: 5 });
    }
    let answer = tokio::time::timeout(Duration::from_secs(2), app.store.ping()).await;
    match answer {
        Ok(Ok(())) => Ok(Json(Health { status: "ok" })),
        _ => Err(Error::Unavailable { retry_after: 2 }),
    }
}

/// Whether this node wants new work: it is well, and nobody has asked it to stop.
#[utoipa::path(get, path = "/readyz", tag = "operation",
    responses((status = 200, body = Health), (status = 503, body = Problem)))]
pub async fn ready(State(app): State<App>) -> Result<Json<Health>, Error> {
    if app.is_draining() {
        return Err(Error::Unavailable { retry_after: 5 });
    }
    health(State(app)).await
}

/// Figures in the text form of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operation", responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.figures())
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operation", responses((status = 200, body = Object)))]
pub async fn openapi() -> impl IntoResponse {
    static WRITTEN: LazyLock<Bytes> = LazyLock::new(|| super::document().to_string().into());
    ([(header::CONTENT_TYPE, "application/json")], WRITTEN.clone())
}
