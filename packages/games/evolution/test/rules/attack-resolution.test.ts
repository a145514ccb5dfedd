import type { GameEvent } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import {
  bag,
  expectChanged,
  fed,
  feeding,
  handSize,
  options,
  play,
  rowLength,
  type Short,
  species,
  turnOf,
} from '../../src/testing/index.ts';
import { ofType } from './box.ts';
import { attack, FAT_ELIGIBLE, GRAZER, hunt, taken } from './hunt.ts';

rule('EVO-5.4', 'payment, Horns, the meat with Cooperation, the scavengers, then the loss', () => {
  const s = feeding(
    [
      [[5, 4, 3, ['carnivore', 'intelligence', 'cooperation']], GRAZER],
      [[2, 3, 3, ['horns', 'burrowing', 'scavenger']]],
      [GRAZER],
    ],
    { wateringHole: 9, hands: [[{ trait: 'horns', food: 2 }]] },
  );
  const events = play(s, attack(0, ['burrowing']), 'pay with horns 2');
  const steps = events.map((e) => [e.type, e.seat, e.species].join(' ').trim());
  // The attacker is 3/3 after the Horns: it takes nothing, so nobody else does.
  expect(steps.slice(0, 4)).toEqual([
    'attacked 0 0',
    'card-discarded 0',
    'population-lost 0 0',
    'population-lost 1 0',
  ]);
  expect(taken(events)).toEqual([]);

  const roomy = feeding(
    [
      [[5, 6, 1, ['carnivore', 'intelligence', 'cooperation']], GRAZER],
      [
        [2, 3, 3, ['horns', 'burrowing', 'scavenger']],
        [6, 1, 0, ['scavenger']],
      ],
      [GRAZER],
    ],
    { wateringHole: 9, hands: [[{ trait: 'horns', food: 2 }]] },
  );
  let after: readonly GameEvent[] = [];
  const strike = (): void => {
    after = play(roomy, attack(0, ['burrowing']), 'pay with horns 2');
  };
  expectChanged(roomy, strike, {
    'players.0.hand.0': [[{ trait: 'horns', food: 2 }], []],
    'discard.0': [[], [{ trait: 'horns', food: 2 }]],
    'players.0.species.0.population': [6, 5],
    'players.0.species.0.food': [1, 3],
    'players.0.species.0.meat': [0, 2],
    'players.0.species.1.food': [0, 1],
    'players.0.species.1.meat': [0, 1],
    'players.1.species.0.population': [3, 2],
    'players.1.species.0.food': [3, 2],
    'players.1.bag': [0, 1],
    'players.1.species.1.food': [0, 1],
    'players.1.species.1.meat': [0, 1],
    toAct: [0, 2],
  });
  expect(after.map((e) => [e.type, e.seat, e.species].join(' ').trim())).toEqual([
    'attacked 0 0',
    'card-discarded 0',
    'population-lost 0 0',
    'took 0 0',
    'took 0 1',
    'took 1 1',
    'population-lost 1 0',
    // Nobody of player 2 is hungry any more.
    'skipped 1',
  ]);
});

rule('EVO-5.4.1', 'the cards are paid before anything happens to the species', () => {
  const s = hunt([5, 3, 0, ['carnivore', 'intelligence']], [[2, 2, 2, ['burrowing']]], {
    hands: [
      [
        { trait: 'horns', food: 2 },
        { trait: 'horns', food: 5 },
      ],
    ],
  });
  const before = evolution.view(s, 0).discard.length;
  play(s, attack(0, ['burrowing']));
  expect(fed(s, 1, 0)).toEqual([2, 2, 0]);
  play(s, 'pay with horns 5');
  expect(evolution.view(s, 1).discard.slice(before)).toEqual([{ trait: 'horns', food: 5 }]);
  expect(handSize(s, 0)).toBe(1);
  expect(fed(s, 1, 0)).toEqual([1, 1, 0]);
  expect(fed(s, 0, 0)).toEqual([3, 2, 0]);
  expect(turnOf(s)).toBe(2);
});

rule('EVO-5.4.2', "the meat is the target's body size, whatever protects it and however many die", () => {
  const plain = hunt([5, 6, 0, ['carnivore']], [[3, 1, 0]]);
  play(plain, attack(0));
  expect(fed(plain, 0, 0)).toEqual([6, 3, 0]);
  const shell = hunt([6, 6, 0, ['carnivore']], [[1, 3, 0, ['hard-shell']]]);
  play(shell, attack(0));
  expect(fed(shell, 0, 0)).toEqual([6, 1, 0]);
  const pack = hunt([5, 6, 0, ['carnivore']], [[2, 4, 0, ['pack-hunting']]]);
  play(pack, attack(0));
  expect(fed(pack, 0, 0)).toEqual([6, 2, 0]);
});

