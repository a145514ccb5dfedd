import { type Refusal, refusal } from '@clade/engine';
import type { Bot } from './bot.ts';
import { characterOf } from './characters.ts';
import { BOT_LEVELS, readBot, writeBot } from './names.ts';
import { POLICY_SETS, policySetOf } from './policies.ts';
import { random } from './random.ts';
import { type Level, type SearcherOptions, searcher } from './searcher.ts';

/**
 * The levels with a policy set. `beginner` plays by a policy; each of the others thinks longer than the one below, sees more
 * candidates and looks further. What a tier thinks with, what it overlooks and which questions it leaves to its policy is
 * told by the policies of the game. None errs by chance.
 */
const LEVELS: readonly Level[] = [
  { name: 'beginner', ms: 5, width: 1, depth: 0, tier: 0 },
  { name: 'casual', ms: 50, width: 2, depth: 2, tier: 1 },
  { name: 'skilled', ms: 500, width: 6, depth: 12, tier: 2 },
  { name: 'expert', ms: 2000, width: 48, depth: 24, tier: 3 },
];

/** Names of the styles that the bots of a game have; every level that searches can have any of them. */
export function stylesOf(game: string): readonly string[] {
  return policySetOf(game)?.styles.map(({ name }) => name) ?? [];
}

export interface BotOptions extends SearcherOptions {
  /** The game it will play, to refuse a style that this game does not have. */
  readonly game?: string;
}

/** The bot of a name: `level`, `level:style` or a character, as names.ts reads it. */
export function makeBot(given: string, { game, ...options }: BotOptions = {}): Bot | Refusal {
  const read = readBot(given);
  const { level: known, style } = read;
  const character = characterOf(given);
  const name = character?.id ?? writeBot(read);
  if (character && game !== undefined && character.game !== game) {
    return refusal('unknown-bot', '', { name, game: character.game });
  }
  if (!BOT_LEVELS.includes(known)) {
    return refusal('unknown-bot', '', {
      name,
      known: BOT_LEVELS,
    });
  }
  const level = LEVELS.find((l) => l.name === known);
  if (level === undefined) {
    if (style === undefined) return random;
    return refusal('unknown-style', '', { name, level: known, known: [] });
  }
  const styles = game === undefined ? POLICY_SETS.flatMap((b) => stylesOf(b.game)) : stylesOf(game);
  if (style !== undefined && !styles.includes(style)) {
    return refusal('unknown-style', '', { name, level: known, known: styles });
  }
  return searcher(name, level, style, options);
}
