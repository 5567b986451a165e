//! Games of the evaluation against itself, and the lessons they hold.

use tharos_bots::tharos::Shortlist;
use tharos_bots::value::{self, Judge, Lanes, Outlook};
use tharos_bots::{Bot, Greedy};
use tharos_rules::ids::{Guild, Seat};
use tharos_rules::{Action, Data, Fast, Options, Random, State, Step};

use crate::learn::Lessons;

pub struct Table<'a> {
    judge: Judge<'a>,
    /// How many decisions in a thousand are taken by the evaluation made by hand, while little has been learned.
    by_hand: u32,
    greedy: Greedy,
    shortlist: Shortlist,
    lanes: Lanes,
    legal: Vec<Action>,
    /// For every seat, what it was shown in this game: where in the lessons, its VP then, and what was expected.
    seen: Vec<Vec<(usize, i16, Outlook)>>,
}

impl<'a> Table<'a> {
    pub fn new(judge: Judge<'a>, by_hand: u32) -> Self {
        Table {
            judge,
            by_hand,
            greedy: Greedy::default(),
            shortlist: Shortlist::default(),
            lanes: Lanes::default(),
            legal: Vec::new(),
            seen: vec![Vec::new(); 4],
        }
    }

    /// Plays a game; `trust` is how much a lesson believes the end of the game, not what was expected a little later.
    pub fn game(&mut self, players: usize, trust: f32, random: &mut Fast, lessons: &mut Lessons) -> State {
        let mut state = State::new(&Guild::ALL[..players], Options::default(), &Data::default());
        self.seen.iter_mut().for_each(Vec::clear);
        loop {
            match state.table.step {
                Step::Over => break,
                Step::Chance(_) => {
                    let outcome = state.sample(random).expect("the game waits for chance");
                    state.settle_unchecked(&outcome, None);
                }
                Step::Ask { seat, .. } => {
                    let action = self.choose(&state, seat, random);
                    state.play_unchecked(action, None);
                    if self.legal.len() > 1 && !state.is_over() {
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
        state
    }

    fn choose(&mut self, state: &State, seat: Seat, random: &mut Fast) -> Action {
        state.legal_into(&mut self.legal);
        if self.legal.len() == 1 {
            return self.legal[0];
        }
        if random.below(1000) < self.by_hand {
            return self.greedy.choose(&state.view(Some(seat)), &self.legal, u64::from(random.next()), 1.into());
        }
        // Now and then a whim, so that more than one way of playing is seen.
        let whim = if random.below(12) == 0 { 2.0 } else { 0.03 };
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        self.shortlist.each(&self.judge, state, seat, &self.legal, |at, value| {
            let value = value + whim * random.below(1024) as f32 / 1024.0;
            if value > most {
                (best, most) = (at, value);
            }
        });
        self.legal[best]
    }

    fn note(&mut self, state: &State, seat: Seat, lessons: &mut Lessons) {
        let expected = self.judge.outlook(state, seat, &mut self.lanes);
        let numbers = self.lanes.numbers.iter().enumerate().filter(|(_, number)| **number != 0.0);
        lessons.inputs.extend(numbers.map(|(at, &number)| (at as u16, number)));
        lessons.begins.push(lessons.inputs.len());
        lessons.targets.push([0.0; value::OUTPUTS]);
        self.seen[seat as usize].push((lessons.targets.len() - 1, state.table.score(seat).total, expected));
    }

    /// Backwards from the end: what should have been expected (TD-lambda).
    fn conclude(&mut self, end: &State, trust: f32, lessons: &mut Lessons) {
        for (seat, seen) in self.seen.iter().enumerate().take(end.table.players.len()) {
            let mut should = Outlook::end(end, seat as u8);
            for &(at, now, expected) in seen.iter().rev() {
                lessons.targets[at] = should.targets(now);
                let mix = |a: f32, b: f32| trust * a + (1.0 - trust) * b;
                should = Outlook {
                    vp: mix(should.vp, expected.vp),
                    met: mix(should.met, expected.met),
                    win: mix(should.win, expected.win),
                    aim: mix(should.aim, expected.aim),
                };
            }
        }
    }
}
