import { seatsToAct, versionOf } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { evolution, threats } from '../../src/index.ts';
import {
  bag,
  fed,
  feeding,
  options,
  play,
  rowLength,
  type Short,
  sp,
  species,
  table,
  turnOf,
  wateringHole,
} from '../../src/testing/index.ts';
import { allCards, card, look, newGame, refused, seatsIn } from './box.ts';

const GRAZER: Short = [6, 6, 0];
const ATTACK = 'attack player 2 species 1 with species 1';

rule('EVO-10.1', 'the switches, their defaults and their alternatives', () => {
  const found = Object.fromEntries(evolution.options.map((o) => [o.name, [o.default, ...o.values]]));
  expect(found).toEqual({
    speciesBoardLimit: [24, 24, null],
    foodBankLimit: [null, null, 180],
    replaceOnlyWhenFull: [true, true, false],
    replacedFat: ['bag', 'bag', 'lost'],
    foodFloor: ['total', 'total', 'card'],
    fatEligible: [false, false, true],
    passIsPermanent: [false, false, true],
    feedingEnds: ['fed', 'fed', 'passed'],
    callersProtected: [false, false, true],
    callsCostOne: [false, false, true],
    negateNeighbourCall: [false, false, true],
    negateHorns: [true, true, false],
    foragingIntelligence: [3, 3, 4],
    scavengerNeedsMeat: [true, true, false],
    preyLossFirst: [false, false, true],
    intelligenceTiming: ['anytime', 'anytime', 'ownTurn'],
    symbiosisReach: ['neighbour', 'neighbour', 'row'],
    replacementAfterLastRound: [true, true, false],
    deck: ['second-edition', 'second-edition', 'DE110'],
    quickPlay: [false, false, true],
  });
});

rule('EVO-10.1', 'version 1 keeps the defaults it had, and has no switch of version 2', () => {
  const first = versionOf(evolution, '1');
  const defaults = Object.fromEntries((first?.options ?? []).map((o) => [o.name, o.default]));
  expect(defaults).toMatchObject({
    fatEligible: true,
    negateNeighbourCall: true,
    preyLossFirst: true,
    replacementAfterLastRound: false,
  });
  const added = evolution.options.filter(({ name }) => !(name in defaults)).map(({ name }) => name);
  expect(added).toEqual([
    'foodFloor',
    'feedingEnds',
    'callsCostOne',
    'foragingIntelligence',
    'symbiosisReach',
  ]);
});

/** The same question at a table with the default of a switch and at one with its alternative. */
function both<T>(name: string, alternative: unknown, ask: (switches: Record<string, unknown>) => T): [T, T] {
  return [ask({}), ask({ [name]: alternative })];
}

rule('EVO-10.1', 'speciesBoardLimit: 24 or none', () => {
  const row = Array.from({ length: 23 }, () => sp(1, 1));
  const ask = (switches: Record<string, unknown>) => {
    const s = table({ options: switches, phase: 'play', players: [{ species: row, hand: ['horns'] }, {}] });
    return refused(s, 'discard horns 1 for a new species on the left')?.code;
  };
  expect(both('speciesBoardLimit', null, ask)).toEqual(['no-free-board', undefined]);
});

rule('EVO-10.1', 'foodBankLimit: the watering hole is filled from what the bank has', () => {
  const ask = (switches: Record<string, unknown>) => {
    const s = table({
      options: switches,
      phase: 'play',
      wateringHole: 10,
      players: [{ hand: 1, bag: 100, foodCard: card('long-neck', 9) }, { bag: 66 }],
    });
    play(s, 'end turn');
    return [wateringHole(s), look(s).bank];
  };
  expect(both('foodBankLimit', 180, ask)).toEqual([
    [19, null],
    [14, 0],
  ]);
});

rule('EVO-10.1', 'foodBankLimit: negative food cards give tokens back to the bank', () => {
  const s = table({
    options: { foodBankLimit: 180 },
    phase: 'play',
    wateringHole: 10,
    players: [{ hand: 1, bag: 170, foodCard: card('ambush', -3) }, {}],
  });
  play(s, 'end turn');
  expect([wateringHole(s), look(s).bank]).toEqual([7, 3]);
});

