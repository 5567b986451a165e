//! The page around the charts: one file, no script, nothing to load.

use std::fmt::Write as _;

/// Text that cannot become markup.
#[must_use]
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A whole page. `facts` stand below the title; `body` is markup.
#[must_use]
pub fn page(title: &str, facts: &[(&str, String)], body: &str, footer: &str) -> String {
    let title = escape(title);
    let mut list = String::new();
    for (name, value) in facts {
        let _ = write!(list, "<div><dt>{}</dt><dd>{}</dd></div>", escape(name), escape(value));
    }
    let style = include_str!("page.css");
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title} · Tharos laboratory</title>\n<style>\n{style}</style>\n</head>\n<body>\n\
         <header>\n<p class=\"brand\">Tharos laboratory</p>\n<h1>{title}</h1>\n<dl class=\"facts\">{list}</dl>\n</header>\n\
         <main>\n{body}\n<footer>{footer}</footer>\n</main>\n</body>\n</html>\n"
    )
}

/// A part of the page; `lead` and `content` are markup.
#[must_use]
pub fn section(title: &str, lead: &str, content: &str) -> String {
    let lead = if lead.is_empty() { String::new() } else { format!("<p class=\"lead\">{lead}</p>\n") };
    format!("<section>\n<h2>{}</h2>\n{lead}{content}\n</section>\n", escape(title))
}

/// Two parts side by side where there is room.
#[must_use]
pub fn pair(left: &str, right: &str) -> String {
    format!("<div class=\"pair\">\n<div>{left}</div>\n<div>{right}</div>\n</div>\n")
}

/// Panels, two side by side where there is room.
#[must_use]
pub fn grid(panels: impl IntoIterator<Item = String>) -> String {
    format!("<div class=\"grid\">\n{}</div>", panels.into_iter().collect::<String>())
}

/// A panel with a heading.
#[must_use]
pub fn panel(title: &str, content: &str) -> String {
    let title = if title.is_empty() { String::new() } else { format!("<h3>{}</h3>\n", escape(title)) };
    format!("<div class=\"panel\">\n{title}{content}\n</div>\n")
}

/// What the colours mean.
#[must_use]
pub fn key<'a>(entries: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let entries =
        entries.into_iter().map(|(class, name)| format!("<li class=\"{class}\"><i></i>{}</li>", escape(&name)));
    format!("<ul class=\"key\">{}</ul>\n", entries.collect::<String>())
}
