import { schemas } from '@clade/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Scope } from '../storage/storage.ts';
import { seatOfUser, type TableRecord } from '../table/record.ts';
import { publicTable } from '../table/shown.ts';
import { type Door, refusals, tableAnswer } from './door.ts';
import { known } from './session.ts';

/** Tables are made, found, looked at, begun and ended. */
export const tableRoutes: FastifyPluginAsyncTypebox<{ door: Door }> = async (http, { door }) => {
  const { hall, watch, view, rates } = door;

  http.post(
    '/api/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'New table',
        querystring: schemas.NoQuery,
        body: schemas.NewTable,
        response: tableAnswer,
      },
      config: { rateLimit: rates.table },
    },
    async (request) => view(request, await hall.create(known(request), request.body)) as never,
  );

  http.get(
    '/api/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'My tables with my turn first, the lobby, or the archive',
        querystring: schemas.ListQuery,
        response: { 200: schemas.TableList, ...refusals },
      },
    },
    async (request) => {
      const { scope: kind, before, limit = 50, everybody = false } = request.query;
      const scope: Scope =
        kind === 'lobby' || (kind === 'archive' && everybody) ? { kind } : { kind, user: known(request).id };
      const records = await hall.storage.list(scope, {
        limit,
        ...(before === undefined ? {} : { before }),
      });
      const user = request.person?.id;
      const tables = records.map((record) => ({
        ...publicTable(record, user),
        yourTurn: isTurnOf(record, user),
      }));
      const last = records.at(-1)?.updatedAt;
      return {
        tables: tables.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn)),
        ...(records.length === limit && last !== undefined ? { next: last } : {}),
      } as never;
    },
  );

  http.get(
    '/api/tables/:id',
    {
      schema: {
        tags: ['tables'],
        summary: 'A table as I may know it',
        params: schemas.TableId,
        querystring: schemas.InviteQuery,
        response: tableAnswer,
      },
    },
    async (request) => view(request, await watch(request, request.params.id, request.query.invite)) as never,
  );

  http.get(
    '/api/tables/:id/since/:n',
    {
      schema: {
        tags: ['tables'],
        summary: 'What happened behind a number of the log',
        params: schemas.Since,
        querystring: schemas.NoQuery,
        response: { 200: schemas.Lines, ...refusals },
      },
    },
    async (request) => {
      const table = await watch(request, request.params.id);
      return { n: table.record.n, lines: table.since(request.person?.id, request.params.n) };
    },
  );

  http.post(
    '/api/tables/:id/start',
    {
      schema: {
        tags: ['tables'],
        summary: 'Begin; the host does this',
        params: schemas.TableId,
        querystring: schemas.NoQuery,
        body: schemas.Nothing,
        response: tableAnswer,
      },
    },
    async (request) => {
      const user = known(request);
      const table = await watch(request, request.params.id);
      await table.start(user.id);
      return view(request, table) as never;
    },
  );

  http.post(
    '/api/tables/:id/vote',
    {
      schema: {
        tags: ['tables'],
        summary: 'Ask for a takeback or the end of the game, agree, or refuse',
        params: schemas.TableId,
        querystring: schemas.NoQuery,
        body: schemas.Vote,
        response: tableAnswer,
      },
    },
    async (request) => {
      const { what, yes, to } = request.body;
      const user = known(request);
      const table = await watch(request, request.params.id);
      await table.vote(user.id, what, yes, to);
      return view(request, table) as never;
    },
  );

  http.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        tags: ['tables'],
        summary: 'The same table once more',
        params: schemas.TableId,
        querystring: schemas.NoQuery,
        body: schemas.Nothing,
        response: tableAnswer,
      },
      config: { rateLimit: rates.table },
    },
    async (request) => {
      const user = known(request);
      await watch(request, request.params.id);
      return view(request, await hall.rematch(user, request.params.id)) as never;
    },
  );
};

function isTurnOf(record: TableRecord, user: string | undefined): boolean {
  return user !== undefined && record.toAct.includes(seatOfUser(record, user));
}
