import { loadRemarks } from '@clade/bots/remarks';
import {
  type Config,
  commitmentOf,
  configure,
  isRefusal,
  type Log,
  type OptionValue,
  parseLog,
  type Refusal,
  Rng,
  replay,
  type Seat,
  seatsOf,
  type Wire,
} from '@clade/engine';
import type { Line, Snapshot } from '../table/table.ts';
import type { BotFunctions } from './bots.worker.ts';
import { loadGame, UnknownRules } from './games.ts';
import { LocalHost } from './host.ts';
import { type LocalRecord, type LocalSeat, type LocalSetup, logOf, seatOfLog } from './record.ts';
import { calls, type RpcPort, serve } from './rpc.ts';
import { openStore, readRecord, saveRecord } from './store.ts';

/** Tables of this device are played here: the rules, the drafts and the database, away from the page. */

/** What the page is told when a table has changed: the present, and the lines it does not have yet. */
export interface Update {
  readonly table: string;
  readonly snapshot: Omit<Snapshot, 'lines'>;
  readonly from: number;
  readonly lines: readonly Line[];
}

interface Opened {
  host: LocalHost;
  /** How many lines the page has, and as whom it has seen them. */
  told: number;
  viewer: Seat;
}

const open = new Map<string, Opened>();

const bots = calls<BotFunctions>(
  new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }) as RpcPort,
);

