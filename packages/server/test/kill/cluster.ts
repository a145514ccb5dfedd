import { isRefusal, parseLog, Rng, replay } from '@clade/engine';
import { Games } from '../../src/games.ts';
import { PostgresStorage } from '../../src/storage/postgres/storage.ts';
import type { Loaded } from '../../src/storage/storage.ts';
import { Client, type Reply } from '../client.ts';
import { Postgres } from '../postgres/database.ts';
import { checkLog, checkSeat } from './disk.ts';
import { Mailbox } from './mailbox.ts';
import { type Counts, Player, pause, Unfit } from './player.ts';
import { Killable } from './process.ts';
import { Watcher } from './watcher.ts';

export interface ClusterOptions {
  /** How often each server and the worker is killed, at least. */
  readonly kills: number;
  /** How often the database is, besides. */
  readonly databaseKills: number;
  readonly seed: string;
  /** How often each kind of table is there. */
  readonly load: number;
  /** Told after each kill. */
  note?(line: string): void;
}

export interface ClusterReport extends Counts {
  /** Kills of each program; every fourth of them with SIGTERM. */
  kills: Record<Victim, number>;
  tables: number;
  finished: number;
  lines: number;
  /** Lines that bots have played. */
  botLines: number;
  /** Notices that came to people who were away. */
  notices: number;
  /** Events that the watchers got, and how often they had to come back. */
  events: number;
  reconnects: number;
}

const KINDS = [
  { game: 'evolution', people: 2, bots: [] },
  { game: 'evolution', people: 2, bots: ['random', 'random'] },
  { game: 'dominant-species', people: 1, bots: ['random', 'random'] },
  { game: 'dominant-species-marine', people: 2, bots: ['random'] },
] as const;

const SERVERS = ['one', 'two'] as const;
const VICTIMS = [...SERVERS, 'worker', 'database'] as const;
type Victim = (typeof VICTIMS)[number];

interface Seated {
  readonly kind: (typeof KINDS)[number];
  readonly players: readonly Player[];
  readonly id: string;
  readonly watcher: Watcher;
}

const QUEUE =
  'SELECT key, attempts, run_at, locked_by, locked_at, last_error, now() FROM graphile_worker._private_jobs';

/** Milliseconds that everything may take to be answered and told at the end. */
const LONGEST_END = 60_000;

/**
 * Two servers and a worker on one database, under load, each killed again and again: whatever was acknowledged by one is
 * known to the other at once, nothing is lost or doubled, every watcher is told every line once.
 */
export async function killCluster(options: ClusterOptions): Promise<ClusterReport> {
  const postgres = await Postgres.start();
  const run = new Run(postgres, await postgres.database(), options);
  try {
    return await run.all();
  } catch (error) {
    throw new Error(`seed ${options.seed}: ${(error as Error).message}`, { cause: error });
  } finally {
    await run.end();
    await postgres.stop();
  }
}

