import { Rng } from '@clade/engine';
import { Connections } from './server-http.ts';
import { type Delivered, inParallel, type LoadedTable } from './server-load.ts';

interface View {
  readonly n: number;
  readonly legal: readonly { readonly move: unknown }[];
}

/** Connections that all clients share for their requests; each has a stream of its own besides. */
const CONNECTIONS = 64;

/**
 * Tables of two guests, each with a stream of its own, at a game of Evolution that has begun. Where there are several
 * nodes, the two are at different ones: every move is made at one node and delivered by another.
 */
export async function cladeTables(addresses: readonly string[], n: number): Promise<LoadedTable[]> {
  const seeds = Array.from({ length: n }, (_, i) => i);
  const nodes = addresses.map((address) => new Connections(address, CONNECTIONS / addresses.length));
  const node = (i: number): Connections => nodes[i % nodes.length] as Connections;
  return inParallel(seeds, 16, async (i) => {
    const [a, b] = [new Guest(node(i)), new Guest(node(i + 1))];
    await Promise.all([a.enter(`Ada ${i}`), b.enter(`Bela ${i}`)]);
    const made = await a.ask('POST', '/api/tables', {
      game: 'evolution',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'public',
    });
    const { table } = JSON.parse(made.toString()) as { table: { id: string } };
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
  readonly #connections: Connections;
  #cookie = '';
  /** What told the table whole the last time, read only when it is needed. */
  #known: Buffer = Buffer.alloc(0);
  #knownN = 0;
  /** Who waits for a number of the log, and since when. */
  #waiting: { readonly n: number; done(at: number): void } | undefined;
  #heard = 0;
  #heardAt = 0;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  enter(name: string): Promise<unknown> {
    return this.ask('POST', '/api/guest', { name });
  }

  async ask(method: string, path: string, body?: unknown): Promise<Buffer> {
    const answer = await this.#connections.ask(method, path, this.#cookie, body);
    if (answer.cookie) this.#cookie = answer.cookie;
    if (answer.status !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.body;
  }

  /** The same, when the answer is a table; returns the beginning of it. */
  async tell(method: string, path: string, body?: unknown): Promise<string> {
    const answer = await this.ask(method, path, body);
    const head = beginning(answer);
    this.#know(answer, numberIn(head));
    return head;
  }

  #know(told: Buffer, n: number): void {
    this.#known = told;
    this.#knownN = n;
  }

  listen(): Promise<void> {
    return this.#connections.listen('/api/stream', this.#cookie, (event) => this.#event(event));
  }

  #event(event: Buffer): void {
    const head = event.toString('latin1', 0, 200);
    if (!head.includes('\nevent: moves\n')) return;
    this.#heardAt = performance.now();
    this.#heard = numberIn(head);
    // An answer may have come first and led further.
    if (this.#heard >= this.#knownN && event.includes('"state":')) this.#know(event, this.#heard);
    if (this.#waiting && this.#heard >= this.#waiting.n) this.#waiting.done(this.#heardAt);
  }

  /** When the stream has told of line n. */
  hears(n: number): Promise<number> {
    if (this.#heard >= n) return Promise.resolve(this.#heardAt);
    return new Promise((done) => {
      this.#waiting = { n, done };
    });
  }

  /** What can be done at the table, as it was told last, by an answer or by the stream. */
  view(): View {
    const legal = this.#known.toString('utf8', this.#known.indexOf(LEGAL) + LEGAL.length);
    return { n: this.#knownN, legal: JSON.parse(arrayAt(legal)) as View['legal'] };
  }
}

const LEGAL = '"legal":';

/** The beginning of a table says where it is; the view, which is long, comes behind it. */
function beginning(table: Buffer): string {
  return table.toString('latin1', 0, table.indexOf('"view":'));
}

/** The number of the log in the beginning of a table or an event. */
function numberIn(text: string): number {
  return Number(/"n":(\d+)/.exec(text)?.[1]);
}

/** The array that a text begins with. */
function arrayAt(text: string): string {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '\\') i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '[') depth++;
    else if (c === ']' && --depth === 0) return text.slice(0, i + 1);
  }
  throw new Error(`no array: ${text.slice(0, 100)}`);
}

let keys = 0;

class CladeTable implements LoadedTable {
  over = false;
  readonly #id: string;
  readonly #guests: readonly [Guest, Guest];
  readonly #rng: Rng;
  /** The seat that is to act, as far as the last answer said. */
  #turn = 0;
  #n = 0;

  constructor(id: string, guests: readonly [Guest, Guest], rng: Rng) {
    this.#id = id;
    this.#guests = guests;
    this.#rng = rng;
  }

  /** A random legal move of a seat that is to act, confirmed at once. */
  async move(): Promise<Delivered> {
    const guest = this.#guests[this.#turn] as Guest;
    if (this.#n === 0) await guest.tell('GET', `/api/tables/${this.#id}`);
    const { n, legal } = guest.view();
    const { move } = legal[this.#rng.below(legal.length)] as { move: unknown };
    const from = performance.now();
    const body = { n, drafted: 0, move, key: `bench-key-${++keys}`, confirm: true };
    const answer = await guest.tell('POST', `/api/tables/${this.#id}/moves`, body);
    const other = this.#guests[1 - this.#turn] as Guest;
    this.#n = numberIn(answer);
    this.over = !answer.includes('"status":"playing"');
    if (!this.over) this.#turn = Number(/"waitingFor":\[(\d)/.exec(answer)?.[1]);
    if (this.#n === n) return { moves: 0, latency: undefined }; // a simultaneous choice that waits for the other
    const at = await other.hears(this.#n);
    return { moves: this.#n - n, latency: at - from };
  }
}
