//! Whether the go in progress fits the question asked in it.

use crate::deck::InDeck;
use crate::deck::card_as_die::CardAsDie;
use crate::deck::choose_die::ChooseDie;
use crate::deck::combat_dice_or_store::CombatDiceOrStore;
use crate::deck::dice_or_cards::DiceOrCards;
use crate::deck::reroll_dice::RerollDice;
use crate::ids::*;
use crate::phases::markers::{HOLDERS, Sources};
use crate::step::{Ask, Chance, DrawWhy, RollWhy, Step};
use crate::table::{BuildingState, Go, Nest, Owed, Player, Table};

pub(super) fn question(t: &Table) -> bool {
    let (Step::Ask { seat, .. }
    | Step::Chance(Chance::Dice { seat, .. } | Chance::Roll { seat, .. } | Chance::Cards { seat, .. })) = t.step
    else {
        return false;
    };
    let p = &t.players[usize::from(seat)];
    !p.passed
        && card_fits(t)
        && match t.step {
            Step::Ask { ask, .. } => asked(t, p, ask),
            Step::Chance(chance) => chance_fits(t, p, chance),
            Step::Over => false,
        }
}

/// What the card of this go has done or still asks for.
fn card_fits(t: &Table) -> bool {
    let Go { card, acting, acted, running, card_die, bound, double, plenty, .. } = t.go;
    let duties = u8::from(card_die) + u8::from(bound.is_some()) + u8::from(double);
    let runs = |running: DeckCard| running.when() == Ask::Go && t.aside.has(running);
    !(acting && acted)
        && (card || duties == 0 && running.is_none())
        && (duties == 0 || duties == 1 && !acted)
        && running.is_none_or(runs)
        && (!card_die || running == Some(CardAsDie::CARD))
        && bound.is_none_or(|die| die.value() <= 6)
        && plenty.is_none_or(|(base, bonus)| acted && (1..=8).contains(&base) && (bonus == 0 || bonus == 2))
}

fn asked(t: &Table, p: &Player, ask: Ask) -> bool {
    let Go { acting, nest, dye, card_die, bound, double, running, owed, .. } = t.go;
    let card_16 = running.is_none_or(|card| card == CardAsDie::CARD);
    let no_duty = !dye && !card_die && bound.is_none() && !double;
    let inside = acting || running.is_some();
    if ask != Ask::TakeBack && owed != Owed::default() {
        return false;
    }
    match ask {
        Ask::Go => !acting && nest == Nest::None && !dye && running.is_some() == card_die && card_16,
        Ask::Further => acting && nest == Nest::Further && dye && card_16,
        Ask::Repeat => acting && nest == Nest::Repeat && card_16,
        Ask::FreeUse => acting && built(t, nest) && card_16,
        Ask::Keep | Ask::Discard => inside && nest == Nest::None && no_duty && (ask == Ask::Keep || p.hand == 4),
        Ask::RerollAgain => acting && nest == Nest::None && no_duty && running.is_none(),
        Ask::TakeBack => inside && owes(t, p),
        _ => false,
    }
}

/// MAT-6: the building that can be used at once.
fn built(t: &Table, nest: Nest) -> bool {
    let Nest::FreeUse(building) = nest else { return false };
    matches!(t.buildings[building.index()], BuildingState::Unowned | BuildingState::Owned(_))
}

/// GO-9: the markers owed have a place, and can be had.
fn owes(t: &Table, p: &Player) -> bool {
    let Go { nest, dye, acting, owed, .. } = t.go;
    let Owed { regions, organizer, manipulator, building, attack_card, target_regions, target_cards } = owed;
    let card_fits = |card: PlayerCard, n: u8| n <= p.room_on(card) && (n == 0 || target_cards.has(card));
    let building_fits = match building {
        Some(building) => t.buildings[building.index()] == BuildingState::Unowned && nest == Nest::FreeUse(building),
        None => nest == Nest::None || built(t, nest),
    };
    !attack_card
        && p.guild_supply == 0
        && target_regions.contains(regions)
        && regions.and(p.guild_markers).is_empty()
        && HOLDERS.into_iter().collect::<PlayerCardSet>().contains(target_cards)
        && card_fits(PlayerCard::Organizer, organizer)
        && card_fits(PlayerCard::Manipulator, manipulator)
        && building_fits
        && (nest == Nest::None || acting)
        && (!dye || nest != Nest::None)
        && owed.left() > 0
        && Sources::new(p, target_regions, target_cards).markers(p) >= owed.left()
}

fn chance_fits(t: &Table, p: &Player, chance: Chance) -> bool {
    let Go { acting, acted, nest, dye, card_die, bound, double, running, owed, .. } = t.go;
    if nest != Nest::None || dye || card_die || bound.is_some() || double || owed != Owed::default() {
        return false;
    }
    let of_card = |cards: &[DeckCard]| running.is_some_and(|card| cards.contains(&card));
    match chance {
        Chance::Dice { n, why, .. } => {
            let there = p.bag.total() + p.depot.total();
            why == DrawWhy::Extra
                && (1..=2).contains(&n)
                && n <= there
                && (acting || of_card(&[CombatDiceOrStore::CARD, DiceOrCards::CARD]))
        }
        Chance::Roll { why, .. } => match (why, p.drawn.total()) {
            (RollWhy::Effect, 1..) => {
                acting || of_card(&[RerollDice::CARD, CombatDiceOrStore::CARD, DiceOrCards::CARD])
            }
            (RollWhy::Organizer, 1) => acting,
            (RollWhy::Bound, 1) => !acting && !acted && of_card(&[ChooseDie::<8>::CARD, ChooseDie::<26>::CARD]),
            _ => false,
        },
        Chance::Cards { n, look, .. } => {
            let may = if look { acting || of_card(&[DiceOrCards::CARD]) } else { acting && n == 1 };
            may && n > 0 && n <= t.drawable()
        }
        _ => false,
    }
}
