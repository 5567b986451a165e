//! The server of one device: the same tables, answered in the visitor's own browser.
//!
//! A page asks with the paths and bodies of the server's API, and gets the same answers ([`Device::ask`]). There is no
//! clock, no randomness and no storage here: the page hands in the time and random bytes with every request, and keeps
//! what [`Answer::writes`] says before it shows an answer. What it has kept it hands back with [`Message::Know`] and
//! [`Message::Open`].
//!
//! JavaScript talks to it in JSON, through the three functions of [`abi`].

pub mod abi;
mod branches;
mod device;
mod lessons;
pub mod link;
mod message;
mod routes;
mod trial;

pub use device::Device;
pub use message::{Answer, Ask, Message, Next, Progress, Stored, Write};
pub use trial::{Trial, Tried};
