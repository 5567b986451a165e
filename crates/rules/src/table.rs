//! Everything that lies open on the table, and the complete game with its few secrets.

use std::ops::Deref;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::data::Data;
use crate::few::Few;
use crate::ids::*;
use crate::json::FromJson;
use crate::mat::works::BUY_DIE;
use crate::step::{Ask, Chance, Phase, Step};
use crate::validate::validate;

/// OPT-1 to OPT-3; the default is `false` throughout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// OPT-1: the Manipulator lifts a die to 7 at most.
    pub manipulator_at_most_7: bool,
    /// OPT-2: SOLO-B2 asks for 3 combat points instead of red dice.
    pub solo_b2_combat_points: bool,
    /// OPT-3: DECK-24 does not double the Banker's bonus.
    pub banker_bonus_not_doubled: bool,
}

/// SET-2: the colours of the 16 regions, kept as one set per colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board([RegionSet; 5]);

impl Board {
    #[must_use]
    pub fn new(regions: &[Colour; 16]) -> Self {
        let mut board = Board([RegionSet::EMPTY; 5]);
        for (i, colour) in regions.iter().enumerate() {
            board.0[colour.index()].insert(Region::new(i as u8));
        }
        board
    }

    #[must_use]
    pub const fn of(&self, colour: Colour) -> RegionSet {
        self.0[colour as usize]
    }

    #[must_use]
    pub fn colour(&self, region: Region) -> Colour {
        *Colour::ALL.iter().find(|&&c| self.of(c).has(region)).expect("every region has a colour")
    }

    #[must_use]
    pub fn regions(&self) -> [Colour; 16] {
        std::array::from_fn(|i| self.colour(Region::new(i as u8)))
    }
}

impl Serialize for Board {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.regions().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Board::new(&<[Colour; 16]>::deserialize(deserializer)?))
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BuildingState {
    /// SET-7: can still be built.
    #[default]
    Available,
    /// In play, owned by nobody.
    Unowned,
    Owned(Seat),
    /// SOLO-8: in play with a foreign guild marker.
    Foreign,
    /// SOLO-A2, SOLO-B4: out of the game.
    Gone,
}

impl BuildingState {
    #[must_use]
    pub const fn in_play(self) -> bool {
        matches!(self, BuildingState::Unowned | BuildingState::Owned(_) | BuildingState::Foreign)
    }
}

/// A revealed attack card and the seats with a guild marker on it, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AttackCard {
    pub value: u8,
    pub markers: SeatSet,
}

/// Where a used die lies until clean-up (GO-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    Attack,
    Space(Space),
    Card(PlayerCard),
    Activation(PlayerCard),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct UsedDie {
    pub die: Die,
    pub on: Spot,
}

impl Default for UsedDie {
    fn default() -> Self {
        UsedDie { die: Die::default(), on: Spot::Attack }
    }
}

/// What lies open in front of one player (INFO-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub guild: Guild,
    pub jars: u16,
    pub bag: Counts,
    pub depot: Counts,
    /// Drawn but not yet rolled, or being rerolled.
    pub drawn: Counts,
    pub active: Dice,
    #[cfg_attr(feature = "schema", schema(value_type = Vec<UsedDie>))]
    pub used: Few<UsedDie, DICE>,
    /// The two columns of the dice store, bottom to top.
    #[cfg_attr(feature = "schema", schema(min_items = 2, max_items = 2))]
    pub store: [Few<Colour, 3>; 2],
    /// The dice on an own DECK-22.
    pub kept: Counts,
    pub guild_supply: u8,
    pub guild_markers: RegionSet,
    pub on_organizer: u8,
    pub on_manipulator: u8,
    pub mine_supply: u8,
    pub mines: RegionSet,
    pub ore: ColourSet,
    pub crystals: ColourSet,
    /// Combat, exploration, trade, civil.
    #[cfg_attr(feature = "schema", schema(min_items = 4, max_items = 4))]
    pub medals: [u8; 4],
    pub combat_points: u8,
    /// The player cards in play; the others are in the open hand.
    pub active_cards: PlayerCardSet,
    /// Player cards whose dice-or-money action was used this turn (GO-5).
    pub used_cards: PlayerCardSet,
    pub used_buildings: BuildingSet,
    /// How often each white space was used this turn, and how many extra uses DECK-5 gave.
    #[cfg_attr(feature = "schema", schema(min_items = 6, max_items = 6))]
    pub uses: [u8; 6],
    #[cfg_attr(feature = "schema", schema(min_items = 6, max_items = 6))]
    pub extra_uses: [u8; 6],
    /// ATK-1
    pub strength: u16,
    /// CARD-7
    pub ward: bool,
    pub trans_used: bool,
    pub rumblepoke_used: bool,
    pub passed: bool,
    /// The number of action cards in hand; which ones is secret.
    pub hand: u8,
}

