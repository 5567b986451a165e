// The engraved scenes of the regions as pictures. As part of the page, sixteen of them were hundreds of elements whose
// style was worked out again at every click; a picture is one.
import { MediaQuery } from 'svelte/reactivity';
import { afterPaint, late } from '../paint';
import { settings } from '../settings.svelte';
import scenes from './scenes.svg?raw';

const dark = new MediaQuery('(prefers-color-scheme: dark)');
const made = new Map<string, string>();

/** Each picture is a document of its own to the browser, slow to open: they come after the first sight of the page and of its
    symbols. */
let open = $state(false);
let asked = false;

/** The second drawing of each type, which only boards need. */
let second = $state<string>();
let fetching = false;

/** The address of a scene in the colours of the theme; `other` is the second drawing of its type. */
export function scene(land: string, other = false): string | undefined {
  if (!open) {
    if (!asked) afterPaint(() => afterPaint(() => (open = true)));
    asked = true;
    return undefined;
  }
  const sheet = other ? seconds() : scenes;
  if (!sheet) return undefined;
  const night = settings.theme === 'system' ? dark.current : settings.theme === 'dark';
  const key = `${land} ${other} ${night}`;
  const address = made.get(key) ?? draw(sheet, land, other ? `${land}-2` : land);
  made.set(key, address);
  return address;
}

function seconds(): string | undefined {
  if (!fetching) void late(() => import('./scenes-2.svg?raw')).then((file) => (second = file.default));
  fetching = true;
  return second;
}

function draw(sheet: string, land: string, name: string): string {
  const colours = getComputedStyle(document.documentElement);
  const start = sheet.indexOf('>', sheet.indexOf(`id="scene-${name}"`)) + 1;
  const drawn = sheet.slice(start, sheet.indexOf('</symbol>', start));
  const painted = drawn.replace(/var\(--r([pwdi])\)/g, (_, ink: string) => colours.getPropertyValue(`--${land}-${ink}`).trim());
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="100" viewBox="0 0 120 100">${painted}</svg>`)}`;
}
