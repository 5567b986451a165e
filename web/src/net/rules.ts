// Made from the Rust types by `UPDATE=1 cargo test -p tharos types`. Do not edit.

export type Action = { "do": "draw" } | { "do": "card1", dice: Counts, } | { "do": "keep_drawn" } | { "do": "card9" } | { "do": "set_aside", colour: Colour, } | { "do": "add_kept", dice: Counts, } | { "do": "keep_order" } | { "do": "swap", first: StartSpace, } | { "do": "place_mine", region: Region, } | { "do": "plenty", dice: Array<Placed>, } | { "do": "little", die: Placed, } | { "do": "choices", die: Placed, } | { "do": "no_choice", die: Placed, } | { "do": "marker_on_card", die: Placed, card: PlayerCard, } | { "do": "reroll", die: Placed, dice: Array<Die>, } | { "do": "marker_on_region", dice: [Placed, Placed], region: Region, } | { "do": "explore", die: Placed, regions: Array<Region>, } | { "do": "buy_die", die: Placed, column: Column, colour: Colour, } | { "do": "mine", die: Placed, region: Region, } | { "do": "build", die: Placed, building: Building, own: boolean, } | { "do": "attack", dice: Array<Placed>, } | { "do": "civilian_office", die: Die, to: number, } | { "do": "large_market", goods: Goods, } | { "do": "little_market", goods: Goods, colours: Array<Colour>, } | { "do": "new_market", ore: Array<Colour>, crystals: Array<Colour>, } | { "do": "notarys_office" } | { "do": "organization_office", card: DeckCard, } | { "do": "secret_society", die: Die, } | { "do": "surveyors_office", from: Region, to: Region, } | { "do": "activate", card: PlayerCard, dice: Array<Placed>, } | { "do": "banker", die: Placed, } | { "do": "steam_dyer", die: Placed, } | { "do": "ore_digger", dice: [Placed, Placed], regions: Array<Region>, } | { "do": "crystallographist", dice: [Placed, Placed], regions: Array<Region>, } | { "do": "cartographer", regions: Array<Region>, } | { "do": "organizer_draw" } | { "do": "organizer_reroll", die: Die, } | { "do": "organizer_swap", dice: [Placed, Placed], give: PlayerCard, take: PlayerCard, } | { "do": "cannoneer_strength", dice: [Placed, Placed], } | { "do": "cannoneer_ward", dice: [Placed, Placed], } | { "do": "rumblepoke", die: Placed, } | { "do": "steam_pressure_plant", dice: [Placed, Placed], card: DeckCard, } | { "do": "manipulator", die: Die, to: number, } | { "do": "card2", regions: Array<Region>, } | { "do": "card3", goods: Goods, colours: Array<Colour>, } | { "do": "card4", from: Region, to: Region, } | { "do": "card5", space: Space, } | { "do": "card6" } | { "do": "card7" } | { "do": "card8", colour: Colour, } | { "do": "card10", die: Die, to: number, } | { "do": "card11", organizer: number, manipulator: number, } | { "do": "card12", dice: Array<Die>, } | { "do": "card13", goods: Goods, colour: Colour, } | { "do": "card14", colour: Colour, } | { "do": "card15", regions: Array<Region>, } | { "do": "card16" } | { "do": "card17", region: Region, } | { "do": "card18", regions: Array<Region>, } | { "do": "card19_combat" } | { "do": "card19_dice" } | { "do": "card19_store", column: Column, colour: Colour, } | { "do": "card20_combat" } | { "do": "card20_jars" } | { "do": "card21", organizer: number, manipulator: number, } | { "do": "card22", dice: Counts, } | { "do": "card23", region: Region, } | { "do": "card24" } | { "do": "card25", die: Die, to: number, } | { "do": "card26", colour: Colour, } | { "do": "card27", column: number, } | { "do": "card28_dice" } | { "do": "card28_cards" } | { "do": "card29", cards: Array<PlayerCard>, medal: Medal, } | { "do": "card30", card: PlayerCard, } | { "do": "card31", give: Medal, gain: Medal, } | { "do": "card32" } | { "do": "card33" } | { "do": "card34" } | { "do": "card35", regions: Array<Region>, } | { "do": "card36", regions: Array<Region>, } | { "do": "card37", regions: Array<Region>, } | { "do": "card38", regions: Array<Region>, } | { "do": "card39", ore: Array<Region>, crystals: Array<Region>, } | { "do": "card40", card: PlayerCard, marker: Region, mine: Region, medal: Medal, } | { "do": "use_trans" } | { "do": "flip", dice: Array<Die>, } | { "do": "pass" } | { "do": "end_go" } | { "do": "keep", card: DeckCard, } | { "do": "discard", card: DeckCard, } | { "do": "take_back_region", region: Region, } | { "do": "take_back_card", card: PlayerCard, } | { "do": "reroll_again", die: Die, } | { "do": "enough" } | { "do": "decline" } | { "do": "pay_combat_point" } | { "do": "face_attack" } | { "do": "tidy_up" } | { "do": "lose_player_card", card: PlayerCard, } | { "do": "lose_mines", regions: Array<Region>, } | { "do": "lose_markers", regions: Array<Region>, } | { "do": "lose_action_cards", cards: Array<DeckCard>, } | { "do": "lose_card_markers", organizer: number, manipulator: number, } | { "do": "lose_medal", medal: Medal, } | { "do": "take_medal" } | { "do": "keep_points" };

