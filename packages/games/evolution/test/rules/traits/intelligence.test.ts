import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../../src/index.ts';
import {
  expectChanged,
  fed,
  feeding,
  handSize,
  options,
  play,
  refused,
  type Short,
  turnOf,
} from '../../../src/testing/index.ts';
import { attack, GRAZER, hunt, prices } from '../hunt.ts';

const THINKER: Short = [1, 4, 0, ['intelligence']];
const kind = (s: Parameters<typeof turnOf>[0]) => evolution.decision(s, turnOf(s)).kind;

rule('EVO-6.12', 'a plant eater buys two plants, a carnivore buys off one protection', () => {
  const card = { trait: 'horns', food: 4 };
  const spent = { 'players.0.hand.0': [[card], []], 'discard.0': [[], [card]] } as const;
  const plant = feeding([[THINKER], [GRAZER]], { wateringHole: 9, hands: [[card]] });
  expectChanged(plant, () => play(plant, 'discard horns 4 for intelligence of species 1'), {
    ...spent,
    'players.0.species.0.food': [0, 2],
  });
  const clever = hunt([5, 4, 0, ['carnivore', 'intelligence']], [[2, 2, 0, ['climbing']], GRAZER], {
    hands: [[card]],
  });
  expectChanged(clever, () => play(clever, attack(0, ['climbing']), 'pay with horns 4'), {
    ...spent,
    'players.0.species.0.food': [0, 2],
    'players.0.species.0.meat': [0, 2],
    'players.1.species.0.population': [2, 1],
    toAct: [0, 1],
  });
  // Without cards there is nothing to buy with.
  expect(kind(feeding([[THINKER], [GRAZER]], { wateringHole: 9 }))).toBe('feed');
  expect(prices(hunt([5, 4, 0, ['carnivore', 'intelligence']], [[2, 1, 0, ['climbing']]]), 0)).toEqual([]);
});

rule('EVO-6.12.1', 'a carnivore never buys plants', () => {
  const rows: Short[][] = [[[3, 2, 0, ['intelligence', 'carnivore']], THINKER], [GRAZER]];
  const s = feeding(rows, { wateringHole: 9, hands: [[{ trait: 'horns', food: 4 }]] });
  expect(options(s)).toEqual(['discard horns 4 for intelligence of species 2', 'decline']);
  expect(refused(s, 'discard horns 4 for intelligence of species 1')).toMatchObject({
    code: 'carnivore',
    rule: 'EVO-6.12.1',
  });
  // Alone it is not even asked.
  expect(
    kind(
      feeding([[[3, 2, 0, ['intelligence', 'carnivore']], GRAZER], [GRAZER]], {
        wateringHole: 9,
        hands: [1],
      }),
    ),
  ).toBe('feed');
});

rule('EVO-6.12.2', 'cards drawn for an extinct species can be spent at once', () => {
  const s = feeding([[[5, 2, 0, ['carnivore']], GRAZER], [[2, 1, 0, ['horns']], THINKER], [GRAZER]], {
    wateringHole: 9,
  });
  expect(kind(s)).toBe('feed');
  play(s, attack(0));
  // Player 2 had no card before; the draw gave one, and the window before the own turn offers it.
  expect([turnOf(s), kind(s), handSize(s, 1)]).toEqual([1, 'intelligence', 1]);
  play(s, options(s)[0]!);
  expect([fed(s, 1, 0), handSize(s, 1)]).toEqual([[4, 2, 0], 0]);
});

rule('EVO-6.12.3', 'two intelligent species share one hand', () => {
  const s = feeding([[THINKER, THINKER], [GRAZER]], {
    wateringHole: 9,
    hands: [[{ trait: 'horns', food: 4 }]],
  });
  expect(options(s)).toEqual([
    'discard horns 4 for intelligence of species 1',
    'discard horns 4 for intelligence of species 2',
    'decline',
  ]);
  play(s, 'discard horns 4 for intelligence of species 2');
  expect([fed(s, 0, 0)[1], fed(s, 0, 1)[1]]).toEqual([0, 2]);
  expect(kind(s)).toBe('feed');
});
