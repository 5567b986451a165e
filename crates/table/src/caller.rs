//! Who asks.

/// Somebody who asks for something, under all ids that tables may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    id: String,
    /// The ids under which the same person played before.
    former: Vec<String>,
}

impl Caller {
    #[must_use]
    pub fn new(id: impl Into<String>) -> Self {
        Caller { id: id.into(), former: Vec::new() }
    }

    #[must_use]
    pub fn with_former_ids(self, former: Vec<String>) -> Self {
        Caller { former, ..self }
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
