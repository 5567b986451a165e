//! The numbers of the evaluation.

use tharos_rules::ids::DeckCard;

/// All numbers of the evaluation, in VP. They are estimates by hand; tournaments are to tune them.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// A Jar while there is time to spend it; at the end it is worth a fifth.
    pub jar: f32,
    /// More Jars than this are worth only their VP.
    pub jars_useful: u16,
    /// What an active player card earns in every turn to come, by the order of `PlayerCard::ALL`.
    pub card_per_turn: [f32; 10],
    /// A guild marker on a region alone, two and three connected; four are an exploration medal not yet taken.
    pub marker_group: [f32; 5],
    /// The same with an active Cartographer, for whom three are enough.
    pub marker_group_cartographer: [f32; 4],
    /// A marker on Organizer or Manipulator.
    pub marker_on_card: f32,
    /// The first and the second mine, which count nothing yet (VP-3).
    pub mines_before_three: [f32; 2],
    /// A piece of ore or crystal, without and with a market in play.
    pub goods: f32,
    pub goods_with_market: f32,
    /// A combat point on the way to the medal (END-3).
    pub combat_point: f32,
    /// A medal of a kind beyond the complete sets.
    pub medal_kind: f32,
    /// A die bought, in every turn to come.
    pub bought_die_per_turn: f32,
    /// An active die not yet used: at least this, for each of its pips, and for having a colour.
    pub die: f32,
    pub die_pip: f32,
    pub die_coloured: f32,
    /// An action card in hand, by number (0 is unused).
    pub hand: [f32; CARDS],
    /// An own building, for the fees of each turn to come.
    pub building_per_turn: f32,
    /// A transformation effect not yet used.
    pub trans: f32,
    /// A nested action that may or must follow (GO-15).
    pub nested: f32,
    /// How often an attack is held that red dice could still hold.
    pub hope: f32,
    /// A marker on an attack card, besides the loss it brings.
    pub attack_marker: f32,
}

/// The cards and the unused 0.
const CARDS: usize = DeckCard::COUNT as usize + 1;

/// By number, ten cards in a row after the unused 0.
#[rustfmt::skip]
const HAND: [f32; CARDS] = [
    0.0,
    0.5, 1.1, 1.2, 0.9, 1.0, 1.2, 0.8, 0.8, 0.3, 0.9,
    0.7, 0.9, 1.0, 1.6, 1.8, 1.1, 0.9, 1.4, 1.3, 1.7,
    0.7, 0.4, 1.2, 1.5, 0.9, 0.8, 0.8, 1.0, 0.8, 1.4,
    0.5, 1.3, 1.3, 1.3, 1.6, 1.6, 1.9, 1.8, 1.0, 1.2,
];

impl Default for Weights {
    fn default() -> Self {
        Weights {
            jar: 0.3,
            jars_useful: 20,
            card_per_turn: [0.30, 0.15, 0.25, 0.25, 0.30, 0.20, 0.25, 0.25, 0.20, 0.20],
            marker_group: [0.0, 0.5, 1.2, 2.0, 3.0],
            marker_group_cartographer: [0.0, 0.6, 1.6, 3.2],
            marker_on_card: 0.35,
            mines_before_three: [0.5, 1.4],
            goods: 0.7,
            goods_with_market: 1.0,
            combat_point: 0.7,
            medal_kind: 0.35,
            bought_die_per_turn: 0.12,
            die: 0.25,
            die_pip: 0.05,
            die_coloured: 0.15,
            hand: HAND,
            building_per_turn: 0.1,
            trans: 0.3,
            nested: 0.9,
            hope: 0.5,
            attack_marker: 0.2,
        }
    }
}
