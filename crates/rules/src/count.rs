//! How many decisions there are in the ordinary go, kind by kind, without looking at one of them.
//!
//! The lists of legal decisions are made elsewhere (`legal`, `mat`, `cards`); this file only counts
//! them, so that a random decision can be drawn by its number and only its own kind is looked through.
//! `tests/pick.rs` compares the counts with the lists.

use crate::action::Action;
use crate::cards::activation::PAIRS;
use crate::cards::{cartographer, diggers};
use crate::chance::Random;
use crate::choice::{Duty, Eyes, count_only, pick_nth};
use crate::few::Few;
use crate::ids::*;
use crate::legal::{self, Kind};
use crate::mat::{build, support, territory, works};
use crate::phases::markers;
use crate::shapes;
use crate::step::{Ask, Step};
use crate::table::BuildingState;

/// The number of decisions of each kind.
pub(crate) struct Choices {
    /// In the order of [`KINDS`].
    counts: [u32; KINDS.len()],
    total: u32,
}

const KINDS: [Kind; 13] = [
    Kind::Space(Space::Money),
    Kind::Space(Space::Cards),
    Kind::Space(Space::Support),
    Kind::Space(Space::Territory),
    Kind::Space(Space::Works),
    Kind::Space(Space::Build),
    Kind::Attack,
    Kind::Activation,
    Kind::PlayerCards,
    Kind::Buildings,
    Kind::ActionCards,
    Kind::Trans,
    Kind::Pass,
];

impl Choices {
    #[inline]
    fn note(&mut self, kind: Kind, n: u32) {
        let at = match kind {
            Kind::Space(space) => space.index(),
            Kind::Attack => 6,
            Kind::Activation => 7,
            Kind::PlayerCards => 8,
            Kind::Buildings => 9,
            Kind::ActionCards => 10,
            Kind::Trans => 11,
            Kind::Pass => 12,
        };
        self.counts[at] = n;
        self.total += n;
    }

    /// One of all, each equally likely, and how many there are.
    pub fn pick(&self, e: &Eyes<'_>, random: &mut impl Random) -> Option<(Action, u64)> {
        if self.total == 0 {
            return None;
        }
        let mut k = random.below(self.total);
        let mut at = 0;
        while k >= self.counts[at] {
            k -= self.counts[at];
            at += 1;
        }
        let mut nth = pick_nth(u64::from(k));
        legal::offers_of(KINDS[at], e, &mut nth);
        nth.picked.map(|action| (action, u64::from(self.total)))
    }
}

/// Counts the decisions of a go before its action, if no die is recoloured, no card is a die and
/// nothing is owed.
pub(crate) fn choices(e: &Eyes<'_>) -> Option<Choices> {
    let trans = e.trans();
    let ordinary = matches!(e.t.step, Step::Ask { ask: Ask::Go, .. })
        && !e.t.go.acted
        && Duty::of(e.t).none()
        && trans != Trans::WhiteAsAny;
    if !ordinary {
        return None;
    }
    if matches!(trans, Trans::AnyDie | Trans::ColouredDie(_)) {
        choices_with(e, trans, Histogram::<true>::new(&e.me().active, trans)?)
    } else {
        choices_with(e, trans, Histogram::<false>::new(&e.me().active, trans)?)
    }
}

