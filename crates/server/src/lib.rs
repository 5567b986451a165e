//! The table server of Tharos: HTTP API, live streams, bots, clocks.
//!
//! [`App`] is a running server over a store, [`router`] all its routes, [`serve`] both on a listener.

pub mod api;
mod app;
mod bots;
mod clock;
mod document;
mod extract;
mod guard;
mod input;
mod limits;
mod metrics;
mod password;
mod people;
mod routes;
mod secret;
mod session;
mod sse;
mod table;

pub use app::{App, Config};
pub use clock::Clock;
pub use guard::CSP;
pub use limits::{Rate, Rates};
pub use routes::{document, router};
pub use table::check_table;
pub use tharos_table::Checked;

use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;

/// How long requests that have begun may take once the server is to stop.
const GRACE: Duration = Duration::from_secs(10);

/// Serves until `stop` is done; then streams end and requests that have begun are finished, if that does not take too
/// long: a page that reads nothing any more must not keep the server.
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
    let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
        stop.await;
        closing.close();
    });
    let late = async {
        app.closed().await;
        tokio::time::sleep(GRACE).await;
    };
    tokio::select! {
        result = serving.into_future() => result,
        () = late => {
            tracing::warn!("some requests were not finished");
            Ok(())
        }
    }
}
