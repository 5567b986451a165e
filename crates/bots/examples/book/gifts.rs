//! What can be given to a player, or be forbidden.

use tharos_rules::ids::*;
use tharos_rules::{BuildingState, MatAction, Position, State, Thing};

/// Something to have at the beginning of a round.
#[derive(Clone, Copy)]
pub enum Gift {
    /// A player card in play.
    Card(PlayerCard),
    /// A building in play, owned by nobody.
    Building(Building),
    /// An action card in hand, from the deck.
    Action(DeckCard),
    Jars(u16),
    /// A die of the store, in the bag.
    Die(Colour),
    Ore,
    Crystal,
    /// On a region next to an own mine.
    Mine,
    /// On a region next to an own marker.
    Marker,
    CombatPoint,
}

/// What an action may not be, for a round.
#[derive(Clone, Copy)]
pub enum Ban {
    Thing(Thing),
    /// All that makes combat strength.
    Fighting,
    /// All that gives exploration medals.
    Exploring,
    /// All that gives trade medals.
    Trading,
    /// Cards from the discard pile, by Plant and Office.
    Fetching,
    BuyingDice,
    PlacingMines,
    Building,
    /// All action cards.
    Cards,
}

impl Gift {
    pub fn all() -> Vec<Gift> {
        let mut all: Vec<Gift> = PlayerCard::ALL.iter().map(|&card| Gift::Card(card)).collect();
        all.extend(Building::ALL.iter().map(|&building| Gift::Building(building)));
        all.extend((1..=DeckCard::COUNT).map(|number| Gift::Action(DeckCard::new(number))));
        all.push(Gift::Jars(5));
        all.extend([Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue].map(Gift::Die));
        all.extend([Gift::Ore, Gift::Crystal, Gift::Mine, Gift::Marker, Gift::CombatPoint]);
        all
    }

    /// The kind of thing, and its name.
    pub fn name(self) -> (&'static str, String) {
        match self {
            Gift::Card(card) => ("player card", words(card.name())),
            Gift::Building(building) => ("building", words(building.name())),
            Gift::Action(card) => ("action card", format!("DECK-{}", card.number())),
            Gift::Jars(n) => ("thing", format!("{n} Jars")),
            Gift::Die(colour) => ("thing", format!("a {} die", colour.name())),
            Gift::Ore => ("thing", "an ore".to_owned()),
            Gift::Crystal => ("thing", "a crystal".to_owned()),
            Gift::Mine => ("thing", "a mine".to_owned()),
            Gift::Marker => ("thing", "a guild marker on a region".to_owned()),
            Gift::CombatPoint => ("thing", "a combat point".to_owned()),
        }
    }

    /// The same position with the gift; nothing if the seat has it already or cannot have it.
    pub fn give(self, state: &State, seat: Seat) -> Option<State> {
        let mut position: Position = **state;
        let t = &mut position.table;
        let p = &mut t.players[usize::from(seat)];
        match self {
            Gift::Card(card) if !p.active_cards.has(card) => {
                p.active_cards.insert(card);
                // ACT-4
                let (on, markers) = match card {
                    PlayerCard::Organizer => (&mut p.on_organizer, 1),
                    PlayerCard::Manipulator => (&mut p.on_manipulator, 2),
                    _ => return State::try_from(position).ok(),
                };
                let markers = p.guild_supply.min(markers);
                *on += markers;
                p.guild_supply -= markers;
            }
            Gift::Building(building) if t.buildings[building.index()] == BuildingState::Available => {
                t.buildings[building.index()] = BuildingState::Unowned;
            }
            Gift::Action(card) if p.hand < 3 && t.deck > 0 && state.unseen().has(card) => {
                p.hand += 1;
                t.deck -= 1;
                position.hands[usize::from(seat)].insert(card);
            }
            Gift::Jars(n) => p.jars += n,
            Gift::Die(colour) => {
                let column = p.store.iter_mut().find(|column| column.contains(&colour))?;
                let at = column.iter().position(|&c| c == colour)?;
                column.remove(at);
                p.bag.add(colour);
            }
            Gift::Ore | Gift::Crystal => {
                let ore = matches!(self, Gift::Ore);
                let (owned, on_board) = if ore { (&mut p.ore, &mut t.ore) } else { (&mut p.crystals, &mut t.crystals) };
                let board = &t.board;
                let free = |c: &&Colour| !owned.has(**c) && !on_board.and(board.of(**c)).is_empty();
                let &colour = Colour::ALL.iter().find(free)?;
                let region = on_board.and(board.of(colour)).iter().next()?;
                owned.insert(colour);
                on_board.remove(region);
            }
            Gift::Mine if p.mine_supply > 0 => {
                let near = if p.mines.is_empty() { RegionSet::ALL } else { p.mines.spread().without(p.mines) };
                p.mines.insert(near.iter().next()?);
                p.mine_supply -= 1;
            }
            Gift::Marker if p.guild_supply > 0 => {
                let own = p.guild_markers;
                let near = if own.is_empty() { RegionSet::ALL } else { own.spread().without(own) };
                p.guild_markers.insert(near.iter().next()?);
                p.guild_supply -= 1;
            }
            Gift::CombatPoint if p.combat_points < 7 => p.combat_points += 1,
            _ => return None,
        }
        State::try_from(position).ok()
    }
}

