import { legalMoves, type Move, type Rng, type State, seatsToAct, type Wire } from '@clade/engine';
import { expect } from 'vitest';
import { listedSets } from '../../src/games/earth/sets.ts';
import { isWayOut } from '../../src/games/earth/spots.ts';
import type { Hand } from './hand.ts';

/** The settings of confirmations. */
export const CONFIRM = ['always', 'opens', 'never'] as const;

export const words = (moves: readonly Wire[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

/** Where there are more ends than these, the first of them are enough. */
const MOST = 150;

/** Makes a move; is the question over with it? */
function ends({ played: { game }, state, seat }: Hand, s: State, move: Move): boolean {
  let over = isWayOut(game.toWire(move));
  game.apply(s, seat, move, ({ type }) => {
    over ||= type === 'pawn-taken' || type === 'card-taken';
  });
  if (over || !seatsToAct(game, s).includes(seat)) return true;
  return game.decision(s, seat).kind !== game.decision(state, seat).kind;
}

/** Picks of the present question that come to an end together, in the order of the rules. */
function endings(hand: Hand): Wire[][] {
  const { played, state, seat } = hand;
  const { game } = played;
  const all: Wire[][] = [];
  const follow = (s: State, picks: readonly Wire[]): void => {
    for (const move of legalMoves(game, s, seat)) {
      if (all.length > MOST) return;
      const wire = game.toWire(move);
      const next = game.clone(s);
      const over = ends(hand, next, move);
      const made = isWayOut(wire) ? picks : [...picks, wire];
      if (over) all.push([...made]);
      else follow(next, made);
    }
  };
  follow(game.inOrder(state), []);
  return all;
}

/** Are so many picks all that can be made? */
function areAll(hand: Hand, picks: readonly Wire[]): boolean {
  const { game } = hand.played;
  const s = game.clone(hand.state);
  return picks.map((pick) => ends(hand, s, game.fromWire(pick) as Move)).at(-1) === true;
}

function orders(picks: readonly Wire[]): Wire[][] {
  if (picks.length < 2) return [[...picks]];
  return picks.flatMap((pick, i) => orders(picks.filter((_, j) => j !== i)).map((rest) => [pick, ...rest]));
}

/**
 * Makes some sets of picks of a question in every order, on the board and in the list of moves in words: they come to
 * one table, none is lost, and nothing is sent before Confirm. Tells how many orders were tried, and in how many the
 * last pick waited for Confirm.
 */
export async function clickInEveryOrder(
  first: Hand,
  rng: Rng,
  confirm: (typeof CONFIRM)[number],
): Promise<{ tried: number; waited: number }> {
  let tried = 0;
  let waited = 0;
  const all = endings(first).filter(({ length }) => length > 0 && length < 4);
  for (let n = 0; n < 3 && all.length > 0; n++) {
    const [picks] = all.splice(rng.below(all.length), 1) as [Wire[]];
    const tables = new Set<string>();
    for (const order of orders(picks)) {
      const hand = first.afresh();
      hand.keeper.prefer({ confirm, auto: false });
      const listed = tried % 2 === 1;
      for (const move of order) await (listed ? hand.choose(move) : hand.play(move));
      expect(words(hand.made)).toEqual(words(picks));
      expect(hand.table.sent).toBe(false);
      // With the last that can be made the question would be over: it waits, and all of them can still be changed.
      expect(hand.keeper.turn().waiting !== undefined).toBe(areAll(first, picks));
      if (hand.keeper.turn().waiting) {
        waited++;
        await expectNothingMore(hand, order, picks);
        hand.keeper.turn().confirm();
        await hand.keeper.settled();
      }
      tables.add(JSON.stringify(hand.snapshot.view));
      tried++;
    }
    expect(tables.size, words(picks).join()).toBe(1);
  }
  return { tried, waited };
}

/** All picks are made: nothing else is lit, and no press takes the place of the last. */
async function expectNothingMore(hand: Hand, order: readonly Wire[], picks: readonly Wire[]): Promise<void> {
  expect(hand.choice.open.size).toBe(0);
  const left = listedSets(hand.played.page)(hand.snapshot, hand.keeper.turn()).legal;
  expect(words(left.map(({ move }) => move))).toEqual(words(order.slice(-1)));
  for (const { move } of hand.snapshot.legal.slice(0, 3)) if (!isWayOut(move)) await hand.play(move);
  expect(words(hand.made)).toEqual(words(picks));
}
