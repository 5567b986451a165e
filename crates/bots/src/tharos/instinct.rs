//! What an action is worth at first sight, in VP: without carrying it out, and quick enough for rollouts.

use tharos_rules::ids::*;
use tharos_rules::{Action, MatAction, Player, Table};

use crate::evaluation::{Time, Weights, missing_strength};

/// The first sight of one seat on one position; what all its actions share is worked out once.
pub(crate) struct Instinct<'a> {
    w: &'a Weights,
    t: &'a Table,
    me: &'a Player,
    time: Time,
    /// What one Jar is worth now.
    jar: f32,
    missing: i32,
    /// What holding the attack of this turn is worth.
    stake: f32,
}

impl<'a> Instinct<'a> {
    pub fn new(w: &'a Weights, t: &'a Table, seat: Seat) -> Self {
        let me = &t.players[seat as usize];
        let time = Time::of(t, seat);
        Instinct {
            w,
            t,
            me,
            time,
            jar: 0.2 + (w.jar - 0.2) * time.enough(3.0),
            missing: missing_strength(t, me),
            stake: w.next_combat_point(me, time) + w.attack_marker + w.loss(me, t.round, time) + w.at_stake(t, me),
        }
    }

    pub fn score(&self, action: &Action) -> f32 {
        let soon = self.time.enough(1.0);
        let w = self.w;
        match action {
            Action::Plenty { dice } => {
                let gain = MatAction::Plenty.demand().gain(dice) + self.me.plenty_bonus();
                let double = if self.t.go.double { 2.0 } else { 1.0 };
                f32::from(gain) * double * self.jar - self.dice(dice)
            }
            Action::Little { die } => gain(MatAction::Little, die) * self.jar - self.die(die),
            Action::Banker { die } => f32::from(die.value()) * self.jar - self.die(die),
            Action::Choices { die } => (0.9 + 0.2 * gain(MatAction::Choices, die)) * self.room(soon) - self.die(die),
            Action::NoChoice { die } => 0.9 * self.room(soon) - self.die(die),
            Action::MarkerOnCard { die, .. } => w.marker_on_card * soon - self.die(die),
            Action::Reroll { die, dice } => self.reroll(dice) - self.die(die),
            Action::Card12 { dice } => self.reroll(dice) - self.card(action),
            Action::MarkerOnRegion { dice, region } => self.marker(*region) - self.dice(dice),
            Action::Explore { die, regions } => self.explore(*regions, 1.0) - self.die(die),
            Action::Cartographer { regions } => self.explore(*regions, 1.0) - self.price(action),
            Action::BuyDie { die, column, colour } => {
                let price = self.me.store_price(column.index(), *colour).unwrap_or(6);
                w.bought_die_per_turn * self.time.left - f32::from(price) * self.jar - self.die(die)
            }
            Action::Mine { die, region } => self.mine(*region) - self.die(die),
            Action::Build { die, own, .. } => {
                let gain = if *own { 3.2 + w.building_per_turn * self.time.left } else { 2.2 };
                let price = MatAction::Build.demand().price(u16::from(*own));
                gain + w.nested - f32::from(price) * self.jar - self.die(die)
            }
            Action::Attack { dice } => self.strength(i32::from(sum(dice))) - self.dice(dice),
            Action::Rumblepoke { die } => self.strength(i32::from(die.value()) + 2) - self.die(die),
            Action::CannoneerStrength { dice } => self.strength(3) - self.dice(dice),
            Action::CannoneerWard { dice } => self.strength(self.missing.max(1)) - self.dice(dice),
            Action::SecretSociety { die } => self.strength(3) - w.die(*die) - self.price(action),
            Action::Activate { card, dice } => self.activation(*card) - self.dice(dice),
            Action::Card30 { card } => self.activation(*card) - self.price(action) - self.card(action),
            Action::OreDigger { dice, regions } | Action::Crystallographist { dice, regions } => {
                f32::from(regions.len()) * w.goods_with_market * self.time.enough(2.0) - self.dice(dice)
            }
            Action::SteamDyer { die } => w.nested - self.die(die),
            Action::OrganizerDraw => 0.7 - w.marker_on_card,
            Action::OrganizerReroll { die } | Action::RerollAgain { die } => {
                w.die_pip * 2.0 * (3.5 - f32::from(die.value()))
            }
            Action::OrganizerSwap { dice, .. } => 0.3 - self.dice(dice),
            Action::SteamPressurePlant { dice, card } => w.hand[card.number() as usize] * soon - self.dice(dice),
            Action::OrganizationOffice { card } => w.hand[card.number() as usize] * soon - self.price(action),
            Action::Manipulator { die, to } => {
                w.die_pip * (f32::from(*to) - f32::from(die.value())) - w.marker_on_card * soon + 0.1
            }
            Action::CivilianOffice { die, to } => {
                w.die_pip * (f32::from(*to) - f32::from(die.value())) - self.price(action)
            }
            Action::LargeMarket { .. } => 8.0 - 5.0 * w.goods * self.time.enough(2.0) - self.price(action),
            Action::LittleMarket { .. } => 4.0 - 3.0 * w.goods * self.time.enough(2.0) - self.price(action),
            Action::NewMarket { .. } => 8.0 - 4.0 * w.goods * self.time.enough(2.0) - self.price(action),
            Action::NotarysOffice => w.nested - self.price(action),
            Action::SurveyorsOffice { from, to } => self.marker(*to) - self.marker(*from) - self.price(action),
            Action::Pass => -self.dice_left() - 0.2,
            Action::Keep { card } => w.hand[card.number() as usize],
            Action::Discard { card } => -w.hand[card.number() as usize],
            Action::UseTrans => match self.t.trans_now() {
                Trans::Jars(n) => f32::from(n) * self.jar,
                Trans::Combat(n) => self.strength(i32::from(n)).max(0.1),
                _ => 0.0,
            },
            Action::Flip { dice } => dice.iter().map(|die| w.die_pip * (7.0 - 2.0 * f32::from(die.value()))).sum(),
            Action::TakeMedal => 1.0,
            Action::TakeBackRegion { region } => -self.marker(*region),
            Action::TakeBackCard { .. } => -w.marker_on_card * soon,
            Action::PayCombatPoint if self.missing <= 0 || self.missing > 2 => -w.combat_point,
            Action::PayCombatPoint => self.stake - w.combat_point,
            Action::PlaceMine { region } => self.mine(*region),
            Action::LoseMarkers { regions } => -regions.iter().map(|r| self.marker(r)).sum::<f32>(),
            Action::LosePlayerCard { card } => -self.activation(*card),
            Action::LoseMedal { medal } => -self.medal(*medal),
            Action::LoseActionCards { cards } => -cards.iter().map(|c| w.hand[c.number() as usize]).sum::<f32>(),
            _ if action.deck_card().is_some() => self.card_gain(action) - self.card(action),
            _ => 0.0,
        }
    }

