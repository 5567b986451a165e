//! Refusals of single positions: the clause, the numbers and the English line.

use tharos_rules::ids::*;
use tharos_rules::*;

/// A go of seat 0 in a game of this many players, with these dice and nothing else.
fn go(players: usize, dice: &[&str]) -> Position {
    let mut random = Fast::new(1);
    let mut state = State::new(&Guild::ALL[..players], Options::default(), &Data::default());
    while let Some(outcome) = state.sample(&mut random) {
        state.settle_unchecked(&outcome, None);
    }
    let mut state = *state;
    state.table.step = Step::Ask { seat: 0, ask: Ask::Go };
    state.table.trans = [Trans::None; 16];
    me(&mut state).active = Dice::new();
    for die in dice {
        me(&mut state).active.insert_sorted(die.parse().unwrap());
    }
    state
}

fn me(state: &mut Position) -> &mut Player {
    &mut state.table.players[0]
}

fn hold(state: &mut Position, card: u8) {
    state.hands[0].insert(DeckCard::new(card));
    me(state).hand += 1;
    state.table.deck -= 1;
}

fn region(text: &str) -> Region {
    text.parse().unwrap()
}

fn regions(texts: &[&str]) -> RegionSet {
    texts.iter().map(|text| region(text)).collect()
}

fn placed(text: &str) -> Placed {
    text.parse().unwrap()
}

/// Why this thing cannot be used.
fn why_not(state: &Position, thing: Thing) -> String {
    let list = state.unchecked().why_not(0);
    let found = list.iter().find(|why_not| why_not.thing == thing);
    found.unwrap_or_else(|| panic!("{thing:?} can be used")).refusal.to_string()
}

fn mat(state: &Position, action: MatAction) -> String {
    why_not(state, Thing::Mat { action })
}

/// Why this decision is refused.
fn refused(state: &Position, action: Action) -> String {
    state.unchecked().check(0, action).unwrap_err().to_string()
}

#[test]
fn prices() {
    let mut state = go(2, &["yellow 4"]);
    me(&mut state).jars = 7;
    assert_eq!(mat(&state, MatAction::Build), "MAT-6: needs 10 Jars, has 7");
    me(&mut state).jars = 10;
    let building = Building::NewMarket;
    let build = |own| Action::Build { die: placed("yellow 4"), building, own };
    assert_eq!(state.unchecked().check(0, build(false)), Ok(()));
    assert_eq!(refused(&state, build(true)), "MAT-6: needs 12 Jars, has 10");
    state.table.buildings[building.index()] = BuildingState::Unowned;
    assert_eq!(refused(&state, build(false)), "MAT-6: New Market cannot be built");
    me(&mut state).jars = 4;
    assert_eq!(why_not(&state, Thing::Building { building }), "BLD-0: needs 5 Jars, has 4");
    state.table.buildings[Building::NotarysOffice.index()] = BuildingState::Foreign;
    let notary = Thing::Building { building: Building::NotarysOffice };
    assert_eq!(why_not(&state, notary), "SOLO-8: needs 16 Jars, has 4");
    me(&mut state).jars = 16;
    assert_eq!(why_not(&state, notary), "BLD-5: needs 1 used spaces, has 0");
    let blue = Action::BuyDie { die: placed("yellow 4"), column: Column::Left, colour: Colour::Blue };
    me(&mut state).jars = 5;
    assert_eq!(refused(&state, blue), "MAT-5: needs 6 Jars, has 5");
}

#[test]
fn limits_of_the_turn() {
    let mut state = go(2, &["white 3", "yellow 3"]);
    me(&mut state).uses[Space::Money.index()] = 1;
    assert_eq!(mat(&state, MatAction::Plenty), "GO-5: Money was already used this turn");
    me(&mut state).extra_uses[Space::Money.index()] = 1;
    assert!(state.unchecked().is_legal(Action::Little { die: placed("white 3") }));
    let card = PlayerCard::Banker;
    let banker = Thing::DiceAction { card };
    assert_eq!(refused(&state, Action::Banker { die: placed("yellow 3") }), "ACT-1: Banker is not active");
    me(&mut state).active_cards.insert(card);
    state.table.go.fresh.insert(card);
    assert_eq!(why_not(&state, banker), "ACT-2: Banker became active in this go");
    state.table.go.fresh = PlayerCardSet::EMPTY;
    me(&mut state).used_cards.insert(card);
    assert_eq!(why_not(&state, banker), "GO-5: Banker was already used this turn");
    state.table.go.acted = true;
    assert_eq!(mat(&state, MatAction::Attack), "GO-14: the action of this go is done");
    assert_eq!(refused(&state, Action::Pass), "GO-1: the action of this go is done");
}

