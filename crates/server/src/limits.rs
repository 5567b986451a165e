//! How often somebody may ask: buckets that fill up again with time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use governor::clock::{Clock as _, FakeRelativeClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::api::Error;
use crate::clock::Ms;
use crate::metrics::Number;

/// How many are allowed per minute, and how many at once. 0 per minute: as many as they like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    pub per_minute: u32,
    pub at_once: u32,
}

/// Makes the list of all that is limited, with its usual rates.
macro_rules! limited {
    ($($(#[$doc:meta])* $what:ident $field:ident $word:literal $per_minute:literal $at_once:literal,)+) => {
        /// What is limited.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum What { $($(#[$doc])* $what),+ }

        /// How much of each is allowed.
        #[derive(Clone, Copy, Debug)]
        pub struct Rates { $($(#[$doc])* pub $field: Rate),+ }

        impl Default for Rates {
            fn default() -> Self {
                Rates { $($field: Rate { per_minute: $per_minute, at_once: $at_once }),+ }
            }
        }

        impl Rates {
            /// The same for everything.
            #[must_use]
            pub const fn all(rate: Rate) -> Self {
                Rates { $($field: rate),+ }
            }
        }

        const WORDS: &[&str] = &[$($word),+];

        fn in_order(rates: Rates) -> Vec<Rate> {
            vec![$(rates.$field),+]
        }
    };
}

limited! {
    Requests requests "requests" 1200 240,
    /// New guests, and accounts.
    Guests guests "guests" 20 30,
    /// Wrong passwords, from an address and at an account.
    SignIns sign_ins "sign_ins" 10 10,
    /// Codes of waiting tables, which are short enough to brute-force without a limit.
    Codes codes "codes" 20 20,
    /// Work that costs a second of somebody's processor.
    Hints hints "hints" 30 10,
    /// A shorter search at every choice of a game with a coach. The client waits a quarter of a second before it asks about a
    /// choice: one game, however quickly it is played, stays below the limit.
    Coach coach "coach" 240 60,
    /// Looking at how planned goes would stand: up to eight goes are played for it on a copy; by an address and by a person.
    Foresight foresight "foresight" 120 60,
    /// Records of games played elsewhere, by an address and by a person.
    Uploads uploads "uploads" 6 10,
    /// New tables, by an address and by a person.
    Tables tables "tables" 20 40,
    /// Friends, invitations, reports and looking for names; by an address and by a person.
    Meetings meetings "meetings" 30 30,
    /// Chat, plans, sitting down, standing up, leaving, returning and renaming, by address and by person.
    Lines lines "lines" 60 60,
    /// New addresses, tests and links by e-mail, by an address and by a person.
    Mails mails "mails" 6 10,
    /// Links to one e-mail address.
    Links links "links" 1 3,
}

impl Rate {
    /// The rate with this limit per minute; the burst changes in proportion.
    #[must_use]
    pub fn with(self, per_minute: u32) -> Self {
        let at_once = u64::from(self.at_once) * u64::from(per_minute) / u64::from(self.per_minute.max(1));
        Rate { per_minute, at_once: u32::try_from(at_once).unwrap_or(u32::MAX).max(1) }
    }
}

/// Whom a limit counts. An address is never taken for the login of somebody, whatever it looks like.
#[derive(Clone, Copy, Debug)]
pub enum Who<'a> {
    Home(&'a str),
    Person(&'a str),
    Login(&'a str),
}

impl Who<'_> {
    fn key(self) -> String {
        match self {
            Who::Home(home) => format!("home {home}"),
            Who::Person(id) => format!("person {id}"),
            Who::Login(login) => format!("login {login}"),
        }
    }
}

/// How many callers have a bucket of their own for each kind. The rest share one, so that many addresses cannot exhaust
/// the memory; the least recent caller loses its bucket first.
const MOST: usize = 50_000;
/// The name of the shared bucket; no caller has it.
const SHARED: &str = "*";

/// The server's clock, which never goes back.
type Clock = FakeRelativeClock;
type Now = <Clock as governor::clock::Clock>::Instant;
type Buckets = RateLimiter<String, HashMapStateStore<String>, Clock, NoOpMiddleware<Now>>;

pub struct Limits {
    clock: Clock,
    /// The latest time anybody asked.
    latest: AtomicI64,
    kinds: Vec<Kind>,
}

struct Kind {
    /// `None` where nothing is limited.
    buckets: Option<Buckets>,
    /// Until when those wait who failed too often.
    blocked: Mutex<HashMap<String, Ms>>,
    refused: Number,
}

impl Limits {
    #[must_use]
    pub fn new(rates: Rates) -> Self {
        let clock = Clock::default();
        let buckets = |rate: Rate| {
            let per_minute = NonZeroU32::new(rate.per_minute)?;
            let quota =
                Quota::per_minute(per_minute).allow_burst(NonZeroU32::new(rate.at_once).unwrap_or(NonZeroU32::MIN));
            Some(RateLimiter::hashmap_with_clock(quota, clock.clone()))
        };
        let kind = |rate| Kind { buckets: buckets(rate), blocked: Mutex::default(), refused: Number::default() };
        let kinds = in_order(rates).into_iter().map(kind).collect();
        Limits { latest: AtomicI64::new(Ms::MIN), kinds, clock }
    }

    /// Takes a token from a caller's bucket.
    ///
    /// # Errors
    /// If it is empty: says when to come again.
    pub fn take(&self, what: What, who: Who<'_>, now: Ms) -> Result<(), Error> {
        self.kinds[what as usize].count(self.draw(what, &who.key(), now))
    }

    /// Takes a token from the buckets of an address and of a person.
    ///
    /// # Errors
    /// If one of them is empty.
    pub fn take_both(&self, what: What, home: &str, person: &str, now: Ms) -> Result<(), Error> {
        self.take(what, Who::Person(person), now)?;
        self.take(what, Who::Home(home), now)
    }

    /// Whether somebody may try at all; only failures count.
    ///
    /// # Errors
    /// If there were too many.
    pub fn may_try(&self, what: What, who: Who<'_>, now: Ms) -> Result<(), Error> {
        let kind = &self.kinds[what as usize];
        let until = kind.blocked().get(&who.key()).copied().filter(|until| *until > now);
        kind.count(match until {
            Some(until) => Err(Error::SlowDown { retry_after: ((until - now) / 1000 + 1) as u64 }),
            None => Ok(()),
        })
    }

    /// Somebody tried and failed.
    pub fn failed(&self, what: What, who: Who<'_>, now: Ms) {
        let key = who.key();
        if let Err(Error::SlowDown { retry_after }) = self.draw(what, &key, now) {
            let mut blocked = self.kinds[what as usize].blocked();
            if blocked.len() >= MOST {
                blocked.retain(|_, until| *until > now);
            }
            if blocked.len() < MOST {
                blocked.insert(key, now + retry_after as Ms * 1000);
            }
        }
    }

    /// How often each kind was refused.
    pub fn refused(&self) -> impl Iterator<Item = (&'static str, i64)> {
        WORDS.iter().copied().zip(self.kinds.iter().map(|kind| kind.refused.get()))
    }

    fn draw(&self, what: What, who: &str, now: Ms) -> Result<(), Error> {
        let Some(buckets) = &self.kinds[what as usize].buckets else { return Ok(()) };
        self.advance(now);
        let crowded = buckets.len() >= MOST && {
            buckets.retain_recent();
            buckets.len() >= MOST
        };
        let who = if crowded { SHARED } else { who };
        buckets.check_key(&who.to_owned()).map_err(|until| {
            let wait = until.wait_time_from(self.clock.now());
            Error::SlowDown { retry_after: wait.as_secs() + 1 }
        })
    }

    fn advance(&self, now: Ms) {
        let before = self.latest.fetch_max(now, Ordering::Relaxed);
        if before != Ms::MIN && now > before {
            self.clock.advance(Duration::from_millis((now - before) as u64));
        }
    }
}

impl Kind {
    fn blocked(&self) -> MutexGuard<'_, HashMap<String, Ms>> {
        self.blocked.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn count(&self, result: Result<(), Error>) -> Result<(), Error> {
        result.inspect_err(|_| self.refused.add(1))
    }
}

/// One household: an IPv4 address, or the network part of an IPv6 one.
#[must_use]
pub fn household(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => format!("{:x?}", &address.segments()[..4]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_up_again() {
        let rate = Rate { per_minute: 60, at_once: 3 };
        let limits = Limits::new(Rates { guests: rate, ..Rates::default() });
        let take = |who, now| limits.take(What::Guests, Who::Home(who), now);
        for _ in 0..3 {
            assert!(take("a", 1000).is_ok());
        }
        assert!(matches!(take("a", 1000), Err(Error::SlowDown { retry_after: 2 })));
        assert!(take("b", 1000).is_ok(), "others are not touched");
        assert!(take("a", 2000).is_ok());
        assert!(take("a", 2000).is_err());
        assert!(take("a", 500).is_err(), "a clock that goes backwards gives nothing");
        for _ in 0..3 {
            assert!(take("a", 1_000_000).is_ok());
        }
        assert!(take("a", 1_000_000).is_err(), "never more than the bucket holds");
    }

    /// The number of buckets has a limit, and callers beyond it are limited all the same.
    #[test]
    fn many_addresses_take_no_more_memory_than_allowed() {
        let rate = Rate { per_minute: 60, at_once: 2 };
        let limits = Limits::new(Rates { guests: rate, ..Rates::default() });
        let buckets = || limits.kinds[What::Guests as usize].buckets.as_ref().unwrap().len();
        let refused =
            (0..MOST + 100).filter(|i| limits.take(What::Guests, Who::Home(&i.to_string()), 0).is_err()).count();
        assert_eq!(buckets(), MOST + 1, "one more for all the others");
        assert_eq!(refused, 98, "who came too late shares one bucket");
        assert!(limits.take(What::Guests, Who::Home("late"), 60_000).is_ok(), "all buckets are full again");
        assert_eq!(buckets(), 1, "and full buckets are forgotten");
    }

    #[test]
    fn only_failures_count_where_somebody_tries() {
        let limits = Limits::new(Rates { sign_ins: Rate { per_minute: 6, at_once: 3 }, ..Rates::default() });
        let (login, home) = (Who::Login("127.0.0.2"), Who::Home("127.0.0.2"));
        for _ in 0..100 {
            limits.may_try(What::SignIns, login, 0).expect("who does not fail is not stopped");
        }
        for _ in 0..4 {
            limits.may_try(What::SignIns, login, 0).expect("a few failures are allowed");
            limits.failed(What::SignIns, login, 0);
        }
        assert!(matches!(limits.may_try(What::SignIns, login, 0), Err(Error::SlowDown { retry_after: 12 })));
        assert!(limits.may_try(What::SignIns, home, 0).is_ok(), "an address is not a login");
        assert!(limits.may_try(What::SignIns, login, 12_000).is_ok());
        assert_eq!(limits.refused().find(|(what, _)| *what == "sign_ins"), Some(("sign_ins", 1)));
    }

    #[test]
    fn who_allows_less_allows_less_at_once() {
        let guests = Rates::default().guests;
        assert_eq!(guests.with(1), Rate { per_minute: 1, at_once: 1 });
        assert_eq!(guests.with(40), Rate { per_minute: 40, at_once: 60 });
        assert_eq!(guests.with(0).per_minute, 0);
    }

    #[test]
    fn neighbours_in_an_ipv6_network_are_one() {
        let home = |text: &str| household(text.parse().unwrap());
        assert_eq!(home("2001:db8:1:2::1"), home("2001:db8:1:2:ffff::9"));
        assert_ne!(home("2001:db8:1:2::1"), home("2001:db8:1:3::1"));
        assert_eq!(home("::ffff:10.0.0.1"), home("10.0.0.1"));
    }
}
