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
  parseLog,
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

// The same answers for the same position, seed and count. Two games of each title are recorded as logs, with the answers of
// every level and style at some of their positions. UPDATE_RECORDED=1 records the answers anew, after a change that is
// meant to change them, and the games where their logs are missing.

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
  /** The move of each bot, on the wire. */
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
  if (isRefusal(log)) throw new Error(log.sentence);
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

function answersOf(game: Game, log: Log): Answer[] {
  const levels = LEVELS.flatMap((level) => [
    level,
    ...(STYLES[game.id] ?? []).map((style) => `${level}:${style}`),
  ]);
  const bots = levels.map((name) => makeBot(name, { game: game.id, scale: SCALE }) as Bot);
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
      const answers = bots.map((bot) => [
        bot.name,
        JSON.stringify(game.toWire(askBot(game, s, seat, bot, new Rng(seed)))),
      ]);
      const { moves, reasons, simulations } = hint(game, s, seat, { level: 'skilled', seed, scale: SCALE });
      const told = moves.map(({ move, chance, points }) => [game.toWire(move), chance, points]);
      found.push({
        at: n - 1,
        kind,
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
      const file = new URL(`${game.id}-${players}.json`, FOLDER);
      const found = answersOf(game, logOf(game, players));
      if (process.env.UPDATE_RECORDED === '1') writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`);
      expect(JSON.parse(JSON.stringify(found))).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    });
  }
}
