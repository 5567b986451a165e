//! The one list of legal decisions, and the one place where a decision is carried out.

use crate::action::{Action, StartSpace};
use crate::buildings::{self, markets, offices};
use crate::cards;
use crate::choice::{self, Any, Duty, Eyes, Offer, Pool};
use crate::deck;
use crate::event::{CardPlace, DicePlace, Event, Place};
use crate::few::Few;
use crate::ids::*;
use crate::mat;
use crate::phases::{actions, attack, clean_up, markers, preparation, round_end, solo};
use crate::play::Play;
use crate::step::{Ask, Chance, Phase, RollWhy, Step};
use crate::table::Nest;
use crate::trans;

/// Offers every legal decision of the seat that is asked.
pub(crate) fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    let Step::Ask { ask, .. } = e.t.step else { return };
    let me = e.me();
    match ask {
        Ask::Draw => {
            out.add(Action::Draw);
            if e.hand.has(DeckCard::new(1)) {
                me.depot.parts(5).for_each(|dice| out.add(Action::Card1 { dice }));
            }
        }
        Ask::Redraw => {
            out.add(Action::KeepDrawn);
            if e.hand.has(DeckCard::new(9)) && me.drawn.total() > 0 {
                out.add(Action::Card9);
            }
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
            if e.hand.has(DeckCard::new(22)) {
                clean_up::dice_of_turn(me).parts(2).for_each(|dice| out.add(Action::Card22 { dice }));
            }
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
pub(crate) fn trans_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    let go = &e.t.go;
    trans::offers(e, &mut First { e, out, sure: go.acted || !go.card });
}

pub(crate) fn card_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    let sure = e.t.go.acted || action_is_sure(e);
    for card in e.hand.iter() {
        let sure = match card.number() {
            // The card that is a die can always go to the Attack space as a red one.
            16 => true,
            // Plenty must follow.
            24 => e.t.go.acted || e.me().free(Space::Money) && e.me().active.iter().any(|die| die.is_white()),
            _ => sure,
        };
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
    fn add_list<I: Iterator<Item = Action>>(&mut self, n: u32, list: impl Fn() -> I) {
        if self.sure {
            self.out.add_list(n, list);
        } else {
            list().for_each(|action| self.add(action));
        }
    }
    fn add_regions(&mut self, regions: RegionSet, ways: u32, action: impl Fn(Region, u32) -> Action) {
        if self.sure {
            self.out.add_regions(regions, ways, action);
        } else {
            regions.iter().for_each(|region| self.add_many(ways, |way| action(region, way)));
        }
    }
    fn add_choices(&mut self, n: u32, dice: impl Fn() -> Dice, ways: u32, action: impl Fn(Dice, u32) -> Action) {
        if self.sure {
            self.out.add_choices(n, dice, ways, action);
        } else {
            mat::support::each_choice(&dice(), |chosen| self.add_many(ways, |way| action(chosen, way)));
        }
    }
}

/// GO-2: all actions that fit the question (a go, a further action or a repeated space).
pub(crate) fn action_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    with_pool(e, |pool| actions_with(pool, e, out));
}

/// Calls `f` with all that can be placed now.
#[inline]
fn with_pool(e: &Eyes<'_>, f: impl FnOnce(&Pool<'_>)) {
    let duty = Duty::of(e.t);
    let mut plain = choice::plain_faces(e);
    let trans = e.trans();
    if e.t.go.dye || e.t.go.card_die {
        let faces = &choice::all_faces(&plain, e);
        f(&Pool { dice: faces, faces, duty, simple: false });
    } else if trans.needs_placing() {
        let faces = &choice::trans_faces(&plain, trans);
        // A changed value is just another way to place a die, unless the colour changes or a certain die is owed.
        let simple = trans != Trans::WhiteAsAny && duty.none();
        let dice = if simple {
            choice::note_changes(&mut plain, trans);
            &plain[..]
        } else {
            &faces[..]
        };
        f(&Pool { dice, faces, duty, simple });
    } else {
        f(&Pool { dice: &plain, faces: &plain, duty, simple: duty.none() });
    }
}

