//! `report.html`: what a simulation tells, on one page.

pub mod chart;
pub mod curve;
mod items;
mod luck;
pub mod page;

use tharos_rules::{Data, Options, SOLO_GOAL, Score};
use tharos_text::{Language, Text};

use crate::simulate::columns::{Attack, Count, ROUNDS, SoloSpace};
use crate::simulate::summary::LevelSummary;
use crate::simulate::{Parameters, Summary};
use crate::stats::{Moments, Z95, wilson};
use chart::{Frame, Rate, bars, histogram, rates, stacked};
use page::{escape, grid, key, pair, panel, section};

/// The style of each seat: the colour of its guild.
pub const SEATS: [&str; 4] = ["s0", "s1", "s2", "s3"];

const FOOTER: &str = "A victory shared by two counts as half a victory for each. Intervals hold the true rate in \
    95 of 100 runs (Wilson). <b>Won if used</b> is how often those seats won that used a thing at least once: strong \
    positions make some things possible, so it is not what the thing itself is worth. Rates of fewer than 20 seats \
    are left out. All rows stand in <code>games.csv</code> and <code>games.parquet</code>.";

/// The page.
#[must_use]
pub fn page(summary: &Summary, parameters: &Parameters) -> String {
    let text = Text::new(Language::En);
    let mut body = String::new();
    if summary.games == 0 {
        body += &section("No game yet", "The run was interrupted before its first game was finished.", "");
    } else {
        body += &if summary.is_solo() {
            pair(&(won(summary) + &points(summary)), &spaces(summary, &text))
        } else {
            winners(summary) + &points(summary)
        };
        body += &luck::section(summary, parameters);
        body += &pair(&categories(summary, &text), &(attacks(summary) + &length(summary)));
        body += &items::sections(summary, &text);
    }
    page::page(&title(summary), &facts(summary, parameters), &body, FOOTER)
}

fn title(summary: &Summary) -> String {
    let names: Vec<String> = summary.seats.iter().map(|seat| level_name(&seat.level)).collect();
    match names.as_slice() {
        [one] => format!("Solo: {one}"),
        _ => names.join(" · "),
    }
}

