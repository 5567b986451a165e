// The table of the address the page was opened with: asked for before the screen that shows it has arrived.
import { api } from './api';
import type { TableInfo } from './types';

let first: { id: string; answer: Promise<TableInfo> } | undefined;

export function askForTable([place, id]: readonly string[]): void {
  if (place !== 't' || !id) return;
  first = { id, answer: api.table(id) };
  // Whoever takes it hears what went wrong.
  first.answer.catch(() => undefined);
}

/** A table; the answer that is on its way already counts once. */
export function readTable(id: string): Promise<TableInfo> {
  const early = first?.id === id ? first.answer : undefined;
  first = undefined;
  return early ?? api.table(id);
}
