// Puts the client on the device once the first page stands, and says when a newer one has been fetched.
import { edition } from '../net/edition';
import { anyHere } from '../net/games';
import { session } from '../net/session.svelte';

/** With a server, only people who play on this device or have installed the client need it offline. */
const wanted = (): boolean => !edition.server || anyHere() || matchMedia('(display-mode: standalone)').matches;

/** Offers a newer version in a banner once it is there, without interrupting a game. */
function watch(coming: ServiceWorker | null): void {
  const offer = (): void => {
    if (coming?.state === 'installed' && navigator.serviceWorker.controller) session.newer = true;
  };
  offer();
  coming?.addEventListener('statechange', offer);
}

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV || !wanted()) return;
  try {
    const kept = await navigator.serviceWorker.register(edition.server ? '/sw.js' : 'sw.js');
    // The browser may have found it before anybody listened.
    watch(kept.waiting);
    watch(kept.installing);
    kept.addEventListener('updatefound', () => watch(kept.installing));
  } catch {
    // Not allowed here, as in some private windows: everything but opening without a network works.
  }
}