impl Ban {
    pub fn all() -> Vec<Ban> {
        let mut all: Vec<Ban> = MatAction::ALL.iter().map(|&action| Ban::Thing(Thing::Mat { action })).collect();
        all.extend(Building::ALL.iter().map(|&building| Ban::Thing(Thing::Building { building })));
        all.extend(PlayerCard::ALL.iter().map(|&card| Ban::Thing(Thing::DiceAction { card })));
        all.push(Ban::Fighting);
        all
    }

    /// What one can do without for a whole game.
    pub fn ways() -> [Ban; 8] {
        use Ban::*;
        [Fighting, Exploring, Trading, Fetching, BuyingDice, PlacingMines, Building, Cards]
    }

    pub fn name(self) -> (&'static str, String) {
        let name = match self {
            Ban::Thing(Thing::Mat { action }) => words(&action.to_string()),
            Ban::Thing(Thing::Building { building }) => words(building.name()),
            Ban::Thing(Thing::DiceAction { card }) => words(card.name()),
            Ban::Thing(thing) => format!("{thing:?}"),
            Ban::Fighting => "all fighting".to_owned(),
            Ban::Exploring => "exploration medals".to_owned(),
            Ban::Trading => "trade medals".to_owned(),
            Ban::Fetching => "fetching cards".to_owned(),
            Ban::BuyingDice => "buying dice".to_owned(),
            Ban::PlacingMines => "placing mines".to_owned(),
            Ban::Building => "building".to_owned(),
            Ban::Cards => "playing action cards".to_owned(),
        };
        let kind = match self {
            Ban::Thing(Thing::Mat { .. }) => "space banned",
            Ban::Thing(Thing::Building { .. }) => "building banned",
            Ban::Thing(_) => "player card banned",
            Ban::Fighting => "fighting banned",
            _ => "way banned",
        };
        (kind, name)
    }

    pub fn forbids(self, action: &tharos_rules::Action) -> bool {
        use tharos_rules::Action as A;
        match self {
            Ban::Thing(thing) => action.thing() == Some(thing),
            Ban::Fighting => matches!(
                action,
                A::Attack { .. }
                    | A::Rumblepoke { .. }
                    | A::CannoneerStrength { .. }
                    | A::CannoneerWard { .. }
                    | A::SecretSociety { .. }
                    | A::Card7
                    | A::Card19Combat
                    | A::Card20Combat
                    | A::PayCombatPoint
            ),
            Ban::Exploring => match action {
                A::Explore { .. } | A::Cartographer { .. } => true,
                _ => action.deck_card().is_some_and(|card| card.number() == 15 || (32..=38).contains(&card.number())),
            },
            Ban::Trading => match action {
                A::LargeMarket { .. } | A::LittleMarket { .. } | A::NewMarket { .. } => true,
                _ => action.deck_card().is_some_and(|card| [3, 6, 14].contains(&card.number())),
            },
            Ban::Fetching => matches!(action, A::SteamPressurePlant { .. } | A::OrganizationOffice { .. }),
            Ban::BuyingDice => matches!(action, A::BuyDie { .. } | A::Card19Store { .. }),
            Ban::PlacingMines => matches!(action, A::Mine { .. } | A::Card23 { .. } | A::PlaceMine { .. }),
            Ban::Building => matches!(action, A::Build { .. }),
            Ban::Cards => action.deck_card().is_some(),
        }
    }
}

/// `ore_digger` as people write it.
pub fn words(name: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('_')
        .map(word)
        .collect::<Vec<_>>()
        .join(" ")
        .replace("Notarys", "Notary's")
        .replace("Surveyors", "Surveyor's")
}
