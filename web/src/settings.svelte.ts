// What a person chose for this device. Kept here and not on the server: a phone and a desk may differ.

export type Theme = 'system' | 'light' | 'dark';
/** How long what others do stays on the page: longer than it takes to read, as long, or not at all. */
export type Pace = 'calm' | 'normal' | 'once';

const KEYS = { instant: 'tharos-instant', notify: 'tharos-notify', keys: 'tharos-keys', ask: 'tharos-ask', curtain: 'tharos-curtain', theme: 'tharos-theme', pace: 'tharos-pace', sound: 'tharos-sound', hints: 'tharos-own-hints' };

/** The colours of the browser's bar as the page brought them. */
const BARS: Record<string, string> = {};

class Settings {
  theme: Theme = $state('system');
  /** An action is played as soon as it is the only one meant. */
  instant = $state(false);
  /** The system shows a notification when it is one's go. */
  notify = $state(false);

  /** The table asks also where only one answer is possible. */
  ask = $state(false);
  /** The table is turned round for people who sit opposite, until the page is left. */
  turned = $state(false);
  /** Around one device: the whole table is covered before every go. */
  curtain = $state(false);

  /** Hints come from this device where one plays alone at a server's table. */
  hints = $state(false);

  pace: Pace = $state('normal');

  /** Whether the table is to be heard; null while nobody has said so. */
  private sound: boolean | null = $state(null);

  /** Single letters and digits are keys of the table. */
  keys = $state(true);

  constructor() {
    this.#read();
    // Another tab changed something.
    addEventListener('storage', () => {
      this.#read();
      this.dress();
    });
  }

  set(key: 'instant' | 'notify' | 'keys' | 'ask' | 'curtain' | 'hints', on: boolean): void {
    this[key] = on;
    localStorage.setItem(KEYS[key], on ? 'on' : 'off');
  }

  /** Notifications need the browser's leave: who has refused it sees the box stay empty. */
  async letNotify(box: HTMLInputElement): Promise<void> {
    this.set('notify', box.checked && 'Notification' in window && (await Notification.requestPermission()) === 'granted');
    box.checked = this.notify;
  }

  /** Whether the table is heard: as the person said, and else where one person plays on this device. */
  hears(shared: boolean): boolean {
    return this.sound ?? !shared;
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem(KEYS.sound, on ? 'on' : 'off');
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem(KEYS.pace, pace);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    if (theme === 'system') localStorage.removeItem(KEYS.theme);
    else localStorage.setItem(KEYS.theme, theme);
    this.dress();
  }

  /** From what is shown now to the other of light and dark. */
  turnTheme(): void {
    const dark = this.theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : this.theme === 'dark';
    this.setTheme(dark ? 'light' : 'dark');
  }

  /** Puts the chosen colours on the page. */
  dress(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    // The bar of the browser: `index.html` has a colour for light and one for dark, and the chosen theme picks one for both.
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    const of = (theme: string): string => (BARS[theme] ??= bars.find((bar) => bar.media.includes(theme))?.content ?? '');
    const colours = { light: of('light'), dark: of('dark') };
    for (const bar of bars) bar.content = colours[this.theme === 'system' ? (bar.media.includes('dark') ? 'dark' : 'light') : this.theme];
  }

  #read(): void {
    const theme = localStorage.getItem(KEYS.theme);
    this.theme = theme === 'light' || theme === 'dark' ? theme : 'system';
    const pace = localStorage.getItem(KEYS.pace);
    this.pace = pace === 'calm' || pace === 'once' ? pace : 'normal';
    const sound = localStorage.getItem(KEYS.sound);
    this.sound = sound === null ? null : sound === 'on';
    this.instant = localStorage.getItem(KEYS.instant) === 'on';
    this.notify = localStorage.getItem(KEYS.notify) === 'on';
    this.ask = localStorage.getItem(KEYS.ask) === 'on';
    this.curtain = localStorage.getItem(KEYS.curtain) === 'on';
    this.hints = localStorage.getItem(KEYS.hints) === 'on';
    this.keys = localStorage.getItem(KEYS.keys) !== 'off';
  }
}

export const settings = new Settings();
