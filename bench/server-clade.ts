import http from 'node:http';
import { Rng } from '@clade/engine';
import { type Delivered, inParallel, type LoadedTable } from './server-load.ts';

interface View {
  readonly n: number;
  readonly legal: readonly { readonly move: unknown }[];
  readonly table: { readonly status: string };
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Tables of two guests, each with a stream of its own, at a game of Evolution that has begun. */
export async function cladeTables(address: string, n: number): Promise<LoadedTable[]> {
  const seeds = Array.from({ length: n }, (_, i) => i);
  return inParallel(seeds, 16, async (i) => {
    const [a, b] = [new Guest(address), new Guest(address)];
    await Promise.all([a.enter(`Ada ${i}`), b.enter(`Bela ${i}`)]);
    const { table } = (await a.ask('POST', '/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    })) as { table: { id: string } };
    await b.ask('POST', `/api/tables/${table.id}/join`, {});
    await Promise.all([a.listen(), b.listen()]);
    await a.ask('POST', `/api/tables/${table.id}/start`, {});
    const loaded = new CladeTable(table.id, [a, b], new Rng(`bench ${i}`));
    // The first choice is made by both at once; from here on a request is a move.
    for (let choice = 0; choice < 2; choice++) await loaded.move();
    return loaded;
  });
}

/** A browser without a page: a cookie, a stream, and what it knows from both. */
class Guest {
  readonly #address: URL;
  #cookie = '';
  /** The text of the last state that the stream told, read only when it is needed. */
  #state: string | undefined;
  /** Who waits for a number of the log, and since when. */
  #waiting: { readonly n: number; done(at: number): void } | undefined;
  #heard = 0;
  #heardAt = 0;

  constructor(address: string) {
    this.#address = new URL(address);
  }

  enter(name: string): Promise<unknown> {
    return this.ask('POST', '/api/guest', { name });
  }

  ask(method: string, path: string, body?: unknown): Promise<unknown> {
    return new Promise((done, fail) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const request = http.request(
        {
          agent,
          host: this.#address.hostname,
          port: this.#address.port,
          method,
          path,
          headers: {
            cookie: this.#cookie,
            ...(text
              ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
              : {}),
          },
        },
        (response) => {
          const [cookie] = response.headers['set-cookie'] ?? [];
          if (cookie) this.#cookie = cookie.split(';')[0] as string;
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            const answer = JSON.parse(Buffer.concat(parts).toString()) as {
              code?: string;
              sentence?: string;
            };
            if (response.statusCode === 200) done(answer);
            else fail(new Error(`${path}: ${answer.code}: ${answer.sentence}`));
          });
          response.on('error', fail);
        },
      );
      request.on('error', fail);
      request.end(text);
    });
  }

  listen(): Promise<void> {
    return new Promise((done, fail) => {
      const { hostname: host, port } = this.#address;
      const request = http.get({
        agent: false,
        host,
        port,
        path: '/api/stream',
        headers: { cookie: this.#cookie },
      });
      request.on('error', fail);
      request.on('response', (response) => {
        // The server is stopped at the end, and its streams with it.
        response.on('error', () => undefined);
        response.setEncoding('utf8');
        let text = '';
        response.on('data', (part: string) => {
          text += part;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            this.#event(text.slice(0, end));
            text = text.slice(end + 2);
          }
        });
        done();
      });
    });
  }

  #event(block: string): void {
    if (!block.includes('\nevent: moves\n')) return;
    this.#heardAt = performance.now();
    this.#heard = Number(/"n":(\d+)/.exec(block)?.[1]);
    this.#state = block;
    if (this.#waiting && this.#heard >= this.#waiting.n) this.#waiting.done(this.#heardAt);
  }

  /** When the stream has told of line n. */
  hears(n: number): Promise<number> {
    if (this.#heard >= n) return Promise.resolve(this.#heardAt);
    return new Promise((done) => {
      this.#waiting = { n, done };
    });
  }

  /** The table as the stream told it last. */
  told(): View | undefined {
    const data = this.#state?.slice(this.#state.indexOf('\ndata: ') + 7);
    return data === undefined ? undefined : (JSON.parse(data) as { state?: View }).state;
  }
}

let keys = 0;

class CladeTable implements LoadedTable {
  over = false;
  readonly #id: string;
  readonly #guests: readonly [Guest, Guest];
  readonly #rng: Rng;
  readonly #views: (View | undefined)[] = [undefined, undefined];

  constructor(id: string, guests: readonly [Guest, Guest], rng: Rng) {
    this.#id = id;
    this.#guests = guests;
    this.#rng = rng;
  }

  /** A random legal move of a seat that is to act, confirmed at once. */
  async move(): Promise<Delivered> {
    for (const seat of [0, 1]) {
      const view = await this.#view(seat);
      if (view.table.status !== 'playing') this.over = true;
      if (view.legal.length > 0) return this.#play(seat, view);
    }
    this.over = true;
    return { moves: 0, latency: undefined };
  }

  async #view(seat: number): Promise<View> {
    const known = this.#views[seat] ?? this.#guests[seat]?.told();
    const view = known ?? ((await this.#ask(seat, 'GET', '')) as View);
    this.#views[seat] = view;
    return view;
  }

  async #play(seat: number, view: View): Promise<Delivered> {
    const { move } = view.legal[this.#rng.below(view.legal.length)] as { move: unknown };
    const from = performance.now();
    const body = { n: view.n, drafted: 0, move, key: `bench-key-${++keys}`, confirm: true };
    const now = (await this.#ask(seat, 'POST', '/moves', body)) as View;
    this.#views[seat] = now;
    if (now.n === view.n) return { moves: 0, latency: undefined }; // a simultaneous choice that waits for the other
    const other = this.#guests[1 - seat] as Guest;
    const at = await other.hears(now.n);
    this.#views[1 - seat] = undefined;
    this.over = now.table.status !== 'playing';
    return { moves: now.n - view.n, latency: at - from };
  }

  #ask(seat: number, method: string, path: string, body?: unknown): Promise<unknown> {
    return (this.#guests[seat] as Guest).ask(method, `/api/tables/${this.#id}${path}`, body);
  }
}
