//! Whether a thing can be used at all, whatever dice and targets are chosen: limits, prices, supplies.

use super::question::asked;
use super::{MatAction, Pieces, Thing, Verdict, Why, duty, placing, refuse, require};
use crate::buildings;
use crate::cards::diggers::takeable;
use crate::demand::Target;
use crate::duty::Duty;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::mat::support;
use crate::phases::markers::{self, HOLDERS};
use crate::step::Ask;
use crate::table::BuildingState;

pub(super) fn conditions(e: &Eyes<'_>, thing: Thing) -> Verdict {
    match thing {
        Thing::Mat { action } => mat(e, action)?,
        Thing::Building { building } => buildings::possible(e, building)?,
        Thing::Activation { card } => {
            require(!e.me().active_cards.has(card), "ACT-1", Why::CardActive { card })?;
        }
        Thing::DiceAction { card } => dice_action(e, card)?,
        Thing::MarkerAction { card } => marker_action(e, card)?,
        Thing::ActionCard { card } => return super::card::available(e, card),
    }
    match thing {
        // BLD-0: with its own price.
        Thing::Building { .. } => {}
        _ => jars(e, thing.clause(), thing.demand().jars)?,
    }
    if let Target::Group(n) = thing.demand().target {
        group(e, thing.clause(), n)?;
    }
    placing::enough_dice(e, thing)
}

pub(crate) fn jars(e: &Eyes<'_>, clause: &'static str, needs: u16) -> Verdict {
    let has = e.me().jars;
    require(has >= needs, clause, Why::Jars { needs, has })
}

pub(crate) fn few(clause: &'static str, of: Pieces, needs: u8, has: u8) -> Verdict {
    require(has >= needs, clause, Why::TooFew { of, needs, has })
}

pub(crate) fn active_dice(e: &Eyes<'_>, clause: &'static str) -> Verdict {
    few(clause, Pieces::ActiveDice, 1, e.me().active.len() as u8)
}

/// Ore or crystals of this number of colours.
pub(crate) fn enough_goods(e: &Eyes<'_>, clause: &'static str, needs: u8) -> Verdict {
    let (ore, crystals) = (e.me().ore.len(), e.me().crystals.len());
    require(ore.max(crystals) >= needs, clause, Why::TooFewGoods { needs, ore, crystals })
}

/// GO-17: a card that makes a die for the action comes before it.
pub(crate) fn before_action(e: &Eyes<'_>, card: DeckCard) -> Verdict {
    require(!e.t.go.acted, card.clause(), Why::TooLate { card })
}

pub(crate) fn dice_to_draw(e: &Eyes<'_>) -> Verdict {
    few("GO-4", Pieces::DiceToDraw, 1, e.me().bag.total() + e.me().depot.total())
}

pub(crate) fn cards_to_draw(e: &Eyes<'_>) -> Verdict {
    few("GO-4", Pieces::CardsToDraw, 1, e.t.drawable())
}

pub(crate) fn discard_pile(e: &Eyes<'_>) -> Verdict {
    few("GO-4", Pieces::DiscardedCards, 1, e.t.discard.len())
}

pub(crate) fn mine_in_supply(e: &Eyes<'_>) -> Verdict {
    few("GO-4", Pieces::MinesInSupply, 1, e.me().mine_supply)
}

pub(crate) fn player_card_in_hand(e: &Eyes<'_>) -> Verdict {
    few("GO-4", Pieces::PlayerCardsInHand, 1, PlayerCardSet::ALL.without(e.me().active_cards).len())
}

/// GO-9: guild markers for targets on which none can be taken back.
pub(crate) fn markers_to_place(e: &Eyes<'_>, needs: u8, target_cards: PlayerCardSet) -> Verdict {
    few("GO-9", Pieces::MarkersToPlace, needs, markers::obtainable(e.me(), RegionSet::EMPTY, target_cards))
}

/// MAT-4, CARD-5: own markers on connected regions.
fn group(e: &Eyes<'_>, clause: &'static str, needs: u8) -> Verdict {
    let largest = e.me().guild_markers.groups().map(RegionSet::len).max().unwrap_or(0);
    require(largest >= needs, clause, Why::NoGroup { needs, largest })
}

