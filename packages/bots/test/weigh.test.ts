import { dominantSpecies } from '@clade/dominant-species';
import {
  type Config,
  configure,
  firstSeat,
  type Game,
  legalMoves,
  type Move,
  Rng,
  type State,
} from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { Adviser, askBot, type Bot, hint, makeBot } from '../src/index.ts';

/** Plans of a person, held against the best one. */

const QUICK = { level: 'casual', seed: 'plan', scale: 0.5 } as const;

/** A table at which the first seat is asked something of a kind, after bots have played. */
function askedFor(game: Game, kind: string, players: number, seed: string): State {
  const s = game.setup(configure(game, players, {}) as Config, seed);
  const bot = makeBot('beginner') as Bot;
  const rng = new Rng(seed);
  while (!(firstSeat(game.pending(s)) === 0 && game.decision(s, 0).kind === kind)) {
    const seat = firstSeat(game.pending(s));
    game.apply(s, seat, askBot(game, s, seat, bot, rng));
  }
  return s;
}

test('the plan of the bot itself loses nothing, and every other is told by what it loses', () => {
  const s = askedFor(evolution, 'play-card', 3, 'plans');
  const known = hint(evolution, s, 0, QUICK);
  const best = known.moves[0]!.moves;
  expect(hint(evolution, s, 0, { ...QUICK, known, mine: best }).mine).toMatchObject({
    lost: 0,
    doubt: 0,
    reasons: [],
  });
  const losses = legalMoves(evolution, s, 0).map((move) => {
    const { mine } = hint(evolution, s, 0, { ...QUICK, known, mine: [move] });
    if (mine === undefined) throw new Error('nothing is said');
    for (const { points } of mine.reasons) expect(points).toBeGreaterThan(0);
    return mine.lost;
  });
  expect(Math.max(...losses)).toBeGreaterThan(1);
});

test('to end a turn with all cards in hand loses more than to play them', () => {
  const s = askedFor(evolution, 'play-card', 3, 'ends');
  const end = legalMoves(evolution, s, 0).find((move) => evolution.toWire(move)[0] === 'stop') as Move;
  const { mine, moves } = hint(evolution, s, 0, { ...QUICK, mine: [end] });
  expect(moves[0]!.moves).not.toEqual([end]);
  expect(mine!.lost).toBeGreaterThan(1);
  expect(mine!.reasons.length).toBeGreaterThan(0);
});

test('of a plan that cannot be carried out nothing is said', () => {
  const s = askedFor(dominantSpecies, 'placement', 3, 'cannot');
  const [first] = legalMoves(dominantSpecies, s, 0);
  expect(hint(dominantSpecies, s, 0, { ...QUICK, mine: [first!, first!] }).mine).toBeUndefined();
});

test('nothing of the table changes, and equal questions have equal answers', () => {
  const s = askedFor(dominantSpecies, 'placement', 3, 'same');
  const before = Array.from(s);
  const mine = legalMoves(dominantSpecies, s, 0).slice(-1);
  const one = hint(dominantSpecies, s, 0, { ...QUICK, mine });
  expect(Array.from(s)).toEqual(before);
  expect(hint(dominantSpecies, s, 0, { ...QUICK, mine })).toEqual(one);
});

test('what an adviser has said of a question is not searched again', () => {
  const s = askedFor(dominantSpecies, 'placement', 3, 'again');
  const adviser = new Adviser();
  const advice = adviser.advise(dominantSpecies, s, 0, QUICK);
  const mine = legalMoves(dominantSpecies, s, 0).slice(-1);
  const again = adviser.advise(dominantSpecies, s, 0, { ...QUICK, mine });
  expect(again.moves).toBe(advice.moves);
  expect(again.mine).toBeDefined();
  const moved = dominantSpecies.clone(s);
  dominantSpecies.apply(moved, 0, mine[0]!);
  while (firstSeat(dominantSpecies.pending(moved)) !== 0)
    dominantSpecies.apply(
      moved,
      firstSeat(dominantSpecies.pending(moved)),
      legalMoves(dominantSpecies, moved, firstSeat(dominantSpecies.pending(moved)))[0]!,
    );
  // A fork may have the seed and the number of the moves of another table.
  const other = adviser.advise(dominantSpecies, moved, 0, QUICK);
  expect(other.moves).not.toBe(advice.moves);
  expect(other.mine).toBeUndefined();
});
