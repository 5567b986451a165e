//! Small games with known solutions.

mod door;
mod kuhn;
mod nim;
mod race;

pub use door::{Door, DoorMove, DoorView};
pub use kuhn::{JACK, KING, Kuhn, KuhnMove, KuhnView, QUEEN, deal};
pub use nim::{Nim, Piles};
pub use race::{Die, Race, Runners};
