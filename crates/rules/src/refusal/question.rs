//! Whether a decision answers the question that is asked.

use super::{Refusal, Thing, Verdict, Why, refuse, require};
use crate::action::Action;
use crate::deck::InDeck;
use crate::deck::dice_or_cards::DiceOrCards;
use crate::eyes::Eyes;
use crate::step::{Ask, Phase, Step};
use crate::table::{Nest, Table};

/// The question of a player who is known to be asked.
pub(super) fn asked(t: &Table) -> Ask {
    match t.step {
        Step::Ask { ask, .. } => ask,
        Step::Chance(_) | Step::Over => unreachable!("nobody is asked"),
    }
}

/// The clause a question comes from.
pub(super) fn clause(t: &Table, ask: Ask) -> &'static str {
    let solo = t.phase == Phase::Solo;
    match ask {
        Ask::Draw | Ask::Redraw | Ask::SetAside | Ask::AddKept => "PREP-4",
        Ask::SoloSwap => "SOLO-3",
        Ask::SoloMine => "SOLO-5",
        Ask::Go => "GO-14",
        Ask::Further => "CARD-2",
        Ask::Repeat => "BLD-5",
        Ask::FreeUse => "MAT-6",
        Ask::Keep if t.go.running == Some(DiceOrCards::CARD) => DiceOrCards::CLAUSE,
        Ask::Keep => "MAT-2",
        Ask::Discard => "GO-11",
        Ask::TakeBack if t.phase == Phase::Attack => "ATK-4",
        Ask::TakeBack => "GO-9",
        Ask::RerollAgain => "CARD-6",
        Ask::Check => "ATK-2",
        Ask::TidyUp => "CLEAN-1",
        Ask::LosePlayerCard if solo => "SOLO-B5",
        Ask::LoseMedal if solo => "SOLO-C4",
        Ask::LosePlayerCard
        | Ask::LoseMines
        | Ask::LoseMarkers
        | Ask::LoseActionCards
        | Ask::LoseCardMarkers
        | Ask::LoseMedal => "END-1",
        Ask::Medal => "END-3",
    }
}

/// This question must be answered before anything else can be done.
fn answer_first(t: &Table, ask: Ask) -> Verdict {
    let clause = match ask {
        Ask::Further | Ask::Repeat | Ask::FreeUse => "GO-15",
        _ => clause(t, ask),
    };
    refuse(clause, Why::AnswerFirst { ask })
}

/// Whether this kind of decision answers `ask`.
pub(super) fn fits(e: &Eyes<'_>, ask: Ask, action: Action) -> Verdict {
    if let Some(thing) = action.thing() {
        return thing_fits(e, ask, thing);
    }
    let go = &e.t.go;
    let home = match action {
        Action::Pass | Action::EndGo if ask != Ask::Go => return answer_first(e.t, ask),
        Action::Pass => {
            require(!go.acted, "GO-1", Why::ActionTaken)?;
            return require(!go.card, "GO-3", Why::ActionOwed);
        }
        Action::EndGo => {
            require(go.acted || !go.card, "GO-3", Why::ActionOwed)?;
            return require(go.acted, "GO-14", Why::NoActionYet);
        }
        Action::UseTrans if ask == Ask::Check => return Ok(()),
        Action::Flip { .. } if ask == Ask::Check => {
            return refuse("ATK-2", Why::TransOther { trans: e.t.trans_now() });
        }
        // GO-14: not while an effect waits for its own choice.
        Action::UseTrans | Action::Flip { .. } => {
            let clause = if e.t.phase == Phase::Solo { "SOLO-3" } else { "GO-14" };
            return require(ask == Ask::Go, clause, Why::AnswerFirst { ask });
        }
        Action::Draw => Ask::Draw,
        Action::KeepDrawn => Ask::Redraw,
        Action::SetAside { .. } => Ask::SetAside,
        Action::AddKept { .. } => Ask::AddKept,
        Action::KeepOrder | Action::Swap { .. } => Ask::SoloSwap,
        Action::PlaceMine { .. } => Ask::SoloMine,
        Action::Keep { .. } => Ask::Keep,
        Action::Discard { .. } => Ask::Discard,
        Action::TakeBackRegion { .. } | Action::TakeBackCard { .. } => Ask::TakeBack,
        Action::RerollAgain { .. } | Action::Enough => Ask::RerollAgain,
        Action::Decline => Ask::FreeUse,
        Action::PayCombatPoint | Action::FaceAttack => Ask::Check,
        Action::TidyUp => Ask::TidyUp,
        Action::LosePlayerCard { .. } => Ask::LosePlayerCard,
        Action::LoseMines { .. } => Ask::LoseMines,
        Action::LoseMarkers { .. } => Ask::LoseMarkers,
        Action::LoseActionCards { .. } => Ask::LoseActionCards,
        Action::LoseCardMarkers { .. } => Ask::LoseCardMarkers,
        Action::LoseMedal { .. } => Ask::LoseMedal,
        Action::TakeMedal | Action::KeepPoints => Ask::Medal,
        _ => unreachable!("{action:?} uses a thing"),
    };
    if ask == home {
        return Ok(());
    }
    // These questions are not asked of players who have too little; that is then the reason.
    match action {
        Action::Swap { .. } if e.t.is_solo() => super::available::jars(e, "SOLO-3", crate::phases::solo::SWAP)?,
        Action::TakeMedal => super::answer::combat_points(e, "END-3", 4)?,
        _ => {}
    }
    refuse(clause(e.t, home), Why::NotTheQuestion { ask })
}

/// Whether a thing can be used in answer to `ask`.
pub(super) fn thing_fits(e: &Eyes<'_>, ask: Ask, thing: Thing) -> Verdict {
    let go = &e.t.go;
    if let Thing::ActionCard { card } = thing {
        let home = card.when();
        if ask != home {
            return if home == Ask::Go || !matches!(ask, Ask::Go | Ask::Draw | Ask::Redraw | Ask::TidyUp) {
                answer_first(e.t, ask)
            } else {
                let clause = match ask {
                    Ask::Go => "GO-3",
                    Ask::TidyUp => card.clause(),
                    _ => "PREP-5",
                };
                refuse(clause, Why::WrongTime { card })
            };
        }
        return require(ask != Ask::Go || !go.card, "GO-3", Why::OneCardPerGo);
    }
    match (ask, thing) {
        (Ask::Go, _) => require(!go.acted, "GO-14", Why::ActionTaken),
        (Ask::Further, _) => Ok(()),
        (Ask::Repeat, Thing::Mat { action }) if action.space().is_some() => Ok(()),
        (Ask::Repeat, _) => refuse("BLD-5", Why::NotRepeatable),
        (Ask::FreeUse, Thing::Building { building }) if go.nest == Nest::FreeUse(building) => Ok(()),
        _ => answer_first(e.t, ask),
    }
}

/// Whether a thing cannot be used at all because of the question.
pub(super) fn thing_refused(e: &Eyes<'_>, thing: Thing) -> Option<Refusal> {
    thing_fits(e, asked(e.t), thing).err()
}
