import { schemas } from '@clade/protocol';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '../problem.ts';
import type { User } from '../table/record.ts';
import { linesHeldBack, seatOfUser } from '../table/record.ts';
import { chatLine } from '../table/shown.ts';
import type { ServerTable } from '../table/table.ts';
import { type Door, done, doneAnswer, refusals } from './door.ts';
import type { Routes } from './routes.ts';

/** Lines of chat in one answer. */
const PAGE = 200;

/** Chat is kept with the table; a note is for the person who writes it alone. */
export const talkRoutes: Routes<{ door: Door }> = async (http, { door }) => {
  const { hall, attend, visit, rates } = door;
  const about = { tags: ['talk'], params: schemas.TableId, querystring: schemas.NoQuery };

  /** Does something at a table that this person sits at or hosts. */
  const at = <T>(
    request: FastifyRequest,
    id: string,
    work: (table: ServerTable, user: User) => Promise<T>,
  ): Promise<T> =>
    visit(request, id, (table, user) => {
      if (seatOfUser(table.record, user.id) < 0 && table.record.host !== user.id) {
        throw forbidden('This is for those at the table.');
      }
      return work(table, user);
    });

  http.post(
    '/api/tables/:id/chat',
    {
      schema: { ...about, summary: 'Say something', body: schemas.Say, response: doneAnswer },
      config: { rateLimit: rates.chat },
    },
    async (request) => {
      const { text, key } = request.body;
      await at(request, request.params.id, (table, user) => table.say(user, text, key));
      return done;
    },
  );

  http.get(
    '/api/tables/:id/chat',
    {
      schema: {
        ...about,
        summary: 'What was said, behind a line',
        querystring: schemas.ChatQuery,
        response: { 200: schemas.Chat, ...refusals },
      },
    },
    async (request) => {
      const { record } = await attend(request, request.params.id);
      const reader = request.person?.id;
      // Who is behind the game does not hear what is said about it now.
      if (linesHeldBack(record, reader) > 0) return { lines: [] };
      const muted = reader === undefined ? new Set<string>() : await hall.storage.muted(reader);
      const lines = await hall.storage.chat(record.id, request.query.after ?? 0, PAGE);
      return { lines: lines.map((line) => chatLine(record, line, reader, muted)) };
    },
  );

  http.get(
    '/api/tables/:id/note',
    { schema: { ...about, summary: 'My private note', response: { 200: schemas.NoteText, ...refusals } } },
    async (request) => ({
      text: await at(request, request.params.id, (table, user) => hall.storage.note(table.id, user.id)),
    }),
  );

  http.put(
    '/api/tables/:id/note',
    { schema: { ...about, summary: 'Write my private note', body: schemas.Note, response: doneAnswer } },
    async (request) => {
      const { text } = request.body;
      await at(request, request.params.id, (table, user) => hall.storage.setNote(table.id, user.id, text));
      return done;
    },
  );
};
