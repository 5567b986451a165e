// How one points at a thing: a click or tap points; a resting mouse, the focus of the keyboard and a long press explain.
import type { Attachment } from 'svelte/attachments';

/** By what a thing is rested on. */
export type Rest = 'mouse' | 'focus';

/** What pointing at a thing does. Whatever is left out does nothing. */
export interface Pointing {
  point?(element: HTMLElement): void;
  /** `resting`: mouse or focus only rest on it, nobody has asked on purpose. */
  explain?(element: HTMLElement, resting: boolean): void;
  /** After how many milliseconds of rest it is explained; `null`: not at all. */
  patience?(by: Rest): number | null;
  leave?(by: Rest): void;
}

/** A touch as long as this explains instead of pointing. */
const PRESS = 480;

export function pointing(to: Pointing): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The touch was long enough to explain: the click that follows it points at nothing. */
    let pressed = false;
    /** The mouse has moved onto it: what the page puts under a mouse that lies still is not rested on. */
    let over = false;
    const stop = (): void => clearTimeout(timer);
    const later = (after: number, press: boolean): void => {
      stop();
      timer = setTimeout(() => {
        pressed = press;
        to.explain?.(element, !press);
      }, after);
    };
    const rest = (by: Rest): void => {
      const after = to.explain && to.patience?.(by);
      if (typeof after === 'number') later(after, false);
    };
    const listeners: Record<string, (event: PointerEvent) => void> = {
      click: () => {
        stop();
        if (pressed) pressed = false;
        else to.point?.(element);
      },
      pointermove: (event) => {
        if (event.pointerType !== 'mouse' || over) return;
        over = true;
        rest('mouse');
      },
      pointerleave: (event) => {
        stop();
        over = false;
        if (event.pointerType === 'mouse') to.leave?.('mouse');
      },
      pointerdown: (event) => {
        if (event.pointerType !== 'mouse' && to.explain) later(PRESS, true);
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu: (event) => {
        if (pressed) event.preventDefault();
      },
      focus: () => {
        if (element.matches(':focus-visible')) rest('focus');
      },
      blur: () => {
        stop();
        to.leave?.('focus');
      },
    };
    for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener as EventListener);
    return () => {
      stop();
      for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener as EventListener);
    };
  };
}
