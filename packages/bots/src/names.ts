import { characterOf } from './characters.ts';

/** Names of bots, apart from the players themselves: a page can show them before any bot is loaded. */

/** Levels from the weakest to the strongest: the one list that server, command line and page show. */
export const BOT_LEVELS: readonly string[] = ['random', 'beginner', 'casual', 'skilled', 'expert'];

/** Levels that there are no more, as old logs and stores name them, and which one plays for them. */
const FORMER: ReadonlyMap<string, string> = new Map([['greedy', 'beginner']]);

export interface BotName {
  readonly level: string;
  /** A way of playing of the game; without it the plain one. */
  readonly style?: string;
}

/** Reads `level`, `level:style` or the id of a character. Whether there is such a bot is told by `makeBot`. */
export function readBot(name: string): BotName {
  const [level = '', ...rest] = (characterOf(name)?.bot ?? name).split(':');
  const style = rest.join(':');
  return { level: FORMER.get(level) ?? level, ...(rest.length === 0 ? {} : { style }) };
}

export function writeBot({ level, style }: BotName): string {
  return style === undefined ? level : `${level}:${style}`;
}
