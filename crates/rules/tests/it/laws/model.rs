//! A table that knows nothing but events. If it agrees with the state after every step, the events suffice to
//! animate and to log every change.

use tharos_rules::ids::*;
use tharos_rules::*;

/// SOLO-2: A2, A4, B4, B5, C1, C3, C4, and the coins on A5 and B2.
const SOLO_MINES: [u8; 7] = [1, 3, 9, 10, 12, 14, 15];
const SOLO_COINS: [u8; 2] = [4, 7];

#[derive(Clone, Debug, PartialEq)]
struct Seated {
    jars: i64,
    medals: [i64; 4],
    combat_points: i64,
    strength: i64,
    ward: bool,
    guild_supply: i64,
    guild_markers: RegionSet,
    on_cards: [i64; 2],
    mine_supply: i64,
    mines: RegionSet,
    goods: [ColourSet; 2],
    active_cards: PlayerCardSet,
    hand: i64,
    cards: CardSet,
    bag: Counts,
    depot: Counts,
    drawn: Counts,
    kept: Counts,
    active: Vec<Die>,
    used: Vec<(Die, Spot)>,
    store: [Vec<Colour>; 2],
}

#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    phase: Phase,
    round: u8,
    turn: u8,
    start_player: Seat,
    seats: Vec<Seated>,
    goods_on_regions: [RegionSet; 2],
    goods_supply: [Counts; 2],
    buildings: [BuildingState; 8],
    /// The values of the attack cards and the seats with a marker on them.
    attack: Vec<(u8, Vec<Seat>)>,
    round_end_cards: Vec<u8>,
    deck: i64,
    out: i64,
    discard: CardSet,
    aside: CardSet,
    looking: i64,
    looked_at: CardSet,
    bound: Option<Die>,
    solo: SoloMat,
    over: bool,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct SoloMat {
    start: [Option<Guild>; 3],
    rows: [Option<Guild>; 3],
    filled: [u8; 3],
    mines: Vec<u8>,
    coins: Vec<u8>,
    loss_box: u8,
    penalty: u8,
    met: Vec<u8>,
    lost: bool,
}

fn holder(card: PlayerCard) -> usize {
    match card {
        PlayerCard::Organizer => 0,
        PlayerCard::Manipulator => 1,
        _ => panic!("{card} holds no markers"),
    }
}

fn take<T: PartialEq + std::fmt::Debug>(from: &mut Vec<T>, wanted: impl Fn(&T) -> bool) -> T {
    let at = from.iter().position(wanted).unwrap_or_else(|| panic!("not among {from:?}"));
    from.remove(at)
}

impl Model {
    /// The model of a state.
    pub fn of(state: &State) -> Self {
        let t = &state.table;
        let seats = t.players.iter().zip(state.hands).map(|(p, cards)| Seated {
            jars: p.jars.into(),
            medals: p.medals.map(i64::from),
            combat_points: p.combat_points.into(),
            strength: p.strength.into(),
            ward: p.ward,
            guild_supply: p.guild_supply.into(),
            guild_markers: p.guild_markers,
            on_cards: [p.on_organizer.into(), p.on_manipulator.into()],
            mine_supply: p.mine_supply.into(),
            mines: p.mines,
            goods: [p.ore, p.crystals],
            active_cards: p.active_cards,
            hand: p.hand.into(),
            cards,
            bag: p.bag,
            depot: p.depot,
            drawn: p.drawn,
            kept: p.kept,
            active: p.active.to_vec(),
            used: p.used.iter().map(|used| (used.die, used.on)).collect(),
            store: p.store.map(|column| column.to_vec()),
        });
        let mut mines: Vec<u8> = t.solo.mines.iter().collect();
        if t.solo.placing {
            // Still on its way.
            mines.push(t.solo.cell);
            mines.sort_unstable();
        }
        Model {
            phase: t.phase,
            round: t.round,
            turn: t.turn,
            start_player: t.start_player,
            seats: seats.collect(),
            goods_on_regions: [t.ore, t.crystals],
            goods_supply: [t.ore_supply, t.crystal_supply],
            buildings: t.buildings,
            attack: t.attack.iter().map(|card| (card.value, card.markers.iter().collect())).collect(),
            round_end_cards: RoundEndSet::ALL.without(t.round_end_deck).iter().collect(),
            deck: t.deck.into(),
            out: t.out.into(),
            discard: t.discard,
            aside: t.aside,
            looking: t.looking.into(),
            looked_at: state.looking,
            bound: t.go.bound,
            solo: SoloMat {
                start: t.solo.start,
                rows: t.solo.rows,
                filled: t.solo.filled,
                mines,
                coins: t.solo.coins.iter().collect(),
                loss_box: t.solo.loss_box,
                penalty: t.solo.penalty,
                met: t.solo.met.iter().collect(),
                lost: t.solo.lost,
            },
            over: t.step == Step::Over,
        }
    }

