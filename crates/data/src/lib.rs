//! DATA-1 to DATA-4 from a file.
//!
//! The project's own values stand in `default.toml`. An owner of the box can play with a corrected copy, so every
//! mistake in such a file is reported with its line and field.

use std::fmt;
use std::str::FromStr;

use tharos_rules::Data;
use tharos_rules::data::{HIGHEST_ATTACK_VALUE, TRANS_MARKERS, attack_counts, markers, not_an_attack_value};
use tharos_rules::ids::{Colour, ColourSet, Region, RegionSet, Shape, Trans};
use toml::de::{DeTable, DeValue};

/// The file with the values of [`Data::default`], to be copied and changed.
pub const DEFAULT: &str = include_str!("../default.toml");

/// Reads a file such as [`DEFAULT`].
///
/// # Errors
/// All mistakes of the file at once; but of a file that is not TOML, only the first syntax error.
pub fn read(text: &str) -> Result<Data, DataError> {
    Reader { text, mistakes: Vec::new() }.read()
}

/// What is wrong with a data file; never empty. Its text has one line for every mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataError {
    pub mistakes: Vec<Mistake>,
}

/// One mistake in a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Counted from 1.
    pub line: usize,
    /// Section and key, such as `deck.card_33`.
    pub field: String,
    pub problem: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, {}: {}", self.line, self.field, self.problem)
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, mistake) in self.mistakes.iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            write!(f, "{mistake}")?;
        }
        Ok(())
    }
}

impl std::error::Error for DataError {}

fn three_colours(colours: &[Colour]) -> Result<ColourSet, String> {
    let set: ColourSet = colours.iter().copied().collect();
    if set.len() == 3 && colours.len() == 3 {
        return Ok(set);
    }
    let twice = set.iter().find(|&colour| colours.iter().filter(|&&c| c == colour).count() > 1);
    let twice = twice.map_or(String::new(), |colour| format!(" ({colour} stands there more than once)"));
    Err(format!("needs three different colours, has {}{twice}", set.len()))
}

/// Recognises a drawing, however it is turned or mirrored.
fn shape(rows: &[&str]) -> Result<Shape, String> {
    let mut cells = Vec::new();
    for (row, text) in rows.iter().enumerate() {
        for (column, sign) in text.chars().enumerate() {
            match sign {
                '#' => cells.push((row, column)),
                '.' => {}
                _ => return Err(format!("row {} has a '{sign}'; a shape is drawn with # and . only", row + 1)),
            }
        }
    }
    if cells.len() != 4 {
        return Err(format!("needs a shape of 4 regions, has {} (each # is a region)", cells.len()));
    }
    let top = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let left = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    // Four regions that hang together lie within four rows and columns, so the board can judge the drawing.
    let board: RegionSet = (cells.iter().map(|cell| (cell.0 - top, cell.1 - left)))
        .filter(|&(row, column)| row < 4 && column < 4)
        .map(|(row, column)| Region::at(row as u8, column as u8))
        .collect();
    Shape::of(board).ok_or_else(|| "the 4 regions of the shape do not hang together side by side".to_owned())
}

/// Walks through the parsed file and collects mistakes.
struct Reader<'a> {
    text: &'a str,
    mistakes: Vec<Mistake>,
}

/// A section of the file and the line where it starts.
struct Section<'t, 'a> {
    name: &'static str,
    line: usize,
    table: &'t DeTable<'a>,
}

impl<'a> Reader<'a> {
    fn read(mut self) -> Result<Data, DataError> {
        let root = match DeTable::parse(self.text) {
            Ok(root) => root,
            Err(error) => {
                self.syntax(&error);
                return Err(self.error());
            }
        };
        let root = root.into_inner();
        self.refuse_unknown("", &root, &["attack", "transformation", "deck"]);
        let attack = self.section(&root, "attack").and_then(|section| self.attack(&section));
        let trans = self.section(&root, "transformation").and_then(|section| self.transformation(&section));
        let deck = self.section(&root, "deck").and_then(|section| self.deck(&section));
        match (attack, trans, deck) {
            (Some(attack), Some(trans), Some((mine_colours, shapes))) if self.mistakes.is_empty() => {
                Ok(Data { attack, trans, mine_colours, shapes })
            }
            _ => Err(self.error()),
        }
    }

