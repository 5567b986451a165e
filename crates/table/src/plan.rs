//! Planned goes. A player who waits says what is to be played when the own go comes; the table plays it, one step at a
//! time, as soon as it is possible and what mattered to the player is as it was foreseen.
//!
//! A plan is a secret of its seat (INFO-3): it leaves no line, its decisions are lines like all others, they take time off
//! the clock like all others, and the moment at which one comes depends on the secret seed and the place in the game only.
//! It never reaches across a roll, a draw or the end of the turn
//! ([decision 15](../../../docs/decisions/0015-a-plan-is-a-list-of-foreseen-decisions.md)).

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tharos_rules::ids::{Building, Dice, Goods, Region, Seat};
use tharos_rules::{Action, Ask, Entry, Phase, State, Step as Asks, Table};

use crate::Ms;
use crate::api::{Foreseen, ForeseenStep, OnlyIf, Otherwise, OwnPlan, PlanEnd, PlannedStep, Undoable};
use crate::caller::Caller;
use crate::clock::is_effect;
use crate::error::Error;
use crate::model::{LogLine, TableState};
use crate::project::position_of;

/// The longest plan.
pub const PLAN_STEPS: usize = 8;
/// How long a planned decision takes at least, so that others can follow.
const SHORTEST: Ms = 2000;

/// What a player plans, before the table has looked at it.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    pub action: Action,
    pub only_if: OnlyIf,
    pub otherwise: Otherwise,
}

/// The plan of a seat, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    steps: Vec<Step>,
    /// The step that comes next.
    next: usize,
    /// The go in which the plan has played last, by its first entry.
    go: Option<usize>,
    ended: Option<PlanEnd>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Step {
    action: Action,
    only_if: OnlyIf,
    otherwise: Otherwise,
    same_go: bool,
    played: bool,
    foreseen: Situation,
}

/// What may matter for a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Situation {
    /// The strength of the attack, and the own one.
    attack: (u16, u16),
    dice: Dice,
    /// What lies where the decision is aimed at, as a fingerprint; empty if at nothing that others could change.
    target: String,
}

impl Situation {
    fn of(state: &State, seat: Seat, action: Action) -> Self {
        let (table, me) = (&state.table, &state.table.players[usize::from(seat)]);
        let mut dice = me.active;
        dice.sort_unstable();
        Situation { attack: (table.attack_strength(), me.strength), dice, target: target(table, action) }
    }

    /// Whether all that mattered is as it was foreseen.
    fn holds(&self, now: &Situation, only_if: OnlyIf) -> bool {
        (!only_if.attack || self.attack == now.attack)
            && (!only_if.dice || self.dice == now.dice)
            && (!only_if.target || self.target == now.target)
    }
}

/// What lies on the regions, building and action card that a decision names.
fn target(table: &Table, action: Action) -> String {
    let written = tharos_rules::json::value(&action).expect("an action always has a JSON form");
    let Some(fields) = written.as_object() else { return String::new() };
    let mut found = Vec::new();
    for (field, value) in fields.iter().filter(|(field, _)| *field != "die" && *field != "dice") {
        let many = value.as_array().cloned().unwrap_or_else(|| vec![value.clone()]);
        for one in many {
            if let Ok(region) = serde_json::from_value::<Region>(one.clone()) {
                found.push(format!("{region:?} {}", on_region(table, region)));
            } else if let Ok(building) = serde_json::from_value::<Building>(one.clone()) {
                found.push(format!("{building:?} {:?}", table.buildings[building.index()]));
            } else if field == "card"
                && let Some(card) = one.as_u64()
            {
                let lies_open = table.discard.iter().any(|open| u64::from(open.number()) == card);
                found.push(format!("card {card} {lies_open}"));
            }
        }
    }
    if found.is_empty() { String::new() } else { short(&found.join(";")) }
}

fn on_region(table: &Table, region: Region) -> String {
    let seats = |lies: &dyn Fn(usize) -> bool| (0..table.players.len()).filter(|&seat| lies(seat)).collect::<Vec<_>>();
    let markers = seats(&|seat| table.players[seat].guild_markers.has(region));
    let mines = seats(&|seat| table.players[seat].mines.has(region));
    let goods = [Goods::Ore, Goods::Crystal].map(|goods| table.goods_on_regions(goods).has(region));
    format!("{markers:?} {mines:?} {goods:?}")
}

