import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import { AT_REST, indexOf, others, regionAt, step, type Act, type Attack, type Mark, type Scene, type Tile } from './board';
import Board from './Board.svelte';

// Pictures and symbols belong to the page; here only the markup counts.
vi.mock('../art/scene.svelte', () => ({ scene: () => undefined }));
vi.mock('../art/sprite.svelte', () => ({ art: () => true, hangArtSoon: () => undefined }));

const tile = (index: number, more: Partial<Tile> = {}): Tile => ({ region: regionAt(index, 4), colour: 'green', name: `place ${index}`, label: `place ${index}, a wood`, ...more });
const attack = (more: Partial<Attack> = {}): Attack => ({ label: 'card', turn: 'Turn 1', strength: '5', state: 'past', losers: [], gauge: null, ...more });
const scene = (tiles: Partial<Record<number, Partial<Tile>>> = {}, attacks: Attack[] = [attack(), attack(), attack(), attack()]): Scene => ({
  label: 'the board',
  columns: 4,
  tiles: Array.from({ length: 16 }, (_, i) => tile(i, tiles[i])),
  attacks,
  rows: ['I', 'II', 'III', 'IV'].map((title, i) => ({ title, label: `row ${i + 1}`, now: i === 1 })),
});
/** Only these things are marked. */
const marked = (marks: Record<string, Mark>, more: Partial<Act> = {}): Act => ({ ...AT_REST, mark: (thing) => marks[thing] ?? 'idle', ...more });

const html = (props: { scene: Scene; act?: Act; still?: boolean; as?: 'main' | 'div'; size?: 'phone' }): string => render(Board, { props }).body.replace(/<!--.*?-->/g, '');
/** The element of a region, from its tag to the end of its inside. */
const region = (body: string, name: string): string => new RegExp(`<button[^>]*data-region="${name}"[^]*?</button>`).exec(body)![0];

describe('geometry', () => {
  it('shows both drawings of a type in turn', () => {
    expect(others(['green', 'red', 'green', 'green', 'red', 'blue', 'green'])).toEqual([false, false, true, false, true, false, true]);
  });

  it('numbers regions in the order of reading', () => {
    expect([0, 3, 4, 15].map((i) => regionAt(i, 4))).toEqual(['1/1', '1/4', '2/1', '4/4']);
    expect(Array.from({ length: 6 }, (_, i) => indexOf(regionAt(i, 3), 3))).toEqual([0, 1, 2, 3, 4, 5]);
  });
  it('walks by arrows up to the edges, and by Home and End along the row', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => step(key, 6, 4, 16))).toEqual([5, 7, 2, 10, 4, 7]);
    expect(['ArrowLeft', 'ArrowUp'].map((key) => step(key, 0, 4, 16))).toEqual([0, 0]);
    expect(['ArrowRight', 'ArrowDown'].map((key) => step(key, 15, 4, 16))).toEqual([15, 15]);
    expect(step('x', 3, 4, 16)).toBeNull();
  });
  it('stays on a board whose last row is short', () => {
    expect(step('ArrowRight', 4, 3, 5)).toBe(4);
    expect(step('End', 3, 3, 5)).toBe(4);
    expect(step('ArrowDown', 2, 3, 5)).toBe(2);
  });
});

