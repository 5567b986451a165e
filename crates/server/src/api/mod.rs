//! What goes over the wire: the types of the table, and those of people and accounts. The same types make the OpenAPI
//! document, and this the types of the client.

mod analysis;
mod daily;
mod error;
mod facts;
mod people;
mod told;

pub use analysis::*;
pub use daily::*;
pub use error::Error;
pub use facts::facts;
pub use people::*;
pub use tharos_table::Error as TableError;
pub use tharos_table::api::*;
pub use told::*;
