// What every page begins with: who is here, and the table of the address with its game. The server names both along with the
// page, so the answers are mostly here by the time they are asked for. Each counts once; whoever comes later asks again.
import { api } from './api';
import type { Me, Opening, TableInfo, Update } from './types';

let me: Promise<Me> | undefined;
let address: string | undefined;
let opening: Promise<Opening> | undefined;
let game: Promise<Update | null> | undefined;

export function askFirst([place, id]: readonly string[]): void {
  me = api.me();
  if (place === 't' && id) {
    address = id;
    opening = api.opening(id);
    // Without an answer the table's own stream begins from nothing.
    game = opening.then(({ table, game }) => game && { ...game, table }).catch(() => null);
  }
  // The consumer of the answers handles errors.
  for (const answer of [me, opening]) answer?.catch(() => undefined);
}

/** Waits until the answers have come, or a while. */
export async function answered(patience: number): Promise<void> {
  await Promise.race([Promise.allSettled([me, opening]), new Promise((done) => setTimeout(done, patience))]);
}

export function readMe(): Promise<Me> {
  const early = me;
  me = undefined;
  return early ?? api.me();
}

export async function readTable(id: string): Promise<TableInfo> {
  const early = id === address ? opening : undefined;
  opening = undefined;
  return early ? (await early).table : api.table(id);
}

/** The game as it was when the page opened, if it was asked for with these eyes. */
export async function firstUpdate(id: string, seat: number | null): Promise<Update | null> {
  const early = id === address ? game : undefined;
  game = undefined;
  const found = await early;
  return found?.position?.view.viewer === seat ? found : null;
}
