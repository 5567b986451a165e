// Made from the rules by `UPDATE=1 cargo test -p tharos-rules facts`. Do not edit.

/** What an action card is about. */
export const THEMES = ["dice","combat","markers","mines","goods","medals","jars","cards"] as const;
export type Theme = (typeof THEMES)[number];

/** DECK-1 and so on, in order; `data` is the clause of a value of the project's own that is on the card. */
export const DECK: readonly { clause: string; themes: readonly Theme[]; data?: string }[] = [
  {"clause":"DECK-1","themes":["dice"]},
  {"clause":"DECK-2","themes":["markers","jars"]},
  {"clause":"DECK-3","themes":["goods","medals"]},
  {"clause":"DECK-4","themes":["markers"]},
  {"clause":"DECK-5","themes":["cards"]},
  {"clause":"DECK-6","themes":["medals","jars"]},
  {"clause":"DECK-7","themes":["combat"]},
  {"clause":"DECK-8","themes":["dice"]},
  {"clause":"DECK-9","themes":["dice"]},
  {"clause":"DECK-10","themes":["dice"]},
  {"clause":"DECK-11","themes":["markers"]},
  {"clause":"DECK-12","themes":["dice"]},
  {"clause":"DECK-13","themes":["goods"]},
  {"clause":"DECK-14","themes":["goods","medals"]},
  {"clause":"DECK-15","themes":["markers","medals"]},
  {"clause":"DECK-16","themes":["dice"]},
  {"clause":"DECK-17","themes":["markers"]},
  {"clause":"DECK-18","themes":["markers"]},
  {"clause":"DECK-19","themes":["dice","combat"]},
  {"clause":"DECK-20","themes":["combat","jars"]},
  {"clause":"DECK-21","themes":["markers"]},
  {"clause":"DECK-22","themes":["dice"]},
  {"clause":"DECK-23","themes":["mines"]},
  {"clause":"DECK-24","themes":["jars"]},
  {"clause":"DECK-25","themes":["dice"]},
  {"clause":"DECK-26","themes":["dice"]},
  {"clause":"DECK-27","themes":["combat","markers"]},
  {"clause":"DECK-28","themes":["dice","cards"]},
  {"clause":"DECK-29","themes":["medals","cards"]},
  {"clause":"DECK-30","themes":["jars","cards"]},
  {"clause":"DECK-31","themes":["medals"]},
  {"clause":"DECK-32","themes":["mines","medals"],"data":"DATA-3"},
  {"clause":"DECK-33","themes":["mines","medals"],"data":"DATA-3"},
  {"clause":"DECK-34","themes":["mines","medals"],"data":"DATA-3"},
  {"clause":"DECK-35","themes":["markers","medals"],"data":"DATA-4"},
  {"clause":"DECK-36","themes":["markers","medals"],"data":"DATA-4"},
  {"clause":"DECK-37","themes":["markers","medals"],"data":"DATA-4"},
  {"clause":"DECK-38","themes":["markers","medals"],"data":"DATA-4"},
  {"clause":"DECK-39","themes":["goods","medals"]},
  {"clause":"DECK-40","themes":["markers","mines","medals"]},
];

/** The transformation markers, each once, and the clause of the project's own values. */
export const MARKERS: { all: readonly string[]; data: string } = {"all":["none","3 jars","5 jars","combat +1","combat +2","any die +1","yellow die +-1","blue die +-1","red die +-1","green die +-1","white as any colour","flip two white"],"data":"DATA-2"};

/** The round-end cards. */
export const ROUND_END: readonly string[] = ["END-R1","END-R2","END-R3","END-R4","END-R5","END-R6"];

/** SOLO-2: where coins lie. */
export const SOLO_COINS: readonly string[] = ["A5","B2"];
