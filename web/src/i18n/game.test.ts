// Everything the rules can say has a text in every language, reads whole, and no text of the game is left unused.
import { FluentBundle, type Message } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Action, Chance, Event, Reason, Refusal, Score, Step, Thing, UndoStop } from '../net/types';
import { DECK } from '../rules/deck';
import { COLOURS, COLUMNS, GOODS, MAT, SHAPES, SOLO_MAT, TRANS } from '../rules/facts';
import { reasonText } from '../table/panels/reasons';
import * as game from './game';
import { LANGUAGES, speak, t } from './language.svelte';
import { ACTIONS, ASKS, CHANCES, EVENTS, names as all, PHASES, PIECES, REASONS, REFUSALS, STOPS, values } from './samples';

const names = ['Anna', 'Ben', 'Cleo', 'Dirk'];
/** At no table for seat 0, and for spectators at a table with all rule options. */
const CONTEXTS: game.Context[] = [
  { ...game.NO_TABLE, names, viewer: 0 },
  {
    ...game.NO_TABLE,
    names,
    regions: Array.from({ length: 16 }, (_, region) => COLOURS[region % 5]!),
    options: { manipulator_at_most_7: true, solo_b2_combat_points: true, banker_bonus_not_doubled: true },
  },
];

/** Every text that follows from the rules, for one reader. */
function everything(ctx: game.Context): (string | null)[] {
  return [
    ...values(ACTIONS, 'do').flatMap((action) => [game.actionText(action as Action, ctx), game.didText(action as Action, ctx)]),
    ...values(EVENTS, 'event').map((event) => game.eventText(event as Event, ctx)),
    ...values(REFUSALS, 'why').map((refusal) => game.refusalText(refusal as Refusal, ctx)),
    ...[1, 2].flatMap((needs) =>
      all(PIECES).map((of) => game.refusalText({ clause: 'GO-6', why: 'too_few', of, needs, has: 0 }, ctx)),
    ),
    ...values(REASONS, 'why').map((reason) => reasonText(reason as Reason)),
    ...values(CHANCES, 'draw').map((chance) => game.questionText({ chance } as { chance: Chance }, ctx)),
    ...values(STOPS, 'stop').map((stop) => game.undoText(stop as UndoStop, ctx)),
    ...all(ASKS).flatMap((ask) => [
      game.questionText({ ask: { seat: 0, ask } } as Step, ctx),
      game.topicText(ask),
    ]),
    game.questionText('over', ctx),
    ...game.scoreRows({} as Score, true).map(({ label }) => label),
    t('score-points', { n: 12 }),
    // The command line asks for these.
    ...['hint-vp', 'hint-wins', 'hint-search'].map((head) => t(head)),
    t('reason-trials', { n: 400 }),
    ...COLOURS.flatMap((colour) => [
      game.colourText(colour),
      game.colourDieText(colour),
      game.regionInWords('2/3', colour),
      game.dieText(`${colour} 3`),
      game.countsText({ [colour]: 2 }),
    ]),
    ...['white 3', 'white 3 as blue 3', 'red 3 as red 4 by trans', 'card as red 5'].map(game.placedText),
    game.listText([]),
    String(game.player(2, { ...ctx, names: [] }).player),
    game.regionText('2/3', ctx),
    ...game.GUILDS.map(game.guildText),
    ...[1, 2].flatMap((n) => [...game.MEDALS.map((medal) => game.medalText(medal, n)), ...GOODS.map((goods) => game.goodsText(goods, n))]),
    ...COLUMNS.map(game.columnText),
    ...game.SPACES.map(game.spaceText),
    ...all(MAT).map((action) => game.thingText({ thing: 'mat', action })),
    ...SHAPES.map(game.shapeText),
    ...all(PHASES).map(game.phaseText),
    ...all(TRANS).flatMap((trans) => [game.transText(trans), game.transEffect(trans)]),
    ...game.BUILDINGS.flatMap((building) => [
      game.thingText({ thing: 'building', building }),
      game.buildingPrinted(building),
      game.buildingEffect(building),
      game.buildingPrice(building),
    ]),
    ...game.PLAYER_CARDS.flatMap((card) => [
      ...Object.values(game.playerCardText(card, ctx)),
      ...(['activation', 'dice_action', 'marker_action'] as const).map((thing) => game.thingText({ thing, card } as Thing)),
    ]),
    game.thingText({ thing: 'action_card', card: 7 }),
    ...DECK.map((_, index) => game.cardText(index + 1, ctx)).flatMap(({ title, text }) => [title, text]),
    ...[1, 2, 3, 4, 5, 6].flatMap((card) => [game.roundEndText(card), ...[1, 2, 3, 4].map((round) => game.roundEndLoss(card, round))]),
    ...SOLO_MAT.flat().flatMap((space) => Object.values(game.soloText(space, ctx) ?? {})),
  ];
}