fn short(text: &str) -> String {
    Sha256::digest(text).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// How a game would go on after planned decisions.
struct Ahead {
    state: State,
    /// The seat decides again in the go of the decision before.
    same_go: bool,
    /// Nothing more can be foreseen.
    over: bool,
}

impl Ahead {
    fn of(state: &State, seat: Seat) -> Result<Self, Error> {
        let state = state.next_go(seat).ok_or(Error::WrongPhase("your next go cannot be foreseen now"))?;
        Ok(Ahead { state, same_go: false, over: false })
    }

    /// Plays a decision, and all that the table would answer after it.
    fn play(&mut self, seat: Seat, action: Action) -> Result<(), Error> {
        if self.over {
            return Err(Error::BadRequest(
                "nothing can be planned across a roll, a draw or the end of the turn".into(),
            ));
        }
        self.state.play(seat, action).map_err(Error::Refused)?;
        self.same_go = is_effect(action);
        loop {
            match self.state.table.step {
                Asks::Ask { seat: asked, ask: Ask::Go } if asked == seat => {
                    if !self.state.table.go.acted {
                        self.same_go |= self.state.table.go.card;
                        return Ok(());
                    }
                    self.same_go = false;
                    self.state.play(seat, Action::EndGo).map_err(Error::Refused)?;
                }
                Asks::Ask { seat: asked, .. } if asked == seat && self.state.table.phase == Phase::Actions => {
                    let offers = self.state.offers();
                    match offers.as_slice() {
                        [only] if only.count() == 1 => self.state.play(seat, only.first()).map_err(Error::Refused)?,
                        _ => {
                            self.same_go = true;
                            return Ok(());
                        }
                    };
                }
                _ => {
                    match self.state.next_go(seat) {
                        Some(next) => (self.state, self.same_go) = (next, false),
                        None => self.over = true,
                    }
                    return Ok(());
                }
            }
        }
    }
}

/// The answer of the plan of the deciding seat.
enum Says {
    Play { step: usize, action: Action },
    EndGo,
    Wake(PlanEnd),
}

impl Plan {
    pub(crate) fn runs(&self) -> bool {
        self.ended.is_none()
    }

    /// As its owner sees it.
    pub(crate) fn shown(&self) -> OwnPlan {
        let show = |step: &Step| PlannedStep {
            action: step.action,
            only_if: step.only_if,
            otherwise: step.otherwise,
            same_go: step.same_go,
            played: step.played,
        };
        OwnPlan { steps: self.steps.iter().map(show).collect(), ended: self.ended }
    }

    fn says(&self, state: &State, seat: Seat, ask: Ask, go: Option<usize>) -> Says {
        let in_go = self.go.is_some() && self.go == go;
        if in_go && ask == Ask::Go && state.table.go.acted {
            return Says::EndGo;
        }
        for (number, step) in self.steps.iter().enumerate().skip(self.next) {
            if step.same_go != in_go {
                // Within a go the steps of the next one do not help; and what belongs to a step that was left out, is too.
                if in_go { break } else { continue }
            }
            let now = Situation::of(state, seat, step.action);
            if step.foreseen.holds(&now, step.only_if) && { *state }.play(seat, step.action).is_ok() {
                return Says::Play { step: number, action: step.action };
            }
            if step.otherwise == Otherwise::Wake {
                return Says::Wake(PlanEnd::Stopped { step: number });
            }
        }
        Says::Wake(if in_go { PlanEnd::Question } else { PlanEnd::Done })
    }
}

impl TableState {
    /// How the game would stand after these decisions of a seat.
    fn ahead(&self, seat: Seat, steps: &[Action]) -> Result<(Ahead, Vec<(Situation, ForeseenStep)>), Error> {
        let game = self.game.as_ref().ok_or(Error::WrongPhase("the game has not begun"))?;
        if steps.len() > PLAN_STEPS {
            return Err(Error::BadRequest(format!("a plan has at most {PLAN_STEPS} steps")));
        }
        if self.doc.asked == Some(seat) {
            return Err(Error::WrongPhase("it is your go"));
        }
        let mut ahead = Ahead::of(game.state(), seat)?;
        let mut found = Vec::new();
        for &action in steps {
            let (situation, same_go) = (Situation::of(&ahead.state, seat, action), ahead.same_go);
            let has_target = !situation.target.is_empty();
            ahead.play(seat, action)?;
            let attacks = ahead.state.table.players[usize::from(seat)].strength != situation.attack.1;
            found.push((situation, ForeseenStep { same_go, attacks, has_target }));
        }
        Ok((ahead, found))
    }

    /// What a seat could decide in its next go after these decisions, if nobody else changed anything.
    ///
    /// # Errors
    /// If the seat is not the caller's, the next go cannot be foreseen, or one of the decisions would not be legal.
    pub fn foresee(&self, seat: Seat, steps: &[Action], caller: &Caller) -> Result<Foreseen, Error> {
        self.own(seat, caller)?;
        let (ahead, found) = self.ahead(seat, steps)?;
        let entries = self.game.as_ref().map_or(0, tharos_rules::Running::entries) + steps.len();
        let nothing = Undoable { steps: 0, stop: None };
        let position =
            (!ahead.over).then(|| position_of(&ahead.state, entries, nothing, Some(seat), self.doc.settings.live_vp));
        Ok(Foreseen { steps: found.into_iter().map(|(_, step)| step).collect(), position })
    }

    /// The position that a question of a seat is about: now, or after planned decisions.
    pub(crate) fn after(&self, seat: Seat, planned: Option<&[Action]>) -> Result<State, Error> {
        let game = self.game.as_ref().ok_or(Error::WrongPhase("the game has not begun"))?;
        planned.map_or(Ok(*game.state()), |steps| Ok(self.ahead(seat, steps)?.0.state))
    }

    /// The caller plans for an own seat; no steps: there is no plan any more.
    pub(crate) fn set_plan(&mut self, seat: Seat, wishes: &[Wish]) -> Result<(), Error> {
        self.running_game()?;
        let plan = &self.doc.chairs[usize::from(seat)].plan;
        if wishes.is_empty() {
            if plan.is_none() {
                return Err(Error::NoChange("there is no plan"));
            }
            self.drop_plan(seat);
            return Ok(());
        }
        let actions: Vec<Action> = wishes.iter().map(|wish| wish.action).collect();
        let (_, found) = self.ahead(seat, &actions)?;
        let step = |(wish, (foreseen, step)): (&Wish, (Situation, ForeseenStep))| Step {
            action: wish.action,
            only_if: wish.only_if,
            otherwise: wish.otherwise,
            same_go: step.same_go,
            played: false,
            foreseen,
        };
        let steps = wishes.iter().zip(found).map(step).collect();
        self.doc.chairs[usize::from(seat)].plan = Some(Plan { steps, next: 0, go: None, ended: None });
        Ok(())
    }

    /// Drops the plan: the player decides, or the game is over.
    pub(crate) fn drop_plan(&mut self, seat: Seat) {
        if let Some(chair) = self.doc.chairs.get_mut(usize::from(seat))
            && chair.plan.take().is_some()
        {
            self.schedule();
        }
    }

    /// All plans end, if they have not.
    pub(crate) fn end_plans(&mut self, why: PlanEnd) {
        let plans = self.doc.chairs.iter_mut().filter_map(|chair| chair.plan.as_mut());
        plans.for_each(|plan| plan.ended = plan.ended.or(Some(why)));
    }

    fn plan_says(&self) -> Option<(Seat, Says)> {
        let (seat, ask) = self.asked_person()?;
        let plan = self.doc.chairs[usize::from(seat)].plan.as_ref().filter(|plan| plan.ended.is_none())?;
        // What the table answers anyway needs no plan.
        if self.answers_itself() {
            return None;
        }
        let go = self.doc.go.map(|go| go.began);
        Some((seat, plan.says(self.game.as_ref()?.state(), seat, ask, go)))
    }

    /// After every question: schedules the plan. A plan without an answer ends, and the player decides.
    pub(crate) fn plan_decision(&mut self) {
        let at = match self.plan_says() {
            Some((seat, Says::Wake(why))) => {
                if let Some(plan) = &mut self.doc.chairs[usize::from(seat)].plan {
                    plan.ended = Some(why);
                }
                None
            }
            Some((seat, Says::EndGo)) => Some(self.moment(seat, Ask::Go)),
            Some((seat, Says::Play { .. })) => Some(SHORTEST + self.spread(seat)),
            None => None,
        };
        let at = at.map(|wait| self.doc.asked_at + wait);
        // Nobody loses time to a plan that waits.
        self.doc.plan_at = at.map(|at| self.doc.deadline().map_or(at, |deadline| at.min(deadline)));
    }

    /// The table has given the only answer left to a question of the go that the plan plays.
    pub(crate) fn follow_plan(&mut self, seat: Seat, action: Action) {
        let go = self.doc.go.map(|go| go.began);
        let Some(plan) = self.doc.chairs[usize::from(seat)].plan.as_mut().filter(|plan| plan.go == go) else { return };
        if let Some(step) = plan.steps.get_mut(plan.next).filter(|step| step.same_go && step.action == action) {
            step.played = true;
            plan.next += 1;
        }
    }

    /// Plays what is planned, as if the player had decided.
    pub(crate) fn play_planned(&mut self, now: Ms) -> Option<Vec<LogLine>> {
        let (seat, says) = self.plan_says()?;
        let (began, entry) = (self.doc.go.map(|go| go.began), self.game.as_ref()?.entries());
        let plan = self.doc.chairs[usize::from(seat)].plan.as_mut()?;
        let action = match says {
            Says::Play { step, action } => {
                plan.steps[step].played = true;
                (plan.next, plan.go) = (step + 1, began);
                if action == Action::Pass {
                    plan.ended = Some(PlanEnd::Done);
                }
                action
            }
            Says::EndGo => {
                self.doc.automatic.push(entry);
                Action::EndGo
            }
            Says::Wake(_) => return None,
        };
        let lines = self.play(seat, action, now).ok()?;
        let by_chance = |line: &LogLine| matches!(line, LogLine::Entry(done) if matches!(done.entry, Entry::Chance(_)));
        if lines.iter().any(by_chance)
            && let Some(plan) = &mut self.doc.chairs[usize::from(seat)].plan
        {
            let is_last = plan.next == plan.steps.len();
            plan.ended = plan.ended.or(Some(if is_last { PlanEnd::Done } else { PlanEnd::Chance }));
            self.schedule();
        }
        Some(lines)
    }
}
