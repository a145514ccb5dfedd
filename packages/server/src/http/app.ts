import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { BotPool } from '../bots/pool.ts';
import type { ServerConfig } from '../config.ts';
import { Games } from '../games.ts';
import { Hall } from '../hall.ts';
import { Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import { gameRoutes } from './games.ts';
import { BODY_LIMIT } from './limits.ts';
import { peopleRoutes } from './people.ts';
import { session } from './session.ts';
import { Streams } from './stream.ts';
import { tableRoutes } from './tables.ts';

export interface AppOptions {
  readonly config: ServerConfig;
  readonly storage: Storage;
  readonly games?: Games;
}

export interface App {
  readonly http: FastifyInstance;
  readonly hall: Hall;
  readonly streams: Streams;
  close(): Promise<void>;
}

/** Puts the server together; it listens when `http.listen` is called. */
export async function createApp({ config, storage, games = new Games() }: AppOptions): Promise<App> {
  const http = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    // Behind a proxy the rate limit counts by its header only when PUBLIC_URL says that there is one.
    trustProxy: config.publicUrl !== undefined,
    logger: {
      level: config.logLevel,
      serializers: { req: ({ method, url }) => ({ method, url: withoutQuery(url) }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<TypeBoxTypeProvider>();
  http.setValidatorCompiler(TypeBoxValidatorCompiler);

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
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    void reply.code(problem.status).send(problem.toJSON());
  });
  http.setNotFoundHandler((_request, reply) => {
    void reply.code(404).send(new Problem(404, 'not-found', 'There is nothing at this address.').toJSON());
  });

  await http.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  await http.register(rateLimit, {
    max: config.ratePerMinute,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { after }) =>
      new Problem(429, 'too-many-requests', `Too many requests; try again in ${after}.`),
  });
  await http.register(cookie, { secret: config.secret });
  await http.register(swagger, {
    openapi: {
      info: { title: 'Clade', version: '1', description: 'Tables of board games about life and extinction.' },
    },
  });
  await http.register(swaggerUi, { routePrefix: '/api/docs' });
  await http.register(session, { config, storage });
  await http.register(gameRoutes, { games });
  await http.register(peopleRoutes, { storage });
  await http.register(tableRoutes, { hall, streams });

  let closing = false;
  http.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));
  http.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (closing) return reply.code(503).send({ ok: false });
    await storage.lastNotice();
    return { ok: true };
  });
  http.get('/api/openapi.json', { schema: { hide: true } }, () => http.swagger());

  return {
    http,
    hall,
    streams,
    async close() {
      closing = true;
      streams.close();
      await http.close();
      await hall.close();
      await pool.close();
      await storage.close();
    },
  };
}

function withoutQuery(url: string): string {
  return url.split('?', 1)[0] as string;
}

/** Everything that can go wrong as a stable answer; what is our fault says nothing about the inside. */
function asProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (error.validation) return new Problem(400, 'malformed', sentenceOf(error));
  const status = error.statusCode ?? 500;
  if (status >= 500) return new Problem(500, 'internal', 'Something went wrong on the server.');
  return new Problem(
    status,
    error.code?.toLowerCase().replaceAll('_', '-') ?? 'bad-request',
    sentenceOf(error),
  );
}

function sentenceOf(error: Error): string {
  const text = error.message.split('\n', 1)[0] as string;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
