//! Whether dice can be placed as named, and whether they are the dice an action asks for.

use super::{Pieces, Refusal, Thing, Verdict, Why, available, refuse, require};
use crate::action::{Action, AttackDice};
use crate::demand::{Demand, WARD};
use crate::eyes::Eyes;
use crate::faces::{Face, all_faces, plain_faces};
use crate::ids::*;

/// The dice that an action of a go places; BLD-7 has its own rule.
pub(super) fn dice(mut action: Action) -> AttackDice {
    AttackDice::of(action.placed_mut())
}

/// All dice that could be placed now: active, bound, and DECK-16 (which BLD-7 does not take).
fn at_hand(e: &Eyes<'_>, thing: Thing) -> u8 {
    let card = e.t.go.card_die && !matches!(thing, Thing::Building { .. });
    e.me().active.len() as u8 + u8::from(e.t.go.bound.is_some()) + u8::from(card)
}

pub(super) fn enough_dice(e: &Eyes<'_>, thing: Thing) -> Verdict {
    available::few(thing.clause(), Pieces::ActiveDice, thing.demand().least, at_hand(e, thing))
}

/// Every way in which dice can be placed now; BLD-7 takes them only as they are.
pub(super) fn faces(e: &Eyes<'_>, thing: Thing) -> Vec<Face> {
    let plain = plain_faces(e);
    if !matches!(thing, Thing::Building { .. }) { all_faces(&plain, e).to_vec() } else { plain.to_vec() }
}

/// The dice of an action of a go: their number, whether they can be placed so, and whether they fit.
pub(super) fn conditions(e: &Eyes<'_>, thing: Thing, action: Action) -> Verdict {
    if let Action::SecretSociety { die } = action {
        return there(e, &[Placed::plain(die)]);
    }
    let dice = dice(action);
    let Demand { least, most, .. } = *thing.demand();
    let has = dice.len() as u8;
    let number = Why::WrongNumber { of: Pieces::Dice, least, most, has };
    require((least..=most).contains(&has), thing.clause(), number)?;
    together(e, thing, &dice)?;
    fit(thing, &dice)?;
    match action {
        Action::CannoneerWard { .. } => values(&WARD, &dice),
        _ => Ok(()),
    }
}

/// Whether these dice can be placed in one action, each as named.
fn together(e: &Eyes<'_>, thing: Thing, dice: &[Placed]) -> Verdict {
    let faces = faces(e, thing);
    there(e, dice)?;
    let mut dyed = 0;
    for placed in dice {
        match faces.iter().find(|face| face.placed == *placed) {
            Some(face) => dyed += u8::from(face.is_dyed()),
            None => return Err(not_placeable(e, *placed)),
        }
    }
    let count = |f: fn(&Placed) -> bool| dice.iter().filter(|&d| f(d)).count();
    require(count(|d| d.card) <= 1, "DECK-16", Why::CardDieTwice)?;
    require(count(|d| d.trans) <= 1, "TRANS-8", Why::TransTwice)?;
    require(dyed <= 1, "CARD-2", Why::DyedTwice)
}

/// GO-6: all dice of one action are different dice, and all are there.
fn there(e: &Eyes<'_>, dice: &[Placed]) -> Verdict {
    let plain = plain_faces(e);
    for placed in dice.iter().filter(|d| !d.card) {
        let die = placed.die;
        let needs = dice.iter().filter(|d| !d.card && d.die == die).count() as u8;
        let has = plain.iter().find(|face| face.placed.die == die).map_or(0, |face| face.count);
        require(has >= needs, "GO-6", Why::DieMissing { die, needs, has })?;
    }
    Ok(())
}

