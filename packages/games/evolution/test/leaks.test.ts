import {
  type GameEvent,
  legalMoves,
  type Move,
  type Position,
  Rng,
  redact,
  type Seat,
  SPECTATOR,
  type State,
  seatsToAct,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { type Card, evolution } from '../src/index.ts';
import { playAs, table } from '../src/testing/index.ts';

/** Moves of every verb, most of them illegal anywhere: what somebody could ask about. */
const QUESTIONS: readonly Move[] = questions();

function questions(): Move[] {
  const moves = new Set<Move>();
  const rng = new Rng('questions');
  for (const players of [2, 4, 6]) {
    const config = evolution.config(deal(players));
    const s = evolution.setup(config, `questions ${players}`);
    for (let seats = seatsToAct(evolution, s); seats.length > 0; seats = seatsToAct(evolution, s)) {
      const seat = seats[rng.below(seats.length)]!;
      const legal = legalMoves(evolution, s, seat);
      moves.add(legal[rng.below(legal.length)]!);
      evolution.apply(s, seat, legal[rng.below(legal.length)]!);
    }
  }
  return [...moves];
}

function deal(players: number): State {
  return table({ phase: 'deal', players: Array.from({ length: players }, () => ({})) });
}

/** All that a viewer can find out by asking, as one text. */
function everything(s: State, viewer: Seat): string {
  const seat = viewer === SPECTATOR ? undefined : viewer;
  const legal = seat === undefined ? [] : legalMoves(evolution, s, seat);
  return JSON.stringify({
    view: evolution.view(s, viewer),
    pending: evolution.pending(s),
    scores: evolution.scores(s),
    result: evolution.result(s) ?? null,
    hidden: evolution.hidden(s, viewer),
    legal,
    words: [...legal, ...QUESTIONS].map((move) => evolution.describe(s, move)),
    decision: seat !== undefined && legal.length > 0 ? evolution.decision(s, seat) : null,
    explanations: seat === undefined ? [] : QUESTIONS.map((move) => evolution.explain(s, seat, move) ?? null),
  });
}

function eventsOf(s: State, seat: Seat, words: string, viewer: Seat): string {
  const events: GameEvent[] = [];
  playAs(s, seat, words, events);
  return JSON.stringify(events.map((e) => redact(e, viewer)));
}

/** The cards of seat 1 in two worlds that nobody else can tell apart, and how they are written into a position. */
interface Pair {
  readonly name: string;
  readonly worlds: readonly [Position, Position];
}

const [shell, neck]: Card[] = [
  { trait: 'hard-shell', food: 4 },
  { trait: 'long-neck', food: 9 },
] as Card[];
const seat0 = { hand: [{ trait: 'horns', food: 5 }], foodCard: { trait: 'horns', food: 1 } };

/** The same table twice, with the two cards in each other's place. */
function swapped(name: string, write: (a: Card, b: Card) => Position): Pair {
  return { name, worlds: [write(shell!, neck!), write(neck!, shell!)] };
}

const PAIRS: readonly Pair[] = [
  swapped('EVO-3.8.1: a hand card and one of the draw pile', (a, b) => ({
    phase: 'food',
    players: [{ hand: seat0.hand }, { hand: [a, { trait: 'ambush', food: 0 }] }, { hand: [] }],
    drawPile: [b, { trait: 'ambush', food: 1 }],
    discard: [],
  })),
  swapped('EVO-3.8.1: cards of two other hands', (a, b) => ({
    phase: 'play',
    toAct: 0,
    players: [seat0, { hand: [a] }, { hand: [b] }],
    drawPile: [],
    discard: [],
  })),
  swapped('EVO-3.8.2: a removed card and one of the draw pile', (a, b) => ({
    phase: 'food',
    players: [{ hand: seat0.hand }, { hand: [{ trait: 'ambush', food: 0 }, 'ambush'] }],
    drawPile: [a],
    removed: [b],
    discard: 0,
  })),
  swapped('EVO-3.8.3: a food card and a hand card', (a, b) => ({
    phase: 'play',
    toAct: 0,
    players: [seat0, { hand: [a], foodCard: b }, { hand: [] }],
    drawPile: [],
    discard: [],
  })),
  swapped('EVO-3.8.4: a face-down trait and a hand card', (a, b) => ({
    phase: 'play',
    toAct: 0,
    players: [
      seat0,
      { hand: [a], species: [{ traits: [{ id: b.trait, food: b.food, faceDown: true }, 'carnivore'] }] },
      { hand: [] },
    ],
    drawPile: [],
    discard: [],
  })),
  swapped('EVO-3.4.9: lists in quick play, open and closed', (a, b) => ({
    phase: 'play',
    options: { quickPlay: true },
    players: [
      seat0,
      { hand: [a, 'ambush'], plan: [['trait', a.trait, a.food, 0]], planClosed: true },
      { hand: [b, 'ambush'], plan: [['body', b.trait, b.food, 0]] },
    ],
    drawPile: [],
    discard: [],
  })),
];

describe('two tables that a seat cannot tell apart give it the same bytes:', () => {
  test.each(PAIRS)('$name', ({ worlds }) => {
    const [a, b] = worlds.map((position) => table({ seed: 'leak', ...position })) as [State, State];
    expect(evolution.hash(a)).not.toBe(evolution.hash(b));
    for (const viewer of [0, SPECTATOR]) expect(everything(b, viewer)).toBe(everything(a, viewer));
  });

  test('and the owner of the difference sees it', () => {
    for (const { name, worlds } of PAIRS.filter((p) => !p.name.startsWith('EVO-3.8.2'))) {
      const [a, b] = worlds.map((position) => table({ seed: 'leak', ...position })) as [State, State];
      expect(everything(b, 1), name).not.toBe(everything(a, 1));
    }
  });
});

describe('a move whose card is hidden tells others only that it was made:', () => {
  const hand = [shell, neck, { trait: 'ambush', food: 0 }];

  /** Seat 1 makes two moves that differ in a hidden card; the others get the same events and views. */
  function expectAlike(position: Position, one: string, other: string): void {
    for (const viewer of [0, 2, SPECTATOR]) {
      const [a, b] = [table(position), table(position)];
      expect(eventsOf(a, 1, one, viewer)).toBe(eventsOf(b, 1, other, viewer));
      expect(everything(a, viewer)).toBe(everything(b, viewer));
    }
    const [a, b] = [table(position), table(position)];
    expect(eventsOf(a, 1, one, 1)).not.toBe(eventsOf(b, 1, other, 1));
    expect(everything(a, 1)).not.toBe(everything(b, 1));
  }

  test('EVO-3.8.3: a food card', () => {
    const position = {
      phase: 'food',
      players: [{ hand: seat0.hand }, { hand }, { hand: ['burrowing', 'burrowing'] }],
    };
    expectAlike(position, 'choose hard-shell 4 as food', 'choose long-neck 9 as food');
  });

  test('EVO-3.8.4: a trait', () => {
    const position = { phase: 'play', toAct: 1, players: [seat0, { hand }, { hand: 2 }] };
    expectAlike(position, 'put hard-shell 4 on species 1', 'put long-neck 9 on species 1');
  });

  test('EVO-3.4.4: a trait that replaces an open one shows the old card only', () => {
    const traits = ['climbing', 'horns', 'fertile'].map((id) => ({ id, food: 3 }));
    const position = {
      phase: 'play',
      toAct: 1,
      players: [seat0, { hand, species: [{ traits }] }, { hand: 2 }],
    };
    expectAlike(
      position,
      'put hard-shell 4 on species 1 replacing horns',
      'put long-neck 9 on species 1 replacing horns',
    );
  });

  test('EVO-3.4.9: an action of a list, of whatever kind, tells nothing at all', () => {
    const position = {
      phase: 'play',
      options: { quickPlay: true },
      players: [seat0, { hand }, { hand: 2 }],
    };
    const [a, b, c] = [table(position), table(position), table(position)];
    for (const viewer of [0, 2, SPECTATOR]) {
      const silent = eventsOf(table(position), 1, 'put hard-shell 4 on species 1', viewer);
      expect(silent).toBe('[]');
    }
    playAs(a, 1, 'put hard-shell 4 on species 1');
    playAs(b, 1, 'discard long-neck 9 for a new species on the left');
    for (const viewer of [0, 2, SPECTATOR]) {
      expect(everything(a, viewer)).toBe(everything(c, viewer));
      expect(everything(b, viewer)).toBe(everything(c, viewer));
    }
  });

  test('EVO-3.4.9: closing a list tells that it is closed, not how long it is', () => {
    const position = { phase: 'play', options: { quickPlay: true }, players: [seat0, { hand }, { hand: 2 }] };
    const [a, b] = [table(position), table(position)];
    playAs(a, 1, 'put hard-shell 4 on species 1');
    for (const viewer of [0, 2, SPECTATOR]) {
      const closed = Int32Array.from(a);
      const atOnce = Int32Array.from(b);
      expect(eventsOf(closed, 1, 'end turn', viewer)).toBe(eventsOf(atOnce, 1, 'end turn', viewer));
      expect(everything(closed, viewer)).toBe(everything(atOnce, viewer));
    }
    // Spending the last card closes the list too, and says no more.
    playAs(a, 1, 'put long-neck 9 on species 1');
    for (const viewer of [0, 2, SPECTATOR]) {
      const spent = Int32Array.from(a);
      const stopped = Int32Array.from(b);
      expect(eventsOf(spent, 1, 'put ambush 0 on species 1', viewer)).toBe(
        eventsOf(stopped, 1, 'end turn', viewer),
      );
      expect(everything(spent, viewer)).toBe(everything(stopped, viewer));
    }
  });
});

/** Cards in any plain data: objects with a trait and a food number, or open trait cards. */
function cardsIn(value: unknown, out: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return out;
  const { trait, id, food } = value as Record<string, unknown>;
  const name = trait ?? id;
  if (typeof name === 'string' && typeof food === 'number') out.add(`${name} ${food}`);
  for (const inner of Object.values(value)) cardsIn(inner, out);
  return out;
}

test('EVO-3.8: over whole games, redacted events name no card that the view does not show', () => {
  const rng = new Rng('gossip');
  let named = 0;
  for (const [players, quickPlay] of [
    [2, false],
    [3, true],
    [4, false],
    [6, false],
  ] as const) {
    const config = evolution.config(deal(players));
    const options = { ...config.options, quickPlay };
    const s = evolution.setup({ ...config, options }, `gossip ${players}`);
    for (let seats = seatsToAct(evolution, s); seats.length > 0; seats = seatsToAct(evolution, s)) {
      const seat = seats[rng.below(seats.length)]!;
      const legal = legalMoves(evolution, s, seat);
      const before = Int32Array.from(s);
      const events: GameEvent[] = [];
      evolution.apply(s, seat, legal[rng.below(legal.length)]!, (e) => events.push(e));
      // A reshuffle hides again what was discarded before everybody's eyes a moment ago.
      if (events.some((e) => e.type === 'reshuffled')) continue;
      for (let viewer = SPECTATOR; viewer < players; viewer++) {
        const shown = cardsIn(evolution.view(s, viewer), cardsIn(evolution.view(before, viewer)));
        for (const card of cardsIn(events.map((e) => redact(e, viewer)))) {
          named++;
          expect(shown.has(card), `${card} for viewer ${viewer} in ${JSON.stringify(events)}`).toBe(true);
        }
      }
    }
  }
  expect(named).toBeGreaterThan(1000);
});
