//! The hand that moves the pieces: small primitives, each with its event, from which all effects are made.

use crate::event::{CardPlace, DicePlace, Event, GoodsPlace, Place};
use crate::ids::*;
use crate::step::{Ask, Chance, DrawWhy, RollWhy, Step};
use crate::table::{Player, Spot, Table, UsedDie};

/// One effect being carried out for `seat`. Only this seat's secrets are in reach.
pub(crate) struct Play<'a> {
    pub t: &'a mut Table,
    pub seat: Seat,
    pub hand: &'a mut CardSet,
    pub looking: &'a mut CardSet,
    pub log: Option<&'a mut Vec<Event>>,
}

impl Play<'_> {
    pub fn emit(&mut self, event: Event) {
        if let Some(log) = &mut self.log {
            log.push(event);
        }
    }

    pub fn me(&mut self) -> &mut Player {
        self.t.player_mut(self.seat)
    }

    pub fn ask(&mut self, ask: Ask) {
        self.t.step = Step::Ask { seat: self.seat, ask };
    }

    pub fn chance(&mut self, chance: Chance) {
        self.t.step = Step::Chance(chance);
    }

    // Money, medals, combat

    pub fn gain_jars(&mut self, jars: u16) {
        self.gain_jars_for(self.seat, jars);
    }

    pub fn gain_jars_for(&mut self, seat: Seat, jars: u16) {
        let p = self.t.players.slot_mut(seat as usize);
        let before = p.jars;
        p.jars = before.saturating_add(jars);
        let now = p.jars;
        self.emit(Event::Jars { seat, change: i32::from(now - before), now });
    }

    pub fn pay_jars(&mut self, jars: u16) {
        if jars > 0 {
            let seat = self.seat;
            let p = self.me();
            p.jars -= jars;
            let now = p.jars;
            self.emit(Event::Jars { seat, change: -i32::from(jars), now });
        }
    }

    pub fn gain_medals(&mut self, medal: Medal, n: u8) {
        let seat = self.seat;
        let count = &mut self.me().medals[medal.index()];
        let before = *count;
        *count = before.saturating_add(n);
        let now = *count;
        self.emit(Event::Medal { seat, medal, change: (now - before) as i8, now });
    }

    pub fn lose_medal(&mut self, medal: Medal) {
        let seat = self.seat;
        let count = &mut self.me().medals[medal.index()];
        *count -= 1;
        let now = *count;
        self.emit(Event::Medal { seat, medal, change: -1, now });
    }

    /// SET-11: never above 7.
    pub fn change_combat_points(&mut self, change: i8) {
        let seat = self.seat;
        let p = self.me();
        let before = p.combat_points;
        p.combat_points = before.saturating_add_signed(change).min(7);
        let now = p.combat_points;
        self.emit(Event::CombatPoints { seat, change: now as i8 - before as i8, now });
    }

    pub fn add_strength(&mut self, change: u16) {
        let seat = self.seat;
        let p = self.me();
        p.strength = p.strength.saturating_add(change);
        let now = p.strength;
        self.emit(Event::Strength { seat, change, now });
    }

    // Dice

    /// GO-6: places dice for an action. A die equal to the bound one is the bound one.
    pub fn place_dice(&mut self, dice: &[Placed], on: Spot) {
        for &placed in dice {
            self.place_die(placed, on);
        }
    }

    pub fn place_die(&mut self, placed: Placed, on: Spot) {
        let seat = self.seat;
        if placed.card {
            self.t.go.card_die = false;
            if on == Spot::Attack {
                // On the Attack space the card lies until ATK-5.
                self.t.go.running = None;
            }
        } else {
            self.take_active(placed.die);
            self.me().used.insert_sorted(UsedDie { die: placed.die, on });
            let by_trans = placed.trans && placed.recoloured() && self.t.trans_now() == Trans::WhiteAsAny;
            if placed.die.is_white() && !by_trans {
                // CARD-2: this is the dyed die, if one is still to be placed.
                self.t.go.dye = false;
            }
            if placed.trans {
                let trans = self.t.trans_now();
                self.me().trans_used = true;
                self.emit(Event::TransUsed { seat, trans });
            }
        }
        self.emit(Event::DiePlaced { seat, placed, on });
    }

    /// Takes a die for placing: the bound one if it is equal, otherwise an active one.
    fn take_active(&mut self, die: Die) {
        if self.t.go.bound == Some(die) {
            self.t.go.bound = None;
        } else {
            let taken = self.me().active.take_die(die);
            debug_assert!(taken, "{die} is not active");
        }
    }

    /// Gives an active die another face (GO-8).
    pub fn change_die(&mut self, from: Die, value: u8) {
        let seat = self.seat;
        let to = from.with_value(value);
        let p = self.me();
        p.active.take_die(from);
        p.active.insert_die(to);
        self.emit(Event::DieChanged { seat, from, to });
    }

    /// Only tells; the caller moves the dice.
    pub fn move_dice(&mut self, dice: Counts, from: DicePlace, to: DicePlace) {
        let seat = self.seat;
        if self.log.is_some() && dice.total() > 0 {
            self.emit(Event::DiceMoved { seat, dice, from, to });
        }
    }

    /// PREP-3: asks chance for `n` dice, or for as many as bag and depot hold; says whether it asks.
    pub fn draw_dice(&mut self, n: u8, why: DrawWhy) -> bool {
        let seat = self.seat;
        let p = self.me();
        let n = n.min(p.bag.total() + p.depot.total());
        if n > 0 {
            self.chance(Chance::Dice { seat, n, why });
        }
        n > 0
    }

    /// Picks up active dice and asks chance to roll them.
    pub fn reroll(&mut self, dice: &[Die], why: RollWhy) {
        let seat = self.seat;
        let p = self.me();
        for &die in dice {
            p.active.take_die(die);
            p.drawn.add(die.colour());
        }
        if self.log.is_some() {
            self.emit(Event::PickedUp { seat, dice: Dice::of(dice) });
        }
        self.chance(Chance::Roll { seat, why });
    }

    /// MAT-5, DECK-19: a die from the store to the depot; those above slide down.
    pub fn take_from_store(&mut self, column: Column, colour: Colour) {
        let p = self.me();
        p.store[column.index()].take(colour);
        p.depot.add(colour);
        self.move_dice(Counts::one(colour), DicePlace::Store(column), DicePlace::Depot);
    }

    // Guild markers and mines

    pub fn move_marker(&mut self, from: Place, to: Place) {
        let seat = self.seat;
        let p = self.t.players.slot_mut(seat as usize);
        match from {
            Place::Supply => p.guild_supply -= 1,
            Place::Region(region) => p.guild_markers.remove(region),
            Place::Card(card) => *p.markers_on_mut(card) -= 1,
            Place::AttackCard(column) => self.t.attack[column as usize - 1].markers.remove(seat),
            Place::Building(_) | Place::SoloMat(_) | Place::LossBox => unreachable!("never taken from there"),
        }
        match to {
            Place::Supply => p.guild_supply += 1,
            Place::Region(region) => p.guild_markers.insert(region),
            Place::Card(card) => *p.markers_on_mut(card) += 1,
            Place::Building(building) => {
                self.t.buildings[building.index()] = crate::table::BuildingState::Owned(seat);
            }
            Place::AttackCard(column) => self.t.attack[column as usize - 1].markers.insert(seat),
            Place::SoloMat(_) | Place::LossBox => unreachable!("never put there"),
        }
        self.emit(Event::GuildMarker { seat, from, to });
    }

    /// Markers off regions to the supply.
    pub fn take_markers(&mut self, regions: RegionSet) {
        for region in regions.iter() {
            self.move_marker(Place::Region(region), Place::Supply);
        }
    }

    pub fn place_mine(&mut self, region: Region) {
        let seat = self.seat;
        let p = self.me();
        p.mine_supply -= 1;
        p.mines.insert(region);
        self.emit(Event::Mine { seat, from: Place::Supply, to: Place::Region(region) });
    }

    pub fn take_mines(&mut self, regions: RegionSet) {
        let seat = self.seat;
        for region in regions.iter() {
            let p = self.me();
            p.mines.remove(region);
            p.mine_supply += 1;
            self.emit(Event::Mine { seat, from: Place::Region(region), to: Place::Supply });
        }
    }

    // Ore and crystals

    pub fn take_goods_from_region(&mut self, goods: Goods, region: Region) {
        let seat = self.seat;
        let colour = self.t.board.colour(region);
        let p = self.t.players.slot_mut(seat as usize);
        match goods {
            Goods::Ore => {
                self.t.ore.remove(region);
                p.ore.insert(colour);
            }
            Goods::Crystal => {
                self.t.crystals.remove(region);
                p.crystals.insert(colour);
            }
        }
        self.emit(Event::Goods { goods, colour, from: GoodsPlace::Region(region), to: GoodsPlace::Player(seat) });
    }

    pub fn take_goods_from_supply(&mut self, goods: Goods, colour: Colour) {
        let seat = self.seat;
        let p = self.t.players.slot_mut(seat as usize);
        match goods {
            Goods::Ore => {
                self.t.ore_supply.sub(colour);
                p.ore.insert(colour);
            }
            Goods::Crystal => {
                self.t.crystal_supply.sub(colour);
                p.crystals.insert(colour);
            }
        }
        self.emit(Event::Goods { goods, colour, from: GoodsPlace::Supply, to: GoodsPlace::Player(seat) });
    }

    /// BLD-9: goods turned in go to the general supply.
    pub fn turn_in(&mut self, goods: Goods, colours: ColourSet) {
        let seat = self.seat;
        for colour in colours.iter() {
            let p = self.t.players.slot_mut(seat as usize);
            match goods {
                Goods::Ore => {
                    p.ore.remove(colour);
                    self.t.ore_supply.add(colour);
                }
                Goods::Crystal => {
                    p.crystals.remove(colour);
                    self.t.crystal_supply.add(colour);
                }
            }
            self.emit(Event::Goods { goods, colour, from: GoodsPlace::Player(seat), to: GoodsPlace::Supply });
        }
    }

    /// Goods between a region and the general supply.
    pub fn goods_to_supply(&mut self, goods: Goods, region: Region) {
        let colour = self.t.board.colour(region);
        match goods {
            Goods::Ore => {
                self.t.ore.remove(region);
                self.t.ore_supply.add(colour);
            }
            Goods::Crystal => {
                self.t.crystals.remove(region);
                self.t.crystal_supply.add(colour);
            }
        }
        self.emit(Event::Goods { goods, colour, from: GoodsPlace::Region(region), to: GoodsPlace::Supply });
    }

    pub fn goods_to_region(&mut self, goods: Goods, region: Region) {
        let colour = self.t.board.colour(region);
        match goods {
            Goods::Ore => {
                self.t.ore_supply.sub(colour);
                self.t.ore.insert(region);
            }
            Goods::Crystal => {
                self.t.crystal_supply.sub(colour);
                self.t.crystals.insert(region);
            }
        }
        self.emit(Event::Goods { goods, colour, from: GoodsPlace::Supply, to: GoodsPlace::Region(region) });
    }

    // Action cards

    /// GO-16: out of hand at once, and aside.
    pub fn lay_aside(&mut self, card: DeckCard) {
        self.hand.remove(card);
        self.me().hand -= 1;
        self.t.aside.insert(card);
        let seat = self.seat;
        self.emit(Event::ActionCard { card, from: CardPlace::Hand(seat), to: CardPlace::Aside });
    }

    pub fn discard_aside(&mut self, card: DeckCard) {
        self.t.aside.remove(card);
        self.t.discard.insert(card);
        self.emit(Event::ActionCard { card, from: CardPlace::Aside, to: CardPlace::Discard });
    }

    pub fn discard_from_hand(&mut self, cards: CardSet) {
        let seat = self.seat;
        for card in cards.iter() {
            self.hand.remove(card);
            self.me().hand -= 1;
            self.t.discard.insert(card);
            self.emit(Event::ActionCard { card, from: CardPlace::Hand(seat), to: CardPlace::Discard });
        }
    }

    /// BLD-6, CARD-9
    pub fn fetch_from_discard(&mut self, card: DeckCard) {
        let seat = self.seat;
        self.t.discard.remove(card);
        self.hand.insert(card);
        self.me().hand += 1;
        self.emit(Event::ActionCard { card, from: CardPlace::Discard, to: CardPlace::Hand(seat) });
    }

    /// GO-12: asks chance for `n` cards, or for as many as there are.
    pub fn draw_cards(&mut self, n: u8, look: bool) {
        let seat = self.seat;
        let n = n.min(self.t.drawable());
        self.chance(Chance::Cards { seat, n, look });
    }

    // Player cards

    /// ACT-4: a card becomes active, with its markers.
    pub fn activate(&mut self, card: PlayerCard) {
        let seat = self.seat;
        self.me().active_cards.insert(card);
        self.t.go.fresh.insert(card);
        self.emit(Event::PlayerCard { seat, card, active: true });
        let (_, first) = card.markers();
        if first > 0 {
            crate::phases::markers::place_on_card(self, card, first, true);
        }
    }

    /// ACT-5: a card leaves play; its markers go to the supply.
    pub fn deactivate(&mut self, card: PlayerCard) {
        let seat = self.seat;
        while self.me().markers_on(card) > 0 {
            self.move_marker(Place::Card(card), Place::Supply);
        }
        self.me().active_cards.remove(card);
        self.emit(Event::PlayerCard { seat, card, active: false });
    }
}