    /// Only the first syntax error is reported: the others mostly follow from it.
    fn syntax(&mut self, error: &toml::de::Error) {
        let at = error.span().map_or(self.text.len(), |span| span.start);
        let line = self.line(at);
        let (field, list_line) = place(self.text, at);
        let mut problem = format!("not valid TOML: {}", error.message());
        if let Some(list_line) = list_line.filter(|&begin| begin != line) {
            problem += &format!(" (in the list that begins on line {list_line})");
        }
        self.note(line, field, problem);
    }

    fn error(mut self) -> DataError {
        debug_assert!(!self.mistakes.is_empty());
        self.mistakes.sort_by_key(|mistake| mistake.line);
        DataError { mistakes: self.mistakes }
    }

    fn attack(&mut self, section: &Section<'_, 'a>) -> Option<[u8; HIGHEST_ATTACK_VALUE as usize + 1]> {
        self.refuse_unknown("attack.", section.table, &["values"]);
        let (line, values) = self.list(section, "values", "a list of whole numbers", |value| match value {
            DeValue::Integer(number) => match u8::from_str_radix(number.as_str(), number.radix()) {
                Ok(value) if value <= HIGHEST_ATTACK_VALUE => Ok(value),
                _ => Err(not_an_attack_value(number)),
            },
            other => Err(format!("needs a whole number, has {}", kind(other))),
        })?;
        self.keep(line, "attack.values", attack_counts(&values))
    }

    fn transformation(&mut self, section: &Section<'_, 'a>) -> Option<[Trans; TRANS_MARKERS]> {
        self.refuse_unknown("transformation.", section.table, &["markers"]);
        let (line, list) = self.list(section, "markers", "a list of texts", parsed::<Trans>)?;
        self.keep(line, "transformation.markers", markers(list))
    }

    fn deck(&mut self, section: &Section<'_, 'a>) -> Option<([ColourSet; 3], [Shape; 4])> {
        const COLOURS: [&str; 3] = ["card_32", "card_33", "card_34"];
        const SHAPES: [&str; 4] = ["card_35", "card_36", "card_37", "card_38"];
        self.refuse_unknown("deck.", section.table, &[&COLOURS[..], &SHAPES[..]].concat());
        let colours = COLOURS.map(|card| {
            let (line, colours) = self.list(section, card, "a list of three colours", parsed::<Colour>)?;
            self.keep(line, &format!("deck.{card}"), three_colours(&colours))
        });
        let shapes = SHAPES.map(|card| {
            let (line, rows) = self.list(section, card, "a list of the rows of a drawing", text)?;
            let rows: Vec<_> = rows.iter().map(String::as_str).collect();
            self.keep(line, &format!("deck.{card}"), shape(&rows))
        });
        let ([Some(a), Some(b), Some(c)], [Some(d), Some(e), Some(f), Some(g)]) = (colours, shapes) else {
            return None;
        };
        Some(([a, b, c], [d, e, f, g]))
    }

