import { isRefusal, parseLog, Rng, replay } from '@clade/engine';
import { Games } from '../../src/games.ts';
import { Client, scratch } from '../client.ts';
import { Listener } from '../stream-client.ts';
import { checkLog, checkSeat, readDisk, storedTurn } from './disk.ts';
import { type Counts, Player, pause, type Turn, Unfit } from './player.ts';
import { Killable } from './process.ts';
import { Watcher } from './watcher.ts';

export interface KillOptions {
  readonly kills: number;
  readonly seed: string;
  /** How many requests a server answers in its life at least and at most; then it is killed at any moment. */
  readonly lives: readonly [number, number];
  /** How often each kind of table is there. */
  readonly load: number;
  /** Told after each kill. */
  note?(line: string): void;
}

export interface KillReport extends Counts {
  kills: number;
  tables: number;
  finished: number;
  /** Lines in the logs at the end. */
  lines: number;
  /** Tentative turns that were found in the store after a kill, and requests that were on their way. */
  drafts: number;
  /** Simultaneous choices among them that waited for others. */
  choices: number;
  onTheWay: number;
  /** Events that the watchers got, over all reconnects. */
  events: number;
  /** Lives of the server in which bots went on by themselves at a table where nobody looked. */
  resumed: number;
}

const KINDS = [
  { game: 'evolution', people: 2, bots: [] },
  { game: 'evolution', people: 2, bots: ['random', 'beginner'] },
  { game: 'dominant-species', people: 2, bots: ['random'] },
  { game: 'dominant-species-marine', people: 2, bots: ['random'] },
] as const;

interface Seated {
  readonly kind: (typeof KINDS)[number];
  readonly players: readonly Player[];
  id: string;
}

/** Kills a server under load again and again, and holds what it has acknowledged against what it has kept. */
export async function killAgainAndAgain(options: KillOptions): Promise<KillReport> {
  const folder = scratch();
  try {
    return await new Run(folder.path, options).all();
  } finally {
    folder.remove();
  }
}

