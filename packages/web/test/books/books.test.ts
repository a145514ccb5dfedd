import { readFileSync } from 'node:fs';
import { type Game, isRefusal, legalMoves, plainRefusal, type State, seatsOf } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { playerBookFile, playerBookIn } from '../../build/books.ts';
import { bookIn } from '../../build/rules.ts';
import { figureStates } from '../../src/book/figure-state.ts';
import { type BookChapter, type FigureNumber, placeInBook } from '../../src/book/player-book.ts';
import { loadGame } from '../../src/local/games.ts';
import { indexRules, plainText } from '../../src/table/rules/book.ts';
import { SOFTWARE_WORDS, SPECIFICATION_WORDS } from './words.ts';

const GAMES = ['evolution', 'dominant-species', 'dominant-species-marine'];
const LANGUAGES = ['hu', 'pl', 'cs', 'ru'];
/** One idea a paragraph. Other languages need other numbers of words for it. */
const WORDS = { en: 45, other: 55 };

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** What a chapter has besides its words: the same in all languages. */
function shape({ blocks, asked }: BookChapter): unknown {
  return {
    blocks: blocks.map((block) => {
      if (block.kind === 'paragraph') return [block.kind, ...block.rules];
      if (block.kind === 'figure') return [block.kind, block.figure, ...names(block.caption)];
      return [block.kind, block.head.length, block.rows.length];
    }),
    asked: asked.map(({ rules }) => rules),
  };
}

