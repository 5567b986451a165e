//! How values whose JSON form is written by hand are described in the OpenAPI document.

use std::borrow::Cow;

use utoipa::__dev::ComposeSchema;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Schema, SchemaFormat, Type};
use utoipa::openapi::{Ref, RefOr};
use utoipa::{PartialSchema, ToSchema};

use crate::few::Few;
use crate::ids::*;
use crate::luck::{Digest, Seed};
use crate::offered::{Token, TokenKind};
use crate::table::Board;

type Schemas = Vec<(String, RefOr<Schema>)>;

/// Gives each type its schema under its own name.
macro_rules! described {
    ($($type:ty = $schema:expr $(, needs $other:ty)?;)+) => { $(
        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                $schema.into()
            }
        }
        impl ToSchema for $type {
            fn name() -> Cow<'static, str> {
                stringify!($type).into()
            }
            fn schemas(schemas: &mut Schemas) {
                let _ = &schemas;
                $(add::<$other>(schemas);)?
            }
        }
    )+ };
}

described! {
    Die = text("die", format!("^({}) [1-9][0-9]?$", names(Colour::ALL)), "A colour and a value: `white 3`."),
        needs Colour;
    Placed = text("placed", "^.+$", "A die as it is placed: `white 3`, `white 3 as blue 3`, \
        `red 3 as red 4 by trans`, `card as red 5`."), needs Die;
    Region = text("region", "^[1-4]/[1-4]$", "Row and column from the top left, both from 1: `2/3`.");
    Trans = text("trans", "^.+$", "What a transformation marker shows: `3 jars`, `combat +1`, `red die +-1`.");
    Digest = text("sha256", "^[0-9a-f]{64}$", "64 hexadecimal digits.");
    Seed = text("seed", "^[0-9a-f]{64}$", "64 hexadecimal digits.");
    Token = text("token", format!("^({}):.+$", TokenKind::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>().join("|")),
        "A thing or a detail that a decision names: `die:red 5`, `region:2/3`, `to:5`."), needs TokenKind;
    DeckCard = number().minimum(Some(1)).maximum(Some(CardSet::ALL.len())).description(Some("DECK-n: the number n."));
    Counts = Colour::ALL.iter().fold(ObjectBuilder::new(), |object, colour| object.property(colour.name(), number()))
        .description(Some("How many dice or goods of each colour; a colour left out has none.")), needs Colour;
}

/// Lists with room for a few, and sets, are arrays.
macro_rules! arrays {
    ($($type:ty = $item:ty;)+) => { $(
        impl PartialSchema for $type {
            fn schema() -> RefOr<Schema> {
                array::<$item>()
            }
        }
        impl ToSchema for $type {
            fn name() -> Cow<'static, str> {
                stringify!($type).into()
            }
            fn schemas(schemas: &mut Schemas) {
                add::<$item>(schemas);
            }
        }
    )+ };
}

arrays! {
    RegionSet = Region;
    CardSet = DeckCard;
    ColourSet = Colour;
    BuildingSet = Building;
    PlayerCardSet = PlayerCard;
    SeatSet = Seat;
    RoundEndSet = u8;
    CellSet = u8;
    RowSet = u8;
    Board = Colour;
}

impl<T: ToSchema, const N: usize> ComposeSchema for Few<T, N> {
    fn compose(_: Vec<RefOr<Schema>>) -> RefOr<Schema> {
        array::<T>()
    }
}

impl<T: ToSchema, const N: usize> ToSchema for Few<T, N> {
    fn name() -> Cow<'static, str> {
        format!("Few{}", T::name()).into()
    }
    fn schemas(schemas: &mut Schemas) {
        add::<T>(schemas);
    }
}

/// One of these words.
pub(crate) fn words<const N: usize>(words: [&str; N]) -> RefOr<Schema> {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(words)).into()
}

fn array<T: ToSchema>() -> RefOr<Schema> {
    ArrayBuilder::new().items(Ref::from_schema_name(T::name())).into()
}

fn add<T: ToSchema>(schemas: &mut Schemas) {
    schemas.push((T::name().into(), T::schema()));
    T::schemas(schemas);
}

fn number() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::Integer)
}

fn text(format: &str, pattern: impl Into<String>, description: &str) -> ObjectBuilder {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .format(Some(SchemaFormat::Custom(format.to_owned())))
        .pattern(Some(pattern))
        .description(Some(description))
}

fn names(colours: &[Colour]) -> String {
    colours.iter().map(|colour| colour.name()).collect::<Vec<_>>().join("|")
}
