//! BLD-8: an own guild marker to an adjacent region without one.

use super::prelude::*;
use crate::event::Place;

pub(crate) struct SurveyorsOffice;

impl Use for SurveyorsOffice {
    const DEMAND: Demand = Demand::once(Self::CLAUSE).jars(4).target(Target::Neighbour);

    fn offers<O: Offer>(e: &Eyes<'_>, _: &Duty, out: &mut O) {
        let own = e.me().guild_markers;
        for from in own.iter() {
            let free = from.neighbours().without(own);
            out.add_many(u32::from(free.len()), |k| Action::SurveyorsOffice { from, to: free.nth(k) });
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::SurveyorsOffice { from, to } = *action else { stray(action) };
        p.move_marker(Place::Region(from), Place::Region(to));
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        few(Self::CLAUSE, Pieces::MarkersOnRegions, 1, e.me().guild_markers.len())
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::SurveyorsOffice { from, to } = *action else { stray(action) };
        own_marker(e, Self::CLAUSE, from)?;
        no_own_marker(e, to)?;
        require(from.neighbours().has(to), Self::CLAUSE, Why::NotAdjacent { region: to })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::Thing;
    use crate::testing::*;

    #[test]
    fn a_marker_moves_next_door() {
        let thing = Thing::Building { building: Building::SurveyorsOffice };

        let state = position("buildings.surveyors_office = 'unowned'\nseat.0 = { jars = 4, guild_markers = ['2/2'] }");
        assert_eq!(offered(&state, thing), 4);
        let walk = |to: &str| Action::SurveyorsOffice { from: region("2/2"), to: region(to) };
        assert_eq!(me(&played(&state, walk("2/3"))).guild_markers, regions(&["2/3"]));
        assert_eq!(refused(&state, walk("4/4")), ("BLD-8", Why::NotAdjacent { region: region("4/4") }));
    }
}
