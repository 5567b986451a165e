//! Development only: what tests of several crates need.

mod folder;
mod postgres;

pub use folder::Folder;
pub use postgres::Postgres;
