//! DECK-5 (an extra use), DECK-6 (12 Jars for a trade medal), DECK-24 (Plenty doubled).

use crate::action::Action;
use crate::choice::{Eyes, Offer};
use crate::demand::{Demand, Limit, Target};
use crate::event::Event;
use crate::ids::*;
use crate::mat::money;
use crate::phases::actions;
use crate::play::Play;

/// DECK-6: 12 Jars for a trade medal.
pub(crate) const TRADE_MEDAL: Demand = Demand::new("DECK-6", Limit::Go).jars(12).target(Target::OfCard);

#[inline(always)]
pub(crate) fn offers<O: Offer>(card: DeckCard, e: &Eyes<'_>, out: &mut O) {
    match card.number() {
        5 => out.add_many(Space::ALL.len() as u32, |k| Action::Card5 { space: Space::ALL[k as usize] }),
        6 if e.me().jars >= TRADE_MEDAL.jars => out.add(Action::Card6),
        24 if !e.t.go.acted || e.t.go.plenty.is_some() => out.add(Action::Card24),
        _ => {}
    }
}

pub(crate) fn extra_use(p: &mut Play<'_>, space: Space) {
    let seat = p.seat;
    p.me().extra_uses[space.index()] += 1;
    p.emit(Event::ExtraUse { seat, space });
    actions::effect_done(p);
}

pub(crate) fn trade_medal(p: &mut Play<'_>) {
    p.pay_jars(TRADE_MEDAL.jars);
    p.gain_medals(Medal::Trade, 1);
    actions::effect_done(p);
}

pub(crate) fn double(p: &mut Play<'_>) {
    if p.t.go.acted {
        money::double(p);
    } else {
        p.t.go.double = true;
    }
    actions::effect_done(p);
}
