// Which screen an address shows. Start page and table come with the first load: many small files, one after the other, would
// cost more than they save. The other screens load when they are first needed.
import type { Component } from 'svelte';
import places from './places.json';
import Room from './pages/Room.svelte';
import Start from './pages/Start.svelte';

type Screen = () => Promise<{ default: Component }>;

/** By the first part of the address; `places.json` says how many parts it may have, also to the server. */
const SCREENS: Record<keyof typeof places, Screen> = {
  '': async () => ({ default: Start }),
  new: () => import('./pages/NewGame.svelte'),
  join: () => import('./pages/Join.svelte'),
  lobby: () => import('./pages/Lobby.svelte'),
  t: async () => ({ default: Room }),
  cups: () => import('./cups/Cups.svelte'),
  cup: () => import('./cups/Cup.svelte'),
  ladder: () => import('./ladder/Ladder.svelte'),
  p: () => import('./ladder/Profile.svelte'),
  learn: () => import('./learn/Learn.svelte'),
  daily: () => import('./daily/Daily.svelte'),
  puzzles: () => import('./puzzles/Puzzles.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  account: () => import('./pages/Account.svelte'),
  operator: () => import('./operator/Operator.svelte'),
  settings: () => import('./settings/Settings.svelte'),
  confirm: () => import('./settings/Link.svelte'),
  stop: () => import('./settings/Link.svelte'),
  reset: () => import('./pages/Reset.svelte'),
  about: () => import('./pages/About.svelte'),
  device: () => import('./pages/Device.svelte'),
  stats: () => import('./analysis/Stats.svelte'),
  g: () => import('./pages/Link.svelte'),
};

export function screenOf(parts: readonly string[]): Screen {
  const place = (parts[0] ?? '') as keyof typeof places;
  return parts.length <= (places[place] ?? -1) ? SCREENS[place] : () => import('./pages/Nowhere.svelte');
}
