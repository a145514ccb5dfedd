import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineBug, legalMoves, seatsToAct } from '@clade/engine';
import { evolution, TRAITS } from '@clade/evolution';
import { describe, expect, test } from 'vitest';
import { Coverage } from '../src/fuzz/coverage.ts';
import { fuzzTable } from '../src/fuzz/tables.ts';
import { REGISTRY } from '../src/registry.ts';
import { clade, config, entryOf, fileWith, randomLog, scratch, withGame } from './harness.ts';

const parsed = async (...argv: string[]): Promise<unknown> => {
  const { code, out, err } = await clade([...argv, '--json']);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
};

describe('help', () => {
  test('lists exactly the commands that exist', async () => {
    for (const flag of ['--help', '-h']) {
      const { code, out } = await clade([flag]);
      expect(code).toBe(0);
      const listed = [...out.matchAll(/^ {2}(\S+) /gm)].map((m) => m[1]);
      expect(listed).toEqual([
        'games',
        'play',
        'sim',
        'arena',
        'hint',
        'fuzz',
        'replay',
        'verify',
        'position',
        'perft',
        'bench',
        'serve',
        'worker',
        'backup',
        'restore',
        'check',
        'admin',
      ]);
    }
  });

  test('every command has help of its own, also behind other arguments', async () => {
    for (const name of [
      'games',
      'play',
      'sim',
      'arena',
      'hint',
      'fuzz',
      'replay',
      'verify',
      'position',
      'perft',
      'bench',
      'serve',
      'worker',
      'backup',
      'restore',
      'check',
      'admin',
    ]) {
      const { code, out, err } = await clade([name, '--nonsense', '--help']);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain(`Usage: clade ${name}`);
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    }
  });

  test('--version is the version of the package', async () => {
    const manifest = readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8');
    const { out } = await clade(['--version']);
    expect(out).toBe(`${(JSON.parse(manifest) as { version: string }).version}\n`);
  });
});

describe('games', () => {
  test('--json has ids, player counts and options with their defaults', async () => {
    const list = (await parsed('games')) as {
      id: string;
      players: object;
      options: { name: string; default: unknown }[];
    }[];
    expect(list.map((g) => [g.id, g.players])).toEqual([
      ['evolution', { min: 2, max: 6 }],
      ['dominant-species', { min: 2, max: 6 }],
      ['dominant-species-marine', { min: 2, max: 4 }],
    ]);
    const defaults = Object.fromEntries(list[0]!.options.map((o) => [o.name, o.default]));
    expect(defaults).toMatchObject({
      speciesBoardLimit: 24,
      foodBankLimit: null,
      quickPlay: false,
      deck: 'second-edition',
    });
  });

  test('people are shown every option with its values', async () => {
    const { out } = await clade(['games']);
    expect(out).toContain('2 to 6 players');
    expect(out).toContain('intelligenceTiming = anytime (default) | ownTurn');
    for (const { name } of evolution.options) expect(out).toContain(name);
  });

  test('EVO-1.4: --cards lists 17 traits and 129 cards with their food numbers', async () => {
    const [game] = (await parsed('games', '--cards')) as {
      cards: { id: string; copies: number; rule: string; summary: string; details: { food: number[] } }[];
    }[];
    expect(game?.cards).toHaveLength(17);
    expect(game?.cards.reduce((n, c) => n + c.copies, 0)).toBe(129);
    const longNeck = game?.cards.find((c) => c.id === 'long-neck');
    expect(longNeck).toMatchObject({ copies: 7, rule: 'EVO-6.13', details: { food: [3, 4, 5, 6, 7, 8, 9] } });
    expect((await clade(['games', '--cards'])).out).toContain('129 cards');
  });
});

