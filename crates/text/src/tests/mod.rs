//! The catalogues are alike in all languages, and decisions read well. What the web client makes of the catalogues is
//! tested there (`web/src/i18n`), also that nothing in them is unused.

mod catalogues;
mod decisions;
