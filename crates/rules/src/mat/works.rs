//! MAT-5 Works: buy a die, and place a mine.

use crate::action::Action;
use crate::choice::{Eyes, Offer, Pool};
use crate::demand::{Demand, Target};
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;
use crate::table::{Player, Spot};

/// 2 Jars for the lowest row of the dice store, 2 more for each row above.
pub(crate) const BUY_DIE: Demand =
    Demand::on(Space::Works, "MAT-5").dice(1).jars(2).more_jars(2).target(Target::StoreDie);
pub(crate) const MINE: Demand = Demand::on(Space::Works, "MAT-5").dice(1).between(6, 6).target(Target::Region);

pub(crate) fn offers<O: Offer>(pool: &Pool<'_>, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    for &column in Column::ALL {
        for (row, &colour) in me.store[column.index()].iter().enumerate() {
            if me.jars < BUY_DIE.price(row as u16) {
                break;
            }
            pool.each(out, |die| Action::BuyDie { die, column, colour });
        }
    }
    if me.mine_supply == 0 {
        return;
    }
    for face in pool.faces.iter().filter(|f| f.value == 6) {
        let die = face.placed;
        if pool.duty.met_by(&[die], false) {
            let regions = e.t.board.of(face.colour).and(mine_places(me));
            out.add_regions(regions, 1, |region, _| Action::Mine { die, region });
        }
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
