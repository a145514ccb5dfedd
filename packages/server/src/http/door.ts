import { type SentView, schemas } from '@clade/protocol';
import type { FastifyRequest } from 'fastify';
import type { Hall } from '../hall.ts';
import { notFound } from '../problem.ts';
import { maySee, mayWatch, type User } from '../table/record.ts';
import type { ServerTable } from '../table/table.ts';
import type { rates } from './limits.ts';
import { Ready } from './routes.ts';
import { known } from './session.ts';
import type { Streams } from './stream.ts';

/** The text of an object with one more field, whose value is text already. */
export function withField(object: string, name: string, value: string): string {
  return `${object.slice(0, -1)},"${name}":${value}}`;
}

/** What the routes of tables need. */
export interface Door {
  readonly hall: Hall;
  readonly streams: Streams;
  readonly rates: ReturnType<typeof rates>;
  /** A table that this person may look at, also by the link for spectators; to others it does not exist. */
  watch(request: FastifyRequest, id: string, invite?: string): Promise<ServerTable>;
  /** The same without that link: for what is said among those at the table. */
  attend(request: FastifyRequest, id: string): Promise<ServerTable>;
  /** The table as this person may know it. */
  view(request: FastifyRequest, table: ServerTable): Ready<SentView>;
  /** Lets a person do something at a table that they may look at; `work` runs again when another node was faster. */
  visit<T>(
    request: FastifyRequest,
    id: string,
    work: (table: ServerTable, user: User) => Promise<T>,
    invite?: string,
  ): Promise<T>;
  /** The same, answered with the table after it. */
  act(
    request: FastifyRequest,
    id: string,
    work: (table: ServerTable, user: string) => Promise<void>,
    invite?: string,
  ): Promise<Ready<SentView>>;
}

export function door(hall: Hall, streams: Streams, limits: Door['rates']): Door {
  const refuseStranger = (request: FastifyRequest, table: ServerTable, invite: string | undefined): void => {
    if (!mayWatch(table.record, request.person?.id, invite)) throw notFound('table');
  };
  const watch: Door['watch'] = async (request, id, invite) => {
    const table = await hall.open(id);
    if (!maySee(table.record, request.person?.id, { invite, watch: watchLinks(request) }))
      throw notFound('table');
    return table;
  };
  const attend: Door['attend'] = async (request, id) => {
    const table = await hall.open(id);
    refuseStranger(request, table, undefined);
    return table;
  };
  const view: Door['view'] = (request, table) => new Ready(table.viewText(request.person?.id));
  const visit: Door['visit'] = (request, id, work, invite) => {
    const user = known(request);
    return hall.visit(id, (table) => {
      refuseStranger(request, table, invite);
      return work(table, user);
    });
  };
  return {
    hall,
    streams,
    rates: limits,
    watch,
    attend,
    view,
    visit,
    act: (request, id, work, invite) =>
      visit(
        request,
        id,
        async (table, user) => {
          await work(table, user.id);
          return view(request, table);
        },
        invite,
      ),
  };
}

/** The links for spectators that a request has with it. They open nothing but what is read. */
export function watchLinks({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): string[] {
  const header = headers['clade-watch'];
  if (method !== 'GET' || typeof header !== 'string') return [];
  return header.split(',').map((link) => link.trim());
}

/** Every route may refuse; what is our fault says nothing about the inside. */
export const refusals = { '4xx': schemas.Problem, '5xx': schemas.Problem };
export const tableAnswer = { 200: schemas.TableView, ...refusals };
export const doneAnswer = { 200: schemas.Done, ...refusals };
/** What a handler that has nothing to say says. */
export const done = { ok: true } as const;
