import { type DealShare, isPromise, isShare } from './deal.ts';
import { passOver } from './draws.ts';
import { type Emit, type Game, isRefusal, type Refusal, refusal, type Seat, type Wire } from './game.ts';
import { applyChecked } from './moves.ts';
import { type Config, configure, type OptionValue } from './options.ts';
import { hex, sha256 } from './sha256.ts';
import type { State } from './state.ts';
import { versionOf } from './versions.ts';

/** The log is the truth: a header and numbered moves; the state is their fold (docs/log-format.md). */
export const LOG_FORMAT = 1;

export interface LogHeader {
  readonly clade: typeof LOG_FORMAT;
  readonly game: string;
  /** Version of the rules the game was played by. */
  readonly rules: string;
  readonly players: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Who sat where, in words. */
  readonly seats: readonly string[];
  /** A game is dealt from a seed, or goes on from a position. */
  readonly seed?: string;
  readonly position?: Readonly<Record<string, unknown>>;
  /** What was shown before the first move: `commitmentOf` the secret and the salt, which stay hidden until the end. */
  readonly commitment?: string;
  readonly salt?: string;
  /** What the seed is made of, with what people have added to it; the seed itself where this is missing. */
  readonly secret?: string;
  readonly shares?: readonly DealShare[];
}

export interface LoggedMove {
  /** 1-based number. */
  readonly n: number;
  readonly seat: Seat;
  readonly move: Wire;
  /** The number that is drawn next, where a takeback has passed over some (draws.ts). */
  readonly draws?: number;
  /** Of the state after the move. */
  readonly hash: string;
}

export interface Log {
  readonly header: LogHeader;
  readonly moves: readonly LoggedMove[];
}

/** How the closing line of a log fits the lines above it. */
export type Seal = 'intact' | 'broken' | 'missing';

export function logHeader(game: Game, config: Config, seats: readonly string[], seed: string): LogHeader {
  const { players, options } = config;
  return { clade: LOG_FORMAT, game: game.id, rules: config.rules, players, options, seats, seed };
}

/** JSON Lines: header, moves, and a closing line whose digest shows later edits and cuts. */
export function writeLog(log: Log): string {
  const body = [log.header, ...log.moves].map((line) => JSON.stringify(line)).join('\n');
  return `${body}\n${JSON.stringify({ end: log.moves.length, check: digest(body) })}\n`;
}

function digest(text: string): string {
  return hex(sha256(new TextEncoder().encode(text))).slice(0, 16);
}

/** Reads a log; shapes are checked here, legality and hashes by `replay`. */
export function parseLog(text: string): (Log & { readonly seal: Seal }) | Refusal {
  const lines = text.split(/\r?\n/);
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop();
  if (lines.length === 0) return bad(1, 'the file is empty');
  const parsed: Record<string, unknown>[] = [];
  for (const [i, line] of lines.entries()) {
    const value = parseLine(line);
    if (value === undefined)
      return bad(i + 1, 'it is not a JSON object (the file may be cut off or damaged)');
    parsed.push(value);
  }
  const header = readHeader(parsed[0]);
  if (isRefusal(header)) return header;
  const closed = parsed.length > 1 && 'end' in (parsed.at(-1) ?? {});
  const last = closed ? parsed.length - 1 : parsed.length;
  const moves: LoggedMove[] = [];
  for (let i = 1; i < last; i++) {
    const move = readLoggedMove(parsed[i], i, header.players);
    if (isRefusal(move)) return move;
    moves.push(move);
  }
  return { header, moves, seal: closed ? sealOf(lines, parsed, moves.length) : 'missing' };
}

function sealOf(lines: readonly string[], parsed: readonly Record<string, unknown>[], moves: number): Seal {
  const end = parsed[parsed.length - 1];
  const intact = end.end === moves && end.check === digest(lines.slice(0, -1).join('\n'));
  return intact ? 'intact' : 'broken';
}

