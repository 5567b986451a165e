//! Live updates: server-sent events, resumable by number.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use serde_json::json;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{mpsc, watch};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

use super::game::{Eyes, update};
use crate::api::{Error, Problem, TablePhase, Update};
use crate::app::App;
use crate::extract::{Id, Query};
use crate::session::{self, Maybe, Signed};
use crate::table::{Seat, Shown};

/// The game as it goes on: events `update` with an Update and its number as id, from line `after` or the header
/// `Last-Event-ID` on; `gone` with a reason before the server ends the stream for good.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "game", params(("id" = String, Path), Eyes),
    responses((status = 200, body = Update, content_type = "text/event-stream"), (status = "default", body = Problem)))]
pub async fn stream(
    State(app): State<App>,
    Maybe(who): Maybe,
    Id(id): Id,
    Query(mut eyes): Query<Eyes>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    eyes.after = last.unwrap_or(eyes.after);
    let table = app.tables.watch(&id).await?;
    table.borrow().admit(who.as_ref().map(|signed| &*signed.caller), eyes.seat)?;
    let (sender, receiver) = mpsc::channel(2);
    let seat = app.tables.looks(&id, eyes.seat);
    tokio::spawn(Stream { app, who, eyes, table, sender, _seat: seat }.run());
    let events = ReceiverStream::new(receiver).map(Ok::<_, std::convert::Infallible>);
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))))
}

struct Stream {
    app: App,
    who: Option<Signed>,
    eyes: Eyes,
    table: watch::Receiver<Arc<Shown>>,
    sender: mpsc::Sender<Event>,
    _seat: Seat,
}

impl Stream {
    async fn run(mut self) {
        let mut news = self.app.tables.0.news.subscribe();
        let app = self.app.clone();
        let closed = app.closed();
        tokio::pin!(closed);
        self.table.mark_changed();
        loop {
            let gone = tokio::select! {
                changed = self.table.changed() => match changed {
                    Ok(()) => self.send().await,
                    Err(_) => return,
                },
                about = news.recv() => match about {
                    Ok(about) => self.check(about.as_deref()).await,
                    Err(RecvError::Lagged(_)) => self.check(None).await,
                    Err(RecvError::Closed) => return,
                },
                () = self.sender.closed() => return,
                () = &mut closed => return,
            };
            if let Err(reason) = gone {
                let event = Event::default().event("gone").data(json!({ "reason": reason }).to_string());
                let _ = self.sender.send(event).await;
                return;
            }
        }
    }

    /// Sends what is new. An error is the reason why there will be nothing more.
    async fn send(&mut self) -> Result<(), &'static str> {
        let shown = self.table.borrow_and_update().clone();
        let caller = self.who.as_ref().map(|signed| &*signed.caller);
        let news = match update(&self.app, &shown, caller, self.eyes).await {
            Ok(news) => news,
            Err(Error::NotYours) => return Err("not_yours"),
            Err(Error::NoSpectators) => return Err("no_spectators"),
            // The store is away for a moment. What is missing comes with the next change, or when the page asks again.
            Err(_) => return Ok(()),
        };
        self.eyes.after = news.seq;
        let data = serde_json::to_string(&news).map_err(|_| "internal")?;
        let event = Event::default().event("update").id(news.seq.to_string()).data(data);
        if self.sender.send(event).await.is_err() {
            return Ok(());
        }
        if shown.sitting.table.phase == TablePhase::Closed { Err("closed") } else { Ok(()) }
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
