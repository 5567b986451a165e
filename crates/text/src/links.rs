//! What a shared link shows: the title of a page, and a sentence about it.

use crate::{Text, args, catalogue};

/// What a page says about itself before it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub title: String,
    pub about: String,
}

/// The first part of an address that leads nowhere.
pub const NOWHERE: &str = "nowhere";

impl Text {
    /// The page at this first part of an address; one without words here stands for the client as a whole.
    #[must_use]
    pub fn link(&self, place: &str) -> Link {
        let known = catalogue::has(self.language, &format!("link-{place}"));
        let place = if known { place } else { "start" };
        let link = self.linked(&format!("link-{place}"), &args!());
        if place == "start" { link } else { self.entitled(link) }
    }

    /// A table that waits for players: who is there, and how many seats are free.
    #[must_use]
    pub fn waiting_link(&self, host: &str, open: usize) -> Link {
        self.entitled(self.linked("link-waiting", &args!(host: host, n: open)))
    }

    /// A game that runs, in round `at.0` of `of.0` and turn `at.1` of `of.1`.
    #[must_use]
    pub fn running_link(&self, players: Vec<String>, at: (u8, u8), of: (u8, u8)) -> Link {
        let args = args!(players: self.list(players), round: at.0, turn: at.1, rounds: of.0, turns: of.1);
        self.entitled(self.linked("link-running", &args))
    }

    /// A finished game: everybody with the points, the best first, and how many of them share the victory.
    #[must_use]
    pub fn over_link(&self, scores: &[(String, i16)], winners: usize) -> Link {
        let names = scores.iter().take(winners).map(|(name, _)| name.clone());
        let list =
            scores.iter().map(|(name, points)| self.get("link-score", &args!(player: name.as_str(), points: *points)));
        let points = scores.first().map_or(0, |(_, points)| *points);
        let args = args!(winners: self.list(names), winners_n: winners, points: points, list: self.list(list));
        self.entitled(self.linked("link-over", &args))
    }

    /// A finished solo game.
    #[must_use]
    pub fn solo_link(&self, player: &str, points: i16, won: bool) -> Link {
        let args = args!(player: player, points: points, won: if won { "yes" } else { "no" });
        self.entitled(self.linked("link-solo", &args))
    }

    fn linked(&self, key: &str, args: &fluent_bundle::FluentArgs<'_>) -> Link {
        Link { title: self.get(key, args), about: self.attribute(key, "about", args) }
    }

    fn entitled(&self, link: Link) -> Link {
        Link { title: self.get("link-title", &args!(page: link.title)), ..link }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Text};

    fn scores(names: &[(&str, i16)]) -> Vec<(String, i16)> {
        names.iter().map(|(name, points)| ((*name).to_owned(), *points)).collect()
    }

    #[test]
    fn a_link_to_a_game_says_who_plays_and_how_it_ended() {
        let text = Text::new(Language::En);
        let over = text.over_link(&scores(&[("Mira", 81), ("Jules", 76), ("Ottilie", 58)]), 1);
        assert_eq!(over.title, "Mira wins with 81\u{a0}VP · Tharos");
        assert!(over.about.contains("Mira 81, Jules 76 and Ottilie 58"), "{}", over.about);
        let shared = text.over_link(&scores(&[("Mira", 81), ("Jules", 81)]), 2);
        assert_eq!(shared.title, "Mira and Jules win with 81\u{a0}VP each · Tharos");
        assert_eq!(text.solo_link("Mira", 66, false).title, "Mira loses a solo game with 66\u{a0}VP · Tharos");
        let running = text.running_link(vec!["Mira".to_owned(), "Jules".to_owned()], (2, 3), (4, 4));
        assert_eq!(running.title, "Mira and Jules · Tharos");
        assert!(running.about.contains("round\u{a0}2 of\u{a0}4, turn\u{a0}3 of\u{a0}4"), "{}", running.about);
        assert!(text.waiting_link("Mira", 0).about.contains("watch"));
    }

    #[test]
    fn what_has_no_words_of_its_own_is_the_client_as_a_whole() {
        for language in Language::ALL {
            let text = Text::new(language);
            assert_eq!(text.link("unheard-of"), text.link("start"));
            assert_ne!(text.link(super::NOWHERE), text.link("start"));
        }
    }
}
