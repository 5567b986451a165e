//! The eight buildings.

use super::named::named;

named! {
    /// BLD-1 to BLD-8.
    Building: CivilianOffice = "civilian_office", LargeMarket = "large_market",
    LittleMarket = "little_market", NewMarket = "new_market", NotarysOffice = "notarys_office",
    OrganizationOffice = "organization_office", SecretSociety = "secret_society",
    SurveyorsOffice = "surveyors_office"
}
