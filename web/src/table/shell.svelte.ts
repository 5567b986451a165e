// What is open around the table. It knows nothing of the game: every part may open and close things here.

export type Panel =
  | { show: 'actions' | 'shortcuts' | 'odds' | 'menu' | 'chat' | 'hint' | 'discard' | 'supply' | 'pass' | 'undo' | 'points' | 'days_off' }
  | { show: 'player'; seat: number }
  | { show: 'card'; card: number };

export class Shell {
  /** What lies over the table. */
  panel: Panel | null = $state.raw(null);
  /** What the laptop's tab shows, and the phone's sheet. */
  tab = $state('mat');
  sheet = $state('');
  /** The last entry of the log that was on the screen. */
  read = $state(0);
  /** Whether the whole table is rendered; the parts needed to decide come first. */
  whole = $state(false);
  /** Around one device: whether the hand lies open; it is covered again with every hand-over. */
  open = $state(false);
  /** How high the answer bar must be to show all answers to a question; 0 if it need not be higher than ever. In pixels. */
  need = $state(0);
  /** A tap explains instead of acting. */
  asking = $state(false);
  /** Somebody new to a table on a touch screen is told how to ask. */
  press = $state(false);
  /** One sentence about what just went wrong. */
  notice = $state('');
  /** One sentence about what a pick has changed. */
  note = $state('');

  /** Brings a part into view that has a tab or a sheet of its own in this layout. */
  reveal(part: string, layout: string): void {
    if (layout === 'phone') this.sheet = part;
    else if (layout === 'laptop') this.tab = part;
  }

  /** Somebody else sits down: nothing is open any more. */
  clear(): void {
    this.panel = null;
    this.tab = 'mat';
    this.sheet = '';
    this.asking = false;
    this.open = false;
  }
}
