import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../../src/index.ts';
import {
  bag,
  fed,
  feeding,
  options,
  play,
  refused,
  type Short,
  turnOf,
  wateringHole,
} from '../../../src/testing/index.ts';
import { FAT_ELIGIBLE, GRAZER, UNTIL_PASSED } from '../hunt.ts';

/** The row of player 1, with food for the others to keep the phase open; a hungry hunter does so at an empty hole. */
const WATCHER: Short[] = [
  [6, 2, 1, ['carnivore']],
  [1, 1, 1],
];
const table = (row: readonly Short[], hole: number, more = {}) =>
  feeding([row, [GRAZER], WATCHER], { wateringHole: hole, ...more });

rule('EVO-8.30', 'Foraging and two Cooperations from one meal: 2, 1, 1', () => {
  const s = table(
    [
      [1, 3, 0, ['cooperation', 'foraging']],
      [1, 2, 0, ['cooperation']],
      [1, 2, 0],
    ],
    9,
  );
  play(s, 'feed species 1');
  expect([fed(s, 0, 0)[1], fed(s, 0, 1)[1], fed(s, 0, 2)[1], wateringHole(s)]).toEqual([2, 1, 1, 5]);
});

rule('EVO-8.31', 'the same with three tokens: 2, 1, 0', () => {
  const s = table(
    [
      [1, 3, 0, ['cooperation', 'foraging']],
      [1, 2, 0, ['cooperation']],
      [1, 2, 0],
    ],
    3,
  );
  play(s, 'feed species 1');
  expect([fed(s, 0, 0)[1], fed(s, 0, 1)[1], fed(s, 0, 2)[1], wateringHole(s)]).toEqual([2, 1, 0, 0]);
});

rule('EVO-8.32', 'a carnivore stops the chain of plants', () => {
  const s = table(
    [
      [1, 2, 0, ['cooperation']],
      [3, 2, 0, ['carnivore']],
      [1, 2, 0],
    ],
    5,
  );
  play(s, 'feed species 1');
  expect([fed(s, 0, 0)[1], fed(s, 0, 1)[1], fed(s, 0, 2)[1], wateringHole(s)]).toEqual([1, 0, 0, 4]);
});

rule('EVO-8.33', 'a full neighbour stops the chain', () => {
  const s = table(
    [
      [1, 2, 0, ['cooperation']],
      [1, 1, 1, ['cooperation']],
      [1, 2, 0],
    ],
    5,
  );
  play(s, 'feed species 1');
  expect([fed(s, 0, 0)[1], fed(s, 0, 1)[1], fed(s, 0, 2)[1], wateringHole(s)]).toEqual([1, 1, 0, 4]);
});

rule('EVO-8.34', 'Foraging fills Fat Tissue', () => {
  const full = table([[2, 2, 2, ['fat-tissue', 'foraging']]], 5);
  play(full, 'feed species 1');
  expect([fed(full, 0, 0), wateringHole(full)]).toEqual([[2, 2, 2], 3]);
  const hungry = table([[2, 2, 1, ['fat-tissue', 'foraging']]], 5);
  play(hungry, 'feed species 1');
  expect([fed(hungry, 0, 0), wateringHole(hungry)]).toEqual([[2, 2, 1], 3]);
});

rule('EVO-8.35', 'no room for the second token', () => {
  const s = table([[1, 2, 1, ['foraging']]], 5);
  play(s, 'feed species 1');
  expect([fed(s, 0, 0), wateringHole(s)]).toEqual([[2, 2, 0], 4]);
});

rule('EVO-8.36', 'the hungry may not pass, the fed may', () => {
  const hungry = table([[1, 1, 0]], 1);
  expect(options(hungry)).toEqual(['feed species 1']);
  expect(refused(hungry, 'pass')).toMatchObject({ code: 'must-feed', facts: { species: [1] } });
  expect(options(table([[2, 2, 2, ['fat-tissue']]], 4))).toEqual(['feed species 1', 'pass']);
});

rule('EVO-8.37', 'nothing to eat and nobody to hunt: feeding ends at once', () => {
  const s = feeding([[[1, 2, 1]], [[1, 3, 1]]], { wateringHole: 0 });
  const view = evolution.view(s, 0);
  expect([view.round, view.phase]).toEqual([2, 'food']);
  expect([fed(s, 0, 0), fed(s, 1, 0), bag(s, 0), bag(s, 1)]).toEqual([[1, 0, 0], [1, 0, 0], 1, 1]);
});

rule('EVO-8.56', 'storing fat feeds the neighbour', () => {
  const s = table(
    [
      [2, 1, 1, ['fat-tissue', 'cooperation']],
      [1, 1, 0],
    ],
    3,
    FAT_ELIGIBLE,
  );
  play(s, 'feed species 1');
  expect([fed(s, 0, 0), fed(s, 0, 1), wateringHole(s)]).toEqual([[1, 1, 1], [1, 1, 0], 1]);
});

rule(
  'EVO-8.60',
  'with nobody hungry feeding ends, or goes on until the fat is full or its owner passes',
  () => {
    const rows: Short[][] = [[[1, 1, 1]], [[2, 1, 1, ['fat-tissue']]], [[1, 1, 1]]];
    const ended = feeding(rows, { wateringHole: 2 });
    expect([evolution.view(ended, 0).round, fed(ended, 1, 0), wateringHole(ended)]).toEqual([
      2,
      [1, 0, 0],
      2,
    ]);
    const eaten = feeding(rows, { wateringHole: 2, ...UNTIL_PASSED });
    expect([turnOf(eaten), options(eaten)]).toEqual([1, ['feed species 1', 'pass']]);
    play(eaten, 'feed species 1');
    expect([turnOf(eaten), fed(eaten, 1, 0)]).toEqual([1, [1, 1, 1]]);
    play(eaten, 'feed species 1');
    expect([evolution.view(eaten, 0).round, fed(eaten, 1, 0), wateringHole(eaten)]).toEqual([
      2,
      [1, 0, 2],
      0,
    ]);
    const passed = feeding(rows, { wateringHole: 2, ...UNTIL_PASSED });
    play(passed, 'pass');
    expect([evolution.view(passed, 0).round, fed(passed, 1, 0), wateringHole(passed)]).toEqual([
      2,
      [1, 0, 0],
      2,
    ]);
  },
);
