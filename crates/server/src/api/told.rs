//! Notifications, devices, passkeys.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::told::Manners;

/// A channel for notifications.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    Email,
    Push,
    Webhook,
}

/// Why somebody is notified.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ToldWhy {
    /// It is the person's go.
    Turn,
    /// Somebody joins the person's table, or a game begins.
    Began,
    Ended,
    Wrote,
    Invited,
    /// The time of the person's go runs out.
    Late,
    Test,
    /// The address is to be confirmed.
    Confirm,
    /// Somebody has forgotten the password.
    Reset,
    /// Somebody wants another address.
    Changed,
    /// Somebody opens a table that the person wished for.
    Opened,
    /// The account has a new passkey.
    Passkey,
}

/// All settings of notifications.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ToldInfo {
    /// Whether this site sends e-mail.
    pub has_mail: bool,
    /// What a browser needs to subscribe.
    pub push_key: String,
    pub places: Vec<ToldPlace>,
    pub manners: Manners,
    /// What was sent or will be, the newest first.
    pub log: Vec<ToldLine>,
}

/// A place where a person gets notifications.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ToldPlace {
    pub id: String,
    pub way: Way,
    /// E-mail address or URL; empty for a browser.
    pub address: String,
    /// The device of a browser.
    pub label: String,
    /// It is the browser that asks.
    pub here: bool,
    /// The address is known to be the person's.
    pub confirmed: bool,
    /// Since when nothing is sent, because it failed too often.
    pub paused: Option<i64>,
    /// What it failed with.
    pub why: Option<String>,
    pub wants: Vec<ToldWhy>,
}

/// Something that was sent or will be.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ToldLine {
    pub at: i64,
    /// Null if the place is not there any more.
    pub way: Option<Way>,
    pub why: ToldWhy,
    pub table: Option<String>,
    pub state: ToldState,
    /// What the other side said last.
    pub said: Option<String>,
    pub tries: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ToldState {
    Waiting,
    /// Waits for the end of the quiet hours.
    Quiet,
    /// It failed and will be tried again.
    Again,
    Sent,
    Failed,
    /// There were too many that day.
    TooMany,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Wants {
    pub way: Way,
    pub wants: Vec<ToldWhy>,
}

/// What a browser says when it subscribes.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPush {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    pub url: String,
}

/// With which a receiver knows that a message is ours: shown this once.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WebhookSecret {
    pub secret: String,
}

#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEmail {
    pub address: String,
    /// Of the account.
    pub password: String,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ByAddress {
    pub address: String,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ByToken {
    /// The last part of a link.
    pub token: String,
}

/// A browser that is signed in.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Device {
    pub id: String,
    /// As in `Firefox/Linux`; null if it did not say.
    pub agent: Option<String>,
    pub created: i64,
    /// To a day.
    pub seen: i64,
    /// It is the device of this request.
    pub here: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Devices {
    pub devices: Vec<Device>,
    pub passkeys: Vec<PasskeyInfo>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PasskeyInfo {
    pub id: String,
    pub label: String,
    pub created: i64,
    pub used: Option<i64>,
}

/// What a browser is to sign. Bytes are in Base64 for addresses, here as in all that follows.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Challenge {
    pub challenge: String,
    /// The id of the account, for a new passkey.
    pub user: Option<String>,
    /// What the browser calls it.
    pub name: Option<String>,
}

/// A new passkey, as the browser made it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    pub credential: String,
    pub client_data: String,
    pub auth_data: String,
    /// In the form `SubjectPublicKeyInfo`.
    pub public_key: String,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeySignIn {
    pub credential: String,
    pub client_data: String,
    pub auth_data: String,
    pub signature: String,
}
