//! Why an action is suggested. Every reason is something that the search measured or that follows from the rules; what it is
//! called is for others to say.

use serde::Serialize;
use tharos_rules::ids::{Colour, PlayerCard, Seat, Trans};
use tharos_rules::{Action, Ask, Fast, Go, Score, State, Step, Table, View};

use crate::suggest::Estimate;
use crate::tharos::settle_all;

/// The most reasons to tell, and how many of them may be gains by category.
const MOST: usize = 3;
const GAINS: usize = 2;
/// Less than this is not worth a word, in VP.
const LEAST: f32 = 0.3;
/// A turn does not have so many steps.
const STEPS: usize = 200;

/// One reason for or against an action.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Reason {
    /// VP at once.
    Now { vp: i16 },
    /// More VP in this category at the end than by passing, or if one may not pass, than with the best of the other actions;
    /// and half the width of the 95 % range of the difference.
    More { category: &'static str, vp: f32, half: f32 },
    /// Less of it.
    Less { category: &'static str, vp: f32, half: f32 },
    /// As a whole, where the evaluation knows no categories.
    Whole { vp: f32, half: f32 },
    /// ATK-1: it makes this combat strength, which is enough or not.
    Strength { strength: u16, needs: u16, holds: bool },
    /// The attack can wait: the red dice that are left and the effect of the turn can still hold it.
    Waits { strength: u16, needs: u16 },
    /// Red dice and the effect of the turn could have held the attack, and then no longer; nothing else offers a way.
    Gone { strength: u16, needs: u16 },
    /// The action of this place in the list can still follow in this turn.
    Then { place: u8 },
    /// It can then no longer follow.
    Instead { place: u8 },
    /// Jars gained or paid at once, and how many there are then.
    Jars { change: i16, left: u16 },
    /// It differs from the best of the list by less than chance.
    Equal,
}

impl Reason {
    fn is_attack(&self) -> bool {
        matches!(self, Reason::Strength { .. } | Reason::Waits { .. } | Reason::Gone { .. })
    }

    /// Gains come first, then what can wait, then the price.
    fn order(&self) -> u8 {
        match self {
            Reason::Now { vp } if *vp > 0 => 0,
            Reason::Whole { vp, .. } if *vp >= 0.0 => 1,
            Reason::More { .. } => 1,
            Reason::Strength { .. } => 2,
            Reason::Jars { change, .. } if *change > 0 => 3,
            Reason::Waits { .. } => 4,
            Reason::Then { .. } => 5,
            Reason::Equal => 6,
            Reason::Now { .. } | Reason::Whole { .. } => 7,
            Reason::Gone { .. } => 8,
            Reason::Less { .. } => 9,
            Reason::Jars { .. } => 10,
            Reason::Instead { .. } => 11,
        }
    }
}

/// The combat strength that a seat can still make this turn with its red dice and the effect of the turn alone.
#[must_use]
pub fn reach(table: &Table, seat: Seat) -> u16 {
    let player = &table.players[usize::from(seat)];
    let of = |colour: Colour| {
        let dice = player.active.iter().filter(move |die| die.colour() == colour);
        dice.map(|die| u16::from(die.value()))
    };
    let trans = if player.trans_used { Trans::None } else { table.trans_now() };
    let effect = match trans {
        Trans::Combat(strength) => u16::from(strength),
        // TRANS-4, TRANS-5: not on a die above 6.
        Trans::AnyDie | Trans::ColouredDie(Colour::Red) => u16::from(of(Colour::Red).any(|value| value <= 6)),
        Trans::WhiteAsAny => of(Colour::White).max().unwrap_or(0),
        _ => 0,
    };
    player.strength + of(Colour::Red).sum::<u16>() + effect
}

/// Whether a card or a building offers this seat another way to combat strength or to a ward.
#[must_use]
pub fn other_ways(table: &Table, seat: Seat, offered: &[Action]) -> bool {
    let player = &table.players[usize::from(seat)];
    // CARD-8: in the own check.
    player.active_cards.has(PlayerCard::Rumblepoke) && player.combat_points > 0 || offered.iter().any(arms)
}

fn arms(action: &Action) -> bool {
    match *action {
        Action::SecretSociety { .. }
        | Action::CannoneerStrength { .. }
        | Action::CannoneerWard { .. }
        | Action::Rumblepoke { .. }
        | Action::SteamDyer { .. }
        | Action::Card7
        | Action::Card16
        | Action::Card19Combat
        | Action::Card19Dice
        | Action::Card20Combat
        | Action::Card28Dice => true,
        Action::Card8 { colour } | Action::Card26 { colour } => colour == Colour::Red,
        Action::CivilianOffice { die, to }
        | Action::Card10 { die, to }
        | Action::Card25 { die, to }
        | Action::Manipulator { die, to } => die.colour() == Colour::Red && to > die.value(),
        _ => false,
    }
}

/// What a seat has before and after an action.
struct Facts {
    vp: i16,
    jars: u16,
    strength: u16,
    reach: u16,
    held: Option<bool>,
}

impl Facts {
    fn of(state: &State, seat: Seat) -> Self {
        let player = &state.table.players[usize::from(seat)];
        Facts {
            vp: state.table.score(seat).total,
            jars: player.jars,
            strength: player.strength,
            reach: reach(&state.table, seat),
            held: state.table.outlook().seats[usize::from(seat)].held,
        }
    }
}

/// Why the action at this place of the list, against passing if one may pass.
pub(crate) fn reasons(view: &View, all: &[Estimate], at: usize, pass: Option<&Estimate>, seed: u64) -> Vec<Reason> {
    let one = &all[at];
    let best_other = all.iter().enumerate().find(|&(other, _)| other != at).map(|(_, other)| other);
    let base = pass.filter(|pass| pass.action != one.action).or(best_other);
    let mut reasons = Vec::new();
    if let Some(base) = base {
        differences(one, base, &mut reasons);
    }
    if at > 0 && (one.vp - all[0].vp).abs() < range(one.half, all[0].half) {
        reasons.push(Reason::Equal);
    }
    facts(view, all, at, seed, &mut reasons);
    reasons.sort_by_key(Reason::order);
    if reasons.len() > MOST { foremost(&reasons) } else { reasons }
}

/// Where there are too many: one gain, the attack, what it costs, and then the others in their order.
fn foremost(reasons: &[Reason]) -> Vec<Reason> {
    let first = |fits: fn(&Reason) -> bool| reasons.iter().position(fits);
    let price = |reason: &Reason| (7..11).contains(&reason.order()) && !reason.is_attack();
    let foremost = [first(|reason| reason.order() < 2), first(Reason::is_attack), first(price)];
    let mut kept: Vec<usize> = foremost.into_iter().flatten().collect();
    let others = (0..reasons.len()).filter(|at| !foremost.contains(&Some(*at)));
    kept.extend(others.take(MOST - kept.len()));
    kept.sort_unstable();
    kept.into_iter().map(|at| reasons[at]).collect()
}

/// Half the width of the 95 % range of a difference.
fn range(a: f32, b: f32) -> f32 {
    (a * a + b * b).sqrt()
}

/// What the rest of the game brings more or less of, where it is more than chance.
fn differences(one: &Estimate, base: &Estimate, reasons: &mut Vec<Reason>) {
    let (Some(mine), Some(theirs)) = (one.by_category, base.by_category) else {
        let (vp, half) = (one.vp - base.vp, range(one.half, base.half));
        if vp.abs() >= half.max(LEAST) {
            reasons.push(Reason::Whole { vp, half });
        }
        return;
    };
    let mut gains = Vec::new();
    let mut worst: Option<(f32, Reason)> = None;
    for (at, &category) in Score::CATEGORIES.iter().enumerate() {
        let (vp, half) = (mine[at] - theirs[at], range(one.halves[at], base.halves[at]));
        if vp.abs() < half.max(LEAST) {
            continue;
        }
        if vp > 0.0 {
            gains.push((vp, Reason::More { category, vp, half }));
        } else if worst.is_none_or(|(least, _)| vp < least) {
            worst = Some((vp, Reason::Less { category, vp, half }));
        }
    }
    gains.sort_by(|a, b| b.0.total_cmp(&a.0));
    reasons.extend(gains.into_iter().take(GAINS).map(|(_, reason)| reason));
    reasons.extend(worst.map(|(_, reason)| reason));
}

/// What follows from the rules.
fn facts(view: &View, all: &[Estimate], at: usize, seed: u64, reasons: &mut Vec<Reason>) {
    let Some(seat) = view.viewer else { return };
    let mut random = Fast::new(seed);
    let mut state = view.sample(&mut random);
    let before = Facts::of(&state, seat);
    let (round, turn) = (state.table.round, state.table.turn);
    state.play_unchecked(all[at].action, None);
    let after = Facts::of(&state, seat);
    if after.vp != before.vp {
        reasons.push(Reason::Now { vp: after.vp - before.vp });
    }
    if after.jars != before.jars {
        reasons.push(Reason::Jars { change: after.jars as i16 - before.jars as i16, left: after.jars });
    }
    // Only as long as the attack of this turn is still to come.
    if (state.table.round, state.table.turn) == (round, turn) && before.held == Some(false) {
        let needs = state.table.attack_strength();
        if after.strength > before.strength {
            reasons.push(Reason::Strength { strength: after.strength, needs, holds: after.held == Some(true) });
        } else if after.held == Some(false) && all[at].action != Action::Pass {
            match (before.reach >= needs, after.reach >= needs) {
                (true, true) => reasons.push(Reason::Waits { strength: after.reach, needs }),
                (true, false) if !other_ways(&view.table, seat, &view.consider()) => {
                    reasons.push(Reason::Gone { strength: after.reach, needs });
                }
                _ => {}
            }
        }
    }
    if !matches!(view.table.step, Step::Ask { ask: Ask::Go, .. }) || view.table.go != Go::default() {
        return;
    }
    if let Some(then) = next_go(state, seat, (round, turn), &mut random) {
        let other = all.iter().enumerate().find(|&(other, estimate)| other != at && estimate.action != Action::Pass);
        if let Some((other, estimate)) = other {
            let place = other as u8 + 1;
            let possible = then.check(seat, estimate.action).is_ok();
            reasons.push(if possible { Reason::Then { place } } else { Reason::Instead { place } });
        }
    }
}

/// The next go of this seat in this turn, if the others pass and nothing is added to this one.
fn next_go(mut state: State, viewer: Seat, turn: (u8, u8), random: &mut Fast) -> Option<State> {
    for _ in 0..STEPS {
        settle_all(&mut state, random);
        if (state.table.round, state.table.turn) != turn {
            return None;
        }
        let Step::Ask { seat, ask } = state.table.step else { return None };
        let fresh = ask == Ask::Go && state.table.go == Go::default();
        if fresh && seat == viewer {
            return Some(state);
        }
        let action = match ask {
            Ask::Go if fresh => Action::Pass,
            Ask::Go if state.check(seat, Action::EndGo).is_ok() => Action::EndGo,
            _ => state.pick(random)?.0,
        };
        state.play_unchecked(action, None);
    }
    None
}
