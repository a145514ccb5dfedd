import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { expectChanged, feeding, play, refused, type Short } from '../../../src/testing/index.ts';
import { attack, attacks, GRAZER, hunt, targets } from '../hunt.ts';

const HUNTER: Short = [6, 3, 0, ['carnivore']];
const PARTNER: Short = [2, 1, 0, ['symbiosis']];

rule('EVO-6.16', 'safe while the right neighbour has a larger body', () => {
  expect(targets(hunt(HUNTER, [PARTNER, [3, 1, 0]]))).toEqual([1]);
  expect(targets(hunt(HUNTER, [PARTNER, [1, 1, 0]]))).toEqual([0, 1]);
  expect(
    targets(
      hunt(HUNTER, [
        [2, 1, 0],
        [3, 1, 0],
      ]),
    ),
  ).toEqual([0, 1]);
  const s = hunt(HUNTER, [
    [2, 2, 0, ['symbiosis']],
    [1, 1, 0],
  ]);
  expectChanged(s, () => play(s, attack(0)), {
    'players.0.species.0.food': [0, 2],
    'players.0.species.0.meat': [0, 2],
    'players.1.species.0.population': [2, 1],
    toAct: [0, 1],
  });
  // The left neighbour does not help.
  expect(targets(hunt(HUNTER, [[3, 1, 0], PARTNER]))).toEqual([0, 1]);
});

rule('EVO-6.16.1', 'the rightmost species is not protected, whoever sits next', () => {
  // The first species of the next player's row is larger and no neighbour.
  expect(targets(hunt(HUNTER, [PARTNER]))).toEqual([0]);
});

rule('EVO-6.16.2', 'strictly larger', () => {
  expect(targets(hunt(HUNTER, [PARTNER, [2, 1, 0]]))).toEqual([0, 1]);
});

rule('EVO-6.16.3', 'the neighbour may be a carnivore, even the attacker', () => {
  expect(targets(hunt(HUNTER, [PARTNER, [3, 1, 0, ['carnivore']]]))).toEqual([1]);
  const own = feeding([[PARTNER, HUNTER], [[1, 1, 0]], [GRAZER]], { wateringHole: 9 });
  expect(refused(own, 'attack player 1 species 1 with species 2')).toMatchObject({ code: 'symbiosis' });
  expect(attacks(own)).toEqual([[1, 1, 0]]);
});

rule('EVO-6.16.4', 'lost at once when the neighbour dies and no larger one moves up', () => {
  const s = feeding(
    [
      [HUNTER, GRAZER],
      [PARTNER, [3, 1, 0], [1, 1, 1]],
      [HUNTER, GRAZER],
    ],
    { wateringHole: 9 },
  );
  play(s, attack(1), 'feed species 1');
  expect(refused(s, 'attack player 2 species 1 with species 1', 2)).toBeUndefined();
  const kept = feeding(
    [
      [HUNTER, GRAZER],
      [PARTNER, [3, 1, 0], [4, 1, 1]],
      [HUNTER, GRAZER],
    ],
    { wateringHole: 9 },
  );
  play(kept, attack(1), 'feed species 1');
  expect(refused(kept, 'attack player 2 species 1 with species 1', 2)).toMatchObject({ code: 'symbiosis' });
});

rule('EVO-6.16.5', 'only the species directly to the right counts', () => {
  expect(targets(hunt(HUNTER, [PARTNER, [1, 1, 0], [5, 1, 0]]))).toEqual([0, 1, 2]);
});
