//! Live updates: server-sent events, resumable by number.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;
use tharos_rules::ids::Seat;
use tharos_table::Caller;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{mpsc, watch};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;
use utoipa::IntoParams;

use super::game::update;
use crate::api::{Error, Problem, TableError, TablePhase, Update, Written};
use crate::app::App;
use crate::cup::check_unsealed;
use crate::extract::{Id, Query};
use crate::guard::Home;
use crate::session::{self, Maybe, Signed};
use crate::sse::{Encoded, Wire};
use crate::streams::StreamPlace;
use crate::table::{Frame, ViewerGuard};
use crate::told::HereGuard;

/// With whose eyes, from where on, and under which name.
#[derive(Clone, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct StreamQuery {
    /// An own seat; left out: a spectator.
    #[serde(rename = "as")]
    seat: Option<Seat>,
    /// The last line that is known.
    #[serde(default)]
    after: i64,
    /// Any text: decisions that name it are answered with what they change, and this stream leaves that out.
    name: Option<String>,
    /// The page is in the background: its player is notified as if it were closed.
    #[serde(default)]
    #[param(nullable = false)]
    unseen: bool,
}

/// The game as it goes on: events `update` with an Update and its number as id, from line `after` or the header
/// `Last-Event-ID` on; `ping` every 15 seconds; `gone` with a reason before the server ends the stream for good.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "game", params(("id" = String, Path), StreamQuery),
    responses((status = 200, body = Update, content_type = "text/event-stream"), (status = "default", body = Problem)))]