export type Ask = "draw" | "redraw" | "set_aside" | "add_kept" | "solo_swap" | "solo_mine" | "go" | "further" | "repeat" | "free_use" | "keep" | "discard" | "take_back" | "reroll_again" | "check" | "tidy_up" | "lose_player_card" | "lose_mines" | "lose_markers" | "lose_action_cards" | "lose_card_markers" | "lose_medal" | "medal";

export type AttackCard = { value: number, markers: Array<number>, };

export type Building = "civilian_office" | "large_market" | "little_market" | "new_market" | "notarys_office" | "organization_office" | "secret_society" | "surveyors_office";

export type BuildingState = "available" | "unowned" | { "owned": number } | "foreign" | "gone";

export type CardPlace = { "hand": number } | { "looked_at": number } | "discard" | "aside";

export type Chance = { "draw": "setup" } | { "draw": "attack" } | { "draw": "dice", seat: number, n: number, why: DrawWhy, } | { "draw": "roll", seat: number, why: RollWhy, } | { "draw": "cards", seat: number, n: number, look: boolean, } | { "draw": "round_end" } | { "draw": "solo_markers", n: number, } | { "draw": "solo_die", penalty: boolean, } | { "draw": "solo_buildings", n: number, penalty: boolean, };

export type Colour = "white" | "yellow" | "blue" | "red" | "green";

export type Column = "left" | "right";

export type Counts = { [colour in Colour]?: number };

export type Data = { attack: Array<number>, trans: Array<Trans>, mine_colours: [Array<Colour>, Array<Colour>, Array<Colour>], shapes: [Shape, Shape, Shape, Shape] };

export type DeckCard = number;

export type DicePlace = "bag" | "active" | "depot" | "drawn" | { "store": Column } | "bound" | "kept" | { "used": Spot };

export type Die = `${Colour} ${number}`;

export type Digest = string;

export type DrawWhy = "preparation" | "again" | "plant" | "extra";

