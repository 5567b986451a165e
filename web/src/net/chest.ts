// Everything that is kept on this device as one file: games, and what was chosen here.
import { device } from './device/device';
import type { Chest, Unpacked } from './device/messages';
import { note } from './games';

/** How the names of choices begin, and those that are of one browser only. */
const PREFIX = 'tharos-';
const OWN: readonly string[] = ['tharos-who', 'tharos-seen', 'tharos-here'];

export async function chestFile(): Promise<Chest> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX) && !OWN.includes(name));
  const choices = Object.fromEntries(names.map((name) => [name, localStorage.getItem(name) ?? '']));
  return { ...(await device.export()), choices };
}

/** Takes in what is not here yet; throws what is no such file. */
export async function readChest(text: string): Promise<Unpacked> {
  const chest = JSON.parse(text) as Chest;
  if (chest.tharos !== 1 || !Array.isArray(chest.tables)) throw new Error('not a file of everything');
  const unpacked = await device.import(chest);
  for (const [name, value] of Object.entries(chest.choices ?? {})) {
    if (name.startsWith(PREFIX) && !OWN.includes(name) && localStorage.getItem(name) === null) localStorage.setItem(name, String(value));
  }
  if (unpacked.taken) note();
  return unpacked;
}
