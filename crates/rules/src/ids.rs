//! The words of the game: colours, dice, regions, cards, buildings. All are plain small values.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::few::Few;

/// A place at the table, counted clockwise from 0.
pub type Seat = u8;

pub const MAX_SEATS: usize = 4;

/// Declares an enum whose values have a fixed order, a list of all and a lower-case name that is
/// the same in JSON, in scenario files and in error texts.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident: $($variant:ident = $text:literal),+ $(,)?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[repr(u8)]
        pub enum $name { $(#[serde(rename = $text)] $variant),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }

            #[must_use]
            pub const fn index(self) -> usize { self as usize }

            /// The bit that stands for this value in a set.
            #[must_use]
            pub const fn bit(self) -> u16 { 1 << self as u16 }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str(self.name()) }
        }

        impl FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                Self::ALL.iter().copied().find(|v| v.name() == text).ok_or_else(|| {
                    let names: Vec<_> = Self::ALL.iter().map(|v| v.name()).collect();
                    format!("'{text}' is not one of {}", names.join(", "))
                })
            }
        }
    };
}
pub(crate) use named;

named! {
    /// SET-1: the four guilds.
    Guild: PowerAndTorsion = "power_and_torsion", CogwheelTrust = "cogwheel_trust",
    CrystalAndOre = "crystal_and_ore", FutureHorizon = "future_horizon"
}

named! {
    /// The colours of dice and regions: white wasteland, yellow plain, blue mountain, red hill, green forest.
    Colour: White = "white", Yellow = "yellow", Blue = "blue", Red = "red", Green = "green"
}

// The macro cannot mark one of its values as the default.
#[allow(clippy::derivable_impls)]
impl Default for Colour {
    fn default() -> Self {
        Colour::White
    }
}

named! {
    Medal: Combat = "combat", Exploration = "exploration", Trade = "trade", Civil = "civil"
}

named! {
    /// The columns of the dice store.
    Column: Left = "left", Right = "right"
}

named! {
    Goods: Ore = "ore", Crystal = "crystal"
}

named! {
    /// The six white spaces of the player mat (MAT-1 to MAT-6).
    Space: Money = "money", Cards = "cards", Support = "support", Territory = "territory",
    Works = "works", Build = "build"
}

named! {
    /// BLD-1 to BLD-8.
    Building: CivilianOffice = "civilian_office", LargeMarket = "large_market",
    LittleMarket = "little_market", NewMarket = "new_market", NotarysOffice = "notarys_office",
    OrganizationOffice = "organization_office", SecretSociety = "secret_society",
    SurveyorsOffice = "surveyors_office"
}

impl Building {
    /// BLD-1 to BLD-8: the Jar price of a use.
    #[must_use]
    pub const fn price(self) -> u16 {
        match self {
            Building::CivilianOffice | Building::SurveyorsOffice => 4,
            Building::LargeMarket | Building::LittleMarket => 2,
            Building::NewMarket => 5,
            Building::NotarysOffice | Building::SecretSociety => 8,
            Building::OrganizationOffice => 15,
        }
    }
}

named! {
    /// CARD-1 to CARD-10, the ten cards every player starts with.
    PlayerCard: Banker = "banker", SteamDyer = "steam_dyer", OreDigger = "ore_digger",
    Crystallographist = "crystallographist", Cartographer = "cartographer", Organizer = "organizer",
    Cannoneer = "cannoneer", Rumblepoke = "rumblepoke", SteamPressurePlant = "steam_pressure_plant",
    Manipulator = "manipulator"
}

impl PlayerCard {
    /// ACT-3: the dice asked for, sorted by colour, and their least total.
    #[must_use]
    pub const fn cost(self) -> (&'static [Colour], u8) {
        use Colour::{Blue, Green, Red, White, Yellow};
        match self {
            PlayerCard::Banker => (&[White, Yellow], 10),
            PlayerCard::SteamDyer => (&[White, Yellow], 8),
            PlayerCard::OreDigger | PlayerCard::Crystallographist => (&[White, Blue], 8),
            PlayerCard::Cartographer => (&[Green, Green], 6),
            PlayerCard::Organizer => (&[White, Green], 8),
            PlayerCard::Cannoneer => (&[Red], 5),
            PlayerCard::Rumblepoke => (&[White, Red], 8),
            PlayerCard::SteamPressurePlant => (&[White, White, White], 13),
            PlayerCard::Manipulator => (&[White, White], 8),
        }
    }

