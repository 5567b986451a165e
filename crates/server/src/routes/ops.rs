//! For operators and programmers.

use std::time::Duration;

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

/// Whether this node can serve games: its store answers.
#[utoipa::path(get, path = "/healthz", tag = "operation",
    responses((status = 200, body = Health), (status = 503, body = Problem)))]
pub async fn health(State(app): State<App>) -> Result<Json<Health>, Error> {
    let answer = tokio::time::timeout(Duration::from_secs(2), app.store.ping()).await;
    match answer {
        Ok(Ok(())) => Ok(Json(Health { status: "ok" })),
        _ => Err(Error::Unavailable { retry_after: 2 }),
    }
}

/// Figures in the text form of Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operation", responses((status = 200, body = String, content_type = "text/plain")))]
pub async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text())
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operation", responses((status = 200, body = Object)))]
pub async fn openapi() -> impl IntoResponse {
    axum::Json(super::document())
}