impl Default for Player {
    /// SET-8, SET-9
    fn default() -> Self {
        Player {
            guild: Guild::PowerAndTorsion,
            jars: 0,
            bag: Counts::of(8, 2, 0, 2, 0),
            depot: Counts::default(),
            drawn: Counts::default(),
            active: Dice::new(),
            used: Few::new(),
            store: STORE.map(|column| Few::of(&column)),
            kept: Counts::default(),
            guild_supply: 12,
            guild_markers: RegionSet::EMPTY,
            on_organizer: 0,
            on_manipulator: 0,
            mine_supply: 10,
            mines: RegionSet::EMPTY,
            ore: ColourSet::EMPTY,
            crystals: ColourSet::EMPTY,
            medals: [0; 4],
            combat_points: 0,
            active_cards: PlayerCardSet::EMPTY,
            used_cards: PlayerCardSet::EMPTY,
            used_buildings: BuildingSet::EMPTY,
            uses: [0; 6],
            extra_uses: [0; 6],
            strength: 0,
            ward: false,
            trans_used: false,
            rumblepoke_used: false,
            passed: false,
            hand: 0,
        }
    }
}

/// The rounds of a game, and the turns of a round.
pub const ROUNDS: u8 = 4;
pub const TURNS: u8 = 4;

/// SET-9: the dice store, bottom to top.
pub const STORE: [[Colour; 3]; 2] =
    [[Colour::Red, Colour::Green, Colour::Blue], [Colour::Yellow, Colour::Green, Colour::Blue]];

/// SET-9: all 18 dice of a player.
pub const ALL_DICE: Counts = Counts::of(8, 3, 2, 3, 2);

impl Player {
    #[must_use]
    pub fn markers_on(&self, card: PlayerCard) -> u8 {
        match card {
            PlayerCard::Organizer => self.on_organizer,
            PlayerCard::Manipulator => self.on_manipulator,
            _ => 0,
        }
    }

    pub(crate) fn markers_on_mut(&mut self, card: PlayerCard) -> &mut u8 {
        match card {
            PlayerCard::Organizer => &mut self.on_organizer,
            PlayerCard::Manipulator => &mut self.on_manipulator,
            _ => unreachable!("only Organizer and Manipulator hold markers"),
        }
    }

    /// How many more guild markers fit on an active Organizer or Manipulator.
    #[must_use]
    pub fn room_on(&self, card: PlayerCard) -> u8 {
        if self.active_cards.has(card) { card.markers().0 - self.markers_on(card) } else { 0 }
    }

    #[must_use]
    pub const fn goods(&self, goods: Goods) -> ColourSet {
        match goods {
            Goods::Ore => self.ore,
            Goods::Crystal => self.crystals,
        }
    }

    /// GO-5: whether a white space can be used in the ordinary way.
    #[must_use]
    pub const fn free(&self, space: Space) -> bool {
        self.uses[space as usize] < 1 + self.extra_uses[space as usize]
    }

    /// MAT-5: the price of the die of this colour in this column.
    #[must_use]
    pub fn store_price(&self, column: usize, colour: Colour) -> Option<u16> {
        self.store[column].iter().position(|&c| c == colour).map(|row| BUY_DIE.price(row as u16))
    }
}

/// GO-9: guild markers that still have to be taken back for places already chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Owed {
    pub regions: RegionSet,
    pub organizer: u8,
    pub manipulator: u8,
    pub building: Option<Building>,
    pub attack_card: bool,
    /// Every place chosen, also those already filled: nothing is taken back from them.
    pub target_regions: RegionSet,
    pub target_cards: PlayerCardSet,
}

