import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  type Config,
  configure,
  type Emit,
  type Game,
  type GameEvent,
  isRefusal,
  legalMoves,
  plainRefusal,
  playLogged,
  Rng,
  type State,
  seatsToAct,
  unattended,
  uniform,
  writeLog,
} from '@clade/engine';
import { evolution } from '@clade/evolution';
import type { Seen } from '@clade/wording';
import { afterEach } from 'vitest';
import type { Entry, MenuChoice, Registry } from '../src/entry.ts';
import type { Io } from '../src/io.ts';
import { main } from '../src/main.ts';
import { menuOf } from '../src/menu/menu.ts';
import { findEntry, REGISTRY } from '../src/registry.ts';
import { questionLine, seenBy } from '../src/story.ts';

// Tests expect English, wherever they run.
process.env.LC_ALL = 'C';

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

/** The registry with one game changed in some of its functions. */
export function withGame(changes: Partial<Game>, id = 'evolution'): Registry {
  return REGISTRY.map((entry) =>
    entry.game.id === id ? { ...entry, game: { ...entry.game, ...changes } } : entry,
  );
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

/** A table without people, so that it comes to an end. */
export function config(
  players: number,
  options: Record<string, unknown> = {},
  game: Game = evolution,
): Config {
  const made = configure(game, players, { ...unattended(game), ...options });
  if (isRefusal(made)) throw new Error(plainRefusal(made));
  return made;
}

/** The text of the log of a whole random game. */
export function randomLog(seed: string, players = 3, game: Game = evolution): string {
  const rng = new Rng(seed);
  const seats = Array.from({ length: players }, () => 'random');
  return writeLog(playLogged(game, config(players, {}, game), seed, seats, uniform(game, rng), rng).log);
}

/** A whole random game, stopped at before every move; events go to `emit`. */
export function* randomGame(game: Game, made: Config, seed: string, emit?: Emit): Generator<State, State> {
  const choose = uniform(game, new Rng(seed));
  const s = game.setup(made, seed, emit);
  for (let seats = seatsToAct(game, s); seats.length > 0; seats = seatsToAct(game, s)) {
    yield s;
    const seat = seats[0] ?? 0;
    game.apply(s, seat, choose(s, seat), emit);
  }
  return s;
}

/** What the terminal knows of a game. */
export function entryOf(game: Game): Entry {
  return findEntry(REGISTRY, game.id);
}

/** A table whose past are these events, as the seat sees it that is to act. */
function seenAt(game: Game, s: State, events: readonly GameEvent[]): Seen {
  const seat = seatsToAct(game, s)[0] ?? 0;
  return seenBy(game, s, seat, { lines: [{ n: 1, seat, events }], start: game.view(s, seat) });
}

/** The menu of the seat that is to act. */
export function menuFor(game: Game, s: State, past: readonly GameEvent[] = []): readonly MenuChoice[] {
  const options = legalMoves(game, s, seatsToAct(game, s)[0] ?? 0);
  const wired = options.map((move) => ({ move, wire: game.toWire(move) }));
  return menuOf(entryOf(game), s, seenAt(game, s, past), wired);
}

/** The question that it is asked. */
export function askedFor(game: Game, s: State, made = 0, past: readonly GameEvent[] = []): string {
  const seat = seatsToAct(game, s)[0] ?? 0;
  const legal = legalMoves(game, s, seat).map((move) => game.toWire(move));
  return questionLine(entryOf(game), { legal, made }, seenAt(game, s, past));
}
