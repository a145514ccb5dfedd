import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../../src/index.ts';
import {
  bag,
  expectChanged,
  fed,
  feeding,
  options,
  play,
  refused,
  type Short,
  sp,
  table,
  wateringHole,
} from '../../../src/testing/index.ts';
import { ofType } from '../box.ts';
import { attack, beforeReveal, FAT_ELIGIBLE, GRAZER, hunt, REVEALED, revealing, targets } from '../hunt.ts';

const eating = (x: Short, more = {}) => feeding([[x], [GRAZER], [GRAZER]], { wateringHole: 9, ...more });
const FOOD = [{ trait: 'horns', food: 3 }];

rule('EVO-6.7', 'food beyond a full board is kept, and eaten when the next food is revealed', () => {
  const s = eating([3, 1, 1, ['fat-tissue']]);
  expectChanged(s, () => play(s, 'feed species 1'), {
    wateringHole: [9, 8],
    'players.0.species.0.fat': [0, 1],
    toAct: [0, 1],
  });
  const next = beforeReveal([[3, 3, 0, ['fat-tissue'], 2]]);
  expectChanged(next, () => play(next, 'end turn'), {
    'players.0.species.0.food': [0, 2],
    'players.0.species.0.fat': [2, 0],
    ...REVEALED,
  });
  // As much as fits, no more.
  expect(fed(revealing([[[3, 1, 0, ['fat-tissue'], 3]], [GRAZER]], FOOD), 0, 0)).toEqual([1, 1, 2]);
  // Empty card: nothing moves.
  expect(fed(revealing([[[3, 1, 0, ['fat-tissue']]], [GRAZER]], FOOD), 0, 0)).toEqual([1, 0, 0]);
  // Storing more is no duty.
  expect(options(eating([3, 1, 1, ['fat-tissue']]))).toEqual(['feed species 1', 'pass']);
});

rule('EVO-6.7.1', 'board first, card second', () => {
  const s = eating([3, 2, 1, ['fat-tissue', 'foraging']]);
  play(s, 'feed species 1');
  expect(fed(s, 0, 0)).toEqual([2, 2, 1]);
  const meat = hunt([5, 4, 1, ['carnivore', 'fat-tissue'], 1], [[2, 2, 0]]);
  play(meat, attack(0));
  expect(fed(meat, 0, 0)).toEqual([4, 3, 1]);
});

rule(
  'EVO-6.7.2',
  'moving fat is no take: a carnivore does it, Foraging adds nothing, Cooperation passes nothing',
  () => {
    const s = revealing(
      [
        [[3, 3, 0, ['fat-tissue', 'carnivore'], 2]],
        [[2, 3, 0, ['fat-tissue', 'foraging', 'cooperation'], 1], GRAZER],
        [GRAZER],
      ],
      FOOD,
    );
    expect(fed(s, 0, 0)).toEqual([3, 2, 0]);
    expect(fed(s, 1, 0)).toEqual([3, 1, 0]);
    expect(fed(s, 1, 1)).toEqual([6, 0, 0]);
  },
);

rule('EVO-6.7.3', 'the card holds as much as the body size', () => {
  const s = eating([2, 1, 1, ['fat-tissue', 'foraging'], 1]);
  play(s, 'feed species 1');
  expect([fed(s, 0, 0), wateringHole(s)]).toEqual([[1, 1, 2], 8]);
  expect(
    refused(
      feeding([[[2, 1, 1, ['fat-tissue'], 2], GRAZER], [GRAZER]], { wateringHole: 9 }),
      'feed species 1',
    ),
  ).toMatchObject({
    code: 'no-room',
    facts: { fat: 2, bodySize: 2 },
  });
  const larger = eating([3, 1, 1, ['fat-tissue', 'foraging'], 1]);
  play(larger, 'feed species 1');
  expect(fed(larger, 0, 0)).toEqual([1, 1, 3]);
});

rule('EVO-6.7.4', 'fat stays on the card when the round ends', () => {
  const s = feeding([[[3, 1, 1, ['fat-tissue'], 2]], [[1, 1, 1]]], { wateringHole: 1 });
  expect(evolution.view(s, 0).phase).toBe('food');
  expect([fed(s, 0, 0), bag(s, 0)]).toEqual([[1, 0, 2], 1]);
});

