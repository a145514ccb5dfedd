import { legalMoves, type Position } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution } from '../../src/index.ts';
import {
  bag,
  expectChanged,
  fed,
  feeding,
  options,
  play,
  type Short,
  table,
  turnOf,
  wateringHole,
} from '../../src/testing/index.ts';
import { card, look, refused, seatsIn } from './box.ts';
import { FAT_ELIGIBLE, UNTIL_PASSED } from './hunt.ts';

const ATTACK = 'attack player 2 species 1 with species 1';

rule('EVO-3.6.1', 'from the first player clockwise, several turns each', () => {
  const s = feeding([[[1, 2]], [[1, 2]], [[1, 2]]], { wateringHole: 6, first: 2, toAct: 2 });
  const turns = [];
  while (look(s).phase === 'feeding') {
    turns.push(turnOf(s));
    play(s, 'feed species 1');
  }
  expect(turns).toEqual([2, 0, 1, 2, 0, 1]);
});

rule('EVO-3.6.1', 'the first player of the round opens the feeding', () => {
  const s = table({ phase: 'play', first: 1, toAct: 0, wateringHole: 6, players: [{ hand: 1 }, {}, {}] });
  play(s, 'end turn');
  expect([look(s).phase, turnOf(s)]).toEqual(['feeding', 1]);
});

rule('EVO-3.6.2', 'a turn feeds exactly one species', () => {
  const s = feeding(
    [
      [
        [1, 3],
        [1, 3],
      ],
      [[1, 3]],
    ],
    { wateringHole: 9 },
  );
  expectChanged(s, () => play(s, 'feed species 2'), {
    wateringHole: [9, 8],
    'players.0.species.1.food': [0, 1],
    toAct: [0, 1],
  });
});

rule('EVO-3.6.3', 'one option for each species with room that can get food', () => {
  const row: Short[] = [
    [1, 2, 1],
    [1, 2, 2],
    [2, 1, 1, ['fat-tissue'], 1],
    [2, 1, 1, ['fat-tissue'], 2],
    [3, 2, 0, ['carnivore']],
    [3, 2, 2, ['carnivore']],
  ];
  const s = feeding(
    [
      row,
      [
        [1, 1],
        [3, 1],
        [2, 1, 0, ['climbing']],
      ],
    ],
    { wateringHole: 1, ...FAT_ELIGIBLE },
  );
  expect(options(s)).toEqual([
    'feed species 1',
    'feed species 3',
    'attack player 1 species 1 with species 5',
    'attack player 1 species 2 with species 5',
    'attack player 1 species 3 with species 5',
    'attack player 1 species 4 with species 5',
    'attack player 2 species 1 with species 5',
  ]);
});

rule('EVO-3.6.3', 'no plant food at an empty watering hole, and none for a carnivore', () => {
  const dry = feeding(
    [
      [
        [1, 2],
        [2, 2, 0, ['carnivore']],
      ],
      [[1, 1]],
    ],
    { wateringHole: 0 },
  );
  expect(options(dry).some((words) => words.startsWith('feed'))).toBe(false);
  expect(refused(dry, 'feed species 1')?.code).toBe('watering-hole-empty');
  const wet = feeding(
    [
      [
        [1, 2],
        [2, 2, 0, ['carnivore']],
      ],
      [[1, 1]],
    ],
    { wateringHole: 3 },
  );
  expect(refused(wet, 'feed species 2')?.code).toBe('carnivore');
  expect(refused(wet, 'feed species 1')).toBeUndefined();
});

rule('EVO-3.6.4', 'a hungry species is fed before a fed one with Fat Tissue room', () => {
  const row: Short[] = [
    [2, 1, 1, ['fat-tissue']],
    [1, 2],
  ];
  const s = feeding([row, [[1, 1]]], { wateringHole: 5 });
  expect(options(s)).toEqual(['feed species 2']);
  expect(refused(s, 'feed species 1')).toMatchObject({ code: 'not-hungry', rule: 'EVO-3.6.4' });
  // Nothing to do for the hungry one: the fed one may be chosen.
  const idle: Short[] = [
    [3, 1, 1, ['fat-tissue']],
    [3, 2, 0, ['carnivore']],
  ];
  expect(options(feeding([idle, [[3, 1]]], { wateringHole: 5 }))).toEqual(['feed species 1', 'pass']);
});

