// What a question is about: why it is asked, how many things it wants, which answer is safe. All of it is read off the
// table that the server sends.
import type { Action, Ask, Outlook, Preview, Table, Trans } from '../net/types';
import { t } from '../i18n/language.svelte';
import { roundEndLoss, soloName, within } from '../i18n/game';
import { ROUNDS } from '../rules/facts';
import type { Offers } from './offers';
import { attackOf } from './prices';
import { isOnTable, kind, type Token } from './tokens';

/** A question as one seat sees it. */
export interface Asked {
  ask: Ask;
  seat: number;
  table: Table;
  outlook: Outlook;
  /** The effect of the turn. */
  trans: Trans;
  /** How many cards are looked at. */
  looking: number;
}

/** Questions that the client answers where they leave no choice. */
export const ALONE: readonly Ask[] = ['draw', 'redraw', 'tidy_up'];
export const isAlone = (ask: Ask, offers: Offers): boolean => offers.count === 1 && ALONE.includes(ask);

/** Why it is asked, in one sentence; empty where the question says it itself. */
export function whyAsked({ ask, seat, table, outlook, looking }: Asked): string {
  const me = table.players[seat]!;
  const cell = soloName(table.solo.cell);
  switch (ask) {
    case 'draw': case 'redraw': case 'set_aside': case 'add_kept': case 'further': case 'repeat': case 'free_use': case 'discard': case 'reroll_again': case 'tidy_up':
      return t(`question-why-${ask.replaceAll('_', '-')}`);
    case 'keep': return t('question-why-keep', { n: looking });
    case 'solo_mine': return t('question-why-solo-mine', { cell });
    case 'take_back': return t(table.go.owed.attack_card ? 'question-why-take-back-attack' : 'question-why-take-back');
    case 'check': {
      const [needs, has] = [outlook.attack?.strength ?? 0, me.strength];
      return outlook.seats[seat]?.held ? t('question-why-check-held', { needs, has }) : t('question-why-check', { needs, has, short: needs - has });
    }
    case 'lose_player_card': case 'lose_mines': case 'lose_markers': case 'lose_action_cards': case 'lose_card_markers': case 'lose_medal': {
      const { card, column } = table.loss;
      return table.phase === 'solo' ? t('question-why-loss-solo', { cell }) : t('question-why-loss', { turn: column + 1, card, what: within(roundEndLoss(card, table.round)) });
    }
    case 'medal': return t('question-why-medal', { n: me.combat_points });
    default: return '';
  }
}

/** How many things of one kind every answer names; null where that differs or is one. */
export function wanted(offers: Offers): number | null {
  const [sizes, kinds] = [new Set<number>(), new Set<string>()];
  for (const { most } of offers.all) {
    const things = [...most].filter(([token]) => kind(token) !== 'verb');
    for (const [token] of things) kinds.add(kind(token));
    if (things.length) sizes.add(things.reduce((sum, [, n]) => sum + n, 0));
  }
  const [only] = sizes;
  return sizes.size === 1 && kinds.size === 1 && only! > 1 ? only! : null;
}

/** Up to this many answers are shown side by side, each with its price. */
const EACH = 16;

/** The answers one by one, where each is one thing; null where things are put together to make one. */
export function oneByOne(offers: Offers): Action[] | null {
  if (offers.count > EACH || offers.all.some(({ some, most }) => some.length || [...most].reduce((sum, [token, n]) => sum + (isOnTable(token) ? n : 0), 0) > 1)) return null;
  return [...offers.decisions()].map(({ action }) => action);
}

/** What a question is answered with first: the things its answers begin with, or all of them where they are of one kind. */
export function beginnings(offers: Offers): Map<string, Token[]> {
  const groups = new Map<string, Token[]>();
  for (const { most } of offers.all) {
    const tokens = [...most.keys()].filter((token) => kind(token) !== 'verb');
    const first = tokens[0];
    const of = first ? (tokens.every((token) => kind(token) === kind(first)) ? tokens : [first]) : [];
    for (const token of of) {
      const group = groups.get(kind(token)) ?? [];
      if (!group.includes(token)) groups.set(kind(token), [...group, token]);
    }
  }
  return groups;
}

/** Whether an answer may be the large button: the only one there is, or one by which nothing of value is given away. */
export function safeAnswer(asked: Asked, offers: Offers, known: (action: Action) => Preview | null): Action | null {
  if (offers.count === 1) return offers.all[0]!.with(new Map()).action;
  switch (asked.ask) {
    case 'draw': return offers.named('draw');
    case 'redraw': return offers.named('keep_drawn');
    case 'tidy_up': return offers.named('tidy_up');
    case 'go': return offers.named('end_go');
    // Points count for nothing once the game is over.
    case 'medal': return asked.table.round === ROUNDS ? offers.named('take_medal') : null;
    case 'check': return safeCheck(asked, offers, known);
    default: return null;
  }
}

/** An effect that lapses anyway is taken first. To pay or to lose is nobody's default. */
function safeCheck({ seat, outlook, trans }: Asked, offers: Offers, known: (action: Action) => Preview | null): Action | null {
  const [effect, pay, face] = [offers.named('use_trans'), offers.named('pay_combat_point'), offers.named('face_attack')];
  const held = Boolean(outlook.seats[seat]?.held);
  if (effect && (trans.endsWith('jars') || !held)) return effect;
  if (!pay || held) return face;
  const paid = known(pay);
  return paid && attackOf(paid, seat)?.held === false ? face : null;
}
