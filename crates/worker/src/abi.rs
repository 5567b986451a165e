//! What JavaScript calls: `room` makes room for a message, `call` answers it, `at` says where the answer lies. `network` takes
//! what was written there as a network of the bots.

use std::cell::RefCell;

use serde_json::Value;
#[cfg(target_family = "wasm")]
use tharos_bots::value::Network;

use crate::{Answer, Device, Message};

#[derive(Default)]
struct Memory {
    device: Device,
    text: Vec<u8>,
}

thread_local! {
    static MEMORY: RefCell<Memory> = RefCell::default();
}

/// Allocates a message of this many bytes and returns its address.
#[allow(unsafe_code, reason = "the name is how JavaScript finds it")]
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    MEMORY.with_borrow_mut(|memory| {
        memory.text.clear();
        memory.text.resize(length, 0);
        memory.text.as_mut_ptr()
    })
}

/// Answers the message that was written there; returns the length of the answer.
#[allow(unsafe_code, reason = "the name is how JavaScript finds it")]
#[unsafe(no_mangle)]
pub extern "C" fn call() -> usize {
    MEMORY.with_borrow_mut(|Memory { device, text }| {
        let read = serde_json::from_slice::<Value>(text).and_then(serde_json::from_value::<Message>);
        let answer = match read {
            Ok(message) => device.receive(message),
            Err(error) => Answer::unreadable(&error),
        };
        *text = serde_json::to_vec(&answer).expect("an answer always has a JSON form");
        text.len()
    })
}

/// Takes the network that was written there, for games of one player or of more; says whether it is one.
#[cfg(target_family = "wasm")]
#[allow(unsafe_code, reason = "the name is how JavaScript finds it")]
#[unsafe(no_mangle)]
pub extern "C" fn network(solo: bool) -> bool {
    let network = if solo { Network::Solo } else { Network::Table };
    MEMORY.with_borrow_mut(|Memory { device, text }| device.learn(network, text))
}

/// Where the answer lies.
#[allow(unsafe_code, reason = "the name is how JavaScript finds it")]
#[unsafe(no_mangle)]
pub extern "C" fn at() -> *const u8 {
    MEMORY.with_borrow(|memory| memory.text.as_ptr())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(message: &str) -> serde_json::Value {
        room(message.len());
        MEMORY.with_borrow_mut(|memory| memory.text.copy_from_slice(message.as_bytes()));
        let length = call();
        MEMORY.with_borrow(|memory| {
            assert_eq!((memory.text.len(), memory.text.as_ptr()), (length, at()));
            serde_json::from_slice(&memory.text).expect("JSON")
        })
    }

    #[test]
    fn messages_come_in_and_answers_go_out() {
        let asked = r#"{"do":"ask","method":"get","path":"/api/tables/mine","name":"Ann","now":1,"entropy":[]}"#;
        assert_eq!(answer(asked)["body"]["tables"], serde_json::json!([]));
        for wrong in ["", "nonsense", r#"{"do":"dance"}"#, r#"{"do":"tick"}"#] {
            assert_eq!(answer(wrong)["status"], 400, "{wrong}");
        }
    }
}
