import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../../src/index.ts';
import { fed, feeding, options, play, refused, turnOf } from '../../../src/testing/index.ts';
import { attack, attacks, GRAZER, hunt, mayPass, prices } from '../hunt.ts';

const CARD = { trait: 'horns', food: 2 };
const USE = 'discard horns 2 for intelligence of species 1';

rule('EVO-8.38', 'one Use gives three with Foraging, or what there is room for', () => {
  const forager = feeding([[[1, 4, 0, ['intelligence', 'foraging']]], [GRAZER]], {
    wateringHole: 1,
    hands: [[CARD]],
  });
  play(forager, USE);
  expect(fed(forager, 0, 0)[1]).toBe(3);
  const nearlyFull = feeding([[[1, 3, 2, ['intelligence']]], [GRAZER]], { wateringHole: 1, hands: [[CARD]] });
  play(nearlyFull, USE);
  expect(fed(nearlyFull, 0, 0)[1]).toBe(3);
});

rule('EVO-8.39', 'a burrow closed in the window before the first turn', () => {
  const s = feeding(
    [[[4, 2, 0, ['carnivore']], GRAZER], [GRAZER], [[2, 2, 0, ['intelligence', 'burrowing']]]],
    {
      wateringHole: 5,
      hands: [[], [], [CARD]],
    },
  );
  expect([turnOf(s), options(s)]).toEqual([2, [USE, 'decline']]);
  const declined = evolution.clone(s);
  play(declined, 'decline');
  expect(attacks(declined)).toEqual([[0, 2, 0]]);
  play(s, USE);
  expect([fed(s, 2, 0), turnOf(s)]).toEqual([[2, 2, 0], 0]);
  expect(attacks(s)).toEqual([]);
  expect(refused(s, 'attack player 3 species 1 with species 1')).toMatchObject({ code: 'burrowing' });
});

rule('EVO-8.40', 'an intelligent carnivore has no Use', () => {
  const s = feeding([[[3, 2, 0, ['intelligence', 'carnivore']]], [GRAZER]], {
    wateringHole: 1,
    hands: [[CARD]],
  });
  // Nobody is asked in a window, and the carnivore without prey is skipped.
  expect([turnOf(s), options(s)]).toEqual([1, ['feed species 1']]);
});

rule('EVO-8.61', 'one card buys off the burrow; Horns alone or both are no choice', () => {
  const s = hunt([5, 3, 0, ['carnivore', 'intelligence']], [[1, 1, 1, ['burrowing', 'horns']]], {
    hands: [1],
  });
  expect(prices(s, 0)).toEqual([['burrowing']]);
  expect(refused(s, attack(0, ['horns']))).toMatchObject({ code: 'burrowing' });
  expect(refused(s, attack(0, ['burrowing', 'horns']))).toMatchObject({
    code: 'not-enough-cards',
    facts: { price: 2, hand: 1 },
  });
  // Paying is never a duty: without a grazer of its own the player may pass.
  const alone = feeding(
    [[[5, 3, 0, ['carnivore', 'intelligence']]], [[1, 1, 1, ['burrowing', 'horns']]], [GRAZER]],
    {
      wateringHole: 1,
      hands: [1],
    },
  );
  expect(mayPass(alone)).toBe(true);
});
