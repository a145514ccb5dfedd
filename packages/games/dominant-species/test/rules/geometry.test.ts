import { CORNER_HEXES, GRID, NEIGHBOURS } from '@clade/earth';
import { type Axial, hexCentre, hexDistance, type State } from '@clade/engine';
import { rule } from '@clade/engine/testing';
import { expect } from 'vitest';
import { CELLS, MAP } from '../../src/index.ts';
import {
  animal,
  disk,
  executing,
  options,
  play,
  SIX,
  START_TILE_FIELDS,
  table,
  tile,
} from '../../src/testing/index.ts';
import {
  at,
  BOOK_HEXES,
  BOOK_START_ELEMENTS,
  BOOK_START_TILES,
  beside,
  type Cell,
  cornerName,
  hexesAt,
  hexName,
  isPrinted,
  neighboursOf,
  STEP,
  vertexOf,
  verticesOf,
} from '../book.ts';
import { badField, layAllTiles, look, newGame, ofType, refused } from './box.ts';

const axial = ([q, r]: Cell): Axial => ({ q, r });
const NAMES = BOOK_HEXES.map(([q, r]) => hexName(q, r));
/** Corners that may take a disk by the legal moves of an Abundance. */
const corners = (s: State) => options(s).map((words) => words.replace('put the disk on ', ''));

/** Abundance with one sun disk taken: the question is where it goes. */
function placing(more: Record<string, unknown>): State {
  const s = executing({ 'abundance-1': 'reptiles' }, { boxes: { abundance: ['sun'] }, ...more });
  play(s, 'take sun');
  return s;
}

rule(
  'DS-2.1.1',
  'flat-top hexes: a column stands straight, neighbouring columns are half a hex lower',
  () => {
    const [centre, south, southEast] = [
      hexCentre({ q: 0, r: 0 }),
      hexCentre({ q: 0, r: 1 }),
      hexCentre({ q: 1, r: 0 }),
    ];
    expect(south.x).toBe(centre.x);
    expect(southEast.y - centre.y).toBeCloseTo((south.y - centre.y) / 2);
    // Corners point left and right: the east and west corners lie at the height of the centre.
    const middle = (name: string) => {
      const around = hexesAt(vertexOf([0, 0], name)).map((hex) => hexCentre(axial(hex)));
      return around.reduce((y, c) => y + c.y / 3, 0);
    };
    expect([middle('E'), middle('W')].map((y) => Math.abs(y))).toEqual([
      expect.closeTo(0),
      expect.closeTo(0),
    ]);
  },
);

rule(
  'DS-2.1.2',
  'axial coordinates: x is 1.5 q, y is √3 (r + q/2); (0,0) is the centre of the start area',
  () => {
    for (const [q, r] of BOOK_HEXES) {
      const { x, y } = hexCentre({ q, r });
      expect(x).toBeCloseTo(1.5 * q);
      expect(y).toBeCloseTo(Math.sqrt(3) * (r + q / 2));
    }
    const start = BOOK_START_TILES.map(({ hex }) => hexCentre(axial(hex)));
    expect(start.reduce((sum, c) => sum + c.x, 0)).toBeCloseTo(0);
    expect(start.reduce((sum, c) => sum + c.y, 0)).toBeCloseTo(0);
    expect(tile(newGame(2), hexName(0, 0)).terrain).toBe('tundra');
  },
);

rule('DS-2.1.3', 'the six neighbours of a hex', () => {
  for (const hex of BOOK_HEXES) {
    const around = Object.keys(STEP)
      .map((direction) => GRID.at(axial(beside(hex, direction))))
      .filter((n) => n >= 0)
      .sort((a, b) => a - b);
    const from = GRID.at(axial(hex)) * 6;
    expect([...NEIGHBOURS.slice(from, from + 6)].filter((n) => n >= 0)).toEqual(around);
  }
});

