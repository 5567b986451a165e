//! A table without a server.

mod again;
mod agreed_end;
mod answers;
mod away;
mod back;
mod bot_names;
mod clicks;
mod clocks;
mod cup;
mod days_off;
mod goes;
mod kit;
mod laws;
mod pests;
mod plans;
mod stored;
