//! Objects of JSON, field by field. What `#[derive(FromJson)]` calls: all that does not depend on the type stands here, once.

use serde::Serialize;
use serde::de::{DeserializeOwned, Error as _};
use serde_json::{Map, Value};

pub use serde_json::Error;
pub use tharos_json::FromJson;

pub type Object = Map<String, Value>;
pub type Name = String;

/// Anything as a value, written the one way and read the one way: `serde_json::to_value` would be a second way to write.
///
/// # Errors
/// If it has no JSON form.
pub fn value(content: &(impl Serialize + ?Sized)) -> Result<Value, Error> {
    serde_json::from_slice(&serde_json::to_vec(content)?)
}

/// The fields of an object that are not read yet.
pub struct Fields(Object);

impl Fields {
    #[must_use]
    pub fn new(object: Object) -> Self {
        Fields(object)
    }

    /// Takes the tag away, and says which of the names it is.
    ///
    /// # Errors
    /// If it is missing or none of them.
    pub fn tagged(object: Object, tag: &'static str, names: &'static [&'static str]) -> Result<(Self, usize), Error> {
        let mut fields = Fields(object);
        let said: Option<Name> = fields.read(tag)?;
        let variant = name(&needed(tag, said)?, names)?;
        Ok((fields, variant))
    }

    /// The value of a field, if it is there.
    ///
    /// # Errors
    /// If it is there and something else.
    pub fn read<T: DeserializeOwned>(&mut self, name: &'static str) -> Result<Option<T>, Error> {
        let Some(value) = self.0.remove(name) else { return Ok(None) };
        serde_json::from_value(value).map(Some).map_err(|error| about(name, &error))
    }

    /// All fields as one value.
    ///
    /// # Errors
    /// If they are something else.
    pub fn rest<T: DeserializeOwned>(self) -> Result<T, Error> {
        serde_json::from_value(Value::Object(self.0))
    }

    /// Nothing is left.
    ///
    /// # Errors
    /// If there is.
    pub fn end(self) -> Result<(), Error> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(name) => Err(Error::custom(format_args!("unknown field `{name}`"))),
        }
    }
}

#[cold]
fn about(name: &str, error: &Error) -> Error {
    Error::custom(format_args!("`{name}`: {error}"))
}

/// Which of the names it is.
///
/// # Errors
/// If it is none of them.
pub fn name(name: &str, names: &'static [&'static str]) -> Result<usize, Error> {
    names.iter().position(|&other| other == name).ok_or_else(|| Error::unknown_variant(name, names))
}

/// # Errors
/// If it is not there.
pub fn needed<T>(name: &'static str, value: Option<T>) -> Result<T, Error> {
    value.ok_or_else(|| Error::missing_field(name))
}
