//! What the learned evaluation looks at: the open table and one seat's own cards, as numbers of about one.
//!
//! The learned weights depend on the order of these lines: changing it means training again.

use tharos_rules::ids::*;
use tharos_rules::{BuildingState, Chance, Nest, Phase, Player, State, Step, Table};

use super::pen::{Numbers, PLACES, Pen};
use crate::evaluation::missing_strength;

/// The dice that a seat may use, counted once.
#[derive(Default)]
struct Dice {
    /// By value, the last for everything beyond; there is no value 0.
    values: [u8; 9],
    by_colour: [u8; 5],
    /// The colours in which there is a 6.
    sixes: u8,
    sum: u16,
    red: u16,
}

impl Dice {
    fn of(p: &Player) -> Self {
        let mut dice = Dice::default();
        for die in p.active.iter() {
            let (colour, value) = (die.colour(), die.value());
            dice.values[usize::from(value.min(8))] += 1;
            dice.by_colour[colour.index()] += 1;
            dice.sixes |= u8::from(value == 6) << colour.index();
            dice.sum += u16::from(value);
            dice.red += if colour == Colour::Red { value.into() } else { 0 };
        }
        dice
    }

    /// How many have one of these values.
    fn count(&self, values: std::ops::RangeInclusive<usize>) -> u8 {
        self.values[values].iter().sum()
    }

    fn high(&self) -> u8 {
        self.count(5..=8)
    }
}

/// Writes the position as this seat sees it, and says how many places there are.
pub fn write(state: &State, seat: Seat, numbers: &mut Numbers) -> usize {
    let t = &state.table;
    let p = &t.players[seat as usize];
    *numbers = [0.0; PLACES];
    let active = &Dice::of(p);
    let mut pen = Pen { numbers, at: 0 };
    pen.value(1.0);
    time(&mut pen, t, p);
    belongings(&mut pen, t, p);
    regions(&mut pen, t, p);
    goods(&mut pen, t, p);
    buildings(&mut pen, t, p, seat);
    dice(&mut pen, p, active);
    attack(&mut pen, t, p, seat, active);
    pen.bits(usize::from(DeckCard::COUNT), state.hands[seat as usize].0 >> 1);
    pen.one_of(5, usize::from(p.hand));
    now(&mut pen, state, seat);
    if t.is_solo() {
        super::solo::write(&mut pen, t);
    }
    // What version 0.1 did not look at stands behind all that it did, so that its networks can still be read.
    plans(&mut pen, state, seat, active);
    rivals(&mut pen, t, seat);
    pen.at
}

/// The numbers of the cards with a certain worth in long plans: the three for mines, and goods put back.
const FOR_MINES: [u8; 3] = [32, 33, 34];
const PUT_BACK: u8 = 39;

