// Movement: things that have a data-move glide from where they were. Only transform and opacity; any tap ends it.
import { figure } from '../i18n/figure';

const EASE = 'cubic-bezier(.2,.7,.2,1)';

/** How long numbers take to count to what they are now. */
const COUNT = 300;

type Places = Map<string, { box: DOMRect; group: string }>;

/** Whether the person wants nothing to move. */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function places(root: Element): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-move]')) {
    const group = element.dataset.move ?? '';
    found.set(element.dataset.key ?? group, { box: element.getBoundingClientRect(), group });
  }
  return found;
}

/** Remembers where everything is; the function it returns lets what has come new fly in from where its like has left. */
export function watchMoves(root: Element): () => void {
  if (document.visibilityState === 'hidden') return () => undefined;
  const before = places(root);
  const numbers = numbersOf(root);
  return () => {
    if (still()) return mark(root, before);
    count(root, numbers);
    const after = places(root);
    const left = [...before].filter(([key]) => !after.has(key));
    for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
      const key = element.dataset.key ?? '';
      if (before.has(key)) continue;
      const group = element.dataset.move ?? '';
      // A piece that left elsewhere is the one that arrived here; otherwise it comes from the supply.
      const from = left.find(([, place]) => place.group === group)?.[1].box ?? before.get(group)?.box;
      if (from) fly(element, from);
      else if (!group.startsWith('die-')) element.animate([{ opacity: 0, transform: 'scale(1.6)' }, { opacity: 1, transform: 'none' }], { duration: 260, easing: EASE });
    }
  };
}

function fly(element: Element, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  // On a table that is turned round, to the right is to the left.
  const way = element.closest('.turned') ? -1 : 1;
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2].map((far) => far * way) as [number, number];
  // A shallow arc: halfway it stands a little higher than the straight line.
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x / 2}px, ${y / 2 - 18}px)`, offset: 0.5 },
      { transform: 'none' },
    ],
    { duration: 260, easing: EASE },
  );
}

/** Numbers that count: by what they are about, and whose they are. */
function numbersOf(root: Element): Map<string, { element: HTMLElement; n: number }> {
  const found = new Map<string, { element: HTMLElement; n: number }>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-num]')) {
    const whose = element.closest<HTMLElement>('[data-seat]')?.dataset.seat ?? '';
    found.set(`${element.dataset.num} ${whose}`, { element, n: Number(element.textContent?.replace('−', '-')) });
  }
  return found;
}

/** Numbers go step by step from what they were; a medal comes from the board. */
function count(root: Element, before: ReturnType<typeof numbersOf>): void {
  const board = root.querySelector('.tray')?.getBoundingClientRect();
  for (const [key, { element, n: to }] of numbersOf(root)) {
    const from = before.get(key)?.n ?? to;
    const text = element.firstChild;
    if (from === to || Number.isNaN(from) || !(text instanceof Text)) continue;
    if (key.startsWith('medal') && to > from && board && element.previousElementSibling) fly(element.previousElementSibling, board);
    const start = performance.now();
    let shown = text.data;
    const step = (now: number): void => {
      // Somebody else has written here meanwhile: that is newer.
      if (text.data !== shown) return;
      const done = Math.min(1, (now - start) / COUNT);
      shown = text.data = figure(Math.round(from + (to - from) * done));
      if (done < 1) requestAnimationFrame(step);
    };
    shown = text.data = figure(from);
    requestAnimationFrame(step);
  }
}

/** Without movement what changed is outlined for a moment. */
function mark(root: Element, before: Places): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
    if (before.has(element.dataset.key ?? '')) continue;
    const region = element.closest('.region');
    region?.classList.add('changed');
    setTimeout(() => region?.classList.remove('changed'), 2000);
  }
}

/** Dice that were rolled tumble twice, then show their pips. */
export function tumble(root: Element): void {
  if (still()) return;
  root.querySelectorAll<HTMLElement>('.dicebox [data-die] .die').forEach((die, i) =>
    die.animate(
      [
        { transform: 'rotate(-200deg) scale(.7)', opacity: 0.3 },
        { transform: 'rotate(20deg) scale(1.05)', opacity: 1, offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: 450, delay: i * 25, easing: EASE, fill: 'backwards' },
    ),
  );
}

/** The attack card of this turn turns up. */
export function turnUp(root: Element): void {
  if (still()) return;
  root.querySelector<HTMLElement>('.atk.now')?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { duration: 350, easing: EASE });
}

/** Ends every movement at once. */
export function finish(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) if (!(animation instanceof CSSAnimation)) animation.finish();
}
