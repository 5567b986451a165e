//! The built web client, embedded into the program: one file to copy, nothing to install beside it.

use rust_embed::RustEmbed;

/// Every file of the client by its path, such as `index.html` or `assets/index-1a2b3c.js`. Files under `assets/`
/// carry a hash of their content in their name, so they may be kept for ever. Texts are there a second time with `.br`
/// at the end of their path, compressed with brotli.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/client"]
pub struct Assets;

/// The page that everything begins with.
pub const PAGE: &str = "index.html";

/// How the page says that there is no server behind it; the client looks for it.
pub const SITE: &str = "data-edition=\"site\"";

/// The files of the edition without a server, by their paths. They name each other relative to where they lie.
pub fn site() -> impl Iterator<Item = (String, Vec<u8>)> {
    let plain = Assets::iter().filter(|path| !path.ends_with(".br"));
    plain.filter_map(|path| {
        let content = Assets::get(&path)?.data.into_owned();
        let content =
            if path == PAGE { without_server(&String::from_utf8_lossy(&content)).into_bytes() } else { content };
        Some((path.into_owned(), content))
    })
}

fn without_server(page: &str) -> String {
    page.replacen("<html ", &format!("<html {SITE} "), 1).replace("href=\"/", "href=\"").replace("src=\"/", "src=\"")
}

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
    fn without_a_server_every_file_is_named_from_where_it_lies() {
        let files: std::collections::BTreeMap<_, _> = super::site().collect();
        let page = String::from_utf8(files[super::PAGE].clone()).expect("text");
        assert!(page.contains(super::SITE));
        let named: Vec<_> = [" href=\"", " src=\""].iter().flat_map(|name| page.split(name).skip(1)).collect();
        assert!(named.len() > 3, "{page}");
        for name in named.iter().filter_map(|rest| rest.split('"').next()) {
            assert!(files.contains_key(name), "{name} is not there");
        }
        for needed in ["sw.js", "manifest.webmanifest"] {
            assert!(files.contains_key(needed), "{needed}");
        }
        assert!(files.keys().any(|name| name.ends_with(".wasm")));
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
