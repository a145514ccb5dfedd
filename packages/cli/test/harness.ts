import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type Config, configure, isRefusal, playLogged, Rng, uniform, writeLog } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { afterEach } from 'vitest';
import type { Registry } from '../src/entry.ts';
import type { Io } from '../src/io.ts';
import { main } from '../src/main.ts';
import { REGISTRY } from '../src/registry.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly registry?: Registry;
  readonly errTTY?: boolean;
  readonly columns?: number;
}

/** Runs a command in-process with captured streams. */
export async function clade(argv: readonly string[], options: RunOptions = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    input: Readable.from([options.input ?? '']),
    isTTY: false,
    errTTY: options.errTTY ?? false,
    colour: false,
    columns: options.columns ?? 80,
    rows: 24,
    real: false,
  };
  const code = await main(argv, io, options.registry);
  return { code, out, err };
}

/** The registry with Evolution changed in some of its functions. */
export function withGame(changes: Partial<typeof evolution>): Registry {
  return REGISTRY.map((entry) => ({ ...entry, game: { ...evolution, ...changes } }));
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is gone after the test. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clade-'));
  folders.push(folder);
  return folder;
}

/** Writes a file into a folder of its own and returns its path. */
export function fileWith(text: string, name = 'file.json'): string {
  const path = join(scratch(), name);
  writeFileSync(path, text);
  return path;
}

export function config(players: number, options: Record<string, unknown> = {}): Config {
  const made = configure(evolution, players, options);
  if (isRefusal(made)) throw new Error(made.sentence);
  return made;
}

/** The text of the log of a whole random game. */
export function randomLog(seed: string, players = 3): string {
  const rng = new Rng(seed);
  const seats = Array.from({ length: players }, () => 'random');
  return writeLog(playLogged(evolution, config(players), seed, seats, uniform(evolution, rng), rng).log);
}
