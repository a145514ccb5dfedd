import { parseArgs } from 'node:util';
import { makeBot } from '@clade/bots/training';
import { isRefusal, plainRefusal } from '@clade/engine';
import { varietyIn } from '../animals.ts';
import { BadCommand, trainedGame, whole } from '../input.ts';

/**
 * `animals --bot beginner,casual --games 200`: how varied tables of Evolution are with one bot on all seats, when the food
 * of a round has been revealed.
 */
export function animals(argv: readonly string[]): void {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      bot: { type: 'string', default: 'beginner,casual' },
      players: { type: 'string', default: '4' },
      games: { type: 'string', default: '200' },
      round: { type: 'string', default: '3' },
      scale: { type: 'string', default: '1' },
      seed: { type: 'string', default: 'animals' },
    },
  });
  const { game, config } = trainedGame('evolution', values.players);
  const games = whole('games', values.games);
  const round = whole('round', values.round);
  for (const name of values.bot.split(',')) {
    const bot = makeBot(name, { game: game.id, scale: Number(values.scale) });
    if (isRefusal(bot)) throw new BadCommand(plainRefusal(bot));
    const found = varietyIn(round, bot, config, games, values.seed);
    process.stdout.write(
      `${name}: ${found.games} tables in round ${round}, ${percent(found.bare)} of species without traits, ` +
        `${found.traits.toFixed(1)} different traits on a table (least ${found.leastTraits}, ` +
        `8 or more on ${percent(found.varied)}), ${found.row.toFixed(1)} species a player ` +
        `(more than 6: ${percent(found.crowded)})\n`,
    );
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
