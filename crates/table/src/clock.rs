//! Clocks: how long a seat may think, and what happens when its time is up. A bot then plays one go; the seat stays the
//! person's.

use tharos_rules::ids::Seat;
use tharos_rules::{Action, Phase, Table};

use crate::Ms;
use crate::api::{About, ClockRule, TableChange, Vote};
use crate::model::{Chair, CurrentGo, LogLine, TableDoc, TableState};
use crate::presence::Presence;

/// The time of a player who returns to a go whose time is up, or begins one with no time left.
const BREATH: Ms = 60_000;
/// How long the others have to vote on more time: a tenth of the clock, within these limits.
const SHORTEST_GRACE: Ms = 30_000;
const LONGEST_GRACE: Ms = 3_600_000;

impl ClockRule {
    /// What a clock shows at the beginning.
    pub(crate) fn whole(self) -> Option<Ms> {
        match self {
            ClockRule::None => None,
            ClockRule::Move { seconds } | ClockRule::Budget { seconds, .. } => Some(Ms::from(seconds) * 1000),
        }
    }

    fn breath(self) -> Ms {
        self.whole().unwrap_or(0).min(BREATH)
    }

    /// What the others can give.
    fn more(self) -> Ms {
        let whole = self.whole().unwrap_or(0);
        if matches!(self, ClockRule::Budget { .. }) { (whole / 10).max(self.breath()) } else { whole }
    }

    fn grace(self) -> Ms {
        (self.whole().unwrap_or(0) / 10).clamp(SHORTEST_GRACE, LONGEST_GRACE)
    }
}

/// How the game reached its position.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Came {
    /// By a decision; `effect`: it only used a transformation effect, which begins no go.
    Forward { effect: bool },
    /// By taking back alone: what was used of a clock stays used.
    Back,
    /// By taking back with the consent of others: the go has its time again.
    BackTogether,
}

/// Whether a decision only uses a transformation effect.
pub(crate) const fn is_effect(action: Action) -> bool {
    matches!(action, Action::UseTrans | Action::Flip { .. })
}

/// Whether the question on the table begins another go than the one of this seat in this phase; `effect`: the decision
/// before it only used an effect.
pub(crate) fn begins_go(before: Option<(Seat, Phase)>, effect: bool, table: &Table) -> bool {
    before != table.decider().map(|seat| (seat, table.phase)) || table.begins_go() && !effect
}

impl Chair {
    /// A new go begins.
    fn give_time(&mut self, clock: ClockRule) {
        if let Some(left) = &mut self.clock_ms {
            match clock {
                ClockRule::Move { .. } => *left = clock.whole().unwrap_or(0),
                _ if *left == 0 => *left = clock.breath(),
                _ => {}
            }
        }
    }
}

impl TableDoc {
    /// When the clock of the player to move runs out.
    pub fn deadline(&self) -> Option<Ms> {
        let chair = &self.chairs[usize::from(self.asked?)];
        if self.settings.clock == ClockRule::None || chair.bot().is_some() || self.is_paused() {
            return None;
        }
        Some(self.runs_since()? + chair.clock_ms?)
    }

    /// When the clock of the player to move started, or will start.
    pub(crate) fn runs_since(&self) -> Option<Ms> {
        let chair = &self.chairs[usize::from(self.asked?)];
        Some(self.asked_at.max(chair.off_until.unwrap_or(self.asked_at)))
    }

    /// When a bot plays the go of the player to move, or the others vote on that.
    pub fn time_is_up_at(&self) -> Option<Ms> {
        let deadline = self.deadline()?;
        Some(self.time_vote(self.asked?).unwrap_or(deadline))
    }

    /// Until when the others can give this seat more time.
    fn time_vote(&self, seat: Seat) -> Option<Ms> {
        self.votes.iter().find_map(|vote| match vote.about {
            About::Time { seat: about, until } if about == seat => Some(until),
            _ => None,
        })
    }

    /// Deducts the time since the question from the clock of the player to move.
    pub(crate) fn charge(&mut self, now: Ms) {
        if self.deadline().is_some()
            && let Some(since) = self.runs_since()
            && let Some(left) = self.asked.and_then(|seat| self.chairs[usize::from(seat)].clock_ms.as_mut())
        {
            *left = (*left - (now - since).max(0)).max(0);
            self.asked_at = now;
        }
    }

    /// Gives back the time when no server ran.
    pub fn give_back(&mut self, ms: Ms) {
        self.asked_at += ms;
        for vote in &mut self.votes {
            if let About::Time { until, .. } = &mut vote.about {
                *until += ms;
            }
        }
    }

