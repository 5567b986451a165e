//! What a position is worth to a seat: the VP of now, and what will probably come of the rest.

mod weights;

use tharos_rules::few::Few;
use tharos_rules::ids::*;
use tharos_rules::{Ask, Phase, Player, SOLO_GOAL, State, Step, Table};

use crate::value::turns_left;
pub use weights::Weights;

/// How much of the game is left for a seat.
#[derive(Clone, Copy)]
pub(crate) struct Time {
    /// Turns after this one.
    pub left: f32,
    /// Whether the seat can still act in this turn.
    pub open: bool,
    /// How much of a turn this one still is for the seat: with dice most of one, without them hardly any.
    now: f32,
}

impl Time {
    pub fn of(t: &Table, seat: Seat) -> Self {
        let open = match t.phase {
            Phase::SetUp | Phase::Preparation | Phase::Solo => true,
            Phase::Actions => !t.players[seat as usize].passed,
            Phase::Attack | Phase::CleanUp | Phase::RoundEnd | Phase::Over => false,
        };
        let left = turns_left(t);
        let p = &t.players[seat as usize];
        let now = match (open, t.phase) {
            (false, _) => 0.0,
            (true, Phase::Actions) if p.active.is_empty() && t.go.bound.is_none() => 0.2,
            (true, _) => 0.7,
        };
        Time { left, open, now }
    }

    /// From 0 to 1: whether something that takes `turns` to bear fruit still will.
    pub fn enough(self, turns: f32) -> f32 {
        ((self.left + self.now) / turns).min(1.0)
    }
}

impl Weights {
    /// The VP this seat will probably have at the end.
    #[must_use]
    pub fn value(&self, state: &State, seat: Seat) -> f32 {
        let t = &state.table;
        let score = t.score(seat);
        if t.phase == Phase::Over {
            return f32::from(score.total);
        }
        let p = &t.players[seat as usize];
        let time = Time::of(t, seat);
        let now = f32::from(score.total - score.jars - score.mines);
        now + self.jars(p.jars, time)
            + self.mines(p.mines.len(), time)
            + self.medals(p, time)
            + self.cards(p, time)
            + self.markers(p, time)
            + self.goods(p, t, time)
            + f32::from(6 - p.store.iter().map(|column| column.len() as u8).sum::<u8>())
                * self.bought_die_per_turn
                * time.left
            + f32::from(score.buildings) * self.building_per_turn * time.left
            + self.hand(state, seat, time)
            + self.this_turn(t, p, time)
            + self.pending(state, seat)
            + self.attack(t, p, seat, time)
    }

    /// The own value against the best of the others; alone, against the goal.
    #[must_use]
    pub fn lead(&self, state: &State, seat: Seat) -> f32 {
        lead(&self.values(state), seat)
    }

    fn values(&self, state: &State) -> Few<f32, MAX_SEATS> {
        let mut values = Few::new();
        (0..state.table.seats()).for_each(|seat| values.push(self.value(state, seat)));
        values
    }

    pub(crate) fn jars(&self, jars: u16, time: Time) -> f32 {
        let useful = f32::from(jars.min(self.jars_useful));
        0.2 * f32::from(jars) + useful * (self.jar - 0.2) * time.enough(3.0)
    }

    fn mines(&self, mines: u8, time: Time) -> f32 {
        match mines {
            0 => 0.0,
            1 | 2 => self.mines_before_three[mines as usize - 1] * time.enough(4.0),
            n => f32::from(n),
        }
    }

    /// Beyond their VP, which the score counts: sets begun, and combat points on the way.
    fn medals(&self, p: &Player, time: Time) -> f32 {
        let sets = p.medals.iter().min().copied().unwrap_or(0);
        let kinds = p.medals.iter().filter(|&&n| n > sets).count() as f32;
        kinds * self.medal_kind * time.enough(4.0) + self.combat_points(p.combat_points, time)
    }

