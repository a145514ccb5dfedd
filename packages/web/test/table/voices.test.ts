import { CHARACTERS } from '@clade/bots/characters';
import { LANGUAGES, type Language, loadTexts } from '@clade/text';
import { expect, test } from 'vitest';
import type { Told } from '../../src/games/game-ui.ts';
import type { Line } from '../../src/table/table.ts';
import { sayingsIn } from '../../src/table/voices/sayings.ts';
import { withVoices } from '../../src/table/voices/with-voices.ts';
import { sayIn } from '../../src/text/text.tsx';

const say = sayIn(await loadTexts('en', ['shell', 'table', 'voices']));
const CAST = ['captain-verrin', 'miss-cricet', ''];

/** Lines with a remark: number, seat, topic. */
function lines(...remarks: readonly (readonly [n: number, seat: number, topic: string])[]): Line[] {
  return remarks.map(([n, seat, topic]) => ({
    n,
    seat: 0,
    events: [],
    remark: { seat, topic, feature: 'heads', points: 3 },
  }));
}
const spoken = (all: readonly Line[], n = 1000) =>
  sayingsIn({ lines: all, n, cast: CAST }, say).map((one) => `${one.n} ${one.id}`);

test('a character says what it has for the topic, and nothing where it has nothing', () => {
  const [first] = sayingsIn({ lines: lines([5, 0, 'prey']), n: 5, cast: CAST }, say);
  expect(first).toEqual({
    n: 5,
    seat: 0,
    id: 'captain-verrin',
    text: 'Now there is something on the menu!',
    feature: 'heads',
    points: 3,
  });
  expect(spoken(lines([5, 1, 'prey'], [20, 2, 'herd'], [40, 0, 'score']))).toEqual([]);
});

test('they speak now and then: not all at once, nobody all the time, never twice about the same', () => {
  expect(spoken(lines([5, 0, 'prey'], [9, 1, 'herd'], [14, 1, 'herd']))).toEqual([
    '5 captain-verrin',
    '14 miss-cricet',
  ]);
  expect(spoken(lines([5, 0, 'prey'], [30, 0, 'food'], [36, 0, 'loss']))).toEqual([
    '5 captain-verrin',
    '36 captain-verrin',
  ]);
  expect(spoken(lines([5, 0, 'prey'], [50, 0, 'prey']))).toEqual(['5 captain-verrin']);
});

test('what has not been shown yet has not been said', () => {
  const all = lines([5, 0, 'prey'], [20, 1, 'herd']);
  expect(spoken(all, 19)).toEqual(['5 captain-verrin']);
  expect(spoken(all, 20)).toEqual(['5 captain-verrin', '20 miss-cricet']);
});

test('the log has it behind the line that it is about', () => {
  const told = [4, 5, 6].map(
    (n): Told => ({ n, round: 2, text: '', plain: `line ${n}`, group: 'g', touches: [] }),
  );
  const sayings = sayingsIn({ lines: lines([5, 0, 'prey']), n: 6, cast: CAST }, say);
  const all = withVoices(told, sayings, { of: () => 'Captain Verrin', viewer: 2 }, say);
  expect(all.map(({ plain }) => plain)).toEqual([
    'line 4',
    'line 5',
    'Captain Verrin: “Now there is something on the menu!”',
    'line 6',
  ]);
  expect(all[2]).toMatchObject({ n: 5, seat: 0, round: 2, group: 'g' });
});

test.each(Object.keys(LANGUAGES) as Language[])(
  'every character has four sentences, in %s',
  async (language) => {
    const texts = await loadTexts(language, ['voices']);
    const topics = ['prey', 'herd', 'shelter', 'food', 'score', 'rule', 'diet', 'spread', 'loss'];
    for (const { id } of CHARACTERS) {
      const said = topics.map((topic) => `voice.${id}.${topic}`).filter((key) => texts.has(key));
      expect(said, id).toHaveLength(4);
      expect(said, id).toContain(`voice.${id}.loss`);
    }
  },
);
