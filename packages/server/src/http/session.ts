import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ServerConfig } from '../config.ts';
import { newId } from '../ids.ts';
import { forbidden, Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../table/record.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who asks; undefined for strangers. */
    person: User | undefined;
  }
}

const COOKIE = 'clade';
const YEAR = 365 * 24 * 3600;

interface SessionOptions {
  readonly config: ServerConfig;
  readonly storage: Storage;
}

/** Guests by a signed cookie, and no writing from other sites. */
export const session = fp<SessionOptions>(async (http, { config, storage }) => {
  http.decorateRequest('person', undefined);

  http.addHook('onRequest', async (request) => {
    refuseOtherSites(request, config.publicUrl);
    const signed = request.cookies[COOKIE];
    if (signed === undefined) return;
    const { valid, value } = request.unsignCookie(signed);
    if (valid && value) request.person = await storage.user(value);
  });

  http.decorate('welcome', async (reply: FastifyReply, name: string): Promise<User> => {
    const user: User = { id: newId(), name, createdAt: Date.now() };
    await storage.createUser(user);
    void reply.setCookie(COOKIE, user.id, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      signed: true,
      secure: config.publicUrl?.startsWith('https:') ?? false,
      maxAge: YEAR,
    });
    return user;
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes a new guest and gives the browser the cookie. */
    welcome(reply: FastifyReply, name: string): Promise<User>;
  }
}

/** Browsers say where a request comes from; only our own page may change anything. */
function refuseOtherSites(request: FastifyRequest, publicUrl: string | undefined): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const own = publicUrl ?? `${request.protocol}://${request.headers.host}`;
  if ((origin !== undefined && origin !== own) || site === 'cross-site' || site === 'same-site') {
    throw forbidden('Requests from other sites are refused.');
  }
}

/** The person who asks, or a refusal. */
export function known(request: FastifyRequest): User {
  if (request.person === undefined)
    throw new Problem(401, 'stranger', 'Say your name first (POST /api/guest).');
  return request.person;
}
