//! Tournaments in which every table of a round has the same deal, so that luck is the same for everybody in the same seat.

pub mod api;
mod doc;
mod draw;
mod export;
mod round;
pub mod routes;
mod score;
mod show;

use tharos_table::TableDoc;

pub use round::FEWEST_PEOPLE;
pub use routes::{MOST_HOURS, MOST_ROUNDS};

use crate::api::{Error, TableError};
use crate::app::App;
use crate::daily;
use crate::table::store_error;

/// Ends and begins rounds until the server closes.
pub async fn keep(app: App) {
    let mut times = tokio::time::interval(app.config.look_after_every);
    while app.tick(&mut times).await {
        round::go_on_all(&app).await;
    }
}

/// Checks that the luck of a table may be revealed: not while another table of its round still plays the same deal, and not on
/// the day of a daily deal.
///
/// # Errors
/// [`TableError::Sealed`] if not.
pub async fn check_unsealed(app: &App, table: &TableDoc) -> Result<(), Error> {
    let Some(at) = &table.cup else { return daily::check_unsealed(app, table).await };
    match app.store.is_round_over(&at.cup, at.round.into()).await.map_err(store_error)? {
        true => Ok(()),
        false => Err(TableError::Sealed.into()),
    }
}
