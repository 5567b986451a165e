//! What cards, buildings, round end cards and solo spaces do.

use tharos_rules::ids::*;

use crate::{Text, args, catalogue, key};

/// An action card: its effect in a few words, and the whole text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    pub title: String,
    pub text: String,
}

/// A player card with all that is written on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerCardText {
    pub name: String,
    /// The name on the printed card in this language's edition.
    pub printed: String,
    /// ACT-3
    pub cost: String,
    /// The action paid with dice or Jars.
    pub action: Option<String>,
    /// The action paid with a guild marker from the card.
    pub marker_action: Option<String>,
    pub permanent: Option<String>,
}

/// A space of the solo mat on which something happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoloText {
    /// Row and space, such as `B4`.
    pub space: String,
    /// The requirement in a few words.
    pub title: String,
    pub general: Option<String>,
    pub requirement: String,
    pub negative: Option<String>,
}

impl Text {
    /// An action card; OPT-3, DATA-3 and DATA-4 are those of the table.
    #[must_use]
    pub fn card(&self, card: DeckCard) -> CardText {
        let key = format!("deck-{}", card.number());
        let args = match card.number() {
            n @ 32..=34 => {
                let colours = self.mine_colours[n as usize - 32];
                args!(colours: self.list(colours.iter().map(|colour| self.colour(colour))))
            }
            24 => args!(bonus: yes_no(!self.options.banker_bonus_not_doubled)),
            n @ 35..=38 => args!(shape: self.shape(self.shapes[n as usize - 35])),
            _ => args!(),
        };
        CardText { title: self.get(&key, &args), text: self.attribute(&key, "text", &args) }
    }

    /// A player card; OPT-1 is that of the table.
    #[must_use]
    pub fn player_card_text(&self, card: PlayerCard) -> PlayerCardText {
        let part = |part: &str| {
            let key = key("", &format!("{}-{part}", card.name()));
            let limit = yes_no(self.options.manipulator_at_most_7);
            catalogue::has(&key, None).then(|| self.get(&key, &args!(limit: limit)))
        };
        PlayerCardText {
            name: self.player_card(card),
            printed: self.attribute(&key("player-card-", card.name()), "printed", &args!()),
            cost: self.activation_cost(card),
            action: part("action"),
            marker_action: part("marker"),
            permanent: part("permanent"),
        }
    }

    /// ACT-3: the dice that activate the card.
    #[must_use]
    pub fn activation_cost(&self, card: PlayerCard) -> String {
        let (colours, total) = card.cost();
        let mut counts = Counts::default();
        colours.iter().for_each(|&colour| counts.add(colour));
        self.get("activation-cost", &args!(n: colours.len(), colours: self.counts(counts), total: total))
    }

    /// What a building does; its price stands apart.
    #[must_use]
    pub fn building_effect(&self, building: Building) -> String {
        self.plain(&key("", &format!("{}-effect", building.name())))
    }

    /// The price of a use; `doubled` for a building of a non-player guild (SOLO-8).
    #[must_use]
    pub fn building_price(&self, building: Building, doubled: bool) -> String {
        self.get("building-price", &args!(n: building.price() * if doubled { 2 } else { 1 }))
    }

    /// What round end card `card` (1 to 6) hits.
    #[must_use]
    pub fn round_end(&self, card: u8) -> String {
        self.plain(&format!("round-end-{card}"))
    }

    /// The loss that round end card `card` (1 to 6) brings in this round (1 to 4).
    #[must_use]
    pub fn round_end_loss(&self, card: u8, round: u8) -> String {
        self.attribute(&format!("round-end-{card}"), &format!("round-{round}"), &args!())
    }

    /// A space of the solo mat, `row` and `space` from 0; `None` if nothing happens there.
    /// OPT-2 is that of the table.
    #[must_use]
    pub fn solo_space(&self, row: u8, space: u8) -> Option<SoloText> {
        let name = solo_name(row * 6 + space);
        let key = format!("solo-{}", name.to_lowercase());
        if !catalogue::has(&key, None) {
            return None;
        }
        let part = |part: &str| catalogue::has(&key, Some(part)).then(|| self.attribute(&key, part, &args!()));
        let option = |of: &str| if self.options.solo_b2_combat_points { part(of) } else { None };
        Some(SoloText {
            title: option("option-title").unwrap_or_else(|| self.plain(&key)),
            general: part("general"),
            requirement: option("option").or_else(|| part("requirement")).unwrap_or_default(),
            negative: part("negative"),
            space: name,
        })
    }
}

fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// `B4` for a space of the solo mat, counted as row times 6 plus space.
pub(crate) fn solo_name(cell: u8) -> String {
    format!("{}{}", ["A", "B", "C"].get(usize::from(cell / 6)).unwrap_or(&"?"), cell % 6 + 1)
}
