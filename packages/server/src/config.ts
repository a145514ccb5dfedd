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

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment; throws a sentence that names the variable. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ServerConfig {
  const data = resolve(env.CLADE_DATA || './data');
  const logLevel = env.LOG_LEVEL || 'info';
  if (!LEVELS.includes(logLevel))
    throw new Error(`LOG_LEVEL is one of ${LEVELS.join(', ')}, not "${logLevel}".`);
  return {
    host: env.HOST || '127.0.0.1',
    port: wholeNumber(env, 'PORT', 8080, 0, 65_535),
    data,
    secret: env.CLADE_SECRET || keptSecret(data),
    publicUrl: url(env.PUBLIC_URL),
    logLevel,
    botLimit: wholeNumber(env, 'CLADE_BOT_LIMIT', 5000, 10, 600_000),
    botThreads: wholeNumber(env, 'CLADE_BOT_THREADS', 1, 1, 64),
    ratePerMinute: wholeNumber(env, 'CLADE_RATE', 1200, 1, 1_000_000),
    maxTables: wholeNumber(env, 'CLADE_MAX_TABLES', 50, 1, 100_000),
    maxStreams: wholeNumber(env, 'CLADE_MAX_STREAMS', 8, 1, 10_000),
  };
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
    throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

function url(text: string | undefined): string | undefined {
  if (!text) return undefined;
  try {
    return new URL(text).origin;
  } catch {
    throw new Error(`PUBLIC_URL must be an address such as https://clade.example, not "${text}".`);
  }
}

/** A secret of its own for every installation, made at the first start and kept beside the store. */
function keptSecret(data: string): string {
  mkdirSync(data, { recursive: true });
  const file = join(data, 'secret');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}
