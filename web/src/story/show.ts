// Shows where something happened: brings the place into view and lights it up for a moment.
import type { Shell } from '../table/shell.svelte';
import { find, type Place } from './place';

const MOMENT = 1800;

export function showPlace(shell: Shell, place: Place, layout: string): void {
  if (place.what === 'building') shell.reveal('blds', layout);
  else shell.sheet = '';
  // The tab must be drawn before it can be lit.
  requestAnimationFrame(() => {
    const there = find(place);
    if (!there) return;
    there.scrollIntoView({ block: 'nearest' });
    there.classList.add('shown');
    setTimeout(() => there.classList.remove('shown'), MOMENT);
  });
}
