import {
  checkClone,
  checkDecision,
  checkDeep,
  checkGame,
  DEPTH,
  EngineBug,
  type Game,
  type LoggedMove,
  legalMoves,
  MoveList,
  type Refusal,
  RNG,
  Rng,
  refusal,
  type State,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { CARD, DECK_N, HEAP, SHOWN, TAKEN, toy, toyMove, toyTable } from '../src/testing/pebbles.ts';

/** Plays a few checked games: enough for any fault below to come up. */
function checkAll(game: Game): void {
  for (const players of [2, 3]) {
    for (let i = 0; i < 6; i++)
      checkGame(game, toyTable(players, 9), `toy ${i}`, { deepEvery: 1, maxMoves: 90 });
  }
}

const firstBids = (s: State): void => {
  toy.apply(s, 0, toyMove(s, 'bid 1'));
  toy.apply(s, 1, toyMove(s, 'bid 2'));
};

describe('a sound game', () => {
  test('passes every check, and tells what it played', () => {
    for (const players of [2, 3]) {
      for (const heap of [5, 9]) {
        const moves: LoggedMove[] = [];
        const played = checkGame(toy, toyTable(players, heap), `sound ${players} ${heap}`, {
          deepEvery: 1,
          moves,
        });
        expect(played.log.moves).toBe(moves);
        expect(played.deep).toBe(moves.length + 1);
        expect(toy.result(played.state)).toBeDefined();
      }
    }
  });

  test('is not changed by the checks', () => {
    const s = toy.setup(toyTable(3), 'still');
    const before = Array.from(s);
    checkDecision(toy, s, new Rng('a'));
    checkDeep(toy, s, new Rng('b'));
    checkClone(toy, s);
    expect(Array.from(s)).toEqual(before);
  });
});

/** Games that break one promise each, with the check that must notice it. */
const BROKEN: Readonly<Record<string, readonly [check: string, parts: Partial<Game>]>> = {
  'stops in the middle': [
    'stuck',
    { pending: (s) => (s[HEAP]! < 5 ? 0 : toy.pending(s)), result: () => undefined },
  ],
  'has a result too early': [
    'result',
    { result: (s) => toy.result(Int32Array.from(s).fill(0, DEPTH, DEPTH + 1)) },
  ],
  'has parts that do not add up': [
    'result',
    {
      result: (s) => {
        const r = toy.result(s);
        return r && { ...r, standings: r.standings.map((x) => ({ ...x, parts: { pebbles: 1 + x.score } })) };
      },
    },
  ],
  'names another winner': [
    'result',
    {
      result: (s) => {
        const r = toy.result(s);
        return r && { ...r, winners: [] };
      },
    },
  ],
  'asks a seat that does not exist': ['pending', { pending: (s) => toy.pending(s) | (1 << 5) }],
  'leaves a seat without a move': ['moves-none', { legalMoves: (_s, _seat, out) => out.clear() }],
  'does not clear the list': [
    'moves-range',
    {
      legalMoves: (s, seat, out) => {
        const mine = new MoveList();
        toy.legalMoves(s, seat, mine);
        if (mine.n === 0) out.clear();
        for (const move of mine.toArray()) out.add(move);
      },
    },
  ],
  'lists moves in another order': [
    'moves-order',
    {
      legalMoves: (s, seat, out) => {
        toy.legalMoves(s, seat, out);
        out.at.subarray(0, out.n).reverse();
      },
    },
  ],
  'lists a move twice': [
    'moves-order',
    {
      legalMoves: (s, seat, out) => {
        toy.legalMoves(s, seat, out);
        if (out.n > 0) out.add(out.at[out.n - 1]!);
      },
    },
  ],
  'offers moves to a seat that is not asked': [
    'idle-moves',
    { legalMoves: (s, _seat, out) => toy.legalMoves(s, 31 - Math.clz32(toy.pending(s)), out) },
  ],
  'asks without a rule': ['decision', { decision: (s, seat) => ({ ...toy.decision(s, seat), rule: '' }) }],
  'describes two moves alike': ['describe', { describe: (_s, move) => toy.toWire(move).slice(0, 1).join() }],
  'cannot read its own words': [
    'parse',
    { parse: (s, words) => toy.parse(s, words.replace('take', 'give')) },
  ],
  'cannot read its own wire': [
    'wire',
    {
      fromWire: (wire) =>
        Array.isArray(wire) && wire[1] === 2 ? toy.fromWire([wire[0], 1]) : toy.fromWire(wire),
    },
  ],
  'refuses what is legal': [
    'explain-legal',
    { explain: (s, seat, move) => toy.explain(s, seat, move) ?? refusal('mood', 'TOY-0') },
  ],
  'has nothing against what is illegal': [
    'explain-illegal',
    { explain: (s, seat, move) => (s[HEAP]! < 3 ? undefined : toy.explain(s, seat, move)) },
  ],
  'refuses without a rule': [
    'refusal',
    {
      explain: (s, seat, move) => {
        const refused = toy.explain(s, seat, move);
        return refused && { ...refused, rule: '' };
      },
    },
  ],
  'changes the state while explaining': [
    'apply-checked',
    {
      explain: (s, seat, move) => {
        const refused = toy.explain(s, seat, move);
        if (refused?.code === 'not-your-turn') s[RNG]!++;
        return refused;
      },
    },
  ],
  'changes the state while viewing': [
    'questions',
    {
      view: (s, viewer) => {
        const view = toy.view(s, viewer);
        if (viewer === 0) s[RNG]!++;
        return view;
      },
    },
  ],
  'does not copy at all': ['clone', { clone: (s) => s }],
  'shares the words of its copies': ['clone', { clone: (s) => s.subarray() }],
  'forgets a word that is nearly always 0': [
    'clone',
    {
      clone: (s) => {
        const t = new Int32Array(s);
        t[SHOWN + 2] = 0;
        return t;
      },
    },
  ],
  'forgets a word in a pooled copy': [
    'copy-into',
    { copyInto: (dst, src) => dst.set(src.subarray(0, TAKEN)) },
  ],
  'plays otherwise when somebody listens': [
    'emit',
    {
      apply: (s, seat, move, emit) => {
        toy.apply(s, seat, move, emit);
        if (emit) s[RNG]!++;
      },
      setup: (config, seed) => toy.setup(config, seed),
    },
  ],
  'does not finish a move taken by itself': ['halves', { proceed: () => {} }],
  'tells an event without a rule': [
    'event',
    {
      apply: (s, seat, move, emit) => toy.apply(s, seat, move, emit && ((e) => emit({ ...e, rule: '' }))),
    },
  ],
  'has a hash that forgets the hidden cards': [
    'hash',
    { hash: (s) => toy.hash(Int32Array.from(s).fill(0, CARD)) },
  ],
  'has a hash that forgets the heap': [
    'hash',
    {
      hash: (s) =>
        toy.hash(
          Int32Array.from(s)
            .fill(0, HEAP, HEAP + 1)
            .fill(0, 0, 77)
            .fill(0, TAKEN, TAKEN + 3),
        ),
    },
  ],
  'keeps part of its state elsewhere': ['json', hiddenCounter()],
  'forgets a field of its position': [
    'position',
    {
      writePosition: (s) => {
        const { first: _, ...rest } = toy.writePosition(s);
        return rest;
      },
    },
  ],
  'writes a position that it cannot read': [
    'position',
    { writePosition: (s) => ({ ...toy.writePosition(s), extra: true }) },
  ],
  'has a view that is not JSON': [
    'view-json',
    { view: (s, viewer) => ({ ...toy.view(s, viewer), moves: new MoveList(), none: undefined }) },
  ],
  'shows a hidden card in its view': [
    'sample-view',
    { view: (s, v) => ({ ...toy.view(s, v), peek: s[CARD + 1] }) },
  ],
  'shows the draw pile in its moves': [
    'sample-moves',
    {
      legalMoves: (s, seat, out) => {
        toy.legalMoves(s, seat, out);
        if (s[CARD + ((seat + 1) % 2)] === 6 && out.n > 4) out.n--;
      },
      explain: (s, seat, move) => withoutLast(s, seat, move) ?? toy.explain(s, seat, move),
    },
  ],
  'tells secrets in a refusal': [
    'sample-explain',
    {
      explain: (s, seat, move) => {
        const refused = toy.explain(s, seat, move);
        return refused && { ...refused, facts: { card: s[CARD + ((seat + 1) % 2)]! } };
      },
    },
  ],
  'tells secrets in words': [
    'sample-words',
    {
      describe: (s, move) => `${toy.describe(s, move)} (${s[CARD]})`,
      parse: (s, w) => toy.parse(s, w.split(' (')[0]!),
    },
  ],
  'tells secrets in its question': [
    'sample-decision',
    { decision: (s, seat) => ({ ...toy.decision(s, seat), source: `${s[CARD + ((seat + 1) % 2)]}` }) },
  ],
  'tells secrets in its scores': [
    'sample-pending',
    { scores: (s) => toy.scores(s).map((x, seat) => x + (toy.result(s) ? 0 : s[CARD + seat]!)) },
  ],
  'tells secrets in an event': [
    'sample-events',
    {
      apply: (s, seat, move, emit) => {
        toy.apply(s, seat, move, emit);
        emit?.({ type: 'gossip', rule: 'TOY-0', card: s[CARD + ((seat + 1) % 2)] });
      },
    },
  ],
  'samples by handing the state back': ['sample-random', { sample: (s) => Int32Array.from(s) }],
  'samples only the randomness': [
    'sample-same',
    {
      sample: (s, _seat, rng) => {
        const t = Int32Array.from(s);
        for (let w = 0; w < 4; w++) t[RNG + w] = rng.below(2 ** 30);
        return t;
      },
    },
  ],
  'deals differently each time': ['setup', unseeded()],
  'forgets its options': [
    'config',
    { config: (s) => ({ ...toy.config(s), options: { heap: 5, polite: null } }) },
  ],
  'never ends': [
    'endless',
    {
      apply: (s, seat, move, emit) => {
        toy.apply(s, seat, move, emit);
        refill(s);
      },
      proceed: (s, emit) => {
        toy.proceed(s, emit);
        refill(s);
      },
      check: () => undefined,
    },
  ],
};

function refill(s: State): void {
  if (s[HEAP]! < 4) s[HEAP] = 9;
}

function withoutLast(s: State, seat: number, move: number): Refusal | undefined {
  const legal = legalMoves(toy, s, seat);
  const cut = s[CARD + ((seat + 1) % 2)] === 6 && legal.length > 4;
  return cut && move === legal.at(-1) ? refusal('luck', 'TOY-0') : undefined;
}

/** Counts moves outside the state: two equal states then play on differently. */
function hiddenCounter(): Partial<Game> {
  let made = 0;
  return {
    apply: (s, seat, move, emit) => {
      toy.apply(s, seat, move, emit);
      if (++made % 89 === 0) s[RNG]! ^= 1;
    },
  };
}

function unseeded(): Partial<Game> {
  let n = 0;
  return { setup: (config, seed, emit) => toy.setup(config, `${seed} ${n++}`, emit) };
}

function caught(body: () => void): Error | undefined {
  try {
    body();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

describe('a game that', () => {
  for (const [fault, [check, parts]] of Object.entries(BROKEN)) {
    test(`${fault} fails the check "${check}"`, () => {
      const game: Game = { ...toy, ...parts };
      const error = caught(() => checkAll(game));
      expect(error).toBeInstanceOf(EngineBug);
      expect(error?.message).toMatch(new RegExp(`^contract ${check}: `));
    });
  }

  test('breaks an invariant fails by its own check', () => {
    const apply: Game['apply'] = (s, seat, move, emit) => {
      toy.apply(s, seat, move, emit);
      s[CARD] = 1;
    };
    const proceed: Game['proceed'] = (s, emit) => {
      toy.proceed(s, emit);
      s[CARD] = 1;
    };
    expect(() => checkAll({ ...toy, apply, proceed })).toThrow(
      /^cards .*\(pebbles, 2 players, seed "toy 0", after move \d+\)$/,
    );
  });
});

test('checkDecision alone notices a position that nobody can leave', () => {
  const s = toy.setup(toyTable(), 'stuck');
  firstBids(s);
  const stuck: Game = { ...toy, pending: () => 0 };
  expect(() => checkDecision(stuck, s, new Rng('x'))).toThrow('contract stuck');
});

test('checkClone names the word that is forgotten or shared', () => {
  const s = toy.setup(toyTable(), 'words');
  for (let word = 0; word < s.length; word++) {
    const forget: Game['copyInto'] = (dst, src) => {
      for (let i = 0; i < src.length; i++) if (i !== word) dst[i] = src[i]!;
    };
    const clone: Game['clone'] = (x) => {
      const copy = new Int32Array(x.length);
      forget(copy, x);
      return copy;
    };
    expect(() => checkClone({ ...toy, clone }, s)).toThrow(`contract clone: word ${word} is forgotten`);
    expect(() => checkClone({ ...toy, copyInto: forget }, s)).toThrow(
      `contract copy-into: word ${word} is forgotten`,
    );
  }
});

test('a failure leaves the moves made so far', () => {
  const moves: LoggedMove[] = [];
  const game: Game = {
    ...toy,
    check: (s) => {
      if (s[HEAP]! < 5) throw new EngineBug('the heap is small');
    },
  };
  expect(() => checkGame(game, toyTable(2, 9), 'dump', { moves })).toThrow('the heap is small');
  expect(moves.length).toBeGreaterThan(0);
  expect(moves.at(-1)!.move[0]).toBe('take');
});

describe('secrets', () => {
  const randomnessOnly: Game['sample'] = (s, _seat, rng) => {
    const t = Int32Array.from(s);
    for (let w = 0; w < 4; w++) t[RNG + w] = rng.below(2 ** 30);
    return t;
  };
  /** Pebbles with open hands, bids and deck: only what is drawn next is hidden. */
  const drawn: Game = {
    ...toy,
    hasSecrets: () => false,
    view: (s, viewer) => ({
      ...(toy.view(s, viewer) as object),
      cards: Array.from(s.subarray(CARD)),
    }),
    hidden: (s) => s[DECK_N]!,
    sample: randomnessOnly,
  };

  test('a game whose secrets are dealt must sample them', () => {
    const error = caught(() => checkAll({ ...toy, sample: randomnessOnly }));
    expect(error?.message).toMatch(/^contract sample-same: /);
  });

  test('a game whose secrets are still to be drawn is not accused of samples that differ in randomness only', () => {
    expect(caught(() => checkAll(drawn))).toBeUndefined();
    expect(caught(() => checkAll({ ...drawn, hasSecrets: () => true }))?.message).toMatch(
      /^contract sample-same: /,
    );
  });

  test('it is still accused of samples that repeat the draws of the state', () => {
    const error = caught(() => checkAll({ ...drawn, sample: (s) => Int32Array.from(s) }));
    expect(error?.message).toMatch(/^contract sample-random: /);
  });
});
