// The symbol library. It stands in the page itself, so that symbols take the colours of the place that uses them.
import art from './art.svg?raw';

export function hang(): void {
  put(art);
}

/** Fetches a further sheet of symbols once, however many parts ask for it. */
function sheet(load: () => Promise<{ default: string }>): () => Promise<void> {
  let hung: Promise<void> | undefined;
  return () => (hung ??= load().then((file) => put(file.default)));
}

/** The pictures of the action cards. */
export const hangDeck = sheet(() => import('./deck.svg?raw'));

/** The icons of the pages around the table, and the wordmark. */
export const hangMore = sheet(() => import('./more.svg?raw'));

/** Banners and guild fields: large, and only where a guild is shown as a whole. */
export const hangBanners = sheet(() => import('./banners.svg?raw'));

function put(svg: string): void {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = svg;
  document.body.prepend(holder);
}
