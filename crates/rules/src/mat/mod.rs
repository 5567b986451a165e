//! The player mat (MAT): six white spaces and the red Attack space.

pub(crate) mod attack;
pub(crate) mod build;
pub(crate) mod cards;
pub(crate) mod money;
pub(crate) mod support;
pub(crate) mod territory;
pub(crate) mod works;

use crate::choice::{Duty, Eyes, Face, Offer};
use crate::ids::Space;

/// Offers both actions of a white space.
pub(crate) fn offers<O: Offer>(space: Space, e: &Eyes<'_>, faces: &[Face], duty: &Duty, out: &mut O) {
    match space {
        Space::Money => money::offers(faces, e, duty, out),
        Space::Cards => cards::offers(faces, e, duty, out),
        Space::Support => support::offers(faces, e, duty, out),
        Space::Territory => territory::offers(faces, e, duty, out),
        Space::Works => works::offers(faces, e, duty, out),
        Space::Build => build::offers(faces, e, duty, out),
    }
}
