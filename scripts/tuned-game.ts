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

/** Ends the program with the reason. */
export function end(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}
