// The keyboard: everything on the table by one key.
import type { Desk } from './desk.svelte';
import { settings } from '../settings.svelte';
import { size } from './size.svelte';
import type { Token } from './tokens';

export const SHORTCUTS = [
  { keys: ['Tab'], text: 'tab' },
  { keys: ['←', '→', '↑', '↓'], text: 'arrows' },
  { keys: ['B'], text: 'board' },
  { keys: ['S'], text: 'spaces' },
  { keys: ['D'], text: 'own-dice' },
  { keys: ['K'], text: 'cards' },
  { keys: ['G'], text: 'buildings' },
  { keys: ['J'], text: 'answer' },
  { keys: ['1', '…', '9'], text: 'dice' },
  { keys: ['Space'], text: 'pick' },
  { keys: ['Enter'], text: 'confirm' },
  { keys: ['Esc'], text: 'clear' },
  { keys: ['U'], text: 'undo' },
  { keys: ['P'], text: 'pass' },
  { keys: ['A'], text: 'actions' },
  { keys: ['W'], text: 'why' },
  { keys: ['H'], text: 'hint' },
  { keys: ['O'], text: 'odds' },
  { keys: ['C'], text: 'chat' },
  { keys: ['M'], text: 'menu' },
  { keys: ['T'], text: 'theme' },
  { keys: ['?'], text: 'shortcuts' },
] as const;

/** Where a letter moves the focus, and the tab or sheet that has it where not everything is in view. */
const PLACES: Record<string, { at: string; tab?: string }> = {
  b: { at: '.tray [data-region]' },
  s: { at: '.spaces button', tab: 'mat' },
  d: { at: '.dtray button, .free' },
  k: { at: '.cards button', tab: 'cards' },
  g: { at: '.bgrid button', tab: 'blds' },
  j: { at: '.pv-body button, .pv-btn button' },
};

const TYPING = 'input, textarea, select, [contenteditable]';

export function onKey(desk: Desk, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || target.matches(TYPING)) return;
  if (desk.shell.panel) return;
  const done = act(desk, event, target);
  if (done) event.preventDefault();
}

function act(desk: Desk, event: KeyboardEvent, target: HTMLElement): boolean {
  if (event.key === 'Enter') return enter(desk, event, target);
  if (event.key === 'Escape') {
    if (desk.telling.now) desk.goOn();
    else if (desk.shell.asking && !desk.why.asked) desk.shell.asking = false;
    else if (desk.why.asked) desk.why.close();
    else if (desk.shell.sheet) desk.shell.sheet = '';
    else desk.clear();
    return true;
  }
  if (!settings.keys) return false;
  if (/^[1-9]$/.test(event.key)) {
    document.querySelectorAll<HTMLElement>('[data-die]')[Number(event.key) - 1]?.click();
    return true;
  }
  const show = (panel: 'actions' | 'odds' | 'chat' | 'menu' | 'shortcuts'): boolean => {
    desk.shell.panel = { show: panel };
    return true;
  };
  const place = PLACES[event.key.toLowerCase()];
  if (place) return goTo(desk, place);
  switch (event.key.toLowerCase()) {
    case 'u': void desk.undo(); return true;
    case 'p': if (!desk.answering.goesOn) void desk.pass(); return true;
    case 'a': return desk.seat !== null && show('actions');
    case 'w': return why(desk, target);
    case 'h': if (desk.game.table?.settings.hints) void desk.hint(); return true;
    case 'o': return desk.seat !== null && show('odds');
    case 'c': return show('chat');
    case 'm': return show('menu');
    case 't': settings.turnTheme(); return true;
    case '?': return show('shortcuts');
    default: return false;
  }
}

/** Moves the focus to a group: to its thing that had it last. */
function goTo(desk: Desk, { at, tab }: { at: string; tab?: string }): boolean {
  const find = (): HTMLElement | undefined => {
    const all = [...document.querySelectorAll<HTMLElement>(at)].filter((thing) => thing.offsetParent !== null);
    return all.find((thing) => thing.tabIndex === 0) ?? all[0];
  };
  const there = find();
  if (there) there.focus();
  else if (tab) {
    if (size() === 'phone') desk.shell.sheet = tab;
    else desk.shell.tab = tab;
    requestAnimationFrame(() => find()?.focus());
  }
  return true;
}

/** Enter skips ahead while others play, and else confirms what is meant, except on a control that is not part of the choice. */
function enter(desk: Desk, event: KeyboardEvent, target: HTMLElement): boolean {
  if (event.repeat) return true;
  const control = target.closest('button, a, summary');
  const chosen = control?.matches('[aria-pressed=true], [aria-selected=true]');
  if (control && !chosen) return false;
  if (desk.telling.now && !control) desk.goOn();
  else if (desk.game.waiting && !control) desk.game.hurry();
  else if (desk.answering.goesOn) return false;
  else if (desk.choosing.choice.meant) desk.confirm();
  else if (desk.choosing.easy && !control) void desk.play(desk.choosing.easy);
  else return false;
  return true;
}

function why(desk: Desk, target: HTMLElement): boolean {
  const { region, half, building, card, deck, die } = target.dataset;
  const token: Token | null = region ? `region:${region}` : half ? `do:${half}` : building ? `building:${building}` : card ? `card:${card}` : deck ? `deck:${deck}` : die ? `die:${die}` : null;
  if (token) void desk.why.open(token, target.getAttribute('aria-label')?.split(',')[0] ?? '', target);
  return Boolean(token);
}