function parseLine(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function readHeader(h: Record<string, unknown>): LogHeader | Refusal {
  if (h.clade === undefined) return bad(1, 'it has no field "clade", so this is not a Clade log');
  if (h.clade !== LOG_FORMAT)
    return bad(1, `log format ${JSON.stringify(h.clade)} is not known (this is ${LOG_FORMAT})`);
  for (const field of ['game', 'rules'] as const) {
    if (typeof h[field] !== 'string') return bad(1, `field "${field}" is missing or not a string`);
  }
  if (typeof h.players !== 'number') return bad(1, 'field "players" is missing or not a number');
  if (typeof h.options !== 'object' || h.options === null || Array.isArray(h.options)) {
    return bad(1, 'field "options" is missing or not an object');
  }
  if (!Array.isArray(h.seats) || h.seats.length !== h.players || !h.seats.every(isName)) {
    return bad(1, 'field "seats" must name every player');
  }
  if (typeof h.seed !== 'string' && (typeof h.position !== 'object' || h.position === null)) {
    return bad(1, 'one of "seed" (a string) and "position" (an object) is needed');
  }
  for (const field of ['commitment', 'salt', 'secret'] as const) {
    if (h[field] !== undefined && typeof h[field] !== 'string')
      return bad(1, `field "${field}" is not a string`);
  }
  if (h.shares !== undefined && !areShares(h.shares, h.players))
    return bad(1, 'field "shares" is not what people have added to the deal');
  return h as unknown as LogHeader;
}

/** One share of a seat, in the order of the seats. */
function areShares(value: unknown, players: number): value is readonly DealShare[] {
  if (!Array.isArray(value)) return false;
  let next = 0;
  return value.every((x: Partial<DealShare> | null) => {
    const { seat, promise, share } = x ?? {};
    if (!Number.isInteger(seat) || !isPromise(promise) || !(share === undefined || isShare(share)))
      return false;
    const inOrder = (seat as number) >= next && (seat as number) < players;
    next = (seat as number) + 1;
    return inOrder;
  });
}

/** A name in one line: no control characters. */
function isName(value: unknown): boolean {
  return typeof value === 'string' && !/\p{Cc}/u.test(value);
}

function readLoggedMove(m: Record<string, unknown>, n: number, players: number): LoggedMove | Refusal {
  if (m.n !== n) return bad(n + 1, `move ${n} expected, found n = ${JSON.stringify(m.n)}`);
  const { seat } = m;
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= players) {
    return bad(n + 1, `there is no seat ${JSON.stringify(seat)}`);
  }
  if (!Array.isArray(m.move)) return bad(n + 1, 'field "move" is missing or not an array');
  if (typeof m.hash !== 'string') return bad(n + 1, 'field "hash" is missing or not a string');
  if (m.draws !== undefined && !isCount(m.draws))
    return bad(n + 1, 'field "draws" is not the number of a random number');
  return m as unknown as LoggedMove;
}

/** As far as positions count (`readRandom`). */
function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 1e9;
}

function bad(line: number, reason: string): Refusal {
  return refusal('bad-log', '', { line, reason });
}

/** The state a log begins with, by the version of the rules that it names. */
export function openLog(game: Game, header: LogHeader, emit?: Emit): State | Refusal {
  if (header.game !== game.id) {
    return refusal('other-game', '', {
      game: header.game,
    });
  }
  const version = versionOf(game, header.rules);
  if (version === undefined) {
    return refusal('other-rules', '', { log: header.rules, program: game.rules });
  }
  const config = configure(version, header.players, header.options);
  if (isRefusal(config)) return config;
  if (header.position === undefined) return version.setup(config, header.seed ?? '', emit);
  const s = version.readPosition(header.position);
  if (!isRefusal(s) && JSON.stringify(sorted(game.config(s))) !== JSON.stringify(sorted(config))) {
    return refusal('bad-log', '', { reason: 'the header and the position differ in players or options' });
  }
  return s;
}

/** A configuration with its options in one order, for comparison. */
function sorted({ rules, players, options }: Config): unknown {
  return [rules, players, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))];
}

export interface Replay {
  readonly state: State;
  /** Number of moves folded. */
  readonly n: number;
  /** The move that did not do what the log says: illegal, or another state than its hash names. */
  readonly diverged?: { readonly n: number; readonly reason: Refusal };
}

export interface ReplayOptions {
  /** Stop after this many moves. */
  readonly to?: number;
  readonly emit?: Emit;
  /** Called with the state before each move is made. */
  readonly before?: (s: State, move: LoggedMove) => void;
}

/** Folds a log, checking every move and every hash; stops at the first that does not fit. */
export function replay(game: Game, log: Log, options: ReplayOptions = {}): Replay | Refusal {
  const opened = openLog(game, log.header, options.emit);
  if (isRefusal(opened)) return opened;
  const to = Math.min(options.to ?? log.moves.length, log.moves.length);
  for (let i = 0; i < to; i++) {
    const line = log.moves[i];
    const passed = line.draws === undefined ? undefined : passOver(opened, line.draws);
    options.before?.(opened, line);
    const move = passed ?? game.fromWire(line.move);
    const refused = isRefusal(move) ? move : applyChecked(game, opened, line.seat, move, options.emit);
    if (refused) return { state: opened, n: i, diverged: { n: line.n, reason: refused } };
    const found = game.hash(opened);
    if (found !== line.hash) {
      const reason = refusal('hash', '', {
        n: line.n,
        found,
        expected: line.hash,
      });
      return { state: opened, n: i + 1, diverged: { n: line.n, reason } };
    }
  }
  return { state: opened, n: to };
}