    /// Gives time to a player who returns to a go whose time is up: once per go, so that nobody gains by it.
    pub(crate) fn revive(&mut self, seat: Seat, now: Ms) {
        if self.asked != Some(seat) {
            return;
        }
        let (clock, in_vote) = (self.settings.clock, self.time_vote(seat).is_some());
        let chair = &mut self.chairs[usize::from(seat)];
        if let (Some(left), Some(go)) = (&mut chair.clock_ms, &mut self.go)
            && (chair.missed.this_go || in_vote)
            && !go.taken_back
        {
            *left = clock.breath();
            go.taken_back = true;
            self.asked_at = now;
        }
    }
}

impl TableState {
    /// Notes whether another go has begun. With it a stand-in ends, holding ends, and the clock has its time.
    pub(crate) fn enter_go(&mut self, came: Came) {
        let (doc, Some(game)) = (&mut self.doc, &self.game) else { return };
        let (table, entries, clock) = (&game.state().table, game.entries(), doc.settings.clock);
        let before = doc.go;
        if let Came::Forward { effect } = came
            && !begins_go(before.map(|go| (go.seat, go.phase)), effect, table)
        {
            return;
        }
        for chair in &mut doc.chairs {
            chair.missed.this_go = false;
            chair.answers.hold = false;
        }
        let Some(seat) = doc.asked else {
            doc.go = None;
            return;
        };
        let chair = &mut doc.chairs[usize::from(seat)];
        let mut before_ms = None;
        match came {
            Came::Forward { .. } | Came::BackTogether => {
                before_ms = chair.clock_ms;
                chair.give_time(clock);
            }
            Came::Back => {
                // What this go has used is taken off what the one before it had left.
                if let (Some(go), Some(left), Some(whole), ClockRule::Move { .. }) =
                    (before, &mut chair.clock_ms, clock.whole(), clock)
                    && let Some(then) = go.before_ms.filter(|_| go.seat == seat && entries < go.began)
                {
                    *left = (then - (whole - *left)).max(0);
                }
            }
        }
        let taken_back = came == Came::Back;
        doc.go = Some(CurrentGo { seat, phase: table.phase, began: entries, by_bot: false, taken_back, before_ms });
    }

    /// The time of the player to move is up: the others vote once per game, then a bot plays the go.
    pub(crate) fn run_out(&mut self, now: Ms, presence: &Presence) -> Option<Vec<LogLine>> {
        self.doc.time_is_up_at().filter(|at| now >= *at)?;
        let seat = self.doc.asked?;
        if self.doc.time_vote(seat).is_some() {
            return Some(self.take_over_go(seat, now, presence));
        }
        let mut lines = vec![LogLine::table(TableChange::Flagged, Some(seat))];
        let needed = self.doc.others(seat, Chair::is_here);
        let missed = &mut self.doc.chairs[usize::from(seat)].missed;
        if missed.asked_others || needed.is_empty() {
            lines.extend(self.take_over_go(seat, now, presence));
        } else {
            missed.asked_others = true;
            let about = About::Time { seat, until: now + self.doc.settings.clock.grace() };
            self.doc.votes.push(Vote { about, yes: Vec::new(), needed });
        }
        Some(lines)
    }

    /// A bot plays this go. A player who is not watching, or who missed the go before as well, counts as absent.
    pub(crate) fn take_over_go(&mut self, seat: Seat, now: Ms, presence: &Presence) -> Vec<LogLine> {
        self.doc.drop_votes_about(seat);
        let chair = &mut self.doc.chairs[usize::from(seat)];
        chair.clock_ms = chair.clock_ms.map(|_| 0);
        chair.plan = None;
        let absent = presence.seats[usize::from(seat)] == 0 || chair.missed.last_go;
        (chair.missed.this_go, chair.missed.last_go) = (true, true);
        if absent {
            chair.missed.absent = true;
            self.doc.votes.iter_mut().filter(|vote| !matches!(vote.about, About::Undo { .. })).for_each(|vote| {
                vote.needed.retain(|needed| *needed != seat);
            });
            self.doc.votes.retain(|vote| !vote.needed.is_empty());
        }
        self.schedule();
        let mut lines = vec![match self.doc.is_paused() {
            true => LogLine::table(TableChange::Paused, None),
            false => LogLine::table(TableChange::BotPlaysGo, Some(seat)),
        }];
        // The absent one may have been the last who had to agree to replace somebody else.
        lines.extend(self.carry_out_agreed(now, None).unwrap_or_default());
        lines
    }

    pub(crate) fn give_more_time(&mut self, seat: Seat, now: Ms) -> LogLine {
        self.doc.chairs[usize::from(seat)].clock_ms = Some(self.doc.settings.clock.more());
        self.doc.asked_at = now;
        LogLine::table(TableChange::MoreTime, Some(seat))
    }
}
