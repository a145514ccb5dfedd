import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, play, type Short } from '../../../src/testing/index.ts';
import { attack, hunt, prices, targets } from '../hunt.ts';

const CALL: Short = [1, 1, 0, ['warning-call']];
const QUIET: Short = [1, 1, 0];
const AMBUSH: Short = [5, 3, 0, ['carnivore', 'ambush']];

rule('EVO-6.1', 'a carnivore with Ambush ignores Warning Call', () => {
  expect(targets(hunt([5, 3, 0, ['carnivore']], [QUIET, CALL]))).toEqual([1]);
  expect(targets(hunt(AMBUSH, [QUIET, CALL]))).toEqual([0, 1]);
  const s = hunt(AMBUSH, [[1, 2, 0], CALL]);
  expectChanged(s, () => play(s, attack(0)), {
    'players.0.species.0.food': [0, 1],
    'players.0.species.0.meat': [0, 1],
    'players.1.species.0.population': [2, 1],
    toAct: [0, 1],
  });
  // Nothing to ignore: as without it.
  expect(targets(hunt(AMBUSH, [QUIET]))).toEqual([0]);
});

rule('EVO-6.1.1', 'both neighbours at once', () => {
  expect(targets(hunt(AMBUSH, [CALL, QUIET, CALL]))).toEqual([0, 1, 2]);
  // Nothing is left for Intelligence to negate.
  const clever = hunt([5, 3, 0, ['carnivore', 'ambush', 'intelligence']], [CALL, QUIET, CALL], {
    hands: [3],
  });
  expect(prices(clever, 1)).toEqual([[]]);
});

rule('EVO-6.1.2', 'it lifts no other protection and does nothing without Carnivore', () => {
  const others: Short[] = [
    [1, 1, 1, ['burrowing']],
    [1, 1, 0, ['climbing']],
    [1, 3, 0, ['defensive-herding']],
    [1, 1, 0, ['hard-shell']],
    [2, 1, 0, ['symbiosis']],
    [5, 1, 0],
  ];
  expect(targets(hunt(AMBUSH, others))).toEqual([]);
  expect(targets(hunt([5, 3, 0, ['ambush']], [QUIET, CALL]))).toEqual([]);
});

rule('EVO-6.1.3', 'it opens the species beside a caller; the caller is open to everybody', () => {
  const row = [QUIET, CALL, QUIET, QUIET];
  expect(targets(hunt([5, 3, 0, ['carnivore']], row))).toEqual([1, 3]);
  expect(targets(hunt(AMBUSH, row))).toEqual([0, 1, 2, 3]);
});
