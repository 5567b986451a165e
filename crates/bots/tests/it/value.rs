//! The learned evaluation.

use tharos_bots::value::{Judges, Lanes};

use crate::positions;

/// Only what differs is added up, so the last digits may differ, and nothing else.
#[test]
fn judged_by_its_difference_a_position_is_worth_the_same() {
    let judges = Judges::default();
    for players in 1..=4 {
        let (mut bases, mut base, mut lanes) = (vec![Lanes::default(); 4], Lanes::default(), Lanes::default());
        let mut compared = 0;
        positions::some(players, 90, |state, seat| {
            let judge = judges.of(state);
            let whole = judge.outlook(state, seat, &mut base);
            let by_difference = judge.outlook_from(&bases[usize::from(seat)], state, seat, &mut lanes);
            let solo = players == 1;
            let gap = (whole.value(solo) - by_difference.value(solo)).abs();
            assert!(gap < 1e-3, "{whole:?} and {by_difference:?}");
            std::mem::swap(&mut bases[usize::from(seat)], &mut base);
            compared += 1;
        });
        assert!(compared > 10, "{compared} positions");
    }
}