/// With a capital letter, as names of levels are written in a sentence.
pub(crate) fn level_name(level: &str) -> String {
    let mut letters = level.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

pub(crate) fn facts(summary: &Summary, parameters: &Parameters) -> Vec<(&'static str, String)> {
    let mut facts = vec![("Games", summary.games.to_string()), ("Seed", parameters.seed.to_string())];
    if let (Some(shard), Some(games)) = (parameters.shard, parameters.games) {
        facts.push(("Part", format!("{} of {}, of {games} games", shard.part, shard.of)));
    }
    let default = Data::default();
    let list = |data: &Data| data.attack_values().map(|value| value.to_string()).collect::<Vec<_>>().join(" ");
    if parameters.data.attack != default.attack {
        facts.push(("Attack cards", list(&parameters.data)));
    }
    if (Data { attack: default.attack, ..parameters.data }) != default {
        facts.push(("Other DATA values", "changed".to_owned()));
    }
    let Options { manipulator_at_most_7, solo_b2_combat_points, banker_bonus_not_doubled } = parameters.options;
    let options =
        [(manipulator_at_most_7, "OPT-1"), (solo_b2_combat_points, "OPT-2"), (banker_bonus_not_doubled, "OPT-3")];
    let set: Vec<&str> = options.iter().filter(|option| option.0).map(|option| option.1).collect();
    if !set.is_empty() {
        facts.push(("Rule options", set.join(", ")));
    }
    facts
}

fn seat_name(summary: &Summary, seat: usize) -> String {
    let level = level_name(&summary.seats[seat].level);
    if summary.is_solo() { level } else { format!("Seat {}, {level}", seat + 1) }
}

fn rate(label: String, class: &'static str, wins: &Moments) -> Rate {
    let (low, high) = wilson(wins.mean() * wins.n, wins.n);
    Rate { label, class, rate: wins.mean(), low, high }
}

fn winners(summary: &Summary) -> String {
    let seats = 0..summary.seats.len();
    let fair = 1.0 / summary.seats.len() as f64;
    let by_seat: Vec<Rate> =
        seats.clone().map(|seat| rate(seat_name(summary, seat), SEATS[seat], &summary.seats[seat].wins)).collect();
    let began = |seat: usize, i: usize| {
        let label = format!("{} {}", seat_name(summary, seat), ["began", "did not begin"][i]);
        rate(label, SEATS[seat], &summary.seats[seat].wins_by_start[i])
    };
    let by_start: Vec<Rate> = seats.flat_map(|seat| [began(seat, 0), began(seat, 1)]).collect();
    let shared = 100.0 * summary.shared as f64 / summary.games as f64;
    let (low, high) = wilson(summary.start_player.mean() * summary.start_player.n, summary.start_player.n);
    let lead = format!(
        "{:.1} % of the games ended in a shared victory. Whoever began won {:.1} % ({:.1}–{:.1}). The dashed line is an \
         even chance.",
        shared,
        100.0 * summary.start_player.mean(),
        100.0 * low,
        100.0 * high
    );
    let panels = [
        panel("By seat", &rates("Win rate by seat, with 95 % intervals", &by_seat, Some(fair))),
        panel("By who began", &rates("Win rate by seat and start player, with 95 % intervals", &by_start, Some(fair))),
    ];
    section("Who wins", &lead, &grid(panels))
}

/// Seats with their colours.
fn seat_key(summary: &Summary) -> String {
    if summary.is_solo() {
        return String::new();
    }
    key((0..summary.seats.len()).map(|seat| (SEATS[seat], seat_name(summary, seat))))
}

fn points(summary: &Summary) -> String {
    let goal = summary.is_solo().then_some(i32::from(SOLO_GOAL));
    let all: Vec<_> = summary.seats.iter().map(|seat| &seat.vp).collect();
    let frame = Frame::around(&all, goal);
    let mut panels = Vec::new();
    for (seat, of) in summary.seats.iter().enumerate() {
        let title = format!("Distribution of the VP of {}", seat_name(summary, seat));
        let chart = histogram(&title, SEATS[seat], &of.vp, &frame, goal);
        let note = format!(
            "<p class=\"note\">Mean {:.2} ± {:.2}; half of all games between {} and {}; least {}, most {}.</p>",
            of.vp.moments.mean(),
            Z95 * of.vp.moments.error(),
            of.vp.quantile(0.25),
            of.vp.quantile(0.75),
            of.vp.quantile(0.0),
            of.vp.quantile(1.0),
        );
        panels.push(panel(&seat_name(summary, seat), &(chart + &note)));
    }
    section("Victory points", "", &grid(panels))
}

fn categories(summary: &Summary, text: &Text) -> String {
    let groups: Vec<_> = (0..Score::counted(summary.is_solo()))
        .map(|i| {
            let index = Count::Category(i).index();
            let bars = summary.seats.iter().enumerate().map(|(seat, of)| (SEATS[seat], of.counts[index].mean()));
            (text.category(Score::CATEGORIES[i]), bars.collect())
        })
        .collect();
    let chart = seat_key(summary) + &bars("Mean VP by category and seat", &groups);
    section("Where the points come from", "Mean VP by category.", &grid([panel("", &chart)]))
}

fn attacks(summary: &Summary) -> String {
    let of_round = |level: &LevelSummary, round: usize| {
        let mean = |attack| level.count(Count::Attack(round, attack)).uses.mean();
        let all: f64 = Attack::ALL.into_iter().map(mean).sum();
        let part = |class, attack| (class, if all > 0.0 { mean(attack) / all } else { 0.0 });
        let parts = vec![part("held", Attack::Held), part("warded", Attack::Warded), part("lost", Attack::Lost)];
        (format!("Round {}", round + 1), parts)
    };
    let panels = summary.levels.iter().map(|level| {
        let rows: Vec<_> = (0..ROUNDS).map(|round| of_round(level, round)).collect();
        let title = format!("Attacks warded off and lost by {}, by round, in per cent", level_name(&level.level));
        panel(&level_name(&level.level), &stacked(&title, &rows))
    });
    let names = [("held", "warded off by strength"), ("warded", "warded off by the Cannoneer"), ("lost", "lost")];
    let names = key(names.map(|(class, name)| (class, name.to_owned())));
    section("Attacks", "Per cent of all attacks of a round.", &(names + &grid(panels)))
}

fn length(summary: &Summary) -> String {
    let frame = Frame::around(&[&summary.decisions], None);
    let decisions = histogram("Distribution of the decisions of a game", "plain", &summary.decisions, &frame, None);
    let mut panels = vec![panel("Decisions of a game", &decisions)];
    if summary.is_solo() {
        let frame = Frame::around(&[&summary.turns], None);
        panels.push(panel(
            "Turns",
            &histogram("Distribution of the turns of a game", "plain", &summary.turns, &frame, None),
        ));
    }
    let mean =
        |seat: usize| format!("{} {:.0}", escape(&seat_name(summary, seat)), summary.seats[seat].decisions.mean());
    let each = match summary.seats.len() {
        1 => String::new(),
        seats => format!(" ({})", (0..seats).map(mean).collect::<Vec<_>>().join(", ")),
    };
    let lead = format!(
        "A game has {:.0} decisions{each} and with all outcomes of chance {:.0} entries in its record, on average.",
        summary.decisions.moments.mean(),
        summary.entries.mean()
    );
    section("Length of a game", &lead, &grid(panels))
}

/// Solo: how many games were won, and how the others ended.
fn won(summary: &Summary) -> String {
    let seat = &summary.seats[0];
    let chart = rates("Win rate with its 95 % interval", &[rate(level_name(&seat.level), SEATS[0], &seat.wins)], None);
    let part = |name: &str| summary.ends.get(name).copied().unwrap_or(0) as f64 / summary.games as f64;
    let reached: u64 = seat.vp.counts.range(i32::from(SOLO_GOAL)..).map(|(_, n)| n).sum();
    let ends = format!(
        "<p class=\"note\">{:.1} % of the games met two last spaces, {:.1} % failed at a last space, {:.1} % ran out of \
         turns. {:.1} % had {SOLO_GOAL} VP or more.</p>",
        100.0 * part("two_last_spaces"),
        100.0 * part("last_space_failed"),
        100.0 * part("turns_over"),
        100.0 * reached as f64 / summary.games as f64,
    );
    section("Won and lost", "", &grid([panel("Games won", &(chart + &ends))]))
}

/// Solo: which spaces of the mat were reached, and how often their requirement was not met.
fn spaces(summary: &Summary, text: &Text) -> String {
    let level = &summary.levels[0];
    let mut rows = String::new();
    for space in SoloSpace::ALL {
        let [met, failed] = [Count::Met(space), Count::Failed(space)].map(|count| level.count(count).uses.mean());
        let (reached, rate) = (met + failed, if met + failed > 0.0 { failed / (met + failed) } else { 0.0 });
        let n = reached * summary.games as f64;
        let (low, high) = wilson(rate * n, n);
        rows += &format!(
            "<tr><th scope=\"row\"><span class=\"num\">{}</span>{}</th><td class=\"n\">{:.0} %</td>\
             <td class=\"bar lost\">{}</td><td class=\"n\">{:.0} %</td><td class=\"n few\">{:.0}–{:.0}</td></tr>\n",
            space.name(),
            escape(&text.solo_space(&space.name())),
            100.0 * reached,
            chart::small_bar(rate),
            100.0 * rate,
            100.0 * low,
            100.0 * high,
        );
    }
    let table = format!(
        "<table><thead><tr><th></th><th class=\"n\" scope=\"col\">reached</th><th class=\"bar\"></th>\
         <th class=\"n\" scope=\"col\">failed of these</th><th class=\"n\" scope=\"col\">95 %</th></tr></thead>\
         <tbody>\n{rows}</tbody></table>"
    );
    section("Spaces of the solo mat", "", &grid([panel("", &table)]))
}
