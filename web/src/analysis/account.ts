// What the screens of an analysis show, computed from its report. No words here.
import type { AnalysedDecision, AnalysisReport, CoursePoint, KeyMoment, Score, SeatReport } from '../net/types';
// The categories in the order of `Score`, in which the evaluation tells them.
import { SOLO_CATEGORIES } from '../rules/facts';
import PAR from '../rules/par.json';
import type { Told } from './messages';

export type Category = (typeof SOLO_CATEGORIES)[number];

/** Leaves out what no page shows, which is most of it. */
export function slim(report: AnalysisReport): Told {
  const shown = new Set(report.seats.flatMap((seat) => seat.moments.map(({ entry }) => entry)));
  return {
    ...report,
    judged: report.decisions.length,
    decisions: report.decisions.filter(({ entry, loss }) => loss.vp > 0 || shown.has(entry)),
    chances: report.chances.filter(({ entry }) => shown.has(entry)),
  };
}

/** To tenths, as it is written. */
export const tenths = (n: number): number => Math.round(n * 10) / 10 || 0;

export interface Row {
  seat: number;
  /** What was expected after the set-up. */
  par: number;
  parts: { kind: Kind; vp: number }[];
  result: number;
  accuracy: number;
}
export const KINDS = ['dice', 'cards', 'attack', 'solo', 'decisions', 'rest'] as const;
export type Kind = (typeof KINDS)[number];

/** The account of a seat in tenths of VP. As written, par and all parts add up to the result: what rounding leaves over is in the rest. */
export function row(seat: SeatReport, solo: boolean): Row {
  const { luck, decisions } = seat;
  const par = tenths(seat.start.vp);
  const result = tenths(seat.result.vp);
  const parts: Row['parts'] = [
    { kind: 'dice', vp: tenths(luck.dice.vp + luck.draws.vp) },
    { kind: 'cards', vp: tenths(luck.cards.vp) },
    { kind: 'attack', vp: tenths(luck.attack.vp) },
    ...(solo ? [{ kind: 'solo' as const, vp: tenths(luck.solo_mat.vp) }] : []),
    { kind: 'decisions', vp: tenths(decisions.own.vp) },
  ];
  const rest = tenths(result - par - parts.reduce((sum, { vp }) => sum + vp, 0));
  return { seat: seat.seat, par, parts: [...parts, { kind: 'rest', vp: rest }], result, accuracy: seat.accuracy };
}

/** All luck of a seat, as the row tells it. */
export const luckOf = ({ parts }: Row): number => tenths(parts.reduce((sum, { kind, vp }) => (kind === 'decisions' || kind === 'rest' ? sum : sum + vp), 0));
export const lostOf = ({ parts }: Row): number => parts.find(({ kind }) => kind === 'decisions')?.vp ?? 0;

/** Of a chance, whole percent; before the end nothing is sure, so there it is `under` or `over`. */
export function percent(chance: number, sure = false): { n: number; bound: 'none' | 'under' | 'over' } {
  const n = Math.round(chance * 100);
  if (sure || (n > 0 && n < 100)) return { n, bound: 'none' };
  return n <= 0 ? { n: 1, bound: 'under' } : { n: 99, bound: 'over' };
}

/** Where an entry lies along the course: 0 before the first turn, then by turns. */
export function along(course: readonly CoursePoint[], entry: number): number {
  const next = course.findIndex(({ entries }) => entries > entry);
  if (next < 0) return Math.max(0, course.length - 1);
  if (next === 0) return 0;
  const [from, to] = [course[next - 1]!.entries, course[next]!.entries];
  return next - 1 + (entry - from) / (to - from);
}

/** The chance of a seat there. */
export function chanceAt(course: readonly CoursePoint[], seat: number, at: number): number {
  const chance = (i: number): number => course[Math.min(i, course.length - 1)]?.expected[seat]?.win ?? 0;
  const i = Math.floor(at);
  return chance(i) + (chance(i + 1) - chance(i)) * (at - i);
}

/** How the chance of a seat changed in the turn of a moment; `null` while that turn is not done. */
export function inTurn(course: readonly CoursePoint[], seat: number, { entry }: Pick<KeyMoment, 'entry'>): number | null {
  const next = course.findIndex(({ entries }) => entries > entry);
  const [before, after] = [course[next - 1], course[next]];
  return before && after ? after.expected[seat]!.win - before.expected[seat]!.win : null;
}

/** A difference below this says nothing. */
const LEAST = 0.15;

/** By category, what the better decision promised more or less: gains first, the largest of each. */
export function reasons({ played, better }: AnalysedDecision, most = 3): { category: Category; vp: number }[] {
  const [has, could] = [played.by_category, better?.by_category];
  if (!has || !could) return [];
  const all = SOLO_CATEGORIES.map((category, i) => ({ category, vp: (could[i] ?? 0) - (has[i] ?? 0) })).filter(({ vp }) => Math.abs(vp) >= LEAST);
  const largest = all.sort((a, b) => Math.abs(b.vp) - Math.abs(a.vp)).slice(0, most);
  return largest.sort((a, b) => b.vp - a.vp);
}

/** The average of Engineers after a number of turns with a number of players; `null` where it is not known. */
export function usualScore(players: number, turns: number, like: Score): Score | null {
  const usual = (PAR.players as Record<string, number[][]>)[String(players)]?.[turns - 1];
  if (!usual) return null;
  const none = Object.fromEntries(Object.keys(like).map((category) => [category, 0])) as unknown as Score;
  const whole = PAR.categories.map((category, i) => [category, Math.round(usual[i] ?? 0)] as const);
  return { ...none, ...Object.fromEntries(whole), total: whole.reduce((sum, [, vp]) => sum + vp, 0) };
}

/** The decision of a moment, if it is one. */
export const decisionOf = (report: Told, entry: number): AnalysedDecision | undefined => report.decisions.find((decision) => decision.entry === entry);

/** "1 in n" of a probability. */
export const oneIn = (odds: number): number => Math.max(1, Math.round(1 / odds));

/** Where a seat lost most, the worst first. */
export function worst(report: Told, seat: number, most = 5): AnalysedDecision[] {
  const lost = report.decisions.filter((decision) => decision.seat === seat && decision.better && decision.loss.vp > 0);
  return lost.sort((a, b) => b.loss.vp - a.loss.vp).slice(0, most);
}
