//! Tharos in several languages: the catalogues, and what the command line and reports tell of the game.
//!
//! The catalogues in `locales/` are plain Fluent. A message is named after the JSON form of what it tells:
//! `{"do":"little","die":"red 5"}` is `action-little` with the argument `$die`. A placeable has the name of the JSON
//! field and holds its text (a number stays a number). The web client turns them into everything that players read;
//! here are only names and decisions, which `tharos hint` and the reports of the laboratory need.

mod catalogue;
mod decision;
mod language;
mod links;
mod names;
#[cfg(test)]
mod tests;
mod titles;

pub use language::{Language, UnknownLanguage};
pub use links::{Link, NOWHERE};

use fluent_bundle::FluentArgs;
use tharos_rules::ids::{Colour, ColourSet, Shape};
use tharos_rules::{Data, Table};

/// One language, and what a table adds to it: the colours of its regions and the values of its data file.
#[derive(Clone, Copy, Debug)]
pub struct Text {
    language: Language,
    regions: Option<[Colour; 16]>,
    mine_colours: [ColourSet; 3],
    shapes: [Shape; 4],
}

impl Text {
    /// Texts that belong to no table: regions are only numbered, DATA has its default values.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let Data { mine_colours, shapes, .. } = Data::default();
        Text { language, regions: None, mine_colours, shapes }
    }

    /// Texts for a table: regions are named with their type, and the cards show its DATA-3 and DATA-4.
    #[must_use]
    pub fn at(language: Language, table: &Table) -> Self {
        let regions = Some(table.board.regions());
        let Table { mine_colours, shapes, .. } = *table;
        Text { language, regions, mine_colours, shapes }
    }

    fn get(&self, key: &str, args: &FluentArgs<'_>) -> String {
        catalogue::text(self.language, key, None, args)
    }

    fn attribute(&self, key: &str, attribute: &str, args: &FluentArgs<'_>) -> String {
        catalogue::text(self.language, key, Some(attribute), args)
    }

    fn plain(&self, key: &str) -> String {
        self.get(key, &FluentArgs::new())
    }
}

/// The key of a name: `marker_on_card` becomes `marker-on-card`.
fn key(prefix: &str, name: &str) -> String {
    format!("{prefix}{}", name.replace('_', "-"))
}

/// Arguments from pairs.
macro_rules! args {
    ($($name:ident: $value:expr),* $(,)?) => {{
        #[allow(unused_mut)]
        let mut args = fluent_bundle::FluentArgs::new();
        $(args.set(stringify!($name), $value);)*
        args
    }};
}
use args;
