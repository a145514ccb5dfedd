import { characterOf } from '@clade/bots/characters';
import { readBot } from '@clade/bots/names';
import type { Say } from '../text/text.tsx';

/** A bot that gives a fair game to somebody who knows the rules. */
export const USUAL_LEVEL = 'casual';

export function sayLevel(say: Say, level: string): string {
  return named(say, `bot.level.${level}`, level);
}

export function sayStyle(say: Say, style: string): string {
  return named(say, `bot.style.${style}`, style);
}

/** What a bot is: "skilled", "skilled, cautious". */
export function sayBot(say: Say, bot: string): string {
  const { level, style } = readBot(bot);
  if (style === undefined) return sayLevel(say, level);
  return say('bot.both', { level: sayLevel(say, level), style: sayStyle(say, style) });
}

/** The name that a bot goes by on a seat; the same for everybody at the table. A character has its own. */
export function botName(say: Say, seat: number, bot?: string): string {
  const character = characterOf(bot);
  if (character) return character.name;
  const names = say('bot.names').split('|');
  return names[seat % names.length] ?? '';
}

function named(say: Say, key: string, id: string): string {
  return say.texts.has(key) ? say.texts.text(key) : id.replaceAll('-', ' ');
}
