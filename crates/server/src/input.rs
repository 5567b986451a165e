//! What people may write to sign in.

use crate::api::{Error, TableError};

/// A login in small letters.
pub fn login(text: &str) -> Result<String, Error> {
    let login = text.trim().to_ascii_lowercase();
    let fits = |sign: char| sign.is_ascii_alphanumeric() || "._-@+".contains(sign);
    if (3..=64).contains(&login.len()) && login.chars().all(fits) { Ok(login) } else { Err(TableError::BadName.into()) }
}

pub fn password(text: &str) -> Result<&str, Error> {
    if (10..=200).contains(&text.chars().count()) { Ok(text) } else { Err(Error::WeakPassword) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logins_and_passwords() {
        assert_eq!(login(" Ann@Example.org ").unwrap(), "ann@example.org");
        assert!(login("a b c").is_err() && login("ab").is_err() && login("Ännchen").is_err());
        assert!(password("short").is_err() && password("long enough").is_ok());
    }
}
