import { type SentList, type SentNow, schemas } from '@clade/protocol';
import type { Scope } from '../storage/storage.ts';
import { lastLineFor, seatKeptFor, seatOfUser, type TableRecord } from '../table/record.ts';
import { publicTable } from '../table/shown.ts';
import { type Door, refusals, tableAnswer, withField } from './door.ts';
import { Ready, type Routes } from './routes.ts';
import { known } from './session.ts';

/** Tables are made, found, looked at, begun and ended. */
export const tableRoutes: Routes<{ door: Door }> = async (http, { door }) => {
  const { hall, streams, watch, view, act, rates } = door;

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
    async (request) => view(request, await hall.create(known(request), request.body)),
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
      const { scope: kind, before = Number.MAX_SAFE_INTEGER, limit = 50, everybody = false } = request.query;
      const user = request.person?.id;
      if (kind === 'mine') {
        const { id } = known(request);
        // All of them are looked at to find the own turns.
        const all = (await hall.storage.list({ kind, user: id }, { limit: hall.mostSeats })).filter(
          (record) => !hasDeclined(record, id),
        );
        const waiting = all.filter((record) => isTurnOf(record, user));
        const others = all.filter(({ told = 0, ...record }) => told < before && !isTurnOf(record, user));
        // Where I am waited for is all on the first page, before everything else.
        const first = request.query.before === undefined ? waiting : [];
        return listed([...first, ...others.slice(0, limit)], others.length > limit, user);
      }
      const scope: Scope = kind === 'lobby' || everybody ? { kind } : { kind, user: known(request).id };
      const records = await hall.storage.list(scope, { before, limit: limit + 1 });
      const page = records.slice(0, limit);
      // One does not meet in the lobby with whom one does not sit.
      const apart = kind === 'lobby' && user !== undefined ? await hall.shunned.apart(user) : undefined;
      const shown = apart?.size ? page.filter(({ host }) => !apart.has(host)) : page;
      return listed(shown, records.length > limit, user, page.at(-1)?.told);
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
        response: { 200: schemas.TableNow, ...refusals },
      },
    },
    async (request) => {
      const table = await watch(request, request.params.id, request.query.invite);
      const presence = JSON.stringify(streams.presence(table.record));
      return new Ready<SentNow>(withField(table.viewText(request.person?.id), 'presence', presence));
    },
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
      const { n } = request.params;
      const behind = table.since(request.person?.id, n);
      // Who knows nothing yet is also told how the game was dealt.
      return {
        n: lastLineFor(table.record, request.person?.id),
        lines: n === 0 ? [...table.dealt(request.person?.id), ...behind] : behind,
      };
    },
  );

  http.get(
    '/api/tables/:id/at/:n',
    {
      schema: {
        tags: ['tables'],
        summary: 'The table as it was after a line of the log, and what happened there',
        params: schemas.Since,
        querystring: schemas.NoQuery,
        response: { 200: schemas.PastTable, ...refusals },
      },
    },
    async (request) => {
      const table = await watch(request, request.params.id);
      return table.at(request.person?.id, request.params.n);
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
    async (request) =>
      await act(request, request.params.id, async (table, user) => {
        await hall.refuseMoreBotGames(table.record, user);
        await table.start(user);
      }),
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
      return act(request, request.params.id, (table, user) => table.vote(user, what, yes, to));
    },
  );

  http.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        tags: ['tables'],
        summary: 'The same once more, for those who played; who asks has a seat',
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
      return view(request, await hall.rematch(user, request.params.id));
    },
  );
};

/** A page of a list; `more` when another one follows. */
function listed(
  records: readonly TableRecord[],
  more: boolean,
  user: string | undefined,
  next = records.at(-1)?.told,
): SentList {
  return {
    tables: records.map((record) => ({ ...publicTable(record, user), yourTurn: isTurnOf(record, user) })),
    ...(more && next !== undefined ? { next } : {}),
  };
}

/** Somebody who does not want the seat that is kept for them need not see the table any more. */
function hasDeclined(record: TableRecord, user: string): boolean {
  const kept = record.seats[seatKeptFor(record, user)];
  return kept !== undefined && 'declined' in kept && record.host !== user;
}

function isTurnOf(record: TableRecord, user: string | undefined): boolean {
  return user !== undefined && record.toAct.includes(seatOfUser(record, user));
}
