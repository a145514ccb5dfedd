import { dominantSpeciesMarine } from '@clade/dominant-species-marine';
import { legalMoves, type Move } from '@clade/engine';
import { evolution } from '@clade/evolution';
import type { Chapter } from '@clade/lessons';
import { marineLesson } from '@clade/lessons/dominant-species-marine';
import { evolutionLesson } from '@clade/lessons/evolution';
import { describe, expect, test } from 'vitest';
import { LessonTable } from '../../src/lesson/lesson-table.ts';
import { NOT_NOW, type Snapshot } from '../../src/table/table.ts';
import { PacedTable } from '../../src/table/watch/paced-table.ts';

function chapter(id: string): Chapter {
  const found = evolutionLesson.chapters.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

function open(id: string, from = 0): LessonTable {
  return new LessonTable(
    evolution,
    chapter(id),
    {
      name: 'Mara',
      think: async (state, seat) => legalMoves(evolution, state, seat)[0] as number,
      advise: async () => ({ moves: [], reasons: [] }),
    },
    from,
  );
}

describe('a chapter as a table', () => {
  test('the right move is made at once, with what the others do', async () => {
    const table = open('watering-hole');
    expect(table.snapshot()).toMatchObject({
      n: 0,
      viewer: 0,
      status: 'playing',
      decision: { kind: 'feed' },
    });
    expect(table.snapshot().seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(await table.play(['eat', 0], true)).toBeUndefined();
    expect(table.lesson()).toMatchObject({ at: 0, stage: 'after', verdict: { is: 'right' } });
    // While the second line is read nothing is asked, and nobody is waited for.
    expect(table.snapshot()).toMatchObject({ n: 3, legal: [], waitingFor: [] });
    expect(table.snapshot().decision).toBeUndefined();
    table.next();
    expect(table.lesson()).toMatchObject({ at: 1, stage: 'asks' });
    expect(table.snapshot().decision?.kind).toBe('feed');
  });

  test('another legal move is not made, and the table is silent about it', async () => {
    const table = open('watering-hole');
    expect(await table.play(['eat', 1], true)).toMatchObject({ code: NOT_NOW });
    expect(table.lesson().verdict).toEqual({ is: 'other' });
    expect(table.snapshot().n).toBe(0);
  });

  test('what is against the rules is explained by them', async () => {
    const table = open('hunter');
    table.help();
    table.next();
    const refused = await table.play(['attack', 0, 1, 0], true);
    expect(refused).toMatchObject({ rule: 'EVO-4.2.1' });
    expect(table.lesson()).toMatchObject({ verdict: { is: 'refused' }, stars: 2 });
  });

  test('something is pointed at while nothing can be chosen', () => {
    const table = open('small-animal');
    expect(table.snapshot().decision).toBeUndefined();
    table.point('body:0:0');
    expect(table.lesson().verdict).toEqual({ is: 'other' });
    table.point('population:0:0');
    expect(table.lesson()).toMatchObject({ stage: 'after', verdict: { is: 'right' } });
  });

  test('it begins at a later step, and goes back from there', async () => {
    const table = open('hunter', 2);
    expect(table.lesson()).toMatchObject({ at: 2, isLit: false });
    expect(table.back()).toBe(true);
    expect(table.lesson().at).toBe(1);
    expect(table.back()).toBe(true);
    expect(table.back()).toBe(false);
    expect(table.lesson().at).toBe(0);
  });

  test('who gives up is shown it, at the price of a star', () => {
    const table = open('hunter', 2);
    table.reveal();
    expect(table.lesson()).toMatchObject({ isLit: true, stars: 2 });
  });

  test('the table at every line can be looked at', async () => {
    const table = open('watering-hole');
    await table.play(['eat', 0], true);
    const [start, mine] = await Promise.all([table.at(0), table.at(1)]);
    expect((start.view as { wateringHole: number }).wateringHole).toBe(6);
    expect((mine.view as { wateringHole: number }).wateringHole).toBe(5);
  });

  test('in a real game the bots answer', async () => {
    const table = open('last-round', 1);
    const [first] = table.snapshot().legal;
    expect(table.lesson().asked).toBe('food-card');
    await table.play(first?.move ?? [], true);
    await new Promise((done) => setTimeout(done));
    expect(table.snapshot().n).toBeGreaterThan(1);
    table.close();
  });

  test('a bot whose question was taken back is asked anew', async () => {
    const asked: { answer(move: Move): void; readonly moves: readonly Move[] }[] = [];
    const feeding: Chapter = {
      ...chapter('watering-hole'),
      steps: [{ kind: 'game', rules: ['EVO-3.6.2'], asks: [] }],
    };
    const table = new LessonTable(evolution, feeding, {
      name: 'Mara',
      think: (state, seat) =>
        new Promise((answer) => asked.push({ answer, moves: legalMoves(evolution, state, seat) })),
      advise: async () => ({ moves: [], reasons: [] }),
    });
    const [first, second] = table.snapshot().legal;
    await table.play(first?.move ?? [], true);
    table.back();
    await table.play(second?.move ?? [], true);
    expect(asked).toHaveLength(1);
    asked[0]?.answer(asked[0].moves[0] as Move);
    await new Promise((done) => setTimeout(done));
    expect([table.snapshot().n, asked.length]).toEqual([1, 2]);
    table.close();
  });

  test('what others do is shown as it was, also when it was taken back and done in another way', async () => {
    const fire = marineLesson.chapters.find(({ id }) => id === 'ground-and-fire') as Chapter;
    const never = () => Promise.reject(new Error('no bot is asked here'));
    const table = new LessonTable(dominantSpeciesMarine, fire, { name: '', think: never, advise: never }, 1);
    const later = (_: number, work: () => void): (() => void) => {
      const timer = setTimeout(work);
      return () => clearTimeout(timer);
    };
    const shown = new PacedTable(table, { beat: () => 'plain', factor: () => 1, after: later });
    const heard: Snapshot[] = [];
    void table.play(['lay', 'C5'], true);
    table.back();
    shown.subscribe(() => heard.push(shown.snapshot()));
    await table.play(['lay', 'E5'], true);
    await expect.poll(() => shown.snapshot().n).toBe(table.snapshot().n);
    expect(new Set(heard.map(({ n }) => n)).size).toBeGreaterThan(5);
    for (const { n, view } of heard) expect(view, `line ${n}`).toEqual((await table.at(n)).view);
    shown.close();
  });
});
