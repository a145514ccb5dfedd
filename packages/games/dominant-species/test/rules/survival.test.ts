import type { Position } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, executing, play, SIX, table } from '../../src/testing/index.ts';
import { at } from '../book.ts';
import { look, ofType, only, pointsIn } from './box.ts';

/** Four tundra tiles and a forest in a column, with a disk of three kinds on each of the first four. */
const ICE: Position = {
  tiles: { D1: 'tundra', D2: 'tundra', D3: 'tundra', D4: 'tundra', D5: 'forest' },
  corners: Object.fromEntries(
    [-2, -1, 0, 1].flatMap((r) => [
      [at([0, r], 'W'), 'seed'],
      [at([0, r], 'E'), 'grass'],
    ]),
  ),
};

const holder = (cubes: Position) => look(table({ ...ICE, cubes })).survival;

rule('DS-5.9.2.1', 'the most cubes on all tundra tiles together, at least one', () => {
  expect(holder({ D1: { birds: 2 }, D2: { birds: 2 }, D3: { insects: 3 }, D5: { mammals: 9 } })).toBe(
    'birds',
  );
  expect(holder({ D1: { insects: 1 } })).toBe('insects');
  expect(holder({ D5: { insects: 3 } })).toBeNull();
});

rule('DS-5.9.2.1', 'with a tie at the top nobody, whoever is third', () => {
  expect(holder({ D1: { birds: 2 }, D2: { insects: 2 }, D3: { mammals: 1 } })).toBeNull();
  expect(holder({ D1: { birds: 2 }, D2: { insects: 3 }, D3: { mammals: 2 } })).toBe('insects');
});

/** Points from Survival after the round. */
const paid = (cubes: Position) => {
  const s = executing({ 'domination-5': 'reptiles' }, { ...ICE, cubes, cards: { faceUp: [] } });
  return pointsIn(play(s, 'forgo'), 'survival');
};

rule('DS-5.9.2.2', 'bonus points by tundra tiles, whatever the number of cubes on them', () => {
  expect(paid({ D1: { birds: 9 } })).toEqual({ birds: 1 });
  expect(paid({ D1: { birds: 9 }, D2: { birds: 1 }, D3: { insects: 3 } })).toEqual({ birds: 3 });
  expect(paid({ D1: { birds: 1 }, D2: { birds: 1 }, D3: { birds: 1 }, D4: { birds: 1 } })).toEqual({
    birds: 10,
  });
  expect(paid({ D1: { birds: 1 }, D5: { birds: 7 } })).toEqual({ birds: 1 });
  expect(paid({ D1: { birds: 1, insects: 1 } })).toEqual({});
});

rule('DS-5.9.2.3', 'the holder is true at any time and scored after Extinction', () => {
  const s = executing(
    { 'migration-6': 'birds' },
    { ...ICE, cubes: { D5: { birds: 2 }, D4: { insects: 1 } }, animals: { ...SIX, reptiles: {} } },
  );
  expect(look(s).survival).toBe('insects');
  play(s, 'move a cube from D5 to D4');
  expect(look(s).survival).toBeNull();
  play(s, 'move a cube from D5 to D4');
  expect(look(s).survival).toBe('birds');
  // Reptiles have most cubes on tundra, but no sun lies there: they die out before Survival is paid.
  const dying = executing(
    { 'domination-5': 'birds' },
    {
      ...ICE,
      cubes: { D1: { reptiles: 9 }, D2: { insects: 1 } },
      animals: only('reptiles', 'birds', 'insects'),
    },
  );
  expect(look(dying).survival).toBe('reptiles');
  const events = play(dying, 'forgo');
  expect(pointsIn(events, 'survival')).toEqual({ insects: 1 });
  const types = events.map((e) => e.type);
  expect(types.indexOf('survival')).toBeGreaterThan(types.lastIndexOf('cubes-eliminated'));
  expect(ofType(events, 'survival')).toMatchObject([{ animal: 'insects', tiles: 1 }]);
});

rule('DS-5.9.2.4', 'the food chain does not break a tie', () => {
  const s = executing(
    { 'domination-5': 'birds' },
    { ...ICE, cubes: { D1: { birds: 1 }, D2: { insects: 1 } }, animals: only('birds', 'insects') },
  );
  play(s, 'forgo');
  expect([animal(s, 'birds').points, animal(s, 'insects').points]).toEqual([0, 0]);
});
