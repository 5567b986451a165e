//! The one place where a decision is carried out.

use crate::action::Action;
use crate::buildings::{self, markets, offices};
use crate::cards;
use crate::deck;
use crate::event::{CardPlace, DicePlace, Event, Place};
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
        Action::Card1 { dice } => {
            p.lay_aside(DeckCard::new(1));
            preparation::choose_from_depot(p, dice);
        }
        Action::KeepDrawn => preparation::plant(p),
        Action::Card9 => {
            p.lay_aside(DeckCard::new(9));
            preparation::redraw(p);
        }
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
        Action::Card22 { dice } => {
            p.lay_aside(DeckCard::new(22));
            clean_up::keep_two(p, dice);
        }
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

        _ => match action.deck_card() {
            Some(card) => {
                deck::begin(p, card.number());
                play_card(p, action);
            }
            None => {
                if let Some(building) = action.building() {
                    buildings::pay(p, building);
                }
                actions::begin_action(p);
                act(p, action, repeat);
            }
        },
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

/// GO-2: mat, buildings and player cards.
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

        Action::CivilianOffice { die, to } => offices::civilian(p, die, to),
        Action::LargeMarket { goods } => markets::large(p, goods),
        Action::LittleMarket { goods, colours } => markets::little(p, goods, colours),
        Action::NewMarket { ore, crystals } => markets::new(p, ore, crystals),
        Action::NotarysOffice => offices::notary(p),
        Action::OrganizationOffice { card } => offices::organization(p, card),
        Action::SecretSociety { die } => offices::secret_society(p, die),
        Action::SurveyorsOffice { from, to } => offices::surveyor(p, from, to),

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

/// DECK: cards played in a go.
fn play_card(p: &mut Play<'_>, action: &Action) {
    match *action {
        Action::Card2 { regions } => deck::markers::sell(p, regions),
        Action::Card3 { goods, colours } => deck::goods::trade(p, goods, colours),
        Action::Card4 { from, to } => deck::markers::move_anywhere(p, from, to),
        Action::Card5 { space } => deck::money::extra_use(p, space),
        Action::Card6 => deck::money::trade_medal(p),
        Action::Card7 => deck::combat::combat(p, 2),
        Action::Card8 { colour } => deck::dice::choose_die(p, colour, DicePlace::Bag),
        Action::Card10 { die, to } | Action::Card25 { die, to } => deck::dice::turn(p, die, to),
        Action::Card11 { organizer, manipulator } | Action::Card21 { organizer, manipulator } => {
            deck::markers::fill(p, organizer, manipulator);
        }
        Action::Card12 { ref dice } => deck::dice::reroll(p, dice),
        Action::Card13 { goods, colour } => deck::goods::take(p, goods, colour),
        Action::Card14 { colour } => deck::goods::pair(p, colour),
        Action::Card15 { regions } => deck::markers::explore(p, regions, 1),
        Action::Card16 => deck::dice::card_die(p),
        Action::Card17 { region } => deck::markers::place(p, region.set()),
        Action::Card18 { regions } => deck::markers::place(p, regions),
        Action::Card19Combat | Action::Card20Combat => deck::combat::combat(p, 4),
        Action::Card19Dice | Action::Card28Dice => deck::combat::draw_two(p),
        Action::Card19Store { column, colour } => deck::combat::store(p, column, colour),
        Action::Card20Jars => {
            p.gain_jars(8);
            actions::effect_done(p);
        }
        Action::Card23 { region } => deck::mines::place(p, region),
        Action::Card24 => deck::money::double(p),
        Action::Card26 { colour } => deck::dice::choose_die(p, colour, DicePlace::Depot),
        Action::Card27 { column } => deck::markers::from_attack_card(p, column),
        Action::Card28Cards => p.draw_cards(3, true),
        Action::Card29 { cards, medal } => deck::cards::give_up(p, cards, medal),
        Action::Card30 { card } => deck::cards::activate(p, card),
        Action::Card31 { give, gain } => deck::cards::exchange(p, give, gain),
        Action::Card32 | Action::Card33 | Action::Card34 => deck::mines::show(p),
        Action::Card35 { regions }
        | Action::Card36 { regions }
        | Action::Card37 { regions }
        | Action::Card38 { regions } => deck::markers::explore(p, regions, 2),
        Action::Card39 { ore, crystals } => deck::goods::put_back(p, ore, crystals),
        Action::Card40 { card, marker, mine, medal } => deck::markers::give_back(p, card, marker, mine, medal),
        _ => unreachable!("{action:?} is not a card of a go"),
    }
}
