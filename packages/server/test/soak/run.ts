import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Rng } from '@clade/engine';
import { backupStore } from '../../src/backup.ts';
import { checkFile, checkStore } from '../../src/check/check.ts';
import { STORE } from '../../src/config.ts';
import { scratch } from '../client.ts';
import { type Counts, Player, pause, Unfit } from '../kill/player.ts';
import { Killable } from '../kill/process.ts';
import { Watcher } from '../kill/watcher.ts';

export interface SoakOptions {
  readonly minutes: number;
  /** Tables that are played at, all the time. */
  readonly tables: number;
  /** Milliseconds that a player thinks between two requests. */
  readonly think: number;
  readonly seed: string;
  note?(line: string): void;
}

/** How the server is at one moment. */
interface Sample {
  readonly minute: number;
  /** MiB. */
  readonly memory: number;
  readonly heap: number;
  readonly store: number;
  readonly log: number;
  readonly lines: number;
  readonly finished: number;
}

export interface SoakReport extends Counts {
  readonly minutes: number;
  readonly finished: number;
  readonly lines: number;
  readonly backups: number;
  /** Memory of the server in MiB when it was warm (after ten minutes, or a third of the time) and at the end. */
  readonly memory: { readonly warm: number; readonly end: number; readonly ratio: number };
  /** The least heap in use in these times: what is alive, without what the collector has not come to. */
  readonly alive: { readonly warm: number; readonly end: number; readonly ratio: number };
  /** Bytes on disk for a line of a log, with all that belongs to it, and the largest write-ahead log in MiB. */
  readonly bytesOfLine: number;
  readonly largestLog: number;
  readonly samples: readonly Sample[];
}

const MIB = 1024 * 1024;
const KINDS = [
  { game: 'evolution', bots: [] },
  { game: 'evolution', bots: ['beginner'] },
  { game: 'dominant-species', bots: ['random'] },
  { game: 'dominant-species-marine', bots: ['casual'] },
] as const;

/** Samples of a minute. */
const RATE = 4;
/** Minutes whose middle stands for a moment, at most: memory goes up and down with the collector. */
const WINDOW = 5;

