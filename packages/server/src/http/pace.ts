import { schemas } from '@clade/protocol';
import { TableDamaged } from '../hall.ts';
import { Problem } from '../problem.ts';
import { seatOfUser } from '../table/record.ts';
import { type Door, refusals, tableAnswer } from './door.ts';
import type { Routes } from './routes.ts';
import { known } from './session.ts';

/** Tables of one person that are played at a time, at most. */
const MOST = 1000;

/** What is done about people whose time is up, and who are away. */
export const paceRoutes: Routes<{ door: Door }> = async (http, { door }) => {
  http.post(
    '/api/tables/:id/seats/:seat/late',
    {
      schema: {
        tags: ['pace'],
        summary: 'Somebody has run out of time: wait, let a bot stand in, or end the game',
        params: schemas.TableSeat,
        querystring: schemas.NoQuery,
        body: schemas.LateWish,
        response: tableAnswer,
      },
    },
    async (request) => {
      const { id, seat } = request.params;
      return door.act(request, id, (table, user) => table.wish(user, seat, request.body.wish));
    },
  );

  http.post(
    '/api/vacation',
    {
      schema: {
        tags: ['pace'],
        summary: 'I am away until a moment, at all my tables that are played over days; null when I am back',
        querystring: schemas.NoQuery,
        body: schemas.Vacation,
        response: { 200: schemas.Vacations, ...refusals },
      },
      // It is written, and told, at every table.
      config: { rateLimit: door.rates.table },
    },
    async (request) => {
      const { hall } = door;
      const { id: user } = known(request);
      const tables: { id: string; until: number | null }[] = [];
      const mine = await hall.storage.list({ kind: 'mine', user }, { limit: MOST });
      for (const { id, pace, status, seats } of mine) {
        if (pace?.kind !== 'days' || status !== 'playing' || seatOfUser({ seats }, user) < 0) continue;
        try {
          await hall.visit(id, (table) => table.vacation(user, request.body.until ?? undefined));
        } catch (error) {
          if (error instanceof TableDamaged) continue;
          if (!(error instanceof Problem)) throw error; // no vacation is left there, or it has just ended
        }
        const table = await hall.open(id);
        tables.push({ id, until: table.record.clocks?.[seatOfUser(table.record, user)]?.away?.to ?? null });
      }
      return { tables };
    },
  );
};
