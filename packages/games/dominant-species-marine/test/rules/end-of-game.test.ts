import type { Position, State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpeciesMarine } from '../../src/index.ts';
import { animal, asked, options, play, question, table, tile } from '../../src/testing/index.ts';
import { at, BOOK_CARDS, BOOK_FOOD_CHAIN, BOOK_START_TILES, cellOf } from '../book.ts';
import { badField, look, ofType, pointsIn } from './box.ts';
import { acting, actingSpecial, endRound, evolving, four, PLAIN_ROW, turn, turningUp } from './turn.ts';

rule('DSM-5.18.1', 'Asteroid in the row changes nothing: the round ends as always', () => {
  const { s } = turningUp('asteroid', {
    corners: { [at([0, 0], 'E')]: 'algae' },
    cubes: { D4: { fishes: 1 } },
  });
  expect(look(s).row.map((x) => x.card)).toContain('asteroid');
  expect(look(s).lastRound).toBe(false);
  play(s, 'retrieve', 'retrieve', 'retrieve', 'retrieve');
  expect(look(s)).toMatchObject({ phase: 'turns', round: 2 });
});

rule('DSM-5.18.1', 'resolved it makes this round the last, and play goes on', () => {
  const row = ['asteroid', ...PLAIN_ROW.slice(0, 4)];
  const s = evolving('fishes', 'land', {
    tiles: { D4: 'land' },
    corners: { [at([0, 0], 'E')]: 'algae' },
    cubes: { D4: { fishes: 1 } },
    row,
  });
  play(s, 'score D4', 'choose asteroid', 'choose tile D4', 'spare fishes');
  expect([look(s).lastRound, look(s).phase, asked(s), question(s)]).toEqual([
    true,
    'turns',
    'cephalopods',
    'turn',
  ]);
  play(s, 'place a pawn on abundance-1', 'forgo', 'retrieve', 'retrieve');
  expect(look(s).phase).toBe('turns');
  play(s, 'retrieve');
  expect([look(s).phase, look(s).round]).toEqual(['turns', 1]);
});

rule('DSM-5.18.2', 'the game ends where the next Reseed would be', () => {
  const s = turn('reptiles', {
    lastRound: true,
    animals: four({ fishes: { chain: 'right' }, cephalopods: { chain: 'right' } }),
  });
  play(s, 'retrieve');
  expect(look(s).phase).toBe('turns');
  const events = play(s, 'retrieve');
  expect(look(s).phase).toBe('over');
  expect(ofType(events, 'game-ended')).toMatchObject([{ reason: 'asteroid' }]);
  expect(ofType(events, 'reseed')).toEqual([]);
});

rule('DSM-5.18.2', 'no pending extra turn is taken', () => {
  const spaces = {
    'abundance-1': 'fishes',
    depletion: 'fishes',
    'migration-1': 'fishes',
    'evolution-1': 'fishes',
  };
  const animals = four({ fishes: { traits: ['hadopelagic'] } });
  expect(asked(endRound('fishes', { animals, spaces }).s)).toBe('fishes');
  const { s, events } = endRound('fishes', { animals, spaces, lastRound: true });
  expect(look(s).phase).toBe('over');
  expect(ofType(events, 'extra-turn')).toEqual([]);
});

/** The last Retrieve of the game, by the Fishes. */
const last = (more: Position) => endRound('fishes', { lastRound: true, ...more });

rule('DSM-5.18.3', 'Extinction, Survival, all tiles, special pawns, in this order', () => {
  const { events } = last({
    cubes: { D4: { fishes: 2 }, D7: { crustaceans: 1 } },
    corners: { [at([0, 0], 'E')]: 'algae', [at([0, 3], 'W')]: 'worms' },
    specials: { sun: { controller: 'reptiles', target: 4 } },
  });
  const types = ['extinction', 'survival', 'tile-scored', 'target-scored', 'game-ended'];
  const told = events.map((e) => e.type).filter((type) => types.includes(type));
  expect([...new Set(told)]).toEqual(types);
  expect(told).toEqual([...told].sort((a, b) => types.indexOf(a) - types.indexOf(b)));
});

rule('DSM-5.18.3', '(1) endangered cubes do not score', () => {
  const { s, events } = last({
    corners: { [at([0, 0], 'E')]: 'algae' },
    cubes: { D4: { reptiles: 5, fishes: 2 } },
  });
  expect(tile(s, 'D4').cubes).toEqual({ fishes: 2 });
  expect(pointsIn(events, 'final')).toEqual({ fishes: 6 });
});

