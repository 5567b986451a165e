// The table of the address the page was opened with: asked for before the screens that show it have arrived.
import { api } from './api';
import { ownSeats } from './tables';
import type { TableInfo, Update } from './types';

interface First {
  id: string;
  table: Promise<TableInfo> | undefined;
  /** The game with the eyes of the one seat of this device; nothing if it has none or several. */
  game: Promise<{ seat: number; update: Update } | null> | undefined;
}
let first: First | undefined;

export function askForTable([place, id]: readonly string[]): void {
  if (place !== 't' || !id) return;
  const table = api.table(id);
  first = { id, table, game: table.then(ownGame) };
  // Whoever takes the answers hears what went wrong.
  for (const answer of [first.table, first.game]) answer?.catch(() => undefined);
}

async function ownGame(table: TableInfo): Promise<{ seat: number; update: Update } | null> {
  const [seat, ...others] = ownSeats(table);
  if (table.phase !== 'running' || seat === undefined || others.length) return null;
  return { seat, update: await api.game(table.id, seat) };
}

/** A table; the answer that is on its way already counts once. */
export function readTable(id: string): Promise<TableInfo> {
  const early = first?.id === id ? first.table : undefined;
  if (first) first.table = undefined;
  return early ?? api.table(id);
}

/** The game as it was when the page opened, if it was asked for with these eyes; counts once. */
export async function firstUpdate(id: string, seat: number | null): Promise<Update | null> {
  const early = first?.id === id ? first.game : undefined;
  first = undefined;
  const found = await early?.catch(() => null);
  return found && found.seat === seat ? found.update : null;
}
