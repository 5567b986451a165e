// The symbol library. It stands in the page itself, so that symbols take the colours of the place that uses them.
import art from './art.svg?raw';

export function hang(): void {
  put(art);
}

let more: Promise<void> | undefined;

/** Banners, guild fields and the icons of the pages around the table: fetched by the pages that show them. */
export function hangMore(): Promise<void> {
  more ??= import('./more.svg?raw').then((file) => put(file.default));
  return more;
}

function put(svg: string): void {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = svg;
  document.body.prepend(holder);
}
