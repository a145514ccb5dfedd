import {
  FORGO,
  isRefusal,
  moveVerb,
  type Noun,
  operandA,
  operandB,
  operandC,
  packMove,
  SKIP,
  STOP,
  type Verb,
  vocabulary,
} from '@clade/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainRefusal } from '../src/game.ts';

const TOWNS: Noun = { article: 'a town', names: ['Alba', 'B2', '', 'c-4.x'] };
const GOODS: Noun = { article: 'goods', names: ['salt', 'oil'] };
const COUNT: Noun = { article: 'a number', names: [0, 1, 2, 3] };

const [TRADE, SEND, REST, STAY] = [0, 1, 2, 3];
const VERBS: readonly Verb[] = [
  { verb: 'trade', words: 'trade {0} in {1}', doing: 'trade goods', nouns: [GOODS, TOWNS] },
  {
    verb: 'send',
    words: 'send {2} {1} from {0}',
    doing: 'send goods away',
    nouns: [TOWNS, GOODS, COUNT],
  },
  { verb: 'rest', words: 'rest', doing: 'rest', nouns: [] },
  { verb: 'stay', words: 'stay in {0}', doing: 'stay in a town', nouns: [TOWNS] },
];
const WORDS = vocabulary('Caravans', 'CAR-1', VERBS);

/** Numbers of the names that can be written. */
const named = (noun: Noun): number[] => [...noun.names.keys()].filter((i) => noun.names[i] !== '');
const operands = ({ nouns }: Verb) => fc.tuple(...nouns.map((noun) => fc.constantFrom(...named(noun))));
const anyMove = fc
  .constantFrom(...VERBS.keys())
  .chain((verb) => operands(VERBS[verb]!).map((xs) => packMove(verb, ...(xs as number[]))));
const wayOut = fc.constantFrom(SKIP, STOP, FORGO);
const operand = fc.integer({ min: 0, max: 127 });

describe('packing', () => {
  test('verb and operands come back, in a number below 2^30', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 63 }), operand, operand, operand, (verb, a, b, c) => {
        const move = packMove(verb, a, b, c);
        expect([moveVerb(move), operandA(move), operandB(move), operandC(move)]).toEqual([verb, a, b, c]);
        expect(move).toBeGreaterThanOrEqual(0);
        expect(move).toBeLessThan(2 ** 30);
      }),
    );
  });

  test('numbers ascend with the verb, then with the operands from the first to the last', () => {
    const parts = fc.tuple(fc.integer({ min: 0, max: 63 }), operand, operand, operand);
    fc.assert(
      fc.property(parts, parts, (x, y) => {
        const first = x.findIndex((part, i) => part !== y[i]);
        const order = first < 0 ? 0 : Math.sign(x[first]! - y[first]!);
        expect(Math.sign(packMove(...x) - packMove(...y))).toBe(order);
      }),
    );
  });

  test('ways out come after every verb', () => {
    expect([SKIP, STOP, FORGO]).toEqual([...[FORGO, SKIP, STOP].sort((a, b) => a - b)]);
    expect(SKIP).toBeGreaterThan(packMove(60, 127, 127, 127));
  });

  test('operands that are left out are 0', () => {
    expect(packMove(5)).toBe(packMove(5, 0, 0, 0));
    expect(packMove(5, 7)).toBe(packMove(5, 7, 0, 0));
  });
});

describe('wire', () => {
  test('is the verb and the names of its nouns', () => {
    expect(WORDS.toWire(packMove(SEND!, 3, 1, 2))).toEqual(['send', 'c-4.x', 'oil', 2]);
    expect(WORDS.toWire(packMove(REST!))).toEqual(['rest']);
    expect([SKIP, STOP, FORGO].map((move) => WORDS.toWire(move))).toEqual([['skip'], ['stop'], ['forgo']]);
  });

  test('is read back, also out of JSON', () => {
    fc.assert(
      fc.property(fc.oneof(anyMove, wayOut), (move) => {
        expect(WORDS.fromWire(WORDS.toWire(move))).toBe(move);
        expect(WORDS.fromWire(JSON.parse(JSON.stringify(WORDS.toWire(move))))).toBe(move);
      }),
    );
  });

  test.each<[unknown, string]>([
    [undefined, 'a move is an array that begins with a verb'],
    [null, 'a move is an array that begins with a verb'],
    ['rest', 'a move is an array that begins with a verb'],
    [{ 0: 'rest', length: 1 }, 'a move is an array that begins with a verb'],
    [[], 'a move is an array that begins with a verb'],
    [[0], 'a move is an array that begins with a verb'],
    [['toString'], 'there is no verb "toString"'],
    [['__proto__'], 'there is no verb "__proto__"'],
    [['REST'], 'there is no verb "REST"'],
    [['stay'], '"stay" needs a town, not nothing'],
    [['stay', 0], '"stay" needs a town, not 0'],
    [['stay', ''], '"stay" needs a town, not ""'],
    [['stay', 'alba'], '"stay" needs a town, not "alba"'],
    [['stay', null], '"stay" needs a town, not null'],
    [['stay', ['Alba']], '"stay" needs a town, not ["Alba"]'],
    [['send', 'Alba', 'oil', '2'], '"send" needs a number, not "2"'],
    [['send', 'Alba', 'oil', 4], '"send" needs a number, not 4'],
    [['send', 'Alba', 'oil', 1.5], '"send" needs a number, not 1.5'],
    [['send', 'oil', 'Alba', 1], '"send" needs a town, not "oil"'],
    [['rest', 1], '"rest" has 1 operands, which is too many'],
    [['stop', 'now', 'please'], '"stop" has 2 operands, which is too many'],
  ])('%j is refused', (wire, reason) => {
    expect(WORDS.fromWire(wire)).toEqual({
      code: 'malformed',
      rule: 'CAR-1',
      facts: { reason },
    });
  });

  test('whatever JSON holds, it is a move that writes the same or a refusal', () => {
    const part = fc.oneof(
      fc.constantFrom('trade', 'send', 'rest', 'stay', 'stop', 'Alba', 'B2', '', 'salt', 'oil'),
      fc.integer({ min: -1, max: 5 }),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(part, { maxLength: 5 })), (wire) => {
        const read = WORDS.fromWire(wire);
        if (isRefusal(read)) expect(read.code).toBe('malformed');
        // -0 and 0 are one number in JSON.
        else expect(JSON.stringify(WORDS.toWire(read))).toBe(JSON.stringify(wire));
      }),
    );
  });
});

