//! Lessons without a server.

use serde_json::{Value, json};

use crate::kit::Page;

#[test]
fn a_device_teaches_as_the_server_does() {
    let mut page = Page::default();
    let at = json!({ "taken": [null] });
    let now = page.post("/api/lessons/l01", at.clone());
    assert_eq!((&now["task"], &now["key"]), (&json!("decide"), &json!("sell")));
    let tried = json!({ "taken": [null], "action": now["show"] });
    assert_eq!(page.post("/api/lessons/l01/try", tried.clone())["verdict"], "right");
    assert!(page.post("/api/lessons/l01/preview", tried)["scores"].is_array());
    let asked = json!({ "taken": [null], "picks": ["do:plenty"], "thing": "die:blue 3" });
    assert_eq!(page.post("/api/lessons/l01/why", asked)["refusal"]["clause"], "MAT-1");
    assert!(page.post("/api/lessons/l01/odds", at.clone())["draws"].is_array());
    assert_eq!(page.ask("post", "/api/lessons/l01/dance", Value::Null, at.clone()).0, 404);
    assert_eq!(page.ask("post", "/api/lessons/l99", Value::Null, at).0, 400);
}
