//! A running game with its log.

use serde::Serialize;
use thiserror::Error;

use crate::action::Action;
use crate::chance::Impossible;
use crate::data::Data;
use crate::entry::{Entry, SeenEntry};
use crate::event::Event;
use crate::ids::{Guild, MAX_SEATS, Seat};
use crate::json::FromJson;
use crate::luck::{Digest, Luck, Seed, Seeds};
use crate::record::{FORMAT_VERSION, GameRecord, RULES_VERSION, Wrong};
use crate::refusal::Refusal;
use crate::running::{Done, Running};
use crate::step::Outcome;
use crate::table::{ImpossiblePosition, Options, State, Table};
use crate::undo::UndoStop;

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Seated {
    pub guild: Guild,
    #[serde(default)]
    pub name: String,
}

impl From<Guild> for Seated {
    fn from(guild: Guild) -> Self {
        Seated { guild, name: String::new() }
    }
}

/// Why a game cannot start like this.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    #[error("SET-1: 1 to 4 players can play, not {0}")]
    Players(usize),
    #[error("SET-1: {0} sits twice at the table")]
    GuildTwice(Guild),
    #[error("{given} contributions to the luck for {seats} seats")]
    Contributions { given: usize, seats: usize },
    #[error(transparent)]
    Position(#[from] ImpossiblePosition),
}

/// A running game with its log and how it began, so that it can be recorded.
#[derive(Clone, Debug)]
pub struct Game {
    players: Vec<Seated>,
    options: Options,
    data: Data,
    /// The position it began with, if that was not the set-up.
    position: Option<Box<State>>,
    commitment: Option<Digest>,
    contributions: Vec<Option<Seed>>,
    seed: Option<Seed>,
    running: Running,
    entries: Vec<Entry>,
}

impl Game {
    /// A new game. With seeds, chance is settled by itself up to the first decision; without, the caller supplies
    /// every outcome by [`Game::settle`], the set-up first.
    ///
    /// # Errors
    /// If such a table cannot be.
    pub fn new(
        players: Vec<Seated>,
        options: Options,
        data: &Data,
        seeds: Option<Seeds>,
    ) -> Result<(Game, Vec<Event>), StartError> {
        let mut game = Game::before_set_up(players, options, data, seeds)?;
        let events = game.go_on();
        Ok((game, events))
    }

    /// A game that begins with a given position. The seats have no names.
    ///
    /// # Errors
    /// If there are more contributions to the luck than seats.
    pub fn from_position(state: &State, seeds: Option<Seeds>) -> Result<(Game, Vec<Event>), StartError> {
        let players = state.table.players.iter().map(|player| player.guild.into()).collect();
        let mut game = Game::at_position(players, state, seeds)?;
        let events = game.go_on();
        Ok((game, events))
    }

    pub(crate) fn before_set_up(
        players: Vec<Seated>,
        options: Options,
        data: &Data,
        seeds: Option<Seeds>,
    ) -> Result<Game, StartError> {
        if !(1..=MAX_SEATS).contains(&players.len()) {
            return Err(StartError::Players(players.len()));
        }
        let guilds: Vec<Guild> = players.iter().map(|player| player.guild).collect();
        if let Some((_, guild)) = guilds.iter().enumerate().find(|(i, guild)| guilds[..*i].contains(guild)) {
            return Err(StartError::GuildTwice(*guild));
        }
        Game::start(players, *data, None, State::new(&guilds, options, data), seeds)
    }

    pub(crate) fn at_position(players: Vec<Seated>, state: &State, seeds: Option<Seeds>) -> Result<Game, StartError> {
        Game::start(players, state.table.data(), Some(Box::new(*state)), *state, seeds)
    }

    fn start(
        players: Vec<Seated>,
        data: Data,
        position: Option<Box<State>>,
        state: State,
        seeds: Option<Seeds>,
    ) -> Result<Game, StartError> {
        let seats = players.len() as u8;
        let mut game = Game {
            players,
            options: state.table.options,
            data,
            position,
            commitment: seeds.as_ref().map(|seeds| seeds.server.commitment()),
            contributions: Vec::new(),
            seed: seeds.as_ref().map(|seeds| seeds.server),
            running: Running::new(state, seeds.as_ref().map(|seeds| Luck::new(seeds, seats))),
            entries: Vec::new(),
        };
        if let Some(seeds) = seeds {
            game.contribute(game.commitment, seeds.contributions)?;
        }
        Ok(game)
    }