rule('EVO-10.1', 'foodBankLimit: meat and Intelligence take no more than is left', () => {
  const meat = (switches: Record<string, unknown>) => {
    const s = table({
      options: switches,
      phase: 'feeding',
      wateringHole: 1,
      players: [
        { species: [sp(5, 5, 0, ['carnivore'])], bag: 100 },
        { species: [sp(4, 2)], bag: 77 },
        { species: [sp(6, 1)] },
      ],
    });
    play(s, ATTACK);
    return species(s, 0, 0).food;
  };
  expect(both('foodBankLimit', 180, meat)).toEqual([4, 2]);
  const wits = (switches: Record<string, unknown>) => {
    const s = table({
      options: switches,
      phase: 'feeding',
      wateringHole: 1,
      players: [{ species: [sp(1, 5, 0, ['intelligence'])], bag: 178, hand: ['horns', 'horns'] }, {}],
    });
    play(s, 'discard horns 1 for intelligence of species 1');
    return species(s, 0, 0).food;
  };
  expect(both('foodBankLimit', 180, wits)).toEqual([2, 1]);
});

rule('EVO-10.1', 'foodBankLimit: Scavenger goes round from the attacker while there are tokens', () => {
  const ask = (switches: Record<string, unknown>) => {
    const s = table({
      options: switches,
      phase: 'feeding',
      wateringHole: 1,
      toAct: 1,
      players: [
        { species: [sp(6, 2, 0, ['scavenger'])], bag: 176 },
        { species: [sp(5, 5, 0, ['carnivore']), sp(6, 2, 0, ['scavenger'])] },
        { species: [sp(1, 2), sp(6, 2, 0, ['scavenger'])] },
      ],
    });
    play(s, 'attack player 3 species 1 with species 1');
    return [species(s, 1, 0).food, species(s, 1, 1).food, species(s, 2, 1).food, species(s, 0, 0).food];
  };
  expect(both('foodBankLimit', 180, ask)).toEqual([
    [1, 1, 1, 1],
    [1, 1, 1, 0],
  ]);
});

rule('EVO-10.1', 'foodBankLimit: with the last token the order of Long Necks matters and is asked', () => {
  const ask = (switches: Record<string, unknown>) => {
    const neck = sp(1, 2, 0, ['long-neck']);
    const s = table({
      options: switches,
      phase: 'feeding',
      step: 'reveal',
      wateringHole: 1,
      players: [{ species: [neck, neck], bag: 178 }, {}, {}],
    });
    return look(s).step;
  };
  expect(both('foodBankLimit', 180, ask)).toEqual(['feed', 'leaf']);
});

rule('EVO-10.1', 'replaceOnlyWhenFull: a trait may be replaced at the limit only, or at any time', () => {
  const ask = (switches: Record<string, unknown>) => {
    const s = table({
      options: switches,
      phase: 'play',
      players: [{ species: [sp(1, 1, 0, ['ambush'])], hand: ['horns', 'climbing'] }, {}, {}],
    });
    const words = 'put horns 1 on species 1 replacing ambush';
    const code = refused(s, words)?.code;
    if (code === undefined) play(s, words);
    return [code, species(s, 0, 0).traits.map((t) => t.id)];
  };
  expect(both('replaceOnlyWhenFull', false, ask)).toEqual([
    ['not-full', ['ambush']],
    [undefined, ['horns']],
  ]);
});

rule('EVO-10.1', 'replacedFat: to the bag or lost', () => {
  const ask = (switches: Record<string, unknown>) => {
    const s = table({
      options: switches,
      phase: 'play',
      players: [{ species: [sp(3, 1, 0, ['ambush', 'fat-tissue'], 2)], hand: ['horns', 'climbing'] }, {}],
    });
    play(s, 'put horns 1 on species 1 replacing fat-tissue');
    return [bag(s, 0), species(s, 0, 0).fat];
  };
  expect(both('replacedFat', 'lost', ask)).toEqual([
    [2, 0],
    [0, 0],
  ]);
});

