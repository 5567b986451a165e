//! A random decision of an ordinary go, by its number.
//!
//! Every kind of decision is described once: how many there are and which one has a certain number. So all
//! are counted without looking at one of them, and only the one drawn is made. The lists of legal decisions
//! are made elsewhere (`legal`, `mat`, `cards`); `tests/pick.rs` compares both.

use crate::action::{Action, AttackDice};
use crate::buildings;
use crate::cards::{cartographer, diggers, manipulator, organizer};
use crate::chance::Random;
use crate::choice::{Count, Duty, Eyes, Nth, Offer, nth_choice};
use crate::demand::Demand;
use crate::few::Few;
use crate::hand::{self, Hand};
use crate::ids::*;
use crate::legal;
use crate::mat::{build, support, territory, works};
use crate::phases::markers;
use crate::shapes;
use crate::table::BuildingState;

/// The kinds of decisions in a go, roughly those with most decisions first.
#[derive(Clone, Copy)]
enum Kind {
    EndGo,
    Territory,
    Support,
    Money,
    Cards,
    Works,
    Activation,
    Attack,
    ActionCards,
    Pass,
    PlayerCards,
    Build,
    Buildings,
    Trans,
}

const KINDS: [Kind; 14] = [
    Kind::EndGo,
    Kind::Territory,
    Kind::Support,
    Kind::Money,
    Kind::Cards,
    Kind::Works,
    Kind::Activation,
    Kind::Attack,
    Kind::ActionCards,
    Kind::Pass,
    Kind::PlayerCards,
    Kind::Build,
    Kind::Buildings,
    Kind::Trans,
];

/// The number of decisions of each kind, in the order of [`KINDS`].
struct Numbers {
    counts: [u32; KINDS.len()],
    total: u32,
}

impl Numbers {
    /// `kind` is known where this is called, so that nothing is left of the choice between the kinds.
    #[inline(always)]
    fn note_if(&mut self, open: bool, kind: Kind, e: &Eyes<'_>, hand: &Hand) {
        if open {
            self.note(kind, e, hand);
        }
    }

    #[inline(always)]
    fn note(&mut self, kind: Kind, e: &Eyes<'_>, hand: &Hand) {
        let mut count = Count(0);
        offers(kind, e, hand, &mut count);
        self.counts[kind as usize] = count.0;
        self.total += count.0;
    }
}

/// Draws one of all decisions of a go, each equally likely, and says how many there are. `None` if something
/// is owed, or if a die is too high to be counted here.
pub(crate) fn pick(e: &Eyes<'_>, random: &mut impl Random, action: &mut Action) -> Option<u32> {
    if e.t.go.owes() {
        return None;
    }
    let (mut hand, mut numbers) = (Hand::EMPTY, Numbers { counts: [0; KINDS.len()], total: 0 });
    if e.t.go.acted {
        after_action(e, &mut numbers);
    } else if hand.fill(&e.me().active, e.trans()) {
        before_action(e, &hand, &mut numbers);
    } else {
        return None;
    }
    draw(&numbers, e, &hand, random, action);
    Some(numbers.total)
}

fn draw(numbers: &Numbers, e: &Eyes<'_>, hand: &Hand, random: &mut impl Random, action: &mut Action) {
    let mut left = random.below(numbers.total);
    let mut at = 0;
    while left >= numbers.counts[at] {
        left -= numbers.counts[at];
        at += 1;
    }
    let mut nth = Nth { left, found: false, action };
    offers(KINDS[at], e, hand, &mut nth);
    assert!(nth.found, "as many decisions as were counted");
}

/// GO-14: the free choice inside a go.
fn before_action(e: &Eyes<'_>, hand: &Hand, numbers: &mut Numbers) {
    let me = e.me();
    if !me.active.is_empty() {
        numbers.note_if(me.free(Space::Money), Kind::Money, e, hand);
        numbers.note_if(me.free(Space::Cards), Kind::Cards, e, hand);
        numbers.note_if(me.free(Space::Support), Kind::Support, e, hand);
        numbers.note_if(me.free(Space::Territory), Kind::Territory, e, hand);
        numbers.note_if(me.free(Space::Works), Kind::Works, e, hand);
        numbers.note_if(me.free(Space::Build), Kind::Build, e, hand);
        numbers.note(Kind::Attack, e, hand);
        numbers.note(Kind::Activation, e, hand);
    }
    if !me.active_cards.is_empty() {
        numbers.note(Kind::PlayerCards, e, hand);
    }
    if !buildings::unused(e).is_empty() {
        numbers.note(Kind::Buildings, e, hand);
    }
    if !e.t.go.card {
        numbers.note(Kind::Pass, e, hand);
    }
    cards_and_trans(e, hand, numbers);
}

