import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { feeding, refused, type Short } from '../../../src/testing/index.ts';
import { attack, attacks, GRAZER, hunt, NEGATE_CALLS, prices, targets } from '../hunt.ts';

rule('EVO-8.1', 'only the strictly smaller species is attackable', () => {
  const s = hunt(
    [3, 1, 0, ['carnivore']],
    [
      [3, 1, 0],
      [2, 1, 0],
    ],
  );
  expect(targets(s)).toEqual([1]);
});

rule('EVO-8.2', 'Hard Shell: 6 against 6 is illegal, 6 against 5 legal', () => {
  const s = hunt(
    [6, 2, 0, ['carnivore']],
    [
      [2, 1, 0, ['hard-shell']],
      [1, 1, 0, ['hard-shell']],
    ],
  );
  expect(targets(s)).toEqual([1]);
  expect(refused(s, attack(0))).toMatchObject({
    code: 'hard-shell',
    facts: { attackSize: 6, defenceSize: 6 },
  });
});

rule('EVO-8.3', 'Pack Hunting against Hard Shell: 7 against 6 legal, 7 against 7 illegal', () => {
  const s = hunt(
    [3, 4, 0, ['carnivore', 'pack-hunting']],
    [
      [2, 1, 0, ['hard-shell']],
      [3, 1, 0, ['hard-shell']],
    ],
  );
  expect(targets(s)).toEqual([0]);
  expect(refused(s, attack(1))).toMatchObject({
    code: 'hard-shell',
    facts: { attackSize: 7, defenceSize: 7 },
  });
});

rule('EVO-8.4', 'Defensive Herding: 3 against 3 is illegal, 3 against 2 legal', () => {
  const s = hunt(
    [5, 3, 0, ['carnivore', 'pack-hunting']],
    [
      [2, 3, 0, ['defensive-herding']],
      [2, 2, 0, ['defensive-herding']],
    ],
  );
  expect(targets(s)).toEqual([1]);
});

rule('EVO-8.5', 'a caller covers both neighbours, not itself; Ambush opens all', () => {
  const row: Short[] = [
    [1, 1, 0],
    [1, 1, 0, ['warning-call']],
    [1, 1, 0],
    [1, 1, 0],
  ];
  expect(targets(hunt([4, 2, 0, ['carnivore']], row))).toEqual([1, 3]);
  expect(targets(hunt([4, 2, 0, ['carnivore', 'ambush']], row))).toEqual([0, 1, 2, 3]);
});

rule('EVO-8.6', 'two callers side by side are both open', () => {
  const row: Short[] = [
    [1, 1, 0, ['warning-call']],
    [1, 1, 0, ['warning-call']],
  ];
  expect(targets(hunt([4, 2, 0, ['carnivore']], row))).toEqual([0, 1]);
});

rule('EVO-8.7', 'Symbiosis: only the first has a larger right neighbour', () => {
  const row: Short[] = [
    [2, 1, 0, ['symbiosis']],
    [3, 1, 0],
    [3, 1, 0, ['symbiosis']],
    [3, 1, 0],
    [1, 1, 0, ['symbiosis']],
  ];
  expect(targets(hunt([6, 2, 0, ['carnivore']], row))).toEqual([1, 2, 3, 4]);
});

rule('EVO-8.8', 'Burrowing protects a full board only, and fat does not fill it', () => {
  const hunter: Short = [4, 1, 0, ['carnivore']];
  expect(targets(hunt(hunter, [[2, 2, 2, ['burrowing']]]))).toEqual([]);
  expect(targets(hunt(hunter, [[2, 2, 1, ['burrowing']]]))).toEqual([0]);
  expect(targets(hunt(hunter, [[2, 2, 1, ['burrowing', 'fat-tissue'], 2]]))).toEqual([0]);
});

rule('EVO-8.9', 'Climbing needs Climbing', () => {
  const prey: Short[] = [[1, 1, 0, ['climbing']]];
  expect(targets(hunt([4, 1, 0, ['carnivore']], prey))).toEqual([]);
  expect(targets(hunt([4, 1, 0, ['carnivore', 'climbing']], prey))).toEqual([0]);
});

rule('EVO-8.10', 'a calling carnivore may not attack its own neighbour', () => {
  const s = feeding(
    [
      [
        [3, 2, 0, ['carnivore', 'warning-call']],
        [1, 1, 0],
      ],
      [GRAZER],
    ],
    { wateringHole: 2 },
  );
  expect(attacks(s)).toEqual([]);
  expect(refused(s, 'attack player 1 species 2 with species 1')).toMatchObject({ code: 'warning-call' });
});

rule('EVO-8.11', 'nor its partner in Symbiosis', () => {
  const s = feeding(
    [
      [
        [1, 1, 0, ['symbiosis']],
        [3, 2, 0, ['carnivore']],
      ],
      [GRAZER],
    ],
    { wateringHole: 2 },
  );
  expect(attacks(s)).toEqual([]);
  expect(refused(s, 'attack player 1 species 1 with species 2')).toMatchObject({ code: 'symbiosis' });
});

rule(
  'EVO-8.12',
  'with negateNeighbourCall three protections cost exactly three cards, or four with the Horns',
  () => {
    const row: Short[] = [
      [1, 1, 0, ['hard-shell', 'climbing', 'horns']],
      [1, 1, 0, ['warning-call']],
    ];
    const hunter: Short = [2, 3, 0, ['carnivore', 'intelligence']];
    const three = ['hard-shell', 'climbing', 'warning-call-right'];
    const four = hunt(hunter, row, { hands: [4], ...NEGATE_CALLS });
    expect(prices(four, 0)).toEqual([three, [...three, 'horns']]);
    expect(refused(four, attack(0))).toMatchObject({
      code: 'hard-shell',
      facts: { attackSize: 2, defenceSize: 5 },
    });
    expect(prices(hunt(hunter, row, { hands: [3], ...NEGATE_CALLS }), 0)).toEqual([three]);
    const two = hunt(hunter, row, { hands: [2], ...NEGATE_CALLS });
    expect(prices(two, 0)).toEqual([]);
    expect(refused(two, attack(0, three))).toMatchObject({
      code: 'not-enough-cards',
      facts: { price: 3, hand: 2 },
    });
  },
);

rule('EVO-8.13', 'body size cannot be negated at any price', () => {
  const s = hunt([2, 3, 0, ['carnivore', 'intelligence']], [[2, 1, 0]], { hands: [6] });
  expect(prices(s, 0)).toEqual([]);
  expect(refused(s, attack(0))).toMatchObject({ code: 'too-large', facts: { attackSize: 2, bodySize: 2 } });
});

rule('EVO-8.14', 'with negateNeighbourCall between two callers: two discards', () => {
  const row: Short[] = [
    [1, 1, 0, ['warning-call']],
    [1, 1, 0],
    [1, 1, 0, ['warning-call']],
  ];
  const s = hunt([4, 2, 0, ['carnivore', 'intelligence']], row, { hands: [4], ...NEGATE_CALLS });
  expect(prices(s, 1)).toEqual([['warning-call-left', 'warning-call-right']]);
});

rule('EVO-8.55', 'a large species two places to the right does not protect', () => {
  const s = hunt(
    [6, 2, 0, ['carnivore']],
    [
      [2, 1, 0, ['symbiosis']],
      [2, 1, 0],
      [5, 1, 0],
    ],
  );
  expect(targets(s)).toEqual([0, 1, 2]);
});
