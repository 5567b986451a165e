//! The scale: what a game is worth, as a pure function of its result and of what its players had.
//!
//! Weng and Lin's method (OpenSkill): every pair at a table counts as one small game, weighed by how sure both ratings are.
//! The unit is chosen so that a point means what it means in Elo's. Bots do not change: their strength is measured in the
//! laboratory (docs/bots.md), and they hold the scale. See docs/ratings.md.

use std::f64::consts::{LN_10, SQRT_2};

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use tharos_store::{RatedSeat, Rating};
use tharos_table::api::{Level, TablePhase};
use tharos_table::{Chair, Ms, Occupant, TableDoc};

/// The rating of a new player: about a Foreman, with a wide deviation.
pub const START: f64 = 1500.0;
pub const START_DEVIATION: f64 = 350.0;
/// The smallest deviation, so that a rating can follow a player who improves.
const SUREST: f64 = 35.0;
/// How much the deviation grows from game to game.
const DRIFT: f64 = 10.0;
/// Below this many games there is no place on the ladder.
pub const GAMES_TO_A_PLACE: i64 = 5;
/// Below this many games a rating is provisional.
pub const GAMES_TO_BE_SURE: i64 = 12;
/// How many games of one person count in a day.
pub const GAMES_A_DAY: i64 = 20;
/// How many games of the same two people count in a day.
pub const GAMES_TOGETHER_A_DAY: i64 = 3;
/// Ratings are rounded to thousandths.
const PARTS: f64 = 1000.0;

/// Elo differences between neighbouring levels, for games of two, three and four (docs/bots.md, "The levels").
const STEPS: [[f64; 3]; 4] = [[439., 412., 476.], [343., 320., 344.], [282., 256., 268.], [436., 432., 359.]];
const LEVELS: [Level; 5] = [Level::Apprentice, Level::Journeyman, Level::Foreman, Level::Engineer, Level::Director];
/// The level whose rating is [`START`].
const MIDDLE: usize = 2;
/// How often the Engineer wins alone (docs/bots.md, "Solo"): by this the solo game is as strong as somebody.
const ENGINEER_WINS_ALONE: f64 = 0.48;

/// The rating of a bot.
pub fn of_bot(level: Level) -> f64 {
    let place = LEVELS.iter().position(|&other| other == level).unwrap_or(MIDDLE);
    let steps = |from: usize, to: usize| STEPS[from..to].iter().map(|step| step.iter().sum::<f64>() / 3.0).sum::<f64>();
    if place < MIDDLE { START - steps(place, MIDDLE) } else { START + steps(MIDDLE, place) }
}

/// All bots, the weakest first.
pub fn bots() -> impl Iterator<Item = (Level, f64)> {
    LEVELS.into_iter().map(|level| (level, of_bot(level)))
}

/// What the solo game is worth as an opponent.
fn of_solo_game() -> f64 {
    let odds = (1.0 - ENGINEER_WINS_ALONE) / ENGINEER_WINS_ALONE;
    of_bot(Level::Engineer) + 400.0 * odds.log10()
}

/// The points of what is stored.
pub fn points(thousandths: i64) -> f64 {
    thousandths as f64 / PARTS
}

/// Who was placed where.
#[derive(Clone, Debug, PartialEq)]
pub enum Player {
    Person(String),
    /// A bot, or the solo game, with its rating.
    Fixed(f64),
}

/// A game as far as ratings need it. The first place is 1; equal places are a draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    pub at: Ms,
    pub seats: Vec<(Player, usize)>,
}

