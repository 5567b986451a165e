//! What the tests of the project use of `tharos`, besides the command itself.

pub mod scenario;
