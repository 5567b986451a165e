// What a go of a finished game was, in words: its first decision as a heading, what changed as details.
import { actionText, eventText, type Context } from '../../i18n/game';
import { together } from '../../i18n/together';
import type { Event } from '../../net/rules';
import type { Line } from '../../net/types';
import { TOLD } from '../../table/logbook';

/** The scrubber shows where the phases begin. */
const told = new Set([...TOLD, 'phase_began']);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function heading(entries: readonly Line[], ctx: Context): string {
  for (const line of entries) if ('entry' in line && 'do' in line.entry) return sentence(actionText(line.entry, ctx));
  const first = eventsOf(entries)[0];
  return first ? eventText(first, ctx) : '';
}

export function details(entries: readonly Line[], ctx: Context): string[] {
  return eventsOf(entries).map((event) => eventText(event, ctx));
}

function eventsOf(entries: readonly Line[]): Event[] {
  return together(entries.flatMap((line) => ('events' in line ? line.events.filter((event) => !told.has(event.event)) : [])));
}
