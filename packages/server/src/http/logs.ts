import { schemas } from '@clade/protocol';
import type { Once } from '../accounts/once.ts';
import { Problem } from '../problem.ts';
import { exportLog } from '../table/export.ts';
import { type Door, refusals, tableAnswer } from './door.ts';
import { LOG_LIMIT } from './limits.ts';
import type { Routes } from './routes.ts';
import { known } from './session.ts';

const LINES = 'application/x-ndjson';
/** Games that a person can bring in. */
const MOST_LOGS = 30;
const DAY = 24 * 3_600_000;

/** Finished games go out with their seed, and come in. */
export const logRoutes: Routes<{ door: Door; once: Once }> = async (http, { door, once }) => {
  const { hall, watch, view, rates } = door;
  // Only here, and only what is lines: JSON, which is read by this thread, is small here too.
  http.addContentTypeParser(LINES, { parseAs: 'string', bodyLimit: LOG_LIMIT }, (_request, body, done) => {
    done(null, body);
  });

  http.get(
    '/api/tables/:id/log',
    {
      schema: {
        tags: ['logs'],
        summary: 'The log of a finished game, with its seed',
        params: schemas.TableId,
        querystring: schemas.NoQuery,
        response: {
          200: { description: 'JSON Lines', content: { [LINES]: { schema: schemas.LogText } } },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const text = exportLog(await watch(request, request.params.id));
      void reply.header('content-type', `${LINES}; charset=utf-8`);
      return text;
    },
  );

  http.get(
    '/api/tables/:id/verify',
    {
      schema: {
        tags: ['logs'],
        summary: 'Deals a finished game anew from its seed and checks every move and the commitment',
        params: schemas.TableId,
        querystring: schemas.NoQuery,
        response: { 200: schemas.Proof, ...refusals },
      },
      config: { rateLimit: rates.log },
    },
    async (request) => (await watch(request, request.params.id)).recheck(),
  );

  http.post(
    '/api/logs',
    {
      schema: {
        tags: ['logs'],
        summary: 'Bring in a finished game (JSON Lines)',
        querystring: schemas.NoQuery,
        body: { content: { [LINES]: { schema: schemas.LogText } } },
        response: tableAnswer,
      },
      config: { rateLimit: rates.import },
    },
    async (request) => {
      const user = known(request);
      const { body } = request;
      if (typeof body !== 'string') throw new Problem(415, 'unsupported-media', `Send the log as ${LINES}.`);
      if (!(await once.count('logs', user.id, MOST_LOGS, DAY)))
        throw new Problem(429, 'too-many-logs', `A person can bring in ${MOST_LOGS} games in a day.`, {
          facts: { most: MOST_LOGS },
        });
      return view(request, await hall.import(user, body));
    },
  );
};
