// The worker of this device.
import wasm from '../../../worker/tharos.wasm?url';
import { Problem } from '../transport';
import { Host, type Tabs } from './host';
import type { FromWorker, ToWorker } from './messages';
import { Store } from './store';
import { load } from './wasm';

const say = (message: FromWorker): void => postMessage(message);

async function begin(): Promise<Host> {
  const [tell, store] = await Promise.all([
    load(fetch(wasm)).catch((error: unknown) => {
      throw new Problem(0, { error: 'no_device', message: String(error) });
    }),
    Store.open().catch((error: unknown) => {
      throw new Problem(507, { error: 'storage_refused', message: String(error) });
    }),
  ]);
  const channel = new BroadcastChannel('tharos-device');
  const tabs: Tabs = { tell: (id) => channel.postMessage(id), onchange: () => undefined };
  channel.onmessage = ({ data }) => tabs.onchange(String(data));
  const host = new Host(tell, store, tabs);
  await host.begin();
  return host;
}

const host = begin();
// Whoever asks is told.
host.catch(() => undefined);

function fail(number: number, error: unknown): void {
  const problem = error instanceof Problem ? error : new Problem(500, { error: 'internal', message: String(error) });
  say({ number, status: problem.status, failure: problem.failure });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('wish' in data) {
    const { number, wish } = data;
    host.then((host) => host.wish(wish)).then((content) => say({ number, content }), (error: unknown) => fail(number, error));
  } else if ('unfollow' in data) void host.then((host) => host.unfollow(data.unfollow)).catch(() => undefined);
  else {
    const { follow } = data;
    host.then(
      (host) => {
        say({ follow, live: true });
        host.follow(follow, data.what, data.name, (update) => say({ follow, update }), () => say({ follow, lost: true }));
      },
      () => say({ follow, lost: true }),
    );
  }
});
