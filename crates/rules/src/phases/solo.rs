//! The solo mat (SOLO): every turn, between preparation and actions.

use crate::action::StartSpace;
use crate::event::{Event, Place, SoloEnd};
use crate::few::Few;
use crate::ids::*;
use crate::outlook::SoloNeed;
use crate::pieces::Play;
use crate::step::{Ask, Chance, Phase};
use crate::table::{BuildingState, Player, Solo, Table};

/// A space of the solo mat: row times 6 plus space, from 0.
pub(crate) mod cell {
    pub const A2: u8 = 1;
    pub const A4: u8 = 3;
    pub const A5: u8 = 4;
    pub const A6: u8 = 5;
    pub const B2: u8 = 7;
    pub const B4: u8 = 9;
    pub const B5: u8 = 10;
    pub const B6: u8 = 11;
    pub const C1: u8 = 12;
    pub const C3: u8 = 14;
    pub const C4: u8 = 15;
    pub const C6: u8 = 17;
}
use cell::*;

/// SOLO-2: where mines stand.
pub(crate) const MINES: CellSet = CellSet(1 << A2 | 1 << A4 | 1 << B4 | 1 << B5 | 1 << C1 | 1 << C3 | 1 << C4);
/// SOLO-2: where coins lie.
pub const COINS: CellSet = CellSet(1 << A5 | 1 << B2);
/// SOLO-3: the price of a swap.
pub(crate) const SWAP: u16 = 3;

/// SOLO-1, SOLO-2: lays out the mat and draws the start markers.
pub(crate) fn set_up(p: &mut Play<'_>) {
    let guild = p.me().guild;
    for &other in Guild::ALL {
        p.t.solo.bag[other.index()] = if other == guild { 0 } else { 6 };
    }
    p.t.solo.mines = MINES;
    p.t.solo.coins = COINS;
    p.me().mine_supply = 3;
    p.chance(Chance::SoloMarkers { n: 3 });
}

/// Markers drawn from the bag take the free start spaces in order.
pub(crate) fn markers_drawn(p: &mut Play<'_>, guilds: &Few<Option<Guild>, 3>) {
    for guild in guilds.iter() {
        let free = p.t.solo.start.iter().position(Option::is_none).expect("a free start space");
        p.t.solo.start[free] = *guild;
        p.t.solo.bag[guild.expect("checked").index()] -= 1;
    }
    let guilds = p.t.solo.start;
    p.emit(Event::SoloMarkers { guilds });
    match p.t.phase {
        Phase::SetUp => super::preparation::begin_turn(p),
        _ => super::actions::begin(p),
    }
}

/// The swaps that would change something (SOLO-3).
pub(crate) fn swaps(t: &Table) -> [bool; 2] {
    let [one, two, three] = t.solo.start;
    let differ = |a: Option<Guild>, b: Option<Guild>| a.is_some() && b.is_some() && a != b;
    [differ(one, two), differ(two, three)]
}

/// SOLO-3 (1)
pub(crate) fn begin(p: &mut Play<'_>) {
    p.t.phase = Phase::Solo;
    p.emit(Event::PhaseBegan { phase: Phase::Solo });
    if p.me().jars >= SWAP && swaps(p.t) != [false, false] {
        p.ask(Ask::SoloSwap);
    } else {
        place_marker(p);
    }
}

pub(crate) fn swap(p: &mut Play<'_>, first: StartSpace) {
    p.pay_jars(SWAP);
    let first = first as usize;
    p.t.solo.start.swap(first, first + 1);
    let guilds = p.t.solo.start;
    p.emit(Event::SoloMarkers { guilds });
    place_marker(p);
}

/// SOLO-3 (2), SOLO-4: the marker on I takes the leftmost empty space of its row.
pub(crate) fn place_marker(p: &mut Play<'_>) {
    let guild = p.t.solo.start[0].take().expect("18 markers last for 16 turns");
    let solo = &mut p.t.solo;
    solo.cell = next_space(solo, guild).expect("a row of six for six markers");
    let (row, space) = (solo.cell / 6, solo.cell % 6);
    solo.rows[row as usize] = Some(guild);
    solo.filled[row as usize] += 1;
    p.emit(Event::SoloReached { row, space, guild });
    general(p);
}