export type Entry = { seat: number, } & ({ "do": "draw" } | { "do": "card1", dice: Counts, } | { "do": "keep_drawn" } | { "do": "card9" } | { "do": "set_aside", colour: Colour, } | { "do": "add_kept", dice: Counts, } | { "do": "keep_order" } | { "do": "swap", first: StartSpace, } | { "do": "place_mine", region: Region, } | { "do": "plenty", dice: Array<Placed>, } | { "do": "little", die: Placed, } | { "do": "choices", die: Placed, } | { "do": "no_choice", die: Placed, } | { "do": "marker_on_card", die: Placed, card: PlayerCard, } | { "do": "reroll", die: Placed, dice: Array<Die>, } | { "do": "marker_on_region", dice: [Placed, Placed], region: Region, } | { "do": "explore", die: Placed, regions: Array<Region>, } | { "do": "buy_die", die: Placed, column: Column, colour: Colour, } | { "do": "mine", die: Placed, region: Region, } | { "do": "build", die: Placed, building: Building, own: boolean, } | { "do": "attack", dice: Array<Placed>, } | { "do": "civilian_office", die: Die, to: number, } | { "do": "large_market", goods: Goods, } | { "do": "little_market", goods: Goods, colours: Array<Colour>, } | { "do": "new_market", ore: Array<Colour>, crystals: Array<Colour>, } | { "do": "notarys_office" } | { "do": "organization_office", card: DeckCard, } | { "do": "secret_society", die: Die, } | { "do": "surveyors_office", from: Region, to: Region, } | { "do": "activate", card: PlayerCard, dice: Array<Placed>, } | { "do": "banker", die: Placed, } | { "do": "steam_dyer", die: Placed, } | { "do": "ore_digger", dice: [Placed, Placed], regions: Array<Region>, } | { "do": "crystallographist", dice: [Placed, Placed], regions: Array<Region>, } | { "do": "cartographer", regions: Array<Region>, } | { "do": "organizer_draw" } | { "do": "organizer_reroll", die: Die, } | { "do": "organizer_swap", dice: [Placed, Placed], give: PlayerCard, take: PlayerCard, } | { "do": "cannoneer_strength", dice: [Placed, Placed], } | { "do": "cannoneer_ward", dice: [Placed, Placed], } | { "do": "rumblepoke", die: Placed, } | { "do": "steam_pressure_plant", dice: [Placed, Placed], card: DeckCard, } | { "do": "manipulator", die: Die, to: number, } | { "do": "card2", regions: Array<Region>, } | { "do": "card3", goods: Goods, colours: Array<Colour>, } | { "do": "card4", from: Region, to: Region, } | { "do": "card5", space: Space, } | { "do": "card6" } | { "do": "card7" } | { "do": "card8", colour: Colour, } | { "do": "card10", die: Die, to: number, } | { "do": "card11", organizer: number, manipulator: number, } | { "do": "card12", dice: Array<Die>, } | { "do": "card13", goods: Goods, colour: Colour, } | { "do": "card14", colour: Colour, } | { "do": "card15", regions: Array<Region>, } | { "do": "card16" } | { "do": "card17", region: Region, } | { "do": "card18", regions: Array<Region>, } | { "do": "card19_combat" } | { "do": "card19_dice" } | { "do": "card19_store", column: Column, colour: Colour, } | { "do": "card20_combat" } | { "do": "card20_jars" } | { "do": "card21", organizer: number, manipulator: number, } | { "do": "card22", dice: Counts, } | { "do": "card23", region: Region, } | { "do": "card24" } | { "do": "card25", die: Die, to: number, } | { "do": "card26", colour: Colour, } | { "do": "card27", column: number, } | { "do": "card28_dice" } | { "do": "card28_cards" } | { "do": "card29", cards: Array<PlayerCard>, medal: Medal, } | { "do": "card30", card: PlayerCard, } | { "do": "card31", give: Medal, gain: Medal, } | { "do": "card32" } | { "do": "card33" } | { "do": "card34" } | { "do": "card35", regions: Array<Region>, } | { "do": "card36", regions: Array<Region>, } | { "do": "card37", regions: Array<Region>, } | { "do": "card38", regions: Array<Region>, } | { "do": "card39", ore: Array<Region>, crystals: Array<Region>, } | { "do": "card40", card: PlayerCard, marker: Region, mine: Region, medal: Medal, } | { "do": "use_trans" } | { "do": "flip", dice: Array<Die>, } | { "do": "pass" } | { "do": "end_go" } | { "do": "keep", card: DeckCard, } | { "do": "discard", card: DeckCard, } | { "do": "take_back_region", region: Region, } | { "do": "take_back_card", card: PlayerCard, } | { "do": "reroll_again", die: Die, } | { "do": "enough" } | { "do": "decline" } | { "do": "pay_combat_point" } | { "do": "face_attack" } | { "do": "tidy_up" } | { "do": "lose_player_card", card: PlayerCard, } | { "do": "lose_mines", regions: Array<Region>, } | { "do": "lose_markers", regions: Array<Region>, } | { "do": "lose_action_cards", cards: Array<DeckCard>, } | { "do": "lose_card_markers", organizer: number, manipulator: number, } | { "do": "lose_medal", medal: Medal, } | { "do": "take_medal" } | { "do": "keep_points" }) | Outcome;

