import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import {
  expectChanged,
  fed,
  feeding,
  options,
  play,
  refused,
  type Short,
  turnOf,
  wateringHole,
} from '../../src/testing/index.ts';
import { ofType } from './box.ts';
import { GRAZER, UNTIL_PASSED } from './hunt.ts';

const THINKER: Short = [1, 6, 0, ['intelligence']];
const CARD = { trait: 'horns', food: 2 };
const USE = 'discard horns 2 for intelligence of species 1';

/** What the seat to act is asked. */
const asked = (s: Parameters<typeof turnOf>[0]) => [turnOf(s), evolution.decision(s, turnOf(s)).kind];

rule('EVO-5.6', 'a plant eater turns a hand card into food, a species without Intelligence does not', () => {
  const s = feeding([[THINKER], [GRAZER]], { wateringHole: 9, hands: [[CARD]] });
  expectChanged(s, () => play(s, USE), {
    'players.0.hand.0': [[CARD], []],
    'discard.0': [[], [CARD]],
    'players.0.species.0.food': [0, 2],
  });
  const plain = feeding([[[1, 6, 0]], [GRAZER]], { wateringHole: 9, hands: [[CARD]] });
  expect(options(plain)).toEqual(['feed species 1']);
});

rule(
  'EVO-5.6.1',
  'a plant eater with Intelligence and room discards a card and takes two plants from the bank',
  () => {
    const s = feeding(
      [[THINKER, [3, 2, 0, ['intelligence', 'carnivore']], [1, 2, 2, ['intelligence']], [1, 2, 0]], [GRAZER]],
      { wateringHole: 9, hands: [[CARD, { trait: 'horns', food: 3 }]] },
    );
    expect(options(s)).toEqual([USE, 'discard horns 3 for intelligence of species 1', 'decline']);
    const use = (species: number) => `discard horns 2 for intelligence of species ${species}`;
    expect(refused(s, use(2))).toMatchObject({ code: 'carnivore' });
    expect(refused(s, use(3))).toMatchObject({ code: 'no-room' });
    expect(refused(s, use(4))).toMatchObject({ code: 'no-intelligence', rule: 'EVO-5.6.1' });
    expect(refused(s, 'discard horns 4 for intelligence of species 1')).toMatchObject({
      code: 'not-in-hand',
    });
    play(s, USE);
    expect(fed(s, 0, 0)).toEqual([6, 2, 0]);
    expect(wateringHole(s)).toBe(9);
    expect(evolution.view(s, 1).discard.at(-1)).toEqual(CARD);
    expect(evolution.view(s, 0).players[0]!.hand).toEqual([{ trait: 'horns', food: 3 }]);
  },
);

rule(
  'EVO-5.6.2',
  'optional, repeatable, no feeding turn spent, at any time; ownTurn narrows the time',
  () => {
    const rows: Short[][] = [[THINKER], [THINKER], [GRAZER]];
    const cards = [
      { trait: 'horns', food: 2 },
      { trait: 'horns', food: 3 },
    ];
    const s = feeding(rows, { wateringHole: 9, hands: [[], cards] });
    // Before the first turn, which is player 1's, player 2 is asked.
    expect(asked(s)).toEqual([1, 'intelligence']);
    play(s, USE, 'discard horns 3 for intelligence of species 1');
    expect(fed(s, 1, 0)).toEqual([6, 4, 0]);
    expect(asked(s)).toEqual([0, 'feed']);
    play(s, 'feed species 1');
    expect(asked(s)).toEqual([1, 'feed']);

    const declined = feeding(rows, { wateringHole: 9, hands: [[], cards] });
    expectChanged(declined, () => play(declined, 'decline'), { toAct: [1, 0] });
    expect(asked(declined)).toEqual([0, 'feed']);

    const own = feeding(rows, {
      wateringHole: 9,
      hands: [[], cards],
      options: { intelligenceTiming: 'ownTurn' },
    });
    expect(asked(own)).toEqual([0, 'feed']);
    play(own, 'feed species 1');
    expect(asked(own)).toEqual([1, 'intelligence']);
    // The window is asked once more after a use.
    play(own, USE, 'decline', 'decline');
    expect(asked(own)).toEqual([1, 'feed']);
  },
);