describe('sim', () => {
  const ARGS = [
    'sim',
    'evolution',
    '--players',
    '3',
    '--bots',
    'random,random,random',
    '--games',
    '6',
    '--seed',
    's',
  ];

  test('--json has the fixed shape', async () => {
    const doc = (await parsed(...ARGS, '--set', 'quickPlay=true')) as Record<string, unknown> & {
      entries: { bot: string; wins: number }[];
      options: object;
    };
    expect(Object.keys(doc).sort()).toEqual(
      [
        'game',
        'players',
        'options',
        'seed',
        'games',
        'entries',
        'rounds',
        'ends',
        'moves',
        'movesPerSecond',
      ].sort(),
    );
    expect(doc).toMatchObject({ game: 'evolution', players: 3, seed: 's', games: 6 });
    expect(doc.options).toMatchObject({ quickPlay: true });
    expect(doc.entries.map((e) => Object.keys(e))).toEqual(
      Array.from({ length: 3 }, () => ['bot', 'wins', 'winRate', 'interval', 'meanScore']),
    );
    expect(doc.entries.reduce((n, e) => n + e.wins, 0)).toBeCloseTo(6);
  });

  test('a seed repeats the same games', async () => {
    const play = async (seed: string): Promise<unknown> => {
      const { movesPerSecond: _, ...doc } = (await parsed(...ARGS.slice(0, -1), seed)) as Record<
        string,
        unknown
      >;
      return doc;
    };
    const first = await play('a');
    expect(await play('a')).toEqual(first);
    expect(((await play('b')) as { moves: number }).moves).not.toBe((first as { moves: number }).moves);
  });

  test('people get a table; a bar is drawn only on a terminal, and never into the document', async () => {
    const human = await clade(ARGS);
    expect(human.out).toMatch(/\d+ moves, \d+ moves per second\n$/);
    expect(human.err).toBe('');
    const shown = await clade([...ARGS, '--json'], { errTTY: true });
    expect(shown.err).toContain('6/6 games');
    expect(JSON.parse(shown.out)).toMatchObject({ games: 6 });
  });

  test('null and Infinity both mean no limit', async () => {
    for (const word of ['null', 'Infinity']) {
      const doc = (await parsed(...ARGS, '--set', `speciesBoardLimit=${word}`)) as { options: object };
      expect(doc.options).toMatchObject({ speciesBoardLimit: null });
    }
  });
});

describe('fuzz', () => {
  interface Fuzzed {
    game: string;
    games: number;
    moves: number;
    failures: { seed: string; log: string; error: string }[];
    covered: {
      players: Record<string, number>;
      options: Record<string, Record<string, number>>;
      ends: object;
      decisions: object;
    };
  }

  test('all player counts and all values of all options occur', async () => {
    const doc = (await parsed('fuzz', 'evolution', '--games', '20', '--seed', 'cover')) as Fuzzed;
    expect(Object.keys(doc)).toEqual(['game', 'games', 'moves', 'failures', 'covered']);
    expect(doc.failures).toEqual([]);
    expect(doc.covered.players).toEqual({ 2: 4, 3: 4, 4: 4, 5: 4, 6: 4 });
    for (const { name, values } of evolution.options) {
      const counts = doc.covered.options[name] ?? {};
      expect(Object.keys(counts).sort()).toEqual(values.map(String).sort());
      expect(Math.min(...Object.values(counts)), name).toBeGreaterThan(0);
      expect(Object.values(counts).reduce((a, b) => a + b, 0)).toBe(20);
    }
    const decided = Object.values(doc.covered.decisions as Record<string, number>);
    expect(decided.reduce((a, b) => a + b, 0)).toBe(doc.moves);
  });

  test('the last line for people is the sum; --list says what was covered; a seed repeats', async () => {
    const { code, out } = await clade(['fuzz', 'evolution', '--games', '5', '--seed', 'x', '--list']);
    expect(code).toBe(0);
    expect(out).toMatch(/\n5 games, \d+ moves, 0 failures\n$/);
    expect(out).toContain('players: 2 1, 3 1, 4 1, 5 1, 6 1');
    const again = await clade(['fuzz', 'evolution', '--games', '5', '--seed', 'x']);
    // Without the list only the verdict on it and the sum.
    expect(again.out).toBe(`${out.trimEnd().split('\n').slice(-2).join('\n')}\n`);
    expect(again.out).toMatch(/^Everything was met at least once: traits 17\.\n5 games/);
  });

  test('what a fuzz has not met is named', () => {
    const coverage = new Coverage(entryOf(evolution));
    coverage.add('traits', 'climbing');
    const [line, ...more] = coverage.verdict();
    expect(more).toEqual([]);
    expect(line).toMatch(/^Never met, traits: /);
    expect(line).not.toContain('climbing');
    expect(line?.split(', ')).toHaveLength(1 + TRAITS.length - 1);
  });

  test('no player count of a fuzz always has the default options', () => {
    for (const { game } of REGISTRY) {
      const varied = new Set<number>();
      for (let i = 0; i < 60; i++) {
        const { players, options } = fuzzTable(game, 'x', i);
        if (game.options.some((o) => o.unattended === undefined && options[o.name] !== o.default))
          varied.add(players);
      }
      expect(varied.size, game.id).toBe(game.seats.max - game.seats.min + 1);
    }
  });

  test('a failure writes a log that replay opens, and gives exit code 1', async () => {
    const folder = join(scratch(), 'deep', 'dumps');
    const registry = withGame({
      check(s) {
        evolution.check(s);
        if (evolution.view(s, 0).round === 2) throw new EngineBug('planted');
      },
    });
    const argv = ['fuzz', 'evolution', '--games', '2', '--seed', 'a/b', '--dump', folder];
    const { code, out } = await clade([...argv, '--json'], { registry });
    expect(code).toBe(1);
    const doc = JSON.parse(out) as Fuzzed;
    expect(doc.failures).toHaveLength(2);
    expect(readdirSync(folder)).toHaveLength(2);
    for (const failure of doc.failures) {
      expect(failure.error).toContain('planted');
      const broken = await clade(['replay', failure.log], { registry });
      expect(broken.code).toBe(1);
      expect(broken.err).toContain('planted');
      const whole = await clade(['replay', failure.log]);
      expect([whole.code, whole.err]).toEqual([0, '']);
      expect(whole.out).toContain('Round 2');
    }
    const human = await clade(argv, { registry });
    expect(human.out).toContain(doc.failures[0]!.log);
    expect(human.out).toMatch(/\n2 games, \d+ moves, 2 failures\n$/);
  });

  test('a game that cannot be dealt is a failure as well', async () => {
    const registry = withGame({
      setup() {
        throw new EngineBug('no deal');
      },
    });
    const { code, out } = await clade(['fuzz', 'evolution', '--games', '1', '--dump', scratch()], {
      registry,
    });
    expect(code).toBe(1);
    expect(out).toContain('no deal');
    expect(out).toMatch(/\n1 games, 0 moves, 1 failures\n$/);
  });
});