/// SOLO-4: the leftmost empty space of the row of this guild, or of the next row that belongs to none.
pub(crate) fn next_space(solo: &Solo, guild: Guild) -> Option<u8> {
    let row_of = |owner| solo.rows.iter().position(|&row| row == owner);
    let row = row_of(Some(guild)).or_else(|| row_of(None))?;
    (solo.filled[row] < 6).then(|| row as u8 * 6 + solo.filled[row])
}

/// SOLO-5: the general action happens first.
fn general(p: &mut Play<'_>) {
    match p.t.solo.cell {
        A2 | B4 if !unbuilt(p.t).is_empty() => p.chance(Chance::SoloBuildings { n: 1, penalty: false }),
        A4 => {
            remove_cards(p, 5);
            check(p);
        }
        B2 => p.chance(Chance::SoloDie { penalty: false }),
        _ => check(p),
    }
}

pub(crate) fn unbuilt(t: &Table) -> BuildingSet {
    Building::ALL.iter().copied().filter(|b| t.buildings[b.index()] == BuildingState::Available).collect()
}

/// SOLO-9: only what the draw deck holds; nobody looks at the cards.
fn remove_cards(p: &mut Play<'_>, n: u8) {
    let n = n.min(p.t.deck);
    if n > 0 {
        p.t.deck -= n;
        p.t.out += n;
        p.emit(Event::DeckCardsGone { n });
    }
}

pub(crate) fn buildings_drawn(p: &mut Play<'_>, buildings: BuildingSet, penalty: bool) {
    for building in buildings.iter() {
        let state = &mut p.t.buildings[building.index()];
        if penalty {
            *state = BuildingState::Foreign;
            p.emit(Event::BuildingForeign { building });
        } else {
            *state = BuildingState::Gone;
            p.emit(Event::BuildingGone { building });
        }
    }
    after_chance(p, penalty);
}

/// SOLO-A5: 1 to 4 a column, 5 and 6 the second and third row.
pub(crate) fn die_rolled(p: &mut Play<'_>, value: u8, penalty: bool) {
    p.emit(Event::SoloDie { value });
    let line = if value <= 4 { RegionSet::column(value - 1) } else { RegionSet::row(value - 4) };
    for &goods in Goods::ALL {
        for region in p.t.goods_on_regions(goods).and(line).iter() {
            p.goods_to_supply(goods, region);
        }
    }
    after_chance(p, penalty);
}

fn after_chance(p: &mut Play<'_>, penalty: bool) {
    if penalty {
        after_penalty(p);
    } else {
        check(p);
    }
}

impl Table {
    /// What a space of the solo mat (row times 6 plus space) asks for: (needed, held). `None`: nothing.
    #[must_use]
    pub fn solo_requirement(&self, cell: u8) -> Option<(u16, u16)> {
        requirement(self, cell)
    }

    /// Why a solo game that is over ended.
    pub(crate) fn solo_end(&self) -> SoloEnd {
        let (row, space) = (self.solo.cell / 6, self.solo.cell % 6);
        match self.solo.met.len() {
            2 => SoloEnd::TwoLastSpaces,
            _ if space == 5 && !self.solo.met.has(row) => SoloEnd::LastSpaceFailed,
            _ => SoloEnd::TurnsOver,
        }
    }
}

/// What the space asks for: (needed, held). `None`: nothing.
pub(crate) fn requirement(t: &Table, cell: u8) -> Option<(u16, u16)> {
    let (of, needs) = wanted(t, cell)?;
    Some((needs, held(&t.players[0], of)))
}