rule('DSM-5.18.3', '(2) a last Survival, without those who died out', () => {
  const { events } = last({
    corners: { [at([0, 3], 'W')]: 'worms' },
    cubes: { D1: { reptiles: 5 }, D7: { crustaceans: 1 } },
  });
  expect(pointsIn(events, 'survival')).toEqual({ crustaceans: 1 });
});

rule('DSM-5.18.3', '(3) every tile on Earth once, whatever its terrain', () => {
  const everywhere = Object.keys(BOOK_START_TILES);
  const { s, events } = last({
    // Two opposing cubes keep the Fishes alive.
    animals: four({ fishes: { traits: ['carnivore'] } }),
    cubes: Object.fromEntries(everywhere.map((hex) => [hex, { fishes: 1, reptiles: 2 }])),
    corners: Object.fromEntries(everywhere.map((hex) => [at(cellOf(hex), 'E'), 'sun'])),
  });
  // Two Reptiles everywhere are first: 5 Land but one under the geyser, 5 Open Ocean but one under the smoker.
  expect(ofType(events, 'tile-scored').map((e) => e.hex)).toHaveLength(15);
  expect(pointsIn(events, 'final')).toEqual({
    reptiles: 4 * 8 + 7 + 6 + 5 + 4 + 3 + 4 * 2 + 2 * 1,
    fishes: 4 * 4 + 4 + 3 + 3 + 2 + 2 + 4 * 1,
  });
  expect(look(s).phase).toBe('over');
});

rule('DSM-5.18.3', '(4) the targets of the special pawns an animal controls', () => {
  const { s, events } = last({
    cubes: {},
    specials: {
      algae: { controller: 'reptiles', target: 7 },
      sun: { controller: 'reptiles', target: 6 },
      worms: { controller: 'crustaceans', target: 2 },
      plankton: { target: 9 },
    },
    spaces: { 'migration-4': 'worms' },
  });
  expect(pointsIn(events, 'final')).toEqual({ reptiles: 13, crustaceans: 2 });
  expect(look(s).animals.map((a) => a.points)).toEqual([13, 0, 0, 2]);
});

rule('DSM-5.18.4', 'no card is resolved, and texts in play still work', () => {
  const tie = {
    cubes: { D4: { reptiles: 2, crustaceans: 2 } },
    corners: { [at([0, 0], 'E')]: 'sun', [at([0, 0], 'W')]: 'worms' },
  };
  const usual = last(tie);
  expect(pointsIn(usual.events, 'final')).toEqual({ reptiles: 6, crustaceans: 3 });
  const row = ['monotypic-habitat', ...PLAIN_ROW.slice(0, 4)];
  const turned = last({ ...tie, row });
  expect(pointsIn(turned.events, 'final')).toEqual({ crustaceans: 6, reptiles: 3 });
  expect(ofType(turned.events, 'card-resolved')).toEqual([]);
  expect(look(turned.s).row.map((x) => x.card)).toEqual(row);
});

const over = (points: readonly number[], more: Position = {}): State =>
  table({
    phase: 'over',
    animals: four(Object.fromEntries(BOOK_FOOD_CHAIN.map((id, i) => [id, { points: points[i] ?? 0 }]))),
    ...more,
  });

rule('DSM-5.18.5', 'most points win; a tie goes to the animal higher in the Food Chain', () => {
  const ranked = (points: readonly number[]) =>
    dominantSpeciesMarine.result(over(points))?.standings.map((x) => [x.seat, x.score]);
  expect(ranked([10, 30, 20, 40])).toEqual([
    [3, 40],
    [1, 30],
    [2, 20],
    [0, 10],
  ]);
  expect(ranked([20, 30, 30, 30])?.map(([seat]) => seat)).toEqual([1, 2, 3, 0]);
  expect(dominantSpeciesMarine.result(over([20, 30, 30, 30]))?.winners).toEqual([1]);
});

const BUDDING = { traits: ['budding-intelligence'] };

