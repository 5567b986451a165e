//! One short English line for every reason: for logs, tests and the command line.

use std::fmt::{self, Display, Formatter};

use super::{Refusal, Why};
use crate::ids::*;
use crate::step::Ask;

impl Display for Refusal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.clause, self.why)
    }
}

impl std::error::Error for Refusal {}

/// A list with commas, or `none`.
fn list<T: Display>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<_> = items.map(|item| item.to_string()).collect();
    if items.is_empty() { "none".to_owned() } else { items.join(", ") }
}

/// A name as words.
fn words(name: &str) -> String {
    name.replace('_', " ")
}

/// A name as a title.
fn title(name: &str) -> String {
    let mut title = String::new();
    for word in name.split('_') {
        let word = match word {
            "notarys" => "notary's",
            "surveyors" => "surveyor's",
            word => word,
        };
        let (first, rest) = word.split_at(1);
        title += &format!("{}{}{rest}", if title.is_empty() { "" } else { " " }, first.to_uppercase());
    }
    title
}

/// `3`, or `1 to 3`.
fn range(least: u8, most: u8) -> String {
    if least == most { least.to_string() } else { format!("{least} to {most}") }
}

fn question(ask: Ask) -> &'static str {
    match ask {
        Ask::Draw => "draw dice",
        Ask::Redraw => "keep the drawn dice or not",
        Ask::SetAside => "the die to set aside",
        Ask::AddKept => "the dice on DECK-22",
        Ask::SoloSwap => "swap start markers or not",
        Ask::SoloMine => "where the mine goes",
        Ask::Go => "the go",
        Ask::Further => "the further action",
        Ask::Repeat => "the repeated space",
        Ask::FreeUse => "the free use",
        Ask::Keep => "the card to keep",
        Ask::Discard => "the card to discard",
        Ask::TakeBack => "the marker to take back",
        Ask::RerollAgain => "reroll once more or not",
        Ask::Check => "the attack",
        Ask::TidyUp => "clean-up",
        Ask::LosePlayerCard => "the player card to lose",
        Ask::LoseMines => "the mines to lose",
        Ask::LoseMarkers => "the guild markers to lose",
        Ask::LoseActionCards => "the action cards to lose",
        Ask::LoseCardMarkers => "the guild markers on cards to lose",
        Ask::LoseMedal => "the medal to lose",
        Ask::Medal => "the combat medal",
    }
}