fn mat(e: &Eyes<'_>, action: MatAction) -> Verdict {
    let me = e.me();
    if let Some(space) = action.space() {
        let uses = me.uses[space.index()];
        if asked(e.t) == Ask::Repeat {
            require(uses > 0, "BLD-5", Why::SpaceNotUsed { space })?;
        } else {
            require(me.free(space), "GO-5", Why::SpaceUsed { space, uses })?;
        }
    }
    match action {
        MatAction::Choices | MatAction::NoChoice => cards_to_draw(e),
        MatAction::MarkerOnCard => marker_on_any_card(e, "MAT-3"),
        MatAction::MarkerOnRegion => markers_to_place(e, 1, PlayerCardSet::EMPTY),
        MatAction::BuyDie => {
            few("GO-4", Pieces::DiceInStore, 1, me.store.iter().map(|column| column.len() as u8).sum())
        }
        MatAction::Mine => mine_in_supply(e),
        MatAction::Build => {
            let available = e.t.buildings.iter().filter(|&&b| b == BuildingState::Available).count();
            few("GO-4", Pieces::AvailableBuildings, 1, available as u8)
        }
        MatAction::Plenty | MatAction::Little | MatAction::Reroll | MatAction::Explore | MatAction::Attack => Ok(()),
    }
}

/// Whether a guild marker fits on Organizer or Manipulator; otherwise speaks of one in play.
pub(crate) fn marker_on_any_card(e: &Eyes<'_>, clause: &'static str) -> Verdict {
    let mut active = HOLDERS.into_iter().filter(|&card| e.me().active_cards.has(card));
    let Some(first) = active.next() else { return refuse(clause, Why::NoHolder) };
    match active.next() {
        Some(second) if support::can_take_marker(e, second) => Ok(()),
        _ => marker_on_card(e, clause, first, 1),
    }
}

/// Whether `n` more guild markers fit on this player card and can be had.
pub(super) fn marker_on_card(e: &Eyes<'_>, clause: &'static str, card: PlayerCard, n: u8) -> Verdict {
    let room = e.me().room_on(card);
    require(HOLDERS.contains(&card), clause, Why::HoldsNoMarkers { card })?;
    require(e.me().active_cards.has(card), clause, Why::CardNotActive { card })?;
    require(n <= room, clause, Why::CardFull { card, needs: n, room })?;
    markers_to_place(e, n, [card].into_iter().collect())
}

/// ACT-2: in play since an earlier go.
fn ready(e: &Eyes<'_>, card: PlayerCard) -> Verdict {
    require(e.me().active_cards.has(card), "ACT-1", Why::CardNotActive { card })?;
    require(!e.t.go.fresh.has(card), "ACT-2", Why::CardFresh { card })
}

fn dice_action(e: &Eyes<'_>, card: PlayerCard) -> Verdict {
    ready(e, card)?;
    require(!e.me().used_cards.has(card), "GO-5", Why::CardUsed { card })?;
    match card {
        PlayerCard::OreDigger => goods_to_take(e, Goods::Ore),
        PlayerCard::Crystallographist => goods_to_take(e, Goods::Crystal),
        PlayerCard::Cartographer => duty::met_by(e, &[], false),
        PlayerCard::Organizer => player_card_in_hand(e),
        PlayerCard::SteamPressurePlant => discard_pile(e),
        _ => Ok(()),
    }
}

fn goods_to_take(e: &Eyes<'_>, goods: Goods) -> Verdict {
    require(!takeable(e, goods).is_empty(), "GO-4", Why::NothingToTake { goods })
}

fn marker_action(e: &Eyes<'_>, card: PlayerCard) -> Verdict {
    ready(e, card)?;
    require(e.me().markers_on(card) > 0, card.clause(), Why::NoMarkerOnCard { card })?;
    if !Duty::of(e.t).none() {
        duty::met_by(e, &[], false)?;
    }
    if card == PlayerCard::Manipulator || dice_to_draw(e).is_err() {
        few(card.clause(), Pieces::ActiveDice, 1, e.me().active.len() as u8)?;
    }
    Ok(())
}

/// Whether this building can still be built.
pub(super) fn can_be_built(e: &Eyes<'_>, building: Building) -> Verdict {
    match e.t.buildings[building.index()] {
        BuildingState::Available => Ok(()),
        _ => refuse("MAT-6", Why::BuildingNotAvailable { building }),
    }
}
