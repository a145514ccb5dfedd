import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import webPush from 'web-push';

/** Identifies this server to the push services of browsers. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Everything that can be set from outside, on one page (docs/protocol.md). */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** Folder of the store and the generated secret. */
  readonly data: string;
  /** The PostgreSQL that several nodes share; without one the store is a file in the data folder. */
  readonly database: string | undefined;
  /** Signs the cookies of guests; empty when the database keeps it. */
  readonly secret: string;
  /** Where people reach the server; decides which origins may write, and whether cookies need https. */
  readonly publicUrl: string | undefined;
  readonly logLevel: string;
  /** Seconds from the signal to stop, when the server says that it is not ready, until it refuses what comes. */
  readonly drain: number;
  /** Who says this may read the metrics from afar. */
  readonly metricsToken: string | undefined;
  /** Who has this, on the same machine, may do what `clade admin` does; none where a database is shared. */
  readonly adminToken: string | undefined;
  /** Milliseconds a bot may think. */
  readonly botLimit: number;
  /** Bots that think at a time; a node with 0 leaves them to the workers. */
  readonly botThreads: number;
  /** Requests of one address in a minute, and tables and streams of one person. */
  readonly ratePerMinute: number;
  readonly maxTables: number;
  /** Games of bots alone of one person. */
  readonly maxBotGames: number;
  readonly maxStreams: number;
  /** Streams of one address. */
  readonly maxStreamsOfAddress: number;
  /** Folder of the built web client; without an index page in it there is the interface only. */
  readonly web: string;
  readonly vapid: VapidKeys;
  /** The server that takes letters, and whom they come from; none when there is no mail. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
}

/** Something about the set-up that a person must change: one sentence. */
export class BadSetup extends Error {}

/** Names in the data folder: the store, and what is made at the first start and kept. */
export const STORE = 'clade.sqlite';
export const KEPT = { secret: 'secret', vapid: 'vapid.json' } as const;
/** Opens the running server to `clade admin`; it stays with its folder. */
export const ADMIN_TOKEN = 'admin';

const SHORTEST_SECRET = 16;
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment; throws a sentence that names the variable. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ServerConfig {
  const data = resolve(env.CLADE_DATA || './data');
  const logLevel = env.LOG_LEVEL || 'info';
  if (!LEVELS.includes(logLevel))
    throw new BadSetup(`LOG_LEVEL is one of ${LEVELS.join(', ')}, not "${logLevel}".`);
  const config = {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 8080, 0, 65_535),
    data,
    database: database(env.DATABASE_URL),
    publicUrl: url(env.PUBLIC_URL),
    logLevel,
    drain: wholeNumber(env, 'CLADE_DRAIN', 0, 0, 600),
    metricsToken: givenSecret('CLADE_METRICS_TOKEN', env.CLADE_METRICS_TOKEN),
    botLimit: wholeNumber(env, 'CLADE_BOT_LIMIT', 5000, 10, 600_000),
    // A single node has nobody to leave its bots to.
    botThreads: wholeNumber(env, 'CLADE_BOT_THREADS', 1, env.DATABASE_URL ? 0 : 1, 64),
    ratePerMinute: wholeNumber(env, 'CLADE_RATE', 1200, 1, 1_000_000),
    maxTables: wholeNumber(env, 'CLADE_MAX_TABLES', 50, 1, 100_000),
    maxBotGames: wholeNumber(env, 'CLADE_MAX_BOT_GAMES', 4, 0, 100_000),
    maxStreams: wholeNumber(env, 'CLADE_MAX_STREAMS', 8, 1, 10_000),
    maxStreamsOfAddress: wholeNumber(env, 'CLADE_MAX_STREAMS_OF_ADDRESS', 500, 1, 10_000),
    mail: mail(env.SMTP_URL, env.CLADE_MAIL_FROM, url(env.PUBLIC_URL)),
    web: resolve(env.CLADE_WEB || fileURLToPath(new URL('../../web/dist', import.meta.url))),
  };
  const secret = givenSecret('CLADE_SECRET', env.CLADE_SECRET);
  const vapid = givenVapid(env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY);
  // A database keeps them for all its nodes, and is asked when it is opened.
  if (config.database)
    return { ...config, secret: secret ?? '', vapid: vapid ?? NO_KEYS, adminToken: undefined };
  // Last, because it leaves something behind on disk.
  return {
    ...config,
    secret: secret ?? kept(data, KEPT.secret, newSecret),
    vapid: vapid ?? (JSON.parse(kept(data, KEPT.vapid, newVapid)) as VapidKeys),
    adminToken: kept(data, ADMIN_TOKEN, newSecret),
  };
}

const NO_KEYS: VapidKeys = { publicKey: '', privateKey: '' };

/** The same with what all nodes of a database have in common. */
export async function sharedConfig(
  config: ServerConfig,
  keep: (name: string, make: () => string) => Promise<string>,
): Promise<ServerConfig> {
  const { secret, vapid } = config;
  return {
    ...config,
    secret: secret || (await keep(KEPT.secret, newSecret)),
    vapid: vapid === NO_KEYS ? (JSON.parse(await keep(KEPT.vapid, newVapid)) as VapidKeys) : vapid,
  };
}

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function givenSecret(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length < SHORTEST_SECRET)
    throw new BadSetup(`${name} needs at least ${SHORTEST_SECRET} characters that nobody can guess.`);
  return text;
}

function database(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new BadSetup('DATABASE_URL must be an address such as postgresql://user:password@host/database.');
  return text;
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  byDefault: number,
  min: number,
  max: number,
): number {
  const text = env[name];
  if (text === undefined || text === '') return byDefault;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new BadSetup(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

function url(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const address = URL.parse(text);
  if (address?.protocol !== 'http:' && address?.protocol !== 'https:')
    throw new BadSetup(`PUBLIC_URL must be an address such as https://clade.example, not "${text}".`);
  return address.origin;
}

/** Letters hold links, so the server must know where it is. */
function mail(
  smtp: string | undefined,
  from: string | undefined,
  publicUrl: string | undefined,
): ServerConfig['mail'] {
  if (!smtp) return undefined;
  const address = URL.parse(smtp);
  if (address?.protocol !== 'smtp:' && address?.protocol !== 'smtps:')
    throw new BadSetup('SMTP_URL must be an address such as smtp://name:password@mail.example:587.');
  if (publicUrl === undefined) throw new BadSetup('SMTP_URL needs PUBLIC_URL: letters hold links.');
  return { url: smtp, from: from || `Clade <clade@${new URL(publicUrl).hostname}>` };
}

function givenVapid(publicKey: string | undefined, privateKey: string | undefined): VapidKeys | undefined {
  if (!publicKey && !privateKey) return undefined;
  if (!publicKey || !privateKey || publicOf(privateKey) !== publicKey.replace(/=+$/, ''))
    throw new BadSetup('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair of keys; give both, or none.');
  return { publicKey, privateKey };
}

/** The public key that belongs to a private one; undefined when it is none. */
function publicOf(privateKey: string): string | undefined {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey().toString('base64url');
  } catch {
    return undefined;
  }
}

function newVapid(): string {
  return JSON.stringify(webPush.generateVAPIDKeys());
}

/** Something of its own for every installation, made at the first start and kept beside the store. */
function kept(data: string, name: string, make: () => string): string {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const found = readKept(data, name);
  if (found) return found;
  const made = make();
  writeFileSync(join(data, name), made, { mode: 0o600, flush: true });
  return made;
}

/** What a data folder keeps under a name, if it does. */
export function readKept(data: string, name: string): string | undefined {
  const file = join(data, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
