import { dominantSpecies } from '@clade/dominant-species';
import { executing, options, play } from '@clade/dominant-species/testing';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import {
  type Config,
  configure,
  firstSeat,
  type Game,
  legalMoves,
  type Move,
  Rng,
  type State,
  seatsToAct,
  VERSION,
  versionOf,
} from '@clade/engine';
import { expect, test } from 'vitest';
import { askBot, type Bot, hint, makeBot } from '../src/index.ts';

/** Bots pick in one order, whatever the table takes. */

/** Enough for some rounds. */
const CHOICES = 160;

/** The beginning of a game that bots play, dealt by version 1 and played by a version; the last table but for the version. */
function played(game: Game, version: number, level: string, players: number): State {
  const first = versionOf(game, '1') as Game;
  const s = first.setup(configure(first, players, {}) as Config, `in order ${players}`);
  s[VERSION] = version;
  const bot = makeBot(level, { scale: 0.01 }) as Bot;
  const rng = new Rng('in order');
  for (let left = CHOICES; game.pending(s) !== 0 && left > 0; ) {
    const seat = firstSeat(game.pending(s));
    // What a table of version 1 does not ask does not count.
    if (legalMoves(game, game.inOrder(s), seat).length > 1) left--;
    game.apply(s, seat, askBot(game, s, seat, bot, rng));
  }
  // One that picks in order may still have to say that it stops.
  for (let seat = firstSeat(game.pending(s)); legalMoves(game, game.inOrder(s), seat).length === 1; ) {
    game.apply(s, seat, askBot(game, s, seat, bot, rng));
    seat = firstSeat(game.pending(s));
  }
  s[VERSION] = 0;
  return s;
}

test.each([
  [dominantSpecies, 'beginner', 4],
  [dominantSpecies, 'beginner', 5],
  [dominantSpecies, 'casual', 3],
  [dominantSpeciesMarine, 'beginner', 2],
  [dominantSpeciesMarine, 'beginner', 3],
] as const)('%o: %s plays as by version 1', (game, level, players) => {
  const [one, two] = [1, 2].map((version) => played(game as Game, version, level, players));
  expect(two).toEqual(one);
});

/** A migration of which the last cube on the map has moved first. */
function lastFirst(): State {
  const s = executing({ 'migration-1': 'insects' });
  play(s, options(s).at(-2) as string);
  return s;
}

test('a bot that has made its last pick in order stops at once', () => {
  const s = lastFirst();
  const seat = seatsToAct(dominantSpecies, s)[0] as number;
  const asleep: Bot = { name: 'asleep', choose: (): Move => -1 };
  const rng = new Rng('asleep');
  for (let n = 0; n < 9; n++) {
    const [only, ...others] = legalMoves(dominantSpecies, dominantSpecies.inOrder(s), seat);
    if (others.length > 0) dominantSpecies.apply(s, seat, others.at(-2) ?? (only as Move));
    else expect(askBot(dominantSpecies, s, seat, asleep, rng)).toBe(only);
  }
});

test('a hint for a person who picked in another order may name what comes before', () => {
  const s = lastFirst();
  const seat = seatsToAct(dominantSpecies, s)[0] as number;
  const ordered = legalMoves(dominantSpecies, dominantSpecies.inOrder(s), seat);
  const { moves } = hint(dominantSpecies, s, seat, { level: 'casual', seed: 'a', count: 40, scale: 0.1 });
  expect(moves.some(({ move }) => !ordered.includes(move))).toBe(true);
});
