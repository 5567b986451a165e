//! The form of a scenario file.

use serde::Deserialize;
use toml::Spanned;

/// One scenario: a position, and what happens there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    pub name: String,
    /// The clauses of the rules it shows.
    pub clauses: Vec<String>,
    /// The worked example it tells.
    pub example: Option<String>,
    /// What a reader should know.
    pub note: Option<String>,
    /// Draw what chance is not told from seed 1.
    #[serde(default)]
    pub auto_chance: bool,
    /// The same from this seed.
    pub seed: Option<u64>,
    /// Read as a [`tharos_rules::Setup`] when the scenario runs, so that `illegal` can show what is refused there.
    #[serde(default = "nothing")]
    pub position: Spanned<toml::Table>,
    /// The position is not legal, for these reasons (each a part of one).
    pub illegal: Option<Vec<String>>,
    #[serde(default)]
    pub steps: Vec<Spanned<toml::Table>>,
}

impl Scenario {
    /// Name, example, clauses and note in one line.
    pub fn title(&self) -> String {
        let example = self.example.as_ref().map_or(String::new(), |example| format!(" ({example})"));
        let note = self.note.as_ref().map_or(String::new(), |note| format!(" - {note}"));
        format!("{}{example} [{}]{note}", self.name, self.clauses.join(", "))
    }
}

fn nothing() -> Spanned<toml::Table> {
    Spanned::new(0..0, toml::Table::new())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Several {
    scenario: Vec<Scenario>,
}

/// A TOML text inside a file, and the number of lines before it.
pub struct Part {
    pub text: String,
    pub lines_before: usize,
}

impl Part {
    /// The line in the whole file of this place in the text.
    pub fn line(&self, at: usize) -> usize {
        let before = &self.text[..at.min(self.text.len())];
        self.lines_before + before.matches('\n').count() + 1
    }
}

/// The scenarios of a file, or of every ```toml block of a Markdown text, each a part of its own: so a mistake in one
/// of them leaves the others readable.
pub fn parts(text: &str, markdown: bool) -> Vec<Part> {
    let whole = if markdown { blocks(text) } else { vec![Part { text: text.to_owned(), lines_before: 0 }] };
    whole.iter().flat_map(one_by_one).collect()
}

/// Cuts before every `[[scenario]]` but the first.
fn one_by_one(part: &Part) -> Vec<Part> {
    let mut parts = vec![Part { text: String::new(), lines_before: part.lines_before }];
    let mut begun = false;
    for (i, line) in part.text.lines().enumerate() {
        let begins = line.trim_end() == "[[scenario]]";
        if begins && begun {
            parts.push(Part { text: String::new(), lines_before: part.lines_before + i });
        }
        begun |= begins;
        let last = parts.last_mut().expect("at least one part");
        last.text.push_str(line);
        last.text.push('\n');
    }
    parts
}

fn blocks(text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut open: Option<Part> = None;
    for (i, line) in text.lines().enumerate() {
        match &mut open {
            None if line.trim() == "```toml" => open = Some(Part { text: String::new(), lines_before: i + 1 }),
            None => {}
            Some(_) if line.trim() == "```" => parts.extend(open.take()),
            Some(part) => {
                part.text.push_str(line);
                part.text.push('\n');
            }
        }
    }
    parts
}

/// The scenarios of a part, or the line and the reason why it cannot be read.
pub fn scenarios(part: &Part) -> Result<Vec<Scenario>, String> {
    let unreadable = |error: toml::de::Error| {
        let line = part.line(error.span().map_or(0, |span| span.start));
        format!("{line}: not a scenario file: {}", error.message().replace('\n', " "))
    };
    let table: toml::Table = toml::from_str(&part.text).map_err(unreadable)?;
    let scenarios = if table.contains_key("scenario") {
        toml::from_str::<Several>(&part.text).map_err(unreadable)?.scenario
    } else {
        vec![toml::from_str::<Scenario>(&part.text).map_err(unreadable)?]
    };
    match scenarios.iter().find(|scenario| scenario.steps.is_empty() && scenario.illegal.is_none()) {
        Some(empty) => Err(format!("{}: \"{}\" has no steps", part.line(0), empty.name)),
        None => Ok(scenarios),
    }
}
