//! Tables: what is kept of them, what can be done there, what viewers see, and the tasks that own the open ones.

mod actor;
mod caller;
mod check;
mod command;
mod doc;
mod history;
mod keep;
mod open;
mod play;
mod presence;
mod seats;
mod show;
mod votes;

pub use caller::Caller;
pub use check::{Checked, check_table};
pub use command::Command;
pub use doc::{Chair, Line, Numbered, Sitter, Table};
pub use history::History;
pub use keep::{away, history, read_table, record_table, store_table};
pub use open::{Seat, Tables};
pub use presence::Presence;
pub use seats::new_table;
pub use show::{Names, Shown, info, name, position, seen};