impl Outcome {
    /// What came of a rated table. `None`: of nothing that could be rated, for example if all left.
    pub fn of(table: &TableDoc) -> Option<Self> {
        let gone = |seat: usize| match &table.agreed_end {
            Some(end) => !end.stayed.contains(&(seat as u8)),
            None => {
                let chair = &table.chairs[seat];
                chair.left || chair.away || chair.missed.absent
            }
        };
        let people = table.chairs.iter().filter(|chair| chair.occupant.person().is_some()).count();
        let result = table.result.as_ref().filter(|_| table.phase == TablePhase::Over);
        // A single person who leaves has lost to the bots or the solo game; where several people all left, nobody has.
        if people == 0 || result.is_none() && (people > 1 || table.game_seq == 0) {
            return None;
        }
        // What all agreed to end counts for nobody.
        if table.agreed_end.as_ref().is_some_and(|end| end.stayed.len() == people) {
            return None;
        }
        let player = |chair: &Chair| match &chair.occupant {
            Occupant::Bot { level, .. } => Some(Player::Fixed(of_bot(*level))),
            other => other.person().map(|id| Player::Person(id.to_owned())),
        };
        // Bots played the rest for those who stayed: they are level.
        let total = |seat: usize| {
            result.filter(|_| table.agreed_end.is_none()).map_or((false, 0), |result| {
                (result.winners.contains(&(seat as u8)), result.totals.get(seat).copied().unwrap_or(0))
            })
        };
        let is_last = |seat: usize| {
            let chair = &table.chairs[seat];
            chair.occupant.person().is_some() && (result.is_none() || gone(seat))
        };
        // Who stayed is placed by the result; who left comes after everybody who stayed, whatever the stand-in made of it.
        let worth = |seat: usize| (!is_last(seat), if is_last(seat) { (false, 0) } else { total(seat) });
        let all = 0..table.chairs.len();
        let mut seats: Vec<(Player, usize)> = Vec::new();
        for seat in all.clone() {
            let place = 1 + all.clone().filter(|&other| worth(other) > worth(seat)).count();
            seats.push((player(&table.chairs[seat])?, place));
        }
        if seats.len() == 1 {
            let won = result.is_some_and(|result| !result.winners.is_empty()) && !is_last(0);
            seats[0].1 = if won { 1 } else { 2 };
            seats.push((Player::Fixed(of_solo_game()), if won { 2 } else { 1 }));
        }
        Some(Outcome { at: table.ended(), seats })
    }

    pub fn people(&self) -> Vec<String> {
        let person = |(player, _): &(Player, usize)| match player {
            Player::Person(id) => Some(id.clone()),
            Player::Fixed(_) => None,
        };
        self.seats.iter().filter_map(person).collect()
    }

    /// Since when games count for the limits of a day.
    pub fn day(&self) -> Ms {
        const DAY: Ms = 24 * 60 * 60 * 1000;
        self.at - self.at.rem_euclid(DAY)
    }

