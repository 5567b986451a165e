//! INV: what always holds. One function for the whole state, strict enough that a game can be played on from
//! every state that passes.

mod go;
mod question;
mod solo;

use crate::chance::Fast;
use crate::data::LEAST_ATTACK_CARDS;
use crate::deck::keep_dice::KeepDice;
use crate::deck::{self, InDeck};
use crate::ids::*;
use crate::phases::markers::HOLDERS;
use crate::step::{Ask, Chance, DrawWhy, Phase, Step};
use crate::table::{ALL_DICE, BuildingState, Player, REGIONS, State, Table};
use crate::view::View;

/// DECK-5 cannot be played more often in one turn.
const MOST_EXTRA_USES: u8 = 20;

/// What is wrong with a state, as far as it is known.
struct Findings(Vec<String>);

impl Findings {
    /// Notes `text` unless `holds`.
    fn expect(&mut self, holds: bool, text: impl FnOnce() -> String) {
        if !holds {
            self.0.push(text());
        }
    }

    fn found(&self) -> bool {
        !self.0.is_empty()
    }
}

/// Everything that is wrong with this state; empty for every state a game can reach.
#[must_use]
pub fn validate(state: &State) -> Vec<String> {
    let mut wrong = Findings(pieces(state));
    if !wrong.found() {
        question::check(state, &mut wrong);
    }
    wrong.0
}

impl View {
    /// Everything that is wrong with this view; empty for every view of a game.
    #[must_use]
    pub fn validate(&self) -> Vec<String> {
        let t = &self.table;
        let mut wrong = Findings(Vec::new());
        let looks = self.viewer.is_some() && self.viewer == t.decider();
        wrong.expect(self.viewer.is_none_or(|seat| seat < t.seats()), || "INFO-1: the viewer has no seat".into());
        wrong.expect(self.viewer.is_some() || self.hand.is_empty(), || "INFO-2: a spectator holds cards".into());
        wrong.expect(looks || self.looking.is_empty(), || "INFO-2: the viewer looks at cards of others".into());
        let hidden: usize = (0..)
            .zip(t.players.iter())
            .filter(|(seat, _)| self.viewer != Some(*seat))
            .map(|(_, p)| usize::from(p.hand))
            .sum();
        let others = hidden + if looks { 0 } else { usize::from(t.looking) };
        wrong.expect(others <= usize::from(self.unknown().len()), || "INV-2: too many hidden action cards".into());
        if !wrong.found() {
            wrong.0 = validate(&self.sample(&mut Fast::new(0)));
        }
        wrong.0
    }
}

/// What is wrong with the pieces, whatever is asked.
pub(crate) fn pieces(state: &State) -> Vec<String> {
    let mut wrong = Findings(Vec::new());
    let t = &state.table;
    wrong.expect((1..=MAX_SEATS).contains(&t.players.len()), || format!("SET-1: {} players", t.players.len()));
    let when = (1..=4).contains(&t.round) && (1..=4).contains(&t.turn);
    wrong.expect(when && t.start_player < t.seats() && t.done <= t.seats(), || {
        format!("round {}, turn {}, start player {}, {} seats done", t.round, t.turn, t.start_player, t.done)
    });
    if wrong.found() {
        return wrong.0;
    }
    let mut regions = t.board.regions();
    regions.sort_unstable();
    wrong
        .expect(regions == REGIONS, || "SET-2: 4 white, 3 yellow, 3 blue, 3 red and 3 green regions are needed".into());
    wrong.expect(t.mine_colours.iter().all(|colours| colours.len() == 3), || {
        "DATA-3: DECK-32 to DECK-34 show three colours each".into()
    });
    let mut guilds = 0;
    for (seat, p) in (0..).zip(t.players.iter()) {
        wrong.expect(guilds & p.guild.bit() == 0, || format!("SET-1: {} sits twice at the table", p.guild));
        guilds |= p.guild.bit();
        dice(t, seat, p, &mut wrong);
        markers(t, seat, p, &mut wrong);
        player(state, seat, p, &mut wrong);
    }
    goods(t, &mut wrong);
    cards(state, &mut wrong);
    attack_cards(t, &mut wrong);
    for building in t.buildings {
        let possible = match building {
            BuildingState::Available | BuildingState::Unowned => true,
            BuildingState::Owned(seat) => seat < t.seats(),
            BuildingState::Foreign | BuildingState::Gone => t.is_solo(),
        };
        wrong.expect(possible, || format!("SET-7: a building cannot be {building:?} here"));
    }
    solo::pieces(t, &mut wrong);
    wrong.0
}

