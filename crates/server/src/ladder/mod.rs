//! Who plays how well, and who meets whom: ratings, profiles, friends and reports.

mod api;
mod book;
pub mod meeting;
mod people;
pub mod routes;
mod scale;

pub use book::{Recomputed, recompute};
pub use meeting::{admit, who_wants};
pub use people::shown;
pub use scale::points;

use crate::app::App;

/// Rates games that have ended, until the server closes.
pub async fn keep(app: App) {
    let mut times = tokio::time::interval(app.config.look_after_every);
    while app.tick(&mut times).await {
        book::rate_finished(&app).await;
    }
}
