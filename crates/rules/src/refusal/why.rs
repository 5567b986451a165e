//! The reasons, language-neutral: a code and numbers, rendered elsewhere in the player's language.

use std::fmt::{self, Display, Formatter};

use serde::Serialize;
use serde_json::Value;

use crate::ids::*;
use crate::step::Ask;

/// A decision that is refused: the clause it breaks and the numbers behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Refusal {
    pub clause: &'static str,
    #[serde(flatten)]
    pub why: Why,
}

impl Display for Refusal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.clause, self.why)
    }
}

impl std::error::Error for Refusal {}

/// A code and its fields, in the words of the JSON form.
fn written(f: &mut Formatter<'_>, code: &str, fields: &[(&str, serde_json::Result<Value>)]) -> fmt::Result {
    fn words(value: &Value) -> String {
        match value {
            Value::Null => "none".to_owned(),
            Value::String(word) => word.replace('_', " "),
            Value::Array(items) if items.is_empty() => "none".to_owned(),
            Value::Array(items) => items.iter().map(words).collect::<Vec<_>>().join(" + "),
            other => other.to_string(),
        }
    }
    f.write_str(&code.replace('_', " "))?;
    for (i, (name, value)) in fields.iter().enumerate() {
        let value = value.as_ref().map_err(|_| fmt::Error)?;
        write!(f, "{}{name} {}", if i == 0 { " (" } else { ", " }, words(value))?;
    }
    f.write_str(if fields.is_empty() { "" } else { ")" })
}

named! {
    /// What there are too few of, or what was named in a wrong number.
    Pieces: Dice = "dice", ActiveDice = "active_dice", DiceInBag = "dice_in_bag", DiceInDepot = "dice_in_depot",
    DrawnDice = "drawn_dice", DiceOfTurn = "dice_of_turn", KeptDice = "kept_dice",
    DiceInStore = "dice_in_store", DiceToDraw = "dice_to_draw", CardsToDraw = "cards_to_draw",
    DiscardedCards = "discarded_cards", HandCards = "hand_cards", PlayerCardsInHand = "player_cards_in_hand",
    PlayerCardsInPlay = "player_cards_in_play", AvailableBuildings = "available_buildings",
    UsedSpaces = "used_spaces", Regions = "regions", MarkersOnRegions = "markers_on_regions",
    MarkersOnCards = "markers_on_cards", MarkersToPlace = "markers_to_place",
    MarkersOnAttackCards = "markers_on_attack_cards", MinesInSupply = "mines_in_supply",
    MinesOnRegions = "mines_on_regions", Goods = "goods", GoodsInSupply = "goods_in_supply",
    CombatPoints = "combat_points", Medals = "medals"
}