rule('EVO-5.4.3', "Horns cost the attacker one population; tokens above it go to its owner's bag", () => {
  const s = hunt([5, 4, 4, ['carnivore', 'fat-tissue']], [[2, 2, 0, ['horns']]], FAT_ELIGIBLE);
  play(s, attack(0));
  // 4/4 becomes 3/3 with 1 in the bag, and the two meat go to the card.
  expect(fed(s, 0, 0)).toEqual([3, 3, 2]);
  expect([bag(s, 0), bag(s, 1)]).toEqual([1, 0]);
  const roomy = hunt([5, 4, 1, ['carnivore']], [[2, 2, 0, ['horns']]]);
  play(roomy, attack(0));
  expect(fed(roomy, 0, 0)).toEqual([3, 3, 0]);
  expect(bag(roomy, 0)).toBe(0);
  const last = hunt([5, 1, 0, ['carnivore']], [[2, 2, 0, ['horns']]]);
  const events = play(last, attack(0));
  expect(ofType(events, 'extinct')).toMatchObject([{ seat: 0, species: 0 }]);
  expect(rowLength(last, 0)).toBe(1);
  expect(handSize(last, 0)).toBe(1);
});

rule(
  'EVO-5.4.4',
  "the target loses one population; tokens above it go to its owner's bag, not the attacker's",
  () => {
    // Whether it loses before or behind the meal (EVO-5.4.8).
    for (const preyLossFirst of [false, true]) {
      const options = { options: { preyLossFirst } };
      const s = hunt([5, 3, 0, ['carnivore']], [[2, 3, 3]], options);
      play(s, attack(0));
      expect(fed(s, 1, 0)).toEqual([2, 2, 0]);
      expect([bag(s, 0), bag(s, 1)]).toEqual([0, 1]);
      const roomy = hunt([5, 3, 0, ['carnivore']], [[2, 3, 1]], options);
      play(roomy, attack(0));
      expect(fed(roomy, 1, 0)).toEqual([2, 1, 0]);
      expect(bag(roomy, 1)).toBe(0);
      const last = hunt([5, 3, 0, ['carnivore']], [[2, 1, 1, ['foraging', 'scavenger']], GRAZER], options);
      play(last, attack(0));
      expect(rowLength(last, 1)).toBe(1);
      expect([bag(last, 0), bag(last, 1)]).toEqual([0, 1]);
      expect(handSize(last, 1)).toBe(2);
    }
  },
);

rule('EVO-5.4.5', "when the attacker dies nobody eats, but the target's loss stands", () => {
  const s = feeding(
    [
      [
        [5, 1, 0, ['carnivore', 'cooperation']],
        [1, 2, 0, ['scavenger']],
      ],
      [[2, 2, 0, ['horns', 'scavenger']]],
      [GRAZER],
    ],
    { wateringHole: 9 },
  );
  const events = play(s, attack(0));
  expect(taken(events)).toEqual([]);
  expect(fed(s, 0, 0)).toEqual([2, 0, 0]);
  expect(fed(s, 1, 0)).toEqual([1, 0, 0]);
});

rule('EVO-5.4.6', 'the attacker takes the meat, with its Cooperation chain', () => {
  const s = feeding(
    [
      [
        [5, 3, 1, ['carnivore', 'cooperation']],
        [1, 2, 0, ['cooperation']],
        [1, 2, 0],
      ],
      [[4, 2, 0]],
      [GRAZER],
    ],
    { wateringHole: 9 },
  );
  expect(taken(play(s, attack(0)))).toEqual([
    [0, 0, 2, 'attack'],
    [0, 1, 1, 'cooperation'],
    [0, 2, 1, 'cooperation'],
  ]);
  // The meat finds its eater although the dead target stood before it at the table.
  for (const preyLossFirst of [false, true]) {
    const last = feeding([[[2, 1, 0], GRAZER], [GRAZER], [GRAZER, [5, 3, 0, ['carnivore']]]], {
      wateringHole: 9,
      toAct: 2,
      options: { preyLossFirst },
    });
    play(last, 'attack player 1 species 1 with species 2');
    expect(fed(last, 2, 1)).toEqual([3, 2, 0]);
  }
});

