// Sentences: decisions, what was done and what changed, refusals, questions, the score, the limits of undo.
import type { Action, Ask, Building, Chance, Event, Placed, Refusal, Score, Step, Thing, UndoStop } from '../net/types';
import { roundEndLoss, roundEndText } from './cards';
import type { Context } from './context';
import { t } from './language.svelte';
import { BUILDINGS, buildingText, cardOf, colourText, key, listText, matActionText, placedText, playerCardName, soloName } from './names';
import { CATEGORIES, SOLO_CATEGORIES, TURNS } from '../rules/facts';
import { argsOf, placeText, player, tagged, topicText, type Fields } from './render';
import type { Told } from './together';

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

/** Decisions about which the log says nothing: what changes by them says it, or nobody needs to know. */
const QUIET: readonly Action['do'][] = [
  'draw', 'keep_drawn', 'add_kept', 'keep_order', 'end_go', 'enough', 'discard', 'take_back_region', 'take_back_card', 'reroll_again', 'face_attack', 'tidy_up',
  'lose_player_card', 'lose_mines', 'lose_markers', 'lose_action_cards', 'lose_card_markers', 'lose_medal',
];
export const isQuiet = (did: Action): boolean => QUIET.includes(did.do);


/** What a player did, in the past and without a subject: "Attacked with red 6". Null for a quiet decision. */
export function didText(action: Action, ctx: Context): string | null {
  if (isQuiet(action)) return null;
  const card = /^card(\d+)/.exec(action.do);
  if (card) return t('did-card', argsOf({ card: Number(card[1]) }, ctx));
  if (BUILDINGS.some((building) => building === action.do)) return t('did-building', { building: buildingText(action.do as Building) });
  const owner = action.do === 'pay_combat_point' ? 'rumblepoke' : cardOf(action.do);
  if (owner) {
    const dice = 'dice' in action ? (action.dice as Placed[]) : 'die' in action ? [action.die as Placed] : [];
    return t('did-player-card', { card: playerCardName(owner), dice: dice.length ? listText(dice.map(placedText)) : 'none' });
  }
  return tagged(action, 'do', 'did-', ctx);
}

/** The same of a player: "Ben: Attacked with red 6". */
export function byText(seat: number, text: string, ctx: Context): string {
  return t('log-by', { ...player(seat, ctx), text });
}

/** Whether a change has words of its own. Pieces show the rest, or the decision says it. */
export function isTold(event: Event): boolean {
  switch (event.event) {
    case 'die_placed':
    case 'phase_began':
    case 'dice_drawn':
    case 'picked_up':
    case 'start_player':
    case 'cards_seen':
      return false;
    case 'passed':
      return event.forced;
    case 'dice_moved':
      // How dice come to be rolled, and are cleared away, is seen.
      return event.to === 'kept' || (event.to === 'depot' && event.from !== 'active' && at(event.from, 'used') === undefined);
    case 'action_card':
      return cardWay(event) !== null;
    default:
      return true;
  }
}

/** What changed, in a few words without a subject; null for what has none. */
export function eventText(event: Told, ctx: Context): string | null {
  if (!isTold(event)) return null;
  const { event: name, ...fields } = event as Fields & { event: string };
  const args = argsOf(fields, ctx);
  switch (event.event) {
    case 'did': {
      const text = didText(event.action, ctx);
      return text && byText(event.seat, text, ctx);
    }
    case 'strength':
      args.attack ??= 'none';
      break;
    case 'round_end_card':
      args.loss = within(event.round === undefined ? roundEndText(event.card) : roundEndLoss(event.card, event.round));
      break;
    case 'solo_coin':
      args.from = soloName(event.from);
      args.to = event.to === null ? 'none' : soloName(event.to);
      break;
    case 'solo_die':
      args.line = clearedText(event.value);
      break;
    case 'guild_marker':
    case 'mine': {
      const way = event.from === 'supply' ? 'placed' : event.to === 'supply' ? 'returned' : 'moved';
      args.n = event.n ?? 1;
      if (way !== 'placed') args.from = placeText('from', event.from, ctx);
      if (way !== 'returned') args.to = placeText('to', event.to, ctx);
      return t(`event-${key(name)}-${way}`, args);
    }
    case 'dice_moved':
      args.to = placeText('to', event.to, ctx);
      break;
    case 'goods':
      args.colours = listText((event.colours ?? [event.colour]).map(colourText));
      args.colours_n = event.colours?.length ?? 1;
      return t(`event-goods-${goodsWay(event)}`, args);
    case 'action_card':
      return t(`event-action-card-${cardWay(event)}`, args);
  }
  return t(`event-${key(name)}`, args);
}

/** A text after a colon. */
export const within = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** SOLO-A5: a die clears a column, or a row from the second on. */
function clearedText(value: number): string {
  return value <= TURNS ? t('solo-column', { n: value }) : t('solo-row', { n: value - TURNS + 1 });
}

type Moved = { from: unknown; to: unknown };
const at = (place: unknown, name: string): unknown => (place as Fields | null)?.[name];

/** How ore and crystals move. */
function goodsWay({ from, to }: Moved): 'taken' | 'turned-in' | 'put-back' | 'cleared' {
  if (at(to, 'player') !== undefined) return 'taken';
  if (at(from, 'player') !== undefined) return 'turned-in';
  return at(to, 'region') === undefined ? 'cleared' : 'put-back';
}

/** How an action card moves; null if the decision to play it says so. */
function cardWay({ from, to }: Moved): string | null {
  if (at(to, 'hand') !== undefined) return 'taken';
  if (at(from, 'looked_at') !== undefined) return 'not-kept';
  return at(from, 'hand') !== undefined && to === 'discard' ? 'lost' : null;
}

/** Whose change it is; null if nobody's. */
export function seatOf(event: Event): number | null {
  if ('seat' in event) return event.seat;
  if (event.event !== 'goods' && event.event !== 'action_card') return null;
  for (const place of [event.to, event.from]) for (const whose of ['player', 'hand', 'looked_at']) if (at(place, whose) !== undefined) return at(place, whose) as number;
  return null;
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

/** The categories of a score with their points; the total comes last. The solo categories only in a solo game. */
export function scoreRows(score: Score, solo = false): { category: keyof Score; label: string; points: number }[] {
  const categories = [...(solo ? SOLO_CATEGORIES : CATEGORIES), 'total' as const];
  return categories.map((category) => ({ category, label: t(`score-${key(category)}`), points: score[category] }));
}
