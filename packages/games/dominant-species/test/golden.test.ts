import { readdirSync, readFileSync } from 'node:fs';
import { type GameEvent, isRefusal, type Log, parseLog, replay } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { ANIMAL_IDS, CARDS, dominantSpecies, SECTIONS } from '../src/index.ts';
import { OPTIONS } from '../src/options.ts';

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

/** Everything that happens in all of them. */
function allEvents(): GameEvent[] {
  return GAMES.flatMap(({ name }) => {
    const events: GameEvent[] = [];
    replay(dominantSpecies, open(name), { emit: (e) => events.push(e) });
    return events;
  });
}

describe('golden logs', () => {
  test.each(GAMES)(
    '$name replays with every hash to its final scores',
    ({ name, scores, winners, reason }) => {
      const played = replay(dominantSpecies, open(name));
      if (isRefusal(played)) throw new Error(played.sentence);
      expect(played.diverged).toBeUndefined();
      const result = dominantSpecies.result(played.state);
      expect(dominantSpecies.scores(played.state)).toEqual(scores);
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

  test('every card is taken and does something under its own rule', () => {
    const events = allEvents();
    const taken = new Set(events.filter((e) => e.type === 'card-taken').map((e) => String(e.card)));
    expect(CARDS.map((card) => card.id).filter((id) => !taken.has(id))).toEqual([]);
    // Rules of card n are DS-6.n; an Ice Sheet glaciates under the rules of the action.
    const rules = events.map((e) => e.rule);
    const silent = CARDS.filter(
      (card, i) => card.id !== 'ice-sheet' && !rules.some((r) => r.startsWith(`DS-6.${i + 1}.`)),
    );
    expect(silent.map((card) => card.id)).toEqual([]);
  });

  test('every action is executed, and every ability is used', () => {
    const events = allEvents();
    const executed = new Set(
      events.filter((e) => e.type === 'pawn-taken').map((e) => String(e.space).replace(/-\d$/, '')),
    );
    expect(SECTIONS.map((s) => s.id).filter((id) => !executed.has(id))).toEqual([]);
    const used = (rule: string, animal: string): boolean =>
      events.some((e) => e.rule === rule && (e.animal === animal || animal === ''));
    expect(used('DS-5.9.1.2', 'mammals')).toBe(true);
    expect(used('DS-5.4.3.3', 'reptiles')).toBe(true);
    expect(used('DS-5.4.8.4', 'insects')).toBe(true);
    expect(used('DS-5.4.11.1', '')).toBe(true);
    const movers = new Set(events.filter((e) => e.type === 'cubes-moved').map((e) => e.animal));
    expect(ANIMAL_IDS.filter((id) => !movers.has(id))).toEqual([]);
  });

  test('every player count, every end and every option value occurs', () => {
    expect(new Set(GAMES.map((g) => g.players))).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(new Set(GAMES.map((g) => g.reason))).toEqual(new Set(['ice-age', 'dead-world', 'round-cap']));
    const values = new Set(
      GAMES.flatMap((g) => Object.entries(g.options).map(([k, v]) => `${k}=${String(v)}`)),
    );
    for (const option of OPTIONS) {
      for (const value of option.values) {
        if (value !== option.default && option.unattended === undefined) {
          expect(values).toContain(`${option.name}=${String(value)}`);
        }
      }
    }
  });
});
