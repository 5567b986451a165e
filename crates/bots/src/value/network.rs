//! The networks of the project. They are built in, but not in WebAssembly: a browser fetches the one that it needs.

#[cfg(not(target_family = "wasm"))]
use std::sync::LazyLock;
#[cfg(target_family = "wasm")]
use std::sync::OnceLock;

use serde::Serialize;
use tharos_rules::ids::Guild;
use tharos_rules::{Data, Options, State, Table};

use super::features;
use super::net::{Net, NetError};
use super::pen::PLACES;

/// A network of the project, by the games it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Network {
    /// Two to four players.
    Table,
    Solo,
}

#[cfg(not(target_family = "wasm"))]
static NETS: [LazyLock<Net>; 2] = [
    LazyLock::new(|| built_in(Network::Table, include_bytes!("../../weights/table.net"))),
    LazyLock::new(|| built_in(Network::Solo, include_bytes!("../../weights/solo.net"))),
];
#[cfg(target_family = "wasm")]
static NETS: [OnceLock<Net>; 2] = [const { OnceLock::new() }; 2];

#[cfg(not(target_family = "wasm"))]
fn built_in(network: Network, bytes: &[u8]) -> Net {
    network.read(bytes).unwrap_or_else(|error| panic!("crates/bots/weights: {error}"))
}

impl Network {
    /// The one for this game.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        if table.is_solo() { Network::Solo } else { Network::Table }
    }

    /// The network, unless it is still to be given.
    #[must_use]
    pub fn net(self) -> Option<&'static Net> {
        let net = &NETS[self as usize];
        #[cfg(not(target_family = "wasm"))]
        return Some(net);
        #[cfg(target_family = "wasm")]
        net.get()
    }

    /// Gives the program a network that is not built in.
    ///
    /// # Errors
    /// If the bytes are something else.
    #[cfg(target_family = "wasm")]
    pub fn give(self, bytes: &[u8]) -> Result<(), NetError> {
        // A second one is the same.
        let _ = NETS[self as usize].set(self.read(bytes)?);
        Ok(())
    }

    /// Reads a network for these games.
    ///
    /// # Errors
    /// If the bytes are something else.
    pub fn read(self, bytes: &[u8]) -> Result<Net, NetError> {
        let net = Net::from_bytes(bytes)?;
        let players = if self == Network::Solo { 1 } else { 2 };
        let start = State::new(&Guild::ALL[..players], Options::default(), &Data::default());
        let numbers = features::write(&start, 0, &mut [0.0; PLACES]);
        if net.inputs.len() == numbers { Ok(net) } else { Err(NetError::Inputs(net.inputs.len(), numbers)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_is_read_for_its_own_games_only() {
        let solo = include_bytes!("../../weights/solo.net");
        assert_eq!(Network::Solo.read(solo).as_ref(), Ok(Network::Solo.net().expect("built in")));
        assert!(matches!(Network::Table.read(solo), Err(NetError::Inputs(..))));
        assert!(Network::Solo.read(&solo[..solo.len() - 1]).is_err());
        assert!(Network::Solo.read(b"<!doctype html>").is_err());
    }
}
