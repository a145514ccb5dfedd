import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, play } from '../../../src/testing/index.ts';
import { atTurn, four, view } from '../cards/stage.ts';

const right = { chain: 'right', elements: ['sun', 'worms'] };

rule('DSM-6.4.15', 'you lose no disks to Regression, others do', () => {
  const s = atTurn('crustaceans', {
    animals: four({
      reptiles: { chain: 'right' },
      cephalopods: right,
      fishes: { traits: ['resilience'], ...right },
    }),
    boxes: { regression: ['sun', 'worms'] },
    forced: 'auto',
  });
  play(s, 'retrieve');
  expect(view(s).round).toBe(2);
  expect(animal(s, 'fishes').elements).toEqual({ algae: 1, plankton: 2, sun: 1, worms: 1 });
  expect(animal(s, 'cephalopods').elements).toEqual({ sponges: 1, gastropods: 2 });
});

rule('DSM-6.4.15', 'you may still place a cube in Regression', () => {
  const s = atTurn('fishes', { animals: four({ fishes: { traits: ['resilience'] } }) });
  play(s, 'place a pawn on regression-1', 'use the action');
  expect(view(s).regression).toEqual(['fishes', null]);
});
