import { rule } from '@clade/engine/testing';
import { describe, expect, test } from 'vitest';
import { clade, fileWith } from './harness.ts';

/** Two hungry species each; player 1 feeds first. */
const FEEDING = {
  game: 'evolution',
  phase: 'feeding',
  wateringHole: 5,
  players: [
    { hand: [], species: [{ population: 1 }, { population: 1 }] },
    { hand: [], species: [{ population: 1 }, { population: 1 }] },
  ],
};

const FOOD = {
  game: 'evolution',
  phase: 'food',
  players: [
    {
      hand: [
        { trait: 'horns', food: 3 },
        { trait: 'carnivore', food: 0 },
      ],
      species: [{}],
    },
    {
      hand: [
        { trait: 'long-neck', food: 9 },
        { trait: 'ambush', food: -3 },
      ],
      species: [{}],
    },
  ],
};

const file = (position: unknown): string => fileWith(JSON.stringify(position));

interface Document {
  position: { wateringHole: number; players: { species: { food: number }[]; foodCard?: unknown }[] };
  seatsToAct: number[];
  legal: { seat: number; move: unknown[]; words: string; rule: string }[];
  events: { type: string }[];
  refused?: { code: string; rule: string; facts: object; sentence: string };
}

async function json(...argv: string[]): Promise<{ code: number; err: string; doc: Document }> {
  const { code, out, err } = await clade(['position', ...argv, '--json']);
  return { code, err, doc: JSON.parse(out) as Document };
}

describe('position', () => {
  test('draws the table and lists legal moves in words with their rule', async () => {
    const { code, out, err } = await clade(['position', file(FEEDING), '--legal']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('watering hole 5');
    expect(out).toContain('Player 2');
    expect(out.split('\n').slice(-4)).toEqual([
      'Player 1 may, by EVO-3.6.2 (feed):',
      '  feed species 1',
      '  feed species 2',
      '',
    ]);
  });

  test('the JSON document has the fixed shape, with seats from 0', async () => {
    const { code, doc } = await json(file(FEEDING));
    expect(code).toBe(0);
    expect(Object.keys(doc)).toEqual(['position', 'seatsToAct', 'legal', 'events']);
    expect(doc.seatsToAct).toEqual([0]);
    expect(doc.legal).toEqual([
      { seat: 0, move: ['eat', 0], words: 'feed species 1', rule: 'EVO-3.6.2' },
      { seat: 0, move: ['eat', 1], words: 'feed species 2', rule: 'EVO-3.6.2' },
    ]);
    expect(doc.events).toEqual([]);
  });

  test('plays words and wire arrays, and tells what happened', async () => {
    const { code, doc } = await json(file(FEEDING), '--play', 'feed species 2', '--play', '["eat", 0]');
    expect(code).toBe(0);
    expect(doc.position.wateringHole).toBe(3);
    expect(doc.position.players.map((p) => p.species.map((s) => s.food))).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(doc.events.filter((e) => e.type === 'took')).toHaveLength(2);
    const { out } = await clade(['position', file(FEEDING), '--play', 'feed species 2', '--events']);
    expect(out).toContain('Player 1: Molia eats 1. [EVO-5.3.2]');
  });

  test('the printed position is read back as it is, also from stdin', async () => {
    const first = await json(file(FEEDING), '--play', 'feed species 1');
    const again = await clade(['position', '-', '--json'], { input: JSON.stringify(first.doc.position) });
    expect(again.code).toBe(0);
    expect((JSON.parse(again.out) as Document).position).toEqual(first.doc.position);
  });

  test('--seat says who makes the moves behind it', async () => {
    const { code, doc } = await json(
      file(FOOD),
      '--seat',
      '2',
      '--play',
      'choose ambush -3 as food',
      '--seat',
      '1',
      '--play',
      'choose horns 3 as food',
    );
    expect(code).toBe(0);
    // EVO-3.3.1: both cards lie face-down, and card play has begun.
    expect(doc.position.players.map((p) => p.foodCard)).toEqual([
      { trait: 'horns', food: 3 },
      { trait: 'ambush', food: -3 },
    ]);
  });

  test('without --seat the first seat to act makes each move', async () => {
    const { code, doc } = await json(
      file(FOOD),
      '--play',
      'choose carnivore 0 as food',
      '--play',
      'choose long-neck 9 as food',
    );
    expect(code).toBe(0);
    expect(doc.position.players.map((p) => p.foodCard)).toEqual([
      { trait: 'carnivore', food: 0 },
      { trait: 'long-neck', food: 9 },
    ]);
  });

  rule(
    'EVO-3.6.5',
    'a refused move: its sentence and rule on stderr, exit code 2, nothing on stdout',
    async () => {
      const { code, out, err } = await clade(['position', file(FEEDING), '--play', 'pass']);
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err).toBe('clade: You may not pass: Oryga and Molia are hungry and can eat. [EVO-3.6.5]\n');
    },
  );

  test('in JSON a refusal comes with the position before the refused move', async () => {
    const { code, err, doc } = await json(
      file(FEEDING),
      '--play',
      'feed species 1',
      '--play',
      'feed species 3',
    );
    expect(code).toBe(2);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(doc.position.wateringHole).toBe(4);
    expect(doc.refused?.code).toBe('no-such-species');
    expect(doc.refused?.facts).toEqual({ seat: 2, species: 3, count: 2 });
    expect(doc.seatsToAct).toEqual([1]);
  });

  test('a seat that is not to act is refused', async () => {
    const { code, err } = await clade(['position', file(FEEDING), '--seat', '2', '--play', 'feed species 1']);
    expect(code).toBe(2);
    expect(err).toContain('It is not your turn');
  });
});

test('a file with a byte order mark is read', async () => {
  const { code, out } = await clade(['position', fileWith(`\uFEFF${JSON.stringify(FEEDING)}`), '--legal']);
  expect(code).toBe(0);
  expect(out).toContain('feed species 2');
});

test('--json has the position right after the move beside the one at the next decision', async () => {
  // The attack leaves nobody anything to eat: the round ends by itself and sweeps the boards (EVO-8.15, EVO-7.2).
  const hunt = {
    game: 'evolution',
    phase: 'feeding',
    players: [
      { species: [{ bodySize: 4, population: 3, food: 1, traits: ['carnivore'] }] },
      { species: [{ bodySize: 2, population: 3, food: 1 }] },
    ],
  };
  const { code, out } = await clade(['position', file(hunt), '--play', '["attack",0,1,0]', '--json']);
  expect(code).toBe(0);
  const { after, position } = JSON.parse(out) as Record<
    'after' | 'position',
    { round: number } & typeof hunt
  >;
  const first = (p: typeof hunt, seat: number): object => p.players[seat]!.species[0]!;
  expect(after.round).toBe(1);
  expect(first(after, 0)).toMatchObject({ population: 3, food: 3 });
  expect(first(after, 1)).toMatchObject({ population: 2, food: 1 });
  expect(position.round).toBe(2);
  expect(first(position, 1)).toMatchObject({ population: 1, food: 0 });
});
