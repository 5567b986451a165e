//! One row: what a seat did in a game. Rows are written, read back, and everything else is made of them.

use anyhow::Context;
use tharos_rules::ids::{Building, Guild, PlayerCard};
use tharos_rules::{BuildingState, Event, SoloEnd, State, Thing};

use super::account::Account;
use super::columns::{Attack, Count, SoloSpace};

#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub game: u64,
    pub seat: u8,
    pub guild: Guild,
    pub level: String,
    /// 1 for a victory, a half if two share it, and so on.
    pub win_share: f64,
    /// Why a solo game ended; empty in other games.
    pub end: String,
    counts: Vec<i32>,
    /// What an analysis said, if there was one.
    pub account: Option<Account>,
}

/// The names of the columns that are not counts.
const FIRST: [&str; 6] = ["game", "seat", "guild", "level", "win_share", "end"];

/// The names of all columns, of games that are analysed or not.
pub fn header(analysed: bool) -> String {
    let counts = Count::all().iter().map(|count| count.name());
    let account = Account::COLUMNS.iter().filter(|_| analysed).map(ToString::to_string);
    FIRST.iter().map(ToString::to_string).chain(counts).chain(account).collect::<Vec<_>>().join(",")
}

impl Row {
    #[must_use]
    pub fn get(&self, count: Count) -> i32 {
        self.counts[count.index()]
    }

    #[must_use]
    pub fn counts(&self) -> &[i32] {
        &self.counts
    }

    /// The row as a line of text. No field needs quotation marks: levels and names hold no commas.
    pub fn line(&self) -> String {
        let Row { game, seat, guild, level, win_share, end, counts, account } = self;
        let mut line = format!("{game},{seat},{guild},{level},{win_share},{end}");
        for count in counts {
            line.push(',');
            line.push_str(&count.to_string());
        }
        for value in account.iter().flat_map(|account| account.values()) {
            line.push_str(&format!(",{value:.4}"));
        }
        line.push('\n');
        line
    }

    pub fn read(line: &csv::StringRecord) -> anyhow::Result<Row> {
        let field = |i: usize| line.get(i).context("a column is missing");
        let counts = Count::all().len();
        let number = |text: &str| text.parse().with_context(|| format!("'{text}' is not a number"));
        Ok(Row {
            game: field(0)?.parse()?,
            seat: field(1)?.parse()?,
            guild: field(2)?.parse().map_err(anyhow::Error::msg)?,
            level: field(3)?.to_owned(),
            win_share: field(4)?.parse()?,
            end: field(5)?.to_owned(),
            counts: line.iter().skip(FIRST.len()).take(counts).map(number).collect::<anyhow::Result<_>>()?,
            account: Account::read(line.iter().skip(FIRST.len() + counts))?,
        })
    }
}

/// Counts while a game is played.
pub struct Tally {
    seats: Vec<Vec<i32>>,
    /// From 0. One step can check an attack and begin the next round, so the table knows it too late.
    round: usize,
    end: &'static str,
}

impl Tally {
    #[must_use]
    pub fn new(seats: usize) -> Self {
        Tally { seats: vec![vec![0; Count::all().len()]; seats], round: 0, end: "" }
    }

    fn count(&mut self, seat: u8, count: Count) {
        self.seats[usize::from(seat)][count.index()] += 1;
    }

    fn count_all(&mut self, count: Count) {
        (0..self.seats.len()).for_each(|seat| self.count(seat as u8, count));
    }

    /// One entry of the game and its events.
    pub fn entry(&mut self, events: &[Event]) {
        self.count_all(Count::Entries);
        for event in events {
            match *event {
                Event::SetUp { start_player } => self.count(start_player, Count::Began),
                Event::TurnBegan { round, .. } => {
                    self.round = usize::from(round) - 1;
                    self.count_all(Count::Turns);
                }
                Event::Did { seat, action } => {
                    self.count(seat, Count::Decisions);
                    match action.thing() {
                        Some(Thing::Mat { action }) => self.count(seat, Count::Mat(action)),
                        Some(Thing::Building { building }) => self.count(seat, Count::Used(building)),
                        Some(Thing::DiceAction { card } | Thing::MarkerAction { card }) => {
                            self.count(seat, Count::Acted(card));
                        }
                        Some(Thing::ActionCard { card }) => self.count(seat, Count::Card(card)),
                        Some(Thing::Activation { .. }) | None => {}
                    }
                }
                Event::PlayerCard { seat, card, active: true } => self.count(seat, Count::Activated(card)),
                Event::Built { seat, building, .. } => self.count(seat, Count::Built(building)),
                Event::TransUsed { seat, .. } => self.count(seat, Count::Trans),
                Event::AttackChecked { seat, ward, held, .. } => {
                    let attack = match (held, ward) {
                        (false, _) => Attack::Lost,
                        (true, true) => Attack::Warded,
                        (true, false) => Attack::Held,
                    };
                    self.count(seat, Count::Attack(self.round, attack));
                }
                Event::SoloRequirement { row, space, met } => {
                    let space = SoloSpace(row * 6 + space);
                    self.count(0, if met { Count::Met(space) } else { Count::Failed(space) });
                }
                Event::GameOver { solo: Some(end) } => {
                    self.end = match end {
                        SoloEnd::LastSpaceFailed => "last_space_failed",
                        SoloEnd::TwoLastSpaces => "two_last_spaces",
                        SoloEnd::TurnsOver => "turns_over",
                    };
                }
                _ => {}
            }
        }
    }

    /// The rows of a finished game.
    #[must_use]
    pub fn rows(mut self, game: u64, levels: &[String], state: &State) -> Vec<Row> {
        let table = &state.table;
        let winners = table.winners();
        let totals: Vec<i16> = (0..table.seats()).map(|seat| table.score(seat).total).collect();
        let rows = (0..table.seats()).map(|seat| {
            let at = usize::from(seat);
            let mut counts = std::mem::take(&mut self.seats[at]);
            let mut set = |count: Count, value: i32| counts[count.index()] = value;
            let score = table.score(seat);
            for (i, points) in score.by_category().into_iter().enumerate() {
                set(Count::Category(i), points.into());
            }
            set(Count::Vp, score.total.into());
            set(Count::Rank, 1 + totals.iter().filter(|&&total| total > score.total).count() as i32);
            for &building in Building::ALL {
                let owned = table.buildings[building.index()] == BuildingState::Owned(seat);
                set(Count::Owned(building), owned.into());
            }
            for &card in PlayerCard::ALL {
                set(Count::InPlay(card), table.players[at].active_cards.has(card).into());
            }
            let won = winners.contains(&seat);
            Row {
                game,
                seat,
                guild: table.players[at].guild,
                level: levels[at].clone(),
                win_share: if won { 1.0 / winners.len() as f64 } else { 0.0 },
                end: self.end.to_owned(),
                counts,
                account: None,
            }
        });
        rows.collect()
    }
}
