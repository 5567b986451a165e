//! People, accounts and the tokens of bots.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Somebody who can sit at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Person {
    pub id: String,
    /// Empty for somebody who deleted the account.
    pub name: String,
    pub kind: PersonKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PersonKind {
    Guest,
    Account,
    Bot,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Me {
    pub person: Option<Person>,
    /// The version of the program.
    pub build: String,
    /// The version of the rules.
    pub rules: u32,
}

#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// 1 to 32 characters.
    #[schema(min_length = 1, max_length = 32)]
    pub name: String,
}

#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 3 to 64 letters, digits and `._-@+`; capitals do not matter.
    #[schema(pattern = r"^[A-Za-z0-9._@+-]{3,64}$")]
    pub login: String,
    /// 10 to 200 characters.
    #[schema(min_length = 10, max_length = 200)]
    pub password: String,
}

#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Password {
    pub password: String,
}

#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    pub old: String,
    /// 10 to 200 characters.
    #[schema(min_length = 10, max_length = 200)]
    pub new: String,
    /// Whether the passkeys of the account go as well.
    #[serde(default)]
    #[schema(nullable = false)]
    pub drop_passkeys: bool,
}

#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetPassword {
    /// The last part of the operator's link.
    pub token: String,
    /// 10 to 200 characters.
    #[schema(min_length = 10, max_length = 200)]
    pub password: String,
}

/// A bot account, without its token.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TokenInfo {
    pub id: String,
    pub name: String,
    pub created: i64,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Tokens {
    pub tokens: Vec<TokenInfo>,
}

/// A new bot account: the only time its token is shown.
#[derive(Clone, Serialize, ToSchema)]
pub struct NewToken {
    pub id: String,
    pub name: String,
    pub token: String,
}
