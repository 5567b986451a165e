//! What people may write: names, chat, idempotency keys. Nothing of it is ever interpreted.

use crate::api::WishedStep;
use crate::error::Error;
use crate::plan::Wish;
use crate::signs::{is_mark, is_picture};

/// Whether a sign cannot be seen, or reverses the text around it: control signs, Unicode's Default_Ignorable_Code_Point,
/// spaces other than the usual one, and the empty pattern of Braille.
fn is_invisible(sign: char) -> bool {
    sign.is_control()
        || sign != ' ' && sign.is_whitespace()
        || matches!(sign, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// The longest name.
pub const NAME_LENGTH: usize = 32;
/// The longest message, note or reason.
pub const TEXT_LENGTH: usize = 500;

const JOINER: char = '\u{200d}';
const AS_PICTURE: char = '\u{fe0f}';
/// The most combining marks on one letter.
const MARKS: usize = 2;

/// Whether everything can be seen: pictures may be joined, and letters do not carry towers of marks.
fn is_visible(text: &str) -> bool {
    let is_picture = |sign: Option<char>| sign.is_some_and(is_picture);
    let (mut before, mut marks) = (None, 0);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let fits = match sign {
            AS_PICTURE => is_picture(before),
            JOINER => (is_picture(before) || before == Some(AS_PICTURE)) && is_picture(signs.peek().copied()),
            sign => !is_invisible(sign),
        };
        marks = if is_mark(sign) && sign != AS_PICTURE { marks + 1 } else { 0 };
        if !fits || marks > MARKS {
            return false;
        }
        before = Some(sign);
    }
    text.chars().any(|sign| sign != ' ' && !is_mark(sign))
}

/// A name, without spaces around it.
///
/// # Errors
/// If it is not.
pub fn name(text: &str) -> Result<String, Error> {
    let text = text.trim();
    if (1..=NAME_LENGTH).contains(&text.chars().count()) && is_visible(text) {
        Ok(text.to_owned())
    } else {
        Err(Error::BadName)
    }
}

/// A chat message.
///
/// # Errors
/// If it is not.
pub fn chat(text: &str) -> Result<String, Error> {
    let text = text.trim();
    if (1..=TEXT_LENGTH).contains(&text.chars().count()) && text.lines().all(|line| line.is_empty() || is_visible(line))
    {
        Ok(text.to_owned())
    } else {
        Err(Error::BadRequest(format!("a chat message has 1 to {TEXT_LENGTH} visible characters")))
    }
}

/// A note about a game; it may be empty.
///
/// # Errors
/// If it is longer, or cannot be seen.
pub fn note(text: &str) -> Result<String, Error> {
    if text.trim().is_empty() { Ok(String::new()) } else { chat(text) }
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

/// A decision by its content.
///
/// # Errors
/// Says which field is wrong.
pub fn action(value: serde_json::Value) -> Result<tharos_rules::Action, Error> {
    serde_json::from_value(value).map_err(|error| Error::BadRequest(format!("action: {error}")))
}

/// Planned decisions.
///
/// # Errors
/// Says which field is wrong.
pub fn actions(values: Vec<serde_json::Value>) -> Result<Vec<tharos_rules::Action>, Error> {
    values.into_iter().map(action).collect()
}

/// The steps of a plan.
///
/// # Errors
/// Says which field is wrong.
pub fn steps(steps: Vec<WishedStep>) -> Result<Vec<Wish>, Error> {
    let read = |WishedStep { action: text, only_if, otherwise }| Ok(Wish { action: action(text)?, only_if, otherwise });
    steps.into_iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_chat() {
        assert_eq!(name("  Ann ").unwrap(), "Ann");
        assert_eq!(name("Zoë Ω 山").unwrap(), "Zoë Ω 山");
        for right in ["👩\u{200d}🚀", "❤\u{fe0f} Bo", "e\u{301}\u{323}", "हिन्दी", "ภาษาไทย", "עִבְרִית"]
        {
            assert_eq!(name(right).unwrap(), right);
        }
        let tower = format!("a{}", "\u{301}".repeat(31));
        let unseen =
            ["\u{3164}", "\u{2800}", "\u{ffa0}", "\u{34f}", "\u{e0041}", "\u{301}", "a\u{200d}b", "a\u{a0}b", &tower];
        for wrong in unseen {
            assert!(name(wrong).is_err(), "{wrong:?}");
        }
        for wrong in ["", "   ", "a\nb", "a\u{202e}b", "\u{200b}", &"x".repeat(33)] {
            assert!(name(wrong).is_err(), "{wrong:?}");
        }
        assert!(chat("Hallo\nWelt").is_ok() && chat("\u{7}").is_err());
        assert!(key("a-b").is_ok() && key("").is_err() && key("a b").is_err());
    }
}
