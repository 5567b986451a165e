//! The work itself, entry by entry.

use tharos_bots::value::Lanes;
use tharos_rules::ids::{MAX_SEATS, Seat};
use tharos_rules::{Action, Entry, GameRecord, Outcome, ReplayError, Running, State, begin, replay};
use thiserror::Error;

use crate::decision::{Assessor, Depth, Eyes, Judged};
use crate::luck::{self, LuckKind};
use crate::moments::{self, Decided};
use crate::report::{Chanced, CoursePoint, Decision, Report, SeatReport, Size};
use crate::worth::{Umpire, Values, Worth};

/// Why a record has no analysis.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoAnalysis {
    #[error("the game of this record is not over")]
    NotOver,
    #[error(transparent)]
    Record(#[from] ReplayError),
}

/// An analysis on its way. Every [`step`](Analysis::step) takes one entry of the record; between two of them the caller may
/// show how far it is, or stop.
pub struct Analysis {
    game: Running,
    entries: Vec<Entry>,
    umpire: Umpire,
    assessor: Assessor,
    possible: Vec<(Values, f64)>,
    /// What everybody may expect now.
    now: Vec<Worth>,
    /// How each of the report's decisions changed that, and all but the last, which ends the game.
    changes: Vec<Vec<Worth>>,
    report: Report,
}

impl Analysis {
    /// # Errors
    /// If the record is wrong, or its game is not over: there is no analysis of a running game.
    pub fn new(record: &GameRecord, depth: Depth, eyes: Eyes) -> Result<Self, NoAnalysis> {
        if !replay(record)?.state().is_over() {
            return Err(NoAnalysis::NotOver);
        }
        let seats = record.players.iter().zip(0..).map(|(player, seat)| SeatReport {
            seat,
            guild: player.guild,
            name: player.name.clone(),
            start: Worth::ZERO,
            luck: Default::default(),
            decisions: Default::default(),
            result: Worth::ZERO,
            accuracy: 1.0,
            sizes: Default::default(),
            expected: None,
            score: Default::default(),
            moments: Vec::new(),
        });
        let report = Report {
            depth,
            eyes,
            done: 0,
            entries: record.entries.len(),
            seats: seats.collect(),
            course: Vec::new(),
            decisions: Vec::new(),
            chances: Vec::new(),
        };
        let mut analysis = Analysis {
            game: begin(record)?,
            entries: record.entries.clone(),
            umpire: Umpire::default(),
            assessor: Assessor::new(depth),
            possible: Vec::new(),
            now: vec![Worth::ZERO; record.players.len()],
            changes: Vec::new(),
            report,
        };
        if record.start.is_some() {
            analysis.start();
        }
        Ok(analysis)
    }

