import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/account.ts';
import type { Bans } from '../accounts/bans.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Tokens } from '../accounts/tokens.ts';
import type { ServerConfig } from '../config.ts';
import { newId } from '../ids.ts';
import type { Presence } from '../nodes/presence.ts';
import { forbidden, Problem } from '../problem.ts';
import type { Storage } from '../storage/storage.ts';
import type { User } from '../table/record.ts';
import { openPlugin } from './open-plugin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who asks; undefined for strangers. */
    person: User | undefined;
    /** The secret of the session, where the person has signed in. */
    session: string | undefined;
  }
}

/** People whose cookies were looked at lately: checking a signature and asking the store takes longer than a move. */
class Remembered {
  readonly #people = new Map<
    string,
    { readonly user: User; readonly session: string | undefined; readonly until: number }
  >();

  get(signed: string): { readonly user: User; readonly session: string | undefined } | undefined {
    const found = this.#people.get(signed);
    return found !== undefined && found.until > Date.now() ? found : undefined;
  }

  add(signed: string, user: User, session: string | undefined): void {
    if (this.#people.size >= MOST_REMEMBERED) this.#people.clear();
    this.#people.set(signed, { user, session, until: Date.now() + REMEMBERED_FOR });
  }

  forget(id: string): void {
    for (const [signed, { user }] of this.#people) if (user.id === id) this.#people.delete(signed);
  }
}
const MOST_REMEMBERED = 10_000;
/** Milliseconds; somebody's new name may take so long to be known to another node. */
const REMEMBERED_FOR = 30_000;

/** Requests that a person who was banned may still make. */
const LEFT_TO_ALL = [
  'GET /api/me',
  'GET /api/account',
  'GET /api/account/data',
  'POST /api/account/delete',
  'POST /api/account/leave',
];

const COOKIE = 'clade';
/** Characters of a guest's id; the secret of a session is longer. */
const GUEST = 22;
const YEAR = 365 * 24 * 3600;

interface SessionOptions {
  readonly config: ServerConfig;
  readonly storage: Storage;
  readonly tokens: Tokens;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly bans: Bans;
  readonly presence: Presence;
}

/**
 * Guests by a signed cookie that names them, people with an account by one that holds a session, programs by a token;
 * and no writing from other sites.
 */
export const session = openPlugin<SessionOptions>(async (http, options) => {
  const { config, storage, tokens, accounts, sessions, bans, presence } = options;
  http.decorateRequest('session', undefined);
  http.decorateRequest('person', undefined);
  const remembered = new Remembered();
  presence.whenDismissed((user) => remembered.forget(user));

  /** Refuses who was banned, but what everybody may do about themselves. */
  const isSentAway = async ({ method, routeOptions }: FastifyRequest, id: string): Promise<boolean> => {
    const ban = await bans.of(id);
    if (ban === undefined) return false;
    if (LEFT_TO_ALL.includes(`${method} ${routeOptions.url}`)) return true;
    throw new Problem(403, 'banned', 'Those who run this server have sent you away.', {
      facts: ban.until === undefined ? {} : { until: ban.until },
    });
  };

  const recognise = async (request: FastifyRequest, signed: string): Promise<void> => {
    const { valid, value } = request.unsignCookie(signed);
    if (!valid || !value) return;
    const session = value.length === GUEST ? undefined : value;
    const id = session === undefined ? value : await sessions.user(session);
    // Who has an account comes in by a session, which can be revoked, and not any more as the guest they were.
    if (id === undefined || (session === undefined && (await accounts.of(id)) !== undefined)) return;
    request.person = await storage.user(id);
    request.session = session;
    if (await isSentAway(request, id)) return;
    if (request.person) remembered.add(signed, request.person, session);
  };

  const give = (reply: FastifyReply, value: string): void => {
    void reply.setCookie(COOKIE, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      signed: true,
      secure: config.publicUrl?.startsWith('https:') ?? false,
      maxAge: YEAR,
    });
  };

  /** A token that is none is refused, so that nobody plays on as a stranger without noticing. */
  const recogniseProgram = async (request: FastifyRequest, header: string): Promise<void> => {
    const [, token] = /^Bearer (\S+)$/i.exec(header) ?? [];
    request.person = token === undefined ? undefined : await tokens.find(token);
    if (request.person === undefined)
      throw new Problem(401, 'bad-token', 'This token is not known here, or was revoked.');
    await isSentAway(request, request.person.id);
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
    const found = signed === undefined ? undefined : remembered.get(signed);
    request.person = found?.user;
    request.session = found?.session;
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
    give(reply, user.id);
    return user;
  });

  http.decorate(
    'enter',
    async (request: FastifyRequest, reply: FastifyReply, user: string): Promise<void> => {
      remembered.forget(user);
      give(reply, await sessions.open(user, request.headers['user-agent'] ?? ''));
    },
  );

  http.decorate('leave', (reply: FastifyReply, user: string): void => {
    remembered.forget(user);
    void reply.clearCookie(COOKIE, { path: '/' });
  });
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes a new guest and gives the browser the cookie. */
    welcome(reply: FastifyReply, name: string): Promise<User>;
    /** Signs a person in on this browser. */
    enter(request: FastifyRequest, reply: FastifyReply, user: string): Promise<void>;
    /** Takes the cookie away. */
    leave(reply: FastifyReply, user: string): void;
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