export type Event = { "event": "did", seat: number, action: Action, } | { "event": "kept_card", seat: number, } | { "event": "set_up", start_player: number, } | { "event": "turn_began", round: number, turn: number, } | { "event": "phase_began", phase: Phase, } | { "event": "attack_revealed", column: number, value: number, strength: number, region: Region, trans: Trans, } | { "event": "dice_drawn", seat: number, dice: Counts, refilled: boolean, } | { "event": "rolled", seat: number, dice: Array<Die>, } | { "event": "dice_moved", seat: number, dice: Counts, from: DicePlace, to: DicePlace, } | { "event": "die_placed", seat: number, placed: Placed, on: Spot, } | { "event": "die_changed", seat: number, from: Die, to: Die, } | { "event": "picked_up", seat: number, dice: Array<Die>, } | { "event": "die_bound", seat: number, die: Die, } | { "event": "trans_used", seat: number, trans: Trans, } | { "event": "jars", seat: number, change: number, now: number, } | { "event": "medal", seat: number, medal: Medal, change: number, now: number, } | { "event": "combat_points", seat: number, change: number, now: number, } | { "event": "strength", seat: number, change: number, now: number, } | { "event": "ward", seat: number, } | { "event": "guild_marker", seat: number, from: Place, to: Place, } | { "event": "mine", seat: number, from: Place, to: Place, } | { "event": "goods", goods: Goods, colour: Colour, from: GoodsPlace, to: GoodsPlace, } | { "event": "player_card", seat: number, card: PlayerCard, active: boolean, } | { "event": "built", seat: number, building: Building, owned: boolean, } | { "event": "extra_use", seat: number, space: Space, } | { "event": "action_card", card: DeckCard, from: CardPlace, to: CardPlace, } | { "event": "cards_drawn", seat: number, n: number, look: boolean, reshuffled: boolean, } | { "event": "cards_seen", seat: number, cards: Array<DeckCard>, } | { "event": "passed", seat: number, forced: boolean, } | { "event": "attack_checked", seat: number, strength: number, attack: number, ward: boolean, held: boolean, } | { "event": "start_player", seat: number, } | { "event": "round_end_card", column: number, card: number, } | { "event": "no_loss", seat: number, card: number, } | { "event": "round_ended", round: number, } | { "event": "solo_markers", guilds: [Guild | null, Guild | null, Guild | null], } | { "event": "solo_reached", row: number, space: number, guild: Guild, } | { "event": "solo_requirement", row: number, space: number, met: boolean, } | { "event": "solo_die", value: number, } | { "event": "solo_coin", from: number, to: number | null, } | { "event": "solo_penalty", points: number, } | { "event": "building_gone", building: Building, } | { "event": "building_foreign", building: Building, } | { "event": "deck_cards_gone", n: number, } | { "event": "game_over", solo: SoloEnd | null, };

export type Form = "whole" | "item" | "some_of";

export type GameRecord = { format: number, rules: number, options: Options, data: Data, players: Array<Seated>, 
/**
 * The position the game began with, if it did not begin with the set-up.
 */
start?: State | null, 
/**
 * SHA-256 of the server's seed; absent if the caller supplied the outcomes of chance.
 */
commitment?: Digest | null, 
/**
 * What each seat added to the luck.
 */
contributions?: Array<Seed | null>, 
/**
 * The server's seed, once it is revealed.
 */
seed?: Seed | null, entries: Array<Entry>, 
/**
 * The digest of the state after the last entry.
 */
hash: Digest, };

