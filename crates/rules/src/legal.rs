//! The one list of legal decisions.

use crate::action::{Action, StartSpace};
use crate::buildings;
use crate::cards;
use crate::deck::dice_or_cards::DiceOrCards;
use crate::deck::{self, InDeck};
use crate::dice_pool::{DicePool, Listed};
use crate::duty::Duty;
use crate::eyes::Eyes;
use crate::few::Few;
use crate::ids::*;
use crate::mat;
use crate::offer::{Any, Offer};
use crate::phases::{attack, markers, solo};
use crate::step::{Ask, Chance, Phase, Step};
use crate::table::Nest;
use crate::trans;

/// Offers every legal decision of the seat that is asked.
pub(crate) fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    let Step::Ask { ask, .. } = e.t.step else { return };
    let me = e.me();
    match ask {
        Ask::Draw => {
            out.add(Action::Draw);
            hand_offers(e, const { deck::played_at(Ask::Draw) }, true, out);
        }
        Ask::Redraw => {
            out.add(Action::KeepDrawn);
            hand_offers(e, const { deck::played_at(Ask::Redraw) }, true, out);
        }
        Ask::SetAside => me.drawn.colours().iter().for_each(|colour| out.add(Action::SetAside { colour })),
        Ask::AddKept => {
            for n in 0..=me.kept.total() {
                me.kept.parts(n).for_each(|dice| out.add(Action::AddKept { dice }));
            }
        }
        Ask::SoloSwap => {
            out.add(Action::KeepOrder);
            for (possible, first) in solo::swaps(e.t).into_iter().zip([StartSpace::I, StartSpace::II]) {
                if possible {
                    out.add(Action::Swap { first });
                }
            }
        }
        Ask::SoloMine => solo::mine_places(me).iter().for_each(|region| out.add(Action::PlaceMine { region })),
        Ask::Go => go_offers(e, out),
        Ask::Further | Ask::Repeat => action_offers(e, out),
        Ask::FreeUse => {
            if Duty::of(e.t).none() {
                out.add(Action::Decline);
            }
            use_offers(e, out);
        }
        Ask::Keep => e.looking.iter().for_each(|card| out.add(Action::Keep { card })),
        Ask::Discard => e.hand.iter().for_each(|card| out.add(Action::Discard { card })),
        Ask::TakeBack => take_back_offers(e, out),
        Ask::RerollAgain => cards::organizer::again_offers(e, out),
        Ask::Check => {
            if attack::can_use_trans(e.t, e.seat) {
                out.add(Action::UseTrans);
            }
            if attack::can_pay(e.t, e.seat) {
                out.add(Action::PayCombatPoint);
            }
            out.add(Action::FaceAttack);
        }
        Ask::TidyUp => {
            out.add(Action::TidyUp);
            hand_offers(e, const { deck::played_at(Ask::TidyUp) }, true, out);
        }
        Ask::LosePlayerCard => me.active_cards.iter().for_each(|card| out.add(Action::LosePlayerCard { card })),
        Ask::LoseMines => {
            me.mines.subsets(e.t.loss.n).for_each(|regions| out.add(Action::LoseMines { regions }));
        }
        Ask::LoseMarkers => {
            me.guild_markers.subsets(e.t.loss.n).for_each(|regions| out.add(Action::LoseMarkers { regions }));
        }
        Ask::LoseActionCards => {
            for cards in e.hand.subsets(e.t.loss.n) {
                let mut list = Few::new();
                cards.iter().for_each(|card| list.push(card));
                out.add(Action::LoseActionCards { cards: list });
            }
        }
        Ask::LoseCardMarkers => {
            let n = e.t.loss.n;
            for organizer in n.saturating_sub(me.on_manipulator)..=me.on_organizer.min(n) {
                out.add(Action::LoseCardMarkers { organizer, manipulator: n - organizer });
            }
        }
        Ask::LoseMedal => {
            for &medal in Medal::ALL {
                if me.medals[medal.index()] > 0 {
                    out.add(Action::LoseMedal { medal });
                }
            }
        }
        Ask::Medal => {
            out.add(Action::TakeMedal);
            out.add(Action::KeepPoints);
        }
    }
}

/// GO-14: the free choice inside a go.
fn go_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    let go = &e.t.go;
    if !go.acted {
        action_offers(e, out);
    }
    if !go.card && !e.hand.is_empty() {
        card_offers(e, out);
    }
    trans_offers(e, out);
    if go.acted {
        out.add(Action::EndGo);
    } else if !go.card {
        out.add(Action::Pass);
    }
}

/// GO-3: between card and action nothing may be done that leaves no action.
#[inline]
pub(crate) fn trans_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    let go = &e.t.go;
    trans::offers(e, &mut First { e, out, sure: go.acted || !go.card });
}

/// The cards that can be played in a go.
pub(crate) fn card_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    hand_offers(e, const { deck::played_at(Ask::Go) }, e.t.go.acted || action_is_sure(e), out);
}

/// Those of these cards that are in hand; `sure`: an action is left, or none is needed.
fn hand_offers<O: Offer>(e: &Eyes<'_>, cards: CardSet, sure: bool, out: &mut O) {
    for card in e.hand.and(cards).iter() {
        let sure = deck::leaves_action(e, card, sure);
        deck::offers(card, e, &mut First { e, out, sure });
    }
}

/// Whether there is an action now that no card can spoil: any die for the Money or Cards space,
/// or a red die for the Attack space.
fn action_is_sure(e: &Eyes<'_>) -> bool {
    let me = e.me();
    !me.active.is_empty()
        && (me.free(Space::Money)
            || me.free(Space::Cards) && e.t.can_draw()
            || me.active.iter().any(|d| d.colour() == Colour::Red))
}

