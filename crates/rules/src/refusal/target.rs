//! What an action of a go is aimed at: regions, dice to change, cards, buildings, goods.

use super::available::{self, can_be_built, few, jars, marker_on_card, markers_to_place};
use super::{Pieces, Thing, Verdict, Why, placing, refuse, require};
use crate::action::Action;
use crate::buildings;
use crate::cards::diggers;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::mat::{build, works};
use crate::table::Player;

pub(super) fn conditions(e: &Eyes<'_>, action: Action) -> Verdict {
    let me = e.me();
    match action {
        Action::MarkerOnCard { card, .. } => marker_on_card(e, "MAT-3", card, 1),
        Action::Reroll { die, dice } => {
            few("GO-4", Pieces::ActiveDice, 1, dice.len() as u8)?;
            placing::active(e, &others(e, die), &dice)
        }
        Action::MarkerOnRegion { dice, region } => {
            coloured(e, "MAT-4", region, &dice)?;
            no_own_marker(e, region)
        }
        Action::Explore { regions, .. } => connected(e, "MAT-4", regions, 4),
        Action::BuyDie { column, colour, .. } => match me.store_price(column.index(), colour) {
            Some(price) => jars(e, "MAT-5", price),
            None => refuse("MAT-5", Why::NotInStore { column, colour }),
        },
        Action::Mine { die, region } => {
            coloured(e, "MAT-5", region, &[die])?;
            mine(e, "MAT-5", region)
        }
        Action::Build { building, own, .. } => {
            can_be_built(e, building)?;
            if own {
                jars(e, "MAT-6", build::BUILD.price(1))?;
                markers_to_place(e, 1, PlayerCardSet::EMPTY)?;
            }
            Ok(())
        }

        Action::OreDigger { dice, regions } => dig(e, "CARD-3", Goods::Ore, &dice, regions),
        Action::Crystallographist { dice, regions } => dig(e, "CARD-4", Goods::Crystal, &dice, regions),
        Action::Cartographer { regions } => connected(e, "CARD-5", regions, 3),
        Action::OrganizerDraw => available::dice_to_draw(e),
        Action::OrganizerReroll { die } => placing::active(e, &me.active, &[die]),
        Action::OrganizerSwap { give, take, .. } => {
            in_play(e, "CARD-6", give)?;
            require(!me.active_cards.has(take), "CARD-6", Why::CardActive { card: take })
        }
        Action::SteamPressurePlant { card, .. } => discarded(e, "CARD-9", card),
        Action::Manipulator { die, to } => {
            let up = to == die.value() + 1;
            if up && to > Die::HIGHEST && !e.t.options.manipulator_at_most_7 {
                placing::active(e, &me.active, &[die])?;
                return refuse("CARD-10", Why::HighestValue { die, most: Die::HIGHEST });
            }
            let clause = if up && e.t.options.manipulator_at_most_7 && to > 7 { "OPT-1" } else { "CARD-10" };
            turn(e, clause, die, to, clause == "CARD-10" && (up || to + 1 == die.value() && to > 0))
        }
        _ => match action.building() {
            Some(building) => buildings::fits(e, building, &action),
            None => Ok(()),
        },
    }
}

/// MAT-3: the active dice without the one placed.
fn others(e: &Eyes<'_>, placed: Placed) -> Dice {
    let mut others = e.me().active;
    if !placed.card && e.t.go.bound != Some(placed.die) {
        others.take(placed.die);
    }
    others
}

/// Whether dice that fit the thing find a target; `Err` speaks of all such dice.
pub(super) fn exists(e: &Eyes<'_>, thing: Thing, dice: &[Placed]) -> Verdict {
    use super::MatAction;
    let me = e.me();
    let possible = match thing {
        Thing::Mat { action: MatAction::Reroll } => {
            return few("GO-4", Pieces::ActiveDice, 1, others(e, dice[0]).len() as u8);
        }
        Thing::Mat { action: MatAction::Mine } => works::mine_places(me),
        Thing::Mat { action: MatAction::MarkerOnRegion } => RegionSet::ALL.without(me.guild_markers),
        Thing::DiceAction { card: PlayerCard::OreDigger } => diggers::takeable(e, Goods::Ore),
        Thing::DiceAction { card: PlayerCard::Crystallographist } => diggers::takeable(e, Goods::Crystal),
        _ => return Ok(()),
    };
    let colours = colours(dice);
    let some = colours.iter().any(|colour| !e.t.board.of(colour).and(possible).is_empty());
    require(some, thing.clause(), Why::NoRegion { dice: colours })
}

fn colours(dice: &[Placed]) -> ColourSet {
    dice.iter().map(|d| d.colour()).collect()
}

/// The region has the colour of one of the dice.
fn coloured(e: &Eyes<'_>, clause: &'static str, region: Region, dice: &[Placed]) -> Verdict {
    let (colour, dice) = (e.t.board.colour(region), colours(dice));
    require(dice.has(colour), clause, Why::RegionColour { region, colour, dice })
}

/// GO-13 where somebody else has such a piece on the region, otherwise the clause of the thing.
fn piece_clause(e: &Eyes<'_>, clause: &'static str, region: Region, pieces: fn(&Player) -> RegionSet) -> &'static str {
    if e.t.players.iter().any(|player| pieces(player).has(region)) { "GO-13" } else { clause }
}

