import { type Refusal, refusal } from '@clade/engine';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** Levels from the weakest to the strongest. */
export const BOT_LEVELS = ['random', 'greedy'] as const;

const BOTS: Readonly<Record<(typeof BOT_LEVELS)[number], Bot>> = { random, greedy };

/** The bot of a name: `level` or `level:temperament`. */
export function makeBot(name: string): Bot | Refusal {
  const [level, ...temperament] = name.split(':');
  const known = BOT_LEVELS.find((l) => l === level);
  if (known === undefined) {
    return refusal('unknown-bot', '', `There is no bot "${name}" (bots: ${BOT_LEVELS.join(', ')}).`, {
      name,
      known: BOT_LEVELS,
    });
  }
  if (temperament.length > 0) {
    const sentence = `The bot ${known} has no temperaments: write "${known}", not "${name}".`;
    return refusal('unknown-temperament', '', sentence, { name, level: known });
  }
  return BOTS[known];
}