#[test]
fn dice() {
    let mut state = go(2, &["white 5", "red 2"]);
    assert_eq!(mat(&state, MatAction::Mine), "MAT-5: needs a die showing exactly 6, has white 5, red 2");
    assert_eq!(mat(&state, MatAction::Build), "MAT-6: needs 10 Jars, has 0");
    me(&mut state).jars = 10;
    assert_eq!(mat(&state, MatAction::Build), "MAT-6: needs a yellow die, has white 5, red 2");
    let twice = Action::MarkerOnRegion { dice: [placed("white 5"); 2], region: region("1/1") };
    assert_eq!(refused(&state, twice), "GO-6: needs 2 of white 5, has 1");
    let card = PlayerCard::Rumblepoke;
    assert_eq!(why_not(&state, Thing::Activation { card }), "ACT-3: Rumblepoke needs a total of 8, has 7");
    let card = PlayerCard::Cartographer;
    let line = "ACT-1: Cartographer needs green, green, has white 5, red 2";
    assert_eq!(why_not(&state, Thing::Activation { card }), line);
    me(&mut state).active = Dice::of(&["red 7".parse().unwrap()]);
    assert_eq!(mat(&state, MatAction::Mine), "GO-7: needs a die showing exactly 6, has red 7");
    me(&mut state).active = Dice::new();
    assert_eq!(mat(&state, MatAction::Little), "MAT-1: needs 1 active dice, has 0");
}

#[test]
fn transformation() {
    let mut state = go(2, &["white 7", "red 2"]);
    let little = |text| Action::Little { die: placed(text) };
    let up = little("red 2 as red 3 by trans");
    assert_eq!(refused(&state, up), "TRANS-1: the effect of this turn is: none");
    state.table.trans = [Trans::AnyDie; 16];
    assert_eq!(state.unchecked().check(0, up), Ok(()));
    assert_eq!(refused(&state, little("white 7 as white 8 by trans")), "TRANS-4: white 7 is above 6 already");
    assert_eq!(refused(&state, little("red 2 as red 4 by trans")), "TRANS-4: any die +1 does not make red 2 a red 4");
    assert_eq!(refused(&state, little("red 2 as red 3")), "GO-8: red 2 does not count as red 3");
    me(&mut state).trans_used = true;
    assert_eq!(refused(&state, up), "PREP-2: the effect (any die +1) was already used this turn");
    state.table.trans = [Trans::ColouredDie(Colour::Blue); 16];
    me(&mut state).trans_used = false;
    assert_eq!(refused(&state, up), "TRANS-5: needs a blue die, not red 2");
    assert_eq!(refused(&state, Action::UseTrans), "TRANS-5: the effect of this turn is: blue die +-1");
}

#[test]
fn obligations() {
    let mut state = go(2, &["white 3", "red 2"]);
    state.table.go.card = true;
    state.table.go.bound = Some("white 5".parse().unwrap());
    assert_eq!(mat(&state, MatAction::Attack), "GO-17: white 5 must still be placed");
    let reroll = Action::Reroll { die: placed("white 3"), dice: Dice::of(&["white 5".parse().unwrap()]) };
    assert_eq!(refused(&state, reroll), "GO-17: white 5 is bound and can only be placed");
    assert_eq!(refused(&state, Action::Pass), "GO-3: an action must follow the card");

    let mut state = go(2, &["white 3", "red 2"]);
    state.table.go.card_die = true;
    assert_eq!(
        refused(&state, Action::NoChoice { die: placed("card as red 5") }),
        "DECK-16: the card as red 5 does the same as white 6, which stands for both"
    );
    assert_eq!(
        refused(&state, Action::Little { die: placed("card as green 3") }),
        "DECK-16: the card as green 3 does the same as white 4, which stands for both"
    );
    assert_eq!(
        refused(&state, Action::NoChoice { die: placed("red 2") }),
        "DECK-16: the card must still be placed as a die"
    );

    let mut state = go(2, &["white 3"]);
    me(&mut state).active_cards.insert(PlayerCard::SteamDyer);
    let dyer = Thing::DiceAction { card: PlayerCard::SteamDyer };
    assert_eq!(why_not(&state, dyer), "GO-15: the further action would not be possible");
}

