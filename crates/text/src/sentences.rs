//! Sentences: decisions, the log, refusals, questions, the score, the limits of undo.

use serde_json::{Map, Value};
use tharos_rules::ids::Seat;
use tharos_rules::{Action, Ask, Chance, Event, Refusal, SOLO_GOAL, Score, Step, Table, UndoStop};

use crate::cards::solo_name;
use crate::render::{Reader, fields};
use crate::{Text, args, key};

impl Text {
    /// What a decision does, as on a button.
    #[must_use]
    pub fn action(&self, action: &Action) -> String {
        self.tagged(action, "do", "action-", Reader::default())
    }

    /// Why something is not possible. The clause stands apart in [`Refusal::clause`].
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.tagged(&refusal.why, "why", "why-", Reader::default())
    }

    /// A line of the log. `names` are the players by seat; the line speaks to the `viewer` as "you".
    #[must_use]
    pub fn event(&self, event: &Event, names: &[String], viewer: Option<Seat>) -> String {
        let reader = Reader { names, viewer };
        let (name, fields) = fields(event, "event");
        let mut args = self.args(&fields, reader);
        let mut key = key("event-", &name);
        match event {
            Event::Did { action, .. } => args.set("action", self.action(action)),
            Event::RoundEndCard { card, .. } => args.set("loss", self.round_end(*card)),
            Event::SoloCoin { from, to } => {
                args.set("from", solo_name(*from));
                args.set("to", to.map_or_else(|| "none".to_owned(), solo_name));
            }
            Event::SoloDie { value } => args.set("line", self.cleared(*value)),
            Event::GuildMarker { .. } | Event::Mine { .. } | Event::DiceMoved { .. } => {
                for side in ["from", "to"] {
                    args.set(side, self.place(&format!("{side}-"), at(&fields, side)));
                }
            }
            Event::DiePlaced { .. } => args.set("on", self.place("on-", at(&fields, "on"))),
            Event::Goods { .. } => {
                let (kind, seat, region) = goods_move(&fields);
                key = format!("event-goods-{kind}");
                if let Some(seat) = seat {
                    self.set_player(&mut args, seat, reader);
                }
                if let Some(region) = region.and_then(|region| region.parse().ok()) {
                    args.set("region", self.region(region));
                }
            }
            Event::ActionCard { .. } => {
                let (kind, seat) = card_move(&fields);
                key = format!("event-action-card-{kind}");
                if let Some(seat) = seat {
                    self.set_player(&mut args, seat, reader);
                }
            }
            _ => {}
        }
        self.get(&key, &args)
    }

    /// SOLO-A5: what the die clears.
    fn cleared(&self, value: u8) -> String {
        match value {
            1..=4 => self.get("solo-column", &args!(n: value)),
            _ => self.get("solo-row", &args!(n: value.saturating_sub(3))),
        }
    }

    /// What the game waits for: the prompt for the player who is asked, and for others who that is.
    #[must_use]
    pub fn question(&self, step: &Step, names: &[String], viewer: Option<Seat>) -> String {
        match *step {
            Step::Over => self.plain("over"),
            Step::Chance(chance) => self.chance(&chance, names, viewer),
            Step::Ask { seat, ask } if viewer == Some(seat) => self.ask(ask),
            Step::Ask { seat, ask } => {
                let mut args = args!(topic: self.topic(&ask_name(ask)));
                self.set_player(&mut args, seat.into(), Reader { names, viewer });
                self.get("waiting", &args)
            }
        }
    }

    /// What a player must decide.
    #[must_use]
    pub fn ask(&self, ask: Ask) -> String {
        self.plain(&key("ask-", &ask_name(ask)))
    }

    /// What chance does next.
    #[must_use]
    pub fn chance(&self, chance: &Chance, names: &[String], viewer: Option<Seat>) -> String {
        self.tagged(chance, "draw", "chance-", Reader { names, viewer })
    }

    /// Why a player cannot go further back.
    #[must_use]
    pub fn undo_stop(&self, stop: &UndoStop, names: &[String], viewer: Option<Seat>) -> String {
        self.tagged(&stop.why, "stop", "undo-", Reader { names, viewer })
    }

    /// The categories of a score with their points; the total comes last. The solo categories only in a solo game.
    #[must_use]
    pub fn score(&self, score: &Score, solo: bool) -> Vec<(String, i16)> {
        let mut lines = vec![
            ("score-combat-medals", score.combat_medals),
            ("score-exploration-medals", score.exploration_medals),
            ("score-trade-medals", score.trade_medals),
            ("score-civil-medals", score.civil_medals),
            ("score-medal-sets", score.medal_sets),
            ("score-jars", score.jars),
            ("score-buildings", score.buildings),
            ("score-player-cards", score.player_cards),
            ("score-mines", score.mines),
        ];
        if solo {
            lines.extend([("score-last-spaces", score.last_spaces), ("score-solo-losses", score.solo_losses)]);
        }
        lines.push(("score-total", score.total));
        lines.into_iter().map(|(key, points)| (self.plain(key), points)).collect()
    }

    /// "12 VP"
    #[must_use]
    pub fn points(&self, points: i16) -> String {
        self.get("score-points", &args!(n: points))
    }

    /// Who won a game that is over.
    #[must_use]
    pub fn result(&self, table: &Table, names: &[String], viewer: Option<Seat>) -> String {
        let winners = table.winners();
        let points = table.score(winners.first().copied().unwrap_or(0)).total;
        match winners[..] {
            [] => self.get("result-solo-lost", &args!(points: points, goal: SOLO_GOAL)),
            [_] if table.is_solo() => self.get("result-solo-won", &args!(points: points)),
            [winner] => {
                let mut args = args!(points: points);
                self.set_player(&mut args, winner.into(), Reader { names, viewer });
                self.get("result-win", &args)
            }
            _ => {
                let players = winners.iter().map(|&seat| names.get(usize::from(seat)).cloned().unwrap_or_default());
                self.get("result-shared", &args!(players: self.list(players), points: points))
            }
        }
    }
}