impl Owed {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.regions.is_empty()
            && self.organizer | self.manipulator == 0
            && self.building.is_none()
            && !self.attack_card
    }

    #[must_use]
    pub fn left(&self) -> u8 {
        self.regions.len()
            + self.organizer
            + self.manipulator
            + u8::from(self.building.is_some())
            + u8::from(self.attack_card)
    }
}

/// The nested action that comes next (GO-15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Nest {
    #[default]
    None,
    Further,
    Repeat,
    FreeUse(Building),
}

/// The go in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Go {
    /// A card was played in this go (GO-3).
    pub card: bool,
    /// The action has begun but is not complete.
    pub acting: bool,
    /// The action is complete.
    pub acted: bool,
    pub nest: Nest,
    /// CARD-2: a white die must still be placed as a colour of choice.
    pub dye: bool,
    /// DECK-16 must still be placed.
    pub card_die: bool,
    /// DECK-8, DECK-26: this die must still be placed.
    pub bound: Option<Die>,
    /// DECK-24 was played first and Plenty is still to come.
    pub double: bool,
    /// What Plenty gave in this go: the capped sum, and the Banker's bonus.
    pub plenty: Option<(u8, u8)>,
    /// ACT-2: cards that became active in this go.
    pub fresh: PlayerCardSet,
    /// The played card that lies aside until its effect is complete (GO-16).
    pub running: Option<DeckCard>,
    pub owed: Owed,
}

impl Go {
    /// Whether the action must still contain something certain (GO-17, CARD-2, DECK-24).
    #[must_use]
    pub const fn owes(&self) -> bool {
        self.dye | self.card_die | self.bound.is_some() | self.double
    }
}

/// END-1: the loss being dealt with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Loss {
    /// The attack card (column) being resolved, from 0.
    pub column: u8,
    /// The round-end card revealed for it, 1 to 6; 0 before.
    pub card: u8,
    /// How many things the current question is about.
    pub n: u8,
    /// END-R2, round 3: the mines are still to come.
    pub mines_after: bool,
}

/// The solo mat (SOLO-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Solo {
    /// The markers on I, II, III.
    #[cfg_attr(feature = "schema", schema(min_items = 3, max_items = 3))]
    pub start: [Option<Guild>; 3],
    /// How many markers of each guild are in the bag.
    #[cfg_attr(feature = "schema", schema(min_items = 4, max_items = 4))]
    pub bag: [u8; 4],
    /// The colour of rows A, B, C, once taken.
    #[cfg_attr(feature = "schema", schema(min_items = 3, max_items = 3))]
    pub rows: [Option<Guild>; 3],
    /// How many spaces of each row are filled.
    #[cfg_attr(feature = "schema", schema(min_items = 3, max_items = 3))]
    pub filled: [u8; 3],
    /// The spaces with a mine or a coin.
    pub mines: CellSet,
    pub coins: CellSet,
    pub loss_box: u8,
    /// Penalties of A2 and B4.
    pub penalty: u8,
    /// The rows whose last space was met.
    pub met: RowSet,
    /// The space the last marker took: row times 6 plus space.
    pub cell: u8,
    /// The mine of that space must be placed now.
    pub placing: bool,
    pub lost: bool,
}

