import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, configure, firstSeat, type Move, MoveList } from '@clade/engine';
import { evolution } from '@clade/evolution';
import { expect, test } from 'vitest';
import { why } from '../src/commands/hint.ts';
import { clade, scratch } from './harness.ts';

/** A position file of the first food cards of a table. */
function dealtFile(moves: number): { path: string; legal: readonly Move[] } {
  const s = evolution.setup(configure(evolution, 3, {}) as Config, 'hint');
  const list = new MoveList();
  for (let n = 0; n < moves; n++) {
    const seat = firstSeat(evolution.pending(s));
    evolution.legalMoves(s, seat, list);
    evolution.apply(s, seat, list.at[0] as number);
  }
  const path = join(scratch(), 'position.json');
  writeFileSync(path, JSON.stringify(evolution.writePosition(s)));
  evolution.legalMoves(s, firstSeat(evolution.pending(s)), list);
  return { path, legal: list.toArray() };
}

test('a hint names the three best legal moves with chances and points', async () => {
  const { path, legal } = dealtFile(0);
  const { code, out } = await clade(['hint', path, '--level', 'beginner', '--json']);
  expect(code).toBe(0);
  const { moves, seat } = JSON.parse(out);
  expect(seat).toBe(0);
  expect(moves).toHaveLength(3);
  for (const { move, chance, points } of moves) {
    expect(legal.map((m) => JSON.stringify(evolution.toWire(m)))).toContain(JSON.stringify(move));
    expect(chance).toBeGreaterThan(0);
    expect(points).toBeGreaterThan(0);
  }
  const words = await clade(['hint', path, '--level', 'beginner']);
  expect(words.out).toContain('Player 1, after');
  expect(words.out).toContain('%');
});

test('a hint rates other first moves too when the best plans all begin alike', async () => {
  // DS-5.4.9: take one of several disks or none; the best plans take the same one and differ by where it goes.
  const log = join(import.meta.dirname, '../../games/dominant-species/fixtures/1/dead-world.jsonl');
  const { out } = await clade(['hint', log, '--to', '119', '--level', 'casual', '--json']);
  const { moves } = JSON.parse(out);
  expect(moves).toHaveLength(3);
  expect(new Set(moves.map(({ move }: { move: unknown }) => JSON.stringify(move))).size).toBe(3);
});

test('the reasons of a hint tell what a move brings apart from what it costs', () => {
  const reason = (feature: string, points: number) => ({ feature, points });
  expect(why([])).toEqual([]);
  expect(why([reason('places', 2.04), reason('cubes', 1)])).toEqual([
    'The first for places (2.0), cubes (1.0).',
  ]);
  expect(why([reason('turns', -3), reason('places', 2)])).toEqual([
    'The first for places (2.0), though it costs turns (3.0).',
  ]);
  expect(why([reason('turns', -3)])).toEqual(['The first, though it costs turns (3.0).']);
});

test('a hint can be asked about a log, at any move', async () => {
  const log = join(import.meta.dirname, '../../games/evolution/fixtures/1/two-players.jsonl');
  const early = await clade(['hint', log, '--to', '4', '--level', 'beginner']);
  expect(early.code).toBe(0);
  const over = await clade(['hint', log]);
  expect(over).toMatchObject({ code: 2 });
  expect(over.err).toContain('The game is over');
  expect((await clade(['hint', log, '--to', '9999'])).err).toContain('no move 9999');
});

test('bad questions are refused', async () => {
  const { path } = dealtFile(3);
  expect((await clade(['hint', path, '--level', 'random'])).err).toContain('gives no hints');
  expect((await clade(['hint', path, '--level', 'x'])).err).toContain('There is no bot "x"');
  expect((await clade(['hint', path, '--to', '3'])).err).toContain('--to is for logs');
  expect((await clade(['hint', path, '--seat', '2'])).err).toContain('Player 2 is not asked');
});
