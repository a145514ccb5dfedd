import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { bag, expectChanged, fed, feeding, play, type Short } from '../../../src/testing/index.ts';
import { attack, hunt, taken } from '../hunt.ts';

const HUNTER: Short = [5, 3, 0, ['carnivore']];
const SCAVENGER: Short = [6, 2, 0, ['scavenger']];

rule('EVO-6.15', "takes one meat after any player's carnivore has eaten, even as the target", () => {
  const s = feeding([[HUNTER, SCAVENGER], [[2, 3, 0, ['scavenger']]], [SCAVENGER]], { wateringHole: 9 });
  expectChanged(s, () => play(s, attack(0)), {
    'players.0.species.0.food': [0, 2],
    'players.0.species.0.meat': [0, 2],
    'players.0.species.1.food': [0, 1],
    'players.0.species.1.meat': [0, 1],
    'players.1.species.0.population': [3, 2],
    'players.1.species.0.food': [0, 1],
    'players.1.species.0.meat': [0, 1],
    'players.2.species.0.food': [0, 1],
    'players.2.species.0.meat': [0, 1],
    toAct: [0, 1],
  });
  // Eating plants is no attack.
  const plants = feeding([[[1, 2, 0]], [SCAVENGER]], { wateringHole: 9 });
  play(plants, 'feed species 1');
  expect(fed(plants, 1, 0)[1]).toBe(0);
  // A full scavenger takes nothing.
  const full = hunt(HUNTER, [
    [2, 2, 0],
    [6, 2, 2, ['scavenger']],
  ]);
  expect(taken(play(full, attack(0)))).toEqual([[0, 0, 2, 'attack']]);
});

rule('EVO-6.15.1', 'once for each attack, however much meat it was', () => {
  const s = hunt(
    [5, 6, 0, ['carnivore']],
    [
      [4, 3, 0],
      [6, 4, 0, ['scavenger']],
    ],
  );
  play(s, attack(0));
  expect(fed(s, 1, 1)[1]).toBe(1);
});

rule('EVO-6.15.2', 'on the attacker: one more after its own meat', () => {
  const s = hunt([5, 4, 0, ['carnivore', 'scavenger']], [[2, 2, 0]]);
  expect(taken(play(s, attack(0)))).toEqual([
    [0, 0, 2, 'attack'],
    [0, 0, 1, 'scavenger'],
  ]);
});

rule(
  'EVO-6.15.3',
  'a scavenger killed by the attack takes its meat first; with preyLossFirst it gets none',
  () => {
    const row: Short[] = [[2, 1, 0, ['scavenger']], SCAVENGER];
    const s = hunt(HUNTER, row);
    expect(taken(play(s, attack(0)))).toEqual([
      [0, 0, 2, 'attack'],
      [1, 0, 1, 'scavenger'],
      [1, 1, 1, 'scavenger'],
    ]);
    expect([fed(s, 1, 0), bag(s, 1)]).toEqual([[2, 1, 0], 1]);
    const lost = hunt(HUNTER, row, { options: { preyLossFirst: true } });
    expect(taken(play(lost, attack(0)))).toEqual([
      [0, 0, 2, 'attack'],
      [1, 0, 1, 'scavenger'],
    ]);
    expect([fed(lost, 1, 0), bag(lost, 1)]).toEqual([[2, 1, 0], 0]);
  },
);

rule('EVO-6.15.4', 'nothing when the attacker took nothing', () => {
  const row: Short[] = [[2, 2, 0, ['horns']], SCAVENGER];
  expect(taken(play(hunt([5, 3, 2, ['carnivore']], row), attack(0)))).toEqual([]);
  expect(taken(play(hunt([5, 1, 0, ['carnivore']], row), attack(0)))).toEqual([]);
});
