// The record of a finished game: saving it as a file, and checking that its seed is the one that was sealed.
import type { GameRecord } from './types';

export const save = (record: object, name: string): void => download(JSON.stringify(record), name, 'application/json');

/** Gives a text to the visitor as a file. */
export function download(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Whether the opened seed fits the seal; `null` if the record has none. */
export async function sealFits(record: GameRecord): Promise<boolean | null> {
  if (!record.seed || !record.commitment) return null;
  const bytes = Uint8Array.from(record.seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === record.commitment;
}