/** Notes every message and attribute that is asked for. */
function noting(asked: Set<string>): void {
  const find = FluentBundle.prototype.getMessage;
  vi.spyOn(FluentBundle.prototype, 'getMessage').mockImplementation(function (this: FluentBundle, id: string) {
    const message = find.call(this, id);
    if (!message) return message;
    const attributes = new Proxy(message.attributes, {
      get: (all, name: string) => {
        asked.add(`${id}.${name}`);
        return all[name];
      },
    });
    return {
      id,
      attributes,
      get value() {
        asked.add(id);
        return message.value;
      },
    } as Message;
  });
}

const LOCALES = new URL('../../../crates/text/locales/', import.meta.url);
const keys = (source: string): string[] => {
  const found: string[] = [];
  let id = '';
  for (const line of source.split('\n')) {
    const [, message, attribute] = /^(?:([a-z][\w-]*)|\s+\.([\w-]+)) =/.exec(line) ?? [];
    if (message) found.push((id = message));
    if (attribute) found.push(`${id}.${attribute}`);
  }
  return found;
};

describe.each(LANGUAGES)('%s', (language) => {
  const asked = new Set<string>();
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await speak(language);
    noting(asked);
    return () => vi.restoreAllMocks();
  });

  test('every text comes out whole', () => {
    const complaints = vi.spyOn(console, 'error');
    for (const ctx of CONTEXTS) {
      for (const text of everything(ctx)) {
        if (text === null) continue;
        expect(text).toMatch(/^\S(.*\S)?$/);
        expect(text).not.toMatch(/ {2}| [,.]|[{}$_\n\u2068\u2069]|undefined|NaN/);
      }
    }
    expect(complaints).not.toHaveBeenCalled();
  });

  test('no text is left unused', () => {
    const all = readdirSync(new URL(`${language}/`, LOCALES))
      // Of links the server makes the texts; its tests know which there must be.
      .filter((file) => file.endsWith('.ftl') && file !== 'links.ftl')
      .flatMap((file) => keys(readFileSync(new URL(`${language}/${file}`, LOCALES), 'utf8')));
    expect(all.length).toBeGreaterThan(400);
    expect(all.filter((key) => !asked.has(key))).toEqual([]);
  });

  test('numbers choose the plural of the language', () => {
    const jars = (n: number): string | null => game.eventText({ event: 'jars', seat: 0, change: n, now: n }, CONTEXTS[0]!);
    expect(jars(1)).toContain('1\u00a0Jar ');
    expect(jars(2)).toContain('2\u00a0Jars ');
    expect(jars(0)?.includes('0\u00a0Jar ')).toBe(language === 'fr');
  });
});

/** No-break spaces are shown as `~` (U+00A0) and `^` (U+202F). */
async function lines(language: string): Promise<string[]> {
  vi.stubGlobal('document', { documentElement: {} });
  await speak(language);
  const [you, others] = [0, null].map((viewer) => ({ ...game.NO_TABLE, names, viewer, regions: Array(16).fill('green') }));
  const texts = [
    game.eventText({ event: 'guild_marker', seat: 0, from: 'supply', to: { region: '2/3' } }, you!),
    game.eventText({ event: 'jars', seat: 1, change: -1, now: 0 }, you!),
    game.eventText({ event: 'did', seat: 1, action: { do: 'attack', dice: ['red 6'] } }, others!),
    game.eventText({ event: 'strength', seat: 1, change: 6, now: 6, attack: 5 }, others!),
    game.refusalText({ clause: 'MAT-6', why: 'jars', needs: 4, has: 3 }, you!),
    game.refusalText({ clause: 'GO-6', why: 'too_few', of: 'active_dice', needs: 1, has: 0 }, you!),
    game.questionText({ ask: { seat: 0, ask: 'go' } }, you!),
    game.questionText({ ask: { seat: 0, ask: 'keep' } }, others!),
    game.cardText(7, you!).text,
  ];
  return texts.map((text) => text!.replaceAll('\u00a0', '~').replaceAll('\u202f', '^'));
}

test('a handful of lines in each language, as players read them', async () => {
  expect(await lines('en')).toEqual([
    'Guild marker to region 2/3 (forest)',
    '−1~Jar (0)',
    'Ben: Raised combat strength with red 6',
    '6 of 5',
    'Not enough Jars: 4 needed, you have 3.',
    'Needed: 1~active die. Available: 0.',
    'Your go: take an action or pass.',
    'Waiting for Anna: the card to keep.',
    'Your combat strength rises by 2 this turn.',
  ]);
  expect(await lines('de')).toEqual([
    'Gildenplättchen auf Landschaft 2/3 (Wald)',
    '−1~Jar (0)',
    'Ben: Kampfstärke erhöht mit Rot 6',
    '6 von 5',
    'Zu wenige Jars: 4 nötig, du hast 3.',
    'Nötig: 1~aktiver Würfel. Vorhanden: 0.',
    'Du bist am Zug: Führe eine Aktion aus oder passe.',
    'Warten auf Anna: die Karte zum Behalten.',
    'Deine Kampfstärke steigt in diesem Durchgang um 2.',
  ]);
  expect(await lines('fr')).toEqual([
    'Marqueur guilde sur la région 2/3 (forêt)',
    '−1~Jar (0)',
    'Ben~: Force de combat augmentée avec un 6~rouge',
    '6 sur 5',
    'Pas assez de Jars~: il en faut 4, vous en avez 3.',
    'Nécessaire~: 1~dé actif. Disponible~: 0.',
    'À vous de jouer~: effectuez une action ou passez.',
    'On attend Anna~: la carte à conserver.',
    'Votre force de combat augmente de 2 pour ce tour.',
  ]);
  expect(await lines('nl')).toEqual([
    'Gildefiche op regio 2/3 (bos)',
    '−1~Jar (0)',
    'Ben: Gevechtssterkte verhoogd met een rode 6',
    '6 van 5',
    'Te weinig Jars: 4 nodig, je hebt er 3.',
    'Nodig: 1~actieve dobbelsteen. Beschikbaar: 0.',
    'Jij bent aan zet: voer een actie uit of pas.',
    'Wachten op Anna: de kaart om te houden.',
    'Je gevechtssterkte stijgt deze beurt met 2.',
  ]);
});

