import type { Wire } from '@clade/engine';
import { schemas } from '@clade/protocol';
import { type Door, refusals, tableAnswer } from './door.ts';
import type { Routes } from './routes.ts';
import { known } from './session.ts';

/** Moves are made, taken back, confirmed and explained. */
export const moveRoutes: Routes<{ door: Door }> = async (http, { door }) => {
  const { act, watch } = door;
  const about = { tags: ['moves'], params: schemas.TableId, querystring: schemas.NoQuery };

  http.post(
    '/api/tables/:id/moves',
    {
      schema: {
        ...about,
        summary: 'Make a move; it can be taken back until it is confirmed, with `confirm` at once',
        body: schemas.MakeMove,
        response: tableAnswer,
      },
    },
    async (request) => {
      const { n, drafted, move, key, confirm } = request.body;
      return act(request, request.params.id, (table, user) =>
        table.move(user, n, drafted, move as Wire | string, key, confirm),
      );
    },
  );

  http.post(
    '/api/tables/:id/confirm',
    { schema: { ...about, summary: 'Confirm my moves', body: schemas.Confirm, response: tableAnswer } },
    async (request) => {
      const { n, key } = request.body;
      return await act(request, request.params.id, (table, user) => table.confirm(user, n, key));
    },
  );

  http.post(
    '/api/tables/:id/undo',
    {
      schema: {
        ...about,
        summary: 'Take back my moves that are not confirmed, all but the first `to`',
        body: schemas.Undo,
        response: tableAnswer,
      },
    },
    async (request) => {
      const { n, to, key } = request.body;
      return await act(request, request.params.id, (table, user) => table.undo(user, n, to, key));
    },
  );

  http.post(
    '/api/tables/:id/preview',
    {
      schema: {
        ...about,
        summary: 'What a move would do; nothing happens, and nothing hidden is told',
        body: schemas.Explain,
        response: { 200: schemas.Previewed, ...refusals },
      },
    },
    async (request) => {
      const user = known(request);
      const table = await watch(request, request.params.id);
      return table.preview(user.id, request.body.move as Wire | string);
    },
  );

  http.post(
    '/api/tables/:id/hint',
    {
      config: { rateLimit: door.rates.hint },
      schema: {
        ...about,
        summary: 'What a bot would do in my place, by what my seat may know; where no other people play',
        body: schemas.AskHint,
        response: { 200: schemas.Advised, ...refusals },
      },
    },
    async (request) => {
      const user = known(request);
      const table = await watch(request, request.params.id);
      return await table.advice(user.id, request.body.mine as readonly Wire[] | undefined);
    },
  );

  http.post(
    '/api/tables/:id/explain',
    {
      schema: {
        ...about,
        summary: 'Why a move is not legal now',
        body: schemas.Explain,
        response: { 200: schemas.Explained, ...refusals },
      },
    },
    async (request) => {
      const user = known(request);
      const table = await watch(request, request.params.id);
      const refused = table.explain(user.id, request.body.move as Wire | string);
      return { legal: refused === undefined, refused: refused ?? null };
    },
  );
};