    fn seat(&mut self, seat: Seat) -> &mut Seated {
        &mut self.seats[usize::from(seat)]
    }

    /// Changes the table as the event says.
    pub fn hear(&mut self, event: &Event) {
        match *event {
            Event::SetUp { start_player } => {
                self.start_player = start_player;
                if self.seats.len() == 1 {
                    self.seat(0).mine_supply = 3;
                    self.solo.mines = SOLO_MINES.to_vec();
                    self.solo.coins = SOLO_COINS.to_vec();
                }
            }
            Event::TurnBegan { round, turn } => {
                (self.round, self.turn) = (round, turn);
                self.phase = Phase::Preparation;
            }
            Event::PhaseBegan { phase } => {
                self.phase = phase;
                if phase == Phase::CleanUp {
                    self.seats.iter_mut().for_each(|seat| (seat.strength, seat.ward) = (0, false));
                }
            }
            Event::AttackRevealed { column, value, .. } => {
                self.attack.push((value, Vec::new()));
                assert_eq!(self.attack.len(), usize::from(column));
            }
            Event::StartPlayer { seat } => self.start_player = seat,
            Event::RoundEndCard { card, .. } => {
                self.round_end_cards.push(card);
                self.round_end_cards.sort_unstable();
            }
            Event::RoundEnded { .. } => {
                self.attack.clear();
                self.round_end_cards.clear();
            }
            Event::GameOver { solo } => {
                self.phase = Phase::Over;
                self.over = true;
                self.solo.lost = matches!(solo, Some(SoloEnd::LastSpaceFailed | SoloEnd::TurnsOver));
            }
            Event::Jars { seat, change, now } => {
                let jars = &mut self.seat(seat).jars;
                *jars += i64::from(change);
                assert_eq!(*jars, i64::from(now));
            }
            Event::Medal { seat, medal, change, now } => {
                let medals = &mut self.seat(seat).medals[medal.index()];
                *medals += i64::from(change);
                assert_eq!(*medals, i64::from(now));
            }
            Event::CombatPoints { seat, change, now } => {
                let points = &mut self.seat(seat).combat_points;
                *points += i64::from(change);
                assert_eq!(*points, i64::from(now));
            }
            Event::Strength { seat, change, now } => {
                let strength = &mut self.seat(seat).strength;
                *strength += i64::from(change);
                assert_eq!(*strength, i64::from(now));
            }
            Event::Ward { seat } => self.seat(seat).ward = true,
            Event::AttackChecked { seat, strength, ward, .. } => {
                let me = self.seat(seat);
                assert_eq!((me.strength, me.ward), (i64::from(strength), ward));
            }
            Event::Built { building, .. } => self.buildings[building.index()] = BuildingState::Unowned,
            Event::BuildingGone { building } => self.buildings[building.index()] = BuildingState::Gone,
            Event::BuildingForeign { building } => self.buildings[building.index()] = BuildingState::Foreign,
            Event::GuildMarker { seat, from, to } => self.guild_marker(seat, from, to),
            Event::Mine { seat, from, to } => self.mine(seat, from, to),
            Event::Goods { goods, colour, from, to } => self.move_goods(goods, colour, from, to),
            Event::PlayerCard { seat, card, active } => {
                let cards = &mut self.seat(seat).active_cards;
                assert_ne!(cards.has(card), active);
                if active { cards.insert(card) } else { cards.remove(card) }
            }
            Event::SoloMarkers { .. }
            | Event::SoloReached { .. }
            | Event::SoloRequirement { .. }
            | Event::SoloCoin { .. }
            | Event::SoloPenalty { .. } => self.solo(event),
            Event::DiceDrawn { .. }
            | Event::Rolled { .. }
            | Event::DiceMoved { .. }
            | Event::DiePlaced { .. }
            | Event::DieChanged { .. }
            | Event::PickedUp { .. }
            | Event::DieBound { .. } => self.dice(event),
            Event::Did { .. }
            | Event::KeptCard { .. }
            | Event::ActionCard { .. }
            | Event::CardsDrawn { .. }
            | Event::CardsSeen { .. }
            | Event::DeckCardsGone { .. } => self.cards(event),
            Event::TransUsed { .. }
            | Event::ExtraUse { .. }
            | Event::Passed { .. }
            | Event::NoLoss { .. }
            | Event::SoloDie { .. } => {}
        }
    }

