//! What the attributes of serde say.

use syn::{Attribute, LitStr, Path, Result, Token, Type};

#[derive(Default)]
pub struct Rules {
    pub tag: Option<LitStr>,
    pub strict: bool,
    pub default: bool,
    pub rename: Option<LitStr>,
    /// Neither written nor read.
    pub skip: bool,
    call: Option<Path>,
}

/// What a field is that is not there.
pub enum Absent {
    Default,
    Call(Path),
    /// As in the default of the whole struct.
    OfWhole,
    None,
    Wrong,
}

impl Rules {
    pub fn of(attributes: &[Attribute]) -> Result<Self> {
        let mut rules = Rules::default();
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("serde")) {
            attribute.parse_nested_meta(|meta| {
                let name = meta.path.get_ident().map(ToString::to_string).unwrap_or_default();
                match name.as_str() {
                    "tag" => rules.tag = Some(meta.value()?.parse()?),
                    "deny_unknown_fields" => rules.strict = true,
                    "default" if meta.input.peek(Token![=]) => {
                        rules.call = Some(meta.value()?.parse::<LitStr>()?.parse()?);
                    }
                    "default" => rules.default = true,
                    "skip" => rules.skip = true,
                    "rename" => rules.rename = Some(meta.value()?.parse()?),
                    "rename_all" if meta.value()?.parse::<LitStr>()?.value() == "snake_case" => {}
                    // For writing alone.
                    "skip_serializing_if" => drop(meta.value()?.parse::<LitStr>()?),
                    _ => return Err(meta.error("`FromJson` does not know this")),
                }
                Ok(())
            })?;
        }
        Ok(rules)
    }

    /// Of a field of this type with these rules, in something with rules of its own.
    pub fn absent(&mut self, whole: &Rules, of: &Type) -> Absent {
        let last = if let Type::Path(path) = of { path.path.segments.last() } else { None };
        match (self.call.take(), last) {
            (Some(path), _) => Absent::Call(path),
            _ if self.default => Absent::Default,
            _ if whole.default => Absent::OfWhole,
            (None, Some(last)) if last.ident == "Option" => Absent::None,
            _ => Absent::Wrong,
        }
    }
}
