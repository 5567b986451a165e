//! The outer layer: JSON-RPC 2.0 messages, batches, notifications and errors.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::value::RawValue;
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
pub const TOO_MANY: i32 = -32006;

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
        Ok(text) => serde_json::from_str(text).map(|value| (text, value)).map_err(|error| format!("not JSON: {error}")),
        Err(error) => Err(format!("not UTF-8: {error}")),
    };
    match message {
        Err(problem) => Some(failure(NULL, Error::new(PARSE_ERROR, problem))),
        Ok((_, Value::Array(batch))) if batch.is_empty() => {
            Some(failure(NULL, Error::new(INVALID_REQUEST, "a batch needs at least one request")))
        }
        Ok((text, Value::Array(batch))) => {
            let texts: Vec<&RawValue> = serde_json::from_str(text).unwrap_or_default();
            let requests = batch.into_iter().zip(texts);
            let answers: Vec<String> = requests.filter_map(|(one, text)| answer_one(games, one, text.get())).collect();
            (!answers.is_empty()).then(|| format!("[{}]", answers.join(",")))
        }
        Ok((text, one)) => answer_one(games, one, text),
    }
}

const NULL: &str = "null";

pub fn too_long(limit: usize) -> String {
    failure(NULL, Error::new(INVALID_REQUEST, format!("a line holds at most {limit} bytes")))
}

/// An answer with an id, which is JSON already.
fn message(id: &str, part: &str, value: &Value) -> String {
    format!(r#"{{"jsonrpc":"2.0","id":{id},"{part}":{value}}}"#)
}

fn failure(id: &str, error: Error) -> String {
    let mut body = json!({ "code": error.code, "message": error.message });
    if let Some(data) = error.data {
        body["data"] = data;
    }
    message(id, "error", &body)
}

/// The answer to one request; `None` to a notification. The id goes back as it was written: a number may have more
/// digits than any number type.
fn answer_one(games: &mut Games, request: Value, text: &str) -> Option<String> {
    let Value::Object(mut fields) = request else {
        return Some(failure(NULL, Error::new(INVALID_REQUEST, "a request is an object")));
    };
    let written: HashMap<String, &RawValue> = serde_json::from_str(text).unwrap_or_default();
    let id = match fields.remove("id") {
        None => None,
        Some(Value::String(_) | Value::Number(_) | Value::Null) => Some(written.get("id").map_or(NULL, |id| id.get())),
        Some(_) => return Some(failure(NULL, Error::new(INVALID_REQUEST, "an id is a text, a number or null"))),
    };
    let (method, params) = match read(fields) {
        Ok(request) => request,
        Err(error) => return Some(failure(id.unwrap_or(NULL), error)),
    };
    // Positions come from outside: a mistake of the engine on one of them must not end all the other games.
    let called = catch_unwind(AssertUnwindSafe(|| games.call(&method, params)));
    let result = called.unwrap_or_else(|_| Err(Error::new(INTERNAL_ERROR, "the engine failed; the game is unchanged")));
    let id = id?;
    Some(match result {
        Ok(result) => message(id, "result", &result),
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
