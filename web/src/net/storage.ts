// Some browsers let a page keep nothing, not even its settings, and throw where it tries. Then they are kept for as long as the page
// is open. Imported before everything that reads them.

class Memory implements Storage {
  private readonly kept = new Map<string, string>();
  [name: string]: unknown;

  get length(): number {
    return this.kept.size;
  }
  key = (at: number): string | null => [...this.kept.keys()][at] ?? null;
  getItem = (name: string): string | null => this.kept.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.kept.set(name, value);
  removeItem = (name: string): void => void this.kept.delete(name);
  clear = (): void => this.kept.clear();
}

for (const name of ['localStorage', 'sessionStorage'] as const) {
  try {
    globalThis[name].getItem(name);
  } catch {
    Object.defineProperty(globalThis, name, { value: new Memory() });
  }
}