    /// How many guild markers the card can hold (MAT-3) and receives when it becomes active (ACT-4).
    #[must_use]
    pub const fn markers(self) -> (u8, u8) {
        match self {
            PlayerCard::Organizer => (2, 1),
            PlayerCard::Manipulator => (3, 2),
            _ => (0, 0),
        }
    }
}

named! {
    /// The four-region shapes of DECK-35 to DECK-38: every connected shape of four is one of these.
    Shape: Line = "line", Square = "square", L = "l", T = "t", S = "s"
}

/// A transformation marker (TRANS-1 to TRANS-7, DATA-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Trans {
    None,
    Jars(u8),
    Combat(u8),
    AnyDie,
    ColouredDie(Colour),
    WhiteAsAny,
    FlipWhite,
}

impl Trans {
    /// TRANS-4 to TRANS-6 are declared together with the placing of dice.
    #[must_use]
    pub const fn needs_placing(self) -> bool {
        matches!(self, Trans::AnyDie | Trans::ColouredDie(_) | Trans::WhiteAsAny)
    }

    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Trans::None => "TRANS-1",
            Trans::Jars(_) => "TRANS-2",
            Trans::Combat(_) => "TRANS-3",
            Trans::AnyDie => "TRANS-4",
            Trans::ColouredDie(_) => "TRANS-5",
            Trans::WhiteAsAny => "TRANS-6",
            Trans::FlipWhite => "TRANS-7",
        }
    }
}

impl fmt::Display for Trans {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trans::None => f.write_str("none"),
            Trans::Jars(n) => write!(f, "{n} jars"),
            Trans::Combat(n) => write!(f, "combat +{n}"),
            Trans::AnyDie => f.write_str("any die +1"),
            Trans::ColouredDie(c) => write!(f, "{c} die +-1"),
            Trans::WhiteAsAny => f.write_str("white as any colour"),
            Trans::FlipWhite => f.write_str("flip two white"),
        }
    }
}

impl FromStr for Trans {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let trans = match text {
            "none" => Trans::None,
            "3 jars" => Trans::Jars(3),
            "5 jars" => Trans::Jars(5),
            "combat +1" => Trans::Combat(1),
            "combat +2" => Trans::Combat(2),
            "any die +1" => Trans::AnyDie,
            "white as any colour" => Trans::WhiteAsAny,
            "flip two white" => Trans::FlipWhite,
            _ => match text.strip_suffix(" die +-1") {
                Some(colour) => Trans::ColouredDie(colour.parse()?),
                None => {
                    return Err(format!(
                        "'{text}' is not a transformation marker: none, 3 jars, 5 jars, combat +1, combat +2, \
                         any die +1, <colour> die +-1, white as any colour, flip two white"
                    ));
                }
            },
        };
        Ok(trans)
    }
}

/// A die with a colour and a value. Equal dice are one choice, so a die has no identity.
/// One byte: colour times 51 plus value (no sequence of effects can lift a value to 51).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Die(u8);

impl Die {
    pub const HIGHEST: u8 = 50;

    #[must_use]
    pub const fn new(colour: Colour, value: u8) -> Self {
        debug_assert!(value >= 1 && value <= Self::HIGHEST);
        Die(colour as u8 * 51 + value)
    }

    /// The byte that stands for this die; 0 stands for none.
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_code(code: u8) -> Self {
        Die(code)
    }