    /// How many entries are done, of how many.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.report.done, self.report.entries)
    }

    #[must_use]
    pub fn is_done(&self) -> bool {
        self.report.done == self.report.entries
    }

    /// Takes the next entry; nothing is left to do if it says false.
    pub fn step(&mut self) -> bool {
        let Some(&entry) = self.entries.get(self.report.done) else { return false };
        let before = *self.game.state();
        // The record has been played through already.
        if self.game.follow(entry).is_err() {
            debug_assert!(false, "an entry that was right is wrong now");
            return false;
        }
        let after = *self.game.state();
        match entry {
            Entry::Chance(Outcome::Setup { .. }) => self.start(),
            Entry::Chance(outcome) => self.chance(&before, &after, outcome),
            Entry::Action { seat, action } => self.decision(&before, &after, seat, action),
        }
        self.report.done += 1;
        if (before.table.round, before.table.turn) != (after.table.round, after.table.turn) || after.is_over() {
            self.mark(before.table.round, before.table.turn);
        }
        !self.is_done()
    }

    /// All steps that are left.
    pub fn finish(mut self) -> Report {
        while self.step() {}
        self.report()
    }

    /// What is known by now.
    #[must_use]
    pub fn report(&self) -> Report {
        let mut report = self.report.clone();
        for seat in &mut report.seats {
            let own = usize::from(seat.seat);
            seat.result = self.now[own];
            seat.score = self.game.state().table.score(seat.seat);
            let kept = seat.result.vp.get().max(0.0);
            let lost = -seat.decisions.own.vp.get();
            seat.accuracy = if lost > 0.0 { kept / (kept + lost) } else { 1.0 };
            let decided = self.report.decisions.iter().zip(&self.changes);
            let decided = decided.map(|(decision, change)| Decided { decision, change });
            // With the last entry what was likely becomes certain, whatever it is.
            let last = self.report.entries - 1;
            seat.moments = moments::of(
                seat.seat,
                decided.filter(|decided| decided.decision.entry != last),
                self.report.chances.iter().filter(|chance| chance.entry != last),
            );
        }
        report
    }

    /// From here on the game is accounted for.
    fn start(&mut self) {
        let state = *self.game.state();
        let values = self.umpire.begin(&state);
        let judge = self.umpire.judges.of(&state);
        for (own, seat) in self.report.seats.iter_mut().enumerate() {
            self.now[own] = values.of(own);
            seat.start = self.now[own];
            if judge.by_category() {
                seat.expected = Some(judge.forecast(&state, seat.seat, &mut Lanes::default()).by_category);
            }
        }
        self.mark(state.table.round, 0);
        if let Some(point) = self.report.course.last_mut() {
            point.entries = self.report.done + usize::from(self.report.done < self.game.entries());
        }
    }

    /// Notes the standings.
    fn mark(&mut self, round: u8, turn: u8) {
        let t = &self.game.state().table;
        self.report.course.push(CoursePoint {
            entries: self.report.done,
            round,
            turn,
            expected: self.now.clone(),
            scores: (0..t.seats()).map(|seat| t.score(seat).total).collect(),
        });
    }

    /// Judges the position that follows, and says how that changes what everybody may expect.
    fn go_on(&mut self, before: &State, after: &State) -> (Values, Vec<Worth>) {
        let _ = self.umpire.begin(before);
        let values = self.umpire.judge(after);
        (values, (0..self.now.len()).map(|seat| values.of(seat) - self.now[seat]).collect())
    }

    fn chance(&mut self, before: &State, after: &State, outcome: Outcome) {
        let Some((by, kind)) = luck::request(before).and_then(luck::kind) else { return };
        let (values, change) = self.go_on(before, after);
        let entry = self.report.done;
        let came = luck::measure(&mut self.umpire, before, &values, entry as u64, &mut self.possible);
        let mut lucks = Vec::with_capacity(self.now.len());
        for (own, seat) in self.report.seats.iter_mut().enumerate() {
            let luck = came.luck[own];
            let others = by.is_some_and(|by| by != seat.seat);
            *seat.luck.of(if others { LuckKind::Others } else { kind }) += luck;
            seat.decisions.unforeseen += change[own] - luck;
            self.now[own] = values.of(own);
            lucks.push(luck);
        }
        let t = &before.table;
        self.report.chances.push(Chanced {
            entry,
            round: t.round,
            turn: t.turn,
            seat: by,
            kind,
            outcome: Entry::Chance(outcome),
            odds: came.odds[..lucks.len()].to_vec(),
            luck: lucks,
        });
    }

    fn decision(&mut self, before: &State, after: &State, seat: Seat, action: Action) {
        let action = before.normalise(seat, action);
        let entry = self.report.done;
        let judged = match self.report.eyes {
            Eyes::Own => self.assessor.judge(&before.view(Some(seat)), action, entry as u64),
            Eyes::Open => self.assessor.judge_open(before, action, entry as u64),
        };
        let (values, change) = self.go_on(before, after);
        let mut explained = vec![Worth::ZERO; change.len()];
        if let Some(judged) = judged {
            let decision = decision(entry, before, seat, &judged);
            if decision.loss != Worth::ZERO
                && let Some(better) = decision.better
            {
                explained = self.given(before, &values, seat, &decision, better.action);
            }
            let own = &mut self.report.seats[usize::from(seat)];
            own.sizes.count(decision.size);
            self.report.decisions.push(decision);
            self.changes.push(change.clone());
        }
        for (own, to) in self.report.seats.iter_mut().enumerate() {
            let part = if to.seat == seat { &mut to.decisions.own } else { &mut to.decisions.others };
            *part += explained[own];
            to.decisions.unforeseen += change[own] - explained[own];
            self.now[own] = values.of(own);
        }
    }

    /// What a loss took from the seat that decided, and gave to the others: of its chance to win each gets a share as
    /// large as its own chance, and of VP what the evaluation sees at once.
    fn given(
        &mut self,
        before: &State,
        values: &Values,
        seat: Seat,
        decision: &Decision,
        better: Action,
    ) -> Vec<Worth> {
        let mut next = *before;
        next.play_unchecked(better, None);
        let with_better = self.umpire.judge(&next);
        let rest: f64 = 1.0 - self.now[usize::from(seat)].win.get();
        let each = |other: usize| {
            if other == usize::from(seat) {
                return -decision.loss;
            }
            let share = if rest > 0.0 { self.now[other].win.get() / rest } else { 0.0 };
            let vp = f64::from(values.vp[other]) - f64::from(with_better.vp[other]);
            Worth::new(vp, decision.loss.win.get() * share)
        };
        (0..self.now.len().min(MAX_SEATS)).map(each).collect()
    }
}

fn decision(entry: usize, before: &State, seat: Seat, judged: &Judged) -> Decision {
    let Judged { played, best } = *judged;
    let error = best.and_then(|best| best.error);
    let loss = judged.loss();
    let (round, turn) = (before.table.round, before.table.turn);
    let better = best.map(|best| best.prospect);
    Decision { entry, round, turn, seat, played, better, loss, error, size: Size::of(loss.vp) }
}
