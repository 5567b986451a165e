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
    assert_eq!(mat(&state, MatAction::Build), "MAT-6: jars (needs 10, has 7)");
    me(&mut state).jars = 10;
    let building = Building::NewMarket;
    let build = |own| Action::Build { die: placed("yellow 4"), building, own };
    assert_eq!(state.unchecked().check(0, build(false)), Ok(()));
    assert_eq!(refused(&state, build(true)), "MAT-6: jars (needs 12, has 10)");
    state.table.buildings[building.index()] = BuildingState::Unowned;
    assert_eq!(refused(&state, build(false)), "MAT-6: building not available (building new market)");
    me(&mut state).jars = 4;
    assert_eq!(why_not(&state, Thing::Building { building }), "BLD-0: jars (needs 5, has 4)");
    state.table.buildings[Building::NotarysOffice.index()] = BuildingState::Foreign;
    let notary = Thing::Building { building: Building::NotarysOffice };
    assert_eq!(why_not(&state, notary), "SOLO-8: jars (needs 16, has 4)");
    me(&mut state).jars = 16;
    assert_eq!(why_not(&state, notary), "BLD-5: too few (of used spaces, needs 1, has 0)");
    let blue = Action::BuyDie { die: placed("yellow 4"), column: Column::Left, colour: Colour::Blue };
    me(&mut state).jars = 5;
    assert_eq!(refused(&state, blue), "MAT-5: jars (needs 6, has 5)");
}

#[test]
fn limits_of_the_turn() {
    let mut state = go(2, &["white 3", "yellow 3"]);
    me(&mut state).uses[Space::Money.index()] = 1;
    assert_eq!(mat(&state, MatAction::Plenty), "GO-5: space used (space money, uses 1)");
    me(&mut state).extra_uses[Space::Money.index()] = 1;
    assert!(state.unchecked().is_legal(Action::Little { die: placed("white 3") }));
    let card = PlayerCard::Banker;
    let banker = Thing::DiceAction { card };
    assert_eq!(refused(&state, Action::Banker { die: placed("yellow 3") }), "ACT-1: card not active (card banker)");
    me(&mut state).active_cards.insert(card);
    state.table.go.fresh.insert(card);
    assert_eq!(why_not(&state, banker), "ACT-2: card fresh (card banker)");
    state.table.go.fresh = PlayerCardSet::EMPTY;
    me(&mut state).used_cards.insert(card);
    assert_eq!(why_not(&state, banker), "GO-5: card used (card banker)");
    state.table.go.acted = true;
    assert_eq!(mat(&state, MatAction::Attack), "GO-14: action taken");
    assert_eq!(refused(&state, Action::Pass), "GO-1: action taken");
}

#[test]
fn dice() {
    let mut state = go(2, &["white 5", "red 2"]);
    assert_eq!(mat(&state, MatAction::Mine), "MAT-5: wrong value (least 6, most 6, has white 5 + red 2)");
    assert_eq!(mat(&state, MatAction::Build), "MAT-6: jars (needs 10, has 0)");
    me(&mut state).jars = 10;
    assert_eq!(mat(&state, MatAction::Build), "MAT-6: wrong colour (needs yellow, has white 5 + red 2)");
    let twice = Action::MarkerOnRegion { dice: [placed("white 5"); 2], region: region("1/1") };
    assert_eq!(refused(&state, twice), "GO-6: die missing (die white 5, needs 2, has 1)");
    let card = PlayerCard::Rumblepoke;
    assert_eq!(why_not(&state, Thing::Activation { card }), "ACT-3: total too low (card rumblepoke, needs 8, has 7)");
    let card = PlayerCard::Cartographer;
    let line = "ACT-1: wrong dice (card cartographer, has white 5 + red 2)";
    assert_eq!(why_not(&state, Thing::Activation { card }), line);
    me(&mut state).active = Dice::of(&["red 7".parse().unwrap()]);
    assert_eq!(mat(&state, MatAction::Mine), "GO-7: wrong value (least 6, most 6, has red 7)");
    me(&mut state).active = Dice::new();
    assert_eq!(mat(&state, MatAction::Little), "MAT-1: too few (of active dice, needs 1, has 0)");
}

#[test]
fn transformation() {
    let mut state = go(2, &["white 7", "red 2"]);
    let little = |text| Action::Little { die: placed(text) };
    let up = little("red 2 as red 3 by trans");
    assert_eq!(refused(&state, up), "TRANS-1: trans other (trans none)");
    state.table.trans = [Trans::AnyDie; 16];
    assert_eq!(state.unchecked().check(0, up), Ok(()));
    assert_eq!(refused(&state, little("white 7 as white 8 by trans")), "TRANS-4: trans above six (die white 7)");
    assert_eq!(
        refused(&state, little("red 2 as red 4 by trans")),
        "TRANS-4: trans change (trans any die +1, die red 2, counts red 4)"
    );
    assert_eq!(refused(&state, little("red 2 as red 3")), "GO-8: not as it is (die red 2, counts red 3)");
    me(&mut state).trans_used = true;
    assert_eq!(refused(&state, up), "PREP-2: trans used (trans any die +1)");
    state.table.trans = [Trans::ColouredDie(Colour::Blue); 16];
    me(&mut state).trans_used = false;
    assert_eq!(refused(&state, up), "TRANS-5: trans colour (needs blue, die red 2)");
    assert_eq!(refused(&state, Action::UseTrans), "TRANS-5: trans other (trans blue die +-1)");
}

