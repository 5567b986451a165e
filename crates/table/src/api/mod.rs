//! What goes over the wire between a table and those who play at it or watch it.

mod game;
mod plan;
mod problem;
mod record;
mod table;

pub use game::*;
pub use plan::*;
pub use problem::*;
pub use record::*;
pub use table::*;
