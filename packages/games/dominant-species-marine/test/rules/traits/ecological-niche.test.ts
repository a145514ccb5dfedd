import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, options, play } from '../../../src/testing/index.ts';
import { atTurn, control, cubes, earth, four, isThrough } from '../cards/stage.ts';

/** Speciation around the Sun between kelp, Land and the reef. */
const SUN = {
  animals: four({ reptiles: { traits: ['ecological-niche'] } }),
  speciation: ['sun', 'worms', 'plankton', 'algae'],
};
const counts = (hex: string, most: number) =>
  Array.from({ length: most + 1 }, (_, n) => `add ${n} to ${hex}`);

rule('DSM-6.4.7', 'with the pawn of the type each limit is 1 higher for you', () => {
  const s = atTurn('reptiles', { ...SUN, ...control({ sun: 'reptiles' }) });
  play(s, 'place a pawn on speciation-1', 'speciate around C3-D3-D4');
  expect(options(s)).toEqual(counts('C3', 3));
  play(s, 'add 3 to C3');
  expect(options(s)).toEqual(counts('D3', 2));
  play(s, 'add 2 to D3');
  expect(options(s)).toEqual(counts('D4', 3));
  const whole = atTurn('reptiles', { ...SUN, ...control({ sun: 'reptiles' }) });
  const moves = [
    ...['place a pawn on speciation-1', 'speciate around C3-D3-D4'],
    ...['add 3 to C3', 'add 2 to D3', 'add 3 to D4'],
  ];
  expectChanged(whole, () => play(whole, ...moves), {
    'cubes.C3.reptiles': [0, 3],
    'cubes.D3.reptiles': [0, 2],
    'cubes.D4.reptiles': [3, 6],
    'animals.reptiles.pool': [31, 23],
    'animals.reptiles.pawns': [4, 3],
    'spaces.speciation-1': [undefined, 'reptiles'],
    toAct: ['reptiles', 'crustaceans'],
  });
});

rule('DSM-6.4.7', 'and 1 lower for others, nothing on Land and vents', () => {
  const s = atTurn('fishes', { ...SUN, ...control({ sun: 'reptiles' }), forced: 'auto' });
  play(s, 'place a pawn on speciation-1', 'speciate around C3-D3-D4');
  expect(options(s)).toEqual(counts('C3', 1));
  play(s, 'add 1 to C3');
  // Land is passed over.
  expect(options(s)).toEqual(counts('D4', 1));
  const vent = atTurn('fishes', {
    ...SUN,
    ...control({ sun: 'reptiles' }),
    ...earth({ corners: { 'C3-D3-D4': null, 'D1.NE': 'sun' } }),
    forced: 'auto',
  });
  play(vent, 'place a pawn on speciation-1', 'speciate around D1.NE');
  expect([isThrough(vent), cubes(vent, 'D1')]).toEqual([true, {}]);
});

rule('DSM-6.4.7', 'without control of that pawn, or without the trait, limits stay', () => {
  const others = atTurn('reptiles', { ...SUN, ...control({ worms: 'reptiles', sun: 'fishes' }) });
  play(others, 'place a pawn on speciation-1', 'speciate around C3-D3-D4');
  expect(options(others)).toEqual(counts('C3', 2));
  const free = atTurn('fishes', { ...SUN, ...control({ worms: 'reptiles' }) });
  play(free, 'place a pawn on speciation-1', 'speciate around C3-D3-D4');
  expect(options(free)).toEqual(counts('C3', 2));
});
