import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Game, isRefusal, plainRefusal, type Wire } from '@clade/engine';
import { LANGUAGES, type Language, loadTexts } from '@clade/text';
import * as english from '@clade/text/en/learn';
import { describe, expect, test } from 'vitest';
import {
  type Chapter,
  keysOf,
  type Lesson,
  LessonPlay,
  type LessonStep,
  linesOf,
  otherMoves,
  readChapter,
  sights,
} from '../src/index.ts';
import { LESSONS } from './lessons.ts';
import { pass } from './walk.ts';

interface Row {
  readonly name: string;
  readonly lesson: Lesson;
  readonly game: Game;
  readonly chapter: Chapter;
}

const rows: Row[] = LESSONS.flatMap(({ lesson, game }) =>
  lesson.chapters.map((chapter) => ({ name: `${lesson.prefix}: ${chapter.id}`, lesson, game, chapter })),
);

/** Moves that are written anywhere in a lesson: well-formed, and mostly not legal at the present step. */
function written({ chapters }: Lesson): Wire[] {
  return chapters
    .flatMap(({ steps }) => steps)
    .flatMap((step) => (step.kind === 'move' ? [...step.moves, ...(step.rest ?? [])] : []));
}

function keyed(wire: Wire): string {
  return JSON.stringify(wire);
}

/** Every move of the rules but the right ones, and moves against them, get what the format says, and change nothing. */
function tryEverything(play: LessonPlay, step: LessonStep, { game, lesson }: Row): void {
  const before = game.hash(play.state);
  const lines = play.lines.length;
  for (const wire of otherMoves(play)) {
    const verdict = play.choose(wire);
    expect(['other', 'wrong'], keyed(wire)).toContain(verdict.is);
    if (step.alone) expect(verdict.is, keyed(wire)).toBe('wrong');
    if (verdict.is === 'wrong' && step.kind !== 'game') expect(linesOf(step)).toContain(verdict.say);
  }
  const legal = new Set(play.legal().map((move) => keyed(game.toWire(move))));
  for (const wire of written(lesson).filter((one) => !legal.has(keyed(one)))) {
    const verdict = play.choose(wire);
    if (verdict.is !== 'refused') throw new Error(`${keyed(wire)} is ${verdict.is}`);
    expect(plainRefusal(verdict.why).length).toBeGreaterThan(0);
  }
  expect(play.choose(['no', 'such', 'move']).is).toBe('refused');
  expect(game.hash(play.state)).toBe(before);
  expect(play.lines).toHaveLength(lines);
}

describe.each(rows)('$name', (row) => {
  const { game, lesson, chapter } = row;

  test('reads as it is written', () => {
    const read = readChapter(JSON.parse(JSON.stringify(chapter)));
    if (isRefusal(read)) throw new Error(plainRefusal(read));
    expect(read).toEqual(chapter);
  });

  test('is played to the end by the right moves, with three stars', () => {
    const play = new LessonPlay(game, chapter);
    for (const i of chapter.steps.keys()) {
      expect(play.at).toBe(i);
      pass(play);
    }
    expect(play.stage).toBe('over');
    expect(play.stars).toBe(3);
  });

  test('every wrong first try changes nothing, has its line, and the right one still follows', () => {
    const play = new LessonPlay(game, chapter);
    for (const step of chapter.steps) {
      if (step.kind === 'look') {
        for (const at of sights(step).slice(1)) expect(play.look(at).is).toBe('wrong');
        expect(play.look('hex:nowhere').is).toBe('other');
      }
      // Of several moves that make one step, each has its own wrong ones.
      if (step.kind === 'move')
        for (let left = step.rest?.length ?? 0; left > 0; left--) {
          tryEverything(play, step, row);
          const legal = new Set(play.legal().map((move) => keyed(game.toWire(move))));
          const due = play.expected().find((wire) => legal.has(keyed(wire)));
          expect(play.choose(due ?? [])).toEqual({ is: 'right' });
        }
      if (step.kind !== 'game') tryEverything(play, step, row);
      pass(play);
    }
    expect(play.stage).toBe('over');
  });

  test('every right move is taken, and leads on', () => {
    for (const [i, step] of chapter.steps.entries()) {
      if (step.kind !== 'move') continue;
      const branches = step.branches ?? [];
      for (const wire of [...step.moves, ...branches.flatMap(({ moves }) => moves)]) {
        const play = new LessonPlay(game, chapter);
        while (play.at < i) pass(play);
        expect(play.choose(wire), keyed(wire)).toEqual({ is: 'right' });
        if (play.step === step) play.help();
        expect(play.stage).toBe(step.flows ? 'asks' : 'after');
        play.next();
        while (play.stage === 'asks') pass(play);
        expect(play.stage).toBe('over');
      }
    }
  });

  test('Back leads through every step to the beginning', () => {
    const play = new LessonPlay(game, chapter);
    const hashes = chapter.steps.map(() => {
      const hash = game.hash(play.state);
      pass(play);
      return hash;
    });
    for (const hash of hashes.toReversed()) {
      play.back();
      expect(game.hash(play.state)).toBe(hash);
    }
    expect(play.at).toBe(0);
  });

  test('names rules that exist', () => {
    const file = path.resolve(import.meta.dirname, `../../../docs/rules/${lesson.game}.md`);
    const book = readFileSync(file, 'utf8');
    for (const { rules } of chapter.steps) {
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules) expect(book).toMatch(new RegExp(`\\b${rule.replaceAll('.', '\\.')}\\b`));
    }
  });
});

test('every chapter has a name of its own', () => {
  for (const { lesson } of LESSONS)
    expect(new Set(lesson.chapters.map(({ id }) => id)).size).toBe(lesson.chapters.length);
  expect(LESSONS.map(({ lesson }) => [lesson.prefix, lesson.chapters.length])).toEqual([
    ['evo', 8],
    ['ds', 10],
    ['m', 10],
  ]);
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  test('every line is there, none too many, and short enough for the band', async () => {
    const texts = await loadTexts(language, ['learn']);
    for (const key of LESSONS.flatMap(({ lesson }) => keysOf(lesson))) {
      const line = texts.text(key);
      expect(line.length, key).toBeGreaterThan(0);
      // About 120 characters of English, and 40 % more elsewhere.
      expect(line.length, line).toBeLessThan(language === 'en' ? 126 : 170);
    }
  });
});

test('the catalogue has nothing that no step says', () => {
  const said = Object.values(english).flatMap((messages) => Object.keys(messages));
  const needed = LESSONS.flatMap(({ lesson }) => keysOf(lesson));
  const mine = new RegExp(`^learn\\.(${LESSONS.map(({ lesson }) => lesson.prefix).join('|')})\\.`);
  expect(said.filter((key) => mine.test(key)).sort()).toEqual(needed.sort());
});