    #[must_use]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / 51) as usize]
    }

    #[must_use]
    pub const fn value(self) -> u8 {
        self.0 % 51
    }

    #[must_use]
    pub const fn with_value(self, value: u8) -> Self {
        Die::new(self.colour(), value)
    }

    #[must_use]
    pub const fn with_colour(self, colour: Colour) -> Self {
        Die::new(colour, self.value())
    }

    #[must_use]
    pub fn is_white(self) -> bool {
        self.0 < 51
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour(), self.value())
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Die {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (colour, value) = text.split_once(' ').ok_or_else(|| format!("'{text}' is not a die such as 'white 3'"))?;
        let value = value.parse().map_err(|_| format!("'{value}' is not the value of a die"))?;
        if !(1..=Die::HIGHEST).contains(&value) {
            return Err(format!("{value} is not the value of a die"));
        }
        Ok(Die::new(colour.parse()?, value))
    }
}

/// A player has 18 dice, so no list of dice is longer.
pub const DICE: usize = 18;

/// Dice with values, sorted.
pub type Dice = Few<Die, DICE>;

/// A die as it is placed for an action: what it is, and what it counts as there.
///
/// * `white 3`: placed as it is;
/// * `white 3 as blue 3`: dyed (CARD-2);
/// * `red 3 as red 4 by trans`: with the transformation effect (TRANS-4 to TRANS-6), which is then used up;
/// * `card as red 5`: DECK-16, the card that is a die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Placed {
    pub card: bool,
    pub die: Die,
    pub counts: Die,
    pub trans: bool,
}

impl Placed {
    #[must_use]
    pub const fn plain(die: Die) -> Self {
        Placed { die, counts: die, trans: false, card: false }
    }

    #[must_use]
    pub const fn card(face: Die) -> Self {
        Placed { die: face, counts: face, trans: false, card: true }
    }

    #[must_use]
    pub const fn colour(self) -> Colour {
        self.counts.colour()
    }

    #[must_use]
    pub const fn value(self) -> u8 {
        self.counts.value()
    }

    #[must_use]
    pub fn recoloured(self) -> bool {
        self.die.colour() != self.counts.colour()
    }
}

impl From<Die> for Placed {
    fn from(die: Die) -> Self {
        Placed::plain(die)
    }
}

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.card {
            return write!(f, "card as {}", self.counts);
        }
        write!(f, "{}", self.die)?;
        if self.counts != self.die {
            write!(f, " as {}", self.counts)?;
        }
        if self.trans {
            f.write_str(" by trans")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Placed {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(face) = text.strip_prefix("card as ") {
            return Ok(Placed::card(face.parse()?));
        }
        let (text, trans) = match text.strip_suffix(" by trans") {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let (die, counts) = match text.split_once(" as ") {
            Some((die, counts)) => (die.parse()?, counts.parse()?),
            None => {
                let die = text.parse()?;
                (die, die)
            }
        };
        Ok(Placed { die, counts, trans, card: false })
    }
}

/// A region, counted row by row from the top left. Text form: `row/column`, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Region(u8);

impl Region {
    #[must_use]
    pub const fn new(index: u8) -> Self {
        assert!(index < 16);
        Region(index)
    }

    /// Row and column count from 0.
    #[must_use]
    pub const fn at(row: u8, column: u8) -> Self {
        Region::new(row * 4 + column)
    }

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[must_use]
    pub const fn set(self) -> RegionSet {
        RegionSet(1 << self.0)
    }

    #[must_use]
    pub const fn neighbours(self) -> RegionSet {
        self.set().spread()
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.0 / 4 + 1, self.0 % 4 + 1)
    }
}

impl fmt::Debug for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Region {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("'{text}' is not a region such as '2/3' (row/column, 1 to 4)");
        let (row, column) = text.split_once('/').ok_or_else(wrong)?;
        match (row.parse::<u8>(), column.parse::<u8>()) {
            (Ok(row @ 1..=4), Ok(column @ 1..=4)) => Ok(Region::at(row - 1, column - 1)),
            _ => Err(wrong()),
        }
    }
}

/// A set of regions as a bit mask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct RegionSet(pub u16);

