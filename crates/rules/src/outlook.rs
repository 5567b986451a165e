//! What the open table comes to: the attacks, the largest groups, the solo mat. Made for people to look at, from open
//! information only; the search never asks for it.

use serde::Serialize;

use crate::event::SoloEnd;
use crate::ids::*;
use crate::phases::solo;
use crate::score::SOLO_GOAL;
use crate::step::{Ask, Phase, Step};
use crate::table::{ROUNDS, TURNS, Table};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Outlook {
    /// The strength of each attack card of this round, left to right (PREP-1).
    pub attacks: Vec<u16>,
    /// PREP-2: the transformation effect of this turn.
    pub trans: Trans,
    /// The attack of this turn, once its card lies open.
    pub attack: Option<Attack>,
    /// The attack whose card is turned up next.
    pub next: Option<NextAttack>,
    /// BLD-0, SOLO-8: the Jar price of each building.
    pub prices: Vec<u16>,
    /// By seat.
    pub seats: Vec<SeatOutlook>,
    /// Null unless it is a solo game.
    pub solo: Option<SoloOutlook>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Attack {
    pub region: Region,
    pub strength: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NextAttack {
    pub region: Region,
    /// Its strength with the lowest card that can come, and with the highest.
    pub least: u16,
    pub most: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatOutlook {
    /// How many own guild markers hang together at most.
    pub group: u8,
    /// ATK-3: the attack of this turn would be warded off as things stand; null without one.
    pub held: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SoloOutlook {
    /// SOLO-4: the space that the marker on I will reach this turn: row times 6 plus space.
    pub aim: Option<u8>,
    /// SOLO-3: the space that the marker on II would reach, while a swap can be chosen.
    pub swapped: Option<u8>,
    /// The spaces that ask for something.
    pub spaces: Vec<SoloSpace>,
    /// SOLO-5: the VP lost so far.
    pub losses: i16,
    /// SOLO-7: how the game ended; null while it runs.
    pub end: Option<SoloResult>,
}

/// What a space of the solo mat asks for, and what there is of it now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SoloSpace {
    pub cell: u8,
    pub of: SoloNeed,
    pub needs: u16,
    pub has: u16,
}

named! {
    /// What the spaces of the solo mat ask for.
    SoloNeed: Jars = "jars", EmptyHand = "empty_hand", ActionCards = "action_cards", TradeMedals = "trade_medals",
    ExplorationMedals = "exploration_medals", CivilMedals = "civil_medals", MedalKinds = "medal_kinds",
    RedDice = "red_dice", CombatPoints = "combat_points", PlayerCards = "player_cards", Goods = "goods"
}

named! {
    /// How a solo game ended (SOLO-7).
    SoloResult: Won = "won", LastSpace = "space", Points = "points", Turns = "turns"
}

impl Table {
    /// What the open table comes to.
    #[must_use]
    pub fn outlook(&self) -> Outlook {
        let open = self.attack.len() as u8 >= self.turn && self.phase != Phase::Over;
        let attack = open.then(|| Attack { region: self.attacked(), strength: self.attack_strength() });
        let seat = |seat: Seat| {
            let player = self.player(seat);
            SeatOutlook {
                group: player.guild_markers.groups().map(|group| group.len()).max().unwrap_or(0),
                held: attack.map(|attack| player.ward || player.strength >= attack.strength),
            }
        };
        Outlook {
            attacks: self.attack.iter().map(|card| u16::from(card.value) + u16::from(self.round)).collect(),
            trans: self.trans_now(),
            attack,
            next: self.next_attack(open),
            prices: Building::ALL.iter().map(|&building| self.building_price(building)).collect(),
            seats: (0..self.seats()).map(seat).collect(),
            solo: self.is_solo().then(|| self.solo_outlook()),
        }
    }

    fn next_attack(&self, open: bool) -> Option<NextAttack> {
        let (mut deck, mut at) = (self.attack_deck, self.attacked().index() as u8);
        if open {
            at += 1;
        }
        // END-4: after the last turn of a round all attack cards are shuffled back.
        if at % TURNS == 0 {
            self.attack.iter().for_each(|card| deck[usize::from(card.value)] += 1);
        }
        let values = || (0..deck.len() as u16).filter(|&value| deck[value as usize] > 0);
        if self.phase == Phase::Over || at >= ROUNDS * TURNS {
            return None;
        }
        let round = u16::from(at / TURNS) + 1;
        Some(NextAttack { region: Region::new(at), least: values().min()? + round, most: values().max()? + round })
    }

    fn solo_outlook(&self) -> SoloOutlook {
        let before = matches!(self.phase, Phase::Preparation | Phase::Solo);
        let swapping = matches!(self.step, Step::Ask { ask: Ask::SoloSwap, .. });
        let aim = |space: usize| self.solo.start[space].and_then(|guild| solo::next_space(&self.solo, guild));
        let space = |cell: u8| {
            let (of, needs) = solo::wanted(self, cell)?;
            Some(SoloSpace { cell, of, needs, has: solo::held(&self.players[0], of) })
        };
        SoloOutlook {
            aim: aim(0).filter(|_| before),
            swapped: aim(1).filter(|_| swapping),
            spaces: (0..18).filter_map(space).collect(),
            losses: self.solo.losses(),
            end: self.solo_result(),
        }
    }

    /// SOLO-6, SOLO-7: how a solo game ended; `None` for other games, and while it runs.
    #[must_use]
    pub fn solo_result(&self) -> Option<SoloResult> {
        let over = self.is_solo() && self.phase == Phase::Over;
        over.then(|| match self.solo_end() {
            SoloEnd::LastSpaceFailed => SoloResult::LastSpace,
            SoloEnd::TurnsOver => SoloResult::Turns,
            SoloEnd::TwoLastSpaces if self.score(0).total < SOLO_GOAL => SoloResult::Points,
            SoloEnd::TwoLastSpaces => SoloResult::Won,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::few::Few;
    use crate::table::AttackCard;
    use crate::{Data, Options, State};

    fn table(seats: usize) -> Table {
        State::new(&Guild::ALL[..seats], Options::default(), &Data::default()).table
    }

    /// Attack cards of these values lie open, and the deck holds the others.
    fn attacked_by(t: &mut Table, values: &[u8], deck: &[u8]) {
        t.attack = Few::new();
        values.iter().for_each(|&value| t.attack.push(AttackCard { value, ..AttackCard::default() }));
        t.attack_deck = std::array::from_fn(|value| deck.iter().filter(|&&v| usize::from(v) == value).count() as u8);
    }

    fn region(text: &str) -> Region {
        text.parse().unwrap()
    }

    #[test]
    fn the_next_attack_comes_from_what_the_deck_still_holds() {
        let mut t = table(2);
        (t.phase, t.turn) = (Phase::Actions, 2);
        attacked_by(&mut t, &[2, 4], &[1, 3, 3]);
        let outlook = t.outlook();
        assert_eq!(outlook.attacks, [3, 5]);
        assert_eq!(outlook.attack, Some(Attack { region: region("1/2"), strength: 5 }));
        assert_eq!(outlook.next, Some(NextAttack { region: region("1/3"), least: 2, most: 4 }));
        // Before its card is turned up, this turn's attack is the next one.
        t.turn = 3;
        assert_eq!(t.outlook().attack, None);
        assert_eq!(t.outlook().next, Some(NextAttack { region: region("1/3"), least: 2, most: 4 }));
    }

    #[test]
    fn all_attack_cards_are_shuffled_back_after_the_fourth_turn() {
        let mut t = table(2);
        (t.phase, t.round, t.turn) = (Phase::Attack, 2, 4);
        attacked_by(&mut t, &[0, 9, 3, 3], &[4, 5]);
        assert_eq!(t.outlook().next, Some(NextAttack { region: region("3/1"), least: 3, most: 12 }));
        t.round = 4;
        assert_eq!(t.outlook().next, None);
        assert_eq!(t.outlook().attack, Some(Attack { region: region("4/4"), strength: 7 }));
        assert_eq!(t.outlook().trans, t.trans[15]);
        t.phase = Phase::Over;
        assert_eq!((t.outlook().attack, t.outlook().next), (None, None));
    }

    #[test]
    fn strength_or_a_ward_holds_against_the_attack() {
        let mut t = table(3);
        t.phase = Phase::Actions;
        assert_eq!(t.outlook().seats[0].held, None);
        attacked_by(&mut t, &[4], &[1]);
        (t.players[0].strength, t.players[1].strength, t.players[2].ward) = (5, 4, true);
        let held: Vec<_> = t.outlook().seats.iter().map(|seat| seat.held).collect();
        assert_eq!(held, [Some(true), Some(false), Some(true)]);
    }

    #[test]
    fn a_building_of_a_foreign_guild_costs_twice_its_price() {
        let mut t = table(1);
        t.buildings[Building::NotarysOffice.index()] = crate::BuildingState::Foreign;
        let prices = t.outlook().prices;
        assert_eq!(prices[Building::NotarysOffice.index()], 2 * Building::NotarysOffice.price());
        assert_eq!(prices[Building::NewMarket.index()], Building::NewMarket.price());
    }

    #[test]
    fn markers_hang_together_side_by_side_only() {
        for (regions, group) in [
            (vec![], 0),
            (vec!["1/1"], 1),
            (vec!["1/1", "2/2"], 1),
            (vec!["1/4", "2/1"], 1),
            (vec!["1/1", "1/2", "2/2", "4/4"], 3),
            (vec!["2/1", "2/2", "2/3", "2/4", "3/4"], 5),
        ] {
            let mut t = table(2);
            t.players[0].guild_markers = regions.iter().map(|text| region(text)).collect();
            assert_eq!(t.outlook().seats[0].group, group, "{regions:?}");
        }
    }

    #[test]
    fn a_start_marker_aims_at_the_next_space_of_its_row_or_at_a_new_row() {
        let mut t = table(1);
        (t.phase, t.step) = (Phase::Solo, Step::Ask { seat: 0, ask: Ask::SoloSwap });
        let [_, one, two, three] = Guild::ALL[..] else { panic!("four guilds") };
        t.solo.start = [Some(two), Some(three), Some(one)];
        t.solo.rows = [Some(one), Some(two), None];
        t.solo.filled = [2, 3, 0];
        let aims = |t: &Table| t.outlook().solo.map(|solo| (solo.aim, solo.swapped));
        assert_eq!(aims(&t), Some((Some(9), Some(12))));
        t.step = Step::Over;
        assert_eq!(aims(&t), Some((Some(9), None)));
        t.phase = Phase::Actions;
        assert_eq!(aims(&t), Some((None, None)));
        assert_eq!(table(2).outlook().solo, None);
    }

    #[test]
    fn the_outlook_of_a_space_is_the_requirement_that_is_checked() {
        let mut t = table(1);
        let me = &mut t.players[0];
        (me.jars, me.hand, me.combat_points, me.medals) = (20, 1, 2, [1, 2, 3, 0]);
        me.active.push(Die::new(Colour::Red, 5));
        for options in [false, true] {
            t.options.solo_b2_combat_points = options;
            let spaces = t.outlook().solo.unwrap().spaces;
            assert_eq!(spaces.len(), 12);
            for space in spaces {
                assert_eq!(t.solo_requirement(space.cell), Some((space.needs, space.has)), "{space:?}");
            }
        }
    }
}
