import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, options, play } from '../../../src/testing/index.ts';
import { look, ofType } from '../box.ts';
import { begun, expectTaken, four, isOver, takes, turn } from './stage.ts';

rule('DSM-5.9.1', 'a cube of the gene pool goes to an empty square', () => {
  const { s } = begun('fishes', 'regression-1');
  expect(options(s)).toEqual(['use the action', 'forgo']);
  const events = play(s, 'use the action');
  expect(ofType(events, 'regression-cube')).toMatchObject([{ animal: 'fishes', rule: 'DSM-5.9.1' }]);
  expect(isOver(s, 'fishes')).toBe(true);
  const placed = { 'regression.0': [null, 'fishes'], 'animals.fishes.pool': [31, 30] } as const;
  expectTaken('fishes', 'regression-1', ['use the action'], placed);
});

rule('DSM-5.9.1', 'without a cube in the pool or an empty square there is no effect', () => {
  const dry = takes('fishes', 'regression-1', { animals: four({ fishes: { pool: 0 } }) });
  expect([isOver(dry, 'fishes'), look(dry).regression]).toEqual([true, [null, null]]);
  const full = takes('fishes', 'regression-1', { regression: ['reptiles', 'crustaceans'] });
  expect([isOver(full, 'fishes'), animal(full, 'fishes').pool]).toEqual([true, 31]);
});

rule('DSM-5.9.1 DSM-5.4.1', 'forfeited', () => {
  const s = takes('fishes', 'regression-2');
  play(s, 'forgo');
  expect([look(s).regression, animal(s, 'fishes').pool, isOver(s, 'fishes')]).toEqual([
    [null, null],
    31,
    true,
  ]);
});

rule('DSM-5.9.2', 'a bumped animal keeps its cube, so both squares can be full while a space is free', () => {
  const s = turn('fishes', { specials: { sun: { controller: 'cephalopods' } } });
  play(s, 'place a pawn on regression-1', 'use the action');
  play(s, 'use the pawn of sun', 'place a pawn on regression-1', 'use the action');
  expect(animal(s, 'fishes').pawns.available).toBe(4);
  expect(look(s).regression).toEqual(['fishes', 'cephalopods']);
  // The second space is free, and there is no square for it.
  play(s, 'place a pawn on regression-2');
  expect([isOver(s, 'reptiles'), animal(s, 'reptiles').pool]).toEqual([true, 31]);
});

rule('DSM-5.9.3', 'an animal may have both squares, which keeps others out', () => {
  const s = takes('fishes', 'regression-2', {
    specials: { sun: { controller: 'cephalopods' } },
    spaces: { 'regression-1': 'fishes' },
    regression: ['fishes', null],
  });
  play(s, 'use the action');
  expect([look(s).regression, animal(s, 'fishes').pool]).toEqual([['fishes', 'fishes'], 29]);
  play(s, 'use the pawn of sun', 'place a pawn on regression-1');
  expect(isOver(s, 'cephalopods')).toBe(true);
});

rule('DSM-5.9.4', 'nothing happens to the disks of anybody at once', () => {
  const s = takes('fishes', 'regression-1', {
    animals: four({ reptiles: { elements: ['worms'] }, fishes: { elements: ['worms'] } }),
    boxes: { regression: ['worms'] },
  });
  const events = play(s, 'use the action');
  expect(events.map(({ type }) => type)).toEqual(['regression-cube']);
  expect([animal(s, 'reptiles').elements.worms, animal(s, 'fishes').elements.worms]).toEqual([1, 1]);
  expect(look(s).boxes.regression).toEqual({ worms: 1 });
});
