// Analyses one game, in a worker of its own: neither the page nor the games of this device wait for it.
import wasm from '../../worker/tharos.wasm?url';
import { fetchNetwork } from '../net/device/networks';
import { load, type Answer, type Program } from '../net/device/wasm';
import type { AnalysisReport } from '../net/types';
import { slim } from './account';
import type { FromAnalyser, ToAnalyser } from './messages';

/** How often it reports progress to the page, in milliseconds. */
const PACE = 400;
/** How long it works before it reads messages, in milliseconds. */
const SLICE = 30;

const say = (message: FromAnalyser): void => postMessage(message);
let program: Program | undefined;
let going = false;
let looping = false;

/** Reads what the other side has said since. */
const listen = (): Promise<void> => new Promise((done) => setTimeout(done));

/** A problem is thrown. */
function content({ status, body }: Answer): { done: number; entries: number; report: AnalysisReport | null } {
  if (status !== 200) throw new Error((body as { message?: string } | undefined)?.message ?? String(status));
  return body as ReturnType<typeof content>;
}
const ask = (message: object): ReturnType<typeof content> => content(program!.tell(message));

async function goOn(): Promise<void> {
  if (looping) return;
  looping = true;
  while (going) {
    const [now, step] = [performance.now(), { do: 'go_on', entries: 1, report: false }];
    let heard = now;
    const { entries, ...begun } = ask(step);
    let { done } = begun;
    while (going && done < entries && performance.now() < now + PACE) {
      ({ done } = ask(step));
      if (performance.now() < heard + SLICE) continue;
      await listen();
      heard = performance.now();
    }
    say({ done, entries, report: slim(ask({ ...step, entries: 0, report: true }).report!) });
    going &&= done < entries;
    await listen();
  }
  looping = false;
}

addEventListener('message', async ({ data }: MessageEvent<ToAnalyser>) => {
  try {
    if (data === 'stop') {
      going = false;
      return;
    }
    if (data !== 'go') {
      program = await load(fetch(wasm), fetchNetwork);
      content(await program.ask({ do: 'analyse', record: data.record, depth: data.depth, eyes: data.eyes }));
    }
    going = true;
    await goOn();
  } catch (error) {
    going = looping = false;
    say({ failure: error instanceof Error ? error.message : String(error) });
  }
});
