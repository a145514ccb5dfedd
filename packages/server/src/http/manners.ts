import { schemas } from '@clade/protocol';
import type { FastifyRequest } from 'fastify';
import type { Grievance, Reports } from '../accounts/reports.ts';
import { notFound } from '../problem.ts';
import type { User } from '../table/record.ts';
import { type Door, done, doneAnswer, refusals } from './door.ts';
import type { Routes } from './routes.ts';
import { known } from './session.ts';

interface MannersOptions {
  readonly door: Door;
  readonly reports: Reports;
}

/** How a request names somebody at a table. */
interface Whom {
  readonly line?: number;
  readonly seat?: number;
}

/** What one does about people who misbehave: not to hear them, not to play with them, to tell those who run the server. */
export const mannerRoutes: Routes<MannersOptions> = async (http, { door, reports }) => {
  const { hall, attend, rates } = door;
  const { storage, shunned } = hall;
  const about = { tags: ['talk'], params: schemas.TableId, querystring: schemas.NoQuery };

  /** Who asks, about whom; neither oneself, nor a bot. */
  const two = async (
    request: FastifyRequest,
    id: string,
    { line, seat }: Whom,
  ): Promise<{ user: User; other: string }> => {
    const user = known(request);
    const { record } = await attend(request, id);
    const sitting = seat === undefined ? undefined : record.seats[seat];
    let other = sitting?.kind === 'person' ? sitting.user : '';
    if (line !== undefined) {
      const [said] = await storage.chat(record.id, line - 1, 1);
      if (said?.id !== line) throw notFound('line');
      other = said.user;
    }
    if (other === '' || other === user.id) throw notFound('person');
    return { user, other };
  };

  http.post(
    '/api/tables/:id/mute',
    {
      schema: {
        ...about,
        summary: 'Not to hear somebody any more, at any table; or to hear again',
        body: schemas.Mute,
        response: doneAnswer,
      },
    },
    async (request) => {
      const { user, other } = await two(request, request.params.id, request.body);
      await shunned.mute(user.id, other, request.body.muted);
      return done;
    },
  );

  http.post(
    '/api/tables/:id/block',
    {
      schema: {
        ...about,
        summary: 'Not to hear somebody, and not to sit with them at tables that begin; or to do so again',
        body: schemas.Block,
        response: doneAnswer,
      },
    },
    async (request) => {
      const { user, other } = await two(request, request.params.id, request.body);
      await shunned.block(user.id, other, request.body.blocked);
      return done;
    },
  );

  http.post(
    '/api/tables/:id/report',
    {
      schema: {
        ...about,
        summary: 'Tell those who run the server about somebody',
        body: schemas.Report,
        response: doneAnswer,
      },
      config: { rateLimit: rates.chat },
    },
    async (request) => {
      const { id } = request.params;
      const { line, reason, text } = request.body;
      const { user, other } = await two(request, id, request.body);
      await reports.make({
        by: user.id,
        about: other,
        table: id,
        reason: reason as Grievance,
        ...(line === undefined ? {} : { line }),
        ...(text ? { text } : {}),
      });
      return done;
    },
  );

  http.get(
    '/api/shunned',
    {
      schema: {
        tags: ['people'],
        summary: 'Those whom I do not want to hear, or to play with',
        querystring: schemas.NoQuery,
        response: { 200: schemas.Shunned, ...refusals },
      },
    },
    async (request) => ({ people: await shunned.list(known(request).id) }),
  );

  http.post(
    '/api/shunned/:id/forgive',
    {
      schema: {
        tags: ['people'],
        summary: 'To hear one of them again, and to play with them',
        params: schemas.OwnId,
        querystring: schemas.NoQuery,
        body: schemas.Nothing,
        response: doneAnswer,
      },
    },
    async (request) => {
      await shunned.forgive(known(request).id, request.params.id);
      return done;
    },
  );
};
