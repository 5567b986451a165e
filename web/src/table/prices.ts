// What an answer costs or brings, in a few words each: read off the table before and after it.
import type { Event, Preview } from '../net/types';
import { effects, type Effect } from './effects';

type Before = Parameters<typeof effects>[0];

/** Changes worth a word beside an answer, the weightiest first. Pieces that return to the supply are neither won nor lost. */
const WEIGHTY: readonly string[] = [
  'effect-vp', 'effect-jars', 'effect-medal-combat', 'effect-medal-exploration', 'effect-medal-trade', 'effect-medal-civil', 'effect-combat-points',
  'effect-ore', 'effect-crystals', 'effect-hand',
];
/** How many of them stand beside an answer. */
const MOST = 3;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : n ? `+${n}` : '0');

/** One change: `price-jars` with `n: 5, change: '+5'`. */
export interface Price {
  icon: string;
  key: string;
  args: Record<string, string | number>;
  tone?: 'good' | 'warn' | undefined;
}

/** How the attack ended for this seat, if the answer brings it on. */
export function attackOf({ events }: Preview, seat: number): Extract<Event, { event: 'attack_checked' }> | null {
  return events.find((event) => event.event === 'attack_checked' && event.seat === seat) as Extract<Event, { event: 'attack_checked' }> | undefined ?? null;
}

export function prices(before: Before, after: Preview, seat: number): Price[] {
  const lines = effects(before, after, seat);
  const found: Price[] = [];
  const attack = attackOf(after, seat);
  if (attack) found.push({ icon: attack.held ? 'i-shield-off' : 'i-attack', key: attack.held ? 'price-held' : 'price-lost', args: { has: attack.strength, needs: attack.attack }, tone: attack.held ? 'good' : 'warn' });
  else {
    const strength = lines.find(({ key }) => key.startsWith('effect-strength'));
    if (strength) found.push({ icon: strength.icon, key: strength.tone === 'good' ? 'price-reaches' : 'price-only', args: { to: strength.args.to!, needs: strength.args.needs! }, tone: strength.tone });
  }
  for (const key of WEIGHTY) {
    const line = lines.find((one) => one.key === key);
    const n = line ? Number(line.args.to) - Number(line.args.from) : 0;
    if (line && n) found.push({ icon: line.icon, key: `price-${key.slice('effect-'.length)}`, args: { n: Math.abs(n), change: signed(n) }, tone: n > 0 ? 'good' : 'warn' });
  }
  return found.slice(0, MOST);
}

/** How many VP the answers that name a thing take or bring, at worst and at best; null until all of them are known. */
export function vpBetween(before: Before, answers: readonly (Preview | null)[], seat: number): { least: number; most: number } | null {
  const vp = answers.map((after) => (after?.scores?.[seat]?.total ?? NaN) - (before.scores?.[seat]?.total ?? NaN));
  return vp.length && !vp.some(Number.isNaN) ? { least: Math.min(...vp), most: Math.max(...vp) } : null;
}

/** The one number that an action is about: VP, then combat strength, then Jars. It is taken out of the lines. */
export function gainOf(lines: readonly Effect[]): { gain: Price | null; rest: Effect[] } {
  for (const key of ['effect-vp', 'effect-strength-holds', 'effect-strength', 'effect-jars']) {
    const line = lines.find((one) => one.key === key);
    const n = line ? Number(line.args.to) - Number(line.args.from) : 0;
    if (!line || n <= 0) continue;
    const args = { n, change: signed(n), ...line.args };
    const gain = key === 'effect-strength' ? 'price-only' : key === 'effect-strength-holds' ? 'price-reaches' : `price-${key.slice('effect-'.length)}`;
    return { gain: { icon: line.icon, key: gain, args, tone: line.tone }, rest: lines.filter((one) => one !== line) };
  }
  return { gain: null, rest: [...lines] };
}
