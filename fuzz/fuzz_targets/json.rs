#![no_main]

#[path = "../../crates/rules/tests/it/fuzz/json.rs"]
mod body;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    body::run(bytes);
});
