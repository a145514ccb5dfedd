import { readBot } from '@clade/bots/names';

/** Levels that answer in some milliseconds. The others search for half a second and more. */
const QUICK = ['random', 'beginner', 'casual'];

/** Does a bot answer at once? Nobody waits for such an answer behind one that is searched for. */
export function isQuick(bot: string): boolean {
  return QUICK.includes(readBot(bot).level);
}