/** A server under even load for long: games end and begin, people come and go, backups are taken. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const folder = scratch();
  const server = await Killable.server({ CLADE_DATA: folder.path });
  try {
    return await new Soak(folder.path, server, options).all();
  } finally {
    await server.kill();
    folder.remove();
  }
}

class Soak {
  readonly #data: string;
  readonly #server: Killable;
  readonly #options: SoakOptions;
  readonly #rng: Rng;
  readonly #counts: Counts = { requests: 0, acknowledged: 0, unanswered: 0, doubled: 0, refused: 0 };
  readonly #samples: Sample[] = [];
  #finished = 0;
  #backups = 0;
  #over = false;

  constructor(data: string, server: Killable, options: SoakOptions) {
    this.#data = data;
    this.#server = server;
    this.#options = options;
    this.#rng = new Rng(options.seed);
  }

  async all(): Promise<SoakReport> {
    const { minutes, tables } = this.#options;
    const playing = Array.from({ length: tables }, (_, i) => this.#table(i));
    const all = Promise.all([...playing, this.#save()]);
    all.catch(() => {
      this.#over = true;
    });
    const began = performance.now();
    const passed = (): number => (performance.now() - began) / 60_000;
    while (passed() < minutes && !this.#over) {
      await pause(60_000 / RATE);
      await this.#measure(passed());
    }
    this.#over = true;
    await all;
    const complaints = this.#server.complaints.join('');
    if (complaints !== '') throw new Unfit(`the server logged ${complaints}`);
    await this.#server.stop();
    const { wrong, lines } = await checkStore(this.#data);
    if (wrong.length > 0) throw new Unfit(`the store is not whole: ${JSON.stringify(wrong.slice(0, 5))}`);
    return this.#report(lines);
  }

  /** One game after the other, each of new people; somebody looks on. */
  async #table(i: number): Promise<void> {
    const kind = KINDS[i % KINDS.length] as (typeof KINDS)[number];
    await pause(this.#rng.below(2000));
    for (let game = 0; !this.#over; game++) {
      const players = [0, 1].map(
        (seat) =>
          new Player(
            `Player ${i}.${seat}`,
            new Rng(`${this.#options.seed} ${i} ${game} ${seat}`),
            this.#counts,
          ),
      );
      const watcher = await this.#deal(kind, players as [Player, Player]);
      await Promise.all(players.map((player) => this.#play(player)));
      watcher.collect();
      if (!this.#over) this.#finished++;
    }
  }

  async #deal(
    { game, bots }: (typeof KINDS)[number],
    [host, other]: readonly [Player, Player],
  ): Promise<Watcher> {
    const { address } = this.#server;
    for (const player of [host, other])
      player.cookie = (await player.meet(address).enter(player.name)).cookie;
    const seats = [{ kind: 'me' }, { kind: 'open' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
    const made = await host.meet(address).post('/api/tables', { game, visibility: 'public', seats });
    if (made.status !== 200) throw new Unfit(JSON.stringify(made.body));
    const { id } = made.body.table;
    await other.meet(address).post(`/api/tables/${id}/join`);
    for (const [seat, player] of [host, other].entries()) player.sitDown(id, seat);
    const watcher = new Watcher(id, other.cookie);
    await watcher.open(address);
    await host.meet(address).post(`/api/tables/${id}/start`);
    await host.meet(address).post(`/api/tables/${id}/chat`, { text: 'Good luck!' });
    return watcher;
  }

  async #play(player: Player): Promise<void> {
    const { think } = this.#options;
    player.meet(this.#server.address);
    while (!this.#over && !player.finished) {
      let steps = 0;
      await player.play(() => steps++ > 0);
      await pause(think / 2 + this.#rng.below(think));
    }
  }

  /** A backup every few minutes, checked. */
  async #save(): Promise<void> {
    const every = Math.max(30_000, (this.#options.minutes * 60_000) / 6);
    for (let last = performance.now(); !this.#over; await pause(200)) {
      if (performance.now() - last < every) continue;
      last = performance.now();
      const target = scratch();
      const file = join(target.path, 'backup');
      await backupStore(this.#data, file);
      const { wrong } = await checkFile(file);
      target.remove();
      if (wrong.length > 0) throw new Unfit(`a backup is not whole: ${JSON.stringify(wrong.slice(0, 5))}`);
      this.#backups++;
    }
  }

  async #measure(minute: number): Promise<void> {
    const text = await (await fetch(`${this.#server.address}/metrics`)).text();
    const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
    const size = (end: string): number =>
      readdirSync(this.#data)
        .filter((name) => name === STORE + end)
        .reduce((sum, name) => sum + statSync(join(this.#data, name)).size, 0);
    const sample: Sample = {
      minute: round(minute),
      memory: round(figure('process_resident_memory_bytes') / MIB),
      heap: round(figure('nodejs_heap_size_used_bytes') / MIB),
      store: round(size('') / MIB),
      log: round(size('-wal') / MIB),
      lines: figure('clade_lines_total'),
      finished: this.#finished,
    };
    this.#samples.push(sample);
    if (this.#samples.length % RATE === 0) this.#options.note?.(JSON.stringify(sample));
  }

  #report(lines: number): SoakReport {
    const { minutes } = this.#options;
    const samples = this.#samples;
    const window = Math.ceil(Math.min(WINDOW, minutes / 5) * RATE);
    const warm = samples.findIndex(({ minute }) => minute >= Math.min(10, minutes / 3));
    const first = samples.slice(Math.max(0, warm), Math.max(0, warm) + window);
    const last = samples.slice(-window);
    const both = (of: (samples: readonly Sample[]) => number): SoakReport['memory'] => {
      const [then, now] = [of(first), of(last)];
      return { warm: then, end: now, ratio: round(now / then) };
    };
    const bytes = statSync(join(this.#data, STORE)).size;
    return {
      minutes,
      ...this.#counts,
      finished: this.#finished,
      lines,
      backups: this.#backups,
      memory: both((some) => middle(some.map(({ memory }) => memory))),
      alive: both((some) => Math.min(...some.map(({ heap }) => heap))),
      bytesOfLine: Math.round(bytes / lines),
      largestLog: Math.max(...samples.map(({ log }) => log)),
      samples,
    };
  }
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
