//! A table without a server.

mod again;
mod answers;
mod away;
mod back;
mod bot_names;
mod clicks;
mod clocks;
mod cup;
mod goes;
mod kit;
mod laws;
mod pests;
mod plans;
mod stored;
