//! An analysis in words.

use tharos_analysis::{Depth, Eyes, Moment, MomentKind, Report};
use tharos_rules::{Entry, GameRecord, Outcome, replay};
use tharos_text::{Language, Text};

/// Names, decisions and outcomes of one game.
pub struct Words {
    pub names: Vec<String>,
    pub text: Text,
    entries: Vec<Entry>,
}

impl Words {
    pub fn new(language: Language, record: &GameRecord) -> anyhow::Result<Words> {
        let text = Text::at(language, &replay(record)?.state().table);
        let name = |player: &tharos_rules::Seated| match player.name.as_str() {
            "" => text.guild(player.guild),
            name => name.to_owned(),
        };
        let names = record.players.iter().map(name).collect();
        Ok(Words { names, text, entries: record.entries.clone() })
    }

    pub fn turn(&self, moment: &Moment) -> String {
        format!("round {}, turn {}", moment.round, moment.turn)
    }

    /// What happened, and what would have been better.
    pub fn moment(&self, report: &Report, moment: &Moment) -> String {
        let by = moment.by.map_or("", |seat| &self.names[usize::from(seat)]);
        let happened = self.entry(self.entries[moment.entry]);
        match moment.kind {
            MomentKind::Luck => {
                let odds = moment.odds.unwrap_or(1.0);
                let who = if by.is_empty() { String::new() } else { format!("{by}: ") };
                format!("luck: {who}{happened} (1 in {:.0})", (1.0 / odds).round().max(1.0))
            }
            MomentKind::Missed => {
                let better = report.decisions.iter().find(|decision| decision.entry == moment.entry);
                let better = better.and_then(|decision| decision.better);
                let better = better.map_or(String::new(), |better| self.text.action(&better.action));
                format!("played: {happened}; better was: {better}")
            }
            MomentKind::Found => format!("the best that was found: {happened}"),
            MomentKind::Rival => format!("{by}: {happened}"),
        }
    }

    fn entry(&self, entry: Entry) -> String {
        match entry {
            Entry::Action { action, .. } => self.text.action(&action),
            Entry::Chance(outcome) => self.outcome(&outcome),
        }
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        let text = &self.text;
        match outcome {
            Outcome::Setup { .. } => "set-up".to_owned(),
            Outcome::Attack { value } => format!("attack card {value}"),
            Outcome::Dice { dice } => format!("drew {}", text.counts(*dice)),
            Outcome::Roll { dice } => format!("rolled {}", text.list(dice.iter().map(|&die| text.die(die)))),
            Outcome::Cards { cards } => format!("drew {}", text.list(cards.iter().map(|card| text.card(card)))),
            Outcome::RoundEnd { card } => format!("round end card {card}"),
            Outcome::SoloMarkers { guilds } => {
                format!("drew {}", text.list(guilds.iter().flatten().map(|&guild| text.guild(guild))))
            }
            Outcome::SoloDie { value } => format!("rolled {value}"),
            Outcome::SoloBuildings { buildings } => {
                format!("drew {}", text.list(buildings.iter().map(|building| text.building(building))))
            }
        }
    }
}

/// How decisions were judged.
pub fn judged(report: &Report) -> String {
    let depth = match report.depth {
        Depth::Engineer => "one action deep",
        Depth::Director => "by search",
    };
    let eyes = match report.eyes {
        Eyes::Own => "by what the player could see",
        Eyes::Open => "with all hands open",
    };
    format!("{depth}, {eyes}")
}