export type Go = { 
/**
 * A card was played in this go (GO-3).
 */
card: boolean, 
/**
 * The action has begun but is not complete.
 */
acting: boolean, 
/**
 * The action is complete.
 */
acted: boolean, nest: Nest, 
/**
 * CARD-2: a white die must still be placed as a colour of choice.
 */
dye: boolean, 
/**
 * DECK-16 must still be placed.
 */
card_die: boolean, 
/**
 * DECK-8, DECK-26: this die must still be placed.
 */
bound: Die | null, 
/**
 * DECK-24 was played first and Plenty is still to come.
 */
double: boolean, 
/**
 * What Plenty gave in this go: the capped sum, and the Banker's bonus.
 */
plenty: [number, number] | null, 
/**
 * ACT-2: cards that became active in this go.
 */
fresh: Array<PlayerCard>, 
/**
 * The played card that lies aside until its effect is complete (GO-16).
 */
running: DeckCard | null, owed: Owed, };

export type Goods = "ore" | "crystal";

export type GoodsPlace = { "region": Region } | { "player": number } | "supply";

export type Guild = "power_and_torsion" | "cogwheel_trust" | "crystal_and_ore" | "future_horizon";

export type Hidden = { "hidden": "kept_card" } | { "hidden": "cards_drawn", n: number, };

export type Label = { field: string, value: unknown, form?: Form, tokens?: Array<Token>, };

export type Loss = { 
/**
 * The attack card (column) being resolved, from 0.
 */
column: number, 
/**
 * The round-end card revealed for it, 1 to 6; 0 before.
 */
card: number, 
/**
 * How many things the current question is about.
 */
n: number, 
/**
 * END-R2, round 3: the mines are still to come.
 */
mines_after: boolean, };

export type MatAction = "plenty" | "little" | "choices" | "no_choice" | "marker_on_card" | "reroll" | "marker_on_region" | "explore" | "buy_die" | "mine" | "build" | "attack";

export type Medal = "combat" | "exploration" | "trade" | "civil";

export type Nest = "none" | "further" | "repeat" | { "free_use": Building };

export type OfferGraph = { labels: Array<Label>, nodes: Array<Array<number>>, };

export type Options = { 
/**
 * OPT-1: the Manipulator lifts a die to 7 at most.
 */
manipulator_at_most_7: boolean, 
/**
 * OPT-2: SOLO-B2 asks for 3 combat points instead of red dice.
 */
solo_b2_combat_points: boolean, 
/**
 * OPT-3: DECK-24 does not double the Banker's bonus.
 */
banker_bonus_not_doubled: boolean, };

export type Outcome = { "chance": "setup", regions: [Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour, Colour], trans: [Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans], start: number, } | { "chance": "attack", value: number, } | { "chance": "dice", dice: Counts, } | { "chance": "roll", dice: Array<Die>, } | { "chance": "cards", cards: Array<DeckCard>, } | { "chance": "round_end", card: number, } | { "chance": "solo_markers", guilds: Array<Guild | null>, } | { "chance": "solo_die", value: number, } | { "chance": "solo_buildings", buildings: Array<Building>, };

export type Owed = { regions: Array<Region>, organizer: number, manipulator: number, building: Building | null, attack_card: boolean, 
/**
 * Every place chosen, also those already filled: nothing is taken back from them.
 */
target_regions: Array<Region>, target_cards: Array<PlayerCard>, };

export type Phase = "set_up" | "preparation" | "solo" | "actions" | "attack" | "clean_up" | "round_end" | "over";

