import type { Socket } from 'node:net';
import type { FastifyError } from 'fastify';
import { Problem } from '../problem.ts';
import { Conflict, Unwritable } from '../storage/storage.ts';

/** For answers that are given before the hooks that set them. */
export const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Everything that can go wrong as a stable answer; what is our fault says nothing about the inside. */
export function asProblem(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof Conflict)
    return new Problem(409, 'conflict', 'This has been written in the meantime; try again.');
  if (error instanceof Unwritable)
    return new Problem(
      503,
      'unwritable',
      'The server cannot write to its disk at the moment; nothing was changed.',
    );
  if (error.validation) return malformed(error);
  const status = error.statusCode ?? 500;
  switch (status) {
    case 400:
      return error.code === 'FST_ERR_BAD_URL'
        ? new Problem(400, 'malformed', 'The address cannot be read.')
        : new Problem(400, 'malformed', 'The body is not the JSON that its headers announce.');
    case 404:
      return new Problem(404, 'not-found', 'There is nothing at this address.');
    case 413:
      return new Problem(413, 'too-large', 'The body is too large.');
    case 414:
      return new Problem(404, 'not-found', 'There is nothing at this address.');
    case 415:
      return new Problem(415, 'unsupported-media', 'Send a body with content-type application/json.');
    case 503:
      return new Problem(503, 'unavailable', 'The server is busy or going down; try again.');
    default:
      return status < 500
        ? new Problem(400, 'malformed', 'The request cannot be read.')
        : new Problem(500, 'internal', 'Something went wrong on the server.');
  }
}

/** What a person understands better than the words of the schema language. */
const PLAIN: Readonly<Record<string, string>> = {
  pattern: 'has characters or a form that is not allowed there',
  boolean: 'is not known',
};

/** Names the place that does not fit its schema, never what stood there. */
function malformed(error: FastifyError): Problem {
  const [first] = error.validation ?? [];
  const where = error.validationContext ?? 'body';
  const path = `${where}${first?.instancePath ?? ''}`;
  const why = PLAIN[first?.keyword ?? ''] ?? first?.message ?? 'does not fit';
  return new Problem(400, 'malformed', `The request does not fit its schema: ${path} ${why}.`, {
    facts: { path },
  });
}

/** What is no HTTP at all gets an answer of the same shape. */
export function answerBrokenHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, sentence] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'too-large', 'The headers are too large.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'too-slow', 'The request took too long to arrive.']
        : ['400 Bad Request', 'malformed', 'The request cannot be read.'];
  const body = JSON.stringify({ code, sentence });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...BARE_HEADERS,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
}
