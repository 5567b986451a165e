//! Every decision a player can take, named by its content.
//!
//! The JSON form of an action is an object whose `do` names it: `{"do":"little","die":"red 5"}`.

use serde::{Deserialize, Serialize};

use crate::few::Few;
use crate::ids::*;
use crate::json::FromJson;

/// An attack may place three red dice, one dyed, one recoloured by TRANS-6 and DECK-16.
pub type AttackDice = Few<Placed, 6>;

/// One complete decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    // Preparation (PREP-4)
    Draw,
    /// DECK-1
    Card1 {
        dice: Counts,
    },
    KeepDrawn,
    /// DECK-9
    Card9,
    SetAside {
        colour: Colour,
    },
    AddKept {
        dice: Counts,
    },

    // Solo (SOLO-3, SOLO-5)
    KeepOrder,
    Swap {
        first: StartSpace,
    },
    PlaceMine {
        region: Region,
    },

    // The player mat (MAT)
    Plenty {
        dice: Few<Placed, 3>,
    },
    Little {
        die: Placed,
    },
    Choices {
        die: Placed,
    },
    NoChoice {
        die: Placed,
    },
    MarkerOnCard {
        die: Placed,
        card: PlayerCard,
    },
    Reroll {
        die: Placed,
        dice: Dice,
    },
    MarkerOnRegion {
        #[cfg_attr(feature = "schema", schema(min_items = 2, max_items = 2))]
        dice: [Placed; 2],
        region: Region,
    },
    Explore {
        die: Placed,
        regions: RegionSet,
    },
    BuyDie {
        die: Placed,
        column: Column,
        colour: Colour,
    },
    Mine {
        die: Placed,
        region: Region,
    },
    Build {
        die: Placed,
        building: Building,
        own: bool,
    },
    Attack {
        dice: AttackDice,
    },

    // Public buildings (BLD)
    CivilianOffice {
        die: Die,
        to: u8,
    },
    LargeMarket {
        goods: Goods,
    },
    LittleMarket {
        goods: Goods,
        colours: ColourSet,
    },
    NewMarket {
        ore: ColourSet,
        crystals: ColourSet,
    },
    NotarysOffice,
    OrganizationOffice {
        card: DeckCard,
    },
    SecretSociety {
        die: Die,
    },
    SurveyorsOffice {
        from: Region,
        to: Region,
    },

    // Player cards (ACT, CARD)
    Activate {
        card: PlayerCard,
        dice: Few<Placed, 3>,
    },
    Banker {
        die: Placed,
    },
    SteamDyer {
        die: Placed,
    },
    OreDigger {
        #[cfg_attr(feature = "schema", schema(min_items = 2, max_items = 2))]
        dice: [Placed; 2],
        regions: RegionSet,
    },
    Crystallographist {
        #[cfg_attr(feature = "schema", schema(min_items = 2, max_items = 2))]
        dice: [Placed; 2],
        regions: RegionSet,
    },
    Cartographer {
        regions: RegionSet,
    },
    OrganizerDraw,
    OrganizerReroll {
        die: Die,
    },
    OrganizerSwap {
        #[cfg_attr(feature = "schema", schema(min_items = 2, max_items = 2))]
        dice: [Placed; 2],
        give: PlayerCard,
        take: PlayerCard,
    },
    CannoneerStrength {
        #[cfg_attr(feature = "schema", schema(min_items = 2, max_items = 2))]
        dice: [Placed; 2],
    },
    CannoneerWard {
        #[cfg_attr(feature = "schema", schema(min_items = 2, max_items = 2))]
        dice: [Placed; 2],
    },
    Rumblepoke {
        die: Placed,
    },
    SteamPressurePlant {
        #[cfg_attr(feature = "schema", schema(min_items = 2, max_items = 2))]
        dice: [Placed; 2],
        card: DeckCard,
    },
    Manipulator {
        die: Die,
        to: u8,
    },

    // Action cards (DECK)
    Card2 {
        regions: RegionSet,
    },
    Card3 {
        goods: Goods,
        colours: ColourSet,
    },
    Card4 {
        from: Region,
        to: Region,
    },
    Card5 {
        space: Space,
    },
    Card6,
    Card7,
    Card8 {
        colour: Colour,
    },
    Card10 {
        die: Die,
        to: u8,
    },
    Card11 {
        organizer: u8,
        manipulator: u8,
    },
    Card12 {
        dice: Dice,
    },
    Card13 {
        goods: Goods,
        colour: Colour,
    },
    Card14 {
        colour: Colour,
    },
    Card15 {
        regions: RegionSet,
    },
    Card16,
    Card17 {
        region: Region,
    },
    Card18 {
        regions: RegionSet,
    },
    Card19Combat,
    Card19Dice,
    Card19Store {
        column: Column,
        colour: Colour,
    },
    Card20Combat,
    Card20Jars,
    Card21 {
        organizer: u8,
        manipulator: u8,
    },
    Card22 {
        dice: Counts,
    },
    Card23 {
        region: Region,
    },
    Card24,
    Card25 {
        die: Die,
        to: u8,
    },
    Card26 {
        colour: Colour,
    },
    Card27 {
        column: u8,
    },
    Card28Dice,
    Card28Cards,
    Card29 {
        cards: PlayerCardSet,
        medal: Medal,
    },
    Card30 {
        card: PlayerCard,
    },
    Card31 {
        give: Medal,
        gain: Medal,
    },
    Card32,
    Card33,
    Card34,
    Card35 {
        regions: RegionSet,
    },
    Card36 {
        regions: RegionSet,
    },
    Card37 {
        regions: RegionSet,
    },
    Card38 {
        regions: RegionSet,
    },
    Card39 {
        ore: RegionSet,
        crystals: RegionSet,
    },
    Card40 {
        card: PlayerCard,
        marker: Region,
        mine: Region,
        medal: Medal,
    },

    // Transformation effects that stand by themselves (TRANS-2, TRANS-3, TRANS-7)
    UseTrans,
    Flip {
        dice: Few<Die, 2>,
    },

    // The go
    Pass,
    EndGo,
    Keep {
        card: DeckCard,
    },
    Discard {
        card: DeckCard,
    },
    TakeBackRegion {
        region: Region,
    },
    TakeBackCard {
        card: PlayerCard,
    },
    RerollAgain {
        die: Die,
    },
    Enough,
    Decline,

    // Attack, clean-up, round end
    PayCombatPoint,
    FaceAttack,
    TidyUp,
    LosePlayerCard {
        card: PlayerCard,
    },
    LoseMines {
        regions: RegionSet,
    },
    LoseMarkers {
        regions: RegionSet,
    },
    /// Sorted by number.
    LoseActionCards {
        cards: Few<DeckCard, 3>,
    },
    LoseCardMarkers {
        organizer: u8,
        manipulator: u8,
    },
    LoseMedal {
        medal: Medal,
    },
    TakeMedal,
    KeepPoints,
}

