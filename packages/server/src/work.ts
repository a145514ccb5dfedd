import { Accounts } from './accounts/account.ts';
import { Once } from './accounts/once.ts';
import { BotPool } from './bots/pool.ts';
import type { ServerConfig } from './config.ts';
import { Games } from './games.ts';
import { Hall } from './hall.ts';
import type { Handler, Jobs } from './jobs/jobs.ts';
import { type JobStore, LocalJobs } from './jobs/local.ts';
import { LogReader } from './logs/reader.ts';
import { Metrics } from './metrics/metrics.ts';
import { Presence } from './nodes/presence.ts';
import { createNotices, type Notices } from './notices/notices.ts';
import { PostgresJobs } from './storage/postgres/jobs.ts';
import { PostgresStorage } from './storage/postgres/storage.ts';
import type { Notice, Storage } from './storage/storage.ts';
import type { ServerTable } from './table/table.ts';
import { BOT_JOBS } from './table/writer.ts';

/** What is said about the everyday of a server; fastify's and pino's loggers are such. */
export interface WorkLog {
  error(facts: object, what: string): void;
  warn(facts: object, what: string): void;
}

export interface WorkOptions {
  readonly config: ServerConfig;
  readonly storage: Storage;
  readonly log: WorkLog;
  readonly games?: Games | undefined;
  /** The clock; tests move it. */
  readonly now?: (() => number) | undefined;
  /** Notices to any machine, after so many milliseconds; for tests. */
  readonly push?: { readonly anywhere: boolean; readonly delay: number } | undefined;
  /** Tells the clients of this node. */
  publish?(table: ServerTable, notices: readonly Notice[], draftOf?: number): void;
}

/** Everything that is done without anybody asking over the wire: a server and a worker have the same. */
export interface Work {
  readonly hall: Hall;
  readonly games: Games;
  readonly jobs: Jobs;
  readonly notices: Notices;
  readonly accounts: Accounts;
  readonly once: Once;
  readonly presence: Presence;
  readonly metrics: Metrics;
  /** Begins with what was left from before. */
  start(): Promise<void>;
  /** Finishes what was begun, and closes the store. */
  close(): Promise<void>;
}

/** Jobs at a time besides the bots. */
const MOST_JOBS = 4;
/** Tables whose bots a node takes on at a time: among them the pool shares its threads fairly. */
const MOST_DEEP = 12;
const MOST_QUICK = 4;

export function createWork(options: WorkOptions): Work {
  const { config, storage, log, games = new Games(), now = Date.now, push, publish } = options;
  const metrics = new Metrics();
  const presence = new Presence(storage.shared);
  const jobs = makeJobs(options, (kind, handler) => metrics.timed(kind, handler));
  const pool = new BotPool({
    threads: Math.max(config.botThreads, 1),
    limit: config.botLimit,
    alarm: (error) => log.error({ err: error }, 'bot'),
  });
  const reader = new LogReader();
  const hall = new Hall({
    storage,
    games,
    maxTables: config.maxTables,
    maxBotGames: config.maxBotGames,
    now,
    think: (question) => metrics.thought(question.game.id, pool.think(question)),
    advise: (question) => pool.advise(question),
    readLog: (text) => reader.read(text),
    wrote: (outcome, seconds) => metrics.wrote(outcome, seconds),
    publish: (table, notices, draftOf) => {
      for (const { kind, from, n } of notices) if (kind === 'moves') metrics.lines(n - from);
      publish?.(table, notices, draftOf);
      if (notices.length > 0) told.notifier.changed(table);
    },
    alarm: (error, table) => log.error({ err: error, table }, 'table'),
  });
  const accounts = new Accounts(storage, now);
  const once = new Once(storage, jobs, now);
  const told = createNotices({
    config,
    storage,
    jobs,
    accounts,
    present: (user) => presence.present(user),
    open: (id) => hall.open(id),
    alarm: (error, table) => log.warn({ err: error, ...(table ? { table } : {}) }, 'notice'),
    now,
    push,
  });
  // A node without threads for bots leaves them to the workers.
  if (config.botThreads > 0)
    for (const kind of [BOT_JOBS.deep, BOT_JOBS.quick]) jobs.handle(kind, ({ key }) => hall.playBots(key));
  jobs.handle('order', ({ key }) => hall.obey(key));
  jobs.handle('clock', ({ key }) => hall.timeUp(key));

  metrics.gauge('clade_tables_in_memory', 'Tables that are open in this process', () => hall.size);
  metrics.gauge('clade_tables_set_aside', 'Damaged tables that were met', () => hall.setAside);
  metrics.gauge('clade_bots_waiting', 'Questions that wait for a bot to be free', () => pool.waiting);

  return {
    hall,
    games,
    jobs,
    notices: told,
    accounts,
    once,
    presence,
    metrics,
    async start() {
      await jobs.start();
      await hall.resume();
      await told.notifier.resume();
    },
    async close() {
      await told.notifier.close();
      await jobs.close();
      await pool.close();
      await hall.close();
      presence.close();
      await storage.close();
    },
  };
}

function makeJobs(
  { storage, config, log, now = Date.now }: WorkOptions,
  timed: (kind: string, handler: Handler) => Handler,
): Jobs {
  const alarm = (error: unknown, { kind, key }: { kind: string; key: string }): void =>
    log.error({ err: error, kind, key }, 'job');
  if (storage instanceof PostgresStorage)
    return new PostgresJobs({
      store: storage,
      most: config.botThreads > 0 ? MOST_DEEP + MOST_JOBS : MOST_JOBS,
      express: { kinds: [BOT_JOBS.quick], most: MOST_QUICK },
      alarm,
      timed,
    });
  return new LocalJobs({ store: storage as Storage & JobStore, now, alarm, timed });
}
