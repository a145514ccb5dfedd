import type { Refused } from '../table/table.ts';
import { noteServerTime } from './server-time.ts';

/** No answer came, or none that says whether the request was carried out: it may be sent again. */
export class Lost extends Error {
  /** Milliseconds to wait at least. */
  readonly wait: number;

  constructor(wait = 0) {
    super('no answer');
    this.wait = wait;
  }
}

export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Refusals that are about the moment, not about the request. */
const PASSING = new Set(['too-many-requests', 'unavailable', 'closing', 'busy', 'too-slow', 'internal']);
const PATIENCE = 20_000;
const LINES = 'application/x-ndjson';

/** The server's requests and answers. What is refused is a value; what got no answer is thrown as `Lost`. */
export class Api {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  get<T>(path: string): Promise<T | Refused> {
    return this.#json<T>(path, { method: 'GET' });
  }

  post<T>(path: string, body: unknown = {}): Promise<T | Refused> {
    return this.#json<T>(path, withJson('POST', body));
  }

  put<T>(path: string, body: unknown): Promise<T | Refused> {
    return this.#json<T>(path, withJson('PUT', body));
  }

  delete<T>(path: string, body: unknown = {}): Promise<T | Refused> {
    return this.#json<T>(path, withJson('DELETE', body));
  }

  postLog<T>(path: string, text: string): Promise<T | Refused> {
    return this.#json<T>(path, { method: 'POST', headers: { 'content-type': LINES }, body: text });
  }

  /** A text, for logs. */
  async text(path: string): Promise<string | Refused> {
    const response = await this.#fetch(path, { method: 'GET' });
    return response.ok ? response.text().catch(lost) : ((await this.#read(response)) as Refused);
  }

  async #json<T>(path: string, init: RequestInit): Promise<T | Refused> {
    return (await this.#read(await this.#fetch(path, init))) as T | Refused;
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const response = await this.#send(path, { ...init, signal: AbortSignal.timeout(PATIENCE) }).catch(lost);
    noteServerTime(response.headers.get('date'));
    return response;
  }

  async #read(response: Response): Promise<unknown> {
    // A proxy or a page that was kept answers in its own way; that is no answer of the server.
    if (!response.headers.get('content-type')?.startsWith('application/json')) throw new Lost();
    const body: unknown = await response.json().catch(lost);
    if (response.ok) return body;
    const refused = body as Refused;
    if (typeof refused?.code !== 'string' || PASSING.has(refused.code)) throw new Lost(retryAfter(response));
    return refused;
  }
}

function withJson(method: string, body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function lost(): never {
  throw new Lost();
}

function retryAfter(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

/** The refusal that stands for "no answer", where a request is not repeated. */
export const OFFLINE: Refused = { code: 'offline' };

/** Asks once; no answer is a refusal too. */
export async function once<T>(asking: Promise<T | Refused>): Promise<T | Refused> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Lost) return OFFLINE;
    throw error;
  }
}

/** How long to wait before trying for the `attempt`th time again: longer each time, never all at once. */
export function pauseBefore(attempt: number, random: () => number = Math.random): number {
  return Math.min(15_000, 500 * 2 ** attempt) * (0.75 + random() / 2);
}
