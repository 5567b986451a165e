//! A decision taken apart: its name, then its fields in order, with the types of their values.
//!
//! The parts come from the JSON form itself (serde), so no list of decisions stands here. What a text means tells the
//! name of its type: values with a text form write themselves as a named newtype, lists of names as named variants.

use serde::Serialize;
use serde::ser::{Error as _, Impossible, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple, Serializer};
use serde_json::{Error, Map, Value};

use crate::action::Action;
use crate::json;

/// One part of a decision.
pub(super) struct Piece<'a> {
    pub field: &'static str,
    /// One item of a list; the list has a piece for each.
    pub item: bool,
    /// The type of the value, empty for numbers and yes or no.
    pub of: &'static str,
    pub value: Part<'a>,
}

#[derive(Clone)]
pub(super) enum Part<'a> {
    Text(&'a str),
    Number(u64),
    Flag(bool),
    /// A list without items.
    Empty,
    /// Dice by colour.
    Counts(Map<String, Value>),
}

impl From<Part<'_>> for Value {
    fn from(part: Part<'_>) -> Value {
        match part {
            Part::Text(text) => text.into(),
            Part::Number(number) => number.into(),
            Part::Flag(flag) => flag.into(),
            Part::Empty => Value::Array(Vec::new()),
            Part::Counts(counts) => Value::Object(counts),
        }
    }
}

/// Calls `each` for every part of a decision, in order; the first is its name, `do`.
pub(super) fn pieces(action: &Action, each: &mut dyn FnMut(Piece<'_>)) {
    action.serialize(Decision { each }).expect("a decision is made of names, numbers and lists of them");
}

type Each<'a> = &'a mut dyn FnMut(Piece<'_>);

struct Decision<'a> {
    each: Each<'a>,
}

impl SerializeStruct for Decision<'_> {
    type Ok = ();
    type Error = Error;
    fn serialize_field<T: Serialize + ?Sized>(&mut self, field: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(Field { field, item: false, of: "", each: self.each })
    }
    fn end(self) -> Result<(), Error> {
        Ok(())
    }
}

/// The value of a field, or one of its items.
struct Field<'a> {
    field: &'static str,
    item: bool,
    of: &'static str,
    each: Each<'a>,
}

impl Field<'_> {
    fn tell(self, value: Part<'_>) -> Result<(), Error> {
        let Field { field, item, of, each } = self;
        each(Piece { field, item, of, value });
        Ok(())
    }
}

struct Items<'a> {
    of: Field<'a>,
    none: bool,
}

impl Items<'_> {
    fn item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.none = false;
        value.serialize(Field { field: self.of.field, item: true, of: "", each: self.of.each })
    }
    fn end(self) -> Result<(), Error> {
        if self.none { self.of.tell(Part::Empty) } else { Ok(()) }
    }
}

impl SerializeSeq for Items<'_> {
    type Ok = ();
    type Error = Error;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.item(value)
    }
    fn end(self) -> Result<(), Error> {
        self.end()
    }
}

impl SerializeTuple for Items<'_> {
    type Ok = ();
    type Error = Error;
    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.item(value)
    }
    fn end(self) -> Result<(), Error> {
        self.end()
    }
}

struct ByColour<'a> {
    of: Field<'a>,
    key: String,
    counts: Map<String, Value>,
}

impl SerializeMap for ByColour<'_> {
    type Ok = ();
    type Error = Error;
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        let key = json::value(key)?;
        key.as_str().ok_or_else(unfit)?.clone_into(&mut self.key);
        Ok(())
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.counts.insert(std::mem::take(&mut self.key), json::value(value)?);
        Ok(())
    }
    fn end(mut self) -> Result<(), Error> {
        // One order, whether or not the JSON library keeps the order in which keys came.
        self.counts.sort_keys();
        self.of.tell(Part::Counts(self.counts))
    }
}

#[cold]
fn unfit() -> Error {
    Error::custom("not a part of a decision")
}

/// What a serializer of few forms does not take.
macro_rules! unfit {
    ($($name:ident($($of:ty),*) -> $result:ty;)+) => { $(
        fn $name(self, $(_: $of),*) -> Result<$result, Error> {
            Err(unfit())
        }
    )+ };
}

type Never = Impossible<(), Error>;

impl<'a> Serializer for Decision<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Never;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStruct = Decision<'a>;
    type SerializeStructVariant = Never;

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    unfit! {
        serialize_bool(bool) -> ();
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_i64(i64) -> ();
        serialize_u8(u8) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_str(&str) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_unit_variant(&'static str, u32, &'static str) -> ();
        serialize_seq(Option<usize>) -> Never;
        serialize_tuple(usize) -> Never;
        serialize_tuple_struct(&'static str, usize) -> Never;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Never;
        serialize_map(Option<usize>) -> Never;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Never;
    }
    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<(), Error> {
        Err(unfit())
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, _: &T) -> Result<(), Error> {
        Err(unfit())
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Error> {
        Err(unfit())
    }
}

impl<'a> Serializer for Field<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Items<'a>;
    type SerializeTuple = Items<'a>;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = ByColour<'a>;
    type SerializeStruct = Never;
    type SerializeStructVariant = Never;

    fn serialize_bool(self, flag: bool) -> Result<(), Error> {
        self.tell(Part::Flag(flag))
    }
    fn serialize_u8(self, number: u8) -> Result<(), Error> {
        self.tell(Part::Number(number.into()))
    }
    fn serialize_str(self, text: &str) -> Result<(), Error> {
        self.tell(Part::Text(text))
    }
    fn serialize_unit_variant(self, of: &'static str, _: u32, text: &'static str) -> Result<(), Error> {
        Field { of, ..self }.tell(Part::Text(text))
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, of: &'static str, value: &T) -> Result<(), Error> {
        value.serialize(Field { of, ..self })
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'a>, Error> {
        Ok(Items { of: self, none: true })
    }
    fn serialize_tuple(self, _: usize) -> Result<Items<'a>, Error> {
        Ok(Items { of: self, none: true })
    }
    fn serialize_map(self, _: Option<usize>) -> Result<ByColour<'a>, Error> {
        Ok(ByColour { of: self, key: String::new(), counts: Map::new() })
    }

    unfit! {
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_i64(i64) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_tuple_struct(&'static str, usize) -> Never;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Never;
        serialize_struct(&'static str, usize) -> Never;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Never;
    }
    fn serialize_some<T: Serialize + ?Sized>(self, _: &T) -> Result<(), Error> {
        Err(unfit())
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Error> {
        Err(unfit())
    }
}
