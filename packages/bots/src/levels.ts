import { type Refusal, refusal } from '@clade/engine';
import type { Bot } from './bot.ts';
import { BRAINS, brainOf } from './brains.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { type Level, type SearcherOptions, searcher } from './searcher.ts';

/**
 * The levels with a brain. `beginner` plays by a policy; each of the others thinks longer than the one below, sees more
 * candidates and looks further. What a grade thinks with, what it overlooks and which questions it leaves to its policy is
 * told by the brain of the game. None errs by chance.
 */
const LEVELS: readonly Level[] = [
  { name: 'beginner', ms: 5, width: 1, depth: 0, grade: 0 },
  { name: 'casual', ms: 50, width: 2, depth: 2, grade: 1 },
  { name: 'skilled', ms: 500, width: 6, depth: 12, grade: 2 },
  { name: 'expert', ms: 2000, width: 48, depth: 24, grade: 3 },
];

const SIMPLE: Readonly<Record<string, Bot>> = { random, greedy };

/** Names of the bots from the weakest to the strongest: the one list that server, command line and page show. */
export const BOT_LEVELS: readonly string[] = [...Object.keys(SIMPLE), ...LEVELS.map(({ name }) => name)];

/** Names of the temperaments that the bots of a game have; every level that searches can have any of them. */
export function temperamentsOf(game: string): readonly string[] {
  return brainOf(game)?.temperaments.map(({ name }) => name) ?? [];
}

export interface BotOptions extends SearcherOptions {
  /** The game it will play, to refuse a temperament that this game does not have. */
  readonly game?: string;
}

/** The bot of a name: `level` or `level:temperament`. */
export function makeBot(name: string, { game, ...options }: BotOptions = {}): Bot | Refusal {
  const [known, ...rest] = name.split(':');
  if (!BOT_LEVELS.includes(known)) {
    return refusal('unknown-bot', '', `There is no bot "${name}" (bots: ${BOT_LEVELS.join(', ')}).`, {
      name,
      known: BOT_LEVELS,
    });
  }
  const level = LEVELS.find((l) => l.name === known);
  if (level === undefined) {
    if (rest.length === 0) return SIMPLE[known];
    const sentence = `The bot ${known} has no temperaments: write "${known}", not "${name}".`;
    return refusal('unknown-temperament', '', sentence, { name, level: known });
  }
  const temperament = rest.length === 0 ? undefined : rest.join(':');
  const temperaments =
    game === undefined ? BRAINS.flatMap((b) => temperamentsOf(b.game)) : temperamentsOf(game);
  if (temperament !== undefined && !temperaments.includes(temperament)) {
    const list = temperaments.length === 0 ? 'none' : temperaments.join(', ');
    const sentence = `There is no temperament "${temperament}" (temperaments: ${list}).`;
    return refusal('unknown-temperament', '', sentence, { name, level: known, known: temperaments });
  }
  return searcher(name, level, temperament, options);
}
