import { CORNER_HEXES, GRID, NEIGHBOURS } from '@clade/earth';
import { hexCentre, type State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { CELLS, MAP } from '../../src/index.ts';
import { disk, options, play, question, tile } from '../../src/testing/index.ts';
import {
  at,
  BOOK_GRID,
  BOOK_START_ELEMENTS,
  BOOK_START_TILES,
  BOOK_START_VENTS,
  beside,
  type Cell,
  cellOf,
  cornersOf,
  hexesAt,
  hexName,
  isPrinted,
  neighboursOf,
  STEP,
} from '../book.ts';
import { badField, look, newGame, refused } from './box.ts';
import { acting, actingSpecial, four, turn } from './turn.ts';

const ALL = BOOK_GRID.map(([label]) => label);
const CORNERS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];
const VERTICES = [...new Set(BOOK_GRID.flatMap(([, hex]) => cornersOf(hex)))];

rule('DSM-2.1', 'a hexagon of radius 3: 37 hexes, flat on top', () => {
  expect(CELLS.map(({ q, r }) => `${q},${r}`).sort()).toEqual(BOOK_GRID.map(([, hex]) => String(hex)).sort());
  expect(CELLS).toHaveLength(37);
  for (const { q, r } of CELLS)
    expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(3);
  // Columns stand straight, neighbouring ones half a hex lower.
  const [centre, south, southEast] = [
    hexCentre({ q: 0, r: 0 }),
    hexCentre({ q: 0, r: 1 }),
    hexCentre({ q: 1, r: 0 }),
  ];
  expect(south.x).toBe(centre.x);
  expect(southEast.y - centre.y).toBeCloseTo((south.y - centre.y) / 2);
  expect(badField({ animals: four(), tiles: { D8: 'ocean' } })).toBe('tiles.D8');
  expect(badField({ animals: four(), tiles: { A5: 'ocean' } })).toBe('tiles.A5');
});

rule('DSM-2.2', 'q grows to the right, r downwards; six neighbours', () => {
  for (const [label, [q, r]] of BOOK_GRID) {
    const { x, y } = hexCentre({ q, r });
    expect(x).toBeCloseTo(1.5 * q);
    expect(y).toBeCloseTo(Math.sqrt(3) * (r + q / 2));
    const from = GRID.at({ q, r }) * 6;
    const around = [...NEIGHBOURS.slice(from, from + 6)].filter((n) => n >= 0).map((n) => MAP.hexNames[n]);
    const steps = Object.keys(STEP).map((direction) => beside([q, r], direction));
    expect(around.sort(), label).toEqual(
      steps
        .filter(isPrinted)
        .map(([a, b]) => hexName(a, b))
        .sort(),
    );
  }
});

rule('DSM-2.3', 'halves: geysers above, smokers below, a choice on the three hexes between', () => {
  const sides = { upper: ['geyser'], lower: ['smoker'], middle: ['smoker', 'geyser'] };
  for (const [label, , half] of BOOK_GRID) {
    const s = actingSpecial('fishes', 'tectonics-2', { tiles: { [label]: 'sand' } });
    play(s, `open a vent on ${label}`);
    expect(options(s), label).toEqual(sides[half].map((side) => `turn the ${side} up`));
  }
  const halves = BOOK_GRID.map(([, , half]) => half);
  expect(['upper', 'lower', 'middle'].map((half) => halves.filter((h) => h === half).length)).toEqual([
    17, 17, 3,
  ]);
});

rule('DSM-2.4', '18 hexes on the edge of the grid, whatever the outline of Earth', () => {
  const edge = ALL.filter((label) => {
    const s = acting('fishes', 'tectonics-1', { tiles: { [label]: 'sand' } });
    return question(s) === 'tectonics';
  });
  expect(edge).toEqual(BOOK_GRID.filter(([, , , isEdge]) => isEdge).map(([label]) => label));
  expect(edge).toHaveLength(18);
  // D4 alone is the whole rim of Earth and still no edge.
  expect(edge).not.toContain('D4');
});

rule('DSM-2.5', 'labels by column and row, and who lies beside whom', () => {
  for (const [label, [q, r]] of BOOK_GRID) {
    const hex = GRID.at({ q, r });
    expect(MAP.hexNames[hex]).toBe(label);
    const from = hex * 6;
    const around = [...NEIGHBOURS.slice(from, from + 6)].filter((n) => n >= 0).map((n) => MAP.hexNames[n]);
    expect(around.sort()).toEqual(neighboursOf(label).sort());
  }
});

rule('DSM-2.6', '15 start tiles; 14 of the 22 empty hexes touch Earth', () => {
  const s = acting('fishes', 'wanderlust-1', {}, 'take the tile of stack 1');
  const { tiles } = look(s);
  expect(Object.fromEntries(tiles.map((t) => [t.hex, t.under ?? t.terrain]))).toEqual(BOOK_START_TILES);
  expect(37 - tiles.length).toBe(22);
  const offered = options(s).map((words) => words.replace('lay the tile on ', ''));
  expect(offered).toHaveLength(14);
  expect(offered.sort()).toEqual(
    ALL.filter((label) => !(label in BOOK_START_TILES) && !/[AG]/.test(label)).sort(),
  );
});

rule('DSM-2.6', 'all 36 tiles on Earth leave one hex empty', () => {
  const kinds = ['land', 'ocean'].flatMap((t) => Array(8).fill(t));
  const more = ['kelp', 'reef', 'seamount', 'seagrass', 'sand'].flatMap((t) => Array(4).fill(t));
  const tiles = Object.fromEntries(
    ALL.filter((label) => label !== 'A1').map((label, i) => [label, [...kinds, ...more][i] ?? '']),
  );
  const s = turn('fishes', { tiles });
  expect(look(s).tiles).toHaveLength(36);
  expect(look(s).stacks).toEqual(Array(3).fill({ top: null, left: 0 }));
  expect(badField({ animals: four(), tiles: { ...tiles, A1: 'land' } })).toBe('tiles.A1');
});