rule('DSM-5.19.1', 'points count at once: Budding Intelligence in the middle of an action', () => {
  const s = evolving('fishes', 'reef', {
    animals: four({ fishes: { ...BUDDING, points: 14 }, cephalopods: { traits: ['flight'] } }),
    cubes: { D4: { fishes: 3 } },
  });
  const before = animal(s, 'fishes').pawns;
  const events = play(s, 'score D4');
  expect(ofType(events, 'pawn-gained')).toMatchObject([{ animal: 'fishes' }]);
  expect(question(s)).toBe('card');
  expect(animal(s, 'fishes').pawns).toMatchObject({ available: before.available + 1, box: before.box - 1 });
});

rule('DSM-5.19.2', 'triggers of several animals down the Food Chain', () => {
  for (const [owner, copier] of [
    ['fishes', 'reptiles'],
    ['reptiles', 'cephalopods'],
  ] as const) {
    const s = acting('crustaceans', 'tectonics-1', {
      animals: four({
        cephalopods: { traits: ['flight'] },
        reptiles: { traits: ['social'] },
        [owner]: { traits: ['camouflage'] },
        [copier]: { traits: ['exaptation'], copied: 'camouflage' },
      }),
    });
    play(s, 'open a vent on C1', 'turn the geyser up', 'take the cube from pool');
    const order = BOOK_FOOD_CHAIN.filter((id) => id === owner || id === copier);
    const asks = order.map(() => {
      const id = asked(s);
      expect(question(s)).toBe('camouflage');
      play(s, options(s).at(-1) ?? '');
      return id;
    });
    expect(asks).toEqual(order);
    expect(question(s)).toBe('turn');
  }
});

rule('DSM-5.19.3', 'after-action triggers come after the card, the refill and its events', () => {
  // Population Explosion leaves the Fishes 15 cubes in the middle of the action; then Biomass brings an Extinction.
  const row = ['population-explosion', ...PLAIN_ROW.slice(0, 3), 'asteroid'];
  const t = evolving('fishes', 'land', {
    options: { length: 'epic' },
    animals: four({ fishes: { traits: ['exaptation'], copied: 'flight', pool: 18 } }),
    tiles: { D4: 'land' },
    corners: { [at([0, 0], 'E')]: 'algae' },
    cubes: { D4: { fishes: 3 } },
    row,
    discard: BOOK_CARDS.filter((card) => !row.includes(card) && card !== 'biomass'),
    deck: 1,
  });
  const events = play(t, 'score D4', 'choose population-explosion', 'choose tile D4');
  const types = events.map((e) => e.type);
  expect(types).toContain('trait-gained');
  expect(types.indexOf('extinction')).toBeGreaterThan(types.indexOf('card-revealed'));
  expect(types.indexOf('extinction')).toBeLessThan(types.indexOf('trait-lost'));
  expect(types.lastIndexOf('cubes-placed')).toBeLessThan(types.indexOf('card-discarded'));
  expect(animal(t, 'fishes')).toMatchObject({ pool: 15, copied: null });
});

rule('DSM-5.19.4', 'action, after-action triggers, extra turn of Wanderlust', () => {
  // The Reptiles copy Camouflage; its cube leaves 16 in their pool, so they get another trait before the extra turn.
  const s = actingSpecial('fishes', 'wanderlust-3', {
    animals: four({
      reptiles: { traits: ['exaptation'], copied: 'camouflage', pool: 17 },
      crustaceans: { traits: ['camouflage'] },
    }),
    boxes: {},
    cubes: {},
  });
  const events = play(s, 'take the tile of stack 1', 'lay the tile on E5');
  events.push(...play(s, options(s)[0] ?? '', options(s).at(-1) ?? ''));
  const types = events
    .map((e) => e.type)
    .filter((type) => ['cubes-placed', 'trait-lost', 'extra-turn'].includes(type));
  expect(types.slice(-2)).toEqual(['trait-lost', 'extra-turn']);
  expect([asked(s), question(s)]).toEqual(['fishes', 'turn']);
  play(s, 'retrieve');
  expect(asked(s)).toBe('cephalopods');
});

rule('DSM-5.19.5', 'totals may fall, never below 0', () => {
  const points = (value: unknown) => badField({ animals: four({ fishes: { points: value } }) });
  expect(points(-1)).toBe('animals.fishes.points');
  expect(points({ tiles: 4, cards: -5 })).toBe('animals.fishes.points');
  expect(points({ tiles: 4, cards: -4 })).toBeUndefined();
  const s = table({ animals: four({ fishes: { points: { tiles: 9, cards: -4 } } }) });
  expect(animal(s, 'fishes').points).toBe(5);
});
