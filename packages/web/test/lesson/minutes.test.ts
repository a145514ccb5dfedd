import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { askBot, makeBot } from '@clade/bots';
import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { type Game, isRefusal, plainRefusal, Rng, type Wire } from '@clade/engine';
import { evolution } from '@clade/evolution';
import {
  type Chapter,
  LEARNER,
  type Lesson,
  LessonPlay,
  type LessonStep,
  lineKey,
  linesOf,
} from '@clade/lessons';
import { dominantSpeciesLesson } from '@clade/lessons/dominant-species';
import { marineLesson } from '@clade/lessons/dominant-species-marine';
import { evolutionLesson } from '@clade/lessons/evolution';
import { loadTexts, type Texts } from '@clade/text';
import { expect, test } from 'vitest';
import { LESSON_SECONDS, lessonMinutes } from '../../src/lesson/minutes.ts';

/** See docs/lessons/minutes.md. */
const CAREFUL = 160;
const AVERAGE = 238;
const PRESS = 3;
const RIVAL = 0.4;
const RIVALS_AT_MOST = 3;

interface Cost {
  readonly words: number;
  readonly presses: number;
  /** Seconds of what the others do. */
  readonly others: number;
}

/** A good learner reads every line but those about mistakes; what to do is not said to whoever is alone. */
function wordsOf(texts: Texts, lesson: Lesson, chapter: Chapter, step: LessonStep): number {
  const lines = linesOf(step).filter((line) => !line.startsWith('wrong') && !(step.alone && line === 'do'));
  const words = lines.map((line) => texts.text(lineKey(lesson, chapter, step, line)).split(/\s+/u).length);
  return words.reduce((sum, n) => sum + n, 0);
}

/** One press for each thing on the way, Confirm where there are several moves, and one to go on. */
function pressesOf(step: LessonStep): number {
  const goOn = step.flows ? 0 : 1;
  return step.kind === 'move' ? step.path.length + (step.rest ? 1 : 0) + goOn : 1 + goOn;
}

/** Counts that the board fills in: all of them wait for one Confirm. */
function isCount([verb]: Wire): boolean {
  return verb === 'add' || verb === 'bring';
}

/** The game of a last chapter, as a bot plays it: two presses for each choice of the learner's. */
function playing(play: LessonPlay): Omit<Cost, 'words'> {
  const bot = makeBot('beginner');
  if (isRefusal(bot)) throw new Error(plainRefusal(bot));
  let presses = 0;
  let others = 0;
  let counts = false;
  while (play.stage === 'asks') {
    const rival = play.rival();
    const seat = rival?.seat ?? LEARNER;
    const move = askBot(play.game, play.state, seat, bot, new Rng(`minutes ${play.lines.length}`));
    const wire = play.game.toWire(move);
    if (rival) play.answer(seat, move);
    else play.choose(wire);
    if (rival) others += RIVAL;
    else if (!isCount(wire)) presses += 2;
    else if (!counts) presses += 1;
    counts = !rival && isCount(wire);
  }
  return { presses, others };
}

function costOf(texts: Texts, game: Game, lesson: Lesson, chapter: Chapter): Cost {
  const play = new LessonPlay(game, chapter);
  let [words, presses, others] = [0, 0, 0];
  while (play.stage !== 'over') {
    const { step } = play;
    words += wordsOf(texts, lesson, chapter, step);
    if (step.kind === 'game') {
      const game = playing(play);
      presses += game.presses + 1;
      others += game.others;
    } else {
      presses += pressesOf(step);
      if (step.kind === 'move') others += Math.min(RIVALS_AT_MOST, (step.follow?.length ?? 0) * RIVAL);
      play.help();
    }
    play.next();
  }
  return { words, presses, others };
}

function secondsOf({ words, presses, others }: Cost, perMinute: number): number {
  return (words * 60) / perMinute + presses * PRESS + others;
}

const DOCUMENT = path.resolve(import.meta.dirname, '../../../../docs/lessons/minutes.md');

/** Rows of the document: presses and seconds by chapter. */
function documented(lesson: Lesson): Map<string, readonly number[]> {
  const section = readFileSync(DOCUMENT, 'utf8').split(`<!-- ${lesson.prefix} -->`)[1] ?? '';
  const rows = section.matchAll(/^\| ([a-z-]+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm);
  return new Map([...rows].map(([, id, ...numbers]) => [id as string, numbers.map(Number)]));
}

function write(lesson: Lesson, costs: readonly Cost[]): void {
  const rows = costs.map((cost, i) => {
    const [careful, average] = [secondsOf(cost, CAREFUL), secondsOf(cost, AVERAGE)].map(Math.round);
    return `| ${lesson.chapters[i]?.id} | ${cost.words} | ${cost.presses} | ${careful} | ${average} |`;
  });
  const sum = (of: (cost: Cost) => number): number => costs.reduce((all, cost) => all + of(cost), 0);
  const minutes = (perMinute: number): string => (sum((cost) => secondsOf(cost, perMinute)) / 60).toFixed(1);
  const all = `| **in all** | ${sum(({ words }) => words)} | ${sum(({ presses }) => presses)} | **${minutes(CAREFUL)} min** | **${minutes(AVERAGE)} min** |`;
  const table = [
    '',
    '',
    '| Chapter | Words | Presses | Seconds, 160 words a minute | 238 |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    all,
    '',
    '',
  ];
  const mark = `<!-- ${lesson.prefix} -->`;
  const parts = readFileSync(DOCUMENT, 'utf8').split(mark);
  parts[1] = table.join('\n');
  writeFileSync(DOCUMENT, parts.join(mark));
}

test.for([
  [evolution, evolutionLesson],
  [dominantSpecies, dominantSpeciesLesson],
  [dominantSpeciesMarine, marineLesson],
] as const)('the minutes of a lesson are those of its chapters: %s', async ([game, lesson]) => {
  const texts = await loadTexts('en', ['learn']);
  const costs = lesson.chapters.map((chapter) => costOf(texts, game, lesson, chapter));
  if (process.env.UPDATE_DOCS === '1') write(lesson, costs);
  const known = documented(lesson);
  const stated = LESSON_SECONDS[lesson.game] ?? [];
  expect(stated).toHaveLength(costs.length);
  for (const [i, cost] of costs.entries()) {
    const { id, steps } = lesson.chapters[i] as Chapter;
    const [words = 0, presses = 0, careful = 0] = known.get(id) ?? [];
    // What a bot chooses in the game may change with the bots.
    const [more, longer] = steps.at(-1)?.kind === 'game' ? [20, 60] : [0, 1];
    expect(words, id).toBe(cost.words);
    expect(Math.abs(presses - cost.presses), id).toBeLessThanOrEqual(more);
    expect(Math.abs(careful - secondsOf(cost, CAREFUL)), id).toBeLessThan(longer);
    expect(stated[i], id).toBe(careful);
  }
  // Nobody is promised less than it takes.
  const all = costs.reduce((sum, cost) => sum + secondsOf(cost, CAREFUL), 0) / 60;
  expect(Math.abs(lessonMinutes(lesson.game) - all)).toBeLessThan(1.5);
});
