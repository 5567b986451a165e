//! A decision is judged by what its player could see.

use tharos_analysis::{Assessor, Depth};
use tharos_rules::{Entry, Fast, Step, begin};

use crate::stored;

/// The true game is exchanged for others that look the same to the player who decides.
#[test]
fn hidden_cards_do_not_matter() {
    let mut random = Fast::new(8);
    let [mut quick, mut deep] = [Depth::Engineer, Depth::Director].map(Assessor::new);
    let (mut worlds, mut open_differs) = (0, 0);
    for players in 2..=4 {
        let record = stored(players);
        let mut game = begin(&record).unwrap();
        for (number, &entry) in record.entries.iter().enumerate() {
            let state = *game.state();
            if let (Entry::Action { action, .. }, Step::Ask { seat, .. }) = (entry, state.table.step)
                && number % 40 == 7
            {
                let view = state.view(Some(seat));
                let action = state.normalise(seat, action);
                let other = view.sample(&mut random);
                let seen = other.view(Some(seat));
                worlds += usize::from(other != state);
                assert_eq!(quick.judge(&seen, action, 5), quick.judge(&view, action, 5));
                open_differs += usize::from(quick.judge_open(&other, action, 5) != quick.judge_open(&state, action, 5));
                if number % 120 == 7 {
                    assert_eq!(deep.judge(&seen, action, 5), deep.judge(&view, action, 5));
                }
            }
            game.follow(entry).unwrap();
        }
    }
    assert!(worlds > 5, "{worlds} other worlds");
    assert!(open_differs > 0, "open hands are looked at");
}
