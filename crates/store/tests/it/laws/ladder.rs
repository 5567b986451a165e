//! Rated games, one after the other, and what people are to each other.

use tharos_store::{
    Before, CauseKind, Channel, Head, RatedGame, RatedSeat, Rating, Relation, Report, Shown, Store, Unused,
};

use super::home::{Home, add, guest, head};
use super::told::place;

/// Tables of a rated game that wait to be rated.
async fn rated_tables(store: &Store, ids: &[&str]) {
    for id in ids {
        let first = tharos_store::Append {
            head: Head { rated: true, phase: tharos_store::Phase::Over, ..head() },
            ..add(&["x"])
        };
        store.create_table(id, first).await.unwrap();
    }
}

fn rating(person: &str, rating: i64, games: i64) -> Rating {
    Rating { person: person.into(), rating, deviation: 100, games, won: 0, updated: 50 }
}

/// Somebody wins a point a game, so that the order shows.
fn a_point(table: &'static str, person: &'static str) -> impl FnOnce(Before) -> Option<RatedGame> + Send + 'static {
    move |before| {
        let (old, games) = before.ratings.first().map_or((0, 0), |rating| (rating.rating, rating.games));
        let now = rating(person, old + 1, games + 1);
        let seats = vec![RatedSeat { place: 1, change: 1, now }];
        Some(RatedGame { table: table.into(), kind: "live".into(), at: 50, why_not: None, seats })
    }
}

pub async fn a_game_is_rated_once_and_in_order(home: Home) {
    let store = home.open().await;
    store.add_person(&guest("a")).await.unwrap();
    const TABLES: [&str; 4] = ["t0", "t1", "t2", "t3"];
    rated_tables(&store, &TABLES).await;
    assert_eq!(store.to_be_rated(0, 9).await.unwrap().len(), 4);
    // All at once, each twice.
    let rate = |table: &'static str| store.rate(table, "live", vec!["a".into()], 0, a_point(table, "a"));
    let [a, b, c, d] = TABLES;
    let done = tokio::join!(rate(a), rate(b), rate(a), rate(c), rate(b), rate(d), rate(c), rate(d));
    let done = [done.0, done.1, done.2, done.3, done.4, done.5, done.6, done.7].map(Result::unwrap);
    assert_eq!(done.iter().filter(|done| **done).count(), 4);
    assert!(store.to_be_rated(0, 9).await.unwrap().is_empty());
    let history = store.rating_history("a", "live", 9).await.unwrap();
    assert_eq!(history.iter().map(|past| past.rating).collect::<Vec<_>>(), [4, 3, 2, 1]);
    assert_eq!(store.ratings_of("a").await.unwrap(), [("live".to_owned(), rating("a", 4, 4))]);
    // What is said of the table later does not bring it back.
    let again = tharos_store::Append { head: Head { rated: true, ..head() }, ..add(&["chat"]) };
    store.append("t0", 1, again).await.unwrap();
    assert!(store.to_be_rated(0, 9).await.unwrap().is_empty());
    // Written anew, unless somebody rated meanwhile; a deleted table is gone from it.
    let (n, tables) = store.rated_games().await.unwrap();
    assert_eq!(tables.len(), 4);
    assert!(!store.rewrite_ladder(n - 1, Vec::new()).await.unwrap());
    assert_eq!(store.ratings_of("a").await.unwrap().len(), 1);
    store.delete_table("t3").await.unwrap();
    assert_eq!(store.rated_games().await.unwrap().1.len(), 3);
    assert!(store.rewrite_ladder(n, Vec::new()).await.unwrap());
    assert!(store.ratings_of("a").await.unwrap().is_empty());
}

