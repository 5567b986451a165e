//! Action cards (DECK): whether their effect is possible, and with the things named.

use super::available::{
    cards_to_draw, dice_to_draw, few, jars, marker_on_any_card, markers_to_place, mine_in_supply, player_card_in_hand,
};
use super::target::{
    in_play, no_own_marker, no_own_mine, number, own_marker, own_markers, own_mine, owned, shaped, turn,
};
use super::{Pieces, Verdict, Why, duty, is_legal, placing, refuse, require};
use crate::action::Action;
use crate::deck;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::{Any, Has};
use crate::phases::clean_up::dice_of_turn;
use crate::phases::markers::{self, HOLDERS};

/// Whether the card can be played now in any way; what follows from it (GO-3) comes last.
pub(super) fn available(e: &Eyes<'_>, card: DeckCard) -> Verdict {
    let clause = if matches!(card.number(), 1 | 9 | 22) { card.clause() } else { "GO-3" };
    require(e.hand.has(card), clause, Why::NotInHand { card })?;
    effect(e, card)
}

/// GO-4: whether the effect is possible in any way.
fn effect(e: &Eyes<'_>, card: DeckCard) -> Verdict {
    let me = e.me();
    let clause = card.clause();
    let own = me.guild_markers.len();
    let (ore, crystals) = (me.ore.len(), me.crystals.len());
    let active = || few(clause, Pieces::ActiveDice, 1, me.active.len() as u8);
    match card.number() {
        1 => few(clause, Pieces::DiceInDepot, 5, me.depot.total()),
        2 | 4 => few(clause, Pieces::MarkersOnRegions, 1, own),
        3 => require(ore.max(crystals) >= 2, clause, Why::TooFewGoods { needs: 2, ore, crystals }),
        6 => jars(e, clause, deck::money::TRADE_MEDAL.jars),
        8 | 16 | 26 if e.t.go.acted => refuse(clause, Why::TooLate { card }),
        8 => few(clause, Pieces::DiceInBag, 1, me.bag.total()),
        9 => few("GO-4", Pieces::DrawnDice, 1, me.drawn.total()),
        10 | 12 | 25 => active(),
        11 | 21 => marker_on_any_card(e, clause),
        13 => {
            few(clause, Pieces::GoodsInSupply, 1, e.t.ore_supply.total() + e.t.crystal_supply.total())?;
            let new = |goods: &&Goods| !e.t.goods_supply(**goods).colours().without(me.goods(**goods)).is_empty();
            match Goods::ALL.iter().find(|&&goods| e.t.goods_supply(goods).total() > 0) {
                Some(&goods) if !Goods::ALL.iter().any(|g| new(&g)) => {
                    let colour = e.t.goods_supply(goods).colours().iter().next().unwrap_or_default();
                    refuse("GO-10", Why::GoodsOwned { goods, colour })
                }
                _ => Ok(()),
            }
        }
        14 => require(me.ore.iter().any(|c| me.crystals.has(c)), clause, Why::NoPairOfGoods),
        15 => few(clause, Pieces::MarkersOnRegions, 3, own),
        17 => markers_to_place(e, 1, PlayerCardSet::EMPTY),
        18 => {
            let needs = top_row(e)?;
            let has = markers::obtainable(me, RegionSet::EMPTY, PlayerCardSet::EMPTY);
            few(clause, Pieces::MarkersToPlace, needs, has)
        }
        22 => few(clause, Pieces::DiceOfTurn, 2, dice_of_turn(me).total()),
        23 => mine_in_supply(e),
        24 => require(!e.t.go.acted || e.t.go.plenty.is_some(), clause, Why::NoPlenty),
        26 => few(clause, Pieces::DiceInDepot, 1, me.depot.total()),
        27 => {
            let has = e.t.attack.iter().filter(|attack| attack.markers.has(e.seat)).count();
            few(clause, Pieces::MarkersOnAttackCards, 1, has as u8)
        }
        28 => cards_to_draw(e).or_else(|_| dice_to_draw(e)),
        29 => few(clause, Pieces::PlayerCardsInPlay, 2, me.active_cards.len()),
        30 => {
            player_card_in_hand(e)?;
            jars(e, clause, deck::cards::ACTIVATION.jars)
        }
        31 => few(clause, Pieces::Medals, 1, me.medals.iter().sum()),
        number @ 32..=34 => {
            let colours = deck::mines::missing_colours(e, number);
            require(colours.is_empty(), clause, Why::MinesMissing { colours })
        }
        number @ 35..=38 => {
            few(clause, Pieces::MarkersOnRegions, 4, own)?;
            let needs = e.t.shapes[number as usize - 35];
            require(offered(e, card), clause, Why::NoShape { needs })
        }
        39 => few(clause, Pieces::GoodsInSupply, 1, deck::goods::put_back_count(e)),
        40 => {
            few(clause, Pieces::MarkersOnCards, 1, HOLDERS.map(|card| me.markers_on(card)).iter().sum())?;
            few(clause, Pieces::MarkersOnRegions, 1, own)?;
            few(clause, Pieces::MinesOnRegions, 1, me.mines.len())
        }
        _ => Ok(()),
    }
}

