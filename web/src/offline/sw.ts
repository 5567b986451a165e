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

// Push messages while no page is open: see crates/server/src/told/push.rs.
interface Told {
  id: string;
  title: string;
  body: string;
  path: string;
  /** Where this browser is told nothing more about games, and the words for that. */
  stop: { path: string; text: string };
}
interface Pushed extends Event {
  data: { json: () => Told } | null;
  waitUntil: (work: Promise<unknown>) => void;
}
interface Clicked extends Event {
  action: string;
  notification: Notification;
  waitUntil: (work: Promise<unknown>) => void;
}
interface Tab {
  url: string;
  focus: () => Promise<unknown>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { matchAll: (which: { type: 'window' }) => Promise<Tab[]>; openWindow: (url: string) => Promise<unknown> };
}
const worker = self as unknown as Worker;

/** With a button that stops them; browsers without such buttons leave it out. */
const look = ({ id, body, path, stop }: Told): NotificationOptions & { actions: object[] } => ({
  body, tag: id, data: { path, stop: stop.path }, actions: [{ action: 'stop', title: stop.text }],
});

addEventListener('push', (event) => {
  const pushed = event as Pushed;
  const told = pushed.data?.json();
  // The same message once more replaces the first one.
  if (told) pushed.waitUntil(worker.registration.showNotification(told.title, look(told)));
});

addEventListener('notificationclick', (event) => {
  const clicked = event as Clicked;
  clicked.notification.close();
  const data = clicked.notification.data as { path: string; stop: string };
  if (clicked.action === 'stop') {
    clicked.waitUntil(fetch(data.stop, { method: 'POST' }));
    return;
  }
  const url = new URL(data.path, location.origin);
  if (url.origin !== location.origin) return;
  const open = async (): Promise<unknown> => {
    const tabs = await worker.clients.matchAll({ type: 'window' });
    const shown = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
    return shown ? shown.focus() : worker.clients.openWindow(url.href);
  };
  clicked.waitUntil(open());
});
