import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isRefusal } from '@clade/engine';
import { type EvoView, evolution } from '@clade/evolution';
import { LANGUAGES, type Language, loadTexts } from '@clade/text';
import { learn } from '@clade/text/en/learn';
import { describe, expect, test } from 'vitest';
import { evolutionLesson } from '../src/evolution/index.ts';
import { keysOf, LessonPlay, linesOf, otherMoves, readChapter, sights } from '../src/index.ts';
import { pass } from './walk.ts';

const { chapters } = evolutionLesson;

describe.each(chapters.map((chapter) => [chapter.id, chapter] as const))('%s', (_, chapter) => {
  test('reads as it is written', () => {
    const read = readChapter(JSON.parse(JSON.stringify(chapter)));
    if (isRefusal(read)) throw new Error(read.sentence);
    expect(read).toEqual(chapter);
  });

  test('is played to the end by the right moves, with three stars', () => {
    const play = new LessonPlay(evolution, chapter);
    for (const i of chapter.steps.keys()) {
      expect(play.at).toBe(i);
      pass(play);
    }
    expect(play.stage).toBe('over');
    expect(play.stars).toBe(3);
  });

  test('every wrong first try changes nothing, has its line, and the right one still follows', () => {
    const play = new LessonPlay(evolution, chapter);
    for (const step of chapter.steps) {
      const before = evolution.hash(play.state);
      for (const wire of otherMoves(play)) {
        const verdict = play.choose(wire);
        expect(['other', 'wrong']).toContain(verdict.is);
        if (step.alone) expect(verdict.is).toBe('wrong');
        if (verdict.is === 'wrong' && step.kind !== 'game') expect(linesOf(step)).toContain(verdict.say);
      }
      if (step.kind === 'look')
        for (const at of sights(step).slice(1)) expect(play.look(at).is).toBe('wrong');
      expect(evolution.hash(play.state)).toBe(before);
      pass(play);
    }
    expect(play.stage).toBe('over');
  });

  test('Back leads through every step to the beginning', () => {
    const play = new LessonPlay(evolution, chapter);
    const hashes = chapter.steps.map(() => {
      const hash = evolution.hash(play.state);
      pass(play);
      return hash;
    });
    for (const hash of hashes.toReversed()) {
      play.back();
      expect(evolution.hash(play.state)).toBe(hash);
    }
    expect(play.at).toBe(0);
  });

  test('names rules that exist', () => {
    const book = readFileSync(path.resolve(import.meta.dirname, '../../../docs/rules/evolution.md'), 'utf8');
    for (const rule of chapter.steps.flatMap(({ rules }) => rules)) expect(book).toContain(rule);
  });
});

test('there are eight chapters, each with another name', () => {
  expect(new Set(chapters.map(({ id }) => id)).size).toBe(8);
});

test('what the coach says of the positions is so', () => {
  const at = (id: string): LessonPlay => {
    const chapter = chapters.find((one) => one.id === id);
    if (chapter === undefined) throw new Error(id);
    return new LessonPlay(evolution, chapter);
  };
  // 1: six in the bag when everything is eaten, five heads, one trait.
  const wins = at('what-wins');
  pass(wins);
  expect(evolution.scores(wins.state)[0]).toBe(10 + 5 + 1);
  // 5: nobody of the learner's dies out, and two leaves are in the bag.
  const hole = at('watering-hole');
  pass(hole);
  pass(hole);
  const me = (evolution.view(hole.state, 0) as EvoView).players[0];
  expect(me?.species.map(({ population }) => population)).toEqual([1, 1]);
  // 6: four against four is refused by the rules.
  const hunter = at('hunter');
  pass(hunter);
  const verdict = hunter.choose(['attack', 0, 1, 0]);
  expect(verdict).toMatchObject({ is: 'refused', why: { rule: 'EVO-4.2.1' } });
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  test('every line is there, none too many, and short enough for the band', async () => {
    const texts = await loadTexts(language, ['learn']);
    const keys = keysOf(evolutionLesson);
    for (const key of keys) {
      const line = texts.text(key);
      expect(line.length, key).toBeGreaterThan(0);
      // About 120 characters of English, and 40 % more elsewhere.
      expect(line.length, line).toBeLessThan(language === 'en' ? 126 : 170);
    }
  });
});

test('the catalogue has nothing that no step says', () => {
  expect(
    Object.keys(learn)
      .filter((key) => key.startsWith('learn.evo.'))
      .sort(),
  ).toEqual(keysOf(evolutionLesson).sort());
});
