import {
  draws,
  isRefusal,
  type Log,
  parseLog,
  passOver,
  plainRefusal,
  replay,
  versionOf,
  writeLog,
} from '@clade/engine';
import { logWithTakeback } from '@clade/engine/testing';
import { describe, expect, test } from 'vitest';
import { evolution } from '../src/index.ts';

const log = logWithTakeback(evolution, 30);
const withDraws = (n: number, to: unknown): Log => ({
  ...log,
  moves: log.moves.map((move) => (move.n === n ? { ...move, draws: to as number } : move)),
});

function reasonAt(changed: Log): { n: number; code: string } | undefined {
  const played = replay(evolution, changed);
  if (isRefusal(played)) throw new Error(plainRefusal(played));
  return played.diverged && { n: played.diverged.n, code: played.diverged.reason.code };
}

describe('numbers that are passed over', () => {
  test('are in the log, and it replays with every hash', () => {
    const text = writeLog(log);
    const read = parseLog(text);
    if (isRefusal(read)) throw new Error(plainRefusal(read));
    expect(read.seal).toBe('intact');
    expect(reasonAt(read)).toBeUndefined();
    const seen: number[] = [];
    replay(evolution, read, { to: 30, before: (s, { n }) => n > 28 && seen.push(draws(s)) });
    expect(seen).toEqual([log.moves[29]!.draws! - 7, log.moves[29]!.draws!]);
  });

  test('left out or others than those, the game is another', () => {
    expect(reasonAt({ ...log, moves: log.moves.map(({ draws: _, ...move }) => move) })?.code).toBe('hash');
    expect(reasonAt(withDraws(30, log.moves[29]!.draws! + 1))).toEqual({ n: 30, code: 'hash' });
  });

  test('never lead back, and stand nowhere else', () => {
    expect(reasonAt(withDraws(60, 3))).toEqual({ n: 60, code: 'draws' });
    expect(reasonAt(withDraws(30, log.moves[29]!.draws! - 7))).toEqual({ n: 30, code: 'draws' });
  });

  test('are not counted by rules version 1', () => {
    const first = versionOf(evolution, '1')!;
    const old = logWithTakeback(first, 0);
    expect(replay(evolution, old)).toMatchObject({ n: old.moves.length });
    const moves = old.moves.map((move) => (move.n === 30 ? { ...move, draws: 99 } : move));
    expect(reasonAt({ ...old, moves })).toEqual({ n: 30, code: 'draws' });
    expect(
      passOver(first.setup({ rules: '1', players: 2, options: old.header.options }, 'x'), 99)?.code,
    ).toBe('draws');
  });

  test.each([0, -1, 1.5, '97', null, 1e9])('are a whole number in a log, not %j', (to) => {
    const read = parseLog(writeLog(withDraws(30, to)));
    expect(read).toMatchObject({
      code: 'bad-log',
      facts: { line: 31, reason: 'field "draws" is not the number of a random number' },
    });
  });
});
