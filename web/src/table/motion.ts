// Movement: things that have a data-move glide from where they were. Only transform and opacity; any tap ends it.
const EASE = 'cubic-bezier(.2,.7,.2,1)';

type Places = Map<string, { box: DOMRect; group: string }>;

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

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
  return () => {
    if (still()) return mark(root, before);
    const after = places(root);
    const left = [...before].filter(([key]) => !after.has(key));
    for (const element of root.querySelectorAll<HTMLElement>('[data-key]')) {
      const key = element.dataset.key ?? '';
      if (before.has(key)) continue;
      const group = element.dataset.move ?? '';
      // A piece that left elsewhere is the one that arrived here; otherwise it comes from the supply.
      const from = left.find(([, place]) => place.group === group)?.[1].box ?? before.get(group)?.box;
      if (from) fly(element, from);
      else element.animate([{ opacity: 0, transform: 'scale(1.6)' }, { opacity: 1, transform: 'none' }], { duration: 260, easing: EASE });
    }
  };
}

function fly(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
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