    /// What an action card gives, besides those with dice or strength above.
    fn card_gain(&self, action: &Action) -> f32 {
        let w = self.w;
        let goods = w.goods * self.time.enough(2.0);
        match action {
            Action::Card2 { regions } => {
                f32::from(regions.len()) * 8.0 * self.jar - regions.iter().map(|r| self.marker(r)).sum::<f32>()
            }
            Action::Card3 { colours, .. } => f32::from(colours.len()) * (2.0 - goods),
            Action::Card4 { from, to } => self.marker(*to) - self.marker(*from),
            Action::Card6 => 4.0 - self.price(action),
            Action::Card7 => self.strength(2),
            Action::Card13 { .. } => goods,
            Action::Card14 { .. } => 4.0 - 2.0 * goods,
            Action::Card15 { regions } => self.explore(*regions, 1.0),
            Action::Card17 { region } => self.marker(*region),
            Action::Card18 { regions } => regions.iter().map(|r| self.marker(r)).sum(),
            Action::Card19Combat | Action::Card20Combat => self.strength(4),
            Action::Card19Dice | Action::Card28Dice => 1.1,
            Action::Card19Store { .. } => w.bought_die_per_turn * self.time.left + 0.2,
            Action::Card20Jars => 8.0 * self.jar,
            Action::Card23 { region } => self.mine(*region),
            Action::Card24 => 8.0 * self.jar - 0.3,
            Action::Card10 { die, to } | Action::Card25 { die, to } => {
                w.die_pip * (f32::from(*to) - f32::from(die.value())) + 0.3
            }
            Action::Card11 { organizer, manipulator } | Action::Card21 { organizer, manipulator } => {
                f32::from(organizer + manipulator) * w.marker_on_card
            }
            Action::Card27 { .. } => w.loss(self.me, self.t.round, self.time) + w.attack_marker,
            Action::Card29 { cards, medal } => {
                self.medal(*medal) - cards.iter().map(|card| self.activation(card)).sum::<f32>()
            }
            Action::Card31 { give, gain } => self.medal(*gain) - self.medal(*give),
            Action::Card32 | Action::Card33 | Action::Card34 => 4.0,
            Action::Card35 { regions }
            | Action::Card36 { regions }
            | Action::Card37 { regions }
            | Action::Card38 { regions } => self.explore(*regions, 2.0),
            Action::Card39 { .. } => 2.0,
            Action::Card40 { medal, .. } => self.medal(*medal) - 2.0,
            Action::Card1 { .. } | Action::Card8 { .. } | Action::Card26 { .. } | Action::Card16 => 0.7,
            _ => 0.3,
        }
    }

