import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  CLADE_RATE: '1000000',
  CLADE_MAX_TABLES: '10000',
  CLADE_MAX_STREAMS: '100',
  CLADE_BOT_LIMIT: '60000',
};

/** A server or a worker in a process of its own, to be killed at any moment. */
export class Killable {
  readonly address: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  static server(env: NodeJS.ProcessEnv): Promise<Killable> {
    return Killable.#start(new URL('./child.ts', import.meta.url), env);
  }

  static worker(env: NodeJS.ProcessEnv): Promise<Killable> {
    return Killable.#start(new URL('./child-worker.ts', import.meta.url), env);
  }

  static async #start(module: URL, env: NodeJS.ProcessEnv): Promise<Killable> {
    const child = spawn(process.execPath, [fileURLToPath(module)], {
      env: { ...process.env, ...SETTINGS, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    child.stderr.on('data', (text) => {
      err += String(text);
    });
    const address = await new Promise<string>((done, fail) => {
      child.stdout.on('data', (text) => {
        out += String(text);
        const line = /^http:\S+$/m.exec(out);
        if (line) done(line[0]);
      });
      child.on('exit', (code) => fail(new Error(`the server ended with ${code}: ${err}${out}`)));
    });
    const server = new Killable(child, address);
    child.stdout.on('data', (text) => server.complaints.push(String(text)));
    child.stderr.on('data', (text) => server.complaints.push(String(text)));
    return server;
  }

  /** Has it ended without being told to? */
  get died(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** What it logged as an error. */
  readonly complaints: string[] = [];

  /** It stands still, and does not know it. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  wake(): void {
    this.#child.kill('SIGCONT');
  }

  /** SIGKILL: no handler runs, nothing is flushed. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** SIGTERM: it finishes what it has begun. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.died) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }
}
