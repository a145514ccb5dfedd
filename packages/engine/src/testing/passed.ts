import { draws, passOver } from '../draws.ts';
import { type Game, isRefusal, plainRefusal } from '../game.ts';
import type { Log } from '../log.ts';
import { configure } from '../options.ts';
import { playLogged, uniform } from '../play.ts';
import { Rng } from '../rng.ts';

/** A whole game of two by chance; before move `at` numbers were passed over, as after a takeback. */
export function logWithTakeback(game: Game, at: number): Log {
  const config = configure(game, 2, {});
  if (isRefusal(config)) throw new Error(plainRefusal(config));
  const rng = new Rng('takeback');
  const choose = uniform(game, rng);
  let n = 0;
  let next = 0;
  const { log } = playLogged(
    game,
    config,
    'takeback',
    ['Ada', 'Bela'],
    (s, seat) => {
      n++;
      if (n === at) {
        next = draws(s) + 7;
        passOver(s, next);
      }
      return choose(s, seat);
    },
    rng,
  );
  return { ...log, moves: log.moves.map((move) => (move.n === at ? { ...move, draws: next } : move)) };
}