class Run {
  readonly #postgres: Postgres;
  readonly #url: string;
  readonly #options: ClusterOptions;
  readonly #rng: Rng;
  readonly #programs = new Map<Exclude<Victim, 'database'>, Killable>();
  readonly #seated: Seated[] = [];
  #people = 0;
  readonly #report: ClusterReport = {
    kills: { one: 0, two: 0, worker: 0, database: 0 },
    tables: 0,
    finished: 0,
    lines: 0,
    botLines: 0,
    notices: 0,
    events: 0,
    reconnects: 0,
    requests: 0,
    acknowledged: 0,
    unanswered: 0,
    doubled: 0,
    refused: 0,
  };
  readonly #going = new Set<Promise<void>>();
  readonly #mailbox = new Mailbox();
  #stop = false;
  #failed: unknown;

  constructor(postgres: Postgres, url: string, options: ClusterOptions) {
    this.#postgres = postgres;
    this.#url = url;
    this.#options = options;
    this.#rng = new Rng(options.seed);
  }

  async all(): Promise<ClusterReport> {
    await this.#mailbox.open();
    for (const name of [...SERVERS, 'worker'] as const) await this.#start(name);
    for (let i = 0; i < this.#options.load; i++) for (const kind of KINDS) this.#go(this.#series(kind));
    try {
      while (this.#next() !== undefined && this.#failed === undefined) {
        await pause(100 + this.#rng.below(900));
        this.#refuseDead();
        await this.#kill(this.#next() as Victim);
      }
      if (this.#failed === undefined) await this.#settle();
      this.#refuseDead();
    } finally {
      this.#stop = true;
      while (this.#going.size > 0) await Promise.all(this.#going);
    }
    if (this.#failed !== undefined) throw this.#failed;
    await this.#finish();
    return this.#report;
  }

  /** Nobody ends but those who are killed. */
  #refuseDead(): void {
    for (const [name, program] of this.#programs)
      if (program.died) throw new Unfit(`${name} has ended by itself: ${program.complaints.join('')}`);
  }

  /** Lets something go on until the end; the first failure ends everything. */
  #go(work: Promise<void>): void {
    const going = work
      .catch((error: unknown) => {
        this.#failed ??= error;
      })
      .finally(() => this.#going.delete(going));
    this.#going.add(going);
  }

  /** One game after the other. */
  async #series(kind: Seated['kind']): Promise<void> {
    while (!this.#stop && this.#failed === undefined) {
      const seated = await this.#deal(kind);
      await Promise.all(seated.players.map((player) => this.#play(player)));
    }
  }

  async #start(name: Exclude<Victim, 'database'>): Promise<void> {
    // One of the servers leaves the bots to the others.
    const env = { DATABASE_URL: this.#url, CLADE_BOT_THREADS: name === 'two' ? '0' : '1' };
    this.#programs.set(name, await (name === 'worker' ? Killable.worker(env) : Killable.server(env)));
  }

  /** Whose turn it is to be killed: one of those that have not been killed often enough. */
  #next(): Victim | undefined {
    const { kills, databaseKills } = this.#options;
    const left = VICTIMS.filter(
      (victim) => this.#report.kills[victim] < (victim === 'database' ? databaseKills : kills),
    );
    return left[this.#rng.below(Math.max(left.length, 1))];
  }

  async #kill(victim: Victim): Promise<void> {
    this.#report.kills[victim]++;
    if (victim === 'database') {
      await this.#postgres.kill();
      await this.#postgres.run();
    } else {
      const program = this.#programs.get(victim) as Killable;
      this.#programs.delete(victim);
      await (this.#report.kills[victim] % 4 === 0 ? program.stop() : program.kill());
      const complaints = program.complaints.join('');
      // Who has lost the database may say so.
      if (complaints !== '' && this.#report.kills.database === 0)
        throw new Unfit(`${victim} logged ${complaints}`);
      await this.#start(victim);
    }
    const { acknowledged, kills } = this.#report;
    this.#options.note?.(`killed ${JSON.stringify(kills)}: ${acknowledged} requests acknowledged`);
  }

  /** Any server that is there. */
  #address(): string | undefined {
    const there = SERVERS.flatMap((name) => this.#programs.get(name) ?? []);
    return there[this.#rng.below(Math.max(there.length, 1))]?.address;
  }

  async #anyAddress(): Promise<string> {
    for (;;) {
      const address = this.#address();
      if (address !== undefined) return address;
      await pause(20);
    }
  }

  /** Plays to the end; after a few steps with another server. */
  async #play(player: Player): Promise<void> {
    while (!player.finished && (!this.#stop || player.pending)) {
      if (this.#failed !== undefined) return;
      player.meet(await this.#anyAddress());
      let steps = this.#rng.below(6);
      const before = player.pending;
      await player.play(() => steps-- < 0 || (this.#stop && player.pending === undefined));
      if (player.pending !== undefined && player.pending === before) await pause(30);
    }
  }

  /** Watches to the end; comes back, to any server, when the connection is cut. */
  async #watch(watcher: Watcher): Promise<void> {
    while (!this.#stop && this.#failed === undefined) {
      try {
        await watcher.open(await this.#anyAddress());
        await watcher.cut(() => this.#stop);
      } catch {
        await pause(30); // it went away while it was asked
      }
      watcher.collect();
      this.#report.reconnects++;
    }
  }

  async #deal(kind: Seated['kind']): Promise<Seated> {
    const players: Player[] = [];
    for (let i = 0; i < kind.people; i++) {
      const name = `Player ${this.#people++}`;
      const player = new Player(name, new Rng(`${this.#options.seed} ${name}`), this.#report);
      player.cookie = await this.#enter(name);
      // Players look at their tables now and then, without a stream: they are away, and want to be told.
      const webhook = this.#mailbox.address(name);
      await this.#insist(player.cookie, 'PUT', '/api/notices', { webhook });
      players.push(player);
    }
    const [host, ...others] = players as [Player, ...Player[]];
    // Who has entered at one server is known to the other.
    const made = await this.#insist(host.cookie, 'POST', '/api/tables', {
      game: kind.game,
      visibility: 'public',
      seats: [
        { kind: 'me' },
        ...others.map(() => ({ kind: 'open' })),
        ...kind.bots.map((bot) => ({ kind: 'bot', bot })),
      ],
    });
    const { id } = made.body.table as { id: string };
    // Asked once more after a kill, the answer may be that it was done.
    for (const { cookie } of others)
      await this.#insist(cookie, 'POST', `/api/tables/${id}/join`, {}, 'seated');
    for (const [seat, player] of players.entries()) player.sitDown(id, seat);
    const watcher = new Watcher(id, await this.#enter('Watcher'));
    await this.#insist(host.cookie, 'POST', `/api/tables/${id}/start`, {}, 'started');
    const seated = { kind, players, id, watcher };
    this.#seated.push(seated);
    this.#report.tables++;
    this.#go(this.#watch(watcher));
    return seated;
  }

  async #enter(name: string): Promise<string> {
    for (;;) {
      const client = new Client(await this.#anyAddress());
      try {
        return (await client.enter(name)).cookie;
      } catch {
        await pause(30);
      }
    }
  }

  /** Asks until there is an answer; `fine` is the code of a refusal that is one. */
  async #insist(cookie: string, method: string, path: string, body: unknown, fine?: string): Promise<Reply> {
    for (;;) {
      const client = new Client(await this.#anyAddress());
      client.cookie = cookie;
      const reply = await client.call(method, path, body).catch(() => undefined);
      if (reply === undefined || reply.status === 503) await pause(30);
      else if (reply.status === 200 || reply.body.code === fine) return reply;
      else throw new Unfit(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    }
  }

  /** Nobody is killed any more: bots that were asked answer, and go on by themselves. */
  async #settle(): Promise<void> {
    const until = Date.now() + LONGEST_END;
    for (const { id, kind, players } of this.#seated) {
      if (kind.bots.length === 0) continue;
      for (;;) {
        const view = await this.#see(id, (players[0] as Player).cookie);
        const waiting = view.waitingFor.some((seat) => seat >= players.length);
        if (view.table.status !== 'playing' || !waiting) break;
        await pause(50);
        const now = await this.#see(id, (players[0] as Player).cookie);
        if (now.n > view.n) break;
        if (Date.now() > until) {
          const queue = await this.#postgres.query(this.#url, QUEUE);
          throw new Unfit(`the bots of ${id} have stopped at line ${view.n}; ${JSON.stringify(queue)}`);
        }
      }
    }
  }

  async #see(id: string, cookie: string): ReturnType<Client['table']> {
    const client = new Client(await this.#anyAddress());
    client.cookie = cookie;
    return client.table(id);
  }

  /** Everything was answered; it is told to everybody, and what is in the database is what was said. */
  async #finish(): Promise<void> {
    for (const program of this.#programs.values()) await program.stop();
    this.#programs.clear();
    const store = await PostgresStorage.open(this.#url);
    try {
      for (const { id, players, watcher } of this.#seated) {
        const loaded = await store.load(id);
        if (loaded === undefined) throw new Unfit(`table ${id} is lost`);
        checkLog(loaded);
        for (const player of players) checkSeat(player, loaded);
        this.#count(loaded, players.length);
        await this.#noticed(store, players, id);
        await this.#told(watcher, loaded);
      }
    } finally {
      await store.close();
    }
  }

  #count({ entries, table }: Loaded, people: number): void {
    this.#report.lines += entries.length;
    this.#report.botLines += entries.filter(({ seat }) => seat >= people).length;
    if (table.status === 'finished') this.#report.finished++;
  }

  /** A turn is marked before it is told: so many marks, so many notices at most. */
  async #noticed(store: PostgresStorage, players: readonly Player[], table: string): Promise<void> {
    for (const { name, cookie } of players) {
      const [mark] = (await store.docsOf('told', userOf(cookie))).filter(({ id }) => id.endsWith(table));
      const came = this.#mailbox.came(name);
      if (came > (mark?.revision ?? 0))
        throw new Unfit(`${name} was told ${came} times of ${mark?.revision ?? 0} turns`);
      this.#report.notices += came;
    }
  }

  /** A server that knows nothing of all this tells a watcher what is missing, and shows the whole log. */
  async #told(watcher: Watcher, { table }: Loaded): Promise<void> {
    if (!this.#programs.has('one')) await this.#start('one');
    await watcher.open(await this.#anyAddress());
    await watcher.seen(watcher.lines.length >= table.n ? 0 : table.n);
    watcher.collect();
    // Bots may have gone on since the database was looked at.
    watcher.check(Number.MAX_SAFE_INTEGER);
    if (watcher.lines.length < table.n) throw new Unfit(`a watcher of ${table.id} has missed lines`);
    this.#report.events += watcher.ids.length;
    if (table.status !== 'finished') return;
    const client = new Client(await this.#anyAddress());
    client.cookie = watcher.cookie;
    const log = parseLog(String((await client.get(`/api/tables/${table.id}/log`)).body));
    if (isRefusal(log) || log.seal !== 'intact') throw new Unfit(`the log of ${table.id} is not whole`);
    const game = new Games().find(table.game, table.rules);
    const played = game && replay(game, log);
    if (played === undefined || isRefusal(played) || played.diverged)
      throw new Unfit(`the log of ${table.id} does not replay`);
  }

  async end(): Promise<void> {
    await this.#mailbox.close();
    for (const program of this.#programs.values()) await program.kill();
  }
}

/** The cookie is the id of a person, signed. */
function userOf(cookie: string): string {
  return decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '';
}