/// The left of two neighbouring start spaces whose markers are swapped (SOLO-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "UPPERCASE")]
pub enum StartSpace {
    I,
    II,
}

impl Action {
    /// The dice this decision places for an action; BLD-7 and dice that are only changed do not count.
    pub(crate) fn placed_mut(&mut self) -> &mut [Placed] {
        match self {
            Action::Attack { dice } => dice,
            Action::Plenty { dice } | Action::Activate { dice, .. } => dice,
            Action::Little { die }
            | Action::Choices { die }
            | Action::NoChoice { die }
            | Action::MarkerOnCard { die, .. }
            | Action::Reroll { die, .. }
            | Action::Explore { die, .. }
            | Action::BuyDie { die, .. }
            | Action::Mine { die, .. }
            | Action::Build { die, .. }
            | Action::Banker { die }
            | Action::SteamDyer { die }
            | Action::Rumblepoke { die } => std::slice::from_mut(die),
            Action::MarkerOnRegion { dice, .. }
            | Action::OreDigger { dice, .. }
            | Action::Crystallographist { dice, .. }
            | Action::OrganizerSwap { dice, .. }
            | Action::CannoneerStrength { dice }
            | Action::CannoneerWard { dice }
            | Action::SteamPressurePlant { dice, .. } => dice,
            _ => &mut [],
        }
    }

    /// The same decision with its dice in the order the list of legal actions uses.
    #[must_use]
    pub fn normal(mut self) -> Self {
        self.placed_mut().sort_unstable();
        match &mut self {
            Action::Reroll { dice, .. } | Action::Card12 { dice } => dice.sort_unstable(),
            Action::Flip { dice } => dice.sort_unstable(),
            Action::LoseActionCards { cards } => cards.sort_unstable(),
            _ => {}
        }
        self
    }
}
