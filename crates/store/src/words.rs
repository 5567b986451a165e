//! Small enums that are stored as one word.

/// Makes an enum of words, for example `words! { Phase { Waiting "waiting", Over "over" } }`.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($case:ident $word:literal),+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "lowercase")]
        #[allow(missing_docs, reason = "the words say what they mean")]
        pub enum $name { $($case),+ }

        impl $name {
            /// As it is stored.
            pub fn word(self) -> &'static str {
                match self { $(Self::$case => $word),+ }
            }

            /// From how it is stored.
            pub fn from_word(word: &str) -> $crate::Result<Self> {
                match word {
                    $($word => Ok(Self::$case),)+
                    _ => Err($crate::Error::Broken(format!("unknown word {word:?} for {}", stringify!($name)))),
                }
            }
        }
    };
}

pub(crate) use words;
