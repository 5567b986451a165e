//! What stands in headings: titles of cards and solo spaces, categories of a score, questions, turns.

use fluent_bundle::FluentArgs;
use tharos_rules::Ask;
use tharos_rules::ids::*;

use crate::{Text, args, key};

impl Text {
    /// What an action card does, in a few words; DATA-3 and DATA-4 are those of the table.
    #[must_use]
    pub fn card(&self, card: DeckCard) -> String {
        let args = match card.data() {
            Some(("DATA-3", n)) => {
                args!(colours: self.list(self.mine_colours[n].iter().map(|colour| self.colour(colour))))
            }
            Some((_, n)) => args!(shape: self.shape(self.shapes[n])),
            None => args!(),
        };
        self.get(&format!("deck-{}", card.number()), &args)
    }

    /// What a space of the solo mat such as `A2` asks for, in a few words.
    #[must_use]
    pub fn solo_space(&self, space: &str) -> String {
        self.plain(&format!("solo-{}", space.to_lowercase()))
    }

    /// A category of the final scoring, by its name in `Score`.
    #[must_use]
    pub fn category(&self, name: &str) -> String {
        self.plain(&key("score-", name))
    }

    /// What a player must decide.
    #[must_use]
    pub fn ask(&self, ask: Ask) -> String {
        let name = serde_json::to_value(ask).ok().and_then(|name| name.as_str().map(str::to_owned));
        self.plain(&key("ask-", &name.unwrap_or_default()))
    }

    /// The heads of a table of hints: points expected, games won, share of the search.
    #[must_use]
    pub fn hint_heads(&self) -> [String; 3] {
        ["hint-vp", "hint-wins", "hint-search"].map(|head| self.plain(head))
    }

    /// Why an action is suggested: the message of this reason, with numbers that are written already, and the category of
    /// VP it is about.
    #[must_use]
    pub fn reason(&self, reason: &str, category: Option<&str>, numbers: &[(&'static str, String)]) -> String {
        let mut args = FluentArgs::new();
        if let Some(category) = category {
            args.set("category", self.category(category));
        }
        numbers.iter().for_each(|(name, number)| args.set(*name, number.clone()));
        self.get(&key("reason-", reason), &args)
    }

    /// The round and the turn.
    #[must_use]
    pub fn turn(&self, round: u8, turn: u8) -> String {
        self.get("event-turn-began", &args!(round: round, turn: turn))
    }
}
