//! The languages, and which of them a browser asks for.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

macro_rules! languages {
    ($first:ident $first_code:literal, $($language:ident $code:literal),* $(,)?) => {
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Language {
            #[default]
            $first,
            $($language,)*
        }

        impl Language {
            pub const ALL: [Language; [$first_code, $($code),*].len()] = [Language::$first, $(Language::$language),*];

            /// The code of the language, as in `<html lang>` and in the folder of its catalogues.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    Language::$first => $first_code,
                    $(Language::$language => $code,)*
                }
            }
        }
    };
}

// From `locales/languages.json`.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Language {
    /// The codes of all languages, to be read.
    #[must_use]
    pub fn codes() -> String {
        Language::ALL.map(Language::code).join(", ")
    }

    /// The best match for an `Accept-Language` header; English if none fits.
    #[must_use]
    pub fn negotiate(accept: &str) -> Language {
        let mut best: Option<(f32, Language)> = None;
        for range in accept.split(',') {
            let mut parts = range.split(';').map(str::trim);
            let tag = parts.next().unwrap_or_default();
            let weight = parts
                .find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")))
                .map_or(1.0, |q| q.trim().parse().unwrap_or(0.0));
            let Ok(language) = tag.parse::<Language>() else { continue };
            if weight > 0.0 && best.is_none_or(|(highest, _)| weight > highest) {
                best = Some((weight, language));
            }
        }
        best.map_or(Language::En, |(_, language)| language)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language tag that is none of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not one of {}", self.0, Language::codes())
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a tag such as `de`, `de-CH` or `fr_BE`; only the language counts.
    fn from_str(tag: &str) -> Result<Self, UnknownLanguage> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(primary))
            .ok_or_else(|| UnknownLanguage(tag.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_by_their_language() {
        for (tag, language) in [("en", Language::En), ("de-CH", Language::De), ("FR_be", Language::Fr)] {
            assert_eq!(tag.parse(), Ok(language));
        }
        assert!("es".parse::<Language>().is_err());
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
    }

    #[test]
    fn the_heaviest_known_language_wins() {
        for (accept, language) in [
            ("", Language::En),
            ("es, pt;q=0.9", Language::En),
            ("de-AT,de;q=0.9,en;q=0.8", Language::De),
            ("es, en;q=0.3, nl;q=0.7", Language::Nl),
            ("fr;q=0, nl;q=0.1", Language::Nl),
            ("nl;q=0.5, fr;q=0.5", Language::Nl),
            ("*", Language::En),
        ] {
            assert_eq!(Language::negotiate(accept), language, "{accept}");
        }
    }
}
