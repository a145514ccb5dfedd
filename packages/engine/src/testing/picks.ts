import { expect } from 'vitest';
import { firstSeat, type Game, type Move } from '../game.ts';
import { legalMoves } from '../moves.ts';
import type { State } from '../state.ts';
import { FORGO, SKIP, STOP } from '../verbs.ts';

/** Where some picks of one question lead to. */
interface Reached {
  /** Tables behind the question, as hashes. */
  readonly tables: Set<string>;
  /** Orders in which the picks were taken. */
  readonly orders: Set<string>;
  readonly picks: readonly Move[];
}

/** Moves that are made at most. */
const MANY = 2000;

/** Answers the present question in every way; undefined where there are too many. */
function answered(
  game: Game,
  s: State,
  hash: (s: State) => string,
): ReadonlyMap<string, Reached> | undefined {
  const seat = firstSeat(game.pending(s));
  const { kind } = game.decision(s, seat);
  const all = new Map<string, Reached>();
  let left = MANY;
  const goesOn = (t: State): boolean => {
    const pending = game.pending(t);
    return pending !== 0 && firstSeat(pending) === seat && game.decision(t, seat).kind === kind;
  };
  const end = (t: State, picks: readonly Move[]): void => {
    const sorted = [...picks].sort((a, b) => a - b);
    const key = sorted.join();
    const reached = all.get(key) ?? { tables: new Set(), orders: new Set(), picks: sorted };
    all.set(key, reached);
    reached.tables.add(hash(t));
    reached.orders.add(picks.join());
  };
  const follow = (t: State, picks: readonly Move[]): void => {
    for (const move of legalMoves(game, t, seat)) {
      if (left-- < 0) return;
      const next = game.clone(t);
      const isWayOut = move === STOP || move === SKIP || move === FORGO;
      let another = false;
      game.apply(next, seat, move, ({ type }) => {
        another ||= type === 'pawn-taken';
      });
      game.check(next);
      if (isWayOut) end(next, picks);
      else if (!another && goesOn(next)) follow(next, [...picks, move]);
      else end(next, [...picks, move]);
    }
  };
  follow(s, []);
  return left < 0 ? undefined : all;
}

/** Different orders of some picks, equal ones among them. */
function orders(picks: readonly Move[]): number {
  let count = 1;
  let run = 0;
  for (const [i, pick] of picks.entries()) {
    run = pick === picks[i - 1] ? run + 1 : 1;
    count *= (i + 1) / run;
  }
  return Math.round(count);
}

/**
 * The present question takes picks in every order, and what they come to does not depend on it; a search, which takes them
 * in one, comes to the same. Returns how many choices there are; 0 where there are too many to look at.
 */
export function expectAnyOrder(game: Game, s: State, hash: (s: State) => string = game.hash): number {
  const all = answered(game, s, hash);
  if (all === undefined) return 0;
  for (const { tables, orders: taken, picks } of all.values()) {
    const words = picks.map((move) => game.describe(s, move)).join(', ');
    expect(tables.size, `${words}: tables`).toBe(1);
    expect(taken.size, `${words}: orders`).toBe(orders(picks));
  }
  const ordered = answered(game, game.inOrder(s), hash);
  expect([...(ordered?.keys() ?? [])].sort()).toEqual([...all.keys()].sort());
  for (const [key, { tables, orders: taken }] of ordered ?? []) {
    expect(taken.size, `${key}: a search goes one way`).toBe(1);
    expect(tables, key).toEqual(all.get(key)?.tables);
  }
  return all.size;
}
