//! How often somebody may ask: buckets that fill up again with time.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use governor::clock::{Clock as _, FakeRelativeClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::api::Error;
use crate::clock::Ms;

/// How many are allowed per minute, and how many at once. 0 per minute: as many as they like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    pub per_minute: u32,
    pub at_once: u32,
}

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    Requests,
    /// New guests, and accounts.
    Guests,
    SignIns,
    /// Codes of waiting tables, which are short enough to brute-force without a limit.
    Codes,
    /// Work that costs a second of somebody's processor.
    Hints,
    Uploads,
}

#[derive(Clone, Copy, Debug)]
pub struct Rates {
    pub requests: Rate,
    pub guests: Rate,
    pub sign_ins: Rate,
    pub codes: Rate,
    pub hints: Rate,
    pub uploads: Rate,
}

impl Default for Rates {
    fn default() -> Self {
        Rates {
            requests: Rate { per_minute: 1200, at_once: 240 },
            guests: Rate { per_minute: 20, at_once: 30 },
            sign_ins: Rate { per_minute: 10, at_once: 10 },
            codes: Rate { per_minute: 20, at_once: 20 },
            hints: Rate { per_minute: 30, at_once: 10 },
            uploads: Rate { per_minute: 10, at_once: 10 },
        }
    }
}

/// How many callers are told apart for each kind. Those beyond share one bucket, so that no number of addresses takes
/// all memory; whoever has not asked for a while is forgotten first.
const MOST: usize = 50_000;
/// The name of the shared bucket; no caller has it.
const SHARED: &str = "*";

/// Time as the server counts it, which only goes on.
type Clock = FakeRelativeClock;
type Now = <Clock as governor::clock::Clock>::Instant;
type Buckets = RateLimiter<String, HashMapStateStore<String>, Clock, NoOpMiddleware<Now>>;

pub struct Limits {
    clock: Clock,
    /// The latest time anybody asked.
    latest: AtomicI64,
    /// By kind; `None` where nothing is limited.
    buckets: [Option<Buckets>; 6],
}

impl Limits {
    #[must_use]
    pub fn new(rates: Rates) -> Self {
        let clock = Clock::default();
        let Rates { requests, guests, sign_ins, codes, hints, uploads } = rates;
        let buckets = [requests, guests, sign_ins, codes, hints, uploads].map(|rate| {
            let per_minute = NonZeroU32::new(rate.per_minute)?;
            let quota =
                Quota::per_minute(per_minute).allow_burst(NonZeroU32::new(rate.at_once).unwrap_or(NonZeroU32::MIN));
            Some(RateLimiter::hashmap_with_clock(quota, clock.clone()))
        });
        Limits { clock, latest: AtomicI64::new(Ms::MIN), buckets }
    }

    /// Takes one out of somebody's bucket.
    ///
    /// # Errors
    /// If it is empty: says when to come again.
    pub fn take(&self, what: What, who: &str, now: Ms) -> Result<(), Error> {
        let Some(buckets) = &self.buckets[what as usize] else { return Ok(()) };
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
        let take = |who, now| limits.take(What::Guests, who, now);
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
        let buckets = || limits.buckets[What::Guests as usize].as_ref().unwrap().len();
        let refused = (0..MOST + 100).filter(|i| limits.take(What::Guests, &i.to_string(), 0).is_err()).count();
        assert_eq!(buckets(), MOST + 1, "one more for all the others");
        assert_eq!(refused, 98, "who came too late shares one bucket");
        assert!(limits.take(What::Guests, "late", 60_000).is_ok(), "all buckets are full again");
        assert_eq!(buckets(), 1, "and full buckets are forgotten");
    }

    #[test]
    fn neighbours_in_an_ipv6_network_are_one() {
        let home = |text: &str| household(text.parse().unwrap());
        assert_eq!(home("2001:db8:1:2::1"), home("2001:db8:1:2:ffff::9"));
        assert_ne!(home("2001:db8:1:2::1"), home("2001:db8:1:3::1"));
        assert_eq!(home("::ffff:10.0.0.1"), home("10.0.0.1"));
    }
}
