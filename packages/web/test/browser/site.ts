import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

export interface Site {
  readonly address: string;
  /** Ends the process at once, as a crash would. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The server as people run it, in a process of its own, with the built page and an empty data folder. */
export async function startSite(): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'clade-site-'));
  let { child, address } = await spawnServer(data, '0');
  return {
    get address() {
      return address;
    },
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      ({ child, address } = await spawnServer(data, new URL(address).port));
    },
    async stop() {
      await end(child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function spawnServer(data: string, port: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['packages/cli/bin/clade.mjs', 'serve', '--port', port], {
    cwd: root,
    env: { ...process.env, CLADE_DATA: data, LOG_LEVEL: 'silent', CLADE_RATE: '100000' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((done, fail) => {
    let said = '';
    const hear = (part: Buffer): void => {
      said += String(part);
      const [, address] = /Clade is at (\S+)/.exec(said) ?? [];
      if (address) done({ child, address });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.on('exit', () => done());
    child.kill(signal);
  });
}
