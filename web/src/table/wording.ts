// The words for things one can point at, and for actions as a heading.
import { actionText, buildingText, cardText, colourDieText, colourText, dieText, eventText, goodsText, guildText, matActionText, medalText, placedText, playerCardName, regionText, spaceText, type Context } from '../i18n/game';
import { t } from '../i18n/language.svelte';
import type { Action, Building, Colour, Die, Goods, Medal, Outlook, PlayerCard, Region, Space, Table } from '../net/types';
import { kind, name, placedBy, type Token } from './tokens';
import { goesOf, linesOf } from '../story/story';
import type { Effect } from './effects';
import type { Item } from './logbook';
import { signed } from './prices';
import { BUILDING_ICON, CARD_ICON, HALF_ICON, onRegion, transIcon, type Half } from './look';

/** A thing in a few words. */
export function tokenText(token: Token, ctx: Context): string {
  const what = name(token);
  switch (kind(token)) {
    case 'do': return what === 'use_trans' || what === 'flip' ? t('table-effect') : matActionText(what as Half);
    case 'die': return dieText(what as Die);
    case 'region': case 'marker': case 'mine': return regionText(what as Region, ctx);
    case 'building': return buildingText(what as Building);
    case 'card': return playerCardName(what as PlayerCard);
    case 'deck': case 'take': return cardText(Number(what), ctx).title;
    case 'store': return colourDieText(what.split(' ')[1] as Colour);
    case 'goods': return goodsText(what as Goods, 2);
    case 'colour': return colourOf(what);
    case 'space': return spaceText(what as Space);
    case 'medal': case 'give': case 'gain': return medalText(what as Medal);
    case 'with': return placedText(what);
    case 'as': {
      const placed = placedBy(token);
      return placed?.trans && placed.die ? effectText(placed.die, placed.counts) : placedText(what);
    }
    case 'own': return what === 'true' ? t('table-own-it') : t('table-not-own-it');
    case 'option': return t(`table-option-${what}`);
    case 'organizer': case 'manipulator': return t('table-n-markers', { n: Number(what) });
    case 'first': return t('table-swap', { first: what, second: `${what}I` });
    default: return what;
  }
}

/** A die with the effect of the turn: another value, or another colour. */
function effectText(die: Die, counts: Die): string {
  const [[colour, value], [other, to]] = [die.split(' '), counts.split(' ')] as [[string, string], [string, string]];
  return colour === other ? t('table-with-value', { die: dieText(die), change: signed(Number(to) - Number(value)) }) : t('table-with-colour', { die: dieText(die), colour: colourText(other as Colour) });
}

/** What the large button does with the answer that is meant: a verb, and what it is about. */
export function confirmText(action: Action, tokens: readonly Token[], question: { ask: string; lost?: boolean | undefined }, ctx: Context): string {
  switch (action.do) {
    case 'keep': case 'discard': return t(`confirm-${action.do}`, { card: cardText(action.card, ctx).title });
    case 'lose_player_card': return t('confirm-lose-player-card', { card: playerCardName(action.card) });
    case 'lose_mines': case 'lose_markers': return t(`confirm-${action.do.replaceAll('_', '-')}`, { n: action.regions.length });
    case 'lose_action_cards': return t('confirm-lose-action-cards', { n: action.cards.length });
    case 'lose_card_markers': return t('confirm-lose-markers', { n: action.organizer + action.manipulator });
    case 'take_back_region': case 'take_back_card': return t('confirm-take-back');
    case 'place_mine': return t('confirm-place-mine');
    case 'face_attack': return question.lost ? t('confirm-face-and-lose') : sentence(actionText(action, ctx));
    case 'swap': return t('table-swap-title', { first: action.first, second: `${action.first}I` });
    case 'keep_order': return t('table-keep-order');
    case 'take_medal': return t('confirm-take-medal');
    case 'use_trans': return question.ask === 'check' ? t('confirm-use-effect') : t('table-confirm');
    case 'draw': return t('confirm-draw');
    case 'keep_drawn': return t('confirm-keep-drawn');
    case 'tidy_up': return sentence(actionText(action, ctx));
    case 'pay_combat_point': return t('confirm-pay-combat-point');
    case 'pass': case 'end_go': return sentence(actionText(action, ctx));
    // The bar says what a free choice is; a question has its answer on the button.
    default: return question.ask === 'go' ? t('table-confirm') : brief(action, tokens, ctx);
  }
}

/** How many letters fit on a button. */
const LETTERS = 44;

/** An action as a button says it: in full where that is short, otherwise without its details. */
function brief(action: Action, tokens: readonly Token[], ctx: Context): string {
  const full = sentence(actionText(action, ctx));
  if (full.length <= LETTERS) return full;
  const heading = headingOf(action, tokens, ctx);
  const thing = tokens[0] && action.do !== 'activate' && (kind(tokens[0]) === 'building' || kind(tokens[0]) === 'card');
  return thing ? t('confirm-use', { what: heading }) : heading;
}

