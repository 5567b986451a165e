//! The same deal once more.
//!
//! Anybody who has seen a game or has its record knows its luck. So a deal can be played again only after its game is over or
//! abandoned, and only by one person: all other seats are bots. The new table is marked as such.

use tharos_rules::RULES_VERSION;

use crate::Ms;
use crate::api::{Settings, StartWhen, TableChange, TablePhase};
use crate::caller::Caller;
use crate::error::Error;
use crate::model::{Chair, LogLine, Occupant, STAND_IN, TableDoc, TableState};

impl TableState {
    /// A new table with the same luck, seats and options as this one, whose id is given; with its first lines.
    ///
    /// # Errors
    /// If the game still runs, or the caller did not play in it.
    pub fn same_deal(&self, id: &str, caller: &Caller, now: Ms) -> Result<(TableState, Vec<LogLine>), Error> {
        let before = &self.doc;
        if self.seats_of(caller).is_empty() {
            return Err(Error::NotYours);
        }
        let over = matches!(before.phase, TablePhase::Over | TablePhase::Closed);
        let game = self.game.as_ref().filter(|_| over).ok_or(Error::NotOver)?;
        if before.rules != RULES_VERSION {
            return Err(Error::OtherRules(before.rules));
        }
        let again = |chair: &Chair| {
            let occupant = match &chair.occupant {
                Occupant::Person { id } | Occupant::Device { id, .. } if !caller.is(id) => {
                    Occupant::Bot { level: STAND_IN, name: None }
                }
                same => same.clone(),
            };
            Chair { contribution: chair.contribution, ..Chair::new(chair.guild, occupant) }
        };
        let chairs = before.chairs.iter().map(again).collect();
        let settings = Settings { public: false, rated: false, start: StartWhen::Full, ..before.settings };
        let mut doc = TableDoc::new(caller.id().to_owned(), chairs, settings, before.seed, now);
        doc.same_deal_as = Some(before.same_deal_as.clone().unwrap_or_else(|| id.to_owned()));
        let mut state = TableState { doc, game: None };
        let own = state.seats_of(caller);
        let mut lines: Vec<LogLine> = own.iter().map(|&seat| LogLine::table(TableChange::Sat, Some(seat))).collect();
        lines.extend(state.start(&game.state().table.data(), now)?);
        state.count(&lines, now);
        Ok((state, lines))
    }
}
