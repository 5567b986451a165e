//! What must hold in every account.

use tharos_analysis::{Analysis, Depth, Eyes, NoAnalysis, Report, Size, Worth};
use tharos_bots::Level;
use tharos_rules::{GameRecord, replay};

use crate::{new_game, play_on, stored};

fn analyse(record: &GameRecord, depth: Depth) -> Report {
    Analysis::new(record, depth, Eyes::Own).unwrap().finish()
}

fn adds_up(report: &Report) {
    for seat in &report.seats {
        assert_eq!(seat.start + seat.luck.total() + seat.decisions.total(), seat.result, "seat {}", seat.seat);
        let own: Worth = report.decisions.iter().filter(|d| d.seat == seat.seat).map(|d| d.loss).sum();
        assert_eq!(seat.decisions.own, -own);
        let lucks: Worth = report.chances.iter().map(|chance| chance.luck[usize::from(seat.seat)]).sum();
        assert_eq!(seat.luck.total(), lucks);
        assert!((0.0..=1.0).contains(&seat.accuracy));
        assert!(seat.moments.len() <= 5 && seat.moments.is_sorted_by_key(|moment| moment.entry));
    }
}

#[test]
fn start_luck_and_decisions_are_the_result() {
    for players in 1..=4 {
        let record = stored(players);
        let table = replay(&record).unwrap().state().table;
        let report = analyse(&record, Depth::Engineer);
        adds_up(&report);
        let winners = table.winners();
        for seat in &report.seats {
            let win = if winners.contains(&seat.seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            assert_eq!(seat.result, Worth::new(table.score(seat.seat).total.into(), win));
            assert_eq!(seat.score, table.score(seat.seat));
        }
        assert!(players == 1 || report.course.len() == 17, "{} points", report.course.len());
        assert_eq!(report.course[0].entries, 1);
        assert_eq!(report.course.last().unwrap().entries, report.entries);
        if players > 1 {
            for point in &report.course {
                let all: f64 = point.expected.iter().map(|worth| worth.win.get()).sum();
                assert!((all - 1.0).abs() < 1e-5, "{all}");
            }
        }
        for decision in &report.decisions {
            let lost = decision.loss.vp.get();
            assert!(lost >= 0.0 && decision.loss.win.get() >= 0.0);
            assert_eq!(decision.size, Size::of(decision.loss.vp));
            if lost > 0.0 {
                let better = decision.better.unwrap();
                assert_eq!((better.worth - decision.played.worth).vp, decision.loss.vp);
                assert_ne!(better.action, decision.played.action);
            }
        }
    }
}

/// A player who takes what looks best one action deep has nothing to regret there; a weaker one has.
#[test]
fn the_engineer_plays_as_its_own_depth_advises() {
    let accuracy = |level: Level| {
        let mut game = new_game(2, "advised");
        play_on(&mut game, level, usize::MAX);
        let report = analyse(&game.record(true), Depth::Engineer);
        adds_up(&report);
        report.seats.iter().map(|seat| seat.accuracy).sum::<f64>() / 2.0
    };
    let [apprentice, foreman, engineer] = [Level::Apprentice, Level::Foreman, Level::Engineer].map(accuracy);
    assert_eq!(engineer, 1.0);
    assert!(apprentice < foreman && foreman < engineer, "{apprentice} {foreman} {engineer}");
}

/// The first turns of a game by search.
#[test]
fn a_search_adds_up_too_and_can_be_interrupted() {
    let record = stored(2);
    let mut analysis = Analysis::new(&record, Depth::Director, Eyes::Own).unwrap();
    for _ in 0..60 {
        assert!(analysis.step());
    }
    let report = analysis.report();
    assert_eq!((report.done, report.entries), (60, record.entries.len()));
    assert_eq!(analysis.progress(), (60, record.entries.len()));
    assert!(!analysis.is_done());
    adds_up(&report);
    assert!(report.decisions.iter().any(|decision| decision.error.is_some()));
    for decision in &report.decisions {
        let noise = decision.error.map_or(0.0, |error| error.vp.get());
        assert!(decision.loss == Worth::ZERO || decision.loss.vp.get() > noise);
    }
}

#[test]
fn step_by_step_is_the_same_as_at_once() {
    let record = stored(2);
    let mut analysis = Analysis::new(&record, Depth::Engineer, Eyes::Own).unwrap();
    let mut steps = 1;
    while analysis.step() {
        steps += 1;
    }
    assert!(!analysis.step() && analysis.is_done());
    assert_eq!(steps, record.entries.len());
    assert_eq!(analysis.report(), analyse(&record, Depth::Engineer));
}

#[test]
fn a_running_game_has_no_analysis() {
    let mut game = new_game(2, "running");
    play_on(&mut game, Level::Apprentice, 40);
    let told = Analysis::new(&game.record(false), Depth::Engineer, Eyes::Own);
    assert_eq!(told.err(), Some(NoAnalysis::NotOver));
    let mut wrong = stored(2);
    wrong.entries.swap(1, 2);
    assert!(matches!(Analysis::new(&wrong, Depth::Engineer, Eyes::Own).err(), Some(NoAnalysis::Record(_))));
}

/// Luck over whole games: its mean lies within 3 standard errors of zero, in all kinds together and in each.
#[test]
fn luck_over_many_games_is_nothing() {
    let mut lucks: Vec<[f64; 6]> = Vec::new();
    for game in 0..20 {
        let mut played = new_game(2, &format!("luck {game}"));
        play_on(&mut played, Level::Apprentice, usize::MAX);
        let report = analyse(&played.record(true), Depth::Engineer);
        adds_up(&report);
        // The seats of a game share their luck, so a game counts as one observation.
        let mut mean = [0.0; 6];
        for seat in &report.seats {
            let luck = seat.luck;
            let kinds = [luck.total(), luck.dice, luck.draws, luck.cards, luck.attack, luck.others];
            for (sum, worth) in mean.iter_mut().zip(kinds) {
                *sum += worth.vp.get() / report.seats.len() as f64;
            }
        }
        lucks.push(mean);
    }
    let n = lucks.len() as f64;
    for kind in 0..6 {
        let mean = lucks.iter().map(|luck| luck[kind]).sum::<f64>() / n;
        let variance = lucks.iter().map(|luck| (luck[kind] - mean).powi(2)).sum::<f64>() / (n - 1.0);
        assert!(variance > 0.0);
        assert!(mean.abs() < 3.0 * (variance / n).sqrt(), "kind {kind}: {mean} of {variance}");
    }
}
