import { askBot, type Bot, makeBot, questionFor, type Searcher } from '@clade/bots';
import {
  configure,
  firstSeat,
  type Game,
  isRefusal,
  legalMoves,
  plainRefusal,
  Rng,
  type State,
  unattended,
} from '@clade/engine';
import { rate, type Sampled } from './measure.ts';

/** Questions that are thought about. */
const QUESTIONS = 8;
/** Levels, and the part of their counts that they have here: enough that starting a search weighs little. */
const LEVELS = { casual: 4, expert: 0.1 };

/** Simulations of levels that search, as for a hint, at questions from a whole game of four. */
export function searchRows(game: Game): Sampled[] {
  const asked = questions(game);
  return Object.entries(LEVELS).map(([level, scale]) => {
    const bot = makeBot(level, { scale }) as Searcher;
    return {
      game: game.id,
      players: 4,
      name: `${level} thinking`,
      unit: 'simulations/s',
      sample: () =>
        rate(() => {
          let n = 0;
          for (const [i, s] of asked.entries()) {
            const question = questionFor(game, s, firstSeat(game.pending(s)), new Rng(`${i}`));
            n += bot.consider(question).thought.simulations;
          }
          return n;
        }),
    };
  });
}

/** States of a random game in which somebody has a choice, from its beginning to its end: what beginners play changes, this does not. */
function questions(game: Game): State[] {
  const config = configure(game, 4, unattended(game));
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const random = makeBot('random') as Bot;
  const s = game.inOrder(game.setup(config, 'thinking'));
  const rng = new Rng('thinking');
  const all: State[] = [];
  for (let pending = game.pending(s); pending !== 0; pending = game.pending(s)) {
    const seat = firstSeat(pending);
    if (legalMoves(game, s, seat).length > 1) all.push(game.clone(s));
    game.apply(s, seat, askBot(game, s, seat, random, rng));
  }
  const step = Math.floor(all.length / QUESTIONS);
  return all.filter((_, i) => i % step === 0).slice(0, QUESTIONS);
}
