//! The search proves itself on games whose solution is known.

use crate::games::{self, Door, DoorMove, DoorView, Kuhn, KuhnMove, KuhnView, Nim, Race};
use tharos_bots::search::{Config, Game, Search, Select, Widening};

const UCB: Config = Config { select: Select::Ucb { c: 0.7 }, widening: Widening::OFF, chance: false };
/// With nodes for chance as well as without them.
const BOTH: [Config; 2] = [UCB, Config { chance: true, ..UCB }];

fn legal<G: Game>(game: &G, state: &G::State) -> Vec<G::Action> {
    let mut list = Vec::new();
    game.legal_into(state, &mut list);
    list
}

/// Every position with three piles of up to 3, won by the theory of Nim: whoever leaves nim-sum 0 wins, except
/// that in the misère game, once only piles of 1 are left, an odd number of them must be left.
#[test]
fn nim_is_won_wherever_it_can_be_won() {
    for (misere, config) in [false, true].into_iter().flat_map(|misere| BOTH.map(|config| (misere, config))) {
        let mut search = Search::new(Nim::new(misere), config);
        let mut won = 0;
        for code in 0..64u8 {
            let piles = [code & 3, code >> 2 & 3, code >> 4];
            let state = games::Piles { piles, mover: 0 };
            let moves = legal(&search.game, &state);
            let good = |&(pile, n): &(u8, u8)| {
                let mut left = piles;
                left[pile as usize] -= n;
                let sum = left.iter().fold(0, |a, b| a ^ b);
                if misere && left.iter().all(|&p| p <= 1) { sum == 1 } else { sum == 0 }
            };
            if moves.iter().any(good) {
                let chosen = search.best(&state, &moves, 1, 4000.into());
                assert!(good(&chosen), "{piles:?} misère {misere}: {chosen:?}");
                won += 1;
            }
        }
        assert!(won > 40, "{won}");
    }
}

/// The same with priors that say nothing and nodes that widen slowly.
#[test]
fn nim_is_won_with_widening_too() {
    let widening = Widening { base: 1.0, factor: 1.0 };
    for config in BOTH {
        let mut search = Search::new(Nim::new(false), Config { select: Select::Puct { c: 2.0 }, widening, ..config });
        for piles in [[3, 2, 0], [1, 2, 2], [3, 1, 1], [1, 3, 3]] {
            let state = games::Piles { piles, mover: 0 };
            let moves = legal(&search.game, &state);
            let (pile, n) = search.best(&state, &moves, 3, 20_000.into());
            let mut left = piles;
            left[pile as usize] -= n;
            assert_eq!(left[0] ^ left[1] ^ left[2], 0, "{piles:?}: {n} from pile {pile}");
        }
    }
}

/// A sure 0.6, or a guess which of three doors hides the prize. Whoever knew the door would guess; and whoever
/// searched each world by itself would believe to know it when the time to name the door comes.
#[test]
fn what_is_hidden_cannot_be_guessed() {
    // Curious enough to know the worse choice well.
    let mut search = Search::new(Door, Config { select: Select::Ucb { c: 2.0 }, ..UCB });
    for seed in 0..20 {
        let view = DoorView { guessing: false };
        assert_eq!(
            search.best(&view, &[DoorMove::Guess, DoorMove::Sure], seed, 3000.into()),
            DoorMove::Sure,
            "seed {seed}"
        );
        let guess = search.found(&[DoorMove::Guess, DoorMove::Sure]).find(|f| f.action == DoorMove::Guess);
        let mean = guess.expect("tried").mean;
        assert!((0.2..0.45).contains(&mean), "a guess is right once in three times, not {mean}");
    }
}

