//! Values that are written as text.

/// Values whose JSON form is their text form.
macro_rules! as_text {
    ($($name:ident),+) => { $(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                // In JSON this is the text alone; the name tells other readers what sort of text it is.
                serializer.serialize_newtype_struct(stringify!($name), &crate::ids::Text(self))
            }
        }
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<str> as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+ };
}
pub(crate) use as_text;

/// Written as its text.
pub(crate) struct Text<'a, T>(pub &'a T);

impl<T: std::fmt::Display> serde::Serialize for Text<'_, T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}
