import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal } from '../../../src/testing/index.ts';
import { isThrough, LONG, pawnsGained, TWO_PLAYERS, taking } from './stage.ts';

rule('DS-6.18.1', 'a pawn for you and for every animal higher in the food chain', () => {
  const s = taking('intelligence', 'birds', 'C4', LONG);
  expect(isThrough(s)).toBe(true);
  expect(pawnsGained(s)).toEqual({
    mammals: 1,
    reptiles: 1,
    birds: 1,
    amphibians: 0,
    arachnids: 0,
    insects: 0,
  });
  expect(animal(s, 'reptiles').pawns).toEqual({ available: 4, display: 0, box: 6 });
  expect(pawnsGained(taking('intelligence', 'insects', 'E3', LONG))).toEqual({
    mammals: 1,
    reptiles: 1,
    birds: 1,
    amphibians: 1,
    arachnids: 1,
    insects: 1,
  });
  // DS-4.7.3: whose animals they are does not matter.
  expect(pawnsGained(taking('intelligence', 'arachnids', 'C3', { ...LONG, animals: TWO_PLAYERS }))).toEqual({
    mammals: 1,
    reptiles: 1,
    birds: 1,
    amphibians: 1,
    arachnids: 1,
    insects: 0,
  });
});

rule('DS-6.18.2', 'the top animal in play gains alone', () => {
  expect(pawnsGained(taking('intelligence', 'mammals', 'D4', LONG))).toEqual({
    mammals: 1,
    reptiles: 0,
    birds: 0,
    amphibians: 0,
    arachnids: 0,
    insects: 0,
  });
  // Without Mammals and Reptiles the Birds are the top: six pawns at three animals.
  const s = taking('intelligence', 'birds', 'C4', {
    ...LONG,
    animals: { birds: {}, amphibians: {}, insects: {} },
  });
  expect(pawnsGained(s, 6)).toEqual({ birds: 1, amphibians: 0, insects: 0 });
});
