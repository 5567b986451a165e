//! MAT-5 Works: buy a die, and place a mine.

use crate::action::Action;
use crate::demand::{Demand, Target};
use crate::dice_pool::{DicePool, Places};
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;
use crate::table::{Player, Spot};

/// 2 Jars for the lowest row of the dice store, 2 more for each row above.
pub(crate) const BUY_DIE: Demand =
    Demand::on(Space::Works, "MAT-5").dice(1).jars(2).more_jars(2).target(Target::StoreDie);
pub(crate) const MINE: Demand = Demand::on(Space::Works, "MAT-5").dice(1).between(6, 6).target(Target::Region);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    let rows = usize::from(BUY_DIE.payable(me.jars));
    for &column in Column::ALL {
        let store = &me.store[column.index()];
        let n = store.len().min(rows) as u32;
        dice.one(&BUY_DIE, n, out, |die, row| Action::BuyDie { die, column, colour: store[row as usize] });
    }
    if me.mine_supply > 0 && dice.has(&MINE) {
        let places = Places::new(mine_places(me), e);
        dice.one_on_region(&MINE, &places, out, |die, region| Action::Mine { die, region });
    }
}

/// Without an own mine, and next to one if there is any.
pub(crate) fn mine_places(p: &Player) -> RegionSet {
    crate::phases::solo::mine_places(p)
}

pub(crate) fn buy_die(p: &mut Play<'_>, die: Placed, column: Column, colour: Colour, repeat: bool) {
    actions::use_space(p, Space::Works, repeat);
    p.place_die(die, Spot::Space(Space::Works));
    let price = p.me().store_price(column.index(), colour).expect("a die of the store");
    p.pay_jars(price);
    p.take_from_store(column, colour);
    actions::effect_done(p);
}

pub(crate) fn mine(p: &mut Play<'_>, die: Placed, region: Region, repeat: bool) {
    actions::use_space(p, Space::Works, repeat);
    p.place_die(die, Spot::Space(Space::Works));
    p.place_mine(region);
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::refusal::MatAction;
    use crate::testing::{actions_of, go, mat, why_not};

    #[test]
    fn every_row_of_the_store_costs_two_more() {
        let offers =
            |jars: u16| actions_of(&go(json!({ "active": ["red 1"], "jars": jars })), mat(MatAction::BuyDie)).len();
        assert_eq!([2, 3, 4, 6].map(offers), [2, 2, 4, 6]);
        let state = go(json!({ "active": ["red 1"], "jars": 1 }));
        assert_eq!(why_not(&state, mat(MatAction::BuyDie)), ("MAT-5", "jars"));
    }

    #[test]
    fn a_mine_needs_exactly_a_six() {
        let mines = |dice: &[&str]| go(json!({ "active": dice }));
        let red = mines(&["red 6"]).table.board.of(Colour::Red).len();
        assert_eq!(actions_of(&mines(&["red 6"]), mat(MatAction::Mine)).len(), red as usize);
        assert_eq!(why_not(&mines(&["red 5"]), mat(MatAction::Mine)), ("MAT-5", "wrong_value"));
        assert_eq!(why_not(&mines(&["red 7"]), mat(MatAction::Mine)), ("GO-7", "wrong_value"));
    }
}
