//! What came of a tournament, as a table for spreadsheets.

use super::api::{CupResults, CupTable};

const COLUMNS: &[&str] = &[
    "round",
    "table",
    "table_id",
    "seat",
    "guild",
    "name",
    "entrant",
    "bot",
    "withdrawn",
    "vp",
    "percent",
    "goes_by_bot",
];

/// One row for each seat of the rounds that are over.
pub fn csv(results: &CupResults) -> String {
    let mut text = line(COLUMNS.iter().map(|&column| column.to_owned()));
    for table in &results.tables {
        rows(table, &mut text);
    }
    text
}

fn rows(table: &CupTable, text: &mut String) {
    for seat in &table.seats {
        let who = seat.who.as_ref();
        let number = |number: Option<i64>| number.map(|number| number.to_string()).unwrap_or_default();
        text.push_str(&line([
            table.round.to_string(),
            table.number.to_string(),
            table.table.clone(),
            (seat.seat + 1).to_string(),
            serde_json::to_value(seat.guild)
                .ok()
                .and_then(|guild| Some(guild.as_str()?.to_owned()))
                .unwrap_or_default(),
            who.map(|who| who.name.clone()).unwrap_or_default(),
            number(who.map(|who| who.number)),
            seat.level.map(|level| level.name().to_owned()).unwrap_or_default(),
            who.is_some_and(|who| who.withdrawn).to_string(),
            seat.vp.to_string(),
            number(seat.percent),
            seat.by_bot.to_string(),
        ]));
    }
}

fn line(fields: impl IntoIterator<Item = String>) -> String {
    let fields: Vec<String> = fields.into_iter().map(|field| quoted(&field)).collect();
    fields.join(",") + "\r\n"
}

/// People choose their names: what a spreadsheet would take for a formula is marked as text.
fn quoted(field: &str) -> String {
    let is_formula = field.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let field = if is_formula { format!("'{field}") } else { field.to_owned() };
    if field.contains([',', '"', '\n', '\r', ';']) { format!("\"{}\"", field.replace('"', "\"\"")) } else { field }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn names_are_text_whatever_they_look_like() {
        for (name, field) in [
            ("Ann", "Ann"),
            ("Ann, \"Bob\"", "\"Ann, \"\"Bob\"\"\""),
            ("=HYPERLINK(\"x\")", "\"'=HYPERLINK(\"\"x\"\")\""),
            ("-1+1", "'-1+1"),
            ("@SUM", "'@SUM"),
        ] {
            assert_eq!(quoted(name), field);
        }
    }
}
