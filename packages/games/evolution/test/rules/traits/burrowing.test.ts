import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import {
  expectChanged,
  fed,
  feeding,
  options,
  play,
  type Short,
  turnOf,
} from '../../../src/testing/index.ts';
import { attack, attacks, GRAZER, hunt, revealing, targets } from '../hunt.ts';

const HUNTER: Short = [5, 3, 0, ['carnivore']];

rule('EVO-6.2', 'safe while the board is full', () => {
  expect(targets(hunt(HUNTER, [[1, 3, 3, ['burrowing']]]))).toEqual([]);
  expect(targets(hunt(HUNTER, [[1, 3, 2, ['burrowing']]]))).toEqual([0]);
  expect(targets(hunt(HUNTER, [[1, 3, 3]]))).toEqual([0]);
  const s = hunt(HUNTER, [[1, 4, 2, ['burrowing']]]);
  expectChanged(s, () => play(s, attack(0)), {
    'players.0.species.0.food': [0, 1],
    'players.0.species.0.meat': [0, 1],
    'players.1.species.0.population': [4, 3],
    toAct: [0, 1],
  });
});

rule('EVO-6.2.1', 'fat is no food', () => {
  const s = hunt(HUNTER, [
    [2, 3, 2, ['burrowing', 'fat-tissue'], 2],
    [2, 3, 3, ['burrowing', 'fat-tissue'], 0],
  ]);
  expect(targets(s)).toEqual([0]);
});

rule(
  'EVO-6.2.2',
  'food that came by Cooperation, Scavenger, Long Neck or Intelligence protects at once',
  () => {
    const burrow: Short = [1, 1, 0, ['burrowing']];
    const hole = { wateringHole: 9 };
    const helped = feeding([[[1, 1, 0, ['cooperation']], burrow], [HUNTER, GRAZER], [GRAZER]], hole);
    play(helped, 'feed species 1');
    expect(options(helped).filter((o) => o.includes('player 1'))).toEqual([
      'attack player 1 species 1 with species 1',
    ]);

    const scavenged = feeding(
      [
        [HUNTER],
        [
          [1, 1, 0, ['burrowing', 'scavenger']],
          [1, 2, 0],
        ],
        [HUNTER],
      ],
      hole,
    );
    play(scavenged, 'attack player 2 species 2 with species 1', 'feed species 2');
    expect(turnOf(scavenged)).toBe(2);
    expect(options(scavenged)).toEqual(['attack player 2 species 2 with species 1']);

    const necked = revealing(
      [
        [HUNTER, GRAZER],
        [
          [1, 1, 0, ['burrowing', 'long-neck']],
          [1, 1, 0],
        ],
      ],
      [{ trait: 'horns', food: 3 }],
    );
    expect(attacks(necked)).toEqual([[0, 1, 1]]);

    const thinking = feeding([[HUNTER, GRAZER], [[1, 1, 0, ['burrowing', 'intelligence']]]], {
      ...hole,
      hands: [[], [{ trait: 'horns', food: 3 }]],
    });
    play(thinking, 'discard horns 3 for intelligence of species 1');
    expect(turnOf(thinking)).toBe(0);
    expect(attacks(thinking)).toEqual([]);
  },
);

rule('EVO-6.2.3', 'a loss of population can close the burrow again', () => {
  const s = feeding(
    [
      [HUNTER],
      [
        [1, 3, 2, ['burrowing']],
        [6, 1, 1],
      ],
      [HUNTER, GRAZER],
    ],
    { wateringHole: 9 },
  );
  play(s, attack(0));
  expect(fed(s, 1, 0)).toEqual([2, 2, 0]);
  expect(turnOf(s)).toBe(2);
  expect(options(s).filter((o) => o.includes('player 2'))).toEqual([]);
});

rule('EVO-6.2.4', 'population 1 with food 1 is safe', () => {
  expect(
    targets(
      hunt(HUNTER, [
        [1, 1, 1, ['burrowing']],
        [1, 1, 0, ['burrowing']],
      ]),
    ),
  ).toEqual([1]);
});
