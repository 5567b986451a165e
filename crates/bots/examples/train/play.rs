//! Games of the evaluation against itself and its rivals, and the lessons they hold.

use tharos_bots::tharos::Shortlist;
use tharos_bots::value::{self, CATEGORIES, Forecast, Judge, Lanes, Net};
use tharos_bots::{Bot, Greedy, Searcher};
use tharos_rules::ids::{Guild, Seat};
use tharos_rules::{Action, Data, Fast, Options, Random, Score, State, Step};

use crate::learn::Lessons;

pub struct Table<'a> {
    /// What was learned, without temptations: what lessons expect.
    pub net: &'a Net,
    pub sober: Judge<'a>,
    /// The most that every category may be worth to a seat; each draws its own worth for the game.
    pub tempt: [f32; CATEGORIES],
    /// Every seat takes the most instead.
    pub resolute: bool,
    /// Others to play against; in one game of four they take all seats but one.
    pub rivals: Vec<Judge<'a>>,
    /// Takes the place of the evaluation made by hand.
    pub teacher: Option<Judge<'a>>,
    pub data: Data,
    /// How many turns in a thousand are taken by the evaluation made by hand, while little has been learned.
    pub by_hand: u32,
    /// These turns of every seat in this game, as bits.
    pub taught: [u32; 4],
    /// Who decides by a search, with so many iterations, instead of one action deep.
    pub expert: Option<(Searcher<'a>, u32)>,
    /// One decision of so many follows a whim, one action deep.
    pub whims: u32,
    pub buffers: Buffers,
}

/// What lives on from generation to generation.
#[derive(Default)]
pub struct Buffers {
    greedy: Greedy,
    shortlist: Shortlist,
    lanes: Lanes,
    legal: Vec<Action>,
    /// For every seat, what it was shown in this game: where in the lessons, its VP then, and what was expected.
    seen: [Vec<(usize, Score, Forecast)>; 4],
}

/// How the seats that learned did in some games.
#[derive(Clone, Copy, Default)]
pub struct Results {
    pub seats: f64,
    pub won: f64,
    pub vp: [f64; CATEGORIES],
}

impl Table<'_> {
    /// Plays a game; `trust` is how much a lesson believes the end of the game, not what was expected a little later.
    pub fn game(
        &mut self,
        players: usize,
        trust: f32,
        random: &mut Fast,
        lessons: &mut Lessons,
        results: &mut Results,
    ) {
        let mut state = State::new(&Guild::ALL[..players], Options::default(), &self.data);
        self.buffers.seen.iter_mut().for_each(Vec::clear);
        let rival = (!self.rivals.is_empty() && players > 1 && random.below(4) == 0)
            .then(|| (random.below(self.rivals.len() as u32) as usize, random.below(players as u32) as Seat));
        let judges: [Judge<'_>; 4] = std::array::from_fn(|_| {
            let mut share = || if self.resolute { 1.0 } else { random.below(1001) as f32 / 1000.0 };
            let worth = self.tempt.map(|most| 1.0 + (most - 1.0) * share());
            Judge::tempted(self.net, worth)
        });
        for turns in &mut self.taught {
            *turns = (0..16).fold(0, |turns, turn| turns | u32::from(random.below(1000) < self.by_hand) << turn);
        }
        let learns = |seat: Seat| rival.is_none_or(|(_, learner)| learner == seat);
        loop {
            match state.table.step {
                Step::Over => break,
                Step::Chance(_) => {
                    let outcome = state.sample(random).expect("the game waits for chance");
                    state.settle_unchecked(&outcome, None);
                }
                Step::Ask { seat, .. } => {
                    let rival = if learns(seat) { None } else { rival };
                    let action = self.choose(&state, seat, &judges[seat as usize], rival, random);
                    let turn = (state.table.round, state.table.turn);
                    state.play_unchecked(action, None);
                    // A search judges where turns begin, so experts are shown all of these.
                    if self.expert.is_some() && turn != (state.table.round, state.table.turn) && !state.is_over() {
                        (0..players as u8).for_each(|seat| self.note(&state, seat, lessons));
                        continue;
                    }
                    if self.buffers.legal.len() > 1 && !state.is_over() {
                        for other in 0..players as u8 {
                            // Positions follow each other closely; half of the own and a few of the others are enough.
                            if random.below(10) < if other == seat { 5 } else { 1 } {
                                self.note(&state, other, lessons);
                            }
                        }
                    }
                }
            }
        }
        self.conclude(&state, trust, lessons);
        let winners = state.table.winners();
        for seat in (0..players as u8).filter(|&seat| learns(seat)) {
            results.seats += 1.0;
            results.won += if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            let parts = value::parts(&state.table.score(seat));
            results.vp.iter_mut().zip(parts).for_each(|(sum, vp)| *sum += f64::from(vp));
        }
    }

    fn choose(
        &mut self,
        state: &State,
        seat: Seat,
        own: &Judge<'_>,
        rival: Option<(usize, Seat)>,
        random: &mut Fast,
    ) -> Action {
        let Buffers { greedy, shortlist, legal, .. } = &mut self.buffers;
        if self.expert.is_some() {
            state.consider_into(legal)
        } else {
            state.legal_into(legal)
        }
        if legal.len() == 1 {
            return legal[0];
        }
        let t = &state.table;
        let taught = rival.is_none() && self.taught[seat as usize] >> ((t.round - 1) * 4 + t.turn - 1) & 1 != 0;
        if taught && self.teacher.is_none() {
            return greedy.choose(&state.view(Some(seat)), legal, u64::from(random.next()), 1.into());
        }
        // Now and then a whim, so that more than one way of playing is seen.
        let whim = if random.below(self.whims) == 0 { 2.0 } else { 0.03 };
        if let Some((searcher, iterations)) = &mut self.expert
            && rival.is_none()
            && !taught
            && whim < 1.0
        {
            let seed = u64::from(random.next());
            return searcher.choose(&state.view(Some(seat)), legal, seed, (*iterations).into());
        }
        let judge = match (&self.teacher, rival) {
            (_, Some((at, _))) => &self.rivals[at],
            (Some(teacher), None) if taught => teacher,
            _ => own,
        };
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        let solo = state.table.is_solo();
        shortlist.each(judge, state, seat, legal, |at, outlook, _| {
            let value = outlook.value(solo) + whim * random.below(1024) as f32 / 1024.0;
            if value > most {
                (best, most) = (at, value);
            }
        });
        legal[best]
    }

    fn note(&mut self, state: &State, seat: Seat, lessons: &mut Lessons) {
        let Buffers { lanes, seen, .. } = &mut self.buffers;
        let expected = self.sober.forecast(state, seat, lanes);
        let numbers = lanes.numbers.iter().enumerate().filter(|(_, number)| **number != 0.0);
        lessons.inputs.extend(numbers.map(|(at, &number)| (at as u16, number)));
        lessons.begins.push(lessons.inputs.len());
        lessons.targets.push([0.0; value::OUTPUTS]);
        seen[seat as usize].push((lessons.targets.len() - 1, state.table.score(seat), expected));
    }

    /// Backwards from the end: what should have been expected (TD-lambda).
    fn conclude(&mut self, end: &State, trust: f32, lessons: &mut Lessons) {
        for (seat, seen) in self.buffers.seen.iter().enumerate().take(end.table.players.len()) {
            let mut should = Forecast::end(end, seat as u8);
            for (at, now, expected) in seen.iter().rev() {
                lessons.targets[*at] = should.targets(now);
                should = should.mix(expected, trust);
            }
        }
    }
}