/// Whether the card's own effect is possible, whatever follows.
fn offered(e: &Eyes<'_>, card: DeckCard) -> bool {
    let mut any = Any(false);
    deck::offers(card, e, &mut any);
    any.0
}

/// The reason why a card whose effect is possible cannot be played (GO-3).
pub(super) fn last_reason(e: &Eyes<'_>, card: DeckCard) -> Verdict {
    if offered(e, card) { duty::no_action_after(card) } else { Ok(()) }
}

/// DECK-18: how many markers go into the top row.
fn top_row(e: &Eyes<'_>) -> Result<u8, super::Refusal> {
    let free = RegionSet::TOP_ROW.without(e.me().guild_markers);
    require(!free.is_empty(), "DECK-18", Why::TopRowFull)?;
    Ok(if free.and(free.spread()).is_empty() { 1 } else { 2 })
}

/// A card that can be played, but not like this.
pub(super) fn conditions(e: &Eyes<'_>, action: Action) -> Verdict {
    let Some(card) = action.deck_card() else { return Ok(()) };
    named(e, card.clause(), action)?;
    let mut has = Has { action, found: false };
    deck::offers(card, e, &mut has);
    if has.found && !is_legal(e, action) { duty::no_action_after(card) } else { Ok(()) }
}

/// The things named with the card.
fn named(e: &Eyes<'_>, clause: &'static str, action: Action) -> Verdict {
    let me = e.me();
    match action {
        Action::Card1 { dice } => {
            number(clause, Pieces::Dice, 5, 5, dice.total())?;
            counts_in(clause, Pieces::DiceInDepot, dice, me.depot)
        }
        Action::Card22 { dice } => {
            number(clause, Pieces::Dice, 2, 2, dice.total())?;
            counts_in(clause, Pieces::DiceOfTurn, dice, dice_of_turn(me))
        }
        Action::Card2 { regions } => {
            number(clause, Pieces::Regions, 1, 2, regions.len())?;
            own_markers(e, clause, regions)
        }
        Action::Card3 { goods, colours } => {
            let n = if colours.len() < 3 { 2 } else { 4 };
            number(clause, Pieces::Goods, n, n, colours.len())?;
            owned(e, clause, goods, colours)
        }
        Action::Card4 { from, to } => {
            own_marker(e, clause, from)?;
            no_own_marker(e, to)
        }
        Action::Card8 { colour } => colour_in(clause, Pieces::DiceInBag, colour, me.bag),
        Action::Card26 { colour } => colour_in(clause, Pieces::DiceInDepot, colour, me.depot),
        Action::Card10 { die, to } => turn(e, clause, die, to, (1..=6).contains(&to)),
        Action::Card25 { die, to } => {
            let value = die.value();
            let up = value <= 6 && to == value + 2;
            let down = value >= 2 && to == (value - 2).max(1);
            turn(e, clause, die, to, up || down)
        }
        Action::Card11 { organizer, manipulator } => filled(e, clause, [organizer, manipulator], u8::MAX),
        Action::Card21 { organizer, manipulator } => filled(e, clause, [organizer, manipulator], 1),
        Action::Card12 { dice } => {
            number(clause, Pieces::Dice, 1, me.active.len() as u8, dice.len() as u8)?;
            placing::active(e, &me.active, &dice)
        }
        Action::Card13 { goods, colour } => {
            require(e.t.goods_supply(goods).get(colour) > 0, clause, Why::SupplyLacks { goods, colour })?;
            require(!me.goods(goods).has(colour), "GO-10", Why::GoodsOwned { goods, colour })
        }
        Action::Card14 { colour } => {
            let one = [colour].into_iter().collect();
            owned(e, clause, Goods::Ore, one)?;
            owned(e, clause, Goods::Crystal, one)
        }
        Action::Card15 { regions } => {
            number(clause, Pieces::Regions, 3, 3, regions.len())?;
            own_markers(e, clause, regions)
        }
        Action::Card17 { region } => no_own_marker(e, region),
        Action::Card18 { regions } => {
            let n = top_row(e)?;
            number(clause, Pieces::Regions, n, n, regions.len())?;
            for region in regions.iter() {
                require(RegionSet::TOP_ROW.has(region), clause, Why::NotInTopRow { region })?;
                no_own_marker(e, region)?;
            }
            require(regions.connected(), clause, Why::NotConnected { regions })
        }
        Action::Card19Dice | Action::Card28Dice => dice_to_draw(e),
        Action::Card28Cards => cards_to_draw(e),
        Action::Card19Store { column, colour } => {
            let there = me.store_price(column.index(), colour).is_some();
            require(there, clause, Why::NotInStore { column, colour })
        }
        Action::Card23 { region } => no_own_mine(e, region),
        Action::Card27 { column } => {
            let attack = column.checked_sub(1).and_then(|i| e.t.attack.get(i as usize));
            let marked = attack.is_some_and(|attack| attack.markers.has(e.seat));
            require(marked, clause, Why::NoMarkerOnAttackCard { column })
        }
        Action::Card29 { cards, .. } => {
            number(clause, Pieces::PlayerCardsInPlay, 2, 2, cards.len())?;
            cards.iter().try_for_each(|card| in_play(e, clause, card))
        }
        Action::Card30 { card } => require(!me.active_cards.has(card), clause, Why::CardActive { card }),
        Action::Card31 { give, gain } => {
            require(me.medals[give.index()] > 0, clause, Why::NoMedal { medal: give })?;
            require(give != gain, clause, Why::SameMedal { medal: gain })
        }
        Action::Card35 { regions } => shaped(e, clause, regions, e.t.shapes[0]),
        Action::Card36 { regions } => shaped(e, clause, regions, e.t.shapes[1]),
        Action::Card37 { regions } => shaped(e, clause, regions, e.t.shapes[2]),
        Action::Card38 { regions } => shaped(e, clause, regions, e.t.shapes[3]),
        Action::Card39 { ore, crystals } => {
            let n = deck::goods::put_back_count(e);
            number(clause, Pieces::Goods, n, n, ore.len() + crystals.len())?;
            put_back(e, Goods::Ore, ore)?;
            put_back(e, Goods::Crystal, crystals)
        }
        Action::Card40 { card, marker, mine, .. } => {
            require(me.markers_on(card) > 0, clause, Why::NoMarkerOnCard { card })?;
            own_marker(e, clause, marker)?;
            own_mine(e, clause, mine)
        }
        _ => Ok(()),
    }
}

