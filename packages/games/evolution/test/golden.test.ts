import { readdirSync, readFileSync } from 'node:fs';
import { isRefusal, type Log, parseLog, replay } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { evolution } from '../src/index.ts';
import { OPTIONS } from '../src/options.ts';
import { TRAITS, type TraitId } from '../src/traits.ts';
import { traitsAtWork, traitsInEvent } from './trait-effects.ts';

const FOLDER = new URL('../fixtures/', import.meta.url);

interface Golden {
  readonly name: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly shows: string;
  /** What the game ended with when it was recorded. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
}

const GAMES = JSON.parse(readFileSync(new URL('games.json', FOLDER), 'utf8')) as Golden[];

function open(name: string): Log {
  const log = parseLog(readFileSync(new URL(`${name}.jsonl`, FOLDER), 'utf8'));
  if (isRefusal(log)) throw new Error(log.sentence);
  expect(log.seal).toBe('intact');
  return log;
}

describe('golden logs', () => {
  test.each(GAMES)(
    '$name replays with every hash to its final scores',
    ({ name, scores, winners, reason }) => {
      const played = replay(evolution, open(name));
      if (isRefusal(played)) throw new Error(played.sentence);
      expect(played.diverged).toBeUndefined();
      const result = evolution.result(played.state);
      expect(evolution.scores(played.state)).toEqual(scores);
      expect(result?.winners).toEqual(winners);
      expect(result?.reason).toBe(reason);
    },
  );

  test('every log is listed, and every listed log exists', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'));
    expect(files.sort()).toEqual(GAMES.map(({ name }) => `${name}.jsonl`).sort());
    const readme = readFileSync(new URL('README.md', FOLDER), 'utf8');
    for (const { name, shows } of GAMES) expect(readme).toContain(`| \`${name}\` | ${shows} |`);
  });

  test('every trait makes a difference in at least one of them', () => {
    const missing = new Set<TraitId>(TRAITS);
    for (const { name } of GAMES) {
      replay(evolution, open(name), {
        emit: (event) => {
          for (const trait of traitsInEvent(event)) missing.delete(trait);
        },
        before: (s) => {
          for (const trait of traitsAtWork(s)) missing.delete(trait);
        },
      });
    }
    expect([...missing]).toEqual([]);
  });

  test('every player count, every end and every option value occurs', () => {
    expect(new Set(GAMES.map((g) => g.players))).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(new Set(GAMES.map((g) => g.reason))).toEqual(new Set(['deck-out-in-deal', 'deck-out-in-feeding']));
    const values = new Set(
      GAMES.flatMap((g) => Object.entries(g.options).map(([k, v]) => `${k}=${String(v)}`)),
    );
    for (const option of OPTIONS) {
      for (const value of option.values) {
        if (value !== option.default) expect(values).toContain(`${option.name}=${String(value)}`);
      }
    }
  });
});
