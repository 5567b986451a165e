//! Who asks.

use tharos_store::{Kind, Session};

use crate::api::{Person, PersonKind};

/// Somebody with a session, under all ids that tables may know.
#[derive(Clone, Debug)]
pub struct Caller(pub Session);

impl Caller {
    #[must_use]
    pub fn id(&self) -> &str {
        &self.0.person.id
    }

    #[must_use]
    pub fn is(&self, id: &str) -> bool {
        self.0.is(id)
    }

    #[must_use]
    pub fn person(&self) -> Person {
        let kind = match self.0.person.kind {
            Kind::Guest => PersonKind::Guest,
            Kind::Account => PersonKind::Account,
            Kind::Bot => PersonKind::Bot,
        };
        Person { id: self.id().to_owned(), name: self.0.person.name.clone(), kind }
    }
}
