import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Tokens } from '../accounts/tokens.ts';
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

/** People whose cookies were looked at lately: checking a signature and asking the store takes longer than a move. */
class Remembered {
  readonly #people = new Map<string, { readonly user: User; readonly until: number }>();

  get(signed: string): User | undefined {
    const found = this.#people.get(signed);
    return found !== undefined && found.until > Date.now() ? found.user : undefined;
  }

  add(signed: string, user: User): void {
    if (this.#people.size >= MOST_REMEMBERED) this.#people.clear();
    this.#people.set(signed, { user, until: Date.now() + REMEMBERED_FOR });
  }

  forget(id: string): void {
    for (const [signed, { user }] of this.#people) if (user.id === id) this.#people.delete(signed);
  }
}
const MOST_REMEMBERED = 10_000;
/** Milliseconds; somebody's new name may take so long to be known to another node. */
const REMEMBERED_FOR = 30_000;

const COOKIE = 'clade';
const YEAR = 365 * 24 * 3600;

interface SessionOptions {
  readonly config: ServerConfig;
  readonly storage: Storage;
  readonly tokens: Tokens;
}

/** Guests by a signed cookie, programs by a token, and no writing from other sites. */
export const session = fp<SessionOptions>(async (http, { config, storage, tokens }) => {
  http.decorateRequest('person', undefined);
  const remembered = new Remembered();

  const recognise = async (request: FastifyRequest, signed: string): Promise<void> => {
    const { valid, value } = request.unsignCookie(signed);
    if (!valid || !value) return;
    request.person = await storage.user(value);
    if (request.person) remembered.add(signed, request.person);
  };

  /** A token that is none is refused, so that nobody plays on as a stranger without noticing. */
  const recogniseProgram = async (request: FastifyRequest, header: string): Promise<void> => {
    const [, token] = /^Bearer (\S+)$/i.exec(header) ?? [];
    request.person = token === undefined ? undefined : await tokens.find(token);
    if (request.person === undefined)
      throw new Problem(401, 'bad-token', 'This token is not known here, or was revoked.');
  };

  http.addHook('onRequest', (request, _reply, done) => {
    if (isFromOtherSite(request, config.publicUrl)) {
      done(forbidden('Requests from other sites are refused.'));
      return;
    }
    const bearer = request.headers.authorization;
    if (bearer !== undefined && request.url.startsWith('/api/')) {
      recogniseProgram(request, bearer).then(() => done(), done);
      return;
    }
    const signed = request.cookies[COOKIE];
    request.person = signed === undefined ? undefined : remembered.get(signed);
    if (signed === undefined || request.person !== undefined) done();
    else recognise(request, signed).then(() => done(), done);
  });

  http.decorate('rename', async (id: string, name: string): Promise<void> => {
    await storage.renameUser(id, name);
    remembered.forget(id);
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
    /** Gives a person another name. */
    rename(id: string, name: string): Promise<void>;
  }
}

/** Browsers say where a request comes from; only our own page may change anything. */
function isFromOtherSite(
  { method, headers, protocol }: FastifyRequest,
  publicUrl: string | undefined,
): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origin !== (publicUrl ?? `${protocol}://${headers.host}`)) return true;
  return site === 'cross-site' || site === 'same-site';
}

/** The person who asks, or a refusal. */
export function known(request: FastifyRequest): User {
  if (request.person === undefined)
    throw new Problem(401, 'stranger', 'Say your name first (POST /api/guest).');
  return request.person;
}

/** The person who asks, where a program will not do. */
export function knownPerson(request: FastifyRequest): User {
  const user = known(request);
  if (user.program) throw forbidden('This is for people; a token cannot do it.');
  return user;
}
