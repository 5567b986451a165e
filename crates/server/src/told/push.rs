//! Web Push: a message that only one browser can read (RFC 8291), from a site that it knows (RFC 8292).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde::{Deserialize, Serialize};
use url::Url;

use crate::clock::Ms;

/// The keys that a browser gave us.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Keys {
    pub p256dh: String,
    pub auth: String,
}

impl Keys {
    fn read(&self) -> Option<(Vec<u8>, Vec<u8>)> {
        let read = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let (public, auth) = (read(&self.p256dh)?, read(&self.auth)?);
        (public.len() == 65 && public[0] == 4 && auth.len() == 16).then_some((public, auth))
    }

    /// Whether something can be written for them.
    #[must_use]
    pub fn are_good(&self) -> bool {
        self.read().is_some() && self.seal(b"").is_some()
    }

    /// What only this browser can read; `None` if the keys are no keys.
    #[must_use]
    pub fn seal(&self, plain: &[u8]) -> Option<Vec<u8>> {
        let random = SystemRandom::new();
        let (theirs, auth) = self.read()?;
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
        let public = own.compute_public_key().ok()?;
        let mut salt = [0; 16];
        random.fill(&mut salt).ok()?;
        let info = [b"WebPush: info\0".as_slice(), &theirs, public.as_ref()].concat();
        let shared = agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, &theirs), |secret| {
            expand::<32>(&auth, secret, &info)
        });
        let shared = shared.ok()??;
        let key = expand::<16>(&salt, &shared, b"Content-Encoding: aes128gcm\0")?;
        let nonce = expand::<12>(&salt, &shared, b"Content-Encoding: nonce\0")?;
        let mut text = [plain, &[2]].concat();
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut text).ok()?;
        let length = [public.as_ref().len() as u8];
        Some([&salt, RECORD.to_be_bytes().as_slice(), &length, public.as_ref(), &text].concat())
    }
}

/// The size of a record: the largest message that push services take; ours are shorter.
const RECORD: u32 = 4096;

fn expand<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> Option<[u8; N]> {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut made = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    key.expand(&[info], Length(N)).ok()?.fill(&mut made).ok()?;
    Some(made)
}

/// The key that identifies this site to push services.
pub struct Vapid(EcdsaKeyPair);

/// How long a signature is valid; push services allow a day at most.
const GOOD_FOR: Ms = 12 * 60 * 60 * 1000;

impl Vapid {
    /// A new key, as it is kept.
    #[must_use]
    pub fn fresh() -> Vec<u8> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        made.expect("the system has randomness").as_ref().to_vec()
    }

    #[must_use]
    pub fn read(kept: Vec<u8>) -> Option<Self> {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &kept, &SystemRandom::new()).ok().map(Vapid)
    }

    /// What a browser asks for when it subscribes.
    #[must_use]
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.public_key().as_ref())
    }

    /// The value of `Authorization` for a message to this address.
    #[must_use]
    pub fn authorize(&self, endpoint: &Url, subject: &str, now: Ms) -> Option<String> {
        let audience = endpoint.origin().ascii_serialization();
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let claims = serde_json::json!({ "aud": audience, "exp": (now + GOOD_FOR) / 1000, "sub": subject });
        let text = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let mark = self.0.sign(&SystemRandom::new(), text.as_bytes()).ok()?;
        Some(format!("vapid t={text}.{}, k={}", URL_SAFE_NO_PAD.encode(mark), self.public()))
    }
}
