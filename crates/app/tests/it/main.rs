//! The program as its users start it.

mod commands;
mod coverage;
mod kill;
mod lab;
mod load;
mod protocol;
mod recipes;
mod scenarios;
#[cfg(unix)]
mod serve;
