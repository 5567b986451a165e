import { describe, expect, it } from 'vitest';
import type { Event, Line } from '../net/types';
import samples from './games.samples.json';
import { endsReport, reportsOf, type Report, type RoundReport, type TurnReport } from './report';

const GAMES = Object.entries(samples).map(([n, lines]) => ({ players: Number(n), lines: lines as unknown as Line[] }));
const eventsOf = (lines: readonly Line[]): Event[] => lines.flatMap((line) => ('events' in line ? line.events : []));
const turns = (reports: Report[]): TurnReport[] => reports.filter((report) => report.kind === 'turn');
const rounds = (reports: Report[]): RoundReport[] => reports.filter((report) => report.kind === 'round');

describe.each(GAMES)('a recorded game of $players', ({ players, lines }) => {
  const reports = reportsOf(lines, 0);
  const events = eventsOf(lines);

  it('reports every attack once, with everybody who met it', () => {
    const checked = events.filter((event) => event.event === 'attack_checked');
    expect(turns(reports).flatMap(({ checks }) => checks.map(({ seat, held, strength }) => [seat, held, strength]))).toEqual(checked.map((event) => event.event === 'attack_checked' && [event.seat, event.held, event.strength]));
    for (const { checks, strength } of turns(reports)) {
      expect(checks).toHaveLength(players);
      for (const check of checks) expect(check.held).toBe(check.ward || check.strength >= strength);
    }
    expect(new Set(turns(reports).map(({ round, turn }) => `${round}/${turn}`)).size).toBe(turns(reports).length);
  });

  it('says where the marker of a loser went, and how much is at stake', () => {
    for (const { checks, turn } of turns(reports)) {
      for (const { held, facts, stakes } of checks) {
        const marker = facts.find((fact) => fact.event === 'guild_marker' && JSON.stringify(fact.to) === JSON.stringify({ attack_card: turn }));
        expect(Boolean(marker)).toBe(!held);
        if (!held) expect(stakes).toBeGreaterThan(0);
        expect(stakes).toBeLessThanOrEqual(turn);
      }
    }
  });

  it('turns a card for every column with a marker, and what it takes is what was at stake', () => {
    const ended = events.filter((event) => event.event === 'round_ended').length;
    expect(rounds(reports)).toHaveLength(ended);
    for (const { round, cards } of rounds(reports)) {
      const last = turns(reports).filter((report) => report.round === round).at(-1);
      for (const { seat, stakes } of last?.checks ?? []) expect(cards.filter(({ losses }) => losses.some((loss) => loss.seat === seat))).toHaveLength(stakes);
      expect(cards.map(({ column }) => column)).toEqual(cards.map(({ column }) => column).sort());
    }
    const medals = events.filter((event) => event.event === 'did' && event.action.do === 'take_medal').length;
    expect(rounds(reports).flatMap((report) => report.medals)).toHaveLength(medals);
  });

  it('ends only where it says so', () => {
    const ends = lines.filter((line) => eventsOf([line]).some(endsReport)).map(({ seq }) => seq);
    expect(reports.filter(({ seq }) => !ends.includes(seq))).toEqual([]);
    expect(reportsOf(lines, reports[0]!.seq)).toHaveLength(reports.length - 1);
  });
});

describe('what was taken back', () => {
  it('is not reported', () => {
    const { lines } = GAMES[1]!;
    const first = reportsOf(lines, 0)[0]!;
    const upTo = lines.filter(({ seq }) => seq <= first.seq);
    expect(reportsOf(upTo, 0)).toHaveLength(1);
    expect(reportsOf([...upTo, { seq: 999, at: 0, undone: { seat: 0, entries: 1 } } as unknown as Line], 0)).toEqual([]);
  });
});
