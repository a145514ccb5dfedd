import { type OrderBook, schemas } from '@clade/protocol';
import { titleOf } from '@clade/titles';
import type { ServerTable } from '../table/table.ts';
import { type Door, refusals } from './door.ts';
import type { Routes } from './routes.ts';
import { known } from './session.ts';

/** Answers that somebody leaves in advance. */
export const orderRoutes: Routes<{ door: Door }> = async (http, { door }) => {
  const about = { tags: ['orders'], params: schemas.TableId, querystring: schemas.NoQuery };
  const answer = { 200: schemas.OrderList, ...refusals };
  const shown = (table: ServerTable, user: string): OrderBook => ({
    orders: table.orders(user),
    templates: (titleOf(table.record.game)?.orders ?? []).map(({ id, decisions, of }) => ({
      id,
      decisions,
      ...(of ? { of } : {}),
    })),
  });

  http.get(
    '/api/tables/:id/orders',
    { schema: { ...about, summary: 'My standing orders, and those that the game has', response: answer } },
    async (request) => {
      const { id } = known(request);
      return shown(await door.watch(request, request.params.id), id);
    },
  );

  http.put(
    '/api/tables/:id/orders',
    {
      schema: {
        ...about,
        summary: 'Leave answers in advance, in place of those that I have left',
        body: schemas.WantedOrders,
        response: answer,
      },
    },
    async (request) =>
      door.visit(request, request.params.id, async (table, { id }) => {
        await table.setOrders(id, request.body.orders);
        return shown(table, id);
      }),
  );
};
