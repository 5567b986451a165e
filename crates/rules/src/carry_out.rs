//! The one place where a decision is carried out.

use crate::action::Action;
use crate::buildings;
use crate::cards;
use crate::deck;
use crate::event::{CardPlace, Event, Place};
use crate::ids::*;
use crate::mat;
use crate::phases::{actions, attack, clean_up, markers, preparation, round_end, solo};
use crate::pieces::Play;
use crate::step::{Ask, Phase, RollWhy, Step};
use crate::table::Nest;
use crate::trans;

/// Carries out a legal decision of `p.seat`.
pub(crate) fn play(p: &mut Play<'_>, action: &Action) {
    let seat = p.seat;
    if p.log.is_some() {
        p.emit(Event::Did { seat, action: *action });
    }
    let repeat = matches!(p.t.step, Step::Ask { ask: Ask::Repeat, .. });
    match *action {
        Action::Draw => preparation::draw(p),
        Action::KeepDrawn => preparation::plant(p),
        Action::SetAside { colour } => preparation::set_aside(p, colour),
        Action::AddKept { dice } => preparation::take_kept(p, dice),

        Action::KeepOrder => solo::place_marker(p),
        Action::Swap { first } => solo::swap(p, first),
        Action::PlaceMine { region } => solo::place_mine(p, region),

        Action::UseTrans if p.t.phase == Phase::Attack => attack::use_trans(p),
        Action::UseTrans => {
            trans::use_alone(p);
            actions::go_on(p);
        }
        Action::Flip { ref dice } => {
            trans::flip(p, dice);
            actions::go_on(p);
        }
        Action::Pass => actions::pass(p, false),
        Action::EndGo => actions::end_go(p),
        Action::Keep { card } => keep(p, card),
        Action::Discard { card } => {
            p.discard_from_hand(card.set());
            actions::effect_done(p);
        }
        Action::TakeBackRegion { region } => taken_back(p, Place::Region(region)),
        Action::TakeBackCard { card } => taken_back(p, Place::Card(card)),
        Action::RerollAgain { die } => p.reroll(&[die], RollWhy::Effect),
        Action::Enough => actions::effect_done(p),
        Action::Decline => {
            p.t.go.nest = Nest::None;
            actions::effect_done(p);
        }

        Action::PayCombatPoint => attack::pay_combat_point(p),
        Action::FaceAttack => attack::face(p),
        Action::TidyUp => clean_up::tidy_up(p),
        Action::LosePlayerCard { card } => {
            p.deactivate(card);
            round_end::lost(p);
        }
        Action::LoseMines { regions } => {
            p.take_mines(regions);
            round_end::lost(p);
        }
        Action::LoseMarkers { regions } => {
            p.take_markers(regions);
            round_end::lost(p);
        }
        Action::LoseActionCards { cards } => {
            p.discard_from_hand(cards.iter().copied().collect());
            round_end::lost(p);
        }
        Action::LoseCardMarkers { organizer, manipulator } => {
            round_end::take_card_markers(p, organizer, manipulator);
            round_end::lost(p);
        }
        Action::LoseMedal { medal } => {
            p.lose_medal(medal);
            round_end::lost(p);
        }
        Action::TakeMedal => round_end::after_medal(p, true),
        Action::KeepPoints => round_end::after_medal(p, false),

        _ => {
            if let Some(card) = action.deck_card() {
                deck::play(p, card, action);
            } else if let Some(building) = action.building() {
                buildings::play(p, building, action);
            } else {
                actions::begin_action(p);
                act(p, action, repeat);
            }
        }
    }
}

fn keep(p: &mut Play<'_>, card: DeckCard) {
    let rest = p.looking.without(card.set());
    *p.looking = CardSet::EMPTY;
    p.t.looking = 0;
    p.hand.insert(card);
    p.me().hand += 1;
    p.t.discard = p.t.discard.or(rest);
    let seat = p.seat;
    p.emit(Event::KeptCard { seat });
    for card in rest.iter() {
        p.emit(Event::ActionCard { card, from: CardPlace::LookedAt(seat), to: CardPlace::Discard });
    }
    actions::effect_done(p);
}

/// The only card looked at is kept without asking (GO-15).
pub(crate) fn looked_at(p: &mut Play<'_>) {
    if p.looking.len() == 1 {
        let card = p.looking.iter().next().expect("one card");
        keep(p, card);
    } else {
        p.ask(Ask::Keep);
    }
}

fn taken_back(p: &mut Play<'_>, from: Place) {
    markers::take_back(p, from);
    if p.t.phase == Phase::Attack {
        attack::after_take_back(p);
    } else {
        actions::effect_done(p);
    }
}

/// GO-2: mat and player cards.
fn act(p: &mut Play<'_>, action: &Action, repeat: bool) {
    match *action {
        Action::Plenty { ref dice } => mat::money::plenty(p, dice, repeat),
        Action::Little { die } => mat::money::little(p, die, repeat),
        Action::Choices { die } => mat::cards::choices(p, die, repeat),
        Action::NoChoice { die } => mat::cards::no_choice(p, die, repeat),
        Action::MarkerOnCard { die, card } => mat::support::marker_on_card(p, die, card, repeat),
        Action::Reroll { die, ref dice } => mat::support::reroll(p, die, dice, repeat),
        Action::MarkerOnRegion { ref dice, region } => mat::territory::marker_on_region(p, dice, region, repeat),
        Action::Explore { die, regions } => mat::territory::explore(p, die, regions, repeat),
        Action::BuyDie { die, column, colour } => mat::works::buy_die(p, die, column, colour, repeat),
        Action::Mine { die, region } => mat::works::mine(p, die, region, repeat),
        Action::Build { die, building, own } => mat::build::build(p, die, building, own, repeat),
        Action::Attack { ref dice } => mat::attack::attack(p, dice),

        Action::Activate { card, ref dice } => cards::activation::activate(p, card, dice),
        Action::Banker { die } => cards::banker::banker(p, die),
        Action::SteamDyer { die } => cards::steam_dyer::steam_dyer(p, die),
        Action::OreDigger { ref dice, regions } => cards::diggers::dig(p, Goods::Ore, dice, regions),
        Action::Crystallographist { ref dice, regions } => cards::diggers::dig(p, Goods::Crystal, dice, regions),
        Action::Cartographer { regions } => cards::cartographer::cartographer(p, regions),
        Action::OrganizerDraw => cards::organizer::draw(p),
        Action::OrganizerReroll { die } => cards::organizer::reroll(p, die),
        Action::OrganizerSwap { ref dice, give, take } => cards::organizer::swap(p, dice, give, take),
        Action::CannoneerStrength { ref dice } => cards::cannoneer::strength(p, dice),
        Action::CannoneerWard { ref dice } => cards::cannoneer::ward(p, dice),
        Action::Rumblepoke { die } => cards::rumblepoke::rumblepoke(p, die),
        Action::SteamPressurePlant { ref dice, card } => cards::steam_pressure_plant::fetch(p, dice, card),
        Action::Manipulator { die, to } => cards::manipulator::manipulator(p, die, to),
        _ => unreachable!("{action:?} is not an action of a go"),
    }
}
