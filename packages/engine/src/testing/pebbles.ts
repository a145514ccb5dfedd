import {
  A,
  assert,
  below,
  type Config,
  cloneState,
  copyInto,
  DEPTH,
  defineOp,
  type Emit,
  Fields,
  GAME,
  type Game,
  hashState,
  hex,
  isRefusal,
  type Move,
  type MoveList,
  OP,
  type Op,
  pendingSeats,
  pop,
  push,
  type Refusal,
  RNG,
  type Rng,
  readFields,
  refusal,
  refuseSeat,
  run,
  SEAT,
  type Seat,
  type State,
  seatsOf,
  seedInto,
  top,
  type Wire,
  wrongField,
} from '../index.ts';

/**
 * Pebbles: the smallest game with everything the contract speaks of. A heap of pebbles, six cards numbered 1 to 6, one
 * hidden in each hand. TOY-1: in each round everybody secretly bids 1 or 2 at the same time. TOY-2: the highest bidder
 * (the lowest seat of several) goes first, then each seat has a turn: any number of the free actions, then a take.
 * TOY-3: take 1 to 3 pebbles; a turn ends so. TOY-4: swap the hidden card for one from the deck, discarding it
 * face-up. TOY-5: show the card, which then counts its number and stays. TOY-6: the game ends with the last pebble.
 */
const CARDS = 6;
const MAX_PLAYERS = 3;

const PLAYERS = GAME;
export const HEAP = GAME + 1;
const HEAP_SIZE = GAME + 2;
const FIRST = GAME + 3;
const ROUND = GAME + 4;
export const DECK_N = GAME + 5;
/** Discarded cards as bits. */
const DISCARD = GAME + 6;
export const CARD = GAME + 7;
export const SHOWN = CARD + MAX_PLAYERS;
const BID = SHOWN + MAX_PLAYERS;
export const TAKEN = BID + MAX_PLAYERS;
const DECK = TAKEN + MAX_PLAYERS;
const WORDS = DECK + CARDS;

/** The word at an address that is known to exist. */
const at = (s: State, i: number): number => s[i] as number;
const put = (s: State, i: number, x: number): void => {
  s[i] = x;
};

const VERBS = ['bid', 'take', 'swap', 'show'] as const;
const [BID_MOVE, TAKE_MOVE, SWAP_MOVE, SHOW_MOVE] = [0, 1, 2, 3];
const MOST = [2, 3, 0, 0];
const verbOf = (move: Move): number => move >> 8;
const numberOf = (move: Move): number => move & 0xff;
const moveOf = (verb: number, n = 0): Move => (verb << 8) | n;

const ROUND_OP = 0;
const BID_OP = 1;
const TURN_OP = 2;

const round: Op = defineOp({
  name: 'round',
  step(s, f, emit) {
    if (at(s, f + A) === 0) {
      if (at(s, HEAP) === 0) {
        pop(s);
        return true;
      }
      put(s, f + A, 1);
      put(s, ROUND, at(s, ROUND) + 1);
      push(s, BID_OP, 0);
      return true;
    }
    put(s, f + A, 0);
    const bids = Array.from(s.subarray(BID, BID + at(s, PLAYERS)));
    put(s, FIRST, bids.indexOf(Math.max(...bids)));
    s.fill(0, BID, BID + MAX_PLAYERS);
    emit?.({ type: 'bids-shown', rule: 'TOY-2', bids });
    push(s, TURN_OP, at(s, FIRST));
    return true;
  },
});

function bidders(s: State): number {
  let mask = 0;
  for (let seat = 0; seat < at(s, PLAYERS); seat++) if (at(s, BID + seat) === 0) mask |= 1 << seat;
  return mask;
}

const bid: Op = defineOp({
  name: 'bid',
  step(s) {
    if (bidders(s) !== 0) return false;
    pop(s);
    return true;
  },
  pending: bidders,
  decision: (s, _f, seat) => ({ seat, kind: 'bid', rule: 'TOY-1', optional: false, group: at(s, ROUND) }),
  moves(_s, _f, _seat, out) {
    for (let n = 1; n <= 2; n++) out.add(moveOf(BID_MOVE, n));
  },
  take(s, _f, seat, move, emit) {
    put(s, BID + seat, numberOf(move));
    emit?.({ type: 'bid', rule: 'TOY-1', seat, secret: { seat, bid: numberOf(move) } });
  },
  explain: (_s, _f, _seat, move) => (verbOf(move) === BID_MOVE ? undefined : refusal('not-now', 'TOY-1')),
});

