// Where we are. Addresses are plain paths, so that every screen and every step of a replay can be linked. Where there is no
// server, a host of plain files knows only its own files: then the path stands behind the sign `#`, and the files may lie
// anywhere.
import { edition } from './net/edition';

// The manifest is the same with and without a server: its shortcuts name a place behind the sign.
if (edition.server && /^#\/(?!\/)/.test(location.hash)) history.replaceState(null, '', location.hash.slice(1));

const here = (): URL => new URL(edition.server ? location.href : location.hash.slice(1) || '/', location.origin);

/** The address of a place of this client, to be sent to others. */
export const address = (to: string): string => (edition.server ? location.origin : location.href.replace(/#.*/s, '#')) + to;

class Route {
  path = $state(here().pathname);
  query = $state.raw(here().searchParams);
  /** What follows the place itself, without the sign. */
  fragment = $state(here().hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.read());
    // Only a plain click is followed here; opening in a new tab and copying use the address itself.
    if (!edition.server) for (const way of ['click', 'auxclick', 'contextmenu']) addEventListener(way, bend, true);
  }

  /** The parts of the path: `/t/abc/replay` is `['t', 'abc', 'replay']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', edition.server ? to : `#${to}`);
    const before = this.path;
    this.read();
    if (before !== this.path && !replace) scrollTo(0, 0);
  }

  private read(): void {
    const at = here();
    this.path = at.pathname;
    this.query = at.searchParams;
    this.fragment = at.hash.slice(1);
  }
}

export const route = new Route();

/** Where a link leads, as a place of this client. */
const place = (link: Element): string => (link.getAttribute('href') ?? '/').replace(/^#(?=\/)/, '');

function bend({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  link?.setAttribute('href', `#${place(link)}`);
}

/** For links: `<a href="/rules" onclick={follow}>`. A modified click still opens a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(place(link));
}
