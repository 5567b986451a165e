// What a go of a finished game was, in words: what was done first as a heading, the rest as details.
import { actionText, type Context } from '../../i18n/game';
import type { Line } from '../../net/types';
import { goesOf, linesOf } from '../../story/story';
import { logbook } from '../../table/logbook';

export interface Words {
  heading: string;
  details: string[];
}

/** The words of the entries of one go of `seat`. */
export function wordsOf(entries: readonly Line[], seat: number | null, ctx: Context): Words {
  const lines = goesOf(logbook(entries)).flatMap((go) => go.parts.flatMap((part) => linesOf(part, go.kind === 'go' ? seat : null, ctx)));
  const [first, ...rest] = lines;
  return { heading: first?.text ?? quietly(entries, ctx), details: [first?.small ?? '', ...rest.flatMap(({ text, small }) => [text, small])].filter(Boolean) };
}

/** A decision that the log leaves out, such as cleaning up, still is a step. */
function quietly(entries: readonly Line[], ctx: Context): string {
  for (const line of entries) if ('entry' in line && 'do' in line.entry) return actionText(line.entry, ctx);
  return '';
}
