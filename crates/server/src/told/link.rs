//! Links that need no sign-in: each allows one thing, and nobody can forge one.

use ring::hmac;

use crate::secret;

const STOP: &[u8] = b"stop ";

fn signed(key: &[u8], channel: &str) -> hmac::Context {
    let mut context = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, key));
    context.update(STOP);
    context.update(channel.as_bytes());
    context
}

/// The last part of the link with which nothing more is sent to a place.
#[must_use]
pub fn stop(key: &[u8], channel: &str) -> String {
    format!("{channel}{}", secret::base32(signed(key, channel).sign().as_ref()))
}

/// The place that such a link is for, if we made it.
#[must_use]
pub fn read_stop(key: &[u8], token: &str) -> Option<String> {
    let (channel, mark) = token.split_at_checked(26)?;
    let right = signed(key, channel).sign();
    let told = secret::hash(mark);
    // Two hashes are compared, so that the time says nothing about the mark itself.
    (secret::is_id(channel) && told == secret::hash(&secret::base32(right.as_ref()))).then(|| channel.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_makes_up_a_link() {
        let (key, channel) = (b"a key of the site", secret::id());
        let token = stop(key, &channel);
        assert_eq!(read_stop(key, &token), Some(channel.clone()));
        assert_eq!(read_stop(b"another key", &token), None);
        assert_eq!(read_stop(key, &token.replacen(&channel, &secret::id(), 1)), None);
        for wrong in ["", "a", &channel, &format!("{token}a"), &token[..token.len() - 1], "ä".repeat(40).as_str()] {
            assert_eq!(read_stop(key, wrong), None, "{wrong}");
        }
    }
}