describe('Board', () => {
  it('is a grid with one stop for the Tab key', () => {
    const body = html({ scene: scene() });
    expect(body).toContain('role="grid" aria-label="the board"');
    expect(body.match(/role="row"/g)).toHaveLength(5);
    expect(body.match(/role="gridcell"[^>]*data-region/g)).toHaveLength(16);
    expect(body.match(/tabindex="0"/g)).toHaveLength(1);
    expect(region(body, '1/1')).toContain('tabindex="0"');
    expect(body).toContain('role="rowheader" aria-label="row 2"');
  });
  it('says size and kind of element as it is told', () => {
    expect(html({ scene: scene(), as: 'main', size: 'phone' })).toMatch(/^<main class="boardwrap" data-size="phone">/);
    expect(html({ scene: scene() })).toMatch(/^<div class="boardwrap" data-size="desk">/);
  });
  it('rests without an act: nothing is marked, chosen or refused', () => {
    const body = html({ scene: scene() });
    expect(body.match(/class="region forest idle/g)).toHaveLength(16);
    expect(body).not.toContain('aria-disabled');
    expect(body).not.toContain('aria-selected="true"');
  });
  it('shows marks, says them after the name, and refuses what cannot be chosen', () => {
    const act = marked({ 'region:2/3': 'chosen', 'region:1/2': 'cannot', 'region:4/4': 'can' }, { spoken: (mark) => `is ${mark}` });
    const body = html({ scene: scene(), act });
    expect(region(body, '2/3')).toMatch(/class="region forest chosen.*aria-label="place 6, a wood, is chosen" aria-selected="true"/);
    expect(region(body, '1/2')).toMatch(/aria-label="place 1, a wood, is cannot" aria-selected="false" aria-disabled="true"/);
    expect(region(body, '4/4')).toContain('region forest can');
    expect(region(body, '3/3')).toContain('aria-label="place 10, a wood"');
  });
  it('draws the pieces, and a ghost only where one is to come', () => {
    const lies: Partial<Tile> = { ore: true, crystal: true, markers: ['cogwheel_trust'], mines: ['future_horizon'], attacked: true, strength: 7, effect: { icon: 'i-tr-red', title: 'red', state: 'now', land: true } };
    const act = marked({ 'region:1/1': 'proposed', 'region:1/2': 'can' }, { ghost: () => 'marker-pt' });
    const body = html({ scene: scene({ 0: lies, 1: { coming: { word: 'next', strength: '3–6' } } }), act });
    const [full, next] = [region(body, '1/1'), region(body, '1/2')];
    for (const symbol of ['em-forest', 'ore', 'crystal', 'marker-ct', 'mine-fh', 'i-tr-red', 'i-attack', 'marker-pt']) expect(full).toContain(`href="#${symbol}"`);
    expect(full).toContain('data-key="marker-cogwheel_trust-1/1"');
    expect(full).toContain('<b>7</b>');
    expect(full).toContain('class="trans forest now"');
    expect(next).toContain('<i data-sign="next"></i> <b data-sign="3–6"></b>');
    expect(next).not.toContain('ghost');
    expect(next).not.toContain('class="tag hit"');
  });
  it('makes an attack card a button only where it can be pointed at', () => {
    const cards = [attack(), attack({ state: 'now', gauge: { has: 2, needs: 12, text: 'you 2', label: '2 of 12' } }), attack({ losers: [{ guild: 'crystal_and_ore', label: 'Ada lost' }] }), attack({ state: 'next' })];
    const body = html({ scene: scene({}, cards), act: marked({ 'attack:3': 'can' }) });
    expect(body.match(/<button class="atk[^"]*"/g)).toEqual(['<button class="atk pickable can"']);
    expect(body).toContain('class="atk now"');
    expect(body).toContain('class="atk next"');
    expect(body).toContain('aria-label="Ada lost"');
    // No more bars than can be counted, two of them filled.
    expect(body.match(/<i class="o"><\/i>/g)).toHaveLength(7);
    expect(body.match(/<i class=""><\/i>|<i><\/i>/g)).toHaveLength(2);
  });
});

describe('a still board', () => {
  it('is one picture if it has a label, without anything to point at', () => {
    const body = html({ scene: { ...scene(), tiles: scene().tiles.map((one) => ({ ...one, label: '' })) }, still: true });
    expect(body).toMatch(/^<div class="boardwrap still" role="img" aria-label="the board"/);
    expect(body.match(/class="region/g)).toHaveLength(16);
    expect(body).not.toMatch(/<button|tabindex|role="grid/);
    expect(body.match(/role="img"/g)).toHaveLength(1);
  });
  it('else lets each region be heard, with its number and mark', () => {
    const tiles = [tile(0, { number: '1' }), tile(1)];
    const body = html({ scene: { label: '', columns: 2, tiles, attacks: [], rows: [] }, act: marked({ 'region:1/1': 'can' }), still: true });
    expect(body).toContain('style="--columns: 2;"');
    expect(body).toMatch(/class="region forest can[^>]*role="img" aria-label="place 0, a wood"/);
    expect(body).toContain('aria-hidden="true">1</span>');
    expect(body.match(/role="img"/g)).toHaveLength(2);
  });
});
