import type { Hint } from '@clade/bots';
import { type Config, commitmentOf, configure, type Game, isRefusal } from '@clade/engine';
import type { SentPace } from '@clade/protocol';
import { Shunned } from './accounts/shunned.ts';
import { knownBot } from './bots/known.ts';
import type { Games } from './games.ts';
import { newId, newSeed } from './ids.ts';
import type { ReadLog } from './logs/read-log.ts';
import type { WriteOutcome } from './metrics/metrics.ts';
import { refuseBadPace } from './pace/pace.ts';
import { conflict, forbidden, notFound, Problem, refusedBy } from './problem.ts';
import { Damaged, type Loaded, type Notice, type Storage } from './storage/storage.ts';
import { BrokenLog } from './table/chain.ts';
import { Replays } from './table/history.ts';
import {
  freeSeat,
  isBotAsked,
  isOrderAsked,
  mayWatch,
  type SeatRecord,
  seatOfUser,
  sitting,
  type TableRecord,
  type User,
  type Visibility,
} from './table/record.ts';
import { ServerTable, type TableDeps } from './table/table.ts';
import type { BotQuestion } from './table/thinkers.ts';
import { Overtaken } from './table/writer.ts';

/** What a new table is made of. */
export interface NewTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: readonly NewSeat[];
  readonly visibility?: Visibility;
  readonly name?: string;
  readonly pace?: SentPace;
  /** Lines that spectators are behind. */
  readonly delay?: number | undefined;
}

export type NewSeat =
  | { readonly kind: 'me' | 'open' | 'link' }
  | { readonly kind: 'bot'; readonly bot: string }
  /** Kept for somebody; only a rematch has such seats. */
  | { readonly kind: 'kept'; readonly for: Pick<User, 'id' | 'name'> };

export interface HallOptions {
  readonly storage: Storage;
  readonly games: Games;
  think(question: BotQuestion): Promise<number | undefined>;
  advise(question: BotQuestion): Promise<Hint | undefined>;
  /** Reads a log of a finished game, or refuses it. */
  readLog(text: string): Promise<ReadLog>;
  publish(table: ServerTable, notices: readonly Notice[], draftOf?: number): void;
  alarm(error: unknown, table: string): void;
  /** Hears how changes of tables ended, and how many seconds they took. */
  wrote?(outcome: WriteOutcome, seconds: number): void;
  now?(): number;
  /** Tables of one host that are open or being played. */
  readonly maxTables?: number;
  /** Games of bots alone of one host that are going on. */
  readonly maxBotGames?: number;
  /** Tables kept in memory. */
  readonly maxOpen?: number;
  /** Milliseconds that a table stays there unasked. */
  readonly longestIdle?: number;
}

/** Tries of a change that others are faster with; each time one of them has succeeded. */
const MOST_TRIES = 20;

/** Tables that somebody goes through line by line, whose whole past is in memory. */
const MOST_REPLAYS = 32;

/** Milliseconds that a table stays in memory which nobody asks for: memory follows what is played, not what was. */
const LONGEST_IDLE = 5 * 60_000;

/** All tables of the server. Each is opened once and stays in memory while it is used. */
export class Hall {
  readonly #options: HallOptions;
  readonly #deps: TableDeps;
  readonly #tables = new Map<string, Promise<ServerTable>>();
  /** When they were last asked for, by the clock of the machine. */
  readonly #used = new Map<string, number>();
  readonly #rematches = new Map<string, Promise<ServerTable>>();
  /** Tables that cannot be read: they are told once, and left alone until the server starts anew. */
  readonly #setAside = new Set<string>();
  /** Who does not want to sit with whom. */
  readonly shunned: Shunned;
  #closed = false;