rule(
  'EVO-10.1',
  'fatEligible: a fed species may be chosen only without a duty, or beside a hungry one',
  () => {
    const ask = (switches: Record<string, unknown>) => {
      const row: Short[] = [
        [2, 1, 1, ['fat-tissue']],
        [1, 2],
      ];
      const s = feeding([row, [[1, 1]]], { options: switches, wateringHole: 5 });
      return options(s);
    };
    expect(both('fatEligible', true, ask)).toEqual([
      ['feed species 2'],
      ['feed species 1', 'feed species 2'],
    ]);
    const dutyFree = feeding(
      [
        [
          [2, 1, 1, ['fat-tissue']],
          [1, 2, 2],
        ],
        [[1, 1]],
      ],
      {
        wateringHole: 5,
      },
    );
    expect(options(dutyFree)).toEqual(['feed species 1', 'pass']);
    const refusedFirst = feeding(
      [
        [
          [2, 1, 1, ['fat-tissue']],
          [1, 2],
        ],
        [[1, 1]],
      ],
      {
        wateringHole: 5,
      },
    );
    expect(refused(refusedFirst, 'feed species 1')).toMatchObject({ code: 'not-hungry', rule: 'EVO-3.6.4' });
  },
);

rule('EVO-10.1', 'passIsPermanent: who has passed is asked again, or is out for the round', () => {
  const ask = (switches: Record<string, unknown>) => {
    const s = feeding([[[3, 1, 1, ['fat-tissue']]], [[1, 3]]], { options: switches, wateringHole: 9 });
    play(s, 'pass', 'feed species 1');
    return turnOf(s);
  };
  expect(both('passIsPermanent', true, ask)).toEqual([0, 1]);
});

rule('EVO-10.1', 'passIsPermanent: being skipped is never permanent', () => {
  const s = feeding(
    [
      [[4, 6, 0, ['carnivore']]],
      [[2, 2, 0, ['carnivore']]],
      [
        [1, 1, 0, ['symbiosis']],
        [3, 2],
      ],
    ],
    { options: { passIsPermanent: true }, lastRound: 1 },
  );
  const attack = 'attack player 3 species 2 with species 1';
  expect(seatsIn(play(s, attack), 'skipped')).toEqual([1, 2]);
  play(s, attack);
  expect(turnOf(s)).toBe(1);
});

rule('EVO-10.1', 'passIsPermanent: Intelligence windows stay open to who has passed', () => {
  const s = feeding([[[3, 1, 1, ['fat-tissue', 'intelligence']]], [[1, 3]], [[1, 3]]], {
    options: { passIsPermanent: true },
    wateringHole: 9,
    hands: [['horns'], [], []],
  });
  play(s, 'decline', 'pass');
  expect([turnOf(s), look(s).step]).toEqual([0, 'window']);
});

const CALLERS: Short[] = [
  [1, 1, 0, ['warning-call']],
  [1, 1, 0, ['warning-call']],
];

rule('EVO-10.1', 'callersProtected: two callers leave each other open, or cover each other', () => {
  const ask = (switches: Record<string, unknown>) =>
    refused(
      feeding([[[4, 2, 0, ['carnivore']], GRAZER], CALLERS, [GRAZER]], {
        options: switches,
        wateringHole: 9,
      }),
      ATTACK,
    )?.rule;
  expect(both('callersProtected', true, ask)).toEqual([undefined, 'EVO-4.2.8']);
});

rule('EVO-10.1', "negateNeighbourCall: a neighbour's call cannot be negated, or it can", () => {
  const ask = (switches: Record<string, unknown>) => {
    const s = feeding(
      [
        [[4, 2, 0, ['carnivore', 'intelligence']], GRAZER],
        [
          [1, 1],
          [1, 1, 0, ['warning-call']],
        ],
        [GRAZER],
      ],
      { options: switches, wateringHole: 9, hands: [['horns', 'ambush'], [], []] },
    );
    return refused(s, `${ATTACK} negating warning-call-right`) === undefined;
  };
  expect(both('negateNeighbourCall', true, ask)).toEqual([false, true]);
});

