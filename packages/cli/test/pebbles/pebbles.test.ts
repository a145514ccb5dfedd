import { addTitle } from '@clade/titles';
import { pebbles } from '@clade/titles/testing';
import { expect, test } from 'vitest';

// A game is one manifest: added to the registry before the terminal is loaded, it is played like any other.
addTitle({ ...pebbles, terminal: () => import('./terminal.ts') });
const { clade } = await import('../harness.ts');

test('a toy game that only has a manifest and a file of its own is listed and played in the terminal', async () => {
  const unknown = await clade(['play', 'pebble']);
  expect(unknown.err).toContain('pebbles');
  const { code, out, err } = await clade(
    ['play', 'pebbles', '--players', '2', '--bots', 'random', '--seed', 'toy'],
    { input: '1\n'.repeat(60) },
  );
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Pebbles: bid?');
  expect(out).toContain('Heap: 5');
});