/// Declares the reasons: each has a code, which is also its `why` in JSON.
macro_rules! reasons {
    ($($(#[$meta:meta])* $name:ident $({ $($field:ident: $type:ty),+ })? = $code:literal),+ $(,)?) => {
        /// The reason.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        #[serde(tag = "why", rename_all = "snake_case")]
        pub enum Why {
            $($(#[$meta])* $name $({ $($field: $type),+ })?),+
        }

        impl Why {
            /// All codes.
            pub const CODES: &'static [&'static str] = &[$($code),+];

            #[must_use]
            pub const fn code(&self) -> &'static str {
                match self { $(Why::$name { .. } => $code),+ }
            }
        }

        /// The code and the numbers, for logs and the command line: `jars (needs 10, has 7)`. Sentences are made elsewhere.
        impl Display for Why {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                match self {
                    $(Why::$name $({ $($field),+ })? => {
                        written(f, $code, &[$($((stringify!($field), crate::json::value($field))),+)?])
                    })+
                }
            }
        }
    };
}

reasons! {
    // The question
    /// Somebody else decides now, or chance.
    NotAsked { decides: Option<Seat> } = "not_asked",
    GameOver = "game_over",
    /// This question must be answered first.
    AnswerFirst { ask: Ask } = "answer_first",
    /// An answer to a question that is not asked; asked is this one.
    NotTheQuestion { ask: Ask } = "not_the_question",
    /// An action card that belongs to preparation or clean-up.
    WrongTime { card: DeckCard } = "wrong_time",
    /// An action card that can only be played before the action.
    TooLate { card: DeckCard } = "too_late",
    /// The action of this go is done.
    ActionTaken = "action_taken",
    /// The go cannot end before the action.
    NoActionYet = "no_action_yet",
    /// A card was played, so an action must follow.
    ActionOwed = "action_owed",
    OneCardPerGo = "one_card_per_go",
    NotInHand { card: DeckCard } = "not_in_hand",
    NotLookedAt { card: DeckCard } = "not_looked_at",

    // Spaces, buildings, player cards
    SpaceUsed { space: Space, uses: u8 } = "space_used",
    /// Only a space already used this turn can be repeated.
    SpaceNotUsed { space: Space } = "space_not_used",
    /// The Notary's Office repeats white mat spaces only.
    NotRepeatable = "not_repeatable",
    BuildingUsed { building: Building } = "building_used",
    BuildingNotInPlay { building: Building } = "building_not_in_play",
    /// Already built, or out of the game.
    BuildingNotAvailable { building: Building } = "building_not_available",
    CardUsed { card: PlayerCard } = "card_used",
    /// The player card became active in this go.
    CardFresh { card: PlayerCard } = "card_fresh",
    CardNotActive { card: PlayerCard } = "card_not_active",
    CardActive { card: PlayerCard } = "card_active",

    // Numbers
    Jars { needs: u16, has: u16 } = "jars",
    TooFew { of: Pieces, needs: u8, has: u8 } = "too_few",
    /// The decision names a wrong number of things.
    WrongNumber { of: Pieces, least: u8, most: u8, has: u8 } = "wrong_number",

    // Dice
    DieMissing { die: Die, needs: u8, has: u8 } = "die_missing",
    ColourMissing { from: Pieces, colour: Colour, needs: u8, has: u8 } = "colour_missing",
    /// The bound die can only be placed.
    DieBound { die: Die } = "die_bound",
    WrongColour { needs: Colour, has: Dice } = "wrong_colour",
    WrongValue { least: u8, most: Option<u8>, has: Dice } = "wrong_value",
    WrongDice { card: PlayerCard, has: Dice } = "wrong_dice",
    TotalTooLow { card: PlayerCard, needs: u8, has: u8 } = "total_too_low",
    /// The effect cannot give the die this value.
    WrongTurn { die: Die, to: u8 } = "wrong_turn",
    /// The die has the highest value there is.
    HighestValue { die: Die, most: u8 } = "highest_value",
    NotInStore { column: Column, colour: Colour } = "not_in_store",
    /// A die counts as what it shows unless TRANS or the Steam Dyer says otherwise.
    NotAsItIs { die: Die, counts: Die } = "not_as_it_is",
    DyedTwice = "dyed_twice",

    // Transformation
    TransUsed { trans: Trans } = "trans_used",
    /// The effect of this turn is not used in this way.
    TransOther { trans: Trans } = "trans_other",
    TransColour { needs: Colour, die: Die } = "trans_colour",
    TransAboveSix { die: Die } = "trans_above_six",
    /// The effect does not make this of the die.
    TransChange { trans: Trans, die: Die, counts: Die } = "trans_change",
    TransTwice = "trans_twice",

    // DECK-16
    NoCardDie = "no_card_die",
    CardDieTwice = "card_die_twice",
    CardDieFace { face: Die } = "card_die_face",
    /// The face makes no difference, so another one stands for it.
    CardDieAlike { face: Die, offered: Die } = "card_die_alike",

    // What must still be done
    DyeOwed = "dye_owed",
    BoundOwed { die: Die } = "bound_owed",
    CardDieOwed = "card_die_owed",
    PlentyOwed = "plenty_owed",
    /// The compulsory nested action would not be possible.
    NoNested { ask: Ask } = "no_nested",
    /// No action would be possible afterwards.
    NoActionLeft = "no_action_left",
    /// Plenty would not be possible.
    NoPlentyLeft = "no_plenty_left",
    /// Plenty was not this go's action.
    NoPlenty = "no_plenty",

    // Regions, guild markers and mines
    OwnMarker { region: Region } = "own_marker",
    NoOwnMarker { region: Region } = "no_own_marker",
    OwnMine { region: Region } = "own_mine",
    NoOwnMine { region: Region } = "no_own_mine",
    /// The region has none of the dice's colours.
    RegionColour { region: Region, colour: Colour, dice: ColourSet } = "region_colour",
    /// No region of the dice's colours is possible.
    NoRegion { dice: ColourSet } = "no_region",
    NotAdjacent { region: Region } = "not_adjacent",
    NotConnected { regions: RegionSet } = "not_connected",
    NoGroup { needs: u8, largest: u8 } = "no_group",
    WrongShape { needs: Shape, has: Shape } = "wrong_shape",
    NoShape { needs: Shape } = "no_shape",
    NotInTopRow { region: Region } = "not_in_top_row",
    TopRowFull = "top_row_full",
    /// Only Organizer and Manipulator hold guild markers.
    HoldsNoMarkers { card: PlayerCard } = "holds_no_markers",
    /// Neither Organizer nor Manipulator is active.
    NoHolder = "no_holder",
    CardFull { card: PlayerCard, needs: u8, room: u8 } = "card_full",
    NoMarkerOnCard { card: PlayerCard } = "no_marker_on_card",
    /// A marker is never taken back from a place it is needed for.
    IsTarget = "is_target",
    /// The attacked region is spared while there is another place.
    AttackedRegion { region: Region } = "attacked_region",
    NoMarkerOnAttackCard { column: u8 } = "no_marker_on_attack_card",
    MinesMissing { colours: ColourSet } = "mines_missing",

    // Ore, crystals, medals, cards
    TooFewGoods { needs: u8, ore: u8, crystals: u8 } = "too_few_goods",
    GoodsNotOwned { goods: Goods, colour: Colour } = "goods_not_owned",
    GoodsOwned { goods: Goods, colour: Colour } = "goods_owned",
    NoGoodsThere { goods: Goods, region: Region } = "no_goods_there",
    GoodsThere { goods: Goods, region: Region } = "goods_there",
    NothingToTake { goods: Goods } = "nothing_to_take",
    SupplyLacks { goods: Goods, colour: Colour } = "supply_lacks",
    NoPairOfGoods = "no_pair_of_goods",
    NoMedal { medal: Medal } = "no_medal",
    SameMedal { medal: Medal } = "same_medal",
    NotDiscarded { card: DeckCard } = "not_discarded",
    /// The two start markers are of one guild, or there are not two.
    SwapAlike = "swap_alike",
}
