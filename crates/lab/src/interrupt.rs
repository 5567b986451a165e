//! Ctrl-C: the games in progress are dropped, everything finished is written.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);

/// Whether the user wants to stop.
pub fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// From now on Ctrl-C ends a run in good order; a second one ends the program at once, which is safe as well:
/// a line that is cut off is dropped when the run goes on, and all other files are replaced as a whole.
pub fn listen() {
    static LISTENING: Once = Once::new();
    LISTENING.call_once(|| {
        let handler = || {
            if ASKED.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        };
        // Without the handler Ctrl-C ends the program at once, which is the second case above.
        let _ = ctrlc::set_handler(handler);
    });
}
