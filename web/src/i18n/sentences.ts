// Sentences: decisions, the log, refusals, questions, the score, the limits of undo.
import type { Action, Ask, Chance, Event, Refusal, Region, Score, Step, Thing, UndoStop } from '../net/rules';
import { roundEndText } from './cards';
import type { Context } from './context';
import { t } from './language.svelte';
import { buildingText, key, listText, matActionText, playerCardName, regionText, soloName } from './names';
import { SOLO_GOAL } from '../rules/facts';
import { argsOf, placeText, player, tagged, topicText, type Fields } from './render';

/** What a decision does, as on a button. */
export function actionText(action: Action, ctx: Context): string {
  return tagged(action, 'do', 'action-', ctx);
}

/** Why something is not possible: a refusal, or the refusal of a "why not". The clause stands apart in it. */
export function refusalText(refusal: Refusal, ctx: Context): string {
  return tagged(refusal, 'why', 'why-', ctx);
}

/** Something that can be used, or not: the `thing` of a "why not". */
export function thingText(thing: Thing): string {
  switch (thing.thing) {
    case 'mat':
      return matActionText(thing.action);
    case 'building':
      return buildingText(thing.building);
    case 'action_card':
      return t('thing-action-card', { card: thing.card });
    default:
      return t(`thing-${key(thing.thing)}`, { card: playerCardName(thing.card) });
  }
}

/** A line of the log. */
export function eventText(event: Event, ctx: Context): string {
  const { event: name, ...fields } = event as Fields & { event: string };
  const args = argsOf(fields, ctx);
  switch (event.event) {
    case 'did':
      args.action = actionText(event.action, ctx);
      break;
    case 'round_end_card':
      args.loss = roundEndText(event.card);
      break;
    case 'solo_coin':
      args.from = soloName(event.from);
      args.to = event.to === null ? 'none' : soloName(event.to);
      break;
    case 'solo_die':
      args.line = clearedText(event.value);
      break;
    case 'guild_marker':
    case 'mine':
    case 'dice_moved':
      args.from = placeText('from', event.from, ctx);
      args.to = placeText('to', event.to, ctx);
      break;
    case 'die_placed':
      args.on = placeText('on', event.on, ctx);
      break;
    case 'goods': {
      const { way, seat, region } = goodsMove(event);
      if (seat !== undefined) Object.assign(args, player(seat, ctx));
      if (region !== undefined) args.region = regionText(region, ctx);
      return t(`event-goods-${way}`, args);
    }
    case 'action_card': {
      const { way, seat } = cardMove(event);
      if (seat !== undefined) Object.assign(args, player(seat, ctx));
      return t(`event-action-card-${way}`, args);
    }
  }
  return t(`event-${key(name)}`, args);
}

/** SOLO-A5: what the die clears. */
function clearedText(value: number): string {
  return value <= 4 ? t('solo-column', { n: value }) : t('solo-row', { n: value - 3 });
}

type Moved = { from: unknown; to: unknown };
const at = (place: unknown, name: string): unknown => (place as Fields | null)?.[name];
const seatAt = (place: unknown, name: string): number | undefined => at(place, name) as number | undefined;

/** How ore and crystals move, whose they are or were, and the region. */
function goodsMove({ from, to }: Moved): { way: string; seat?: number; region?: Region } {
  const region = (at(from, 'region') ?? at(to, 'region')) as Region | undefined;
  const [giver, taker] = [seatAt(from, 'player'), seatAt(to, 'player')];
  const there = region === undefined ? {} : { region };
  if (taker !== undefined) return { way: region === undefined ? 'from-supply' : 'taken', seat: taker, ...there };
  if (giver !== undefined) return { way: 'turned-in', seat: giver };
  return { way: at(to, 'region') === undefined ? 'cleared' : 'put-back', ...there };
}

/** How an action card moves, and whose it is or was. */
function cardMove({ from, to }: Moved): { way: string; seat?: number } {
  const [taker, looker, owner] = [seatAt(to, 'hand'), seatAt(from, 'looked_at'), seatAt(from, 'hand')];
  if (taker !== undefined) return { way: 'taken', seat: taker };
  if (looker !== undefined) return { way: 'not-kept', seat: looker };
  if (owner !== undefined) return { way: to === 'discard' ? 'lost' : 'played', seat: owner };
  return { way: 'discarded' };
}

/** What the game waits for: the prompt for the player who is asked, and for others who that is. */
export function questionText(step: Step, ctx: Context): string {
  if (step === 'over') return t('over');
  if ('chance' in step) return chanceText(step.chance, ctx);
  const { seat, ask } = step.ask;
  if (ctx.viewer === seat) return askText(ask);
  return t('waiting', { ...player(seat, ctx), topic: topicText(ask) });
}

/** What a player must decide. */
export function askText(ask: Ask): string {
  return t(`ask-${key(ask)}`);
}

/** What chance does next. */
export function chanceText(chance: Chance, ctx: Context): string {
  return tagged(chance, 'draw', 'chance-', ctx);
}

/** Why a player cannot go further back. */
export function undoText(stop: UndoStop, ctx: Context): string {
  return tagged(stop, 'stop', 'undo-', ctx);
}

const CATEGORIES = [
  'combat_medals',
  'exploration_medals',
  'trade_medals',
  'civil_medals',
  'medal_sets',
  'jars',
  'buildings',
  'player_cards',
  'mines',
] as const;
const SOLO_CATEGORIES = ['last_spaces', 'solo_losses'] as const;

export type Category = (typeof CATEGORIES)[number] | (typeof SOLO_CATEGORIES)[number] | 'total';

/** The categories of a score with their points; the total comes last. The solo categories only in a solo game. */
export function scoreRows(score: Score, solo = false): { category: Category; label: string; points: number }[] {
  const categories: Category[] = [...CATEGORIES, ...(solo ? SOLO_CATEGORIES : []), 'total'];
  return categories.map((category) => ({ category, label: t(`score-${key(category)}`), points: score[category] }));
}

/** "12 VP" */
export function pointsText(points: number): string {
  return t('score-points', { n: points });
}

/** Who won a game that is over. */
export function resultText(result: { totals: readonly number[]; winners: readonly number[] }, ctx: Context): string {
  const { totals, winners } = result;
  const [winner] = winners;
  const points = totals[winner ?? 0] ?? 0;
  if (winner === undefined) return t('result-solo-lost', { points, goal: SOLO_GOAL });
  if (totals.length === 1) return t('result-solo-won', { points });
  if (winners.length === 1) return t('result-win', { ...player(winner, ctx), points });
  return t('result-shared', { players: listText(winners.map((seat) => ctx.names[seat] ?? '')), points });
}
