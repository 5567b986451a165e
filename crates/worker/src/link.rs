//! A whole finished game as a short text, for the address of a page or a QR picture.
//!
//! Luck is its seeds. A decision is its number in the list of legal ones, so one that nobody could choose otherwise costs
//! nothing; all numbers together are one long number with a base that changes from decision to decision. In front stand the
//! version of the rules, the players and the options; behind them the beginning of the digest of the last state, by which a
//! damaged text is recognised. A game that leaves another one with luck of its own is the other one up to there, and then
//! its own seed and decisions.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use tharos_analysis::{ForkLuck, fork};
use tharos_rules::ids::{Guild, MAX_SEATS};
use tharos_rules::{
    Action, Data, Entry, FORMAT_VERSION, Game, GameRecord, Offered, Options, RULES_VERSION, Seated, Seed, Seeds, State,
    Step, replay,
};
use thiserror::Error;

/// The forms of the text: a game from the set-up, and one that leaves another.
const WHOLE: u8 = 1;
const BRANCH: u8 = 2;
/// How much of the digest is in it.
const CHECK: usize = 4;
/// No link is longer, in bytes.
const LONGEST: usize = 4096;

/// Why a game does not go into a link, or a link holds no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    #[error("only a finished game fits into a link")]
    NotOver,
    #[error("the luck of this game is not known by a seed")]
    NoSeed,
    #[error("this game began with a position, not with the set-up")]
    OtherStart,
    #[error("this game does not leave the other one there")]
    OtherOrigin,
    #[error("{0}")]
    Record(String),
    #[error("this is not the link of a game")]
    Garbage,
    #[error("the game in this link was played by version {0} of the rules; this program plays version {RULES_VERSION}")]
    Rules(u32),
}

/// # Errors
/// If the game is not over, not by seeds, or not from the ordinary set-up.
pub fn pack(record: &GameRecord) -> Result<String, LinkError> {
    check_over(record)?;
    if record.start.is_some() {
        return Err(LinkError::OtherStart);
    }
    write(WHOLE, record, record, &[], &numbers(record)?)
}

/// A game that branches off the `origin` after a number of its entries, with luck of its own.
///
/// # Errors
/// If the game is not over, not by seeds, or is no such branch, or the origin is not from the ordinary set-up.
pub fn pack_branch(record: &GameRecord, origin: &GameRecord, at: usize) -> Result<String, LinkError> {
    check_over(record)?;
    if origin.start.is_some() {
        return Err(LinkError::OtherStart);
    }
    let seed = record.seed.ok_or(LinkError::NoSeed)?;
    let left = fork(origin, at, ForkLuck::Other(seed)).map_err(|error| LinkError::Record(error.to_string()))?;
    let same = left.start == record.start && left.options == record.options && left.data == record.data;
    let at = u16::try_from(at).ok().filter(|_| same && record.contributions.iter().all(Option::is_none));
    let at = at.ok_or(LinkError::OtherOrigin)?;
    let before = GameRecord { entries: origin.entries[..usize::from(at)].to_vec(), ..origin.clone() };
    let decisions = [numbers(&before)?, numbers(record)?].concat();
    write(BRANCH, record, origin, &[&at.to_le_bytes()[..], &seed.0].concat(), &decisions)
}

fn check_over(record: &GameRecord) -> Result<(), LinkError> {
    let finished = replay(record).map_err(|error| LinkError::Record(error.to_string()))?;
    if finished.state().is_over() { Ok(()) } else { Err(LinkError::NotOver) }
}

