import type { IncomingHttpHeaders } from 'node:http';
import type { Writable } from 'node:stream';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { ServerConfig } from '../config.ts';
import { newId } from '../ids.ts';
import type { Problem } from '../problem.ts';
import { Unreachable, Unwritable } from '../storage/storage.ts';
import { answerBrokenHttp, asProblem, BARE_HEADERS } from './errors.ts';
import { BODY_LIMIT } from './limits.ts';
import { Ready, type WireTypes } from './routes.ts';
import { validatorCompiler } from './validate.ts';

/** Ids of requests only have to differ: a beginning of its own for each process, and a count. */
const OWN = newId().slice(0, 11);
let requests = 0;

/** What a proxy calls a request is kept, so that its log and ours can be read together; anything odd is not. */
function requestId({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && /^[\w-]{1,64}$/.test(given)) return given;
  return `${OWN}-${(++requests).toString(36)}`;
}

/** What speaks HTTP, without anything to say yet: how bodies are read and checked, how errors look, what is logged. */
export function createListener(config: ServerConfig, logTo: Writable | undefined): FastifyInstance {
  const http = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    genReqId: requestId,
    return503OnClosing: false, // we say it ourselves, in the shape of every other refusal
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
  }).withTypeProvider<WireTypes>();
  http.setValidatorCompiler(validatorCompiler);
  // Answers are built field by field from what their reader may know; tests hold them against the schemas.
  http.setSerializerCompiler(() => (data) => (data instanceof Ready ? data.text : JSON.stringify(data)));
  // A body is JSON, which pages of other sites cannot send unasked.
  http.removeContentTypeParser('text/plain');
  http.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = asProblem(error);
    // A refusal is no failure, whatever its number.
    if (error instanceof Unreachable || error instanceof Unwritable)
      request.log.warn({ req: request, why: error.message }, 'store away');
    else if (problem.status >= 500 && problem !== error)
      request.log.error({ err: error, req: request }, 'request failed');
    void reply.code(problem.status).send(problem.toJSON());
  });
  return http as unknown as FastifyInstance;
}