rule('EVO-10.1', 'negateHorns: Horns can be negated, or not', () => {
  const ask = (switches: Record<string, unknown>) => {
    const s = feeding([[[4, 2, 0, ['carnivore', 'intelligence']]], [[1, 1, 0, ['horns']]], [GRAZER]], {
      options: switches,
      wateringHole: 9,
      hands: [['fertile', 'ambush'], [], []],
    });
    return options(s);
  };
  expect(both('negateHorns', false, ask)).toEqual([[ATTACK, `${ATTACK} negating horns`], [ATTACK]]);
});

rule('EVO-10.1', 'scavengerNeedsMeat: after meat was taken, or after every attack survived', () => {
  // Horns leave the carnivore full, so it takes nothing.
  const ask = (switches: Record<string, unknown>) => {
    const s = feeding(
      [
        [[4, 3, 2, ['carnivore']]],
        [
          [2, 2, 0, ['horns']],
          [1, 2, 0, ['scavenger']],
        ],
        [GRAZER],
      ],
      {
        options: switches,
        wateringHole: 9,
      },
    );
    play(s, ATTACK);
    expect(fed(s, 0, 0)).toEqual([2, 2, 0]);
    return species(s, 1, 1).food;
  };
  expect(both('scavengerNeedsMeat', false, ask)).toEqual([0, 1]);
});

rule('EVO-10.1', 'scavengerNeedsMeat: never after an attack the attacker did not survive', () => {
  const s = feeding(
    [
      [[4, 1, 0, ['carnivore']]],
      [
        [2, 2, 0, ['horns']],
        [1, 2, 0, ['scavenger']],
      ],
      [GRAZER],
    ],
    {
      options: { scavengerNeedsMeat: false },
      wateringHole: 9,
    },
  );
  play(s, ATTACK);
  expect(species(s, 1, 1).food).toBe(0);
});

rule('EVO-10.1', 'preyLossFirst: the target loses population after or before the meal', () => {
  const scavenger = (switches: Record<string, unknown>) => {
    const s = feeding([[[4, 3, 0, ['carnivore']]], [[1, 1, 0, ['scavenger']]], [GRAZER]], {
      options: switches,
      wateringHole: 9,
    });
    play(s, ATTACK);
    return bag(s, 1);
  };
  expect(both('preyLossFirst', true, scavenger)).toEqual([1, 0]);
});

rule('EVO-10.1', 'preyLossFirst: the loss also follows when the attacker died of Horns', () => {
  const s = feeding([[[4, 1, 0, ['carnivore']]], [[2, 2, 0, ['horns']]], [GRAZER]], {
    options: { preyLossFirst: true },
    wateringHole: 9,
  });
  play(s, ATTACK);
  expect([rowLength(s, 0), species(s, 1, 0).population]).toEqual([0, 1]);
});

