import { askBot, makeBot } from '@clade/bots';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Game, isRefusal, Rng } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { type Chapter, LEARNER, type Lesson, LessonPlay, lineKey, linesOf, type Step } from '@clade/lessons';
import { dominantSpeciesLesson } from '@clade/lessons/dominant-species';
import { marineLesson } from '@clade/lessons/dominant-species-marine';
import { evolutionLesson } from '@clade/lessons/evolution';
import { loadTexts, type Texts } from '@clade/text';
import { expect, test } from 'vitest';
import { LESSON_MINUTES, lessonMinutes } from '../../src/lesson/minutes.ts';

/** See the comment on LESSON_MINUTES. */
const WORD = 60 / 160;
const PRESS = 3;
const RIVAL = 0.4;

/** A good learner reads every line but those about mistakes. */
function reading(texts: Texts, lesson: Lesson, chapter: Chapter, step: Step): number {
  const lines = linesOf(step).filter((line) => !line.startsWith('wrong'));
  const words = lines.map((line) => texts.text(lineKey(lesson, chapter, step, line)).split(/\s+/u).length);
  return words.reduce((sum, n) => sum + n, 0) * WORD;
}

/** One press for each thing on the way, Confirm where there are several moves, and one to go on. */
function acting(step: Step): number {
  if (step.kind !== 'move') return 2 * PRESS;
  const presses = step.path.length + (step.rest ? 1 : 0) + 1;
  return presses * PRESS + (step.follow?.length ?? 0) * RIVAL;
}

/** The game of a last chapter, as a bot plays it: two presses for each move of the learner's. */
function playing(play: LessonPlay): number {
  const bot = makeBot('beginner');
  if (isRefusal(bot)) throw new Error(bot.sentence);
  let seconds = 0;
  while (play.stage === 'asks') {
    const rival = play.rival();
    const seat = rival?.seat ?? LEARNER;
    const move = askBot(play.game, play.state, seat, bot, new Rng(`minutes ${play.lines.length}`));
    if (rival) play.answer(seat, move);
    else play.choose(play.game.toWire(move));
    seconds += rival ? RIVAL : 2 * PRESS;
  }
  return seconds;
}

function secondsOf(texts: Texts, game: Game, lesson: Lesson, chapter: Chapter): number {
  const play = new LessonPlay(game, chapter);
  let seconds = 0;
  while (play.stage !== 'over') {
    seconds += reading(texts, lesson, chapter, play.step);
    if (play.step.kind === 'game') seconds += playing(play);
    else {
      seconds += acting(play.step);
      play.help();
    }
    play.next();
  }
  return seconds;
}

test.for([
  [evolution, evolutionLesson],
  [dominantSpecies, dominantSpeciesLesson],
  [dominantSpeciesMarine, marineLesson],
] as const)('the minutes of a lesson are those of its chapters: %s', async ([game, lesson]) => {
  const texts = await loadTexts('en', ['learn']);
  const seconds = lesson.chapters.map((chapter) => secondsOf(texts, game, lesson, chapter));
  const stated = LESSON_MINUTES[lesson.game] ?? [];
  expect(stated).toHaveLength(seconds.length);
  // Rounded, with a little room for lines that are written anew and for what a bot chooses.
  for (const [i, n] of seconds.entries())
    expect(Math.abs((stated[i] ?? 0) - n / 60), lesson.chapters[i]?.id).toBeLessThan(0.75);
  const all = seconds.reduce((sum, n) => sum + n, 0) / 60;
  expect(Math.abs(lessonMinutes(lesson.game) - all)).toBeLessThan(2.5);
});