export type Pieces = "dice" | "active_dice" | "dice_in_bag" | "dice_in_depot" | "drawn_dice" | "dice_of_turn" | "kept_dice" | "dice_in_store" | "dice_to_draw" | "cards_to_draw" | "discarded_cards" | "hand_cards" | "player_cards_in_hand" | "player_cards_in_play" | "available_buildings" | "used_spaces" | "regions" | "markers_on_regions" | "markers_on_cards" | "markers_to_place" | "markers_on_attack_cards" | "mines_in_supply" | "mines_on_regions" | "goods" | "goods_in_supply" | "combat_points" | "medals";

export type Place = "supply" | { "region": Region } | { "card": PlayerCard } | { "building": Building } | { "attack_card": number } | { "solo_mat": number } | "loss_box";

export type Placed = string;

export type Player = { guild: Guild, jars: number, bag: Counts, depot: Counts, 
/**
 * Drawn but not yet rolled, or being rerolled.
 */
drawn: Counts, active: Array<Die>, used: Array<UsedDie>, 
/**
 * The two columns of the dice store, bottom to top.
 */
store: [Array<Colour>, Array<Colour>], 
/**
 * The dice on an own DECK-22.
 */
kept: Counts, guild_supply: number, guild_markers: Array<Region>, on_organizer: number, on_manipulator: number, mine_supply: number, mines: Array<Region>, ore: Array<Colour>, crystals: Array<Colour>, 
/**
 * Combat, exploration, trade, civil.
 */
medals: [number, number, number, number], combat_points: number, 
/**
 * The player cards in play; the others are in the open hand.
 */
active_cards: Array<PlayerCard>, 
/**
 * Player cards whose dice-or-money action was used this turn (GO-5).
 */
used_cards: Array<PlayerCard>, used_buildings: Array<Building>, 
/**
 * How often each white space was used this turn, and how many extra uses DECK-5 gave.
 */
uses: [number, number, number, number, number, number], extra_uses: [number, number, number, number, number, number], 
/**
 * ATK-1
 */
strength: number, 
/**
 * CARD-7
 */
ward: boolean, trans_used: boolean, rumblepoke_used: boolean, passed: boolean, 
/**
 * The number of action cards in hand; which ones is secret.
 */
hand: number, };

export type PlayerCard = "banker" | "steam_dyer" | "ore_digger" | "crystallographist" | "cartographer" | "organizer" | "cannoneer" | "rumblepoke" | "steam_pressure_plant" | "manipulator";

