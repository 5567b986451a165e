// Where a request goes. A table of this device has an id that says so; everything else is the server's, if there is one.
import { device } from './device/device';
import { edition } from './edition';
import { server } from './server';
import type { Transport } from './transport';

/** How the ids of tables of this device begin. */
const HERE = 'here-';

export const isHere = (id: unknown): boolean => String(id ?? '').startsWith(HERE);

export function transportOf(id: unknown, by?: 'server' | 'device'): Transport {
  return by === 'device' || !edition.server || isHere(id) ? device : server;
}
