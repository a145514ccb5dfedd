import { Client, type ClientConfig, Pool, types } from 'pg';
import { Damaged, Unreachable, Unwritable } from '../storage.ts';
import { SCHEMA } from './migrations.ts';

const INT8 = 20;
/** Milliseconds; a server that does not answer is taken for one that is not there. */
const LONGEST_CONNECT = 5000;

/** Our numbers are whole and stay below 2^53. */
const numbers: ClientConfig['types'] = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format as 'text')) as typeof types.getTypeParser,
};

function settings(url: string): ClientConfig {
  return {
    connectionString: url,
    types: numbers,
    connectionTimeoutMillis: LONGEST_CONNECT,
    keepAlive: true,
    application_name: 'clade',
    // Statements are few, short and prepared: how they are carried out need not be thought about each time.
    options: `-c search_path=${SCHEMA} -c plan_cache_mode=force_generic_plan -c jit=off`,
  };
}

export function makePool(url: string, max: number): Pool {
  const pool = new Pool({ ...settings(url), max });
  // A connection was lost: who waits for an answer is told, and the next query makes another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** The code for which the queue waits and tries again; it does not know that a server may be gone altogether. */
const CANNOT_CONNECT_NOW = '57P03';

/**
 * Connections for the queue. What it has done it writes down until that succeeds, but only after errors that it takes
 * for passing; others it throws where nobody catches them. To it, every lost connection is a passing one.
 */
export function makeQueuePool(url: string, max: number): Pool {
  const pool = makePool(url, max);
  const passing = (error: unknown): never => {
    if (isLost(error)) (error as { code: string }).code = CANNOT_CONNECT_NOW;
    throw error;
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const asked = query(...args);
      return asked instanceof Promise ? asked.catch(passing) : asked;
    }) as typeof client.query;
  });
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.connect = ((...args: unknown[]) => {
    // What was not written down before the end is done once more by somebody else.
    if (pool.ending) return new Promise(() => undefined);
    const asked = connect(...args);
    return asked instanceof Promise ? asked.catch(passing) : asked;
  }) as typeof pool.connect;
  return pool;
}

export function makeClient(url: string): Client {
  const client = new Client(settings(url));
  client.on('error', () => undefined); // `end` tells
  return client;
}

/** Is this a failure of the connection, not of what was asked? */
export function isLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return (
    error instanceof Unreachable ||
    /^(08|57P0)/.test(code) ||
    /^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|NOENT)/.test(code) ||
    /^(Connection terminated|Client has encountered|timeout expired|timeout exceeded)/.test(message)
  );
}

/** What is wrong with the disk of the database: full, read-only, input or output. */
const DISK = ['53100', '25006', '58030'];

/** A page of a table or of an index is not what was written. */
const CORRUPT = ['XX001', 'XX002'];

/** What a query failed with, in our terms. */
export function failure(error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message: string };
  if (isLost(error)) return new Unreachable(`the store cannot be reached: ${message}`);
  if (CORRUPT.includes(code)) return new Damaged(message);
  return DISK.includes(code) ? new Unwritable(`the store cannot be written: ${message}`) : error;
}
