//! The table server of Tharos: HTTP API, live streams, bots, clocks.
//!
//! [`App`] is a running server over a store, [`router`] all its routes, [`serve`] both on a listener.

mod analyses;
pub mod api;
mod app;
mod bots;
mod clock;
mod cup;
mod daily;
mod document;
mod extract;
mod guard;
mod input;
mod ladder;
mod limits;
mod lobby;
mod metrics;
pub mod operator;
mod passkey;
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
mod told;

pub use app::{App, Config, Deadlines};
pub use clock::Clock;
pub use guard::CSP;
pub use ladder::{Recomputed, recompute, who_wants};
pub use limits::{Rate, Rates};
pub use quota::Quotas;
pub use routes::{OPERATOR_LINK, OPERATOR_LINK_GOOD, document, router};
pub use secret::{hash as token_hash, token as new_token};
pub use serve::serve;
pub use streams::StreamLimits;
pub use table::check_table;
pub use tharos_table::Checked;
pub use told::ToldConfig;
