// What an action would do, read off the table before and after it: at most a handful of lines for the answer bar.
import type { Die, Outlook, Player, Score, View } from '../net/types';
import { BUILDINGS, MAT, MEDALS, SPACES } from '../rules/facts';
import { CREST } from '../art/symbols';
import { BUILDING_ICON, CARD_ICON, range, total } from './look';

/** One line: a symbol, the key of a text and what it says. */
export interface Effect {
  icon: string;
  key: string;
  args: Record<string, string | number>;
  tone?: 'good' | 'warn';
}

interface Seen {
  view: View;
  outlook: Outlook;
  scores: readonly Score[] | null;
}

export function effects(before: Seen, after: Seen, seat: number): Effect[] {
  const [t, u] = [before.view.table, after.view.table];
  const [p, q] = [t.players[seat], u.players[seat]];
  if (!p || !q) return [];
  const lines: Effect[] = [];
  const crest = CREST[p.guild];
  const change = (icon: string, key: string, from: number, to: number, good = true): void => {
    if (from !== to) lines.push({ icon, key, args: { from, to }, ...(good && to > from ? { tone: 'good' } : {}) });
  };
  change(`marker-${crest}`, 'effect-markers', p.guild_supply, q.guild_supply, false);
  const [group, groupAfter] = [before, after].map(({ outlook }) => outlook.seats[seat]?.group ?? 0) as [number, number];
  if (groupAfter !== group && groupAfter > 1) lines.push({ icon: 'i-explore', key: 'effect-linked', args: { from: group, to: groupAfter }, ...(groupAfter >= MAT.explore.group! && groupAfter > group ? { tone: 'good' } : {}) });
  change(`mine-${crest}`, 'effect-mines', p.mine_supply, q.mine_supply, false);
  change('i-jar', 'effect-jars', p.jars, q.jars);
  MEDALS.forEach((medal, i) => change(`medal-${medal}`, `effect-medal-${medal}`, p.medals[i] ?? 0, q.medals[i] ?? 0));
  change('i-combat-point', 'effect-combat-points', p.combat_points, q.combat_points);
  strength(after.outlook, seat, p, q, lines);
  change('ore', 'effect-ore', p.ore.length, q.ore.length);
  change('crystal', 'effect-crystals', p.crystals.length, q.crystals.length);
  for (const card of q.active_cards) if (!p.active_cards.includes(card)) lines.push({ icon: CARD_ICON[card], key: 'effect-card-in', args: { card }, tone: 'good' });
  for (const card of p.active_cards) if (!q.active_cards.includes(card)) lines.push({ icon: CARD_ICON[card], key: 'effect-card-out', args: { card }, tone: 'warn' });
  BUILDINGS.forEach((building, i) => {
    if (t.buildings[i] === 'available' && u.buildings[i] !== 'available') lines.push({ icon: BUILDING_ICON[building], key: 'effect-built', args: { building }, tone: 'good' });
  });
  change('i-card', 'effect-hand', p.hand, q.hand, false);
  const [stored, storedAfter] = [p.store[0].length + p.store[1].length, q.store[0].length + q.store[1].length];
  if (storedAfter < stored) lines.push({ icon: 'i-depot', key: 'effect-bought', args: {}, tone: 'good' });
  turned(p, q, lines);
  const rolled = total(q.drawn) - total(p.drawn);
  if (rolled > 0) lines.push({ icon: 'i-reroll', key: 'effect-rolled', args: { n: rolled } });
  change('i-die', 'effect-dice', p.active.length, q.active.length + Math.max(0, rolled), false);
  u.players.forEach((other, i) => {
    const gain = other.jars - (t.players[i]?.jars ?? 0);
    if (i !== seat && gain > 0) lines.push({ icon: `marker-${CREST[other.guild]}`, key: 'effect-owner', args: { seat: i, n: gain }, tone: 'warn' });
  });
  SPACES.forEach((space, i) => {
    if ((q.uses[i] ?? 0) > (p.uses[i] ?? 0)) lines.push({ icon: 'i-used', key: 'effect-space', args: { space } });
  });
  for (const building of q.used_buildings) if (!p.used_buildings.includes(building)) lines.push({ icon: 'i-used', key: 'effect-used', args: { building } });
  for (const card of q.used_cards) if (!p.used_cards.includes(card)) lines.push({ icon: 'i-used', key: 'effect-used', args: { card } });
  if (q.trans_used && !p.trans_used) lines.push({ icon: 'i-used', key: 'effect-free-used', args: {} });
  risk(after.outlook, seat, p, q, lines);
  const [vp, vpAfter] = [before.scores?.[seat]?.total, after.scores?.[seat]?.total];
  if (vp !== undefined && vpAfter !== undefined) {
    lines.push(vp === vpAfter ? { icon: 'i-vp', key: 'effect-vp-stays', args: { n: vp } } : { icon: 'i-vp', key: 'effect-vp', args: { from: vp, to: vpAfter }, tone: vpAfter > vp ? 'good' : 'warn' });
  }
  return lines;
}

/** Obvious effects, the least important first: they go when there is too little room. */
const LEAST = ['effect-dice', 'effect-hand', 'effect-vp-stays', 'effect-bought', 'effect-markers', 'effect-mines'];

/** The main effect of an action: the first that is not obvious. */
export const mainOf = (lines: readonly Effect[]): Effect | null => lines.find(({ key, icon }) => !LEAST.includes(key) && icon !== 'i-used') ?? null;

/** The first `most` lines; what gets blocked, the risk and the VP always stay. */
export function foremost(lines: readonly Effect[], most: number): Effect[] {
  let kept = [...lines];
  for (const key of LEAST) if (kept.length > most) kept = kept.filter((line) => line.key !== key);
  return kept.length > most ? [...kept.slice(0, most - 1), ...kept.slice(-1)] : kept;
}

/** Dice that stay but show another face. */
function turned(p: Player, q: Player, lines: Effect[]): void {
  const without = (faces: readonly Die[], others: readonly Die[]): Die[] => {
    const rest = [...others];
    return faces.filter((face) => {
      const at = rest.indexOf(face);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
  };
  const [gone, come] = [without(p.active, q.active), without(q.active, p.active)];
  if (gone.length !== come.length) return;
  gone.forEach((die, i) => lines.push({ icon: 'i-die', key: 'effect-turned', args: { die, to: come[i]! } }));
}

function strength({ attack, seats }: Outlook, seat: number, p: Player, q: Player, lines: Effect[]): void {
  if (q.ward && !p.ward) lines.push({ icon: 'i-shield-off', key: 'effect-ward', args: {}, tone: 'good' });
  if (q.strength === p.strength || !attack) return;
  const holds = Boolean(seats[seat]?.held);
  const args = { from: p.strength, to: q.strength, needs: attack.strength };
  lines.push({ icon: 'i-attack', key: holds ? 'effect-strength-holds' : 'effect-strength', args, ...(holds ? { tone: 'good' } : {}) });
}

/** A piece put where the attack comes now or next. */
function risk({ attack, next, seats }: Outlook, seat: number, p: Player, q: Player, lines: Effect[]): void {
  const placed = [...q.guild_markers.filter((region) => !p.guild_markers.includes(region)), ...q.mines.filter((region) => !p.mines.includes(region))];
  for (const region of placed) {
    if (region === attack?.region && !seats[seat]?.held) lines.push({ icon: 'i-attack', key: 'effect-attacked', args: { n: attack.strength }, tone: 'warn' });
    else if (region === next?.region) lines.push({ icon: 'i-attack', key: 'effect-attacked-next', args: { n: range(next) }, tone: 'warn' });
  }
}
