// What is kept on this device: each table, and the lines of its log. A change counts once it is here, and only if nobody else,
// such as another tab, was first.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Write } from './wasm';

export type Doc = Write['doc'];
export type Line = Write['lines'][number];

interface Kept extends DBSchema {
  tables: { key: string; value: { id: string; doc: Doc } };
  lines: { key: [string, number]; value: Line & { id: string } };
}

/** Another tab has written to this table. */
export class Overtaken extends Error {}

export class Store {
  private constructor(private readonly db: IDBPDatabase<Kept>) {}

  static async open(name = 'tharos'): Promise<Store> {
    const db = await openDB<Kept>(name, 1, {
      upgrade(db) {
        db.createObjectStore('tables', { keyPath: 'id' });
        db.createObjectStore('lines', { keyPath: ['id', 'seq'] });
      },
      // A later version of the client wants to change the form: this one lets go, and says so at its next request.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    });
    return new Store(db);
  }

  tables(): Promise<{ id: string; doc: Doc }[]> {
    return this.db.getAll('tables');
  }

  async doc(id: string): Promise<Doc | undefined> {
    return (await this.db.get('tables', id))?.doc;
  }

  /** A table with its lines, both of the same moment, whatever another tab writes meanwhile. */
  async whole(id: string): Promise<{ doc: Doc; lines: Line[] } | undefined> {
    const reading = this.db.transaction(['tables', 'lines']);
    const [table, rows] = await Promise.all([
      reading.objectStore('tables').get(id),
      reading.objectStore('lines').getAll(IDBKeyRange.bound([id, 0], [id, Infinity])),
    ]);
    return table && { doc: table.doc, lines: rows.map(({ seq, at, line }) => ({ seq, at, line })) };
  }

  /** Keeps all changes or none. */
  async write(writes: readonly Write[]): Promise<void> {
    const change = this.db.transaction(['tables', 'lines'], 'readwrite');
    const [tables, lines] = [change.objectStore('tables'), change.objectStore('lines')];
    const puts: Promise<unknown>[] = [];
    try {
      for (const { id, doc, lines: added } of writes) {
        const before = (await tables.get(id))?.doc.seq ?? 0;
        if (before !== doc.seq - added.length) throw new Overtaken(id);
        puts.push(tables.put({ id, doc }), ...added.map((line) => lines.put({ id, ...line })));
      }
      await Promise.all(puts);
    } catch (error) {
      for (const put of puts) put.catch(() => undefined);
      change.done.catch(() => undefined);
      try {
        change.abort();
      } catch {
        // It is over already, which is why we are here.
      }
      throw error;
    }
    await change.done;
  }

  /** Puts a whole table in the place of whatever was kept of it. */
  async replace(id: string, doc: Doc, lines: readonly Line[]): Promise<void> {
    const change = this.db.transaction(['tables', 'lines'], 'readwrite');
    const store = change.objectStore('lines');
    await Promise.all([
      store.delete(IDBKeyRange.bound([id, 0], [id, Infinity])),
      change.objectStore('tables').put({ id, doc }),
      ...lines.map((line) => store.put({ id, ...line })),
      change.done,
    ]);
  }

  async remove(id: string): Promise<void> {
    const change = this.db.transaction(['tables', 'lines'], 'readwrite');
    await Promise.all([
      change.objectStore('tables').delete(id),
      change.objectStore('lines').delete(IDBKeyRange.bound([id, 0], [id, Infinity])),
      change.done,
    ]);
  }
}
