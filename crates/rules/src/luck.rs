//! Where the luck of a stored game comes from, and how anyone can recompute it.
//!
//! # The key
//!
//! The server chooses a secret seed of 32 bytes and publishes its **commitment** before the game: the SHA-256 of
//! these 32 bytes. Then every seat may add a seed of its own, its **contribution**, so that neither side alone
//! chooses the luck. The key of the game is
//!
//! ```text
//! key = SHA-256( "tharos luck 1" || server seed || length(seat 0) || seat 0's contribution || length(seat 1) || ... )
//! ```
//!
//! in seat order, with one pair for every seat of the table. A length is one byte: 32, or 0 for a seat without a
//! contribution. After the game the server's seed is revealed; anybody with the record can check the commitment
//! and every roll.
//!
//! # The streams
//!
//! Every purpose has its own ChaCha20 key stream (the original variant: 64 bits of block counter, then 64 bits of
//! stream number, both little-endian) under this key, read as 32-bit little-endian words from the beginning:
//!
//! | Stream    | Purpose                                                         |
//! |-----------|-----------------------------------------------------------------|
//! | 0         | set-up: regions, transformation markers, start player           |
//! | 1         | the action cards                                                |
//! | 2         | the attack cards                                                |
//! | 3         | the round-end cards                                             |
//! | 4         | the solo mat: markers, its die, its buildings                   |
//! | 16 + seat | the bag of that seat: which dice are drawn                      |
//! | 32 + seat | the rolls of that seat                                          |
//!
//! So nobody's dice depend on what somebody else drew or rolled, or on who acted first.
//!
//! # The numbers
//!
//! A number below `n` is made from the next word `x` for which `x < 2^32 - 2^32 mod n`; it is `x mod n`; other
//! words are skipped. What is drawn with these numbers is laid down in [`State::sample`].

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::chance::Random;
use crate::ids::{MAX_SEATS, Seat};
use crate::json::FromJson;
use crate::step::{Chance, Outcome, Step};
use crate::table::State;

/// A type that holds 32 bytes and reads and writes as 64 hexadecimal digits.
macro_rules! as_hex {
    ($name:ident) => {
        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                let mut bytes = [0; 32];
                let needs = |_| format!("needs 64 hexadecimal digits, has {} signs", text.chars().count());
                hex::decode_to_slice(text, &mut bytes).map_err(needs)?;
                Ok($name(bytes))
            }
        }
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&hex::encode(self.0))
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// 32 secret bytes. Not shown in debug output, so that no log gives them away.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

as_hex!(Seed);

impl Seed {
    /// A seed from any text: SHA-256 of "tharos seed " and the text. For games that are to be repeated by hand.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        Seed(Sha256::new().chain_update(b"tharos seed ").chain_update(text.as_bytes()).finalize().into())
    }

    #[must_use]
    pub fn commitment(&self) -> Digest {
        Digest(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// A SHA-256 value: of a seed, or of a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(pub [u8; 32]);

as_hex!(Digest);

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// All that the luck of one game is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeds {
    pub server: Seed,
    /// By seat; seats beyond the end of the list contribute nothing.
    pub contributions: Vec<Option<Seed>>,
}

impl From<Seed> for Seeds {
    fn from(server: Seed) -> Self {
        Seeds { server, contributions: Vec::new() }
    }
}

impl Seeds {
    /// The key of a game with this number of seats.
    #[must_use]
    pub fn key(&self, seats: u8) -> [u8; 32] {
        let mut hash = Sha256::new().chain_update(b"tharos luck 1").chain_update(self.server.0);
        for seat in 0..usize::from(seats) {
            match self.contributions.get(seat).copied().flatten() {
                Some(seed) => hash.update([&[32], &seed.0[..]].concat()),
                None => hash.update([0]),
            }
        }
        hash.finalize().into()
    }
}

/// What a stream is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    SetUp,
    ActionCards,
    AttackCards,
    RoundEndCards,
    Solo,
    Bag(Seat),
    Rolls(Seat),
}

const STREAMS: usize = 5 + 2 * MAX_SEATS;

impl Purpose {
    #[must_use]
    pub const fn of(chance: Chance) -> Self {
        match chance {
            Chance::Setup => Purpose::SetUp,
            Chance::Attack => Purpose::AttackCards,
            Chance::Dice { seat, .. } => Purpose::Bag(seat),
            Chance::Roll { seat, .. } => Purpose::Rolls(seat),
            Chance::Cards { .. } => Purpose::ActionCards,
            Chance::RoundEnd => Purpose::RoundEndCards,
            Chance::SoloMarkers { .. } | Chance::SoloDie { .. } | Chance::SoloBuildings { .. } => Purpose::Solo,
        }
    }

    /// The number of its stream.
    #[must_use]
    pub const fn stream(self) -> u64 {
        match self {
            Purpose::SetUp => 0,
            Purpose::ActionCards => 1,
            Purpose::AttackCards => 2,
            Purpose::RoundEndCards => 3,
            Purpose::Solo => 4,
            Purpose::Bag(seat) => 16 + seat as u64,
            Purpose::Rolls(seat) => 32 + seat as u64,
        }
    }

    const fn index(self) -> usize {
        match self {
            Purpose::Bag(seat) => 5 + seat as usize,
            Purpose::Rolls(seat) => 5 + MAX_SEATS + seat as usize,
            other => other.stream() as usize,
        }
    }
}

/// The luck of one game: the key, and how many words of each stream have been used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromJson)]
#[serde(deny_unknown_fields)]
pub struct Luck {
    key: Seed,
    used: [u64; STREAMS],
}

