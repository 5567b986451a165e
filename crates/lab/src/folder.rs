//! The folder of a run: what was asked for (`run.json`), the games (`games.csv`) and what is made of them.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

const PARAMETERS: &str = "run.json";

/// What a folder holds, as `run.json` says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Simulation,
    Tournament,
}

/// A folder that holds a run, or the beginning of one.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// Begins a run, or goes on with one that was asked for in the same way.
    ///
    /// # Errors
    /// If the folder cannot be written, holds something else, or a run with other parameters.
    pub fn begin(path: &Path, parameters: &impl Serialize) -> anyhow::Result<Folder> {
        let folder = Folder(path.to_owned());
        let name = path.display();
        let asked = serde_json::to_value(parameters)?;
        match fs::read_to_string(folder.file(PARAMETERS)) {
            Ok(text) => {
                let there: Value = serde_json::from_str(&text).with_context(|| format!("{name}/{PARAMETERS}"))?;
                if let Some(difference) = difference(&there, &asked) {
                    bail!("{name} holds a run {difference}; choose another folder");
                }
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let empty = fs::read_dir(path).map_or(true, |mut entries| entries.next().is_none());
                ensure!(empty, "{name} is not empty and holds no run; choose another folder");
                fs::create_dir_all(path).with_context(|| format!("cannot write to {name}"))?;
                folder.write(PARAMETERS, (serde_json::to_string_pretty(&asked)? + "\n").as_bytes())?;
            }
            Err(error) => return Err(error).with_context(|| format!("cannot write to {name}")),
        }
        Ok(folder)
    }

    /// Opens a run to look at it.
    ///
    /// # Errors
    /// If there is none of this kind.
    pub fn open<P: DeserializeOwned>(path: &Path, kind: Kind) -> anyhow::Result<(Folder, P)> {
        let folder = Folder(path.to_owned());
        let name = path.display();
        let text = fs::read_to_string(folder.file(PARAMETERS)).with_context(|| format!("{name} holds no run"))?;
        let file = || format!("{name}/{PARAMETERS}");
        let parameters: Value = serde_json::from_str(&text).with_context(file)?;
        let (wanted, found) = (serde_json::to_value(kind)?, &parameters["what"]);
        let word = |value: &Value| value.as_str().unwrap_or("run of another kind").to_owned();
        ensure!(*found == wanted, "{name} holds a {}, not a {}", word(found), word(&wanted));
        Ok((folder, serde_json::from_value(parameters).with_context(file)?))
    }

    #[must_use]
    pub fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a file as a whole: a reader finds the old one or the new one, never a part.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
        self.replace(name, |path| Ok(fs::write(path, bytes)?))
    }

    /// The same for a file that `make` writes piece by piece.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn replace(&self, name: &str, make: impl FnOnce(&Path) -> anyhow::Result<()>) -> anyhow::Result<()> {
        let (path, new) = (self.file(name), self.file(&format!("{name}.new")));
        make(&new)
            .and_then(|()| Ok(fs::rename(&new, &path)?))
            .inspect_err(|_| drop(fs::remove_file(&new)))
            .with_context(|| format!("cannot write {}", path.display()))
    }
}

/// The first parameter that is not the same, in words.
pub fn difference(there: &Value, asked: &Value) -> Option<String> {
    let none = Map::new();
    let (there, asked) = (there.as_object().unwrap_or(&none), asked.as_object().unwrap_or(&none));
    let key = there.keys().chain(asked.keys()).find(|&key| there.get(key) != asked.get(key))?;
    let show = |value: &Value| match value {
        Value::String(text) => text.clone(),
        Value::Array(list) if list.iter().all(Value::is_string) => {
            list.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(",")
        }
        value => value.to_string(),
    };
    Some(match (there.get(key).map(show), asked.get(key).map(show)) {
        (None, _) => format!("without {key}"),
        (Some(a), None) => format!("with {key} {a}"),
        (Some(a), Some(b)) if a.len() + b.len() <= 160 => format!("with {key} {a}, not {b}"),
        _ => format!("with other {key}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_difference_is_told_in_words() {
        let there = json!({ "seats": ["random", "foreman"], "seed": 1 });
        assert_eq!(difference(&there, &there), None);
        let told = |asked: Value| difference(&there, &asked).unwrap();
        assert_eq!(told(json!({ "seats": ["random"], "seed": 1 })), "with seats random,foreman, not random");
        assert_eq!(told(json!({ "seats": ["random", "foreman"], "seed": 2 })), "with seed 1, not 2");
        let part = json!({ "seats": ["random", "foreman"], "seed": 1, "shard": "1/2" });
        assert_eq!(told(part.clone()), "without shard");
        assert_eq!(difference(&part, &there).unwrap(), "with shard 1/2");
    }
}