class Run {
  readonly #data: string;
  readonly #options: KillOptions;
  readonly #rng: Rng;
  readonly #report: KillReport = {
    kills: 0,
    tables: 0,
    finished: 0,
    lines: 0,
    requests: 0,
    acknowledged: 0,
    unanswered: 0,
    doubled: 0,
    refused: 0,
    drafts: 0,
    choices: 0,
    onTheWay: 0,
    events: 0,
    resumed: 0,
  };
  readonly #seated: Seated[] = [];
  readonly #watchers = new Map<string, Watcher>();
  readonly #all: string[] = [];
  readonly #over = new Set<string>();
  /** The table where only bots play, and how far it was. */
  #lonely = { id: '', n: 0, cookie: '' };
  #server: Killable | undefined;

  constructor(data: string, options: KillOptions) {
    this.#data = data;
    this.#options = options;
    this.#rng = new Rng(options.seed);
  }

  async all(): Promise<KillReport> {
    const { kills, seed, note } = this.#options;
    try {
      let turns = new Map<Player, Turn>();
      for (let i = 0; i <= kills; i++) {
        this.#server = await Killable.server({ CLADE_DATA: this.#data });
        await this.#remembers(turns);
        await this.#open();
        if (i === kills) break;
        await this.#live();
        turns = await this.#check();
        note?.(
          `kill ${i + 1}: ${this.#report.acknowledged} requests acknowledged, ${this.#report.lines} lines`,
        );
      }
      await this.#finish();
      return this.#report;
    } catch (error) {
      throw new Error(`seed ${seed}, after ${this.#report.kills} kills: ${(error as Error).message}`, {
        cause: error,
      });
    } finally {
      await this.#server?.kill();
    }
  }

  get #address(): string {
    return (this.#server as Killable).address;
  }

  /** Tentative turns are as they were, before anybody does anything. */
  async #remembers(turns: ReadonlyMap<Player, Turn>): Promise<void> {
    for (const [player, turn] of turns) {
      const view = await player.meet(this.#address).table(player.table);
      if (view.draft === undefined) throw new Unfit(`${player.name} gets ${JSON.stringify(view)}`);
      const same = view.n === turn.n && JSON.stringify(view.draft.moves) === JSON.stringify(turn.moves);
      const confirmed = view.draft.confirmed === turn.confirmed;
      // A bot may have made the last of the simultaneous choices meanwhile.
      if (!(same && confirmed) && !(view.n > turn.n && (turn.confirmed || turn.moves.length === 0)))
        throw new Unfit(
          `${player.name} finds ${JSON.stringify(view.draft)} instead of ${JSON.stringify(turn)}`,
        );
    }
  }

  /** New tables where there are none, or where a game is over; a watcher at each. */
  async #open(): Promise<void> {
    if (this.#seated.length === 0) {
      for (let i = 0; i < this.#options.load; i++) {
        for (const kind of KINDS)
          this.#seated.push({ kind, players: await this.#people(kind.people), id: '' });
      }
    }
    for (const seated of this.#seated) {
      if (seated.id === '' || seated.players.every((p) => p.finished)) await this.#deal(seated);
    }
    if (this.#lonely.id === '') await this.#bots();
    for (const watcher of this.#watchers.values()) await watcher.open(this.#address);
  }

  async #people(count: number): Promise<Player[]> {
    const players: Player[] = [];
    for (let i = 0; i < count; i++) {
      const seed = `${this.#options.seed} ${this.#seated.length} ${i}`;
      const player = new Player(`Player ${this.#seated.length}.${i}`, new Rng(seed), this.#report);
      player.cookie = (await player.meet(this.#address).enter(player.name)).cookie;
      players.push(player);
    }
    return players;
  }

  async #deal(seated: Seated): Promise<void> {
    const { kind, players } = seated;
    const [host, ...others] = players as [Player, ...Player[]];
    const hosts = host.meet(this.#address);
    const made = await hosts.post('/api/tables', {
      game: kind.game,
      visibility: 'public',
      seats: [
        { kind: 'me' },
        ...others.map(() => ({ kind: 'open' })),
        ...kind.bots.map((bot) => ({ kind: 'bot', bot })),
      ],
    });
    if (made.status !== 200) throw new Unfit(JSON.stringify(made.body));
    seated.id = made.body.table.id;
    for (const other of others) await other.meet(this.#address).post(`/api/tables/${seated.id}/join`);
    for (const [seat, player] of players.entries()) player.sitDown(seated.id, seat);
    const watcher = new Watcher(seated.id, host.cookie);
    await watcher.open(this.#address);
    watcher.collect();
    this.#watchers.set(seated.id, watcher);
    const started = await hosts.post(`/api/tables/${seated.id}/start`);
    if (started.status !== 200) throw new Unfit(JSON.stringify(started.body));
    this.#all.push(seated.id);
    this.#report.tables++;
  }

  async #bots(): Promise<void> {
    const client = await new Client(this.#address).enter('Nobody');
    const seats = Array.from({ length: 6 }, () => ({ kind: 'bot', bot: 'random' }));
    const made = await client.post('/api/tables', { game: 'dominant-species', seats });
    await client.post(`/api/tables/${made.body.table.id}/start`);
    this.#all.push(made.body.table.id);
    this.#report.tables++;
    this.#lonely = { id: made.body.table.id, n: 0, cookie: client.cookie };
  }

  /** Everybody plays; at a random moment the server is killed. */
  async #live(): Promise<void> {
    let stop = false;
    const playing = this.#seated.flatMap(({ players }) =>
      players.map((player) => {
        player.meet(this.#address);
        return player.play(() => stop);
      }),
    );
    const [least, most] = this.#options.lives;
    const enough = this.#report.acknowledged + least + this.#rng.below(most - least + 1);
    let over = false;
    const all = Promise.all(playing).finally(() => {
      over = true;
    });
    all.catch(() => undefined);
    while (!over && this.#report.acknowledged < enough) await pause(1);
    await pause(this.#rng.below(20));
    await this.#server?.kill();
    stop = true;
    await all;
    const complaints = this.#server?.complaints.join('') ?? '';
    if (complaints !== '') throw new Unfit(`the server logged ${complaints}`);
    this.#server = undefined;
    this.#report.kills++;
  }

  /** Holds what is on disk against what was acknowledged; returns the turns as they are stored. */
  async #check(): Promise<Map<Player, Turn>> {
    const disk = await readDisk(this.#data, this.#all);
    for (const loaded of disk.values()) if (!this.#over.has(loaded.table.id)) checkLog(loaded);
    const turns = new Map<Player, Turn>();
    for (const { id, players } of this.#seated) {
      const loaded = disk.get(id)!;
      for (const player of players) {
        checkSeat(player, loaded);
        const stored = storedTurn(loaded, player.seat);
        turns.set(player, stored);
        if (stored.moves.length > 0) this.#report.drafts++;
        if (stored.confirmed) this.#report.choices++;
        if (player.pending) this.#report.onTheWay++;
      }
    }
    for (const [id, watcher] of this.#watchers) {
      watcher.collect();
      watcher.check(disk.get(id)!.table.n);
    }
    const { n } = disk.get(this.#lonely.id)!.table;
    if (n > this.#lonely.n) this.#report.resumed++;
    this.#lonely.n = n;
    this.#report.lines = [...disk.values()].reduce((sum, { entries }) => sum + entries.length, 0);
    for (const { table } of disk.values()) if (table.status === 'finished') this.#over.add(table.id);
    return turns;
  }

  /** Nobody has opened the table of the bots; they play there all the same. */
  async #botsWentOn(): Promise<void> {
    const { id, cookie } = this.#lonely;
    if (this.#over.has(id)) return;
    const client = new Client(this.#address);
    client.cookie = cookie;
    const listener = await Listener.open(client);
    await listener.until((l) => l.lines(id).length > 0);
    listener.close();
  }

  /** The last server lives: what was never answered is answered, everything is told, every log is whole. */
  async #finish(): Promise<void> {
    for (const { players } of this.#seated) {
      for (const player of players) {
        player.meet(this.#address);
        await player.play(() => player.pending === undefined);
        if (player.pending) throw new Unfit(`${player.name} gets no answer`);
      }
    }
    await this.#botsWentOn();
    const games = new Games();
    for (const [id, watcher] of this.#watchers) {
      const client = new Client(this.#address);
      client.cookie = watcher.cookie;
      const { n, table } = await client.table(id);
      await watcher.seen(n);
      watcher.collect();
      this.#report.events += watcher.ids.length;
      if (watcher.lines.length < n) throw new Unfit(`a watcher of ${id} has missed lines`);
      if (table.status !== 'finished') continue;
      this.#report.finished++;
      const log = parseLog(String((await client.get(`/api/tables/${id}/log`)).body));
      if (isRefusal(log) || log.seal !== 'intact') throw new Unfit(`the log of ${id} is not whole`);
      const played = replay(games.find(table.game, table.rules)!, log);
      if (isRefusal(played) || played.diverged) throw new Unfit(`the log of ${id} does not replay`);
      const proof = (await client.get(`/api/tables/${id}/verify`)).body;
      if (!proof.kept || !proof.replayed) throw new Unfit(`the seed of ${id} is another one`);
    }
    await this.#server?.kill();
    this.#server = undefined;
    const disk = await readDisk(this.#data, this.#all);
    for (const loaded of disk.values()) checkLog(loaded);
    for (const { id, players } of this.#seated) for (const p of players) checkSeat(p, disk.get(id)!);
  }
}
