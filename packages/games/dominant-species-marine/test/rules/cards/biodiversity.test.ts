import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { byCards, earth, expectResolved, isThrough, resolving } from './stage.ts';

rule('DSM-6.3.4', '1 VP for each tile you share with another animal', () => {
  // The reef with its three others counts once; C4 is yours alone, E4 is not yours.
  const s = expectResolved(
    'biodiversity',
    'fishes',
    [],
    { 'animals.fishes.points.cards': [0, 2] },
    earth({
      cubes: { D5: { fishes: 1, reptiles: 4 }, C4: { fishes: 6 }, E4: { reptiles: 1, crustaceans: 1 } },
    }),
  );
  expect(isThrough(s)).toBe(true);
});

rule('DSM-6.3.4', 'alone everywhere you earn nothing', () => {
  const s = resolving('biodiversity', 'fishes', earth({ cubes: { D4: { fishes: 2 }, D5: { fishes: 1 } } }));
  expect(byCards(s, 'fishes')).toBe(0);
});
