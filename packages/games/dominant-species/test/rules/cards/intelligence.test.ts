import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectTaken, isThrough, LONG, pawnsGained, TWO_PLAYERS, taking } from './stage.ts';

rule('DS-6.18.1', 'a pawn for you and for every animal higher in the food chain', () => {
  const pawns = {
    // One pawn of the Mammals comes off the display meanwhile.
    'animals.mammals.pawns': [2, 4],
    'animals.mammals.boxedPawns': [7, 6],
    'animals.reptiles.pawns': [3, 4],
    'animals.reptiles.boxedPawns': [7, 6],
    'animals.birds.pawns': [3, 4],
    'animals.birds.boxedPawns': [7, 6],
  } as const;
  expect(isThrough(expectTaken('intelligence', 'birds', 'C4', [], pawns, LONG))).toBe(true);
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
