//! The things on the table that a player can use: what a legal action belongs to.

use serde::Serialize;

use crate::action::Action;
use crate::demand::Limit;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::json::FromJson;
use crate::phases::markers::HOLDERS;

named! {
    /// The actions of the player mat: two halves for five white spaces, Build, and the red Attack space.
    MatAction: Plenty = "plenty", Little = "little", Choices = "choices", NoChoice = "no_choice",
    MarkerOnCard = "marker_on_card", Reroll = "reroll", MarkerOnRegion = "marker_on_region",
    Explore = "explore", BuyDie = "buy_die", Mine = "mine", Build = "build", Attack = "attack"
}

impl MatAction {
    /// The white space it stands on; `None` for Attack.
    #[must_use]
    pub const fn space(self) -> Option<Space> {
        match self.demand().limit {
            Limit::Space(space) => Some(space),
            _ => None,
        }
    }
}

/// Something that can be used, or not, at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "thing", rename_all = "snake_case", deny_unknown_fields)]
pub enum Thing {
    Mat {
        action: MatAction,
    },
    /// The use of a public building.
    Building {
        building: Building,
    },
    /// Activating a player card (ACT).
    Activation {
        card: PlayerCard,
    },
    /// The dice-or-money action of a player card (CARD).
    DiceAction {
        card: PlayerCard,
    },
    /// The marker action of Organizer or Manipulator (CARD-6, CARD-10).
    MarkerAction {
        card: PlayerCard,
    },
    ActionCard {
        card: DeckCard,
    },
}

impl Thing {
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Thing::ActionCard { card } => card.clause(),
            _ => self.demand().clause,
        }
    }

    /// Everything this player could ever use, in the order of the rulebook.
    pub(super) fn all(e: &Eyes<'_>) -> Vec<Thing> {
        let active = e.me().active_cards;
        let mut things: Vec<_> = MatAction::ALL.iter().map(|&action| Thing::Mat { action }).collect();
        things.extend(Building::ALL.iter().map(|&building| Thing::Building { building }));
        for &card in PlayerCard::ALL {
            if !active.has(card) {
                things.push(Thing::Activation { card });
                continue;
            }
            if card != PlayerCard::Manipulator {
                things.push(Thing::DiceAction { card });
            }
            if HOLDERS.contains(&card) {
                things.push(Thing::MarkerAction { card });
            }
        }
        things.extend(e.hand.iter().map(|card| Thing::ActionCard { card }));
        things
    }
}

impl PlayerCard {
    #[must_use]
    pub const fn clause(self) -> &'static str {
        self.dice_action().clause
    }
}

impl Action {
    /// The thing this decision uses; `None` for answers, for passing and ending, and for a
    /// transformation effect used by itself.
    #[must_use]
    pub const fn thing(&self) -> Option<Thing> {
        let mat = match self {
            Action::Plenty { .. } => MatAction::Plenty,
            Action::Little { .. } => MatAction::Little,
            Action::Choices { .. } => MatAction::Choices,
            Action::NoChoice { .. } => MatAction::NoChoice,
            Action::MarkerOnCard { .. } => MatAction::MarkerOnCard,
            Action::Reroll { .. } => MatAction::Reroll,
            Action::MarkerOnRegion { .. } => MatAction::MarkerOnRegion,
            Action::Explore { .. } => MatAction::Explore,
            Action::BuyDie { .. } => MatAction::BuyDie,
            Action::Mine { .. } => MatAction::Mine,
            Action::Build { .. } => MatAction::Build,
            Action::Attack { .. } => MatAction::Attack,
            Action::Activate { card, .. } => return Some(Thing::Activation { card: *card }),
            Action::OrganizerDraw | Action::OrganizerReroll { .. } => {
                return Some(Thing::MarkerAction { card: PlayerCard::Organizer });
            }
            Action::Manipulator { .. } => return Some(Thing::MarkerAction { card: PlayerCard::Manipulator }),
            _ => {
                if let Some(card) = self.dice_card() {
                    return Some(Thing::DiceAction { card });
                }
                if let Some(building) = self.building() {
                    return Some(Thing::Building { building });
                }
                return match self.deck_card() {
                    Some(card) => Some(Thing::ActionCard { card }),
                    None => None,
                };
            }
        };
        Some(Thing::Mat { action: mat })
    }

    /// The player card whose dice-or-money action this is.
    const fn dice_card(&self) -> Option<PlayerCard> {
        Some(match self {
            Action::Banker { .. } => PlayerCard::Banker,
            Action::SteamDyer { .. } => PlayerCard::SteamDyer,
            Action::OreDigger { .. } => PlayerCard::OreDigger,
            Action::Crystallographist { .. } => PlayerCard::Crystallographist,
            Action::Cartographer { .. } => PlayerCard::Cartographer,
            Action::OrganizerSwap { .. } => PlayerCard::Organizer,
            Action::CannoneerStrength { .. } | Action::CannoneerWard { .. } => PlayerCard::Cannoneer,
            Action::Rumblepoke { .. } => PlayerCard::Rumblepoke,
            Action::SteamPressurePlant { .. } => PlayerCard::SteamPressurePlant,
            _ => return None,
        })
    }
}
