import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Milliseconds from the start of a server to its look: the first requests go first. */
const AFTER = 5000;

export interface StoreLook {
  /** What is wrong with the store, in words: nothing when all is well; never, when the look is given up. */
  readonly found: Promise<readonly string[]>;
  stop(): void;
}

/** A store that others look after. */
export const NO_LOOK: StoreLook = { found: new Promise(() => undefined), stop: () => undefined };

/**
 * Looks at every page of a store while it is in use, in a process of its own, which nobody waits for: a large store takes
 * minutes, and a thread could not be ended in the middle of it.
 */
export function lookForDamage(path: string, after = AFTER): StoreLook {
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  const found = new Promise<readonly string[]>((done) => {
    timer = setTimeout(() => {
      child = begin(path, done);
    }, after).unref();
  });
  return {
    found,
    stop() {
      clearTimeout(timer);
      child?.kill('SIGKILL');
    },
  };
}

function begin(path: string, done: (found: readonly string[]) => void): ChildProcess {
  const program = fileURLToPath(new URL('./quick-check.ts', import.meta.url));
  const child = spawn(process.execPath, [program, path], { stdio: ['ignore', 'pipe', 'ignore'] });
  child.unref();
  let text = '';
  child.stdout.on('data', (part) => {
    text += String(part);
  });
  child.on('error', () => undefined); // no process can be made: then nobody looks
  child.on('close', (code) => {
    if (code === 0) done(JSON.parse(text) as string[]);
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Then it takes its share.
  }
  return child;
}