export type Refusal = { clause: string, } & ({ "why": "not_asked", decides: number | null, } | { "why": "game_over" } | { "why": "answer_first", ask: Ask, } | { "why": "not_the_question", ask: Ask, } | { "why": "wrong_time", card: DeckCard, } | { "why": "too_late", card: DeckCard, } | { "why": "action_taken" } | { "why": "no_action_yet" } | { "why": "action_owed" } | { "why": "one_card_per_go" } | { "why": "not_in_hand", card: DeckCard, } | { "why": "not_looked_at", card: DeckCard, } | { "why": "space_used", space: Space, uses: number, } | { "why": "space_not_used", space: Space, } | { "why": "not_repeatable" } | { "why": "building_used", building: Building, } | { "why": "building_not_in_play", building: Building, } | { "why": "building_not_available", building: Building, } | { "why": "card_used", card: PlayerCard, } | { "why": "card_fresh", card: PlayerCard, } | { "why": "card_not_active", card: PlayerCard, } | { "why": "card_active", card: PlayerCard, } | { "why": "jars", needs: number, has: number, } | { "why": "too_few", of: Pieces, needs: number, has: number, } | { "why": "wrong_number", of: Pieces, least: number, most: number, has: number, } | { "why": "die_missing", die: Die, needs: number, has: number, } | { "why": "colour_missing", from: Pieces, colour: Colour, needs: number, has: number, } | { "why": "die_bound", die: Die, } | { "why": "wrong_colour", needs: Colour, has: Array<Die>, } | { "why": "wrong_value", least: number, most: number | null, has: Array<Die>, } | { "why": "wrong_dice", card: PlayerCard, has: Array<Die>, } | { "why": "total_too_low", card: PlayerCard, needs: number, has: number, } | { "why": "wrong_turn", die: Die, to: number, } | { "why": "highest_value", die: Die, most: number, } | { "why": "not_in_store", column: Column, colour: Colour, } | { "why": "not_as_it_is", die: Die, counts: Die, } | { "why": "dyed_twice" } | { "why": "trans_used", trans: Trans, } | { "why": "trans_other", trans: Trans, } | { "why": "trans_colour", needs: Colour, die: Die, } | { "why": "trans_above_six", die: Die, } | { "why": "trans_change", trans: Trans, die: Die, counts: Die, } | { "why": "trans_twice" } | { "why": "no_card_die" } | { "why": "card_die_twice" } | { "why": "card_die_face", face: Die, } | { "why": "card_die_alike", face: Die, offered: Die, } | { "why": "dye_owed" } | { "why": "bound_owed", die: Die, } | { "why": "card_die_owed" } | { "why": "plenty_owed" } | { "why": "no_nested", ask: Ask, } | { "why": "no_action_left" } | { "why": "no_plenty_left" } | { "why": "no_plenty" } | { "why": "own_marker", region: Region, } | { "why": "no_own_marker", region: Region, } | { "why": "own_mine", region: Region, } | { "why": "no_own_mine", region: Region, } | { "why": "region_colour", region: Region, colour: Colour, dice: Array<Colour>, } | { "why": "no_region", dice: Array<Colour>, } | { "why": "not_adjacent", region: Region, } | { "why": "not_connected", regions: Array<Region>, } | { "why": "no_group", needs: number, largest: number, } | { "why": "wrong_shape", needs: Shape, has: Shape, } | { "why": "no_shape", needs: Shape, } | { "why": "not_in_top_row", region: Region, } | { "why": "top_row_full" } | { "why": "holds_no_markers", card: PlayerCard, } | { "why": "no_holder" } | { "why": "card_full", card: PlayerCard, needs: number, room: number, } | { "why": "no_marker_on_card", card: PlayerCard, } | { "why": "is_target" } | { "why": "attacked_region", region: Region, } | { "why": "no_marker_on_attack_card", column: number, } | { "why": "mines_missing", colours: Array<Colour>, } | { "why": "too_few_goods", needs: number, ore: number, crystals: number, } | { "why": "goods_not_owned", goods: Goods, colour: Colour, } | { "why": "goods_owned", goods: Goods, colour: Colour, } | { "why": "no_goods_there", goods: Goods, region: Region, } | { "why": "goods_there", goods: Goods, region: Region, } | { "why": "nothing_to_take", goods: Goods, } | { "why": "supply_lacks", goods: Goods, colour: Colour, } | { "why": "no_pair_of_goods" } | { "why": "no_medal", medal: Medal, } | { "why": "same_medal", medal: Medal, } | { "why": "not_discarded", card: DeckCard, } | { "why": "swap_alike" });

export type Region = `${number}/${number}`;

export type RollWhy = "preparation" | "effect" | "organizer" | "bound";

export type Score = { combat_medals: number, exploration_medals: number, trade_medals: number, civil_medals: number, medal_sets: number, jars: number, buildings: number, player_cards: number, mines: number, 
/**
 * SOLO-7: met last spaces, and 5 more with two of them.
 */
last_spaces: number, 
/**
 * SOLO-5, SOLO-7: loss box and penalties, not above 0.
 */
solo_losses: number, total: number, };

export type Seated = { guild: Guild, name: string, };

export type Seed = string;

export type SeenEntry = Entry | ({ seat: number } & Hidden);

export type Shape = "line" | "square" | "l" | "t" | "s";

