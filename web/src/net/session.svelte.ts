// Who is here, whether the server answers, and whether this client is still the server's. A guest is made silently
// when something first needs a person.
import { language } from '../i18n/language.svelte';
import { wished } from '../i18n/texts';
import { api, Problem } from './api';
import { callMe } from './device/device';
import { edition } from './edition';
import { readMe } from './first';
import { guestName } from '../i18n/guest-names';
import type { Person } from './types';

const WAITS = [2, 4, 8, 15, 30];
const OFTEN = 5 * 60_000;
const NAME = 'tharos-name';
/** What kind of person this device knew last, so that it can say so when the server does not know them any more. */
const WHO = 'tharos-who';

class Session {
  person: Person | null = $state(null);
  /** Whether the server has said who is here. */
  known = $state(false);
  /** Who was known here and is not any more. */
  ended: Person['kind'] | null = $state(null);
  /** There is a newer build than the one this page is of: at the server, or already on this device. */
  newer = $state(false);
  /** The server does not answer: how often we tried, and the seconds until the next try. */
  gone: { tries: number; seconds: number } | null = $state(null);
  /** The build of this page. */
  readonly build = __BUILD__;
  /** How a new guest will be called. */
  wishedName = $state('');

  #asking: Promise<void> | null = null;
  #waiting: Promise<void> | null = null;
  #now: (() => void) | null = null;

  /** Called when the server is silent for the first time. */
  #silent: (() => void) | null = null;

  constructor() {
    callMe(() => this.name);
    if (!edition.server) return;
    setInterval(() => document.visibilityState === 'visible' && void this.#look(), OFTEN);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void this.#look());
  }

  /** What the person here is called, or will be. */
  get name(): string {
    return this.person?.name ?? this.wishedName;
  }

  /** Asks the server once who is here. If it is silent, nobody waits for it: it is asked again until it speaks. */
  know(): Promise<void> {
    if (!this.#asking) {
      this.wishedName = localStorage.getItem(NAME) ?? guestName(wished());
      const silent = new Promise<void>((done) => (this.#silent = done));
      this.#asking = Promise.race([this.load(() => this.#ask()), silent]);
    }
    return this.#asking;
  }

  /** The person here; a new guest if nobody is. */
  async someone(): Promise<Person> {
    await this.know();
    if (!this.person) this.welcome(await api.guest(this.wishedName));
    return this.person!;
  }

  async rename(name: string): Promise<void> {
    const wished = name.trim();
    if (!wished) return;
    if (this.person) this.person = await api.rename(wished);
    else this.wishedName = wished;
    localStorage.setItem(NAME, wished);
  }

  /** Somebody is here: known from before, signed in, or become a guest or an account. */
  welcome(person: Person): void {
    this.person = person;
    this.ended = null;
    localStorage.setItem(WHO, person.kind);
  }

  async signOut(everywhere: boolean): Promise<void> {
    await (everywhere ? api.signOutEverywhere() : api.signOut());
    this.forget();
  }

  forget(): void {
    this.person = null;
    this.ended = null;
    localStorage.removeItem(NAME);
    localStorage.removeItem(WHO);
    this.wishedName = guestName(language());
  }

  /** Reads from the server; while it does not answer, waits and tries again. */
  async load<T>(read: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const value = await read();
        if (this.gone) this.#back();
        return value;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.failure.error === 'no_session' && this.person) this.expire();
        if (error.status !== 0 && error.status !== 503 && error.status !== 502) throw error;
        this.#silent?.();
        await this.#wait();
      }
    }
  }

  /** Tries at once instead of waiting. */
  retry(): void {
    this.#now?.();
  }

  later(): void {
    this.newer = false;
  }

  /** The server does not know this session any more. */
  expire(): void {
    this.person = null;
    this.ended = localStorage.getItem(WHO) as Person['kind'] | null;
  }

  async #ask(): Promise<void> {
    const { person, build } = await readMe();
    if (person) this.welcome(person);
    else this.expire();
    this.known = true;
    if (build !== this.build) this.newer = true;
  }

  async #look(): Promise<void> {
    if (this.known && !this.gone) await this.load(() => this.#ask());
  }

  #wait(): Promise<void> {
    this.#waiting ??= this.#countDown().finally(() => (this.#waiting = null));
    return this.#waiting;
  }

  async #countDown(): Promise<void> {
    const tries = (this.gone?.tries ?? 0) + 1;
    const wait = WAITS[Math.min(tries, WAITS.length) - 1] ?? 30;
    let skip = false;
    for (let seconds = wait; seconds > 0 && !skip; seconds--) {
      this.gone = { tries, seconds };
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1000);
        this.#now = () => {
          clearTimeout(timer);
          skip = true;
          resolve();
        };
      });
    }
    this.#now = null;
  }

  #back(): void {
    this.gone = null;
    if (this.known) void this.#look();
  }
}

export const session = new Session();