rule('DSM-2.7', 'every vertex is the east or the west corner of exactly one hex', () => {
  // The table of the rule book: the corners of (q, r) by the hex whose east or west corner they are.
  const canonical: Readonly<Record<string, readonly [string, Cell]>> = {
    E: ['E', [0, 0]],
    NE: ['W', [1, -1]],
    NW: ['E', [-1, 0]],
    W: ['W', [0, 0]],
    SW: ['E', [-1, 1]],
    SE: ['W', [1, 0]],
  };
  for (const [label, hex] of BOOK_GRID) {
    const number = GRID.at({ q: hex[0], r: hex[1] });
    for (const corner of CORNERS) {
      const [side, [dq, dr]] = canonical[corner] ?? ['E', [0, 0]];
      const home: Cell = [hex[0] + dq, hex[1] + dr];
      expect(String(hexesAt(home, side)), `${label} ${corner}`).toBe(String(hexesAt(hex, corner)));
      if (isPrinted(home)) expect(at(home, side)).toBe(at(hex, corner));
      // The program knows the corner by this name, and by the same hexes.
      const vertex = MAP.cornerNames.indexOf(at(hex, corner));
      const around = [...CORNER_HEXES.slice(vertex * 3, vertex * 3 + 3)].filter((h) => h >= 0);
      expect(around).toContain(number);
      expect(around.map((h) => MAP.hexNames[h]).sort()).toEqual(
        hexesAt(hex, corner)
          .filter(isPrinted)
          .map(([q, r]) => hexName(q, r))
          .sort(),
      );
    }
  }
});

/** Corners that may take a disk by the legal moves of an Abundance. */
const corners = (s: State) => options(s).map((words) => words.replace('put the disk on ', ''));

/** Abundance with one Sun disk taken: the question is where it goes. */
const placing = (more: Record<string, unknown> = {}) =>
  acting('fishes', 'abundance-1', { boxes: { abundance: ['sun'] }, ...more }, 'take sun');

rule('DSM-2.8', '96 vertices: 54 of three hexes, 18 of two, 24 of one; 52 touch a start tile', () => {
  const names = MAP.cornerNames.filter((name) => name !== '');
  expect(names.toSorted()).toEqual(VERTICES.toSorted());
  expect(names).toHaveLength(96);
  const touching = names.map((name) => {
    const corner = MAP.cornerNames.indexOf(name);
    return [...CORNER_HEXES.slice(corner * 3, corner * 3 + 3)].filter((h) => h >= 0).length;
  });
  expect([3, 2, 1].map((n) => touching.filter((t) => t === n).length)).toEqual([54, 18, 24]);
  // Six of them are taken at the start.
  expect(corners(placing())).toHaveLength(52 - 6);
  expect(new Set(Object.keys(BOOK_START_TILES).flatMap((label) => cornersOf(cellOf(label)))).size).toBe(52);
});

rule('DSM-2.9', 'one disk on a vertex, only where a tile is; the rim of Earth is a good place', () => {
  const taken = at([0, 0], 'NE');
  const s = placing({ tiles: { D4: 'reef' }, corners: { [taken]: 'worms' } });
  expect(corners(s).sort()).toEqual(
    cornersOf([0, 0])
      .filter((name) => name !== taken)
      .sort(),
  );
  expect(refused(s, `put the disk on ${taken}`)).toMatchObject({ code: 'taken-corner' });
  expect(refused(s, `put the disk on ${at([2, 0], 'E')}`)).toMatchObject({ code: 'not-on-earth' });
  play(s, `put the disk on ${at([0, 0], 'W')}`);
  expect([disk(s, at([0, 0], 'W')), disk(s, taken)]).toEqual(['sun', 'worms']);
  expect(badField({ animals: four(), tiles: { D4: 'reef' }, corners: { [at([2, 0], 'E')]: 'sun' } })).toBe(
    `corners.${at([2, 0], 'E')}`,
  );
});

rule('DSM-2.10', 'elements on the corners of a new tile count for it at once', () => {
  // Reptiles eat Sun: the disk lies between D4 and the empty E3 and E4.
  const s = acting(
    'fishes',
    'wanderlust-1',
    {
      tiles: { D4: 'reef' },
      corners: { [at([0, 0], 'E')]: 'sun' },
      cubes: { D4: { reptiles: 2, fishes: 2 } },
      stacks: ['sand'],
      boxes: {},
    },
    'take the tile of stack 1',
    'lay the tile on E4',
    'bring 1 from D4',
    'bring 1 from D4',
  );
  expect(tile(s, 'E4')).toMatchObject({ cubes: { reptiles: 1, fishes: 1 }, endangered: ['fishes'] });
});

rule('DSM-2.11', 'the start elements around D4', () => {
  const s = newGame(3);
  for (const [corner, element] of Object.entries(BOOK_START_ELEMENTS))
    expect(disk(s, at([0, 0], corner))).toBe(element);
  expect(look(s).corners).toHaveLength(6);
  // The Worms lie between reef, sand and ocean.
  const worms = look(s).corners.find((c) => c.element === 'worms')?.corner ?? '';
  expect(worms.split('-').map((label) => tile(s, label).terrain)).toEqual(['reef', 'ocean', 'sand']);
  expect(Object.keys(BOOK_START_VENTS)).toEqual(['D1', 'D7']);
});