describe('words', () => {
  test('put the names in their places', () => {
    expect(WORDS.describe(packMove(TRADE!, 0, 1))).toBe('trade salt in B2');
    expect(WORDS.describe(packMove(SEND!, 0, 1, 3))).toBe('send 3 oil from Alba');
    expect(WORDS.describe(FORGO)).toBe('forgo');
  });

  test('are read back, whatever the case and the spaces', () => {
    const noise = fc.tuple(fc.constantFrom(' ', '  ', '\t', '\n'), fc.boolean());
    fc.assert(
      fc.property(fc.oneof(anyMove, wayOut), noise, (move, [gap, loud]) => {
        const words = WORDS.describe(move);
        expect(WORDS.parse(words)).toBe(move);
        const noisy = `${gap}${words.replaceAll(' ', gap)}${gap}`;
        expect(WORDS.parse(loud ? noisy.toUpperCase() : noisy.toLowerCase())).toBe(move);
      }),
    );
  });

  test('of different moves differ', () => {
    fc.assert(
      fc.property(fc.oneof(anyMove, wayOut), fc.oneof(anyMove, wayOut), (x, y) => {
        expect(WORDS.describe(x) === WORDS.describe(y)).toBe(x === y);
      }),
    );
  });

  test.each([
    ['dance', '"dance" has the words of none'],
    ['', '"" has the words of none'],
    ['rest now', '"rest now" has the words of none'],
    ['stay in', '"stay in" has the words of none'],
    ['stay in rome', '"stay" needs a town, not "rome"'],
    ['trade silk in alba', '"trade" needs goods, not "silk"'],
    ['send 9 oil from alba', '"send" needs a number, not "9"'],
  ])('"%s" is refused', (words, reason) => {
    expect(WORDS.parse(words)).toEqual({ code: 'malformed', rule: 'CAR-1', facts: { reason } });
  });

  test('whatever is written, it is a move of that description or a refusal', () => {
    const word = fc.constantFrom(
      'trade',
      'send',
      'stay',
      'in',
      'from',
      'salt',
      'oil',
      'alba',
      'b2',
      '3',
      'skip',
      '$&',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 6 }).map((w) => w.join(' ')),
        ),
        (words) => {
          const read = WORDS.parse(words);
          if (isRefusal(read)) expect(plainRefusal(read)).not.toBe('');
          else
            expect(WORDS.describe(read).toLowerCase()).toBe(
              words.trim().toLowerCase().replaceAll(/\s+/g, ' '),
            );
        },
      ),
    );
  });

  test('one form of two verbs goes to the one whose nouns fit', () => {
    const both = vocabulary('Two', 'TWO-1', [
      { verb: 'buy', words: 'take {0}', doing: 'buy', nouns: [GOODS] },
      { verb: 'visit', words: 'take {0}', doing: 'visit', nouns: [TOWNS] },
    ]);
    expect(both.parse('take oil')).toBe(packMove(0, 1));
    expect(both.parse('take alba')).toBe(packMove(1, 0));
    // The first form that nearly fits says what is wrong.
    expect(both.parse('take rome')).toMatchObject({
      facts: { reason: expect.stringContaining('"buy" needs goods') },
    });
  });
});

describe('what it is to make a move', () => {
  test('by move and by verb', () => {
    expect(WORDS.doing(packMove(STAY!, 1))).toBe('stay in a town');
    expect(WORDS.asking(SEND!)).toBe('send goods away');
    expect([SKIP, STOP, FORGO].map((move) => WORDS.doing(move))).toEqual([
      'skip a part',
      'stop',
      'forgo an action',
    ]);
  });

  test('of a number that is no move there is nothing to say', () => {
    for (const ask of [WORDS.toWire, WORDS.describe, WORDS.doing]) {
      expect(() => ask(packMove(VERBS.length))).toThrow(/^no move of Caravans: \d+$/);
    }
    expect(() => WORDS.asking(40)).toThrow(RangeError);
  });
});
