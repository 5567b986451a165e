// What actions would do, as the server tells: the one that is meant, and the answers of a question side by side. Each is
// asked for once per position.
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { Action, Preview } from '../net/types';
import type { Desk } from './desk.svelte';

/** Somebody who picks on is not asked about. */
const PAUSE = 60;

export class Previews {
  private readonly known = new SvelteMap<string, Preview>();
  /** The requests made, and the number of entries of their position. */
  private asking = new Set<string>();
  private at = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {}

  /** Of the action that is meant, once it is known. */
  get shown(): Preview | null {
    const { meant } = this.desk.choosing.choice;
    return meant && this.of(meant);
  }

  /** What this action would do, if that is known by now. */
  of(action: Action): Preview | null {
    return this.known.get(this.key(action)) ?? null;
  }

  /** What is known of one position says nothing about another. */
  private key(action: Action): string {
    return `${this.desk.position?.entries} ${JSON.stringify(action)}`;
  }

  /** Asks what the action that is meant would do, unless another is meant a moment later. */
  ask(meant: Action | null): void {
    clearTimeout(this.timer);
    if (meant) this.timer = setTimeout(() => this.want([meant]), PAUSE);
  }

  /** Asks what these would do. Without an answer they can still be chosen. */
  want(actions: readonly Action[]): void {
    const { seat, game, planning, position } = this.desk;
    if (seat === null || !position) return;
    if (this.at !== position.entries) {
      this.at = position.entries;
      this.asking = new Set();
      // Not while an effect reads it.
      untrack(() => this.known.clear());
    }
    const { asking } = this;
    for (const action of actions) {
      const key = this.key(action);
      if (asking.has(key)) continue;
      asking.add(key);
      (planning?.making ? planning : game).preview(action).then(
        (tried) => {
          if (asking === this.asking && !('refusal' in tried)) this.known.set(key, tried);
        },
        () => undefined,
      );
    }
  }
}
