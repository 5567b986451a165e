//! What advice says about its actions is what the search and the rules came to.

use tharos_bots::{Estimate, Reason, suggest};
use tharos_rules::ids::{Colour, DeckCard, Die};
use tharos_rules::setup::{SeatSetup, Setup};
use tharos_rules::{Action, Score};

use crate::positions;

/// By category the VP add up to the whole, and so do the differences that reasons tell.
#[test]
fn reasons_add_up() {
    let mut told = 0;
    positions::some(2, 9, |state, seat| {
        let view = state.view(Some(seat));
        let advice = suggest(&view, 1, 160.into(), 3);
        let all: Vec<Estimate> = advice.suggestions.iter().map(|one| one.estimate).collect();
        for (at, one) in advice.suggestions.iter().enumerate() {
            let mine = one.estimate.by_category.expect("the network knows categories");
            assert!((mine.iter().sum::<f32>() - one.estimate.vp).abs() < 0.01, "{one:?}");
            assert!(one.reasons.len() <= 3 && one.estimate.half >= 0.0, "{one:?}");
            let base = advice.pass.filter(|pass| pass.action != one.estimate.action);
            let base = base.or_else(|| all.iter().enumerate().find(|&(other, _)| other != at).map(|(_, &other)| other));
            let Some(theirs) = base.and_then(|base| base.by_category) else { continue };
            for reason in &one.reasons {
                let (Reason::More { category, vp, half } | Reason::Less { category, vp, half }) = *reason else {
                    continue;
                };
                let c = Score::CATEGORIES.iter().position(|&name| name == category).expect("a category");
                assert!((mine[c] - theirs[c] - vp).abs() < 0.01, "{category}: {one:?}");
                assert!(vp.abs() >= half && (vp > 0.0) == matches!(reason, Reason::More { .. }), "{reason:?}");
                told += 1;
            }
        }
    });
    assert!(told > 10, "{told}");
}

/// The red die holds the attack; whoever earns money first can still do so.
#[test]
fn the_attack_is_told_by_its_numbers() {
    let seat = SeatSetup { active: vec![Die::new(Colour::Red, 6), Die::new(Colour::White, 4)], ..SeatSetup::default() };
    let mut setup = Setup { go: Some(0), round: Some(4), turn: Some(1), attack: Some(vec![1]), ..Setup::default() };
    setup.seat.insert("0".into(), seat);
    let view = setup.build().unwrap().view(Some(0));
    let needs = view.table.attack_strength();
    let advice = suggest(&view, 1, 400.into(), 40);
    let of =
        |fits: fn(&Action) -> bool| advice.suggestions.iter().find(|one| fits(&one.estimate.action)).expect("tried");
    let fight = of(|action| matches!(action, Action::Attack { .. }));
    assert!(fight.reasons.contains(&Reason::Strength { strength: 6, needs, holds: true }), "{fight:?}");
    let earn = of(|action| matches!(action, Action::Plenty { .. }));
    assert!(earn.reasons.contains(&Reason::Waits { strength: 6, needs }), "{earn:?}");
}

/// Whoever spends the red die is told that the attack is out of reach then, but not with a card that wards it off as well.
#[test]
fn the_attack_is_gone_only_without_another_way() {
    let gone = |hand: Vec<u8>| {
        let hand = hand.into_iter().map(DeckCard::new).collect();
        let active = vec![Die::new(Colour::Red, 6), Die::new(Colour::White, 4)];
        let seat = SeatSetup { active, hand, ..SeatSetup::default() };
        let mut setup = Setup { go: Some(0), round: Some(4), turn: Some(1), attack: Some(vec![1]), ..Setup::default() };
        setup.seat.insert("0".into(), seat);
        let view = setup.build().unwrap().view(Some(0));
        let advice = suggest(&view, 1, 400.into(), 40);
        let mut reasons = advice.suggestions.into_iter().flat_map(|one| one.reasons);
        reasons.any(|reason| matches!(reason, Reason::Gone { .. }))
    };
    assert!(gone(vec![]));
    assert!(!gone(vec![20]));
}

/// With more iterations the range becomes narrower, and it holds most of the time.
#[test]
fn the_range_narrows_with_effort() {
    let (mut inside, mut all, mut wide, mut narrow) = (0, 0, 0.0, 0.0);
    positions::some(2, 12, |state, seat| {
        let view = state.view(Some(seat));
        let (few, many) = (suggest(&view, 1, 120.into(), 1), suggest(&view, 2, 960.into(), 1));
        let (Some(few), Some(many)) = (few.suggestions.first(), many.suggestions.first()) else { return };
        if few.estimate.action != many.estimate.action || few.estimate.half == 0.0 {
            return;
        }
        (wide, narrow, all) = (wide + few.estimate.half, narrow + many.estimate.half, all + 1);
        inside += i32::from((few.estimate.vp - many.estimate.vp).abs() <= 2.0 * few.estimate.half + 0.5);
    });
    assert!(all >= 5 && narrow < wide, "{all}: {narrow} and {wide}");
    assert!(inside * 4 >= all * 3, "{inside} of {all}");
}