/// SOLO-A2 to SOLO-C6: what the space asks for now, and how much of it.
pub(crate) fn wanted(t: &Table, cell: u8) -> Option<(SoloNeed, u16)> {
    let coin = t.solo.coins.has(cell);
    Some(match cell {
        A2 => (SoloNeed::Jars, 7),
        A4 => (SoloNeed::EmptyHand, 1),
        A5 => (SoloNeed::TradeMedals, 1),
        A6 if coin => (SoloNeed::Jars, 25),
        A6 => (SoloNeed::Jars, 20),
        B2 if t.options.solo_b2_combat_points => (SoloNeed::CombatPoints, 3),
        B2 => (SoloNeed::RedDice, 3),
        B4 => (SoloNeed::Jars, 14),
        B5 => (SoloNeed::PlayerCards, 6),
        B6 if coin => (SoloNeed::TradeMedals, 2),
        B6 => (SoloNeed::ExplorationMedals, 3),
        C1 => (SoloNeed::ActionCards, 3),
        C3 => (SoloNeed::Goods, 3),
        C4 => (SoloNeed::MedalKinds, 3),
        C6 => (SoloNeed::CivilMedals, 3),
        _ => return None,
    })
}

/// How much of it the player has.
pub(crate) fn held(p: &Player, of: SoloNeed) -> u16 {
    let medals = |medal: Medal| u16::from(p.medals[medal.index()]);
    match of {
        SoloNeed::Jars => p.jars,
        SoloNeed::EmptyHand => u16::from(p.hand == 0),
        SoloNeed::ActionCards => u16::from(p.hand),
        SoloNeed::TradeMedals => medals(Medal::Trade),
        SoloNeed::ExplorationMedals => medals(Medal::Exploration),
        SoloNeed::CivilMedals => medals(Medal::Civil),
        SoloNeed::MedalKinds => p.medals.iter().filter(|&&n| n > 0).count() as u16,
        SoloNeed::RedDice => {
            p.active.iter().filter(|die| die.colour() == Colour::Red).map(|die| u16::from(die.value())).sum()
        }
        SoloNeed::CombatPoints => u16::from(p.combat_points),
        SoloNeed::PlayerCards => u16::from(p.active_cards.len()),
        SoloNeed::Goods => u16::from(p.ore.len() + p.crystals.len()),
    }
}

impl Solo {
    /// SOLO-5, SOLO-7: the VP lost by the loss box and by penalties.
    #[must_use]
    pub fn losses(&self) -> i16 {
        2 * i16::from(self.loss_box) + i16::from(self.penalty)
    }

    /// SOLO-6: how many last spaces were met.
    #[must_use]
    pub fn last_spaces_met(&self) -> u8 {
        self.met.len()
    }
}

/// SOLO-5, SOLO-6: checks the requirement and gives the reward or the penalty.
fn check(p: &mut Play<'_>) {
    let cell = p.t.solo.cell;
    let (row, space) = (cell / 6, cell % 6);
    let Some((needs, has)) = requirement(p.t, cell) else {
        return finish(p);
    };
    let met = has >= needs;
    p.emit(Event::SoloRequirement { row, space, met });
    if space == 5 {
        if !met {
            return super::round_end::game_over(p, SoloEnd::LastSpaceFailed);
        }
        p.t.solo.met.insert(row);
        if p.t.solo.last_spaces_met() == 2 {
            return super::round_end::game_over(p, SoloEnd::TwoLastSpaces);
        }
        return finish(p);
    }
    if met { reward(p, cell) } else { penalty(p, cell) }
}

fn reward(p: &mut Play<'_>, cell: u8) {
    if p.t.solo.coins.has(cell) {
        p.t.solo.coins.remove(cell);
        p.emit(Event::SoloCoin { from: cell, to: None });
        p.gain_jars(5);
        return finish(p);
    }
    // Only a stated position can lack the mine.
    if !p.t.solo.mines.has(cell) {
        return finish(p);
    }
    p.t.solo.mines.remove(cell);
    p.t.solo.placing = true;
    let places = mine_places(&p.t.players[0]);
    match places.len() {
        0 => {
            p.t.solo.placing = false;
            p.me().mine_supply += 1;
            p.emit(Event::Mine { seat: 0, from: Place::SoloMat(cell), to: Place::Supply });
            finish(p);
        }
        1 => place_mine(p, places.iter().next().expect("one place")),
        _ => p.ask(Ask::SoloMine),
    }
}

/// SOLO-5: any colour, next to an own mine if there is one.
pub(crate) fn mine_places(p: &Player) -> RegionSet {
    let near = if p.mines.is_empty() { RegionSet::ALL } else { p.mines.spread() };
    near.without(p.mines)
}

