import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, to be killed at any moment. */
export class KillableServer {
  readonly address: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  static async start(data: string): Promise<KillableServer> {
    const child = spawn(process.execPath, [fileURLToPath(new URL('./child.ts', import.meta.url))], {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        CLADE_DATA: data,
        LOG_LEVEL: 'error',
        CLADE_RATE: '1000000',
        CLADE_MAX_TABLES: '10000',
        CLADE_MAX_STREAMS: '100',
        CLADE_BOT_LIMIT: '60000',
      },
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
    const server = new KillableServer(child, address);
    child.stdout.on('data', (text) => server.complaints.push(String(text)));
    child.stderr.on('data', (text) => server.complaints.push(String(text)));
    return server;
  }

  /** What it logged as an error. */
  readonly complaints: string[] = [];

  /** SIGKILL: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}
