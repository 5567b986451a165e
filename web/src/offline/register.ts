// Puts the client on the device once the first page stands, and says when a newer one has been fetched.
import { edition } from '../net/edition';
import { anyHere } from '../net/games';
import { session } from '../net/session.svelte';

/** Where a server is at hand, only who plays on this device or has installed the client needs it without a network. */
const wanted = (): boolean => !edition.server || anyHere() || matchMedia('(display-mode: standalone)').matches;

export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV || !wanted()) return;
  try {
    const kept = await navigator.serviceWorker.register(edition.server ? '/sw.js' : 'sw.js');
    kept.addEventListener('updatefound', () => {
      const coming = kept.installing;
      coming?.addEventListener('statechange', () => {
        // Whoever is playing goes on playing; the offer waits in a banner.
        if (coming.state === 'installed' && navigator.serviceWorker.controller) session.newer = true;
      });
    });
  } catch {
    // Not allowed here, as in some private windows: everything but opening without a network works.
  }
}
