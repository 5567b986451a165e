//! What happened, language-neutral: enough to animate and to log every change.

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::ids::*;
use crate::json::FromJson;
use crate::step::Phase;
use crate::table::Spot;

/// Where a guild marker or a mine is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    Supply,
    Region(Region),
    Card(PlayerCard),
    Building(Building),
    /// The attack card over this column, from 1.
    AttackCard(u8),
    /// A space of the solo mat: row times 6 plus space.
    SoloMat(u8),
    LossBox,
}

/// Where a die is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DicePlace {
    Bag,
    Active,
    Depot,
    Drawn,
    Store(Column),
    Bound,
    Kept,
    Used(Spot),
}

/// Where ore and crystals are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum GoodsPlace {
    Region(Region),
    Player(Seat),
    Supply,
}

/// Where an open action card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum CardPlace {
    Hand(Seat),
    /// Among the cards a player looked at.
    LookedAt(Seat),
    Discard,
    Aside,
}

/// Why a go or a game ended without a choice of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SoloEnd {
    /// SOLO-6: a last space whose requirement was not met.
    LastSpaceFailed,
    /// SOLO-6: the second last space was met.
    TwoLastSpaces,
    /// SOLO-7: sixteen turns are over.
    TurnsOver,
}

/// One change. Public unless [`Event::seen_by`] says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A player decided. Which card is kept (`keep`) only its owner sees.
    Did {
        seat: Seat,
        action: Action,
    },
    /// One of the cards looked at goes into the hand: all that the others see of `keep`.
    KeptCard {
        seat: Seat,
    },
    SetUp {
        start_player: Seat,
    },
    TurnBegan {
        round: u8,
        turn: u8,
    },
    /// With clean-up, all combat strength and every ward is gone (ATK-5).
    PhaseBegan {
        phase: Phase,
    },
    AttackRevealed {
        column: u8,
        value: u8,
        strength: u16,
        region: Region,
        trans: Trans,
    },
    /// `refilled`: the depot went into the bag on the way.
    DiceDrawn {
        seat: Seat,
        dice: Counts,
        refilled: bool,
    },
    /// All dice drawn or picked up are rolled and become active.
    Rolled {
        seat: Seat,
        dice: Dice,
    },
    DiceMoved {
        seat: Seat,
        dice: Counts,
        from: DicePlace,
        to: DicePlace,
    },
    /// From the active dice, or the bound one if it is equal.
    DiePlaced {
        seat: Seat,
        placed: Placed,
        on: Spot,
    },
    /// An active die shows another face.
    DieChanged {
        seat: Seat,
        from: Die,
        to: Die,
    },
    /// Active dice are picked up to be rolled again.
    PickedUp {
        seat: Seat,
        dice: Dice,
    },
    /// GO-17: the die just rolled must be placed in this go's action; until then it is not active.
    DieBound {
        seat: Seat,
        die: Die,
    },
    TransUsed {
        seat: Seat,
        trans: Trans,
    },
    Jars {
        seat: Seat,
        change: i32,
        now: u16,
    },
    Medal {
        seat: Seat,
        medal: Medal,
        change: i8,
        now: u8,
    },
    CombatPoints {
        seat: Seat,
        change: i8,
        now: u8,
    },
    Strength {
        seat: Seat,
        change: u16,
        now: u16,
    },
    Ward {
        seat: Seat,
    },
    GuildMarker {
        seat: Seat,
        from: Place,
        to: Place,
    },
    Mine {
        seat: Seat,
        from: Place,
        to: Place,
    },
    Goods {
        goods: Goods,
        colour: Colour,
        from: GoodsPlace,
        to: GoodsPlace,
    },
    PlayerCard {
        seat: Seat,
        card: PlayerCard,
        active: bool,
    },
    Built {
        seat: Seat,
        building: Building,
        owned: bool,
    },
    ExtraUse {
        seat: Seat,
        space: Space,
    },
    ActionCard {
        card: DeckCard,
        from: CardPlace,
        to: CardPlace,
    },
    /// `look`: one of them will be kept; otherwise they are in the hand.
    /// `reshuffled`: the discard pile became the new deck on the way.
    CardsDrawn {
        seat: Seat,
        n: u8,
        look: bool,
        reshuffled: bool,
    },
    /// Which cards they were: only for their owner.
    CardsSeen {
        seat: Seat,
        cards: CardSet,
    },
    Passed {
        seat: Seat,
        forced: bool,
    },
    AttackChecked {
        seat: Seat,
        strength: u16,
        attack: u16,
        ward: bool,
        held: bool,
    },
    StartPlayer {
        seat: Seat,
    },
    RoundEndCard {
        column: u8,
        card: u8,
    },
    /// END-1: the seat loses nothing, because it has nothing of it or the card asks for nothing.
    NoLoss {
        seat: Seat,
        card: u8,
    },
    RoundEnded {
        round: u8,
    },
    /// What lies on I, II and III now.
    SoloMarkers {
        #[cfg_attr(feature = "schema", schema(min_items = 3, max_items = 3))]
        guilds: [Option<Guild>; 3],
    },
    SoloReached {
        row: u8,
        space: u8,
        guild: Guild,
    },
    SoloRequirement {
        row: u8,
        space: u8,
        met: bool,
    },
    SoloDie {
        value: u8,
    },
    SoloCoin {
        from: u8,
        to: Option<u8>,
    },
    SoloPenalty {
        points: u8,
    },
    BuildingGone {
        building: Building,
    },
    BuildingForeign {
        building: Building,
    },
    DeckCardsGone {
        n: u8,
    },
    GameOver {
        solo: Option<SoloEnd>,
    },
}

impl Event {
    /// The only seat that may see this event; `None`: everyone.
    #[must_use]
    pub const fn seen_by(&self) -> Option<Seat> {
        match *self {
            Event::CardsSeen { seat, .. } | Event::Did { seat, action: Action::Keep { .. } } => Some(seat),
            _ => None,
        }
    }

    /// Whether this viewer (a seat, or a spectator) may see it.
    #[must_use]
    pub fn visible_to(&self, viewer: Option<Seat>) -> bool {
        self.seen_by().is_none_or(|seat| viewer == Some(seat))
    }
}