    fn section<'t>(&mut self, root: &'t DeTable<'a>, name: &'static str) -> Option<Section<'t, 'a>> {
        let Some((key, value)) = root.get_key_value(name) else {
            self.note(self.line(self.text.len()), name.to_owned(), format!("the section [{name}] is missing"));
            return None;
        };
        let line = self.line(key.span().start);
        match value.get_ref() {
            DeValue::Table(table) => Some(Section { name, line, table }),
            other => {
                self.note(line, name.to_owned(), format!("needs a section [{name}], has {}", kind(other)));
                None
            }
        }
    }

    /// The items of a list and the line where it begins; nothing if there is a mistake in them.
    fn list<T>(
        &mut self,
        section: &Section<'_, 'a>,
        key: &str,
        wanted: &str,
        item: impl Fn(&DeValue<'a>) -> Result<T, String>,
    ) -> Option<(usize, Vec<T>)> {
        let field = format!("{}.{key}", section.name);
        let Some(value) = section.table.get(key) else {
            self.note(section.line, field, format!("missing; needs {wanted}"));
            return None;
        };
        let line = self.line(value.span().start);
        let DeValue::Array(values) = value.get_ref() else {
            self.note(line, field, format!("needs {wanted}, has {}", kind(value.get_ref())));
            return None;
        };
        let mut items = Vec::with_capacity(values.len());
        for (i, value) in values.iter().enumerate() {
            match item(value.get_ref()) {
                Ok(item) => items.push(item),
                Err(problem) => {
                    self.note(self.line(value.span().start), field.clone(), format!("entry {}: {problem}", i + 1));
                }
            }
        }
        (items.len() == values.len()).then_some((line, items))
    }

    fn refuse_unknown(&mut self, prefix: &str, table: &DeTable<'a>, known: &[&str]) {
        for (key, _) in table.iter().filter(|(key, _)| !known.contains(&key.get_ref().as_ref())) {
            let problem = format!("unknown; known here: {}", known.join(", "));
            self.note(self.line(key.span().start), format!("{prefix}{}", key.get_ref()), problem);
        }
    }

    fn keep<T>(&mut self, line: usize, field: &str, result: Result<T, String>) -> Option<T> {
        result.map_err(|problem| self.note(line, field.to_owned(), problem)).ok()
    }

    fn note(&mut self, line: usize, field: String, problem: String) {
        self.mistakes.push(Mistake { line, field, problem });
    }

    fn line(&self, at: usize) -> usize {
        line_of(self.text, at)
    }
}

fn line_of(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|&byte| byte == b'\n').count()
}

fn text(value: &DeValue<'_>) -> Result<String, String> {
    match value {
        DeValue::String(text) => Ok(text.clone().into_owned()),
        other => Err(format!("needs a text in quotation marks, has {}", kind(other))),
    }
}

fn parsed<T: FromStr<Err = String>>(value: &DeValue<'_>) -> Result<T, String> {
    text(value)?.parse()
}

/// The kind of a value in plain words.
fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number with a fraction",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date or time",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a section",
    }
}

