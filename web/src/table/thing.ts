// How one points at a thing on the table: click or tap picks it, or says why not; hover, focus and long press explain.
import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte';
import { kind, type Token } from './ingredients';

const HOVER = 420;
const PRESS = 480;
/** Things whose text is worth reading even when they can be used. */
const TELLS = new Set(['deck', 'card', 'building']);

export function thing(desk: Desk, token: Token, title: string, at = 0): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const explain = (exactly: boolean): void => void desk.explain(token, title, element, exactly);
    const later = (after: number, press = false): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = press;
        explain(press);
      }, after);
    };
    const silent = (): boolean => desk.state(token, at) !== 'cannot' && !TELLS.has(kind(token));
    const stop = (): void => clearTimeout(timer);
    const leave = (event: PointerEvent): void => {
      stop();
      // The pointer may move into the popover to follow a link.
      if (event.pointerType === 'mouse') desk.leaveWhy();
    };
    const listeners: [string, (event: never) => void][] = [
      ['click', () => {
        stop();
        if (pressed) pressed = false;
        else if (!desk.mine || desk.state(token, at) === 'cannot') explain(true);
        else desk.point(token, at);
      }],
      ['pointerenter', (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && !silent()) later(HOVER);
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
        if (element.matches(':focus-visible') && desk.mine && desk.state(token, at) === 'cannot') later(HOVER);
      }],
      ['blur', () => {
        stop();
        if (desk.why?.token === token) desk.leaveWhy();
      }],
    ];
    for (const [type, listener] of listeners) element.addEventListener(type, listener as EventListener);
    return () => {
      stop();
      for (const [type, listener] of listeners) element.removeEventListener(type, listener as EventListener);
    };
  };
}
