//! Questions with a single answer are answered by the table, so that nobody clicks for nothing and a closed page never
//! keeps others waiting.
//!
//! Whether a question has one answer only can depend on the cards in a hand, and others must not learn that (INFO-3).
//! So a question that open information decides is answered together with the decision before it; one that the hand
//! decides is answered after a moment that depends on the secret seed and the place in the game, and on no card. Alone
//! there is nobody to deceive. Who wants to be asked all the same says so (`Answers`).

use sha2::{Digest, Sha256};
use tharos_rules::ids::Seat;
use tharos_rules::{Action, Ask, Step};

use crate::Ms;
use crate::api::{Answers, TableChange, TablePhase};
use crate::caller::Caller;
use crate::clock::Came;
use crate::error::Error;
use crate::model::{LogLine, TableState};
use crate::presence::Presence;

/// How long an answer takes that a hand decides, in milliseconds; the end of a go takes longer, because it is the last
/// chance to think again.
const SHORTEST: Ms = 600;
const GO_SHORTEST: Ms = 1200;
const SPREAD: Ms = 800;
/// How long a question waits for a player who wants to be asked but is not watching.
const NOT_LOOKING: Ms = 20_000;

/// The only possible answer to the question that waits for a person.
struct Only {
    seat: Seat,
    ask: Ask,
    action: Action,
}

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
    pub(crate) fn asked_person(&self) -> Option<(Seat, Ask)> {
        let game = self.game.as_ref().filter(|_| self.doc.phase == TablePhase::Running && !self.doc.is_paused())?;
        let Step::Ask { seat, ask } = game.state().table.step else { return None };
        let chair = &self.doc.chairs[usize::from(seat)];
        (chair.occupant.person().is_some() && chair.bot().is_none()).then_some((seat, ask))
    }

    fn only_answer(&self) -> Option<Only> {
        let (seat, _) = self.asked_person()?;
        self.only_answer_if(self.doc.chairs[usize::from(seat)].answers)
    }

    /// The only possible answer, by what the player wants to be kept as it is.
    fn only_answer_if(&self, Answers { keep_effect, keep_order, .. }: Answers) -> Option<Only> {
        let (seat, ask) = self.asked_person()?;
        let mut offers = self.game.as_ref()?.state().offers();
        if ask == Ask::Go && keep_effect {
            // What can be used in the attack (TRANS-2, TRANS-3) outlasts a pass; turned dice (TRANS-7) only a go.
            let acted = offers.iter().any(|offered| offered.first() == Action::EndGo);
            offers.retain(|offered| match offered.first() {
                Action::UseTrans => false,
                Action::Flip { .. } => !acted,
                _ => true,
            });
        }
        if ask == Ask::SoloSwap && keep_order {
            offers.retain(|offered| offered.first() == Action::KeepOrder);
        }
        let [only] = offers.as_slice() else { return None };
        (only.count() == 1).then(|| Only { seat, ask, action: only.first() })
    }

    /// Whether the answer reveals nothing: it follows from open information, or nobody else plays. The last pass waits
    /// also then, because the attack follows it.
    fn is_at_once(&self, only: &Only) -> bool {
        is_open(only.ask) || self.doc.chairs.len() == 1 && only.action != Action::Pass
    }

    /// The player wants to be asked, as far as the hand decides.
    fn is_held(&self, only: &Only) -> bool {
        let answers = self.doc.chairs[usize::from(only.seat)].answers;
        (answers.hold || answers.ask) && !is_open(only.ask)
    }

    /// Whether the table answers the question that waits.
    pub(crate) fn answers_itself(&self) -> bool {
        self.only_answer().is_some_and(|only| !self.is_held(&only))
    }

    /// After every question: whether and when it answers itself, or a plan answers it.
    pub(crate) fn schedule(&mut self) {
        self.plan_decision();
        self.doc.answer_at = self.only_answer().map(|only| {
            let wait = match &only {
                only if self.is_held(only) => NOT_LOOKING,
                only if self.is_at_once(only) => 0,
                only => self.moment(only.seat, only.ask),
            };
            self.doc.asked_at + wait
        });
        let only_if = |keep_effect| self.only_answer_if(Answers { keep_effect, ..Answers::default() });
        self.doc.can_keep_effect = only_if(true).is_some() && only_if(false).is_none();
    }

    /// A moment that depends on nothing that others can know, and on no card.
    pub(crate) fn moment(&self, seat: Seat, ask: Ask) -> Ms {
        let shortest = if ask == Ask::Go { GO_SHORTEST } else { SHORTEST };
        shortest + self.spread(seat)
    }

    /// By how much a moment at this place in the game is later than the earliest.
    pub(crate) fn spread(&self, seat: Seat) -> Ms {
        let entries = self.game.as_ref().map_or(0, tharos_rules::Running::entries);
        let hash = Sha256::new().chain_update(b"tharos answer 1").chain_update(self.doc.seed.0);
        let hash = hash.chain_update((entries as u64).to_le_bytes()).chain_update([seat]).finalize();
        Ms::from(u16::from_le_bytes([hash[0], hash[1]])) % SPREAD
    }

    /// A player who wants to be asked is asked while watching.
    pub(crate) fn may_answer(&self, presence: &Presence) -> bool {
        self.only_answer().is_some_and(|only| !self.is_held(&only) || presence.seats[usize::from(only.seat)] == 0)
    }

    /// Gives the only possible answer. It costs the player no time.
    pub(crate) fn answer(&mut self, now: Ms) -> Option<Vec<LogLine>> {
        let Only { seat, action, .. } = self.only_answer()?;
        let game = self.game.as_mut()?;
        let entry = game.entries();
        let done = game.play(seat, action).ok()?;
        self.doc.automatic.push(entry);
        self.follow_plan(seat, action);
        self.follow_game(Came::Forward { effect: false }, now);
        let mut lines: Vec<LogLine> = done.into_iter().map(LogLine::Entry).collect();
        lines.extend(self.answer_at_once(now));
        Some(lines)
    }

    /// Gives answers that reveal nothing.
    pub(crate) fn answer_at_once(&mut self, now: Ms) -> Vec<LogLine> {
        match self.only_answer() {
            Some(only) if self.is_at_once(&only) && !self.is_held(&only) => self.answer(now).unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// The player wants to be asked in this go. Everybody sees it, and it can be done with any hand.
    pub(crate) fn hold(&mut self, seat: Seat, caller: &Caller) -> Result<Vec<LogLine>, Error> {
        self.own(seat, caller)?;
        self.running_game()?;
        if self.doc.asked != Some(seat) {
            return Err(Error::NotAsked);
        }
        let answers = &mut self.doc.chairs[usize::from(seat)].answers;
        if answers.hold {
            return Err(Error::NoChange("you are asked already"));
        }
        answers.hold = true;
        self.schedule();
        Ok(vec![LogLine::table(TableChange::Thinks, Some(seat))])
    }
}
