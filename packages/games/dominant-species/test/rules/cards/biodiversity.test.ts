import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { byCards, earth, expectTaken, isThrough, TWO_PLAYERS, taking } from './stage.ts';

rule('DS-6.2.1', 'a point for each tile that you share', () => {
  // Savannah, wetland and desert.
  const start = expectTaken('biodiversity', 'insects', 'E3', [], { 'animals.insects.points.cards': [0, 3] });
  expect(isThrough(start)).toBe(true);
  // A tile to oneself does not count, nor one where only others are.
  const more = earth({ cubes: { D3: { insects: 4 }, E4: { reptiles: 2, mammals: 1 } } });
  expect(byCards(taking('biodiversity', 'insects', 'E3', more), 'insects')).toBe(2);
  const apart = earth({ cubes: { E3: { insects: 2 }, D2: { insects: 1 }, E4: { reptiles: 2 } } });
  expect(byCards(taking('biodiversity', 'insects', 'E3', apart), 'insects')).toBe(0);
});

rule('DS-6.2.2', 'one point however many others are there, and not by the bonus table', () => {
  const crowd = { mammals: 1, reptiles: 1, birds: 1, amphibians: 1, arachnids: 1, insects: 1 };
  const one = earth({ cubes: { E3: crowd, D2: { amphibians: 1 }, E4: { reptiles: 1 } } });
  expect(byCards(taking('biodiversity', 'insects', 'E3', one), 'insects')).toBe(1);
  const five = earth({
    cubes: {
      C3: { insects: 1, birds: 3 },
      C4: { insects: 2, arachnids: 1 },
    },
  });
  expect(byCards(taking('biodiversity', 'insects', 'E3', five), 'insects')).toBe(5);
  // DS-4.7.3: the player's other animals are opposing.
  const own = earth({ cubes: { E3: { insects: 2, amphibians: 1 }, D2: { insects: 1 }, E4: { insects: 1 } } });
  expect(byCards(taking('biodiversity', 'insects', 'E3', { ...own, animals: TWO_PLAYERS }), 'insects')).toBe(
    1,
  );
});