rule('EVO-3.6.4', 'with fatEligible a fed species may be chosen while another is hungry', () => {
  const s = feeding(
    [
      [
        [2, 1, 1, ['fat-tissue']],
        [1, 2],
      ],
      [[1, 1]],
    ],
    { wateringHole: 5, ...FAT_ELIGIBLE },
  );
  expect(options(s)).toEqual(['feed species 1', 'feed species 2']);
  play(s, 'feed species 1');
  expect([fed(s, 0, 0), fed(s, 0, 1)]).toEqual([
    [1, 1, 1],
    [2, 0, 0],
  ]);
});

const mayPass = (s: ReturnType<typeof feeding>) => refused(s, 'pass') === undefined;

rule('EVO-3.6.5', 'a hungry plant eater with food there obliges its owner', () => {
  const s = feeding([[[1, 2, 1]], [[1, 1]]], { wateringHole: 1 });
  expect(refused(s, 'pass')).toMatchObject({ code: 'must-feed', rule: 'EVO-3.6.5' });
  expect(options(s)).toEqual(['feed species 1']);
});

rule('EVO-3.6.5', 'with fatEligible the obliged player may take some other feeding option', () => {
  const s = feeding(
    [
      [
        [1, 2, 1],
        [2, 1, 1, ['fat-tissue']],
      ],
      [[1, 1]],
    ],
    { wateringHole: 1, ...FAT_ELIGIBLE },
  );
  expect(options(s)).toEqual(['feed species 1', 'feed species 2']);
  expect(mayPass(s)).toBe(false);
});

rule(
  'EVO-3.6.5',
  'a hungry carnivore must attack: Horns or own species as only targets do not excuse',
  () => {
    const hunter: Short = [3, 1, 0, ['carnivore']];
    expect(mayPass(feeding([[hunter], [[1, 1]]]))).toBe(false);
    expect(mayPass(feeding([[hunter], [[1, 1, 0, ['horns']]]]))).toBe(false);
    const own = feeding([[hunter, [1, 1]], [[3, 1]]]);
    expect(options(own)).toEqual(['attack player 1 species 2 with species 1']);
    expect(mayPass(own)).toBe(false);
  },
);

rule('EVO-3.6.5', 'nobody is obliged for a species that is not hungry', () => {
  expect(mayPass(feeding([[[2, 1, 1, ['fat-tissue']]], [[1, 1]]], { wateringHole: 2 }))).toBe(true);
  expect(mayPass(feeding([[[3, 1, 1, ['carnivore', 'fat-tissue']]], [[1, 1]]], UNTIL_PASSED))).toBe(true);
});

rule('EVO-3.6.6', 'options that cost cards are never obligatory', () => {
  const clever: Short = [4, 2, 0, ['carnivore', 'intelligence']];
  const s = feeding([[clever], [[1, 1, 1, ['burrowing']]]], { hands: [['horns'], []] });
  expect(options(s)).toEqual([`${ATTACK} negating burrowing`, 'pass']);
  expect(evolution.decision(s, 0).optional).toBe(true);
  // With a free attack beside it the duty is there.
  const free = feeding(
    [
      [clever],
      [
        [1, 1, 1, ['burrowing']],
        [1, 1],
      ],
    ],
    { hands: [['horns'], []] },
  );
  expect(mayPass(free)).toBe(false);
});

rule('EVO-3.6.7', 'a player without options is skipped and asked again when there is one', () => {
  // Player 2's carnivore reaches player 3's first species only when its large neighbour is gone.
  const s = feeding(
    [
      [[4, 6, 0, ['carnivore']]],
      [[2, 2, 0, ['carnivore']]],
      [
        [1, 1, 0, ['symbiosis']],
        [3, 2],
      ],
    ],
    { lastRound: 1 },
  );
  const attack = 'attack player 3 species 2 with species 1';
  expect(seatsIn(play(s, attack), 'skipped')).toEqual([1, 2]);
  expect(turnOf(s)).toBe(0);
  expect(seatsIn(play(s, attack), 'skipped')).toEqual([]);
  expect([turnOf(s), options(s)]).toEqual([1, ['attack player 3 species 1 with species 1']]);
});

