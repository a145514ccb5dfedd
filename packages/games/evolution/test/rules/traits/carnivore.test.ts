import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  expectChanged,
  fed,
  feeding,
  options,
  play,
  refused,
  type Short,
  sp,
  table,
  turnOf,
} from '../../../src/testing/index.ts';
import { attack, attacks, GRAZER, hunt, mayPass, revealing, taken, UNTIL_PASSED } from '../hunt.ts';

const HUNTER: Short = [5, 3, 0, ['carnivore']];

rule('EVO-6.3', 'it feeds by attacking and takes no plants', () => {
  const s = hunt(HUNTER, [[2, 2, 0]]);
  expect(options(s)).toEqual(['feed species 2', attack(0)]);
  expect(refused(s, 'feed species 1')).toMatchObject({ code: 'carnivore', rule: 'EVO-6.3' });
  expectChanged(s, () => play(s, attack(0)), {
    'players.0.species.0.food': [0, 2],
    'players.0.species.0.meat': [0, 2],
    'players.1.species.0.population': [2, 1],
    toAct: [0, 1],
  });
  // No prey: nothing to eat, however much lies at the watering hole.
  expect(options(hunt(HUNTER, [[6, 1, 0]]))).toEqual(['feed species 2']);
});

rule('EVO-6.3.1', 'Long Neck, Foraging and plant Cooperation give it nothing', () => {
  const food = [{ trait: 'horns', food: 3 }];
  const s = revealing([[[5, 3, 0, ['carnivore', 'long-neck', 'foraging']]], [GRAZER], [GRAZER]], food);
  expect(fed(s, 0, 0)).toEqual([3, 0, 0]);
  const helped = feeding([[[1, 3, 0, ['cooperation']], HUNTER], [GRAZER]], { wateringHole: 9 });
  expect(taken(play(helped, 'feed species 1'))).toEqual([[0, 0, 1, 'eat']]);
  // Foraging does not enlarge its meat.
  const forager = hunt([5, 6, 0, ['carnivore', 'foraging']], [[2, 2, 0]]);
  play(forager, attack(0));
  expect(fed(forager, 0, 0)).toEqual([6, 2, 0]);
});

rule('EVO-6.3.2', 'it takes meat through Cooperation and Scavenger', () => {
  const s = feeding(
    [
      [[5, 1, 0, ['carnivore', 'cooperation']], HUNTER],
      [
        [2, 2, 0],
        [6, 3, 0, ['carnivore', 'scavenger']],
      ],
      [GRAZER],
    ],
    { wateringHole: 9 },
  );
  expect(taken(play(s, attack(0)))).toEqual([
    [0, 0, 1, 'attack'],
    [0, 1, 1, 'cooperation'],
    [1, 1, 1, 'scavenger'],
  ]);
});

rule('EVO-6.3.3', 'carnivores and own species are prey, it itself is not', () => {
  const s = feeding([[HUNTER, [1, 1, 1]], [[2, 1, 0, ['carnivore']]]], {});
  expect(attacks(s)).toEqual([
    [0, 0, 1],
    [0, 1, 0],
  ]);
  expect(refused(s, 'attack player 1 species 1 with species 1')).toMatchObject({ code: 'itself' });
  const pack = hunt([2, 4, 0, ['carnivore', 'pack-hunting']], [[1, 1, 0]]);
  expect(attacks(pack)).toEqual([[0, 1, 0]]);
});

rule('EVO-6.3.4', 'hungry and able, it must attack', () => {
  const s = feeding([[HUNTER], [[1, 1, 1]], [GRAZER]], { wateringHole: 1 });
  expect(mayPass(s)).toBe(false);
  expect(refused(s, 'pass')).toMatchObject({ code: 'must-feed', rule: 'EVO-3.6.5', facts: { species: [1] } });
  // Fed, or without prey, it is not obliged.
  const full = feeding([[[5, 3, 3, ['carnivore', 'fat-tissue']]], [[1, 1, 1]]], UNTIL_PASSED);
  expect(options(full)).toEqual([attack(0), 'pass']);
  expect(turnOf(feeding([[HUNTER], [GRAZER]], { wateringHole: 1 }))).toBe(1);
});

rule('EVO-6.3.5', 'fat stored before it became a carnivore stays and can be eaten', () => {
  const s = table({
    phase: 'play',
    toAct: 2,
    wateringHole: 5,
    players: [
      { species: [sp(...GRAZER)] },
      { species: [sp(6, 2)] },
      { hand: [{ trait: 'carnivore', food: 3 }], species: [sp(3, 2, 0, ['fat-tissue'], 2)] },
    ],
  });
  play(s, 'put carnivore 3 on species 1');
  // Revealed as a carnivore: the fat moved to the board at the leaf step.
  expect(fed(s, 2, 0)).toEqual([2, 2, 0]);
});
