import {
  A,
  ASK,
  auto,
  B,
  C,
  D,
  DEPTH,
  defineOp,
  END,
  effect,
  explainBy,
  FORGO,
  GAME,
  type GameEvent,
  type Move,
  MoveList,
  NEXT,
  operandA,
  packMove,
  playedBy,
  pop,
  push,
  refusal,
  SKIP,
  STOP,
  type State,
  type Step,
  top,
  vocabulary,
  type Way,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';

const [PICK, DROP] = [0, 1] as const;
const NUMBER = { article: 'a number', names: [0, 1, 2, 3, 4, 5] };
const words = vocabulary('Steps', 'STP-0', [
  { verb: 'pick', words: 'pick {0}', doing: 'pick a number', nouns: [NUMBER] },
  { verb: 'drop', words: 'drop {0}', doing: 'drop a number', nouns: [NUMBER] },
]);
const setting = {
  words,
  forgone(_s: State, _f: number, rule: string, emit: (event: GameEvent) => void) {
    emit({ type: 'forgone', rule });
  },
};

/** Words of the game: what was picked, and how often a step was entered. */
const SUM = GAME;
const ENTERED = GAME + 1;
const fresh = (): State => new Int32Array(GAME + 4);

/** Asks for a number from 1 to 3, which is added to the sum. */
function pick(parts: Partial<Step> = {}): Step {
  return {
    kind: 'number',
    rule: 'STP-1',
    verb: PICK,
    wayOut: undefined,
    repeat: false,
    enter(s) {
      s[ENTERED]!++;
      return ASK;
    },
    moves(_s, _f, out) {
      for (let n = 1; n <= 3; n++) out.add(packMove(PICK, n));
    },
    take(s, _f, move) {
      s[SUM]! += operandA(move);
    },
    explain: (_s, _f, move) =>
      operandA(move) >= 1 && operandA(move) <= 3 ? undefined : refusal('range', 'STP-1'),
    ...parts,
  };
}

/** A game of one seat whose only frame is the effect. */
function game(steps: readonly Step[], registers: readonly number[] = [0, 0, 0, 0]) {
  const ops = [effect(setting, 'test', 'the card', steps)];
  const played = playedBy(ops);
  const s = fresh();
  const [a, , c, d] = registers;
  push(s, 0, 2, a, 0, c, d);
  const events: GameEvent[] = [];
  played.proceed(s, (event) => events.push(event));
  const legal = (): Move[] => {
    const list = new MoveList();
    played.legalMoves(s, 2, list);
    return list.toArray();
  };
  const move = (m: Move): void => {
    expect(legal()).toContain(m);
    played.apply(s, 2, m, (event) => events.push(event));
  };
  const why = (m: Move) => explainBy(ops, s, 2, m);
  return { s, events, legal, move, why, ops, ...played };
}

describe('an effect', () => {
  test('without steps is over at once', () => {
    expect(game([]).s[DEPTH]).toBe(0);
  });

  test('asks its steps one after the other and pops itself behind the last', () => {
    const g = game([pick(), pick({ kind: 'second', rule: 'STP-2' })]);
    expect(g.pending(g.s)).toBe(1 << 2);
    expect(g.decision(g.s, 2)).toEqual({
      seat: 2,
      kind: 'number',
      rule: 'STP-1',
      source: 'the card',
      optional: false,
      group: 0,
    });
    g.move(packMove(PICK, 2));
    expect(g.decision(g.s, 2)).toMatchObject({ kind: 'second', rule: 'STP-2' });
    g.move(packMove(PICK, 3));
    expect(g.s[SUM]).toBe(5);
    expect([g.s[DEPTH], g.pending(g.s)]).toEqual([0, 0]);
  });

  test('does what happens by itself without asking, in order, with its own registers', () => {
    const seen: number[] = [];
    const g = game(
      [
        auto('STP-1', (s, f) => seen.push(s[f + A]!, s[f + C]!, s[f + D]!)),
        auto('STP-1', (s, f, emit) => {
          s[f + C] = 9;
          emit?.({ type: 'worked', rule: 'STP-1' });
        }),
        pick(),
        auto('STP-1', (s, f) => seen.push(s[f + C]!)),
      ],
      [4, 0, 5, 6],
    );
    expect(seen).toEqual([4, 5, 6]);
    expect(g.events).toEqual([{ type: 'worked', rule: 'STP-1' }]);
    expect(g.s[top(g.s) + B]).toBe(2);
    g.move(packMove(PICK, 1));
    expect(seen).toEqual([4, 5, 6, 9]);
  });

  test.each<[string, Way, number]>([
    ['ASK waits', ASK, 0],
    ['NEXT goes on to the next question', NEXT, 1],
  ])('%s', (_name, way, at) => {
    const g = game([pick({ enter: () => way }), pick()]);
    expect(g.s[top(g.s) + B]).toBe(at);
  });

  test('END ends it, whatever comes behind', () => {
    const g = game([
      auto('STP-1', (s) => s[SUM]!++),
      pick({ enter: () => END }),
      auto('STP-1', (s) => s[SUM]!++),
    ]);
    expect(g.s[DEPTH]).toBe(0);
    expect(g.s[SUM]).toBe(1);
  });

  test('asks a repeated step again until it says no', () => {
    const g = game([
      pick({ repeat: true, enter: (s) => (s[SUM]! < 5 ? ASK : NEXT) }),
      auto('STP-1', (s) => {
        s[ENTERED] = -1;
      }),
    ]);
    for (const n of [2, 2, 3]) {
      expect(g.s[DEPTH]).toBe(1);
      g.move(packMove(PICK, n));
    }
    expect(Array.from(g.s.subarray(SUM, SUM + 2))).toEqual([7, -1]);
    expect(g.s[DEPTH]).toBe(0);
  });

  test('a step may push another frame: the effect goes on behind it', () => {
    const inner = defineOp({
      name: 'inner',
      step(s) {
        s[SUM]! += 100;
        pop(s);
        return true;
      },
    });
    const outer = effect(setting, 'outer', 'it', [
      pick({
        take(s) {
          push(s, 0, 0);
        },
      }),
      auto('STP-1', (s) => {
        s[ENTERED] = s[SUM]!;
      }),
    ]);
    const { apply, proceed } = playedBy([inner, outer]);
    const s = fresh();
    push(s, 1, 0);
    proceed(s);
    apply(s, 0, packMove(PICK, 1));
    expect([s[SUM], s[ENTERED], s[DEPTH]]).toEqual([100, 100, 0]);
  });

  test('leaves no traces in the words of its frame', () => {
    const g = game([pick()], [1, 0, 2, 3]);
    g.move(packMove(PICK, 1));
    expect(g.s.subarray(0, GAME).every((word) => word === 0)).toBe(true);
  });
});

describe('ways out', () => {
  test.each([
    ['SKIP', SKIP],
    ['STOP', STOP],
    ['FORGO', FORGO],
  ])('%s stands behind the answers, is never refused, and makes the question optional', (_name, wayOut) => {
    const g = game([pick({ wayOut }), pick()]);
    expect(g.legal()).toEqual([packMove(PICK, 1), packMove(PICK, 2), packMove(PICK, 3), wayOut]);
    expect(g.decision(g.s, 2).optional).toBe(true);
    expect(g.why(wayOut)).toBeUndefined();
  });

  test('SKIP and STOP go on to the next step, a repeated one too', () => {
    for (const wayOut of [SKIP, STOP]) {
      const g = game([pick({ wayOut, repeat: true }), pick({ kind: 'second' })]);
      g.move(packMove(PICK, 3));
      g.move(wayOut);
      expect(g.decision(g.s, 2).kind).toBe('second');
      expect(g.s[SUM]).toBe(3);
      expect(g.events).toEqual([]);
    }
  });

  test('FORGO ends the effect and tells so', () => {
    const g = game([pick({ wayOut: FORGO, rule: 'STP-7' }), auto('STP-1', (s) => s[SUM]!++)]);
    g.move(FORGO);
    expect([g.s[DEPTH], g.s[SUM]]).toEqual([0, 0]);
    expect(g.events).toEqual([{ type: 'forgone', rule: 'STP-7' }]);
  });

  test('FORGO works without listeners and in a setting that tells nothing', () => {
    const ops = [effect({ words }, 'quiet', 'it', [pick({ wayOut: FORGO })])];
    const { apply, proceed } = playedBy(ops);
    const s = fresh();
    for (const emit of [undefined, () => expect.unreachable()]) {
      push(s, 0, 0);
      proceed(s);
      apply(s, 0, FORGO, emit);
      expect(s[DEPTH]).toBe(0);
    }
  });
});

describe('why a move is not legal', () => {
  const g = game([pick({ wayOut: SKIP })]);

  test('the step speaks for its own verb', () => {
    expect(g.why(packMove(PICK, 2))).toBeUndefined();
    expect(g.why(packMove(PICK, 4))).toMatchObject({ code: 'range', rule: 'STP-1' });
  });

  test('another verb answers another question', () => {
    expect(g.why(packMove(DROP, 2))).toEqual({
      code: 'not-now',
      rule: 'STP-1',
      facts: { tried: 'drop a number', asked: 'pick a number' },
    });
  });

  test.each([
    [STOP, 'stop'],
    [FORGO, 'forgo an action'],
  ])('a way out that is not offered', (move, tried) => {
    expect(g.why(move)).toEqual({
      code: 'no-way-out',
      rule: 'STP-1',
      facts: { tried, asked: 'pick a number' },
    });
  });
});

test('a step that only works answers no question', () => {
  const { moves, take, explain } = auto('STP-1', () => {});
  for (const part of [moves, take, explain]) expect(part as () => void).toThrow(RangeError);
});

describe('playedBy', () => {
  const g = game([pick({ wayOut: SKIP }), auto('STP-1', (s) => (s[ENTERED] = 50))]);

  test('lists moves for the seat that is asked and for nobody else, replacing what was in the list', () => {
    const list = new MoveList();
    list.add(77);
    g.legalMoves(g.s, 1, list);
    expect(list.n).toBe(0);
    list.add(77);
    g.legalMoves(g.s, 2, list);
    expect(list.toArray()).toEqual([packMove(PICK, 1), packMove(PICK, 2), packMove(PICK, 3), SKIP]);
  });

  test('take does the move alone, proceed what follows, apply both', () => {
    const s = Int32Array.from(g.s);
    g.take(s, 2, packMove(PICK, 3));
    expect([s[SUM], s[ENTERED], s[DEPTH]]).toEqual([3, 1, 1]);
    g.proceed(s);
    expect([s[SUM], s[ENTERED], s[DEPTH]]).toEqual([3, 50, 0]);
    const whole = Int32Array.from(g.s);
    g.apply(whole, 2, packMove(PICK, 3));
    expect(whole).toEqual(s);
  });

  test('asks the seats that a frame names, or its own seat', () => {
    const ops = [
      defineOp({ name: 'own', step: () => false }),
      defineOp({ name: 'all', step: () => false, pending: () => 0b1011 }),
    ];
    const { pending } = playedBy(ops);
    const s = fresh();
    expect(pending(s)).toBe(0);
    push(s, 0, 3);
    expect(pending(s)).toBe(1 << 3);
    push(s, 1, 3);
    expect(pending(s)).toBe(0b1011);
  });

  test('explainBy asks the top frame', () => {
    const explains = (code: string) =>
      defineOp({ name: code, step: () => false, explain: () => refusal(code, 'STP-1') });
    const ops = [explains('below'), explains('top')];
    const s = fresh();
    push(s, 0, 0);
    expect(explainBy(ops, s, 0, 1)?.code).toBe('below');
    push(s, 1, 0);
    expect(explainBy(ops, s, 0, 1)?.code).toBe('top');
  });
});
