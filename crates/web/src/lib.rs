//! The built web client, embedded into the program: one file to copy, nothing to install beside it.

use rust_embed::RustEmbed;

/// Every file of the client by its path, such as `index.html` or `assets/index-1a2b3c.js`. Files under `assets/`
/// carry a hash of their content in their name, so they may be kept for ever. Texts are there a second time with `.br`
/// at the end of their path, compressed with brotli.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/client"]
pub struct Assets;

/// The path of the file with the texts of a language, such as `en`.
#[must_use]
pub fn texts(language: &str) -> Option<String> {
    let name = format!("assets/texts-{language}-");
    Assets::iter().find(|path| path.starts_with(&name) && path.ends_with(".js")).map(String::from)
}

#[cfg(test)]
mod tests {
    use tharos_text::Language;

    use super::Assets;

    #[test]
    fn the_page_and_the_files_it_names_are_there() {
        let page = Assets::get("index.html").expect("the page");
        let page = String::from_utf8(page.data.into_owned()).expect("text");
        let named: Vec<_> = page.split("=\"/assets/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(named.iter().any(|name| name.ends_with(".js")), "{named:?}");
        for name in named {
            assert!(Assets::get(&format!("assets/{name}")).is_some(), "{name}");
        }
    }

    #[test]
    fn every_language_has_its_texts() {
        for language in Language::ALL {
            let path = super::texts(language.code()).expect("texts");
            assert!(path.ends_with(".js") && Assets::get(&path).is_some(), "{path}");
        }
        assert_eq!(super::texts("es"), None);
    }
}
