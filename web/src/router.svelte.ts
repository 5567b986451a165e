// Where we are. Addresses are plain paths, so that every screen and every step of a replay can be linked.

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  /** The parts of the path: `/t/abc/replay` is `['t', 'abc', 'replay']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    const moved = this.path !== location.pathname;
    this.read();
    if (moved && !replace) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();

/** For links: `<a href="/rules" onclick={follow}>`. A modified click still opens a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
