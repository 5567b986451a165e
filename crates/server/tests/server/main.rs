//! The server as players, strangers and operators meet it: over HTTP, on a real port, with a real database.

mod kit;
mod play;
mod secrecy;
