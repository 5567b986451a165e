//! The rules through their public API.

mod common;
mod facts;
mod fuzz;
mod laws;
mod offers;
mod outcomes;
mod pick;
mod records;
mod refusal_numbers;
mod refusals;
mod running;
mod story;
