//! Passkeys (WebAuthn, level 2) without attestation: what a browser says is checked, and who made the key is not asked.

use axum::http::{HeaderMap, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{ECDSA_P256_SHA256_ASN1, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey};
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// The person was there, was recognised, and the answer holds a new key.
const PRESENT: u8 = 1;
const VERIFIED: u8 = 4;
const HAS_KEY: u8 = 64;
/// Where things are in the authenticator's data.
const FLAGS: usize = 32;
const COUNTER: usize = 33;
const NAME_LENGTH: usize = 53;
const NAME: usize = 55;

#[derive(Deserialize)]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
}

pub fn read(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

pub fn write(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The challenge that a browser answered, if it did so for this site.
pub fn challenge(headers: &HeaderMap, kind: &str, client_data: &[u8]) -> Option<String> {
    let said: ClientData = serde_json::from_slice(client_data).ok()?;
    // The guard has compared it with the host.
    let origin = headers.get(header::ORIGIN)?.to_str().ok()?;
    let challenge = String::from_utf8(read(&said.challenge)?).ok()?;
    (said.kind == kind && said.origin == origin).then_some(challenge)
}

/// The number in the authenticator's data, if it is about this site and a person was recognised.
fn counter(headers: &HeaderMap, data: &[u8]) -> Option<i64> {
    let origin = headers.get(header::ORIGIN)?.to_str().ok()?;
    let host = url::Url::parse(origin).ok()?.host_str()?.to_owned();
    let both = PRESENT | VERIFIED;
    let fits = data.get(..FLAGS)? == Sha256::digest(host).as_slice() && data.get(FLAGS)? & both == both;
    let counter = u32::from_be_bytes(data.get(COUNTER..COUNTER + 4)?.try_into().ok()?);
    fits.then_some(counter.into())
}

/// A key that we can use, from its usual form.
enum Key<'a> {
    P256(&'a [u8]),
    Rsa(&'a [u8]),
}

/// The DER prefix of a P-256 public key.
const P256: [u8; 26] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce,
    0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
];
/// The DER prefix of a 2,048-bit RSA public key.
const RSA: [u8; 24] = [
    0x30, 0x82, 0x01, 0x22, 0x30, 0x0d, 0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x01, 0x05, 0x00,
    0x03, 0x82, 0x01, 0x0f, 0x00,
];

impl<'a> Key<'a> {
    fn read(spki: &'a [u8]) -> Option<Self> {
        if let Some(point) = spki.strip_prefix(&P256) {
            return (point.len() == 65 && point[0] == 4).then_some(Key::P256(point));
        }
        spki.strip_prefix(&RSA).filter(|key| key.len() == 270).map(Key::Rsa)
    }

    fn verify(&self, text: &[u8], signature: &[u8]) -> bool {
        match self {
            Key::P256(key) => UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, key).verify(text, signature).is_ok(),
            Key::Rsa(key) => UnparsedPublicKey::new(&RSA_PKCS1_2048_8192_SHA256, key).verify(text, signature).is_ok(),
        }
    }
}

/// The number of a new passkey, if what the browser says of it agrees.
pub fn made(headers: &HeaderMap, credential: &[u8], data: &[u8], key: &[u8]) -> Option<i64> {
    let counter = counter(headers, data)?;
    let length = usize::from(u16::from_be_bytes(data.get(NAME_LENGTH..NAME)?.try_into().ok()?));
    let named = data.get(NAME..NAME + length)? == credential && (16..=1023).contains(&length);
    let fits = data[FLAGS] & HAS_KEY != 0 && named && Key::read(key).is_some();
    fits.then_some(counter)
}

/// The number of a passkey that was used, if it signed this.
pub fn used(headers: &HeaderMap, key: &[u8], data: &[u8], client_data: &[u8], signature: &[u8]) -> Option<i64> {
    let counter = counter(headers, data)?;
    let text = [data, Sha256::digest(client_data).as_slice()].concat();
    Key::read(key)?.verify(&text, signature).then_some(counter)
}

#[cfg(test)]
mod tests {
    use ring::rand::SystemRandom;
    use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};

    use super::*;

    fn site(origin: &str) -> HeaderMap {
        [(header::ORIGIN, origin.parse().unwrap())].into_iter().collect()
    }

    fn data(host: &str, flags: u8, counter: u32, credential: &[u8]) -> Vec<u8> {
        let mut data = Sha256::digest(host).to_vec();
        data.push(flags);
        data.extend(counter.to_be_bytes());
        data.extend([0; 16]);
        data.extend((credential.len() as u16).to_be_bytes());
        data.extend(credential);
        data
    }

    #[test]
    fn only_the_own_site_and_the_own_key_sign_in() {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let kept = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(algorithm, kept.as_ref(), &random).unwrap();
        let key = [P256.as_slice(), pair.public_key().as_ref()].concat();
        let here = site("https://tharos.example.org");
        let name = [7; 32];
        let new = data("tharos.example.org", PRESENT | VERIFIED | HAS_KEY, 3, &name);
        assert_eq!(made(&here, &name, &new, &key), Some(3));
        assert_eq!(made(&here, &[8; 32], &new, &key), None, "another name");
        assert_eq!(made(&here, &name, &new, &key[1..]), None, "no key");
        assert_eq!(made(&site("https://evil.example"), &name, &new, &key), None, "another site");
        for length in 0..new.len() {
            assert_eq!(made(&here, &name, &new[..length], &key), None, "{length}");
        }
        let unseen = data("tharos.example.org", PRESENT | HAS_KEY, 3, &name);
        assert_eq!(made(&here, &name, &unseen, &key), None, "nobody was recognised");

        let said = br#"{"type":"webauthn.get","challenge":"YWJj","origin":"https://tharos.example.org"}"#;
        assert_eq!(challenge(&here, "webauthn.get", said).as_deref(), Some("abc"));
        assert_eq!(challenge(&here, "webauthn.create", said), None);
        assert_eq!(challenge(&site("https://evil.example"), "webauthn.get", said), None);
        let data = &data("tharos.example.org", PRESENT | VERIFIED, 4, &[])[..37];
        let signed = pair.sign(&random, &[data, Sha256::digest(said).as_slice()].concat()).unwrap();
        assert_eq!(used(&here, &key, data, said, signed.as_ref()), Some(4));
        assert_eq!(used(&here, &key, data, b"{}", signed.as_ref()), None, "something else was signed");
        assert_eq!(used(&here, &key, data, said, &signed.as_ref()[1..]), None);
    }
}
