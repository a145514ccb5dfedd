import { isRefusal, type Move, plainRefusal, type Wire } from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evolution, KINDS } from '../src/index.ts';
import { table } from '../src/testing/index.ts';
import { BOOK_TRAITS } from './book.ts';

const NEGATABLE = [
  'hard-shell',
  'burrowing',
  'climbing',
  'defensive-herding',
  'symbiosis',
  'warning-call-left',
  'warning-call-right',
  'horns',
];

const card = fc.constantFrom(...KINDS.map(({ trait, food }) => [trait, food] as const));
const species = fc.integer({ min: 0, max: 255 });
/** A place that an attack can name: the rest of its number is for the negated cards. */
const hunted = fc.integer({ min: 0, max: 127 });
const seat = fc.integer({ min: 0, max: 5 });
const trait = fc.constantFrom(...BOOK_TRAITS);
const side = fc.constantFrom('left', 'right');
const leaf = fc.constantFrom('fat-tissue', 'fertile', 'long-neck');
const negated = fc.subarray(NEGATABLE, { minLength: 1 });

/** Every well-formed move, legal or not. */
const wire: fc.Arbitrary<Wire> = fc.oneof(
  card.map(([t, f]) => ['food', t, f]),
  fc.tuple(card, side).map(([[t, f], at]) => ['species', t, f, at]),
  fc.tuple(card, species).map(([[t, f], i]) => ['body', t, f, i]),
  fc.tuple(card, species).map(([[t, f], i]) => ['population', t, f, i]),
  fc.tuple(card, species).map(([[t, f], i]) => ['trait', t, f, i]),
  fc.tuple(card, species, trait).map(([[t, f], i, old]) => ['trait', t, f, i, old]),
  fc.tuple(species, leaf).map(([i, t]) => ['leaf', i, t]),
  species.map((i) => ['eat', i]),
  fc.tuple(hunted, seat, hunted).map(([i, p, t]) => ['attack', i, p, t]),
  fc.tuple(hunted, seat, hunted, negated).map(([i, p, t, n]) => ['attack', i, p, t, n]),
  fc.tuple(species, card).map(([i, [t, f]]) => ['use', i, t, f]),
  card.map(([t, f]) => ['pay', t, f]),
  fc.constantFrom<Wire>(['stop'], ['pass'], ['decline']),
);

const anywhere = table({ phase: 'food', players: [{ hand: 2 }, { hand: 2 }] });

function read(w: unknown): Move {
  const move = evolution.fromWire(w);
  if (isRefusal(move)) throw new Error(plainRefusal(move));
  return move;
}
const words = (move: Move) => evolution.describe(anywhere, move);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

