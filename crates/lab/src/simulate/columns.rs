//! The columns of `games.csv` and `games.parquet`: one row for each game and seat.

use std::sync::LazyLock;

use tharos_rules::ids::{Building, DeckCard, PlayerCard};
use tharos_rules::{MatAction, Score};

/// A whole number that is counted for each game and seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// 1 if the seat began the game, otherwise 0.
    Began,
    Rank,
    Vp,
    Category(usize),
    Decisions,
    Entries,
    Turns,
    Attack(usize, Attack),
    Trans,
    Mat(MatAction),
    Built(Building),
    Owned(Building),
    Used(Building),
    Activated(PlayerCard),
    Acted(PlayerCard),
    InPlay(PlayerCard),
    Card(DeckCard),
    Met(SoloSpace),
    Failed(SoloSpace),
}

/// How the attack of a turn ended for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// By combat strength.
    Held,
    /// By the Cannoneer's ward.
    Warded,
    Lost,
}

impl Attack {
    pub const ALL: [Attack; 3] = [Attack::Held, Attack::Warded, Attack::Lost];

    const fn name(self) -> &'static str {
        match self {
            Attack::Held => "held",
            Attack::Warded => "warded",
            Attack::Lost => "lost",
        }
    }
}

/// A space of the solo mat with a requirement: row times 6 plus space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoloSpace(pub u8);

impl SoloSpace {
    /// A2 A4 A5 A6, B2 B4 B5 B6, C1 C3 C4 C6.
    pub const ALL: [SoloSpace; 12] = [
        SoloSpace(1),
        SoloSpace(3),
        SoloSpace(4),
        SoloSpace(5),
        SoloSpace(7),
        SoloSpace(9),
        SoloSpace(10),
        SoloSpace(11),
        SoloSpace(12),
        SoloSpace(14),
        SoloSpace(15),
        SoloSpace(17),
    ];

    /// `A2`
    #[must_use]
    pub fn name(self) -> String {
        format!("{}{}", ["A", "B", "C"][usize::from(self.0 / 6)], self.0 % 6 + 1)
    }
}

pub const ROUNDS: usize = tharos_rules::ROUNDS as usize;

impl Count {
    /// All of them, in the order of the columns.
    pub fn all() -> &'static [Count] {
        static ALL: LazyLock<Vec<Count>> = LazyLock::new(|| {
            let mut all = vec![Count::Began, Count::Rank, Count::Vp];
            all.extend((0..Score::CATEGORIES.len()).map(Count::Category));
            all.extend([Count::Decisions, Count::Entries, Count::Turns]);
            all.extend((0..ROUNDS).flat_map(|round| Attack::ALL.map(|attack| Count::Attack(round, attack))));
            all.push(Count::Trans);
            all.extend(MatAction::ALL.iter().map(|&action| Count::Mat(action)));
            for of in [Count::Built, Count::Owned, Count::Used] {
                all.extend(Building::ALL.iter().map(|&building| of(building)));
            }
            for of in [Count::Activated, Count::Acted, Count::InPlay] {
                all.extend(PlayerCard::ALL.iter().map(|&card| of(card)));
            }
            all.extend(DeckCard::all().map(Count::Card));
            all.extend(SoloSpace::ALL.map(Count::Met));
            all.extend(SoloSpace::ALL.map(Count::Failed));
            all
        });
        &ALL
    }

    /// Its place in [`Count::all`].
    #[must_use]
    pub fn index(self) -> usize {
        const ATTACKS: usize = 3 + Score::CATEGORIES.len() + 3;
        const MAT: usize = ATTACKS + ROUNDS * 3 + 1;
        const BUILDINGS: usize = MAT + MatAction::ALL.len();
        const CARDS: usize = BUILDINGS + 3 * Building::ALL.len();
        const DECK: usize = CARDS + 3 * PlayerCard::ALL.len();
        const SOLO: usize = DECK + DeckCard::COUNT as usize;
        let solo = |space| SoloSpace::ALL.iter().position(|&s| s == space).unwrap_or(0);
        match self {
            Count::Began => 0,
            Count::Rank => 1,
            Count::Vp => 2,
            Count::Category(i) => 3 + i,
            Count::Decisions => ATTACKS - 3,
            Count::Entries => ATTACKS - 2,
            Count::Turns => ATTACKS - 1,
            Count::Attack(round, attack) => ATTACKS + 3 * round + attack as usize,
            Count::Trans => MAT - 1,
            Count::Mat(action) => MAT + action.index(),
            Count::Built(building) => BUILDINGS + building.index(),
            Count::Owned(building) => BUILDINGS + Building::ALL.len() + building.index(),
            Count::Used(building) => BUILDINGS + 2 * Building::ALL.len() + building.index(),
            Count::Activated(card) => CARDS + card.index(),
            Count::Acted(card) => CARDS + PlayerCard::ALL.len() + card.index(),
            Count::InPlay(card) => CARDS + 2 * PlayerCard::ALL.len() + card.index(),
            Count::Card(card) => DECK + usize::from(card.number()) - 1,
            Count::Met(space) => SOLO + solo(space),
            Count::Failed(space) => SOLO + SoloSpace::ALL.len() + solo(space),
        }
    }

    /// The name of its column.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Count::Began => "began".to_owned(),
            Count::Rank => "rank".to_owned(),
            Count::Vp => "vp".to_owned(),
            Count::Category(i) => format!("vp_{}", Score::CATEGORIES[i]),
            Count::Decisions => "decisions".to_owned(),
            Count::Entries => "entries".to_owned(),
            Count::Turns => "turns".to_owned(),
            Count::Attack(round, attack) => format!("attack_{}_{}", round + 1, attack.name()),
            Count::Trans => "trans".to_owned(),
            Count::Mat(action) => format!("mat_{action}"),
            Count::Built(building) => format!("built_{building}"),
            Count::Owned(building) => format!("owned_{building}"),
            Count::Used(building) => format!("used_{building}"),
            Count::Activated(card) => format!("activated_{card}"),
            Count::Acted(card) => format!("acted_{card}"),
            Count::InPlay(card) => format!("in_play_{card}"),
            Count::Card(card) => format!("card_{}", card.number()),
            Count::Met(space) => format!("met_{}", space.name()),
            Count::Failed(space) => format!("failed_{}", space.name()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_count_has_its_place_and_its_name() {
        let mut names: Vec<String> = Count::all().iter().map(|count| count.name()).collect();
        for (i, count) in Count::all().iter().enumerate() {
            assert_eq!(count.index(), i, "{}", count.name());
        }
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Count::all().len());
    }

    /// A column is described by its name, or by its family such as `mat_*`.
    #[test]
    fn every_column_is_documented() {
        let page = include_str!("../../../../docs/lab.md");
        for column in super::super::row::header(true).split(',') {
            let families =
                column.char_indices().filter(|(_, c)| *c == '_').map(|(i, _)| format!("`{}_*`", &column[..i]));
            let found = families.chain([format!("`{column}`")]).any(|name| page.contains(&name));
            assert!(found, "{column} is not in docs/lab.md");
        }
    }
}