    /// Notes what the luck of the game is bound to.
    pub(crate) fn contribute(
        &mut self,
        commitment: Option<Digest>,
        mut contributions: Vec<Option<Seed>>,
    ) -> Result<(), StartError> {
        let (given, seats) = (contributions.len(), self.players.len());
        if given > seats {
            return Err(StartError::Contributions { given, seats });
        }
        if commitment.is_some() {
            contributions.resize(seats, None);
        }
        self.commitment = commitment;
        self.contributions = contributions;
        Ok(())
    }

    #[must_use]
    pub const fn state(&self) -> &State {
        self.running.state()
    }

    /// The game without its log.
    #[must_use]
    pub const fn running(&self) -> &Running {
        &self.running
    }

    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    #[must_use]
    pub fn players(&self) -> &[Seated] {
        &self.players
    }

    /// What the server has bound itself to; `None` if outcomes of chance come from the caller.
    #[must_use]
    pub const fn commitment(&self) -> Option<Digest> {
        self.commitment
    }

    /// Whether outcomes of chance come from the caller.
    #[must_use]
    pub const fn is_supplied(&self) -> bool {
        self.running.is_supplied()
    }

    /// Plays a decision, and settles chance until the next one if the game has luck of its own.
    ///
    /// # Errors
    /// If the decision is refused; the game is then unchanged.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let done = self.running.play(seat, action)?;
        Ok(self.note(done))
    }

    /// Plays an outcome of chance that the caller supplies.
    ///
    /// # Errors
    /// If this cannot happen; the game is then unchanged.
    pub fn settle(&mut self, outcome: &Outcome) -> Result<Vec<Event>, Impossible> {
        let done = self.running.settle(outcome)?;
        Ok(self.note(done))
    }

    /// Settles whatever chance has to do now, as far as the game has luck of its own. Needed only after
    /// [`replay`](crate::replay) of a record that stops before an outcome.
    pub fn go_on(&mut self) -> Vec<Event> {
        let done = self.running.go_on();
        self.note(done)
    }

    /// Plays an entry of a record again.
    pub(crate) fn follow(&mut self, entry: Entry) -> Result<(), Wrong> {
        let done = self.running.follow(entry)?;
        self.note(vec![done]);
        Ok(())
    }

    /// Puts what happened into the log; all events of it.
    fn note(&mut self, done: Vec<Done>) -> Vec<Event> {
        self.entries.extend(done.iter().map(|done| done.entry));
        done.into_iter().flat_map(|done| done.events).collect()
    }

    /// How many of its last decisions this seat can take back, and what stops it there.
    #[must_use]
    pub fn undoable(&self, seat: Seat) -> (usize, UndoStop) {
        self.running.undoable(seat)
    }

    /// Takes back this seat's last decisions; they vanish from the record.
    ///
    /// # Errors
    /// If fewer can be taken back; says what stops it, and nothing is changed.
    pub fn undo(&mut self, seat: Seat, steps: usize) -> Result<(), UndoStop> {
        self.running.undo(seat, steps)?;
        self.entries.truncate(self.running.entries());
        Ok(())
    }

    /// The entries as a viewer may see them while the game runs; `None` is a spectator.
    #[must_use]
    pub fn visible_entries(&self, viewer: Option<Seat>) -> Vec<SeenEntry> {
        // Cards are always drawn by the seat that acted last, or by the one the position waits for.
        let mut drawer = self.position.as_ref().map_or(0, |state| state.table.actor());
        let see = |entry: &Entry| {
            if let Entry::Action { seat, .. } = entry {
                drawer = *seat;
            }
            entry.seen_by(viewer, drawer)
        };
        self.entries.iter().map(see).collect()
    }

    /// The record up to now. `reveal`: with the secret seed, which must not be shown before the game is over.
    #[must_use]
    pub fn record(&self, reveal: bool) -> GameRecord {
        GameRecord {
            format: FORMAT_VERSION,
            rules: RULES_VERSION,
            options: self.options,
            data: self.data,
            players: self.players.clone(),
            start: self.position.as_ref().map(|state| Box::new(***state)),
            commitment: self.commitment,
            contributions: self.contributions.clone(),
            seed: self.seed.filter(|_| reveal),
            entries: self.entries.clone(),
            hash: self.state().digest(),
        }
    }
}

impl Table {
    /// The DATA values a table is played with.
    #[must_use]
    pub fn data(&self) -> Data {
        let (mut attack, mut trans) = (self.attack_deck, self.trans);
        for card in self.attack.iter() {
            if let Some(n) = attack.get_mut(usize::from(card.value)) {
                *n = n.saturating_add(1);
            }
        }
        trans.sort_unstable();
        Data { attack, trans, mine_colours: self.mine_colours, shapes: self.shapes }
    }
}
