//! VP: the score of every seat by category, at any moment.

use serde::Serialize;

use crate::ids::*;
use crate::json::FromJson;
use crate::outlook::SoloResult;
use crate::table::{BuildingState, Table};

/// Victory points by category (VP-1 to VP-3, SOLO-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Score {
    pub combat_medals: i16,
    pub exploration_medals: i16,
    pub trade_medals: i16,
    pub civil_medals: i16,
    pub medal_sets: i16,
    pub jars: i16,
    pub buildings: i16,
    pub player_cards: i16,
    pub mines: i16,
    /// SOLO-7: met last spaces, and 5 more with two of them.
    pub last_spaces: i16,
    /// SOLO-5, SOLO-7: loss box and penalties, not above 0.
    pub solo_losses: i16,
    pub total: i16,
}

impl Score {
    /// The names of the categories in the order of VP-1; the last two are those of SOLO-7.
    pub const CATEGORIES: [&str; 11] = [
        "combat_medals",
        "exploration_medals",
        "trade_medals",
        "civil_medals",
        "medal_sets",
        "jars",
        "buildings",
        "player_cards",
        "mines",
        "last_spaces",
        "solo_losses",
    ];
    const ONLY_SOLO: usize = 2;

    /// How many of the categories count.
    #[must_use]
    pub const fn counted(solo: bool) -> usize {
        Self::CATEGORIES.len() - if solo { 0 } else { Self::ONLY_SOLO }
    }

    /// The points by category; together they are the total.
    #[must_use]
    pub const fn by_category(&self) -> [i16; Self::CATEGORIES.len()] {
        [
            self.combat_medals,
            self.exploration_medals,
            self.trade_medals,
            self.civil_medals,
            self.medal_sets,
            self.jars,
            self.buildings,
            self.player_cards,
            self.mines,
            self.last_spaces,
            self.solo_losses,
        ]
    }

    /// The categories that count, by name.
    pub fn categories(&self, solo: bool) -> impl Iterator<Item = (&'static str, i16)> {
        Self::CATEGORIES.into_iter().zip(self.by_category()).take(Self::counted(solo))
    }
}

/// SOLO-7: the points a solo player needs.
pub const SOLO_GOAL: i16 = 70;

impl Table {
    /// The score of a seat if the game ended now.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        let p = &self.players[seat as usize];
        let medals = |m: Medal| i16::from(p.medals[m.index()]);
        let mines = i16::from(p.mines.len());
        let mut score = Score {
            combat_medals: 3 * medals(Medal::Combat),
            exploration_medals: 4 * medals(Medal::Exploration),
            trade_medals: 4 * medals(Medal::Trade),
            civil_medals: 2 * medals(Medal::Civil),
            medal_sets: 2 * i16::from(*p.medals.iter().min().expect("four kinds")),
            jars: (p.jars / 5) as i16,
            buildings: self.buildings.iter().filter(|b| **b == BuildingState::Owned(seat)).count() as i16,
            player_cards: p.active_cards.iter().map(|c| c.cost().0.len() as i16).sum(),
            mines: if mines >= 3 { mines } else { 0 },
            ..Score::default()
        };
        if self.is_solo() {
            let met = i16::from(self.solo.last_spaces_met());
            score.last_spaces = 3 * met + if met == 2 { 5 } else { 0 };
            score.solo_losses = -self.solo.losses();
        }
        score.total = score.categories(true).map(|(_, points)| points).sum();
        score
    }

    /// VP-4, SOLO-7: the winners of a game that is over; several share the victory.
    #[must_use]
    pub fn winners(&self) -> Vec<Seat> {
        if self.is_solo() {
            return if self.solo_result() == Some(SoloResult::Won) { vec![0] } else { Vec::new() };
        }
        let totals: Vec<i16> = (0..self.seats()).map(|seat| self.score(seat).total).collect();
        let best = totals.iter().max().copied().unwrap_or(0);
        (0..self.seats()).filter(|&seat| totals[seat as usize] == best).collect()
    }
}