/** Decisions about a single thing, where most are about several. */
const SINGLE = [
  { do: 'card2', regions: ['2/2'] },
  { do: 'card3', goods: 'ore', colours: ['white', 'red'] },
  { do: 'card18', regions: ['1/1'] },
  { do: 'crystallographist', dice: ['blue 1', 'red 2'], regions: ['2/2'] },
  { do: 'lose_mines', regions: ['2/2'] },
  { do: 'lose_markers', regions: ['2/2'] },
  { do: 'lose_action_cards', cards: [3] },
] as Action[];
const TAKEN: Event = { event: 'goods', goods: 'crystal', colour: 'red', from: { region: '2/2' }, to: { player: 0 } };

test.each([
  [
    'en',
    'Action card 2: take a guild marker off 2/2 for 8~Jars',
    'Action card 3: turn in ore (white and red) for 1~trade medal',
    'Action card 18: place a guild marker in the top row: 1/1',
    'Crystallographist with blue 1 and red 2: take a crystal from 2/2',
    'Lose a mine: 2/2',
    'Lose a guild marker: 2/2',
    'Lose an action card: 3',
    'Took 1~crystal (red)',
  ],
  [
    'de',
    'Aktionskarte 2: Gildenplättchen von 2/2 zurücknehmen, 8~Jars',
    'Aktionskarte 3: Erz (Weiß und Rot) für 1~Handelsmedaille abgeben',
    'Aktionskarte 18: Gildenplättchen in die oberste Reihe legen: 1/1',
    'Kristallografin mit Blau 1 und Rot 2: Kristall nehmen von 2/2',
    'Mine verlieren: 2/2',
    'Gildenplättchen verlieren: 2/2',
    'Aktionskarte verlieren: 3',
    '1~Kristall genommen (Rot)',
  ],
  [
    'fr',
    'Carte action 2~: retirer un marqueur guilde de 2/2 pour 8~Jars',
    'Carte action 3~: échanger des minerais (blanc et rouge) contre 1~médaille commerciale',
    'Carte action 18~: placer un marqueur guilde dans la rangée du haut~: 1/1',
    'Cristallographe avec un 1~bleu et un 2~rouge~: prendre un cristal sur 2/2',
    'Perdre une mine~: 2/2',
    'Perdre un marqueur guilde~: 2/2',
    'Perdre une carte action~: 3',
    'Prise de 1~cristal (rouge)',
  ],
  [
    'nl',
    'Actiekaart 2: gildefiche van 2/2 terugnemen voor 8~Jars',
    'Actiekaart 3: erts (wit en rood) inleveren voor 1~handelsmedaille',
    'Actiekaart 18: gildefiche in de bovenste rij plaatsen: 1/1',
    'Kristallograaf met een blauwe 1 en een rode 2: kristal nemen van 2/2',
    'Mijn verliezen: 2/2',
    'Gildefiche verliezen: 2/2',
    'Actiekaart verliezen: 3',
    '1~kristal genomen (rood)',
  ],
])('%s: one thing is told in the singular', async (language, ...expected) => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak(language);
  const texts = [...SINGLE.map((action) => game.actionText(action, CONTEXTS[0]!)), game.eventText(TAKEN, CONTEXTS[0]!)!];
  expect(texts.map((text) => text.replaceAll('\u00a0', '~'))).toEqual(expected);
});

test.each(LANGUAGES)('%s: nothing gained is told as such, and a loss names what is lost in its round', async (language) => {
  vi.stubGlobal('document', { documentElement: {} });
  await speak(language);
  const points = (change: number): string => game.eventText({ event: 'combat_points', seat: 0, change, now: 7 }, CONTEXTS[0]!)!;
  expect(points(0)).toContain('7');
  expect(points(0)).not.toContain('0');
  expect(points(1)).toContain('+1\u00a0');
  const end = (round: number): string => game.eventText({ event: 'round_end_card', column: 1, card: 4, round }, CONTEXTS[0]!)!;
  expect(end(1)).toContain('3\u00a0Jars');
  expect(end(3)).toContain('10\u00a0Jars');
  expect(game.player(2, { ...CONTEXTS[0]!, names: [] }).player).toMatch(/^\p{L}+ 3$/u);
});
