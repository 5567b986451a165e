//! Questions with a single answer are answered by the table, so that a closed page never keeps others waiting.
//!
//! Whether a question has one answer only can depend on the cards in a hand, and others must not learn that (INFO-3).
//! So a question that open information decides is answered together with the decision before it; one that the hand
//! decides is answered after a moment whose length nobody can foresee, as if the player had clicked. The end of a go and
//! passing are never taken out of a player's hands while somebody is looking with the eyes of this seat, because they
//! are the last chance to take something back.

use sha2::{Digest, Sha256};
use tharos_rules::ids::Seat;
use tharos_rules::{Action, Ask, Step};

use crate::Ms;
use crate::api::TablePhase;
use crate::model::{LogLine, TableState};
use crate::presence::Presence;

/// How long an answer that a hand decides takes, in milliseconds.
const SHORTEST: Ms = 600;
const LONGEST: Ms = 1400;
/// How long the end of a go waits for somebody who is not looking.
const ABSENT: Ms = 20_000;

/// Whether only the open table says how many answers there are.
const fn is_open(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::SetAside
            | Ask::SoloMine
            | Ask::TakeBack
            | Ask::LosePlayerCard
            | Ask::LoseMines
            | Ask::LoseMarkers
            | Ask::LoseCardMarkers
            | Ask::LoseMedal
    )
}

impl TableState {
    /// The question that waits for a person, if the game does.
    fn asked_person(&self) -> Option<(Seat, Ask)> {
        let game = self.game.as_ref().filter(|_| self.doc.phase == TablePhase::Running)?;
        let Step::Ask { seat, ask } = game.state().table.step else { return None };
        let chair = &self.doc.chairs[usize::from(seat)];
        (chair.occupant.person().is_some() && chair.bot().is_none()).then_some((seat, ask))
    }

    /// The only possible answer to the question that waits for a person, if there is just one.
    fn only_answer(&self) -> Option<(Seat, Ask, Action)> {
        let (seat, ask) = self.asked_person()?;
        let offers = self.game.as_ref()?.state().offers();
        let [only] = offers.as_slice() else { return None };
        (only.count() == 1).then(|| (seat, ask, only.first()))
    }

    /// After every question: whether and when it answers itself.
    pub(crate) fn plan_answer(&mut self) {
        self.doc.answer_at = self.only_answer().map(|(seat, ask, _)| {
            let wait = if ask == Ask::Go { ABSENT } else { self.moment(seat) };
            self.doc.asked_at + wait
        });
    }

    /// A moment that depends on nothing that others can know.
    fn moment(&self, seat: Seat) -> Ms {
        let entries = self.game.as_ref().map_or(0, tharos_rules::Running::entries);
        let hash = Sha256::new().chain_update(b"tharos answer 1").chain_update(self.doc.seed.0);
        let hash = hash.chain_update((entries as u64).to_le_bytes()).chain_update([seat]).finalize();
        SHORTEST + Ms::from(u16::from_le_bytes([hash[0], hash[1]])) % (LONGEST - SHORTEST)
    }

    /// The end of a go is left to a player who is there.
    pub(crate) fn may_answer(&self, presence: &Presence) -> bool {
        match self.asked_person() {
            Some((seat, Ask::Go)) => presence.seats[usize::from(seat)] == 0,
            Some(_) => true,
            None => false,
        }
    }

    /// Gives the only possible answer. It costs the player no time.
    pub(crate) fn answer(&mut self, now: Ms) -> Option<Vec<LogLine>> {
        let (seat, _, action) = self.only_answer()?;
        let game = self.game.as_mut()?;
        let entry = game.entries();
        let done = game.play(seat, action).ok()?;
        self.doc.automatic.push(entry);
        self.follow_game(now);
        let mut lines: Vec<LogLine> = done.into_iter().map(LogLine::Entry).collect();
        lines.extend(self.answer_open_questions(now));
        Some(lines)
    }

    /// Gives answers that tell nobody anything.
    pub(crate) fn answer_open_questions(&mut self, now: Ms) -> Vec<LogLine> {
        match self.asked_person() {
            Some((_, ask)) if is_open(ask) && self.doc.answer_at.is_some() => self.answer(now).unwrap_or_default(),
            _ => Vec::new(),
        }
    }
}