    fn guild_marker(&mut self, seat: Seat, from: Place, to: Place) {
        let me = &mut self.seats[usize::from(seat)];
        match from {
            Place::Supply => me.guild_supply -= 1,
            Place::Region(region) => {
                assert!(me.guild_markers.has(region));
                me.guild_markers.remove(region);
            }
            Place::Card(card) => me.on_cards[holder(card)] -= 1,
            Place::AttackCard(column) => {
                take(&mut self.attack[usize::from(column) - 1].1, |&s| s == seat);
            }
            _ => panic!("no guild marker comes from {from:?}"),
        }
        match to {
            Place::Supply => me.guild_supply += 1,
            Place::Region(region) => {
                assert!(!me.guild_markers.has(region));
                me.guild_markers.insert(region);
            }
            Place::Card(card) => me.on_cards[holder(card)] += 1,
            Place::Building(building) => self.buildings[building.index()] = BuildingState::Owned(seat),
            Place::AttackCard(column) => {
                let seats = &mut self.attack[usize::from(column) - 1].1;
                seats.push(seat);
                seats.sort_unstable();
            }
            _ => panic!("no guild marker goes to {to:?}"),
        }
    }

    fn mine(&mut self, seat: Seat, from: Place, to: Place) {
        let me = &mut self.seats[usize::from(seat)];
        match from {
            Place::Supply => me.mine_supply -= 1,
            Place::Region(region) => {
                assert!(me.mines.has(region));
                me.mines.remove(region);
            }
            Place::SoloMat(cell) => {
                take(&mut self.solo.mines, |&c| c == cell);
            }
            _ => panic!("no mine comes from {from:?}"),
        }
        match to {
            Place::Supply => me.mine_supply += 1,
            Place::Region(region) => {
                assert!(!me.mines.has(region));
                me.mines.insert(region);
            }
            Place::LossBox => self.solo.loss_box += 1,
            _ => panic!("no mine goes to {to:?}"),
        }
    }

    fn move_goods(&mut self, goods: Goods, colour: Colour, from: GoodsPlace, to: GoodsPlace) {
        let kind = goods.index();
        match from {
            GoodsPlace::Region(region) => {
                assert!(self.goods_on_regions[kind].has(region));
                self.goods_on_regions[kind].remove(region);
            }
            GoodsPlace::Player(seat) => {
                let own = &mut self.seat(seat).goods[kind];
                assert!(own.has(colour));
                own.remove(colour);
            }
            GoodsPlace::Supply => self.goods_supply[kind].sub(colour),
        }
        match to {
            GoodsPlace::Region(region) => {
                assert!(!self.goods_on_regions[kind].has(region));
                self.goods_on_regions[kind].insert(region);
            }
            GoodsPlace::Player(seat) => {
                let own = &mut self.seat(seat).goods[kind];
                assert!(!own.has(colour));
                own.insert(colour);
            }
            GoodsPlace::Supply => self.goods_supply[kind].add(colour),
        }
    }

    fn solo(&mut self, event: &Event) {
        let solo = &mut self.solo;
        match *event {
            Event::SoloMarkers { guilds } => solo.start = guilds,
            Event::SoloReached { row, space, guild } => {
                let row = usize::from(row);
                assert_eq!(solo.start[0].take(), Some(guild));
                assert!(solo.rows[row].is_none_or(|g| g == guild));
                assert_eq!(solo.filled[row], space);
                solo.rows[row] = Some(guild);
                solo.filled[row] += 1;
            }
            Event::SoloRequirement { row, space, met } => {
                if space == 5 && met {
                    solo.met.push(row);
                    solo.met.sort_unstable();
                }
            }
            Event::SoloCoin { from, to } => {
                take(&mut solo.coins, |&cell| cell == from);
                solo.coins.extend(to);
                solo.coins.sort_unstable();
            }
            Event::SoloPenalty { points } => solo.penalty += points,
            _ => panic!("{event:?} is not about the solo mat"),
        }
    }

