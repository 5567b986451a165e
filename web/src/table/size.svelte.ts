// Which of the four layouts fits the window; styles follow through data-size.
import { MediaQuery } from 'svelte/reactivity';

export type Size = 'wide' | 'desk' | 'laptop' | 'phone';

const phone = new MediaQuery('(max-width: 820px), (max-width: 1100px) and (max-height: 560px)');
const laptop = new MediaQuery('(max-width: 1240px), (max-height: 819px)');
const wide = new MediaQuery('(min-width: 2200px) and (min-height: 1200px)');

export function size(): Size {
  if (phone.current) return 'phone';
  if (laptop.current) return 'laptop';
  return wide.current ? 'wide' : 'desk';
}
