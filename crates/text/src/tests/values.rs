//! Every value of every enum has a text in every language.

use tharos_rules::ids::*;
use tharos_rules::{MatAction, Options, Phase, Thing};

use super::samples;
use crate::{Language, Text};

pub(super) const PHASES: [Phase; 8] = [
    Phase::SetUp,
    Phase::Preparation,
    Phase::Solo,
    Phase::Actions,
    Phase::Attack,
    Phase::CleanUp,
    Phase::RoundEnd,
    Phase::Over,
];

/// Renders every value in every language; a missing text or argument stops it.
pub(super) fn render_everything() {
    for language in Language::ALL {
        for text in [Text::new(language), at_a_table(language)] {
            names(&text);
            cards(&text);
            samples::render(&text);
        }
    }
}

/// Texts for a table with all rule options.
pub(super) fn at_a_table(language: Language) -> Text {
    let regions = Some(std::array::from_fn(|region| Colour::ALL[region % 5]));
    let options = Options { manipulator_at_most_7: true, solo_b2_combat_points: true, banker_bonus_not_doubled: true };
    Text { regions, options, ..Text::new(language) }
}

fn names(t: &Text) {
    let mut all = Vec::new();
    all.extend(Guild::ALL.iter().map(|&x| t.guild(x)));
    for &colour in Colour::ALL {
        all.extend([t.colour(colour), t.colour_die(colour), t.region_type(colour), t.die(Die::new(colour, 3))]);
        all.push(t.counts(Counts::one(colour)));
    }
    let region = Region::at(1, 2);
    all.extend([t.region(region), t.region_in_words(region, Colour::Green), t.counts(Counts::of(2, 1, 0, 3, 0))]);
    for placed in ["white 3", "white 3 as blue 3", "red 3 as red 4 by trans", "card as red 5"] {
        all.push(t.placed(placed.parse().unwrap()));
    }
    for n in [1, 2] {
        all.extend(Medal::ALL.iter().map(|&x| t.medal(x, n)));
        all.extend(Goods::ALL.iter().map(|&x| t.goods(x, n)));
    }
    all.push(t.list([]));
    all.extend(Column::ALL.iter().map(|&x| t.column(x)));
    all.extend(Space::ALL.iter().map(|&x| t.space(x)));
    all.extend(Shape::ALL.iter().map(|&x| t.shape(x)));
    all.extend(MatAction::ALL.iter().map(|&action| t.thing(Thing::Mat { action })));
    for &building in Building::ALL {
        all.extend([t.thing(Thing::Building { building }), t.building_printed(building)]);
    }
    for &card in PlayerCard::ALL {
        all.extend(
            [Thing::Activation { card }, Thing::DiceAction { card }, Thing::MarkerAction { card }].map(|x| t.thing(x)),
        );
    }
    all.push(t.thing(Thing::ActionCard { card: DeckCard::new(7) }));
    all.extend(PHASES.iter().map(|&x| t.phase(x)));
    for trans in all_trans() {
        all.extend([t.trans(trans), t.trans_text(trans)]);
    }
    all.iter().for_each(|text| sound(text));
}

pub(super) fn all_trans() -> impl Iterator<Item = Trans> {
    [Trans::None, Trans::AnyDie, Trans::WhiteAsAny, Trans::FlipWhite]
        .into_iter()
        .chain([3, 5].map(Trans::Jars))
        .chain([1, 2].map(Trans::Combat))
        .chain(Colour::ALL.iter().map(|&colour| Trans::ColouredDie(colour)))
}

fn cards(t: &Text) {
    for card in DeckCard::all() {
        let card = t.card(card);
        sound(&card.title);
        sound(&card.text);
    }
    for &card in PlayerCard::ALL {
        let text = t.player_card_text(card);
        let parts = [&text.action, &text.marker_action, &text.permanent];
        assert!(parts.iter().any(|part| part.is_some()), "{card} does nothing");
        [text.name.as_str(), &text.printed, &text.cost].into_iter().for_each(sound);
        parts.into_iter().flatten().for_each(|part| sound(part));
    }
    for &building in Building::ALL {
        sound(&t.building_effect(building));
        sound(&t.building_price(building, false));
    }
    for card in 1..=6 {
        sound(&t.round_end(card));
        (1..=4).for_each(|round| sound(&t.round_end_loss(card, round)));
    }
    let spaces: Vec<_> = (0..18).filter_map(|cell| t.solo_space(cell / 6, cell % 6)).collect();
    assert_eq!(spaces.len(), 12);
    for space in spaces {
        [space.title.as_str(), &space.requirement].into_iter().for_each(sound);
        [&space.general, &space.negative].into_iter().flatten().for_each(|part| sound(part));
    }
}

/// A text that came out whole: not empty, no stray space, nothing that only Fluent understands.
pub(super) fn sound(text: &str) {
    assert!(!text.trim().is_empty() && text.trim() == text, "{text:?}");
    assert!(!text.contains("  ") && !text.contains(" ,") && !text.contains(" ."), "{text:?}");
    assert!(!text.contains(['{', '}', '$', '_', '\n', '\u{2068}', '\u{2069}']), "{text:?}");
}

#[test]
fn everything_renders() {
    render_everything();
}