/// All that is open to everyone (INFO-1). Flat, without heap; the deck is a number, because nobody
/// knows its order: which cards it holds follows from where all others are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub options: Options,
    pub phase: Phase,
    pub step: Step,
    pub round: u8,
    pub turn: u8,
    pub start_player: Seat,
    /// How many players, in turn order, have finished the current part of a phase.
    pub done: u8,
    pub board: Board,
    #[cfg_attr(feature = "schema", schema(min_items = 16, max_items = 16))]
    pub trans: [Trans; 16],
    pub ore: RegionSet,
    pub crystals: RegionSet,
    /// SET-3: the general supply of ore and of crystals.
    pub ore_supply: Counts,
    pub crystal_supply: Counts,
    #[cfg_attr(feature = "schema", schema(min_items = 8, max_items = 8))]
    pub buildings: [BuildingState; 8],
    /// How many cards of each value 0 to 9 the attack deck still holds.
    #[cfg_attr(feature = "schema", schema(min_items = 10, max_items = 10))]
    pub attack_deck: [u8; 10],
    /// The attack cards of this round, left to right.
    pub attack: Few<AttackCard, 4>,
    /// The round-end cards not yet revealed this round.
    pub round_end_deck: RoundEndSet,
    pub deck: u8,
    pub discard: CardSet,
    pub aside: CardSet,
    /// How many cards left the solo game, unseen.
    pub out: u8,
    /// How many cards the deciding player is looking at.
    pub looking: u8,
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Player>))]
    pub players: Few<Player, MAX_SEATS>,
    pub go: Go,
    pub loss: Loss,
    pub solo: Solo,
    /// DATA-3 and DATA-4.
    #[cfg_attr(feature = "schema", schema(min_items = 3, max_items = 3))]
    pub mine_colours: [ColourSet; 3],
    #[cfg_attr(feature = "schema", schema(min_items = 4, max_items = 4))]
    pub shapes: [Shape; 4],
}

impl Table {
    /// The table before set-up: chance deals the regions next.
    #[must_use]
    pub fn new(guilds: &[Guild], options: Options, data: &Data) -> Self {
        let mut players = Few::new();
        for &guild in guilds {
            players.push(Player { guild, ..Player::default() });
        }
        Table {
            options,
            phase: Phase::SetUp,
            step: Step::Chance(Chance::Setup),
            round: 1,
            turn: 1,
            start_player: 0,
            done: 0,
            board: Board::new(&REGIONS),
            trans: data.trans,
            ore: RegionSet::ALL,
            crystals: RegionSet::ALL,
            ore_supply: Counts::default(),
            crystal_supply: Counts::default(),
            buildings: [BuildingState::Available; 8],
            attack_deck: data.attack,
            attack: Few::new(),
            round_end_deck: RoundEndSet::ALL,
            deck: DeckCard::COUNT,
            discard: CardSet::EMPTY,
            aside: CardSet::EMPTY,
            out: 0,
            looking: 0,
            players,
            go: Go::default(),
            loss: Loss::default(),
            solo: Solo::default(),
            mine_colours: data.mine_colours,
            shapes: data.shapes,
        }
    }

    #[must_use]
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        self.players.slot(seat as usize)
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        self.players.slot_mut(seat as usize)
    }

    #[must_use]
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// The seat that must decide now.
    #[must_use]
    pub const fn decider(&self) -> Option<Seat> {
        match self.step {
            Step::Ask { seat, .. } => Some(seat),
            Step::Chance(_) | Step::Over => None,
        }
    }

    /// Whether a go waits for its first decision, or has only seen the use of a transformation effect (GO-14).
    #[must_use]
    pub fn begins_go(&self) -> bool {
        matches!(self.step, Step::Ask { ask: Ask::Go, .. }) && self.go == Go::default()
    }

    /// The seat whose cards are drawn, kept or played now.
    #[must_use]
    pub const fn actor(&self) -> Seat {
        match self.step {
            Step::Ask { seat, .. }
            | Step::Chance(Chance::Dice { seat, .. } | Chance::Roll { seat, .. } | Chance::Cards { seat, .. }) => seat,
            Step::Chance(_) | Step::Over => 0,
        }
    }

    /// The seat `n` places further round the table.
    #[must_use]
    pub(crate) fn seat_after(&self, seat: Seat, n: u8) -> Seat {
        let (next, seats) = (seat + n, self.seats());
        // Almost always less than two rounds: this avoids a division.
        if next < seats {
            next
        } else if next < 2 * seats {
            next - seats
        } else {
            next % seats
        }
    }

    /// The n-th seat in turn order (n from 0).
    #[must_use]
    pub fn in_turn_order(&self, n: u8) -> Seat {
        self.seat_after(self.start_player, n)
    }

    /// PREP-1: round r, turn t attacks row r, column t.
    #[must_use]
    pub const fn attacked(&self) -> Region {
        Region::at(self.round - 1, self.turn - 1)
    }

    /// PREP-1: card value plus round.
    #[must_use]
    pub fn attack_strength(&self) -> u16 {
        self.attack.last().map_or(0, |card| u16::from(card.value) + u16::from(self.round))
    }

    /// PREP-2: the transformation effect of this turn.
    #[must_use]
    pub const fn trans_now(&self) -> Trans {
        self.trans[self.attacked().index()]
    }

    #[must_use]
    pub const fn goods_on_regions(&self, goods: Goods) -> RegionSet {
        match goods {
            Goods::Ore => self.ore,
            Goods::Crystal => self.crystals,
        }
    }

    #[must_use]
    pub const fn goods_supply(&self, goods: Goods) -> Counts {
        match goods {
            Goods::Ore => self.ore_supply,
            Goods::Crystal => self.crystal_supply,
        }
    }

    /// BLD-0, SOLO-8: what this seat pays for a use.
    #[must_use]
    pub const fn building_price(&self, building: Building) -> u16 {
        match self.buildings[building as usize] {
            BuildingState::Foreign => building.price() * 2,
            _ => building.price(),
        }
    }

    /// GO-12: how many action cards could be drawn.
    #[must_use]
    pub const fn drawable(&self) -> u8 {
        self.deck + self.discard.len()
    }

    /// Whether there is one; asked often, and counting takes longer.
    pub(crate) const fn can_draw(&self) -> bool {
        self.deck > 0 || !self.discard.is_empty()
    }
}