    /// What everybody has after the game.
    pub fn rate(&self, before: &[Rating]) -> Vec<RatedSeat> {
        let known = |id: &str| before.iter().find(|rating| rating.person == id);
        let rating = |(player, _): &(Player, usize)| match player {
            Player::Fixed(rating) => [WengLinRating { rating: *rating, uncertainty: 0.0 }],
            Player::Person(id) => {
                let (rating, deviation) =
                    known(id).map_or((START, START_DEVIATION), |r| (points(r.rating), points(r.deviation)));
                [WengLinRating { rating, uncertainty: deviation.hypot(DRIFT).min(START_DEVIATION) }]
            }
        };
        let ratings: Vec<[WengLinRating; 1]> = self.seats.iter().map(rating).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = ratings
            .iter()
            .zip(&self.seats)
            .map(|(team, (_, place))| (team.as_slice(), MultiTeamOutcome::new(*place)))
            .collect();
        // Two who are sure of their ratings meet at Elo's odds: ten to one at 400 points.
        let config = WengLinConfig { beta: 400.0 / LN_10 / SQRT_2, ..WengLinConfig::new() };
        let after = weng_lin_multi_team(&teams, &config);
        let whole = |points: f64| (points * PARTS).round() as i64;
        let seat = |((player, place), after): (&(Player, usize), Vec<WengLinRating>)| {
            let (Player::Person(id), Some(after)) = (player, after.first()) else { return None };
            let old = known(id);
            let rating = whole(after.rating);
            let now = Rating {
                person: id.clone(),
                rating,
                deviation: whole(after.uncertainty.clamp(SUREST, START_DEVIATION)),
                games: old.map_or(0, |old| old.games) + 1,
                won: old.map_or(0, |old| old.won) + i64::from(*place == 1),
                updated: self.at,
            };
            Some(RatedSeat { place: *place as i64, change: rating - old.map_or(whole(START), |old| old.rating), now })
        };
        self.seats.iter().zip(after).filter_map(seat).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn somebody(id: &str, rating: f64, deviation: f64) -> Rating {
        let [rating, deviation] = [rating, deviation].map(|points| (points * PARTS) as i64);
        Rating { person: id.into(), rating, deviation, games: 30, won: 10, updated: 0 }
    }

    fn game(seats: &[(Player, usize)]) -> Outcome {
        Outcome { at: 1, seats: seats.to_vec() }
    }

    fn person(id: &str) -> Player {
        Player::Person(id.into())
    }

    /// The points of a game that three people have ended by agreement, of whom these had stayed; the last one led.
    fn ended_together(stayed: &[u8]) -> Option<Vec<usize>> {
        use tharos_rules::{Seed, ids::Guild};
        use tharos_table::api::{AgreedEnd, Settings, TableResult};
        let people = Guild::ALL.iter().take(3).zip(["ann", "bob", "cem"]);
        let chairs = people.map(|(&guild, id)| Chair::new(guild, Occupant::Person { id: id.into() })).collect();
        let mut table = TableDoc::new("ann".into(), chairs, Settings::default(), Seed([1; 32]), 0);
        table.phase = TablePhase::Over;
        table.agreed_end = Some(AgreedEnd { round: 2, turn: 1, stayed: stayed.to_vec() });
        let (totals, winners) = (vec![10, 20, 30], vec![2]);
        table.result =
            Some(TableResult { totals, winners, ended: None, goes_by_bot: Vec::new(), taken_back: 0, solo: None });
        Some(Outcome::of(&table)?.seats.into_iter().map(|(_, place)| place).collect())
    }

    #[test]
    fn what_all_have_ended_counts_for_nobody_and_who_had_left_comes_last() {
        assert_eq!(ended_together(&[0, 1, 2]), None);
        assert_eq!(ended_together(&[0, 1]), Some(vec![1, 1, 3]), "the bots play for those who stayed: they are level");
        assert_eq!(ended_together(&[1]), Some(vec![2, 1, 2]));
    }

    #[test]
    fn bots_stand_as_far_apart_as_they_were_measured() {
        let ratings: Vec<i64> = bots().map(|(_, rating)| rating.round() as i64).collect();
        assert_eq!(ratings, [722, 1164, 1500, 1769, 2178]);
        // The Engineer wins 48 solo games of a hundred, and 10 ^ (14 / 400) is nearly 52 / 48.
        assert_eq!((of_solo_game() - of_bot(Level::Engineer)).round() as i64, 14);
    }

    #[test]
    fn a_new_person_moves_far_and_a_known_one_little() {
        let both = game(&[(person("new"), 1), (person("old"), 2)]);
        let rated = both.rate(&[somebody("old", 1500.0, 40.0)]);
        let [new, old] = [&rated[0], &rated[1]];
        assert!(new.change > 100_000 && new.now.deviation < 350_000, "{new:?}");
        assert!((-10_000..0).contains(&old.change), "{old:?}");
        assert_eq!((new.now.games, new.now.won, old.now.games, old.now.won), (1, 1, 31, 10));
    }

    #[test]
    fn who_wins_as_often_as_expected_stays_where_it_is() {
        // Ten to one at 400 points: one defeat takes what ten victories bring.
        let before = [somebody("a", 1900.0, 40.0)];
        let weak = Player::Fixed(1500.0);
        let won = game(&[(person("a"), 1), (weak.clone(), 2)]).rate(&before)[0].change;
        let lost = game(&[(person("a"), 2), (weak, 1)]).rate(&before)[0].change;
        assert!((9.0..11.0).contains(&(lost as f64 / -won as f64)), "{won} {lost}");
    }

    #[test]
    fn places_count_also_behind_the_winner() {
        let three = game(&[(person("a"), 1), (person("b"), 2), (person("c"), 3)]);
        let before = ["a", "b", "c"].map(|id| somebody(id, 1500.0, 60.0));
        let changes: Vec<i64> = three.rate(&before).iter().map(|seat| seat.change).collect();
        assert!(changes[0] > 0 && changes[1].abs() < 100 && changes[2] < 0, "{changes:?}");
        let shared = game(&[(person("a"), 1), (person("b"), 1), (person("c"), 1)]).rate(&before);
        assert!(shared.iter().all(|seat| seat.change.abs() < 100 && seat.now.won == 11));
    }

    #[test]
    fn a_rating_finds_where_somebody_stands() {
        // Somebody who wins half of the games against the Engineer, in blocks that are no streaks.
        let engineer = of_bot(Level::Engineer);
        let mut now: Option<Rating> = None;
        for number in 0..200 {
            let place = if number % 2 == 0 { 1 } else { 2 };
            let before: Vec<Rating> = now.clone().into_iter().collect();
            let rated = game(&[(person("a"), place), (Player::Fixed(engineer), 3 - place)]).rate(&before);
            now = Some(rated[0].now.clone());
        }
        let now = now.unwrap();
        assert!((points(now.rating) - engineer).abs() < 40.0, "{now:?}");
        assert!((SUREST..90.0).contains(&points(now.deviation)), "{now:?}");
    }
}
