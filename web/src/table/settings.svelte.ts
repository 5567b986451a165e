// What this device remembers about the table: nothing that matters to the game.
const read = (key: string): boolean => localStorage.getItem(`tharos-${key}`) === 'on';

class Settings {
  /** An action is played as soon as it is the only one meant. */
  instant = $state(read('instant'));
  notify = $state(read('notify'));
  theme = $state(localStorage.getItem('tharos-theme') ?? '');

  set(key: 'instant' | 'notify', on: boolean): void {
    this[key] = on;
    localStorage.setItem(`tharos-${key}`, on ? 'on' : 'off');
  }

  /** From what is shown now to the other of light and dark. */
  turnTheme(): void {
    const dark = this.theme ? this.theme === 'dark' : matchMedia('(prefers-color-scheme:dark)').matches;
    this.theme = dark ? 'light' : 'dark';
    localStorage.setItem('tharos-theme', this.theme);
    this.apply();
  }

  apply(): void {
    if (this.theme) document.documentElement.dataset.theme = this.theme;
  }
}
export const settings = new Settings();
