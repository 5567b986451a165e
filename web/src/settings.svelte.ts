// What a person chose for this device. Kept here and not on the server: a phone and a desk may differ.

export type Theme = 'system' | 'light' | 'dark';
/** How long what others do stays on the page: longer than it takes to read, as long, or not at all. */
export type Pace = 'calm' | 'normal' | 'once';

const KEYS = { instant: 'tharos-instant', notify: 'tharos-notify', keys: 'tharos-keys', theme: 'tharos-theme', pace: 'tharos-pace' };

class Settings {
  theme: Theme = $state('system');
  /** An action is played as soon as it is the only one meant. */
  instant = $state(false);
  /** The system shows a notification when it is one's go. */
  notify = $state(false);

  pace: Pace = $state('normal');

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

  set(key: 'instant' | 'notify' | 'keys', on: boolean): void {
    this[key] = on;
    localStorage.setItem(KEYS[key], on ? 'on' : 'off');
  }

  /** Notifications need the browser's leave: who has refused it sees the box stay empty. */
  async letNotify(box: HTMLInputElement): Promise<void> {
    this.set('notify', box.checked && 'Notification' in window && (await Notification.requestPermission()) === 'granted');
    box.checked = this.notify;
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
  }

  #read(): void {
    const theme = localStorage.getItem(KEYS.theme);
    this.theme = theme === 'light' || theme === 'dark' ? theme : 'system';
    const pace = localStorage.getItem(KEYS.pace);
    this.pace = pace === 'calm' || pace === 'once' ? pace : 'normal';
    this.instant = localStorage.getItem(KEYS.instant) === 'on';
    this.notify = localStorage.getItem(KEYS.notify) === 'on';
    this.keys = localStorage.getItem(KEYS.keys) !== 'off';
  }
}

export const settings = new Settings();
