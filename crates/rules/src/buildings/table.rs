//! What a building says about itself, and the macro that makes the table of all.

use super::prelude::*;

/// A building's place in the table.
pub(crate) trait Listed {
    const CLAUSE: &'static str;
}

/// All the rules say about the use of a building.
pub(crate) trait Use: Listed {
    /// Price, dice and target.
    const DEMAND: Demand;
    /// GO-17: what must be placed can be placed in it; all others place no die.
    const MAY_MEET_DUTY: bool = false;

    /// Every way to use it, as far as its own effect goes.
    fn offers<O: Offer>(e: &Eyes<'_>, duty: &Duty, out: &mut O);

    /// Carries the effect out; the price is paid already.
    fn play(p: &mut Play<'_>, action: &Action);

    /// GO-4: why the effect is not possible in any way.
    fn possible(_e: &Eyes<'_>) -> Verdict {
        Ok(())
    }

    /// Why the effect is not possible with the things named in this decision.
    fn fits(_e: &Eyes<'_>, _action: &Action) -> Verdict {
        Ok(())
    }
}

/// The decision of another building: the table and the file of the building do not agree.
#[cold]
pub(crate) fn stray(action: &Action) -> ! {
    unreachable!("{action:?} uses another building")
}

macro_rules! buildings {
    ($($number:literal => $name:ident in $file:ident;)+) => {
        $(impl Listed for $file::$name {
            const CLAUSE: &'static str = concat!("BLD-", $number);
        })+

        // The table has the order of `Building`.
        $(const _: () = assert!(Building::$name as usize + 1 == $number);)+

        impl Building {
            /// What a use asks for.
            #[must_use]
            pub const fn demand(self) -> &'static Demand {
                match self {
                    $(Building::$name => &const { $file::$name::DEMAND },)+
                }
            }
        }

        impl Action {
            /// The public building this decision uses.
            #[must_use]
            pub const fn building(&self) -> Option<Building> {
                match self {
                    $(Action::$name { .. } => Some(Building::$name),)+
                    _ => None,
                }
            }
        }

        fn effect_offers<O: Offer>(building: Building, e: &Eyes<'_>, duty: &Duty, out: &mut O) {
            match building {
                $(Building::$name => {
                    if $file::$name::MAY_MEET_DUTY || duty.none() {
                        $file::$name::offers(e, duty, out);
                    }
                })+
            }
        }

        #[inline]
        fn effect(p: &mut Play<'_>, building: Building, action: &Action) {
            match building {
                $(Building::$name => $file::$name::play(p, action),)+
            }
        }

        fn effect_possible(e: &Eyes<'_>, building: Building) -> Verdict {
            match building {
                $(Building::$name => {
                    if !$file::$name::MAY_MEET_DUTY {
                        nothing_owed(e)?;
                    }
                    $file::$name::possible(e)
                })+
            }
        }

        /// Why the effect is not possible with the things named in this decision.
        pub(crate) fn fits(e: &Eyes<'_>, building: Building, action: &Action) -> Verdict {
            match building {
                $(Building::$name => $file::$name::fits(e, action),)+
            }
        }
    };
}
pub(super) use buildings;