rule('EVO-5.4.7', 'Scavenger acts only when meat was taken, unless scavengerNeedsMeat is off', () => {
  // The Horns leave the attacker 2/2 without room.
  const rows: [Short, Short[]] = [
    [5, 3, 2, ['carnivore']],
    [
      [2, 2, 0, ['horns']],
      [6, 2, 0, ['scavenger']],
    ],
  ];
  const needed = hunt(...rows);
  expect(taken(play(needed, attack(0)))).toEqual([]);
  const always = hunt(...rows, { options: { scavengerNeedsMeat: false } });
  expect(taken(play(always, attack(0)))).toEqual([[1, 1, 1, 'scavenger']]);
  // One token taken is enough in both settings; a dead attacker feeds nobody in either.
  for (const scavengerNeedsMeat of [true, false]) {
    const one = hunt([5, 3, 1, ['carnivore']], rows[1], { options: { scavengerNeedsMeat } });
    expect(taken(play(one, attack(0)))).toEqual([
      [0, 0, 1, 'attack'],
      [1, 1, 1, 'scavenger'],
    ]);
    const dead = hunt([5, 1, 0, ['carnivore']], rows[1], { options: { scavengerNeedsMeat } });
    expect(taken(play(dead, attack(0)))).toEqual([]);
  }
});

rule('EVO-5.4.8', 'meat comes before the loss; with preyLossFirst on the target no longer takes part', () => {
  const family: Short[] = [
    [4, 2, 0, ['carnivore', 'cooperation']],
    [2, 1, 0],
    [1, 2, 0],
  ];
  const eatRelative = 'attack player 1 species 2 with species 1';
  const before = { wateringHole: 9, options: { preyLossFirst: true } };
  const first = feeding([family, [GRAZER], [GRAZER]], before);
  expect(taken(play(first, eatRelative))).toEqual([
    [0, 0, 2, 'attack'],
    [0, 1, 1, 'cooperation'],
  ]);
  expect(fed(first, 0, 1)).toEqual([2, 1, 0]);
  expect(bag(first, 0)).toBe(0);

  const last = feeding([family, [GRAZER], [GRAZER]], { wateringHole: 9 });
  play(last, eatRelative);
  // The neighbour took its meat and then died: the token went to the bag, the third species got nothing.
  expect(fed(last, 0, 1)).toEqual([2, 0, 0]);
  expect(bag(last, 0)).toBe(1);

  // A scavenger that the attack kills takes its meat first, too.
  const dying: Short[] = [[1, 1, 0, ['scavenger']], GRAZER];
  expect(taken(play(hunt([4, 3, 0, ['carnivore']], dying, before), attack(0)))).toEqual([
    [0, 0, 1, 'attack'],
  ]);
  const fedFirst = hunt([4, 3, 0, ['carnivore']], dying);
  expect(taken(play(fedFirst, attack(0)))).toEqual([
    [0, 0, 1, 'attack'],
    [1, 0, 1, 'scavenger'],
  ]);
  expect(bag(fedFirst, 1)).toBe(1);

  // Horns come first in both settings, and the loss follows when the attacker died of them.
  for (const more of [{}, before]) {
    const dead = hunt([5, 1, 0, ['carnivore']], [[2, 2, 0, ['horns']]], more);
    const losses = ofType(play(dead, attack(0)), 'population-lost');
    expect(losses).toMatchObject([
      { seat: 0, population: 0 },
      { seat: 1, population: 1 },
    ]);
    expect(fed(dead, 1, 0)).toEqual([1, 0, 0]);
  }
  const own = feeding(
    [
      [
        [5, 1, 0, ['carnivore']],
        [2, 2, 0, ['horns']],
      ],
      [GRAZER],
      [GRAZER],
    ],
    { wateringHole: 9 },
  );
  play(own, eatRelative);
  expect(fed(own, 0, 0)).toEqual([1, 0, 0]);
});

rule('EVO-5.4.9', "when both die the attacker's owner draws first", () => {
  const s = feeding(
    [
      [GRAZER],
      [[2, 1, 0, ['horns', 'climbing', 'foraging']], GRAZER],
      [GRAZER, [5, 1, 0, ['carnivore', 'climbing']]],
    ],
    { wateringHole: 9, toAct: 2 },
  );
  const events = play(s, 'attack player 2 species 1 with species 2');
  expect(ofType(events, 'drawn')).toMatchObject([
    { seat: 2, count: 2 },
    { seat: 1, count: 3 },
  ]);
  expect([rowLength(s, 1), rowLength(s, 2)]).toEqual([1, 1]);
  expect(species(s, 2, 0).bodySize).toBe(6);
  expect(options(s)).toContain('feed species 1');
});
