//! What an operator watches.

use std::collections::BTreeSet;

use crate::kit::*;

/// The names of figures in a text.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
    words.filter(|word| word.starts_with("tharos_")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_examples_watch_figures_that_there_are() {
    let folder = Folder::new();
    let server = Server::new(&folder).await;
    server.nobody().get("/api/tables").await.ok();
    let figures = server.app.figures();
    let shown: BTreeSet<&str> = figures.lines().filter_map(|line| line.split(['{', ' ']).next()).collect();
    for (file, text) in [
        ("alerts.yml", include_str!("../../../../docs/operating/alerts.yml")),
        ("dashboard.json", include_str!("../../../../docs/operating/dashboard.json")),
        ("operating.md", include_str!("../../../../docs/operating.md")),
    ] {
        assert!(!names(text).is_empty(), "{file}");
        for name in names(text).into_iter().filter(|name| !name.starts_with("tharos_server")) {
            assert!(shown.contains(name), "{file} watches {name}, which the server does not show");
        }
    }
    server.stop().await;
}