rule('EVO-10.1', 'preyLossFirst: a cooperating right neighbour eats before it is lost', () => {
  const ask = (switches: Record<string, unknown>) => {
    const s = feeding(
      [
        [
          [4, 3, 0, ['carnivore', 'cooperation']],
          [1, 1],
        ],
        [[1, 2]],
        [GRAZER],
      ],
      {
        options: switches,
        wateringHole: 9,
      },
    );
    play(s, 'attack player 1 species 2 with species 1');
    return [rowLength(s, 0), bag(s, 0)];
  };
  expect(both('preyLossFirst', true, ask)).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

rule('EVO-10.1', 'intelligenceTiming: before every turn, or before the own turn only', () => {
  const ask = (switches: Record<string, unknown>) => {
    const s = feeding([[[1, 3]], [[1, 3, 0, ['intelligence']]]], {
      options: switches,
      wateringHole: 9,
      hands: [[], ['horns', 'ambush']],
    });
    const before = [turnOf(s), look(s).step];
    if (look(s).step === 'window') play(s, 'decline');
    play(s, 'feed species 1');
    return [before, [turnOf(s), look(s).step]];
  };
  expect(both('intelligenceTiming', 'ownTurn', ask)).toEqual([
    [
      [1, 'window'],
      [1, 'window'],
    ],
    [
      [0, 'feed'],
      [1, 'window'],
    ],
  ]);
});

rule('EVO-10.1', 'replacementAfterLastRound: a new species after the last round, or none', () => {
  const ask = (switches: Record<string, unknown>) => {
    const s = feeding([[], [[1, 1, 1]]], { options: switches, lastRound: 1 });
    return [look(s).phase, rowLength(s, 0), evolution.scores(s)[0]];
  };
  expect(both('replacementAfterLastRound', false, ask)).toEqual([
    ['over', 1, 1],
    ['over', 0, 0],
  ]);
});

rule('EVO-10.1', 'deck: 129 cards of the second edition, or the German 110', () => {
  const ask = (switches: Record<string, unknown>) => allCards(newGame(4, switches)).length;
  expect(both('deck', 'DE110', ask)).toEqual([129, 110]);
});

rule('EVO-10.1', 'quickPlay: one after the other, or all at the same time; always so with six', () => {
  const ask = (players: number) => (switches: Record<string, unknown>) => {
    const hands = Array.from({ length: players }, () => ({ hand: 2 }));
    return seatsToAct(evolution, table({ options: switches, phase: 'play', players: hands })).length;
  };
  expect(both('quickPlay', true, ask(4))).toEqual([1, 4]);
  expect(both('quickPlay', true, ask(6))).toEqual([6, 6]);
});

rule('EVO-10.1', 'foodFloor: negative cards stop at 0 after the sum, or each by itself', () => {
  const ask = (switches: Record<string, unknown>) => {
    const s = table({
      options: { foodBankLimit: 180, ...switches },
      phase: 'play',
      first: 0,
      wateringHole: 1,
      players: [
        { hand: 1, foodCard: card('ambush', -3) },
        { species: [sp(6, 6)], foodCard: card('horns', 4) },
      ],
    });
    play(s, 'end turn');
    return [wateringHole(s), look(s).bank];
  };
  expect(both('foodFloor', 'card', ask)).toEqual([
    [2, 178],
    [4, 176],
  ]);
});

rule('EVO-10.1', 'feedingEnds: when no hungry species can get food, or when all have passed', () => {
  const ask = (switches: Record<string, unknown>) => {
    const s = feeding([[[1, 1, 1]], [[2, 1, 1, ['fat-tissue']]]], {
      options: switches,
      wateringHole: 2,
      lastRound: 1,
    });
    return look(s).phase;
  };
  expect(both('feedingEnds', 'passed', ask)).toEqual(['over', 'feeding']);
});

rule('EVO-10.1', 'callsCostOne: two calling neighbours cost two cards, or one', () => {
  const calls = ['warning-call-left', 'warning-call-right'];
  const ask = (cards: number) => (switches: Record<string, unknown>) => {
    const s = feeding(
      [
        [[4, 2, 0, ['carnivore', 'intelligence']], GRAZER],
        [
          [1, 1, 0, ['warning-call']],
          [1, 1, 0, ['horns']],
          [1, 1, 0, ['warning-call']],
        ],
        [GRAZER],
      ],
      {
        options: { negateNeighbourCall: true, ...switches },
        wateringHole: 9,
        hands: [Array.from({ length: cards }, (_, i) => card('long-neck', i + 3))],
      },
    );
    return s;
  };
  const words = `attack player 2 species 2 with species 1 negating ${calls.join(', ')}`;
  const open = (cards: number) =>
    both('callsCostOne', true, (switches) => refused(ask(cards)(switches), words)?.code);
  expect(open(1)).toEqual(['not-enough-cards', undefined]);
  expect(open(2)).toEqual([undefined, undefined]);
  const withHorns = (switches: Record<string, unknown>) =>
    options(ask(2)(switches)).filter((o) => o.includes('horns')).length;
  expect(both('callsCostOne', true, withHorns)).toEqual([0, 1]);
  const left = both('callsCostOne', true, (switches) => {
    const s = ask(2)(switches);
    play(s, words);
    while (look(s).step === 'pay') play(s, options(s)[0] as string);
    return look(s).players[0]?.handSize;
  });
  expect(left).toEqual([0, 1]);
});

rule('EVO-10.1', 'foragingIntelligence: one more than the two of Intelligence, or twice as many', () => {
  const use = (switches: Record<string, unknown>) => {
    const s = feeding([[[1, 6, 0, ['intelligence', 'foraging']]], [GRAZER]], {
      options: switches,
      wateringHole: 9,
      hands: [['horns', 'horns']],
    });
    play(s, 'discard horns 1 for intelligence of species 1');
    return species(s, 0, 0).food;
  };
  expect(both('foragingIntelligence', 4, use)).toEqual([3, 4]);
  // A meal of one stays one more.
  const meal = (switches: Record<string, unknown>) => {
    const s = feeding([[[1, 6, 0, ['foraging']]], [GRAZER]], { options: switches, wateringHole: 9 });
    play(s, 'feed species 1');
    return species(s, 0, 0).food;
  };
  expect(both('foragingIntelligence', 4, meal)).toEqual([2, 2]);
});

rule('EVO-10.1', 'symbiosisReach: the larger species directly to the right, or anywhere to the right', () => {
  const ask = (switches: Record<string, unknown>) => {
    const prey: Short[] = [
      [2, 1, 0, ['symbiosis']],
      [1, 1],
      [4, 1],
      [2, 1, 0, ['symbiosis']],
    ];
    const s = feeding([[[5, 2, 0, ['carnivore']], GRAZER], prey, [GRAZER]], {
      options: switches,
      wateringHole: 9,
    });
    return [refused(s, ATTACK)?.facts, refused(s, 'attack player 2 species 4 with species 1')];
  };
  expect(both('symbiosisReach', 'row', ask)).toEqual([
    [undefined, undefined],
    [{ attacker: 1, targetSeat: 2, target: 1, bodySize: 2, neighbour: 3, neighbourBodySize: 4 }, undefined],
  ]);
});

/** Player 1 has a hungry carnivore with prey and a hungry grazer, player 2 a thinker; all 180 tokens are taken. */
const emptyBank = (hole: number, rules = '2') =>
  table({
    rules,
    options: { foodBankLimit: 180 },
    phase: 'feeding',
    wateringHole: hole,
    players: [
      { species: [sp(5, 3, 1, ['carnivore']), sp(6, 6)], bag: 179 - hole },
      { species: [sp(1, 2, 0, ['intelligence'])], hand: ['horns'] },
      { species: [sp(6, 6)] },
    ],
  });

rule('EVO-3.6.5', 'foodBankLimit: an empty bank obliges no carnivore, and the refusal says so', () => {
  const s = emptyBank(1);
  expect([look(s).bank, turnOf(s), options(s)]).toEqual([0, 0, ['feed species 2']]);
  expect(refused(s, ATTACK)).toMatchObject({ code: 'bank-empty', rule: 'EVO-3.6.3', facts: { bank: 0 } });
  expect(refused(s, 'pass')).toMatchObject({ code: 'must-feed', facts: { species: [2] } });
  // With nothing at the watering hole either, feeding is over: the carnivore keeps its one head.
  expect(look(emptyBank(0)).round).toBe(2);
  const dry = emptyBank(0);
  expect(fed(dry, 0, 0)).toEqual([1, 0, 0]);
});

rule('EVO-5.6.1', 'foodBankLimit: Intelligence takes no card for nothing from an empty bank', () => {
  const s = emptyBank(1);
  expect(look(s).step).toBe('feed');
  expect(options(s, 0)).not.toContain('decline');
  expect(threats(s, { seat: 1, species: 0 })).toEqual([]);
});

rule('EVO-3.6.5', 'foodBankLimit: version 1 goes on as it was', () => {
  const s = emptyBank(1, '1');
  expect([turnOf(s), look(s).step]).toEqual([1, 'window']);
  play(s, 'decline');
  expect(options(s)).toContain(ATTACK);
});
