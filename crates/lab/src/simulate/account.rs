//! What an analysis says of a seat, as columns (`--analyse`).

use anyhow::{Context, ensure};
use tharos_analysis::SeatReport;

use crate::stats::Moments;

/// VP and chances to win; `par` + `luck` + `skill` are the VP of the seat, and those in chance its part of the victory.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    pub par: f64,
    pub luck: f64,
    pub skill: f64,
    pub lost: f64,
    pub accuracy: f64,
    pub par_win: f64,
    pub luck_win: f64,
    pub skill_win: f64,
}

impl Account {
    pub const COLUMNS: [&str; 8] = ["par", "luck", "skill", "lost", "accuracy", "par_win", "luck_win", "skill_win"];

    #[must_use]
    pub fn of(seat: &SeatReport) -> Account {
        let (luck, skill) = (seat.luck.total(), seat.decisions.total());
        Account {
            par: seat.start.vp.get(),
            luck: luck.vp.get(),
            skill: skill.vp.get(),
            lost: -seat.decisions.own.vp.get(),
            accuracy: seat.accuracy,
            par_win: seat.start.win.get(),
            luck_win: luck.win.get(),
            skill_win: skill.win.get(),
        }
    }

    /// In the order of the columns.
    #[must_use]
    pub fn values(&self) -> [f64; Account::COLUMNS.len()] {
        let Account { par, luck, skill, lost, accuracy, par_win, luck_win, skill_win } = *self;
        [par, luck, skill, lost, accuracy, par_win, luck_win, skill_win]
    }

    /// Reads the last columns of a line, if there are any.
    pub fn read<'a>(fields: impl Iterator<Item = &'a str>) -> anyhow::Result<Option<Account>> {
        let number = |text: &str| text.parse().with_context(|| format!("'{text}' is not a number"));
        let values = fields.map(number).collect::<anyhow::Result<Vec<f64>>>()?;
        if values.is_empty() {
            return Ok(None);
        }
        let [par, luck, skill, lost, accuracy, par_win, luck_win, skill_win] = values[..] else {
            ensure!(false, "{} columns of an analysis, not {}", values.len(), Account::COLUMNS.len());
            return Ok(None);
        };
        Ok(Some(Account { par, luck, skill, lost, accuracy, par_win, luck_win, skill_win }))
    }
}

/// The accounts of many seats.
#[derive(Clone, Debug, Default)]
pub struct Accounts {
    /// In the order of [`Account::COLUMNS`].
    pub columns: [Moments; Account::COLUMNS.len()],
    vp: Moments,
    /// The sums of luck times VP and of chance by luck times victories.
    products: [f64; 2],
    wins: Moments,
}

impl Accounts {
    pub fn add(&mut self, account: &Account, vp: f64, win: f64) {
        self.columns.iter_mut().zip(account.values()).for_each(|(moments, value)| moments.add(value));
        self.vp.add(vp);
        self.wins.add(win);
        self.products[0] += account.luck * vp;
        self.products[1] += account.luck_win * win;
    }

    #[must_use]
    pub fn column(&self, name: &str) -> &Moments {
        let at = Account::COLUMNS.iter().position(|&column| column == name);
        &self.columns[at.expect("a column of accounts")]
    }

    /// Of the variance of VP and of victories, the part that goes with luck: as the parts of a result add up to it, so do
    /// their covariances with it. `None` if nothing varies.
    #[must_use]
    pub fn share_of_luck(&self) -> [Option<f64>; 2] {
        let share = |luck: &Moments, result: &Moments, products: f64| {
            let common = (products - luck.mean() * result.mean() * result.n) / (result.n - 1.0);
            (result.n > 1.0 && result.variance() > 0.0).then(|| common / result.variance())
        };
        [
            share(self.column("luck"), &self.vp, self.products[0]),
            share(self.column("luck_win"), &self.wins, self.products[1]),
        ]
    }

    /// Of the variance of VP and of victories, the part that lies between these groups, which are all of it. `None` if
    /// nothing varies.
    #[must_use]
    pub fn share_between(&self, groups: &[&Accounts]) -> [Option<f64>; 2] {
        let share = |of: fn(&Accounts) -> &Moments| {
            let all = of(self);
            let between =
                groups.iter().map(|group| of(group)).map(|group| group.n * (group.mean() - all.mean()).powi(2));
            (all.n > 1.0 && all.variance() > 0.0).then(|| between.sum::<f64>() / (all.variance() * (all.n - 1.0)))
        };
        [share(|of| &of.vp), share(|of| &of.wins)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        let account =
            Account { par: 78.5, luck: -2.25, skill: 3.0, accuracy: 0.5, luck_win: 0.125, ..Account::default() };
        let fields = account.values().map(|value| format!("{value:.4}"));
        assert_eq!(Account::read(fields.iter().map(String::as_str)).unwrap(), Some(account));
        assert_eq!(Account::read(std::iter::empty()).unwrap(), None);
        assert!(Account::read(["1"].into_iter()).is_err());
        assert!(Account::read(["a"; 8].into_iter()).is_err());
    }

    #[test]
    fn luck_that_is_all_explains_all_and_none_nothing() {
        let (mut all, mut none) = (Accounts::default(), Accounts::default());
        for (luck, win) in [(-3.0, 0.0), (1.0, 1.0), (2.0, 1.0)] {
            let account = Account { luck, luck_win: win, ..Account::default() };
            all.add(&account, 70.0 + luck, win);
            none.add(&Account::default(), 70.0 + luck, win);
        }
        for share in all.share_of_luck() {
            assert!((share.unwrap() - 1.0).abs() < 1e-9);
        }
        assert_eq!(none.share_of_luck(), [Some(0.0); 2]);
        assert_eq!(Accounts::default().share_of_luck(), [None; 2]);
    }

    #[test]
    fn groups_explain_what_lies_between_them() {
        let of = |games: &[(f64, f64)]| {
            let mut accounts = Accounts::default();
            games.iter().for_each(|&(vp, win)| accounts.add(&Account::default(), vp, win));
            accounts
        };
        let (low, high) = (of(&[(10.0, 0.0), (10.0, 1.0)]), of(&[(20.0, 0.0), (20.0, 1.0)]));
        let all = of(&[(10.0, 0.0), (10.0, 1.0), (20.0, 0.0), (20.0, 1.0)]);
        let [vp, wins] = all.share_between(&[&low, &high]);
        assert!((vp.unwrap() - 1.0).abs() < 1e-9 && wins.unwrap().abs() < 1e-9);
        assert_eq!(Accounts::default().share_between(&[]), [None; 2]);
    }
}
