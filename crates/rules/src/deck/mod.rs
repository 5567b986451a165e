//! Action cards (DECK): one file per card, or per group of cards with one rule, and the one table of all.
//!
//! The table is the deck: routing, [`Action::deck_card`], clause ids, [`DeckCard::COUNT`] and themes come from it.
//! A card is chosen by one match, and everything behind it is known at compile time.

mod prelude;
mod table;

pub(crate) mod activate_for_jars;
pub(crate) mod buy_trade_medal;
pub(crate) mod card_as_die;
pub(crate) mod change_die_by_two;
pub(crate) mod choose_die;
pub(crate) mod choose_from_depot;
pub(crate) mod combat_dice_or_store;
pub(crate) mod combat_or_jars;
pub(crate) mod combat_strength;
pub(crate) mod dice_or_cards;
pub(crate) mod double_plenty;
pub(crate) mod exchange_medal;
pub(crate) mod explore_anywhere;
pub(crate) mod explore_shape;
pub(crate) mod extra_use;
pub(crate) mod fill_player_cards;
pub(crate) mod give_back;
pub(crate) mod keep_dice;
pub(crate) mod marker_anywhere;
pub(crate) mod marker_from_attack_card;
pub(crate) mod markers_in_top_row;
pub(crate) mod mine_anywhere;
pub(crate) mod mines_on_colours;
pub(crate) mod move_marker;
pub(crate) mod put_goods_back;
pub(crate) mod redraw;
pub(crate) mod reroll_dice;
pub(crate) mod return_player_cards;
pub(crate) mod sell_markers;
pub(crate) mod take_goods;
pub(crate) mod trade_goods;
pub(crate) mod trade_pair;
pub(crate) mod turn_die;

use prelude::*;
pub(crate) use table::{Card, InDeck};

// Number, card, and its decisions in `Action`.
table::deck! {
    1 => choose_from_depot::ChooseFromDepot: Card1;
    2 => sell_markers::SellMarkers: Card2;
    3 => trade_goods::TradeGoods: Card3;
    4 => move_marker::MoveMarker: Card4;
    5 => extra_use::ExtraUse: Card5;
    6 => buy_trade_medal::BuyTradeMedal: Card6;
    7 => combat_strength::CombatStrength: Card7;
    8 => choose_die::ChooseDie<8>: Card8;
    9 => redraw::Redraw: Card9;
    10 => turn_die::TurnDie: Card10;
    11 => fill_player_cards::FillPlayerCards<11>: Card11;
    12 => reroll_dice::RerollDice: Card12;
    13 => take_goods::TakeGoods: Card13;
    14 => trade_pair::TradePair: Card14;
    15 => explore_anywhere::ExploreAnywhere: Card15;
    16 => card_as_die::CardAsDie: Card16;
    17 => marker_anywhere::MarkerAnywhere: Card17;
    18 => markers_in_top_row::MarkersInTopRow: Card18;
    19 => combat_dice_or_store::CombatDiceOrStore: Card19Combat, Card19Dice, Card19Store;
    20 => combat_or_jars::CombatOrJars: Card20Combat, Card20Jars;
    21 => fill_player_cards::FillPlayerCards<21>: Card21;
    22 => keep_dice::KeepDice: Card22;
    23 => mine_anywhere::MineAnywhere: Card23;
    24 => double_plenty::DoublePlenty: Card24;
    25 => change_die_by_two::ChangeDieByTwo: Card25;
    26 => choose_die::ChooseDie<26>: Card26;
    27 => marker_from_attack_card::MarkerFromAttackCard: Card27;
    28 => dice_or_cards::DiceOrCards: Card28Dice, Card28Cards;
    29 => return_player_cards::ReturnPlayerCards: Card29;
    30 => activate_for_jars::ActivateForJars: Card30;
    31 => exchange_medal::ExchangeMedal: Card31;
    32 => mines_on_colours::MinesOnColours<32>: Card32;
    33 => mines_on_colours::MinesOnColours<33>: Card33;
    34 => mines_on_colours::MinesOnColours<34>: Card34;
    35 => explore_shape::ExploreShape<35>: Card35;
    36 => explore_shape::ExploreShape<36>: Card36;
    37 => explore_shape::ExploreShape<37>: Card37;
    38 => explore_shape::ExploreShape<38>: Card38;
    39 => put_goods_back::PutGoodsBack: Card39;
    40 => give_back::GiveBack: Card40;
}
