import type { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Admin } from '../accounts/admin.ts';
import { Bans } from '../accounts/bans.ts';
import { Belongings } from '../accounts/belongings.ts';
import { Learnt } from '../accounts/learning.ts';
import { Letters } from '../accounts/letters.ts';
import { Passkeys } from '../accounts/passkeys.ts';
import { Reports } from '../accounts/reports.ts';
import { Sessions } from '../accounts/sessions.ts';
import { Tokens } from '../accounts/tokens.ts';
import type { ServerConfig } from '../config.ts';
import type { Games } from '../games.ts';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import { createWork, type Work } from '../work.ts';
import { accountRoutes } from './accounts.ts';
import { adminRoutes } from './admin.ts';
import { Closing } from './closing.ts';
import { describeInterface } from './document.ts';
import { door } from './door.ts';
import { frontPage } from './front.ts';
import { gameRoutes } from './games.ts';
import { securityHeaders } from './headers.ts';
import { learningRoutes } from './learning.ts';
import { rates } from './limits.ts';
import { createListener } from './listener.ts';
import { liveRoutes } from './live.ts';
import { logRoutes } from './logs.ts';
import { mannerRoutes } from './manners.ts';
import { moveRoutes } from './moves.ts';
import { noticeRoutes } from './notices.ts';
import { orderRoutes } from './orders.ts';
import { paceRoutes } from './pace.ts';
import { peopleRoutes } from './people.ts';
import { pushRoutes } from './push.ts';
import { seatRoutes } from './seats.ts';
import { session } from './session.ts';
import { statusRoutes } from './status.ts';
import { Streams } from './stream.ts';
import { tableRoutes } from './tables.ts';
import { talkRoutes } from './talk.ts';
import { tokenRoutes } from './tokens.ts';
import { answerPage, hasWebClient, webClient, withoutLimit } from './web.ts';

export interface AppOptions {
  readonly config: ServerConfig;
  readonly storage: Storage;
  readonly games?: Games;
  /** Where the log goes; the standard output when nothing is said. */
  readonly logTo?: Writable;
  /** Notices to any machine, after so many milliseconds; for tests. */
  readonly push?: { readonly anywhere: boolean; readonly delay: number };
  /** What a look at the whole store finds wrong with it. */
  readonly look?: Promise<readonly string[]>;
  /** The clock of the server; tests move it. */
  readonly now?: () => number;
}

export interface App extends Work {
  readonly http: FastifyInstance;
  readonly streams: Streams;
  readonly admin: Admin;
  /** Says that nothing more should be sent here; what comes is answered all the same. */
  drain(): void;
}