pub async fn stream(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    Maybe(who): Maybe,
    Id(id): Id,
    Query(mut query): Query<StreamQuery>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    query.after = last.unwrap_or(query.after);
    let caller = who.as_ref().map(|signed| &*signed.caller);
    let table = app.tables.watch_as(&id, caller, query.seat, query.after).await?;
    let shown = table.borrow().published.clone();
    shown.admit(caller, query.seat)?;
    if shown.is_stranger(caller) {
        check_unsealed(&app, &shown.state.doc).await?;
    }
    let place = app.streams.open(&id, caller.map(Caller::id), &home);
    let here = caller.filter(|_| !query.unseen).map(|caller| app.teller.here.comes(caller.id()));
    let (sender, receiver) = mpsc::channel(2);
    let viewer = app.tables.looks(&id, query.seat);
    // Once more: now this viewer counts, so that the first event says so and no second one must.
    let table = app.tables.watch(&id).await?;
    let wire = Wire::new(&headers);
    let is_gzip = matches!(wire, Wire::Gzip(_));
    tokio::spawn(
        Stream { app, who, query, table, sender, wire, last_table: None, place, _viewer: viewer, _here: here }.run(),
    );
    let body = Body::from_stream(ReceiverStream::new(receiver).map(Ok::<_, Infallible>));
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if is_gzip {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Ok(response)
}

struct Stream {
    app: App,
    who: Option<Signed>,
    query: StreamQuery,
    table: watch::Receiver<Arc<Frame>>,
    sender: mpsc::Sender<Bytes>,
    wire: Wire,
    /// The table as it was sent last.
    last_table: Option<Written>,
    /// Its place among those of the same person and address.
    place: StreamPlace,
    _viewer: ViewerGuard,
    _here: Option<HereGuard>,
}

impl Stream {
    async fn run(mut self) {
        let mut news = self.app.tables.0.news.subscribe();
        let app = self.app.clone();
        let closed = app.closed();
        tokio::pin!(closed);
        let mut alive = tokio::time::interval(app.config.ping_every);
        alive.reset();
        let taken = self.place.taken();
        self.post(self.wire.begin()).await;
        self.table.mark_changed();
        loop {
            let gone = tokio::select! {
                changed = self.table.changed() => match changed {
                    Ok(()) => self.send().await,
                    Err(_) => break,
                },
                about = news.recv() => match about {
                    Ok(about) => self.check(about.as_deref()).await,
                    Err(RecvError::Lagged(_)) => self.check(None).await,
                    Err(RecvError::Closed) => break,
                },
                _ = alive.tick() => {
                    self.write(&Encoded::event("ping", None, "{}")).await;
                    Ok(())
                }
                () = taken.notified() => Err("too_many"),
                () = self.sender.closed() => return,
                () = &mut closed => break,
            };
            if let Err(reason) = gone {
                if reason == "too_many" {
                    self.app.metrics.streams_cut.add(1);
                }
                self.write(&Encoded::event("gone", None, &json!({ "reason": reason }).to_string())).await;
                break;
            }
        }
        let Stream { wire, sender, .. } = self;
        let _ = sender.try_send(wire.end());
    }

    async fn write(&mut self, event: &Encoded) {
        let bytes = self.wire.write(event);
        self.post(bytes).await;
    }

    async fn post(&self, bytes: Bytes) {
        if bytes.is_empty() {
            return;
        }
        // A page that does not read ends with its connection; it must not keep us when the server stops.
        tokio::select! {
            _ = self.sender.send(bytes) => {}
            () = self.app.closed() => {}
        }
    }

    /// Sends what is new. An error is the reason why there will be nothing more.
    async fn send(&mut self) -> Result<(), &'static str> {
        let frame = self.table.borrow_and_update().clone();
        let is_first = self.last_table.is_none();
        match self.event(&frame, is_first).await {
            Ok(Some(event)) => self.write(&event).await,
            Ok(None) => {}
            Err(Error::Table(TableError::NotYours)) => return Err("not_yours"),
            Err(Error::Table(TableError::NoSpectators)) => return Err("no_spectators"),
            // The store is away for a moment. What is missing comes with the next change, or when the page asks again.
            Err(_) => return Ok(()),
        }
        if frame.published.state.doc.phase == TablePhase::Closed { Err("closed") } else { Ok(()) }
    }

    /// What this stream lacks of a frame; `None` if it lacks nothing.
    async fn event(&mut self, frame: &Frame, is_first: bool) -> Result<Option<Encoded>, Error> {
        let shown = &frame.published;
        let caller = self.who.as_ref().map(|signed| &*signed.caller);
        let after = std::mem::replace(&mut self.query.after, shown.state.doc.seq);
        let is_next = !is_first && after == frame.since;
        if is_next && frame.caused_by.is_some() && frame.caused_by == self.query.name {
            self.last_table = Some(shown.written_info(caller, self.app.clock.now()));
            return Ok(None);
        }
        let made = if is_next && self.query.seat.is_none() && shown.is_stranger(caller) {
            shown.admit(caller, None)?;
            let table = shown.written_info(None, self.app.clock.now());
            let event = match frame.for_spectators.get() {
                Some(event) => event.clone(),
                None => {
                    let update = update(&self.app, shown, None, None, after).await;
                    let event = write(&update.inspect_err(|_| self.query.after = after)?);
                    frame.for_spectators.get_or_init(|| event).clone()
                }
            };
            (table, shown.state.doc.seq > after, event)
        } else {
            let update = update(&self.app, shown, caller, self.query.seat, after).await;
            let mut update = update.inspect_err(|_| self.query.after = after)?;
            let has_news = !update.lines.is_empty() || update.position.is_some();
            let table = update.table.clone().unwrap_or_else(|| shown.written_info(caller, self.app.clock.now()));
            if self.last_table.as_ref() == Some(&table) {
                update.table = None;
            }
            (table, has_news, write(&update))
        };
        let (table, has_news, event) = made;
        let is_new_table = self.last_table.as_ref() != Some(&table);
        self.last_table = Some(table);
        Ok((has_news || is_new_table).then_some(event))
    }

    /// Somebody's sessions have changed: `None` is anybody.
    async fn check(&mut self, about: Option<&str>) -> Result<(), &'static str> {
        let Some(signed) = &self.who else { return Ok(()) };
        if about.is_some_and(|id| !signed.caller.is(id)) {
            return Ok(());
        }
        match session::find(&self.app, signed.token).await {
            Ok(Some(signed)) => {
                self.who = Some(signed);
                Ok(())
            }
            Ok(None) => Err("signed_out"),
            Err(_) => Ok(()),
        }
    }
}

fn write(update: &Update) -> Encoded {
    let data = serde_json::to_string(update).expect("an update always has a JSON form");
    Encoded::event("update", Some(update.seq), &data)
}