describe('replay', () => {
  test('prints the table and the result of a whole log', async () => {
    const { code, out, err } = await clade(['replay', fileWith(randomLog('whole'))]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('every hash fits');
    expect(out).toContain('The game is over');
    expect(out).toMatch(/points +plants +meat +population +traits/);
  });

  test('--to stops in between; --to 0 is the deal', async () => {
    const path = fileWith(randomLog('whole'));
    const doc = JSON.parse((await clade(['replay', path, '--to', '0', '--json'])).out) as {
      at: number;
      result: unknown;
      seatsToAct: number[];
      position: { phase: string; round: number };
    };
    expect(doc).toMatchObject({
      at: 0,
      result: null,
      seatsToAct: [0, 1, 2],
      position: { phase: 'food', round: 1 },
    });
    const later = await clade(['replay', path, '--to', '3']);
    expect(later.out).toContain('after move 3 of');
    expect(later.out).toContain('card play');
  });

  test('--json has the result, and with --events what happened', async () => {
    const path = fileWith(randomLog('whole'));
    const doc = (await parsed('replay', path, '--events')) as {
      moves: number;
      at: number;
      result: { standings: unknown[] };
      events: { type: string }[];
    };
    expect(doc.at).toBe(doc.moves);
    expect(doc.result.standings).toHaveLength(3);
    expect(doc.events.at(-1)?.type).toBe('game-ended');
    const { out } = await clade(['replay', path, '--events']);
    expect(out).toContain('Round 1: Player');
  });

  test('a whole log that plays out differently gives 1 and names the move', async () => {
    const registry = withGame({ setup: (c, seed, emit) => evolution.setup(c, `${seed}!`, emit) });
    const { code, out, err } = await clade(['replay', fileWith(randomLog('other'))], { registry });
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^clade: The replay differs from the log at move 1: .+\n$/);
  });
});

describe('perft', () => {
  /** Two hungry species each and nothing else to do: 2, then 2 for each, then 1 for each of the 4. */
  const FEEDING = {
    phase: 'feeding',
    wateringHole: 9,
    players: Array.from({ length: 2 }, () => ({ hand: [], species: [{}, {}] })),
  };

  test('counts by hand agree on a position', async () => {
    const doc = await parsed('perft', fileWith(JSON.stringify(FEEDING)), '--depth', '4');
    expect(doc).toEqual({ depth: 4, counts: [2, 4, 4, 4] });
  });

  test('a deal: the food cards of the first seat, then of the second for each', async () => {
    const s = evolution.setup(config(3), 'deal');
    expect(seatsToAct(evolution, s)).toEqual([0, 1, 2]);
    const hands = [0, 1, 2].map((seat) => legalMoves(evolution, s, seat).length);
    const [a = 0, b = 0, c = 0] = hands;
    const doc = await parsed('perft', 'evolution', '--players', '3', '--seed', 'deal', '--depth', '3');
    expect(doc).toEqual({ depth: 3, counts: [a, a * b, a * b * c] });
    const { out } = await clade(['perft', 'evolution', '--players', '3', '--seed', 'deal', '--depth', '1']);
    expect(out).toMatch(new RegExp(`^depth +sequences\\n +1 +${a}\\n$`));
  });
});
