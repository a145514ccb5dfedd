import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { byCards, earth, expectResolved, four, isThrough, NO_DISKS, resolving } from './stage.ts';

rule('DSM-6.3.10', '1 VP for each disk on Earth of a type your animal has', () => {
  // Algae and Worms at the start; two more Worms and a Sun far from any cube.
  const far = earth({ corners: { 'C1-D1-D2': 'worms', 'D7.SE': 'worms', 'D7.SW': 'sun' } });
  const paid = { 'animals.crustaceans.points.cards': [0, 4] } as const;
  expect(isThrough(expectResolved('ecodiversity', 'crustaceans', [], paid, far))).toBe(true);
  // A disk of Sun makes the two Suns count, a second one nothing more.
  const more = resolving('ecodiversity', 'crustaceans', {
    ...far,
    animals: four({ crustaceans: { elements: ['sun', 'sun'] } }),
  });
  expect(byCards(more, 'crustaceans')).toBe(6);
});

rule('DSM-6.3.10', 'no match at all is worth nothing', () => {
  const s = resolving('ecodiversity', 'crustaceans', {
    animals: four({ crustaceans: { traits: ['carnivore'] } }),
    ...earth({ corners: { ...NO_DISKS, 'D4-E3-E4': 'gastropods' } }),
  });
  expect([isThrough(s), byCards(s, 'crustaceans')]).toEqual([true, 0]);
});
