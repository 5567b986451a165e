//! TypeScript types of the values whose JSON form is written by hand.

use ts_rs::{Config, TS, TypeVisitor};

use crate::few::Few;
use crate::ids::*;
use crate::luck::{Digest, Seed};
use crate::offered::{Token, TokenKind};
use crate::table::Board;
use crate::{Data, Hidden, SeenEntry};

/// A type with a name of its own, and what it is.
macro_rules! named_type {
    ($($type:ty = $text:literal $(needs $($other:ty),+)?;)+) => { $(
        impl TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &Config) -> String {
                stringify!($type).to_owned()
            }
            fn inline(_: &Config) -> String {
                $text.to_owned()
            }
            fn decl(config: &Config) -> String {
                format!("type {} = {};", Self::name(config), Self::inline(config))
            }
            fn decl_concrete(config: &Config) -> String {
                Self::decl(config)
            }
            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!(stringify!($type), ".ts").into())
            }
            fn visit_dependencies(visitor: &mut impl TypeVisitor) {
                let _ = &visitor;
                $($(visitor.visit::<$other>();)+)?
            }
        }
    )+ };
}

named_type! {
    Die = "`${Colour} ${number}`" needs Colour;
    Placed = "string";
    Token = "`${TokenKind}:${string}`" needs TokenKind;
    Region = "`${number}/${number}`";
    Trans = "string";
    DeckCard = "number";
    Digest = "string";
    Seed = "string";
    Counts = "{ [colour in Colour]?: number }" needs Colour;
    Data = "{ attack: Array<number>, trans: Array<Trans>, mine_colours: [Array<Colour>, Array<Colour>, Array<Colour>], shapes: [Shape, Shape, Shape, Shape] }" needs Colour, Trans, Shape;
    SeenEntry = "Entry | ({ seat: number } & Hidden)" needs crate::Entry, Hidden;
}

/// Lists with room for a few, and sets: arrays.
macro_rules! array_type {
    ($([$($generics:tt)*] $type:ty = $item:ty;)+) => { $(
        impl<$($generics)*> TS for $type {
            type WithoutGenerics = Vec<$item>;
            type OptionInnerType = Self;
            fn name(config: &Config) -> String {
                <Vec<$item> as TS>::name(config)
            }
            fn inline(config: &Config) -> String {
                <Vec<$item> as TS>::inline(config)
            }
            fn visit_dependencies(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                visitor.visit::<$item>();
                <$item as TS>::visit_dependencies(visitor);
            }
            fn visit_generics(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                visitor.visit::<$item>();
                <$item as TS>::visit_generics(visitor);
            }
        }
    )+ };
}

array_type! {
    [T: TS, const N: usize] Few<T, N> = T;
    [] RegionSet = Region;
    [] CardSet = DeckCard;
    [] ColourSet = Colour;
    [] BuildingSet = Building;
    [] PlayerCardSet = PlayerCard;
    [] SeatSet = u8;
    [] RoundEndSet = u8;
    [] CellSet = u8;
    [] RowSet = u8;
    [] Board = Colour;
}
