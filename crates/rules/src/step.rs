//! What the game waits for: a decision of one seat, or an outcome of chance.
//!
//! A suspended game is plain data. There is no stack: nested actions (GO-15) always stand at the
//! end of the action around them, so the next question follows from the table alone.

use serde::{Deserialize, Serialize};

use crate::few::Few;
use crate::ids::*;
use crate::json::FromJson;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    SetUp,
    Preparation,
    Solo,
    Actions,
    Attack,
    CleanUp,
    RoundEnd,
    Over,
}

/// What must happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Chance(Chance),
    Ask { seat: Seat, ask: Ask },
    Over,
}

/// A request to chance. The outcome is an entry of its own in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "draw", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// SET-2, SET-4, SET-10: the regions, the markers on them and the start player.
    Setup,
    /// PREP-1: the next attack card.
    Attack,
    /// PREP-3: dice out of a bag.
    Dice { seat: Seat, n: u8, why: DrawWhy },
    /// Rolls everything this seat has drawn.
    Roll { seat: Seat, why: RollWhy },
    /// Action cards off the deck, into the hand or to be looked at.
    Cards { seat: Seat, n: u8, look: bool },
    /// END-1: the next round-end card.
    RoundEnd,
    /// SOLO-1, SOLO-3: markers out of the solo bag.
    SoloMarkers { n: u8 },
    /// SOLO-A5, SOLO-B2, SOLO-C3: a die that is none of the 18.
    SoloDie { penalty: bool },
    /// SOLO-A2, SOLO-B4: unbuilt buildings that leave the game or enter play.
    SoloBuildings { n: u8, penalty: bool },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum DrawWhy {
    /// PREP-4 (1)
    Preparation,
    /// PREP-4 (2), DECK-9
    Again,
    /// PREP-4 (3), CARD-9
    Plant,
    /// Draw and roll in phase II: CARD-6, DECK-19, DECK-28
    Extra,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum RollWhy {
    Preparation,
    /// An action or a card that ends with this roll.
    Effect,
    /// CARD-6: one more reroll may follow.
    Organizer,
    /// DECK-8, DECK-26: the die is bound to this go's action (GO-17).
    Bound,
}

/// The outcome of a request to chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "chance", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    Setup {
        #[cfg_attr(feature = "schema", schema(min_items = 16, max_items = 16))]
        regions: [Colour; 16],
        #[cfg_attr(feature = "schema", schema(min_items = 16, max_items = 16))]
        trans: [Trans; 16],
        start: Seat,
    },
    Attack {
        value: u8,
    },
    Dice {
        dice: Counts,
    },
    Roll {
        dice: Dice,
    },
    Cards {
        cards: CardSet,
    },
    RoundEnd {
        card: u8,
    },
    SoloMarkers {
        #[cfg_attr(feature = "schema", schema(value_type = Vec<Option<Guild>>))]
        guilds: Few<Option<Guild>, 3>,
    },
    SoloDie {
        value: u8,
    },
    SoloBuildings {
        buildings: BuildingSet,
    },
}

/// A question to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// PREP-4 (1): draw, or DECK-1.
    Draw,
    /// PREP-4 (2): keep what was drawn, or DECK-9.
    Redraw,
    /// PREP-4 (3): the Steam Pressure Plant sets one die aside.
    SetAside,
    /// PREP-4 (4): dice from DECK-22.
    AddKept,
    /// SOLO-3: swap two start markers?
    SoloSwap,
    /// SOLO-5: where the mine goes.
    SoloMine,
    /// GO-14: the free choice inside a go: card, action, effect, pass, end.
    Go,
    /// CARD-2: the further action.
    Further,
    /// BLD-5: the repeated space.
    Repeat,
    /// MAT-6: the free use of the building just built.
    FreeUse,
    /// Keep one of the cards looked at.
    Keep,
    /// GO-11: one card too many.
    Discard,
    /// GO-9, ATK-4: which guild marker to take back.
    TakeBack,
    /// CARD-6: reroll one more die?
    RerollAgain,
    /// ATK-2: the own attack check.
    Check,
    /// CLEAN-1: DECK-22 may be played.
    TidyUp,
    /// END-1, SOLO-B5, SOLO-C4: choose what to lose.
    LosePlayerCard,
    LoseMines,
    LoseMarkers,
    LoseActionCards,
    LoseCardMarkers,
    LoseMedal,
    /// END-3: 4 combat points for a combat medal?
    Medal,
}
