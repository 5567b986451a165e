//! Connections: how many, and how long they may take.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::app::App;
use crate::limits::household;
use crate::metrics::Metrics;
use crate::routes::router;

/// How long requests that have begun may take once the server is to stop.
const GRACE: Duration = Duration::from_secs(10);
/// What the system keeps for a page that reads slowly.
const SEND_BUFFER: usize = 256 * 1024;

/// Serves until `stop` is done; then it drains: `/readyz` says no, and after the configured time streams end and requests
/// that have begun are finished, if that does not take too long. A page that reads nothing any more must not keep us.
///
/// # Errors
/// If the listener fails.
pub async fn serve(
    app: App,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let router = router(app.clone());
    let connections = Arc::new(Connections::default());
    let graceful = GracefulShutdown::new();
    let draining = {
        let app = app.clone();
        async move {
            stop.await;
            app.drain();
            tokio::time::sleep(app.config.drain).await;
        }
    };
    tokio::pin!(draining);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = accept(&listener) => accepted,
            () = &mut draining => break,
        };
        let Some(place) = connections.enter(&app, peer.ip()) else { continue };
        let stream = set_up(stream, app.config.deadlines.unread);
        let router = router.clone();
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().oneshot(request.map(Body::new))
        });
        let mut server = http1::Builder::new();
        server.timer(TokioTimer::new()).header_read_timeout(app.config.deadlines.head);
        let connection = graceful.watch(server.serve_connection(TokioIo::new(stream), service));
        let metrics = app.metrics.clone();
        tokio::spawn(async move {
            // Whatever else ends a connection is the business of the other side.
            if connection.await.is_err_and(|error| is_unread(&error)) {
                metrics.connections_unread.add(1);
            }
            drop(place);
        });
    }
    drop(listener);
    app.close();
    tokio::select! {
        () = graceful.shutdown() => {}
        () = tokio::time::sleep(GRACE) => tracing::warn!("some requests were not finished"),
    }
    Ok(())
}

/// A connection that ends when the other side takes nothing of what was sent for as long as `unread`.
fn set_up(stream: TcpStream, unread: Duration) -> Pin<Box<TimeoutStream<TcpStream>>> {
    // We do without what the system does not grant.
    let _ = stream.set_nodelay(true);
    let socket = socket2::SockRef::from(&stream);
    let _ = socket.set_send_buffer_size(SEND_BUFFER);
    // The system notices a machine that has vanished even while there is room in the buffer.
    #[cfg(target_os = "linux")]
    let _ = socket.set_tcp_user_timeout(Some(unread));
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(unread));
    Box::pin(stream)
}

/// Whether the deadline of `set_up` ended a connection.
fn is_unread(error: &hyper::Error) -> bool {
    let source = std::error::Error::source(error).and_then(|source| source.downcast_ref::<std::io::Error>());
    source.is_some_and(|source| source.kind() == std::io::ErrorKind::TimedOut)
}

/// The next connection. If the system has no room for one, others must go first.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) if [ConnectionAborted, ConnectionRefused, ConnectionReset].contains(&error.kind()) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be accepted");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

/// The connections of each address.
#[derive(Default)]
struct Connections(Mutex<HashMap<String, usize>>);

impl Connections {
    /// `None` if the address has too many. A proxy has those of everybody.
    fn enter(self: &Arc<Self>, app: &App, address: IpAddr) -> Option<Place> {
        let home = household(address);
        let most = if app.config.behind_proxy { 0 } else { app.config.connections_per_address };
        let mut homes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = homes.entry(home.clone()).or_default();
        if most > 0 && *count >= most {
            app.metrics.connections_refused.add(1);
            return None;
        }
        *count += 1;
        app.metrics.connections.add(1);
        Some(Place { connections: self.clone(), home, metrics: app.metrics.clone() })
    }
}

/// Counts for as long as it lives.
struct Place {
    connections: Arc<Connections>,
    home: String,
    metrics: Arc<Metrics>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.metrics.connections.add(-1);
        let mut homes = self.connections.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = homes.get_mut(&self.home) {
            *count -= 1;
            if *count == 0 {
                homes.remove(&self.home);
            }
        }
    }
}
