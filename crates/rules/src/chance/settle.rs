//! What chance may do, and what follows from it.

use serde::Serialize;
use thiserror::Error;

use crate::carry_out;
use crate::deck::redraw;
use crate::event::Event;
use crate::ids::*;
use crate::json::FromJson;
use crate::phases::{actions, preparation, round_end, solo};
use crate::step::{Ask, Chance, DrawWhy, Outcome, Phase, RollWhy, Step};
use crate::table::{AttackCard, Board, REGIONS, State};

/// Why an outcome cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, FromJson)]
#[error("{why}")]
pub struct Impossible {
    pub why: String,
}

fn impossible<T>(why: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible { why: why.into() })
}

impl State {
    /// Whether this outcome can be.
    ///
    /// # Errors
    /// Says why it cannot.
    pub fn possible(&self, outcome: &Outcome) -> Result<(), Impossible> {
        let t = &self.table;
        let Step::Chance(chance) = t.step else {
            return impossible("the game does not wait for chance");
        };
        match (chance, *outcome) {
            (Chance::Setup, Outcome::Setup { mut regions, mut trans, start }) => {
                regions.sort_unstable();
                trans.sort_unstable();
                let (mut all_regions, mut all_trans) = (REGIONS, t.trans);
                all_regions.sort_unstable();
                all_trans.sort_unstable();
                if regions != all_regions {
                    return impossible("SET-2: there are 4 white, 3 yellow, 3 blue, 3 red and 3 green regions");
                }
                if trans != all_trans {
                    return impossible("SET-4: these are not the 16 transformation markers of this game");
                }
                if start >= t.seats() {
                    return impossible(format!("SET-10: there is no seat {start}"));
                }
            }
            (Chance::Attack, Outcome::Attack { value }) => {
                if t.attack_deck.get(value as usize).is_none_or(|&n| n == 0) {
                    return impossible(format!("SET-5: no attack card {value} is left in the deck"));
                }
            }
            (Chance::Dice { seat, n, .. }, Outcome::Dice { dice }) => {
                let p = t.player(seat);
                if dice.total() != n {
                    return impossible(format!("PREP-3: {n} dice are drawn, not {}", dice.total()));
                }
                let fits = if n <= p.bag.total() {
                    p.bag.contains(dice)
                } else {
                    dice.contains(p.bag) && p.depot.contains(dice.minus(p.bag))
                };
                if !fits {
                    return impossible("PREP-3: the bag does not hold these dice");
                }
            }
            (Chance::Roll { seat, .. }, Outcome::Roll { dice }) => {
                let mut colours = Counts::default();
                for die in dice.iter() {
                    if die.value() > 6 {
                        return impossible(format!("no die can roll a {}", die.value()));
                    }
                    colours.add(die.colour());
                }
                if colours != t.players[seat as usize].drawn {
                    return impossible("PREP-4: other dice are rolled than were drawn");
                }
                if !dice.is_sorted() {
                    return impossible("the dice of a roll are named in order of colour and value");
                }
            }
            (Chance::Cards { n, .. }, Outcome::Cards { cards }) => {
                if cards.len() != n {
                    return impossible(format!("GO-12: {n} cards are drawn, not {}", cards.len()));
                }
                let from_deck = cards.and(self.unseen());
                let from_discard = cards.and(t.discard);
                if from_deck.or(from_discard) != cards || from_deck.len() != n.min(t.deck) {
                    return impossible("GO-12: the deck does not hold these cards");
                }
            }
            (Chance::RoundEnd, Outcome::RoundEnd { card }) => {
                if card > 7 || !t.round_end_deck.has(card) {
                    return impossible(format!("SET-5: round-end card {card} is not in the deck"));
                }
            }
            (Chance::SoloMarkers { n }, Outcome::SoloMarkers { guilds }) => {
                let mut bag = t.solo.bag;
                if guilds.len() != n as usize {
                    return impossible(format!("SOLO-3: {n} markers are drawn, not {}", guilds.len()));
                }
                for guild in guilds.iter() {
                    match guild {
                        Some(guild) if bag[guild.index()] > 0 => bag[guild.index()] -= 1,
                        _ => return impossible("SOLO-1: the bag does not hold these markers"),
                    }
                }
            }
            (Chance::SoloDie { .. }, Outcome::SoloDie { value }) => {
                if !(1..=6).contains(&value) {
                    return impossible(format!("no die can roll a {value}"));
                }
            }
            (Chance::SoloBuildings { n, .. }, Outcome::SoloBuildings { buildings }) => {
                if buildings.len() != n || !solo::unbuilt(t).contains(buildings) {
                    return impossible(format!("SOLO-9: {n} of the unbuilt buildings are drawn"));
                }
            }
            _ => return impossible("this is not the outcome the game waits for"),
        }
        Ok(())
    }

