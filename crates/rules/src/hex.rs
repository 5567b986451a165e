//! 32 bytes as 64 hexadecimal digits: the text form of seeds and digests.

use std::fmt::{self, Write};

pub(crate) fn write(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

pub(crate) fn text(bytes: &[u8; 32]) -> String {
    bytes.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

pub(crate) fn parse(text: &str) -> Result<[u8; 32], String> {
    let digits = text.as_bytes();
    if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
        return Err(format!("needs 64 hexadecimal digits, has {} signs", text.chars().count()));
    }
    let digit = |sign: u8| (sign as char).to_digit(16).unwrap_or(0) as u8;
    Ok(std::array::from_fn(|i| digit(digits[2 * i]) << 4 | digit(digits[2 * i + 1])))
}

/// A type that holds `[u8; 32]` and reads and writes as hexadecimal digits.
macro_rules! as_hex {
    ($name:ident) => {
        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                crate::hex::parse(text).map($name)
            }
        }
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&crate::hex::text(&self.0))
            }
        }
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use as_hex;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        let bytes = std::array::from_fn(|i| i as u8 * 8 + 5);
        assert_eq!(parse(&text(&bytes)), Ok(bytes));
        assert_eq!(parse(&text(&bytes).to_uppercase()), Ok(bytes));
    }

    #[test]
    fn refuses_everything_else() {
        for wrong in ["", "00", &"0".repeat(63), &"0".repeat(65), &"g".repeat(64), &"é".repeat(32)] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