const turn: Op = defineOp({
  name: 'turn',
  step(s, f) {
    if (at(s, f + A) < at(s, PLAYERS) && at(s, HEAP) > 0) return false;
    pop(s);
    return true;
  },
  decision: (_s, _f, seat) => ({ seat, kind: 'turn', rule: 'TOY-3', optional: false, group: 0 }),
  moves(s, _f, seat, out) {
    for (let n = 1; n <= Math.min(3, at(s, HEAP)); n++) out.add(moveOf(TAKE_MOVE, n));
    if (at(s, SHOWN + seat) === 1) return;
    if (at(s, DECK_N) > 0) out.add(moveOf(SWAP_MOVE));
    out.add(moveOf(SHOW_MOVE));
  },
  take(s, f, seat, move, emit) {
    const n = numberOf(move);
    switch (verbOf(move)) {
      case TAKE_MOVE:
        put(s, HEAP, at(s, HEAP) - n);
        put(s, TAKEN + seat, at(s, TAKEN + seat) + n);
        put(s, f + A, at(s, f + A) + 1);
        put(s, f + SEAT, (seat + 1) % at(s, PLAYERS));
        emit?.({ type: 'taken', rule: 'TOY-3', seat, count: n });
        return;
      case SWAP_MOVE: {
        const old = at(s, CARD + seat);
        put(s, DISCARD, at(s, DISCARD) | (1 << old));
        put(s, CARD + seat, drawCard(s));
        emit?.({ type: 'swapped', rule: 'TOY-4', seat, old, secret: { seat, card: at(s, CARD + seat) } });
        return;
      }
      default:
        put(s, SHOWN + seat, 1);
        emit?.({ type: 'shown', rule: 'TOY-5', seat, card: at(s, CARD + seat) });
    }
  },
  explain(s, _f, seat, move) {
    const verb = verbOf(move);
    if (verb === BID_MOVE) return refusal('not-now', 'TOY-2');
    if (verb === TAKE_MOVE) {
      if (numberOf(move) <= at(s, HEAP)) return undefined;
      return refusal('heap', 'TOY-3', { heap: at(s, HEAP) });
    }
    if (at(s, SHOWN + seat) === 1) return refusal('shown', 'TOY-5');
    if (verb === SHOW_MOVE || at(s, DECK_N) > 0) return undefined;
    return refusal('deck-empty', 'TOY-4', { deck: 0 });
  },
});

const OPS: readonly Op[] = [round, bid, turn];

function drawCard(s: State): number {
  const i = DECK + below(s, RNG, at(s, DECK_N));
  const last = DECK + at(s, DECK_N) - 1;
  const card = at(s, i);
  put(s, i, at(s, last));
  put(s, last, 0);
  put(s, DECK_N, at(s, DECK_N) - 1);
  return card;
}

const top2 = (s: State): readonly [Op, number] => {
  const f = top(s);
  return [OPS[at(s, f + OP)] as Op, f];
};

interface ToyView {
  readonly viewer: Seat;
  readonly heap: number;
  readonly first: Seat;
  readonly deck: number;
  readonly discard: readonly number[];
  readonly toAct: readonly Seat[];
  readonly players: readonly {
    readonly card: number | null;
    readonly shown: boolean;
    readonly taken: number;
    readonly hasBid: boolean;
    readonly bid: number | null;
  }[];
}

const seatsAt = (s: State): Seat[] => Array.from({ length: at(s, PLAYERS) }, (_, seat) => seat);
const discards = (s: State): number[] => seatsOf(at(s, DISCARD));

function empty(players: number, heap: number): State {
  const s = new Int32Array(WORDS);
  put(s, PLAYERS, players);
  put(s, HEAP_SIZE, heap);
  put(s, HEAP, heap);
  return s;
}

function setup(config: Config, seed: string, emit?: Emit): State {
  const s = empty(config.players, config.options.heap as number);
  seedInto(s, RNG, seed);
  for (let card = 1; card <= CARDS; card++) put(s, DECK + card - 1, card);
  put(s, DECK_N, CARDS);
  for (const seat of seatsAt(s)) put(s, CARD + seat, drawCard(s));
  push(s, ROUND_OP, 0);
  run(OPS, s, emit);
  return s;
}

const pending = (s: State): number => pendingSeats(OPS, s);

