import { brainOf } from '@clade/bots';
import { type Config, configure, type Game, isRefusal } from '@clade/engine';
import { GAMES } from './games.ts';

type Brain = NonNullable<ReturnType<typeof brainOf>>;

/** The game that a tuner was asked for, with its brain and a table; without them the program ends and says why. */
export function tunedGame(id = '', players = '4'): { game: Game; brain: Brain; config: Config } {
  const game = GAMES.find((g) => g.id === id);
  const brain = brainOf(id);
  if (game === undefined || brain === undefined)
    end(`There is no game "${id}" (games: ${GAMES.map((g) => g.id).join(', ')}).`);
  const config = configure(game, Number(players), {});
  if (isRefusal(config)) end(config.sentence);
  return { game, brain, config };
}

/** A whole number above 0 that an option was given, or the program ends and says so. */
export function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) end(`--${name} must be a whole number from 1, not "${text}".`);
  return value;
}

/** Ends the program with the reason. */
export function end(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}
