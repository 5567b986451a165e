//! The built web client, embedded into the program: one file to copy, nothing to install beside it.

use rust_embed::RustEmbed;

/// Every file of the client by its path, such as `index.html` or `assets/index-1a2b3c.js`. Files under `assets/`
/// carry a hash of their content in their name, so they may be kept for ever.
#[derive(RustEmbed)]
#[folder = "$OUT_DIR/client"]
pub struct Assets;

#[cfg(test)]
mod tests {
    use super::Assets;

    /// The files under `assets/` that a page names.
    fn named(page: &str) -> Vec<String> {
        let page = Assets::get(page).expect("the page");
        let page = String::from_utf8(page.data.into_owned()).expect("text");
        let names: Vec<_> = page.split("=\"/assets/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        names.iter().map(|name| format!("assets/{name}")).collect()
    }

    #[test]
    fn the_pages_and_what_they_name_are_there() {
        let (start, table) = (named("index.html"), named("table.html"));
        assert!(start.iter().any(|name| name.ends_with(".js")), "{start:?}");
        for name in &table {
            assert!(Assets::get(name).is_some(), "{name}");
        }
        assert!(start.iter().all(|name| table.contains(name)), "{start:?} {table:?}");
        assert!(table.iter().any(|name| name.starts_with("assets/Running")), "{table:?}");
    }
}