impl Luck {
    #[must_use]
    pub fn new(seeds: &Seeds, seats: u8) -> Self {
        Luck { key: Seed(seeds.key(seats)), used: [0; STREAMS] }
    }

    /// The outcome for the request the game waits for; `None` if it does not wait for chance.
    pub fn settle(&mut self, state: &State) -> Option<Outcome> {
        let Step::Chance(chance) = state.table.step else { return None };
        let purpose = Purpose::of(chance);
        let mut stream = self.stream(purpose);
        let outcome = state.sample(&mut stream);
        self.used[purpose.index()] = stream.0.get_word_pos() as u64;
        outcome
    }

    fn stream(&self, purpose: Purpose) -> Stream {
        let mut stream = ChaCha20Rng::from_seed(self.key.0);
        stream.set_stream(purpose.stream());
        stream.set_word_pos(u128::from(self.used[purpose.index()]));
        Stream(stream)
    }
}

struct Stream(ChaCha20Rng);

impl Random for Stream {
    fn next(&mut self) -> u32 {
        self.0.next_u32()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Data, Options, ids::Guild};

    fn seed() -> Seed {
        Seed(std::array::from_fn(|i| i as u8))
    }

    fn purposes() -> Vec<Purpose> {
        use Purpose::*;
        let mut all = vec![SetUp, ActionCards, AttackCards, RoundEndCards, Solo];
        all.extend((0..4).map(Bag));
        all.extend((0..4).map(Rolls));
        all
    }

    #[test]
    fn commitment_is_the_plain_hash_of_the_seed() {
        assert_eq!(seed().commitment().to_string(), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    }

    #[test]
    fn key_depends_on_every_contribution_and_its_seat() {
        let other = Seed::from_text("other");
        let seeds = |contributions: &[Option<Seed>]| Seeds { server: seed(), contributions: contributions.to_vec() };
        let keys = [
            seeds(&[]).key(2),
            seeds(&[]).key(3),
            seeds(&[Some(other)]).key(2),
            seeds(&[None, Some(other)]).key(2),
            seeds(&[Some(other), Some(other)]).key(2),
        ];
        for (i, key) in keys.iter().enumerate() {
            assert!(!keys[i + 1..].contains(key), "{i}");
        }
        assert_eq!(seeds(&[]).key(2), seeds(&[None, None]).key(2));
        assert_eq!(hex::encode(keys[0]), "a1f1a1edd7e6d091a7d0039fafe9dade71155a2733966658d0a8b23dac047eff");
        assert_eq!(hex::encode(keys[3]), "4eb95d22f656f8491a81be548648bac424751fdb2d2427392f60da97e8106d8e");
    }

    #[test]
    fn seeds_and_digests_are_64_hexadecimal_digits() {
        let digest = Digest(std::array::from_fn(|i| i as u8 * 8 + 5));
        assert_eq!(digest.to_string().parse(), Ok(digest));
        assert_eq!(digest.to_string().to_uppercase().parse(), Ok(digest));
        for wrong in ["", "00", &"0".repeat(63), &"0".repeat(65), &"g".repeat(64), &"é".repeat(32)] {
            assert!(wrong.parse::<Digest>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn first_words_of_every_stream() {
        let golden: [[u32; 3]; STREAMS] = [
            [0x7d2b_fd39, 0x6a19_c5d9, 0x7703_bd8d],
            [0x02f1_a42f, 0x898e_8050, 0xe531_52a2],
            [0xd175_b254, 0x17d8_654c, 0x99a4_c34a],
            [0xf841_7a69, 0x9ce3_ef98, 0x755b_b0a1],
            [0xf870_486a, 0x9f24_1d8c, 0x299e_37da],
            [0xe3f0_1da3, 0x0f78_d218, 0xcabc_6c45],
            [0xca1a_1639, 0xb36d_0b43, 0xc614_f0c1],
            [0xa5e1_4611, 0x4335_bfd7, 0x3d9d_7d60],
            [0xaff2_fc14, 0x594b_4ed7, 0x5fcb_208a],
            [0x0845_fb2e, 0x3a0b_6680, 0x4ba6_65d5],
            [0xce99_faad, 0x521b_75b4, 0x4702_1a21],
            [0xa36f_76f1, 0x92b7_e6c9, 0x7f1f_3467],
            [0x2ae3_1f72, 0x5ae6_999c, 0x0419_48b4],
        ];
        let luck = Luck { key: seed(), used: [0; STREAMS] };
        let found: Vec<[u32; 3]> = purposes()
            .into_iter()
            .map(|purpose| {
                let mut stream = luck.stream(purpose);
                std::array::from_fn(|_| stream.next())
            })
            .collect();
        assert_eq!(found, golden);
    }

    #[test]
    fn purposes_have_their_own_streams_and_counters() {
        let mut indices: Vec<usize> = purposes().iter().map(|p| p.index()).collect();
        indices.sort_unstable();
        assert!(indices.into_iter().eq(0..STREAMS));
    }

    #[test]
    fn settling_goes_on_where_it_stopped() {
        let guilds = &Guild::ALL[..2];
        let start = State::new(guilds, Options::default(), &Data::default());
        let mut luck = Luck::new(&seed().into(), 2);
        let first = luck.settle(&start);
        let second = luck.settle(&start);
        assert!(first.is_some() && second.is_some());
        assert_ne!(first, second);
        assert_eq!(Luck::new(&seed().into(), 2).settle(&start), first);
    }
}