fn choices_with<const CHANGES: bool>(e: &Eyes<'_>, trans: Trans, dice: Histogram<CHANGES>) -> Option<Choices> {
    let me = e.me();
    let mut all = Choices { counts: [0; KINDS.len()], total: 0 };
    if !me.active.is_empty() {
        for &space in Space::ALL {
            if me.free(space) {
                all.note(Kind::Space(space), on_space(space, e, &dice));
            }
        }
        all.note(Kind::Attack, attack(&dice, &me.active));
        all.note(Kind::Activation, activation(e, &dice));
    }
    all.note(Kind::PlayerCards, player_cards(e, &dice));
    if e.t.buildings.iter().any(|b| b.in_play()) {
        all.note(Kind::Buildings, listed(Kind::Buildings, e));
    }
    let card_played = e.t.go.card;
    if !card_played {
        all.note(Kind::Pass, 1);
        if !e.hand.is_empty() {
            all.note(Kind::ActionCards, listed(Kind::ActionCards, e));
        }
    }
    match trans {
        Trans::Jars(_) | Trans::Combat(_) if !card_played => all.note(Kind::Trans, 1),
        Trans::Jars(_) | Trans::Combat(_) | Trans::FlipWhite => all.note(Kind::Trans, listed(Kind::Trans, e)),
        _ => {}
    }
    Some(all)
}

fn on_space<const CHANGES: bool>(space: Space, e: &Eyes<'_>, dice: &Histogram<CHANGES>) -> u32 {
    match space {
        Space::Money => money(dice),
        Space::Cards => cards(e, dice),
        Space::Support => support(e, dice),
        Space::Territory => territory(e, dice),
        Space::Works => works(e, dice),
        Space::Build => build(e, dice),
    }
}

/// Counts by looking through the kind's own list.
fn listed(kind: Kind, e: &Eyes<'_>) -> u32 {
    let mut count = count_only();
    legal::offers_of(kind, e, &mut count);
    count.count as u32
}

/// The active dice by colour and value.
struct Histogram<const CHANGES: bool> {
    groups: [Group<CHANGES>; 5],
    /// The number of different dice.
    different: u32,
    /// In how many ways one of them can be placed.
    ways: u32,
    /// The number of choices of some or none of the dice.
    choices: u32,
    /// All values that a die can count.
    values: u16,
}

/// The dice of one colour: bit v stands for a die of value v.
#[derive(Clone, Copy, Default)]
struct Group<const CHANGES: bool> {
    once: u16,
    /// At least two, at least three equal dice.
    twice: u16,
    thrice: u16,
    /// The values TRANS-4 or TRANS-5 can give a die: from one below, from one above.
    up: u16,
    down: u16,
    /// The highest value a die can count.
    top: u32,
}

/// Higher values are so rare that they are not counted here.
const HIGHEST: u8 = 8;

const ANY: u16 = (1 << (HIGHEST + 1)) - 1;

/// The number of bits: a table is quicker than counting where the processor has no instruction for it.
fn ones(mask: u16) -> u32 {
    const TABLE: [u8; ANY as usize + 1] = {
        let (mut table, mut mask) = ([0; ANY as usize + 1], 0);
        while mask < table.len() {
            table[mask] = mask.count_ones() as u8;
            mask += 1;
        }
        table
    };
    u32::from(TABLE[usize::from(mask & ANY)])
}

/// The values from `least` on.
const fn from(least: u32) -> u16 {
    ((ANY as u32) << least) as u16 & ANY
}

/// The values in this range.
const fn range(low: u8, high: u8) -> u16 {
    from(low as u32) & !from(high as u32 + 1)
}

fn values(mut mask: u16) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let value = mask.trailing_zeros();
            mask &= mask - 1;
            value
        })
    })
}

impl<const CHANGES: bool> Histogram<CHANGES> {
    fn new(active: &[Die], trans: Trans) -> Option<Self> {
        let mut dice = Histogram { groups: [Group::default(); 5], different: 0, ways: 0, choices: 1, values: 0 };
        // Equal dice stand side by side.
        for alike in active.chunk_by(|a, b| a == b) {
            let (die, count) = (alike[0], alike.len() as u32);
            let value = die.value();
            if value > HIGHEST {
                return None;
            }
            dice.groups[die.colour().index()].add(value, count);
            dice.values |= 1 << value;
            dice.different += 1;
            dice.choices *= count + 1;
        }
        dice.ways = dice.different;
        if CHANGES {
            dice.note_changes(trans);
        }
        Some(dice)
    }