rule('DS-2.1.4', 'distance, and adjacency at distance 1', () => {
  for (const a of BOOK_HEXES) {
    for (const b of BOOK_HEXES) {
      const [dq, dr] = [a[0] - b[0], a[1] - b[1]];
      const distance = (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
      expect(hexDistance(axial(a), axial(b))).toBe(distance);
      expect(neighboursOf(a).some(([q, r]) => q === b[0] && r === b[1])).toBe(distance === 1);
    }
  }
});

rule('DS-2.2.1', 'seven columns of 4, 5, 6, 5, 6, 5 and 4 hexes', () => {
  expect(CELLS.map(({ q, r }) => [q, r])).toEqual(BOOK_HEXES);
  expect([-3, -2, -1, 0, 1, 2, 3].map((q) => CELLS.filter((c) => c.q === q).length)).toEqual([
    4, 5, 6, 5, 6, 5, 4,
  ]);
  for (const { q, r } of CELLS) {
    expect(CELLS).toContainEqual({ q: 0 - q, r: 0 - r });
    expect(CELLS).toContainEqual({ q: 0 - q, r: r + q });
  }
});

rule('DS-2.2.2', 'tiles lie on the 35 hexes only, and all 31 find a place', () => {
  const around = executing({ 'wanderlust-1': 'birds' }, { tiles: { D1: 'sea' }, stacks: ['forest'] });
  play(around, 'take the tile of stack 1');
  // The grid has a hex above D1 that is not printed.
  const printed = neighboursOf([0, -2]).map(([q, r]) => `lay the tile on ${hexName(q, r)}`);
  expect(options(around).sort()).toEqual(printed.sort());
  expect(badField({ animals: SIX, tiles: { D6: 'sea' } })).toBe('tiles.D6');
  expect(badField({ animals: SIX, tiles: { D0: 'sea' } })).toBe('tiles.D0');

  const s = newGame(2);
  layAllTiles(s);
  expect(look(s).tiles).toHaveLength(31);
  expect(look(s).tiles.every((t) => NAMES.includes(t.hex))).toBe(true);
});

rule('DS-2.2.3', 'numbers of neighbours on the map', () => {
  const printed = new Set(MAP.hexes);
  const counts = MAP.hexes.map((hex) => {
    const around = [...NEIGHBOURS.slice(hex * 6, hex * 6 + 6)];
    return around.filter((n) => printed.has(n)).length;
  });
  expect([6, 5, 4, 3].map((n) => counts.filter((c) => c === n).length)).toEqual([17, 2, 8, 8]);
});

const VERTICES = [...new Set(BOOK_HEXES.flatMap(verticesOf))];

rule('DS-2.3.1', 'every corner of a printed hex has one name, also at the rim', () => {
  const names = MAP.cornerNames.filter((name) => name !== '');
  expect(names.toSorted()).toEqual(VERTICES.map(cornerName).toSorted());
  expect(new Set(names).size).toBe(names.length);
  expect(cornerName('0,0|1,-1|1,0')).toBe('D3-E3-E4');
  expect(names).toContain('D3-E3-E4');
});

rule('DS-2.3.2', 'the six corners of a hex, and the hexes at a corner', () => {
  for (const hex of BOOK_HEXES) {
    const number = GRID.at(axial(hex));
    for (const vertex of verticesOf(hex)) {
      const corner = MAP.cornerNames.indexOf(cornerName(vertex));
      const around = [...CORNER_HEXES.slice(corner * 3, corner * 3 + 3)].filter((h) => MAP.hexes.includes(h));
      expect(around).toContain(number);
      const printed = hexesAt(vertex).filter(isPrinted);
      expect(around.map((h) => MAP.hexNames[h]).sort()).toEqual(
        printed.map(([q, r]) => hexName(q, r)).sort(),
      );
    }
  }
});

rule('DS-2.3.3', '92 corners: 50 of three printed hexes, 18 of two, 24 of one', () => {
  const printed = new Set(MAP.hexes);
  const touching = MAP.cornerNames.flatMap((name, corner) => {
    if (name === '') return [];
    return [...CORNER_HEXES.slice(corner * 3, corner * 3 + 3)].filter((h) => printed.has(h)).length;
  });
  expect(touching).toHaveLength(92);
  expect([3, 2, 1].map((n) => touching.filter((t) => t === n).length)).toEqual([50, 18, 24]);
});

rule('DS-2.3.4', 'disks go on corners of Earth: those that touch a tile', () => {
  const s = placing({ tiles: { D3: 'sea' } });
  expect(corners(s).sort()).toEqual(verticesOf([0, 0]).map(cornerName).sort());
  expect(refused(s, `put the disk on ${at([2, 0], 'E')}`)).toMatchObject({ code: 'not-on-earth' });
  expect(badField({ animals: SIX, tiles: { D3: 'sea' }, corners: { [at([2, 0], 'E')]: 'sun' } })).toBe(
    `corners.${at([2, 0], 'E')}`,
  );
});

rule('DS-2.3.5', 'one disk on a corner', () => {
  const taken = at([0, 0], 'NE');
  const s = placing({ tiles: { D3: 'sea' }, corners: { [taken]: 'meat' } });
  expect(corners(s)).toHaveLength(5);
  expect(refused(s, `put the disk on ${taken}`)).toMatchObject({ code: 'taken-corner' });
  const free = at([0, 0], 'W');
  play(s, `put the disk on ${free}`);
  expect([disk(s, free), disk(s, taken)]).toEqual(['sun', 'meat']);
});

rule('DS-2.3.6', 'a disk counts in full on each tile of its corner', () => {
  const reptiles = { D3: { reptiles: 1 }, E3: { reptiles: 1 }, E4: { reptiles: 1 } };
  const s = table({
    tiles: { D3: 'jungle', E3: 'sea', E4: 'desert' },
    corners: { 'D3-E3-E4': 'sun' },
    cubes: reptiles,
  });
  expect(['D3', 'E3', 'E4'].map((hex) => tile(s, hex).levels.reptiles)).toEqual([2, 2, 2]);
  const rim = table({
    tiles: { D3: 'jungle', E3: 'sea' },
    corners: { [at([0, 0], 'NE')]: 'sun' },
    cubes: { D3: { reptiles: 1 }, E3: { reptiles: 1 } },
  });
  expect([tile(rim, 'D3').levels.reptiles, tile(rim, 'E3').levels.reptiles]).toEqual([2, 2]);
});

rule('DS-2.3.7', 'corners at the rim of Earth and of the map are as good as others', () => {
  // A1 is a corner hex of the map: four of its corners touch no other printed hex.
  const s = placing({ tiles: { A1: 'sea' }, cubes: { A1: { reptiles: 1 } } });
  expect(corners(s)).toHaveLength(6);
  play(s, `put the disk on ${at([-3, 0], 'W')}`);
  expect(disk(s, at([-3, 0], 'W'))).toBe('sun');
  expect(tile(s, 'A1').levels).toEqual({ reptiles: 2 });
});

rule('DS-2.3.8', 'a disk is on tundra when one tile at its corner is', () => {
  const [both, one, none] = [at([0, 0], 'E'), at([0, 0], 'NW'), at([1, 0], 'E')];
  const s = executing(
    { wasteland: 'mammals' },
    {
      tiles: { D3: 'tundra', E3: 'sea', E4: 'tundra' },
      corners: { [both]: 'sun', [one]: 'sun', [none]: 'sun', [at([1, -1], 'E')]: 'sun' },
      boxes: { wasteland: ['sun'] },
      animals: SIX,
    },
  );
  const gone = ofType(play(s, 'forgo'), 'disk-removed').map((e) => e.corner);
  expect(gone.sort()).toEqual([both, one, none].sort());
  expect(disk(s, at([1, -1], 'E'))).toBe('sun');
});

rule('DS-2.4', 'the seven start tiles', () => {
  const tiles = look(newGame(3)).tiles;
  expect(tiles).toHaveLength(7);
  for (const [i, { hex, terrain }] of BOOK_START_TILES.entries()) {
    const found = tiles.find((t) => t.hex === hexName(hex[0], hex[1]));
    expect(found).toMatchObject(i === 0 ? { terrain: 'tundra', under: terrain } : { terrain });
    expect(found?.under).toBe(i === 0 ? terrain : undefined);
  }
});

const BOOK_DISKS = BOOK_START_ELEMENTS.map(({ vertex, element }) => ({
  corner: cornerName(vertex),
  element,
}));
const byCorner = (a: { corner: string }, b: { corner: string }) => (a.corner < b.corner ? -1 : 1);

rule('DS-2.5', 'two disks of each kind on twelve corners', () => {
  const disks = look(newGame(4)).corners;
  expect(disks).toHaveLength(12);
  for (const kind of ['meat', 'sun', 'seed', 'water', 'grub', 'grass'])
    expect(disks.filter((d) => d.element === kind)).toHaveLength(2);
  // Six around the centre, six where two start tiles meet an empty hex.
  const inner = verticesOf([0, 0]).map(cornerName);
  expect(disks.filter((d) => inner.includes(d.corner))).toHaveLength(6);
});

rule('DS-2.5.1', 'each start element on its corner', () => {
  expect([...look(newGame(4)).corners].sort(byCorner)).toEqual(BOOK_DISKS.toSorted(byCorner));
});

const RING: readonly Cell[] = [
  [-2, 0],
  [-2, 1],
  [-2, 2],
  [-1, -1],
  [-1, 2],
  [0, -2],
  [0, 2],
  [1, -2],
  [1, 1],
  [2, -2],
  [2, -1],
  [2, 0],
];

rule('DS-2.5.2', '24 corners of the start Earth, twelve vacant; twelve free hexes around it', () => {
  const vacant = corners(placing({}));
  expect(vacant).toHaveLength(12);
  expect(vacant.filter((name) => BOOK_DISKS.some((d) => d.corner === name))).toEqual([]);
  const s = executing({ 'wanderlust-1': 'birds' });
  play(s, 'take the tile of stack 1');
  expect(options(s).sort()).toEqual(RING.map(([q, r]) => `lay the tile on ${hexName(q, r)}`).sort());
});

rule('DS-2.5.3', 'each animal starts dominant on one tile', () => {
  const { tiles } = look(newGame(6));
  expect(tiles.flatMap((t) => t.dominant ?? []).sort()).toEqual(Object.keys(SIX).sort());
});

rule('DS-2.6.1', 'a cube moves over an edge: to the tiles beside its own and no others', () => {
  const s = executing({ 'migration-1': 'reptiles' }, { cubes: { E4: { reptiles: 1 } } });
  const goals = options(s).filter((words) => words !== 'stop');
  expect(goals.sort()).toEqual(['D3', 'D4', 'E3'].map((hex) => `move a cube from E4 to ${hex}`).sort());
});

rule('DS-2.6.2', 'tundra on top leaves adjacencies as they were', () => {
  const goals = (tiles: Record<string, string>) =>
    options(executing({ 'migration-1': 'reptiles' }, { tiles, cubes: { E4: { reptiles: 1 } } }));
  const covered = { ...START_TILE_FIELDS, E4: 'tundra', E3: 'tundra' };
  expect(goals(covered)).toEqual(goals(START_TILE_FIELDS));
  // A tile laid beside the covered one still counts it.
  const s = executing({ 'wanderlust-1': 'birds' }, { tiles: covered });
  play(s, 'take the tile of stack 1', `lay the tile on ${hexName(2, -1)}`);
  expect(animal(s, 'birds').points).toBe(3);
});

rule('DS-2.6.3', 'empty hexes cannot be entered or crossed', () => {
  const s = executing(
    { 'migration-1': 'birds' },
    { tiles: { C4: 'forest', D4: 'sea', E4: 'desert', E3: 'jungle' }, cubes: { C4: { birds: 1 } } },
  );
  // Birds reach two tiles: D4, and E4 over D4; E3 is three away, and nothing else is Earth.
  expect(options(s).sort()).toEqual(
    ['move a cube from C4 to D4', 'move a cube from C4 to E4', 'stop'].sort(),
  );
  expect(refused(s, 'move a cube from C4 to C5')).toMatchObject({ code: 'no-tile' });
  const gap = executing(
    { 'migration-1': 'birds' },
    { tiles: { C4: 'forest', C5: 'sea', D5: 'sea', E5: 'sea', E4: 'desert' }, cubes: { C4: { birds: 1 } } },
  );
  // D4 is empty, so E4, two away, cannot be flown to.
  expect(refused(gap, 'move a cube from C4 to E4')).toMatchObject({ code: 'no-way' });
});
