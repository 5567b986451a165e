// A group of things as one stop for the Tab key: arrows walk over them by where they stand on the screen.
import type { Attachment } from 'svelte/attachments';

export interface Box {
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Which of the boxes (their centres) comes next in the direction of a key; -1 if the key is none of ours. */
export function nextOf(boxes: readonly Box[], at: number, key: string): number {
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  const way = WAYS[key];
  const from = boxes[at];
  if (!way || !from) return -1;
  const [x, y] = way;
  let [best, least] = [-1, Infinity];
  boxes.forEach((box, i) => {
    const [dx, dy] = [box.x - from.x, box.y - from.y];
    const along = dx * x + dy * y;
    const across = Math.abs(dx * y) + Math.abs(dy * x);
    // What stands aside counts more than what is far. Sideways nothing far from the row is in the direction of the key.
    if (along <= 2 || across > (x ? 0.5 : 1.75) * along) return;
    const distance = along + 2 * across;
    if (distance < least) [best, least] = [i, distance];
  });
  if (best >= 0) return best;
  // At the end of a row the sideways arrows go on with the order of reading.
  return x ? Math.min(boxes.length - 1, Math.max(0, at + x)) : at;
}

/** Buttons and links inside become one tab stop; the one with the focus last is where Tab comes back to. */
export const rove: Attachment<HTMLElement> = (group) => {
  let current: HTMLElement | undefined;
  let place = 0;
  let held = false;
  const things = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('button, a[href]')].filter((thing) => thing.offsetParent !== null);

  function settle(): void {
    const all = things();
    const lost = current && !current.isConnected;
    if (!current || lost || !all.includes(current)) current = all[Math.min(place, all.length - 1)];
    for (const thing of all) {
      const index = thing === current ? 0 : -1;
      if (thing.tabIndex !== index) thing.tabIndex = index;
    }
    // What was played and is gone hands the focus to what stands there now.
    if (lost && held && (!document.activeElement || document.activeElement === document.body)) current?.focus();
  }

  function focused(event: FocusEvent): void {
    const thing = (event.target as HTMLElement).closest<HTMLElement>('button, a[href]');
    if (!thing) return;
    held = true;
    current = thing;
    place = things().indexOf(thing);
    settle();
  }
  function left(): void {
    if (current?.isConnected) held = false;
  }
  function walk(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = things();
    const at = all.indexOf((event.target as HTMLElement).closest<HTMLElement>('button, a[href]')!);
    if (at < 0) return;
    const to = nextOf(all.map((thing) => middle(thing)), at, event.key);
    if (to < 0) return;
    event.preventDefault();
    all[to]?.focus();
  }

  // Asking what is visible makes the browser lay the page out, so it waits until the page is complete.
  let settling = 0;
  function soon(): void {
    settling ||= requestAnimationFrame(() => {
      settling = 0;
      settle();
    });
  }

  const watcher = new MutationObserver(soon);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', focused);
  group.addEventListener('focusout', left);
  group.addEventListener('keydown', walk);
  soon();
  return () => {
    cancelAnimationFrame(settling);
    watcher.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('focusout', left);
    group.removeEventListener('keydown', walk);
  };
};

function middle(thing: HTMLElement): Box {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