/// INV-1: 18 dice.
fn dice(t: &Table, seat: Seat, p: &Player, wrong: &mut Findings) {
    let mut dice = [0_u16; 5];
    for place in [p.bag, p.depot, p.drawn, p.kept] {
        for (sum, n) in dice.iter_mut().zip(place.0) {
            *sum += u16::from(n);
        }
    }
    let bound = t.go.bound.filter(|_| t.decider() == Some(seat));
    let shown = p.active.iter().copied().chain(p.used.iter().map(|used| used.die)).chain(bound);
    let stored = p.store.iter().flat_map(|column| column.iter().copied());
    for colour in shown.clone().map(Die::colour).chain(stored) {
        dice[colour.index()] += 1;
    }
    wrong.expect(dice == ALL_DICE.0.map(u16::from), || {
        format!("INV-1: seat {seat} has {dice:?} dice by colour instead of {:?}", ALL_DICE.0)
    });
    wrong.expect(p.active.is_sorted() && p.used.is_sorted(), || format!("seat {seat}: dice are not sorted"));
    for (&uses, &extra) in p.uses.iter().zip(&p.extra_uses) {
        wrong.expect(extra <= MOST_EXTRA_USES && uses <= 1 + extra, || {
            format!("GO-5: seat {seat} used a space {uses} times, with {extra} extra uses")
        });
    }
}

/// INV-1: 12 guild markers and 10 mines.
fn markers(t: &Table, seat: Seat, p: &Player, wrong: &mut Findings) {
    let on_buildings = t.buildings.iter().filter(|b| **b == BuildingState::Owned(seat)).count();
    let on_attack = t.attack.iter().filter(|c| c.markers.has(seat)).count();
    let on_cards = usize::from(p.on_organizer) + usize::from(p.on_manipulator);
    let placed = usize::from(p.guild_markers.len()) + on_cards + on_buildings + on_attack;
    let markers = usize::from(p.guild_supply) + placed;
    wrong.expect(markers == 12, || format!("INV-1: seat {seat} has {markers} guild markers instead of 12"));
    let on_mat = u32::from(t.solo.mines.len()) + u32::from(t.solo.loss_box) + u32::from(t.solo.placing);
    let mines = u32::from(p.mine_supply) + u32::from(p.mines.len()) + if t.is_solo() { on_mat } else { 0 };
    wrong.expect(mines == 10, || format!("INV-1: seat {seat} has {mines} mines instead of 10"));
    wrong.expect(p.on_organizer <= 2 && p.on_manipulator <= 3, || {
        format!("MAT-3: seat {seat} has too many markers on a player card")
    });
    for card in HOLDERS {
        wrong.expect(p.markers_on(card) == 0 || p.active_cards.has(card), || {
            format!("ACT-5: seat {seat} has markers on {card}, which is not in play")
        });
    }
}

fn player(state: &State, seat: Seat, p: &Player, wrong: &mut Findings) {
    let t = &state.table;
    wrong.expect(p.combat_points <= 7, || format!("SET-11: seat {seat} has {} combat points", p.combat_points));
    let held = state.hands[usize::from(seat)].len();
    wrong.expect(held == p.hand, || format!("INV-2: seat {seat} holds {held} cards, not {}", p.hand));
    let one_too_many = matches!(t.step, Step::Ask { seat: s, ask: Ask::Discard } if s == seat);
    wrong.expect(p.hand <= 3 + u8::from(one_too_many), || format!("GO-11: seat {seat} holds {} action cards", p.hand));
}

/// INV-2: 16 ore and 16 crystals, in the colours of the regions.
fn goods(t: &Table, wrong: &mut Findings) {
    for &goods in Goods::ALL {
        for &colour in Colour::ALL {
            let on_board = t.goods_on_regions(goods).and(t.board.of(colour)).len();
            let owned = t.players.iter().filter(|p| p.goods(goods).has(colour)).count();
            let all = usize::from(on_board) + owned + usize::from(t.goods_supply(goods).get(colour));
            let wanted = usize::from(t.board.of(colour).len());
            wrong.expect(all == wanted, || format!("INV-2: {all} {colour} {goods} instead of {wanted}"));
        }
    }
}

