//! BLD-6: any card of the discard pile.

use super::prelude::*;

pub(crate) struct OrganizationOffice;

impl Use for OrganizationOffice {
    const DEMAND: Demand = Demand::once(Self::CLAUSE).jars(15).target(Target::DiscardedCard);

    fn offers<O: Offer>(e: &Eyes<'_>, _: &Duty, out: &mut O) {
        for card in e.t.discard.iter() {
            out.add(Action::OrganizationOffice { card });
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::OrganizationOffice { card } = *action else { stray(action) };
        p.fetch_from_discard(card);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        discard_pile(e)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::OrganizationOffice { card } = *action else { stray(action) };
        discarded(e, Self::CLAUSE, card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::Thing;
    use crate::testing::*;

    #[test]
    fn a_discarded_card_comes_into_hand() {
        let thing = Thing::Building { building: Building::OrganizationOffice };

        let state = position("buildings.organization_office = 'unowned'\ndiscard = [7, 8]\nseat.0.jars = 15");
        assert_eq!(offered(&state, thing), 2);
        let fetch = |number| Action::OrganizationOffice { card: DeckCard::new(number) };
        assert_eq!(played(&state, fetch(7)).hands[0], DeckCard::new(7).set());
        assert_eq!(refused(&state, fetch(9)), ("BLD-6", Why::NotDiscarded { card: DeckCard::new(9) }));
    }
}