    fn note_changes(&mut self, trans: Trans) {
        for (group, &colour) in self.groups.iter_mut().zip(Colour::ALL) {
            if trans == Trans::AnyDie || trans == Trans::ColouredDie(colour) {
                group.raise();
            }
            if trans == Trans::ColouredDie(colour) {
                group.lower();
            }
            self.values |= group.up | group.down;
            self.ways += group.changes(ANY);
        }
    }

    fn of(&self, colour: Colour) -> &Group<CHANGES> {
        &self.groups[colour.index()]
    }

    fn whites(&self) -> &Group<CHANGES> {
        self.of(Colour::White)
    }

    /// Pairs of dice of any colours with both values in `fit`.
    fn pairs(&self, fit: u16) -> u32 {
        let (mut n, mut changes, mut twice, mut alone) = (0, 0, 0, 0);
        for group in &self.groups {
            n += ones(group.once & fit);
            changes += group.changes(fit);
            twice += ones(group.twice & fit);
            alone += group.changes_alone(fit);
        }
        pairs(n, changes, twice, alone)
    }
}

/// Of `n` different dice, of which `twice` are there twice: two different ones, an equal pair, or one
/// with a changed value and one as it is, unless that is the same die (`alone`).
fn pairs(n: u32, changes: u32, twice: u32, alone: u32) -> u32 {
    n * n.saturating_sub(1) / 2 + twice + changes * n - alone
}

/// Pairs of dice as they are that reach a total.
fn plain_pairs(once: u16, twice: u16, least: u32) -> u32 {
    let alike = ones(twice & from(least.div_ceil(2)));
    alike + values(once).map(|v| ones(once & from(least.saturating_sub(v).max(v + 1)))).sum::<u32>()
}

impl<const CHANGES: bool> Group<CHANGES> {
    /// The dice come in order of their values.
    fn add(&mut self, value: u8, count: u32) {
        let die = 1 << value;
        self.top = u32::from(value);
        self.once |= die;
        if count >= 2 {
            self.twice |= die;
        }
        if count >= 3 {
            self.thrice |= die;
        }
    }

    fn raise(&mut self) {
        self.up = (self.once & !from(7)) << 1;
        self.top = self.top.max(u32::from(self.up).checked_ilog2().unwrap_or(0));
    }

    fn lower(&mut self) {
        self.down = (self.once & from(2)) >> 1;
    }

    fn is_empty(&self) -> bool {
        self.once == 0
    }

    /// In how many ways a die can be placed that then counts a value in `fit`.
    fn ways_in(&self, fit: u16) -> u32 {
        ones(self.once & fit) + self.changes(fit)
    }

    fn ways(&self) -> u32 {
        self.ways_in(ANY)
    }

    /// Ways to place a die with a changed value.
    fn changes(&self, fit: u16) -> u32 {
        if CHANGES { ones(self.up & fit) + ones(self.down & fit) } else { 0 }
    }

    /// Changes of the dice with these values.
    fn changes_of(&self, values: u16) -> u32 {
        if CHANGES { ones(self.up & values << 1) + ones(self.down & values >> 1) } else { 0 }
    }

    /// Changes of a die without an equal one, where the value as it is fits too.
    fn changes_alone(&self, fit: u16) -> u32 {
        if !CHANGES {
            return 0;
        }
        let alone = self.once & !self.twice & fit;
        ones(self.up & fit & alone << 1) + ones(self.down & fit & alone >> 1)
    }

    /// Pairs of dice of this colour with both values in `fit`.
    fn pairs(&self, fit: u16) -> u32 {
        let (n, twice) = (ones(self.once & fit), ones(self.twice & fit));
        pairs(n, self.changes(fit), twice, self.changes_alone(fit))
    }

    /// Pairs of a die of this and one of another colour with both values in `fit`.
    fn pairs_with(&self, other: &Self, fit: u16) -> u32 {
        let (n, m) = (ones(self.once & fit), ones(other.once & fit));
        n * m + self.changes(fit) * m + n * other.changes(fit)
    }