impl RegionSet {
    pub const EMPTY: Self = RegionSet(0);
    pub const ALL: Self = RegionSet(0xffff);
    pub const TOP_ROW: Self = RegionSet(0x000f);

    #[must_use]
    pub const fn has(self, region: Region) -> bool {
        self.0 & (1 << region.0) != 0
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn len(self) -> u8 {
        ONES[(self.0 & 0xff) as usize] + ONES[(self.0 >> 8) as usize]
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        RegionSet(self.0 & other.0)
    }

    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        RegionSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        RegionSet(self.0 & !other.0)
    }

    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    pub fn insert(&mut self, region: Region) {
        self.0 |= 1 << region.0;
    }

    pub fn remove(&mut self, region: Region) {
        self.0 &= !(1 << region.0);
    }

    #[must_use]
    pub const fn row(row: u8) -> Self {
        RegionSet(0x000f << (row * 4))
    }

    #[must_use]
    pub const fn column(column: u8) -> Self {
        RegionSet(0x1111 << column)
    }

    /// All regions orthogonally adjacent to one of these.
    #[must_use]
    pub const fn spread(self) -> Self {
        let m = self.0;
        RegionSet(((m << 1) & 0xeeee) | ((m >> 1) & 0x7777) | (m << 4) | (m >> 4))
    }

    /// Whether the regions hang together.
    #[must_use]
    pub const fn connected(self) -> bool {
        let mut reached = self.0 & self.0.wrapping_neg();
        loop {
            let next = (reached | RegionSet(reached).spread().0) & self.0;
            if next == reached {
                return reached == self.0;
            }
            reached = next;
        }
    }

    pub fn iter(self) -> impl Iterator<Item = Region> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let index = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Region(index)
            })
        })
    }

    /// The region with this number, from 0.
    pub(crate) fn nth(self, k: u32) -> Region {
        Region(nth_bit(u64::from(self.0), k) as u8)
    }

    /// All subsets with exactly `size` regions, in a fixed order.
    pub fn subsets(self, size: u8) -> impl Iterator<Item = RegionSet> {
        bit_subsets(u64::from(self.0), size).map(|bits| RegionSet(bits as u16))
    }
}

impl FromIterator<Region> for RegionSet {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> Self {
        let mut set = RegionSet::EMPTY;
        for region in regions {
            set.insert(region);
        }
        set
    }
}

impl fmt::Debug for RegionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The number of bits of every byte: quicker than counting where the processor has no instruction for it.
pub(crate) static ONES: [u8; 256] = {
    let (mut table, mut bits) = ([0; 256], 0_usize);
    while bits < table.len() {
        table[bits] = bits.count_ones() as u8;
        bits += 1;
    }
    table
};

/// The place of the bit with this number, from 0.
pub(crate) fn nth_bit(mut bits: u64, n: u32) -> u32 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}

/// All subsets of the bits of `mask` with exactly `size` bits.
pub(crate) fn bit_subsets(mask: u64, size: u8) -> impl Iterator<Item = u64> {
    let n = mask.count_ones();
    let k = u32::from(size);
    // Gosper's walk over the compressed bits, spread onto the mask.
    let mut walk: u64 = if k <= n { (1u64 << k) - 1 } else { 0 };
    let mut done = k > n;
    std::iter::from_fn(move || {
        if done {
            return None;
        }
        let (mut rest, mut out, mut compressed) = (mask, 0u64, walk);
        while compressed != 0 {
            let low = rest & rest.wrapping_neg();
            if compressed & 1 != 0 {
                out |= low;
            }
            rest ^= low;
            compressed >>= 1;
        }
        if walk == 0 {
            done = true;
        } else {
            let c = walk & walk.wrapping_neg();
            let r = walk + c;
            walk = (((r ^ walk) >> 2) / c) | r;
            done = walk >= 1u64 << n;
        }
        Some(out)
    })
}

/// Number of an action card, 1 to 40 (DECK-1 to DECK-40).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct DeckCard(u8);

