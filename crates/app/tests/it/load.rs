//! What `tharos load` measures.

use std::process::Command;

/// Plays for a moment without what these arguments name and for another one beside it.
fn beside(what: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_tharos"))
        .args(["load", "--games", "2", "--rate", "20", "--seconds", "2"])
        .args(what)
        .output()
        .expect("the program starts");
    let (told, wrong) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{told}\n{wrong}");
    let ratio =
        told.lines().find_map(|line| line.strip_prefix("ratio")).unwrap_or_else(|| panic!("no ratio in {told}"));
    let ratio = ratio.split_whitespace().find_map(|word| word.parse::<f64>().ok());
    assert!(ratio.is_some_and(|ratio| ratio > 0.0 && ratio.is_finite()), "{told}");
    assert_eq!(told.matches("\nacknowledged").count(), 2, "{told}");
    told.into_owned()
}

#[test]
fn people_are_measured_beside_bots() {
    let told = beside(&["--bot-tables", "3", "--watched"]);
    assert!(told.contains("proven         5 tables"), "{told}");
}

#[test]
fn people_are_measured_beside_a_crowded_lobby() {
    let told = beside(&["--lobby", "50"]);
    assert!(told.contains("\nlobby ") && told.contains("proven         52 tables"), "{told}");
}
