// The worker of this device.
import wasm from '../../../worker/tharos.wasm?url';
import { Problem, asProblem } from '../transport';
import { Host, type Tabs } from './host';
import type { FromWorker, ToWorker } from './messages';
import { Store } from './store';
import { fetchNetwork } from './networks';
import { load } from './wasm';

const say = (message: FromWorker): void => postMessage(message);

async function begin(): Promise<Host> {
  const [program, store] = await Promise.all([
    load(fetch(wasm), fetchNetwork).catch((error: unknown) => {
      throw new Problem(0, { error: 'no_device', message: String(error) });
    }),
    Store.open().catch((error: unknown) => {
      // What Chromium and Firefox say of files that they cannot read, and of a form that only a later version of the client knows.
      const broken = error instanceof DOMException && ['UnknownError', 'VersionError', 'AbortError'].includes(error.name);
      throw new Problem(507, { error: broken ? 'storage_broken' : 'storage_refused', message: String(error) });
    }),
  ]);
  const channel = new BroadcastChannel('tharos-device');
  const tabs: Tabs = { tell: (id) => channel.postMessage(id), onchange: () => undefined };
  channel.onmessage = ({ data }) => tabs.onchange(String(data));
  const host = new Host(program, store, tabs);
  await host.begin();
  return host;
}

let begun: Promise<Host> | undefined;

/** A failed start rejects the current requests; the next one tries again. */
function host(): Promise<Host> {
  begun ??= begin().catch((error: unknown) => {
    begun = undefined;
    throw error;
  });
  return begun;
}

function fail(number: number, error: unknown): void {
  const { status, failure } = asProblem(error);
  say({ number, status, failure });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('wish' in data) {
    const { number, wish } = data;
    host().then((host) => host.wish(wish)).then((content) => say({ number, content }), (error: unknown) => fail(number, error));
  } else if ('unfollow' in data) void begun?.then((host) => host.unfollow(data.unfollow)).catch(() => undefined);
  else {
    const { follow } = data;
    const lost = (error: unknown): void => {
      const { status, failure } = asProblem(error);
      say({ follow, lost: { status, failure } });
    };
    host().then((host) => {
      say({ follow, live: true });
      host.follow(follow, data.what, data.name, (update) => say({ follow, update }), lost);
    }, lost);
  }
});