rule('EVO-3.6.7', 'who has passed is asked again next time round', () => {
  const s = feeding([[[3, 1, 1, ['fat-tissue']]], [[1, 3]]], { wateringHole: 9 });
  play(s, 'pass', 'feed species 1');
  expect(turnOf(s)).toBe(0);
  expect(options(s)).toEqual(['feed species 1', 'pass']);
});

rule('EVO-3.6.7', 'there is nothing to pass without an option', () => {
  const s = feeding([[[1, 1, 1]], [[1, 2]]], { wateringHole: 1 });
  expect(turnOf(s)).toBe(1);
  expect(refused(s, 'pass', 0)?.code).toBe('not-your-turn');
});

rule('EVO-3.6.8', 'feeding ends as soon as no hungry species can get food', () => {
  const phase = (rows: Short[][], more: Position = {}) =>
    look(feeding(rows, { wateringHole: 2, lastRound: 1, ...more })).phase;
  const fat: Short = [2, 1, 1, ['fat-tissue']];
  const hunter: Short = [3, 2, 1, ['carnivore']];
  expect(phase([[[1, 1, 1]], [fat]])).toBe('over');
  // Somebody is hungry: at the watering hole, by an attack, with discards, or by Intelligence.
  expect(phase([[[1, 1, 0]], [fat]])).toBe('feeding');
  expect(phase([[[1, 2, 1]], [fat]], { wateringHole: 0 })).toBe('over');
  expect(phase([[hunter], [fat]])).toBe('feeding');
  expect(phase([[hunter], [[3, 1, 1, ['fat-tissue']]]])).toBe('over');
  const clever: Short = [3, 2, 1, ['carnivore', 'intelligence']];
  const burrow: Short = [1, 1, 1, ['burrowing']];
  expect(phase([[clever], [burrow]], { hands: [['horns']] })).toBe('feeding');
  expect(phase([[clever], [burrow]])).toBe('over');
  const thinker: Short = [1, 2, 1, ['intelligence']];
  expect(phase([[thinker], [fat]], { wateringHole: 0, hands: [['horns']] })).toBe('feeding');
  expect(phase([[thinker], [fat]], { wateringHole: 0 })).toBe('over');
});

rule('EVO-3.6.8', 'a fed species stores fat while somebody else is hungry and can eat', () => {
  const s = feeding([[[3, 1, 1, ['fat-tissue']]], [[1, 2]]], { wateringHole: 9, lastRound: 1 });
  play(s, 'feed species 1', 'feed species 1', 'feed species 1');
  expect([look(s).phase, turnOf(s)]).toEqual(['feeding', 1]);
  play(s, 'feed species 1');
  expect([look(s).phase, bag(s, 0)]).toEqual(['over', 3]);
});

rule('EVO-3.6.8', 'who is out of the feeding does not keep it open', () => {
  const s = feeding(
    [
      [[4, 2, 1, ['carnivore', 'intelligence']]],
      [
        [1, 1, 1, ['burrowing']],
        [6, 2, 1],
      ],
    ],
    {
      wateringHole: 9,
      lastRound: 1,
      hands: [['horns']],
      options: { passIsPermanent: true },
    },
  );
  play(s, 'pass', 'feed species 2');
  expect(look(s).phase).toBe('over');
});

rule('EVO-3.6.8', 'or, by feedingEnds, when everybody in sequence was skipped or has passed', () => {
  const fat: Short[] = [[3, 1, 1, ['fat-tissue']]];
  const s = feeding([fat, fat, fat], { wateringHole: 9, lastRound: 1, ...UNTIL_PASSED });
  play(s, 'pass', 'pass', 'feed species 1', 'pass', 'pass');
  expect(look(s).phase).toBe('feeding');
  play(s, 'pass');
  expect(look(s).phase).toBe('over');
});

rule('EVO-3.6.8', 'by feedingEnds it goes on for Fat Tissue room although nobody is hungry', () => {
  const more = { wateringHole: 2, lastRound: 1, ...UNTIL_PASSED };
  const s = feeding([[[1, 1, 1]], [[2, 1, 1, ['fat-tissue']]]], more);
  expect(turnOf(s)).toBe(1);
  play(s, 'feed species 1');
  expect([look(s).phase, turnOf(s)]).toEqual(['feeding', 1]);
  play(s, 'feed species 1');
  expect(look(s).phase).toBe('over');
});

