import { makeBot } from '@clade/bots';
import { isRefusal, plainRefusal } from '@clade/engine';
import { Problem } from '../problem.ts';

/** The name, as it is now, of a bot that can play a game, `level` or `level:style`; others are refused. */
export function knownBot(name: string, game: string): string {
  const bot = makeBot(name, { game });
  if (isRefusal(bot)) throw new Problem(422, 'unknown-bot', plainRefusal(bot));
  return bot.name;
}
