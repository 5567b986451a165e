// Which screen an address shows. Start page and table come with the first load: many small files, one after the other, would
// cost more than they save. The other screens load when they are first needed.
import type { Component } from 'svelte';
import Room from './pages/Room.svelte';
import Start from './pages/Start.svelte';

type Screen = () => Promise<{ default: Component }>;

const SCREENS: Record<string, Screen> = {
  '': async () => ({ default: Start }),
  new: () => import('./pages/NewGame.svelte'),
  join: () => import('./pages/Join.svelte'),
  lobby: () => import('./pages/Lobby.svelte'),
  t: async () => ({ default: Room }),
  learn: () => import('./learn/Learn.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  account: () => import('./pages/Account.svelte'),
  reset: () => import('./pages/Reset.svelte'),
  about: () => import('./pages/About.svelte'),
  device: () => import('./pages/Device.svelte'),
  g: () => import('./pages/Link.svelte'),
};

export function screenOf(parts: readonly string[]): Screen {
  return SCREENS[parts[0] ?? ''] ?? (() => import('./pages/Nowhere.svelte'));
}
