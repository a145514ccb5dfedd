import { BOT_LEVELS } from '@clade/bots';
import { schemas } from '@clade/protocol';
import type { Games } from '../games.ts';
import { refusals } from './door.ts';
import type { Routes } from './routes.ts';

interface GameOptions {
  readonly games: Games;
}

/** Which games there are, with options; guards of tables without people are left out. */
export const gameRoutes: Routes<GameOptions> = async (http, { games }) => {
  http.get(
    '/api/games',
    {
      schema: {
        tags: ['games'],
        summary: 'Games, player counts, options, bots',
        querystring: schemas.NoQuery,
        response: { 200: schemas.GameList, ...refusals },
      },
    },
    () => ({
      bots: [...BOT_LEVELS],
      games: games.current().map(({ id, title, rules, seats, options }) => ({
        id,
        title,
        rules,
        seats,
        options: options
          .filter((option) => option.unattended === undefined)
          .map(({ name, default: byDefault, values, summary, rule }) => ({
            name,
            default: byDefault,
            values: [...values],
            summary,
            rule,
          })),
      })),
    }),
  );
};
