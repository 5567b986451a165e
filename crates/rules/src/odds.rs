//! The odds of drawing dice, exact: without replacement, with the depot refilling an empty bag (PREP-3). What lies in
//! bag and depot is open (INFO-1).

use serde::Serialize;

use crate::ids::*;
use crate::phases::{clean_up, preparation};
use crate::step::Phase;
use crate::table::{Player, Table};

/// What one draw of a seat may bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DrawOdds {
    /// How many dice are to be drawn.
    pub n: u8,
    /// Bag and depot hold fewer together if this is less.
    pub dice: u8,
    /// The depot goes into the bag on the way.
    pub refilled: bool,
    /// It is the draw of the next preparation: clean-up puts the dice of this turn into the depot first (CLEAN-1).
    pub next_turn: bool,
    pub colours: Vec<ColourOdds>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ColourOdds {
    pub colour: Colour,
    /// The probability of at least one die of this colour.
    pub one: f64,
    /// Of at least two.
    pub two: f64,
    /// How many to expect.
    pub expected: f64,
}

impl Table {
    /// The odds of the draws that effects bring, of one die and of two, and of the draw of a preparation.
    #[must_use]
    pub fn draw_odds(&self, seat: Seat) -> [DrawOdds; 3] {
        let player = self.player(seat);
        let full = preparation::dice_of(player);
        let next_turn = self.phase != Phase::Preparation;
        let mut depot = player.depot;
        if next_turn {
            depot = depot.plus(clean_up::dice_of_turn(player)).plus(player.drawn);
            if let Some(die) = self.go.bound.filter(|_| self.actor() == seat) {
                depot.add(die.colour());
            }
        }
        [
            draw(player, player.depot, 1, false),
            draw(player, player.depot, 2, false),
            draw(player, depot, full, next_turn),
        ]
    }
}

fn draw(player: &Player, depot: Counts, n: u8, next_turn: bool) -> DrawOdds {
    let (in_bag, in_depot) = (player.bag.total(), depot.total());
    // A short bag is drawn empty; then the depot becomes the bag, and the rest comes from it.
    let (sure, from, rest) =
        if n > in_bag { (player.bag, depot, (n - in_bag).min(in_depot)) } else { (Counts::default(), player.bag, n) };
    let colours = Colour::ALL.iter().map(|&colour| {
        let chance = |k: u8| k.checked_sub(sure.get(colour)).map_or(0.0, |k| exactly(k, from, colour, rest));
        let expected = (0..=n).map(|k| f64::from(k) * chance(k)).sum();
        let (none, single) = (chance(0), chance(1));
        ColourOdds { colour, one: 1.0 - none, two: 1.0 - none - single, expected }
    });
    DrawOdds {
        n,
        dice: n.min(in_bag + in_depot),
        refilled: n > in_bag && in_depot > 0,
        next_turn,
        colours: colours.collect(),
    }
}

/// The probability of exactly `k` dice of this colour among `n` out of these.
fn exactly(k: u8, of: Counts, colour: Colour, n: u8) -> f64 {
    let (all, marked) = (of.total(), of.get(colour));
    if k > n {
        return 0.0;
    }
    ways(marked, k) * ways(all - marked, n - k) / ways(all, n)
}

/// In how many ways `k` of `n` can be chosen.
pub(crate) fn ways(n: u8, k: u8) -> f64 {
    if k > n {
        return 0.0;
    }
    (0..k).fold(1.0, |ways, i| ways * f64::from(n - i) / f64::from(i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Data, Options, State};

    fn table(bag: Counts, depot: Counts) -> Table {
        let mut t = State::new(&[Guild::PowerAndTorsion], Options::default(), &Data::default()).table;
        t.phase = Phase::Preparation;
        (t.players[0].bag, t.players[0].depot) = (bag, depot);
        t
    }

    fn close(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-12, "{one} is not {other}");
    }

    #[test]
    fn five_of_twelve_dice_two_of_them_red() {
        let [_, _, full] = table(Counts::of(8, 2, 0, 2, 0), Counts::default()).draw_odds(0);
        let [white, _, blue, red, _] = full.colours[..] else { panic!("five colours") };
        // None red: 252 of 792 ways.
        close(red.one, 1.0 - 252.0 / 792.0);
        close(red.expected, 5.0 * 2.0 / 12.0);
        close(white.one, 1.0);
        close(blue.one, 0.0);
        assert_eq!((full.n, full.dice, full.refilled, full.next_turn), (5, 5, false, false));
    }

    #[test]
    fn the_depot_refills_a_short_bag() {
        // Two dice left in the bag, both are drawn; three more out of four in the depot, of which one is green.
        let [_, _, full] = table(Counts::of(1, 0, 0, 1, 0), Counts::of(3, 0, 0, 0, 1)).draw_odds(0);
        let [_, _, _, red, green] = full.colours[..] else { panic!("five colours") };
        close(red.expected, 1.0);
        close(red.two, 0.0);
        close(green.one, 3.0 / 4.0);
        assert_eq!((full.dice, full.refilled), (5, true));
    }

    #[test]
    fn drawing_stops_short_when_both_are_empty() {
        let [one, two, full] = table(Counts::of(0, 0, 0, 1, 0), Counts::of(0, 0, 0, 1, 0)).draw_odds(0);
        close(full.colours[3].expected, 2.0);
        assert_eq!((one.dice, two.dice, full.dice), (1, 2, 2));
        let [_, _, nothing] = table(Counts::default(), Counts::default()).draw_odds(0);
        assert!(nothing.dice == 0 && nothing.colours.iter().all(|colour| colour.one == 0.0));
    }

    #[test]
    fn the_dice_of_this_turn_come_back_for_the_next_one() {
        let mut t = table(Counts::of(0, 0, 0, 0, 0), Counts::of(1, 0, 0, 0, 0));
        t.phase = Phase::Actions;
        t.players[0].active.push(Die::new(Colour::White, 3));
        t.players[0].active.push(Die::new(Colour::Red, 5));
        t.players[0].active_cards.insert(PlayerCard::SteamPressurePlant);
        let [one, _, full] = t.draw_odds(0);
        assert_eq!((one.dice, one.next_turn), (1, false));
        assert_eq!((full.n, full.dice, full.next_turn), (6, 3, true));
        close(full.colours[0].expected, 2.0);
        close(full.colours[3].one, 1.0);
    }

    /// Against counting every way to draw.
    #[test]
    fn odds_are_those_of_all_ways() {
        let bag = Counts::of(4, 2, 1, 3, 1);
        let [_, two, full] = table(bag, Counts::default()).draw_odds(0);
        for odds in [two, full] {
            let mut all = 0.0;
            let mut with = [[0.0; 3]; 5];
            for part in bag.parts(odds.n) {
                let times: f64 = Colour::ALL.iter().map(|&c| ways(bag.get(c), part.get(c))).product();
                all += times;
                for &c in Colour::ALL {
                    let n = part.get(c);
                    with[c.index()][0] += times * f64::from(u8::from(n >= 1));
                    with[c.index()][1] += times * f64::from(u8::from(n >= 2));
                    with[c.index()][2] += times * f64::from(n);
                }
            }
            for (colour, [one, two, expected]) in odds.colours.iter().zip(with) {
                close(colour.one, one / all);
                close(colour.two, two / all);
                close(colour.expected, expected / all);
            }
        }
    }
}
