//! INV-1, INV-2 and the limits, counted here once more from the words of the rules.

use tharos_rules::ids::*;
use tharos_rules::*;

pub fn check(state: &State) {
    let t = &state.table;
    t.players.iter().enumerate().for_each(|(seat, p)| player(state, seat, p));
    action_cards(state);
    ore_and_crystals(t);
    let buildings = t.buildings.iter().filter(|&&b| b != BuildingState::Gone).count();
    let gone = t.buildings.len() - buildings;
    // SOLO-A2, SOLO-B4: one each leaves the solo game.
    assert!(gone <= if t.players.len() == 1 { 2 } else { 0 }, "{gone} buildings left the game");
    assert!(t.players.len() == 1 || !t.buildings.contains(&BuildingState::Foreign));
}

fn player(state: &State, seat: usize, p: &Player) {
    let t = &state.table;
    let decides = matches!(t.step, Step::Ask { seat: s, .. } if usize::from(s) == seat);

    let mut dice: Vec<Colour> = Vec::new();
    for place in [p.bag, p.depot, p.drawn, p.kept] {
        for &colour in Colour::ALL {
            (0..place.get(colour)).for_each(|_| dice.push(colour));
        }
    }
    dice.extend(p.active.iter().map(|die| die.colour()));
    dice.extend(p.used.iter().map(|used| used.die.colour()));
    dice.extend(p.store.iter().flat_map(|column| column.iter().copied()));
    dice.extend(t.go.bound.filter(|_| decides).map(|die| die.colour()));
    assert_eq!(dice.len(), 18, "dice of seat {seat}");
    let whites = dice.iter().filter(|&&colour| colour == Colour::White).count();
    assert_eq!(whites, 8, "white dice of seat {seat}");

    let buildings = t.buildings.iter().filter(|&&b| b == BuildingState::Owned(seat as Seat)).count();
    let attack_cards = t.attack.iter().filter(|card| card.markers.iter().any(|s| usize::from(s) == seat)).count();
    let on_cards = usize::from(p.on_organizer) + usize::from(p.on_manipulator);
    let regions = p.guild_markers.iter().count();
    assert_eq!(usize::from(p.guild_supply) + regions + on_cards + buildings + attack_cards, 12, "guild markers");
    assert!(p.on_organizer <= 2 && p.on_manipulator <= 3);

    let mut mines = usize::from(p.mine_supply) + p.mines.iter().count();
    if t.players.len() == 1 {
        // SOLO-2: seven of the ten lie on the mat, from set-up on.
        mines += match t.step {
            Step::Chance(Chance::Setup) => 0,
            _ => t.solo.mines.iter().count(),
        };
        mines += usize::from(t.solo.loss_box) + usize::from(t.solo.placing);
    }
    assert_eq!(mines, 10, "mines of seat {seat}");

    assert!(p.combat_points <= 7);
    assert_eq!(usize::from(p.hand), state.hands[seat].iter().count());
    let one_too_many = decides && matches!(t.step, Step::Ask { ask: Ask::Discard, .. });
    assert_eq!(p.hand > 3, one_too_many, "seat {seat} holds {} action cards", p.hand);
}

fn action_cards(state: &State) {
    let t = &state.table;
    let known = state.hands.iter().chain([&state.looking, &t.discard, &t.aside]);
    let known: Vec<DeckCard> = known.flat_map(|set| set.iter()).collect();
    assert_eq!(known.len() + usize::from(t.deck) + usize::from(t.out), 40);
    let mut distinct: Vec<u8> = known.iter().map(|card| card.number()).collect();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), known.len(), "a card lies in two places");
    assert!(t.out == 0 || t.players.len() == 1);
}

fn ore_and_crystals(t: &Table) {
    for goods in [Goods::Ore, Goods::Crystal] {
        let (on_regions, supply) = match goods {
            Goods::Ore => (t.ore, t.ore_supply),
            Goods::Crystal => (t.crystals, t.crystal_supply),
        };
        let mut all: Vec<Colour> = on_regions.iter().map(|region| t.board.regions()[region.index()]).collect();
        for p in t.players.iter() {
            all.extend(match goods {
                Goods::Ore => p.ore.iter().collect::<Vec<_>>(),
                Goods::Crystal => p.crystals.iter().collect(),
            });
        }
        for &colour in Colour::ALL {
            (0..supply.get(colour)).for_each(|_| all.push(colour));
        }
        assert_eq!(all.len(), 16, "{goods}");
        for &colour in Colour::ALL {
            let wanted = if colour == Colour::White { 4 } else { 3 };
            assert_eq!(all.iter().filter(|&&c| c == colour).count(), wanted, "{colour} {goods}");
        }
    }
}