impl DeckCard {
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!(number >= 1 && number <= 40);
        DeckCard(number)
    }

    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    #[must_use]
    pub const fn set(self) -> CardSet {
        CardSet(1 << self.0)
    }
}

/// Fills the unused places of a [`Few`].
impl Default for DeckCard {
    fn default() -> Self {
        DeckCard(1)
    }
}

impl TryFrom<u8> for DeckCard {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        if (1..=40).contains(&number) {
            Ok(DeckCard(number))
        } else {
            Err(format!("there is no action card {number}; they are numbered 1 to 40"))
        }
    }
}

impl From<DeckCard> for u8 {
    fn from(card: DeckCard) -> u8 {
        card.0
    }
}

impl fmt::Debug for DeckCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DECK-{}", self.0)
    }
}

/// A set of action cards as a bit mask: bit n stands for DECK-n.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct CardSet(pub u64);

impl CardSet {
    pub const EMPTY: Self = CardSet(0);
    pub const ALL: Self = CardSet(((1 << 40) - 1) << 1);

    #[must_use]
    pub const fn has(self, card: DeckCard) -> bool {
        self.0 & (1 << card.0) != 0
    }

    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        CardSet(self.0 & other.0)
    }

    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        CardSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        CardSet(self.0 & !other.0)
    }

    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    pub fn insert(&mut self, card: DeckCard) {
        self.0 |= 1 << card.0;
    }

    pub fn remove(&mut self, card: DeckCard) {
        self.0 &= !(1 << card.0);
    }

    pub fn iter(self) -> impl Iterator<Item = DeckCard> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let number = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                DeckCard(number)
            })
        })
    }

    /// The card with this number among them, from 0.
    pub(crate) fn nth(self, k: u32) -> DeckCard {
        DeckCard(nth_bit(self.0, k) as u8)
    }

    pub fn subsets(self, size: u8) -> impl Iterator<Item = CardSet> {
        bit_subsets(self.0, size).map(CardSet)
    }
}

impl FromIterator<DeckCard> for CardSet {
    fn from_iter<I: IntoIterator<Item = DeckCard>>(cards: I) -> Self {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A small set of the values of a [`named!`] enum.
macro_rules! small_set {
    ($(#[$meta:meta])* $set:ident of $item:ident in $bits:ty) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
        pub struct $set(pub $bits);

        impl $set {
            pub const EMPTY: Self = $set(0);
            pub const ALL: Self = $set(((1u32 << $item::ALL.len()) - 1) as $bits);

            #[must_use]
            pub const fn has(self, item: $item) -> bool { self.0 & (1 << item as u8) != 0 }
            #[must_use]
            pub const fn is_empty(self) -> bool { self.0 == 0 }
            #[must_use]
            pub const fn len(self) -> u8 { ONES[(self.0 & 0xff) as usize] + ONES[(self.0 as u16 >> 8) as usize] }
            #[must_use]
            pub const fn without(self, other: Self) -> Self { $set(self.0 & !other.0) }
            #[must_use]
            pub const fn contains(self, other: Self) -> bool { self.0 & other.0 == other.0 }
            pub fn insert(&mut self, item: $item) { self.0 |= 1 << item as u8; }
            pub fn remove(&mut self, item: $item) { self.0 &= !(1 << item as u8); }
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    (rest != 0).then(|| {
                        let index = rest.trailing_zeros() as usize;
                        rest &= rest - 1;
                        $item::ALL[index]
                    })
                })
            }
            /// The member with this number, from 0.
            #[allow(dead_code)]
            pub(crate) fn nth(self, k: u32) -> $item { $item::ALL[nth_bit(u64::from(self.0), k) as usize] }
            pub fn subsets(self, size: u8) -> impl Iterator<Item = $set> {
                bit_subsets(u64::from(self.0), size).map(|bits| $set(bits as $bits))
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = $set::EMPTY;
                for item in items { set.insert(item); }
                set
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        sequence!($set, $item);
    };
}

/// Sets read and write as lists of their members; a member named twice is an error.
macro_rules! sequence {
    ($set:ident, $item:ident) => {
        impl Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let items = Vec::<$item>::deserialize(deserializer)?;
                let set: $set = items.iter().copied().collect();
                if set.len() as usize == items.len() {
                    Ok(set)
                } else {
                    Err(serde::de::Error::custom("the same thing stands twice in a set"))
                }
            }
        }
    };
}

