// Made from the server by `UPDATE=1 cargo test -p tharos-server these_facts`. Do not edit.

/** The longest name of a person, a seat or a tournament. */
export const NAME_LENGTH = 32;

/** The longest chat message, note or reason. */
export const TEXT_LENGTH = 500;

/** The longest login. */
export const LOGIN_LENGTH = 64;

/** The shortest password. */
export const PASSWORD_LENGTH = 10;

/** The longest e-mail address. */
export const EMAIL_LENGTH = 254;

/** The longest address of a webhook. */
export const URL_LENGTH = 1000;

/** The most steps of a plan. */
export const PLAN_STEPS = 8;

/** The most hints for one decision. */
export const HINTS = 3;

/** How many times the effort behind a hint can be doubled. */
export const LONGEST_HINT = 3;

/** The most days a person can take off in one game. */
export const DAYS_OFF = 14;

/** A clock of this many seconds or more is for play over days. */
export const OVER_DAYS = 21600;

/** The fewest people in a tournament. */
export const CUP_PEOPLE = 2;

/** The most rounds of a tournament. */
export const CUP_ROUNDS = 8;

/** The longest round of a tournament in hours. */
export const CUP_HOURS = 336;

/** How many results of a daily deal it takes to show the spread. */
export const DAILY_ENOUGH = 20;

/** How many days back a daily deal can still be played. */
export const DAILY_OPEN = 60;

/** VP of one step of the spread. */
export const DAILY_STEP = 5;

/** The tries that count at a puzzle. */
export const PUZZLE_TRIES = 3;

/** The levels of bots, from weak to strong. */
export const LEVELS = ["apprentice","journeyman","foreman","engineer","director"] as const;

/** The kinds of ratings. */
export const RATINGS = ["live","days","solo"] as const;
