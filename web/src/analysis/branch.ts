// Games that leave a finished one: made on this device, whatever table they come from.
import { device } from '../net/device/device';
import { note } from '../net/games';
import type { Branch, GameRecord, Level, TableInfo } from '../net/types';

export interface NewBranch {
  record: GameRecord;
  /** The table that the branch leaves, and after which entry. */
  of: string;
  at: number;
  seat: number;
  same_luck: boolean;
  /** Of the bots in the other seats; `null`: all seats are played by hand. */
  level: Level | null;
  names: string[];
  note: string;
}

/** The tables that leave this one, in the order of the game. */
export function branchesOf(tables: readonly TableInfo[], of: string): { table: TableInfo; branch: Branch }[] {
  const found = tables.flatMap((table) => (table.branch?.of === of ? [{ table, branch: table.branch }] : []));
  return found.sort((a, b) => a.branch.at - b.branch.at || a.table.updated - b.table.updated);
}

export async function leave(wish: NewBranch): Promise<TableInfo> {
  const table = (await device.ask({ method: 'post', path: '/api/branches', body: wish })) as TableInfo;
  note();
  return table;
}

export async function noteBranch(id: string, text: string): Promise<TableInfo> {
  return (await device.ask({ method: 'post', path: `/api/tables/${id}/note`, body: { note: text } })) as TableInfo;
}