    fn dice(&mut self, event: &Event) {
        let bound = &mut self.bound;
        match *event {
            Event::DiceDrawn { seat, dice, refilled } => {
                let me = self.seat(seat);
                if refilled {
                    me.bag = me.bag.plus(me.depot);
                    me.depot = Counts::default();
                }
                me.bag = me.bag.minus(dice);
                me.drawn = me.drawn.plus(dice);
            }
            Event::Rolled { seat, dice } => {
                let me = self.seat(seat);
                let mut colours = Counts::default();
                dice.iter().for_each(|die| colours.add(die.colour()));
                assert_eq!(colours, me.drawn);
                me.drawn = Counts::default();
                me.active.extend(dice.iter());
            }
            Event::PickedUp { seat, dice } => {
                let me = self.seat(seat);
                for &die in dice.iter() {
                    take(&mut me.active, |&d| d == die);
                    me.drawn.add(die.colour());
                }
            }
            Event::DieBound { seat, die } => {
                *bound = Some(take(&mut self.seats[usize::from(seat)].active, |&d| d == die));
            }
            Event::DieChanged { seat, from, to } => {
                let me = self.seat(seat);
                take(&mut me.active, |&d| d == from);
                me.active.push(to);
            }
            Event::DiePlaced { placed, .. } if placed.card => {}
            Event::DiePlaced { seat, placed, on } => {
                let me = &mut self.seats[usize::from(seat)];
                if *bound == Some(placed.die) {
                    *bound = None;
                } else {
                    take(&mut me.active, |&d| d == placed.die);
                }
                me.used.push((placed.die, on));
            }
            Event::DiceMoved { seat, dice, from, to } => {
                for &colour in Colour::ALL {
                    (0..dice.get(colour)).for_each(|_| self.move_die(seat, colour, from, to));
                }
            }
            _ => panic!("{event:?} is not about dice"),
        }
    }

    fn move_die(&mut self, seat: Seat, colour: Colour, from: DicePlace, to: DicePlace) {
        let me = &mut self.seats[usize::from(seat)];
        let mut shows = None;
        match from {
            DicePlace::Bag => me.bag.sub(colour),
            DicePlace::Depot => me.depot.sub(colour),
            DicePlace::Drawn => me.drawn.sub(colour),
            DicePlace::Kept => me.kept.sub(colour),
            DicePlace::Active => shows = Some(take(&mut me.active, |die| die.colour() == colour)),
            DicePlace::Bound => shows = self.bound.take(),
            DicePlace::Used(spot) => {
                take(&mut me.used, |(die, on)| die.colour() == colour && *on == spot);
            }
            DicePlace::Store(column) => {
                take(&mut me.store[column.index()], |&c| c == colour);
            }
        }
        match to {
            DicePlace::Depot => me.depot.add(colour),
            DicePlace::Drawn => me.drawn.add(colour),
            DicePlace::Kept => me.kept.add(colour),
            DicePlace::Active => me.active.push(shows.expect("a die with a value")),
            _ => panic!("no die is moved to {to:?}"),
        }
    }

    fn cards(&mut self, event: &Event) {
        match *event {
            Event::CardsDrawn { seat, n, look, reshuffled } => {
                if reshuffled {
                    self.deck += i64::from(self.discard.len());
                    self.discard = CardSet::EMPTY;
                }
                self.deck -= i64::from(n);
                if look {
                    self.looking += i64::from(n);
                } else {
                    self.seat(seat).hand += i64::from(n);
                }
            }
            Event::CardsSeen { seat, cards } => {
                if self.looking > 0 {
                    self.looked_at = cards;
                } else {
                    let me = self.seat(seat);
                    me.cards = me.cards.or(cards);
                }
            }
            // Only the owner hears which card is kept; the rest of the cards looked at tells it too.
            Event::Did { .. } => {}
            Event::KeptCard { seat } => {
                self.looking -= 1;
                self.seat(seat).hand += 1;
            }
            Event::ActionCard { card, from, to } => {
                match from {
                    CardPlace::Hand(seat) => {
                        self.seat(seat).hand -= 1;
                        self.seat(seat).cards.remove(card);
                    }
                    CardPlace::LookedAt(_) => {
                        self.looking -= 1;
                        self.looked_at.remove(card);
                    }
                    CardPlace::Discard => self.discard.remove(card),
                    CardPlace::Aside => self.aside.remove(card),
                }
                match to {
                    CardPlace::Hand(seat) => {
                        self.seat(seat).hand += 1;
                        self.seat(seat).cards.insert(card);
                    }
                    CardPlace::Discard => self.discard.insert(card),
                    CardPlace::Aside => self.aside.insert(card),
                    CardPlace::LookedAt(_) => panic!("no open card is looked at"),
                }
            }
            Event::DeckCardsGone { n } => {
                self.deck -= i64::from(n);
                self.out += i64::from(n);
            }
            _ => panic!("{event:?} is not about action cards"),
        }
    }

    /// After all events of a step: dice in order, and the card kept in the hand.
    pub fn at_rest(mut self, decided: Option<Seat>) -> Self {
        for seat in &mut self.seats {
            seat.active.sort_unstable();
            seat.used.sort_unstable();
        }
        if self.looking == 0
            && let Some(seat) = decided
        {
            let kept = std::mem::take(&mut self.looked_at);
            let me = self.seat(seat);
            me.cards = me.cards.or(kept);
        }
        self
    }
}