/// GO-3: passes on only what leaves a legal action.
struct First<'a, 'e, O> {
    e: &'a Eyes<'e>,
    out: &'a mut O,
    sure: bool,
}

impl<O> First<'_, '_, O> {
    /// Rarely needed, so it stays out of the way.
    #[cold]
    #[inline(never)]
    fn leaves_action(&self, action: Action) -> bool {
        self.e.after(&action, |e| alive(&e))
    }
}

impl<O: Offer> Offer for First<'_, '_, O> {
    #[inline]
    fn add(&mut self, action: Action) {
        if self.sure || self.leaves_action(action) {
            self.out.add(action);
        }
    }
    fn enough(&self) -> bool {
        self.out.enough()
    }
    fn add_many(&mut self, n: u32, action: impl Fn(u32) -> Action) {
        if self.sure {
            self.out.add_many(n, action);
        } else {
            (0..n).for_each(|k| self.add(action(k)));
        }
    }
    fn add_choices(&mut self, dice: &[Die], action: impl Fn(Dice) -> Action) {
        // Chance comes next whichever dice are chosen, so all choices leave as much as one of them.
        if self.sure || !dice.is_empty() && self.leaves_action(action(Few::of(&dice[..1]))) {
            self.out.add_choices(dice, action);
        }
    }
}

/// GO-2: all actions that fit the question (a go, a further action or a repeated space).
pub(crate) fn action_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    Listed::with(e, |dice| actions_with(dice, e, out));
}

fn actions_with<O: Offer>(dice: &Listed<'_>, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    let repeat = matches!(e.t.step, Step::Ask { ask: Ask::Repeat, .. });
    let some_dice = !dice.is_empty();
    if some_dice {
        for &space in Space::ALL {
            let open = if repeat { me.uses[space.index()] > 0 } else { me.free(space) };
            if open {
                mat::offers(space, dice, e, out);
                if out.enough() {
                    return;
                }
            }
        }
    }
    if repeat {
        return;
    }
    if some_dice {
        mat::attack::offers(dice, e, out);
        cards::activation::offers(dice, e, out);
    }
    cards::offers(dice, e, out);
    if out.enough() {
        return;
    }
    building_offers(e, dice.duty(), out);
}

#[inline]
pub(crate) fn building_offers<O: Offer>(e: &Eyes<'_>, duty: &Duty, out: &mut O) {
    for building in buildings::unused(e).iter() {
        buildings::offers(building, e, duty, false, out);
    }
}

/// MAT-6: the free use of the building just built.
fn use_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    if let Nest::FreeUse(building) = e.t.go.nest {
        buildings::offers(building, e, &Duty::of(e.t), true, out);
    }
}

pub(crate) fn any_use(e: &Eyes<'_>) -> bool {
    let mut any = Any(false);
    use_offers(e, &mut any);
    any.0
}

fn take_back_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    let sources = markers::sources_now(e.t, e.seat);
    // GO-3, GO-17: what must still be done in this go must stay possible.
    let go = &e.t.go;
    let pending = go.card && !go.acted || !Duty::of(e.t).none();
    let mut first = First { e, out, sure: e.t.phase != Phase::Actions || !pending };
    for region in sources.regions.iter() {
        first.add(Action::TakeBackRegion { region });
    }
    for card in sources.cards.iter() {
        first.add(Action::TakeBackCard { card });
    }
}

/// Whether the go can still be completed from here: GO-3 and GO-17, nested actions and an unused
/// TRANS effect included.
pub(crate) fn alive(e: &Eyes<'_>) -> bool {
    match e.t.step {
        Step::Ask { ask, seat } if seat == e.seat => match ask {
            Ask::Go => e.t.go.acted || !e.t.go.card || can_act(e) || can_act_after_trans(e),
            Ask::Further | Ask::Repeat => can_act(e),
            Ask::FreeUse => Duty::of(e.t).none() || any_use(e),
            Ask::TakeBack => {
                let mut any = Any(false);
                take_back_offers(e, &mut any);
                any.0
            }
            _ => true,
        },
        // DECK-28 before the action: whatever is drawn, the card itself will be on the discard pile.
        Step::Chance(Chance::Cards { seat, .. }) if !e.t.go.acting && !e.t.go.acted => {
            let mut t = *e.t;
            t.discard = t.discard.or(t.aside.and(DiceOrCards::CARD.set()));
            t.step = Step::Ask { seat, ask: Ask::Go };
            alive(&Eyes::new(&t, e.seat, e.hand, e.looking))
        }
        _ => true,
    }
}

fn can_act(e: &Eyes<'_>) -> bool {
    if matches!(e.t.step, Step::Ask { ask: Ask::Go, .. }) && !e.t.go.owes() && action_is_sure(e) {
        return true;
    }
    let mut any = Any(false);
    action_offers(e, &mut any);
    any.0
}

/// GO-3: actions made possible by an unused TRANS effect count.
fn can_act_after_trans(e: &Eyes<'_>) -> bool {
    struct Try<'a, 'e>(&'a Eyes<'e>, bool);
    impl Offer for Try<'_, '_> {
        fn add(&mut self, action: Action) {
            self.1 = self.1 || self.0.after(&action, |e| can_act(&e));
        }
    }
    let mut attempt = Try(e, false);
    trans::offers(e, &mut attempt);
    attempt.1
}
