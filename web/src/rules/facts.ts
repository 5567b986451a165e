// Made from the rules by `UPDATE=1 cargo test -p tharos-rules facts`. Do not edit.
import type { Building, Colour, Column, Goods, Guild, MatAction, Medal, Options, PlayerCard, Region, Score, Shape, Space } from '../net/types';

/** In this order dice, goods and regions are counted. */
export const COLOURS: readonly Colour[] = ["white","yellow","blue","red","green"];

/** SET-1 */
export const GUILDS: readonly Guild[] = ["power_and_torsion","cogwheel_trust","crystal_and_ore","future_horizon"];

/** In this order they stand in `medals`. */
export const MEDALS: readonly Medal[] = ["combat","exploration","trade","civil"];

/** The columns of the dice store. */
export const COLUMNS: readonly Column[] = ["left","right"];

/** Ore and crystals. */
export const GOODS: readonly Goods[] = ["ore","crystal"];

/** The white spaces, in the order of `uses`. */
export const SPACES: readonly Space[] = ["money","cards","support","territory","works","build"];

/** In this order they stand in `buildings`. */
export const BUILDINGS: readonly Building[] = ["civilian_office","large_market","little_market","new_market","notarys_office","organization_office","secret_society","surveyors_office"];

/** CARD-1 to CARD-10 */
export const PLAYER_CARDS: readonly PlayerCard[] = ["banker","steam_dyer","ore_digger","crystallographist","cartographer","organizer","cannoneer","rumblepoke","steam_pressure_plant","manipulator"];

/** The shapes of four regions. */
export const SHAPES: readonly Shape[] = ["line","square","l","t","s"];

/** SET-1: how many play a game that is not solo. */
export const MULTIPLAYER: readonly number[] = [2,3,4];

/** The rounds of a game. */
export const ROUNDS: number = 4;

/** The turns of a round; so many regions stand side by side. */
export const TURNS: number = 4;

/** In this order they are counted. */
export const REGIONS: readonly Region[] = ["1/1","1/2","1/3","1/4","2/1","2/2","2/3","2/4","3/1","3/2","3/3","3/4","4/1","4/2","4/3","4/4"];

/** SOLO-2: the spaces of the solo mat, row by row. */
export const SOLO_MAT: readonly (readonly string[])[] = [["A1","A2","A3","A4","A5","A6"],["B1","B2","B3","B4","B5","B6"],["C1","C2","C3","C4","C5","C6"]];

/** VP-1: the categories of a score. */
export const CATEGORIES: readonly Exclude<keyof Score, 'total'>[] = ["combat_medals","exploration_medals","trade_medals","civil_medals","medal_sets","jars","buildings","player_cards","mines"];

/** SOLO-7: those of a solo game. */
export const SOLO_CATEGORIES: readonly Exclude<keyof Score, 'total'>[] = ["combat_medals","exploration_medals","trade_medals","civil_medals","medal_sets","jars","buildings","player_cards","mines","last_spaces","solo_losses"];

/** What an action of the mat asks for: one die of any colour and value where nothing else is said. */
export interface Needs {
  clause: string;
  space?: Space;
  dice?: readonly [least: number, most: number];
  colour?: Colour;
  low?: number;
  high?: number;
  jars?: number;
  group?: number;
}

/** MAT-1 to MAT-7, in the order of the mat. */
export const MAT: Record<MatAction, Needs> = {
  plenty: {"clause":"MAT-1","space":"money","dice":[1,3],"colour":"white"},
  little: {"clause":"MAT-1","space":"money"},
  choices: {"clause":"MAT-2","space":"cards","colour":"white"},
  no_choice: {"clause":"MAT-2","space":"cards"},
  marker_on_card: {"clause":"MAT-3","space":"support"},
  reroll: {"clause":"MAT-3","space":"support","colour":"white"},
  marker_on_region: {"clause":"MAT-4","space":"territory","dice":[2,2]},
  explore: {"clause":"MAT-4","space":"territory","group":4},
  buy_die: {"clause":"MAT-5","space":"works"},
  mine: {"clause":"MAT-5","space":"works","low":6,"high":6},
  build: {"clause":"MAT-6","space":"build","colour":"yellow","low":3,"jars":10},
  attack: {"clause":"MAT-7","colour":"red"},
};

