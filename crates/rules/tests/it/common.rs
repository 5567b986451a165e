//! Random positions that short games seldom reach.

use tharos_rules::ids::*;
use tharos_rules::*;

pub fn pick<'a, T>(items: &'a [T], random: &mut Fast) -> &'a T {
    &items[random.below(items.len() as u32) as usize]
}

/// Gives everyone a part of what a game yields, so that short games see what long ones would.
pub fn settle_down(state: &mut State, random: &mut Fast) {
    let mut position = **state;
    let t = &mut position.table;
    for &building in Building::ALL {
        if random.below(2) == 0 {
            t.buildings[building.index()] = BuildingState::Unowned;
        }
    }
    for seat in 0..t.seats() as usize {
        let p = &mut t.players[seat];
        p.jars = random.below(40) as u16;
        p.combat_points = random.below(8) as u8;
        p.medals = std::array::from_fn(|_| random.below(3) as u8);
        p.active_cards = PlayerCard::ALL.iter().copied().filter(|_| random.below(2) == 0).collect();
        let mut place = |region: Region| (random.below(16), region);
        let mut regions: Vec<_> = RegionSet::ALL.iter().map(&mut place).collect();
        regions.sort_unstable();
        let markers = random.below(12) as usize;
        p.guild_markers = regions[..markers].iter().map(|r| r.1).collect();
        p.guild_supply -= markers as u8;
        for (card, limit) in [(PlayerCard::Organizer, 2), (PlayerCard::Manipulator, 3)] {
            let n = (random.below(limit + 1) as u8).min(p.guild_supply);
            if p.active_cards.has(card) {
                p.guild_supply -= n;
                *(if limit == 2 { &mut p.on_organizer } else { &mut p.on_manipulator }) = n;
            }
        }
        let mines = random.below(u32::from(p.mine_supply) + 1) as usize;
        p.mines = regions[regions.len() - mines..].iter().map(|r| r.1).collect();
        p.mine_supply -= mines as u8;
        for region in RegionSet::ALL.iter() {
            let colour = t.board.colour(region);
            for (there, own, supply) in
                [(&mut t.ore, &mut p.ore, &mut t.ore_supply), (&mut t.crystals, &mut p.crystals, &mut t.crystal_supply)]
            {
                match random.below(4) {
                    0 if there.has(region) && !own.has(colour) => {
                        there.remove(region);
                        own.insert(colour);
                    }
                    1 if there.has(region) => {
                        there.remove(region);
                        supply.add(colour);
                    }
                    _ => {}
                }
            }
        }
        for _ in 0..random.below(4) {
            let unseen: Vec<_> =
                CardSet::ALL.iter().filter(|&card| position.hands.iter().all(|hand| !hand.has(card))).collect();
            position.hands[seat].insert(*pick(&unseen, random));
            p.hand += 1;
            t.deck -= 1;
        }
    }
    *state = position.unchecked();
}

/// An action of the list; every kind is equally likely.
pub fn one_of_a_kind(list: &[Action], random: &mut Fast) -> Action {
    let mut kinds: Vec<_> = list.iter().map(std::mem::discriminant).collect();
    kinds.dedup();
    let kind = *pick(&kinds, random);
    let of_kind: Vec<_> = list.iter().filter(|action| std::mem::discriminant(*action) == kind).collect();
    **pick(&of_kind, random)
}
