import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileWith } from './harness.ts';

const BIN = join(import.meta.dirname, '..', 'bin', 'clade.mjs');

function bin(argv: readonly string[], input = ''): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [BIN, ...argv], { input, encoding: 'utf8' });
}

test('the program prints one document to stdout and nothing to stderr', () => {
  const { status, stdout, stderr } = bin(['games', '--json']);
  expect([status, stderr]).toEqual([0, '']);
  expect((JSON.parse(stdout) as { id: string }[]).map((g) => g.id)).toEqual([
    'evolution',
    'dominant-species',
    'dominant-species-marine',
  ]);
});

test('the exit code of bad input reaches the shell, with one line', () => {
  const { status, stdout, stderr } = bin(['play', 'evolution', '--players', '1']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe('clade: Evolution is for 2 to 6 players, not 1.\n');
});

test('a refused move has exit code 2', () => {
  const position = { phase: 'feeding', wateringHole: 3, players: [{ species: [{}] }, { species: [{}] }] };
  const { status, stderr } = bin(['position', fileWith(JSON.stringify(position)), '--play', 'pass']);
  expect(status).toBe(2);
  expect(stderr).toContain('[EVO-3.6.5]');
});

test('play works with piped input and ends with it', () => {
  const { status, stdout, stderr } = bin(['play', 'evolution', '--seed', '1'], '1\n');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('Round 1');
  expect(stdout).toContain('The input ended');
  // No colour and no clearing of the screen where there is no terminal.
  expect(stdout).not.toContain('\u001b');
});
