//! Passwords: argon2id, slow on purpose, and equally slow whether or not there is such an account.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};

use crate::api::Error;
use crate::app::App;

/// What is verified if there is no account, so that the answer takes the same time.
static NOBODY: LazyLock<String> = LazyLock::new(|| make("nobody has this password").unwrap_or_default());

fn make(password: &str) -> Result<String, Error> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(|_| Error::Internal)?;
    let salt = SaltString::encode_b64(&salt).map_err(|_| Error::Internal)?;
    let hash = Argon2::default().hash_password(password.as_bytes(), &salt).map_err(|_| Error::Internal)?;
    Ok(hash.to_string())
}

fn fits(password: &str, hash: &str) -> bool {
    let parsed = PasswordHash::new(hash);
    parsed.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

/// Runs on another thread, a few at a time; `may` is checked again when the turn comes.
async fn aside<T: Send + 'static>(
    app: &App,
    may: impl Fn() -> Result<(), Error>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    let _turn = app.hashing.acquire().await.map_err(|_| Error::Internal)?;
    may()?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Error::Internal)
}

pub async fn hash(app: &App, password: String) -> Result<String, Error> {
    aside(app, || Ok(()), move || make(&password)).await?
}

/// Whether the password fits. Without a hash it never does, but takes as long. `may` says whether to try at all: many may
/// have failed while this one waited.
pub async fn verify(
    app: &App,
    password: String,
    hash: Option<String>,
    may: impl Fn() -> Result<(), Error>,
) -> Result<bool, Error> {
    aside(app, may, move || match hash {
        Some(hash) => fits(&password, &hash),
        None => {
            fits(&password, &NOBODY);
            false
        }
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_fits_only_its_own_hash() {
        let hash = make("correct horse").unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(fits("correct horse", &hash));
        assert!(!fits("wrong horse", &hash));
        assert!(!fits("correct horse", "no hash"));
        assert_ne!(make("correct horse").unwrap(), hash, "every hash has its own salt");
    }
}
