//! What goes over the wire. The same types make the OpenAPI document and, with the feature `ts`, the client's types.

mod error;
mod game;
mod people;
mod record;
mod table;

pub use error::{Error, Problem};
pub use game::*;
pub use people::*;
pub use record::*;
pub use table::*;
