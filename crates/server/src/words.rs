//! What people may write: names, logins, chat. Nothing of it is ever interpreted.

use crate::api::Error;

/// Signs that cannot be seen, or that turn the text around them.
fn is_seen(sign: char) -> bool {
    !sign.is_control()
        && !matches!(sign, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// A name of 1 to 32 characters, without spaces around it.
pub fn name(text: &str) -> Result<String, Error> {
    let text = text.trim();
    if (1..=32).contains(&text.chars().count()) && text.chars().all(is_seen) {
        Ok(text.to_owned())
    } else {
        Err(Error::BadName)
    }
}

/// What is said at a table: 1 to 500 characters.
pub fn chat(text: &str) -> Result<String, Error> {
    let text = text.trim();
    if (1..=500).contains(&text.chars().count()) && text.chars().all(|sign| sign == '\n' || is_seen(sign)) {
        Ok(text.to_owned())
    } else {
        Err(Error::BadRequest("a line has 1 to 500 characters that can be seen".into()))
    }
}

/// A login in small letters.
pub fn login(text: &str) -> Result<String, Error> {
    let login = text.trim().to_ascii_lowercase();
    let fits = |sign: char| sign.is_ascii_alphanumeric() || "._-@+".contains(sign);
    if (3..=64).contains(&login.len()) && login.chars().all(fits) { Ok(login) } else { Err(Error::BadName) }
}

pub fn password(text: &str) -> Result<&str, Error> {
    if (10..=200).contains(&text.chars().count()) { Ok(text) } else { Err(Error::WeakPassword) }
}

/// An idempotency key.
pub fn key(text: &str) -> Result<(), Error> {
    if (1..=64).contains(&text.len()) && text.bytes().all(|sign| sign.is_ascii_graphic()) {
        Ok(())
    } else {
        Err(Error::BadRequest("a key has 1 to 64 letters, digits and signs".into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        assert_eq!(name("  Ann ").unwrap(), "Ann");
        assert_eq!(name("Zoë Ω 山").unwrap(), "Zoë Ω 山");
        for wrong in ["", "   ", "a\nb", "a\u{202e}b", "\u{200b}", &"x".repeat(33)] {
            assert!(name(wrong).is_err(), "{wrong:?}");
        }
        assert_eq!(login(" Ann@Example.org ").unwrap(), "ann@example.org");
        assert!(login("a b c").is_err() && login("ab").is_err() && login("Ännchen").is_err());
        assert!(password("short").is_err() && password("long enough").is_ok());
        assert!(chat("Hallo\nWelt").is_ok() && chat("\u{7}").is_err());
    }
}