/// What pays for many turns: cards that can be fetched again and again, mines, and the time that is left for them.
fn plans(pen: &mut Pen<'_>, state: &State, seat: Seat, active: &Dice) {
    let t = &state.table;
    let p = &t.players[seat as usize];
    let turn = usize::from((t.round - 1) * 4 + t.turn - 1);
    let left = (16 - turn) as f32 / 16.0;
    pen.bits(usize::from(DeckCard::COUNT), t.discard.0 >> 1);
    pen.scaled_bits(10, u64::from(p.active_cards.0), left);
    let in_play = t.buildings.iter().enumerate().fold(0, |bits, (i, b)| bits | u64::from(b.in_play()) << i);
    pen.scaled_bits(8, in_play, left);
    let ready = |card: PlayerCard| p.active_cards.has(card) && !p.used_cards.has(card);
    let plant = p.active_cards.has(PlayerCard::SteamPressurePlant);
    let office = t.buildings[Building::OrganizationOffice.index()].in_play();
    let plant_now = ready(PlayerCard::SteamPressurePlant) && active.high() >= 2;
    let office_now = office
        && !p.used_buildings.has(Building::OrganizationOffice)
        && p.jars >= Building::OrganizationOffice.demand().jars;
    let hand = state.hands[seat as usize];
    let near = |number: u8| {
        let card = DeckCard::new(number);
        (hand.has(card), t.discard.has(card))
    };
    let (mut complete, mut one_short) = (0u8, 0u8);
    for (colours, number) in t.mine_colours.iter().zip(FOR_MINES) {
        let missing = colours.iter().filter(|&c| p.mines.and(t.board.of(c)).is_empty()).count();
        let (held, thrown) = near(number);
        complete += u8::from(missing == 0);
        one_short += u8::from(missing == 1);
        pen.flag(missing == 0);
        pen.flag(missing == 1);
        pen.value(if missing == 0 { left } else { 0.0 });
        pen.flag(missing == 0 && held);
        pen.flag(missing == 0 && thrown);
        pen.value(if missing == 0 && (thrown || held) && plant { left } else { 0.0 });
        pen.flag(missing == 0 && thrown && plant_now);
        pen.flag(missing == 0 && thrown && office_now);
        pen.value(if missing == 1 && (thrown || held) && plant { left } else { 0.0 });
    }
    pen.one_of(4, usize::from(complete));
    pen.number(one_short, 0.5);
    let (held, thrown) = near(PUT_BACK);
    let supply = t.ore_supply.total() + t.crystal_supply.total();
    pen.flag(held && supply > 0);
    pen.flag(thrown && plant);
    pen.flag(thrown && plant_now);
    pen.flag(thrown && office_now);
    // Where the next mine can go, by colour, and whether it would be worth something at once.
    let places = if p.mines.is_empty() { RegionSet::ALL } else { p.mines.spread().without(p.mines) };
    for &colour in Colour::ALL {
        let of = t.board.of(colour);
        let open = !places.and(of).is_empty() && p.mine_supply > 0;
        let six = active.sixes >> colour.index() & 1 != 0;
        pen.flag(open && p.mines.and(of).is_empty());
        pen.flag(open && six);
        pen.flag(open && six && p.mines.and(of).is_empty());
    }
    pen.value(f32::from(p.mines.len()) * left);
    pen.value(p.guild_markers.len() as f32 * left);
    // Dice by what they are good for.
    for values in [1..=1, 1..=2, 1..=3, 3..=4, 4..=6, 5..=8, 6..=6] {
        let n = active.count(values);
        pen.number(n, 0.4);
        pen.flag(n >= 2);
    }
    pen.value(p.active.len() as f32 * left);
    let dice = p.bag.total() + p.depot.total() + p.drawn.total() + p.active.len() as u8 + p.used.len() as u8;
    pen.value(f32::from(dice) * left * 0.1);
    pen.value(f32::from(p.jars) * left * 0.1);
    pen.number(18 - dice.min(18), 0.2);
    // Medals of one kind alone make no set.
    let sets = p.medals.iter().min().copied().unwrap_or(0);
    for &n in &p.medals {
        pen.flag(n == sets);
        pen.number(n - sets, 0.2);
    }
    pen.bits(8, u64::from(t.round_end_deck.0));
    pen.flag(t.start_player == seat);
    let goods = p.ore.len() + p.crystals.len();
    let market = t.buildings[Building::NewMarket.index()].in_play();
    pen.value(if market { left } else { 0.0 });
    pen.value(if market { f32::from(goods) * 0.2 } else { 0.0 });
    pen.flag(market && p.jars >= 5);
    for card in [PlayerCard::OreDigger, PlayerCard::Crystallographist, PlayerCard::Rumblepoke, PlayerCard::Cannoneer] {
        pen.flag(ready(card) && t.phase == Phase::Actions && !p.passed);
    }
}