/// Dice chosen by colour must be there.
pub(super) fn counts_in(clause: &'static str, from: Pieces, chosen: Counts, there: Counts) -> Verdict {
    for &colour in Colour::ALL {
        let (needs, has) = (chosen.get(colour), there.get(colour));
        require(needs <= has, clause, Why::ColourMissing { from, colour, needs, has })?;
    }
    Ok(())
}

pub(super) fn colour_in(clause: &'static str, from: Pieces, colour: Colour, there: Counts) -> Verdict {
    let mut one = Counts::default();
    one.add(colour);
    counts_in(clause, from, one, there)
}

/// DECK-11 (up to the limits) and DECK-21 (at most one each).
fn filled(e: &Eyes<'_>, clause: &'static str, on: [u8; 2], most: u8) -> Verdict {
    let n = on[0].saturating_add(on[1]);
    few("GO-4", Pieces::MarkersToPlace, 1, n)?;
    let mut targets = PlayerCardSet::EMPTY;
    for (card, needs) in HOLDERS.into_iter().zip(on).filter(|&(_, n)| n > 0) {
        in_play(e, clause, card)?;
        let room = e.me().room_on(card).min(most);
        require(needs <= room, clause, Why::CardFull { card, needs, room })?;
        targets.insert(card);
    }
    markers_to_place(e, n, targets)
}

/// DECK-39: on regions of the markers' colours that have none.
fn put_back(e: &Eyes<'_>, goods: Goods, regions: RegionSet) -> Verdict {
    for region in regions.iter() {
        require(!e.t.goods_on_regions(goods).has(region), "DECK-39", Why::GoodsThere { goods, region })?;
    }
    for &colour in Colour::ALL {
        let enough = regions.and(e.t.board.of(colour)).len() <= e.t.goods_supply(goods).get(colour);
        require(enough, "DECK-39", Why::SupplyLacks { goods, colour })?;
    }
    Ok(())
}
