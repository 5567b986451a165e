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
mod lobby;
mod metrics;
mod password;
mod people;
mod quota;
mod routes;
mod secret;
mod serve;
mod session;
mod sse;
mod streams;
mod table;

pub use app::{App, Config};
pub use clock::Clock;
pub use guard::CSP;
pub use limits::{Rate, Rates};
pub use quota::Quotas;
pub use routes::{document, router};
pub use secret::{hash as token_hash, token as new_token};
pub use serve::serve;
pub use streams::StreamLimits;
pub use table::check_table;
pub use tharos_table::Checked;
