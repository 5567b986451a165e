// What the action that is meant would do, as the server tells; asked for once per action and position.
import { api } from '../net/api';
import type { Action } from '../net/rules';
import type { Preview } from '../net/types';
import type { Desk } from './desk.svelte';

/** Somebody who picks on is not asked about. */
const PAUSE = 60;

export class Previews {
  /** Of the action that is meant, once it is known. */
  shown: Preview | null = $state.raw(null);
  private readonly known = new Map<string, Preview>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {}

  /** Shows what this action would do, as soon as the server has answered. */
  ask(meant: Action | null): void {
    clearTimeout(this.timer);
    const key = JSON.stringify(meant);
    this.shown = (meant && this.known.get(key)) ?? null;
    const { seat, game } = this.desk;
    if (!meant || this.shown || seat === null) return;
    const { seq } = game;
    this.timer = setTimeout(async () => {
      try {
        const preview = await api.preview(game.id, seat, meant);
        if (seq !== game.seq || 'refusal' in preview) return;
        this.known.set(key, preview);
        if (JSON.stringify(this.desk.choosing.choice.meant) === key) this.shown = preview;
      } catch {
        // Without a preview the action can still be confirmed.
      }
    }, PAUSE);
  }

  /** The position has changed: nothing known holds any longer. */
  forget(): void {
    clearTimeout(this.timer);
    this.known.clear();
    this.shown = null;
  }
}
