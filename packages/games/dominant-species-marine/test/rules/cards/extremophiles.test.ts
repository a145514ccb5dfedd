import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { byCards, earth, expectResolved, isThrough, resolving } from './stage.ts';

rule('DSM-6.3.12', '1 VP for each of your cubes on vents, smokers and geysers alike', () => {
  // D1 is a geyser, D7 a smoker.
  const s = expectResolved(
    'extremophiles',
    'crustaceans',
    [],
    { 'animals.crustaceans.points.cards': [0, 5] },
    earth({ cubes: { D1: { crustaceans: 2 }, D7: { crustaceans: 3, fishes: 4 }, D6: { crustaceans: 5 } } }),
  );
  expect(isThrough(s)).toBe(true);
});

rule('DSM-6.3.12', 'nothing without cubes on vents', () => {
  expect(byCards(resolving('extremophiles', 'crustaceans'), 'crustaceans')).toBe(0);
});
