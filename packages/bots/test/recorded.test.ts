import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import {
  type Config,
  configure,
  type Game,
  isRefusal,
  type Log,
  legalMoves,
  type Move,
  parseLog,
  plainRefusal,
  playLogged,
  Rng,
  replay,
  type Seat,
  type State,
  unattended,
  writeLog,
} from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { askBot, type Bot, hint, makeBot } from '../src/index.ts';

// The same answers for the same position, seed and count. Two games of each title are recorded as logs (`.jsonl`), with the
// answers of every level and style at some of their positions (`.answers.jsonl`, a question on each line).
// UPDATE_RECORDED=1 records the answers anew, after a change that is meant to change them, and the games where their logs
// are missing.

const FOLDER = new URL('./recorded/', import.meta.url);
const LEVELS = ['beginner', 'casual', 'skilled', 'expert'];
const STYLES: Readonly<Record<string, readonly string[]>> = {
  evolution: ['hunter', 'grower', 'opportunist'],
  'dominant-species': ['hunter', 'grower', 'scholar'],
  'dominant-species-marine': ['hunter', 'grower', 'ruler'],
};
const GAMES: readonly Game[] = [evolution, dominantSpecies, dominantSpeciesMarine];
/** Part of the usual simulations. */
const SCALE = 0.02;
/** Which questions of a kind are asked, by their number in the game; Evolution has few kinds. */
const ASKED = [1, 6, 30];
const ASKED_EVOLUTION = [1, 3, 6, 9, 12, 16, 20, 25, 30];

interface Answer {
  /** Moves made before the question. */
  readonly at: number;
  readonly kind: string;
  /** The moves that were answered, on the wire. */
  readonly moves: readonly unknown[];
  /** For each level the number of the move that each style answered; the plain player first. */
  readonly answers: Readonly<Record<string, string>>;
  /** What a hint says: move, chance of winning, expected points, features of the first reason. */
  readonly hint: readonly unknown[];
}

function logOf(game: Game, players: number): Log {
  const file = new URL(`${game.id}-${players}.jsonl`, FOLDER);
  if (process.env.UPDATE_RECORDED === '1' && !existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, writeLog(played(game, players)));
  }
  const log = parseLog(readFileSync(file, 'utf8'));
  if (isRefusal(log)) throw new Error(plainRefusal(log));
  return log;
}

/** A game of beginners of different styles; the last seat plays at random. */
function played(game: Game, players: number): Log {
  const names = ['beginner', ...(STYLES[game.id] ?? []).map((style) => `beginner:${style}`)];
  const seats = Array.from({ length: players }, (_, p) =>
    p === players - 1 ? 'random' : (names[p] as string),
  );
  const bots = seats.map((name) => makeBot(name) as Bot);
  const config = configure(game, players, unattended(game)) as Config;
  const rng = new Rng('recorded');
  const choose = (s: State, seat: Seat) => askBot(game, s, seat, bots[seat] as Bot, rng);
  return playLogged(game, config, `recorded ${players}`, seats, choose, rng).log;
}

/** All players of a level: the plain one and one of each style. */
function playersOf(game: Game, level: string): Bot[] {
  const names = [level, ...(STYLES[game.id] ?? []).map((style) => `${level}:${style}`)];
  return names.map((name) => makeBot(name, { game: game.id, scale: SCALE }) as Bot);
}

function answersOf(game: Game, log: Log): Answer[] {
  const levels = LEVELS.map((level) => ({ level, bots: playersOf(game, level) }));
  const seen = new Map<string, number>();
  const found: Answer[] = [];
  const asked = game.id === evolution.id ? ASKED_EVOLUTION : ASKED;
  const { diverged } = replay(game, log, {
    before(s, { n, seat }) {
      if (legalMoves(game, game.inOrder(s), seat).length < 2) return;
      const { kind } = game.decision(s, seat);
      const number = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, number);
      if (!asked.includes(number)) return;
      const seed = `question ${n}`;
      const given: Move[] = [];
      const numberOf = (bot: Bot): string => {
        const move = askBot(game, s, seat, bot, new Rng(seed));
        if (!given.includes(move)) given.push(move);
        return given.indexOf(move).toString(36);
      };
      const answers = levels.map(({ level, bots }) => [level, bots.map(numberOf).join('')]);
      const { moves, reasons, simulations } = hint(game, s, seat, { level: 'skilled', seed, scale: SCALE });
      const told = moves.map(({ move, chance, points }) => [game.toWire(move), chance, points]);
      found.push({
        at: n - 1,
        kind,
        moves: given.map((move) => game.toWire(move)),
        answers: Object.fromEntries(answers),
        hint: [simulations, told, reasons],
      });
    },
  }) as { diverged?: unknown };
  expect(diverged).toBeUndefined();
  return found;
}

for (const game of GAMES) {
  for (const players of [2, 4]) {
    test(`${game.id}, ${players} players: every level and style answers as it did`, () => {
      const file = new URL(`${game.id}-${players}.answers.jsonl`, FOLDER);
      const lines = answersOf(game, logOf(game, players)).map((answer) => JSON.stringify(answer));
      if (process.env.UPDATE_RECORDED === '1') writeFileSync(file, `${lines.join('\n')}\n`);
      expect(lines).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'));
    });
  }
}
