// Everything that is kept on this device as one file: games, their analyses, what was learned and what was chosen here.
import { all, keep, read } from '../analysis/kept';
import { device } from '../net/device/device';
import type { Chest as Tables, Unpacked } from '../net/device/messages';
import { note } from '../net/games';
import { merged } from './merge';

type Chest = Tables & { analyses?: Awaited<ReturnType<typeof all>> };

/** The prefix of stored settings, and those that belong to one browser only. */
const PREFIX = 'tharos-';
const OWN: readonly string[] = ['tharos-who', 'tharos-seen', 'tharos-here'];

export async function chestFile(): Promise<Chest> {
  const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').filter((name) => name.startsWith(PREFIX) && !OWN.includes(name));
  const choices = Object.fromEntries(names.map((name) => [name, localStorage.getItem(name) ?? '']));
  return { ...(await device.export()), choices, analyses: await all() };
}

/** Takes in what is not here yet; throws what is no such file. */
export async function readChest(text: string): Promise<Unpacked> {
  const chest = JSON.parse(text) as Chest;
  if (chest.tharos !== 1 || !Array.isArray(chest.tables)) throw new Error('not a file of everything');
  const unpacked = await device.import(chest);
  for (const [name, value] of Object.entries(chest.choices ?? {})) {
    if (name.startsWith(PREFIX) && !OWN.includes(name)) localStorage.setItem(name, merged(name, localStorage.getItem(name), String(value)));
  }
  for (const { table, depth, report } of chest.analyses ?? []) {
    const own = await read(table, depth);
    if (!own || own.report.done < report.done) await keep(table, depth, report);
  }
  // This tab reads again what it has in memory, as other tabs do by themselves.
  dispatchEvent(new StorageEvent('storage'));
  if (unpacked.taken) note();
  return unpacked;
}
