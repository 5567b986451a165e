//! The player mat (MAT): six white spaces and the red Attack space.

pub(crate) mod attack;
pub(crate) mod build;
pub(crate) mod cards;
pub(crate) mod money;
pub(crate) mod support;
pub(crate) mod territory;
pub(crate) mod works;

use crate::dice_pool::DicePool;
use crate::eyes::Eyes;
use crate::ids::Space;
use crate::offer::Offer;

/// Offers both actions of a white space.
pub(crate) fn offers<O: Offer>(space: Space, dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    match space {
        Space::Money => money::offers(dice, out),
        Space::Cards => cards::offers(dice, e, out),
        Space::Support => support::offers(dice, e, out),
        Space::Territory => territory::offers(dice, e, out),
        Space::Works => works::offers(dice, e, out),
        Space::Build => build::offers(dice, e, out),
    }
}
