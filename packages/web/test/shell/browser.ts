import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Served, serve } from '@clade/server';
import { Api } from '../../src/remote/api.ts';
import { Stream } from '../../src/remote/stream.ts';

/** A real server in a folder of its own. */
export interface Running extends Served {
  remove(): Promise<void>;
}

export async function startServer(): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'clade-web-'));
  const env = { PORT: '0', CLADE_DATA: data, LOG_LEVEL: 'silent', CLADE_RATE: '1000000' };
  const served = await serve(readConfig(env));
  return {
    ...served,
    remove: async () => {
      await served.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** What a browser has of a page: a cookie, and a connection that can fail in two ways. */
export class TestBrowser {
  readonly #address: string;
  #cookie = '';
  /** `out`: nothing gets through. `answers`: requests arrive, their answers are lost. */
  broken: 'no' | 'out' | 'answers' = 'no';
  /** Requests that were tried, for tests that count. */
  readonly tried: string[] = [];
  /** Those of them that arrived and whose answer was lost. */
  readonly lost: string[] = [];
  /** Answers that come late: each waits for what this says. */
  late: ((request: string) => Promise<void> | undefined) | undefined;
  readonly api: Api;
  readonly stream: Stream;
  readonly #open = new Set<AbortController>();

  constructor(address: string, cookie = '') {
    this.#address = address;
    this.#cookie = cookie;
    this.api = new Api(this.send);
    this.stream = new Stream(this.send, { pause: () => 5 });
  }

  /** The same person on another device. */
  again(): TestBrowser {
    return new TestBrowser(this.#address, this.#cookie);
  }

  readonly send = async (path: string, init: RequestInit): Promise<Response> => {
    this.tried.push(`${init.method ?? 'GET'} ${path}`);
    if (this.broken === 'out') throw new TypeError('no network');
    const cut = new AbortController();
    this.#open.add(cut);
    const signal = init.signal ? AbortSignal.any([init.signal, cut.signal]) : cut.signal;
    const response = await fetch(this.#address + path, {
      ...init,
      signal,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
      },
    });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    if (this.broken === 'answers') {
      await response.body?.cancel();
      this.lost.push(`${init.method ?? 'GET'} ${path}`);
      throw new TypeError('the answer was lost');
    }
    await this.late?.(`${init.method ?? 'GET'} ${path}`);
    return response;
  };

  /** Cuts every connection that is open, streams included. */
  cut(): void {
    for (const open of this.#open) open.abort();
    this.#open.clear();
  }

  async enter(name: string): Promise<this> {
    await this.api.post('/api/guest', { name });
    return this;
  }

  close(): void {
    this.stream.stop();
    this.cut();
  }
}

/** Waits until something is so; what does not come to be fails the test by its time limit. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 5));
}