    fn triples(&self) -> u32 {
        let n = ones(self.once);
        if n == 0 {
            return 0;
        }
        let (twice, changes) = (ones(self.twice), self.changes(ANY));
        let different = n * (n - 1) * n.saturating_sub(2) / 6 + (n - 1) * n.saturating_sub(2) / 2 * changes;
        // A die there twice, with any other: the changes of both count.
        let twice_changes = self.changes_of(self.twice);
        let with_equal = (n - 1) * (twice + twice_changes) + twice * changes - twice_changes;
        different + with_equal + ones(self.thrice) + self.changes_of(self.thrice)
    }

    /// The dice without one of this value.
    fn without(&self, value: u32) -> (u16, u16) {
        let die = 1 << value;
        (self.once & !(die & !self.twice), self.twice & !(die & !self.thrice))
    }

    /// Calls `f` with every changed value and the value of the die as it is.
    fn each_change(&self, mut f: impl FnMut(u32, u32)) {
        if CHANGES {
            values(self.up).for_each(|v| f(v, v - 1));
            values(self.down).for_each(|v| f(v, v + 1));
        }
    }

    /// Pairs of dice of this colour that reach a total.
    fn pairs_reaching(&self, least: u32) -> u32 {
        let mut n = plain_pairs(self.once, self.twice, least);
        self.each_change(|value, was| {
            let (others, _) = self.without(was);
            n += ones(others & from(least.saturating_sub(value)));
        });
        n
    }

    /// Pairs of a die of this and one of another colour that reach a total.
    fn pairs_with_reaching(&self, other: &Self, least: u32) -> u32 {
        let reach = |mask: u16, others: &Self, changed: bool| -> u32 {
            values(mask)
                .map(|v| {
                    let fit = from(least.saturating_sub(v));
                    ones(others.once & fit) + if changed { 0 } else { others.changes(fit) }
                })
                .sum()
        };
        let plain = reach(self.once, other, false);
        if CHANGES { plain + reach(self.up, other, true) + reach(self.down, other, true) } else { plain }
    }

    /// Three dice of this colour that reach a total.
    fn triples_reaching(&self, least: u32) -> u32 {
        let mut n = 0;
        for lowest in values(self.once) {
            let (once, twice) = self.without(lowest);
            n += plain_pairs(once & from(lowest), twice & from(lowest), least.saturating_sub(lowest));
        }
        self.each_change(|value, was| {
            let (once, twice) = self.without(was);
            n += plain_pairs(once, twice, least.saturating_sub(value));
        });
        n
    }
}

/// MAT-1: Little with any die, Plenty with up to three white ones.
fn money<const CHANGES: bool>(dice: &Histogram<CHANGES>) -> u32 {
    let whites = dice.whites();
    dice.ways + whites.ways() + whites.pairs(ANY) + whites.triples()
}

/// MAT-2: No choice with any die, Plenty of choices with a white one.
fn cards<const CHANGES: bool>(e: &Eyes<'_>, dice: &Histogram<CHANGES>) -> u32 {
    if e.t.drawable() == 0 { 0 } else { dice.ways + dice.whites().ways() }
}

/// MAT-3: a marker with any die, Reroll with a white one.
fn support<const CHANGES: bool>(e: &Eyes<'_>, dice: &Histogram<CHANGES>) -> u32 {
    let cards = markers::HOLDERS.iter().filter(|&&card| support::can_take_marker(e, card)).count() as u32;
    let mut rerolls = 0;
    let active = &e.me().active[..];
    let whites = active.iter().take_while(|d| d.is_white()).count();
    for alike in active[..whites].chunk_by(|a, b| a == b) {
        let count = alike.len() as u32;
        let ways = 1 + dice.whites().changes_of(1 << alike[0].value());
        // Without one of `count` equal dice there are count instead of count + 1 numbers of them to choose.
        rerolls += ways * (dice.choices / (count + 1) * count - 1);
    }
    cards * dice.ways + rerolls
}