/// No die is placed any more.
fn after_action(e: &Eyes<'_>, numbers: &mut Numbers) {
    numbers.note(Kind::EndGo, e, &Hand::EMPTY);
    cards_and_trans(e, &Hand::EMPTY, numbers);
}

fn cards_and_trans(e: &Eyes<'_>, hand: &Hand, numbers: &mut Numbers) {
    if !e.t.go.card && !e.hand.is_empty() {
        numbers.note(Kind::ActionCards, e, hand);
    }
    if matches!(e.trans(), Trans::Jars(_) | Trans::Combat(_) | Trans::FlipWhite) {
        numbers.note(Kind::Trans, e, hand);
    }
}

#[inline(always)]
fn offers<O: Offer>(kind: Kind, e: &Eyes<'_>, hand: &Hand, out: &mut O) {
    match kind {
        Kind::Money => money(hand, out),
        Kind::Cards => cards(e, hand, out),
        Kind::Support => support(e, hand, out),
        Kind::Territory => territory(e, hand, out),
        Kind::Works => works(e, hand, out),
        Kind::Build => build(e, hand, out),
        Kind::Attack => attack(e, hand, out),
        Kind::Activation => activation(e, hand, out),
        Kind::PlayerCards => player_cards(e, hand, out),
        Kind::Buildings => legal::building_offers(e, &Duty::NONE, out),
        Kind::ActionCards => legal::card_offers(e, out),
        Kind::Trans => legal::trans_offers(e, out),
        Kind::Pass => out.add(Action::Pass),
        Kind::EndGo => out.add(Action::EndGo),
    }
}

/// An action with any die.
fn any_die<O: Offer>(hand: &Hand, out: &mut O, action: impl Fn(Placed) -> Action) {
    out.add_many(hand.all_ways(), |k| action(hand.way(hand::ALL, k)));
}

/// An action with a die of this colour.
fn die_of<O: Offer>(colour: Colour, hand: &Hand, out: &mut O, action: impl Fn(Placed) -> Action) {
    out.add_many(hand.ways_of(colour), |k| action(hand.way(hand::of(colour), k)));
}

/// An action with two dice of at least this value.
fn two_dice<O: Offer>(least: u32, hand: &Hand, ways: u32, out: &mut O, action: impl Fn([Placed; 2], u32) -> Action) {
    let fit = hand::at_least(least);
    out.add_many(hand.pairs(fit) * ways, |k| action(hand.pair(fit, k / ways), k % ways));
}

/// MAT-1: Little with any die, Plenty with up to three white ones.
fn money<O: Offer>(hand: &Hand, out: &mut O) {
    const WHITE: Colour = Colour::White;
    any_die(hand, out, |die| Action::Little { die });
    die_of(WHITE, hand, out, |die| Action::Plenty { dice: Few::of(&[die]) });
    out.add_many(hand.pairs_of(WHITE), |k| Action::Plenty { dice: Few::of(&hand.pair(hand::of(WHITE), k)) });
    out.add_many(hand.triples_of(WHITE), |k| Action::Plenty { dice: Few::of(&hand.triple_of(WHITE, k)) });
}

/// MAT-2: No choice with any die, Plenty of choices with a white one.
fn cards<O: Offer>(e: &Eyes<'_>, hand: &Hand, out: &mut O) {
    if e.t.can_draw() {
        any_die(hand, out, |die| Action::NoChoice { die });
        die_of(Colour::White, hand, out, |die| Action::Choices { die });
    }
}

/// MAT-3: a marker with any die, Reroll with a white one.
fn support<O: Offer>(e: &Eyes<'_>, hand: &Hand, out: &mut O) {
    const WHITES: hand::Bits = hand::of(Colour::White);
    for card in markers::HOLDERS {
        if support::can_take_marker(e, card) {
            any_die(hand, out, |die| Action::MarkerOnCard { die, card });
        }
    }
    let active = &e.me().active;
    out.add_many(hand.one_and_choices(WHITES, active), |k| {
        let (die, k) = hand.one_and_choice(WHITES, active, k);
        let mut others = *active;
        others.take_die(die.die);
        Action::Reroll { die, dice: nth_choice(&others, k + 1) }
    });
}

