import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpecies } from '../../../src/index.ts';
import { animal, options, play, question, refused, SIX, tile } from '../../../src/testing/index.ts';
import { cubes, declineUntil, earth, expectTaken, isThrough, phase, TWO_PLAYERS, taking } from './stage.ts';

const insects = (fields: object) => ({ animals: { ...SIX, insects: fields } });
const round = (s: ReturnType<typeof taking>) => dominantSpecies.view(s, 0).round;

rule(
  'DS-6.13.1',
  'up to five eliminated cubes come to one tile, and this Extinction passes them over',
  () => {
    const s = taking('hibernation', 'insects', 'E3', insects({ eliminated: 7 }));
    expect(options(s)).toEqual(['C3', 'C4', 'D2', 'D3', 'D4', 'E3', 'E4'].map((hex) => `choose tile ${hex}`));
    // No grass on the forest: the Insects are endangered there.
    play(s, 'choose tile C4');
    expect(options(s)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `add ${n} to C4`));
    expect(refused(s, 'add 6 to C4')).toMatchObject({ code: 'limit', facts: { limit: 5 } });
    play(s, 'add 5 to C4');
    expect(tile(s, 'C4')).toMatchObject({ cubes: { insects: 5 }, endangered: ['insects'], safe: 5 });
    expect(animal(s, 'insects').eliminated).toBe(2);
    declineUntil(s, () => phase(s) === 'planning');
    expect(cubes(s, 'C4').insects).toBe(5);
    expect(animal(s, 'insects').eliminated).toBe(2);
  },
);

rule('DS-6.13.1', 'they come back and are safe, and nothing else changes', () => {
  const changes = {
    'cubes.C4.insects': [0, 5],
    'animals.insects.eliminated': [7, 2],
    'safe.insects.C4': [0, 5],
  } as const;
  const more = insects({ eliminated: 7 });
  expectTaken('hibernation', 'insects', 'E3', ['choose tile C4', 'add 5 to C4'], changes, more);
});

rule('DS-6.13.2', 'only eliminated cubes, not those of the gene pool', () => {
  const s = taking('hibernation', 'insects', 'E3', insects({ eliminated: 2 }));
  const { pool } = animal(s, 'insects');
  expect(pool).toBe(28);
  play(s, 'choose tile C4');
  expect(options(s)).toEqual(['add 0 to C4', 'add 1 to C4', 'add 2 to C4']);
  expect(refused(s, 'add 3 to C4')).toMatchObject({ code: 'too-few', facts: { stock: 2 } });
  play(s, 'add 2 to C4');
  expect(animal(s, 'insects')).toMatchObject({ pool, eliminated: 0 });
});

rule('DS-6.13.3', 'other cubes there are not safe, and the safety ends with the round', () => {
  const s = taking('hibernation', 'insects', 'E3', {
    ...insects({ eliminated: 3 }),
    ...earth({ cubes: { C4: { birds: 2, insects: 2 } } }),
  });
  play(s, 'choose tile C4', 'add 3 to C4');
  expect(tile(s, 'C4')).toMatchObject({ cubes: { insects: 5 }, safe: 3 });
  declineUntil(s, () => phase(s) === 'planning');
  expect(cubes(s, 'C4').insects).toBe(3);
  expect(tile(s, 'C4').safe).toBeUndefined();
  // A round without actions: at its Extinction they are ordinary cubes.
  expect(round(s)).toBe(2);
  while (phase(s) === 'planning') play(s, options(s)[0] ?? '');
  declineUntil(s, () => round(s) === 3);
  expect(cubes(s, 'C4').insects).toBeUndefined();
  expect(animal(s, 'insects').eliminated).toBe(5);
});

rule('DS-6.13.4', 'tile, then number; without eliminated cubes there is no effect', () => {
  const s = taking('hibernation', 'insects', 'E3', insects({ eliminated: 1 }));
  expect(question(s)).toBe('hibernation-tile');
  play(s, 'choose tile D3');
  expect(question(s)).toBe('hibernation-cubes');
  expect(refused(s, 'stop')).toMatchObject({ code: 'no-way-out' });
  play(s, 'add 0 to D3');
  expect([isThrough(s), animal(s, 'insects').eliminated]).toEqual([true, 1]);
  expect(isThrough(taking('hibernation', 'insects', 'E3'))).toBe(true);
  // DS-4.7.3: the eliminated cubes of the player's other animals are not yours.
  const two = taking('hibernation', 'insects', 'E3', {
    animals: { ...TWO_PLAYERS, amphibians: { seat: 1, eliminated: 6 } },
  });
  expect(isThrough(two)).toBe(true);
});

rule('DS-5.7.4 DS-6.13.3', 'when some cubes leave the tile, unsafe ones leave first', () => {
  const s = taking('hibernation', 'insects', 'E3', {
    ...insects({ eliminated: 3 }),
    ...earth({ cubes: { D3: { insects: 1 } } }),
    cards: { faceUp: ['hibernation', 'cold-snap'], deck: 3 },
    spaces: { 'domination-1': 'insects', 'domination-2': 'insects', 'domination-3': 'insects' },
  });
  play(s, 'choose tile D3', 'add 3 to D3');
  expect(tile(s, 'D3')).toMatchObject({ cubes: { insects: 4 }, safe: 3 });
  // The Amphibians dominate the wetland and take Cold Snap.
  play(s, 'score D2', 'choose cold-snap');
  expect(animal(s, 'insects').eliminated).toBe(1);
  expect(tile(s, 'D3')).toMatchObject({ cubes: { insects: 3 }, safe: 3 });
});
