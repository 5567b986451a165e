//! The server as players, strangers and operators meet it: over HTTP, on a real port, with a real database.

mod abuse;
mod away;
mod described;
mod kit;
mod nodes;
mod openapi;
mod people;
mod play;
mod records;
mod secrecy;
mod security;
mod tables;
