//! The plain lists of the game: guilds, colours, medals, spaces, shapes.

/// Declares an enum whose values have a fixed order, a list of all and a lower-case name that is
/// the same in JSON, in scenario files and in error texts.
macro_rules! named {
    ($(#[$meta:meta])* $name:ident: $($variant:ident = $text:literal),+ $(,)?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, crate::json::FromJson)]
        #[repr(u8)]
        pub enum $name { $(#[serde(rename = $text)] $variant),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text),+ }
            }

            #[must_use]
            pub const fn index(self) -> usize { self as usize }

            /// The bit that stands for this value in a set.
            #[must_use]
            pub const fn bit(self) -> u16 { 1 << self as u16 }
        }

        #[cfg(feature = "schema")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                crate::schema::words([$($text),+])
            }
        }

        #[cfg(feature = "schema")]
        impl utoipa::ToSchema for $name {
            fn name() -> std::borrow::Cow<'static, str> { stringify!($name).into() }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str(self.name()) }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                Self::ALL.iter().copied().find(|v| v.name() == text).ok_or_else(|| {
                    let names: Vec<_> = Self::ALL.iter().map(|v| v.name()).collect();
                    format!("'{text}' is not one of {}", names.join(", "))
                })
            }
        }
    };
}
pub(crate) use named;

named! {
    /// SET-1: the four guilds.
    Guild: PowerAndTorsion = "power_and_torsion", CogwheelTrust = "cogwheel_trust",
    CrystalAndOre = "crystal_and_ore", FutureHorizon = "future_horizon"
}

named! {
    /// The colours of dice and regions: white wasteland, yellow plain, blue mountain, red hill, green forest.
    Colour: White = "white", Yellow = "yellow", Blue = "blue", Red = "red", Green = "green"
}

// The macro cannot mark one of its values as the default.
#[allow(clippy::derivable_impls)]
impl Default for Colour {
    fn default() -> Self {
        Colour::White
    }
}

named! {
    Medal: Combat = "combat", Exploration = "exploration", Trade = "trade", Civil = "civil"
}

named! {
    /// The columns of the dice store.
    Column: Left = "left", Right = "right"
}

named! {
    Goods: Ore = "ore", Crystal = "crystal"
}

named! {
    /// The six white spaces of the player mat (MAT-1 to MAT-6).
    Space: Money = "money", Cards = "cards", Support = "support", Territory = "territory",
    Works = "works", Build = "build"
}

named! {
    /// The four-region shapes of DECK-35 to DECK-38: every connected shape of four is one of these.
    Shape: Line = "line", Square = "square", L = "l", T = "t", S = "s"
}
