//! A lesson that runs: the position of the step that the learner has reached, and what is said to a try.

use serde_json::{Value, json};
use tharos_rules::ids::Seat;
use tharos_rules::{Action, Entry, Event, Outcome, Refusal, State};
use tharos_scenario::{Decision, Pattern, Step as Happening};

use crate::lesson::{Lesson, Step};

/// The learner sits here.
pub const LEARNER: Seat = 0;

/// One entry of the game, what it changed, and the state behind it.
pub(crate) struct Moment {
    pub entry: Entry,
    pub by: Seat,
    pub events: Vec<Event>,
    pub state: State,
}

/// What is said to a decision that was tried. Only a right one is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Right,
    /// The rules do not allow it.
    Refused(Refusal),
    /// It is legal, but not meant here: the text of this foreseen try (from 1) says why not.
    Foreseen(usize),
    /// It is legal, but not meant here, and nobody thought of it: a hint answers it.
    Other,
    /// Nothing is to be decided now.
    NotNow,
}

pub struct Session {
    pub lesson: &'static Lesson,
    /// The step that the learner has reached; behind the last one the lesson is over.
    pub at: usize,
    pub(crate) begun: State,
    pub(crate) moments: Vec<Moment>,
}

impl Session {
    /// The lesson after these steps: for each the right decision, or nothing where none was to be taken. What does not
    /// fit, because the lesson has changed since, is left out with all that follows.
    ///
    /// # Panics
    /// If the lesson itself cannot be played; a test plays all of them.
    #[must_use]
    pub fn after(lesson: &'static Lesson, taken: &[Option<Action>]) -> Self {
        let begun = lesson.position.build().unwrap_or_else(|wrong| panic!("{}: {}", lesson.id, wrong.join("; ")));
        let mut session = Session { lesson, at: 0, begun, moments: Vec::new() };
        session.begin_step();
        for taken in taken {
            let Some(step) = session.step() else { break };
            match *taken {
                Some(action) if session.verdict(action) == Verdict::Right => session.decide(LEARNER, action),
                None if !step.asks() => {}
                _ => break,
            }
            session.at += 1;
            session.begin_step();
        }
        session
    }

    /// The step that the learner has reached.
    #[must_use]
    pub fn step(&self) -> Option<&'static Step> {
        self.lesson.steps.get(self.at)
    }

    #[must_use]
    pub fn state(&self) -> &State {
        self.moments.last().map_or(&self.begun, |moment| &moment.state)
    }

    /// What happens at the beginning of the step without the learner.
    fn begin_step(&mut self) {
        for happening in self.step().map_or(&[][..], |step| &step.play) {
            match happening {
                &Happening::Decide(Decision { seat, action }) => {
                    let asked = self.state().table.decider();
                    self.decide(seat.or(asked).unwrap_or(LEARNER), action);
                }
                Happening::Chance(outcome) => self.settle(outcome),
                _ => panic!("{}: only decisions and chance happen by themselves", self.lesson.id),
            }
        }
    }

    fn decide(&mut self, seat: Seat, action: Action) {
        let mut state = *self.state();
        let action = state.normalise(seat, action);
        let events = state
            .play(seat, action)
            .unwrap_or_else(|refusal| panic!("{}: {} is refused: {}", self.lesson.id, json!(action), json!(refusal)));
        self.moments.push(Moment { entry: Entry::Action { seat, action }, by: seat, events, state });
    }

    fn settle(&mut self, outcome: &Outcome) {
        let (mut state, by, mut events) = (*self.state(), self.state().table.actor(), Vec::new());
        state.settle(outcome, Some(&mut events)).unwrap_or_else(|wrong| panic!("{}: {wrong}", self.lesson.id));
        self.moments.push(Moment { entry: Entry::Chance(*outcome), by, events, state });
    }

    /// What is said to this decision of the learner.
    #[must_use]
    pub fn verdict(&self, action: Action) -> Verdict {
        if let Err(refusal) = self.state().check(LEARNER, action) {
            return Verdict::Refused(refusal);
        }
        let action = self.state().normalise(LEARNER, action);
        match self.step() {
            Some(step) if step.is_right(action) => Verdict::Right,
            Some(step) if step.asks() => {
                let foreseen = step.wrong.iter().position(|wrong| wrong.decision.fits(action));
                foreseen.map_or(Verdict::Other, |at| Verdict::Foreseen(at + 1))
            }
            _ => Verdict::NotNow,
        }
    }

    /// The same lesson with a right decision taken, but before the next step begins.
    #[must_use]
    pub fn with(mut self, action: Action) -> Self {
        self.decide(LEARNER, action);
        self
    }

    /// The right decisions of this step, the one to be shown first.
    #[must_use]
    pub fn right(&self) -> Vec<Action> {
        let Some(step) = self.step().filter(|step| step.asks()) else { return Vec::new() };
        let mut right: Vec<Action> = self.state().legal().into_iter().filter(|&action| step.is_right(action)).collect();
        // The first of the expected ones that agrees with what is to be shown.
        let rank = |action: &Action| {
            let shown = step.show.is_empty() || shows(&step.show, *action);
            let at = step.expect.iter().position(|pattern| pattern.fits(*action));
            (!shown, at)
        };
        right.sort_by_key(rank);
        right
    }
}

/// Whether a decision agrees with all fields of `show`.
fn shows(show: &serde_json::Map<String, Value>, action: Action) -> bool {
    let mut fields = json!(action);
    let name = fields["do"].take();
    let mut pattern = show.clone();
    pattern.insert("do".into(), name);
    Pattern::new(Value::Object(pattern)).is_ok_and(|pattern| pattern.fits(action))
}
