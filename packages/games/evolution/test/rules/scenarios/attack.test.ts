import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  bag,
  fed,
  feeding,
  handSize,
  options,
  play,
  refused,
  rowLength,
  type Short,
  species,
} from '../../../src/testing/index.ts';
import { attack, attacks, FAT_ELIGIBLE, GRAZER, hunt, mayPass, taken } from '../hunt.ts';

const OPEN = { wateringHole: 9 };

rule('EVO-8.15', 'two meat for the attacker, one population from the target', () => {
  const s = hunt([4, 3, 1, ['carnivore']], [[2, 3, 1]]);
  play(s, attack(0));
  expect([fed(s, 0, 0), fed(s, 1, 0)]).toEqual([
    [3, 3, 0],
    [2, 1, 0],
  ]);
});

rule('EVO-8.16', "food above the new population goes to the target's owner", () => {
  const s = hunt([4, 6, 1, ['carnivore']], [[3, 3, 3]]);
  play(s, attack(0));
  expect([fed(s, 0, 0), fed(s, 1, 0)]).toEqual([
    [6, 4, 0],
    [2, 2, 0],
  ]);
  expect([bag(s, 0), bag(s, 1)]).toEqual([0, 1]);
});

rule('EVO-8.17', 'both die, both owners draw two, nobody eats', () => {
  const s = hunt([4, 1, 0, ['carnivore', 'climbing']], [[2, 1, 0, ['horns', 'climbing']]]);
  expect(taken(play(s, attack(0)))).toEqual([]);
  expect([rowLength(s, 0), rowLength(s, 1)]).toEqual([1, 0]);
  expect([handSize(s, 0), handSize(s, 1)]).toEqual([2, 2]);
});

rule('EVO-8.18', 'Horns leave no room: no meat, nothing for the scavenger', () => {
  const s = hunt(
    [4, 3, 2, ['carnivore']],
    [
      [2, 2, 0, ['horns']],
      [1, 2, 0, ['scavenger']],
    ],
  );
  expect(taken(play(s, attack(0)))).toEqual([]);
  expect([fed(s, 0, 0), fed(s, 1, 0), fed(s, 1, 1)]).toEqual([
    [2, 2, 0],
    [1, 0, 0],
    [2, 0, 0],
  ]);
});

rule('EVO-8.19', 'a voluntary attack into Horns stores the meat as fat', () => {
  const s = hunt([5, 3, 3, ['carnivore', 'fat-tissue'], 0], [[2, 2, 1, ['horns']]], FAT_ELIGIBLE);
  play(s, attack(0));
  expect([fed(s, 0, 0), bag(s, 0)]).toEqual([[2, 2, 2], 1]);
  expect([fed(s, 1, 0), bag(s, 1)]).toEqual([[1, 1, 0], 0]);
});

rule('EVO-8.20', 'scavengers of three players after one attack', () => {
  const s = feeding(
    [
      [
        [5, 4, 0, ['carnivore']],
        [1, 2, 0, ['scavenger']],
      ],
      [
        [3, 2, 1, ['scavenger']],
        [2, 2, 0, ['scavenger']],
      ],
      [[1, 1, 1, ['scavenger']]],
    ],
    OPEN,
  );
  play(s, attack(0));
  expect([fed(s, 0, 0)[1], fed(s, 0, 1)[1]]).toEqual([3, 1]);
  expect([fed(s, 1, 0), fed(s, 1, 1)]).toEqual([
    [1, 1, 0],
    [2, 1, 0],
  ]);
  expect(fed(s, 2, 0)).toEqual([1, 1, 0]);
});

rule('EVO-8.21', 'the attacker scavenges after itself', () => {
  const s = hunt([5, 4, 0, ['carnivore', 'scavenger']], [[2, 2, 0]]);
  play(s, attack(0));
  expect(fed(s, 0, 0)[1]).toBe(3);
});

rule('EVO-8.22', 'a killed scavenger takes its meat first, another one keeps it', () => {
  const s = hunt(
    [4, 3, 0, ['carnivore']],
    [
      [1, 1, 0, ['scavenger']],
      [1, 2, 0, ['scavenger']],
    ],
  );
  play(s, attack(0));
  expect([rowLength(s, 1), handSize(s, 1)]).toEqual([1, 1]);
  expect([fed(s, 1, 0), fed(s, 0, 0)[1], bag(s, 1)]).toEqual([[2, 1, 0], 1, 1]);
});

rule('EVO-8.23', 'a scavenger that survives the attack scavenges from it', () => {
  const s = hunt([4, 3, 0, ['carnivore']], [[1, 3, 1, ['scavenger']]]);
  play(s, attack(0));
  expect(fed(s, 1, 0)).toEqual([2, 2, 0]);
});

