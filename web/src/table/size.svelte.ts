// Which of the four layouts fits the window; styles follow through data-size.
import { MediaQuery } from 'svelte/reactivity';
import type { Size } from '../board/board';

// A tablet upright is a phone with more room: the board over everything else.
const phone = new MediaQuery('(max-width: 820px), (max-width: 1100px) and (max-height: 560px), (max-width: 1100px) and (min-height: 900px) and (orientation: portrait)');
const laptop = new MediaQuery('(max-width: 1240px), (max-height: 819px)');
const wide = new MediaQuery('(min-width: 2200px) and (min-height: 1200px)');

export function size(): Size {
  if (phone.current) return 'phone';
  if (laptop.current) return 'laptop';
  return wide.current ? 'wide' : 'desk';
}