/** A line of what an action would do, as one reads it. */
export function lineText({ key, args }: Effect, names: readonly string[]): string {
  const named = { ...args };
  if (typeof args.card === 'string') named.card = named.what = playerCardName(args.card as PlayerCard);
  if (typeof args.building === 'string') named.building = named.what = buildingText(args.building as Building);
  if (key === 'effect-turned') [named.die, named.to] = [dieText(args.die as Die), dieText(args.to as Die)];
  if (typeof args.space === 'string') named.space = spaceText(args.space as Space);
  if (typeof args.seat === 'number') named.player = names[args.seat] ?? '';
  return sentence(t(key, named));
}

/** What lies on a region, and whether it is attacked, in words. */
export function regionFacts(board: Table, outlook: Outlook, index: number): string[] {
  const { ore, crystal, markers, mines, strength, coming } = onRegion(board, outlook, index);
  return [
    ...(ore ? [t('table-has-ore')] : []),
    ...(crystal ? [t('table-has-crystal')] : []),
    ...markers.map((guild) => t('table-has-marker', { guild: guildText(guild) })),
    ...mines.map((guild) => t('table-has-mine', { guild: guildText(guild) })),
    ...(strength === null ? [] : [t('table-attacked-now', { n: strength })]),
    ...(coming === null ? [] : [t('table-attacked-next', { n: coming })]),
  ];
}

function colourOf(what: string): string {
  const [goods, colour] = what.split(' ');
  if (!colour) return colourText(what as Colour);
  return t('table-goods-colour', { goods: goodsText(goods === 'ore' ? 'ore' : 'crystal'), colour: colourText(colour as Colour) });
}

/** What a group of details is about. */
export function kindText(of: string): string {
  return of === 'organizer' || of === 'manipulator' ? playerCardName(of) : t(`table-kind-${of}`);
}

/** The symbol of an action made of these things: that of the thing it uses first. */
export function actionIcon([first]: readonly Token[], trans: string): string {
  if (!first) return 'i-die';
  const what = name(first);
  switch (kind(first)) {
    case 'do': return what === 'use_trans' || what === 'flip' ? transIcon(trans) : HALF_ICON[what as Half];
    case 'building': return BUILDING_ICON[what as Building];
    case 'card': return CARD_ICON[what as PlayerCard];
    case 'deck': return 'i-card';
    default: return VERB_ICON[what] ?? 'i-die';
  }
}
const VERB_ICON: Record<string, string> = {
  pass: 'i-pass', activate: 'i-players', keep: 'i-choices', discard: 'i-discard', draw: 'i-bag', keep_drawn: 'i-confirm', tidy_up: 'i-depot', end_go: 'i-pass',
  take_back_region: 'i-marker', take_back_card: 'i-marker', place_mine: 'i-mine', lose_mines: 'i-mine', lose_markers: 'i-marker', lose_action_cards: 'i-card',
  lose_player_card: 'i-round-end', lose_medal: 'i-round-end', lose_card_markers: 'i-marker', take_medal: 'i-combat-point', keep_points: 'i-combat-point',
  face_attack: 'i-attack', pay_combat_point: 'i-combat-point', swap: 'i-swap', keep_order: 'i-arrow', set_aside: 'i-depot', add_kept: 'i-die',
  reroll_again: 'i-reroll', enough: 'i-confirm', decline: 'i-close',
};

/** What an action made of these things is, without its details. */
export function headingOf(action: Action, [first]: readonly Token[], ctx: Context): string {
  if (action.do === 'activate') return t('table-activate', { card: playerCardName(action.card) });
  return !first || kind(first) === 'verb' ? sentence(actionText(action, ctx)) : tokenText(first, ctx);
}

/** What happened at the table outside the game. */
export const happenedText = ({ what, seat }: NonNullable<Item['table']>, names: readonly string[]): string =>
  t(`table-happened-${what.replaceAll('_', '-')}`, { player: seat === null ? '' : (names[seat] ?? '') });

/** An entry of the log as one reads it aloud; empty if there is nothing to say. */
export function itemText(item: Item, ctx: Context, names: readonly string[]): string {
  if (item.chat) return `${item.chat.name}: ${item.chat.text}`;
  if (item.table) return happenedText(item.table, names);
  const said = goesOf([item]).flatMap((go) => go.parts.flatMap((part) => linesOf(part, null, ctx)));
  const lines = [...(item.turn ? [eventText({ event: 'turn_began', ...item.turn }, ctx)!] : []), ...said.flatMap(({ text, small }) => [text, small]), item.undone ? t('table-taken-back') : ''];
  return lines.filter(Boolean).map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ');
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
