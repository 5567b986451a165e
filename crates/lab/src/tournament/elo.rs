//! Ratings: the most likely strengths under the model of Bradley and Terry, on the scale of Elo.
//!
//! The independent unit is the deal: all games on one deal share its luck, so the error bars come from how much
//! deals differ (the "sandwich" of the estimate), not from the number of games.

/// What one deal said about two players: the points of the first against the second, per game.
#[derive(Clone, Copy, Debug)]
pub struct Meeting {
    pub deal: u64,
    pub players: [usize; 2],
    /// How many games it was.
    pub games: f64,
    /// The mean result of the first, from 0 to 1.
    pub score: f64,
}

/// Elo points per unit of the logistic scale.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// The ratings of all players, their mean 0.
#[derive(Clone, Debug)]
pub struct Ratings {
    pub elo: Vec<f64>,
    covariance: Matrix,
}

impl Ratings {
    /// Of players who have not met.
    #[must_use]
    pub fn none(players: usize) -> Self {
        Ratings { elo: vec![0.0; players], covariance: vec![vec![0.0; players]; players] }
    }

    /// The standard error of a rating.
    #[must_use]
    pub fn error(&self, i: usize) -> f64 {
        self.covariance[i][i].max(0.0).sqrt()
    }

    /// The standard error of the difference of two.
    #[must_use]
    pub fn error_between(&self, i: usize, j: usize) -> f64 {
        let c = &self.covariance;
        (c[i][i] + c[j][j] - 2.0 * c[i][j]).max(0.0).sqrt()
    }
}

type Matrix = Vec<Vec<f64>>;

/// The ratings of all players. So that a player who won every game has a rating at all, every pair that met
/// is given one drawn game besides, which also counts in the error bars.
#[must_use]
pub fn rate(players: usize, meetings: &[Meeting]) -> Ratings {
    let mut meetings = meetings.to_vec();
    meetings.sort_by_key(|meeting| meeting.deal);
    let mut pairs: Vec<[usize; 2]> = meetings.iter().map(|meeting| meeting.players).collect();
    pairs.sort_unstable();
    pairs.dedup();
    // Every drawn game is a deal of its own.
    let drawn = pairs.iter().enumerate();
    meetings.extend(drawn.map(|(i, &players)| Meeting { deal: u64::MAX - i as u64, players, games: 1.0, score: 0.5 }));
    let strengths = strengths(players, &meetings);
    let information = inverse(information(players, &meetings, &strengths));
    let mut spread = vec![vec![0.0; players]; players];
    for deal in meetings.chunk_by(|a, b| a.deal == b.deal) {
        let mut pull = vec![0.0; players];
        for meeting in deal {
            let [i, j] = meeting.players;
            let surprise = meeting.games * (meeting.score - expected(strengths[i] - strengths[j]));
            pull[i] += surprise;
            pull[j] -= surprise;
        }
        for i in 0..players {
            for j in 0..players {
                spread[i][j] += pull[i] * pull[j];
            }
        }
    }
    let mut covariance = product(&product(&information, &spread), &information);
    covariance.iter_mut().flatten().for_each(|c| *c *= SCALE * SCALE);
    Ratings { elo: strengths.iter().map(|s| s * SCALE).collect(), covariance }
}

fn expected(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead).exp())
}

/// Newton's method, with steps that never run away.
fn strengths(players: usize, meetings: &[Meeting]) -> Vec<f64> {
    let mut strengths = vec![0.0; players];
    for _ in 0..200 {
        let mut pull = vec![0.0; players];
        for meeting in meetings {
            let [i, j] = meeting.players;
            let surprise = meeting.games * (meeting.score - expected(strengths[i] - strengths[j]));
            pull[i] += surprise;
            pull[j] -= surprise;
        }
        let information = inverse(information(players, meetings, &strengths));
        let mut longest = 0.0_f64;
        for (i, strength) in strengths.iter_mut().enumerate() {
            let step: f64 = (0..players).map(|j| information[i][j] * pull[j]).sum();
            *strength += step.clamp(-1.0, 1.0);
            longest = longest.max(step.abs());
        }
        let mean = strengths.iter().sum::<f64>() / players as f64;
        strengths.iter_mut().for_each(|s| *s -= mean);
        if longest < 1e-10 {
            break;
        }
    }
    strengths
}