/// INV-2: every action card is in exactly one place.
fn cards(state: &State, wrong: &mut Findings) {
    let t = &state.table;
    let mut seen = CardSet::EMPTY;
    for set in [t.discard, t.aside, state.gone, state.looking].into_iter().chain(state.hands) {
        wrong.expect(seen.and(set).is_empty(), || format!("INV-2: {:?} is in two places", seen.and(set)));
        seen = seen.or(set);
    }
    wrong.expect(CardSet::ALL.contains(seen), || "INV-2: an action card that does not exist".into());
    wrong.expect(state.hands[t.players.len()..].iter().all(|hand| hand.is_empty()), || {
        "INV-2: a seat that does not exist holds action cards".into()
    });
    let left = i16::from(state.unseen().len()) + i16::from(state.gone.len()) - i16::from(t.out);
    wrong.expect(left == i16::from(t.deck), || {
        format!("INV-2: the deck holds {} cards, but {left} are left for it", t.deck)
    });
    wrong.expect(state.gone.len() <= t.out && (t.out == 0 || t.is_solo()), || {
        format!("INFO-2: {} action cards are out of the game, {:?} among them", t.out, state.gone)
    });
    wrong.expect(state.looking.len() == t.looking, || {
        format!("INV-2: {} cards are looked at, not {}", state.looking.len(), t.looking)
    });
    let keeping: Vec<u8> = t
        .players
        .iter()
        .map(|p| p.kept.0.iter().fold(0, |sum: u8, &n| sum.saturating_add(n)))
        .filter(|&n| n > 0)
        .collect();
    let there = t.aside.has(KeepDice::CARD);
    wrong.expect(keeping.len() == usize::from(there) && keeping.iter().all(|&n| n <= 2), || {
        format!("DECK-22: {keeping:?} dice are kept, the card is {}there", if there { "" } else { "not " })
    });
    let mut may = t.go.running.map_or(CardSet::EMPTY, DeckCard::set).or(KeepDice::CARD.set()).or(deck::COMBAT_CARDS);
    if matches!(t.step, Step::Chance(Chance::Dice { why: DrawWhy::Again, .. })) {
        may.insert(deck::redraw::Redraw::CARD);
    }
    wrong.expect(may.contains(t.aside), || format!("GO-16: {:?} cannot lie aside", t.aside.without(may)));
}

/// SET-5, PREP-1, ATK-4
fn attack_cards(t: &Table, wrong: &mut Findings) {
    let mut all = 0;
    for (value, &n) in (0..).zip(&t.attack_deck) {
        let lying = t.attack.iter().filter(|card| card.value == value).count();
        let cards = usize::from(n) + lying;
        wrong.expect(cards <= usize::from(u8::MAX), || format!("DATA-1: {cards} attack cards {value}"));
        all += cards;
    }
    wrong.expect(all >= LEAST_ATTACK_CARDS, || format!("DATA-1: fewer than {LEAST_ATTACK_CARDS} attack cards"));
    if let Some(card) = t.attack.iter().find(|c| usize::from(c.value) >= t.attack_deck.len()) {
        wrong.expect(false, || format!("DATA-1: attack card {}", card.value));
    }
    wrong.expect(t.attack.iter().all(|c| c.markers.iter().all(|seat| seat < t.seats())), || {
        "END-1: a marker of a seat that does not exist lies on an attack card".into()
    });
    let checked = match t.phase {
        Phase::SetUp | Phase::Preparation | Phase::Solo | Phase::Actions => 0,
        Phase::Attack => t.done,
        Phase::CleanUp | Phase::RoundEnd | Phase::Over => t.seats(),
    };
    if let Some(card) = t.attack.get(usize::from(t.turn) - 1) {
        let early = (checked..t.seats()).map(|n| t.in_turn_order(n)).find(|&seat| card.markers.has(seat));
        wrong.expect(early.is_none(), || format!("ATK-4: seat {early:?} has not checked this attack yet"));
    }
}
