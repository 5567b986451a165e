// How one points at a thing on the table: click or tap picks it, or says why not; hover, focus and long press explain.
import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte';
import { kind, type Token } from './ingredients';

const HOVER = 420;
/** Longer over what can be used: whoever is about to click needs no explanation. */
const LINGER = 800;
const PRESS = 480;
/** Things whose text is worth reading even when they can be used. */
const TELLS = new Set(['do', 'deck', 'card', 'building', 'region']);

export function thing(desk: Desk, token: Token, title: string, at = 0): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const explain = (hovered = false): void => void desk.why.open(token, title, element, hovered);
    const later = (after: number, press = false): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = press;
        explain(!press);
      }, after);
    };
    // While nothing is picked, it is no news that nothing uses a region or die.
    const idle = (): boolean => !desk.picks.length && (kind(token) === 'region' || kind(token) === 'die');
    const refused = (): boolean => !idle() && desk.state(token, at) === 'cannot';
    const silent = (): boolean => !refused() && !TELLS.has(kind(token));
    const stop = (): void => clearTimeout(timer);
    const leave = (event: PointerEvent): void => {
      stop();
      // The pointer may move into the popover to follow a link.
      if (event.pointerType === 'mouse') desk.why.leave();
    };
    const listeners: [string, (event: never) => void][] = [
      ['click', () => {
        stop();
        if (pressed) pressed = false;
        else if (!desk.mine || desk.state(token, at) === 'cannot') explain();
        else desk.point(token, at);
      }],
      ['pointerenter', (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && !silent()) later(refused() ? HOVER : LINGER);
      }],
      ['pointerleave', leave],
      ['pointerdown', (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') later(PRESS, true);
      }],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['contextmenu', (event: Event) => {
        if (pressed) event.preventDefault();
      }],
      ['focus', () => {
        if (element.matches(':focus-visible') && desk.mine && refused()) later(HOVER);
      }],
      ['blur', () => {
        stop();
        if (desk.why.asked?.token === token) desk.why.leave();
      }],
    ];
    for (const [type, listener] of listeners) element.addEventListener(type, listener as EventListener);
    return () => {
      stop();
      for (const [type, listener] of listeners) element.removeEventListener(type, listener as EventListener);
    };
  };
}
