import { expect, test } from 'vitest';
import { BY_BODY_SIZE } from '../src/attack.ts';
import { attackMove, attackNegated, attackSeat, attackSpecies, attackTarget } from '../src/moves.ts';
import { blockFacts, NEGATABLE, TRAITS, traitFacts } from '../src/traits.ts';

/** States, hashes and logs hold these numbers: they never change, new ones are added behind them. */
test('numbers of traits and bits of negated cards are what they were', () => {
  expect(TRAITS.slice(0, 17)).toEqual([
    'ambush',
    'burrowing',
    'carnivore',
    'climbing',
    'cooperation',
    'defensive-herding',
    'fat-tissue',
    'fertile',
    'foraging',
    'hard-shell',
    'horns',
    'intelligence',
    'long-neck',
    'pack-hunting',
    'scavenger',
    'symbiosis',
    'warning-call',
  ]);
  expect(NEGATABLE.slice(0, 8)).toEqual([
    'hard-shell',
    'burrowing',
    'climbing',
    'defensive-herding',
    'symbiosis',
    'warning-call-left',
    'warning-call-right',
    'horns',
  ]);
});

test('each card that can be negated has a bit of its own, without gaps, and moves have room for it', () => {
  expect(NEGATABLE.map((name) => blockFacts(name).bit)).toEqual(NEGATABLE.map((_, i) => i));
  expect(BY_BODY_SIZE).toBe(1 << NEGATABLE.length);
  expect(NEGATABLE.length).toBeLessThanOrEqual(10);
});

test('leaves act in an order without ties', () => {
  const order = TRAITS.map((id) => traitFacts(id).leaf).filter((leaf) => leaf !== undefined);
  expect(new Set(order).size).toBe(order.length);
});

test('an attack names ten cards', () => {
  const moves = new Set<number>();
  for (const negated of [0, 1, 0x80, 0xff, 0x100, 0x200, 0x3ff]) {
    for (const [species, seat, target] of [
      [0, 0, 0],
      [5, 3, 17],
      [127, 5, 127],
    ] as const) {
      const move = attackMove(species, seat, target, negated);
      expect([attackSpecies(move), attackSeat(move), attackTarget(move), attackNegated(move)]).toEqual([
        species,
        seat,
        target,
        negated,
      ]);
      expect(move).toBeLessThan(2 ** 30);
      moves.add(move);
    }
  }
  expect(moves.size).toBe(21);
});

test('an attack that negates some of the first eight cards has the number that it had in version 1', () => {
  expect(attackMove(3, 2, 9, 0b1010_0001)).toBe((4 << 27) | (3 << 19) | (2 << 16) | (9 << 8) | 0b1010_0001);
});