rule('EVO-8.24', 'Cooperation passes one meat to a plant eater, and no further', () => {
  const s = feeding(
    [
      [
        [5, 2, 0, ['carnivore', 'cooperation']],
        [1, 2, 0],
        [1, 1, 0],
      ],
      [[3, 2, 0]],
      [GRAZER],
    ],
    OPEN,
  );
  play(s, attack(0));
  expect([fed(s, 0, 0)[1], fed(s, 0, 1)[1], fed(s, 0, 2)[1]]).toEqual([2, 1, 0]);
});

rule('EVO-8.25', 'the own neighbour that is eaten takes its share first', () => {
  const s = feeding(
    [
      [
        [4, 2, 0, ['carnivore', 'cooperation']],
        [2, 1, 0],
        [1, 2, 0],
      ],
      [GRAZER],
      [GRAZER],
    ],
    OPEN,
  );
  play(s, 'attack player 1 species 2 with species 1');
  expect(rowLength(s, 0)).toBe(2);
  expect([fed(s, 0, 0)[1], fed(s, 0, 1), bag(s, 0)]).toEqual([2, [2, 0, 0], 1]);
});

rule('EVO-8.26', 'meat beyond the board goes to Fat Tissue', () => {
  const s = hunt([5, 2, 0, ['carnivore', 'fat-tissue']], [[4, 2, 0]]);
  play(s, attack(0));
  expect(fed(s, 0, 0)).toEqual([2, 2, 2]);
});

rule('EVO-8.27', 'with no other prey a carnivore must eat its own relatives', () => {
  // Player 2's hungry hunter, too large to be prey, keeps the phase open.
  const s = feeding(
    [
      [
        [5, 3, 0, ['carnivore']],
        [1, 1, 1],
      ],
      [[6, 1, 0, ['carnivore']]],
    ],
    { wateringHole: 0 },
  );
  expect(options(s)).toEqual(['attack player 1 species 2 with species 1']);
  expect(mayPass(s)).toBe(false);
  expect(refused(s, 'pass')).toMatchObject({ code: 'must-feed' });
  play(s, 'attack player 1 species 2 with species 1');
  expect([rowLength(s, 0), bag(s, 0), fed(s, 0, 0)]).toEqual([1, 1, [3, 1, 0]]);
});

rule('EVO-8.28', 'Horns on the only target do not excuse the last of a kind', () => {
  const s = feeding([[[4, 1, 0, ['carnivore', 'climbing']]], [[2, 2, 0, ['horns']]], [GRAZER]], OPEN);
  expect(options(s)).toEqual([attack(0)]);
  play(s, attack(0));
  expect([rowLength(s, 0), handSize(s, 0), fed(s, 1, 0)]).toEqual([0, 2, [1, 0, 0]]);
});

rule('EVO-8.29', 'Intelligence pays the Horns off', () => {
  const s = feeding([[[4, 1, 0, ['carnivore', 'intelligence']]], [[2, 2, 0, ['horns']]], [GRAZER]], {
    ...OPEN,
    hands: [1],
  });
  expect(attacks(s)).toEqual([
    [0, 1, 0],
    [0, 1, 0, ['horns']],
  ]);
  expect(mayPass(s)).toBe(false);
  play(s, attack(0, ['horns']));
  play(s, options(s)[0]!);
  expect([fed(s, 0, 0), handSize(s, 0), fed(s, 1, 0)[0]]).toEqual([[1, 1, 0], 0, 1]);
});

rule('EVO-8.57', 'a carnivore that dies of Horns leaves food and fat to its owner', () => {
  const s = hunt([4, 1, 1, ['carnivore', 'fat-tissue'], 2], [[2, 2, 0, ['horns']]], FAT_ELIGIBLE);
  expect(taken(play(s, attack(0)))).toEqual([]);
  expect([rowLength(s, 0), bag(s, 0), handSize(s, 0), fed(s, 1, 0)[0]]).toEqual([1, 3, 2, 1]);
});

rule('EVO-8.58', 'dying of the Horns of an own relative', () => {
  const row: Short[] = [
    [4, 1, 0, ['carnivore']],
    [2, 2, 2, ['horns']],
    [1, 1, 0],
  ];
  const s = feeding([row, [GRAZER], [GRAZER]], OPEN);
  play(s, 'attack player 1 species 2 with species 1');
  expect(rowLength(s, 0)).toBe(2);
  expect(species(s, 0, 0)).toMatchObject({ bodySize: 2, population: 1, food: 1, traits: [{ id: 'horns' }] });
  expect(species(s, 0, 1)).toMatchObject({ bodySize: 1, population: 1, food: 0, traits: [] });
  expect([bag(s, 0), handSize(s, 0)]).toEqual([1, 1]);
});

rule('EVO-8.62', 'food pushed off the board does not become fat', () => {
  const s = hunt([4, 4, 0, ['carnivore']], [[2, 3, 3, ['fat-tissue'], 0]]);
  play(s, attack(0));
  expect([fed(s, 1, 0), bag(s, 1)]).toEqual([[2, 2, 0], 1]);
});
