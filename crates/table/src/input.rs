//! What people may write: names, chat, idempotency keys. Nothing of it is ever interpreted.

use crate::error::Error;

/// Rejects characters that are invisible or that reverse the text around them.
fn is_visible(sign: char) -> bool {
    !sign.is_control()
        && !matches!(sign, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// A name of 1 to 32 characters, without spaces around it.
///
/// # Errors
/// If it is not.
pub fn name(text: &str) -> Result<String, Error> {
    let text = text.trim();
    if (1..=32).contains(&text.chars().count()) && text.chars().all(is_visible) {
        Ok(text.to_owned())
    } else {
        Err(Error::BadName)
    }
}

/// What is said at a table: 1 to 500 characters.
///
/// # Errors
/// If it is not.
pub fn chat(text: &str) -> Result<String, Error> {
    let text = text.trim();
    if (1..=500).contains(&text.chars().count()) && text.chars().all(|sign| sign == '\n' || is_visible(sign)) {
        Ok(text.to_owned())
    } else {
        Err(Error::BadRequest("a chat message has 1 to 500 visible characters".into()))
    }
}

/// An idempotency key.
///
/// # Errors
/// If it is none.
pub fn key(text: &str) -> Result<(), Error> {
    if (1..=64).contains(&text.len()) && text.bytes().all(|sign| sign.is_ascii_graphic()) {
        Ok(())
    } else {
        Err(Error::BadRequest("a key has 1 to 64 printable ASCII characters".into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_chat() {
        assert_eq!(name("  Ann ").unwrap(), "Ann");
        assert_eq!(name("Zoë Ω 山").unwrap(), "Zoë Ω 山");
        for wrong in ["", "   ", "a\nb", "a\u{202e}b", "\u{200b}", &"x".repeat(33)] {
            assert!(name(wrong).is_err(), "{wrong:?}");
        }
        assert!(chat("Hallo\nWelt").is_ok() && chat("\u{7}").is_err());
        assert!(key("a-b").is_ok() && key("").is_err() && key("a b").is_err());
    }
}