/// Why a die that is there cannot be placed as named.
fn not_placeable(e: &Eyes<'_>, placed: Placed) -> Refusal {
    let Placed { card, die, counts, trans } = placed;
    let refusal = |clause, why| Refusal { clause, why };
    if card {
        return if trans {
            refusal("TRANS-8", Why::CardDieFace { face: counts })
        } else if !e.t.go.card_die {
            refusal("DECK-16", Why::NoCardDie)
        } else {
            refusal("DECK-16", Why::CardDieFace { face: counts })
        };
    }
    if !trans {
        return if counts.value() != die.value() {
            refusal("GO-8", Why::NotAsItIs { die, counts })
        } else if e.t.go.dye {
            refusal("CARD-2", Why::WrongColour { needs: Colour::White, has: Dice::of(&[die]) })
        } else {
            refusal("CARD-2", Why::NotAsItIs { die, counts })
        };
    }
    let effect = e.t.trans_now();
    let clause = effect.clause();
    if !effect.needs_placing() {
        return refusal(clause, Why::TransOther { trans: effect });
    }
    if e.me().trans_used {
        return refusal("PREP-2", Why::TransUsed { trans: effect });
    }
    let needs = match effect {
        Trans::ColouredDie(colour) => colour,
        Trans::WhiteAsAny => Colour::White,
        _ => die.colour(),
    };
    if die.colour() != needs {
        refusal(clause, Why::TransColour { needs, die })
    } else if effect != Trans::WhiteAsAny && die.value() > 6 && counts.value() > die.value() {
        refusal(clause, Why::TransAboveSix { die })
    } else {
        // Only TRANS-8 says that white does not count as white.
        let clause = if effect == Trans::WhiteAsAny && counts == die { "TRANS-8" } else { clause };
        refusal(clause, Why::TransChange { trans: effect, die, counts })
    }
}

/// Whether these dice are what the thing asks for.
pub(super) fn fit(thing: Thing, dice: &[Placed]) -> Verdict {
    if let Thing::Activation { card } = thing {
        return activation(card, dice);
    }
    let demand = thing.demand();
    if let Some(needs) = demand.colour {
        let has = counted(dice.iter().filter(|d| d.colour() != needs));
        require(has.is_empty(), demand.clause, Why::WrongColour { needs, has })?;
    }
    values(demand, dice)
}

fn values(demand: &Demand, dice: &[Placed]) -> Verdict {
    let Demand { clause, low: least, high: most, .. } = *demand;
    let wrong = |d: &&Placed| d.value() < least || most.is_some_and(|most| d.value() > most);
    let has = counted(dice.iter().filter(wrong));
    // GO-7: ranges and the mine's 6 are exact, so a 7 is not good enough; told where nothing else is wrong.
    let clause = if most.is_some() && has.iter().all(|d| d.value() > 6) { "GO-7" } else { clause };
    require(has.is_empty(), clause, Why::WrongValue { least, most, has })
}

/// ACT-1, ACT-3: exactly the colours asked for, and the total.
fn activation(card: PlayerCard, dice: &[Placed]) -> Verdict {
    let (colours, needs) = card.cost();
    let mut has: Vec<_> = dice.iter().map(|d| d.colour()).collect();
    has.sort_unstable();
    require(has == colours, "ACT-1", Why::WrongDice { card, has: counted(dice.iter()) })?;
    let total: u8 = dice.iter().map(|d| d.value()).sum();
    require(total >= needs, "ACT-3", Why::TotalTooLow { card, needs, has: total })
}

fn counted<'a>(dice: impl Iterator<Item = &'a Placed>) -> Dice {
    let mut list = Dice::new();
    for placed in dice {
        list.insert_sorted(placed.counts);
    }
    list
}

/// The refusal of wrong dice, told about all dice that could be placed.
pub(super) fn about_all_dice(e: &Eyes<'_>, mut refusal: Refusal) -> Refusal {
    let mut all = e.me().active;
    if let Some(bound) = e.t.go.bound {
        all.insert_sorted(bound);
    }
    match &mut refusal.why {
        Why::WrongColour { has, .. } | Why::WrongValue { has, .. } | Why::WrongDice { has, .. } => *has = all,
        _ => {}
    }
    refusal
}

/// Dice that an effect rerolls, turns or changes: active, and not the bound one (GO-17).
pub(crate) fn active(e: &Eyes<'_>, active: &Dice, dice: &[Die]) -> Verdict {
    for &die in dice {
        let count = |list: &[Die]| list.iter().filter(|&&d| d == die).count() as u8;
        let (needs, has) = (count(dice), count(active));
        if needs > has && e.t.go.bound == Some(die) {
            return refuse("GO-17", Why::DieBound { die });
        }
        require(needs <= has, "GO-6", Why::DieMissing { die, needs, has })?;
    }
    Ok(())
}