rule('EVO-3.6.8', 'an Intelligence use starts the count anew', () => {
  const fat: Short[] = [[3, 1, 1, ['fat-tissue']]];
  const s = feeding([fat, [[3, 1, 1, ['fat-tissue', 'intelligence']]]], {
    wateringHole: 9,
    lastRound: 1,
    hands: [[], [card('horns', 1), card('horns', 2)]],
    ...UNTIL_PASSED,
  });
  play(s, 'decline', 'pass', 'discard horns 1 for intelligence of species 1');
  play(s, 'decline', 'decline', 'pass', 'decline');
  expect([look(s).phase, turnOf(s)]).toEqual(['feeding', 0]);
});

rule('EVO-3.6.9', 'an empty watering hole does not end feeding for carnivores', () => {
  const s = feeding([[[3, 2, 0, ['carnivore']]], [[1, 2]]], { wateringHole: 1, toAct: 1, lastRound: 1 });
  play(s, 'feed species 1');
  expect([wateringHole(s), look(s).phase, turnOf(s)]).toEqual([0, 'feeding', 0]);
  play(s, ATTACK);
  expect([look(s).phase, turnOf(s)]).toEqual(['feeding', 0]);
});

rule('EVO-3.6.10', 'plant eaters with Intelligence are asked between the feeding turns', () => {
  const s = feeding([[[1, 3]], [[1, 3]], [[1, 3, 0, ['intelligence']]]], {
    wateringHole: 9,
    hands: [[], [], [card('horns', 1), card('horns', 2)]],
  });
  expect([turnOf(s), look(s).step]).toEqual([2, 'window']);
  play(s, 'discard horns 1 for intelligence of species 1');
  expect(fed(s, 2, 0)).toEqual([3, 2, 0]);
  play(s, 'decline', 'decline', 'feed species 1');
  expect([turnOf(s), look(s).step]).toEqual([2, 'window']);
});

rule('EVO-3.9.4', 'feeding options: species times targets times negation sets, and a pass', () => {
  const hunter: Short = [4, 2, 0, ['carnivore', 'intelligence']];
  // Each hunter: 4 targets (own other hunter is too large), Burrowing paid, Horns with or without paying.
  const prey: Short[] = [
    [1, 1],
    [1, 1, 1, ['burrowing']],
    [1, 1, 0, ['horns']],
    [1, 1, 0, ['hard-shell']],
  ];
  const s = feeding([[hunter, hunter], prey], { hands: [[card('horns', 1)], []] });
  expect(legalMoves(evolution, s, 0)).toHaveLength(2 * (1 + 1 + 2 + 1));
  const paid = feeding([[hunter], prey.slice(1, 2)], { hands: [[card('horns', 1)], []] });
  expect(legalMoves(evolution, paid, 0)).toHaveLength(2);
});

rule('EVO-3.9.5', 'Intelligence: species times different hand cards, or none', () => {
  const thinker: Short = [1, 3, 0, ['intelligence']];
  const s = feeding([[thinker, [1, 3], thinker], [[1, 1]]], {
    hands: [[card('horns', 1), card('horns', 3), card('horns', 3)], []],
  });
  expect(options(s)).toEqual([
    'discard horns 1 for intelligence of species 1',
    'discard horns 3 for intelligence of species 1',
    'discard horns 1 for intelligence of species 3',
    'discard horns 3 for intelligence of species 3',
    'decline',
  ]);
});

rule('EVO-3.9.6', 'any choice of hand cards can pay, each offered once', () => {
  const start = () =>
    feeding([[[4, 2, 0, ['carnivore', 'intelligence']]], [[1, 1, 1, ['burrowing', 'climbing']]]], {
      hands: [[card('horns', 1), card('horns', 2), card('ambush', 0), card('fertile', 2)], []],
      lastRound: 1,
    });
  const s = start();
  play(s, `${ATTACK} negating burrowing, climbing`);
  const payments = new Set<string>();
  let ways = 0;
  for (const first of options(s)) {
    const t = evolution.clone(s);
    play(t, first);
    for (const second of options(t)) {
      ways++;
      payments.add([first, second].sort().join());
    }
  }
  // choose(4, 2)
  expect([ways, payments.size]).toEqual([6, 6]);
});
