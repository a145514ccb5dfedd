import {
  applyChecked,
  barrier,
  isRefusal,
  type LoggedMove,
  legalMoves,
  movesAfterUndo,
  Rng,
  type Seat,
  type State,
  seatsToAct,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { DECK_N, toy, toyMove, toyTable } from '../src/testing/pebbles.ts';

/** A game in progress with all its earlier states. */
class Course {
  readonly states: State[];
  readonly moves: LoggedMove[] = [];

  constructor(players: number, seed: string) {
    this.states = [toy.setup(toyTable(players, 9), seed)];
  }

  get now(): State {
    return this.states.at(-1)!;
  }

  play(seat: Seat, words: string): this {
    const s = toy.clone(this.now);
    const move = toyMove(s, words);
    expect(applyChecked(toy, s, seat, move)).toBeUndefined();
    this.states.push(s);
    this.moves.push({ n: this.moves.length + 1, seat, move: toy.toWire(move), hash: toy.hash(s) });
    return this;
  }

  back(seat: Seat, from: number): ReturnType<typeof barrier> {
    return barrier(toy, this.states, this.moves, seat, from);
  }
}

/** Seat 0 begins the turns of a game for two. */
const afterBids = (seed = 'undo'): Course => new Course(2, seed).play(0, 'bid 2').play(1, 'bid 1');

describe('a seat may go back', () => {
  test('over its own moves, also when the turn has passed on', () => {
    const game = afterBids().play(0, 'show').play(0, 'take 2');
    expect(seatsToAct(toy, game.now)).toEqual([1]);
    expect(game.back(0, 2)).toBeUndefined();
    expect(game.back(0, 3)).toBeUndefined();
    expect(movesAfterUndo(game.moves, 0, 2).map((m) => m.n)).toEqual([1, 2]);
  });

  test('to where it is', () => {
    const game = afterBids().play(0, 'take 1').play(1, 'take 1');
    expect(game.back(0, 4)).toBeUndefined();
  });

  test('not past the decision of another seat', () => {
    const game = afterBids().play(0, 'take 2').play(1, 'show');
    expect(game.back(0, 2)).toBe('other-seat');
    expect(game.back(0, 3)).toBe('other-seat');
    expect(game.back(1, 3)).toBeUndefined();
    expect(game.back(1, 2)).toBe('other-seat');
  });

  test('not past a draw', () => {
    const game = afterBids().play(0, 'swap');
    expect(game.back(0, 2)).toBe('draw');
    game.play(0, 'show').play(0, 'take 1');
    expect(game.back(0, 2)).toBe('draw');
    expect(game.back(0, 3)).toBeUndefined();
  });

  test('not past the draw of the only card there is, which moves no generator', () => {
    const game = afterBids().play(0, 'swap').play(0, 'swap').play(0, 'swap');
    expect(game.now[DECK_N]).toBe(1);
    const from = game.moves.length;
    game.play(0, 'swap');
    expect(Array.from(game.now.subarray(0, 4))).toEqual(Array.from(game.states[from]!.subarray(0, 4)));
    expect(game.back(0, from)).toBe('reveal');
  });

  test('not past a reveal: the last bid turns up the others', () => {
    const game = new Course(2, 'undo').play(1, 'bid 1').play(0, 'bid 2');
    expect(game.back(0, 1)).toBe('reveal');
  });
});

describe('a simultaneous choice', () => {
  test('can be withdrawn while it is open; what others committed is kept', () => {
    const game = new Course(3, 'open').play(0, 'bid 1').play(1, 'bid 2');
    expect(game.back(0, 0)).toBeUndefined();
    expect(game.back(1, 1)).toBeUndefined();
    const kept = movesAfterUndo(game.moves, 0, 0);
    expect(kept.map((m) => [m.seat, m.move])).toEqual([[1, ['bid', 2]]]);
    const again = new Course(3, 'open').play(1, 'bid 2');
    expect(seatsToAct(toy, again.now)).toEqual([0, 2]);
    again.play(0, 'bid 2');
    expect(seatsToAct(toy, again.now)).toEqual([2]);
  });

  test('cannot be withdrawn once it is closed', () => {
    const game = new Course(3, 'closed').play(0, 'bid 1').play(1, 'bid 2').play(2, 'bid 1');
    expect(game.back(0, 0)).toBe('other-seat');
    expect(game.back(2, 2)).toBe('reveal');
  });

  test('of an earlier round is not the one that is open', () => {
    const game = afterBids().play(0, 'take 1').play(1, 'take 1').play(1, 'bid 1');
    expect(game.back(0, 1)).toBe('other-seat');
  });

  test('is a decision of others for all that lies before it', () => {
    // Seat 1 ends the round with its take; seat 0 then bids. Going back to before the take would leave the bid hanging.
    const game = afterBids().play(0, 'take 1').play(1, 'take 1').play(0, 'bid 1');
    expect(game.back(1, 3)).toBe('other-seat');
  });
});

/** What a viewer's view names: cards that are open to it, and bids. */
function named(s: State, viewer: Seat): number {
  const view = toy.view(s, viewer);
  return view.players.filter((p) => p.card !== null).length + view.discard.length;
}

describe('in random games', () => {
  const rng = new Rng('undo games');
  let allowed = 0;
  let refused = 0;
  let learned = 0;

  /** Checks every way back of every seat from the present of a course. */
  function checkBack(game: Course): void {
    for (let seat = 0; seat < toy.config(game.now).players; seat++) {
      for (let from = Math.max(0, game.moves.length - 6); from < game.moves.length; from++) {
        const before = game.states[from]!;
        const stop = game.back(seat, from);
        if (named(game.now, seat) > named(before, seat)) {
          learned++;
          expect(stop).toBeDefined();
        }
        if (stop !== undefined) {
          refused++;
          continue;
        }
        allowed++;
        expectReplayable(game, seat, from);
        if (game.moves.slice(from).every((m) => m.seat === seat)) expectNothingLearned(game, seat, from);
      }
    }
  }

  function expectReplayable(game: Course, seat: Seat, from: number): void {
    const s = toy.clone(game.states[0]!);
    for (const line of movesAfterUndo(game.moves, seat, from)) {
      const move = toy.fromWire(line.move);
      expect(isRefusal(move) ? move : applyChecked(toy, s, line.seat, move)).toBeUndefined();
    }
  }

  function expectNothingLearned(game: Course, seat: Seat, from: number): void {
    const expected = JSON.stringify(toy.view(game.now, seat));
    for (let i = 0; i < 4; i++) {
      const world = toy.sample(game.states[from]!, seat, rng);
      for (const line of game.moves.slice(from)) toy.apply(world, seat, toy.fromWire(line.move) as number);
      expect(JSON.stringify(toy.view(world, seat))).toBe(expected);
    }
  }

  test('what may be taken back has taught nothing, and what has taught something may not', () => {
    for (let n = 0; n < 60; n++) {
      const game = new Course(2 + (n % 2), `undo ${n}`);
      for (;;) {
        const seats = seatsToAct(toy, game.now);
        if (seats.length === 0) break;
        const seat = seats[rng.below(seats.length)]!;
        const legal = legalMoves(toy, game.now, seat);
        game.play(seat, toy.describe(game.now, legal[rng.below(legal.length)]!));
        checkBack(game);
      }
    }
    expect(allowed).toBeGreaterThan(500);
    expect(refused).toBeGreaterThan(500);
    expect(learned).toBeGreaterThan(100);
  });
});
