//! A bot that has warmed up asks for no memory any more.

use allocation_counter::measure;
use tharos_bots::Level;

use crate::positions;

#[test]
fn a_warm_bot_allocates_nothing() {
    for players in 1..=4 {
        let (mut questions, mut warm) = (Vec::new(), Vec::new());
        positions::some(players, 3, |state, seat| questions.push(state.view(Some(seat))));
        positions::some(players, 4, |state, seat| warm.push(state.view(Some(seat))));
        assert!(questions.len() > 5 && warm.len() > 5);
        for level in Level::ALL {
            let mut bot = level.bot();
            // Other positions than those measured.
            for view in &warm {
                bot.choose(view, &view.legal(), 1, 60.into());
            }
            for view in &questions {
                let legal = view.legal();
                let counted = measure(|| {
                    bot.choose(view, &legal, 2, 60.into());
                });
                assert_eq!(counted.count_total, 0, "{level}, {players} players, {} actions", legal.len());
            }
        }
    }
}

/// The counter counts: without this, the test above could not fail.
#[test]
fn memory_is_counted() {
    assert_eq!(measure(|| drop(std::hint::black_box(Box::new(1)))).count_total, 1);
}
