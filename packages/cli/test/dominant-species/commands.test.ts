import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dominantSpecies } from '@clade/dominant-species';
import { table } from '@clade/dominant-species/testing';
import { isRefusal, parseLog, plainRefusal } from '@clade/engine';
import { describe, expect, test } from 'vitest';
import { readConfig, readUnattended } from '../../src/config.ts';
import { fuzzTable } from '../../src/fuzz/tables.ts';
import { clade, fileWith, randomLog, scratch, withGame } from '../harness.ts';

const json = async (...argv: string[]): Promise<unknown> => {
  const { code, out, err } = await clade([...argv, '--json']);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out);
};

const script = (...lines: string[]): string => `${lines.join('\n')}\n`;

describe('the guard of games that nobody watches (DS-5.11.3)', () => {
  test('is not offered to people', async () => {
    const list = (await json('games')) as { id: string; options: { name: string }[] }[];
    const names = list.find((g) => g.id === 'dominant-species')?.options.map((o) => o.name);
    expect(names).toEqual(['deck', 'earth', 'animals', 'assignment']);
    for (const argv of [['games'], ['play', '--help'], ['sim', '--help'], ['--help']]) {
      expect((await clade(argv)).out).not.toMatch(/round ?cap|guard|nobody watches/i);
    }
  });

  test('sim and fuzz have it, play does not, and --set decides', async () => {
    const argv = ['sim', 'dominant-species', '--bots', 'random,random', '--games', '2'];
    const doc = (await json(...argv)) as { options: object; rounds: { max: number } };
    expect(doc.options).toMatchObject({ roundCap: 40 });
    expect(doc.rounds.max).toBeLessThanOrEqual(40);
    expect(readUnattended(dominantSpecies, 2, ['roundCap=null']).options).toMatchObject({ roundCap: null });
    expect(readConfig(dominantSpecies, 2, []).options).toMatchObject({ roundCap: null });
    expect(readConfig(dominantSpecies, 2, ['roundCap=40']).options).toMatchObject({ roundCap: 40 });
    for (let i = 0; i < 30; i++) {
      expect(fuzzTable(dominantSpecies, 'x', i).options).toMatchObject({ roundCap: 40 });
    }
  });

  test('a game that is played by a person is saved without it', async () => {
    const path = join(scratch(), 'game.jsonl');
    const argv = ['play', 'dominant-species', '--bots', 'random', '--seed', 'x'];
    await clade(argv, { input: script(`save ${path}`, 'q') });
    const log = parseLog(readFileSync(path, 'utf8'));
    if (isRefusal(log)) throw new Error(plainRefusal(log));
    expect(log.header.options).toMatchObject({ roundCap: null });
  });
});

describe('commands on Dominant Species', () => {
  test('DS-1.1.1: 26 cards with a text and a rule of their own', async () => {
    const list = (await json('games', '--cards')) as {
      id: string;
      cards: { id: string; name: string; copies: number; rule: string; summary: string }[];
    }[];
    const cards = list.find((g) => g.id === 'dominant-species')?.cards ?? [];
    expect(cards).toHaveLength(26);
    expect(new Set(cards.map((c) => c.rule)).size).toBe(26);
    expect(new Set(cards.map((c) => c.summary)).size).toBe(26);
    for (const { copies, rule } of cards) {
      expect(copies).toBe(1);
      expect(rule).toMatch(/^DS-6\.\d+\.1$/);
    }
    const { out } = await clade(['games', '--cards']);
    expect(out).toContain('dominant-species  26 cards');
    expect(out).toMatch(/niche-biomes +1 +× +\[DS-6\.21\.1\]\n +Niche Biomes: Every animal with more points/);
  });

  test('fuzz plays every player count without a failure and says what it covered', async () => {
    const doc = (await json(
      'fuzz',
      'dominant-species',
      '--games',
      '10',
      '--seed',
      'ds',
      '--dump',
      scratch(),
    )) as {
      failures: unknown[];
      covered: Record<string, Record<string, number>>;
    };
    expect(doc.failures).toEqual([]);
    expect(doc.covered.players).toEqual({ 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 });
    // Everything but the queue of Glaciation is executed in every round, so ten games reach every section.
    expect(Object.keys(doc.covered.actions ?? {}).sort()).toEqual([
      'abundance',
      'adaptation',
      'competition',
      'depletion',
      'domination',
      'glaciation',
      'initiative',
      'migration',
      'regression',
      'speciation',
      'wanderlust',
      'wasteland',
    ]);
    expect(Object.keys(doc.covered.abilities ?? {}).sort()).toEqual([
      'arachnids',
      'birds',
      'insects',
      'mammals',
      'reptiles',
    ]);
    expect(Object.values(doc.covered.cards ?? {}).length).toBeGreaterThan(15);
    expect(Object.keys(doc.covered.options ?? {})).not.toContain('roundCap');
  });

  test('DS-3.1.2, DS-5.2.1: perft of a deal counts 41 spaces, then 40 for each', async () => {
    expect(await json('perft', 'dominant-species', '--depth', '2')).toEqual({
      depth: 2,
      counts: [41, 41 * 40],
    });
  });

  test('replay shows Earth and the ranking of a whole log', async () => {
    const log = fileWith(randomLog('replayed', 4, dominantSpecies));
    const { code, out, err } = await clade(['replay', log], { columns: 140 });
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('every hash fits');
    expect(out).toContain('12 Domination');
    expect(out).toMatch(
      /points +start +tiles scored +glaciation bonus +wanderlust bonus +survival +cards +final scoring/,
    );
    const told = await clade(['replay', log, '--events', '--to', '30'], { columns: 140 });
    expect(told.out).toContain('Round 1 began. [DS-5.1.1]');
    expect(told.out).toMatch(/[A-Z][a-z]+ placed a pawn on /);
  });

  test('position draws, lists moves, plays one, and tells what came of it', async () => {
    const file = fileWith(
      JSON.stringify({
        game: 'dominant-species',
        phase: 'execution',
        players: 2,
        animals: { birds: { seat: 0 }, insects: { seat: 1 } },
        spaces: { depletion: 'birds' },
        cursor: 'depletion',
        boxes: { depletion: ['seed'] },
      }),
    );
    const listed = await clade(['position', file, '--legal'], { columns: 140 });
    expect(listed.out).toMatch(
      /Player 1 may, by DS-5\.4\.6\.1 \(depletion\):\n {2}remove the disk on C3-C4-D3\n/,
    );
    const played = await clade(['position', file, '--play', 'remove the disk on C3-C4-D3', '--events'], {
      columns: 140,
    });
    expect([played.code, played.err]).toEqual([0, '']);
    expect(played.out).toMatch(/^Earth lost seed on C3-C4-D3\. \[DS-5\.4\.6\.1\]$/m);
    const refused = await clade(['position', file, '--play', 'remove the disk on D2-D3-E3']);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('[DS-5.4.6.1]');
  });
});