/// The field in which a syntax error stands, and the line where the list that holds it begins. A file that
/// cannot be parsed has no better answer than the nearest key above, and keys begin lines.
fn place(text: &str, at: usize) -> (String, Option<usize>) {
    let (mut section, mut key) = ("", "");
    let (mut depth, mut list_line, mut start) = (0_usize, 0, 0);
    for (i, line) in text.split_inclusive('\n').enumerate().take(line_of(text, at)) {
        let words = line.trim();
        if depth == 0 && words.starts_with('[') {
            (section, key) = (words[1..].split(']').next().unwrap_or("").trim(), "");
        } else {
            if depth == 0 && words.starts_with(|c: char| c.is_ascii_alphabetic()) {
                let bare = |c: char| c.is_ascii_alphanumeric() || "_-.".contains(c);
                key = words.split(|c| !bare(c)).next().unwrap_or("");
            }
            let mut quoted = false;
            for sign in line.char_indices().take_while(|(offset, _)| start + offset < at).map(|(_, sign)| sign) {
                match sign {
                    '"' => quoted = !quoted,
                    '#' if !quoted => break,
                    '[' if !quoted => {
                        if depth == 0 {
                            list_line = i + 1;
                        }
                        depth += 1;
                    }
                    ']' if !quoted => depth = depth.saturating_sub(1),
                    _ => {}
                }
            }
        }
        start += line.len();
    }
    let field = match (section, key) {
        ("", "") => "top level".to_owned(),
        ("", name) | (name, "") => name.to_owned(),
        _ => format!("{section}.{key}"),
    };
    (field, (depth > 0).then_some(list_line))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The default file with one piece of text replaced, and the mistakes that this makes.
    fn mistakes(old: &str, new: &str) -> String {
        assert_eq!(DEFAULT.matches(old).count(), 1, "{old}");
        read(&DEFAULT.replace(old, new)).unwrap_err().to_string()
    }

    /// The line of the default file that contains the text.
    fn line(text: &str) -> usize {
        line_of(DEFAULT, DEFAULT.find(text).unwrap())
    }

    #[test]
    fn the_file_holds_the_built_in_values() {
        assert_eq!(read(DEFAULT), Ok(Data::default()));
    }

    #[test]
    fn order_and_layout_of_the_file_do_not_matter() {
        let text = DEFAULT.replace("[1, 2, 2, 3, 3, 4, 4, 5]", "[5, 4, 0x4, 3, 3, 2, 2, 1]").replace('\n', "\r\n");
        assert_eq!(read(&text).unwrap(), Data::default());
    }

    #[test]
    fn an_owner_can_replace_values() {
        let text = DEFAULT
            .replace("[1, 2, 2, 3, 3, 4, 4, 5]", "[0, 9, 9, 9]")
            .replace("\"flip two white\",\n]", "\"white die +-1\",\n]")
            .replace("card_35 = [\"####\"]", "card_35 = [\"......\", \"....##\", \"...##\"]");
        let data = read(&text).unwrap();
        assert_eq!(data.attack, [1, 0, 0, 0, 0, 0, 0, 0, 0, 3]);
        assert!(data.trans.contains(&Trans::ColouredDie(Colour::White)) && !data.trans.contains(&Trans::FlipWhite));
        assert_eq!(data.shapes[0], Shape::S);
    }

    #[test]
    fn syntax_errors_name_line_and_field() {
        let values = line("values =");
        let error = mistakes("[1, 2, 2, 3, 3, 4, 4, 5]", "[1, 2 2]");
        assert!(error.starts_with(&format!("line {values}, attack.values: not valid TOML: ")), "{error}");
        let error = mistakes("card_33 = [\"white\",", "card_33 = [\"white,");
        assert!(error.starts_with(&format!("line {}, deck.card_33: not valid TOML: ", line("card_33"))), "{error}");
        let error = mistakes("card_33 =", "card_32 =");
        let duplicate = format!("line {}, deck.card_32: not valid TOML: duplicate key", line("card_33"));
        assert_eq!(error, duplicate);
        let error = mistakes("    \"any die +1\", \"any die +1\",", "    \"any die +1\", +-1,");
        let at = line("    \"any die +1\", \"any");
        assert!(error.starts_with(&format!("line {at}, transformation.markers: not valid TOML: ")), "{error}");
        let error = mistakes("card_34 =", "card_34");
        assert!(error.starts_with(&format!("line {}, deck.card_34: not valid TOML: ", line("card_34"))), "{error}");
        let error = mistakes("[deck]", "[deck");
        assert!(error.starts_with(&format!("line {}, deck: not valid TOML: ", line("[deck]"))), "{error}");
        // A list that is never closed is noticed only further down, but belongs to its own field.
        let error = mistakes("4, 4, 5]", "4, 4, 5");
        let (at, list) = (line("[transformation]"), line("values ="));
        assert!(error.starts_with(&format!("line {at}, attack.values: not valid TOML: ")), "{error}");
        assert!(error.ends_with(&format!(" (in the list that begins on line {list})")), "{error}");
        let error = mistakes("[\"####\"]", "[####]");
        assert!(error.starts_with(&format!("line {}, deck.card_35: not valid TOML: ", line("card_36"))), "{error}");
        let error = read("]").unwrap_err().to_string();
        assert!(error.starts_with("line 1, top level: not valid TOML: "), "{error}");
    }

    #[test]
    fn unknown_fields_and_sections() {
        let at = line("card_35");
        assert_eq!(
            mistakes("card_35 =", "card_31 = 1\ncard_35 ="),
            format!(
                "line {at}, deck.card_31: unknown; known here: card_32, card_33, card_34, card_35, card_36, card_37, card_38"
            )
        );
        let at = line("[deck]");
        assert_eq!(
            mistakes("[deck]", "[dice]\n[deck]"),
            format!("line {at}, dice: unknown; known here: attack, transformation, deck")
        );
        assert_eq!(
            mistakes("values =", "cards = 8\nvalues ="),
            format!("line {}, attack.cards: unknown; known here: values", line("values ="))
        );
        assert_eq!(
            mistakes("markers =", "marker = 8\nmarkers ="),
            format!("line {}, transformation.marker: unknown; known here: markers", line("markers ="))
        );
    }

    #[test]
    fn wrong_types() {
        let at = line("values =");
        for (new, problem) in [
            ("8", "needs a list of whole numbers, has a whole number"),
            ("\"1, 2\"", "needs a list of whole numbers, has a text"),
            ("{ a = 1 }", "needs a list of whole numbers, has a section"),
            ("[1, 2, 3, \"4\"]", "entry 4: needs a whole number, has a text"),
            ("[1, 2, 3, 4.5]", "entry 4: needs a whole number, has a number with a fraction"),
            ("[1, 2, 3, true]", "entry 4: needs a whole number, has true or false"),
            ("[1, 2, 3, 2021-01-01]", "entry 4: needs a whole number, has a date or time"),
            ("[1, 2, 3, [4]]", "entry 4: needs a whole number, has a list"),
        ] {
            assert_eq!(mistakes("[1, 2, 2, 3, 3, 4, 4, 5]", new), format!("line {at}, attack.values: {problem}"));
        }
        assert_eq!(
            mistakes("card_34 = [\"white\",", "card_34 = [1,"),
            format!(
                "line {}, deck.card_34: entry 1: needs a text in quotation marks, has a whole number",
                line("card_34")
            )
        );
        assert_eq!(
            mistakes("card_35 = [\"####\"]", "card_35 = \"####\""),
            format!("line {}, deck.card_35: needs a list of the rows of a drawing, has a text", line("card_35"))
        );
        let text = DEFAULT.replace("[attack]\nvalues = ", "attack = ");
        assert_eq!(
            read(&text).unwrap_err().to_string(),
            format!("line {}, attack: needs a section [attack], has a list", line("[attack]"))
        );
    }

    #[test]
    fn missing_fields_and_sections() {
        assert_eq!(
            mistakes("card_32 =", "# card_32 ="),
            format!("line {}, deck.card_32: missing; needs a list of three colours", line("[deck]"))
        );
        assert_eq!(
            read("[attack]\n\n[transformation]\n").unwrap_err().to_string(),
            "line 1, attack.values: missing; needs a list of whole numbers\n\
             line 3, transformation.markers: missing; needs a list of texts\n\
             line 4, deck: the section [deck] is missing"
        );
        assert_eq!(
            read("").unwrap_err().to_string(),
            "line 1, attack: the section [attack] is missing\n\
             line 1, transformation: the section [transformation] is missing\n\
             line 1, deck: the section [deck] is missing"
        );
    }

    #[test]
    fn attack_cards_have_bounds() {
        let field = format!("line {}, attack.values", line("values ="));
        let values = "[1, 2, 2, 3, 3, 4, 4, 5]";
        assert_eq!(mistakes(values, "[1, 2, 3]"), format!("{field}: needs 4 to 60 attack cards, has 3"));
        let many = format!("[{}]", "1, ".repeat(61));
        assert_eq!(mistakes(values, &many), format!("{field}: needs 4 to 60 attack cards, has 61"));
        for value in ["10", "-1", "256", "99999999999999999999"] {
            assert_eq!(
                mistakes(values, &format!("[1, {value}, 3, 4]")),
                format!("{field}: entry 2: {value} is not the value of an attack card, which is 0 to 9")
            );
        }
    }

    #[test]
    fn markers_are_sixteen_of_known_kinds() {
        let field = format!("line {}, transformation.markers", line("markers = ["));
        let end = "    \"flip two white\",\n";
        assert_eq!(mistakes(end, ""), format!("{field}: needs exactly 16 transformation markers, has 15"));
        assert_eq!(
            mistakes(end, "    \"none\", \"none\"\n"),
            format!("{field}: needs exactly 16 transformation markers, has 17")
        );
        let at = line("    \"white as any colour\",");
        let error = mistakes("    \"white as any colour\",", "    \"4 jars\",");
        let start = format!("line {at}, transformation.markers: entry 15: '4 jars' is not a transformation marker");
        assert!(error.starts_with(&start), "{error}");
        let error = mistakes("\"yellow die +-1\"", "\"pink die +-1\"");
        let at = line("    \"red die +-1\"");
        let start = format!("line {at}, transformation.markers: entry 12: 'pink' is not one of white");
        assert!(error.starts_with(&start), "{error}");
    }

    #[test]
    fn colours_are_three_and_different() {
        let field = format!("line {}, deck.card_33", line("card_33"));
        for (new, problem) in [
            ("[\"white\", \"red\"]", "needs three different colours, has 2"),
            ("[]", "needs three different colours, has 0"),
            ("[\"white\", \"red\", \"blue\", \"green\"]", "needs three different colours, has 4"),
            ("[\"white\", \"red\", \"red\"]", "needs three different colours, has 2 (red stands there more than once)"),
            (
                "[\"white\", \"red\", \"blue\", \"red\"]",
                "needs three different colours, has 3 (red stands there more than once)",
            ),
            ("[\"white\", \"red\", \"pink\"]", "entry 3: 'pink' is not one of white, yellow, blue, red, green"),
        ] {
            assert_eq!(mistakes("[\"white\", \"green\", \"red\"]", new), format!("{field}: {problem}"));
        }
    }

    #[test]
    fn shapes_are_four_connected_regions() {
        let field = format!("line {}, deck.card_35", line("card_35"));
        for (new, problem) in [
            ("[]", "needs a shape of 4 regions, has 0 (each # is a region)"),
            ("[\"###\"]", "needs a shape of 4 regions, has 3 (each # is a region)"),
            ("[\"#####\"]", "needs a shape of 4 regions, has 5 (each # is a region)"),
            ("[\"##.##\"]", "the 4 regions of the shape do not hang together side by side"),
            ("[\"##\", \"..##\"]", "the 4 regions of the shape do not hang together side by side"),
            ("[\"###\", \"...#\"]", "the 4 regions of the shape do not hang together side by side"),
            ("[\"###......#\"]", "the 4 regions of the shape do not hang together side by side"),
            ("[\"##\", \"#x\"]", "row 2 has a 'x'; a shape is drawn with # and . only"),
        ] {
            assert_eq!(mistakes("[\"####\"]", new), format!("{field}: {problem}"));
        }
    }

    #[test]
    fn shapes_are_recognised_however_they_lie() {
        // Every way to choose four of sixteen regions: the drawing must agree with the board's own idea of
        // connection. On a 4x4 board a 1x4 box fits in 8 ways, a 2x2 box in 9, a 2x3 box in 12.
        let mut found = [0; 5];
        for regions in RegionSet::ALL.subsets(4) {
            let rows: Vec<String> = (0..4)
                .map(|row| {
                    (0..4).map(|column| if regions.0 >> (row * 4 + column) & 1 == 1 { '#' } else { '.' }).collect()
                })
                .collect();
            let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
            match shape(&rows) {
                Ok(shape) => {
                    assert!(regions.connected(), "{rows:?}");
                    found[shape.index()] += 1;
                }
                Err(_) => assert!(!regions.connected(), "{rows:?}"),
            }
        }
        assert_eq!(found, [8, 9, 48, 24, 24], "line, square, L, T, S");
    }

    #[test]
    fn every_slip_of_the_keyboard_gives_a_place() {
        let default: String =
            DEFAULT.lines().filter(|line| !line.starts_with('#')).flat_map(|line| [line, "\n"]).collect();
        assert_eq!(read(&default), Ok(Data::default()));
        for at in 0..default.len() {
            let (before, after) = default.split_at(at);
            let slips = ["[", "]", "\"", "#", "=", ",", "x", "\n"].map(|slip| format!("{before}{slip}{after}"));
            for text in slips.into_iter().chain([format!("{before}{}", &after[1..]), before.to_owned()]) {
                let Err(error) = read(&text) else { continue };
                assert!(!error.mistakes.is_empty());
                for mistake in error.mistakes {
                    assert!((1..=text.lines().count() + 1).contains(&mistake.line), "{mistake} in {text}");
                    assert!(!mistake.field.is_empty() && !mistake.problem.is_empty(), "{mistake:?} in {text}");
                }
            }
        }
    }

    #[test]
    fn all_mistakes_are_reported_in_the_order_of_lines() {
        let text = DEFAULT.replace("\"####\"", "\"###\"").replace("[1, 2, 2, 3, 3, 4, 4, 5]", "[10, 11]");
        let error = read(&text).unwrap_err();
        let lines: Vec<_> = error.mistakes.iter().map(|mistake| mistake.line).collect();
        assert_eq!(lines, [line("values ="), line("values ="), line("card_35")]);
        assert_eq!(error.to_string().lines().count(), 3);
    }
}
