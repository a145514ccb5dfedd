import type { Say } from '../text/text.tsx';

/**
 * Levels from the weakest to the strongest, as in @clade/bots: the first page shows them before any bot is loaded.
 * Tests hold the two lists against each other.
 */
export const LEVELS: readonly string[] = ['random', 'greedy', 'beginner', 'casual', 'skilled', 'expert'];

/** A bot that gives a fair game to somebody who knows the rules. */
export const USUAL_LEVEL = 'casual';

export interface BotName {
  readonly level: string;
  readonly temperament?: string;
}

/** Reads `level` or `level:temperament`. */
export function readBot(bot: string): BotName {
  const [level = '', temperament] = bot.split(':');
  return { level, ...(temperament ? { temperament } : {}) };
}

export function writeBot({ level, temperament }: BotName): string {
  return temperament === undefined ? level : `${level}:${temperament}`;
}

export function sayLevel(say: Say, level: string): string {
  return named(say, `bot.level.${level}`, level);
}

export function sayTemperament(say: Say, temperament: string): string {
  return named(say, `bot.temperament.${temperament}`, temperament);
}

/** What a bot is: "skilled", "skilled, cautious". */
export function sayBot(say: Say, bot: string): string {
  const { level, temperament } = readBot(bot);
  if (temperament === undefined) return sayLevel(say, level);
  return say('bot.both', { level: sayLevel(say, level), temperament: sayTemperament(say, temperament) });
}

/** The name that a bot goes by on a seat; the same for everybody at the table. */
export function botName(say: Say, seat: number): string {
  const names = say('bot.names').split('|');
  return names[seat % names.length] ?? '';
}

function named(say: Say, key: string, id: string): string {
  return say.texts.has(key) ? say.texts.text(key) : id.replaceAll('-', ' ');
}
