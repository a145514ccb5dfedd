import type { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { BotPool } from '../bots/pool.ts';
import type { ServerConfig } from '../config.ts';
import { Games } from '../games.ts';
import { Hall } from '../hall.ts';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import { door, Ready } from './door.ts';
import { answerBrokenHttp, asProblem, BARE_HEADERS } from './errors.ts';
import { gameRoutes } from './games.ts';
import { securityHeaders } from './headers.ts';
import { BODY_LIMIT, rates } from './limits.ts';
import { liveRoutes } from './live.ts';
import { logRoutes } from './logs.ts';
import { moveRoutes } from './moves.ts';
import { peopleRoutes } from './people.ts';
import { seatRoutes } from './seats.ts';
import { session } from './session.ts';
import { Streams } from './stream.ts';
import { tableRoutes } from './tables.ts';
import { talkRoutes } from './talk.ts';

export interface AppOptions {
  readonly config: ServerConfig;
  readonly storage: Storage;
  readonly games?: Games;
  /** Where the log goes; the standard output when nothing is said. */
  readonly logTo?: Writable;
}

export interface App {
  readonly http: FastifyInstance;
  readonly hall: Hall;
  readonly streams: Streams;
  close(): Promise<void>;
}

/** Puts the server together; it listens when `http.listen` is called. */
export async function createApp({ config, storage, games = new Games(), logTo }: AppOptions): Promise<App> {
  const http = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    // Behind a proxy the rate limit counts by its header; only proxies of the same machine or network are believed.
    trustProxy: config.publicUrl === undefined ? false : ['loopback', 'linklocal', 'uniquelocal'],
    logger: {
      level: config.logLevel,
      // Addresses hold invitations, headers hold cookies: a request is its method and the pattern of its route.
      serializers: {
        req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
        res: (reply) => ({ status: reply.statusCode }),
      },
      ...(logTo ? { stream: logTo } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: (error, _request, reply) => {
      const problem = asProblem(error);
      void (reply as FastifyReply).code(problem.status).headers(BARE_HEADERS).send(problem.toJSON());
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  http.setValidatorCompiler(TypeBoxValidatorCompiler);
  // Answers are built field by field from what their reader may know; tests hold them against the schemas.
  http.setSerializerCompiler(() => (data) => (data instanceof Ready ? data.text : JSON.stringify(data)));
  // A body is JSON, which pages of other sites cannot send unasked.
  http.removeContentTypeParser('text/plain');

  const pool = new BotPool({
    threads: config.botThreads,
    limit: config.botLimit,
    alarm: (error) => http.log.error({ err: error }, 'bot'),
  });
  const streams = new Streams({ storage, maxStreams: config.maxStreams, open: (id) => hall.open(id) });
  const hall = new Hall({
    storage,
    games,
    maxTables: config.maxTables,
    think: (question) => pool.think(question),
    publish: (table, notices, draftOf) => streams.publish(table, notices, draftOf),
    alarm: (error, table) => http.log.error({ err: error, table }, 'table'),
  });

  http.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500) request.log.error({ err: error, req: request }, 'request failed');
    void reply.code(problem.status).send(problem.toJSON());
  });
  http.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'request');
  });
  const headers = Object.entries(securityHeaders(config.publicUrl));
  http.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    // What an answer says is for one person and one moment.
    if (request.url.startsWith('/api/')) reply.raw.setHeader('cache-control', 'no-store');
    done();
  });
  await http.register(rateLimit, {
    max: config.ratePerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) =>
      new Problem(429, 'too-many-requests', `Too many requests; try again in ${after}.`),
  });
  http.setNotFoundHandler({ preHandler: http.rateLimit() }, (_request, reply) => {
    void reply.code(404).send(new Problem(404, 'not-found', 'There is nothing at this address.').toJSON());
  });
  await http.register(cookie, { secret: config.secret });
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Clade', version: '1', description: 'Tables of board games about life and extinction.' },
      tags: [
        { name: 'games', description: 'what can be played' },
        { name: 'people', description: 'guests' },
        { name: 'tables', description: 'tables as a whole' },
        { name: 'seats', description: 'who plays' },
        { name: 'moves', description: 'playing' },
        { name: 'talk', description: 'chat and notes' },
        { name: 'logs', description: 'finished games' },
        { name: 'live', description: 'the stream' },
      ],
    },
  });
  await http.register(swaggerUi, { routePrefix: '/api/docs' });
  await http.register(session, { config, storage });
  const limits = rates(config.ratePerMinute);
  const doorway = door(hall, streams, limits);
  await http.register(gameRoutes, { games });
  await http.register(peopleRoutes, { rates: limits });
  for (const routes of [tableRoutes, seatRoutes, moveRoutes, talkRoutes, logRoutes, liveRoutes]) {
    await http.register(routes, { door: doorway });
  }

  const unlimited = { schema: { hide: true }, config: { rateLimit: false as const } };
  let closing: Promise<void> | undefined;
  http.get('/healthz', unlimited, () => ({ ok: true }));
  http.get('/readyz', unlimited, async (request, reply) => {
    try {
      if (closing === undefined) {
        await storage.lastNotice();
        return { ok: true };
      }
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
    }
    return reply.code(503).send({ ok: false });
  });
  http.get('/api/openapi.json', { schema: { hide: true } }, () => http.swagger());

  const close = async (): Promise<void> => {
    streams.close();
    await http.close();
    await pool.close();
    await hall.close();
    await storage.close();
  };
  return {
    http,
    hall,
    streams,
    close() {
      closing ??= close();
      return closing;
    },
  };
}
