//! The server as players, strangers and operators meet it: over HTTP, on a real port, with a real database.

mod abuse;
mod away;
mod cup;
mod daily;
mod described;
mod figures;
mod floods;
mod kit;
mod ladder;
mod nodes;
mod openapi;
mod operator;
mod people;
mod plan;
mod play;
mod progress;
mod records;
mod secrecy;
mod security;
mod tables;
mod told;
