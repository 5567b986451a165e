// The symbol library. It stands in the page itself, so that symbols take the colours of the place that uses them.
import { afterPaint, late } from '../paint';
import symbols from './art.svg?raw';
import dice from './dice.svg?raw';

/** Dice are there from the beginning: one decides with them. */
export function hangDice(): void {
  put(dice);
}

/** Whether the symbols of the table hang. */
let hung = $state(false);

/** Hangs the symbols of the table at once. */
export const hangArt = once(() => {
  put(symbols);
  hung = true;
});

/** Hangs them as soon as the page that asks for them first has been painted. At a table words and fields can be read before,
    and many small drawings take longer than the rest of the page. */
export const hangArtSoon = once(() => afterPaint(hangArt));

/** For symbols that wait for the sheet: whether it hangs. */
export function art(): boolean {
  hangArtSoon();
  return hung;
}

/** A further sheet of symbols, fetched once, however many parts ask for it. */
function sheet(load: () => Promise<{ default: string }>): () => Promise<void> {
  return once(() => late(load).then((file) => put(file.default)));
}

/** The pictures of the action cards. */
export const hangDeck = sheet(() => import('../rules/faces'));

/** The icons of the pages around the table, and the wordmark. */
export const hangMore = sheet(() => import('./more.svg?raw'));

/** Banners and guild fields: large, and only where a guild is shown as a whole. */
export const hangBanners = sheet(() => import('./banners.svg?raw'));

/** The icons of looking back: branch, course, aim. */
export const hangAnalysis = sheet(() => import('./analysis.svg?raw'));

/** Who explains the lessons. */
export const hangLearn = sheet(() => import('./learn.svg?raw'));

function once<T>(run: () => T): () => T {
  let done: { result: T } | undefined;
  return () => (done ??= { result: run() }).result;
}

function put(svg: string): void {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = svg;
  document.body.prepend(holder);
}
