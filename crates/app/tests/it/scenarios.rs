//! The scenario files and the command that runs them.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What the command prints, and whether it is content.
fn scenario(path: &Path) -> (String, bool) {
    let output = Command::new(env!("CARGO_BIN_EXE_tharos")).arg("scenario").arg(path).output().expect("it runs");
    (String::from_utf8(output.stdout).expect("text"), output.status.success())
}

/// The same for a file with this text.
fn scenario_text(name: &str, text: &str) -> (String, bool) {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file can be written");
    scenario(&path)
}

#[test]
fn the_examples_of_the_manual_pass() {
    let (said, fine) = scenario(&root().join("docs/scenarios.md"));
    assert!(fine && said.ends_with("5 passed, 0 failed\n"), "{said}");
}

#[test]
fn a_file_that_cannot_be_read_fails_with_its_line() {
    let (said, fine) = scenario_text("syntax.toml", "name = \"x\"\nclauses = [\n\nsteps = 1\n");
    assert!(!fine && said.contains("syntax.toml:4: ") && said.ends_with("0 passed, 1 failed\n"), "{said}");
    let scenario = "name = \"x\"\nclauses = [\"GO-1\"]\nsteps = [{ do = \"pass\" }]\n";
    let (said, _) = scenario_text("field.toml", &format!("{scenario}position = {{ rond = 2 }}"));
    assert!(said.contains("field.toml:4: ") && said.contains("rond"), "{said}");
    let (good, bad) = (format!("[[scenario]]\n{scenario}"), "[[scenario]]\nname = 1\n");
    let (said, _) = scenario_text("one.toml", &format!("{good}{bad}{good}"));
    assert!(said.contains("one.toml:6: ") && said.ends_with("2 passed, 1 failed\n"), "{said}");
}

#[test]
fn nothing_to_run_is_a_failure() {
    let (said, fine) = scenario_text("none.md", "no blocks");
    assert!(!fine && said == "0 passed, 0 failed\n", "{said}");
}

#[test]
fn a_failed_step_is_told_with_line_and_values() {
    let wrong = |step: &str| {
        let text =
            format!("name = \"x\"\nclauses = [\"GO-1\"]\nsteps = [\n    {step},\n]\n[position]\nseat.0.jars = 2");
        let (said, fine) = scenario_text("step.toml", &text);
        assert!(!fine && said.contains("step.toml:4: \"x\", step 1: "), "{said}");
        said
    };
    assert!(wrong("{ expect = { \"players.0.jars\" = 3 } }").contains("expected players.0.jars = 3, is 2"));
    assert!(wrong("{ expect = { \"players.0.jar\" = 3 } }").contains("has no jar, but "));
    assert!(wrong("{ seat = 1, do = \"pass\" }").contains("seat 1 is not asked; the game asks seat 0: go"));
    assert!(wrong("{ do = \"little\", die = \"red 5\" }").contains("is refused"));
    assert!(wrong("{ do = \"litle\", die = \"red 5\" }").contains("unknown variant `litle`"));
    assert!(wrong("{ refuse = { do = \"pass\" }, clause = \"GO-1\" }").contains("is legal, but should be refused"));
    assert!(wrong("{ refuse = { do = \"pass\" } }").contains("names its clause"));
    assert!(wrong("{ chance = \"attack\", value = 1 }").contains("does not wait for chance"));
    assert!(wrong("{ not_offered = { do = \"pass\" } }").contains("is offered, but should not be"));
    assert!(wrong("{ offered = { do = \"little\" } }").contains("is not offered"));
    assert!(wrong("{ offers = 7 }").contains("expected offers = 7, is 1"));
    assert!(wrong("{ event = { event = \"jars\" } }").contains("no event"));
    assert!(wrong("{ no_event = { event = \"jar\" } }").contains("unknown variant `jar`"));
    assert!(wrong("{ jars = 3 }").contains("exactly one of"));
}
