// Where on the table a line of the log happened, and how that place is found again.
import { BUILDINGS } from '../rules/facts';
import type { Told } from '../i18n/together';
import type { Action } from '../net/types';

export interface Place {
  /** The attribute of the element that shows it: `region` for `data-region`. */
  what: 'region' | 'building' | 'attack';
  name: string;
}

const region = (name: unknown): Place | null => (typeof name === 'string' ? { what: 'region', name } : null);

/** The place that a decision or a change is about; null if there is none to look at. */
export function placeOf(value: Action | Told | null): Place | null {
  if (!value) return null;
  const { region: at, regions, building, from, to, column } = value as unknown as Record<string, unknown>;
  const name = 'do' in value ? value.do : value.event;
  if (at !== undefined) return region(at);
  if (Array.isArray(regions)) return region(regions[0]);
  if (typeof building === 'string') return { what: 'building', name: building };
  if (BUILDINGS.some((one) => one === name)) return { what: 'building', name };
  for (const place of [to, from]) {
    if (typeof place !== 'object' || place === null) continue;
    const [[what, inner]] = Object.entries(place) as [[string, unknown]];
    if (what === 'region') return region(inner);
    if (what === 'attack_card') return { what: 'attack', name: String(inner) };
    if (what === 'building') return { what: 'building', name: String(inner) };
  }
  if (name === 'round_end_card') return { what: 'attack', name: String(column) };
  return null;
}

/** Every region that a decision or a change touches. */
export function regionsOf(value: Action | Told): string[] {
  const { region: at, regions, from, to } = value as unknown as Record<string, unknown>;
  const places = [from, to].map((place) => (typeof place === 'string' && /^\d\/\d$/.test(place) ? place : (place as { region?: unknown } | null)?.region));
  return [...new Set([at, ...(Array.isArray(regions) ? regions : []), ...places].filter((name): name is string => typeof name === 'string' && /^\d\/\d$/.test(name)))];
}

/** The element that shows a place, if it is on the page. */
export const find = ({ what, name }: Place): HTMLElement | null =>
  document.querySelector<HTMLElement>(what === 'attack' ? `.cell-atk:nth-of-type(${Number(name) + 1})` : `[data-${what}="${name}"]`);
