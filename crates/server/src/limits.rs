//! How often somebody may ask: buckets that fill up again with time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

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
    /// Codes of waiting tables, which are short enough to be guessed by whoever may try for ever.
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

/// More buckets than this are not kept; full ones go first.
const MOST: usize = 50_000;

#[derive(Clone, Copy)]
struct Bucket {
    /// In thousandths.
    left: i64,
    at: Ms,
}

pub struct Limits {
    rates: Rates,
    buckets: Mutex<HashMap<(What, String), Bucket>>,
}

impl Limits {
    #[must_use]
    pub fn new(rates: Rates) -> Self {
        Limits { rates, buckets: Mutex::default() }
    }

    const fn rate(&self, what: What) -> Rate {
        match what {
            What::Requests => self.rates.requests,
            What::Guests => self.rates.guests,
            What::SignIns => self.rates.sign_ins,
            What::Codes => self.rates.codes,
            What::Hints => self.rates.hints,
            What::Uploads => self.rates.uploads,
        }
    }

    /// Takes one out of somebody's bucket.
    ///
    /// # Errors
    /// If it is empty: says when to come again.
    pub fn take(&self, what: What, who: &str, now: Ms) -> Result<(), Error> {
        let rate = self.rate(what);
        if rate.per_minute == 0 {
            return Ok(());
        }
        let full = i64::from(rate.at_once.max(1)) * 1000;
        let per_ms = |ms: Ms| ms.max(0).saturating_mul(i64::from(rate.per_minute)) / 60;
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST {
            buckets.retain(|(what, _), bucket| {
                let rate = self.rate(*what);
                let filled = (now - bucket.at).max(0) * i64::from(rate.per_minute) / 60;
                bucket.left + filled < i64::from(rate.at_once) * 1000
            });
        }
        let bucket = buckets.entry((what, who.to_owned())).or_insert(Bucket { left: full, at: now });
        bucket.left = (bucket.left.saturating_add(per_ms(now - bucket.at))).min(full);
        bucket.at = bucket.at.max(now);
        if bucket.left < 1000 {
            let missing_ms = (1000 - bucket.left) * 60 / i64::from(rate.per_minute);
            return Err(Error::SlowDown { retry_after: (missing_ms / 1000 + 1) as u64 });
        }
        bucket.left -= 1000;
        Ok(())
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

    #[test]
    fn neighbours_in_an_ipv6_network_are_one() {
        let home = |text: &str| household(text.parse().unwrap());
        assert_eq!(home("2001:db8:1:2::1"), home("2001:db8:1:2:ffff::9"));
        assert_ne!(home("2001:db8:1:2::1"), home("2001:db8:1:3::1"));
        assert_eq!(home("::ffff:10.0.0.1"), home("10.0.0.1"));
    }
}
