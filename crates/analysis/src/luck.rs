//! What an outcome of chance was worth, against what could have come.

use serde::Serialize;
use tharos_rules::ids::{MAX_SEATS, Seat};
use tharos_rules::{Chance, Fast, Outcome, State, Step};

use crate::worth::{Umpire, Values, Worth};

/// Where luck comes from, as one seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum LuckKind {
    /// What the own dice show.
    Dice,
    /// Which dice the own bag gives.
    Draws,
    /// The own action cards.
    Cards,
    /// Attack cards and round-end cards.
    Attack,
    /// The dice, draws and cards of others.
    Others,
    /// Markers, die and buildings of the solo mat.
    SoloMat,
}

/// All kinds, of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Luck {
    pub dice: Worth,
    pub draws: Worth,
    pub cards: Worth,
    pub attack: Worth,
    pub others: Worth,
    pub solo_mat: Worth,
}

impl Luck {
    pub fn of(&mut self, kind: LuckKind) -> &mut Worth {
        match kind {
            LuckKind::Dice => &mut self.dice,
            LuckKind::Draws => &mut self.draws,
            LuckKind::Cards => &mut self.cards,
            LuckKind::Attack => &mut self.attack,
            LuckKind::Others => &mut self.others,
            LuckKind::SoloMat => &mut self.solo_mat,
        }
    }

    #[must_use]
    pub fn total(&self) -> Worth {
        let Luck { dice, draws, cards, attack, others, solo_mat } = *self;
        dice + draws + cards + attack + others + solo_mat
    }
}

/// Whose luck this chance request is, and of which kind; without a seat it concerns all players. The set-up counts for nobody.
pub(crate) fn kind(chance: Chance) -> Option<(Option<Seat>, LuckKind)> {
    Some(match chance {
        Chance::Setup => return None,
        Chance::Attack | Chance::RoundEnd => (None, LuckKind::Attack),
        Chance::Dice { seat, .. } => (Some(seat), LuckKind::Draws),
        Chance::Roll { seat, .. } => (Some(seat), LuckKind::Dice),
        Chance::Cards { seat, .. } => (Some(seat), LuckKind::Cards),
        Chance::SoloMarkers { .. } | Chance::SoloDie { .. } | Chance::SoloBuildings { .. } => (None, LuckKind::SoloMat),
    })
}

/// Up to this number of outcomes are listed; of more, this number is sampled. Few requests have more: rolls of six and more dice.
const LISTED: usize = 2500;
const DRAWN: usize = 1000;

/// What chance brought, and what was to be expected of it.
pub(crate) struct Came {
    /// By seat: how much better it was than what could be expected.
    pub luck: [Worth; MAX_SEATS],
    /// By seat: the probability of an outcome at least as good if it was good luck, at most as good otherwise.
    pub odds: [f32; MAX_SEATS],
}

/// Judges all outcomes that were possible, or a sample that does not depend on what came. The umpire compares with the
/// position before; `values` are what it says of the outcome that came. Luck is that less the mean of all: zero on average,
/// however wrong the evaluation is.
pub(crate) fn measure(
    umpire: &mut Umpire,
    before: &State,
    values: &Values,
    seed: u64,
    possible: &mut Vec<(Values, f64)>,
) -> Came {
    possible.clear();
    let mut settled = |outcome: &Outcome, p: f64| {
        let mut next = *before;
        next.settle_unchecked(outcome, None);
        possible.push((umpire.judge(&next), p));
    };
    match before.outcomes(LISTED) {
        Some(outcomes) => outcomes.iter().for_each(|(outcome, p)| settled(outcome, *p)),
        None => {
            let mut random = Fast::new(seed);
            for _ in 0..DRAWN {
                let outcome = before.sample(&mut random).expect("the game waits for chance");
                settled(&outcome, 1.0 / DRAWN as f64);
            }
        }
    }
    let all: f64 = possible.iter().map(|(_, p)| p).sum();
    let mean = |of: &dyn Fn(&Values) -> f32| possible.iter().map(|(v, p)| f64::from(of(v)) * p).sum::<f64>() / all;
    let mut came = Came { luck: [Worth::ZERO; MAX_SEATS], odds: [1.0; MAX_SEATS] };
    for seat in 0..before.table.players.len() {
        let vp = mean(&|values| values.vp[seat]);
        came.luck[seat] = values.of(seat) - Worth::new(vp, mean(&|values| values.win[seat]));
        let (own, lucky) = (values.vp[seat], f64::from(values.vp[seat]) >= vp);
        let tail = |values: &Values| if lucky { values.vp[seat] >= own } else { values.vp[seat] <= own };
        let odds = possible.iter().filter(|(values, _)| tail(values)).map(|(_, p)| p).sum::<f64>() / all;
        came.odds[seat] = odds as f32;
    }
    came
}

/// What the game waits for, if that is chance.
pub(crate) fn request(state: &State) -> Option<Chance> {
    match state.table.step {
        Step::Chance(chance) => Some(chance),
        Step::Ask { .. } | Step::Over => None,
    }
}

#[cfg(test)]
mod tests {
    use tharos_bots::Level;
    use tharos_rules::ids::Guild;
    use tharos_rules::{Data, Options};

    use super::*;

    /// Whatever comes, weighed by its probability: nothing is left.
    #[test]
    fn luck_is_nothing_on_average() {
        let (mut random, mut bot) = (Fast::new(4), Level::Journeyman.bot());
        let (mut umpire, mut possible) = (Umpire::default(), Vec::new());
        for players in 1..=4 {
            let mut state = State::new(&Guild::ALL[..players], Options::default(), &Data::default());
            let mut looked_at = 0;
            while !state.is_over() {
                if let Step::Ask { seat, .. } = state.table.step {
                    let view = state.view(Some(seat));
                    state.play_unchecked(bot.choose(&view, &view.consider(), 1, 1.into()), None);
                    continue;
                }
                if let Some(outcomes) = state.outcomes(60) {
                    let _ = umpire.begin(&state);
                    let (mut vp, mut win) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
                    for (outcome, p) in outcomes {
                        let mut next = state;
                        next.settle_unchecked(&outcome, None);
                        let values = umpire.judge(&next);
                        let came = measure(&mut umpire, &state, &values, 0, &mut possible);
                        for seat in 0..players {
                            vp[seat] += p * came.luck[seat].vp.get();
                            win[seat] += p * came.luck[seat].win.get();
                            assert!(came.odds[seat] as f64 > p - 1e-6);
                        }
                    }
                    assert!(vp.iter().chain(&win).all(|mean| mean.abs() < 2e-6), "{vp:?} {win:?}");
                    looked_at += 1;
                }
                let outcome = state.sample(&mut random).unwrap();
                state.settle_unchecked(&outcome, None);
            }
            assert!(looked_at > 20, "{looked_at}");
        }
    }
}