/// MAT-4: Explore with any die, a marker with any two.
fn territory<const CHANGES: bool>(e: &Eyes<'_>, dice: &Histogram<CHANGES>) -> u32 {
    let own = e.me().guild_markers;
    let mut n = shapes::count_connected_fours(own) * dice.ways;
    if !territory::can_place(e) {
        return n;
    }
    // Per colour the dice and the free regions; no region has two colours.
    let mut before: Few<(Group<CHANGES>, u32), 5> = Few::new();
    for (group, &colour) in dice.groups.iter().zip(Colour::ALL) {
        if !group.is_empty() {
            let free = u32::from(e.t.board.of(colour).without(own).len());
            n += group.pairs(ANY) * free;
            for (other, other_free) in before.iter() {
                n += group.pairs_with(other, ANY) * (free + other_free);
            }
            before.push((*group, free));
        }
    }
    n
}

/// MAT-5: a die of the store with any die, a mine with a 6.
fn works<const CHANGES: bool>(e: &Eyes<'_>, dice: &Histogram<CHANGES>) -> u32 {
    let me = e.me();
    // The price is 2 in the lowest row and 2 more in each row above.
    let rows = usize::from(me.jars / 2);
    let mut n = dice.ways * me.store.iter().map(|column| column.len().min(rows) as u32).sum::<u32>();
    if me.mine_supply > 0 && dice.values & range(6, 6) != 0 {
        let places = works::mine_places(me);
        for (group, &colour) in dice.groups.iter().zip(Colour::ALL) {
            n += group.ways_in(range(6, 6)) * u32::from(e.t.board.of(colour).and(places).len());
        }
    }
    n
}

/// MAT-6: every building left, owned or not, with a yellow die of 3 or higher.
fn build<const CHANGES: bool>(e: &Eyes<'_>, dice: &Histogram<CHANGES>) -> u32 {
    let me = e.me();
    let ways = dice.of(Colour::Yellow).ways_in(from(3));
    if me.jars < build::PRICE || ways == 0 {
        return 0;
    }
    let left = e.t.buildings.iter().filter(|&&b| b == BuildingState::Available).count() as u32;
    ways * left * if build::can_own(me) { 2 } else { 1 }
}

/// MAT-7: some of the red dice, at most one of them with a changed value.
fn attack<const CHANGES: bool>(dice: &Histogram<CHANGES>, active: &[Die]) -> u32 {
    let reds = dice.of(Colour::Red);
    if reds.is_empty() {
        return 0;
    }
    let (mut all, mut changed) = (1, 0);
    for alike in active.chunk_by(|a, b| a == b).filter(|alike| alike[0].colour() == Colour::Red) {
        let count = alike.len() as u32;
        // One of them changed: the others of them, with any choice of the dice before and after.
        let changes = reds.changes_of(1 << alike[0].value());
        changed = changed * (count + 1) + changes * all * count;
        all *= count + 1;
    }
    all - 1 + changed
}

/// ACT
fn activation<const CHANGES: bool>(e: &Eyes<'_>, dice: &Histogram<CHANGES>) -> u32 {
    let active = e.me().active_cards;
    let least = |card: PlayerCard| u32::from(card.cost().1);
    let mut n = 0;
    // Every pair has a white die, but for the two green ones.
    let some_pair = !dice.whites().is_empty() || !dice.of(Colour::Green).is_empty();
    if !active.has(PlayerCard::Cannoneer) {
        n += dice.of(Colour::Red).ways_in(from(least(PlayerCard::Cannoneer)));
    }
    for &(card, first, second, least) in PAIRS.iter().filter(|_| some_pair) {
        let (one, other) = (dice.of(first), dice.of(second));
        let least = u32::from(least);
        // Without a die the top is 0, and no die alone reaches a total.
        if one.top + other.top < least || active.has(card) || other.top == 0 || one.top == 0 {
            continue;
        }
        n += if first == second { one.pairs_reaching(least) } else { one.pairs_with_reaching(other, least) };
    }
    let plant = PlayerCard::SteamPressurePlant;
    if !active.has(plant) && dice.whites().top * 3 >= least(plant) {
        n += dice.whites().triples_reaching(least(plant));
    }
    n
}