const NOWHERE = new Problem(404, 'not-found', 'There is nothing at this address.');
const NO_COUNTS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Puts the server together; it listens when `http.listen` is called. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, storage, games, logTo, push, look, now = Date.now } = options;
  const http = createListener(config, logTo);

  const work = createWork({
    config,
    storage,
    log: http.log,
    games,
    now,
    push,
    publish: (table, notices, draftOf) => streams.publish(table, notices, draftOf),
  });
  const { hall, metrics } = work;
  const streams = new Streams({
    storage,
    presence: work.presence,
    maxStreams: config.maxStreams,
    maxStreamsOfAddress: config.maxStreamsOfAddress,
    open: (id, version) => hall.open(id, version),
    alarm: (error) => http.log.error({ err: error }, 'stream'),
  });

  const headers = Object.entries(securityHeaders(config.publicUrl));
  http.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    reply.raw.setHeader('x-request-id', request.id);
    // What an answer says is for one person and one moment.
    if (request.url.startsWith('/api/')) reply.raw.setHeader('cache-control', 'no-store');
    done(request.url === '*' ? NOWHERE : undefined);
  });
  const closing = new Closing(http);
  http.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics.request(method, routeOptions.url ?? 'none', status, elapsedTime / 1000);
    const ms = Math.round(elapsedTime);
    request.log.debug({ method, route: routeOptions.url, status, ms }, 'request');
    done();
  });
  http.addHook('onRoute', withoutLimit);
  await http.register(rateLimit, {
    max: config.ratePerMinute,
    timeWindow: '1 minute',
    // Who comes too often is told when to come again; the others do not have to count.
    addHeadersOnExceeding: NO_COUNTS,
    addHeaders: { ...NO_COUNTS, 'retry-after': true },
    errorResponseBuilder: (_request, { after }) =>
      new Problem(429, 'too-many-requests', `Too many requests; try again in ${after}.`),
  });
  const hasPage = hasWebClient(config.web);
  http.setNotFoundHandler({ preHandler: http.rateLimit() }, (request, reply) => {
    if (hasPage && answerPage(request, reply)) return;
    void reply.code(NOWHERE.status).send(NOWHERE.toJSON());
  });
  await http.register(cookie, { secret: config.secret });
  await describeInterface(http);
  const tokens = new Tokens(storage, now);
  const sessions = new Sessions(storage, now);
  const { accounts, once, notices } = work;
  const bans = new Bans(storage, now);
  const reports = new Reports(storage, now);
  const { presence } = work;
  await http.register(session, { config, storage, tokens, accounts, sessions, bans, presence });
  const limits = rates(config.ratePerMinute);
  const doorway = door(hall, streams, limits);
  await http.register(gameRoutes, { games: work.games });
  await http.register(peopleRoutes, { rates: limits });
  await http.register(pushRoutes, { notices, publicKey: config.vapid.publicKey, now });
  await http.register(noticeRoutes, { notices, accounts });
  const learnt = new Learnt(storage);
  await http.register(learningRoutes, { learnt });
  const passkeys = new Passkeys(storage, once, now);
  const { publicUrl } = config;
  const belongings = new Belongings({
    hall,
    storage,
    accounts,
    sessions,
    passkeys,
    tokens,
    settings: notices.settings,
    learnt,
    reports,
  });
  await http.register(accountRoutes, {
    storage,
    accounts,
    sessions,
    passkeys,
    letters: new Letters({
      once,
      mailer: notices.mailer,
      wording: notices.wording,
      publicUrl,
      alarm: (error) => http.log.warn({ err: error }, 'letter'),
    }),
    belongings,
    door: doorway,
    publicUrl,
    now,
  });
  await http.register(tokenRoutes, { tokens, door: doorway });
  for (const routes of [
    tableRoutes,
    seatRoutes,
    moveRoutes,
    paceRoutes,
    orderRoutes,
    talkRoutes,
    liveRoutes,
  ]) {
    await http.register(routes, { door: doorway });
  }

  await http.register(mannerRoutes, { door: doorway, reports });
  const admin = new Admin({ hall, storage, accounts, bans, belongings, reports, tokens, presence, now });
  if (config.adminToken !== undefined) await http.register(adminRoutes, { admin, token: config.adminToken });

  await http.register(logRoutes, { door: doorway, once: work.once });

  let draining = false;
  const ready = (): boolean => !draining && !closing.begun;
  const wrong = storage.lost ? [lostWords(storage.lost)] : [];
  const tell = (found: readonly string[]): void => {
    for (const damage of found) http.log.error({ damage }, 'store');
  };
  tell(wrong);
  void look?.then((found) => {
    wrong.push(...found);
    tell(found);
  });
  const damage = (): number => wrong.length;
  await http.register(statusRoutes, { storage, metrics, config, ready, damage });
  metrics.gauge('clade_store_damage', 'What a look at the whole store has found wrong', damage);
  metrics.gauge('clade_streams', 'Streams that are open', () => streams.size);
  if (hasPage) await http.register(webClient, { folder: config.web });
  else await http.register(frontPage);

  const close = async (): Promise<void> => {
    closing.begin();
    streams.close();
    await closing.finish();
    await work.close();
  };
  let closed: Promise<void> | undefined;
  return {
    ...work,
    http,
    streams,
    admin,
    drain() {
      draining = true;
    },
    close() {
      closed ??= close();
      return closed;
    },
  };
}

function lostWords({ from, to }: { readonly from: number; readonly to: number }): string {
  return `the end of the store is lost: notices ${from} to ${to} were told and are not there`;
}
