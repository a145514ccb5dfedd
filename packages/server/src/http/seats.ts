import { schemas } from '@clade/protocol';
import { knownBot } from '../bots/known.ts';
import { conflict } from '../problem.ts';
import { freeSeat, membersOf, seatOfUser } from '../table/record.ts';
import type { ServerTable } from '../table/table.ts';
import { type Door, done, doneAnswer, refusals, tableAnswer } from './door.ts';
import type { Routes } from './routes.ts';
import { known } from './session.ts';

/** Seats are taken, left, handed over, lent to bots and given up. */
export const seatRoutes: Routes<{ door: Door }> = async (http, { door }) => {
  const { hall, streams, visit, act } = door;
  const about = { tags: ['seats'], params: schemas.TableId, querystring: schemas.NoQuery };

  http.post(
    '/api/tables/:id/join',
    {
      schema: {
        ...about,
        summary: 'Take an open seat, or the one of a link',
        body: schemas.Join,
        response: tableAnswer,
      },
    },
    async (request) => {
      const { invite, promise } = request.body;
      const user = known(request);
      const join = async (table: ServerTable): Promise<void> => {
        if (!membersOf(table.record).includes(user.id)) await hall.refuseMoreSeats(user.id);
        if (seatOfUser(table.record, user.id) < 0) await hall.refuseUnwelcome(user.id, table.record);
        await table.join(user, invite, promise);
      };
      return await act(request, request.params.id, join, invite);
    },
  );

  http.post(
    '/api/tables/:id/seats',
    {
      schema: {
        ...about,
        summary: 'Before the start, by the host: a bot for a free seat, or whoever comes',
        body: schemas.Arrange,
        response: tableAnswer,
      },
    },
    async (request) => {
      const { seat, kind, bot } = request.body;
      return act(request, request.params.id, (table, user) => {
        const { game, visibility } = table.record;
        if (kind !== 'bot') return table.arrange(user, seat, freeSeat(kind === 'open' ? visibility : 'link'));
        return table.arrange(user, seat, { kind, bot: knownBot(bot ?? '', game) });
      });
    },
  );

  http.post(
    '/api/tables/:id/promise',
    {
      schema: {
        ...about,
        summary: 'Promise a number that I shall add to the deal; before the start',
        body: schemas.PromiseShare,
        response: doneAnswer,
      },
    },
    async (request) => {
      const { promise } = request.body;
      await visit(request, request.params.id, (table, user) => table.promise(user.id, promise));
      return done;
    },
  );

  http.post(
    '/api/tables/:id/share',
    {
      schema: {
        ...about,
        summary: 'Tell the number that I have promised; the game is being dealt',
        body: schemas.TellShare,
        response: tableAnswer,
      },
    },
    async (request) => {
      const { share } = request.body;
      return act(request, request.params.id, (table, user) => table.share(user, share));
    },
  );

  http.post(
    '/api/tables/:id/leave',
    {
      schema: {
        ...about,
        summary: 'Leave before the start, or decline a seat that is kept for me',
        body: schemas.Nothing,
        response: doneAnswer,
      },
    },
    async (request) => {
      await visit(request, request.params.id, (table, user) => table.leave(user));
      return done;
    },
  );

  http.post(
    '/api/tables/:id/hand-over',
    {
      schema: {
        ...about,
        summary: 'A link with which somebody takes my seat',
        body: schemas.Nothing,
        response: { 200: schemas.Invite, ...refusals },
      },
    },
    async (request) => ({
      invite: await visit(request, request.params.id, (table, user) => table.handOver(user.id)),
    }),
  );

  http.post(
    '/api/tables/:id/seats/:seat/stand-in',
    {
      schema: {
        ...about,
        summary: 'A bot plays for a person; null gives the seat back',
        params: schemas.TableSeat,
        body: schemas.StandIn,
        response: tableAnswer,
      },
    },
    async (request) => {
      const { bot } = request.body;
      const { id, seat } = request.params;
      return act(request, id, async (table, user) => {
        const sitting = table.record.seats[seat];
        // The host may send a bot for somebody who is away, not play for somebody who is here.
        if (sitting?.kind === 'person' && sitting.user !== user && streams.present(sitting.user)) {
          throw conflict('present', `${sitting.name} is here and plays alone.`);
        }
        await table.standIn(user, seat, bot === null ? undefined : knownBot(bot, table.record.game));
      });
    },
  );

  http.post(
    '/api/tables/:id/concede',
    {
      schema: {
        ...about,
        summary: 'Give up; a bot plays the seat to the end',
        body: schemas.Nothing,
        response: tableAnswer,
      },
    },
    async (request) => await act(request, request.params.id, (table, user) => table.concede(user)),
  );
};