/// What the others have: by their most and by their mean, so that two and four players look alike.
fn rivals(pen: &mut Pen<'_>, t: &Table, seat: Seat) {
    const KINDS: usize = 14;
    let (mut most, mut sum) = ([f32::NEG_INFINITY; KINDS], [0.0f32; KINDS]);
    let own = t.score(seat).total;
    let mut n = 0.0;
    for other in (0..t.seats()).filter(|&other| other != seat) {
        let p = &t.players[other as usize];
        let flag = |yes: bool| if yes { 1.0 } else { 0.0 };
        let has = |card: PlayerCard| flag(p.active_cards.has(card));
        let kinds: [f32; KINDS] = [
            f32::from(t.score(other).total - own) * 0.05,
            f32::from(p.jars) * 0.05,
            f32::from(p.ore.len()) * 0.3,
            f32::from(p.crystals.len()) * 0.3,
            f32::from(p.active_cards.len()) * 0.15,
            p.active.len() as f32 * 0.15,
            f32::from(p.hand) * 0.3,
            f32::from(p.mines.len()) * 0.2,
            flag(p.passed),
            has(PlayerCard::OreDigger),
            has(PlayerCard::Crystallographist),
            has(PlayerCard::SteamPressurePlant),
            flag(p.jars >= 10 && p.active.iter().any(|d| d.colour() == Colour::Yellow && d.value() >= 3)),
            flag(t.attack.iter().any(|card| card.markers.has(other))),
        ];
        for ((most, sum), kind) in most.iter_mut().zip(&mut sum).zip(kinds) {
            *most = most.max(kind);
            *sum += kind;
        }
        n += 1.0;
    }
    for kind in 0..KINDS {
        pen.value(if n > 0.0 { most[kind] } else { 0.0 });
        pen.value(if n > 0.0 { sum[kind] / n } else { 0.0 });
    }
}

fn time(pen: &mut Pen<'_>, t: &Table, p: &Player) {
    let turn = usize::from((t.round - 1) * 4 + t.turn - 1);
    pen.one_of(16, turn);
    pen.value((16 - turn) as f32 / 16.0);
    let phase = match t.phase {
        Phase::SetUp | Phase::Preparation => 0,
        Phase::Solo => 1,
        Phase::Actions if !p.passed => 2,
        Phase::Actions => 3,
        Phase::Attack => 4,
        Phase::CleanUp => 5,
        Phase::RoundEnd | Phase::Over => 6,
    };
    pen.one_of(7, phase);
    pen.one_of(4, usize::from(t.seats()) - 1);
    pen.number(t.players.iter().filter(|p| p.passed).count() as u8, 0.3);
}

fn belongings(pen: &mut Pen<'_>, t: &Table, p: &Player) {
    pen.value(f32::from(p.jars) / 10.0);
    for step in [2, 4, 5, 8, 10, 12, 15, 20, 25] {
        pen.flag(p.jars >= step);
    }
    pen.value(f32::from(p.jars % 5) / 5.0);
    for &n in &p.medals {
        pen.number(n, 0.3);
        pen.flag(n > 0);
    }
    let sets = p.medals.iter().min().copied().unwrap_or(0);
    pen.number(sets, 0.5);
    pen.one_of(4, p.medals.iter().filter(|&&n| n > sets).count());
    pen.one_of(8, usize::from(p.combat_points));
    pen.bits(10, u64::from(p.active_cards.0));
    pen.bits(10, u64::from(p.used_cards.0 & p.active_cards.0));
    pen.number(p.active_cards.len(), 0.2);
    pen.one_of(3, usize::from(p.on_organizer));
    pen.one_of(4, usize::from(p.on_manipulator));
    pen.number(t.deck, 0.03);
    pen.number(t.discard.len(), 0.03);
}

fn regions(pen: &mut Pen<'_>, t: &Table, p: &Player) {
    // Regions whose attack is over are safe.
    let over = (t.round - 1) * 4 + t.turn - u8::from(matches!(t.phase, Phase::SetUp | Phase::Preparation));
    let safe = RegionSet(((1u32 << over.min(16)) - 1) as u16);
    pen.number(p.guild_supply, 0.1);
    pen.number(p.guild_markers.len(), 0.2);
    pen.number(p.guild_markers.and(safe).len(), 0.2);
    let mut sizes = [0u8; 5];
    for group in p.guild_markers.groups() {
        sizes[usize::from(group.len().min(5)) - 1] += 1;
    }
    sizes.iter().for_each(|&n| pen.number(n, 0.5));
    pen.one_of(5, usize::from(sizes[2..].iter().sum::<u8>() + sizes[4]));
    pen.one_of(5, usize::from(p.mines.len()));
    pen.number(p.mines.len(), 0.2);
    pen.number(p.mines.and(safe).len(), 0.2);
    pen.number(p.mine_supply, 0.1);
    for &colour in Colour::ALL {
        let of = t.board.of(colour);
        pen.flag(!p.mines.and(of).is_empty());
        pen.number(p.guild_markers.and(of).len(), 0.5);
    }
    for colours in t.mine_colours {
        pen.number(colours.iter().filter(|&c| p.mines.and(t.board.of(c)).is_empty()).count() as u8, 0.3);
    }
}