function sample(s: State, seat: Seat, rng: Rng): State {
  const t = new Int32Array(s);
  const others = seatsAt(t).filter((p) => p !== seat);
  const covered = others.filter((p) => at(t, SHOWN + p) === 0);
  const unknown = [...t.subarray(DECK, DECK + at(t, DECK_N)), ...covered.map((p) => at(t, CARD + p))];
  rng.shuffle(unknown, unknown.length);
  for (let i = 0; i < at(t, DECK_N); i++) put(t, DECK + i, unknown.pop() as number);
  for (const p of covered) put(t, CARD + p, unknown.pop() as number);
  for (const p of others) if (at(t, BID + p) > 0) put(t, BID + p, 1 + rng.below(2));
  for (let w = 0; w < 4; w++) put(t, RNG + w, rng.below(2 ** 30));
  return t;
}

function scoreParts(s: State, seat: Seat): { pebbles: number; card: number } {
  return { pebbles: at(s, TAKEN + seat), card: at(s, SHOWN + seat) === 1 ? at(s, CARD + seat) : 0 };
}

const scores = (s: State): number[] =>
  seatsAt(s).map((seat) => scoreParts(s, seat).pebbles + scoreParts(s, seat).card);

function fromWire(wire: unknown): Move | Refusal {
  const [verb, n = 0, ...more] = Array.isArray(wire) ? (wire as unknown[]) : [];
  const v = (VERBS as readonly unknown[]).indexOf(verb);
  const most = MOST[v] ?? 0;
  const fits = typeof n === 'number' && Number.isInteger(n) && n <= most && (most === 0 ? n === 0 : n >= 1);
  if (v < 0 || !fits || more.length > 0 || (Array.isArray(wire) && wire.length === 2 && most === 0)) {
    return refusal('malformed', 'TOY-1');
  }
  return moveOf(v, n as number);
}

function toWire(move: Move): Wire {
  const verb = VERBS[verbOf(move)] as string;
  return numberOf(move) > 0 ? [verb, numberOf(move)] : [verb];
}

const PLAYER_FIELDS = ['card', 'shown', 'bid', 'taken'];
const FIELDS = [
  'size',
  'heap',
  'first',
  'round',
  'deck',
  'discard',
  'players',
  'turn',
  'done',
  'phase',
  'random',
];

function readPosition(position: unknown): State | Refusal {
  return readFields('TOY-0', () => {
    const p = new Fields(position, '', FIELDS);
    const players = p.list('players').map((x, i) => new Fields(x, `players[${i}]`, PLAYER_FIELDS));
    if (players.length < 2 || players.length > 3) wrongField('players', 'two or three are needed');
    const s = empty(players.length, p.integer('size', 5, 1, 99));
    put(s, HEAP, p.integer('heap', at(s, HEAP_SIZE), 0, at(s, HEAP_SIZE)));
    put(s, FIRST, p.integer('first', 0, 0, players.length - 1));
    put(s, ROUND, p.integer('round', 1, 1, 99));
    for (const card of p.list('deck')) put(s, DECK + s[DECK_N]++, card as number);
    for (const card of p.list('discard')) put(s, DISCARD, at(s, DISCARD) | (1 << (card as number)));
    for (const [seat, x] of players.entries()) {
      put(s, CARD + seat, x.integer('card', seat + 1, 1, CARDS));
      put(s, SHOWN + seat, x.boolean('shown', false) ? 1 : 0);
      put(s, BID + seat, x.integer('bid', 0, 0, 2));
      put(s, TAKEN + seat, x.integer('taken', 0, 0, 99));
    }
    const random = p.raw('random') as string;
    for (let w = 0; w < 4; w++) put(s, RNG + w, Number.parseInt(random.slice(w * 8, w * 8 + 8), 16));
    const phase = p.oneOf('phase', 'bid', ['bid', 'turn', 'over']);
    if (phase !== 'over') push(s, ROUND_OP, 0, phase === 'bid' ? 1 : 0);
    if (phase === 'bid') push(s, BID_OP, 0);
    if (phase === 'turn') push(s, TURN_OP, p.integer('turn', 0, 0, 2), p.integer('done', 0, 0, 2));
    return s;
  });
}

