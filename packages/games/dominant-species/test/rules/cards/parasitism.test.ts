import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectTaken, isThrough, LONG, pawnsGained, TWO_PLAYERS, taking } from './stage.ts';

rule('DS-6.24.1', 'a pawn for you and for every animal lower in the food chain', () => {
  const gaining = ['birds', 'amphibians', 'arachnids', 'insects'];
  const pawns = Object.fromEntries(
    gaining.flatMap((id) => [
      [`animals.${id}.pawns`, [3, 4]] as const,
      [`animals.${id}.boxedPawns`, [7, 6]] as const,
    ]),
  );
  expect(isThrough(expectTaken('parasitism', 'birds', 'C4', [], pawns, LONG))).toBe(true);
  const below = { mammals: 0, reptiles: 0, birds: 1, amphibians: 1, arachnids: 1, insects: 1 };
  // DS-4.7.3: whose animals they are does not matter.
  expect(pawnsGained(taking('parasitism', 'birds', 'C4', { ...LONG, animals: TWO_PLAYERS }))).toEqual(below);
});

rule('DS-6.24.2', 'the bottom animal in play gains alone', () => {
  const insects = pawnsGained(taking('parasitism', 'insects', 'E3', LONG));
  expect(insects).toEqual({ mammals: 0, reptiles: 0, birds: 0, amphibians: 0, arachnids: 0, insects: 1 });
  // Without Arachnids and Insects the Amphibians are the bottom: seven pawns at two animals.
  const s = taking('parasitism', 'amphibians', 'D2', { ...LONG, animals: { mammals: {}, amphibians: {} } });
  expect(pawnsGained(s, 7)).toEqual({ mammals: 0, amphibians: 1 });
});
