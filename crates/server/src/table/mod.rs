//! The open tables of this node: the tasks that own them, what is stored of them, and who is looking.

mod actor;
mod check;
mod farewell;
mod frame;
mod persist;
mod presence;
mod registry;

pub use check::check_table;
pub use farewell::{MOST as LEFT_AT_ONCE, farewell, leave_all};
pub use frame::Frame;
pub use persist::{first_append, history, lines, read_table, store_error, store_table, store_table_with};
pub use registry::{Tables, ViewerGuard};
