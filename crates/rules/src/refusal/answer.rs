//! Answers to questions, and transformation effects used by themselves.

use super::target::{self, colour_in, counts_in, in_play, number, own_markers, own_mine};
use super::{Pieces, Verdict, Why, duty, placing, question, refuse, require};
use crate::action::{Action, StartSpace};
use crate::eyes::Eyes;
use crate::ids::*;
use crate::phases::{markers, solo};
use crate::step::Phase;

pub(super) fn conditions(e: &Eyes<'_>, action: Action) -> Verdict {
    let me = e.me();
    let n = e.t.loss.n;
    let asked = question::clause(e.t, question::asked(e.t));
    match action {
        Action::SetAside { colour } => colour_in("PREP-4", Pieces::DrawnDice, colour, me.drawn),
        Action::AddKept { dice } => counts_in("DECK-22", Pieces::KeptDice, dice, me.kept),
        Action::Swap { first } => {
            let differ = solo::swaps(e.t)[usize::from(first == StartSpace::II)];
            require(differ, "SOLO-3", Why::SwapAlike)
        }
        Action::PlaceMine { region } => target::mine(e, "SOLO-5", region),
        Action::UseTrans => {
            trans_unused(e, matches!(e.t.trans_now(), Trans::Jars(_) | Trans::Combat(_)))?;
            duty::action_left(e, action)
        }
        Action::Flip { dice } => {
            flip(e, &dice)?;
            duty::action_left(e, action)
        }
        Action::Keep { card } => require(e.looking.has(card), asked, Why::NotLookedAt { card }),
        Action::Discard { card } => require(e.hand.has(card), "GO-11", Why::NotInHand { card }),
        Action::TakeBackRegion { region } => {
            require(!e.t.go.owed.target_regions.has(region), "GO-9", Why::IsTarget)?;
            require(me.guild_markers.has(region), "GO-9", Why::NoOwnMarker { region })?;
            let spared = e.t.phase == Phase::Attack && region == e.t.attacked();
            let is_source = markers::sources_now(e.t, e.seat).regions.has(region);
            require(is_source || !spared, "ATK-4", Why::AttackedRegion { region })?;
            duty::action_left(e, action)
        }
        Action::TakeBackCard { card } => {
            require(me.markers_on(card) > 0, "GO-9", Why::NoMarkerOnCard { card })?;
            require(markers::sources_now(e.t, e.seat).cards.has(card), "GO-9", Why::IsTarget)?;
            duty::action_left(e, action)
        }
        Action::RerollAgain { die } => placing::active(e, &me.active, &[die]),
        Action::Decline => duty::met_by(e, &[], false),
        Action::PayCombatPoint => {
            in_play(e, "CARD-8", PlayerCard::Rumblepoke)?;
            require(!me.rumblepoke_used, "CARD-8", Why::CardUsed { card: PlayerCard::Rumblepoke })?;
            combat_points(e, "CARD-8", 1)
        }
        Action::LosePlayerCard { card } => in_play(e, asked, card),
        Action::LoseMines { regions } => {
            number("END-1", Pieces::MinesOnRegions, n, n, regions.len())?;
            regions.iter().try_for_each(|region| own_mine(e, "END-1", region))
        }
        Action::LoseMarkers { regions } => {
            number("END-1", Pieces::MarkersOnRegions, n, n, regions.len())?;
            own_markers(e, "END-1", regions)
        }
        Action::LoseActionCards { cards } => {
            number("END-1", Pieces::HandCards, n, n, cards.len() as u8)?;
            // A card named twice is one card.
            number("END-1", Pieces::HandCards, n, n, cards.iter().copied().collect::<CardSet>().len())?;
            match cards.iter().find(|&&card| !e.hand.has(card)) {
                Some(&card) => refuse("END-1", Why::NotInHand { card }),
                None => Ok(()),
            }
        }
        Action::LoseCardMarkers { organizer, manipulator } => {
            number("END-1", Pieces::MarkersOnCards, n, n, organizer.saturating_add(manipulator))?;
            for (card, lost) in markers::HOLDERS.into_iter().zip([organizer, manipulator]) {
                require(lost <= me.markers_on(card), "END-1", Why::NoMarkerOnCard { card })?;
            }
            Ok(())
        }
        Action::LoseMedal { medal } => require(me.medals[medal.index()] > 0, asked, Why::NoMedal { medal }),
        _ => Ok(()),
    }
}

pub(super) fn combat_points(e: &Eyes<'_>, clause: &'static str, needs: u8) -> Verdict {
    super::available::few(clause, Pieces::CombatPoints, needs, e.me().combat_points)
}

/// The effect of this turn is used in this way, and is still unused (PREP-2).
fn trans_unused(e: &Eyes<'_>, used_so: bool) -> Verdict {
    let trans = e.t.trans_now();
    require(used_so, trans.clause(), Why::TransOther { trans })?;
    require(!e.me().trans_used, "PREP-2", Why::TransUsed { trans })
}

/// TRANS-7
fn flip(e: &Eyes<'_>, dice: &[Die]) -> Verdict {
    trans_unused(e, e.t.trans_now() == Trans::FlipWhite)?;
    number("TRANS-7", Pieces::Dice, 1, 2, dice.len() as u8)?;
    placing::active(e, &e.me().active, dice)?;
    for &die in dice {
        let has = Dice::of(&[die]);
        require(die.is_white(), "TRANS-7", Why::WrongColour { needs: Colour::White, has })?;
        require(die.value() <= 6, "TRANS-7", Why::WrongValue { least: 1, most: Some(6), has })?;
    }
    Ok(())
}
