import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, fed, feeding, options, play, type Short } from '../../../src/testing/index.ts';
import { attack, GRAZER, revealing, taken } from '../hunt.ts';

const HELPER: Short = [1, 2, 0, ['cooperation']];
const NEIGHBOUR: Short = [1, 3, 0];
const table = (row: readonly Short[], more = {}) =>
  feeding([row, [GRAZER], [GRAZER]], { wateringHole: 9, ...more });

rule('EVO-6.5', 'each take of this species makes the right neighbour take one', () => {
  const s = table([NEIGHBOUR, HELPER, NEIGHBOUR]);
  expectChanged(s, () => play(s, 'feed species 2'), {
    wateringHole: [9, 7],
    'players.0.species.1.food': [0, 1],
    'players.0.species.2.food': [0, 1],
    toAct: [0, 1],
  });
  // Feeding the neighbour itself passes nothing on.
  expect(taken(play(table([NEIGHBOUR, HELPER, NEIGHBOUR]), 'feed species 3'))).toEqual([[0, 2, 1, 'eat']]);
});

rule(
  'EVO-6.5.1',
  'eating, Long Neck, Intelligence, meat, Scavenger and Cooperation set it off; moving fat does not',
  () => {
    expect(taken(play(table([HELPER, NEIGHBOUR]), 'feed species 1')).at(-1)).toEqual([
      0,
      1,
      1,
      'cooperation',
    ]);

    const neck = revealing(
      [[[1, 2, 0, ['cooperation', 'long-neck']], NEIGHBOUR], [GRAZER]],
      [{ trait: 'horns', food: 3 }],
    );
    expect([fed(neck, 0, 0)[1], fed(neck, 0, 1)[1]]).toEqual([1, 1]);

    const thinker = table([[1, 2, 0, ['cooperation', 'intelligence']], NEIGHBOUR], { hands: [1] });
    expect(taken(play(thinker, options(thinker)[0]!))).toEqual([
      [0, 0, 2, 'intelligence'],
      [0, 1, 1, 'cooperation'],
    ]);

    const hunter: Short = [5, 2, 0, ['carnivore', 'cooperation']];
    const meat = feeding(
      [[hunter, NEIGHBOUR], [[2, 2, 0], [6, 2, 0, ['scavenger', 'cooperation']], GRAZER], [GRAZER]],
      {
        wateringHole: 9,
      },
    );
    expect(taken(play(meat, attack(0)))).toEqual([
      [0, 0, 2, 'attack'],
      [0, 1, 1, 'cooperation'],
      [1, 1, 1, 'scavenger'],
      [1, 2, 1, 'cooperation'],
    ]);

    expect(taken(play(table([HELPER, HELPER, NEIGHBOUR]), 'feed species 1'))).toEqual([
      [0, 0, 1, 'eat'],
      [0, 1, 1, 'cooperation'],
      [0, 2, 1, 'cooperation'],
    ]);

    const fat = revealing(
      [[[2, 2, 0, ['cooperation', 'fat-tissue'], 2], NEIGHBOUR], [GRAZER]],
      [{ trait: 'horns', food: 3 }],
    );
    expect([fed(fat, 0, 0), fed(fat, 0, 1)]).toEqual([
      [2, 2, 0],
      [3, 0, 0],
    ]);
  },
);

rule('EVO-6.5.2', 'once per take, however many tokens it was', () => {
  const forager = table([[1, 3, 0, ['cooperation', 'foraging']], NEIGHBOUR]);
  play(forager, 'feed species 1');
  expect([fed(forager, 0, 0)[1], fed(forager, 0, 1)[1]]).toEqual([2, 1]);
  const hunter = feeding([[[5, 4, 0, ['carnivore', 'cooperation']], NEIGHBOUR], [[4, 2, 0]], [GRAZER]], {
    wateringHole: 9,
  });
  play(hunter, attack(0));
  expect([fed(hunter, 0, 0)[1], fed(hunter, 0, 1)[1]]).toEqual([4, 1]);
});

rule('EVO-6.5.3', "the neighbour's Foraging enlarges what it gets", () => {
  const s = table([HELPER, [1, 3, 0, ['foraging']]]);
  play(s, 'feed species 1');
  expect([fed(s, 0, 0)[1], fed(s, 0, 1)[1]]).toEqual([1, 2]);
});

rule('EVO-6.5.4', 'a plant eater may get meat', () => {
  const s = feeding([[[5, 2, 0, ['carnivore', 'cooperation']], NEIGHBOUR], [[2, 2, 0]], [GRAZER]], {
    wateringHole: 9,
  });
  play(s, attack(0));
  expect(fed(s, 0, 1)).toEqual([3, 1, 0]);
});

rule('EVO-6.5.5', 'the right end does not reach round to the left', () => {
  const s = table([NEIGHBOUR, HELPER]);
  play(s, 'feed species 2');
  expect([fed(s, 0, 0)[1], fed(s, 1, 0)[1]]).toEqual([0, 0]);
});

rule('EVO-6.5.6', 'taking nothing sets nothing off', () => {
  const s = table([HELPER, [1, 1, 1, ['cooperation']], NEIGHBOUR]);
  play(s, 'feed species 1');
  expect(fed(s, 0, 2)[1]).toBe(0);
  // A full Long Neck with Cooperation: no take, no gift.
  const neck = revealing(
    [[[1, 1, 0, ['cooperation', 'long-neck', 'fat-tissue'], 1], NEIGHBOUR], [GRAZER], [GRAZER]],
    [{ trait: 'horns', food: 3 }],
  );
  // The fat filled the board and made room on the card, so the Long Neck still took one.
  expect([fed(neck, 0, 0), fed(neck, 0, 1)[1]]).toEqual([[1, 1, 1], 1]);
  const full = revealing(
    [[[1, 1, 0, ['long-neck', 'cooperation']], [1, 1, 0, ['long-neck', 'cooperation']], NEIGHBOUR], [GRAZER]],
    [{ trait: 'horns', food: 3 }],
  );
  // The first Long Neck feeds all three; the second finds its species full and passes nothing on.
  expect([fed(full, 0, 0)[1], fed(full, 0, 1)[1], fed(full, 0, 2)[1]]).toEqual([1, 1, 1]);
});
