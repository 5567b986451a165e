// Input on the things of the table: a click or tap picks, or says why not; hover, focus and long press explain.
import type { Act } from '../board/board';
import type { Pointing } from '../board/pointing';
import { t } from '../i18n/language.svelte';
import type { Desk } from './desk.svelte';
import { kind, type Token } from './tokens';

const HOVER = 420;
/** Longer over usable things: a user about to click needs no explanation. */
const LINGER = 800;
/** Things whose text is worth reading even when they can be used. */
const TELLS = new Set(['do', 'deck', 'card', 'building', 'region']);

export function actOf(desk: Desk): Act {
  return {
    mark: (token, at) => desk.choosing.mark(token, at),
    pointing: (token, name, at) => pointingAt(desk, token, name, at),
    // While nothing is picked, there is no other choice to speak of.
    spoken: (mark) => t(`table-state-${mark === 'could' && !desk.choosing.picks.length ? 'can' : mark}`),
    ghost: (region) => desk.ghost(region),
  };
}

function pointingAt(desk: Desk, token: Token, name: string, at = 0): Pointing {
  // While nothing is picked, it is no news that nothing uses a region or die.
  const idle = (): boolean => !desk.choosing.picks.length && (kind(token) === 'region' || kind(token) === 'die');
  const refused = (): boolean => !idle() && desk.choosing.state(token, at) === 'cannot';
  const explain = (element: HTMLElement, resting = false): void => void desk.why.open(token, name, element, resting);
  return {
    explain,
    point(element) {
      if (desk.shell.asking || !desk.mine || desk.choosing.state(token, at) === 'cannot') explain(element);
      else desk.point(token, at);
    },
    patience(by) {
      if (by === 'focus') return desk.mine && refused() ? HOVER : null;
      return refused() ? HOVER : TELLS.has(kind(token)) ? LINGER : null;
    },
    leave(by) {
      // The pointer may move into the explanation to follow a link.
      if (by === 'mouse' || desk.why.asked?.token === token) desk.why.leave();
    },
  };
}