/// Kuhn poker, where some decisions are plain: the king calls a bet, the jack does not. (Whether the queen should bet
/// is beyond one observer's tree: there an opponent's answer cannot depend on the opponent's card.)
#[test]
fn plain_decisions_of_kuhn_poker() {
    let mut search = Search::new(Kuhn::new(), UCB);
    for seed in 0..10 {
        let mut decide = |card, history: &[KuhnMove]| {
            let view = KuhnView::new(card, history);
            search.best(&view, &[KuhnMove::Pass, KuhnMove::Bet], seed, 6000.into())
        };
        let [pass, bet] = [KuhnMove::Pass, KuhnMove::Bet];
        for facing in [&[bet][..], &[pass, bet]] {
            assert_eq!(decide(games::KING, facing), bet, "seed {seed}: the king never loses");
            assert_eq!(decide(games::JACK, facing), pass, "seed {seed}: the jack never wins");
        }
        assert_eq!(decide(games::KING, &[pass]), bet, "seed {seed}: a bet of the king costs nothing");
    }
}

/// Both worlds behind a view of Kuhn poker give the same decision: the state is not even asked for.
#[test]
fn the_hidden_card_does_not_matter() {
    let mut search = Search::new(Kuhn::new(), UCB);
    for own in [games::JACK, games::QUEEN, games::KING] {
        for history in [&[][..], &[KuhnMove::Pass], &[KuhnMove::Bet], &[KuhnMove::Pass, KuhnMove::Bet]] {
            let mover = history.len() % 2;
            let decisions: Vec<KuhnMove> = [games::JACK, games::QUEEN, games::KING]
                .into_iter()
                .filter(|&hidden| hidden != own)
                .map(|hidden| {
                    let view = games::deal(mover, own, hidden, history).view(mover);
                    search.best(&view, &[KuhnMove::Pass, KuhnMove::Bet], 7, 500.into())
                })
                .collect();
            assert_eq!(decisions[0], decisions[1], "{own} after {history:?}");
        }
    }
}

/// A race with a steady and a daring die, solved by working backwards; wherever one of them is clearly better, it
/// is chosen.
#[test]
fn the_better_die_is_chosen() {
    let race = Race { goal: 7 };
    let solved = race.solve();
    for config in BOTH {
        let mut search = Search::new(race, config);
        let (mut steady, mut daring) = (0, 0);
        for (own, other) in (0..race.goal).flat_map(|own| (0..race.goal).map(move |other| (own, other))) {
            let [a, b] = solved.values(own, other);
            if (a - b).abs() < 0.08 {
                continue;
            }
            let state = games::Runners { at: [own, other], mover: 0, rolling: None };
            let chosen = search.best(&state, &legal(&race, &state), 5, 4000.into());
            let best = if a > b { games::Die::Steady } else { games::Die::Daring };
            assert_eq!(chosen, best, "at {own} against {other}: steady {a}, daring {b}");
            if a > b { steady += 1 } else { daring += 1 }
        }
        assert!(steady > 5 && daring > 5, "the race asks for both: {steady} steady, {daring} daring");
    }
}

/// Only nodes for chance let a plan depend on the roll: then a search sees what a position is truly worth.
#[test]
fn a_plan_may_depend_on_chance() {
    let race = Race { goal: 7 };
    let state = games::Runners { at: [0, 0], mover: 0, rolling: None };
    let [a, b] = race.solve().values(0, 0);
    let error = |config| {
        let mut search = Search::new(race, config);
        let moves = legal(&race, &state);
        let best = search.best(&state, &moves, 5, 100_000.into());
        let found = search.found(&moves).find(|found| found.action == best).expect("it was tried");
        (found.mean - a.max(b)).abs()
    };
    let [without, with] = BOTH.map(error);
    assert!(with < 0.02 && with < without, "{with} against {without}");
}

#[test]
fn same_seed_same_search() {
    let state = games::Piles { piles: [3, 3, 2], mover: 0 };
    let found = |seed| {
        let mut search = Search::new(Nim::new(false), UCB);
        let moves = legal(&search.game, &state);
        search.best(&state, &moves, seed, 300.into());
        search.found(&moves).collect::<Vec<_>>()
    };
    assert_eq!(found(1), found(1));
    assert_ne!(found(1), found(2));
}
