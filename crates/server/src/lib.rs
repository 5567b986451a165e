//! The table server of Tharos: HTTP API, live streams, bots, clocks.
//!
//! [`App`] is a running server over a store, [`router`] all its routes, [`serve`] both on a listener.

pub mod api;
mod app;
mod bots;
mod clock;
mod extract;
mod guard;
mod limits;
mod metrics;
mod password;
mod people;
mod routes;
mod secret;
mod session;
mod table;
mod words;

pub use app::{App, Config};
pub use clock::Clock;
pub use guard::CSP;
pub use limits::{Rate, Rates};
pub use routes::{document, router};
pub use table::{Checked, check_table};

use std::net::SocketAddr;

use tokio::net::TcpListener;

/// Serves until `stop` is done; then streams end and requests that have begun are finished.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let closing = app.clone();
    axum::serve(listener, service)
        .with_graceful_shutdown(async move {
            stop.await;
            closing.close();
        })
        .await
}
