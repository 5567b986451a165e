//! The scores of a round: percentiles within the same seat, and the standings. All numbers are whole, so that anybody can
//! check them by hand.

/// The result of one seat at one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The player; `None`: a bot that fills the seat.
    pub entrant: Option<i64>,
    pub vp: i64,
    /// Whether the player earned the result: false if a bot played more than half of the goes.
    pub own: bool,
}

/// A player's score in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    pub vp: i64,
    /// 100 is best. `None`: nobody else played the same seat.
    pub percent: Option<i64>,
}

/// Somebody in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub entrant: i64,
    /// `None`: withdrawn, or without a result yet.
    pub place: Option<i64>,
    pub place_by_vp: Option<i64>,
    pub rounds: Vec<Option<Score>>,
    /// In tenths of a percent.
    pub mean: Option<i64>,
    pub vp: i64,
}

/// The percentile of a result with `better` results above it: (tables − rank) / (tables − 1), rounded.
fn percent(tables: i64, better: i64) -> Option<i64> {
    (tables > 1).then(|| rounded(100 * (tables - 1 - better), tables - 1))
}

/// To the nearest whole number, halves up. Nothing is negative here.
const fn rounded(number: i64, by: i64) -> i64 {
    (2 * number + by) / (2 * by)
}

/// The percentiles of one round, by table and seat. Every table counts in the comparison, no matter who played it, so that
/// nobody loses by what others do; a player who left the game to a bot has 0.
#[must_use]
pub fn percents(tables: &[Vec<Played>]) -> Vec<Vec<Option<i64>>> {
    let of = |seat: usize, played: &Played| {
        if !played.own {
            return Some(0);
        }
        let others = tables.iter().filter_map(|table| table.get(seat));
        let better = others.clone().filter(|other| other.vp > played.vp).count();
        percent(others.count() as i64, better as i64)
    };
    tables.iter().map(|table| table.iter().enumerate().map(|(seat, played)| of(seat, played)).collect()).collect()
}

/// Everybody's standing after these rounds: the best first, those without a place last. `gone` have withdrawn.
#[must_use]
pub fn standings(entrants: &[(i64, bool)], rounds: &[Vec<Vec<Played>>]) -> Vec<Standing> {
    let percents: Vec<_> = rounds.iter().map(|round| percents(round)).collect();
    let score = |entrant: i64, round: usize| {
        rounds[round].iter().enumerate().find_map(|(table, seats)| {
            let seat = seats.iter().position(|played| played.entrant == Some(entrant))?;
            Some(Score { vp: seats[seat].vp, percent: percents[round][table][seat] })
        })
    };
    let standing = |&(entrant, gone): &(i64, bool)| {
        let rounds: Vec<Option<Score>> = (0..rounds.len()).map(|round| score(entrant, round)).collect();
        let counted: Vec<i64> = rounds.iter().flatten().filter_map(|score| score.percent).collect();
        let mean =
            (!gone && !counted.is_empty()).then(|| rounded(10 * counted.iter().sum::<i64>(), counted.len() as i64));
        let vp = rounds.iter().flatten().map(|score| score.vp).sum();
        Standing { entrant, place: None, place_by_vp: None, rounds, mean, vp }
    };
    let mut all: Vec<Standing> = entrants.iter().map(standing).collect();
    let ranked: Vec<(i64, i64)> = all.iter().filter_map(|one| Some((one.mean?, one.vp))).collect();
    for one in &mut all {
        let Some(mean) = one.mean else { continue };
        one.place = Some(1 + ranked.iter().filter(|(other, _)| *other > mean).count() as i64);
        one.place_by_vp = Some(1 + ranked.iter().filter(|(_, vp)| *vp > one.vp).count() as i64);
    }
    all.sort_by_key(|one| (one.place.is_none(), one.place, std::cmp::Reverse(one.vp), one.entrant));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(entrant: i64, vp: i64) -> Played {
        Played { entrant: Some(entrant), vp, own: true }
    }

    fn bot(vp: i64) -> Played {
        Played { entrant: None, vp, own: true }
    }

    #[test]
    fn a_percentile_compares_the_same_seat_only() {
        let vps = [52, 58, 62, 64, 66, 67, 70, 71, 74, 77, 79, 83];
        let tables: Vec<Vec<Played>> =
            vps.iter().enumerate().map(|(n, &vp)| vec![person(n as i64, vp), person(100 + n as i64, 90)]).collect();
        let found = percents(&tables);
        assert_eq!(found[7][0], Some(64), "71 VP: four of twelve tables used the seat better");
        assert_eq!([found[0][0], found[11][0]], [Some(0), Some(100)]);
        assert!(found.iter().all(|table| table[1] == Some(100)), "equal results share the best place");
    }

    #[test]
    fn who_left_the_game_to_a_bot_has_nothing_and_takes_nothing_from_others() {
        let away = Played { own: false, ..person(3, 99) };
        assert_eq!(percents(&[vec![person(1, 50)], vec![bot(40)], vec![away]]), [[Some(50)], [Some(0)], [Some(0)]]);
        assert_eq!(percents(&[vec![person(1, 50)], vec![Played { vp: 30, ..away }]]), [[Some(100)], [Some(0)]]);
        assert_eq!(percents(&[vec![person(1, 50)]]), [[None]], "alone there is no percentile");
    }

    #[test]
    fn standings_go_by_the_mean_and_ties_share_a_place() {
        let round = |vps: [i64; 4]| {
            vec![vec![person(1, vps[0]), person(2, vps[1])], vec![person(3, vps[2]), person(4, vps[3])]]
        };
        // 1 and 3 meet in one seat, 2 and 4 in the other.
        let rounds = [round([60, 50, 40, 70]), round([30, 80, 50, 80])];
        let all = standings(&[(1, false), (2, false), (3, false), (4, true)], &rounds);
        let told: Vec<_> = all.iter().map(|one| (one.entrant, one.place, one.mean, one.vp, one.place_by_vp)).collect();
        assert_eq!(
            told,
            [
                (2, Some(1), Some(500), 130, Some(1)),
                (1, Some(1), Some(500), 90, Some(2)),
                (3, Some(1), Some(500), 90, Some(2)),
                (4, None, None, 150, None),
            ]
        );
        assert_eq!(all[3].rounds[0], Some(Score { vp: 70, percent: Some(100) }), "what was played stays");
    }

    #[test]
    fn a_mean_is_of_the_rounds_that_could_be_compared() {
        let rounds = [
            vec![vec![person(1, 60)], vec![person(2, 50)], vec![person(3, 40)], vec![bot(30)]],
            vec![vec![person(1, 60)]],
        ];
        let all = standings(&[(1, false), (2, false), (3, false), (5, false)], &rounds);
        let means: Vec<_> = all.iter().map(|one| (one.entrant, one.mean, one.place)).collect();
        assert_eq!(
            means,
            [(1, Some(1000), Some(1)), (2, Some(670), Some(2)), (3, Some(330), Some(3)), (5, None, None)]
        );
        assert_eq!(rounded(10 * (91 + 64), 2), 775);
    }
}
