import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Everything that can be set from outside, on one page (docs/protocol.md). */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** Folder of the store and the generated secret. */
  readonly data: string;
  /** Signs the cookies of guests. */
  readonly secret: string;
  /** Where people reach the server; decides which origins may write, and whether cookies need https. */
  readonly publicUrl: string | undefined;
  readonly logLevel: string;
  /** Milliseconds a bot may think. */
  readonly botLimit: number;
  readonly botThreads: number;
  /** Requests of one address in a minute, and tables and streams of one person. */
  readonly ratePerMinute: number;
  readonly maxTables: number;
  readonly maxStreams: number;
}

/** Something about the set-up that a person must change: one sentence. */
export class BadSetup extends Error {}

/** Names of the store and of the secret in the data folder. */
export const STORE = 'clade.sqlite';
export const SECRET = 'secret';

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
    publicUrl: url(env.PUBLIC_URL),
    logLevel,
    botLimit: wholeNumber(env, 'CLADE_BOT_LIMIT', 5000, 10, 600_000),
    botThreads: wholeNumber(env, 'CLADE_BOT_THREADS', 1, 1, 64),
    ratePerMinute: wholeNumber(env, 'CLADE_RATE', 1200, 1, 1_000_000),
    maxTables: wholeNumber(env, 'CLADE_MAX_TABLES', 50, 1, 100_000),
    maxStreams: wholeNumber(env, 'CLADE_MAX_STREAMS', 8, 1, 10_000),
  };
  // Last, because it leaves something behind on disk.
  return { ...config, secret: givenSecret(env.CLADE_SECRET) ?? keptSecret(data) };
}

function givenSecret(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length < SHORTEST_SECRET)
    throw new BadSetup(`CLADE_SECRET needs at least ${SHORTEST_SECRET} characters that nobody can guess.`);
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

/** A secret of its own for every installation, made at the first start and kept beside the store. */
function keptSecret(data: string): string {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const kept = readKeptSecret(data);
  if (kept) return kept;
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(join(data, SECRET), secret, { mode: 0o600, flush: true });
  return secret;
}

/** The secret of a data folder, if it has one. */
export function readKeptSecret(data: string): string | undefined {
  const file = join(data, SECRET);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