pub async fn the_ladder_shows_whom_it_may(home: Home) {
    let store = home.open().await;
    for (person, points) in [("a", 30), ("b", 20), ("c", 20), ("d", 10), ("e", 90)] {
        store.add_person(&guest(person)).await.unwrap();
        let table = format!("t{person}");
        rated_tables(&store, &[&table]).await;
        let games = if person == "e" { 1 } else { 5 };
        let seats = vec![RatedSeat { place: 1, change: 0, now: rating(person, points, games) }];
        let game = RatedGame { table: table.clone(), kind: "live".into(), at: 1, why_not: None, seats };
        store.rate(&table, "live", vec![person.into()], 0, move |_| Some(game)).await.unwrap();
    }
    let places = async || -> Vec<(String, i64)> {
        let rows = store.ladder("live", 5, 0, 9).await.unwrap();
        rows.into_iter().map(|row| (row.rating.person, row.place)).collect()
    };
    let at = |person: &str, place| (person.to_owned(), place);
    assert_eq!(places().await, [at("a", 1), at("b", 2), at("c", 2), at("d", 4)]);
    assert_eq!(store.ladder("live", 5, 1, 1).await.unwrap()[0].place, 2);
    assert_eq!(store.ladder_size("live", 5, 20).await.unwrap(), [4, 1]);
    assert_eq!(store.ladder_size("solo", 5, 0).await.unwrap(), [0, 0]);
    store.show("a", Shown { rating: false, results: true, games: false }).await.unwrap();
    store.ban("b", Some(1)).await.unwrap();
    store.delete_person("c", 1).await.unwrap();
    assert_eq!(places().await, [at("d", 1)]);
}

pub async fn lists_invitations_and_reports_have_limits(home: Home) {
    let store = home.open().await;
    for person in ["a", "b", "c"] {
        store.add_person(&guest(person)).await.unwrap();
    }
    let names = async |kind| -> Vec<String> {
        store.related("a", kind).await.unwrap().into_iter().map(|person| person.id).collect()
    };
    assert!(store.relate("a", Relation::Friend, "b", 1, 1).await.unwrap());
    assert!(store.relate("a", Relation::Friend, "b", 1, 1).await.unwrap(), "it is there");
    assert!(!store.relate("a", Relation::Friend, "c", 2, 1).await.unwrap(), "the list is full");
    assert!(store.relate("a", Relation::Block, "c", 2, 1).await.unwrap(), "another list");
    assert_eq!((names(Relation::Friend).await, names(Relation::Block).await), (vec!["b".into()], vec!["c".into()]));

    store
        .create_table(
            "t",
            tharos_store::Append { head: Head { phase: tharos_store::Phase::Waiting, ..head() }, ..add(&["x"]) },
        )
        .await
        .unwrap();
    assert!(store.invite("t", "a", "b", 5, 1).await.unwrap());
    assert!(!store.invite("t", "a", "c", 5, 1).await.unwrap());
    assert_eq!(store.invitations("b").await.unwrap()[0].table.id, "t");

    store.set_wish("b", Some(("{}".into(), 100))).await.unwrap();
    assert!(store.wishes("a", 50, 9).await.unwrap().is_empty(), "b cannot be told");
    let place = Channel { wants: CauseKind::Opened.bit(), ..place("p", "b") };
    store.add_channel(&place).await.unwrap();
    assert_eq!(store.wishes("a", 50, 9).await.unwrap(), [("b".to_owned(), "{}".to_owned())]);
    store.relate("b", Relation::Block, "a", 1, 9).await.unwrap();
    assert!(store.wishes("a", 50, 9).await.unwrap().is_empty());

    let report = |id: &str, at| Report {
        id: id.into(),
        at,
        reporter: "a".into(),
        about: "b".into(),
        table: Some("t".into()),
        said: "foul".into(),
        text: "look".into(),
        closed: None,
        note: String::new(),
    };
    let noted = async |new: Report, since, most| store.report(new, since, most, 2).await.unwrap();
    let said = |id: &str, at, said: &str| Report { said: said.into(), ..report(id, at) };
    assert_eq!(noted(report("r1", 10), 5, 1).await.as_deref(), Some("r1"));
    assert_eq!(noted(report("r2", 10), 5, 1).await.as_deref(), Some("r1"), "the same words once");
    assert_eq!(noted(said("r2", 10, "worse"), 5, 1).await, None);
    assert_eq!(noted(said("r2", 10, "worse"), 11, 1).await.as_deref(), Some("r2"), "another day");
    for (by, stands) in [("b", "r3"), ("c", "r1")] {
        let new = Report { id: "r3".into(), reporter: by.into(), ..report("", 10) };
        assert_eq!(noted(new, 5, 9).await.as_deref(), Some(stands), "by two at most");
    }
    assert_eq!(store.reports_by("a").await.unwrap().len(), 2);
    assert!(store.close_report("r3", 20, "done").await.unwrap());
    assert!(store.close_report("r1", 20, "done").await.unwrap());

    // Guests about whom a report waits stay; closed reports, old invitations and wishes go.
    let unused = Unused { sessions: 1000, guests: 1000, waiting: 0, abandoned: None, finished: None };
    store.sweep(unused).await.unwrap();
    assert_eq!(store.reports(true, 9).await.unwrap().into_iter().map(|report| report.id).collect::<Vec<_>>(), ["r2"]);
    assert!(store.person("b").await.unwrap().is_some());
    assert_eq!(store.wish("b", 0).await.unwrap(), None);
    store.sweep(Unused { waiting: i64::MAX, ..unused }).await.unwrap();
    assert!(store.invitations("b").await.unwrap().is_empty());

    // Who is forgotten is in no list any more.
    store.relate("a", Relation::Friend, "b", 1, 9).await.unwrap();
    store.delete_person("b", 30).await.unwrap();
    assert!(names(Relation::Friend).await.is_empty() && store.related("b", Relation::Block).await.unwrap().is_empty());
}

