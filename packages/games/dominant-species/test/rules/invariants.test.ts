import type { State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { type DsView, dominantSpecies } from '../../src/index.ts';
import { disk, executing, play } from '../../src/testing/index.ts';
import {
  BOOK_CARDS,
  BOOK_HEXES,
  BOOK_PER_COUNT,
  BOOK_PRINTED,
  BOOK_SHORT_DECK_REMOVES,
  BOOK_TILES,
  cornerName,
  hexesAt,
  hexName,
  isPrinted,
  neighboursOf,
  verticesOf,
} from '../book.ts';
import { disksOf, look, newGame, ofType, playRandomly, sum } from './box.ts';

/** Counted from what everybody sees, after every move of random games at different tables. */
function always(name: string, holds: (v: DsView, s: State) => void): void {
  const tables: [number, Record<string, unknown>][] = [
    [2, { roundCap: 40, deck: 'long' }],
    [5, { roundCap: 40 }],
    [3, { roundCap: 40, animals: 2, earth: 'random', deck: 'long' }],
  ];
  for (const [players, options] of tables) {
    const s = newGame(players, options, name);
    let moves = 0;
    playRandomly(s, name, (t) => {
      moves++;
      holds(look(t), t);
    });
    expect(moves).toBeGreaterThan(200);
  }
}

const onEarth = (v: DsView, id: string) =>
  v.tiles.reduce((n, t) => n + ((t.cubes as Record<string, number>)[id] ?? 0), 0);

rule('DS-5.16.1', '20 disks of each kind', () => {
  always('disks', (_v, s) => expect(Object.values(disksOf(s))).toEqual(Array(6).fill(20)));
});

rule('DS-5.16.2', 'gene pool, Earth and eliminated pile: all cubes but the marker', () => {
  always('cubes', (v) => {
    const { cubes } = BOOK_PER_COUNT.find((row) => row.animals === v.animals.length) ?? { cubes: 0 };
    for (const a of v.animals) expect(a.pool + onEarth(v, a.animal) + a.eliminated).toBe(cubes - 1);
  });
});

rule('DS-5.16.3', 'ten pawns', () => {
  always('pawns', (v) => {
    for (const a of v.animals) expect(sum(a.pawns)).toBe(10);
  });
});

rule('DS-5.16.4', '12 tundra tiles and 31 large ones', () => {
  always('tiles', (v) => {
    expect(v.tiles.filter((t) => t.terrain === 'tundra').length + v.tundraLeft).toBe(12);
    const piles = v.stacks.reduce((n, x) => n + x.left + (x.top === null ? 0 : 1), 0);
    expect(v.tiles.length + piles).toBe(31);
    for (const [terrain, n] of Object.entries(BOOK_TILES)) {
      expect(v.tiles.filter((t) => (t.under ?? t.terrain) === terrain).length).toBeLessThanOrEqual(n);
    }
  });
});

const CORNERS_OF = new Map(
  BOOK_HEXES.map((hex) => [hexName(hex[0], hex[1]), verticesOf(hex).map(cornerName)]),
);

rule('DS-5.16.5', 'one disk on a corner, and only where a tile is', () => {
  always('corners', (v) => {
    const earth = new Set(v.tiles.flatMap((t) => CORNERS_OF.get(t.hex) ?? []));
    const names = v.corners.map((c) => c.corner);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !earth.has(name))).toEqual([]);
  });
});

rule('DS-5.16.6', 'at most six elements, the printed ones among them', () => {
  always('elements', (v) => {
    for (const a of v.animals) {
      expect(sum(a.elements)).toBeLessThanOrEqual(6);
      const [kind = 'meat'] = BOOK_PRINTED[a.animal];
      expect(a.elements[kind] ?? 0).toBeGreaterThanOrEqual(BOOK_PRINTED[a.animal].length);
    }
  });
});

const NEIGHBOURS_OF = new Map(
  BOOK_HEXES.map((hex) => [hexName(hex[0], hex[1]), neighboursOf(hex).map(([q, r]) => hexName(q, r))]),
);

rule('DS-5.16.7', 'Earth is connected', () => {
  always('connected', (v) => {
    const rest = new Set(v.tiles.map((t) => t.hex));
    const queue = ['D3'];
    for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
      if (!rest.delete(hex)) continue;
      queue.push(...(NEIGHBOURS_OF.get(hex) ?? []).filter((name) => rest.has(name)));
    }
    expect([...rest]).toEqual([]);
  });
});

rule('DS-5.16.8', 'points are never negative', () => {
  always('points', (v) => expect(Math.min(...v.animals.map((a) => a.points))).toBeGreaterThanOrEqual(0));
});

rule('DS-5.16.9', '22 or 26 cards; Ice Age never lies above another', () => {
  always('cards', (v, s) => {
    const long = dominantSpecies.config(s).options.deck === 'long';
    expect(v.cards.faceUp.length + v.cards.deck + v.cards.taken).toBe(long ? 26 : 22);
    if (v.cards.faceUp.includes('ice-age') || v.lastRound) expect(v.cards.deck).toBe(0);
    const all = BOOK_CARDS.filter((_, i) => long || !BOOK_SHORT_DECK_REMOVES.includes(i + 1));
    for (const card of v.cards.faceUp) expect(all).toContain(card);
  });
});

/** Corners whose three hexes are all tundra. */
function frozen(s: State): string[] {
  const tundra = new Set(
    look(s)
      .tiles.filter((t) => t.terrain === 'tundra')
      .map((t) => t.hex),
  );
  const vertices = new Set(BOOK_HEXES.flatMap(verticesOf));
  return [...vertices]
    .filter((v) => hexesAt(v).every((hex) => isPrinted(hex) && tundra.has(hexName(hex[0], hex[1]))))
    .map(cornerName);
}

rule('DS-5.16.10', 'right after a Glaciation no disk lies between three tundra tiles', () => {
  let glaciations = 0;
  for (let game = 0; game < 5; game++) {
    const s = newGame(4, { roundCap: 40 }, `ice ${game}`);
    playRandomly(s, `ice ${game}`, (t, events) => {
      if (ofType(events, 'tile-covered').length === 0) return;
      const between = frozen(t);
      if (between.length > 0) glaciations++;
      for (const corner of between) expect(disk(t, corner)).toBeUndefined();
    });
  }
  expect(glaciations).toBeGreaterThan(10);
});

rule(
  'DS-5.16.10',
  'a disk may be placed there later and stays until the next Glaciation, wherever that is',
  () => {
    const corner = 'D2-D3-E3';
    const tiles = { D2: 'tundra', D3: 'tundra', E3: 'tundra', D4: 'sea', D5: 'sea' };
    const s = executing(
      { 'abundance-1': 'birds', 'glaciation-1': 'birds' },
      { tiles, boxes: { abundance: ['sun'] } },
    );
    play(s, 'take sun', `put the disk on ${corner}`);
    expect(disk(s, corner)).toBe('sun');
    play(s, 'glaciate D4');
    expect(disk(s, corner)).toBeUndefined();
  },
);
