use super::*;
use crate::step::{Ask, Chance, Phase, Step};
use crate::{Action, Fast, validate};

fn setup(text: &str) -> Setup {
    toml::from_str(text).unwrap_or_else(|error| panic!("{error}"))
}

fn build(text: &str) -> State {
    setup(text).build().unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

fn wrong(text: &str) -> Vec<String> {
    setup(text).build().expect_err("not a legal position")
}

#[test]
fn nothing_stated_is_the_first_go_of_a_game_for_two() {
    let t = build("").table;
    assert_eq!((t.seats(), t.round, t.turn, t.phase), (2, 1, 1, Phase::Actions));
    assert_eq!(t.step, Step::Ask { seat: 0, ask: Ask::Go });
    assert_eq!((t.deck, t.attack[0].value, t.trans_now()), (40, 3, Trans::None));
    assert_eq!(t.players[1].bag, Counts::of(8, 2, 0, 2, 0));
}

#[test]
fn every_phase_can_begin() {
    for begin in ["set_up", "turn", "preparation", "actions", "attack", "clean_up", "round_end", "over"] {
        build(&format!("begin = '{begin}'"));
    }
    for next in ["A1", "A2", "A4", "A5", "A6", "B2", "B4", "B5", "B6", "C1", "C3", "C4", "C6"] {
        build(&format!("players = 1\nbegin = 'solo'\nsolo.next = '{next}'"));
    }
    let t = build("begin = 'turn'\nturn = 3").table;
    assert_eq!((t.step, t.attack.len()), (Step::Chance(Chance::Attack), 2));
}

#[test]
fn dice_come_from_the_bag_and_then_from_the_top_of_the_store() {
    let t = build("seat.0.active = ['red 1', 'red 2', 'blue 3', 'green 8']").table;
    let p = &t.players[0];
    assert_eq!(p.bag, Counts::of(8, 2, 0, 0, 0));
    assert_eq!(&p.store[0][..], [Colour::Red]);
    assert_eq!(&p.store[1][..], [Colour::Yellow, Colour::Green, Colour::Blue]);
    let t = build("seat.0.active = ['red 1', 'red 2', 'red 3']\nseat.0.bag = { white = 1 }").table;
    assert_eq!(&t.players[0].store[0][..], [Colour::Green, Colour::Blue]);
    assert_eq!(t.players[0].depot, Counts::of(7, 2, 0, 0, 0));
}

#[test]
fn goods_of_a_player_are_missing_on_the_last_region_of_their_colour() {
    let t = build("seat.1.ore = ['white', 'red']\ncrystals_off = ['1/1']").table;
    assert_eq!(RegionSet::ALL.without(t.ore), ["3/4", "4/1"].iter().map(|r| r.parse().unwrap()).collect());
    assert_eq!(t.crystal_supply, Counts::of(1, 0, 0, 0, 0));
}

#[test]
fn cards_fill_the_deck() {
    const DECK: u8 = DeckCard::COUNT;
    let t = build("deck = 2\nseat.0.hand = [5]\nseat.0.kept = { white = 2 }").table;
    assert_eq!((t.deck, t.discard.len(), t.aside.len()), (2, DECK - 4, 1));
    let t = build("deck_cards = [7, 8]\nseat.0.hand = [5]").table;
    assert_eq!((t.deck, t.discard.len()), (2, DECK - 3));
    let t = build("players = 1\nout = 30").table;
    assert_eq!((t.deck, t.out), (DECK - 30, 30));
}

#[test]
fn all_reasons_are_reported() {
    let reasons = wrong("round = 9\nturn = 0\nstart_player = 3");
    assert_eq!(reasons.len(), 3, "{reasons:?}");
    let reasons = wrong(
        "seat.0.active = ['red 1', 'red 1', 'red 1', 'red 1']\nseat.1.ore = ['white']\nore_supply = { white = 4 }\n\
         attack = [9]\nregions = ['white']\nseat.0.on_attack_cards = [3]",
    );
    assert_eq!(reasons.len(), 5, "{reasons:?}");
    assert!(wrong("seat.7.jars = 1")[0].contains("seat '7'"));
    assert!(wrong("seat.0.combat_points = 8")[0].contains("SET-11"));
    assert!(wrong("seat.0.hand = [1]\ndiscard = [1]")[0].contains("INV-2"));
    assert!(wrong("seat.0.passed = true\nseat.1.passed = true")[0].contains("GO-1"));
}

#[test]
fn unknown_fields_are_refused() {
    assert!(toml::from_str::<Setup>("rond = 1").is_err());
    assert!(toml::from_str::<Setup>("seat.0.jar = 1").is_err());
}

#[test]
fn the_next_space_of_the_solo_mat_fills_the_rows_before_it() {
    let t = build("players = 1\nbegin = 'solo'\nsolo.next = 'C3'\nseat.0.jars = 3").table;
    assert_eq!((t.solo.filled, t.solo.start[0]), ([1, 1, 2], Some(Guild::FutureHorizon)));
    assert_eq!(t.step, Step::Ask { seat: 0, ask: Ask::SoloSwap });
    assert_eq!(t.players[0].mine_supply, 10 - 6);
}

#[test]
fn a_setup_survives_being_written_and_read() {
    let first = setup("round = 2\nseat.0.active = ['red 5']\nbuildings.new_market = 'seat 1'\nsolo.coins = ['A6']");
    let text = serde_json::to_string(&first).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), first);
}

/// CARD-10: 40 is the highest value of a die, in every colour; a position with a higher one is refused with the reason.
#[test]
fn dice_up_to_40() {
    let with = |die: &str| {
        let seat =
            format!("active = ['{die}', 'white 2', 'white 2']\nactive_cards = ['manipulator']\non_manipulator = 2");
        let setup = toml::from_str::<Setup>(&format!("[seat.0]\n{seat}")).map_err(|error| error.to_string())?;
        setup.build().map_err(|wrong| wrong.join("; "))
    };
    for colour in Colour::ALL {
        let state = with(&format!("{colour} 40")).unwrap();
        assert_eq!(state.table.players[0].active.iter().filter(|die| die.value() == 40).count(), 1);
        assert_eq!(validate(&state), [""; 0]);
        let json = serde_json::to_string(&state).unwrap();
        assert_eq!(serde_json::from_str::<State>(&json).unwrap(), state);
        // The counting of choices knows no such dice; it must say so and not count wrongly.
        let legal = state.legal();
        assert_eq!(state.pick(&mut Fast::new(1)).unwrap().1, legal.len() as u64);
        let die = Die::new(*colour, 40);
        assert!(legal.contains(&Action::Manipulator { die, to: 39 }));
        assert!(!legal.contains(&Action::Manipulator { die, to: 41 }));
        assert_eq!(state.check(0, Action::Manipulator { die, to: 41 }).unwrap_err().clause, "CARD-10");
        for wrong in [41, 50, 51, 255] {
            let error = with(&format!("{colour} {wrong}")).unwrap_err();
            assert!(error.contains(&format!("{wrong} is not the value of a die, 1 to 40")), "{error}");
            let error = serde_json::from_str::<State>(&json.replace(" 40\"", &format!(" {wrong}\""))).unwrap_err();
            assert!(error.to_string().contains("is not the value of a die, 1 to 40"), "{error}");
        }
    }
}
