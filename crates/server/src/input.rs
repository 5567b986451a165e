//! What people may write to sign in.

use std::ops::RangeInclusive;

use crate::api::{Error, TableError};

pub const LOGIN_LENGTHS: RangeInclusive<usize> = 3..=64;
pub const PASSWORD_LENGTHS: RangeInclusive<usize> = 10..=200;

/// A login in small letters.
pub fn login(text: &str) -> Result<String, Error> {
    let login = text.trim().to_ascii_lowercase();
    let fits = |sign: char| sign.is_ascii_alphanumeric() || "._-@+".contains(sign);
    if LOGIN_LENGTHS.contains(&login.len()) && login.chars().all(fits) {
        Ok(login)
    } else {
        Err(TableError::BadName.into())
    }
}

/// The first passwords that anybody tries begin or repeat one of these.
const COMMON: [&str; 6] = [
    "12345678901234567890",
    "09876543210987654321",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjkl",
    "qwertzuiopasdfghjkl",
    "password",
];

/// A password of this login.
pub fn password<'a>(text: &'a str, login: &str) -> Result<&'a str, Error> {
    let small = text.to_lowercase();
    let mut signs: Vec<char> = small.chars().collect();
    signs.sort_unstable();
    signs.dedup();
    let common =
        |known: &&str| known.contains(&small) || small.trim_end_matches(|sign: char| sign.is_ascii_digit()) == *known;
    let weak = signs.len() < 5 || COMMON.iter().any(common) || small == login;
    if PASSWORD_LENGTHS.contains(&text.chars().count()) && !weak { Ok(text) } else { Err(Error::WeakPassword) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logins_and_passwords() {
        assert_eq!(login(" Ann@Example.org ").unwrap(), "ann@example.org");
        assert!(login("a b c").is_err() && login("ab").is_err() && login("Ännchen").is_err());
        for right in ["long enough", "correct horse", "1234567890 was taken"] {
            assert!(password(right, "ann").is_ok(), "{right}");
        }
        for weak in
            ["short", "1234567890", "0000000000", "abababababab", "qwertyuiop", "Password2024", "ann@example.org"]
        {
            assert!(password(weak, "ann@example.org").is_err(), "{weak}");
        }
    }
}
