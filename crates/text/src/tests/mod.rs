//! The catalogues are complete, alike in all languages and used; every value renders.

mod catalogues;
mod expected;
mod games;
mod lines;
mod samples;
mod values;

use std::cell::RefCell;
use std::collections::BTreeSet;

thread_local! {
    static REACHED: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Notes that the code asked for this text.
pub(crate) fn reached(key: &str, attribute: Option<&str>) {
    let name = attribute.map_or_else(|| key.to_owned(), |attribute| format!("{key}.{attribute}"));
    REACHED.with_borrow_mut(|reached| reached.insert(name));
}

/// Every text the code asked for while `work` ran.
fn recorded(work: impl FnOnce()) -> BTreeSet<String> {
    REACHED.with_borrow_mut(BTreeSet::clear);
    work();
    REACHED.with_borrow(BTreeSet::clone)
}