fn goods(pen: &mut Pen<'_>, t: &Table, p: &Player) {
    let (ore, crystals) = (p.ore.len(), p.crystals.len());
    pen.one_of(6, usize::from(ore));
    pen.one_of(6, usize::from(crystals));
    pen.number(ore + crystals, 0.2);
    pen.number((p.ore.0 & p.crystals.0).count_ones() as u8, 0.3);
    let open = |b: Building| t.buildings[b.index()].in_play() && !p.used_buildings.has(b);
    pen.flag(open(Building::LargeMarket) && ore.max(crystals) >= 5);
    pen.flag(open(Building::LittleMarket) && ore.max(crystals) >= 3);
    pen.flag(open(Building::NewMarket) && ore.min(crystals) >= 2);
    let market = [Building::LargeMarket, Building::LittleMarket, Building::NewMarket]
        .iter()
        .any(|b| t.buildings[b.index()].in_play());
    pen.number(if market { ore + crystals } else { 0 }, 0.2);
    // What can still be dug, of colours not yet owned.
    for (goods, owned) in [(t.ore, p.ore), (t.crystals, p.crystals)] {
        let left = Colour::ALL.iter().filter(|&&c| !owned.has(c) && !goods.and(t.board.of(c)).is_empty()).count();
        pen.number(left as u8, 0.2);
        pen.number(goods.len(), 0.1);
    }
    pen.number(t.ore_supply.total() + t.crystal_supply.total(), 0.1);
}

fn buildings(pen: &mut Pen<'_>, t: &Table, p: &Player, seat: Seat) {
    let mut others = 0;
    for (i, &state) in t.buildings.iter().enumerate() {
        pen.flag(state.in_play());
        pen.flag(state.in_play() && p.used_buildings.0 & 1 << i != 0);
        pen.flag(state == BuildingState::Available);
        others += u8::from(matches!(state, BuildingState::Owned(owner) if owner != seat));
    }
    pen.number(t.buildings.iter().filter(|&&b| b == BuildingState::Owned(seat)).count() as u8, 0.5);
    pen.number(others, 0.3);
    pen.one_of(4, t.buildings.iter().filter(|&&b| b == BuildingState::Available).count());
}

fn dice(pen: &mut Pen<'_>, p: &Player, active: &Dice) {
    pen.counts(p.bag.0, 0.3);
    pen.number(p.bag.total(), 0.1);
    pen.flag(p.bag.total() >= 5);
    pen.counts(p.depot.0, 0.3);
    pen.counts(p.drawn.0, 0.5);
    pen.counts(p.kept.0, 0.5);
    let mut used = [0; 5];
    p.used.iter().for_each(|d| used[d.die.colour().index()] += 1);
    pen.counts(used, 0.3);
    for column in &p.store {
        pen.bits(5, column.iter().fold(0, |bits, c| bits | 1 << c.index()));
    }
    for die in p.active.iter() {
        pen.numbers[pen.at + 8 * die.colour().index() + usize::from(die.value().min(8)) - 1] += 1.0;
    }
    pen.at += 40;
    pen.counts(active.by_colour, 0.5);
    pen.one_of(9, usize::from(p.active.len() as u8));
    pen.number(active.high(), 0.5);
    pen.value(f32::from(active.sum) * 0.05);
}

