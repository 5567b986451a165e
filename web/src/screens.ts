// Which screen an address shows. Screens load when they are first needed.
import type { Component } from 'svelte';

type Screen = () => Promise<{ default: Component }>;

const SCREENS: Record<string, Screen> = {
  '': () => import('./pages/Start.svelte'),
  new: () => import('./pages/NewGame.svelte'),
  join: () => import('./pages/Join.svelte'),
  lobby: () => import('./pages/Lobby.svelte'),
  t: () => import('./pages/Room.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  account: () => import('./pages/Account.svelte'),
  about: () => import('./pages/About.svelte'),
};

export function screenOf(parts: readonly string[]): Screen {
  return SCREENS[parts[0] ?? ''] ?? (() => import('./pages/Nowhere.svelte'));
}