pub(crate) fn place_mine(p: &mut Play<'_>, region: Region) {
    p.t.solo.placing = false;
    p.me().mines.insert(region);
    let cell = p.t.solo.cell;
    p.emit(Event::Mine { seat: 0, from: Place::SoloMat(cell), to: Place::Region(region) });
    finish(p);
}

/// SOLO-5: the mine goes to the loss box, the coin to the last space named; then the negative effect.
fn penalty(p: &mut Play<'_>, cell: u8) {
    if p.t.solo.mines.has(cell) {
        p.t.solo.mines.remove(cell);
        p.t.solo.loss_box += 1;
        p.emit(Event::Mine { seat: 0, from: Place::SoloMat(cell), to: Place::LossBox });
    }
    match cell {
        A2 => foreign_buildings(p, 2),
        A4 => {
            remove_cards(p, 15);
            after_penalty(p);
        }
        A5 => {
            move_coin(p, B6);
            p.chance(Chance::SoloDie { penalty: true });
        }
        B2 => {
            move_coin(p, A6);
            after_penalty(p);
        }
        B4 => foreign_buildings(p, 3),
        B5 => lose_player_cards(p),
        C1 => {
            let half = p.t.deck / 2;
            remove_cards(p, half);
            after_penalty(p);
        }
        C3 => p.chance(Chance::SoloDie { penalty: true }),
        C4 => lose_a_medal(p),
        _ => unreachable!("this space has no negative effect"),
    }
}

/// SOLO-A2, SOLO-B4: as many as exist; the points are lost in full.
fn foreign_buildings(p: &mut Play<'_>, n: u8) {
    p.t.solo.penalty += n;
    p.emit(Event::SoloPenalty { points: n });
    let n = n.min(unbuilt(p.t).len());
    if n > 0 {
        p.chance(Chance::SoloBuildings { n, penalty: true });
    } else {
        after_penalty(p);
    }
}

fn move_coin(p: &mut Play<'_>, last: u8) {
    let from = p.t.solo.cell;
    if !p.t.solo.coins.has(from) {
        return;
    }
    p.t.solo.coins.remove(from);
    let reached = p.t.solo.filled[(last / 6) as usize] == 6;
    if !reached {
        p.t.solo.coins.insert(last);
    }
    p.emit(Event::SoloCoin { from, to: (!reached).then_some(last) });
}

/// SOLO-B5: two active player cards of choice.
fn lose_player_cards(p: &mut Play<'_>) {
    p.t.loss.n = 2;
    next_player_card(p);
}

fn next_player_card(p: &mut Play<'_>) {
    while p.t.loss.n > 0 {
        let cards = p.me().active_cards;
        if cards.len() > p.t.loss.n {
            return p.ask(Ask::LosePlayerCard);
        }
        p.t.loss.n = 0;
        for card in cards.iter() {
            p.deactivate(card);
        }
    }
    finish(p);
}

/// SOLO-C4: one medal of choice.
fn lose_a_medal(p: &mut Play<'_>) {
    let mut held = Medal::ALL.iter().copied().filter(|m| p.t.players[0].medals[m.index()] > 0);
    match (held.next(), held.next()) {
        (None, _) => after_penalty(p),
        (Some(only), None) => {
            p.lose_medal(only);
            after_penalty(p);
        }
        _ => p.ask(Ask::LoseMedal),
    }
}

/// After a part of a negative effect: SOLO-B5 may want one more card.
pub(crate) fn after_penalty(p: &mut Play<'_>) {
    if p.t.solo.cell == B5 && p.t.loss.n > 0 {
        p.t.loss.n -= 1;
        next_player_card(p);
    } else {
        finish(p);
    }
}

/// SOLO-3 (3): the markers move up and a new one is drawn.
fn finish(p: &mut Play<'_>) {
    let solo = &mut p.t.solo;
    solo.start = [solo.start[1], solo.start[2], None];
    let guilds = solo.start;
    p.emit(Event::SoloMarkers { guilds });
    if p.t.solo.bag.iter().any(|&n| n > 0) {
        p.chance(Chance::SoloMarkers { n: 1 });
    } else {
        super::actions::begin(p);
    }
}
