// The server of this device: one request after the other, each kept before it is answered; bots and timers of the tables that
// somebody looks at; other tabs of the same browser. Runs in a worker (`worker.ts`), so it never holds up a page.
import { Problem, type Failure, type Following, type Request } from '../transport';
import type { TableInfo, Update } from '../types';
import type { Chest, State, Unpacked, Wish } from './messages';
import { Overtaken, type Store } from './store';
import type { Answer, Program, Write } from './wasm';

/** Somebody looks at a table. */
interface Watcher {
  what: Following;
  name: string;
  seq: number;
  hear: (update: Update) => void;
  lost: (error: unknown) => void;
}

/** What tells other tabs of a change, and hears of theirs. */
export interface Tabs {
  tell(id: string): void;
  onchange: (id: string) => void;
}

const NOW = (): number => Date.now();
const failed = (status: number, failure: Failure): Problem => new Problem(status, failure);

export class Host {
  private readonly watchers = new Map<number, Watcher>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly damaged = new Set<string>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly program: Program,
    private readonly store: Store,
    private readonly tabs: Tabs,
  ) {
    tabs.onchange = (id) => void this.inTurn(() => this.reread(id));
  }

  private tell(message: object): Answer {
    return this.program.tell(message);
  }

  /** Reads what is kept. Closed tables go; one that cannot be read stays as it is, for the export. */
  async begin(): Promise<void> {
    for (const { id, doc } of await this.store.tables()) {
      if (doc.phase === 'closed') await this.store.remove(id);
      else if (this.tell({ do: 'know', id, doc }).status !== 204) this.damaged.add(id);
    }
  }

  /** One after the other: what is in memory and what is kept change together. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  wish(wish: Wish): Promise<unknown> {
    return this.inTurn(async () => {
      switch (wish.kind) {
        case 'ask':
          return this.ask(wish.request, wish.name, wish.entropy);
        case 'pack':
          return content(this.tell({ do: 'pack', record: wish.record, ...wish.left }));
        case 'open_link':
          return this.openLink(wish.link, wish.name);
        case 'export':
          return this.export();
        case 'import':
          return this.import(wish.chest);
        case 'clear':
          return this.clear();
        case 'state':
          return { games: (await this.store.tables()).length, damaged: [...this.damaged] } satisfies State;
      }
    });
  }

  private async ask(request: Request, name: string, entropy: Uint8Array = new Uint8Array()): Promise<unknown> {
    const { method, path, query = {}, body = null } = request;
    const message = { do: 'ask', method, path, query, body, name, now: NOW(), entropy: [...entropy] };
    const answer = await this.carryOut(message);
    const stream = (body as { stream?: string } | null)?.stream;
    for (const { id } of answer.writes ?? []) this.publish(id, stream);
    return content(answer);
  }

  /** Does what a message wants, opens tables where it must, and keeps what has changed before anybody sees it. */
  private async carryOut(message: object): Promise<Answer> {
    for (;;) {
      const answer = await this.program.ask(message).catch((error: unknown) => {
        throw failed(500, { error: 'no_device', message: String(error) });
      });
      if (answer.need) {
        await this.open(answer.need);
        continue;
      }
      await this.keep(answer.writes ?? []);
      return answer;
    }
  }

  private async open(id: string): Promise<void> {
    if (this.damaged.has(id)) throw failed(500, { error: 'damaged', message: id });
    const kept = await this.store.whole(id);
    // Another tab has removed it.
    if (!kept) return void this.tell({ do: 'forget', id });
    if (this.tell({ do: 'know', id, doc: kept.doc }).status === 204 && this.tell({ do: 'open', id, lines: kept.lines }).status === 204) return;
    this.damaged.add(id);
    throw failed(500, { error: 'damaged', message: id });
  }

  private async keep(writes: readonly Write[]): Promise<void> {
    if (!writes.length) return;
    try {
      await this.store.write(writes);
    } catch (error) {
      // As if nobody had asked.
      for (const { id } of writes) await this.reread(id);
      if (error instanceof Overtaken) throw failed(409, { error: 'stale', message: 'another tab was first' });
      const full = error instanceof DOMException && error.name === 'QuotaExceededError';
      throw failed(507, { error: full ? 'storage_full' : 'storage_refused', message: String(error) });
    }
    for (const { id } of writes) this.tabs.tell(id);
  }

  /** The table as it is kept, whatever was in memory. */
  private async reread(id: string): Promise<void> {
    const doc = await this.store.doc(id);
    this.tell(doc ? { do: 'know', id, doc } : { do: 'forget', id });
    this.publish(id);
  }

  follow(number: number, what: Following, name: string, hear: (update: Update) => void, lost: (error: unknown) => void): void {
    const watcher: Watcher = { what, name, seq: what.after, hear, lost };
    this.watchers.set(number, watcher);
    void this.inTurn(async () => {
      if (!this.watchers.has(number)) return;
      this.tell({ do: 'look', id: what.id, seat: what.as, comes: true });
      await this.show(watcher);
      this.goOn(what.id);
    });
  }

  unfollow(number: number): void {
    const watcher = this.watchers.get(number);
    if (!watcher) return;
    this.watchers.delete(number);
    this.tell({ do: 'look', id: watcher.what.id, seat: watcher.what.as, comes: false });
  }

  private watching(id: string): Watcher[] {
    return [...this.watchers.values()].filter((watcher) => watcher.what.id === id);
  }

  /** Shows everybody at a table what is new, and lets it go on. `by` has it already: it is in the answer. */
  private publish(id: string, by?: string): void {
    void this.inTurn(async () => {
      for (const watcher of this.watching(id)) await this.show(watcher, by !== undefined && watcher.what.name === by);
      this.goOn(id);
    });
  }

  private async show(watcher: Watcher, silently = false): Promise<void> {
    try {
      const { id, as } = watcher.what;
      const update = content(await this.carryOut({ do: 'update', id, seat: as, after: watcher.seq, name: watcher.name, now: NOW() })) as Update;
      watcher.seq = update.seq;
      if (!silently) watcher.hear(update);
    } catch (error) {
      watcher.lost(error);
    }
  }

  /** Bots think and clocks run while somebody looks. */
  private goOn(id: string): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    if (!this.watching(id).length) return;
    const next = this.tell({ do: 'next', id }).body as { think: boolean; due: number | null } | undefined;
    if (!next?.think && (next?.due ?? null) === null) return;
    const wait = next!.think ? 0 : Math.max(0, next!.due! - NOW());
    this.timers.set(id, setTimeout(() => void this.inTurn(() => this.step(id, next!.think)), wait));
  }

  private async step(id: string, think: boolean): Promise<void> {
    if (!this.watching(id).length) return;
    try {
      await this.carryOut({ do: think ? 'think' : 'tick', id, now: NOW() });
    } catch (error) {
      // Overtaken by another tab: it goes on from there.
      if (!(error instanceof Problem) || error.failure.error !== 'stale') {
        for (const watcher of this.watching(id)) watcher.lost(error);
        return;
      }
    }
    this.publish(id);
  }

  /** The game of a link as a table; the same link is the same table. */
  private async openLink(link: string, name: string): Promise<unknown> {
    const unpacked = this.tell({ do: 'unpack', link });
    if (unpacked.status === 400) throw failed(400, { error: 'bad_link', message: 'this is no game' });
    const record = content(unpacked);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(link.trim())));
    const entropy = new Uint8Array([...digest, ...digest]);
    try {
      return await this.ask({ method: 'post', path: '/api/records', body: record }, name, entropy);
    } catch (error) {
      if (!(error instanceof Problem) || error.failure.error !== 'stale') throw error;
      const tables = (await this.ask({ method: 'get', path: '/api/tables/mine' }, name)) as { tables: TableInfo[] };
      const id = idOf(digest);
      const found = tables.tables.find((table) => table.id === id);
      if (!found) throw error;
      return found;
    }
  }

  private async export(): Promise<Omit<Chest, 'choices'>> {
    const tables = await Promise.all((await this.store.tables()).map(async ({ id }) => ({ id, kept: await this.store.whole(id) })));
    return { tharos: 1, tables: tables.flatMap(({ id, kept }) => (kept ? [{ id, ...kept }] : [])) };
  }

  private async import(chest: Chest): Promise<Unpacked> {
    const count: Unpacked = { taken: 0, here: 0, damaged: 0 };
    for (const { id, doc, lines } of chest.tables) {
      const before = await this.store.doc(id);
      if (before && !this.damaged.has(id) && before.seq >= doc.seq) {
        count.here += 1;
        continue;
      }
      const reads = /^here-[a-z2-7]{20}$/.test(id) && this.tell({ do: 'know', id, doc }).status === 204 && this.tell({ do: 'open', id, lines }).status === 204;
      if (reads) {
        await this.store.replace(id, doc, lines);
        this.damaged.delete(id);
        count.taken += 1;
        this.tabs.tell(id);
      } else count.damaged += 1;
      await this.reread(id);
    }
    return count;
  }

  private async clear(): Promise<void> {
    for (const { id } of await this.store.tables()) {
      await this.store.remove(id);
      this.tell({ do: 'forget', id });
      this.tabs.tell(id);
    }
    this.damaged.clear();
  }
}

/** What a good answer says; a problem is thrown. */
function content(answer: Answer): unknown {
  if (answer.status < 300) return answer.body;
  throw failed(answer.status, answer.body as Failure);
}

/** The id that the program makes of these random bytes. */
function idOf(digest: Uint8Array): string {
  return `here-${Array.from(digest.slice(0, 20), (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte & 31]).join('')}`;
}
