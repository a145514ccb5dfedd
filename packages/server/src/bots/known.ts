import { makeBot } from '@clade/bots';
import { isRefusal } from '@clade/engine';
import { Problem } from '../problem.ts';

/** The name of a bot that can play a game, `level` or `level:temperament`; others are refused. */
export function knownBot(name: string, game: string): string {
  const bot = makeBot(name, { game });
  if (isRefusal(bot)) throw new Problem(422, 'unknown-bot', bot.sentence);
  return name;
}