sequence!(RegionSet, Region);
sequence!(CardSet, DeckCard);
small_set! { ColourSet of Colour in u8 }
small_set! { BuildingSet of Building in u8 }
small_set! { PlayerCardSet of PlayerCard in u16 }

/// Values whose JSON form is their text form.
macro_rules! as_text {
    ($($name:ident),+) => { $(
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+ };
}

as_text!(Die, Placed, Region, Trans);
pub(crate) use as_text;

/// How many of each colour: unrolled dice, or markers in a supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Counts(pub [u8; 5]);

impl Counts {
    #[must_use]
    pub const fn of(white: u8, yellow: u8, blue: u8, red: u8, green: u8) -> Self {
        Counts([white, yellow, blue, red, green])
    }

    #[must_use]
    pub fn one(colour: Colour) -> Self {
        let mut counts = Counts::default();
        counts.add(colour);
        counts
    }

    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    #[must_use]
    pub const fn get(self, colour: Colour) -> u8 {
        self.0[colour as usize]
    }

    /// The colour of the die with this number, from 0, if all of them lie in order of their colours.
    #[must_use]
    pub(crate) fn nth(self, k: u8) -> Colour {
        Colour::ALL[Lanes::of(self).nth(k)]
    }

    pub fn add(&mut self, colour: Colour) {
        self.0[colour as usize] += 1;
    }

    pub fn sub(&mut self, colour: Colour) {
        self.0[colour as usize] -= 1;
    }

    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Counts(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }

    /// The difference; `other` must be contained in `self`.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Counts(std::array::from_fn(|i| self.0[i] - other.0[i]))
    }

    #[must_use]
    pub fn contains(self, other: Self) -> bool {
        (0..5).all(|i| self.0[i] >= other.0[i])
    }

    #[must_use]
    pub fn colours(self) -> ColourSet {
        ColourSet((0..).zip(self.0).map(|(i, n)| u8::from(n > 0) << i).sum())
    }

    /// All ways to take exactly `size`.
    pub fn parts(self, size: u8) -> impl Iterator<Item = Counts> {
        let mut next = self.first_part(size);
        std::iter::from_fn(move || {
            let part = next?;
            next = self.next_part(part);
            Some(part)
        })
    }

    fn first_part(self, mut size: u8) -> Option<Counts> {
        let mut part = Counts::default();
        for i in 0..5 {
            part.0[i] = size.min(self.0[i]);
            size -= part.0[i];
        }
        (size == 0).then_some(part)
    }

    /// The next part of the same size: the first colour that can pass one on to a later colour does.
    fn next_part(self, mut part: Counts) -> Option<Counts> {
        let mut carried = 0;
        for i in 0..4 {
            carried += part.0[i];
            if carried > 0 && part.0[i + 1] < self.0[i + 1] {
                part.0[i + 1] += 1;
                carried -= 1;
                for j in 0..=i {
                    part.0[j] = carried.min(self.0[j]);
                    carried -= part.0[j];
                }
                return Some(part);
            }
        }
        None
    }
}

/// [`Counts`] as one number with a byte for every colour, which is quicker where many are moved one by one.
#[derive(Clone, Copy)]
pub(crate) struct Lanes(u64);

impl Lanes {
    /// A one in every byte.
    const ONES: u64 = 0x01_0101_0101;

    pub fn of(counts: Counts) -> Self {
        let [white, yellow, blue, red, green] = counts.0;
        Lanes(u64::from_le_bytes([white, yellow, blue, red, green, 0, 0, 0]))
    }

    pub fn counts(self) -> Counts {
        let [white, yellow, blue, red, green, ..] = self.0.to_le_bytes();
        Counts([white, yellow, blue, red, green])
    }