/// Only differences are known, so the sum of all strengths is tied to 0 to make this invertible.
fn information(players: usize, meetings: &[Meeting], strengths: &[f64]) -> Matrix {
    let mut matrix = vec![vec![1.0 / players as f64; players]; players];
    for meeting in meetings {
        let [i, j] = meeting.players;
        let p = expected(strengths[i] - strengths[j]);
        let weight = meeting.games * p * (1.0 - p);
        matrix[i][i] += weight;
        matrix[j][j] += weight;
        matrix[i][j] -= weight;
        matrix[j][i] -= weight;
    }
    matrix
}

fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let n = a.len();
    (0..n).map(|i| (0..n).map(|j| (0..n).map(|k| a[i][k] * b[k][j]).sum()).collect()).collect()
}

/// Gauss and Jordan, with the largest pivot.
fn inverse(mut a: Matrix) -> Matrix {
    let n = a.len();
    let mut b: Matrix = (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
    for column in 0..n {
        let pivot = (column..n).max_by(|&i, &j| a[i][column].abs().total_cmp(&a[j][column].abs())).unwrap_or(column);
        a.swap(column, pivot);
        b.swap(column, pivot);
        let scale = a[column][column];
        for k in 0..n {
            a[column][k] /= scale;
            b[column][k] /= scale;
        }
        for row in (0..n).filter(|&row| row != column) {
            let factor = a[row][column];
            for k in 0..n {
                a[row][k] -= factor * a[column][k];
                b[row][k] -= factor * b[column][k];
            }
        }
    }
    b
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meetings(players: [usize; 2], scores: &[f64]) -> Vec<Meeting> {
        let meeting = |(deal, &score)| Meeting { deal: deal as u64, players, games: 2.0, score };
        scores.iter().enumerate().map(meeting).collect()
    }

    #[test]
    fn three_quarters_are_191_points() {
        let scores: Vec<f64> = (0..4000).map(|i| [1.0, 0.5, 1.0, 0.5][i % 4]).collect();
        let ratings = rate(2, &meetings([0, 1], &scores));
        let lead = ratings.elo[0] - ratings.elo[1];
        assert!((lead - 190.85).abs() < 0.3, "{lead}");
        // Each deal's mean is 0.75 ± 0.25: 0.25 / sqrt(4000) on the score, divided by the slope p (1 - p).
        let error = SCALE * 0.25 / 4000_f64.sqrt() / (0.75 * 0.25);
        assert!((ratings.error_between(0, 1) / error - 1.0).abs() < 0.01, "{}", ratings.error_between(0, 1));
    }

    #[test]
    fn duplicate_deals_that_say_the_same_have_small_errors() {
        let sure = rate(2, &meetings([0, 1], &[0.75; 100]));
        let unsure = rate(2, &meetings([0, 1], &[1.0, 1.0, 1.0, 0.0].repeat(25)));
        assert!(sure.error_between(0, 1) < 0.3 * unsure.error_between(0, 1));
    }

    #[test]
    fn a_player_who_always_wins_has_a_rating_with_a_wide_bar() {
        let ratings = rate(2, &meetings([0, 1], &[1.0; 200]));
        let lead = ratings.elo[0] - ratings.elo[1];
        assert!((1000.0..1400.0).contains(&lead), "{lead}");
        assert!(ratings.error_between(0, 1) > 100.0, "{}", ratings.error_between(0, 1));
    }

    #[test]
    fn ratings_go_through_third_players() {
        let mut all = meetings([0, 1], &[0.75; 1000]);
        all.extend(meetings([1, 2], &[0.75; 1000]));
        let ratings = rate(3, &all);
        assert!((ratings.elo[0] - ratings.elo[2] - 2.0 * 190.85).abs() < 1.5, "{:?}", ratings.elo);
        assert!(ratings.elo.iter().sum::<f64>().abs() < 1e-6);
    }
}
