import { schemas } from '@clade/protocol';
import { Problem } from '../problem.ts';
import { type Door, refusals, watchLinks } from './door.ts';
import type { Routes } from './routes.ts';
import { known } from './session.ts';

/** The stream of a client. */
export const liveRoutes: Routes<{ door: Door }> = async (http, { door }) => {
  const { streams, watch } = door;

  http.get(
    '/api/stream',
    {
      // A HEAD would hold a stream that nobody can read.
      exposeHeadRoute: false,
      schema: {
        tags: ['live'],
        summary: 'Live updates as server-sent events, from Last-Event-ID on',
        querystring: schemas.StreamQuery,
        headers: schemas.StreamHeaders,
        response: {
          200: { description: 'events', content: { 'text/event-stream': { schema: schemas.EventStream } } },
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const user = known(request);
      const extra = new Set((request.query.tables ?? '').split(',').filter((id) => id !== ''));
      for (const id of extra) await watch(request, id);
      const after = lastSeen(request.headers['last-event-id']);
      reply.hijack();
      try {
        const watch = watchLinks(request);
        await streams.attach({ user: user.id, address: request.ip, watch }, [...extra], after, reply.raw);
      } catch (error) {
        if (!(error instanceof Problem)) request.log.error({ err: error }, 'stream');
        if (reply.raw.headersSent) {
          reply.raw.end();
          return;
        }
        const problem =
          error instanceof Problem
            ? error
            : new Problem(500, 'internal', 'Something went wrong on the server.');
        reply.raw
          .writeHead(problem.status, { 'content-type': 'application/json; charset=utf-8' })
          .end(JSON.stringify(problem.toJSON()));
      }
    },
  );
};

/** What is no number is no memory: the client begins anew. */
function lastSeen(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
