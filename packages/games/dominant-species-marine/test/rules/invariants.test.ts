import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import type { MarineView } from '../../src/index.ts';
import { BOOK_GRID, BOOK_TERRAINS, BOOK_TILES, cornersOf, neighboursOf } from '../book.ts';
import { disksOf, look, newGame, playRandomly, sum } from './box.ts';

interface Snapshot {
  readonly game: number;
  readonly view: MarineView;
  readonly disks: readonly number[];
}

const TABLES: readonly [number, Record<string, unknown>][] = [
  [2, { length: 'epic' }],
  [4, {}],
  [2, { animals: 2, earth: 'random', boards: 'alternate', superheroes: true, length: 'short' }],
];
let games: Snapshot[] | undefined;

/** What everybody sees after moves of random games at different tables; they are played once for all tests. */
function snapshots(): readonly Snapshot[] {
  if (games !== undefined) return games;
  const all: Snapshot[] = [];
  for (const [game, [players, options]] of TABLES.entries()) {
    const s = newGame(players, { ...options, roundCap: 40 }, `invariants ${game}`);
    let moves = 0;
    playRandomly(s, `invariants ${game}`, (t) => {
      if (moves++ % 4 === 0) all.push({ game, view: look(t), disks: Object.values(disksOf(t)) });
    });
    expect(moves).toBeGreaterThan(400);
  }
  games = all;
  return all;
}

function always(holds: (v: MarineView) => void): void {
  for (const { view } of snapshots()) holds(view);
}

rule('DSM-A.7', '35 cubes of each animal', () => {
  always((v) => {
    for (const { animal, pool, eliminated } of v.animals) {
      const earth = v.tiles.reduce((n, t) => n + (t.cubes[animal] ?? 0), 0);
      const squares = v.regression.filter((id) => id === animal).length;
      expect(pool + earth + squares + eliminated + 1).toBe(35);
    }
  });
});

rule('DSM-A.7', '114 disks', () => {
  for (const { disks } of snapshots()) expect(disks).toEqual(Array(6).fill(19));
});

rule('DSM-A.7', '36 big tiles and 12 vents', () => {
  always((v) => {
    const stacks = v.stacks.reduce((n, x) => n + x.left + (x.top === null ? 0 : 1), 0);
    expect(v.tiles.length + stacks + (v.tileInHand === null ? 0 : 1)).toBe(36);
    for (const [terrain, n] of Object.entries(BOOK_TILES))
      expect(v.tiles.filter((t) => (t.under ?? t.terrain) === terrain).length).toBeLessThanOrEqual(n);
    expect(v.tiles.filter((t) => t.terrain === 'vent').length + v.ventsLeft).toBe(12);
  });
});

rule('DSM-A.7', '16 chips, eight of them on the display', () => {
  always((v) => {
    const shown = [...v.chips.competition, ...v.chips.evolution];
    expect(shown).toHaveLength(8);
    for (const terrain of BOOK_TERRAINS)
      expect(shown.filter((t) => t === terrain).length + (v.chipBag[terrain] ?? 0)).toBe(2);
  });
});

rule('DSM-A.7', 'a special pawn leaves its place only with a controller', () => {
  always((v) => {
    for (const { element, controller, space } of v.specials) {
      if (controller === null) expect(space).toBeNull();
      if (space !== null) expect(v.spaces[space]).toEqual({ animal: controller, special: element });
    }
  });
});

rule('DSM-A.7', 'targets never fall', () => {
  let risen = 0;
  for (const [i, { game, view }] of snapshots().entries()) {
    const before = snapshots()[i - 1];
    if (before?.game !== game) continue;
    for (const [kind, { target }] of view.specials.entries()) {
      const earlier = before.view.specials[kind]?.target ?? 0;
      expect(target).toBeGreaterThanOrEqual(earlier);
      if (target > earlier) risen++;
    }
  }
  expect(risen).toBeGreaterThan(10);
});

rule('DSM-A.7', 'one pawn on a space', () => {
  always((v) => {
    const specials = Object.values(v.spaces).flatMap((pawn) => pawn.special ?? []);
    expect(new Set(specials).size).toBe(specials.length);
    for (const { animal, pawns } of v.animals) {
      const out = Object.values(v.spaces).filter((p) => p.animal === animal && p.special === null);
      expect(out).toHaveLength(pawns.display);
      expect(sum(pawns)).toBe(8);
    }
  });
});

const CORNERS_OF = new Map(BOOK_GRID.map(([label, hex]) => [label, cornersOf(hex)]));

rule('DSM-A.7', 'one disk on a vertex, and only where a tile is', () => {
  always((v) => {
    const earth = new Set(v.tiles.flatMap((t) => CORNERS_OF.get(t.hex) ?? []));
    const names = v.corners.map((c) => c.corner);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !earth.has(name))).toEqual([]);
  });
});

rule('DSM-A.7', 'the filled slots are contiguous from slot 1', () => {
  always((v) => {
    expect(v.row.map((x) => x.slot)).toEqual(v.row.map((_, i) => i + 1));
    if (v.phase === 'turns' && v.deck > 0) expect(v.row).toHaveLength(5);
  });
});

rule('DSM-A.7', 'Earth is connected', () => {
  always((v) => {
    const rest = new Set(v.tiles.map((t) => t.hex));
    const queue = ['D4'];
    for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
      if (!rest.delete(hex)) continue;
      queue.push(...neighboursOf(hex).filter((name) => rest.has(name)));
    }
    expect([...rest]).toEqual([]);
  });
});

rule('DSM-5.19.5', 'no total is ever below 0', () => {
  always((v) => expect(Math.min(...v.animals.map((a) => a.points))).toBeGreaterThanOrEqual(0));
});