/// MAT-4: Explore with any die, a marker with any two of which one has the colour of the region.
fn territory<O: Offer>(e: &Eyes<'_>, hand: &Hand, out: &mut O) {
    let own = e.me().guild_markers;
    let groups = shapes::count_connected_fours(own);
    if groups > 0 {
        out.add_many(hand.all_ways() * groups, |k| {
            let regions = shapes::connected_fours(own).nth((k % groups) as usize).expect("one of them");
            Action::Explore { die: hand.way(hand::ALL, k / groups), regions }
        });
    }
    if e.me().active.len() < 2 || !territory::can_place(e) {
        return;
    }
    let free = |colour: Colour| e.t.board.of(colour).without(own);
    let numbers = std::array::from_fn(|i| u32::from(free(Colour::ALL[i]).len()));
    out.add_many(hand.pairs_for(numbers), |k| {
        let (dice, colour, k) = hand.pair_for(numbers, k);
        Action::MarkerOnRegion { dice, region: free(colour).nth(k) }
    });
}

/// MAT-5: a die of the store with any die, a mine with a 6.
fn works<O: Offer>(e: &Eyes<'_>, hand: &Hand, out: &mut O) {
    let me = e.me();
    let rows = usize::from(works::BUY_DIE.payable(me.jars));
    for &column in Column::ALL {
        let store = &me.store[column.index()];
        let n = store.len().min(rows) as u32;
        out.add_many(hand.all_ways() * n, |k| {
            let (die, colour) = (hand.way(hand::ALL, k / n), store[(k % n) as usize]);
            Action::BuyDie { die, column, colour }
        });
    }
    const SIXES: hand::Bits = hand::between(6, 6);
    if me.mine_supply > 0 && hand.has(SIXES) {
        let places = works::mine_places(me);
        for &colour in Colour::ALL {
            let (sixes, places) = (SIXES & hand::of(colour), e.t.board.of(colour).and(places));
            if !hand.has(sixes) {
                continue;
            }
            let n = u32::from(places.len());
            out.add_many(hand.ways(sixes) * n, |k| Action::Mine {
                die: hand.way(sixes, k / n),
                region: places.nth(k % n),
            });
        }
    }
}

/// MAT-6: every building left, owned or not, with a yellow die of 3 or higher.
fn build<O: Offer>(e: &Eyes<'_>, hand: &Hand, out: &mut O) {
    const FIT: hand::Bits = hand::of(Colour::Yellow) & hand::at_least(3);
    let me = e.me();
    if me.jars < build::BUILD.jars || !hand.has(FIT) {
        return;
    }
    let left = || Building::ALL.iter().filter(|&&b| e.t.buildings[b.index()] == BuildingState::Available);
    let (n, owns) = (left().count() as u32, if build::can_own(me) { 2 } else { 1 });
    out.add_many(hand.ways(FIT) * n * owns, |k| {
        let (die, k) = (hand.way(FIT, k / (n * owns)), k % (n * owns));
        let building = *left().nth((k / owns) as usize).expect("one of them");
        Action::Build { die, building, own: k % owns > 0 }
    });
}

/// MAT-7: some of the red dice, at most one of them changed.
fn attack<O: Offer>(e: &Eyes<'_>, hand: &Hand, out: &mut O) {
    const REDS: hand::Bits = hand::of(Colour::Red);
    let active = &e.me().active;
    let reds = || active.iter().copied().filter(|die| die.colour() == Colour::Red).collect::<Dice>();
    if !hand.has(hand::of(Colour::Red)) {
        return;
    }
    out.add_many(hand.choices_in(Colour::Red, active) - 1, |k| Action::Attack {
        dice: nth_choice(&reds(), k + 1).iter().map(|&die| Placed::plain(die)).collect(),
    });
    out.add_many(hand.changed_and_choices(REDS, active), |k| {
        let (die, k) = hand.changed_and_choice(REDS, active, k);
        let mut others = reds();
        others.take_die(die.die);
        let mut dice: AttackDice = nth_choice(&others, k).iter().map(|&die| Placed::plain(die)).collect();
        dice.insert_sorted(die);
        Action::Attack { dice }
    });
}

/// ACT
fn activation<O: Offer>(e: &Eyes<'_>, hand: &Hand, out: &mut O) {
    let active = e.me().active_cards;
    let cannoneer = PlayerCard::Cannoneer;
    if !active.has(cannoneer) && hand.has(hand::of(Colour::Red)) {
        let fit = hand::of(Colour::Red) & hand::at_least(u32::from(cannoneer.cost().1));
        out.add_many(hand.ways(fit), |k| Action::Activate { card: cannoneer, dice: Few::of(&[hand.way(fit, k)]) });
    }
    let others = PlayerCardSet::ALL.without(active);
    out.add_many(hand.pairs_for_cards(others), |k| {
        let (card, dice) = hand.pair_for_card(others, k);
        Action::Activate { card, dice: Few::of(&dice) }
    });
    let plant = PlayerCard::SteamPressurePlant;
    let least = u32::from(plant.cost().1);
    if !active.has(plant) && hand.number_of(Colour::White) >= 3 {
        out.add_many(hand.triples_reaching(Colour::White, least), |k| Action::Activate {
            card: plant,
            dice: Few::of(&hand.triple_reaching(Colour::White, least, k)),
        });
    }
}

