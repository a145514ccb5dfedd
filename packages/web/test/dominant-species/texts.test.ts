import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ANIMAL_IDS,
  BOXES,
  CARD_IDS,
  type DsEvent,
  SECTIONS,
  SPACE_NAMES,
  TERRAINS,
} from '@clade/dominant-species';
import { dominantSpecies } from '@clade/text/en/dominant-species';
import { earth } from '@clade/text/en/earth';
import { expect, test } from 'vitest';
import { aid, mark, SOURCES } from '../../src/games/dominant-species/end.ts';
import { cardName, spaceName, spaceNow } from '../../src/games/dominant-species/speech.ts';
import { sayLines } from '../../src/games/dominant-species/worded.ts';
import { namesFor, say } from './say.ts';
import { start } from './tables.ts';

const drawings = join(import.meta.dirname, '../../../board/src/drawings');
/** `bag` and `deck` of the hex games have longer names than those of Evolution. */
const SYMBOLS = new Set([
  'element-bag',
  'card-deck',
  ...['symbols', 'icons'].flatMap((sheet) =>
    [...readFileSync(join(drawings, `${sheet}.svg`), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
      ([, id]) => id,
    ),
  ),
]);

/** Every kind of event, so that a new one cannot come without its sentence. */
const EVENTS: Readonly<Record<DsEvent['type'], Readonly<Record<string, unknown>> | 'quiet'>> = {
  'animal-assigned': { seat: 0, animal: 'birds' },
  'round-started': { round: 2 },
  'execution-started': { round: 2 },
  'reset-started': 'quiet',
  'pawn-placed': { animal: 'birds', space: 'speciation-4' },
  'pawn-taken': { animal: 'birds', space: 'competition-3' },
  'pawn-slid': 'quiet',
  'pawn-lost': { animal: 'birds' },
  'pawn-gained': { animal: 'birds' },
  initiative: { animal: 'birds', passed: 'mammals' },
  protected: { animal: 'birds', element: 'sun' },
  'disk-discarded': { section: 'wasteland', element: 'sun' },
  'disk-placed': { corner: 'C3-D2-D3', element: 'sun' },
  'disk-removed': { corner: 'C3-D2-D3', element: 'sun' },
  'disks-drawn': { section: 'adaptation', elements: ['sun', 'meat'] },
  'box-emptied': 'quiet',
  'box-moved': 'quiet',
  'element-gained': { animal: 'birds', element: 'sun' },
  'element-lost': { animal: 'birds', element: 'sun' },
  'tile-laid': { hex: 'B2', terrain: 'sea' },
  'tile-covered': { hex: 'B2', terrain: 'tundra', under: 'sea' },
  'tile-revealed': { stack: 1, terrain: 'sea' },
  'tile-scored': { hex: 'B2', terrain: 'sea', places: ['birds'] },
  'cubes-placed': { animal: 'birds', hex: 'B2', count: 2 },
  'cubes-eliminated': { animal: 'birds', hex: 'B2', count: 2 },
  'cubes-returned': { animal: 'birds', hex: 'B2', count: 2 },
  'cubes-revived': { animal: 'birds', hex: 'B2', count: 2 },
  'cubes-moved': { animal: 'birds', from: 'B2', to: 'B3', count: 2 },
  'cube-saved': { animal: 'mammals', hex: 'B2' },
  points: { animal: 'birds', points: 3, total: 9, source: 'tiles' },
  forgone: { animal: 'birds' },
  survival: { animal: 'birds', tiles: 3 },
  dominance: { hex: 'B2', animal: 'birds' },
  'card-taken': { animal: 'birds', card: 'ice-age' },
  'card-revealed': { card: 'ice-age' },
  'last-round': {},
  'game-ended': { reason: 'ice-age' },
};

test('every kind of event has its sentence, with a symbol that exists', () => {
  const round = { type: 'round-started', rule: '', round: 1 };
  for (const [type, facts] of Object.entries(EVENTS)) {
    const event = { type, rule: '', ...(facts === 'quiet' ? {} : facts) };
    const told = sayLines([{ n: 1, seat: 0, events: [round, event] }], namesFor(0), say);
    const said = told.slice(1);
    if (facts === 'quiet') expect(said, type).toEqual([]);
    else if (type === 'round-started') expect(told).toHaveLength(2);
    else expect(said, type).toHaveLength(1);
    for (const { symbol } of told) if (symbol !== undefined) expect(SYMBOLS, type).toContain(symbol);
    const marked = mark({ n: 1, seat: 0, events: [event] }, say);
    if (marked !== undefined) expect(SYMBOLS).toContain(marked.symbol);
  }
});

test('cards, spaces, animals, sections and sources are named', () => {
  const names = CARD_IDS.map((card) => cardName(say, card));
  expect(new Set(names).size).toBe(CARD_IDS.length);
  for (const card of CARD_IDS) {
    expect(say(`ds.card.${card}.short`).length, card).toBeLessThanOrEqual(42);
    expect(say(`ds.card.${card}.text`).length, card).toBeGreaterThan(20);
  }
  expect(new Set(SPACE_NAMES.map((space) => spaceName(say, space))).size).toBe(SPACE_NAMES.length);
  for (const { id } of SECTIONS) expect(say(`ds.does.${id}`)).toMatch(/\.$/);
  for (const animal of ANIMAL_IDS) expect(say(`earth.code.ds-${animal}`)).toMatch(/^[A-Z][a-z]$/);
  for (const terrain of TERRAINS) expect(say(`earth.short.${terrain}`).length).toBeLessThanOrEqual(6);
  for (const { name, symbol } of SOURCES) {
    expect(say(name)).not.toBe('');
    expect(SYMBOLS, name).toContain(symbol);
  }
  for (const { title, text, rule } of aid(say)) expect(`${title}${text}${rule}`).toMatch(/DS-\d/);
  expect(BOXES.length).toBe(6);
});

test('before a pawn is placed every space says what it would do now', () => {
  const view = start(6, {}, 'plan').view();
  for (const space of SPACE_NAMES) {
    for (const { animal } of view.animals) expect(spaceNow(say, view, space, animal), space).toMatch(/\.$/);
  }
  // DS-2.4, DS-2.5: two water disks, both at three tiles or at a blank hex; wetland 4, jungle 3, tundra 1.
  expect(spaceNow(say, view, 'speciation-4', 'mammals')).toContain('2 such disks on Earth');
  // DS-4.1.2: the Insects are first on the track, so that they pass nobody.
  const [first, second] = view.initiative;
  expect(spaceNow(say, view, 'initiative', first as 'insects')).toContain('already first');
  expect(spaceNow(say, view, 'initiative', second as 'insects')).toContain('pass the Insects');
});

test('every message can be said with 0, 1, 2 and 5 of everything', () => {
  for (const [key, message] of Object.entries({ ...earth, ...dominantSpecies })) {
    const holes = [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name as string);
    for (const n of [0, 1, 2, 5]) {
      const values = Object.fromEntries(holes.map((name) => [name, n]));
      const said = say(key as 'earth.map', {
        ...values,
        b: ((inside: string[]) => inside.join('')) as never,
      });
      expect(said.trim(), key).not.toBe('');
    }
  }
});
