// A prepared position as a game at a table: nobody else is there, and what was decided travels with every question.
import { guildText } from '../i18n/names';
import { call, Problem } from '../net/call';
import { Game } from '../net/game.svelte';
import type { Update } from '../net/types';

/** Prepared positions need no server: where it does not answer, this device does. */
export const ask: typeof call = (method, path, said) =>
  call(method, path, said).catch((problem: unknown) => {
    if (problem instanceof Problem && problem.failure.error === 'offline') return call(method, path, said, 'device');
    throw problem;
  });

export abstract class Prepared extends Game {
  /** It could not be read. */
  failed = $state(false);

  constructor(id: string) {
    super(id, 0);
  }

  /** Reads the position that is reached. `anew`: without the way that led there. */
  protected abstract look(anew?: boolean): Promise<void>;

  override open(): void {
    this.connection = 'live';
    void this.look(true);
  }

  override sit(): void {}

  /** What comes next replaces everything that is shown. */
  protected forget(): void {
    clearTimeout(this.showing);
    this.showing = undefined;
    this.queue = [];
    this.received = 0;
    this.anew = true;
  }

  /** What happens is shown step by step, but for what lies behind somebody who comes back. */
  protected bring(updates: Update[], anew: boolean): void {
    for (const { table } of updates) for (const seat of table?.seats ?? []) if (!seat.mine) seat.name = guildText(seat.guild);
    if (!anew) updates.forEach((update) => this.receive(update));
    else this.receive(updates.reduce((sum, update) => ({ ...update, lines: [...sum.lines, ...update.lines] })));
  }

  /** Shows at once whatever is still to come. */
  catchUpNow(): void {
    this.showAll();
  }
}
