//! The outer layer: JSON-RPC 2.0 messages, batches, notifications and errors.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Map, Value, json};

use super::games::Games;

pub const PARSE_ERROR: i32 = -32700;
pub const INVALID_REQUEST: i32 = -32600;
pub const METHOD_NOT_FOUND: i32 = -32601;
pub const INVALID_PARAMS: i32 = -32602;
pub const INTERNAL_ERROR: i32 = -32603;
pub const REFUSED: i32 = -32001;
pub const IMPOSSIBLE: i32 = -32002;
pub const UNDO_STOPPED: i32 = -32003;
pub const NO_SUCH_GAME: i32 = -32004;
pub const CANNOT_LOAD: i32 = -32005;

/// Error texts repeat parts of the input; nobody needs a megabyte of it.
const LONGEST_TEXT: usize = 600;

pub struct Error {
    pub code: i32,
    pub message: String,
    pub data: Option<Value>,
}

impl Error {
    pub fn new(code: i32, message: impl Into<String>) -> Self {
        let mut message = message.into();
        if let Some((end, _)) = message.char_indices().nth(LONGEST_TEXT) {
            message.truncate(end);
            message.push_str(" [...]");
        }
        Error { code, message, data: None }
    }

    pub fn with(code: i32, message: impl Into<String>, data: Value) -> Self {
        Error { data: Some(data), ..Error::new(code, message) }
    }
}

/// The answer to one line; `None` if there is nothing to answer.
pub fn answer(games: &mut Games, line: &[u8]) -> Option<String> {
    if line.trim_ascii().is_empty() {
        return None;
    }
    let message = match std::str::from_utf8(line) {
        Ok(text) => serde_json::from_str(text).map_err(|error| format!("not JSON: {error}")),
        Err(error) => Err(format!("not UTF-8: {error}")),
    };
    let answer = match message {
        Err(problem) => Some(failure(Value::Null, Error::new(PARSE_ERROR, problem))),
        Ok(Value::Array(batch)) if batch.is_empty() => {
            Some(failure(Value::Null, Error::new(INVALID_REQUEST, "a batch needs at least one request")))
        }
        Ok(Value::Array(batch)) => {
            let answers: Vec<Value> = batch.into_iter().filter_map(|one| answer_one(games, one)).collect();
            (!answers.is_empty()).then_some(Value::Array(answers))
        }
        Ok(one) => answer_one(games, one),
    };
    answer.map(|answer| answer.to_string())
}

pub fn too_long(limit: usize) -> String {
    failure(Value::Null, Error::new(INVALID_REQUEST, format!("a line holds at most {limit} bytes"))).to_string()
}

fn failure(id: Value, error: Error) -> Value {
    let mut body = json!({ "code": error.code, "message": error.message });
    if let Some(data) = error.data {
        body["data"] = data;
    }
    json!({ "jsonrpc": "2.0", "id": id, "error": body })
}

/// The answer to one request; `None` to a notification.
fn answer_one(games: &mut Games, message: Value) -> Option<Value> {
    let Value::Object(mut fields) = message else {
        return Some(failure(Value::Null, Error::new(INVALID_REQUEST, "a request is an object")));
    };
    let id = fields.remove("id");
    if !matches!(id, None | Some(Value::String(_) | Value::Number(_) | Value::Null)) {
        return Some(failure(Value::Null, Error::new(INVALID_REQUEST, "an id is a text, a number or null")));
    }
    let (method, params) = match read(fields) {
        Ok(request) => request,
        Err(error) => return Some(failure(id.unwrap_or_default(), error)),
    };
    // Positions come from outside: a mistake of the engine on one of them must not end all the other games.
    let called = catch_unwind(AssertUnwindSafe(|| games.call(&method, params)));
    let result = called.unwrap_or_else(|_| Err(Error::new(INTERNAL_ERROR, "the engine failed; the game is unchanged")));
    let id = id?;
    Some(match result {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err(error) => failure(id, error),
    })
}

/// The method, and its parameters: an object or an array.
fn read(mut fields: Map<String, Value>) -> Result<(String, Value), Error> {
    let wrong = |problem| Err(Error::new(INVALID_REQUEST, problem));
    if fields.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
        return wrong("\"jsonrpc\" must be \"2.0\"");
    }
    let Some(Value::String(method)) = fields.remove("method") else {
        return wrong("\"method\" must be a text");
    };
    match fields.remove("params") {
        None => Ok((method, json!({}))),
        Some(params @ (Value::Object(_) | Value::Array(_))) => Ok((method, params)),
        Some(_) => wrong("\"params\" must be an object"),
    }
}