fn attack(pen: &mut Pen<'_>, t: &Table, p: &Player, seat: Seat, active: &Dice) {
    let from = if t.phase == Phase::RoundEnd { usize::from(t.loss.column) } else { 0 };
    let lost = t.attack.iter().skip(from).filter(|card| card.markers.has(seat)).count();
    // Losses differ from round to round.
    pen.maybe_one_of(20, (lost > 0).then(|| usize::from(t.round - 1) * 5 + lost));
    let to_come = match t.phase {
        Phase::Solo | Phase::Actions => true,
        Phase::Attack => (seat + t.seats() - t.start_player) % t.seats() >= t.done,
        _ => false,
    };
    let missing = missing_strength(t, p);
    pen.flag(to_come && missing <= 0);
    pen.maybe_one_of(9, (to_come && missing > 0).then(|| missing as usize - 1));
    let near = to_come && missing > 0;
    pen.flag(near && i32::from(active.red) >= missing);
    let rumblepoke = p.active_cards.has(PlayerCard::Rumblepoke);
    pen.flag(near && rumblepoke && !p.rumblepoke_used && p.combat_points > 0 && missing <= 2);
    let cannons = p.active_cards.has(PlayerCard::Cannoneer) && !p.used_cards.has(PlayerCard::Cannoneer);
    pen.flag(near && cannons && active.high() >= 2);
    pen.flag(near && cannons && missing <= 3 && active.count(3..=8) >= 2);
    pen.flag(near && p.guild_markers.has(t.attacked()));
    pen.flag(near && p.mines.has(t.attacked()));
    let (mut sum, mut n) = (0.0, 0.0);
    for (value, &cards) in t.attack_deck.iter().enumerate() {
        sum += value as f32 * f32::from(cards);
        n += f32::from(cards);
    }
    pen.value(if n > 0.0 { sum / n - 3.0 } else { 0.0 });
}

/// What can still be done or is under way in this turn.
fn now(pen: &mut Pen<'_>, state: &State, seat: Seat) {
    let t = &state.table;
    let p = &t.players[seat as usize];
    let mut free = 0;
    for space in 0..6 {
        free |= u64::from(p.uses[space] < 1 + p.extra_uses[space]) << space;
    }
    let acting = t.phase == Phase::Actions && !p.passed;
    pen.bits(6, if acting { free } else { 0 });
    let trans = match t.trans_now() {
        _ if !acting || p.trans_used => None,
        Trans::None => None,
        Trans::Jars(n) => Some(if n < 5 { 0 } else { 1 }),
        Trans::Combat(_) => Some(2),
        Trans::AnyDie => Some(3),
        Trans::ColouredDie(c) => Some(4 + c.index()),
        Trans::WhiteAsAny => Some(9),
        Trans::FlipWhite => Some(10),
    };
    pen.maybe_one_of(11, trans);
    let mine = acting && t.actor() == seat;
    let go = &t.go;
    pen.flag(mine);
    pen.flag(mine && go.card);
    pen.flag(mine && go.acted);
    pen.maybe_one_of(
        3,
        match go.nest {
            _ if !mine => None,
            Nest::None => None,
            Nest::Further => Some(0),
            Nest::Repeat => Some(1),
            Nest::FreeUse(_) => Some(2),
        },
    );
    pen.flag(mine && go.dye);
    pen.flag(mine && go.card_die);
    pen.flag(mine && go.double);
    let bound = go.bound.filter(|_| mine);
    pen.maybe_one_of(5, bound.map(|die| die.colour().index()));
    pen.number(bound.map_or(0, |die| die.value()), 0.2);
    let (mut cards, mut choice, mut dice) = (0, 0, 0);
    match t.step {
        Step::Chance(Chance::Cards { seat: s, n, look: false }) if s == seat => cards = n,
        Step::Chance(Chance::Cards { seat: s, n, look: true }) if s == seat => choice = n,
        Step::Chance(Chance::Dice { seat: s, n, .. }) if s == seat => dice = n,
        Step::Ask { seat: s, .. } if s == seat => choice = t.looking,
        _ => {}
    }
    pen.number(cards, 1.0);
    pen.one_of(5, usize::from(choice));
    pen.number(dice, 0.4);
}