export type Solo = { 
/**
 * The markers on I, II, III.
 */
start: [Guild | null, Guild | null, Guild | null], 
/**
 * How many markers of each guild are in the bag.
 */
bag: [number, number, number, number], 
/**
 * The colour of rows A, B, C, once taken.
 */
rows: [Guild | null, Guild | null, Guild | null], 
/**
 * How many spaces of each row are filled.
 */
filled: [number, number, number], 
/**
 * The spaces with a mine or a coin.
 */
mines: Array<number>, coins: Array<number>, loss_box: number, 
/**
 * Penalties of A2 and B4.
 */
penalty: number, 
/**
 * The rows whose last space was met.
 */
met: Array<number>, 
/**
 * The space the last marker took: row times 6 plus space.
 */
cell: number, 
/**
 * The mine of that space must be placed now.
 */
placing: boolean, lost: boolean, };

export type SoloEnd = "last_space_failed" | "two_last_spaces" | "turns_over";

export type Space = "money" | "cards" | "support" | "territory" | "works" | "build";

export type Spot = "attack" | { "space": Space } | { "card": PlayerCard } | { "activation": PlayerCard };

export type StartSpace = "I" | "II";

export type State = { table: Table, hands: [Array<DeckCard>, Array<DeckCard>, Array<DeckCard>, Array<DeckCard>], 
/**
 * The cards the deciding player is looking at.
 */
looking: Array<DeckCard>, 
/**
 * Cards that can only be out of the game, since the deck ran out without them. Nobody is told (INFO-2).
 */
gone: Array<DeckCard>, };

export type Step = { "chance": Chance } | { "ask": { seat: number, ask: Ask, } } | "over";

export type Table = { options: Options, phase: Phase, step: Step, round: number, turn: number, start_player: number, 
/**
 * How many players, in turn order, have finished the current part of a phase.
 */
done: number, board: Array<Colour>, trans: [Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans, Trans], ore: Array<Region>, crystals: Array<Region>, 
/**
 * SET-3: the general supply of ore and of crystals.
 */
ore_supply: Counts, crystal_supply: Counts, buildings: [BuildingState, BuildingState, BuildingState, BuildingState, BuildingState, BuildingState, BuildingState, BuildingState], 
/**
 * How many cards of each value 0 to 9 the attack deck still holds.
 */
attack_deck: [number, number, number, number, number, number, number, number, number, number], 
/**
 * The attack cards of this round, left to right.
 */
attack: Array<AttackCard>, 
/**
 * The round-end cards not yet revealed this round.
 */
round_end_deck: Array<number>, deck: number, discard: Array<DeckCard>, aside: Array<DeckCard>, 
/**
 * How many cards left the solo game, unseen.
 */
out: number, 
/**
 * How many cards the deciding player is looking at.
 */
looking: number, players: Array<Player>, go: Go, loss: Loss, solo: Solo, 
/**
 * DATA-3 and DATA-4.
 */
mine_colours: [Array<Colour>, Array<Colour>, Array<Colour>], shapes: [Shape, Shape, Shape, Shape], };

export type Thing = { "thing": "mat", action: MatAction, } | { "thing": "building", building: Building, } | { "thing": "activation", card: PlayerCard, } | { "thing": "dice_action", card: PlayerCard, } | { "thing": "marker_action", card: PlayerCard, } | { "thing": "action_card", card: DeckCard, };

export type Token = `${TokenKind}:${string}`;

export type TokenKind = "do" | "die" | "region" | "building" | "card" | "deck" | "store" | "attack" | "verb" | "option" | "as" | "with" | "colour" | "take" | "goods" | "space" | "to" | "own" | "organizer" | "manipulator" | "give" | "gain" | "medal" | "first" | "marker" | "mine";

export type Trans = string;

export type UndoStop = { entry: number, } & ({ "stop": "start" } | { "stop": "roll" } | { "stop": "draw", dice: Counts, } | { "stop": "cards_drawn" } | { "stop": "revealed" } | { "stop": "other_player", seat: number, });

export type UsedDie = { die: Die, on: Spot, };

export type View = { viewer: number | null, table: Table, 
/**
 * The viewer's action cards.
 */
hand: Array<DeckCard>, 
/**
 * The cards the viewer is looking at.
 */
looking: Array<DeckCard>, };

export type WhyNot = { thing: Thing, refusal: Refusal, };