export const toy: Game<ToyView> = {
  id: 'pebbles',
  title: 'Pebbles',
  rules: '1',
  earlier: [],
  seats: { min: 2, max: 3 },
  options: [
    { name: 'heap', default: 5, values: [5, 9], summary: 'pebbles in the heap', rule: 'TOY-3' },
    { name: 'polite', default: null, values: [null, true], summary: 'does nothing', rule: 'TOY-0' },
  ],
  hasSecrets: () => true,
  refuseConfig: ({ players, options }) =>
    players === 3 && options.polite === true ? refusal('manners', 'TOY-0', { players }) : undefined,
  setup,
  config: (s) => ({ rules: '1', players: at(s, PLAYERS), options: { heap: at(s, HEAP_SIZE), polite: null } }),
  pending,
  decision(s, seat) {
    const [op, f] = top2(s);
    return op.decision(s, f, seat);
  },
  legalMoves(s, seat, out: MoveList) {
    out.clear();
    if ((pending(s) & (1 << seat)) === 0) return;
    const [op, f] = top2(s);
    op.moves(s, f, seat, out);
  },
  apply(s, seat, move, emit) {
    const [op, f] = top2(s);
    op.take(s, f, seat, move, emit);
    run(OPS, s, emit);
  },
  take(s, seat, move, emit) {
    const [op, f] = top2(s);
    op.take(s, f, seat, move, emit);
  },
  proceed: (s, emit) => run(OPS, s, emit),
  explain(s, seat, move) {
    const refused = refuseSeat(pending(s), seat, 'TOY-2');
    if (refused) return refused;
    const [op, f] = top2(s);
    return op.explain(s, f, seat, move);
  },
  clone: cloneState,
  copyInto,
  hash: (s) => hashState(s),
  view: (s, viewer) => ({
    viewer,
    heap: at(s, HEAP),
    first: at(s, FIRST),
    deck: at(s, DECK_N),
    discard: discards(s),
    toAct: seatsOf(pending(s)),
    players: seatsAt(s).map((seat) => ({
      card: seat === viewer || at(s, SHOWN + seat) === 1 ? at(s, CARD + seat) : null,
      shown: at(s, SHOWN + seat) === 1,
      taken: at(s, TAKEN + seat),
      hasBid: at(s, BID + seat) > 0,
      bid: seat === viewer && at(s, BID + seat) > 0 ? at(s, BID + seat) : null,
    })),
  }),
  hidden: (s, seat) =>
    at(s, DECK_N) +
    seatsAt(s).filter((p) => p !== seat && at(s, SHOWN + p) === 0).length +
    seatsAt(s).filter((p) => p !== seat && at(s, BID + p) > 0).length,
  sample,
  inOrder: (s) => s,
  result(s) {
    if (at(s, DEPTH) > 0) return undefined;
    const all = scores(s);
    const standings = all.map((score, seat) => ({
      seat,
      score,
      rank: 1 + all.filter((x) => x > score).length,
      parts: scoreParts(s, seat),
    }));
    const winners = standings.filter((x) => x.rank === 1).map((x) => x.seat);
    return { reason: 'heap-empty', winners, standings };
  },
  scores,
  toWire,
  fromWire,
  describe: (_s, move) => toWire(move).join(' '),
  parse: (_s, words) => fromWire(words.split(' ').map((w) => (/^\d+$/.test(w) ? Number(w) : w))),
  readPosition,
  writePosition(s) {
    const over = at(s, DEPTH) === 0;
    const bidding = !over && at(s, top(s) + OP) === BID_OP;
    return {
      size: at(s, HEAP_SIZE),
      heap: at(s, HEAP),
      first: at(s, FIRST),
      round: at(s, ROUND),
      deck: Array.from(s.subarray(DECK, DECK + at(s, DECK_N))),
      discard: discards(s),
      players: seatsAt(s).map((seat) => ({
        card: at(s, CARD + seat),
        shown: at(s, SHOWN + seat) === 1,
        bid: at(s, BID + seat),
        taken: at(s, TAKEN + seat),
      })),
      phase: over ? 'over' : bidding ? 'bid' : 'turn',
      ...(over || bidding ? {} : { turn: at(s, top(s) + SEAT), done: at(s, top(s) + A) }),
      random: hex(s.slice(RNG, RNG + 4)),
    };
  },
  check(s) {
    const cards = [
      ...s.subarray(DECK, DECK + at(s, DECK_N)),
      ...s.subarray(CARD, CARD + at(s, PLAYERS)),
      ...discards(s),
    ].sort();
    assert(cards.join() === '1,2,3,4,5,6', `cards ${cards.join()}`);
    const taken = s.subarray(TAKEN, TAKEN + MAX_PLAYERS).reduce((a, b) => a + b, 0);
    assert(taken + at(s, HEAP) === at(s, HEAP_SIZE), 'a pebble is missing');
  },
};

/** A configured table; a refusal is a mistake of the test. */
export function toyTable(players = 2, heap = 5): Config {
  return { rules: '1', players, options: { heap, polite: null } };
}

/** A move in words. */
export function toyMove(s: State, words: string): Move {
  const move = toy.parse(s, words);
  assert(!isRefusal(move), words);
  return move;
}