  constructor(options: HallOptions) {
    this.#options = options;
    this.shunned = new Shunned(options.storage);
    this.#deps = {
      storage: options.storage,
      replays: new Replays(MOST_REPLAYS),
      now: options.now ?? Date.now,
      publish: options.publish,
      think: options.think,
      advise: options.advise,
      alarm: options.alarm,
      ...(options.wrote ? { wrote: options.wrote } : {}),
    };
  }

  get storage(): Storage {
    return this.#options.storage;
  }

  /** Tables in memory. */
  get size(): number {
    return this.#tables.size;
  }

  get games(): Games {
    return this.#options.games;
  }

  async create(user: User, wanted: NewTable, rematchOf?: string): Promise<ServerTable> {
    const game = this.games.newest(wanted.game);
    if (game === undefined) throw new Problem(422, 'unknown-game', `There is no game "${wanted.game}".`);
    const config = configure(game, wanted.seats.length, wanted.options ?? {});
    if (isRefusal(config)) throw refusedBy(config);
    if (wanted.pace !== undefined) refuseBadPace(wanted.pace);
    const { maxTables = 50 } = this.#options;
    if ((await this.storage.count(user.id)) >= maxTables) {
      throw new Problem(429, 'too-many-tables', `A person can have ${maxTables} tables at a time.`);
    }
    const seats = wanted.seats.map((seat) => seatRecord(seat, user, wanted));
    if (seats.filter((seat) => seat.kind === 'person').length > 1) {
      throw new Problem(422, 'two-seats', 'You can take one seat.');
    }
    return this.#keep(game, config, user, seats, wanted, rematchOf);
  }

  /** Tables of one person, hosted or joined, that are not over. */
  get mostSeats(): number {
    return 4 * (this.#options.maxTables ?? 50);
  }

  /** Who hosts a table or sits there may not want to sit with everybody; it is not said who it is. */
  async refuseUnwelcome(user: string, record: TableRecord): Promise<void> {
    if (!(await this.shunned.isUnwelcome(user, record))) return;
    throw new Problem(403, 'unwelcome', 'You cannot sit down at this table.');
  }

  async refuseMoreSeats(user: string): Promise<void> {
    if ((await this.storage.seated(user)) < this.mostSeats) return;
    throw new Problem(429, 'too-many-tables', `A person can be at ${this.mostSeats} tables at a time.`);
  }

  /** Bots that play for nobody leave the others their time: a host has few such games going on. */
  async refuseMoreBotGames(record: TableRecord, user: string): Promise<void> {
    const { maxBotGames = 4 } = this.#options;
    if (record.host !== user || record.seats.some(({ kind }) => kind !== 'bot')) return;
    const games = (await this.storage.playing(user)).filter(({ seats }) =>
      seats.every(({ kind }) => kind === 'bot'),
    );
    if (games.length < maxBotGames) return;
    const sentence = `A person can have ${maxBotGames} games of bots alone going on at a time.`;
    throw new Problem(429, 'too-many-bot-games', sentence, { facts: { most: maxBotGames } });
  }

  async #keep(
    game: Game,
    config: Config,
    user: User,
    seats: readonly SeatRecord[],
    wanted: Pick<NewTable, 'name' | 'visibility' | 'pace' | 'delay'>,
    rematchOf?: string,
  ): Promise<ServerTable> {
    const secret = { seed: newSeed(), salt: newId() };
    const record: TableRecord = {
      id: newId(),
      game: game.id,
      rules: game.rules,
      players: config.players,
      options: config.options,
      name: wanted.name ?? `${user.name}'s table`,
      visibility: wanted.visibility ?? 'link',
      status: 'open',
      host: user.id,
      seats,
      createdAt: this.#deps.now(),
      commitment: commitmentOf(secret.seed, secret.salt),
      n: 0,
      toAct: [],
      ...(wanted.visibility === 'public' ? {} : { watch: newId() }),
      ...(wanted.pace ? { pace: wanted.pace } : {}),
      ...(wanted.delay ? { delay: wanted.delay } : {}),
      ...(rematchOf ? { rematchOf } : {}),
    };
    const { notices } = await this.storage.createTable(record, secret);
    const table = await this.open(record.id);
    this.#deps.publish(table, notices);
    return table;
  }

  /**
   * The one table of an id; it is read from the store when nobody has it open. Where other nodes write too, it is as it
   * is in the store now, or at least of a version that somebody knows it to have.
   */
  async open(id: string, version?: number): Promise<ServerTable> {
    const found = this.#tables.get(id);
    if (found !== undefined) {
      const table = await found;
      if (!table.alive || !(await this.#upToDate(table, version))) {
        if (this.#tables.get(id) === found) this.#drop(id);
        void table.retire();
        return this.open(id, version);
      }
      if (this.#tables.get(id) === found) {
        // The last to be asked for is the last to be forgotten.
        this.#tables.delete(id);
        this.#tables.set(id, found);
        this.#used.set(id, performance.now());
        this.#forget();
      }
      return table;
    }
    const opening = this.#read(id);
    this.#tables.set(id, opening);
    this.#used.set(id, performance.now());
    opening.catch(() => this.#drop(id));
    this.#forget();
    const table = await opening;
    table.wake();
    return table;
  }

  #drop(id: string): void {
    this.#tables.delete(id);
    this.#used.delete(id);
  }

  /** Takes in what other nodes have written; false when the table must be opened anew. */
  async #upToDate(table: ServerTable, known: number | undefined): Promise<boolean> {
    const { shared } = this.storage;
    if (shared === undefined) return true;
    const version = known ?? (await shared.version(table.id));
    if (version === undefined || (await table.has(version))) return true;
    // Somebody else may have begun to catch up before that version was written.
    return (await table.catchUp()) && ((await table.has(version)) || table.catchUp());
  }

  /** Lets somebody do something at a table; once more when another node has written it in the meantime. */
  async visit<T>(id: string, work: (table: ServerTable) => Promise<T>): Promise<T> {
    for (let left = MOST_TRIES; ; left--) {
      try {
        return await work(await this.open(id));
      } catch (error) {
        if (left === 0 || !(error instanceof Overtaken)) throw error;
      }
    }
  }

  async #read(id: string): Promise<ServerTable> {
    if (this.#setAside.has(id)) throw new TableDamaged();
    try {
      const loaded = await this.storage.load(id);
      if (loaded === undefined) throw notFound('table');
      return await this.#opened(loaded);
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.#setAside.add(id);
      this.#deps.alarm(error, id);
      throw new TableDamaged();
    }
  }

  #opened(loaded: Loaded): Promise<ServerTable> {
    const { game: id, rules } = loaded.table;
    const game = this.games.find(id, rules);
    if (game === undefined)
      throw new Problem(409, 'unknown-rules', `This server does not know version ${rules} of ${id}.`);
    return ServerTable.open(this.#deps, game, loaded);
  }

  /** Tables that were set aside. */
  get setAside(): number {
    return this.#setAside.size;
  }

  /** Does something at several tables; those that are set aside stay as they are. */
  async visitAll(ids: readonly string[], work: (table: ServerTable) => Promise<void>): Promise<void> {
    for (const id of ids)
      await this.visit(id, work).catch((error: unknown) => {
        if (!(error instanceof TableDamaged)) throw error;
      });
  }

  /** Lets go of tables that nobody has asked for for long, or longest, and that nothing is going on at. */
  #forget(): void {
    const { maxOpen = 2000, longestIdle = LONGEST_IDLE } = this.#options;
    let over = this.#tables.size - maxOpen;
    const before = performance.now() - longestIdle;
    for (const [id, opening] of this.#tables) {
      // The first to come was used longest ago.
      if (over-- <= 0 && (this.#used.get(id) ?? 0) >= before) return;
      void opening.then(
        (table) => {
          if (table.busy || this.#tables.get(id) !== opening) return;
          void table.retire();
          this.#drop(id);
        },
        () => undefined, // who asked for it has been told
      );
    }
  }

  /**
   * The same once more for those who played, each on the next seat. Whoever asks sits down at it: at the table of the
   * first who asked, unless that one was called off.
   */
  async rematch(user: User, id: string): Promise<ServerTable> {
    const old = (await this.open(id)).record;
    const people = old.seats.filter(({ kind }) => kind === 'person');
    // Where bots played alone, it was the game of who made the table.
    if (seatOfUser(old, user.id) < 0 && !(people.length === 0 && old.host === user.id))
      throw forbidden('A rematch is for those who played at this table.');
    if (old.status !== 'finished' && old.status !== 'cancelled') {
      throw conflict('not-over', 'The game at this table is not over.');
    }
    if (old.imported) throw conflict('imported', 'A game that was brought in has no rematch here.');
    const made =
      this.#rematches.get(id) ?? this.#rematch(user, old).finally(() => this.#rematches.delete(id));
    this.#rematches.set(id, made);
    const { id: next } = await made;
    return this.visit(next, async (table) => {
      if (seatOfUser(table.record, user.id) < 0) await this.refuseUnwelcome(user.id, table.record);
      await table.accept(user);
      if (!mayWatch(table.record, user.id))
        throw conflict('full', 'No seat of the rematch is free any more.');
      return table;
    });
  }

  async #rematch(user: User, old: TableRecord): Promise<ServerTable> {
    const { id, rematch } = old;
    const before = rematch === undefined ? undefined : await this.open(rematch);
    if (before !== undefined && before.record.status !== 'cancelled') return before;
    const apart = await this.shunned.apart(user.id);
    const seats = old.seats.map((seat): NewSeat => {
      if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
      if (seat.kind !== 'person' || seat.user === '' || apart.has(seat.user)) return { kind: 'link' };
      if (seat.user === user.id) return { kind: 'me' };
      return { kind: 'kept', for: { id: seat.user, name: seat.name } };
    });
    const table = await this.create(
      user,
      {
        game: old.game,
        options: old.options,
        // Everybody plays what another has played.
        seats: [...seats.slice(-1), ...seats.slice(0, -1)],
        visibility: old.visibility,
        name: old.name,
        ...(old.pace ? { pace: old.pace } : {}),
        ...(old.delay ? { delay: old.delay } : {}),
      },
      id,
    );
    const chosen = await this.visit(id, (over) => over.setRematch(table.id, rematch));
    if (chosen === table.id) return table;
    // Somebody was faster on another node; this one is not needed.
    await this.visit(table.id, (needless) => needless.vote(user.id, 'cancel', true));
    return this.open(chosen);
  }

  /** Brings in a finished game from its log, which is read and replayed in a thread. */
  async import(user: User, text: string): Promise<ServerTable> {
    const read = await this.#options.readLog(text);
    const { game, rules, title, players, options, seats, result, secret, commitment, shares, moves } = read;
    const now = this.#deps.now();
    const record: TableRecord = {
      id: newId(),
      game,
      rules,
      players,
      options,
      name: `${title}: ${seats.join(', ')}`.slice(0, 80),
      visibility: 'link',
      status: 'finished',
      host: user.id,
      seats: seats.map((name): SeatRecord => ({ kind: 'bot', bot: name })),
      createdAt: now,
      endedAt: now,
      commitment,
      ...(shares.length === 0 ? {} : { deal: { shares } }),
      n: moves.length,
      toAct: [],
      result,
      watch: newId(),
      imported: true,
    };
    const entries = moves.map((move) => ({ ...move, at: now }));
    const { notices } = await this.storage.createTable(record, secret, entries);
    const table = await this.open(record.id);
    this.#deps.publish(table, notices);
    return table;
  }

  /** The clock of a table has run out, or would have. */
  async timeUp(id: string): Promise<void> {
    await this.visit(id, (table) => table.timeUp());
  }

  /** Bots of a table that are to act answer once. */
  async playBots(id: string): Promise<void> {
    await this.visit(id, (table) => table.playBots());
  }

  /** A standing order of somebody who is to act at a table answers. */
  async obey(id: string): Promise<void> {
    await this.visit(id, (table) => table.obey());
  }

  /**
   * Opens the tables at which bots or standing orders are to act: they go on by themselves after a restart. Where several nodes share the
   * work, their jobs have survived instead.
   */
  async resume(): Promise<void> {
    if (this.storage.shared) return;
    for (const record of await this.storage.playing()) {
      if (!isBotAsked(record) && !isOrderAsked(record)) continue;
      const { id } = record;
      await new Promise(setImmediate); // requests go first
      if (this.#closed) return;
      await this.open(id).catch((error: unknown) => this.#deps.alarm(error, id));
    }
  }

  /** Waits until every table has written what it was asked to. */
  async close(): Promise<void> {
    this.#closed = true;
    const tables = await Promise.allSettled(this.#tables.values());
    for (const table of tables) {
      if (table.status !== 'fulfilled') continue;
      await table.value.retire();
    }
  }
}

/** A table whose rows or lines are not what was written. The others are played as ever. */
export class TableDamaged extends Problem {
  constructor() {
    super(409, 'damaged', 'This table is damaged, and set aside; the others are not.');
  }
}

/** Did a table fail to open because of what is stored, and not of what happens around it? */
function isDamage(error: unknown): boolean {
  // What is not a record, or not a move, fails wherever somebody looks into it first.
  const kinds = [Damaged, BrokenLog, TypeError, RangeError];
  return kinds.some((kind) => error instanceof kind);
}

function seatRecord(seat: NewSeat, user: User, { game, visibility = 'link' }: NewTable): SeatRecord {
  switch (seat.kind) {
    case 'me':
      return sitting(user);
    case 'link':
      return { kind: 'link', invite: newId() };
    case 'kept':
      return { kind: 'link', invite: newId(), for: seat.for };
    case 'bot':
      return { kind: 'bot', bot: knownBot(seat.bot, game) };
    default:
      return freeSeat(visibility);
  }
}
