// Keeps the client on the device, so that it opens without a network. With one, the page itself always comes from the host: a
// new version is there at the next visit, and nobody gets an old page from a new server. A new service worker waits until no
// page of the old one is open, so files that an open page still needs stay.
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

declare const __FILES__: PrecacheEntry[];

/** How long a host may take before the kept page is shown, in seconds. */
const PATIENCE = 3;

// Only files by their own names: the page itself is asked for at the host first.
precacheAndRoute(__FILES__, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

const page = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE,
  plugins: [{ handlerDidError: () => matchPrecache('index.html') }],
});
registerRoute(new NavigationRoute(page, { denylist: [/\/api\//, /\/(healthz|metrics)$/] }));
