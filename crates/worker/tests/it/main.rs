//! The device as a page uses it.

mod analyse;
mod branches;
mod kit;
mod lessons;
mod links;
mod play;
mod trials;