/// SET-2: the 16 regions in the order of the box.
pub const REGIONS: [Colour; 16] = {
    use Colour::{Blue, Green, Red, White, Yellow};
    [White, White, White, White, Yellow, Yellow, Yellow, Blue, Blue, Blue, Red, Red, Red, Green, Green, Green]
};

/// A complete game as anybody can write it: the table, and who holds which action card. It may be impossible; one
/// that is not becomes a [`State`] by [`State::try_from`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = State))]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub table: Table,
    #[cfg_attr(feature = "schema", schema(min_items = 4, max_items = 4))]
    pub hands: [CardSet; MAX_SEATS],
    /// The cards the deciding player is looking at.
    pub looking: CardSet,
    /// Cards that can only be out of the game, since the deck ran out without them. No view shows them (INFO-2).
    pub gone: CardSet,
}

/// The complete game. It reads like a [`Position`], but only play changes it: a state comes from [`State::new`], from
/// a description ([`Setup`](crate::Setup)) or from a position that passed [`validate`](crate::validate), so whatever
/// is read from JSON can be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Position")]
pub struct State(pub(crate) Position);

impl Deref for State {
    type Target = Position;
    fn deref(&self) -> &Position {
        &self.0
    }
}

/// Why a position cannot be: all reasons.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("this position cannot be: {}", .0.join("; "))]
pub struct ImpossiblePosition(pub Vec<String>);

impl TryFrom<Position> for State {
    type Error = ImpossiblePosition;
    fn try_from(position: Position) -> Result<State, ImpossiblePosition> {
        let state = State(position);
        let wrong = validate(&state);
        if wrong.is_empty() { Ok(state) } else { Err(ImpossiblePosition(wrong)) }
    }
}

impl Position {
    /// A state that may be impossible. For tests of the rules: in such a state nothing is promised.
    #[doc(hidden)]
    #[must_use]
    pub fn unchecked(self) -> State {
        State(self)
    }

    /// The cards nobody has seen: the deck, and what left the solo game face down.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        let mut unseen =
            CardSet::ALL.without(self.table.discard).without(self.table.aside).without(self.gone).without(self.looking);
        for hand in self.hands {
            unseen = unseen.without(hand);
        }
        unseen
    }
}

impl State {
    /// A new game of 1 to 4 different guilds; chance deals the regions first.
    #[must_use]
    pub fn new(guilds: &[Guild], options: Options, data: &Data) -> Self {
        State(Position {
            table: Table::new(guilds, options, data),
            hands: [CardSet::EMPTY; MAX_SEATS],
            looking: CardSet::EMPTY,
            gone: CardSet::EMPTY,
        })
    }
}