#[test]
fn regions_and_markers() {
    let mut state = go(2, &["white 3", "red 2"]);
    me(&mut state).guild_markers = regions(&["1/1", "1/2", "2/2", "4/4"]);
    me(&mut state).guild_supply = 8;
    assert_eq!(mat(&state, MatAction::Explore), "MAT-4: needs own guild markers on 4 connected regions, has 3");
    assert_eq!(mat(&state, MatAction::MarkerOnCard), "MAT-3: neither Organizer nor Manipulator is active");
    hold(&mut state, 15);
    let explore = |list| refused(&state, Action::Card15 { regions: regions(list) });
    assert_eq!(explore(&["1/1", "1/2"]), "DECK-15: needs 3 regions, named 2");
    assert_eq!(explore(&["1/1", "1/2", "3/3"]), "DECK-15: 3/3 has no own guild marker");
    hold(&mut state, 4);
    let from = region("1/1");
    assert_eq!(
        refused(&state, Action::Card4 { from, to: region("4/4") }),
        "GO-10: 4/4 has an own guild marker already"
    );
    hold(&mut state, 18);
    let top = |list| refused(&state, Action::Card18 { regions: regions(list) });
    assert_eq!(top(&["1/3"]), "DECK-18: needs 2 regions, named 1");
    assert_eq!(top(&["1/4", "2/4"]), "DECK-18: 2/4 is not in the top row");
    assert_eq!(refused(&state, Action::Card17 { region: from }), "GO-3: DECK-17 is not in hand");
}

#[test]
fn manipulator() {
    let mut state = go(2, &["white 1", "red 7"]);
    me(&mut state).active_cards.insert(PlayerCard::Manipulator);
    let thing = Thing::MarkerAction { card: PlayerCard::Manipulator };
    assert_eq!(why_not(&state, thing), "CARD-10: too few guild markers on Manipulator");
    me(&mut state).on_manipulator = 1;
    let change = |die: &str, to| Action::Manipulator { die: die.parse().unwrap(), to };
    assert_eq!(refused(&state, change("white 1", 0)), "CARD-10: white 1 cannot become 0");
    assert_eq!(state.unchecked().check(0, change("red 7", 8)), Ok(()));
    state.table.options.manipulator_at_most_7 = true;
    assert_eq!(refused(&state, change("red 7", 8)), "OPT-1: red 7 cannot become 8");
}

#[test]
fn questions() {
    let mut state = go(2, &["white 1"]);
    assert_eq!(state.unchecked().check(1, Action::Pass).unwrap_err().to_string(), "GO-1: seat 0 decides now");
    assert!(state.unchecked().why_not(1).iter().all(|w| w.refusal.why == Why::NotAsked { decides: Some(0) }));
    hold(&mut state, 1);
    let dice = Counts::of(5, 0, 0, 0, 0);
    assert_eq!(refused(&state, Action::Card1 { dice }), "GO-3: DECK-1 is not played at this time");
    state.table.step = Step::Ask { seat: 0, ask: Ask::Draw };
    assert_eq!(refused(&state, Action::Card1 { dice }), "DECK-1: needs 5 dice in depot, has 0");
    me(&mut state).depot = Counts::of(4, 0, 0, 2, 0);
    assert_eq!(refused(&state, Action::Card1 { dice }), "DECK-1: needs 5 white among dice in depot, has 4");
    state.table.step = Step::Ask { seat: 0, ask: Ask::Discard };
    assert_eq!(mat(&state, MatAction::Little), "GO-11: first comes the card to discard");
    state.table.step = Step::Ask { seat: 0, ask: Ask::LoseMarkers };
    state.table.loss.n = 2;
    let lose = Action::LoseMarkers { regions: regions(&["1/1"]) };
    assert_eq!(refused(&state, lose), "END-1: needs 2 markers on regions, named 1");
    state.table.step = Step::Over;
    assert_eq!(refused(&state, Action::Pass), "END-4: the game is over");
    assert!(state.unchecked().view(None).why_not().is_empty());
}

#[test]
fn json() {
    let refusal = Refusal { clause: "MAT-6", why: Why::Jars { needs: 10, has: 7 } };
    let thing = Thing::Mat { action: MatAction::Build };
    let text = serde_json::to_string(&WhyNot { thing, refusal }).unwrap();
    assert_eq!(
        text,
        r#"{"thing":{"thing":"mat","action":"build"},"refusal":{"clause":"MAT-6","why":"jars","needs":10,"has":7}}"#
    );
    let mut codes = Why::CODES.to_vec();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), Why::CODES.len());
}