pub async fn a_copy_has_the_ladder_too(home: Home) {
    let store = home.open().await;
    store.add_person(&guest("a")).await.unwrap();
    store.add_person(&guest("b")).await.unwrap();
    rated_tables(&store, &["t0", "t1"]).await;
    store.rate("t0", "live", vec!["a".into()], 0, a_point("t0", "a")).await.unwrap();
    store.show("a", Shown { rating: true, results: false, games: true }).await.unwrap();
    store.relate("a", Relation::Hide, "b", 7, 9).await.unwrap();
    store.set_wish("a", Some(("{}".into(), 100))).await.unwrap();
    let report = Report {
        id: "r".into(),
        at: 1,
        reporter: "a".into(),
        about: "b".into(),
        table: None,
        said: String::new(),
        text: "look".into(),
        closed: None,
        note: String::new(),
    };
    store.report(report, 0, 9, 9).await.unwrap();
    for other in [Home::sqlite(), Home::postgres()] {
        let copy = other.open().await;
        store.copy_to(&copy).await.unwrap();
        assert_eq!(copy.ratings_of("a").await.unwrap(), store.ratings_of("a").await.unwrap());
        assert_eq!(
            copy.rating_history("a", "live", 9).await.unwrap(),
            store.rating_history("a", "live", 9).await.unwrap()
        );
        assert_eq!(copy.shown("a").await.unwrap(), store.shown("a").await.unwrap());
        assert!(copy.is_related("a", Relation::Hide, "b").await.unwrap());
        assert_eq!(copy.wish("a", 0).await.unwrap(), store.wish("a", 0).await.unwrap());
        assert_eq!(copy.reports(true, 9).await.unwrap(), store.reports(true, 9).await.unwrap());
        // What waited to be rated still does, and gets the next number.
        assert_eq!(copy.to_be_rated(0, 9).await.unwrap().len(), 1);
        assert!(copy.rate("t1", "live", vec!["a".into()], 0, a_point("t1", "a")).await.unwrap());
        assert_eq!(copy.ratings_of("a").await.unwrap()[0].1.games, 2);
    }
}