    /// What combat points are worth, whatever becomes of this turn's attack.
    fn combat_points(&self, points: u8, time: Time) -> f32 {
        let points = points.min(7);
        if time.left >= 4.0 {
            return f32::from(points) * self.combat_point;
        }
        // The last round: four points are a medal, fewer only if enough turns are left to gain the others.
        let missing = f32::from(4 - points.min(4));
        if missing <= time.left { 3.0 - missing * 0.9 } else { 0.0 }
    }

    /// What the combat point for holding this turn's attack is worth.
    pub(crate) fn next_combat_point(&self, p: &Player, time: Time) -> f32 {
        self.combat_points(p.combat_points + 1, time) - self.combat_points(p.combat_points, time)
    }

    fn cards(&self, p: &Player, time: Time) -> f32 {
        let engine: f32 = p.active_cards.iter().map(|card| self.card_per_turn[card.index()]).sum();
        let on_cards = f32::from(p.on_organizer + p.on_manipulator);
        engine * time.left + on_cards * self.marker_on_card * time.enough(1.0)
    }

    /// Markers on regions by connected groups, but no more than the turns left allow to explore.
    fn markers(&self, p: &Player, time: Time) -> f32 {
        let table: &[f32] = if p.active_cards.has(PlayerCard::Cartographer) {
            &self.marker_group_cartographer
        } else {
            &self.marker_group
        };
        let full = table.len() - 1;
        let mut value = 0.0;
        for group in p.guild_markers.groups() {
            let size = usize::from(group.len());
            value += table[full] * (size / full) as f32 + table[size % full];
        }
        value.min(4.0 * (time.left + if time.open { 1.0 } else { 0.0 })) * time.enough(1.0)
    }

    fn goods(&self, p: &Player, t: &Table, time: Time) -> f32 {
        let market = [Building::LargeMarket, Building::LittleMarket, Building::NewMarket]
            .iter()
            .any(|b| t.buildings[b.index()].in_play());
        let each = if market { self.goods_with_market } else { self.goods };
        f32::from(p.ore.len() + p.crystals.len()) * each * time.enough(2.0)
    }

    fn hand(&self, state: &State, seat: Seat, time: Time) -> f32 {
        let hand = state.hands[seat as usize];
        let (mut sum, mut least) = (0.0, f32::INFINITY);
        for card in hand.iter() {
            let value = self.hand[card.number() as usize];
            sum += value;
            least = least.min(value);
        }
        // GO-11: the fourth card must go.
        if hand.len() > 3 {
            sum -= least;
        }
        sum * time.enough(1.0)
    }

    /// What can still be done in this turn.
    fn this_turn(&self, t: &Table, p: &Player, time: Time) -> f32 {
        if !time.open {
            return 0.0;
        }
        let dice: f32 = p.active.iter().map(|&die| self.die(die)).sum();
        let trans = !p.trans_used && t.phase == Phase::Actions && t.trans_now() != Trans::None;
        dice + if trans { self.trans } else { 0.0 }
    }

    pub(crate) fn die(&self, die: Die) -> f32 {
        let coloured = if die.is_white() { 0.0 } else { self.die_coloured };
        self.die + self.die_pip * f32::from(die.value()) + coloured
    }

    /// What has begun but is not complete.
    fn pending(&self, state: &State, seat: Seat) -> f32 {
        let t = &state.table;
        let Step::Ask { seat: asked, ask } = t.step else { return 0.0 };
        if asked != seat {
            return 0.0;
        }
        let go = &t.go;
        let looked_at = state.looking.iter().map(|card| self.hand[card.number() as usize]).fold(0.0, f32::max);
        looked_at * Time::of(t, seat).enough(1.0)
            + if matches!(ask, Ask::Further | Ask::Repeat | Ask::FreeUse) { self.nested } else { 0.0 }
            + if go.card_die { self.hand[16] } else { 0.0 }
            + if go.double { self.hand[24] } else { 0.0 }
            + go.bound.map_or(0.0, |die| self.die(die))
    }

