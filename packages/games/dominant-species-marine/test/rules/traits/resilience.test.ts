import { changesOf, rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { dominantSpeciesMarine } from '../../../src/index.ts';
import { play } from '../../../src/testing/index.ts';
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
  const before = dominantSpeciesMarine.writePosition(s);
  play(s, 'retrieve');
  const changes = changesOf(before, dominantSpeciesMarine.writePosition(s));
  // What a Reseed brings to the display is chance.
  const display = /^(random|boxes|speciation|chips)\b/;
  expect(Object.fromEntries(Object.entries(changes).filter(([path]) => !display.test(path)))).toEqual({
    'animals.cephalopods.elements': [['worms', 'sun'], []],
    'animals.reptiles.chain': ['right', 'left'],
    'animals.cephalopods.chain': ['right', 'left'],
    'animals.fishes.chain': ['right', 'left'],
    round: [1, 2],
    toAct: ['crustaceans', 'fishes'],
  });
});

rule('DSM-6.4.15', 'you may still place a cube in Regression', () => {
  const s = atTurn('fishes', { animals: four({ fishes: { traits: ['resilience'] } }) });
  play(s, 'place a pawn on regression-1', 'use the action');
  expect(view(s).regression).toEqual(['fishes', null]);
});
