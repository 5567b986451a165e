// A moment of a game as a sentence: who did what, and whether that took the lead.
import { BUILDINGS, buildingText, byText, didText, goodsText, isQuiet, player, playerCardName, regionText, seatOf, type Context } from '../i18n/game';
import { cardText } from '../i18n/cards';
import { t, type Args } from '../i18n/language.svelte';
import type { Action, Building, Event, Line } from '../net/types';
import { factsOf } from './facts';
import { factsText } from './words';

export interface Turning {
  seat: number;
  change: number;
  lead: boolean;
}

/** Empty if nothing of it can be told. */
export function momentText(line: Extract<Line, { entry: unknown }>, { seat, change, lead }: Turning, ctx: Context): string {
  const did = line.events.find((event) => event.event === 'did' && event.seat === seat);
  const own = did?.event === 'did' && !isQuiet(did.action);
  const what = own ? deed(did.action, line.events, seat, ctx) : happened(line.events, seat, change, ctx);
  return what && lead ? t('story-lead', { ...player(seat, ctx), what }) : what;
}

/** What a player did, as a full sentence. */
function deed(action: Action, events: readonly Event[], seat: number, ctx: Context): string {
  const say = (key: string, args: Args): string => t(key, { ...player(seat, ctx), ...args });
  const given = events.filter((event) => event.event === 'goods' && seatOf(event) === seat && event.to === 'supply');
  const [first] = given;
  if (first?.event === 'goods' && BUILDINGS.some((building) => building === action.do)) {
    const goods = new Set(given.map((event) => (event.event === 'goods' ? event.goods : '')));
    const words = [...goods].map((one) => goodsText(one === 'ore' ? 'ore' : 'crystal', 2)).join(' + ');
    return say('story-trade', { n: given.length, goods: words, building: buildingText(action.do as Building) });
  }
  const card = /^card(\d+)/.exec(action.do);
  if (card) return say('story-card', { card: Number(card[1]), card_title: cardText(Number(card[1]), ctx).title });
  switch (action.do) {
    case 'build':
      return say('story-build', { building: buildingText(action.building) });
    case 'activate':
      return say('story-activate', { card: playerCardName(action.card) });
    case 'explore':
    case 'cartographer':
      return say('story-explore', { n: action.regions.length });
    case 'mine':
    case 'place_mine':
      return say('story-mine', { region: regionText(action.region, ctx) });
    case 'take_medal':
      return say('story-combat', {});
    default:
      return byText(seat, didText(action, ctx) ?? '', ctx);
  }
}

/** What befell somebody: a loss, or changes that no decision of theirs made. */
function happened(events: readonly Event[], seat: number, change: number, ctx: Context): string {
  const what = factsText(factsOf(null, events.filter((event) => seatOf(event) === seat || ctx.names.length === 1), null).filter(({ event }) => event !== 'rolled'), ctx);
  if (!what) return '';
  return change < 0 && ctx.names.length > 1 ? t('story-lose', { ...player(seat, ctx), what }) : byText(seat, what, ctx);
}
