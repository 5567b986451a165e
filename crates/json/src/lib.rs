//! `#[derive(FromJson)]` takes the place of `Deserialize` where the size of the program counts: browsers fetch it.
//!
//! What serde derives is made anew for every source of data, with a visitor for each struct and three for each variant
//! of an enum with a tag: it was half of the program. This reads an object of JSON first, always in the same way, and then needs a
//! line for each field; the work is done in `tharos_rules::json`. It implements `Deserialize`, so nobody who reads notices.
//!
//! It obeys these attributes of serde, and refuses all others: `rename_all = "snake_case"`, `deny_unknown_fields`, `tag` for
//! enums, `default` for structs and fields, `rename` for fields and names, `skip` for fields. It reads structs with named fields, enums with a tag, and
//! enums of names alone. It is stricter in one thing: where unknown fields are denied, a variant without fields has none.

mod rules;

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Data, DeriveInput, Error, Field, Fields, Ident, LitStr, Result, Variant};

use rules::{Absent, Rules};

#[proc_macro_derive(FromJson, attributes(serde))]
pub fn from_json(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    implementation(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

fn implementation(input: &DeriveInput) -> Result<TokenStream> {
    let rules = Rules::of(&input.attrs)?;
    let (source, body) = match (&input.data, &rules.tag) {
        (Data::Struct(data), None) => (quote!(Object), object(&data.fields, &rules)?),
        (Data::Enum(data), Some(tag)) => (quote!(Object), tagged(data.variants.iter(), tag, &rules)?),
        (Data::Enum(data), None) => (quote!(Name), names(data.variants.iter())?),
        _ => return Err(Error::new_spanned(input, "`FromJson` reads structs and enums")),
    };
    let name = &input.ident;
    Ok(quote! {
        const _: () = {
            use ::tharos_rules::json;

            impl #name {
                fn from_json(source: json::#source) -> ::std::result::Result<Self, json::Error> {
                    #body
                }
            }

            #[automatically_derived]
            impl<'de> ::serde::Deserialize<'de> for #name {
                fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> ::std::result::Result<Self, D::Error> {
                    let source = <json::#source as ::serde::Deserialize>::deserialize(deserializer)?;
                    #name::from_json(source).map_err(<D::Error as ::serde::de::Error>::custom)
                }
            }
        };
    })
}

fn object(fields: &Fields, rules: &Rules) -> Result<TokenStream> {
    let Fields::Named(fields) = fields else { return Err(Error::new_spanned(fields, "named fields")) };
    let read = read(fields.named.iter(), &quote!(Self), rules)?;
    let absent = rules.default.then(|| quote! { let absent = <Self as ::std::default::Default>::default(); });
    Ok(quote! {
        let mut fields = json::Fields::new(source);
        #absent
        #read
    })
}

fn tagged<'a>(variants: impl Iterator<Item = &'a Variant>, tag: &LitStr, rules: &Rules) -> Result<TokenStream> {
    let (mut names, mut arms) = (Vec::new(), Vec::new());
    for (number, variant) in variants.enumerate() {
        names.push(snake_case(&variant.ident));
        let name = &variant.ident;
        let read = match &variant.fields {
            Fields::Unit => read([].into_iter(), &quote!(Self::#name), rules)?,
            Fields::Named(fields) => read(fields.named.iter(), &quote!(Self::#name), rules)?,
            // What remains without the tag.
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => quote! { fields.rest().map(Self::#name) },
            Fields::Unnamed(_) => return Err(Error::new_spanned(variant, "named fields, or a single one")),
        };
        arms.push(quote! { #number => { #read } });
    }
    Ok(quote! {
        let (mut fields, variant) = json::Fields::tagged(source, #tag, &[#(#names),*])?;
        match variant {
            #(#arms)*
            _ => ::std::unreachable!("as many as there are names"),
        }
    })
}

fn names<'a>(variants: impl Iterator<Item = &'a Variant>) -> Result<TokenStream> {
    let (mut names, mut values) = (Vec::new(), Vec::new());
    for variant in variants {
        let Fields::Unit = variant.fields else {
            return Err(Error::new_spanned(variant, "an enum of names, or a tag"));
        };
        let own = Rules::of(&variant.attrs)?;
        names.push(own.rename.map_or_else(|| snake_case(&variant.ident), |text| text.value()));
        values.push(&variant.ident);
    }
    Ok(quote! { Ok([#(Self::#values),*][json::name(&source, &[#(#names),*])?]) })
}

/// Reads fields: first what is there, then whether there is too much, then whether something is missing.
fn read<'a>(fields: impl Iterator<Item = &'a Field>, of: &TokenStream, rules: &Rules) -> Result<TokenStream> {
    let mut reads = TokenStream::new();
    let mut values = TokenStream::new();
    for field in fields {
        let mut own = Rules::of(&field.attrs)?;
        let absent = own.absent(rules, &field.ty);
        let name = field.ident.as_ref().expect("a named field");
        if own.skip {
            values.extend(quote! { #name: ::std::default::Default::default(), });
            continue;
        }
        let text = own.rename.map_or_else(|| name.to_string().trim_start_matches("r#").to_owned(), |text| text.value());
        let local = format_ident!("read_{}", text);
        reads.extend(quote! { let #local = fields.read(#text)?; });
        values.extend(match absent {
            Absent::Default => quote! { #name: #local.unwrap_or_default(), },
            Absent::Call(path) => quote! { #name: #local.unwrap_or_else(#path), },
            Absent::OfWhole => quote! { #name: #local.unwrap_or(absent.#name), },
            Absent::None => quote! { #name: #local.unwrap_or(None), },
            Absent::Wrong => quote! { #name: json::needed(#text, #local)?, },
        });
    }
    let end = rules.strict.then(|| quote! { fields.end()?; });
    Ok(quote! { #reads #end Ok(#of { #values }) })
}

/// As serde does: every capital but the first begins a word.
fn snake_case(name: &Ident) -> String {
    let mut text = String::new();
    for (at, sign) in name.to_string().char_indices() {
        if at > 0 && sign.is_uppercase() {
            text.push('_');
        }
        text.extend(sign.to_lowercase());
    }
    text
}
