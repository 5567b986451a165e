import { describe, expect, it } from 'vitest';
import type { Line, ReplayStep } from '../../net/types';
import { entriesOf, Film } from './film';

const step = (seat: number | null, round: number, turn: number, begins_go = false): ReplayStep => ({
  entry: 0, round, turn, phase: 'actions', seat, begins_go, kind: 'little', totals: [], events: 1,
});
// Set-up by chance; seat 0 acts and chance answers; seat 1 has two goes; then a new turn and a new round.
const film = new Film([
  step(null, 1, 1),
  step(0, 1, 1, true),
  step(null, 1, 1),
  step(1, 1, 1, true),
  step(1, 1, 2, true),
  step(0, 1, 2, true),
  step(0, 2, 1),
  step(1, 2, 1, true),
]);

describe('Film', () => {
  it('cuts goes where another seat decides or another go begins', () => {
    expect(film.goes.map(({ start, end, seat }) => [start, end, seat])).toEqual([[0, 3, 0], [3, 4, 1], [4, 5, 1], [5, 7, 0], [7, 8, 1]]);
  });
  it('steps by entry, go, turn and round, and stops at both ends', () => {
    expect(film.on(0, 'entry')).toBe(1);
    expect(film.on(0, 'go')).toBe(3);
    expect(film.on(3, 'turn')).toBe(5);
    expect(film.on(5, 'turn')).toBe(7);
    expect(film.on(0, 'round')).toBe(7);
    expect(film.on(8, 'go')).toBe(8);
    expect(film.back(7, 'go')).toBe(5);
    expect(film.back(7, 'turn')).toBe(5);
    expect(film.back(3, 'round')).toBe(0);
  });
  it('knows the turn at a place', () => {
    expect(film.turnAt(0)).toMatchObject({ round: 1, turn: 1 });
    expect(film.turnAt(6)).toMatchObject({ round: 1, turn: 2 });
    expect(film.turnAt(8)).toMatchObject({ round: 2, turn: 1 });
  });
});

describe('entriesOf', () => {
  it('leaves out what was taken back', () => {
    const entry = (seq: number): Line => ({ seq, at: 0, entry: { seat: 0, do: 'pass' }, events: [] });
    const lines: Line[] = [entry(1), { seq: 2, at: 0, chat: { seat: 0, person: 'p', name: 'a', text: 'b' } }, entry(3), { seq: 4, at: 0, undone: { seat: 0, entries: 1 } }, entry(5)];
    expect(entriesOf(lines).map(({ seq }) => seq)).toEqual([1, 5]);
  });
});
