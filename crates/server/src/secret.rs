//! Random ids and tokens, and what is kept of a token.

use sha2::{Digest, Sha256};
use tharos_rules::Seed;

const SIGNS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
/// Without 0 and O, 1 and I: a code is read aloud.
const CODE_SIGNS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// Base32 of the bytes, the last group filled up with zeros.
pub(crate) fn base32(bytes: &[u8]) -> String {
    let mut text = String::new();
    let (mut held, mut bits) = (0u32, 0);
    for &byte in bytes {
        held = held << 8 | u32::from(byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(SIGNS[(held >> bits & 31) as usize] as char);
        }
    }
    if bits > 0 {
        text.push(SIGNS[(held << (5 - bits) & 31) as usize] as char);
    }
    text
}

/// 128 random bits: nobody guesses a table or a person.
#[must_use]
pub fn id() -> String {
    base32(&random::<16>())
}

/// Whether a text can be an [`id`], so that nonsense never reaches the store.
#[must_use]
pub fn is_id(text: &str) -> bool {
    text.len() == 26 && text.bytes().all(|sign| SIGNS.contains(&sign))
}

/// 256 random bits.
#[must_use]
pub fn token() -> String {
    base32(&random::<32>())
}

#[must_use]
pub fn seed() -> Seed {
    Seed(random())
}

/// Six signs to read aloud.
#[must_use]
pub fn code() -> String {
    random::<6>().iter().map(|byte| CODE_SIGNS[usize::from(byte & 31)] as char).collect()
}

/// A code as somebody may type it.
#[must_use]
pub fn read_code(text: &str) -> Option<String> {
    let code = text.trim().to_ascii_uppercase();
    (code.len() == 6 && code.bytes().all(|sign| CODE_SIGNS.contains(&sign))).then_some(code)
}

/// What is kept of a token. A token has 256 random bits, so a plain hash is enough, and looking it up tells nothing by
/// its timing: whoever measures cannot choose the hash.
#[must_use]
pub fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms() {
        assert_eq!(base32(b"foobar"), "mzxw6ytboi");
        assert!(is_id(&id()));
        assert_ne!(id(), id());
        assert_eq!(token().len(), 52);
        let code = code();
        assert_eq!(read_code(&format!(" {} ", code.to_lowercase())), Some(code));
        assert_eq!(read_code("ABC10O"), None);
        assert!(!is_id("../../etc/passwd") && !is_id(""));
    }
}