impl Display for Why {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let player_card = |card: PlayerCard| title(card.name());
        match *self {
            Why::NotAsked { decides: Some(seat) } => write!(f, "seat {seat} decides now"),
            Why::NotAsked { decides: None } => f.write_str("nobody decides now"),
            Why::GameOver => f.write_str("the game is over"),
            Why::AnswerFirst { ask } => write!(f, "first comes {}", question(ask)),
            Why::NotTheQuestion { ask } => write!(f, "asked is {}", question(ask)),
            Why::WrongTime { card } => write!(f, "{card:?} is not played at this time"),
            Why::TooLate { card } => write!(f, "{card:?} is only played before the action"),
            Why::ActionTaken => f.write_str("the action of this go is done"),
            Why::NoActionYet => f.write_str("the go does not end before its action"),
            Why::ActionOwed => f.write_str("an action must follow the card"),
            Why::OneCardPerGo => f.write_str("a card was already played in this go"),
            Why::NotInHand { card } => write!(f, "{card:?} is not in hand"),
            Why::NotLookedAt { card } => write!(f, "{card:?} is not among the cards looked at"),

            Why::SpaceUsed { space, uses: 1 } => write!(f, "{} was already used this turn", title(space.name())),
            Why::SpaceUsed { space, uses } => {
                write!(f, "{} was already used {uses} times this turn", title(space.name()))
            }
            Why::SpaceNotUsed { space } => write!(f, "{} was not used this turn", title(space.name())),
            Why::NotRepeatable => f.write_str("only white mat spaces are repeated"),
            Why::BuildingUsed { building } => write!(f, "{} was already used this turn", title(building.name())),
            Why::BuildingNotInPlay { building } => write!(f, "{} is not in play", title(building.name())),
            Why::BuildingNotAvailable { building } => write!(f, "{} cannot be built", title(building.name())),
            Why::CardUsed { card } => write!(f, "{} was already used this turn", player_card(card)),
            Why::CardFresh { card } => write!(f, "{} became active in this go", player_card(card)),
            Why::CardNotActive { card } => write!(f, "{} is not active", player_card(card)),
            Why::CardActive { card } => write!(f, "{} is already active", player_card(card)),

            Why::Jars { needs, has } => write!(f, "needs {needs} Jars, has {has}"),
            Why::TooFew { of, needs, has } => write!(f, "needs {needs} {}, has {has}", words(of.name())),
            Why::WrongNumber { of, least, most, has } => {
                write!(f, "needs {} {}, named {has}", range(least, most), words(of.name()))
            }

            Why::DieMissing { die, needs, has } => write!(f, "needs {needs} of {die}, has {has}"),
            Why::ColourMissing { from, colour, needs, has } => {
                write!(f, "needs {needs} {colour} among {}, has {has}", words(from.name()))
            }
            Why::DieBound { die } => write!(f, "{die} is bound and can only be placed"),
            Why::WrongColour { needs, has } => write!(f, "needs a {needs} die, has {}", list(has.iter())),
            Why::WrongValue { least, most: None, has } => {
                write!(f, "needs dice of {least} or higher, has {}", list(has.iter()))
            }
            Why::WrongValue { least, most: Some(most), has } if least == most => {
                write!(f, "needs a die showing exactly {least}, has {}", list(has.iter()))
            }
            Why::WrongValue { least, most: Some(most), has } => {
                write!(f, "needs dice from {least} to {most}, has {}", list(has.iter()))
            }
            Why::WrongDice { card, has } => {
                write!(f, "{} needs {}, has {}", player_card(card), list(card.cost().0.iter()), list(has.iter()))
            }
            Why::TotalTooLow { card, needs, has } => {
                write!(f, "{} needs a total of {needs}, has {has}", player_card(card))
            }
            Why::WrongTurn { die, to } => write!(f, "{die} cannot become {to}"),
            Why::HighestValue { die, most } => write!(f, "{die} cannot be lifted above {most}"),
            Why::NotInStore { column, colour } => write!(f, "no {colour} die in the {column} column of the store"),
            Why::NotAsItIs { die, counts } => write!(f, "{die} does not count as {counts}"),
            Why::DyedTwice => f.write_str("only one die is dyed"),

            Why::TransUsed { trans } => write!(f, "the effect ({trans}) was already used this turn"),
            Why::TransOther { trans } => write!(f, "the effect of this turn is: {trans}"),
            Why::TransColour { needs, die } => write!(f, "needs a {needs} die, not {die}"),
            Why::TransAboveSix { die } => write!(f, "{die} is above 6 already"),
            Why::TransChange { trans, die, counts } => write!(f, "{trans} does not make {die} a {counts}"),
            Why::TransTwice => f.write_str("the effect applies to one die only"),

            Why::NoCardDie => f.write_str("no card is to be placed as a die"),
            Why::CardDieTwice => f.write_str("the card is one die only"),
            Why::CardDieFace { face } => write!(f, "the card cannot be {face}"),
            Why::CardDieAlike { face, offered } => {
                write!(f, "the card as {face} does the same as {offered}, which stands for both")
            }

            Why::DyeOwed => f.write_str("a white die must still be placed as a colour of choice"),
            Why::BoundOwed { die } => write!(f, "{die} must still be placed"),
            Why::CardDieOwed => f.write_str("the card must still be placed as a die"),
            Why::PlentyOwed => f.write_str("the action must be or contain Plenty"),
            Why::NoNested { ask } => write!(f, "{} would not be possible", question(ask)),
            Why::NoActionLeft => f.write_str("no action would be possible afterwards"),
            Why::NoPlentyLeft => f.write_str("Plenty would not be possible in this go"),
            Why::NoPlenty => f.write_str("Plenty was not an action of this go"),

            Why::OwnMarker { region } => write!(f, "{region} has an own guild marker already"),
            Why::NoOwnMarker { region } => write!(f, "{region} has no own guild marker"),
            Why::OwnMine { region } => write!(f, "{region} has an own mine already"),
            Why::NoOwnMine { region } => write!(f, "{region} has no own mine"),
            Why::RegionColour { region, colour, dice } => {
                write!(f, "{region} is {colour}, the dice are {}", list(dice.iter()))
            }
            Why::NoRegion { dice } => write!(f, "no region is possible with {}", list(dice.iter())),
            Why::NotAdjacent { region } => write!(f, "{region} is not adjacent"),
            Why::NotConnected { regions } => write!(f, "{} are not connected", list(regions.iter())),
            Why::NoGroup { needs, largest } => {
                write!(f, "needs own guild markers on {needs} connected regions, has {largest}")
            }
            Why::WrongShape { needs, has } => write!(f, "needs the shape {needs}, not {has}"),
            Why::NoShape { needs } => write!(f, "the own guild markers do not form the shape {needs}"),
            Why::NotInTopRow { region } => write!(f, "{region} is not in the top row"),
            Why::TopRowFull => f.write_str("every region of the top row has an own guild marker"),
            Why::HoldsNoMarkers { card } => write!(f, "{} holds no guild markers", player_card(card)),
            Why::NoHolder => f.write_str("neither Organizer nor Manipulator is active"),
            Why::CardFull { card, needs, room } => {
                write!(f, "{} has room for {room} guild markers, not {needs}", player_card(card))
            }
            Why::NoMarkerOnCard { card } => write!(f, "too few guild markers on {}", player_card(card)),
            Why::IsTarget => f.write_str("a marker goes there and is not taken from there"),
            Why::AttackedRegion { region } => write!(f, "{region} is attacked; another place comes first"),
            Why::NoMarkerOnAttackCard { column } => write!(f, "no own guild marker on attack card {column}"),
            Why::MinesMissing { colours } => write!(f, "no own mine on {}", list(colours.iter())),

            Why::TooFewGoods { needs, ore, crystals } => {
                write!(f, "needs {needs}, has {ore} ore and {crystals} crystals")
            }
            Why::GoodsNotOwned { goods, colour } => write!(f, "has no {colour} {goods}"),
            Why::GoodsOwned { goods, colour } => write!(f, "has {colour} {goods} already"),
            Why::NoGoodsThere { goods, region } => write!(f, "no {goods} on {region}"),
            Why::GoodsThere { goods, region } => write!(f, "{region} has {goods} already"),
            Why::NothingToTake { goods } => write!(f, "no {goods} of a new colour on any region"),
            Why::SupplyLacks { goods, colour } => write!(f, "too few {colour} {goods} in the general supply"),
            Why::NoPairOfGoods => f.write_str("no ore and crystal of one colour"),
            Why::NoMedal { medal } => write!(f, "has no {medal} medal"),
            Why::SameMedal { medal } => write!(f, "{medal} is the same kind of medal"),
            Why::NotDiscarded { card } => write!(f, "{card:?} is not on the discard pile"),
            Why::SwapAlike => f.write_str("the two start markers do not differ"),
        }
    }
}