    /// The attack of this turn while it is to come, and the losses of those that were not held.
    fn attack(&self, t: &Table, p: &Player, seat: Seat, time: Time) -> f32 {
        let loss = self.loss(p, t.round, time);
        let from = if t.phase == Phase::RoundEnd { usize::from(t.loss.column) } else { 0 };
        let lost = t.attack.iter().skip(from).filter(|card| card.markers.has(seat)).count() as f32;
        let mut value = -lost * (loss + self.attack_marker);
        let to_come = match t.phase {
            Phase::Solo | Phase::Actions => true,
            Phase::Attack => (seat + t.seats() - t.start_player) % t.seats() >= t.done,
            _ => false,
        };
        if to_come {
            let held = self.holds(t, p, time);
            value += held * self.next_combat_point(p, time)
                - (1.0 - held) * (loss + self.attack_marker + self.at_stake(t, p));
        }
        value
    }

    /// The marker and the mine on the attacked region (ATK-4).
    pub(crate) fn at_stake(&self, t: &Table, p: &Player) -> f32 {
        let region = t.attacked();
        let marker = if p.guild_markers.has(region) { 0.7 } else { 0.0 };
        let mine = if p.mines.has(region) { 1.0 } else { 0.0 };
        marker + mine
    }

    /// How likely the attack of this turn is held, from 0 to 1.
    fn holds(&self, t: &Table, p: &Player, time: Time) -> f32 {
        let missing = missing_strength(t, p);
        if missing <= 0 {
            return 1.0;
        }
        if !time.open {
            return 0.0;
        }
        let red: i32 = p.active.iter().filter(|d| d.colour() == Colour::Red).map(|d| i32::from(d.value())).sum();
        self.hope * (red as f32 / missing as f32).min(1.0)
    }

    /// END-R1 to END-R6: what a marker on an attack card costs on average.
    pub(crate) fn loss(&self, p: &Player, round: u8, time: Time) -> f32 {
        let n = |have: u8, most: u8| f32::from(have.min(most));
        let medal = |m: Medal, vp: f32| if p.medals[m.index()] > 0 { vp } else { 0.0 };
        let jars = f32::from(p.jars);
        let on_cards = p.on_organizer + p.on_manipulator;
        let sum = if round >= 4 {
            medal(Medal::Civil, 2.0)
                + n(p.mines.len(), 3)
                + medal(Medal::Exploration, 8.0)
                + jars * 0.2
                + medal(Medal::Trade, 4.0)
        } else {
            let least_card = if p.active_cards.is_empty() { 0.0 } else { 1.5 + 0.15 * time.left };
            let (card, mines, lost_jars) = match round {
                1 => (0.0, 0.0, jars.min(3.0)),
                2 => (least_card, 0.0, jars * 0.5),
                _ => (least_card, n(p.mines.len(), 2), jars.min(10.0)),
            };
            card + mines
                + n(p.guild_markers.len(), round) * 0.6
                + lost_jars * self.jar
                + n(p.hand, round) * 0.9
                + n(on_cards, round) * self.marker_on_card
        };
        sum / 6.0
    }
}

fn lead(values: &[f32], seat: Seat) -> f32 {
    let others = values.iter().enumerate().filter(|(other, _)| *other != usize::from(seat)).map(|(_, &value)| value);
    values[usize::from(seat)] - others.reduce(f32::max).unwrap_or(f32::from(SOLO_GOAL))
}

/// What is missing to hold the attack of this turn, with everything that can be added in the own check (ATK-2).
pub(crate) fn missing_strength(t: &Table, p: &Player) -> i32 {
    if p.ward {
        return 0;
    }
    let trans = match t.trans_now() {
        Trans::Combat(n) if !p.trans_used => i32::from(n),
        _ => 0,
    };
    i32::from(t.attack_strength()) - i32::from(p.strength) - trans
}
