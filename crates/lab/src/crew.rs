//! Many games at once, handed over in their order.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::sync_channel;

use anyhow::Context;

use crate::interrupt;

/// Plays the games of the range on `threads` threads. Games begin in order, and `done` gets them in order, so that
/// what is written never has a gap. Every thread makes itself a `crew` with its own buffers and programs.
///
/// Ends early, without an error, when the user interrupts: `play` then returns `None`.
pub fn play_all<C, T: Send>(
    games: Range<u64>,
    threads: usize,
    crew: impl Fn() -> C + Sync,
    play: impl Fn(&mut C, u64) -> Option<T> + Sync,
    mut done: impl FnMut(u64, T) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().context("cannot start the threads")?;
    let next = AtomicU64::new(games.start);
    let failed = AtomicBool::new(false);
    let (sender, finished) = sync_channel::<(u64, T)>(4 * threads);
    let (next, failed, crew, play) = (&next, &failed, &crew, &play);
    pool.in_place_scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            scope.spawn(move |_| {
                let mut crew = crew();
                while !interrupt::asked() && !failed.load(Ordering::Relaxed) {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games.end {
                        break;
                    }
                    let Some(result) = play(&mut crew, game) else { break };
                    if sender.send((game, result)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut expected = games.start;
        let mut waiting = BTreeMap::new();
        for (game, result) in finished {
            waiting.insert(game, result);
            while let Some(result) = waiting.remove(&expected) {
                if let Err(error) = done(expected, result) {
                    // The receiver is gone with this return, so the threads end after their game.
                    failed.store(true, Ordering::Relaxed);
                    return Err(error);
                }
                expected += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_the_threads_do() {
        for threads in [1, 3, 8] {
            let mut seen = Vec::new();
            let slow_at_first = |_: &mut (), game: u64| {
                if game.is_multiple_of(7) {
                    std::thread::sleep(std::time::Duration::from_millis(3));
                }
                Some(game * game)
            };
            play_all(
                5..105,
                threads,
                || (),
                slow_at_first,
                |game, square| {
                    assert_eq!(square, game * game);
                    seen.push(game);
                    Ok(())
                },
            )
            .unwrap();
            assert!(seen.iter().copied().eq(5..105));
        }
    }

    #[test]
    fn a_failure_ends_the_run() {
        let mut seen = 0;
        let result = play_all(
            0..10_000,
            2,
            || (),
            |_, game| Some(game),
            |game, _| {
                seen += 1;
                anyhow::ensure!(game < 5, "the disk is full");
                Ok(())
            },
        );
        assert_eq!(result.unwrap_err().to_string(), "the disk is full");
        assert_eq!(seen, 6);
    }
}
