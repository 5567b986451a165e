// Made from the rules by `UPDATE=1 cargo test -p tharos-rules facts`. Do not edit.
import type { Building, Colour, Column, Goods, Guild, MatAction, Medal, Options, PlayerCard, Shape, Space } from '../net/openapi';

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
  plenty: {"clause":"MAT-1","colour":"white","dice":[1,3],"space":"money"},
  little: {"clause":"MAT-1","space":"money"},
  choices: {"clause":"MAT-2","colour":"white","space":"cards"},
  no_choice: {"clause":"MAT-2","space":"cards"},
  marker_on_card: {"clause":"MAT-3","space":"support"},
  reroll: {"clause":"MAT-3","colour":"white","space":"support"},
  marker_on_region: {"clause":"MAT-4","dice":[2,2],"space":"territory"},
  explore: {"clause":"MAT-4","group":4,"space":"territory"},
  buy_die: {"clause":"MAT-5","space":"works"},
  mine: {"clause":"MAT-5","high":6,"low":6,"space":"works"},
  build: {"clause":"MAT-6","colour":"yellow","jars":10,"low":3,"space":"build"},
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

/** ACT-3: the dice of the activation and their least total; MAT-3: the room for guild markers. */
export const PLAYER_CARD: Record<PlayerCard, { clause: string; colours: readonly Colour[]; total: number; room?: number }> = {
  banker: {"clause":"CARD-1","colours":["white","yellow"],"total":10},
  steam_dyer: {"clause":"CARD-2","colours":["white","yellow"],"total":8},
  ore_digger: {"clause":"CARD-3","colours":["white","blue"],"total":8},
  crystallographist: {"clause":"CARD-4","colours":["white","blue"],"total":8},
  cartographer: {"clause":"CARD-5","colours":["green","green"],"total":6},
  organizer: {"clause":"CARD-6","colours":["white","green"],"room":2,"total":8},
  cannoneer: {"clause":"CARD-7","colours":["red"],"total":5},
  rumblepoke: {"clause":"CARD-8","colours":["white","red"],"total":8},
  steam_pressure_plant: {"clause":"CARD-9","colours":["white","white","white"],"total":13},
  manipulator: {"clause":"CARD-10","colours":["white","white"],"room":3,"total":8},
};

/** The clause of each transformation marker. */
export const TRANS: Record<string, string> = {"3 jars":"TRANS-2","5 jars":"TRANS-2","any die +1":"TRANS-4","blue die +-1":"TRANS-5","combat +1":"TRANS-3","combat +2":"TRANS-3","flip two white":"TRANS-7","green die +-1":"TRANS-5","none":"TRANS-1","red die +-1":"TRANS-5","white as any colour":"TRANS-6","white die +-1":"TRANS-5","yellow die +-1":"TRANS-5"};

/** MAT-5: the price of the lowest die, and of each row above. */
export const STORE: { jars: number; more: number } = {"jars":2,"more":2};

/** SOLO-7: the VP a solo player needs. */
export const SOLO_GOAL: number = 70;

/** DATA-2 to DATA-4 and OPT where no table says otherwise; each marker once. */
export const DEFAULTS: { trans: readonly string[]; mine_colours: readonly (readonly Colour[])[]; shapes: readonly Shape[]; options: Options } = {"mine_colours":[["yellow","blue","green"],["white","yellow","red"],["white","blue","red"]],"options":{"banker_bonus_not_doubled":false,"manipulator_at_most_7":false,"solo_b2_combat_points":false},"shapes":["line","square","l","t"],"trans":["none","3 jars","5 jars","combat +1","combat +2","any die +1","yellow die +-1","blue die +-1","red die +-1","green die +-1","white as any colour","flip two white"]};
