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

/// The places of the client by the first part of their address: how many parts an address may have there.
pub const PLACES: &str = include_str!("../../../web/src/places.json");

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

/// What the page says about itself before it is opened: in a search, in a tab that still loads, in a shared link.
pub struct Head<'a> {
    pub language: &'a str,
    pub title: &'a str,
    pub about: &'a str,
    /// Where the client is to be found from outside, such as `https://example.org`; empty if that is not known.
    pub site: &'a str,
    pub path: &'a str,
    /// Whether search engines may show it.
    pub listed: bool,
}

/// The picture that a shared link shows, of 1200 x 630 pixels.
const PICTURE: &str = "/share/table.png";

/// The page with a head of its own.
#[must_use]
pub fn page(head: &Head<'_>) -> String {
    let page = Assets::get(PAGE).map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default();
    let (title, about, site, path) = (escape(head.title), escape(head.about), escape(head.site), escape(head.path));
    let mut tags = format!("<title>{title}</title>");
    let mut tag = |name: &str, value: &str| tags += &format!("\n    <meta property=\"{name}\" content=\"{value}\" />");
    tag("og:site_name", "Tharos");
    tag("og:type", "website");
    tag("og:title", &title);
    tag("og:description", &about);
    tag("og:locale", head.language);
    tag("og:url", &format!("{site}{path}"));
    tag("og:image", &format!("{site}{PICTURE}"));
    tag("og:image:width", "1200");
    tag("og:image:height", "630");
    tag("twitter:card", "summary_large_image");
    if !head.listed {
        tags += "\n    <meta name=\"robots\" content=\"noindex\" />";
    }
    let page = page.replacen("lang=\"en\"", &format!("lang=\"{}\"", head.language), 1);
    let page = page.replacen("<title>Tharos</title>", &tags, 1);
    let (before, general) = page.split_once(ABOUT).unwrap_or((&page, ""));
    let after = general.split_once('"').map_or("", |(_, after)| after);
    format!("{before}{ABOUT}{about}\"{after}")
}

const ABOUT: &str = "<meta name=\"description\" content=\"";

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
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
        assert_eq!(files.keys().filter(|name| name.ends_with(".net")).count(), 2, "the networks of the bots");
    }

    #[test]
    fn the_page_says_where_it_leads_and_nobody_can_write_into_it() {
        let head = super::Head {
            language: "fr",
            title: "<script>\"A\" & B",
            about: "Une \"table\"",
            site: "https://example.org",
            path: "/t/x?\"",
            listed: false,
        };
        let page = super::page(&head);
        assert!(page.contains("<html lang=\"fr\">"), "{page}");
        assert!(page.contains("<title>&lt;script&gt;&quot;A&quot; &amp; B</title>"), "{page}");
        assert!(page.contains("name=\"description\" content=\"Une &quot;table&quot;\""), "{page}");
        assert!(page.contains("property=\"og:image\" content=\"https://example.org/share/table.png\""), "{page}");
        assert!(page.contains("content=\"https://example.org/t/x?&quot;\""), "{page}");
        assert!(page.contains("noindex") && page.contains("<div id=\"app\">"), "{page}");
        assert!(Assets::get(super::PICTURE.trim_start_matches('/')).is_some(), "the picture");
        assert!(!super::page(&super::Head { listed: true, ..head }).contains("noindex"));
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
