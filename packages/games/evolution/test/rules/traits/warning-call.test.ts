import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, feeding, play, refused, type Short } from '../../../src/testing/index.ts';
import { attack, attacks, GRAZER, hunt, NEGATE_CALLS, prices, targets } from '../hunt.ts';

const HUNTER: Short = [5, 3, 0, ['carnivore']];
const CALL: Short = [1, 1, 0, ['warning-call']];
const QUIET: Short = [1, 1, 0];

rule('EVO-6.17', 'both neighbours are safe from carnivores without Ambush', () => {
  const row = [QUIET, CALL, QUIET];
  expect(targets(hunt(HUNTER, row))).toEqual([1]);
  expect(targets(hunt([5, 3, 0, ['carnivore', 'ambush']], row))).toEqual([0, 1, 2]);
  const s = hunt(HUNTER, [QUIET, [1, 2, 0, ['warning-call']], QUIET]);
  expectChanged(s, () => play(s, attack(1)), {
    'players.0.species.0.food': [0, 1],
    'players.0.species.0.meat': [0, 1],
    'players.1.species.1.population': [2, 1],
    toAct: [0, 1],
  });
  // Only the neighbours themselves.
  expect(targets(hunt(HUNTER, [QUIET, QUIET, CALL, QUIET, QUIET]))).toEqual([0, 2, 4]);
  // Two callers beside one species have to be negated one by one.
  const clever = hunt([5, 3, 0, ['carnivore', 'intelligence']], [CALL, QUIET, CALL], {
    hands: [2],
    ...NEGATE_CALLS,
  });
  expect(prices(clever, 1)).toEqual([['warning-call-left', 'warning-call-right']]);
});

rule('EVO-6.17.1', 'the caller itself and calling neighbours stay open', () => {
  expect(targets(hunt(HUNTER, [CALL, CALL, QUIET]))).toEqual([0, 1]);
  // The other setting of callersProtected covers calling neighbours, never the caller by its own call.
  const options = { callersProtected: true };
  expect(targets(hunt(HUNTER, [CALL, CALL, QUIET], { options }))).toEqual([]);
  expect(targets(hunt(HUNTER, [CALL, QUIET, CALL], { options }))).toEqual([0, 2]);
});

rule('EVO-6.17.2', 'at the end of a row it covers one side', () => {
  expect(targets(hunt(HUNTER, [CALL, QUIET, QUIET]))).toEqual([0, 2]);
  expect(targets(hunt(HUNTER, [QUIET, QUIET, CALL]))).toEqual([0, 2]);
});

rule('EVO-6.17.3', "it never reaches into another player's row", () => {
  const s = feeding([[HUNTER, [6, 1, 1, ['warning-call']]], [QUIET], [CALL, GRAZER]], { wateringHole: 9 });
  expect(attacks(s)).toEqual([
    [0, 1, 0],
    [0, 2, 0],
  ]);
  expect(refused(s, 'attack player 2 species 1 with species 1')).toBeUndefined();
});