/// The name of a question in JSON.
fn ask_name(ask: Ask) -> String {
    serde_json::to_value(ask).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}

/// A field, or nothing.
fn at<'a>(fields: &'a Map<String, Value>, name: &str) -> &'a Value {
    fields.get(name).unwrap_or(&Value::Null)
}

/// How ore and crystals move, whose they are or were, and the region.
fn goods_move(fields: &Map<String, Value>) -> (&'static str, Option<u64>, Option<&str>) {
    let region = ["from", "to"].iter().find_map(|side| at(fields, side).get("region")?.as_str());
    let player = |side: &str| at(fields, side).get("player").and_then(Value::as_u64);
    match (player("from"), player("to")) {
        (_, Some(seat)) if region.is_some() => ("taken", Some(seat), region),
        (_, Some(seat)) => ("from-supply", Some(seat), None),
        (Some(seat), None) => ("turned-in", Some(seat), None),
        (None, None) if at(fields, "to").get("region").is_some() => ("put-back", None, region),
        (None, None) => ("cleared", None, region),
    }
}

/// How an action card moves, and whose it is or was.
fn card_move(fields: &Map<String, Value>) -> (&'static str, Option<u64>) {
    let seat = |side: &str, place: &str| at(fields, side).get(place).and_then(Value::as_u64);
    if let Some(seat) = seat("to", "hand") {
        ("taken", Some(seat))
    } else if let Some(seat) = seat("from", "looked_at") {
        ("not-kept", Some(seat))
    } else if let Some(seat) = seat("from", "hand") {
        (if at(fields, "to") == "discard" { "lost" } else { "played" }, Some(seat))
    } else {
        ("discarded", None)
    }
}