function randomText(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Imported and replayed logs are looked at, not played: nothing of them is written. */
async function openHost(record: LocalRecord, kept: boolean): Promise<Opened> {
  const game = await loadGame(record.game, record.rules);
  const host = new LocalHost(
    {
      think: ({ state, seat, bot, seed }) => bots.think(record.game, state, seat, bot, seed),
      advise: ({ state, seat, seed, mine }) => bots.advise(record.game, state, seat, seed, mine),
      save: async (next) => {
        if (!kept) return true;
        const saved = await saveRecord(next);
        if (!saved) void reopen(record.id);
        return saved;
      },
      now: () => Date.now(),
      changed: () => tell(record.id),
    },
    game,
    record,
  );
  const opened: Opened = { host, told: 0, viewer: -2 };
  open.set(record.id, opened);
  tell(record.id);
  opened.host.wake();
  setTimeout(() => void letTalk(record, opened), FIRST_THINGS);
  return opened;
}

/** Milliseconds after which a table that has been opened has what it needs to be played. */
const FIRST_THINGS = 2000;

/** What the characters remark on comes when the table is there; then all lines are told anew. */
async function letTalk({ id, game, seats }: LocalRecord, opened: Opened): Promise<void> {
  if (open.get(id) !== opened) return;
  const bots = seats.map((seat) => (seat.kind === 'bot' ? seat.bot : undefined));
  // Without a line they are silent, and nothing else is missing.
  const remarks = await loadRemarks(game, bots).catch(() => undefined);
  if (remarks === undefined || !(await opened.host.hear(remarks)) || open.get(id) !== opened) return;
  opened.viewer = -2;
  tell(id);
}

/** Another page has gone on with the table: what it kept is the truth. */
async function reopen(id: string): Promise<void> {
  open.get(id)?.host.close();
  const record = await readRecord(id);
  if (record) await openHost(record, true);
}

function tell(id: string): void {
  const opened = open.get(id);
  if (opened?.host === undefined) return;
  const snapshot = opened.host.snapshot();
  // Somebody else looks now, or everything may be known: all lines are told anew.
  const as = opened.host.isOver ? -3 : snapshot.viewer;
  if (as !== opened.viewer) opened.told = 0;
  const lines = opened.host.linesFor(snapshot.viewer, opened.told);
  postMessage({ table: id, snapshot, from: opened.told, lines } satisfies Update);
  opened.viewer = as;
  opened.told += lines.length;
}

async function hostOf(id: string): Promise<LocalHost> {
  const opened = open.get(id);
  if (opened) return opened.host;
  const record = await readRecord(id);
  if (record === undefined) throw new Error('no such table on this device');
  return (await openHost(record, true)).host;
}

type Dealing = 'salt' | 'commitment' | 'secret' | 'shares';

async function newRecord(
  setup: LocalSetup,
  begin: Partial<Pick<LocalRecord, 'rules' | 'moves' | 'position' | 'seed' | Dealing>> = {},
): Promise<LocalRecord | Refusal> {
  const game = await loadGame(setup.game, begin.rules);
  const config = configure(game, setup.seats.length, setup.options);
  if (isRefusal(config)) return config;
  const position = begin.position ?? setup.position;
  const seed = begin.seed ?? setup.seed ?? randomText(24);
  const salt = begin.salt ?? randomText(24);
  const now = Date.now();
  const record: LocalRecord = {
    id: randomText(16),
    game: game.id,
    rules: game.rules,
    name: setup.name,
    options: config.options,
    seats: setup.seats,
    seed,
    salt,
    commitment: begin.commitment ?? commitmentOf(seed, salt),
    ...(begin.secret === undefined ? {} : { secret: begin.secret }),
    ...(begin.shares ? { shares: begin.shares } : {}),
    ...(position ? { position } : {}),
    moves: begin.moves ?? [],
    drafts: [],
    createdAt: now,
    changedAt: now,
    version: 1,
    toAct: [],
  };
  const begun = replay(game, logOf(record));
  if (isRefusal(begun)) return begun;
  if (begun.diverged) return begun.diverged.reason;
  return { ...record, toAct: seatsOf(game.pending(begun.state)) };
}

async function keep(record: LocalRecord | Refusal): Promise<string | Refusal> {
  if (isRefusal(record)) return record;
  await saveRecord(record);
  return record.id;
}

/** A log as a table that can be looked at. */
async function recordOfLog(log: Log, id: string, name: string): Promise<LocalRecord | Refusal> {
  const game = await loadGame(log.header.game);
  const played = replay(game, log);
  if (isRefusal(played)) return played;
  if (played.diverged) return played.diverged.reason;
  const { header, moves } = log;
  const result = game.result(played.state);
  return {
    id,
    game: header.game,
    rules: header.rules,
    name,
    options: game.config(played.state).options as Config['options'],
    seats: header.seats.map(seatOfLog),
    seed: header.seed ?? '',
    salt: header.salt ?? '',
    commitment: header.commitment ?? '',
    ...(header.secret === undefined ? {} : { secret: header.secret }),
    ...(header.shares ? { shares: header.shares } : {}),
    ...(header.position ? { position: header.position } : {}),
    moves,
    drafts: [],
    createdAt: Date.now(),
    changedAt: Date.now(),
    version: 1,
    toAct: [],
    ...(result ? { result } : {}),
    imported: true,
  };
}

async function readLog(text: string, id: string, name: string): Promise<LocalRecord | Refusal> {
  const log = parseLog(text);
  return isRefusal(log) ? log : recordOfLog(log, id, name);
}

const functions = {
  /** Loads the rules of a game, here and for its bots, and opens the database. */
  async warm(game: string): Promise<void> {
    await Promise.all([loadGame(game), bots.warm(game), openStore()]);
  },
  create: async (setup: LocalSetup): Promise<string | Refusal> => keep(await newRecord(setup)),
  /** Opens a table and tells it anew to a page that has nothing of it yet; false when there is none. */
  async open(id: string): Promise<boolean | Refusal> {
    const known = open.get(id);
    if (known) known.viewer = -2;
    try {
      await hostOf(id);
    } catch (error) {
      return error instanceof UnknownRules ? error.refusal : false;
    }
    if (known) tell(id);
    return true;
  },
  close(id: string): void {
    open.get(id)?.host.close();
    open.delete(id);
  },
  play: async (id: string, move: Wire, sure: boolean) => (await hostOf(id)).play(move, sure),
  confirm: async (id: string) => (await hostOf(id)).confirm(),
  undo: async (id: string, to: number) => (await hostOf(id)).undo(to),
  preview: async (id: string, move: Wire) => (await hostOf(id)).preview(move),
  explain: async (id: string, move: Wire) => (await hostOf(id)).explain(move),
  at: async (id: string, n: number) => (await hostOf(id)).at(n),
  course: async (id: string) => (await hostOf(id)).course(),
  hint: async (id: string, n?: number, mine?: readonly Wire[]) => (await hostOf(id)).hint(n, mine),
  exportLog: async (id: string) => (await hostOf(id)).exportLog(),
  verify: async (id: string) => (await hostOf(id)).verify(),
  sit: async (id: string, seat: Seat) => (await hostOf(id)).sit(seat),
  /** Brings in a log that stays in the list of games. */
  importLog: async (text: string, name: string): Promise<string | Refusal> =>
    keep(await readLog(text, randomText(16), name)),
  /** Opens a log to be looked at; nothing is kept. */
  async openLog(text: string, id: string, name: string): Promise<Refusal | undefined> {
    const record = await readLog(text, id, name);
    if (isRefusal(record)) return record;
    await openHost(record, false);
    return undefined;
  },
  /** A new table that goes on from line `n` of another, with other people or bots in its seats. */
  async fork(id: string, n: number, name: string, seats: readonly LocalSeat[]): Promise<string | Refusal> {
    const host = await hostOf(id);
    const { game, rules, options, seed, salt, commitment, secret, shares } = host.record;
    const played = await loadGame(game, rules);
    const begin = host.forkable(n, (s, viewer) => played.sample(s, viewer, new Rng(randomText(24))));
    const mixed = { ...(secret === undefined ? {} : { secret }), ...(shares ? { shares } : {}) };
    const dealt = begin.position ? {} : { seed, salt, commitment, ...mixed };
    const setup = { game, name, options: options as Record<string, OptionValue>, seats };
    return keep(await newRecord(setup, { ...begin, ...dealt, rules }));
  },
};

export type TableFunctions = typeof functions;

serve(self as unknown as RpcPort, functions);
