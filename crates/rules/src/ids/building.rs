//! The eight buildings.

use super::named::named;

named! {
    /// BLD-1 to BLD-8.
    Building: CivilianOffice = "civilian_office", LargeMarket = "large_market",
    LittleMarket = "little_market", NewMarket = "new_market", NotarysOffice = "notarys_office",
    OrganizationOffice = "organization_office", SecretSociety = "secret_society",
    SurveyorsOffice = "surveyors_office"
}

impl Building {
    /// BLD-1 to BLD-8: the Jar price of a use.
    #[must_use]
    pub const fn price(self) -> u16 {
        match self {
            Building::CivilianOffice | Building::SurveyorsOffice => 4,
            Building::LargeMarket | Building::LittleMarket => 2,
            Building::NewMarket => 5,
            Building::NotarysOffice | Building::SecretSociety => 8,
            Building::OrganizationOffice => 15,
        }
    }
}
