// Which changes at the table make a sound, and which one. `synth.ts` makes the sounds.
import type { Event } from '../net/types';

export type Sound = 'dice' | 'marker' | 'attack' | 'held' | 'medal' | 'yourGo' | 'clock';

/** The sound of a change; null for what is silent. */
function soundOf(event: Event): Sound | null {
  switch (event.event) {
    case 'rolled':
      return 'dice';
    case 'guild_marker':
    case 'mine':
      return event.to === 'supply' ? null : 'marker';
    case 'attack_checked':
      return event.held ? 'held' : 'attack';
    case 'medal':
      return event.change > 0 ? 'medal' : null;
    default:
      return null;
  }
}

/** What sounds louder comes first; of many changes at once only the first two are heard. */
const ORDER: readonly Sound[] = ['medal', 'attack', 'held', 'marker', 'dice'];
const MOST = 2;

/** The sounds of what was just shown, each once. */
export function soundsOf(events: readonly Event[]): Sound[] {
  const heard = new Set(events.map(soundOf));
  return ORDER.filter((sound) => heard.has(sound)).slice(0, MOST);
}

/** Milliseconds left from which the own clock is heard. */
const LOW = 30_000;

/** In how many milliseconds the clock is to be heard, for a time left now. */
export const lowIn = (left: number): number => Math.max(0, left - LOW);