    pub fn add(&mut self, colour: usize) {
        self.0 += 1 << (8 * colour);
    }

    pub fn sub(&mut self, colour: usize) {
        self.0 -= 1 << (8 * colour);
    }

    /// The number of the colour of the k-th die, if all lie in order of their colours.
    pub fn nth(self, k: u8) -> usize {
        // It lies behind all colours that end before it. Nothing is as many as 128.
        let ends = self.0.wrapping_mul(Self::ONES);
        let behind = ((u64::from(k) | 0x80) * Self::ONES).wrapping_sub(ends) >> 7 & (Self::ONES >> 8);
        (behind.wrapping_mul(Self::ONES) >> 24) as usize & 7
    }
}

impl Serialize for Counts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Colour::ALL.iter().filter(|c| self.get(**c) > 0).map(|&c| (c.name(), self.get(c))))
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = std::collections::BTreeMap::<Colour, u8>::deserialize(deserializer)?;
        let mut counts = Counts::default();
        for (colour, n) in map {
            if usize::from(n) > DICE {
                return Err(serde::de::Error::custom(format!("{n} {colour} is more than there are")));
            }
            counts.0[colour.index()] = n;
        }
        Ok(counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Also where a colour is missing; taken one by one they are the same.
    #[test]
    fn the_nth_of_some_colours() {
        for counts in [ALL_OF_EACH, Counts::of(0, 2, 0, 3, 1), Counts::of(8, 0, 0, 0, 1), Counts::of(0, 0, 0, 0, 4)] {
            let all = Colour::ALL.iter().flat_map(|&c| std::iter::repeat_n(c, counts.get(c).into()));
            let (mut left, mut taken) = (Lanes::of(counts), Lanes::of(Counts::default()));
            for (k, colour) in (0..).zip(all) {
                assert_eq!(counts.nth(k), colour, "{counts:?} {k}");
                assert_eq!(Colour::ALL[left.nth(0)], colour, "{counts:?} {k}");
                left.sub(colour.index());
                taken.add(colour.index());
            }
            assert_eq!((left.counts(), taken.counts()), (Counts::default(), counts));
        }
    }

    const ALL_OF_EACH: Counts = Counts::of(8, 3, 2, 3, 2);

    #[test]
    fn text_forms_round_trip() {
        for text in ["white 3", "white 3 as blue 3", "red 3 as red 4 by trans", "card as red 5", "green 8"] {
            assert_eq!(text.parse::<Placed>().unwrap().to_string(), text);
        }
        assert_eq!("2/3".parse::<Region>().unwrap().to_string(), "2/3");
        for wrong in ["white", "white 0", "pink 3", "white 99"] {
            assert!(wrong.parse::<Die>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn neighbours_do_not_wrap_around_the_edge() {
        let right = Region::at(1, 3).neighbours();
        assert_eq!(right, [Region::at(0, 3), Region::at(2, 3), Region::at(1, 2)].into_iter().collect());
    }

    #[test]
    fn parts_are_complete_and_distinct() {
        let all = Counts::of(3, 1, 0, 2, 1);
        for size in 0..=7 {
            let parts: Vec<_> = all.parts(size).collect();
            let mut distinct = parts.clone();
            distinct.sort();
            distinct.dedup();
            assert_eq!(parts.len(), distinct.len());
            let mut expected = 0;
            for w in 0..=3u8 {
                for y in 0..=1u8 {
                    for r in 0..=2u8 {
                        for g in 0..=1u8 {
                            expected += usize::from(w + y + r + g == size);
                        }
                    }
                }
            }
            assert_eq!(parts.len(), expected, "size {size}");
        }
        assert_eq!(all.parts(8).count(), 0);
    }

    #[test]
    fn subsets_are_counted_right() {
        assert_eq!(RegionSet(0b1011_0110).subsets(3).count(), 10);
        assert_eq!(RegionSet::EMPTY.subsets(1).count(), 0);
        assert_eq!(RegionSet(7).subsets(0).count(), 1);
    }
}
