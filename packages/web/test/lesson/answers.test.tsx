import { dominantSpecies } from '@clade/dominant-species';
import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import type { Game, Wire } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { type Chapter, type Lesson, LessonPlay, otherMoves, sights } from '@clade/lessons';
import { dominantSpeciesLesson } from '@clade/lessons/dominant-species';
import { marineLesson } from '@clade/lessons/dominant-species-marine';
import { evolutionLesson } from '@clade/lessons/evolution';
import { LANGUAGES, type Language, loadTexts, type Part, type Texts } from '@clade/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import ds from '../../src/games/dominant-species/index.tsx';
import marine from '../../src/games/dominant-species-marine/index.tsx';
import evo from '../../src/games/evolution/index.tsx';
import type { GameUi } from '../../src/games/game-ui.ts';
import { LessonTable } from '../../src/lesson/lesson-table.ts';
import { coachLine, doLine } from '../../src/lesson/lines.ts';
import { textOfNode } from '../../src/lesson/plain-text.ts';
import { tableParts } from '../../src/table/parts.ts';
import { type Say, sayIn, TextProvider } from '../../src/text/text.tsx';

// What the coach answers to every right and to every wrong first try of all chapters, in all languages, through the
// page's own functions. A key without a message, or a message without its value, throws.

interface Row {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly ui: GameUi;
  readonly chapter: Chapter;
}

const TITLES = [
  { game: evolution, lesson: evolutionLesson, ui: evo },
  { game: dominantSpecies, lesson: dominantSpeciesLesson, ui: ds },
  { game: dominantSpeciesMarine, lesson: marineLesson, ui: marine },
] as const;

const ROWS: readonly Row[] = TITLES.flatMap(({ game, lesson, ui }) =>
  lesson.chapters.map((chapter) => ({ game, lesson, ui, chapter })),
);

const texts = new Map<string, Texts>();
beforeAll(async () => {
  for (const language of Object.keys(LANGUAGES) as Language[])
    for (const { game } of TITLES) {
      const parts: Part[] = ['shell', 'lesson', 'learn', ...tableParts(game.id)];
      texts.set(`${language} ${game.id}`, await loadTexts(language, parts));
    }
});

/** Ids of the rules and keys of the catalogues that a reader should not see. */
const RAW = /[{}<>]|undefined|null|NaN|\[object|\b(?:learn|lesson|coach|evo|ds|earth|m)\.[a-z0-9]/;

function expectWords(line: string, language: string): void {
  expect(line, language).not.toMatch(RAW);
  expect(line.trim().length, `${language}: ${line}`).toBeGreaterThan(4);
}

/** A bot that never answers. */
const NOBODY = () => new Promise<never>(() => undefined);

function open({ game, chapter }: Row, at: number): LessonTable {
  return new LessonTable(game, chapter, { name: 'Mara', think: NOBODY, advise: NOBODY }, at);
}

/** What the band says now, in every language. */
function expectSaid(row: Row, table: LessonTable): void {
  const { game, lesson, ui } = row;
  const snapshot = table.snapshot();
  const names = { viewer: 0, of: (seat: number) => snapshot.seats[seat]?.name ?? '' };
  for (const language of Object.keys(LANGUAGES)) {
    const known = texts.get(`${language} ${game.id}`) as Texts;
    const say: Say = sayIn(known);
    const { line } = coachLine(lesson, table.lesson(), say, ({ why }) => {
      const sentence = ui.sayRefusal(why, snapshot, names, say);
      const plain = textOfNode(sentence);
      // Nothing of the sentence is lost on its way into the band.
      const drawn = renderToStaticMarkup(<TextProvider value={known}>{sentence}</TextProvider>);
      expect(plain.length, `${language}: ${plain}`).toBeGreaterThanOrEqual(lettersOf(drawn).length);
      return say('lesson.not-allowed', { why: plain });
    });
    expectWords(line, language);
    const todo = doLine(lesson, table.lesson(), say);
    if (todo !== undefined) expectWords(todo, language);
  }
}

function lettersOf(markup: string): string {
  return markup.replace(/<[^>]*>/g, '').replace(/&[a-z0-9#]+;/g, '_');
}

/** Moves against the rules that somebody could think of: those of other steps of the lesson, one of each kind. */
function refusedMoves({ game, lesson, chapter }: Row, play: LessonPlay): Wire[] {
  const written = [chapter, ...lesson.chapters]
    .flatMap(({ steps }) => steps)
    .flatMap((step) => (step.kind === 'move' ? [...step.moves, ...(step.rest ?? [])] : []));
  const legal = new Set(play.legal().map((move) => JSON.stringify(game.toWire(move))));
  const kinds = new Map<string, Wire>();
  for (const wire of written)
    if (!legal.has(JSON.stringify(wire)) && !kinds.has(String(wire[0]))) kinds.set(String(wire[0]), wire);
  return [...kinds.values()];
}

test.each(ROWS.map((row) => [`${row.lesson.prefix} ${row.chapter.id}`, row] as const))(
  'every try is answered in words: %s',
  async (_, row) => {
    const { game, chapter } = row;
    for (const [i, step] of chapter.steps.entries()) {
      const play = new LessonPlay(game, chapter);
      play.goTo(i);
      expect(play.at).toBe(i);
      expectSaid(row, open(row, i));
      if (step.kind === 'game') continue;
      if (step.kind === 'look')
        for (const at of [...sights(step).slice(1), 'hex:nowhere']) {
          const table = open(row, i);
          table.point(at);
          expectSaid(row, table);
        }
      const seen = new Set<string>();
      for (const wire of otherMoves(play)) {
        const table = open(row, i);
        await table.play(wire, true);
        const { verdict } = table.lesson();
        expect(['wrong', 'other'], JSON.stringify(wire)).toContain(verdict?.is);
        const kind = JSON.stringify(verdict);
        if (!seen.has(kind)) expectSaid(row, table);
        seen.add(kind);
      }
      if (step.kind === 'move')
        for (const wire of refusedMoves(row, play)) {
          const table = open(row, i);
          await table.play(wire, true);
          expect(table.lesson().verdict?.is, JSON.stringify(wire)).toBe('refused');
          expectSaid(row, table);
        }
      const right = open(row, i);
      right.reveal();
      expectSaid(row, right);
      right.help();
      expectSaid(row, right);
    }
  },
);
