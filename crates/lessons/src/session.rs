//! A lesson that runs: the position of the step that the learner has reached, and what is said to a try.

use serde_json::Value;
use tharos_rules::ids::Seat;
use tharos_rules::{Action, Refusal, State};
use tharos_scenario::{Decision, Pattern, Step as Happening};

use crate::lesson::{Lesson, Step};
use crate::played::Played;

/// The learner sits here.
pub const LEARNER: Seat = 0;

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
    pub(crate) played: Played,
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
        let mut session = Session { lesson, at: 0, played: Played::new(begun) };
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
        self.played.state()
    }

    /// What happens at the beginning of the step without the learner.
    fn begin_step(&mut self) {
        for happening in self.step().map_or(&[][..], |step| &step.play) {
            match happening {
                &Happening::Decide(Decision { seat, action }) => {
                    let asked = self.state().table.decider();
                    self.decide(seat.or(asked).unwrap_or(LEARNER), action);
                }
                Happening::Chance(outcome) => self.played.must_settle(&self.lesson.id, outcome),
                _ => panic!("{}: only decisions and chance happen by themselves", self.lesson.id),
            }
        }
    }

    fn decide(&mut self, seat: Seat, action: Action) {
        self.played.must_decide(&self.lesson.id, seat, action);
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
    let mut fields = tharos_rules::json::value(&action).unwrap_or_default();
    let name = fields["do"].take();
    let mut pattern = show.clone();
    pattern.insert("do".into(), name);
    Pattern::new(Value::Object(pattern)).is_ok_and(|pattern| pattern.fits(action))
}