/// The text of a game that began with this luck.
fn write(
    form: u8,
    record: &GameRecord,
    luck: &GameRecord,
    branch: &[u8],
    decisions: &[(u64, u64)],
) -> Result<String, LinkError> {
    let seed = luck.seed.ok_or(LinkError::NoSeed)?;
    let mut bytes = vec![form];
    bytes.extend(RULES_VERSION.to_le_bytes());
    bytes.push(record.players.len() as u8);
    let Options { manipulator_at_most_7, solo_b2_combat_points, banker_bonus_not_doubled } = record.options;
    let options = [manipulator_at_most_7, solo_b2_combat_points, banker_bonus_not_doubled];
    // Other values than those of this program are written out.
    let data = Some(&record.data).filter(|data| **data != Data::default());
    let bits = options.iter().rev().fold(u8::from(data.is_some()), |bits, &on| bits << 1 | u8::from(on));
    bytes.push(bits);
    if let Some(data) = data {
        let data = serde_json::to_vec(data).map_err(|error| LinkError::Record(error.to_string()))?;
        bytes.extend((data.len() as u16).to_le_bytes());
        bytes.extend(data);
    }
    bytes.extend(seed.0);
    for (seat, player) in record.players.iter().enumerate() {
        let contribution = luck.contributions.get(seat).copied().flatten();
        let guild = Guild::ALL.iter().position(|guild| *guild == player.guild).unwrap_or_default() as u8;
        bytes.extend([guild | u8::from(contribution.is_some()) << 7, player.name.len().min(255) as u8]);
        bytes.extend(&player.name.as_bytes()[..player.name.len().min(255)]);
        bytes.extend(contribution.iter().flat_map(|seed| seed.0));
    }
    bytes.extend(&record.hash.0[..CHECK]);
    bytes.extend(branch);
    bytes.extend(together(decisions));
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

/// # Errors
/// If the text is not that of a link, or of a game by other rules.
pub fn unpack(link: &str) -> Result<GameRecord, LinkError> {
    let bytes = URL_SAFE_NO_PAD.decode(link.trim()).ok().filter(|bytes| bytes.len() <= LONGEST);
    let bytes = bytes.ok_or(LinkError::Garbage)?;
    let mut rest = Reader(&bytes);
    let form = rest.byte()?;
    if ![WHOLE, BRANCH].contains(&form) {
        return Err(LinkError::Garbage);
    }
    let rules = u32::from_le_bytes(rest.array()?);
    if rules != RULES_VERSION {
        return Err(LinkError::Rules(rules));
    }
    let seats = rest.byte()?;
    let bits = rest.byte()?;
    if !(1..=MAX_SEATS as u8).contains(&seats) || bits > 15 {
        return Err(LinkError::Garbage);
    }
    let options = Options {
        manipulator_at_most_7: bits & 1 != 0,
        solo_b2_combat_points: bits & 2 != 0,
        banker_bonus_not_doubled: bits & 4 != 0,
    };
    let data = match bits & 8 {
        0 => Data::default(),
        _ => {
            let length = u16::from_le_bytes(rest.array()?);
            let value = serde_json::from_slice(rest.take(length.into())?).map_err(|_| LinkError::Garbage)?;
            serde_json::from_value::<Data>(value).map_err(|_| LinkError::Garbage)?
        }
    };
    let server = Seed(rest.array()?);
    let (mut players, mut contributions) = (Vec::new(), Vec::new());
    for _ in 0..seats {
        let [guild, length] = rest.array()?;
        let guild_there = Guild::ALL.get(usize::from(guild & 0x7f)).copied().ok_or(LinkError::Garbage)?;
        let name = String::from_utf8(rest.take(length.into())?.to_vec()).map_err(|_| LinkError::Garbage)?;
        players.push(Seated { guild: guild_there, name });
        contributions.push(if guild & 0x80 == 0 { None } else { Some(Seed(rest.array()?)) });
    }
    let check: [u8; CHECK] = rest.array()?;
    let branch = match form {
        BRANCH => Some((usize::from(u16::from_le_bytes(rest.array()?)), Seed(rest.array()?))),
        _ => None,
    };
    // A number has no empty places in front, which stand at the end here: nothing can be appended to a link.
    let mut number = Some(rest.0.to_vec()).filter(|bytes| bytes.last() != Some(&0)).ok_or(LinkError::Garbage)?;
    let seeds = Some(Seeds { server, contributions });
    let (mut game, _) = Game::new(players, options, &data, seeds).map_err(|_| LinkError::Garbage)?;
    if let Some((at, seed)) = branch {
        play(&mut game, &mut number, at)?;
        let left = fork(&game.record(true), at, ForkLuck::Other(seed)).map_err(|_| LinkError::Garbage)?;
        game = replay(&left).map_err(|_| LinkError::Garbage)?;
        game.go_on();
    }
    play(&mut game, &mut number, usize::MAX)?;
    let record = game.record(true);
    match record.hash.0[..CHECK] == check && number.is_empty() && record.format == FORMAT_VERSION {
        true => Ok(record),
        false => Err(LinkError::Garbage),
    }
}

/// Plays the decisions of the number until the game has this many entries, or is over.
fn play(game: &mut Game, number: &mut Vec<u8>, entries: usize) -> Result<(), LinkError> {
    while let Step::Ask { seat, .. } = game.state().table.step
        && game.entries().len() < entries
    {
        let offers = game.state().offers();
        let action = nth(&offers, apart(number, count(&offers))).ok_or(LinkError::Garbage)?;
        game.play(seat, action).map_err(|_| LinkError::Garbage)?;
    }
    Ok(())
}

/// The number of every decision, and how many there were to choose from.
fn numbers(record: &GameRecord) -> Result<Vec<(u64, u64)>, LinkError> {
    let wrong = |what: &dyn std::fmt::Display| LinkError::Record(what.to_string());
    let origin = GameRecord { entries: Vec::new(), ..record.clone() };
    let mut game = tharos_rules::begin(&origin).map_err(|error| wrong(&error))?;
    let mut numbers = Vec::new();
    for &entry in &record.entries {
        let before: State = *game.state();
        game.follow(entry).map_err(|error| wrong(&error))?;
        if let Entry::Action { seat, action } = entry {
            let offers = before.offers();
            let number =
                number(&offers, before.normalise(seat, action)).ok_or_else(|| wrong(&"an unlisted decision"))?;
            numbers.push((number, count(&offers)));
        }
    }
    Ok(numbers)
}

fn count(offers: &[Offered]) -> u64 {
    offers.iter().map(Offered::count).sum()
}

fn number(offers: &[Offered], action: Action) -> Option<u64> {
    let at = offers.iter().position(|offered| offered.has(action))?;
    Some(count(&offers[..at]) + offers[at].number(action)?)
}

fn nth(offers: &[Offered], mut number: u64) -> Option<Action> {
    for offered in offers {
        match number.checked_sub(offered.count()) {
            None => return offered.nth(number),
            Some(rest) => number = rest,
        }
    }
    None
}

/// One long number of many: the first is the last digit, so that they come apart in order. Little end first.
fn together(numbers: &[(u64, u64)]) -> Vec<u8> {
    let mut long: Vec<u8> = Vec::new();
    for &(number, base) in numbers.iter().rev() {
        let mut carry = u128::from(number);
        for byte in &mut long {
            carry += u128::from(*byte) * u128::from(base);
            *byte = carry as u8;
            carry >>= 8;
        }
        while carry > 0 {
            long.push(carry as u8);
            carry >>= 8;
        }
    }
    long
}

/// Takes the next number off.
fn apart(long: &mut Vec<u8>, base: u64) -> u64 {
    let mut rest = 0u128;
    for byte in long.iter_mut().rev() {
        rest = rest << 8 | u128::from(*byte);
        *byte = (rest / u128::from(base)) as u8;
        rest %= u128::from(base);
    }
    while long.last() == Some(&0) {
        long.pop();
    }
    rest as u64
}

struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], LinkError> {
        let (taken, rest) = self.0.split_at_checked(length).ok_or(LinkError::Garbage)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], LinkError> {
        self.take(N)?.try_into().map_err(|_| LinkError::Garbage)
    }

    fn byte(&mut self) -> Result<u8, LinkError> {
        Ok(self.array::<1>()?[0])
    }
}
