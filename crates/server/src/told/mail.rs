//! E-mail, by the operator's own server.

use std::time::Duration;

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use crate::api::{Error, TableError};

/// The longest e-mail address.
pub const EMAIL_LENGTH: usize = 254;

/// An address as it is kept: the part after the @ in small letters.
///
/// # Errors
/// If it is none.
pub fn address(text: &str) -> Result<String, Error> {
    let text = text.trim();
    let address: Address = text.parse().map_err(|_| TableError::BadName)?;
    if text.len() > EMAIL_LENGTH || !address.domain().contains('.') {
        return Err(TableError::BadName.into());
    }
    Ok(format!("{}@{}", address.user(), address.domain().to_ascii_lowercase()))
}

pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// How long the whole exchange may take; the transport watches the connection alone.
    within: Duration,
}

/// The number of replies from the mail server that one letter takes.
const ANSWERS: u32 = 6;

/// A letter in plain text.
pub struct Letter {
    pub to: String,
    pub subject: String,
    pub text: String,
    /// The same for every attempt to send the same message.
    pub id: String,
    /// With which the reader gets no more of them.
    pub stop: Option<String>,
}

pub enum Refused {
    /// Worth trying again.
    Now(String),
    Always(String),
}

impl Mailer {
    pub fn new(smtp: &str, from: &str, timeout: Duration) -> Result<Self, String> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(smtp).map_err(|error| error.to_string())?;
        let from: Mailbox = from.parse().map_err(|_| format!("'{from}' is no e-mail address"))?;
        Ok(Mailer { transport: transport.timeout(Some(timeout)).build(), from, within: timeout * ANSWERS })
    }

    /// Who letters come from.
    pub fn contact(&self) -> String {
        format!("mailto:{}", self.from.email)
    }

    pub async fn send(&self, letter: Letter) -> Result<(), Refused> {
        let always = |error: &dyn std::fmt::Display| Refused::Always(error.to_string());
        let to = letter.to.parse::<Address>().map_err(|error| always(&error))?;
        let id = format!("<{}@{}>", letter.id, self.from.email.domain());
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject)
            .message_id(Some(id))
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text);
        let mut message = message.map_err(|error| always(&error))?;
        let raw = |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let headers = message.headers_mut();
        headers.insert_raw(raw("Auto-Submitted", "auto-generated".into()));
        if let Some(stop) = letter.stop {
            headers.insert_raw(raw("List-Unsubscribe", format!("<{stop}>")));
            headers.insert_raw(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".into()));
        }
        match tokio::time::timeout(self.within, self.transport.send(message)).await {
            Err(_) => Err(Refused::Now("no answer in time".into())),
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => {
                let code = error.status().map_or("no answer".to_owned(), |code| code.to_string());
                Err(if error.is_permanent() { Refused::Always(code) } else { Refused::Now(code) })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn addresses() {
        assert_eq!(address(" Ann.Lee+x@Example.ORG ").unwrap(), "Ann.Lee+x@example.org");
        for wrong in ["", "ann", "ann@", "@example.org", "ann@localhost", "a b@example.org", "a@b.c\r\nBcc: d@e.f"] {
            assert!(address(wrong).is_err(), "{wrong}");
        }
        assert!(address(&format!("{}@example.org", "a".repeat(260))).is_err());
    }
}