describe('every well-formed move', () => {
  test('there are 100 different cards to name', () => {
    expect(new Set(KINDS.map((k) => `${k.trait} ${k.food}`)).size).toBe(100);
  });

  test('is an integer below 2^30', () => {
    fc.assert(
      fc.property(wire, (w) => {
        const move = read(w);
        return Number.isInteger(move) && move >= 0 && move < 2 ** 30;
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  test('comes back from its wire form, also through JSON', () => {
    fc.assert(
      fc.property(wire, (w) => {
        expect(evolution.toWire(read(JSON.parse(JSON.stringify(w))))).toEqual(w);
      }),
      { seed: 2, numRuns: 2000 },
    );
  });

  test('comes back from its words', () => {
    fc.assert(
      fc.property(wire, (w) => {
        const move = read(w);
        expect(evolution.parse(anywhere, words(move))).toBe(move);
      }),
      { seed: 3, numRuns: 2000 },
    );
  });

  test('comes back from its words whatever the case and the spaces', () => {
    fc.assert(
      fc.property(wire, (w) => {
        const move = read(w);
        const loose = `  ${words(move).toUpperCase().replaceAll(' ', '   ')} `;
        expect(evolution.parse(anywhere, loose)).toBe(move);
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  test('differs in number and in words from every other', () => {
    fc.assert(
      fc.property(wire, wire, (a, b) => {
        const equal = same(a, b);
        expect(read(a) === read(b)).toBe(equal);
        expect(words(read(a)) === words(read(b))).toBe(equal);
      }),
      { seed: 5, numRuns: 3000 },
    );
  });

  test('no two of a large set share a number or words', () => {
    const wires: Wire[] = [['stop'], ['pass'], ['decline']];
    for (const { trait: t, food } of KINDS) {
      wires.push(
        ['food', t, food],
        ['pay', t, food],
        ['species', t, food, 'left'],
        ['species', t, food, 'right'],
      );
      for (const i of [0, 1, 2, 127, 128, 255]) {
        wires.push(
          ['body', t, food, i],
          ['population', t, food, i],
          ['trait', t, food, i],
          ['use', i, t, food],
        );
        for (const old of BOOK_TRAITS) wires.push(['trait', t, food, i, old]);
      }
    }
    for (let i = 0; i < 256; i++) {
      wires.push(['eat', i], ['leaf', i, 'fat-tissue'], ['leaf', i, 'fertile'], ['leaf', i, 'long-neck']);
      for (let p = 0; p < 6 && i < 128; p++)
        wires.push(['attack', i, p, 0], ['attack', 0, p, i + 1 > 127 ? 1 : i + 1, ['horns']]);
    }
    for (let set = 1; set < 256; set++) {
      wires.push(['attack', 1, 1, 1, NEGATABLE.filter((_, i) => (set >> i) & 1)]);
    }
    const distinct = new Set(wires.map((w) => JSON.stringify(w))).size;
    expect(new Set(wires.map(read)).size).toBe(distinct);
    expect(new Set(wires.map((w) => words(read(w)))).size).toBe(distinct);
  });
});

test('words as people read them', () => {
  const pairs: [Wire, string][] = [
    [['food', 'horns', 3], 'choose horns 3 as food'],
    [['food', 'ambush', -3], 'choose ambush -3 as food'],
    [['species', 'horns', 3, 'left'], 'discard horns 3 for a new species on the left'],
    [['body', 'horns', 3, 1], 'discard horns 3 to grow body size of species 2'],
    [['population', 'horns', 3, 1], 'discard horns 3 to grow population of species 2'],
    [['trait', 'horns', 3, 0], 'put horns 3 on species 1'],
    [['trait', 'horns', 3, 0, 'fat-tissue'], 'put horns 3 on species 1 replacing fat-tissue'],
    [['leaf', 0, 'long-neck'], 'resolve long-neck of species 1'],
    [['eat', 4], 'feed species 5'],
    [['attack', 0, 1, 2], 'attack player 2 species 3 with species 1'],
    [
      ['attack', 0, 1, 2, ['climbing', 'warning-call-left']],
      'attack player 2 species 3 with species 1 negating climbing, warning-call-left',
    ],
    [['use', 1, 'horns', 3], 'discard horns 3 for intelligence of species 2'],
    [['pay', 'horns', 3], 'pay with horns 3'],
    [['stop'], 'end turn'],
    [['pass'], 'pass'],
    [['decline'], 'decline'],
  ];
  for (const [w, text] of pairs) {
    expect(words(read(w))).toBe(text);
    expect(evolution.parse(anywhere, text)).toBe(read(w));
  }
});

test('trait names may be written with spaces, negated cards in any order', () => {
  expect(evolution.parse(anywhere, 'choose Long Neck 9 as food')).toBe(read(['food', 'long-neck', 9]));
  expect(evolution.parse(anywhere, 'put hard shell 4 on species 1 replacing fat tissue')).toBe(
    read(['trait', 'hard-shell', 4, 0, 'fat-tissue']),
  );
  const inOrder = read(['attack', 0, 1, 2, ['hard-shell', 'horns']]);
  expect(
    evolution.parse(anywhere, 'attack player 2 species 3 with species 1 negating horns, hard shell'),
  ).toBe(inOrder);
  expect(read(['attack', 0, 1, 2, ['horns', 'hard-shell']])).toBe(inOrder);
});

describe('what is not a move', () => {
  const wires: unknown[] = [
    undefined,
    null,
    7,
    'pass',
    {},
    [],
    [1],
    ['fly'],
    ['food'],
    ['food', 'horns'],
    ['food', 'horns', 9],
    ['food', 'horns', '3'],
    ['food', 'tusks', 3],
    ['food', 'horns', 3, 3],
    ['species', 'horns', 3],
    ['species', 'horns', 3, 'middle'],
    ['body', 'horns', 3],
    ['body', 'horns', 3, -1],
    ['body', 'horns', 3, 0.5],
    ['body', 'horns', 3, 256],
    ['trait', 'horns', 3, 0, 'tusks'],
    ['trait', 'horns', 3, 0, 'climbing', 'fertile'],
    ['leaf', 0, 'horns'],
    ['eat'],
    ['eat', '0'],
    ['eat', 0, 0],
    ['attack', 0, 1],
    ['attack', 0, 6, 0],
    ['attack', 0, 1, 0, []],
    ['attack', 0, 1, 0, 'horns'],
    ['attack', 0, 1, 0, ['scavenger']],
    ['attack', 0, 1, 0, ['horns', 'horns']],
    ['use', 'horns', 3, 0],
    ['stop', 1],
    ['pass', null],
  ];
  for (const w of wires) {
    test(`wire ${JSON.stringify(w)}`, () => {
      expect(evolution.fromWire(w)).toMatchObject({ code: 'malformed' });
    });
  }

  const texts = [
    '',
    'eat',
    'feed species',
    'feed species 0',
    'feed species 257',
    'feed species one',
    'feed species 1 and 2',
    'attack player 0 species 1 with species 1',
    'attack player 7 species 1 with species 1',
    'attack player 2 species 1 with species 1 negating',
    'attack player 2 species 1 with species 1 negating scavenger',
    'choose horns as food',
    'choose horns 9 as food',
    'put horns 3',
    'discard horns 3',
    'discard horns 3 for a new species on the top',
    'resolve horns of species 1',
    'passs',
  ];
  for (const text of texts) {
    test(`words "${text}"`, () => {
      expect(evolution.parse(anywhere, text)).toMatchObject({ code: 'malformed' });
    });
  }

  test('no value makes the reader throw, and what it reads is what was written', () => {
    const verb = fc.constantFrom(
      'food',
      'species',
      'body',
      'trait',
      'leaf',
      'eat',
      'attack',
      'use',
      'pay',
      'stop',
    );
    const operand = fc.oneof(trait, species, seat, fc.constantFrom(...NEGATABLE), side, fc.anything());
    const nearly = fc.tuple(verb, fc.array(operand, { maxLength: 6 })).map(([v, rest]) => [v, ...rest]);
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nearly), (value) => {
        const move = evolution.fromWire(value);
        if (isRefusal(move)) expect(move.facts.reason).toMatch(/./);
        else expect(same(evolution.toWire(move), value)).toBe(true);
      }),
      { seed: 6, numRuns: 3000 },
    );
  });

  test('no text makes the parser throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const move = evolution.parse(anywhere, text);
        if (!isRefusal(move)) expect(evolution.parse(anywhere, words(move))).toBe(move);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });
});

test.each([
  ['feed species 0', 'there is no species 0: they are counted from 1 to 256'],
  ['feed species 257', 'there is no species 257: they are counted from 1 to 256'],
  ['attack player 7 species 1 with species 1', 'there is no player 7: they are counted from 1 to 6'],
])('%s is refused in the words that were typed', (words, reason) => {
  const refused = evolution.parse(new Int32Array(0), words);
  expect(isRefusal(refused) && refused.facts.reason).toBe(reason);
});
