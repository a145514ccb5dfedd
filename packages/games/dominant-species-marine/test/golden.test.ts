import { readdirSync, readFileSync } from 'node:fs';
import { type GameEvent, isRefusal, type Log, parseLog, replay } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { CARDS, dominantSpeciesMarine, SECTIONS, SPACE_NAMES, TRAITS } from '../src/index.ts';

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
    replay(dominantSpeciesMarine, open(name), { emit: (e) => events.push(e) });
    return events;
  });
}

/** Different values of a field of the events of one type. */
function values(events: readonly GameEvent[], type: string, field: string): Set<string> {
  return new Set(events.filter((e) => e.type === type).map((e) => String(e[field])));
}

describe('golden logs', () => {
  test.each(GAMES)(
    '$name replays with every hash to its final scores',
    ({ name, scores, winners, reason }) => {
      const played = replay(dominantSpeciesMarine, open(name));
      if (isRefusal(played)) throw new Error(played.sentence);
      expect(played.diverged).toBeUndefined();
      const result = dominantSpeciesMarine.result(played.state);
      expect(dominantSpeciesMarine.scores(played.state)).toEqual(scores);
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

  test('every card is resolved and does something under its own rule', () => {
    const events = allEvents();
    const resolved = values(events, 'card-resolved', 'card');
    expect(CARDS.map((card) => card.id).filter((id) => !resolved.has(id))).toEqual([]);
    const rules = new Set(events.map((e) => e.rule));
    // Cladogenesis resolves other cards, Volcanism carries out a Tectonics action: both under other rules.
    const silent = CARDS.filter((card) => !rules.has(card.rule)).map((card) => card.id);
    expect(silent).toEqual(['cladogenesis', 'volcanism']);
  });

  test('every trait is held, and those that tell something do so', () => {
    const events = allEvents();
    const held = values(events, 'trait-gained', 'trait');
    expect(TRAITS.map((trait) => trait.id).filter((id) => !held.has(id))).toEqual([]);
    const rules = new Set(events.map((e) => e.rule));
    // These allow or change something that other rules tell.
    const quiet = [
      'ancient-lineage',
      'carnivore',
      'ecological-niche',
      'flight',
      'phenotypic-plasticity',
      'ram-feeder',
      'resilience',
      'seasonal-migrants',
      'social',
    ];
    const silent = TRAITS.filter((trait) => !rules.has(trait.rule)).map((trait) => trait.id);
    expect(silent.filter((id) => !quiet.includes(id))).toEqual([]);
  });

  test('every space takes a pawn, and special pawns stand on every space that only they may use', () => {
    const placed = allEvents().filter((e) => e.type === 'pawn-placed');
    const spaces = new Set(placed.map((e) => String(e.space)));
    const display = SPACE_NAMES.filter((name) => !name.startsWith('feeder-'));
    expect(display.filter((name) => !spaces.has(name))).toEqual([]);
    expect([...spaces].some((name) => name.startsWith('feeder-'))).toBe(true);
    const special = new Set(placed.filter((e) => e.special !== null).map((e) => String(e.space)));
    const only = SECTIONS.filter((section) => section.special).map(({ id, spaces: n }) => `${id}-${n}`);
    expect(only).toHaveLength(6);
    expect(only.filter((name) => !special.has(name))).toEqual([]);
  });

  test('every player count, every end and every option value occurs', () => {
    expect(new Set(GAMES.map((g) => g.players))).toEqual(new Set([2, 3, 4]));
    expect(new Set(GAMES.map((g) => g.reason))).toEqual(new Set(['asteroid', 'round-cap']));
    const given = new Set(
      GAMES.flatMap((g) => Object.entries(g.options).map(([k, v]) => `${k}=${String(v)}`)),
    );
    const missing = dominantSpeciesMarine.options
      .filter((option) => option.unattended === undefined)
      .flatMap(({ name, values: all, default: usual }) =>
        all.filter((value) => value !== usual).map((value) => `${name}=${String(value)}`),
      )
      .filter((value) => !given.has(value));
    expect(missing).toEqual([]);
  });
});