rule(
  'EVO-5.6.3',
  'a window before each turn asks clockwise from the player about to act, until nobody uses it',
  () => {
    const hand = (n: number) => [
      { trait: 'horns', food: n },
      { trait: 'climbing', food: n },
    ];
    const s = feeding([[THINKER], [THINKER], [THINKER]], {
      wateringHole: 9,
      first: 1,
      hands: [hand(1), hand(2), [{ trait: 'horns', food: 5 }]],
    });
    expect(asked(s)).toEqual([1, 'intelligence']);
    play(s, 'decline');
    expect(asked(s)).toEqual([2, 'intelligence']);
    play(s, 'discard horns 5 for intelligence of species 1');
    expect(asked(s)).toEqual([0, 'intelligence']);
    play(s, 'decline');
    // Player 3 used it, so the circle is asked once more; player 3 has no card left.
    expect(asked(s)).toEqual([1, 'intelligence']);
    play(s, 'decline');
    expect(asked(s)).toEqual([0, 'intelligence']);
    play(s, 'decline');
    expect(asked(s)).toEqual([1, 'feed']);
    play(s, 'feed species 1');
    // The next window begins with the next player, who cannot use it, and goes on clockwise.
    expect(asked(s)).toEqual([0, 'intelligence']);

    // No window while an attack is carried out: payment and attack follow each other.
    const attack = feeding(
      [[[5, 3, 0, ['carnivore', 'intelligence']]], [[1, 3, 0, ['intelligence', 'climbing']]]],
      { wateringHole: 9, hands: [hand(1), hand(2)] },
    );
    expect(asked(attack)).toEqual([1, 'intelligence']);
    play(attack, 'decline', 'attack player 2 species 1 with species 1 negating climbing');
    expect(asked(attack)).toEqual([0, 'payment']);
    const events = play(attack, 'pay with horns 1');
    expect(ofType(events, 'population-lost')).toHaveLength(1);
    expect(asked(attack)).toEqual([1, 'intelligence']);
  },
);

rule(
  'EVO-5.6.4',
  'who has no eligible species or no card is not asked; with ownTurn only the active player is',
  () => {
    const rows: Short[][] = [
      [THINKER],
      [[1, 2, 2, ['intelligence']]],
      [[3, 2, 0, ['intelligence', 'carnivore']]],
      [THINKER],
    ];
    const hands = [[], [CARD], [{ trait: 'horns', food: 4 }], [{ trait: 'horns', food: 5 }]];
    const s = feeding(rows, { wateringHole: 9, hands });
    expect(asked(s)).toEqual([3, 'intelligence']);
    const own = { wateringHole: 9, hands, options: { intelligenceTiming: 'ownTurn' } };
    expect(asked(feeding(rows, own))).toEqual([0, 'feed']);
    expect(asked(feeding(rows, { ...own, toAct: 3 }))).toEqual([3, 'intelligence']);
  },
);

rule('EVO-5.6.5', 'a use keeps the feeding turns going', () => {
  // Player 1 may attack but need not; player 2 can do nothing but think.
  const rows: Short[][] = [[[3, 1, 1, ['carnivore', 'fat-tissue']]], [THINKER]];
  const silent = feeding(rows, { hands: [[], [CARD]], ...UNTIL_PASSED });
  play(silent, 'decline', 'pass', 'decline');
  expect(evolution.view(silent, 0).phase).not.toBe('feeding');

  const used = feeding(rows, { hands: [[], [CARD]], ...UNTIL_PASSED });
  play(used, 'decline', 'pass', USE);
  expect(asked(used)).toEqual([0, 'feed']);
  expect(evolution.view(used, 0).round).toBe(1);
});
