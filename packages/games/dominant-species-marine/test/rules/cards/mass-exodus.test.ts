import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { options, play, refused } from '../../../src/testing/index.ts';
import { byTraits, cubes, earth, expectResolved, four, isThrough, resolving } from './stage.ts';

const REEF = earth({ cubes: { D4: { fishes: 1, crustaceans: 3 }, D5: { reptiles: 1 } } });

const BESIDE = ['C3', 'C4', 'D3', 'D5', 'E3', 'E4'];

rule('DSM-6.3.19', 'all cubes of a tile, whoever owns them, go to adjacent tiles as you like', () => {
  const s = resolving('mass-exodus', 'crustaceans', REEF);
  expect(options(s)).toHaveLength(15);
  play(s, 'choose tile D4');
  expect(options(s)).toEqual(['send 0 fishes to C3', 'send 1 fishes to C3']);
  expect(refused(s, 'send 1 crustaceans to C3')).toMatchObject({
    code: 'other-question',
    rule: 'DSM-6.3.19',
  });
  play(s, 'send 0 fishes to C3', 'send 1 fishes to C4');
  play(s, 'send 2 crustaceans to C3', 'send 0 crustaceans to C4', 'send 0 crustaceans to D3');
  play(s, 'send 0 crustaceans to D5', 'send 0 crustaceans to E3');
  // The last one cannot stay.
  expect(refused(s, 'send 0 crustaceans to E4')).toMatchObject({ code: 'all-leave', rule: 'DSM-6.3.19' });
  expect(refused(s, 'stop')).toMatchObject({ code: 'no-way-out' });
  play(s, 'send 1 crustaceans to E4');
  expect(isThrough(s)).toBe(true);
  expectResolved(
    'mass-exodus',
    'crustaceans',
    [
      ...['choose tile D4', 'send 0 fishes to C3', 'send 1 fishes to C4'],
      ...[2, 0, 0, 0, 0, 1].map((n, i) => `send ${n} crustaceans to ${BESIDE[i]}`),
    ],
    {
      'cubes.D4.fishes': [1, 0],
      'cubes.D4.crustaceans': [3, 0],
      'cubes.C3.crustaceans': [0, 2],
      'cubes.C4.fishes': [0, 1],
      'cubes.E4.crustaceans': [0, 1],
    },
    REEF,
  );
});

rule('DSM-6.3.19 DSM-6.1.7', 'a tile without cubes may be chosen', () => {
  const s = resolving('mass-exodus', 'crustaceans', REEF);
  play(s, 'choose tile C1');
  expect([isThrough(s), cubes(s, 'D4')]).toEqual([true, { fishes: 1, crustaceans: 3 }]);
});

rule('DSM-6.3.19 DSM-6.4.13', 'cubes that move are no prey', () => {
  const s = resolving('mass-exodus', 'crustaceans', {
    ...REEF,
    animals: four({ reptiles: { traits: ['prey-switching'] } }),
  });
  play(s, 'choose tile D5', 'send 1 reptiles to C4');
  expect(byTraits(s, 'reptiles')).toBe(0);
});
