import { askBot, makeBot } from '@clade/bots';
import { isRefusal, plainRefusal, Rng } from '@clade/engine';
import type { LessonPlay } from '../src/index.ts';

/** Plays one step in the right way, a game with a bot in the learner's place, and goes on. */
export function pass(play: LessonPlay): void {
  const { step } = play;
  if (step.kind === 'game') playOut(play);
  else play.help();
  if (play.step === step && play.stage !== 'after')
    throw new Error(`step ${play.at + 1} of ${play.chapter.id} is not done`);
  play.next();
}

/** The game of a chapter to its end. */
function playOut(play: LessonPlay): void {
  const bot = makeBot('beginner');
  if (isRefusal(bot)) throw new Error(plainRefusal(bot));
  for (let n = 0; play.stage === 'asks'; n++) {
    if (n > 500) throw new Error('the game does not end');
    const rival = play.rival();
    const seat = rival?.seat ?? 0;
    const move = askBot(play.game, play.state, seat, bot, new Rng(`walk ${n}`));
    if (rival) play.answer(seat, move);
    else play.choose(play.game.toWire(move));
  }
}
