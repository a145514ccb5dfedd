import { logHeader, type Wire, writeLog } from '@clade/engine';
import { schemas } from '@clade/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Hall } from '../hall.ts';
import { commitment } from '../ids.ts';
import { notFound, Problem } from '../problem.ts';
import type { Scope } from '../storage/storage.ts';
import { seatOfUser, type TableRecord } from '../table/record.ts';
import { type Once, publicTable, type Table, type TableView } from '../table/table.ts';
import { LOG_LIMIT } from './limits.ts';
import { known } from './session.ts';
import type { Streams } from './stream.ts';

interface TableRouteOptions {
  readonly hall: Hall;
  readonly streams: Streams;
}

const errors = { '4xx': schemas.Problem };
const answers = { 200: schemas.TableView, ...errors };

export const tableRoutes: FastifyPluginAsyncTypebox<TableRouteOptions> = async (http, { hall, streams }) => {
  const { storage } = hall;

  /** A table that this person may look at; to others it does not exist. */
  const watch = async (request: FastifyRequest, id: string, invite?: string): Promise<Table> => {
    const table = await hall.open(id);
    if (!mayWatch(table.record, request.person?.id, invite)) throw notFound('table');
    return table;
  };
  const view = (request: FastifyRequest, table: Table): TableView => table.view(request.person?.id);

  /** Carries a request out once: a repeated key changes nothing and gets the present table. */
  const once = async (
    request: FastifyRequest,
    id: string,
    key: string,
    work: (table: Table, user: string, once: Once) => Promise<void>,
  ): Promise<TableView> => {
    const user = known(request).id;
    const table = await watch(request, id);
    await work(table, user, { user, key: `${id}/${key}` });
    return view(request, table);
  };

  http.post(
    '/api/tables',
    { schema: { tags: ['tables'], summary: 'New table', body: schemas.NewTable, response: answers } },
    async (request) => {
      const table = await hall.create(known(request), request.body);
      return view(request, table) as never;
    },
  );

  http.get(
    '/api/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'My tables, the lobby, or the archive',
        querystring: schemas.ListQuery,
      },
    },
    async (request) => {
      const { scope: kind, before, limit = 50, everybody = false } = request.query;
      const user = request.person?.id;
      const scope: Scope =
        kind === 'lobby'
          ? { kind }
          : kind === 'mine'
            ? { kind, user: known(request).id }
            : everybody
              ? { kind }
              : { kind, user: known(request).id };
      const records = await storage.list(scope, { limit, ...(before === undefined ? {} : { before }) });
      const tables = records.map((record) => publicTable(record, user));
      const mine = (record: TableRecord): boolean =>
        user !== undefined && record.toAct.includes(seatOfUser(record, user));
      const turn = records.map(mine);
      const order = tables.map((_, i) => i).sort((a, b) => Number(turn[b]) - Number(turn[a]) || a - b);
      return { tables: order.map((i) => ({ ...tables[i], yourTurn: turn[i] })) };
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
        response: answers,
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
      },
    },
    async (request) => {
      const table = await watch(request, request.params.id);
      return { n: table.record.n, lines: table.since(request.person?.id, request.params.n) };
    },
  );

  http.post(
    '/api/tables/:id/join',
    {
      schema: {
        tags: ['seats'],
        summary: 'Take an open seat, or the one of a link',
        params: schemas.TableId,
        body: schemas.Join,
        response: answers,
      },
    },
    async (request) => {
      const table = await watch(request, request.params.id, request.body.invite);
      await table.join(known(request), request.body.invite);
      return view(request, table) as never;
    },
  );
  http.post(
    '/api/tables/:id/leave',
    { schema: { tags: ['seats'], summary: 'Leave before the start', params: schemas.TableId } },
    async (request) => {
      await (await watch(request, request.params.id)).leave(known(request).id);
      return { ok: true };
    },
  );
  http.post(
    '/api/tables/:id/hand-over',
    {
      schema: {
        tags: ['seats'],
        summary: 'A link with which somebody takes my seat',
        params: schemas.TableId,
      },
    },
    async (request) => ({
      invite: await (await watch(request, request.params.id)).handOver(known(request).id),
    }),
  );
  http.post(
    '/api/tables/:id/seats/:seat/stand-in',
    {
      schema: {
        tags: ['seats'],
        summary: 'A bot plays for a person; null gives the seat back',
        params: schemas.TableSeat,
        body: schemas.StandIn,
        response: answers,
      },
    },
    async (request) => {
      const { bot } = request.body;
      const table = await watch(request, request.params.id);
      await table.standIn(known(request).id, request.params.seat, bot === null ? undefined : knownBot(bot));
      return view(request, table) as never;
    },
  );
  http.post(
    '/api/tables/:id/start',
    {
      schema: {
        tags: ['tables'],
        summary: 'Begin; the host does this',
        params: schemas.TableId,
        response: answers,
      },
    },
    async (request) => {
      const table = await watch(request, request.params.id);
      await table.start(known(request).id);
      return view(request, table) as never;
    },
  );
  http.post(
    '/api/tables/:id/concede',
    {
      schema: {
        tags: ['seats'],
        summary: 'Give up; a bot plays the seat to the end',
        params: schemas.TableId,
        response: answers,
      },
    },
    async (request) => {
      const table = await watch(request, request.params.id);
      await table.concede(known(request).id);
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
        body: schemas.Vote,
        response: answers,
      },
    },
    async (request) => {
      const { what, yes, to } = request.body;
      const table = await watch(request, request.params.id);
      await table.vote(known(request).id, what, yes, to);
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
        response: answers,
      },
    },
    async (request) => {
      await watch(request, request.params.id);
      return view(request, await hall.rematch(known(request), request.params.id)) as never;
    },
  );

  http.post(
    '/api/tables/:id/moves',
    {
      schema: {
        tags: ['moves'],
        summary: 'Make a move; it can be taken back until it is confirmed',
        params: schemas.TableId,
        body: schemas.MakeMove,
        response: answers,
      },
    },
    async (request) => {
      const { n, drafted, move, key } = request.body;
      return (await once(request, request.params.id, key, (table, user, request) =>
        table.move(user, n, drafted, move as Wire | string, request),
      )) as never;
    },
  );
  http.post(
    '/api/tables/:id/confirm',
    {
      schema: {
        tags: ['moves'],
        summary: 'Confirm my moves',
        params: schemas.TableId,
        body: schemas.Confirm,
        response: answers,
      },
    },
    async (request) => {
      const { n, key } = request.body;
      return (await once(request, request.params.id, key, (table, user, request) =>
        table.confirm(user, n, request),
      )) as never;
    },
  );
  http.post(
    '/api/tables/:id/undo',
    {
      schema: {
        tags: ['moves'],
        summary: 'Take back my moves that are not confirmed, all but the first `to`',
        params: schemas.TableId,
        body: schemas.Undo,
        response: answers,
      },
    },
    async (request) => {
      const { n, to, key } = request.body;
      return (await once(request, request.params.id, key, (table, user, request) =>
        table.undo(user, n, to, request),
      )) as never;
    },
  );
  http.post(
    '/api/tables/:id/explain',
    {
      schema: {
        tags: ['moves'],
        summary: 'Why a move is not legal now',
        params: schemas.TableId,
        body: schemas.Explain,
      },
    },
    async (request) => {
      const table = await watch(request, request.params.id);
      const refused = table.explain(known(request).id, request.body.move as Wire | string);
      return { legal: refused === undefined, refused: refused ?? null };
    },
  );

  http.post(
    '/api/tables/:id/chat',
    {
      schema: { tags: ['talk'], summary: 'Say something', params: schemas.TableId, body: schemas.Say },
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
    },
    async (request) => {
      const user = known(request);
      const table = await watch(request, request.params.id);
      if (seatOfUser(table.record, user.id) < 0 && table.record.host !== user.id) {
        throw new Problem(403, 'forbidden', 'Only those at the table can talk.');
      }
      await table.say(user, request.body.text);
      return { ok: true };
    },
  );
  http.get(
    '/api/tables/:id/chat',
    {
      schema: {
        tags: ['talk'],
        summary: 'What was said',
        params: schemas.TableId,
        querystring: schemas.ChatQuery,
      },
    },
    async (request) => {
      await watch(request, request.params.id);
      const lines = await storage.chat(request.params.id, request.query.after ?? 0, 200);
      return { lines: lines.map(({ id, name, text, at }) => ({ id, name, text, at })) };
    },
  );
  http.get(
    '/api/tables/:id/note',
    { schema: { tags: ['talk'], summary: 'My private note', params: schemas.TableId } },
    async (request) => {
      await watch(request, request.params.id);
      return { text: await storage.note(request.params.id, known(request).id) };
    },
  );
  http.put(
    '/api/tables/:id/note',
    {
      schema: {
        tags: ['talk'],
        summary: 'Write my private note',
        params: schemas.TableId,
        body: schemas.Note,
      },
    },
    async (request) => {
      const user = known(request);
      await watch(request, request.params.id);
      await storage.setNote(request.params.id, user.id, request.body.text);
      return { ok: true };
    },
  );

  http.get(
    '/api/tables/:id/log',
    {
      schema: {
        tags: ['logs'],
        summary: 'The log of a finished game, with its seed',
        params: schemas.TableId,
      },
    },
    async (request, reply) => {
      const table = await watch(request, request.params.id);
      void reply.header('content-type', 'application/x-ndjson; charset=utf-8');
      return finishedLog(table);
    },
  );
  http.get(
    '/api/tables/:id/verify',
    {
      schema: {
        tags: ['logs'],
        summary: 'Seed and salt of a finished game, and whether they give the commitment',
        params: schemas.TableId,
      },
    },
    async (request) => {
      const table = await watch(request, request.params.id);
      const { secret } = table.finishedLog();
      const { commitment: shown } = table.record;
      return { ...secret, commitment: shown, kept: commitment(secret.seed, secret.salt) === shown };
    },
  );
  http.post(
    '/api/logs',
    { schema: { tags: ['logs'], summary: 'Bring in a finished game (JSON Lines)' }, bodyLimit: LOG_LIMIT },
    async (request) => {
      const user = known(request);
      if (typeof request.body !== 'string')
        throw new Problem(415, 'not-a-log', 'Send the log as application/x-ndjson.');
      return view(request, await hall.import(user, request.body));
    },
  );
  http.addContentTypeParser(
    'application/x-ndjson',
    { parseAs: 'string', bodyLimit: LOG_LIMIT },
    (_request, body, done) => {
      done(null, body);
    },
  );

  http.get(
    '/api/stream',
    {
      schema: {
        tags: ['live'],
        summary: 'Live updates as server-sent events, from Last-Event-ID on',
        querystring: schemas.StreamQuery,
      },
    },
    async (request, reply) => {
      const user = known(request);
      const after = request.headers['last-event-id'];
      const seq = typeof after === 'string' && /^\d{1,15}$/.test(after) ? Number(after) : undefined;
      const mine = await storage.list({ kind: 'mine', user: user.id }, { limit: 1000 });
      const extra: string[] = [];
      for (const id of (request.query.tables ?? '').split(',').filter((x) => x !== '')) {
        await watch(request, id);
        extra.push(id);
      }
      reply.hijack();
      try {
        await streams.attach(user.id, [...new Set([...mine.map((t) => t.id), ...extra])], seq, reply.raw);
      } catch (error) {
        const problem =
          error instanceof Problem
            ? error
            : new Problem(500, 'internal', 'Something went wrong on the server.');
        reply.raw
          .writeHead(problem.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(problem.toJSON()));
      }
    },
  );
};

/** Public tables are open; others are for those who sit there, their host, and who has a link to a seat. */
function mayWatch(record: TableRecord, user: string | undefined, invite: string | undefined): boolean {
  if (record.visibility === 'public') return true;
  if (user !== undefined && (record.host === user || seatOfUser(record, user) >= 0)) return true;
  return invite !== undefined && record.seats.some((seat) => 'invite' in seat && seat.invite === invite);
}

function knownBot(name: string): string {
  if (name !== 'random' && name !== 'greedy')
    throw new Problem(422, 'unknown-bot', `There is no bot "${name}".`);
  return name;
}

/** Moves that count, numbered anew: takebacks and concessions are of the table, not of the game. */
function finishedLog(table: Table): string {
  const { entries, secret } = table.finishedLog();
  const { record, game } = table;
  const seats = record.seats.map((seat) =>
    seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? seat.bot : '',
  );
  const header = logHeader(game, { players: record.players, options: record.options }, seats, secret.seed);
  const live = table.liveMoves(entries);
  return writeLog({ header, moves: live.map(({ seat, move, hash }, i) => ({ n: i + 1, seat, move, hash })) });
}
