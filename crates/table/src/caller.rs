//! Who asks.

/// Somebody who asks for something, under all ids that tables may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    id: String,
    /// The ids under which the same person played before.
    former: Vec<String>,
    /// Whether the person has an account.
    account: bool,
    /// Where the person is, as a secret of this server.
    home: Option<String>,
}

impl Caller {
    #[must_use]
    pub fn new(id: impl Into<String>) -> Self {
        Caller { id: id.into(), former: Vec::new(), account: false, home: None }
    }

    #[must_use]
    pub fn with_former_ids(self, former: Vec<String>) -> Self {
        Caller { former, ..self }
    }

    #[must_use]
    pub fn with_account(self, account: bool) -> Self {
        Caller { account, ..self }
    }

    #[must_use]
    pub fn at_home(self, home: &str) -> Self {
        Caller { home: Some(home.to_owned()), ..self }
    }

    #[must_use]
    pub fn has_account(&self) -> bool {
        self.account
    }

    pub(crate) fn home(&self) -> Option<&str> {
        self.home.as_deref()
    }

    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Whether this id, for example at a seat, means the caller.
    #[must_use]
    pub fn is(&self, id: &str) -> bool {
        self.id == id || self.former.iter().any(|former| former == id)
    }
}
