// The networks by which bots, hints and analysis judge: files of their own, fetched when the program first needs one.
import solo from '../../../../crates/bots/weights/solo.net?url';
import table from '../../../../crates/bots/weights/table.net?url';
import type { FetchNetwork } from './wasm';

const FILES = { solo, table };

export const fetchNetwork: FetchNetwork = async (network) => {
  const answer = await fetch(FILES[network]);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
};
