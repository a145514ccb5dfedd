import { DRAWN, rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { animal, play, tile } from '../../../src/testing/index.ts';
import { answers, atTurn, earth, expectResolved, four, isThrough, resolving } from '../cards/stage.ts';

const RAM = four({ reptiles: { traits: ['ram-feeder'] } });

rule('DSM-6.4.14', 'one more printed element, Plankton', () => {
  const s = atTurn('reptiles', { animals: RAM, ...earth({ cubes: { D5: { reptiles: 1 } } }) });
  expect(animal(s, 'reptiles')).toMatchObject({
    elements: { sponges: 1, sun: 2, plankton: 1 },
    printed: { sponges: 1, sun: 2, plankton: 1 },
  });
  // D5 has Plankton and Worms: they thrive, and two tiles count for Domination.
  expect(tile(s, 'D5').endangered).toEqual([]);
  expect(animal(s, 'reptiles').values).toEqual({ sponges: 1, sun: 2, plankton: 2 });
});

rule('DSM-6.4.14', 'a card that counts your elements counts it, and nothing else changes', () => {
  // Sponges, Sun and Plankton lie at the reef.
  const paid = { 'animals.reptiles.points.cards': [0, 3] } as const;
  expectResolved('ecodiversity', 'reptiles', [], paid, { animals: RAM });
});

rule('DSM-6.4.14', 'it uses no space', () => {
  const two = atTurn('reptiles', {
    animals: four({ reptiles: { traits: ['ram-feeder'], elements: ['sun', 'sun'] } }),
    boxes: { adaptation: ['worms'] },
  });
  play(two, 'place a pawn on adaptation-1', 'take worms', 'keep it on the board');
  expect(Object.values(animal(two, 'reptiles').elements).reduce((a, b) => a + b, 0)).toBe(7);
  const three = atTurn('reptiles', {
    animals: four({ reptiles: { traits: ['ram-feeder'], elements: ['sun', 'sun', 'sun'] } }),
    boxes: { adaptation: ['worms'] },
  });
  play(three, 'place a pawn on adaptation-1');
  expect(isThrough(three)).toBe(true);
});

rule('DSM-6.4.14', 'it can never be removed', () => {
  const right = { chain: 'right' };
  const s = atTurn('crustaceans', {
    animals: four({ reptiles: { traits: ['ram-feeder'], ...right }, cephalopods: right, fishes: right }),
    boxes: { regression: ['plankton'] },
  });
  play(s, 'retrieve');
  expect(animal(s, 'reptiles').elements).toEqual({ sponges: 1, sun: 2, plankton: 1 });
});

rule('DSM-6.4.14 DSM-6.3.15', 'with the card goes its element, and nothing else', () => {
  const position = { animals: RAM };
  const drawn = answers(resolving('gene-expression', 'reptiles', position), 'choose the trait');
  const other = drawn.find((trait) => trait !== 'exaptation');
  const s = expectResolved(
    'gene-expression',
    'reptiles',
    [`choose the trait ${other}`, 'give up ram-feeder'],
    {
      'animals.reptiles.traits.0': ['ram-feeder', other],
      random: DRAWN,
    },
    position,
  );
  expect(animal(s, 'reptiles').elements).toEqual({ sponges: 1, sun: 2 });
});