fn actions_with<O: Offer>(pool: &Pool<'_>, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    let repeat = matches!(e.t.step, Step::Ask { ask: Ask::Repeat, .. });
    let some_dice = !pool.dice.is_empty();
    if some_dice {
        for &space in Space::ALL {
            let open = if repeat { me.uses[space.index()] > 0 } else { me.free(space) };
            if open {
                mat::offers(space, pool, e, out);
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
        mat::attack::offers(pool, out);
        cards::activation::offers(pool, e, out);
    }
    cards::offers(pool, e, out);
    if out.enough() {
        return;
    }
    building_offers(e, &pool.duty, out);
}

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
            t.discard = t.discard.or(t.aside.and(DeckCard::new(28).set()));
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

/// Carries out a legal decision of `p.seat`.
pub(crate) fn play(p: &mut Play<'_>, action: &Action) {
    let seat = p.seat;
    if p.log.is_some() {
        p.emit(Event::Did { seat, action: *action });
    }
    let repeat = matches!(p.t.step, Step::Ask { ask: Ask::Repeat, .. });
    match *action {
        Action::Draw => preparation::draw(p),
        Action::Card1 { dice } => {
            p.lay_aside(DeckCard::new(1));
            preparation::choose_from_depot(p, dice);
        }
        Action::KeepDrawn => preparation::plant(p),
        Action::Card9 => {
            p.lay_aside(DeckCard::new(9));
            preparation::redraw(p);
        }
        Action::SetAside { colour } => preparation::set_aside(p, colour),
        Action::AddKept { dice } => preparation::take_kept(p, dice),

        Action::KeepOrder => solo::place_marker(p),
        Action::Swap { first } => solo::swap(p, first),
        Action::PlaceMine { region } => solo::place_mine(p, region),

        Action::UseTrans if p.t.phase == Phase::Attack => attack::use_trans(p),
        Action::UseTrans => {
            trans::use_alone(p);
            actions::go_on(p);
        }
        Action::Flip { ref dice } => {
            trans::flip(p, dice);
            actions::go_on(p);
        }
        Action::Pass => actions::pass(p, false),
        Action::EndGo => actions::end_go(p),
        Action::Keep { card } => keep(p, card),
        Action::Discard { card } => {
            p.discard_from_hand(card.set());
            actions::effect_done(p);
        }
        Action::TakeBackRegion { region } => taken_back(p, Place::Region(region)),
        Action::TakeBackCard { card } => taken_back(p, Place::Card(card)),
        Action::RerollAgain { die } => p.reroll(&[die], RollWhy::Effect),
        Action::Enough => actions::effect_done(p),
        Action::Decline => {
            p.t.go.nest = Nest::None;
            actions::effect_done(p);
        }

        Action::PayCombatPoint => attack::pay_combat_point(p),
        Action::FaceAttack => attack::face(p),
        Action::TidyUp => clean_up::tidy_up(p),
        Action::Card22 { dice } => {
            p.lay_aside(DeckCard::new(22));
            clean_up::keep_two(p, dice);
        }
        Action::LosePlayerCard { card } => {
            p.deactivate(card);
            round_end::lost(p);
        }
        Action::LoseMines { regions } => {
            p.take_mines(regions);
            round_end::lost(p);
        }
        Action::LoseMarkers { regions } => {
            p.take_markers(regions);
            round_end::lost(p);
        }
        Action::LoseActionCards { cards } => {
            p.discard_from_hand(cards.iter().copied().collect());
            round_end::lost(p);
        }
        Action::LoseCardMarkers { organizer, manipulator } => {
            round_end::take_card_markers(p, organizer, manipulator);
            round_end::lost(p);
        }
        Action::LoseMedal { medal } => {
            p.lose_medal(medal);
            round_end::lost(p);
        }
        Action::TakeMedal => round_end::after_medal(p, true),
        Action::KeepPoints => round_end::after_medal(p, false),

        _ => match action.deck_card() {
            Some(card) => {
                deck::begin(p, card.number());
                play_card(p, action);
            }
            None => {
                if let Some(building) = action.building() {
                    buildings::pay(p, building);
                }
                actions::begin_action(p);
                act(p, action, repeat);
            }
        },
    }
}

fn keep(p: &mut Play<'_>, card: DeckCard) {
    let rest = p.looking.without(card.set());
    *p.looking = CardSet::EMPTY;
    p.t.looking = 0;
    p.hand.insert(card);
    p.me().hand += 1;
    p.t.discard = p.t.discard.or(rest);
    let seat = p.seat;
    p.emit(Event::KeptCard { seat });
    for card in rest.iter() {
        p.emit(Event::ActionCard { card, from: CardPlace::LookedAt(seat), to: CardPlace::Discard });
    }
    actions::effect_done(p);
}

/// The only card looked at is kept without asking (GO-15).
pub(crate) fn looked_at(p: &mut Play<'_>) {
    if p.looking.len() == 1 {
        let card = p.looking.iter().next().expect("one card");
        keep(p, card);
    } else {
        p.ask(Ask::Keep);
    }
}

fn taken_back(p: &mut Play<'_>, from: Place) {
    markers::take_back(p, from);
    if p.t.phase == Phase::Attack {
        attack::after_take_back(p);
    } else {
        actions::effect_done(p);
    }
}

/// GO-2: mat, buildings and player cards.
fn act(p: &mut Play<'_>, action: &Action, repeat: bool) {
    match *action {
        Action::Plenty { ref dice } => mat::money::plenty(p, dice, repeat),
        Action::Little { die } => mat::money::little(p, die, repeat),
        Action::Choices { die } => mat::cards::choices(p, die, repeat),
        Action::NoChoice { die } => mat::cards::no_choice(p, die, repeat),
        Action::MarkerOnCard { die, card } => mat::support::marker_on_card(p, die, card, repeat),
        Action::Reroll { die, ref dice } => mat::support::reroll(p, die, dice, repeat),
        Action::MarkerOnRegion { ref dice, region } => mat::territory::marker_on_region(p, dice, region, repeat),
        Action::Explore { die, regions } => mat::territory::explore(p, die, regions, repeat),
        Action::BuyDie { die, column, colour } => mat::works::buy_die(p, die, column, colour, repeat),
        Action::Mine { die, region } => mat::works::mine(p, die, region, repeat),
        Action::Build { die, building, own } => mat::build::build(p, die, building, own, repeat),
        Action::Attack { ref dice } => mat::attack::attack(p, dice),

        Action::CivilianOffice { die, to } => offices::civilian(p, die, to),
        Action::LargeMarket { goods } => markets::large(p, goods),
        Action::LittleMarket { goods, colours } => markets::little(p, goods, colours),
        Action::NewMarket { ore, crystals } => markets::new(p, ore, crystals),
        Action::NotarysOffice => offices::notary(p),
        Action::OrganizationOffice { card } => offices::organization(p, card),
        Action::SecretSociety { die } => offices::secret_society(p, die),
        Action::SurveyorsOffice { from, to } => offices::surveyor(p, from, to),

        Action::Activate { card, ref dice } => cards::activation::activate(p, card, dice),
        Action::Banker { die } => cards::banker::banker(p, die),
        Action::SteamDyer { die } => cards::steam_dyer::steam_dyer(p, die),
        Action::OreDigger { ref dice, regions } => cards::diggers::dig(p, Goods::Ore, dice, regions),
        Action::Crystallographist { ref dice, regions } => cards::diggers::dig(p, Goods::Crystal, dice, regions),
        Action::Cartographer { regions } => cards::cartographer::cartographer(p, regions),
        Action::OrganizerDraw => cards::organizer::draw(p),
        Action::OrganizerReroll { die } => cards::organizer::reroll(p, die),
        Action::OrganizerSwap { ref dice, give, take } => cards::organizer::swap(p, dice, give, take),
        Action::CannoneerStrength { ref dice } => cards::cannoneer::strength(p, dice),
        Action::CannoneerWard { ref dice } => cards::cannoneer::ward(p, dice),
        Action::Rumblepoke { die } => cards::rumblepoke::rumblepoke(p, die),
        Action::SteamPressurePlant { ref dice, card } => cards::steam_pressure_plant::fetch(p, dice, card),
        Action::Manipulator { die, to } => cards::manipulator::manipulator(p, die, to),
        _ => unreachable!("{action:?} is not an action of a go"),
    }
}

/// DECK: cards played in a go.
fn play_card(p: &mut Play<'_>, action: &Action) {
    match *action {
        Action::Card2 { regions } => deck::markers::sell(p, regions),
        Action::Card3 { goods, colours } => deck::goods::trade(p, goods, colours),
        Action::Card4 { from, to } => deck::markers::move_anywhere(p, from, to),
        Action::Card5 { space } => deck::money::extra_use(p, space),
        Action::Card6 => deck::money::trade_medal(p),
        Action::Card7 => deck::combat::combat(p, 2),
        Action::Card8 { colour } => deck::dice::choose_die(p, colour, DicePlace::Bag),
        Action::Card10 { die, to } | Action::Card25 { die, to } => deck::dice::turn(p, die, to),
        Action::Card11 { organizer, manipulator } | Action::Card21 { organizer, manipulator } => {
            deck::markers::fill(p, organizer, manipulator);
        }
        Action::Card12 { ref dice } => deck::dice::reroll(p, dice),
        Action::Card13 { goods, colour } => deck::goods::take(p, goods, colour),
        Action::Card14 { colour } => deck::goods::pair(p, colour),
        Action::Card15 { regions } => deck::markers::explore(p, regions, 1),
        Action::Card16 => deck::dice::card_die(p),
        Action::Card17 { region } => deck::markers::place(p, region.set()),
        Action::Card18 { regions } => deck::markers::place(p, regions),
        Action::Card19Combat | Action::Card20Combat => deck::combat::combat(p, 4),
        Action::Card19Dice | Action::Card28Dice => deck::combat::draw_two(p),
        Action::Card19Store { column, colour } => deck::combat::store(p, column, colour),
        Action::Card20Jars => {
            p.gain_jars(8);
            actions::effect_done(p);
        }
        Action::Card23 { region } => deck::mines::place(p, region),
        Action::Card24 => deck::money::double(p),
        Action::Card26 { colour } => deck::dice::choose_die(p, colour, DicePlace::Depot),
        Action::Card27 { column } => deck::markers::from_attack_card(p, column),
        Action::Card28Cards => p.draw_cards(3, true),
        Action::Card29 { cards, medal } => deck::cards::give_up(p, cards, medal),
        Action::Card30 { card } => deck::cards::activate(p, card),
        Action::Card31 { give, gain } => deck::cards::exchange(p, give, gain),
        Action::Card32 | Action::Card33 | Action::Card34 => deck::mines::show(p),
        Action::Card35 { regions }
        | Action::Card36 { regions }
        | Action::Card37 { regions }
        | Action::Card38 { regions } => deck::markers::explore(p, regions, 2),
        Action::Card39 { ore, crystals } => deck::goods::put_back(p, ore, crystals),
        Action::Card40 { card, marker, mine, medal } => deck::markers::give_back(p, card, marker, mine, medal),
        _ => unreachable!("{action:?} is not a card of a go"),
    }
}
