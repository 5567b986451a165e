//! The scenarios together: all pass, and they leave out no clause, no reason for a refusal and no worked example.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use tharos_rules::Why;
use tharos_scenario::{Ran, run_path};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

static ALL: LazyLock<Vec<Ran>> = LazyLock::new(|| run_path(&root().join("scenarios")));

/// The clause that a line of docs/rules.md defines: `- **GO-9** ...`.
fn clause(line: &str) -> Option<&str> {
    let id = line.strip_prefix("- **")?.split_once("**")?.0;
    let (chapter, number) = id.split_once('-')?;
    let digits = number.strip_prefix(|c: char| c.is_ascii_uppercase()).unwrap_or(number);
    let named = !chapter.is_empty() && chapter.bytes().all(|b| b.is_ascii_uppercase());
    let numbered = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    (named && numbered).then_some(id)
}

#[test]
fn all_scenarios_pass() {
    let failed: Vec<&str> = ALL.iter().filter_map(|ran| ran.result.as_ref().err()).map(String::as_str).collect();
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
    assert!(!ALL.is_empty(), "there are no scenarios");
}

#[test]
fn every_clause_has_a_scenario_and_every_scenario_cites_clauses_that_exist() {
    let rules = std::fs::read_to_string(root().join("docs/rules.md")).unwrap();
    let defined: Vec<&str> = rules.lines().filter_map(clause).collect();
    assert!(defined.len() > 150, "only {} clauses found in docs/rules.md", defined.len());
    let cited: BTreeSet<&str> = ALL.iter().flat_map(|ran| &ran.clauses).map(String::as_str).collect();
    let missing: Vec<_> = defined.iter().filter(|id| !cited.contains(*id)).collect();
    assert!(missing.is_empty(), "{} clauses have no scenario: {missing:?}", missing.len());
    let unknown: Vec<_> = cited.iter().filter(|id| !defined.contains(id)).collect();
    assert!(unknown.is_empty(), "scenarios cite clauses that docs/rules.md does not have: {unknown:?}");
}

#[test]
fn every_reason_for_a_refusal_is_met() {
    let met: BTreeSet<&str> = ALL.iter().flat_map(|ran| ran.refusals.iter().copied()).collect();
    let missing: Vec<_> = Why::CODES.iter().filter(|code| !met.contains(*code)).collect();
    assert!(missing.is_empty(), "no scenario is refused for {missing:?}");
}

#[test]
fn every_worked_example_has_its_file() {
    let folder = root().join("scenarios/examples");
    let mut examples: BTreeMap<&Path, BTreeSet<Option<&str>>> = BTreeMap::new();
    for ran in ALL.iter().filter(|ran| ran.path.starts_with(&folder)) {
        examples.entry(&ran.path).or_default().insert(ran.example.as_deref());
    }
    for n in 1..=23 {
        let file = folder.join(format!("x{n:02}.toml"));
        let named = examples.get(file.as_path());
        let wanted = format!("X{n:02}");
        assert_eq!(named, Some(&BTreeSet::from([Some(wanted.as_str())])), "{}", file.display());
    }
}