pub(crate) fn own_marker(e: &Eyes<'_>, clause: &'static str, region: Region) -> Verdict {
    let clause = piece_clause(e, clause, region, |player| player.guild_markers);
    require(e.me().guild_markers.has(region), clause, Why::NoOwnMarker { region })
}

pub(crate) fn own_markers(e: &Eyes<'_>, clause: &'static str, regions: RegionSet) -> Verdict {
    regions.iter().try_for_each(|region| own_marker(e, clause, region))
}

pub(crate) fn own_mine(e: &Eyes<'_>, clause: &'static str, region: Region) -> Verdict {
    let clause = piece_clause(e, clause, region, |player| player.mines);
    require(e.me().mines.has(region), clause, Why::NoOwnMine { region })
}

pub(crate) fn no_own_marker(e: &Eyes<'_>, region: Region) -> Verdict {
    require(!e.me().guild_markers.has(region), "GO-10", Why::OwnMarker { region })
}

pub(crate) fn no_own_mine(e: &Eyes<'_>, region: Region) -> Verdict {
    require(!e.me().mines.has(region), "GO-10", Why::OwnMine { region })
}

/// MAT-5, SOLO-5: no own mine there, and next to one if there is any.
pub(super) fn mine(e: &Eyes<'_>, clause: &'static str, region: Region) -> Verdict {
    no_own_mine(e, region)?;
    require(works::mine_places(e.me()).has(region), clause, Why::NotAdjacent { region })
}

pub(crate) fn number(clause: &'static str, of: Pieces, least: u8, most: u8, has: u8) -> Verdict {
    require((least..=most).contains(&has), clause, Why::WrongNumber { of, least, most, has })
}

/// Exactly `n` connected regions, all with an own marker.
pub(crate) fn connected(e: &Eyes<'_>, clause: &'static str, regions: RegionSet, n: u8) -> Verdict {
    number(clause, Pieces::Regions, n, n, regions.len())?;
    own_markers(e, clause, regions)?;
    require(regions.connected(), clause, Why::NotConnected { regions })
}

/// Dice chosen by colour must be there.
pub(crate) fn counts_in(clause: &'static str, from: Pieces, chosen: Counts, there: Counts) -> Verdict {
    for &colour in Colour::ALL {
        let (needs, has) = (chosen.get(colour), there.get(colour));
        require(needs <= has, clause, Why::ColourMissing { from, colour, needs, has })?;
    }
    Ok(())
}

pub(crate) fn colour_in(clause: &'static str, from: Pieces, colour: Colour, there: Counts) -> Verdict {
    counts_in(clause, from, Counts::one(colour), there)
}

/// An active die is turned; `possible` says whether the effect can give it this value.
pub(crate) fn turn(e: &Eyes<'_>, clause: &'static str, die: Die, to: u8, possible: bool) -> Verdict {
    placing::active(e, &e.me().active, &[die])?;
    require(possible, clause, Why::WrongTurn { die, to })
}

pub(crate) fn turned_in(e: &Eyes<'_>, clause: &'static str, goods: Goods, colours: ColourSet, n: u8) -> Verdict {
    number(clause, Pieces::Goods, n, n, colours.len())?;
    owned(e, clause, goods, colours)
}

pub(crate) fn owned(e: &Eyes<'_>, clause: &'static str, goods: Goods, colours: ColourSet) -> Verdict {
    match colours.without(e.me().goods(goods)).iter().next() {
        Some(colour) => refuse(clause, Why::GoodsNotOwned { goods, colour }),
        None => Ok(()),
    }
}

pub(crate) fn discarded(e: &Eyes<'_>, clause: &'static str, card: DeckCard) -> Verdict {
    require(e.t.discard.has(card), clause, Why::NotDiscarded { card })
}

pub(crate) fn in_play(e: &Eyes<'_>, clause: &'static str, card: PlayerCard) -> Verdict {
    require(e.me().active_cards.has(card), clause, Why::CardNotActive { card })
}

/// CARD-3, CARD-4
fn dig(e: &Eyes<'_>, clause: &'static str, goods: Goods, dice: &[Placed], regions: RegionSet) -> Verdict {
    // Two dice of one colour take one marker.
    number(clause, Pieces::Regions, 1, colours(dice).len(), regions.len())?;
    for region in regions.iter() {
        coloured(e, clause, region, dice)?;
        require(e.t.goods_on_regions(goods).has(region), clause, Why::NoGoodsThere { goods, region })?;
        let colour = e.t.board.colour(region);
        require(!e.me().goods(goods).has(colour), "GO-10", Why::GoodsOwned { goods, colour })?;
    }
    let mut both = regions.iter();
    match (both.next(), both.next()) {
        (Some(one), Some(other)) => {
            let same = e.t.board.colour(one) == e.t.board.colour(other);
            require(!same, clause, Why::GoodsOwned { goods, colour: e.t.board.colour(one) })?;
            require(one.neighbours().has(other), clause, Why::NotAdjacent { region: other })
        }
        _ => Ok(()),
    }
}