    /// What the Jars are worth that this action costs at least.
    fn price(&self, action: &Action) -> f32 {
        action.thing().map_or(0.0, |thing| f32::from(thing.demand().jars)) * self.jar
    }

    /// What the card is worth in hand; it is spent by playing it.
    fn card(&self, action: &Action) -> f32 {
        action.deck_card().map_or(0.0, |card| self.w.hand[card.number() as usize] * self.time.enough(1.0))
    }

    fn die(&self, die: &Placed) -> f32 {
        if die.card { 0.0 } else { self.w.die(die.die) }
    }

    fn dice(&self, dice: &[Placed]) -> f32 {
        dice.iter().map(|die| self.die(die)).sum()
    }

    fn dice_left(&self) -> f32 {
        self.me.active.iter().map(|&die| self.w.die(die)).sum()
    }

    /// GO-11: a fourth card only replaces another one.
    fn room(&self, value: f32) -> f32 {
        if self.me.hand >= 3 { value * 0.3 } else { value }
    }

    fn reroll(&self, dice: &[Die]) -> f32 {
        dice.iter().map(|die| self.w.die_pip * 1.5 * (3.5 - f32::from(die.value()))).sum()
    }

    /// A guild marker here: more next to own ones, less where the attack of this turn will remove it.
    fn marker(&self, region: Region) -> f32 {
        let near = region.neighbours().and(self.me.guild_markers).len().min(2);
        let doomed = region == self.t.attacked() && self.missing > 0;
        (0.5 + 0.4 * f32::from(near) - if doomed { 0.5 } else { 0.0 }) * self.time.enough(1.0)
    }

    fn explore(&self, regions: RegionSet, medals: f32) -> f32 {
        4.0 * medals + 0.3 - f32::from(regions.len()) * 0.6 * self.time.enough(2.0)
    }

    fn mine(&self, region: Region) -> f32 {
        let doomed = region == self.t.attacked() && self.missing > 0;
        let value = match self.me.mines.len() {
            0 => self.w.mines_before_three[0] * self.time.enough(4.0),
            1 => 0.9 * self.time.enough(4.0),
            2 => 1.6,
            _ => 1.0,
        };
        if doomed { value * 0.3 } else { value }
    }

    fn activation(&self, card: PlayerCard) -> f32 {
        card.cost().0.len() as f32
            + self.w.card_per_turn[card.index()] * self.time.left
            + f32::from(card.markers().1) * self.w.marker_on_card
    }

    fn medal(&self, medal: Medal) -> f32 {
        let vp = match medal {
            Medal::Combat => 3.0,
            Medal::Exploration | Medal::Trade => 4.0,
            Medal::Civil => 2.0,
        };
        let least = self.me.medals.iter().min().copied().unwrap_or(0);
        vp + if self.me.medals[medal.index()] == least { self.w.medal_kind } else { 0.0 }
    }

    /// Combat strength is worth something only up to what is missing.
    fn strength(&self, n: i32) -> f32 {
        if self.missing <= 0 {
            -0.3
        } else if n >= self.missing {
            self.stake
        } else {
            self.stake * 0.5 * n as f32 / self.missing as f32
        }
    }
}

/// What the value of this die is good for.
fn gain(action: MatAction, die: &Placed) -> f32 {
    f32::from(action.demand().gain(&[*die]))
}

fn sum(dice: &[Placed]) -> u8 {
    dice.iter().map(|die| die.value()).fold(0, u8::saturating_add)
}
