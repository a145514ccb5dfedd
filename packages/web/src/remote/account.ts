import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { isRefused, type Refused } from '../table/table.ts';
import { once } from './api.ts';
import { api, myself } from './page.ts';

/** What the server knows of me besides my name. */
export interface AccountInfo {
  /** False for guests. */
  readonly account: boolean;
  readonly mail: string | null;
  /** Can this server send e-mail? */
  readonly mails: boolean;
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly createdAt: number }[];
  readonly sessions: readonly {
    readonly id: string;
    readonly createdAt: number;
    readonly seenAt: number;
    readonly agent: string;
    readonly here: boolean;
  }[];
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly account?: boolean;
}

export async function accountInfo(): Promise<AccountInfo | undefined> {
  const answer = await once(api.get<AccountInfo>('/api/account'));
  return isRefused(answer) ? undefined : answer;
}

export function askLink(mail: string, language: string): Promise<Refused | undefined> {
  return done('/api/account/link', { mail, language });
}

/** Signs in with what stood behind the sharp of a letter's link. */
export async function enterByLink(token: string): Promise<string | Refused> {
  return entered(await once(api.post<Person>('/api/account/enter', { token })));
}

/** The browser shows what it has for this site; undefined when the reader wants nothing of it. */
export async function enterByPasskey(): Promise<string | Refused | undefined> {
  const optionsJSON = await once(
    api.post<Parameters<typeof startAuthentication>[0]['optionsJSON']>('/api/account/passkeys/ask'),
  );
  if (isRefused(optionsJSON)) return optionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (response === undefined) return undefined;
  return entered(await once(api.post<Person>('/api/account/passkeys/enter', { response })));
}

/** `false` when the browser has made none. */
export async function addPasskey(name: string): Promise<Refused | boolean> {
  const optionsJSON = await once(
    api.post<Parameters<typeof startRegistration>[0]['optionsJSON']>('/api/account/passkeys/new'),
  );
  if (isRefused(optionsJSON)) return optionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(() => undefined);
  if (response === undefined) return false;
  const refused = await done('/api/account/passkeys', { name, response });
  if (refused === undefined) void myself.ask();
  return refused ?? true;
}

export function removePasskey(id: string): Promise<Refused | undefined> {
  return done(`/api/account/passkeys/${id}/remove`);
}

export function revokeSession(id: string): Promise<Refused | undefined> {
  return done(`/api/account/sessions/${id}/revoke`);
}

/** Somebody whom I do not want to hear, or to play with. */
export interface ShunnedInfo {
  readonly id: string;
  readonly name: string;
  readonly blocked: boolean;
}

export async function shunned(): Promise<readonly ShunnedInfo[]> {
  const answer = await once(api.get<{ people: readonly ShunnedInfo[] }>('/api/shunned'));
  return isRefused(answer) ? [] : answer.people;
}

export function forgive(id: string): Promise<Refused | undefined> {
  return done(`/api/shunned/${id}/forgive`);
}

/** Signs out, or removes everything; then this page is a stranger's. */
export async function end(what: 'leave' | 'delete'): Promise<Refused | undefined> {
  const refused = await done(`/api/account/${what}`);
  if (refused === undefined) myself.leave();
  return refused;
}

function entered(answer: Person | Refused): string | Refused {
  if (isRefused(answer)) return answer;
  myself.enter(answer);
  return answer.name;
}

async function done(path: string, body: unknown = {}): Promise<Refused | undefined> {
  const answer = await once(api.post(path, body));
  return isRefused(answer) ? answer : undefined;
}
