// Which of the four layouts fits the window; styles follow through data-size and the classes `low` and `beside`.
import { MediaQuery } from 'svelte/reactivity';
import type { Size } from '../board/board';

// A tablet upright is a phone with more room: the board over everything else.
const phone = new MediaQuery('(max-width: 51.25em), (max-width: 68.75em) and (max-height: 35em), (max-width: 68.75em) and (min-height: 56.25em) and (orientation: portrait)');
const laptop = new MediaQuery('(max-width: 79.9375em), (max-height: 44.9375em)');
const wide = new MediaQuery('(min-width: 112.5em) and (min-height: 50em)');
const short = new MediaQuery('(max-height: 51.8125em)');
const broad = new MediaQuery('(min-width: 73.75em)');

/** A finger points: nothing can rest on a thing to ask about it. */
export const finger = new MediaQuery('(pointer: coarse)');

export function size(): Size {
  if (phone.current) return 'phone';
  if (laptop.current) return 'laptop';
  return wide.current ? 'wide' : 'desk';
}

/** A table with little height, as a browser leaves it of a laptop's screen, or as fingers leave it of a tablet's: everything is there, closer together. */
export const low = (): boolean => (size() === 'desk' && short.current) || (size() === 'laptop' && finger.current);

/** A laptop layout whose board leaves room for rivals and log beside it. */
export const beside = (): boolean => size() === 'laptop' && broad.current;