    /// Plays an outcome of chance after checking that it can be.
    ///
    /// # Errors
    /// Says why it cannot; the state is then unchanged.
    pub fn settle(&mut self, outcome: &Outcome, log: Option<&mut Vec<Event>>) -> Result<(), Impossible> {
        self.possible(outcome)?;
        self.settle_unchecked(outcome, log);
        Ok(())
    }

    /// Plays an outcome that came from [`State::sample`] for this very state.
    pub fn settle_unchecked(&mut self, outcome: &Outcome, log: Option<&mut Vec<Event>>) {
        let Step::Chance(chance) = self.table.step else { return };
        let unseen = match chance {
            Chance::Cards { .. } => self.unseen(),
            _ => CardSet::EMPTY,
        };
        let mut gone = self.gone;
        let p = &mut self.play_for(self.table.actor(), log);
        match (chance, outcome) {
            (Chance::Setup, &Outcome::Setup { ref regions, ref trans, start }) => {
                p.t.board = Board::new(regions);
                p.t.trans = *trans;
                p.t.start_player = start;
                p.emit(Event::SetUp { start_player: start });
                if p.t.is_solo() { solo::set_up(p) } else { preparation::begin_turn(p) }
            }
            (Chance::Attack, &Outcome::Attack { value }) => {
                p.t.attack_deck[value as usize] -= 1;
                p.t.attack.push(AttackCard { value, ..AttackCard::default() });
                let (strength, region, trans) = (p.t.attack_strength(), p.t.attacked(), p.t.trans_now());
                let column = p.t.attack.len() as u8;
                p.emit(Event::AttackRevealed { column, value, strength, region, trans });
                preparation::begin(p);
            }
            (Chance::Dice { seat, n, why }, &Outcome::Dice { dice }) => {
                let me = p.me();
                let refilled = n > me.bag.total();
                if refilled {
                    me.bag = me.bag.plus(me.depot);
                    me.depot = Counts::default();
                }
                me.bag = me.bag.minus(dice);
                me.drawn = me.drawn.plus(dice);
                p.emit(Event::DiceDrawn { seat, dice, refilled });
                match why {
                    DrawWhy::Preparation => preparation::redraw_or_not(p),
                    DrawWhy::Again => redraw::drawn(p),
                    DrawWhy::Plant => preparation::after_plant_draw(p),
                    DrawWhy::Extra => p.chance(Chance::Roll { seat, why: RollWhy::Effect }),
                }
            }
            (Chance::Roll { seat, why }, Outcome::Roll { dice }) => {
                p.emit(Event::Rolled { seat, dice: *dice });
                p.me().drawn = Counts::default();
                let active = &mut p.me().active;
                match why {
                    RollWhy::Bound => {}
                    _ if active.is_empty() => *active = *dice,
                    _ => dice.iter().for_each(|&die| active.insert_die(die)),
                }
                match why {
                    RollWhy::Preparation => preparation::after_roll(p),
                    RollWhy::Organizer => p.ask(Ask::RerollAgain),
                    RollWhy::Effect => actions::after_effect_roll(p),
                    RollWhy::Bound => actions::bind(p, dice[0]),
                }
            }
            (Chance::Cards { seat, n, look }, &Outcome::Cards { cards }) => {
                let reshuffled = n > p.t.deck;
                if reshuffled {
                    // Whatever nobody has seen and the deck does not give is out of the game.
                    gone = gone.or(unseen.without(cards));
                    p.t.deck += p.t.discard.len();
                    p.t.discard = CardSet::EMPTY;
                }
                p.t.deck -= n;
                p.emit(Event::CardsDrawn { seat, n, look, reshuffled });
                p.emit(Event::CardsSeen { seat, cards });
                if look {
                    *p.looking = cards;
                    p.t.looking = n;
                    carry_out::looked_at(p);
                } else {
                    *p.hand = p.hand.or(cards);
                    p.me().hand += n;
                    actions::effect_done(p);
                }
            }
            (Chance::RoundEnd, &Outcome::RoundEnd { card }) => round_end::revealed(p, card),
            (Chance::SoloMarkers { .. }, Outcome::SoloMarkers { guilds }) => solo::markers_drawn(p, guilds),
            (Chance::SoloDie { penalty }, &Outcome::SoloDie { value }) => solo::die_rolled(p, value, penalty),
            (Chance::SoloBuildings { penalty, .. }, &Outcome::SoloBuildings { buildings }) => {
                solo::buildings_drawn(p, buildings, penalty);
            }
            _ => debug_assert!(false, "not the outcome the game waits for"),
        }
        self.0.gone = gone;
        debug_assert!(self.table.phase != Phase::SetUp || self.table.is_solo());
    }
}
