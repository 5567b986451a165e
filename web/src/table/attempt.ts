// An action that is not possible, made from one that is by putting another thing in its place: the server says why not.
import type { Action } from '../net/rules';
import type { Offers, Pick } from './choosing';
import { ingredients, kind, name, type Token } from './ingredients';

export function attempt(offers: Offers, picks: readonly Pick[], token: Token): Action | null {
  if (!picks.length) return null;
  const others = picks.filter((pick) => kind(pick.token) !== kind(token));
  for (const known of [...offers.fitting(picks), ...offers.fitting(others)]) {
    const changed = exchange(known.action, token, picks);
    if (changed) return changed;
  }
  return null;
}

/** The action with the first thing of the same kind replaced, one that was not picked if there is one. */
function exchange(action: Action, token: Token, picks: readonly Pick[]): Action | null {
  const fixed = new Set(picks.map((pick) => pick.token));
  const like = ingredients(action).filter((other) => kind(other) === kind(token));
  const old = like.find((other) => !fixed.has(other)) ?? like[0];
  if (!old || old === token || !['die', 'region', 'card', 'building'].includes(kind(token))) return null;
  let done = false;
  const swap = (value: unknown): unknown => {
    if (done) return value;
    if (typeof value === 'string' && (value === name(old) || (kind(token) === 'die' && value.startsWith(`${name(old)} as `)))) {
      done = true;
      return name(token);
    }
    return Array.isArray(value) ? value.map(swap) : value;
  };
  const fields = Object.entries(action).map(([key, value]) => [key, key === 'do' ? value : swap(value)]);
  return done ? (Object.fromEntries(fields) as Action) : null;
}
