//! What is written, here and by `examples/victim.rs`.

use tharos_store::{Append, Head, Phase};

/// One more entry with this key.
pub fn append(key: &str) -> Append {
    let head = Head {
        phase: Phase::Running,
        code: None,
        listed: false,
        asked: None,
        due: None,
        game_seq: 0,
        host: None,
        rated: false,
        info: "{}".into(),
    };
    Append {
        causes: Vec::new(),
        at: 1,
        entries: vec![key.into()],
        silent: 0,
        key: Some(key.into()),
        head,
        members: None,
        snapshot: Some(vec![1; 2000]),
    }
}
