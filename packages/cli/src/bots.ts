import { BOT_LEVELS, type Bot, charactersOf, makeBot } from '@clade/bots';
import { isRefusal } from '@clade/engine';
import { accepted, BadInput, didYouMean } from './bad-input.ts';
import { sentenceOf } from './refused.ts';

/** The bots of a list `a,b,..` for a game; live play also gives them a clock. */
export function readBots(list: string, game: string, now?: () => number): Bot[] {
  return list.split(',').map((part) => {
    const name = part.trim();
    if (name === '') throw new BadInput(`--bots needs names with commas between them, not "${list}".`);
    const bot = makeBot(name, { game, ...(now === undefined ? {} : { now }) });
    const known = [...BOT_LEVELS, ...charactersOf(game).map(({ id }) => id)];
    if (isRefusal(bot)) throw new BadInput(sentenceOf(bot) + didYouMean(name, known));
    return accepted(bot);
  });
}
