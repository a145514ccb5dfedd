import {
  type Config,
  configure,
  Draft,
  isRefusal,
  legalMoves,
  preview,
  Rng,
  type Seat,
  seatsOf,
} from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { Games } from '../src/games.ts';

/** Moves that are looked at in each position. */
const TRIES = 3;

describe('what a seat is shown before it moves is the same in every world that it cannot tell apart', () => {
  test.each([
    // Where others have chosen in secret and the last one to choose asks.
    ['evolution', { quickPlay: true }, 15, 60],
    ['evolution', {}, 15, 60],
    ['dominant-species-marine', {}, 60, 8],
    ['dominant-species', {}, 4, 60],
  ] as const)('%s %o', (id, options, games, moves) => {
    const game = new Games().newest(id)!;
    for (let deal = 0; deal < games; deal++) {
      const rng = new Rng(`worlds ${deal}`);
      const state = game.setup(configure(game, 2 + (deal % 3), options) as Config, `worlds ${deal}`);
      for (let n = 0; n < moves && game.pending(state) !== 0; n++) {
        const seats = seatsOf(game.pending(state));
        const seat = seats[rng.below(seats.length)] as Seat;
        const legal = legalMoves(game, state, seat);
        const pick = (): number => legal[rng.below(legal.length)] as number;
        const world = game.sample(state, seat, rng);
        for (let i = 0; i < TRIES; i++) {
          const [here, there] = [new Draft(game, seat, state), new Draft(game, seat, world)];
          const move = pick();
          const seen = preview(game, here, move);
          expect(preview(game, there, move), `deal ${deal}, line ${n}`).toEqual(seen);
          // What goes on in the draft, where it may go on.
          if (isRefusal(seen) || seen.opens !== undefined || !seen.again) continue;
          for (const draft of [here, there]) expect(draft.add(move)).toBeUndefined();
          const next = legalMoves(game, here.now, seat);
          expect(legalMoves(game, there.now, seat)).toEqual(next);
          const second = next[rng.below(next.length)] as number;
          expect(preview(game, there, second)).toEqual(preview(game, here, second));
          expect(there.events).toEqual(here.events);
        }
        game.apply(state, seat, pick());
      }
    }
  });
});