/// CARD: the active player cards that can be used in this go.
fn player_cards<const CHANGES: bool>(e: &Eyes<'_>, dice: &Histogram<CHANGES>) -> u32 {
    let me = e.me();
    let ready = me.active_cards.without(e.t.go.fresh);
    let mut n = 0;
    for card in ready.without(me.used_cards).iter() {
        n += match card {
            PlayerCard::Banker => dice.of(Colour::Yellow).ways(),
            PlayerCard::SteamDyer => steam_dyer(dice),
            PlayerCard::OreDigger => digger(Goods::Ore, e, dice),
            PlayerCard::Crystallographist => digger(Goods::Crystal, e, dice),
            PlayerCard::Cartographer if me.jars >= cartographer::PRICE => {
                shapes::count_connected_threes(me.guild_markers)
            }
            PlayerCard::Organizer => {
                let active = u32::from(me.active_cards.len());
                dice.pairs(from(5)) * active * (PlayerCard::ALL.len() as u32 - active)
            }
            PlayerCard::Cannoneer => dice.pairs(from(3)) + dice.pairs(from(5)),
            PlayerCard::Rumblepoke => dice.of(Colour::Red).ways(),
            PlayerCard::SteamPressurePlant => dice.pairs(from(5)) * u32::from(e.t.discard.len()),
            PlayerCard::Cartographer | PlayerCard::Manipulator => 0,
        };
    }
    if ready.has(PlayerCard::Organizer) && me.on_organizer > 0 {
        n += dice.different + u32::from(me.bag.total() + me.depot.total() > 0);
    }
    if ready.has(PlayerCard::Manipulator) && me.on_manipulator > 0 {
        let down = from(2);
        // OPT-1
        let up = if e.t.options.manipulator_at_most_7 { !from(7) } else { ANY };
        n += dice.groups.iter().map(|g| ones(g.once & up) + ones(g.once & down)).sum::<u32>();
    }
    n
}

/// CARD-2: a die of 3 or higher that leaves a white one for the further action.
fn steam_dyer<const CHANGES: bool>(dice: &Histogram<CHANGES>) -> u32 {
    let whites = dice.whites();
    if whites.is_empty() {
        return 0;
    }
    let high = dice.groups.iter().map(|g| g.ways_in(from(3))).sum::<u32>();
    let two_whites = ones(whites.once) >= 2 || whites.twice != 0;
    if two_whites { high } else { high - whites.ways_in(from(3)) }
}

/// CARD-3, CARD-4: two fitting dice for one region of one of their colours, or for two neighbours.
fn digger<const CHANGES: bool>(goods: Goods, e: &Eyes<'_>, dice: &Histogram<CHANGES>) -> u32 {
    let (low, high) = diggers::range(goods);
    let fit = range(low, high);
    let there = diggers::takeable(e, goods);
    let of = |i: usize| there.and(e.t.board.of(Colour::ALL[i]));
    let mut n = 0;
    for (i, a) in dice.groups.iter().enumerate() {
        n += a.pairs(fit) * u32::from(of(i).len());
        for (j, b) in dice.groups.iter().enumerate().skip(i + 1) {
            let pairs = a.pairs_with(b, fit);
            if pairs > 0 {
                let neighbours: u8 = of(i).iter().map(|region| region.neighbours().and(of(j)).len()).sum();
                n += pairs * u32::from(of(i).len() + of(j).len() + neighbours);
            }
        }
    }
    n
}