#[test]
fn obligations() {
    let mut state = go(2, &["white 3", "red 2"]);
    state.table.go.card = true;
    state.table.go.bound = Some("white 5".parse().unwrap());
    assert_eq!(mat(&state, MatAction::Attack), "GO-17: bound owed (die white 5)");
    let reroll = Action::Reroll { die: placed("white 3"), dice: Dice::of(&["white 5".parse().unwrap()]) };
    assert_eq!(refused(&state, reroll), "GO-17: die bound (die white 5)");
    assert_eq!(refused(&state, Action::Pass), "GO-3: action owed");

    let mut state = go(2, &["white 3", "red 2"]);
    state.table.go.card_die = true;
    assert_eq!(
        refused(&state, Action::NoChoice { die: placed("card as red 5") }),
        "DECK-16: card die alike (face red 5, offered white 6)"
    );
    assert_eq!(
        refused(&state, Action::Little { die: placed("card as green 3") }),
        "DECK-16: card die alike (face green 3, offered white 4)"
    );
    assert_eq!(refused(&state, Action::NoChoice { die: placed("red 2") }), "DECK-16: card die owed");

    let mut state = go(2, &["white 3"]);
    me(&mut state).active_cards.insert(PlayerCard::SteamDyer);
    let dyer = Thing::DiceAction { card: PlayerCard::SteamDyer };
    assert_eq!(why_not(&state, dyer), "GO-15: no nested (ask further)");
}

#[test]
fn regions_and_markers() {
    let mut state = go(2, &["white 3", "red 2"]);
    me(&mut state).guild_markers = regions(&["1/1", "1/2", "2/2", "4/4"]);
    me(&mut state).guild_supply = 8;
    assert_eq!(mat(&state, MatAction::Explore), "MAT-4: no group (needs 4, largest 3)");
    assert_eq!(mat(&state, MatAction::MarkerOnCard), "MAT-3: no holder");
    hold(&mut state, 15);
    let explore = |list| refused(&state, Action::Card15 { regions: regions(list) });
    assert_eq!(explore(&["1/1", "1/2"]), "DECK-15: wrong number (of regions, least 3, most 3, has 2)");
    assert_eq!(explore(&["1/1", "1/2", "3/3"]), "DECK-15: no own marker (region 3/3)");
    hold(&mut state, 4);
    let from = region("1/1");
    assert_eq!(refused(&state, Action::Card4 { from, to: region("4/4") }), "GO-10: own marker (region 4/4)");
    hold(&mut state, 18);
    let top = |list| refused(&state, Action::Card18 { regions: regions(list) });
    assert_eq!(top(&["1/3"]), "DECK-18: wrong number (of regions, least 2, most 2, has 1)");
    assert_eq!(top(&["1/4", "2/4"]), "DECK-18: not in top row (region 2/4)");
    assert_eq!(refused(&state, Action::Card17 { region: from }), "GO-3: not in hand (card 17)");
}

#[test]
fn manipulator() {
    let mut state = go(2, &["white 1", "red 7"]);
    me(&mut state).active_cards.insert(PlayerCard::Manipulator);
    let thing = Thing::MarkerAction { card: PlayerCard::Manipulator };
    assert_eq!(why_not(&state, thing), "CARD-10: no marker on card (card manipulator)");
    me(&mut state).on_manipulator = 1;
    let change = |die: &str, to| Action::Manipulator { die: die.parse().unwrap(), to };
    assert_eq!(refused(&state, change("white 1", 0)), "CARD-10: wrong turn (die white 1, to 0)");
    assert_eq!(state.unchecked().check(0, change("red 7", 8)), Ok(()));
    state.table.options.manipulator_at_most_7 = true;
    assert_eq!(refused(&state, change("red 7", 8)), "OPT-1: wrong turn (die red 7, to 8)");
}

#[test]
fn questions() {
    let mut state = go(2, &["white 1"]);
    assert_eq!(state.unchecked().check(1, Action::Pass).unwrap_err().to_string(), "GO-1: not asked (decides 0)");
    assert!(state.unchecked().why_not(1).iter().all(|w| w.refusal.why == Why::NotAsked { decides: Some(0) }));
    hold(&mut state, 1);
    let dice = Counts::of(5, 0, 0, 0, 0);
    assert_eq!(refused(&state, Action::Card1 { dice }), "GO-3: wrong time (card 1)");
    state.table.step = Step::Ask { seat: 0, ask: Ask::Draw };
    assert_eq!(refused(&state, Action::Card1 { dice }), "DECK-1: too few (of dice in depot, needs 5, has 0)");
    me(&mut state).depot = Counts::of(4, 0, 0, 2, 0);
    assert_eq!(
        refused(&state, Action::Card1 { dice }),
        "DECK-1: colour missing (from dice in depot, colour white, needs 5, has 4)"
    );
    state.table.step = Step::Ask { seat: 0, ask: Ask::Discard };
    assert_eq!(mat(&state, MatAction::Little), "GO-11: answer first (ask discard)");
    state.table.step = Step::Ask { seat: 0, ask: Ask::LoseMarkers };
    state.table.loss.n = 2;
    let lose = Action::LoseMarkers { regions: regions(&["1/1"]) };
    assert_eq!(refused(&state, lose), "END-1: wrong number (of markers on regions, least 2, most 2, has 1)");
    state.table.step = Step::Over;
    assert_eq!(refused(&state, Action::Pass), "END-4: game over");
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
