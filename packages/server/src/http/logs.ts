import { schemas } from '@clade/protocol';
import { Problem } from '../problem.ts';
import { exportLog } from '../table/export.ts';
import { type Door, refusals, tableAnswer } from './door.ts';
import { LOG_LIMIT } from './limits.ts';
import type { Routes } from './routes.ts';
import { known } from './session.ts';

const LINES = 'application/x-ndjson';

/** Finished games go out with their seed, and come in. */
export const logRoutes: Routes<{ door: Door }> = async (http, { door }) => {
  const { hall, watch, view, rates } = door;
  // Only here: elsewhere a body is JSON and small.
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
      bodyLimit: LOG_LIMIT,
      config: { rateLimit: rates.log },
    },
    async (request) => {
      const user = known(request);
      if (typeof request.body !== 'string')
        throw new Problem(415, 'unsupported-media', `Send the log as ${LINES}.`);
      return view(request, await hall.import(user, request.body));
    },
  );
};
