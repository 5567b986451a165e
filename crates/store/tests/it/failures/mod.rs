//! What goes wrong in real life: killed processes, databases that go away, files that cannot be used.

mod append;
mod files;
mod killed;
mod server_away;

use append::append;
