//! The words of the game: colours, dice, regions, cards, buildings. All are plain small values.

mod bits;
mod building;
mod card;
mod counts;
mod die;
mod named;
mod region;
mod sets;
mod text;
mod trans;

pub(crate) use bits::{ONES, choose, nth_bit};
pub use building::Building;
pub use card::{DeckCard, PlayerCard, Theme};
pub use counts::Counts;
pub(crate) use counts::Lanes;
pub use die::{DICE, Dice, Die, Placed};
pub(crate) use named::named;
pub use named::{Colour, Column, Goods, Guild, Medal, Shape, Space};
pub use region::Region;
pub use sets::{BuildingSet, CardSet, CellSet, ColourSet, PlayerCardSet, RegionSet, RoundEndSet, RowSet, SeatSet};
pub(crate) use text::{Text, as_text};
pub use trans::Trans;

/// A place at the table, counted clockwise from 0.
pub type Seat = u8;

pub const MAX_SEATS: usize = 4;
/// SET-1: how many play a game that is not solo.
pub const MULTIPLAYER: std::ops::RangeInclusive<Seat> = 2..=MAX_SEATS as Seat;
