// The engraved scenes of the regions as pictures. As part of the page, sixteen of them were hundreds of elements whose
// style was worked out again at every click; a picture is one.
import { MediaQuery } from 'svelte/reactivity';
import { afterPaint } from '../paint';
import { settings } from '../settings.svelte';
import scenes from './scenes.svg?raw';

const dark = new MediaQuery('(prefers-color-scheme: dark)');
const made = new Map<string, string>();

/** Each picture is a document of its own to the browser, slow to open: they come after the first sight of the page and of its
    symbols. */
let open = $state(false);
let asked = false;

/** The address of a scene in the colours of the theme. */
export function scene(land: string): string | undefined {
  if (!open) {
    if (!asked) afterPaint(() => afterPaint(() => (open = true)));
    asked = true;
    return undefined;
  }
  const night = settings.theme === 'system' ? dark.current : settings.theme === 'dark';
  const key = `${land} ${night}`;
  const address = made.get(key) ?? draw(land);
  made.set(key, address);
  return address;
}

function draw(land: string): string {
  const colours = getComputedStyle(document.documentElement);
  const start = scenes.indexOf('>', scenes.indexOf(`id="scene-${land}"`)) + 1;
  const drawn = scenes.slice(start, scenes.indexOf('</symbol>', start));
  const painted = drawn.replace(/var\(--r([pwdi])\)/g, (_, ink: string) => colours.getPropertyValue(`--${land}-${ink}`).trim());
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="100" viewBox="0 0 120 100">${painted}</svg>`)}`;
}