rule('EVO-6.7.5', 'on extinction, on replacement and at the end of the game fat goes to the bag', () => {
  const dead = hunt([5, 3, 0, ['carnivore']], [[2, 1, 1, ['fat-tissue'], 2], GRAZER]);
  play(dead, attack(0));
  expect(bag(dead, 1)).toBe(3);

  const replaced = (replacedFat: string) => {
    const s = table({
      phase: 'play',
      options: { replacedFat },
      players: [
        {
          hand: [{ trait: 'burrowing', food: 1 }, 'horns'],
          species: [sp(3, 2, 0, ['fat-tissue', 'climbing'], 2)],
        },
        { hand: ['horns'] },
      ],
    });
    play(s, 'put burrowing 1 on species 1 replacing fat-tissue');
    return bag(s, 0);
  };
  expect(replaced('bag')).toBe(2);
  expect(replaced('lost')).toBe(0);

  const over = feeding([[[3, 1, 1, ['fat-tissue'], 2]], [[1, 1, 1]]], {
    wateringHole: 1,
    round: 4,
    lastRound: 4,
  });
  expect(evolution.view(over, 0).phase).toBe('over');
  expect(bag(over, 0)).toBe(3);
});

rule('EVO-6.7.6', 'fat is no food for hunger, Burrowing or survival', () => {
  // Hungry in spite of the fat: passing is refused.
  const s = eating([3, 2, 1, ['fat-tissue'], 3]);
  expect(options(s)).toEqual(['feed species 1']);
  expect(targets(hunt([5, 3, 0, ['carnivore']], [[3, 2, 1, ['fat-tissue', 'burrowing'], 3]]))).toEqual([0]);
  const events = play(
    feeding([[[3, 2, 1, ['fat-tissue'], 2]], [[1, 1, 0]]], { wateringHole: 1, toAct: 1 }),
    'feed species 1',
  );
  expect(ofType(events, 'starved')).toMatchObject([{ seat: 0, from: 2, to: 1 }]);
});

rule('EVO-6.7.7', 'a full carnivore with room on the card may attack, and may pass', () => {
  const rows: Short[][] = [[[5, 2, 2, ['carnivore', 'fat-tissue'], 1]], [[2, 2, 2]], [GRAZER]];
  const s = feeding(rows, { wateringHole: 9 });
  expect(options(s)).toEqual([attack(0), 'pass']);
  play(s, attack(0));
  expect(fed(s, 0, 0)).toEqual([2, 2, 3]);
  const declined = feeding(rows, { wateringHole: 9 });
  expectChanged(declined, () => play(declined, 'pass'), { toAct: [0, 2] });
});

rule('EVO-6.7.8', 'storing taken food sets Cooperation off, using fat does not', () => {
  const s = feeding(
    [
      [
        [3, 1, 1, ['fat-tissue', 'cooperation']],
        [1, 2, 0],
      ],
      [GRAZER],
    ],
    { wateringHole: 9, ...FAT_ELIGIBLE },
  );
  play(s, 'feed species 1');
  expect([fed(s, 0, 0), fed(s, 0, 1)]).toEqual([
    [1, 1, 1],
    [2, 1, 0],
  ]);
  const moved = revealing(
    [
      [
        [3, 2, 0, ['fat-tissue', 'cooperation'], 2],
        [1, 2, 0],
      ],
      [GRAZER],
    ],
    FOOD,
  );
  expect([fed(moved, 0, 0), fed(moved, 0, 1)]).toEqual([
    [2, 2, 0],
    [2, 0, 0],
  ]);
});

rule('EVO-6.7.9', 'tokens pushed off the board go to the bag, never to the card', () => {
  const s = hunt([5, 4, 4, ['carnivore', 'fat-tissue']], [[2, 3, 3, ['fat-tissue', 'horns']]], FAT_ELIGIBLE);
  play(s, attack(0));
  expect([fed(s, 1, 0), bag(s, 1)]).toEqual([[2, 2, 0], 1]);
  expect([fed(s, 0, 0), bag(s, 0)]).toEqual([[3, 3, 2], 1]);
});