/** BLD-1 to BLD-8: the price of a use. */
export const BUILDING: Record<Building, { clause: string; jars: number }> = {
  civilian_office: {"clause":"BLD-1","jars":4},
  large_market: {"clause":"BLD-2","jars":2},
  little_market: {"clause":"BLD-3","jars":2},
  new_market: {"clause":"BLD-4","jars":5},
  notarys_office: {"clause":"BLD-5","jars":8},
  organization_office: {"clause":"BLD-6","jars":15},
  secret_society: {"clause":"BLD-7","jars":8},
  surveyors_office: {"clause":"BLD-8","jars":4},
};

/** ACT-3: the dice of the activation and their least total; VP-2: what the card is worth; MAT-3: the room for guild markers. */
export const PLAYER_CARD: Record<PlayerCard, { clause: string; colours: readonly Colour[]; total: number; vp: number; room?: number }> = {
  banker: {"clause":"CARD-1","colours":["white","yellow"],"total":10,"vp":2},
  steam_dyer: {"clause":"CARD-2","colours":["white","yellow"],"total":8,"vp":2},
  ore_digger: {"clause":"CARD-3","colours":["white","blue"],"total":8,"vp":2},
  crystallographist: {"clause":"CARD-4","colours":["white","blue"],"total":8,"vp":2},
  cartographer: {"clause":"CARD-5","colours":["green","green"],"total":6,"vp":2},
  organizer: {"clause":"CARD-6","colours":["white","green"],"total":8,"vp":2,"room":2},
  cannoneer: {"clause":"CARD-7","colours":["red"],"total":5,"vp":1},
  rumblepoke: {"clause":"CARD-8","colours":["white","red"],"total":8,"vp":2},
  steam_pressure_plant: {"clause":"CARD-9","colours":["white","white","white"],"total":13,"vp":3},
  manipulator: {"clause":"CARD-10","colours":["white","white"],"total":8,"vp":2,"room":3},
};

/** The clause of each transformation marker. */
export const TRANS: Record<string, string> = {"3 jars":"TRANS-2","5 jars":"TRANS-2","any die +1":"TRANS-4","blue die +-1":"TRANS-5","combat +1":"TRANS-3","combat +2":"TRANS-3","flip two white":"TRANS-7","green die +-1":"TRANS-5","none":"TRANS-1","red die +-1":"TRANS-5","white as any colour":"TRANS-6","white die +-1":"TRANS-5","yellow die +-1":"TRANS-5"};

/** MAT-5: the prices of the dice store, row by row. */
export const STORE: readonly number[] = [2,4,6];

/** SOLO-7: the VP a solo player needs. */
export const SOLO_GOAL: number = 70;

/** DATA-3 is on these action cards, in order. */
export const MINE_CARDS: readonly number[] = [32,33,34];

/** DATA-4 is on these. */
export const SHAPE_CARDS: readonly number[] = [35,36,37,38];

/** DATA-3, DATA-4 and OPT where no table says otherwise. */
export const DEFAULTS: { mine_colours: readonly (readonly Colour[])[]; shapes: readonly Shape[]; options: Options } = {"mine_colours":[["yellow","blue","green"],["white","red","green"],["white","yellow","blue"]],"shapes":["line","square","l","t"],"options":{"manipulator_at_most_7":false,"solo_b2_combat_points":false,"banker_bonus_not_doubled":false}};

/** The options and their clauses. */
export const OPTIONS: readonly (readonly [keyof Options, string])[] = [["manipulator_at_most_7","OPT-1"],["solo_b2_combat_points","OPT-2"],["banker_bonus_not_doubled","OPT-3"]];
