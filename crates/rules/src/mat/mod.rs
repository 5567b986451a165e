//! The player mat (MAT): six white spaces and the red Attack space.

pub(crate) mod attack;
pub(crate) mod build;
pub(crate) mod cards;
pub(crate) mod money;
pub(crate) mod support;
pub(crate) mod territory;
pub(crate) mod works;

use crate::choice::{Eyes, Offer, Pool};
use crate::ids::Space;

/// Offers both actions of a white space.
pub(crate) fn offers<O: Offer>(space: Space, pool: &Pool<'_>, e: &Eyes<'_>, out: &mut O) {
    match space {
        Space::Money => money::offers(pool, out),
        Space::Cards => cards::offers(pool, e, out),
        Space::Support => support::offers(pool, e, out),
        Space::Territory => territory::offers(pool, e, out),
        Space::Works => works::offers(pool, e, out),
        Space::Build => build::offers(pool, e, out),
    }
}