describe('play', () => {
  /** The last pawn of the last round: whatever is done, the game is over behind it. */
  const LAST = table({
    phase: 'execution',
    lastRound: true,
    forced: 'auto',
    animals: { mammals: { seat: 0, pawns: 7 }, reptiles: { seat: 1, pawns: 7 } },
    players: 2,
    spaces: { 'domination-1': 'mammals' },
    cursor: 'domination-1',
    boxes: {},
    cards: { faceUp: [], deck: 0 },
  });

  test('a game ends with a ranking by points from each source', async () => {
    const registry = withGame({ setup: () => dominantSpecies.clone(LAST) }, 'dominant-species');
    const { code, out, err } = await clade(
      ['play', 'dominant-species', '--players', '2', '--bots', 'random', '--seed', 'end'],
      { input: script('1', '1'), registry, columns: 120 },
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('LAST ROUND');
    expect(out).toContain('Mammals, Domination 1: You may score a tile [DS-5.4.12.1]');
    expect(out).toContain('The Ice Age has come: the game is over.');
    expect(out).toMatch(/The game is over\. Player \d \(\w+\) won with \d+ points\./);
    const ranking = out.slice(out.indexOf('The game is over'));
    const rows = [...ranking.matchAll(/Player \d \(\w+\)((?: +\d+){8})$/gm)];
    expect(rows).toHaveLength(2);
    for (const [, numbers = ''] of rows) {
      const [points = -1, ...parts] = numbers.trim().split(/ +/).map(Number);
      expect(parts.reduce((a, b) => a + b, 0)).toBe(points);
    }
  });

  test('where the ranking is too wide for one line, the sources stand below each player', async () => {
    const registry = withGame({ setup: () => dominantSpecies.clone(LAST) }, 'dominant-species');
    const { out } = await clade(
      ['play', 'dominant-species', '--players', '2', '--bots', 'random', '--seed', 'end'],
      { input: script('1', '1'), registry },
    );
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    const ranking = out.slice(out.indexOf('The game is over'));
    const rows = [...ranking.matchAll(/Player \d \(\w+\) +(\d+)\n +((?:[a-z ]+ \d+(?:, )?)+)\n/g)];
    expect(rows).toHaveLength(2);
    for (const [, points, parts = ''] of rows) {
      const sum = [...parts.matchAll(/\d+/g)].reduce((n, [number]) => n + Number(number), 0);
      expect(sum).toBe(Number(points));
    }
  });

  test('numbers, none by 0, words, explanations, cards and the legend', async () => {
    const { out } = await clade(
      ['play', 'dominant-species', '--bots', 'random', '--seed', '4', '--seat', '1'],
      {
        input: script(
          '?',
          'c',
          'c ice',
          'w place a pawn on initiative-2',
          'place a pawn on domination-1',
          'q',
        ),
        columns: 140,
      },
    );
    expect(out).toContain('M3 is three cubes of the mammals');
    expect(out).toContain(
      'Ice Age: Every animal gains bonus points for the tiles it dominates. This is the last round.',
    );
    expect(out).toContain('needs an action space');
    expect(out).toMatch(/[A-Z][a-z]+ placed a pawn on Domination 1/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(140);
  });

  test('0 is none where a number is asked', async () => {
    const asks = table({
      phase: 'execution',
      forced: 'auto',
      players: 2,
      animals: { insects: { seat: 0 }, mammals: { seat: 1 } },
      spaces: { 'speciation-6': 'insects' },
      cursor: 'speciation-6',
      boxes: {},
      cubes: { D4: { mammals: 1 } },
    });
    const registry = withGame({ setup: () => dominantSpecies.clone(asks) }, 'dominant-species');
    const { out } = await clade(['play', 'dominant-species', '--players', '2', '--bots', 'random'], {
      input: script('1', '0', '2', 'log all', 'q'),
      registry,
      columns: 140,
    });
    const asked = [...out.matchAll(/0 {2}\w+ .* (\w\d)$/gm)].map((m) => m[1]);
    expect(asked.length).toBeGreaterThanOrEqual(2);
    const told = out.slice(out.lastIndexOf('> log all'));
    expect(told).not.toContain(`on ${asked[0]}`);
    expect(told).toMatch(new RegExp(`2 on \\w+ ${asked[1]}`));
  });
});