/// CARD: the active player cards that can be used in this go.
fn player_cards<O: Offer>(e: &Eyes<'_>, hand: &Hand, out: &mut O) {
    let me = e.me();
    let ready = me.active_cards.without(e.t.go.fresh);
    for card in ready.without(me.used_cards).iter() {
        match card {
            PlayerCard::Banker => die_of(Colour::Yellow, hand, out, |die| Action::Banker { die }),
            PlayerCard::SteamDyer => steam_dyer(hand, e.trans() == Trans::WhiteAsAny, out),
            PlayerCard::OreDigger => {
                digger(Goods::Ore, e, hand, out, |dice, regions| Action::OreDigger { dice, regions });
            }
            PlayerCard::Crystallographist => {
                digger(Goods::Crystal, e, hand, out, |dice, regions| Action::Crystallographist { dice, regions });
            }
            PlayerCard::Cartographer => cartographer::offers(e, &Duty::NONE, out),
            PlayerCard::Organizer => {
                let (active, others) = (me.active_cards, PlayerCardSet::ALL.without(me.active_cards));
                let n = u32::from(others.len());
                two_dice(5, hand, u32::from(active.len()) * n, out, |dice, k| Action::OrganizerSwap {
                    dice,
                    give: active.nth(k / n),
                    take: others.nth(k % n),
                });
            }
            PlayerCard::Cannoneer => {
                two_dice(3, hand, 1, out, |dice, _| Action::CannoneerStrength { dice });
                two_dice(5, hand, 1, out, |dice, _| Action::CannoneerWard { dice });
            }
            PlayerCard::Rumblepoke => die_of(Colour::Red, hand, out, |die| Action::Rumblepoke { die }),
            PlayerCard::SteamPressurePlant => {
                let discard = e.t.discard;
                two_dice(5, hand, u32::from(discard.len()), out, |dice, k| Action::SteamPressurePlant {
                    dice,
                    card: discard.nth(k),
                });
            }
            PlayerCard::Manipulator => {}
        }
    }
    if ready.has(PlayerCard::Organizer) {
        organizer::marker_offers(e, out);
    }
    if ready.has(PlayerCard::Manipulator) {
        manipulator::offers(e, out);
    }
}

/// CARD-2: a die of 3 or higher that leaves a white one for the further action.
fn steam_dyer<O: Offer>(hand: &Hand, recolours: bool, out: &mut O) {
    let mut fit = hand::at_least(3);
    let mut hand = *hand;
    match hand.number_of(Colour::White) {
        0 => return,
        1 => {
            fit &= !hand::of(Colour::White);
            if recolours {
                hand = hand.unchanged();
            }
        }
        _ => {}
    }
    out.add_many(hand.ways(fit), |k| Action::SteamDyer { die: hand.way(fit, k) });
}

/// CARD-3, CARD-4: two fitting dice for one region of one of their colours, or for two neighbours.
fn digger<O: Offer>(
    goods: Goods,
    e: &Eyes<'_>,
    hand: &Hand,
    out: &mut O,
    action: impl Fn([Placed; 2], RegionSet) -> Action,
) {
    let Demand { low, high, .. } = *diggers::card_for(goods).dice_action();
    let high = high.unwrap_or(6);
    let there = diggers::takeable(e, goods);
    let fit = hand::between(low, high);
    for (i, &first) in Colour::ALL.iter().enumerate() {
        let a = fit & hand::of(first);
        if !hand.has(a) {
            continue;
        }
        for &second in &Colour::ALL[i..] {
            let b = fit & hand::of(second);
            if !hand.has(b) {
                continue;
            }
            let pairs = if first == second { hand.pairs(a) } else { hand.mixed_pairs(a, b) };
            let n = diggers::count_places(there, &e.t.board, first, second);
            out.add_many(pairs * n, |k| {
                let dice = if first == second { hand.pair(a, k / n) } else { hand.mixed_pair(a, b, k / n) };
                let mut places = diggers::places(there, &e.t.board, first, second);
                action(dice, places.nth((k % n) as usize).expect("one of them"))
            });
        }
    }
}
