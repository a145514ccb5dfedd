import { assert, type State } from '@clade/engine';
import {
  ANIMALS,
  AROUND,
  BAG,
  BOX,
  BOX_PLACES,
  CUBES,
  DISK,
  EARTH_END,
  HAS,
  KINDS,
  LARGE_TERRAINS,
  LEVEL,
  PARTS,
  POINTS,
  SMALL,
  SMALL_LEFT,
  SOURCES,
  STACK_LEFT,
  STACK_TOP,
  STACKS,
  TILE,
  TILES,
  TOUCH,
  UNDER,
  UNSEEN_TILES,
} from './columns.ts';
import { CORNER_HEXES, CORNERS, HEX_CORNERS, HEXES } from './grid.ts';
import { deriveSets } from './sets.ts';
import { isConnected } from './tiles.ts';
import type { World } from './world.ts';

/** Invariants of both games; the rules that they come from are the game's. */

export interface DiskRules {
  readonly count: string;
  readonly onEarth: string;
  /** Disks of a kind in the game. */
  readonly ofAKind: number;
  /** Elements of a kind that are printed on the animals in play, and disks that lie elsewhere. */
  printed(s: State, kind: number): number;
  elsewhere(s: State, kind: number): number;
}

/** Every disk lies in one place. */
export function checkDisks(s: State, q: DiskRules): void {
  const kinds = new Array<number>(KINDS).fill(0);
  for (let c = 0; c < CORNERS; c++) {
    if (s[DISK + c] === 0) continue;
    kinds[s[DISK + c] - 1]++;
    assert(s[TOUCH + c] > 0, `${q.onEarth}: the disk on corner ${c} touches no tile`);
  }
  for (let k = 0; k < KINDS; k++) {
    let sum = kinds[k] + s[BAG + k] + q.elsewhere(s, k) - q.printed(s, k);
    assert(s[BAG + k] >= 0, `${q.count}: ${s[BAG + k]} disks of kind ${k} in the bag`);
    for (let box = 0; box < BOX_PLACES; box++) {
      assert(s[BOX + box * KINDS + k] >= 0, `${q.count}: a negative count in box ${box}`);
      sum += s[BOX + box * KINDS + k];
    }
    for (let a = 0; a < ANIMALS; a++) sum += s[HAS + a * KINDS + k];
    assert(sum === q.ofAKind, `${q.count}: ${sum} disks of kind ${k}`);
  }
}

export interface TileRules {
  readonly count: string;
  readonly printed: string;
  readonly under: string;
  readonly connected: string;
  /** Large tiles by terrain, and small ones. */
  readonly large: readonly number[];
  readonly small: number;
  /** Terrain of a large tile that was taken and does not lie yet; -1 without one. */
  inHand(s: State): number;
}

export function checkTiles(w: World, s: State, q: TileRules): void {
  const tiles = new Array<number>(LARGE_TERRAINS).fill(0);
  let small = s[SMALL_LEFT];
  let unseen = 0;
  for (let hex = 0; hex < HEXES; hex++) {
    if (s[TILE + hex] === 0) {
      for (let a = 0; a < ANIMALS; a++)
        assert(s[CUBES + hex * ANIMALS + a] === 0, `cubes on the empty hex ${hex}`);
      continue;
    }
    assert(w.map.hexNames[hex] !== '', `${q.printed}: a tile on hex ${hex}, which is not printed`);
    const isSmall = s[TILE + hex] === SMALL + 1;
    assert(isSmall === s[UNDER + hex] > 0, `${q.under}: hex ${hex} and what lies under it`);
    if (isSmall) small++;
    tiles[(isSmall ? s[UNDER + hex] : s[TILE + hex]) - 1]++;
  }
  for (let i = 0; i < STACKS; i++) {
    if (s[STACK_TOP + i] > 0) tiles[s[STACK_TOP + i] - 1]++;
    unseen += s[STACK_LEFT + i];
  }
  const inHand = q.inHand(s);
  for (let t = 0; t < LARGE_TERRAINS; t++) {
    tiles[t] += s[UNSEEN_TILES + t] + (t === inHand ? 1 : 0);
    unseen -= s[UNSEEN_TILES + t];
    assert(tiles[t] === q.large[t], `${q.count}: ${tiles[t]} tiles of terrain ${t}`);
  }
  assert(unseen === 0, `${q.count}: the stacks hold other than the unseen tiles`);
  assert(small === q.small, `${q.count}: ${small} small tiles`);
  assert(isConnected(s), `${q.connected}: Earth is not connected`);
}

/** Counts that are kept by the way, recomputed from scratch. */
export function checkCounts(s: State, aroundRule: string, levelRule: string): void {
  checkSets(s);
  for (let c = 0; c < CORNERS; c++) {
    let touch = 0;
    for (let i = c * 3; i < c * 3 + 3 && CORNER_HEXES[i] >= 0; i++)
      if (s[TILE + CORNER_HEXES[i]] !== 0) touch++;
    assert(touch === s[TOUCH + c], `corner ${c} touches ${touch} tiles, not ${s[TOUCH + c]}`);
  }
  for (let hex = 0; hex < HEXES; hex++) {
    const around = new Array<number>(KINDS).fill(0);
    for (let i = hex * 6; i < hex * 6 + 6; i++)
      if (s[DISK + HEX_CORNERS[i]] > 0) around[s[DISK + HEX_CORNERS[i]] - 1]++;
    for (let k = 0; k < KINDS; k++) {
      assert(
        around[k] === s[AROUND + hex * KINDS + k],
        `${aroundRule}: disks of kind ${k} around hex ${hex}`,
      );
    }
    for (let a = 0; a < ANIMALS; a++) {
      let level = 0;
      for (let k = 0; k < KINDS; k++) level += s[HAS + a * KINDS + k] * around[k];
      assert(level === s[LEVEL + hex * ANIMALS + a], `${levelRule}: the level of animal ${a} on hex ${hex}`);
      assert(s[CUBES + hex * ANIMALS + a] >= 0, `a negative count of cubes on hex ${hex}`);
    }
  }
}

/** Sets hold what they are said to. */
function checkSets(s: State): void {
  const anew = Int32Array.from(s);
  deriveSets(anew);
  for (let i = TILES; i < EARTH_END; i++) assert(s[i] === anew[i], `word ${i - TILES} of the sets`);
}

/** The sources of points add up. */
export function checkPoints(s: State, animal: number, rule: string): void {
  assert(s[POINTS + animal] >= 0, `${rule}: animal ${animal} has ${s[POINTS + animal]} points`);
  let parts = 0;
  for (let i = 0; i < SOURCES; i++) parts += s[PARTS + animal * SOURCES + i];
  assert(
    parts === s[POINTS + animal],
    `the sources of animal ${animal} add up to ${parts}, not ${s[POINTS + animal]}`,
  );
}
