//! The OpenAPI document: what the routes and their types say, written so that clients can make good types of it.

use serde_json::{Map, Value, json};

use crate::session;

/// Rewrites what `utoipa` derives:
/// * a list or a bare number has no name of its own;
/// * what can be null is always there: an `Option` of an answer is `null`, not left out. What may be left out
///   says `nullable = false`.
///
/// It also describes how to sign in.
pub(crate) fn tidy(document: utoipa::openapi::OpenApi) -> Value {
    let mut document = serde_json::to_value(document).expect("a document always has a JSON form");
    let schemas = document["components"]["schemas"].take();
    let Value::Object(schemas) = schemas else { unreachable!("the document has schemas") };
    let unnamed = |schema: &Value| schema["type"] == "array" || schema["format"] == "int32";
    let (unnamed, named): (Vec<_>, Vec<_>) = schemas.into_iter().partition(|(_, schema)| unnamed(schema));
    let unnamed = unnamed.into_iter().collect();
    document["components"]["schemas"] = Value::Object(named.into_iter().collect());
    write_out(&mut document, &unnamed);
    document["components"]["securitySchemes"] = json!({
        "session": { "type": "apiKey", "in": "cookie", "name": session::COOKIE },
        "token": { "type": "http", "scheme": "bearer", "description": "The token of a bot account" },
    });
    // Much can be read without; what cannot answers `no_session`.
    document["security"] = json!([{}, { "session": [] }, { "token": [] }]);
    document
}

fn write_out(value: &mut Value, unnamed: &Map<String, Value>) {
    let name = value["$ref"].as_str().and_then(|name| name.strip_prefix("#/components/schemas/"));
    if let Some(schema) = name.and_then(|name| unnamed.get(name)) {
        let description = value["description"].take();
        *value = schema.clone();
        if description.is_string() {
            value["description"] = description;
        }
    }
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| write_out(item, unnamed)),
        Value::Object(fields) => {
            fields.values_mut().for_each(|field| write_out(field, unnamed));
            require_nullable(fields);
        }
        _ => {}
    }
}

fn require_nullable(schema: &mut Map<String, Value>) {
    let Some(properties) = schema.get("properties").and_then(Value::as_object) else { return };
    let nullable: Vec<Value> =
        properties.iter().filter(|(_, property)| can_be_null(property)).map(|(name, _)| json!(name)).collect();
    if !nullable.is_empty() {
        let required = schema.entry("required").or_insert(json!([])).as_array_mut().expect("a list of names");
        required.extend(nullable);
        required.sort_by(|one, other| one.as_str().cmp(&other.as_str()));
        required.dedup();
    }
}

fn can_be_null(schema: &Value) -> bool {
    let null = |schema: &Value| schema["type"] == "null";
    schema["oneOf"].as_array().is_some_and(|choices| choices.iter().any(null))
        || schema["type"].as_array().is_some_and(|kinds| kinds.contains(&json!("null")))
}