/** The numbers that a caption names. */
function names(caption: string): string[] {
  return [...caption.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

describe.for(GAMES)('the book of %s', (game) => {
  test('has some twelve pages, each with a lead, a figure and paragraphs of one idea', async () => {
    const { chapters } = await playerBookIn('en', game);
    expect(chapters.length).toBe(12);
    for (const { title, lead, blocks, asked } of chapters) {
      expect(plainText(lead), title).not.toBe('');
      expect(
        blocks.some(({ kind }) => kind === 'figure'),
        title,
      ).toBe(true);
      for (const block of blocks)
        if (block.kind === 'paragraph') {
          expect(words(plainText(block.text)), plainText(block.text)).toBeLessThanOrEqual(WORDS.en);
          expect(block.rules, plainText(block.text)).not.toEqual([]);
        }
      for (const { question, text, rules } of asked) {
        expect(question, title).not.toBe('');
        expect(plainText(text), question).not.toBe('');
        expect(rules, question).not.toEqual([]);
      }
    }
  });

  test('cites rules that players can read', async () => {
    const known = indexRules(await bookIn('en', game));
    const { chapters } = await playerBookIn('en', game);
    const cited = chapters.flatMap(({ blocks, asked }) =>
      [...blocks, ...asked].flatMap((part) => ('rules' in part ? part.rules : [])),
    );
    expect(cited.length).toBeGreaterThan(60);
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
  });

  test('uses every figure, and captions name its numbers', async () => {
    const { chapters, figures } = await playerBookIn('en', game);
    const shown = chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'figure'));
    const used = new Set(shown.map(({ figure }) => figure));
    expect([...used].filter((id) => figures[id] === undefined)).toEqual([]);
    expect(Object.keys(figures).filter((id) => !used.has(id))).toEqual([]);
    for (const { figure, caption } of shown)
      expect(names(caption), caption).toEqual(Object.keys(figures[figure]?.numbers ?? {}).sort());
  });

  test('has a paragraph for every rule that prompts and refusals cite', async () => {
    const book = await playerBookIn('en', game);
    const cited = new Set(
      book.chapters.flatMap(({ blocks }) =>
        blocks.flatMap((one) => (one.kind === 'paragraph' ? one.rules : [])),
      ),
    );
    const known = indexRules(await bookIn('en', game));
    for (const [rule, by] of Object.entries(book.places)) {
      expect(
        [...known.keys()].some((id) => `${id}.`.startsWith(`${rule}.`)),
        rule,
      ).toBe(true);
      expect(cited.has(by), `${rule}: ${by}`).toBe(true);
      expect(cited.has(rule), rule).toBe(false);
    }
    const asked = /^(?:EVO-[3-6]|DS-(?:5\.[2-4]|5\.9)|DSM-5\.(?:[1-3]|[5-9]|1[0-8]))\./;
    const lost = [...known.keys()].filter((id) => asked.test(id) && placeInBook(book, id) === undefined);
    expect(lost).toEqual([]);
  });

  test('has figures whose numbers the rules work out', async () => {
    const { figures } = await playerBookIn('en', game);
    const rules = await loadGame(game);
    for (const [id, { numbers = {}, forbids = [], position }] of Object.entries(figures)) {
      const { before, after } = figureStates(rules, figures, id);
      for (const [name, number] of Object.entries(numbers))
        expect(
          number.written === undefined
            ? worth(rules, number, before, after)
            : valueAt(position, number.written),
          `${id}: ${name}`,
        ).toBe(number.is);
      for (const wire of forbids) {
        const move = rules.fromWire(wire);
        if (isRefusal(move)) throw new Error(`${id}: ${plainRefusal(move)}`);
        const [seat = 0] = seatsOf(rules.pending(after));
        expect(rules.explain(after, seat, move), `${id}: ${wire}`).toBeDefined();
      }
    }
  });

  test.for(['en', ...LANGUAGES])('has no words for programs in %s', (language) => {
    const lines = readFileSync(playerBookFile(language, game), 'utf8').split('\n');
    const refused = [SPECIFICATION_WORDS[language], SOFTWARE_WORDS[language]] as RegExp[];
    const isRefused = (line: string): boolean => line.includes('`') || refused.some((one) => one.test(line));
    expect(lines.filter(isRefused)).toEqual([]);
  });

  test.for(LANGUAGES)('is whole in %s: chapters, rules, figures, examples', async (language) => {
    const english = await playerBookIn('en', game);
    const own = await playerBookIn(language, game);
    expect(own.chapters.map(shape)).toEqual(english.chapters.map(shape));
    for (const [i, { title, blocks }] of own.chapters.entries()) {
      expect(title).not.toBe('');
      for (const [j, block] of blocks.entries()) {
        if (block.kind !== 'paragraph') continue;
        const text = plainText(block.text);
        const other = english.chapters[i]?.blocks[j];
        expect(words(text), text).toBeLessThanOrEqual(WORDS.other);
        expect(text).not.toBe(other?.kind === 'paragraph' ? plainText(other.text) : '');
      }
    }
  });
});

function worth(game: Game, number: FigureNumber, before: State, after: State): number {
  const [then, now] = [game.view(before, 0), game.view(after, 0)];
  if (number.at !== undefined) return valueAt(now, number.at);
  if (number.before !== undefined) return valueAt(then, number.before);
  if (number.gain !== undefined) return valueAt(now, number.gain) - valueAt(then, number.gain);
  if (number.loss !== undefined) return valueAt(then, number.loss) - valueAt(now, number.loss);
  if (number.sum) return number.sum.reduce((sum, path) => sum + valueAt(now, path), 0);
  if (number.count) return number.count.filter((path) => valueAt(now, path) > 0).length;
  const [seat = 0] = seatsOf(game.pending(after));
  return legalMoves(game, after, seat).filter((move) => game.toWire(move)[0] === number.legal).length;
}

/** A value of a view by its path; things of a list are found by their place, or by the name of animal, hex or element. */
function valueAt(view: unknown, path: string): number {
  const [first = '', constant] = path.split('.');
  if (first === 'constant') return Number(constant);
  let at: unknown = view;
  for (const step of path.split('.')) {
    const list = Array.isArray(at) ? at : undefined;
    const named = list?.find((item) => [item?.animal, item?.hex, item?.element].includes(step));
    at = named ?? (at as Record<string, unknown> | undefined)?.[step];
  }
  return Number(at ?? Number.NaN);
}
